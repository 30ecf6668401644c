import { mostIterations, type PhaseSettings, stopPolicies, type Then } from "../loop/settings.ts";
import { costShape } from "./agent-runs.ts";
import { byForm, list } from "./compound-shapes.ts";
import { type Located, nameOf } from "./located.ts";
import { partial } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { promiseTextsShape } from "./promise-texts.ts";
import { promisesShape } from "./promises.ts";
import { choice, duration, integer, line, matching, text } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";

/** Each phase and its state must fit beside all else in the state comment. */
const mostPhases = 9;
const mostIssues = 20;
/** It stands in the gate, in comments and in the agent's brief. */
const phaseName = matching("a name of letters, digits and - of at most 24", "^[A-Za-z0-9][A-Za-z0-9-]*$", 24);

type Own = Partial<PhaseSettings["own"]>;
interface PhaseKeys extends Own {
  readonly name?: string;
  readonly profile?: string;
  readonly task?: string;
}

const phaseFields: Fields<PhaseKeys> = {
  name: { key: "name", about: "What it is called; its profile's name, if nothing else.", shape: phaseName },
  profile: {
    key: "profile",
    about: "A profile of Rondo or of this file, in place of the issue's.",
    shape: line("a profile's name", 40),
  },
  task: {
    key: "task",
    alias: "prompt",
    about: "What the agent is to do in this phase, beside the issue's own words.",
    shape: text("text"),
  },
  maxIterations: { key: "max-iterations", about: "As at the top.", shape: integer(1, mostIterations) },
  maxDurationMs: { key: "max-duration", about: "As at the top.", shape: duration("365d") },
  budget: { key: "budget", about: "As at the top.", shape: costShape },
  stop: { key: "stop", about: "As at the top.", shape: choice(stopPolicies) },
  promises: { key: "promises", about: "As at the top.", shape: promisesShape },
  promiseTexts: { key: "promise-text", about: "As at the top.", shape: promiseTextsShape },
};

type Item = { readonly issue: number } | { readonly phase: PhaseSettings };

const keys = partial("a map { profile, task, … }", phaseFields);
const says = ["profile", "task", "prompt"].map((key) => ({ required: [key] }));

const phase: Shape<Item> = turned({ ...keys, schema: { ...keys.schema, anyOf: says } }, (given, at, report) => {
  const { name, profile = null, task = null, ...own } = given;
  if (profile === null && task === null)
    return report.problem(at, `${nameOf(at)} says neither "profile" nor "task"; give it one of them`);
  return { phase: { name: name ?? "", profile, task, own } };
});

const item: Shape<Item> = byForm<Item>({
  number: turned(integer(1, 999_999_999), (issue) => ({ issue })),
  text: turned(line("a profile's name", 40), (profile) => ({ phase: { name: "", profile, task: null, own: {} } })),
  map: phase,
});

function thenOf(items: readonly Item[], at: Located, report: Report): Then | undefined {
  const firstIssue = items.findIndex((each) => "issue" in each);
  const phases = items.flatMap((each) => ("phase" in each ? [each.phase] : []));
  const issues = items.flatMap((each) => ("issue" in each ? [each.issue] : []));
  if (firstIssue >= 0 && firstIssue < phases.length)
    return report.problem(at, `${nameOf(at)} names an issue before a phase; phases come first, then issues`);
  if (phases.length > mostPhases || issues.length > mostIssues)
    return report.problem(at, `${nameOf(at)} is too long; at most ${mostPhases} phases and ${mostIssues} issues`);
  return { phases: phases.map((each, index) => ({ ...each, name: nameFor(each, index + 2) })), issues };
}

function nameFor({ name, profile }: PhaseSettings, number: number): string {
  const plain = (profile ?? "").replace(/[^A-Za-z0-9-]+/g, "-").replace(/^-+/, "");
  return name || plain.slice(0, 24) || `phase-${number}`;
}

const alone = turned(item, (only) => [only]);

export const thenShape: Shape<Then> = turned(
  byForm<readonly Item[]>(
    { number: alone, text: alone, map: alone, list: list(item, "phases and issues") },
    "a profile's name, a map { profile, task, … }, an issue's number, or a list of these",
  ),
  thenOf,
);
