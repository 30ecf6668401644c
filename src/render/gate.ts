import { dollars } from "../loop/amounts.ts";
import type { Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import { plainLine } from "./outgoing.ts";

/** GitHub refuses a commit status with a longer one. */
export const longestDescription = 140;

/** The one line that branch protection shows. */
export function gateDescription(loop: Loop, settings: Settings): string {
  return plainLine(`${phase(loop, settings)}${words(loop, settings)}`, longestDescription);
}

/** Only where the loop is at work: a person's question and the end are of all of it. */
function phase({ status }: Loop, { phase: now }: Settings): string {
  if (now === null || (status === "completed" && now.next === null)) return "";
  return status === "running" || status === "parked" || status === "completed"
    ? `phase ${now.number}/${now.of} · `
    : "";
}

function words(loop: Loop, settings: Settings): string {
  switch (loop.status) {
    case "running":
      return progress(loop, settings);
    case "parked":
      return `parked · ${progress(loop, settings)}`;
    case "paused":
      return lowerFirst(loop.reason).replaceAll("`", "");
    case "blocked":
      return `blocked: ${loop.reason.replace(/^The agent is blocked: /, "").split("\n", 1)[0]}`;
    case "escalated":
      return loop.reason.replaceAll("`", "");
    case "failed":
      return `failed: ${loop.reason}`;
    case "completed":
      return `completed in ${count(loop.iteration, "iteration")}${proof(loop)}${cost(loop)}`;
    case "stopped":
      return lowerFirst(loop.reason);
  }
}

function progress(loop: Loop, { maxIterations }: Settings): string {
  const last = loop.entries.at(-1);
  const iteration = Math.min(loop.iteration + 1, maxIterations);
  const rules = last && last.rules.total > 0 ? ` · ${last.rules.passed}/${last.rules.total} rules` : "";
  return `iteration ${iteration}/${maxIterations}${rules}${cost(loop)}`;
}

/** A green gate must not look like proof where there was none. */
function proof(loop: Loop): string {
  return (loop.entries.at(-1)?.rules.passed ?? 0) > 0 ? "" : " · no rule verified it";
}

function cost(loop: Loop): string {
  return loop.cost > 0 ? ` · ${dollars(loop.cost)}` : "";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}
