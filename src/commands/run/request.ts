import type { AgentName } from "../../loop/settings.ts";
import type { Template } from "../local/template.ts";

export const limitNames = ["max-iterations", "max-duration", "budget"] as const;

/** As they were typed. */
export type LimitsWanted = Readonly<Partial<Record<(typeof limitNames)[number], string>>>;

interface Either {
  readonly folder: string;
  readonly json: boolean;
  readonly limits: LimitsWanted;
  /** `--actions`, as it was typed. */
  readonly actions: string | undefined;
}

export interface StartRequest extends Either {
  readonly resume: false;
  /** Null: it stands in a loop file. */
  readonly task: string | null;
  /** `--file`, as it was typed; null: one is looked for where there is no task. */
  readonly file: string | null;
  readonly agent: AgentName | null;
  readonly template: Template;
  /** Null: what the project's files tell. Empty: nothing. */
  readonly setup: string | null;
  readonly allowDirty: boolean;
}

export interface ResumeRequest extends Either {
  readonly resume: true;
  readonly note: string;
}

export type RunRequest = StartRequest | ResumeRequest;
