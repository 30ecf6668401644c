import type { Settings } from "../loop/settings.ts";

/** What `begin` hands to the other jobs of its run, as one output. Only jobs that run no foreign code write it. */
export interface BriefDocument {
  readonly version: 1;
  /** `check`: the rules run on the branch as it stands, without the agent. */
  readonly mode: "iterate" | "check";
  readonly issue: number;
  readonly loopId: string;
  readonly iteration: number;
  readonly attempt: number;
  /** The commit to work from. */
  readonly base: string;
  /** A commit of the base branch that must be merged, and does not merge cleanly. */
  readonly merge: string | null;
  readonly prompt: string;
  readonly settings: Settings;
  /** The agent's own session to go on with, where the settings ask for that. */
  readonly session: string | null;
  /** What the plan file holds when the agent starts. */
  readonly plan: string;
  /** What the agent wanted to remember, as JSON: the context file. */
  readonly context: string | null;
  /** Whose notes are in the prompt. */
  readonly notedBy: readonly string[];
  /** The job that wrote it: the same one lands in the simple template. */
  readonly job: string;
}

/** One environment variable holds at most 128 KiB on Linux, and inputs arrive as such. */
export const longestBrief = 110_000;

export function writeBrief(document: BriefDocument): string {
  return JSON.stringify(document);
}

export function readBrief(text: string): BriefDocument {
  if (text.trim() === "")
    throw new Error("The input `brief` is empty. Set it to the output `brief` of the begin phase, as in the template.");
  const document: unknown = parse(text);
  if (typeof document !== "object" || document === null || !("version" in document) || document.version !== 1)
    throw new Error(
      "The input `brief` is not what the begin phase of this version of Rondo writes. Use one version in all jobs.",
    );
  return document as BriefDocument;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
