import { durationPattern, parseDuration } from "./durations.ts";
import { type Located, nameOf, refuse } from "./located.ts";
import type { Report } from "./problems.ts";
import type { JsonSchema, Shape } from "./shape.ts";

function scalar<T>(allowed: string, schema: JsonSchema, accept: (value: unknown) => T | undefined): Shape<T> {
  const read = (value: Located, report: Report) => {
    const accepted = value.form === "scalar" ? accept(value.value) : undefined;
    return accepted === undefined ? refuse(value, allowed, report) : accepted;
  };
  return { allowed, schema, read, plain: true };
}

export function integer(min: number, max?: number): Shape<number> {
  const range = max === undefined ? `, ${min} or more` : ` from ${min} to ${max}`;
  const largest = max ?? Number.MAX_SAFE_INTEGER;
  return scalar(`a whole number${range}`, { type: "integer", minimum: min, maximum: largest }, (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= min && value <= largest ? value : undefined,
  );
}

export function number(min: number, max?: number): Shape<number> {
  const range = max === undefined ? `, ${min} or more` : ` from ${min} to ${max}`;
  const schema = { type: "number", minimum: min, ...(max === undefined ? {} : { maximum: max }) };
  return scalar(`a number${range}`, schema, (value) =>
    typeof value === "number" && Number.isFinite(value) && value >= min && value <= (max ?? value) ? value : undefined,
  );
}

export const boolean: Shape<boolean> = scalar("true or false", { type: "boolean" }, (value) =>
  typeof value === "boolean" ? value : undefined,
);

/** Exactly this boolean, and what it stands for. */
export function flag<T>(written: boolean, meaning: T): Shape<T> {
  return scalar(String(written), { const: written }, (value) => (value === written ? meaning : undefined));
}

export function choice<Word extends string>(words: readonly Word[]): Shape<Word> {
  const allowed = words.length === 1 ? words.join("") : `one of ${words.join(", ")}`;
  return scalar(allowed, { enum: words }, (value) => words.find((word) => word === value));
}

/** Text that matches a pattern, which editors check too. */
export function matching(allowed: string, pattern: string, max?: number): Shape<string> {
  const expression = new RegExp(pattern, "u");
  const schema = { type: "string", pattern, ...(max === undefined ? {} : { maxLength: max }) };
  return scalar(allowed, schema, (value) =>
    typeof value === "string" && expression.test(value) && [...value].length <= (max ?? Number.POSITIVE_INFINITY)
      ? value
      : undefined,
  );
}

const linePattern = "^[^\\s\\p{Cc}\\p{Cs}](?:[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*[^\\s\\p{Cc}\\p{Cs}])?$";

/** A name, a path, a glob: on one line, with no space around it. */
export function line(what: string, max?: number): Shape<string> {
  const length = max === undefined ? "" : ` of at most ${max} characters`;
  return matching(`${what} (one line${length}, no space around it)`, linePattern, max);
}

/** Text of any length, several lines too. No process can be given a NUL. */
export function text(what: string): Shape<string> {
  return matching(what, "^(?=[\\s\\S]*\\S)[^\\u0000]*$");
}

/** In milliseconds. */
export function duration(maxWritten: string): Shape<number> {
  const max = parseDuration(maxWritten) ?? Number.POSITIVE_INFINITY;
  const allowed = `a duration such as 90s, 30m, 8h, 2d or 1h30m, at most ${maxWritten}`;
  const read = (value: Located, report: Report) => {
    if (value.form !== "scalar") return refuse(value, allowed, report);
    const bare = String(value.value);
    if (/^\d+(\.\d+)?$/.test(bare)) {
      const units = `write ${bare}s, ${bare}m, ${bare}h or ${bare}d`;
      return report.problem(value, `${nameOf(value)} is ${bare}, whose unit is unclear; ${units}`);
    }
    const ms = typeof value.value === "string" ? parseDuration(value.value) : undefined;
    return ms === undefined || ms > max ? refuse(value, allowed, report) : ms;
  };
  return { allowed, schema: { type: "string", pattern: durationPattern }, read };
}

/** The source of a regular expression. */
export const expression: Shape<string> = {
  allowed: "a regular expression",
  schema: { type: "string", minLength: 1, format: "regex" },
  read: (value, report) => {
    if (value.form !== "scalar" || typeof value.value !== "string" || value.value === "") {
      return refuse(value, "a regular expression", report);
    }
    try {
      new RegExp(value.value);
      return value.value;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refuse(value, `a regular expression (${reason})`, report);
    }
  },
};

/** A pattern for a word in capitals, small letters or both: JSON Schema has no flag for it. */
export function eitherCase(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}
