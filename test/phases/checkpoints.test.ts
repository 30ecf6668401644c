import { describe, expect, it } from "vitest";
import type { HookTrace } from "../../src/loop/hooks.ts";
import { checkpointRef, directOrder, markCheckpoints } from "../../src/phases/checkpoints.ts";
import { begun, forge, iterationCommit, startCommit, world } from "./given.ts";

const asks = (...names: readonly string[]): readonly HookTrace[] =>
  names.map((checkpoint, index) => ({ id: `h${index}`, action: "continue", reason: "", checkpoint }));

async function marked(hooks: readonly HookTrace[], mark = async () => {}) {
  const marks: unknown[] = [];
  const warnings: string[] = [];
  const { report } = world();
  await markCheckpoints(
    {
      forge: forge({
        mark: async (...given) => {
          await mark();
          marks.push(given);
        },
      }),
      report: { ...report, warning: (line) => void warnings.push(line) },
    },
    begun({ head: "sha-5" }),
    hooks,
  );
  return { marks, warnings };
}

describe("checkpoints that hooks ask for", () => {
  it("name the landed commit, each once", async () => {
    expect((await marked(asks("midpoint", "midpoint", "schema"))).marks).toEqual([
      [`rondo/${begun().loopId}/midpoint`, "sha-5"],
      [`rondo/${begun().loopId}/schema`, "sha-5"],
    ]);
  });

  it("cost no request where none is asked for", async () => {
    const silent = [{ id: "a", action: "continue", reason: "" }] as const;
    await markCheckpoints({ forge: forge(), report: world().report }, begun(), silent);
  });

  it("are few, however many a list names that came through the agent's job", async () => {
    expect((await marked(asks("a", "b", "c", "d", "e", "f"))).marks).toHaveLength(5);
  });

  it("that can't be written are told, and the loop goes on", async () => {
    const refusal = () => Promise.reject(new Error("Resource not accessible"));
    const { warnings } = await marked(asks("midpoint"), refusal);
    expect(warnings).toEqual(["The checkpoint midpoint could not be written: Resource not accessible"]);
  });
});

describe("a rollback to a checkpoint by its name", () => {
  const state = begun({ head: "sha-6" });
  const history = [iterationCommit(6), iterationCommit(5), startCommit()];
  const resolved = (sha: string | null, commits = history) =>
    directOrder(
      { do: "revisit", name: "midpoint" },
      state,
      forge({
        marked: async (ref) => (ref === checkpointRef(state.loopId, "midpoint") ? sha : expect.fail(ref)),
        history: async () => commits,
      }),
    );

  it("is one to the iteration that it was made in", async () => {
    expect(await resolved("sha-5")).toEqual({ do: "rollback", to: 5 });
  });

  it.each([
    ["does not exist", null, history, "This loop has no such checkpoint"],
    ["is not on the branch", "sha-of-somebody", history, "It is not of this loop"],
    ["is of an earlier loop", "sha-5", [iterationCommit(5, { loopId: "7-1" })], "It is not of this loop"],
  ] as const)("to one that %s is answered", async (_, sha, commits, why) => {
    expect(await resolved(sha, [...commits])).toEqual({ do: "nothing", why: expect.stringContaining(why) });
  });
});
