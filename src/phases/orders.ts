import type { SettingsLayer } from "../config/layer.ts";
import { nearest } from "../config/nearest.ts";
import { parseSettings } from "../config/parse.ts";
import { isCheckpointName } from "../loop/checkpoint-name.ts";
import { hiddenAt, readLines } from "../loop/markdown.ts";

/** What a comment tells Rondo to do. */
export type Order =
  | { readonly do: "start" | "stop" | "pause" | "retry" | "status" | "approve" | "split" | "help" }
  /** With a note for the next iteration, or an empty one. */
  | { readonly do: "resume"; readonly note: string }
  | { readonly do: "set"; readonly limits: LimitChange }
  | { readonly do: "rollback"; readonly to: number }
  /** To a checkpoint that a hook asked for. */
  | { readonly do: "revisit"; readonly name: string }
  /** It was meant for Rondo, and can't be done; in words for its author. */
  | { readonly do: "nothing"; readonly why: string };

/** Which names nothing that would have to be looked up. */
export type DirectOrder = Exclude<Order, { readonly do: "revisit" }>;

/** `set`: the limit itself. `add`: so much more of it. */
export interface LimitChange {
  readonly set: Pick<SettingsLayer, "maxIterations" | "maxDurationMs" | "iterationTimeoutMs" | "budget">;
  readonly add: { readonly maxIterations?: number; readonly budget?: number };
}

const plain = ["start", "stop", "pause", "retry", "status", "approve", "split", "help"] as const;
const words = [...plain, "resume", "set", "rollback"];
const orderStart = /^\s{0,3}\/rondo(?=\s|$)/i;
const limits = ["max-iterations", "max-duration", "iteration-timeout", "budget"];

/**
 * The first `/rondo …` that stands at the beginning of a line, outside of code and quotes: people quote commands
 * when they talk about them. Null: the comment is not for Rondo.
 */
export function readOrder(comment: string): Order | null {
  const lines = readLines(comment);
  const at = lines.findIndex((line) => orderStart.test(line.text) && hiddenAt(line, line.text.indexOf("/")) === null);
  const line = lines[at];
  if (!line) return null;
  const [, word = "", ...rest] = line.text.trim().split(/\s+/);
  const note = [rest.join(" "), ...lines.slice(at + 1).map(({ text }) => text)].join("\n").trim();
  return orderOf(word.toLowerCase(), rest, note);
}

function orderOf(word: string, rest: readonly string[], note: string): Order {
  const simple = plain.find((known) => known === word);
  if (simple) return { do: simple };
  if (word === "resume") return { do: "resume", note };
  if (word === "set") return readLimits(rest);
  if (word === "rollback") return readRollback(rest);
  if (word === "") return { do: "help" };
  const meant = nearest(word, words);
  return nothing(
    `"${word.slice(0, 40)}" is no command${meant ? `; did you mean \`/rondo ${meant}\`?` : ""}. Known are ${words.join(", ")}.`,
  );
}

function readRollback([to, ...more]: readonly string[]): Order {
  const target = more.length === 0 ? (to ?? "").toLowerCase() : "";
  if (/^\d{1,4}$/.test(target)) return { do: "rollback", to: Number(target) };
  if (isCheckpointName(target)) return { do: "revisit", name: target };
  return nothing(
    "`/rondo rollback` needs the number of the iteration to go back to, or the name of a checkpoint: `/rondo rollback 2`.",
  );
}

function readLimits(given: readonly string[]): Order {
  if (given.length === 0)
    return nothing(
      `\`/rondo set\` needs a limit, as in \`/rondo set max-iterations=20 budget=+5\`. Known are ${limits.join(", ")}.`,
    );
  let change: LimitChange = { set: {}, add: {} };
  for (const one of given) {
    const read = readLimit(one);
    if (typeof read === "string") return nothing(read);
    change = { set: { ...change.set, ...read.set }, add: { ...change.add, ...read.add } };
  }
  return { do: "set", limits: change };
}

function readLimit(given: string): LimitChange | string {
  const [, key = "", plus, value = ""] = /^([\w-]+)=(\+?)([\w.]+)$/.exec(given) ?? [];
  if (key === "") return `"${given.slice(0, 60)}" is not of the form \`limit=value\`.`;
  if (!limits.includes(key)) {
    const meant = nearest(key, limits);
    return `"${key.slice(0, 40)}" is no limit${meant ? `; did you mean \`${meant}\`?` : ""} Known are ${limits.join(", ")}.`;
  }
  const parsed = parseSettings(`${key}: ${value}`, "/rondo set");
  if (!parsed.ok) return parsed.problems.map(({ message }) => message).join("; ");
  if (plus === "") return { set: parsed.layer, add: {} };
  const { maxIterations, budget } = parsed.layer;
  if (typeof maxIterations === "number") return { set: {}, add: { maxIterations } };
  if (typeof budget === "number") return { set: {}, add: { budget } };
  return `\`${key}\` can't be added to; give the whole value, as in \`${key}=12h\`.`;
}

function nothing(why: string): Order {
  return { do: "nothing", why };
}
