import { readLines } from "./markdown.ts";

/** `blocked`: only a person can change why it is not done. */
export type StepState = "open" | "done" | "blocked";

export interface Step {
  readonly text: string;
  readonly state: StepState;
}

export const mostSteps = 100;
const longestStep = 200;

const boxed = /^\s*(?:[-*+]|\d{1,4}[.)])\s+\[([ xX!-])\]\s+(\S.*)$/;
const numbered = /^\s{0,3}\d{1,4}[.)]\s+(\S.*)$/;
/** A list of numbers is a plan only under a word that says so: steps to reproduce a bug are none. */
const planWord = /^(?:#{1,6}\s+|\*\*)?(?:goal|plan|steps|sub-?tasks?|tasks?|to-?dos?)\b(?! to reproduce)/i;
/** What whoever opened the issue confirms of themselves ("I have searched the open issues") is nobody's work. */
const ownStatement = /^I(?:['’](?:m|d|ve|ll))?\s/;

const states: Readonly<Record<string, StepState>> = { x: "done", X: "done", "!": "blocked", "-": "blocked" };

/** The boxes of a Markdown text; without any, its numbered plan. Code, quotes and comments hold none. */
export function readChecklist(markdown: string): readonly Step[] {
  const lines = readLines(markdown)
    .filter(({ hidden }) => hidden === null)
    .map(({ text }) => text);
  const boxes = lines.flatMap((line) => {
    const [, box = "", text = ""] = boxed.exec(line) ?? [];
    return text === "" || ownStatement.test(text) ? [] : [{ text: shown(text), state: states[box] ?? "open" } as const];
  });
  return (boxes.length > 0 ? boxes : numberedPlan(lines)).slice(0, mostSteps);
}

/** One item is no plan. */
function numberedPlan(lines: readonly string[]): readonly Step[] {
  const start = lines.findIndex((line) => planWord.test(line.trim()));
  if (start < 0) return [];
  const steps: Step[] = [];
  for (const line of lines.slice(start + 1)) {
    const text = numbered.exec(line)?.[1];
    if (text !== undefined) steps.push({ text: shown(text), state: "open" });
    else if (line.trim() !== "" && !/^\s{2,}/.test(line)) break;
  }
  return steps.length > 1 ? steps : [];
}

function shown(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > longestStep ? `${plain.slice(0, longestStep - 1)}…` : plain;
}
