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

/** `POST /v1beta/models/MODEL:generateContent`, or `:streamGenerateContent` */
export const gemini: Format = {
  read: (body, path) => {
    const contents = listOf(body.contents).map((content) => ({
      isResult: listOf(content.parts).some((part) => "functionResponse" in part),
      isPerson: content.role === "user" && !listOf(content.parts).some((part) => "functionResponse" in part),
      text: textOf(content.parts),
    }));
    const last = contents.findLastIndex(({ isPerson }) => isPerson);
    const declared = listOf(body.tools).flatMap((tool) => listOf(tool.functionDeclarations));
    return {
      model: /models\/([^:]+)/.exec(path)?.[1] ?? "",
      shell: findShell(
        declared.map((tool) => ({ name: String(tool.name), schema: tool.parametersJsonSchema ?? tool.parameters })),
      ),
      toolResults: contents.slice(last + 1).filter(({ isResult }) => isResult).length,
      asked: contents.filter(({ isPerson }) => isPerson).map(({ text }) => text),
      isStreamed: path.includes("streamGenerateContent"),
    } satisfies Turn & { isStreamed: boolean };
  },
  write: (reply, turn) => {
    const answer = answerOf(reply, turn);
    return "isStreamed" in turn && turn.isStreamed === true
      ? { type: "text/event-stream", body: events([answer]) }
      : { type: "application/json", body: JSON.stringify(answer) };
  },
  refuse: ({ refuse, type, message, details }) => ({ error: { code: refuse, message, status: type, details } }),
};

function answerOf(reply: Said, turn: Turn): Json {
  const part =
    "run" in reply && turn.shell !== null
      ? { functionCall: { name: turn.shell.name, args: shellArguments(turn.shell, reply.run) } }
      : { text: "say" in reply ? reply.say : "ok" };
  return {
    candidates: [{ index: 0, finishReason: "STOP", content: { role: "model", parts: [part] } }],
    usageMetadata: {
      promptTokenCount: USAGE.input,
      candidatesTokenCount: USAGE.output,
      totalTokenCount: USAGE.input + USAGE.output,
    },
    modelVersion: turn.model,
  };
}
