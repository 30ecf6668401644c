import { readChecklist } from "../loop/checklist.ts";
import { visibleText } from "../render/incoming.ts";

const mostListed = 20;

/** The issues of this repository that the open boxes of a list name, in its order: `- [ ] #12 with or without words`. */
export function listedIssues(body: string): readonly number[] {
  const open = readChecklist(visibleText(body)).filter(({ state }) => state === "open");
  const named = open.flatMap(({ text }) => {
    const number = /^#(\d{1,9})\b/.exec(text)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  return [...new Set(named)].slice(0, mostListed);
}
