import { capped, cappedList, caps } from "./caps.ts";
import { mostSteps, readChecklist, type Step, type StepState } from "./checklist.ts";
import { digest } from "./failures.ts";
import { readLines } from "./markdown.ts";
import type { Criterion } from "./promise-details.ts";

export type { Step, StepState } from "./checklist.ts";

/** What the state keeps of the steps. The issue's own are read from the issue; here is how far they are. */
export interface Plan {
  /** The agent's own steps; empty where the issue has some. */
  readonly own: readonly string[];
  /** The keys of the steps that are done, and of those that are blocked. */
  readonly done: readonly string[];
  readonly blocked: readonly string[];
}

export const noPlan: Plan = { own: [], done: [], blocked: [] };

/** Where the steps come from: only the issue's own can stand against a promise. */
export interface Steps {
  readonly from: "issue" | "agent";
  readonly list: readonly Step[];
}

export function stepsOf(issueBody: string, plan: Plan): Steps {
  const given = readChecklist(issueBody);
  const from = given.length > 0 ? "issue" : "agent";
  const list: readonly Step[] = from === "issue" ? given : plan.own.map((text) => ({ text, state: "open" }));
  const keys = keysOf(list);
  const marked = (index: number): StepState | null => {
    const key = keys[index] ?? "";
    return plan.done.includes(key) ? "done" : plan.blocked.includes(key) ? "blocked" : null;
  };
  return { from, list: list.map((step, index) => ({ ...step, state: marked(index) ?? step.state })) };
}

/** What the agent tells of its steps at the end of an iteration; nothing of it is trusted. */
export interface StepReport {
  /** The plan file's text; null: it was left alone. */
  readonly file: string | null;
  /** The final message. */
  readonly said: string;
  /** The criteria that it listed with its promise. */
  readonly criteria: readonly Criterion[];
}

/** The steps after an iteration. The issue's own are never added to or taken away. */
export function stepsAfter(steps: Steps, report: StepReport): Steps {
  const written = report.file === null ? [] : readChecklist(report.file);
  const list = steps.from === "agent" && written.length > 0 ? ownSteps(written) : ticked(steps.list, written);
  const met = report.criteria.filter(({ met: isMet }) => isMet).map(({ text }) => text);
  const done = [...said(report.said, "done", list), ...met.flatMap((text) => indexOf(list, text))];
  const blocked = said(report.said, "blocked", list);
  const changed = list.map((step, index): Step => {
    const state = done.includes(index) ? "done" : blocked.includes(index) ? "blocked" : step.state;
    return { ...step, state };
  });
  return { from: steps.from, list: changed };
}

export function planOf({ from, list }: Steps): Plan {
  const keys = keysOf(list);
  const inState = (state: StepState): readonly string[] => keys.filter((_, index) => list[index]?.state === state);
  return {
    own: from === "agent" ? list.map(({ text }) => text) : [],
    done: inState("done"),
    blocked: inState("blocked"),
  };
}

/** What deciding needs of the steps. */
export interface StepProgress {
  readonly from: Steps["from"];
  readonly done: number;
  readonly open: readonly string[];
  readonly blocked: readonly string[];
  /** Of those, how many the agent told of: people tick boxes too. */
  readonly reported: number;
  /** More are done than before the iteration. */
  readonly advanced: boolean;
}

/** `given`: the steps as the issue alone tells them. */
export function progressOf(
  { from, list }: Steps,
  { given, before }: { readonly given: Steps; readonly before: Steps },
): StepProgress {
  const texts = (state: StepState): readonly string[] =>
    list.flatMap((step, index) => (step.state === state ? [`${index + 1}. ${step.text}`] : []));
  const done = texts("done").length;
  const reported = Math.max(0, done - doneIn(given));
  return { from, done, open: texts("open"), blocked: texts("blocked"), reported, advanced: done > doneIn(before) };
}

export function doneIn({ list }: Steps): number {
  return list.filter(({ state }) => state === "done").length;
}

/** The plan file as the agent finds it. */
export function planFile({ list }: Steps): string {
  const boxes = { open: " ", done: "x", blocked: "!" } as const;
  return list.map(({ text, state }) => `- [${boxes[state]}] ${text}\n`).join("");
}

function ownSteps(written: readonly Step[]): readonly Step[] {
  const texts = cappedList(
    written.map(({ text }) => text),
    { all: caps.plan, each: caps.planStep },
  );
  return texts.slice(0, mostOwnSteps).map((text, index) => ({ text, state: written[index]?.state ?? "open" }));
}

const mostOwnSteps = 30;

function ticked(list: readonly Step[], written: readonly Step[]): readonly Step[] {
  const byKey = new Map(keysOf(written).map((key, index) => [key, written[index]?.state]));
  const keys = keysOf(list);
  return list.map((step, index) => ({ ...step, state: byKey.get(keys[index] ?? "") ?? step.state }));
}

const stepLine = /^\s*(?:[-*+]\s+)?[*_]{0,2}steps?\s+(done|blocked)[*_]{0,2}\s*:[*_]{0,2}\s*(\S.*)$/i;
const numbers = /^#?\d{1,3}(?:\s*(?:,|and|&)\s*#?\d{1,3})*(?=$|[\s,.;:(–-])/i;

/** `Step done: 2`, `Steps done: 1, 3`, `Step blocked: 4, needs a key`, or with the step's words. */
function said(message: string, what: "done" | "blocked", list: readonly Step[]): readonly number[] {
  return readLines(message.slice(-longestMessage)).flatMap(({ text, hidden }) => {
    const [, kind = "", rest = ""] = (hidden === null && stepLine.exec(text)) || [];
    if (kind.toLowerCase() !== what) return [];
    const given = numbers.exec(rest)?.[0];
    if (given === undefined) return indexOf(list, rest);
    return (given.match(/\d+/g) ?? []).map((number) => Number(number) - 1).filter((index) => index in list);
  });
}

const longestMessage = 100_000;
const shortestMatch = 6;

/** The step that is meant: the same words, or so many of them that no other begins so. */
function indexOf(list: readonly Step[], text: string): readonly number[] {
  const wanted = folded(text);
  const exact = list.findIndex((step) => folded(step.text) === wanted);
  if (exact >= 0) return [exact];
  if (wanted.length < shortestMatch) return [];
  const alike = list.flatMap((step, index) => {
    const known = folded(step.text);
    const isAlike = known.startsWith(wanted) || (known.length >= shortestMatch && wanted.startsWith(known));
    return isAlike ? [index] : [];
  });
  return alike.length === 1 ? alike : [];
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Two steps of the same words are two steps. */
function keysOf(list: readonly Pick<Step, "text">[]): readonly string[] {
  const seen = new Map<string, number>();
  return list.slice(0, mostSteps).map(({ text }) => {
    const words = folded(text);
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return digest(`${count} ${words}`).slice(0, keyLength);
  });
}

const keyLength = 6;

/** An error worth remembering: one line of it. */
export interface LoopError {
  readonly iteration: number;
  readonly text: string;
}

const keptErrors = 4;

export function withError(
  errors: readonly LoopError[],
  iteration: number,
  text: string | undefined,
): readonly LoopError[] {
  const line = text?.trim().split("\n", 1)[0] ?? "";
  return line === "" ? errors : [...errors, { iteration, text: capped(line, caps.error) }].slice(-keptErrors);
}
