/** What is read of outputs that the real CLIs printed, at the versions that `list.ts` pins. */
import { describe, expect, it } from "vitest";
import { classOf, failureOf } from "../../src/agents/faults.ts";
import { agents } from "../../src/agents/list.ts";
import { agentNames } from "../../src/loop/settings.ts";
import { captured, read, storiesOf } from "./captured.ts";

const PROMISE = "All done.\n<promise>COMPLETE</promise>";
const spent = { input: 2000, output: 100 };

describe("success", () => {
  it.each(agentNames)("%s: its words, its session and no fault", (agent) => {
    const { said, session, fault, isLimit, denied } = read(agent, "success");
    expect({ said, fault, isLimit, denied }).toEqual({ said: PROMISE, fault: null, isLimit: false, denied: [] });
    expect(session).toMatch(/^[0-9a-z_-]{20,}$/i);
  });

  it.each([
    ["claude", { cost: 0.01, tokens: spent }],
    ["codex", { cost: null, tokens: spent }],
    ["gemini", { cost: null, tokens: spent }],
    ["copilot", { cost: null, tokens: spent }],
    ["opencode", { cost: 0.005, tokens: spent }],
  ] as const)("%s tells cost and tokens, or null and never zero", (agent, expected) => {
    expect(read(agent, "success")).toMatchObject(expected);
  });

  it.each(agentNames)("%s tells what it declares, and no more", (agent) => {
    const { cost, tokens, session } = read(agent, "success");
    const { tells } = agents[agent];
    expect([cost !== null, tokens !== null, session !== null]).toEqual([
      tells.cost !== false,
      tells.tokens !== false,
      tells.session,
    ]);
  });
});

describe("a denied tool", () => {
  it.each([
    ["claude", ["Bash"]],
    ["gemini", ["run_shell_command"]],
    ["copilot", ["bash"]],
    ["opencode", ["bash"]],
    // It prints nothing of what its sandbox refused.
    ["codex", []],
  ] as const)("of %s is named, though the run is a success", (agent, denied) => {
    expect(read(agent, "denied")).toMatchObject({ denied, fault: null, isLimit: false });
    expect(agents[agent].tells.denied).toBe(denied.length > 0);
  });

  it.each(["claude", "codex", "gemini", "copilot"] as const)("does not keep %s from its promise", (agent) => {
    expect(read(agent, "denied").said).toBe(PROMISE);
  });

  it("ends opencode's run without a word", () => {
    expect(read("opencode", "denied").said).toBe("");
  });
});

describe("a limit of its own", () => {
  it.each(["claude", "gemini", "copilot"] as const)("of %s is no fault, and what it spent is told", (agent) => {
    expect(read(agent, "limit")).toMatchObject({ isLimit: true, fault: null, tokens: spent });
  });
});

describe("cut short", () => {
  it.each(agentNames)("%s has no fault of its own", (agent) => {
    expect(captured(agent, "killed").exit).toBeNull();
    expect(read(agent, "killed")).toMatchObject({ fault: null, isLimit: false, said: "", denied: [] });
  });

  it.each(["claude", "codex", "gemini", "opencode"] as const)("%s still told its session", (agent) => {
    expect(read(agent, "killed").session).not.toBeNull();
  });

  it.each(["claude", "copilot", "opencode"] as const)("%s told the tokens so far", (agent) => {
    expect(read(agent, "killed").tokens).toEqual({ input: 1000, output: 50 });
  });

  it("a line that was cut in the middle is passed over", () => {
    const whole = captured("claude", "killed");
    expect(agents.claude.read({ ...whole, stdout: whole.stdout.slice(0, -100) })).toMatchObject({ fault: null });
  });
});

describe("resumed", () => {
  it.each([
    ["claude", { cost: 0.02, tokens: spent }],
    ["codex", { cost: null, tokens: { input: 4000, output: 200 } }],
    ["gemini", { cost: null, tokens: spent }],
    ["copilot", { cost: null, tokens: { input: 4000, output: 200 } }],
    ["opencode", { cost: 0.005, tokens: spent }],
  ] as const)("%s counts over the session where it declares so, and anew elsewhere", (agent, expected) => {
    expect(read(agent, "resumed")).toMatchObject({ ...expected, said: PROMISE, fault: null });
    const doubled = [expected.cost === 0.02, expected.tokens.input === 4000];
    const { tells } = agents[agent];
    expect(doubled).toEqual([tells.cost === "session", tells.tokens === "session"]);
  });

  it.each(agentNames)("%s without its session is a fault that a fresh one mends", (agent) => {
    expect(read(agent, "lost-session").fault?.kind).toBe("session");
  });
});

describe("faults", () => {
  const kinds: readonly (readonly [story: string, kind: string, failure: string])[] = [
    ["wrong-key", "key", "blocking"],
    ["unknown-model", "model", "blocking"],
    ["quota", "quota", "blocking"],
    ["rate-limit", "rate-limit", "transient"],
    ["server-error", "overload", "transient"],
  ];
  const cases = kinds.flatMap(([story, kind, failure]) =>
    agentNames.map((agent) => [agent, story, kind, failure] as const),
  );

  it.each(["claude", "codex", "gemini", "copilot"] as const)(
    "%s without a key: blocking, and says which one to set",
    (agent) => {
      const { fault } = read(agent, "no-key");
      expect(fault?.kind).toBe("key");
      expect(fault && failureOf(fault, agents[agent])).toMatchObject({ class: "blocking" });
      expect(fault && failureOf(fault, agents[agent]).message).toContain(`set the secret ${agents[agent].keys[0]}`);
    },
  );

  it.each(cases)("%s, %s: %s, which is %s", (agent, story, kind, failure) => {
    const { fault, said } = read(agent, story);
    expect(fault?.kind).toBe(kind);
    expect(fault && classOf(fault)).toBe(failure);
    expect(fault?.message).not.toBe("");
    expect(said).toBe("");
  });
});

describe("the record", () => {
  it.each(agentNames)("holds no path of the machine that recorded %s", (agent) => {
    const texts = storiesOf(agent).flatMap((story) => {
      const { stdout, stderr, result } = captured(agent, story);
      return [stdout, stderr, result ?? ""];
    });
    expect(texts.filter((text) => /(?<!bunfs)\/root\/|capture-|\/work\//.test(text))).toEqual([]);
  });
});
