/** What happens in runs, as it happens: for the demo, the forge's pages and tests. */
import type { Annotation, Conclusion } from "../contract.ts";

export interface RunPlace {
  readonly repository: string;
  readonly runId: number;
  readonly attempt: number;
  readonly workflow: string;
}

export interface JobPlace extends RunPlace {
  readonly jobId: number;
  readonly job: string;
}

export interface StepPlace extends JobPlace {
  readonly step: string;
  readonly number: number;
}

export type ProgressEvent =
  | (RunPlace & { readonly kind: "run-queued" | "run-started" })
  | (RunPlace & { readonly kind: "run-completed"; readonly conclusion: Conclusion })
  | (JobPlace & { readonly kind: "job-started" })
  | (JobPlace & { readonly kind: "job-completed"; readonly conclusion: Conclusion })
  | (StepPlace & { readonly kind: "step-started" })
  | (StepPlace & { readonly kind: "step-completed"; readonly conclusion: Conclusion })
  | (StepPlace & { readonly kind: "log"; readonly line: string })
  | (StepPlace & { readonly kind: "summary"; readonly text: string })
  | (RunPlace & { readonly kind: "annotation"; readonly job: string | undefined; readonly annotation: Annotation });

export type ProgressListener = (event: ProgressEvent) => void;

export class Progress {
  readonly #listeners = new Set<ProgressListener>();

  on(listener: ProgressListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: ProgressEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
