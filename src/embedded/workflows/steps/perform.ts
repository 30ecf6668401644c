/** What performing a step needs, and what comes out of it. */
import type { Frame } from "./frame.ts";

export interface StepCall {
  readonly frame: Frame;
  readonly name: string;
  /** `github.action`. */
  readonly id: string;
  /** The step's own `env`. */
  readonly env: Readonly<Record<string, string>>;
  /** Written by each of an action's programs, read by the later ones. */
  readonly state: Record<string, string>;
}

/** A step that failed keeps the outputs that it had set. */
export interface Performed {
  readonly ok: boolean;
  readonly error?: string | undefined;
  readonly outputs: Readonly<Record<string, string>>;
}
