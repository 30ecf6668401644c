import type { Clock, Forge, Reporter } from "../ports.ts";

/** The workflow run that a phase is part of. */
export interface RunFacts {
  readonly id: number;
  /** `github.run_attempt` */
  readonly attempt: number;
  readonly url: string;
  readonly job: string;
  /** The file name of the workflow, by which it dispatches itself. */
  readonly workflow: string;
  /** Runs are dispatched on it: its workflow file counts, whatever a branch says. */
  readonly defaultBranch: string;
}

/** What a phase that may write works with. */
export interface World {
  readonly forge: Forge;
  readonly clock: Clock;
  readonly report: Reporter;
  readonly run: RunFacts;
  /** `https://github.com/owner/name` */
  readonly repositoryUrl: string;
  /** The repository variable RONDO_DISABLED is set. */
  readonly disabled: boolean;
  /** Takes secrets out of text that others wrote, before anything of it is shown, kept or handed on. */
  readonly redact: (text: string) => string;
  /** Fresh for each call: fences off text that others wrote. */
  readonly nonce: () => string;
}

export function branchOf(issue: number): string {
  return `rondo/issue-${issue}`;
}

/** Null: no branch of a loop. */
export function issueOfBranch(branch: string): number | null {
  const found = /^rondo\/issue-(\d{1,9})$/.exec(branch);
  return found ? Number(found[1]) : null;
}
