/** What the doctor says of one thing. A warning may be meant so; unknown is what this token can't see. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "problem" | "warning" | "unknown";
  readonly message: string;
  /** What to do; null where nothing is to be done. */
  readonly fix: string | null;
}

export function ok(check: string, message: string): Finding {
  return { check, state: "ok", message, fix: null };
}

export function problem(check: string, message: string, fix: string): Finding {
  return { check, state: "problem", message, fix };
}

export function warning(check: string, message: string, fix: string): Finding {
  return { check, state: "warning", message, fix };
}

export function unknown(check: string, message: string, fix: string): Finding {
  return { check, state: "unknown", message, fix };
}

/** What was found, or that all is well. */
export function orOk(found: readonly Finding[], check: string, message: string): readonly Finding[] {
  return found.length === 0 ? [ok(check, message)] : found;
}
