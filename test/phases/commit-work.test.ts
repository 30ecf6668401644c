import { describe, expect, it } from "vitest";
import { resolveSettings } from "../../src/config/resolve.ts";
import { decide } from "../../src/loop/decide.ts";
import type { BriefDocument } from "../../src/phases/brief-document.ts";
import { type CommitRequest, commitWork } from "../../src/phases/commit-work.ts";
import type { Git, Pushed } from "../../src/ports.ts";
import { begun, forge, now, sight, tip, world } from "./given.ts";

const settings = resolveSettings([]);
const state = begun({ head: "sha-base" });

/** What is pushed, while the branch is at `at`. */
async function pushes(at: string, pushed: Pushed) {
  const made: unknown[] = [];
  const git = {
    commit: async () => "sha-work",
    push: async (branch: string, change: unknown) => {
      made.push([branch, change]);
      return pushed;
    },
  } as Partial<Git> as Git;
  const here = forge({ look: async () => sight({ tip: tip({ sha: at, message: "", tree: "t", parents: [] }) }) });
  const request = {
    ...{ world: world({ forge: here }), git, state, settings, said: "Work", cost: null },
    brief: { issue: 7, iteration: 1, base: "sha-base", merge: null } as Partial<BriefDocument> as BriefDocument,
    landing: { tree: "tree-work", changesFiles: true } as Partial<CommitRequest["landing"]> as CommitRequest["landing"],
    decided: decide(state.loop, { type: "begin", at: now }, settings),
  };
  return { made, landed: await commitWork(request) };
}

describe("the commit point", () => {
  it("is a push from just the commit that the agent began with, wherever the branch is by now", async () => {
    const { made } = await pushes("sha-of-a-person", { ok: true });
    expect(made).toEqual([["rondo/issue-7", { commit: "sha-work", from: "sha-base" }]]);
  });

  it("is not tried again on top of what somebody else pushed", async () => {
    const refused: Pushed = { ok: false, refusal: "not-fast-forward", why: "stale info" };
    const { made, landed } = await pushes("sha-of-a-person", refused);
    expect(made).toHaveLength(1);
    expect(landed?.pushed).toEqual(refused);
  });

  it("is done where the answer alone was lost", async () => {
    const lost: Pushed = { ok: false, refusal: "unreachable", why: "timed out" };
    expect((await pushes("sha-work", lost)).landed?.pushed).toEqual({ ok: true });
  });
});
