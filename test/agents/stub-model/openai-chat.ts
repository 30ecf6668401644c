import {
  events,
  type Format,
  findShell,
  type Json,
  listOf,
  objectOf,
  type Said,
  shellArguments,
  type Turn,
  textOf,
  USAGE,
} from "./reply.ts";

/** `POST /v1/chat/completions` */
export const openaiChat: Format = {
  read: (body) => {
    const messages = listOf(body.messages);
    const last = messages.findLastIndex(({ role }) => role === "user");
    const tools = listOf(body.tools).map((tool) => objectOf(tool.function));
    return {
      model: String(body.model),
      shell: findShell(tools.map((tool) => ({ name: String(tool.name), schema: tool.parameters }))),
      toolResults: messages.slice(last + 1).filter(({ role }) => role === "tool").length,
      asked: messages.filter(({ role }) => role === "user").map(({ content }) => textOf(content)),
      isStreamed: body.stream === true,
    } satisfies Turn & { isStreamed: boolean };
  },
  write: (reply, turn) =>
    "isStreamed" in turn && turn.isStreamed === false
      ? { type: "application/json", body: JSON.stringify(whole(reply, turn)) }
      : { type: "text/event-stream", body: `${events(stream(reply, turn))}data: [DONE]\n\n` },
  refuse: ({ type, message }) => ({ error: { type, code: type, message, param: null } }),
};

const usage = {
  prompt_tokens: USAGE.input,
  completion_tokens: USAGE.output,
  total_tokens: USAGE.input + USAGE.output,
};

function messageOf(reply: Said, turn: Turn): { readonly message: Json; readonly finish: string } {
  if (!("run" in reply) || turn.shell === null) {
    return { message: { role: "assistant", content: "say" in reply ? reply.say : "ok" }, finish: "stop" };
  }
  const call = { name: turn.shell.name, arguments: JSON.stringify(shellArguments(turn.shell, reply.run)) };
  const id = `call_${turn.asked.length}_${turn.toolResults}`;
  const tool_calls = [{ index: 0, id, type: "function", function: call }];
  return { message: { role: "assistant", content: null, tool_calls }, finish: "tool_calls" };
}

function whole(reply: Said, turn: Turn): Json {
  const { message, finish } = messageOf(reply, turn);
  const choices = [{ index: 0, message, finish_reason: finish }];
  return { id: "chatcmpl-stub", object: "chat.completion", created: 0, model: turn.model, choices, usage };
}

function stream(reply: Said, turn: Turn): readonly Json[] {
  const { message, finish } = messageOf(reply, turn);
  const chunk = { id: "chatcmpl-stub", object: "chat.completion.chunk", created: 0, model: turn.model };
  return [
    { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: finish }] },
    { ...chunk, choices: [], usage },
  ];
}
