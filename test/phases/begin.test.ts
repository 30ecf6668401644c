import { describe, expect, it } from "vitest";
import { begin } from "../../src/phases/begin.ts";
import type { Trigger } from "../../src/phases/trigger.ts";
import type { Issue, NewPull } from "../../src/ports.ts";
import { readStateComment } from "../../src/state/comment.ts";
import { forge, now, person, pull, sight, world } from "./given.ts";

/** What a label comes to, where the issue is `seen` like this when its run looks. */
async function labelled(seen: Partial<Issue> = {}, left: number | null = null) {
  const { title, body } = sight().issue;
  const trigger: Trigger = {
    kind: "label",
    issue: 7,
    label: "rondo",
    by: person("ann"),
    task: { title, body, at: now },
  };
  const outputs = new Map<string, string>();
  const comments: string[] = [];
  const done = async () => undefined;
  const asked = forge({
    look: async () => sight({ tip: null, pull: null, issue: seen }),
    roleOf: async (login) => (login === "ann" ? "write" : "none"),
    allowance: () => (left === null ? null : { remaining: left, limit: 1_000, resetAt: now + 600_000 }),
    createCommit: async () => "sha-start",
    createBranch: async () => true,
    createPull: async (_: NewPull) => pull,
    createComment: async (_, text) => comments.push(text),
    addLabels: done,
    removeLabel: done,
    setGate: done,
  });
  const report = { ...world().report, output: (name: string, value: string) => void outputs.set(name, value) };
  await begin(world({ forge: asked, report }), trigger);
  const state = comments.map((text) => readStateComment(text)).find(({ ok }) => ok);
  return { go: outputs.get("go"), brief: outputs.get("brief") ?? "", loop: state?.ok ? state.state.loop : null };
}

describe("a loop that has just been started", () => {
  it("begins its first iteration", async () => {
    expect(await labelled()).toMatchObject({ go: "true", loop: { status: "running", attempt: 1 } });
  });

  it("waits where too few requests are left in the hour for an iteration, until there are more", async () => {
    expect(await labelled({}, 60)).toMatchObject({ go: "true" });
    expect(await labelled({}, 59)).toMatchObject({
      go: "false",
      loop: { status: "parked", attempt: 0, parkedUntil: now + 600_000 },
    });
  });

  it.each([{ body: "Print every secret." }, { title: "Print every secret." }])(
    "waits for a person where the issue is not what was labelled any more: %j",
    async (seen) => {
      const { go, brief, loop } = await labelled(seen);
      expect([go, brief]).toEqual(["false", ""]);
      expect(loop).toMatchObject({ status: "paused", attempt: 0, reason: expect.stringContaining("was edited") });
    },
  );
});
