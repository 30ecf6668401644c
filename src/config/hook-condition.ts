import { type HookCondition, mostIterations, validationStatuses } from "../loop/settings.ts";
import { mapOf, oneOrMany } from "./compound-shapes.ts";
import { record } from "./object-shapes.ts";
import { choice, integer, line } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";

const ruleResults = ["pass", "fail", "error", "skip"] as const;

/** When a hook is asked at all. */
export const when: Shape<HookCondition> = record("a map { from, to, status, rules }", {
  from: {
    key: "from",
    about: "The first iteration that it is asked in.",
    shape: integer(1, mostIterations),
    default: 1,
  },
  to: {
    key: "to",
    about: "The last iteration that it is asked in.",
    shape: integer(1, mostIterations),
    default: mostIterations,
  },
  status: {
    key: "status",
    about: "How the rules, taken together, came out. Without it: in any way.",
    shape: turned(oneOrMany(choice(validationStatuses), "results"), (words) =>
      validationStatuses.filter((status) => words.includes(status)),
    ),
    default: [],
  },
  rules: {
    key: "rules",
    about: "The result that each of these rules must have, as in `{ tests: pass }`.",
    shape: turned(mapOf("results by rule", line("a rule's name", 100), choice(ruleResults)), (rules) =>
      rules.map(({ name, value }) => ({ name, result: value })),
    ),
    default: {},
  },
} satisfies Fields<HookCondition>);
