import { byForm, list } from "./compound-shapes.ts";
import { type Located, nameOf, quote, refuse } from "./located.ts";
import type { Report } from "./problems.ts";
import { type Shape, turned } from "./shape.ts";

const shortestClear = 5;
const vague =
  /^(?:all (?:done|good)|task (?:complete|done)|completed?|done|finished|fixed|good|ok(?:ay)?|passed|ready|success(?:ful)?|works|yes)$/;
const allowed = "text, with | between alternatives";

function readTexts(value: Located, report: Report): readonly string[] | undefined {
  if (value.form !== "scalar" || typeof value.value !== "string") return refuse(value, allowed, report);
  const texts = value.value
    .split("|")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  for (const text of texts) warnIfVague(text, value, report);
  return texts;
}

function warnIfVague(text: string, at: Located, report: Report): void {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (!vague.test(plain) && [...text].length >= shortestClear) return;
  const advice = `an agent may write it without meaning it; choose a sentence, such as "All tests passing"`;
  report.warning(at, `${nameOf(at)} has ${quote(text)}, which is vague: ${advice}`);
}

const alternatives: Shape<readonly string[]> = {
  allowed,
  schema: { type: "string" },
  read: readTexts,
};

export const promiseTextsShape: Shape<readonly string[]> = byForm({
  text: turned(alternatives, (texts) => [...new Set(texts)]),
  list: turned(list(alternatives, "texts"), (texts) => [...new Set(texts.flat())]),
});
