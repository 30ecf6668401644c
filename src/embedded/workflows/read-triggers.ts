/** `on:` as data. Read apart from the jobs, so that a refused workflow still says when it would have started. */
import { isMapping, isSequence } from "@actions/workflow-parser";
import type { DispatchInput, EventFilter, InputType, ScheduleEntry, Triggers } from "./model.ts";
import type { Template } from "./templates.ts";
import { entries, finder, readList } from "./tokens.ts";

const NO_FILTER: EventFilter = {
  types: undefined,
  branches: undefined,
  branchesIgnore: undefined,
  tags: undefined,
  tagsIgnore: undefined,
  paths: undefined,
  pathsIgnore: undefined,
};

export function readTriggers(on: Template | undefined): Triggers {
  const events = new Map<string, EventFilter>();
  let dispatchInputs: Triggers["dispatchInputs"];
  let schedule: readonly ScheduleEntry[] = [];
  for (const [name, detail] of namedEvents(on)) {
    if (name === "workflow_dispatch") dispatchInputs = readInputs(detail);
    else if (name === "schedule") schedule = readSchedule(detail);
    else events.set(name, readFilter(detail));
  }
  return { events, dispatchInputs, schedule };
}

function namedEvents(on: Template | undefined): readonly (readonly [string, Template | undefined])[] {
  if (on === undefined) return [];
  if (isMapping(on)) return entries(on);
  return readList(on).map((name) => [name, undefined] as const);
}

function readFilter(token: Template | undefined): EventFilter {
  if (token === undefined || !isMapping(token)) return NO_FILTER;
  const list = (key: string): readonly string[] | undefined => {
    const value = token.find(key);
    return value === undefined ? undefined : readList(value);
  };
  return {
    types: list("types"),
    branches: list("branches"),
    branchesIgnore: list("branches-ignore"),
    tags: list("tags"),
    tagsIgnore: list("tags-ignore"),
    paths: list("paths"),
    pathsIgnore: list("paths-ignore"),
  };
}

function readInputs(token: Template | undefined): ReadonlyMap<string, DispatchInput> {
  const inputs = token === undefined ? undefined : finder(token)("inputs");
  return new Map(entries(inputs).map(([name, input]) => [name, readInput(input)]));
}

function readInput(token: Template): DispatchInput {
  const find = finder(token);
  return {
    type: asInputType(find("type")?.toString()),
    required: find("required")?.toString() === "true",
    default: find("default")?.toString(),
    options: readList(find("options")),
  };
}

function asInputType(word: string | undefined): InputType {
  if (word === "boolean" || word === "number" || word === "choice" || word === "environment") return word;
  return "string";
}

function readSchedule(token: Template | undefined): readonly ScheduleEntry[] {
  if (token === undefined || !isSequence(token)) return [];
  return [...token].map((entry) => {
    const find = finder(entry);
    return { cron: find("cron")?.toString() ?? "", timezone: find("timezone")?.toString() ?? "UTC" };
  });
}
