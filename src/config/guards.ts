import { type GuardSettings, longestWindow } from "../loop/settings.ts";
import { byForm } from "./compound-shapes.ts";
import type { Json } from "./located.ts";
import { record } from "./object-shapes.ts";
import { choice, flag, integer, number } from "./scalar-shapes.ts";
import { type Field, type Fields, readDefault, type Shape, turned } from "./shape.ts";

interface GuardForms<T> {
  readonly number?: Shape<T>;
  readonly map?: Shape<T>;
}

function guard<T>(
  key: string,
  usual: { readonly about: string; readonly default: Json; readonly forms: GuardForms<T> },
): Field<T | null> {
  const on = byForm<T>(usual.forms);
  const defaultOn = flag(true, readDefault(on, usual.default, key));
  const shape = byForm<T | null>(
    { ...usual.forms, true: defaultOn, false: flag(false, null) },
    `${on.allowed}, or true (the default), or false (off)`,
  );
  return { key, about: usual.about, shape, default: usual.default };
}

const limit: Field<number> = {
  key: "limit",
  about: "How many failed iterations in a row stop the loop.",
  shape: integer(1),
  default: 3,
};

const count: GuardForms<number> = {
  number: limit.shape,
  map: turned(
    record<{ readonly limit: number }>("a map { limit }", {
      limit: { key: "limit", about: "How many stop the loop.", shape: limit.shape },
    }),
    (given) => given.limit,
  ),
};

const failures = record("a map { limit, reset }", {
  limit,
  reset: {
    key: "reset",
    about: "What ends a row of failures: `pass`, every required rule; `improvement`, a score above the best so far.",
    shape: choice(["pass", "improvement"]),
    default: "improvement",
  },
} satisfies Fields<NonNullable<GuardSettings["consecutiveFailures"]>>);

const decline = record("a map { window, drop }", {
  window: { key: "window", about: "Over how many iterations.", shape: integer(2, longestWindow), default: 3 },
  drop: { key: "drop", about: "By more than how many points.", shape: number(0), default: 10 },
} satisfies Fields<NonNullable<GuardSettings["regression"]>>);

export const guardFields: Fields<GuardSettings> = {
  attempts: guard("attempts", { about: "Tries at one iteration, dead runs included.", default: 3, forms: count }),
  consecutiveFailures: guard("consecutive-failures", {
    about: "Iterations in a row that fail validation.",
    default: 3,
    forms: { number: turned(limit.shape, (most) => readDefault(failures, { limit: most }, "guard")), map: failures },
  }),
  sameError: guard("same-error", {
    about: "Times in a row that the same failure comes back, numbers and times aside.",
    default: 3,
    forms: count,
  }),
  noProgress: guard("no-progress", { about: "Iterations in a row that change nothing.", default: 3, forms: count }),
  steps: guard("steps", {
    about: "Iterations in a row that finish no step, once one was finished.",
    default: 3,
    forms: count,
  }),
  regression: guard("regression", {
    about: "A score that declines strictly, by more than `drop` points over `window` iterations.",
    default: { window: 3, drop: 10 },
    forms: { map: decline },
  }),
  oscillation: guard("oscillation", {
    about: "Times that a tree older than the previous one comes back.",
    default: 2,
    forms: count,
  }),
};

/** As one would write it. */
export const guardDefaults: Json = Object.fromEntries(
  Object.values(guardFields).map((field: Field<unknown>) => [field.key, field.default ?? null]),
);
