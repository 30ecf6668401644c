/** A workflow file as the runner needs it. Values that may hold `${{ }}` stay templates until their moment comes. */
import type { Permissions } from "../contract.ts";
import type { Template } from "./templates.ts";

/** Why a workflow file can't run: GitHub would refuse it, or this runner does not know the key. */
export interface Problem {
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
}

export interface RunDefaults {
  readonly shell: Template | undefined;
  readonly workingDirectory: Template | undefined;
}

interface StepCommon {
  readonly id: string | undefined;
  readonly name: Template | undefined;
  /** With the implicit `success()` written out. */
  readonly condition: string;
  readonly env: Template | undefined;
  readonly continueOnError: Template | undefined;
  readonly timeoutMinutes: Template | undefined;
}

export interface RunStep extends StepCommon {
  readonly kind: "run";
  readonly script: Template;
  readonly shell: Template | undefined;
  readonly workingDirectory: Template | undefined;
}

export interface UsesStep extends StepCommon {
  readonly kind: "uses";
  readonly uses: string;
  readonly inputs: Template | undefined;
}

export type StepModel = RunStep | UsesStep;

export interface JobModel {
  readonly id: string;
  readonly name: Template | undefined;
  readonly needs: readonly string[];
  readonly condition: string;
  readonly permissions: Permissions | undefined;
  readonly environment: Template | undefined;
  readonly concurrency: Template | undefined;
  readonly strategy: Template | undefined;
  readonly timeoutMinutes: Template | undefined;
  readonly continueOnError: Template | undefined;
  readonly env: Template | undefined;
  readonly defaults: RunDefaults;
  readonly outputs: Template | undefined;
  readonly steps: readonly StepModel[];
}

export interface EventFilter {
  readonly types: readonly string[] | undefined;
  readonly branches: readonly string[] | undefined;
  readonly branchesIgnore: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  readonly tagsIgnore: readonly string[] | undefined;
  readonly paths: readonly string[] | undefined;
  readonly pathsIgnore: readonly string[] | undefined;
}

export type InputType = "string" | "boolean" | "number" | "choice" | "environment";

export interface DispatchInput {
  readonly type: InputType;
  readonly required: boolean;
  readonly default: string | undefined;
  readonly options: readonly string[];
}

export interface ScheduleEntry {
  readonly cron: string;
  readonly timezone: string;
}

export interface Triggers {
  readonly events: ReadonlyMap<string, EventFilter>;
  /** Undefined: no `workflow_dispatch`. */
  readonly dispatchInputs: ReadonlyMap<string, DispatchInput> | undefined;
  readonly schedule: readonly ScheduleEntry[];
}

export interface WorkflowModel {
  readonly path: string;
  readonly name: string;
  readonly runName: Template | undefined;
  readonly triggers: Triggers;
  readonly permissions: Permissions | undefined;
  readonly concurrency: Template | undefined;
  readonly env: Template | undefined;
  readonly defaults: RunDefaults;
  readonly jobs: readonly JobModel[];
}

/** A file that can't run keeps its triggers, where they can be read, so that the refusal is seen when it would start. */
export type LoadedWorkflow =
  | { readonly kind: "usable"; readonly model: WorkflowModel }
  | {
      readonly kind: "refused";
      readonly path: string;
      readonly name: string;
      readonly triggers: Triggers | undefined;
      readonly problems: readonly Problem[];
    };
