import { approvalModes, type Settings } from "../loop/settings.ts";
import { settingFields } from "./fields.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import type { SettingsLayer } from "./layer.ts";
import { describe, type Json, type Located, type LocatedEntry, refuse } from "./located.ts";
import { partial } from "./object-shapes.ts";
import { formatProblem, type Problem } from "./problems.ts";
import { readYaml } from "./read-yaml.ts";
import { boolean, integer } from "./scalar-shapes.ts";
import type { Fields, Shape } from "./shape.ts";

/**
 * What a task may say of its own loop, between two lines of `---` before its text. Nothing here runs a command, chooses
 * an agent, changes rules or lifts a check: those come from the default branch alone, where changes are reviewed.
 */
const taskFields = {
  maxIterations: { ...settingFields.maxIterations, alias: "max_iterations" },
  maxDurationMs: { ...settingFields.maxDurationMs, alias: "max_duration" },
  iterationTimeoutMs: { ...settingFields.iterationTimeoutMs, alias: "iteration_timeout" },
  budget: settingFields.budget,
  stop: settingFields.stop,
  confirmations: settingFields.confirmations,
  approve: settingFields.approve,
  promises: settingFields.promises,
  promiseTexts: { ...settingFields.promiseTexts, alias: "completion_promise" },
  guards: settingFields.guards,
  protect: settingFields.protect,
  readiness: settingFields.readiness,
  allowPartial: settingFields.allowPartial,
  follows: settingFields.follows,
  active: { key: "active", about: "`false`: it is not to be started.", shape: boolean },
  /** The documents' files count for themselves; Rondo's state does that here. */
  iterationCount: { key: "iteration_count", alias: "iteration-count", about: "Not used.", shape: integer(0) },
} satisfies Fields<TaskKeys>;

type TaskLayer = Pick<
  SettingsLayer,
  | "maxIterations"
  | "maxDurationMs"
  | "iterationTimeoutMs"
  | "budget"
  | "stop"
  | "confirmations"
  | "approve"
  | "promises"
  | "promiseTexts"
  | "guards"
  | "protect"
  | "readiness"
  | "allowPartial"
  | "follows"
>;
interface TaskKeys extends TaskLayer {
  readonly active?: boolean;
  readonly iterationCount?: number;
}
type TaskKey = keyof TaskKeys;

/** One key of a frontmatter, and where it stands. */
export interface TaskEntry {
  readonly name: TaskKey;
  /** As it is called in a settings file. */
  readonly key: string;
  readonly line: number;
  readonly seen: string;
  readonly json: Json;
}

export interface TaskFrontmatter {
  readonly layer: TaskLayer;
  readonly active: boolean;
  readonly entries: readonly TaskEntry[];
  readonly warnings: readonly Problem[];
  /** The text below it. */
  readonly body: string;
}

export type ReadTask =
  | { readonly kind: "none" }
  | { readonly kind: "wrong"; readonly problems: readonly string[] }
  | ({ readonly kind: "found" } & TaskFrontmatter);

const known = partial<TaskKeys>("a map of settings", taskFields);

const located: Shape<{ readonly keys: Partial<TaskKeys>; readonly entries: readonly TaskEntry[] }> = {
  ...known,
  read: (value, report) => {
    if (value.form === "scalar" && value.value === null) return { keys: {}, entries: [] };
    if (value.form !== "map") return refuse(value, "a map of settings", report);
    const keys = known.read(value, report);
    return keys === undefined ? undefined : { keys, entries: value.entries.flatMap(taskEntry) };
  },
};

/** `file` names the place in messages: `issue #7`, or a path. */
export function readTaskFrontmatter(text: string, file: string): ReadTask {
  const parts = splitFrontmatter(text);
  if (parts === null) return { kind: "none" };
  const read = readYaml(parts.yaml, file, located);
  if (!read.ok) return { kind: "wrong", problems: read.problems.map(belowTheMark).map(formatProblem) };
  const { active = true, iterationCount: _, ...layer } = read.value.keys;
  const entries = read.value.entries.map((entry) => ({ ...entry, line: entry.line + 1 }));
  return { kind: "found", layer, active, entries, warnings: read.warnings.map(belowTheMark), body: parts.body };
}

/** The text without its frontmatter, which is for Rondo and not for the agent. */
export function withoutFrontmatter(text: string): string {
  return splitFrontmatter(text)?.body ?? text;
}

function taskEntry({ key, keyAt, value }: LocatedEntry): readonly TaskEntry[] {
  const found = Object.entries(taskFields).find(([, field]) => field.key === key || aliasOf(field) === key);
  if (!found) return [];
  const [name, field] = found;
  return [{ name: name as TaskKey, key: field.key, line: keyAt.line, seen: describe(value), json: jsonOf(value) }];
}

