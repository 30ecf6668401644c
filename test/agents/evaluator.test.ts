import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { evaluate, readVerdict } from "../../src/agents/evaluator.ts";
import { fakeClis } from "./fake-cli.ts";
import { folder, path, task } from "./given.ts";

const yes = '{"ok": true, "reason": "complete"}';

describe("a verdict", () => {
  it("is one JSON object, with space around it or not", () => {
    expect(readVerdict(` \n${yes}\n`)).toEqual({ ok: true, reason: "complete" });
    expect(readVerdict('{"ok":false,"reason":"next: fix the login"}')).toEqual({
      ok: false,
      reason: "next: fix the login",
    });
  });

  it.each([
    ["a preamble", `Here is my verdict:\n${yes}`, 'the answer begins with "Here is my verdict:'],
    ["a code fence", `\`\`\`json\n${yes}\n\`\`\``, 'begins with "```json'],
    ["words after it", `${yes}\nI hope that helps.`, "is not one JSON object"],
    ["two of them", `${yes}\n{"ok":false,"reason":"no"}`, "is not one JSON object"],
    ["nothing", "  \n", "the answer is empty"],
    ["a list", `[${yes}]`, "the answer is not an object"],
    ["a text for ok", '{"ok":"true","reason":"x"}', '"ok" must be true or false'],
    ["no reason", '{"ok":true}', '"reason" must be a text'],
    ["an empty reason", '{"ok":true,"reason":" "}', '"reason" must be a text'],
  ])("with %s is refused by name", (_, said, message) => {
    const verdict = readVerdict(said);
    expect(verdict).toMatchObject({ error: "json-validation-failed" });
    expect("message" in verdict && verdict.message).toContain(message);
  });
});

function ask(command: string, given: Partial<Parameters<typeof evaluate>[0]> = {}) {
  const { session: _session, timeoutMs: _timeout, ...rest } = task({ choice: { command }, prompt: "Is it done?" });
  return evaluate({ ...rest, ...given });
}

describe("an evaluator", () => {
  it("is told to answer in JSON only", async () => {
    const { reports } = await ask("cat > asked; cat asked");
    expect(reports[0]?.said).toMatch(/^Is it done\?[\s\S]*JSON ONLY:\n$/);
  });

  it("is asked once if it answers", async () => {
    expect(await ask(`echo '${yes}'`)).toMatchObject({ verdict: { ok: true, reason: "complete" }, reports: [{}] });
  });

  it("is asked once more, with what was wrong, and then no more", async () => {
    const checkout = folder();
    const command = `cat >> asked; echo "Sure! Here you go"`;
    const { verdict, reports } = await ask(command, { folder: checkout });
    expect(verdict).toMatchObject({ error: "json-validation-failed" });
    expect(reports).toHaveLength(2);
    const asked = readFileSync(join(checkout, "asked"), "utf8");
    expect(asked.match(/Your last answer was refused: JSON validation failed/g)).toHaveLength(1);
  });

  it("may do better the second time", async () => {
    const command = `if [ -e again ]; then echo '${yes}'; else touch again; echo "Well: ${"x".repeat(5)}"; fi`;
    expect(await ask(command)).toMatchObject({ verdict: { ok: true }, reports: [{}, {}] });
  });

  it("has failed if it takes too long, twice", async () => {
    const { verdict, reports } = await ask("sleep 60", { timeoutMs: 200 });
    expect(verdict).toMatchObject({ error: "evaluator-failed" });
    expect(reports.map(({ ended }) => ended)).toEqual(["timeout", "timeout"]);
  });

  it("that can't run at all is not asked again", async () => {
    const { verdict, reports } = await ask("rondo-no-such-evaluator");
    expect(verdict).toMatchObject({ error: "evaluator-failed" });
    expect(reports).toHaveLength(1);
  });

  it.each([
    ["claude", "--permission-mode dontAsk --disallowedTools Bash,Edit,Write,NotebookEdit,WebFetch"],
    ["codex", "--sandbox read-only"],
    ["gemini", "--approval-mode plan"],
    ["copilot", "--deny-tool=shell --deny-tool=write"],
    ["opencode", "run --format json"],
  ] as const)("%s is told to write nothing, instead of to do what it likes", async (name, told) => {
    const checkout = folder();
    const environment = { PATH: fakeClis({ [name]: ["success"] }) };
    await ask("", { choice: { use: name, model: null, args: [] }, folder: checkout, environment });
    const args = readFileSync(join(checkout, "arguments"), "utf8").split("\n")[0] ?? "";
    expect(args).toContain(told);
    expect(args).not.toMatch(/bypass|yolo|--allow-all|--auto/);
    const { OPENCODE_CONFIG_CONTENT: config = "" } = Object.fromEntries(
      readFileSync(join(checkout, "environment"), "utf8")
        .split("\n")
        .map((line) => line.split("=")),
    );
    expect(config.includes('"bash":"deny"')).toBe(name === "opencode");
  });

  it("sees no more than an agent does", async () => {
    const environment = { PATH: path, GITHUB_TOKEN: "ghs_0123456789" };
    const { reports } = await ask("env", { environment });
    expect(reports[0]?.said).not.toContain("GITHUB_TOKEN");
  });
});
