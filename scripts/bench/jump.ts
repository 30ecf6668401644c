import { resolveSettings } from "../../src/config/resolve.ts";
import { decide } from "../../src/loop/decide.ts";
import type { Loop } from "../../src/loop/loop.ts";
import { continuationKey } from "../../src/phases/continuation.ts";
import { gateUrl } from "../../src/phases/ledger.ts";
import { commitMessage } from "../../src/render/commit-message.ts";
import { readStateComment, writeStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { type Bench, call, name } from "./repository.ts";

/** The same work in every iteration, so that whatever grows, grows by itself. */
export function worked(loop: Loop, iteration: number): Loop {
  const settings = { ...resolveSettings([]), maxIterations: 10_000, maxDurationMs: 1e15, budget: null };
  const begun = decide(loop, { type: "begin", at: iteration * 1e6 }, settings);
  const outcome = {
    said: `Step ${iteration} of many is done, and the next one comes.`,
    failure: null,
    rules: [{ name: "tests", result: "pass", message: "12 passed" } as const],
    changed: ["src/a.ts"],
    tree: `${iteration}`.padStart(40, "0"),
    validatedTree: null,
    cost: 0.01,
    ms: 60_000,
    hooks: {},
    human: null,
  };
  return decide(begun.loop, { type: "finished", at: iteration * 1e6 + 6e4, outcome }, settings).loop;
}

const may = {
  contents: "write",
  issues: "write",
  "pull-requests": "write",
  statuses: "write",
  actions: "write",
} as const;

/**
 * Puts a loop that rests where it would be after so many iterations more, comment and ledger alike, and starts the run
 * that goes on with it. A hundred real ones take minutes, and are one like the other.
 */
export async function jumpTo({ forge, service }: Bench, iteration: number): Promise<void> {
  const runId = service.runs(name)[0]?.id ?? 0;
  const token = forge.mintJobToken({ repository: name, permissions: may, runId });
  const comments = (await call(forge, token, "GET /issues/comments")) as readonly { id: number; body: string }[];
  const [comment, state] = comments.flatMap(({ id, body }) => {
    const read = readStateComment(body);
    return read.ok ? [id, read.state] : [];
  }) as [number, StateRecord];
  let loop: Loop = { ...state.loop, status: "running", reason: "", waitsFor: null };
  for (let next = loop.iteration + 1; next <= iteration; next++) loop = worked(loop, next);
  const tip = (await call(forge, token, `GET /git/commits/${state.head}`)) as { tree: { sha: string } };
  const record = {
    loopId: state.loopId,
    iteration,
    run: `${runId}.1`,
    signal: "CONTINUE",
    cost: 0.01,
    score: 100,
  } as const;
  const commit = (await call(forge, token, "POST /git/commits", {
    message: commitMessage("Work", { ...record, step: "iteration" }),
    tree: tip.tree.sha,
    parents: [state.head],
  })) as { sha: string };
  const head = commit.sha;
  await call(forge, token, "PATCH /git/refs/heads/rondo/issue-1", { sha: head });
  const limits = { ...state.limits, maxIterations: iteration + 2 };
  const there: StateRecord = { ...state, head, loop, claim: null, limits };
  await call(forge, token, `PATCH /issues/comments/${comment}`, { body: writeStateComment("The loop.", there) });
  const url = gateUrl(`${forge.url}/${name}/actions/runs/${runId}`, there, comment);
  const gate = { state: "pending", context: "rondo", description: "bench", target_url: url };
  await call(forge, token, `POST /statuses/${head}`, gate);
  for (const on of [1, state.pull])
    await call(forge, token, `PUT /issues/${on}/labels`, { labels: ["rondo", "rondo: running"] });
  const inputs = { issue: "1", key: continuationKey(state.loopId, iteration + 1) };
  await call(forge, token, "POST /actions/workflows/rondo.yml/dispatches", { ref: "main", inputs });
}
