/** Does this event start this workflow? The activity types and filters that GitHub documents. */
import type { ForgeEvent } from "../contract.ts";
import { matchesAny } from "./filter-patterns.ts";
import type { EventFilter, Triggers } from "./model.ts";

/** Events whose `types` is not "all" when nothing is said. */
const DEFAULT_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ["opened", "synchronize", "reopened"],
  pull_request_target: ["opened", "synchronize", "reopened"],
};

/** The only events of a job's own token that make runs; these wait for a person. */
const APPROVABLE = new Set(["opened", "synchronize", "reopened"]);

export type Verdict = "start" | "start-after-approval" | "ignore";

/** Read only when a filter asks for it: it costs a `git diff`. */
export type ChangedFiles = () => Promise<readonly string[]>;

/** Whether any workflow could run for it: most of what a job's own token does asks for none. */
export function mayStart(event: ForgeEvent): boolean {
  return !event.byJobToken || event.name === "repository_dispatch" || isApprovable(event);
}

function isApprovable({ name, action }: ForgeEvent): boolean {
  return name === "pull_request" && APPROVABLE.has(action ?? "");
}

export async function verdictOn(event: ForgeEvent, triggers: Triggers, changedFiles: ChangedFiles): Promise<Verdict> {
  const filter = triggers.events.get(event.name);
  if (filter === undefined || !mayStart(event)) return "ignore";
  if (!matchesType(event, filter) || !matchesRef(event, filter)) return "ignore";
  if (!(await matchesPaths(filter, changedFiles))) return "ignore";
  return event.byJobToken && isApprovable(event) ? "start-after-approval" : "start";
}

function matchesType(event: ForgeEvent, filter: EventFilter): boolean {
  const types = filter.types ?? DEFAULT_TYPES[event.name];
  return types === undefined || types.includes(event.action ?? "");
}

function matchesRef(event: ForgeEvent, filter: EventFilter): boolean {
  if (event.name !== "push") return matchesBranch(filter, baseBranch(event));
  const tag = /^refs\/tags\/(.+)$/.exec(event.ref)?.[1];
  const wantsBranches = filter.branches !== undefined || filter.branchesIgnore !== undefined;
  const wantsTags = filter.tags !== undefined || filter.tagsIgnore !== undefined;
  // With filters for one kind of ref only, the other kind starts nothing.
  if (tag === undefined) {
    return wantsTags && !wantsBranches ? false : matchesBranch(filter, event.ref.replace(/^refs\/heads\//, ""));
  }
  if (wantsBranches && !wantsTags) return false;
  return matchesLists(filter.tags, filter.tagsIgnore, tag);
}

function matchesBranch(filter: EventFilter, branch: string | undefined): boolean {
  return branch === undefined || matchesLists(filter.branches, filter.branchesIgnore, branch);
}

function matchesLists(wanted: readonly string[] | undefined, ignored: readonly string[] | undefined, name: string) {
  if (wanted !== undefined) return matchesAny(wanted, name);
  return ignored === undefined || !matchesAny(ignored, name);
}

/** Pull requests and merge groups are filtered by the branch that they go to. */
function baseBranch(event: ForgeEvent): string | undefined {
  const pullRequest = record(event.payload.pull_request);
  const base = record(pullRequest?.base)?.ref;
  const mergeGroup = record(event.payload.merge_group)?.base_ref;
  const ref = typeof base === "string" ? base : mergeGroup;
  return typeof ref === "string" ? ref.replace(/^refs\/heads\//, "") : undefined;
}

async function matchesPaths(filter: EventFilter, changedFiles: ChangedFiles): Promise<boolean> {
  const { paths, pathsIgnore } = filter;
  if (paths === undefined && pathsIgnore === undefined) return true;
  const files = await changedFiles();
  if (paths !== undefined) return files.some((file) => matchesAny(paths, file));
  return files.some((file) => !matchesAny(pathsIgnore ?? [], file));
}

const SKIP_WORDS = ["[skip ci]", "[ci skip]", "[no ci]", "[skip actions]", "[actions skip]"];

/** Of a pushed or proposed head commit. */
export function asksToSkip(commitMessage: string): boolean {
  if (SKIP_WORDS.some((word) => commitMessage.includes(word))) return true;
  return /\n\n(?:.*\n)*skip-checks: ?true\s*$/.test(commitMessage);
}

export function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}
