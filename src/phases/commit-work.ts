import type { Decision } from "../loop/decide.ts";
import type { Git, Pushed } from "../ports.ts";
import { commitMessage } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";
import type { BriefDocument } from "./brief-document.ts";
import type { Landing } from "./landing.ts";
import { runOf } from "./start-loop.ts";
import { branchOf, type World } from "./world.ts";

export interface CommitRequest {
  readonly world: World;
  readonly git: Git;
  readonly brief: BriefDocument;
  readonly landing: Landing;
  readonly state: StateRecord;
  readonly decided: Decision;
  readonly said: string;
  readonly cost: number | null;
}

const author = { name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com" };

/** The commit point: one commit per iteration, pushed from just the commit that the agent began with. Null: nothing to land. */
export async function commitWork(request: CommitRequest): Promise<{ sha: string; pushed: Pushed } | null> {
  const { world, git, brief, landing, state, decided, said, cost } = request;
  if (!landing.changesFiles) return null;
  const message = commitMessage(said, {
    loopId: state.loopId,
    iteration: brief.iteration,
    run: runOf(world),
    signal: decided.signal ?? "CONTINUE",
    cost,
    score: decided.loop.entries.at(-1)?.score ?? null,
    step: "iteration",
  });
  const parents = brief.merge === null ? [brief.base] : [brief.base, brief.merge];
  const sha = await git.commit({ tree: landing.tree, parents, message, author, at: new Date(world.clock.now()) });
  return { sha, pushed: await git.push(branchOf(brief.issue), { commit: sha, from: brief.base }) };
}
