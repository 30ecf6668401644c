/** One attempt of one run: what its jobs and expressions are told about it. */
import type { Fields } from "./expressions.ts";

export interface RunFacts {
  readonly id: number;
  readonly attempt: number;
  readonly number: number;
  readonly repository: string;
  readonly workflowPath: string;
  readonly workflowName: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** `GITHUB_REF` and `GITHUB_SHA`; the workflow file is read at this commit. */
  readonly ref: string;
  readonly sha: string;
  /** Where the work comes from: for a pull request its branch and commit, else the same as above. */
  readonly headBranch: string;
  readonly headSha: string;
  readonly pullRequests: readonly number[];
  readonly actor: string;
  readonly triggeringActor: string;
  /** Typed inputs of a dispatch. */
  readonly inputs: Fields;
}
