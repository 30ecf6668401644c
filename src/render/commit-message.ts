import { dollars } from "../loop/amounts.ts";
import type { Signal } from "../loop/loop.ts";
import { plainLine } from "./outgoing.ts";

/** What the ledger knows of one iteration: the trailers of its commit. */
export interface CommitRecord {
  readonly loopId: string;
  readonly iteration: number;
  readonly run: string;
  readonly signal: Signal;
  /** Null: the agent does not tell. */
  readonly cost: number | null;
}

const subjectLength = 72;

/** The agent's summary is a guest in the subject: what it says can neither skip CI nor close an issue. */
export function commitMessage(summary: string, record: CommitRecord): string {
  const said = plainLine(summary, subjectLength).replace(/[.:;,]+$/, "");
  const subject = said === "" ? `Work on iteration ${record.iteration}` : said;
  const cost = record.cost === null ? "unknown" : dollars(record.cost);
  const trailers = [
    ["Loop", record.loopId],
    ["Iteration", String(record.iteration)],
    ["Run", record.run],
    ["Signal", record.signal],
    ["Cost", cost],
  ].map(([name, value]) => `Rondo-${name}: ${value}`);
  return `${subject}\n\n${trailers.join("\n")}\n`;
}

const signals: readonly Signal[] = ["CONTINUE", "COMPLETE", "BLOCKED", "ESCALATE", "ERROR"];

/** Null: no commit of ours. Only the last paragraph counts, as for git itself. */
export function readCommitMessage(message: string): CommitRecord | null {
  const last = message.trimEnd().split("\n\n").at(-1) ?? "";
  const found = new Map(
    last.split("\n").flatMap((line) => {
      const trailer = /^Rondo-([A-Z][a-z]+): (.+)$/.exec(line);
      return trailer ? [[trailer[1] ?? "", trailer[2] ?? ""] as const] : [];
    }),
  );
  const iteration = Number(found.get("Iteration"));
  const signal = signals.find((known) => known === found.get("Signal"));
  const loopId = found.get("Loop");
  const run = found.get("Run");
  if (!loopId || !run || !signal || !Number.isSafeInteger(iteration) || iteration < 0) return null;
  const cost = /^\$(\d+\.\d\d)$/.exec(found.get("Cost") ?? "");
  return { loopId, iteration, run, signal, cost: cost ? Number(cost[1]) : null };
}
