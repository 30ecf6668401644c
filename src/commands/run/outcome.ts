import type { OwnRepository } from "../../git/own-repository.ts";
import type { Loop, Signal, Status } from "../../loop/loop.ts";
import { newLoop } from "../../loop/loop.ts";
import { branchFor, commitsOf, filesOf, findLoop, type LoopCommit } from "../local/found-loop.ts";
import type { Stage } from "../local/stage.ts";
import { keepRecords } from "./kept-records.ts";
import type { RunFacts } from "./kept-run.ts";

/** What `--json` prints; its keys are documented. */
export interface RunReport {
  readonly status: Status | "none";
  readonly reason: string;
  readonly task: string;
  /** In the person's repository; null: nothing landed. */
  readonly branch: string | null;
  readonly base: string;
  readonly iterations: readonly {
    readonly iteration: number;
    readonly signal: Signal;
    readonly score: number;
    readonly cost: number | null;
    readonly sha: string | null;
  }[];
  /** US dollars; null while no run told its price. */
  readonly cost: number | null;
  readonly unpricedRuns: number;
  readonly files: readonly string[];
  readonly seconds: number;
  readonly resumable: boolean;
  /** The folder with every decision; null: none was made. */
  readonly records: string | null;
}

export interface Outcome {
  readonly report: RunReport;
  readonly loop: Loop;
  readonly commits: readonly LoopCommit[];
}

interface Ended {
  readonly own: OwnRepository;
  readonly stage: Stage;
  readonly facts: RunFacts;
  readonly seconds: number;
}

/** Looks at how it stands, and takes the branch over. */
export async function bringBack({ own, stage, facts, seconds }: Ended): Promise<Outcome> {
  const found = await findLoop(stage, facts.issue);
  const all = found ? await commitsOf(stage, found.pull) : [];
  const commits = all.filter(({ isWork }) => isWork);
  const loop = found?.state.loop ?? newLoop;
  const isPriced = loop.cost > 0 || loop.unpricedRuns < loop.iteration;
  const report: RunReport = {
    status: found ? loop.status : "none",
    reason: loop.reason,
    task: facts.task,
    branch: commits.length === 0 ? null : await takeBranch(own, stage, facts),
    base: facts.base,
    iterations: loop.entries.map(({ iteration, signal, score, cost, trace }) => ({
      iteration,
      signal,
      score: Math.round(score),
      cost,
      sha: all.find(({ sha }) => trace.commit !== null && sha.startsWith(trace.commit))?.sha ?? null,
    })),
    cost: isPriced ? loop.cost : null,
    unpricedRuns: loop.unpricedRuns,
    files: found ? await filesOf(stage, found.pull) : [],
    seconds,
    resumable: found === null ? true : loop.status !== "completed" && loop.status !== "stopped",
    records: await keepRecords(own.gitDir, stage, facts),
  };
  return { report, loop, commits };
}

const MOST_NAMES = 50;

/** By its name; or, where a person has gone on with that one or looks at it, by the next that is free. */
async function takeBranch(own: OwnRepository, stage: Stage, { issue, branch }: RunFacts): Promise<string> {
  for (let count = 1; count <= MOST_NAMES; count += 1) {
    const as = count === 1 ? branch : `${branch}-${count}`;
    if (await own.take({ from: stage.gitDir, branch: branchFor(issue), as })) return as;
  }
  throw new Error(
    `git does not take the branch ${branch}, nor under another name. It is in ${stage.gitDir}, as ${branchFor(issue)}.`,
  );
}
