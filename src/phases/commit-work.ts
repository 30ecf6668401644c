import type { Decision } from "../loop/decide.ts";
import type { Settings } from "../loop/settings.ts";
import type { Git, Pushed } from "../ports.ts";
import { commitMessage } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";
import type { BriefDocument } from "./brief-document.ts";
import { asksCi } from "./ci-results.ts";
import type { Landing } from "./landing.ts";
import { runOf } from "./start-loop.ts";
import { branchOf, type World } from "./world.ts";

export interface CommitRequest {
  readonly world: World;
  readonly git: Git;
  readonly brief: BriefDocument;
  readonly landing: Landing;
  readonly state: StateRecord;
  readonly settings: Settings;
  readonly decided: Decision;
  readonly said: string;
  readonly cost: number | null;
}

const author = { name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com" };

/** The commit point: one commit per iteration, pushed from just the commit that the agent began with. Null: nothing to land. */
export async function commitWork(request: CommitRequest): Promise<{ sha: string; pushed: Pushed } | null> {
  const { world, git, brief, landing, state, settings, decided, said, cost } = request;
  if (!landing.changesFiles) return null;
  const message = commitMessage(said, {
    loopId: state.loopId,
    iteration: brief.iteration,
    run: runOf(world),
    // The repository's own CI has yet to speak: should this run die now, nothing is proved.
    signal: decided.signal === "COMPLETE" && asksCi(settings) ? "CONTINUE" : (decided.signal ?? "CONTINUE"),
    cost,
    score: decided.loop.entries.at(-1)?.score ?? null,
    step: "iteration",
  });
  const parents = brief.merge === null ? [brief.base] : [brief.base, brief.merge];
  const sha = await git.commit({ tree: landing.tree, parents, message, author, at: new Date(world.clock.now()) });
  return { sha, pushed: await push(request, sha) };
}

const pausesMs: readonly number[] = [2_000, 10_000, 60_000];

/** Whatever git says, the branch itself tells whether the commit is there. */
async function push({ world, git, brief }: CommitRequest, commit: string): Promise<Pushed> {
  const branch = branchOf(brief.issue);
  for (let tries = 0; ; tries += 1) {
    const pushed = await git.push(branch, { commit, from: brief.base });
    if (pushed.ok || pushed.refusal === "workflow-files" || pushed.refusal === "protected") return pushed;
    const { tip } = await world.forge.look(brief.issue, branch);
    if (tip?.sha === commit) return { ok: true };
    if (tip?.sha !== brief.base) return { ...pushed, refusal: "not-fast-forward" };
    const pause = pausesMs[tries];
    if (pause === undefined) return pushed;
    await world.clock.sleep(pause);
  }
}
