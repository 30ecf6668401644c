import { readTrigger } from "./trigger.ts";

export interface Beginning {
  readonly phase: string;
  /** The name of the event, and its payload as JSON. */
  readonly event: string;
  readonly payload: () => string;
  readonly brief: string;
}

/** The issue that a phase will look at first, as far as that is certain before anything was asked. */
export function issueAhead({ phase, event, payload, brief }: Beginning): number | null {
  try {
    if (phase === "land") return issueOf(JSON.parse(brief));
    return phase === "begin" ? issueOf(readTrigger(event, JSON.parse(payload()))) : null;
  } catch {
    return null;
  }
}

/** A comment is on an issue too, but names it otherwise: its words are read before the loop is. */
function issueOf(known: object): number | null {
  const issue = "issue" in known ? Number(known.issue) : 0;
  return Number.isSafeInteger(issue) && issue > 0 ? issue : null;
}
