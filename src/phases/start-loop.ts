import { newLoop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { NamedFile, NewPull, Pull, Refused, Sight } from "../ports.ts";
import { type CommitRecord, type Origin, startMessage } from "../render/commit-message.ts";
import { openingBody, pullTitle } from "../render/pull-body.ts";
import { type Chain, type Limits, noLimits, noProgress, type ProfileFile, type StateRecord } from "../state/record.ts";
import { loopIdOf } from "./find-loop.ts";
import { stepsNow } from "./steps.ts";
import { withTask } from "./task-file.ts";
import { branchOf, type World } from "./world.ts";

/** Who wants what, with which settings. */
export interface Wish {
  readonly startedBy: string;
  /** A digest of the task. */
  readonly task: string;
  readonly profile: string | null;
  readonly profileFile: ProfileFile | null;
  readonly settings: Settings;
  readonly issueSettings: string | null;
  /** The file that is the task, where the issue itself is not. */
  readonly taskFile?: NamedFile | null;
  readonly readiness: number | null;
  /** What is said on the issue once the loop has begun. */
  readonly remark: string | null;
  /** Limits of a manual start. */
  readonly limits?: Limits;
  /** Where it is one of several phases. */
  readonly chain: Chain | null;
  /** The phase before. */
  readonly before?: StateRecord;
}

export interface Started {
  readonly state: StateRecord;
  readonly pull: Pull | null;
}

/** Branch, empty first commit, draft pull request: so that everything has a place from the first minute on. */
export async function startLoop(world: World, seen: Sight, wish: Wish): Promise<Started> {
  const { taskFile = null } = wish;
  const sight = withTask(seen, taskFile?.text ?? null);
  const { issue, repository } = sight;
  const loopId = loopIdOf(issue.number, world.run.id);
  const origin: Origin = {
    startedBy: wish.startedBy,
    task: wish.task,
    settings: wish.before ? wish.before.settings : (sight.settings?.blob ?? null),
    profile: wish.profile,
    profileFile: wish.profileFile,
    base: wish.before?.base ?? repository.defaultBranch,
    chain: wish.chain,
    issueSettings: wish.issueSettings,
    readiness: wish.readiness,
    taskFile: taskFile && { path: taskFile.path, blob: taskFile.blob },
  };
  const head = await firstCommit(world, sight, { loopId, origin, goesOn: wish.before !== undefined });
  const pull = await openPull(world, sight, wish.startedBy);
  const newest = Math.max(0, ...sight.comments.map(({ id }) => id));
  return {
    state: {
      repository: repository.fullName,
      issue: issue.number,
      loopId,
      ...noProgress,
      // The issue's steps are those of all phases; what the agent planned was for the one before.
      ...(wish.before && { plan: { ...wish.before.plan, own: [] } }),
      ...origin,
      limits: wish.limits ?? noLimits,
      pull: pull?.number ?? null,
      head,
      baseHead: wish.before?.baseHead ?? repository.head,
      claim: null,
      // What was discussed before is part of the task's history, not a note for the agent.
      readUpTo: wish.before?.readUpTo ?? newest,
      briefedUpTo: wish.before?.briefedUpTo ?? newest,
      context: null,
      session: null,
      rebuilds: 0,
      milestones: [],
      loop: newLoop,
    },
    pull,
  };
}

/**
 * The branch only ever moves forward. A new loop on a branch that an earlier one left goes on from its work while that
 * pull request is open; once it is merged or closed, the files are the base's again.
 */
async function firstCommit(
  world: World,
  sight: Sight,
  { loopId, origin, goesOn }: { readonly loopId: string; readonly origin: Origin; readonly goesOn: boolean },
): Promise<string> {
  const { tip, pull, repository, issue } = sight;
  const branch = branchOf(issue.number);
  const from = tip === null ? "base" : pull?.isOpen || goesOn ? "tip" : "both";
  const { tree, parents } = {
    base: { tree: repository.headTree, parents: [repository.head] },
    tip: { tree: tip?.tree ?? "", parents: [tip?.sha ?? ""] },
    both: { tree: repository.headTree, parents: [tip?.sha ?? "", repository.head] },
  }[from];
  const record = unprovedRecord(world, { loopId, iteration: 0 });
  const sha = await world.forge.createCommit({ message: startMessage(issue.number, record, origin), tree, parents });
  const moved = tip === null ? await world.forge.createBranch(branch, sha) : await world.forge.moveBranch(branch, sha);
  if (!moved)
    throw new Error(
      `The branch ${branch} was changed while the loop was started. Start it again with \`/rondo start\`.`,
    );
  return sha;
}

/** The trailers of a commit that is no agent's work: nothing was spent on it, and no rule was asked. */
export function unprovedRecord(world: World, at: Pick<CommitRecord, "loopId" | "iteration">) {
  return { ...at, run: runOf(world), signal: "CONTINUE", cost: null, score: null } as const;
}

export function runOf({ run }: World): string {
  return `${run.id}.${run.attempt}`;
}

/** Null where the repository does not let Actions open one. */
export async function openPull(world: World, sight: Sight, startedBy: string): Promise<Pull | null> {
  const { issue, pull, repository } = sight;
  if (pull?.isOpen) return pull;
  const wanted: NewPull = {
    title: pullTitle(issue.title),
    body: openingBody(issue.number, startedBy, stepsNow(sight, noProgress)),
    head: branchOf(issue.number),
    base: repository.defaultBranch,
  };
  try {
    return await world.forge.createPull(wanted);
  } catch (error) {
    if (!isNotPermitted(error)) throw error;
    return null;
  }
}

function isNotPermitted(error: unknown): boolean {
  const { status, message } = Object(error) as Partial<Refused>;
  return status === 403 && /not permitted to create or approve pull requests/i.test(message ?? "");
}
