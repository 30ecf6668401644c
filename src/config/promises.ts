import { promiseKind } from "../loop/promises.ts";
import type { DeclaredPromise } from "../loop/settings.ts";
import { byForm, list } from "./compound-shapes.ts";
import { type Located, nameOf, quote, refuse } from "./located.ts";
import type { Report } from "./problems.ts";
import { eitherCase } from "./scalar-shapes.ts";
import { type Shape, turned } from "./shape.ts";

/** For messages and editors; what each one means is the engine's to say. */
const promiseWords = [
  "COMPLETE",
  "LOOP_DONE",
  "LOOP_COMPLETE",
  "BLOCKED",
  "LOOP_BLOCKED",
  "ESCALATE",
  "LOOP_ESCALATE",
  "CONTINUE",
  "LOOP_CONTINUE",
  "ERROR",
  "LOOP_ERROR",
] as const;
const loopComplete = /^<loop-complete>(?:\s*<\/loop-complete>)?$/i;

const allowedWord = `one of ${promiseWords.join(", ")}, bare or as <promise>COMPLETE</promise>`;

function readWord(value: Located, report: Report): readonly DeclaredPromise[] | undefined {
  if (value.form !== "scalar" || typeof value.value !== "string") return refuse(value, allowedWord, report);
  const kind = loopComplete.test(value.value.trim()) ? "COMPLETE" : promiseKind(value.value);
  // Always on, so there is nothing to declare.
  if (kind === "CONTINUE" || kind === "ERROR") return [];
  if (kind !== null) return [kind];
  const advice = `it must be ${allowedWord}; a text of your own goes under "promise-text"`;
  return report.problem(value, `${nameOf(value)} is ${quote(value.value)}; ${advice}`);
}

const anyWord = `(?:${promiseWords.map(eitherCase).join("|")})`;
const tag = eitherCase("promise");
const emptyTag = eitherCase("loop-complete");
const wordPattern = `^\\s*(?:${anyWord}|<${tag}>\\s*${anyWord}\\s*</${tag}>|<${emptyTag}>(?:\\s*</${emptyTag}>)?)\\s*$`;

const word: Shape<readonly DeclaredPromise[]> = {
  allowed: allowedWord,
  schema: { anyOf: [{ enum: promiseWords }, { type: "string", pattern: wordPattern }] },
  read: readWord,
};

export const promisesShape: Shape<readonly DeclaredPromise[]> = byForm({
  list: turned(list(word, "promises"), (found) => [...new Set(found.flat())]),
  text: word,
});
