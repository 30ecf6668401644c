/** What all runs share: the forge, the clock, and the machine that jobs run on. */
import type { Clock } from "../clock.ts";
import type { ForgeForWorkflows } from "../contract.ts";
import type { ArtifactStore } from "./artifacts.ts";
import type { ConcurrencyGroups } from "./concurrency.ts";
import type { CancelTimes } from "./process-tree.ts";
import type { JobPlace, Progress } from "./progress.ts";
import type { Slots } from "./slots.ts";

/** A moment at which a fault plan may end a job's machine. */
export type KillMoment = JobPlace & {
  readonly at: "job-start" | "step-start" | "step-end" | "log";
  readonly step: string;
  readonly line: string | undefined;
};

export interface RunnerHost {
  readonly forge: ForgeForWorkflows;
  readonly clock: Clock;
  readonly workFolder: string;
  readonly artifacts: ArtifactStore;
  readonly groups: ConcurrencyGroups;
  readonly slots: Slots;
  readonly progress: Progress;
  /** The machine's variables that a job may see, and no others. */
  readonly machine: { readonly PATH: string; readonly LANG: string | undefined };
  /** Runs node actions. */
  readonly node: string;
  readonly actionsFolder: string | undefined;
  readonly localActions: ReadonlyMap<string, string>;
  /** For a look at what a job left; else its folders go when it ends. */
  readonly keepJobFolders: boolean;
  readonly cancelTimes: CancelTimes;
  readonly writeLog: (line: string) => void;
  readonly onKillRequest: ((moment: KillMoment) => NodeJS.Signals | undefined) | undefined;
  readonly newJobId: () => number;
}
