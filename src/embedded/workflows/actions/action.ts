/** An action, found and read. */
import type { StepModel } from "../model.ts";
import type { Template } from "../templates.ts";
import type { StandIn } from "./stand-in.ts";

export interface ActionInput {
  readonly name: string;
  readonly default: Template | undefined;
}

interface ActionCommon {
  /** As it was asked for: `actions/checkout@v7`, `./action`. */
  readonly uses: string;
  readonly inputs: readonly ActionInput[];
  /** `owner/name` and `ref` of a remote action; empty for a local one. */
  readonly repository: string;
  readonly ref: string;
}

export interface NodeAction extends ActionCommon {
  readonly kind: "node";
  readonly folder: string;
  readonly main: string;
  readonly pre: string | undefined;
  readonly preIf: string;
  readonly post: string | undefined;
  readonly postIf: string;
}

export interface CompositeAction extends ActionCommon {
  readonly kind: "composite";
  readonly folder: string;
  readonly steps: readonly StepModel[];
  readonly outputs: readonly { readonly name: string; readonly value: Template | undefined }[];
}

export interface BuiltInAction extends ActionCommon {
  readonly kind: "built-in";
  readonly standIn: StandIn;
}

export type ResolvedAction = NodeAction | CompositeAction | BuiltInAction;
