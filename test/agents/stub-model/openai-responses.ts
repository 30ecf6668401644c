import {
  events,
  type Format,
  findShell,
  type Json,
  listOf,
  type Said,
  SCRIPT_TOOL,
  shellArguments,
  type Turn,
  textOf,
  USAGE,
} from "./reply.ts";

/**
 * `POST /v1/responses`. The tools stand in the request, or in its first input item; and for the newest models of
 * codex there is one tool for all, which runs JavaScript that calls the others.
 */
export const openaiResponses: Format = {
  read: (body) => {
    const items = listOf(body.input);
    const last = items.findLastIndex((item) => item.role === "user");
    return {
      model: String(body.model),
      shell: findShell(toolsOf([...listOf(body.tools), ...items.flatMap((item) => listOf(item.tools))])),
      toolResults: items.slice(last + 1).filter((item) => String(item.type).endsWith("_output")).length,
      asked: items.filter((item) => item.role === "user").map((item) => textOf(item.content)),
    };
  },
  write: (reply, turn) => ({ type: "text/event-stream", body: events(stream(reply, turn), true) }),
  refuse: ({ type, message }) => ({ error: { type, code: type, message, param: null } }),
};

function toolsOf(tools: readonly Json[]): readonly { readonly name: string; readonly schema: unknown }[] {
  return tools.flatMap((tool) =>
    tool.type === "namespace"
      ? toolsOf(listOf(tool.tools))
      : [{ name: String(tool.name ?? tool.type), schema: tool.parameters }],
  );
}

function stream(reply: Said, turn: Turn): readonly Json[] {
  const id = `resp_${turn.asked.length}_${turn.toolResults}`;
  const item = itemOf(reply, turn);
  const usage = {
    input_tokens: USAGE.input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: USAGE.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: USAGE.input + USAGE.output,
  };
  const response = { id, object: "response", model: turn.model, output: [item], usage };
  return [
    { type: "response.created", response: { ...response, status: "in_progress", output: [], usage: null } },
    { type: "response.output_item.added", output_index: 0, item },
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: { ...response, status: "completed" } },
  ];
}

function itemOf(reply: Said, turn: Turn): Json {
  if (!("run" in reply) || turn.shell === null) {
    const content = [{ type: "output_text", text: "say" in reply ? reply.say : "ok", annotations: [] }];
    return { type: "message", id: "msg_stub", role: "assistant", status: "completed", content };
  }
  const id = `call_${turn.asked.length}_${turn.toolResults}`;
  const call = { call_id: id, name: turn.shell.name, status: "completed" };
  if (turn.shell.name === SCRIPT_TOOL) {
    const input = `text(await tools.exec_command(${JSON.stringify({ cmd: reply.run })}))`;
    return { type: "custom_tool_call", id: `ctc_${id}`, ...call, input };
  }
  return {
    type: "function_call",
    id: `fc_${id}`,
    ...call,
    arguments: JSON.stringify(shellArguments(turn.shell, reply.run)),
  };
}
