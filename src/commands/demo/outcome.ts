import type { Signal, Status } from "../../loop/loop.ts";
import { branchFor, commitsOf, filesOf, findLoop, gateOn, type LoopCommit } from "../local/found-loop.ts";
import type { Stage } from "../local/stage.ts";

/** What `--json` prints; its keys are documented. */
export interface DemoReport {
  readonly status: Status | "none";
  readonly iterations: readonly {
    readonly iteration: number;
    readonly signal: Signal;
    readonly score: number;
    readonly sha: string | null;
  }[];
  readonly pr: number | null;
  /** The state of the commit status `rondo` on the head. */
  readonly gate: string | null;
  readonly apiCalls: { readonly total: number; readonly perIteration: number };
  readonly seconds: number;
}

export interface Outcome {
  readonly report: DemoReport;
  readonly branch: string;
  /** The state comment without its last line. */
  readonly comment: string;
  /** Oldest first, without the empty one that Rondo begins with. */
  readonly commits: readonly LoopCommit[];
  readonly gateText: string;
  readonly isDraft: boolean;
  readonly files: readonly string[];
}

export async function readOutcome(stage: Stage, issue: number, seconds: number): Promise<Outcome> {
  const found = await findLoop(stage, issue);
  const commits = found ? await commitsOf(stage, found.pull) : [];
  const gate = await gateOn(stage, commits.at(-1)?.sha);
  const calls = stage.callsByRun().map(({ length }) => length);
  return {
    branch: branchFor(issue),
    comment: found?.body.replace(/<!-- rondo:state:.*$/s, "").trim() ?? "",
    commits: commits.filter(({ isWork }) => isWork),
    isDraft: found?.isDraft ?? false,
    gateText: gate?.description ?? "",
    files: found ? await filesOf(stage, found.pull) : [],
    report: {
      status: found?.state.loop.status ?? "none",
      iterations: (found?.state.loop.entries ?? []).map(({ iteration, signal, score, trace }) => ({
        iteration,
        signal,
        score: Math.round(score),
        sha: commits.find(({ sha }) => trace.commit !== null && sha.startsWith(trace.commit))?.sha ?? null,
      })),
      pr: found?.pull ?? null,
      gate: gate?.state ?? null,
      apiCalls: { total: calls.reduce((sum, each) => sum + each, 0), perIteration: calls[1] ?? calls[0] ?? 0 },
      seconds,
    },
  };
}
