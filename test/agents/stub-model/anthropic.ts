import {
  events,
  type Format,
  findShell,
  type Json,
  listOf,
  type Said,
  shellArguments,
  type Turn,
  textOf,
  USAGE,
} from "./reply.ts";

/** `POST /v1/messages` */
export const anthropic: Format = {
  read: (body) => {
    const messages = listOf(body.messages);
    const spoken = messages.map((message) => ({
      isPerson: message.role === "user" && !isResult(message),
      isResult: isResult(message),
      text: textOf(message.content),
    }));
    const last = spoken.findLastIndex(({ isPerson }) => isPerson);
    return {
      model: String(body.model),
      shell: findShell(listOf(body.tools).map((tool) => ({ name: String(tool.name), schema: tool.input_schema }))),
      toolResults: spoken.slice(last + 1).filter((message) => message.isResult).length,
      asked: spoken.filter(({ isPerson }) => isPerson).map(({ text }) => text),
    };
  },
  write: (reply, turn) => ({ type: "text/event-stream", body: events(stream(reply, turn), true) }),
  refuse: ({ type, message }) => ({ type: "error", error: { type, message } }),
};

function isResult(message: Json): boolean {
  return listOf(message.content).some((part) => part.type === "tool_result");
}

function stream(reply: Said, turn: Turn): readonly Json[] {
  const isCall = "run" in reply && turn.shell !== null;
  const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output };
  const start = isCall
    ? { type: "tool_use", id: `toolu_${turn.toolResults}_${turn.asked.length}`, name: turn.shell.name, input: {} }
    : { type: "text", text: "" };
  const delta = isCall
    ? { type: "input_json_delta", partial_json: JSON.stringify(shellArguments(turn.shell, reply.run)) }
    : { type: "text_delta", text: "say" in reply ? reply.say : "ok" };
  const message = {
    id: "msg_stub",
    type: "message",
    role: "assistant",
    model: turn.model,
    content: [],
    stop_reason: null,
  };
  return [
    { type: "message_start", message: { ...message, stop_sequence: null, usage } },
    { type: "content_block_start", index: 0, content_block: start },
    { type: "content_block_delta", index: 0, delta },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: isCall ? "tool_use" : "end_turn", stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
}
