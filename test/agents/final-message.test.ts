import { describe, expect, test } from "vitest";
import { finalMessages } from "../../src/agents/list.ts";
import { agentNames } from "../../src/loop/settings.ts";

const said = "All green.\n\n<promise>COMPLETE</promise>";
const earlier = "I will start with the tests.";

function lines(...events: readonly unknown[]): string {
  return `${events.map((event) => JSON.stringify(event)).join("\n")}\n`;
}

const claudeResult = { type: "result", subtype: "success", is_error: false, result: said, total_cost_usd: 0.42 };
const claudeSays = (text: string) => ({ type: "assistant", message: { content: [{ type: "text", text }] } });
const codexSays = (text: string) => ({ type: "item.completed", item: { id: "item_1", type: "agent_message", text } });
const copilotSays = (content: string) => ({ type: "assistant.message", data: { messageId: "m1", content } });
const opencodeSays = (text: string) => ({ type: "text", sessionID: "ses_1", part: { type: "text", text } });
const geminiAnswer = { session_id: "s1", response: said, stats: { models: {} } };

/** What each CLI prints in its JSON format when all goes well: something earlier, then the final message. */
const printed = {
  claude: lines({ type: "system", subtype: "init" }, claudeSays(earlier), claudeSays(said), claudeResult),
  codex: lines(
    { type: "thread.started", thread_id: "t1" },
    codexSays(earlier),
    { type: "item.completed", item: { type: "command_execution", command: "npm test", aggregated_output: said } },
    codexSays(said),
    { type: "turn.completed", usage: { input_tokens: 10, output_tokens: 5 } },
  ),
  gemini: `${JSON.stringify(geminiAnswer, null, 2)}\n`,
  copilot: lines(copilotSays(earlier), { type: "tool.execution_complete", data: { content: "x" } }, copilotSays(said), {
    type: "result",
    sessionId: "s1",
  }),
  opencode: lines(
    { type: "step_start" },
    opencodeSays(earlier),
    { type: "tool_use", part: { text: "x" } },
    opencodeSays(said),
    { type: "step_finish", part: { cost: 0.01 } },
  ),
} as const;

describe.each(agentNames)("%s", (agent) => {
  const finalMessage = finalMessages[agent];

  test("gives the last thing the agent said", () => {
    expect(finalMessage(printed[agent])).toBe(said);
  });

  test("is not disturbed by what others print before, between and after", () => {
    const noise = "Warning: 1 deprecation\n{not json\n[1, 2\nnull\n42\n";
    const between = agent === "gemini" ? printed[agent] : printed[agent].replaceAll("\n", `\n${noise}`);
    expect(finalMessage(`${noise}${between}${noise}Bye.\n`)).toBe(said);
  });

  test("reads Windows line ends, a byte order mark and a missing last line end", () => {
    expect(finalMessage(`\ufeff${printed[agent].replaceAll("\n", "\r\n")}`)).toBe(said);
    expect(finalMessage(printed[agent].trimEnd())).toBe(said);
  });

  test("finds the message behind ten megabytes of events", () => {
    const event = `${JSON.stringify({ type: "noise", text: "x".repeat(10_000) })}\n`;
    expect(finalMessage(event.repeat(1_000) + printed[agent])).toBe(said);
  });

  test.each([
    ["nothing", ""],
    ["plain text", said],
    ["a bare JSON string", JSON.stringify(said)],
    ["nulls where objects belong", lines(null, { type: "result" }, { type: "item.completed", item: null }, {})],
    [
      "other types where text belongs",
      lines({ type: "result", result: 1, response: {} }, { type: "item.completed", item: { text: 5 } }),
    ],
    ["a message without content", lines({ type: "text" }, { type: "assistant.message" }, { type: "text", part: [] })],
  ])("gives null for %s", (_, text) => {
    expect(finalMessage(text)).toBeNull();
  });

  test("never takes a cut message for a whole one", () => {
    const text = printed[agent];
    for (let length = 0; length < text.length; length++) {
      expect([null, earlier, said]).toContain(finalMessage(text.slice(0, length)));
    }
  });
});

describe("claude", () => {
  const { claude } = finalMessages;

  test.each([
    ["json", JSON.stringify(claudeResult)],
    ["json over several lines", JSON.stringify(claudeResult, null, 2)],
    ["json --verbose", JSON.stringify([{ type: "system" }, claudeSays(earlier), claudeResult])],
  ])("reads the output format %s", (_, text) => {
    expect(claude(text)).toBe(said);
  });

  test("has no final message when its limits end it, for then there is no result", () => {
    expect(claude(lines(claudeSays(said), { type: "result", subtype: "error_max_turns", is_error: true }))).toBeNull();
  });

  test("does not take the API's error for the agent's words, though it says success", () => {
    expect(claude(lines({ ...claudeResult, is_error: true }))).toBeNull();
  });

  test("has no final message when it was killed before its result", () => {
    expect(claude(lines({ type: "system" }, claudeSays(said)))).toBeNull();
  });

  test("still gives the message when tools were denied", () => {
    expect(claude(lines({ ...claudeResult, permission_denials: [{ tool_name: "Bash" }] }))).toBe(said);
  });
});

describe("codex", () => {
  test("does not take reasoning, commands or unfinished items for messages", () => {
    const text = lines(
      codexSays(said),
      { type: "item.completed", item: { type: "reasoning", text: "Maybe." } },
      { type: "item.started", item: { type: "agent_message", text: "Not yet" } },
      { type: "item.completed", item: { type: "error", message: "a warning" } },
    );
    expect(finalMessages.codex(text)).toBe(said);
  });
});

describe("gemini", () => {
  test("has no final message when it answers with an error", () => {
    expect(finalMessages.gemini(JSON.stringify({ error: { type: "ApiError", message: said } }, null, 2))).toBeNull();
  });

  test("is not misled by other JSON around its answer", () => {
    const other = JSON.stringify({ error: { code: 429 } }, null, 2);
    expect(finalMessages.gemini(`${other}\n${printed.gemini}${other}\n`)).toBe(said);
  });
});

describe("copilot", () => {
  test("passes over messages that only call tools", () => {
    expect(finalMessages.copilot(lines(copilotSays(said), copilotSays("")))).toBe(said);
  });
});
