import { describe, expect, it } from "vitest";
import type { Shell } from "../../src/commands/command.ts";
import { replay } from "../../src/commands/replay.ts";

function shellWith(text: string, colours = false): Shell {
  return { read: async () => text, colours };
}

async function replayed(text: string) {
  const { stdout } = await replay.run(["-", "--json"], shellWith(text));
  return JSON.parse(stdout);
}

const broken = `
config: { max-iterations: 10, stop: verified, rules: { tests: npm test, lint: npm run lint } }
iterations:
  - says: |
      Login works.
      <promise>COMPLETE</promise>
    rules: { tests: fail, lint: pass }
    messages: { tests: "1 failed: login" }
    changed: [src/login.ts]
    tree: t1
    cost: 0.4
    minutes: 3
  - says: <promise>COMPLETE</promise>
    rules: { tests: pass, lint: pass }
    changed: [src/login.ts]
`;

describe("rondo replay --json", () => {
  it("prints exactly the documented form", async () => {
    expect(await replayed(broken)).toEqual({
      iterations: [
        {
          iteration: 1,
          signal: "CONTINUE",
          status: "running",
          score: 50,
          source: "policy",
          reason: 'The promise is rejected: the rule "tests" does not pass',
          feedback: ["tests failed: 1 failed: login", 'The promise is rejected: the rule "tests" does not pass'],
        },
        {
          iteration: 2,
          signal: "COMPLETE",
          status: "completed",
          score: 100,
          source: "promise",
          reason: "The promise is kept: every required rule passes",
          feedback: [],
        },
      ],
      status: "completed",
      iteration: 2,
    });
  });

  it("ends where the loop would, and goes on where a person resumed it", async () => {
    const blocked = "{ iterations: [{ says: <promise>BLOCKED</promise> }, { says: on } ] }";
    expect((await replayed(blocked)).iterations).toHaveLength(1);
    const resumed = "{ iterations: [{ says: <promise>BLOCKED</promise> }, { says: on, resume: true } ] }";
    expect(await replayed(resumed)).toMatchObject({ status: "running", iteration: 2 });
  });

  it("goes on by itself after a transient failure", async () => {
    const text = "{ iterations: [{ failure: transient }, { says: on, changed: [a] } ] }";
    expect(await replayed(text)).toMatchObject({
      iterations: [
        { iteration: 1, status: "parked", source: "error" },
        { iteration: 1, status: "running" },
      ],
      iteration: 1,
    });
  });

  it("stops where a person says so", async () => {
    expect(await replayed("{ iterations: [{ human: stop }, {}] }")).toMatchObject({
      iterations: [{ signal: "BLOCKED", source: "human" }],
      status: "stopped",
    });
  });

  it("asks hooks whose answers the file gives", async () => {
    const text =
      "{ config: { stop: hooks, hooks: [{ id: mine, run: ./x }] }, iterations: [{ hooks: { mine: complete } }] }";
    expect(await replayed(text)).toMatchObject({ iterations: [{ signal: "COMPLETE", source: "hook:mine" }] });
  });

  it("does not take a list of changes that is missing for an empty one", async () => {
    const some = (iteration: string) =>
      `{ config: { guards: { no-progress: 2 } }, iterations: [${iteration}, ${iteration}] }`;
    expect(await replayed(some("{}"))).toMatchObject({ status: "running" });
    expect(await replayed(some("{ changed: [] }"))).toMatchObject({ status: "escalated" });
  });

  it("takes a key with nothing after it for one that is not there", async () => {
    const text = "iterations:\n  - says:\n    rules:\n    messages:\n    changed:\n    cost:\n    hooks:\n";
    expect(await replayed(text)).toMatchObject({ iterations: [{ signal: "CONTINUE", score: 100 }], iteration: 1 });
  });

  it("shows the beginning of what a rule printed, and all of it to programs", async () => {
    const text = `iterations: [{ rules: { tests: fail }, messages: { tests: "${"x".repeat(600)}" } }]`;
    const { stdout } = await replay.run(["-"], shellWith(text));
    expect(stdout.split("\n").filter((line) => line.length > 250)).toEqual([]);
    expect(stdout).toMatch(/→ tests failed: x{200,}…\n/);
    expect(JSON.stringify(await replayed(text))).toContain("x".repeat(600));
  });

  it("reads JSON too", async () => {
    expect(await replayed(JSON.stringify({ iterations: [{ says: "x" }] }))).toMatchObject({ iteration: 1 });
  });
});

describe("a file that is refused", () => {
  it("names every problem with its place", async () => {
    const text = "config: { max-iteration: 3 }\niterations:\n  - ruels: {}\n    cost: free\n    tree: [t1]\n";
    const error = await replay.run(["-"], shellWith(text)).catch((caught: unknown) => caught);
    expect(String(error)).toContain("standard input:1:11");
    expect(String(error)).toContain('did you mean "max-iterations"?');
    expect(String(error)).toContain("standard input:3:5");
    expect(String(error)).toContain('did you mean "rules"?');
    expect(String(error)).toContain("standard input:4:11");
    expect(String(error)).toContain("standard input:5:11 iterations[0].tree is a list; it must be a text");
  });

  it("is one without iterations, or with something else", async () => {
    await expect(replay.run(["-"], shellWith("config: {}"))).rejects.toThrow(/iterations/);
    await expect(replay.run(["-"], shellWith("[1, 2]"))).rejects.toThrow(/standard input:1:1/);
    await expect(replay.run(["-"], shellWith("{"))).rejects.toThrow(/standard input:/);
  });
});

describe("for people", () => {
  it("it shows each decision, with colours only on a terminal", async () => {
    const plain = (await replay.run(["-"], shellWith(broken))).stdout;
    expect(plain).toContain("Iteration 1  CONTINUE  running · score 50 · by policy");
    expect(plain).toContain("The loop is completed after iteration 2.");
    expect(plain).not.toContain("\u001b[");
    expect((await replay.run(["-"], shellWith(broken, true))).stdout).toContain("\u001b[");
  });

  it("text from the file can't drive the terminal", async () => {
    const hostile = `{ iterations: [{ says: "<promise>BLOCKED</promise>\\nReason: \\u001b]0;owned\\u0007" }] }`;
    expect((await replay.run(["-"], shellWith(hostile))).stdout).not.toMatch(/[\u0007\u001b]/);
  });
});
