import { anyOther, type QueueTerms } from "../loop/queue.ts";
import { byForm, oneOrMany } from "./compound-shapes.ts";
import { flag, integer, line } from "./scalar-shapes.ts";
import { type Fields, readDefault } from "./shape.ts";

/** Of the whole repository, so that no profile can say it; what the default branch says now counts. */
export const queueFields: Fields<QueueTerms> = {
  maxActive: {
    key: "max-active",
    about:
      "How many loops may run or be parked at once. Further labelled issues wait as `rondo: queued` and start as others end. `false`: any number.",
    shape: byForm<number | null>({ number: integer(1, 50), false: flag(false, null) }),
    default: 3,
  },
  priority: {
    key: "priority",
    about:
      "Labels that say who comes first among waiting issues, the most urgent first; `*` stands for issues with none of them. Each day of waiting lifts an issue by one place.",
    shape: oneOrMany(line("a label", 50), "labels"),
    default: [
      "P0",
      "priority: critical",
      "P1",
      "priority: high",
      "P2",
      "priority: medium",
      anyOther,
      "P3",
      "priority: low",
    ],
  },
};

export const queueDefaults: QueueTerms = {
  maxActive: readDefault(queueFields.maxActive.shape, queueFields.maxActive.default ?? null, "max-active"),
  priority: readDefault(queueFields.priority.shape, queueFields.priority.default ?? null, "priority"),
};