function aliasOf(field: object): unknown {
  return "alias" in field ? field.alias : undefined;
}

/** The first line of the text is the mark. */
function belowTheMark(problem: Problem): Problem {
  return { ...problem, line: problem.line + 1 };
}

function jsonOf(value: Located): Json {
  switch (value.form) {
    case "scalar":
      return value.value;
    case "list":
      return value.items.map(jsonOf);
    case "map":
      return Object.fromEntries(value.entries.map((entry) => [entry.key, jsonOf(entry.value)]));
    case "unreadable":
      return null;
  }
}

/** A key that its author was not entitled to, and why. */
export interface LeftOut {
  readonly entry: TaskEntry;
  readonly why: string;
}

/** Keys that only the file's own reader looks at. */
const notSettings: readonly TaskKey[] = ["active", "iterationCount"];

/** Which keys count. An author who may write may say what they like here; anybody else can only tighten what stands. */
export function entitled(
  { layer, entries }: TaskFrontmatter,
  standing: Settings,
  mayWrite: boolean,
): { readonly used: readonly TaskEntry[]; readonly leftOut: readonly LeftOut[] } {
  const settings = entries.filter(({ name }) => !notSettings.includes(name));
  if (mayWrite) return { used: settings, leftOut: [] };
  const judged = settings.map((entry) => ({ entry, why: looser(entry.name, layer, standing) }));
  return {
    used: judged.flatMap(({ entry, why }) => (why === null ? [entry] : [])),
    leftOut: judged.flatMap(({ entry, why }) => (why === null ? [] : [{ entry, why }])),
  };
}

/** Null: it tightens, or changes nothing. */
function looser(name: TaskKey, layer: TaskLayer, standing: Settings): string | null {
  switch (name) {
    case "maxIterations":
    case "maxDurationMs":
    case "iterationTimeoutMs":
      return (layer[name] ?? 0) <= standing[name] ? null : "it may only be lower than the repository's own";
    case "budget": {
      const most = standing.budget ?? Number.POSITIVE_INFINITY;
      return (layer.budget ?? Number.POSITIVE_INFINITY) <= most
        ? null
        : "it may only be lower than the repository's own";
    }
    case "confirmations":
      return (layer.confirmations ?? 1) >= standing.confirmations
        ? null
        : "it may only be higher than the repository's own";
    case "approve": {
      const rank = (mode: Settings["approve"]): number => approvalModes.indexOf(mode);
      return rank(layer.approve ?? "never") >= rank(standing.approve) ? null : "it may only ask for more approvals";
    }
    case "protect":
      // Protections add up: one more can't lift another.
      return null;
    default:
      return "only somebody who may write to this repository can set it";
  }
}

/** The keys that count, as the state and the first commit keep them: a settings file in one line. Null: none. */
export function frozenEntries(used: readonly TaskEntry[]): string | null {
  return used.length === 0 ? null : JSON.stringify(Object.fromEntries(used.map(({ key, json }) => [key, json])));
}

const limitNames = ["maxIterations", "maxDurationMs", "iterationTimeoutMs", "budget"] as const;
type LimitName = (typeof limitNames)[number];

/** What was frozen, with the limits that the same file has now; and which of them are others. */
export function withLimitsOf(
  frozen: string | null,
  { entries }: Pick<TaskFrontmatter, "entries">,
): { readonly issueSettings: string | null; readonly changed: readonly LimitName[] } {
  const before: Readonly<Record<string, Json>> = frozen === null ? {} : JSON.parse(frozen);
  const now = limitNames.map((name) => {
    const { key } = taskFields[name];
    return { name, key, was: before[key], is: entries.find((entry) => entry.name === name)?.json };
  });
  const changed = now.filter(({ was, is }) => was !== is);
  if (changed.length === 0) return { issueSettings: frozen, changed: [] };
  const kept = Object.entries(before).filter(([key]) => !changed.some((limit) => limit.key === key));
  const added = changed.flatMap(({ key, is }) => (is === undefined ? [] : [[key, is] as const]));
  const all = [...kept, ...added];
  return {
    issueSettings: all.length === 0 ? null : JSON.stringify(Object.fromEntries(all)),
    changed: changed.map(({ name }) => name),
  };
}

export const longestFrozen = 500;

/** What was frozen, as a layer over the settings. Undefined: another version wrote it, and this one can't read it. */
export function thawedLayer(frozen: string | null): SettingsLayer | undefined {
  if (frozen === null) return {};
  const read = readYaml(frozen, "the issue's frontmatter", known);
  if (!read.ok) return undefined;
  const { active: _, iterationCount: __, ...layer } = read.value;
  return layer;
}
