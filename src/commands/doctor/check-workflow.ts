import { type Finding, ok, orOk, problem, warning } from "./finding.ts";
import { type Job, type Mapping, mapping, phasesOf, type Step, type Workflow } from "./read-workflow.ts";

const again = "write the workflow anew with `rondo init --force`, or take the part from the template";

/** Each looks at one thing; the order is that of the report. */
const checks: readonly ((workflow: Workflow) => readonly Finding[])[] = [
  phases,
  triggers,
  permissions,
  tokens,
  handedOver,
  records,
  versions,
  ownFolder,
  pins,
  concurrency,
];

export function checkWorkflow(workflow: Workflow): readonly Finding[] {
  return checks.flatMap((check) => check(workflow));
}

function phases(workflow: Workflow): readonly Finding[] {
  const there = phasesOf(workflow).map(({ phase }) => phase);
  const missing = ["begin", "agent", "validate", "land"].filter((phase) => !there.includes(phase));
  if (missing.length === 0) return [ok("phases", "begin, agent, validate and land are there")];
  return [problem("phases", `${workflow.file} has no step for ${missing.join(", ")}`, again)];
}

interface Wanted {
  readonly event: string;
  readonly types: readonly string[];
  readonly without: string;
  /** Without it there is no loop at all. */
  readonly vital: boolean;
}

const wanted: readonly Wanted[] = [
  { event: "issues", types: ["labeled"], without: "no label starts a loop", vital: true },
  { event: "workflow_dispatch", types: [], without: "no iteration can start the next", vital: true },
  { event: "issues", types: ["unlabeled", "closed"], without: "those do not stop a loop at once", vital: false },
  { event: "issue_comment", types: ["created"], without: "comments such as /rondo stop are not heard", vital: false },
  { event: "pull_request", types: ["closed"], without: "that does not stop a loop at once", vital: false },
  { event: "push", types: [], without: "somebody else's commits on the branch are noticed late", vital: false },
  { event: "schedule", types: [], without: "parked loops, and those whose run was lost, are not woken", vital: false },
];

function triggers({ triggers: on }: Workflow): readonly Finding[] {
  const found = wanted
    .filter(({ event, types }) => !(event in on) || types.some((type) => !listens(on, event, type)))
    .map(({ event, types, without, vital }) => {
      const name = types.length === 0 ? event : `${event} (${types.join(", ")})`;
      return (vital ? problem : warning)("triggers", `the trigger ${name} is missing: ${without}`, again);
    });
  const given = mapping(mapping(on.workflow_dispatch).inputs);
  const inputs = ["issue", "key"].filter((name) => !(name in given));
  if ("workflow_dispatch" in on && inputs.length > 0)
    found.push(problem("triggers", `workflow_dispatch has no input ${inputs.join(", ")}`, again));
  return orOk(found, "triggers", "everything that a loop listens to is there");
}

/** Without `types`, all count; but of a pull request only those that bring commits. */
function listens(on: Mapping, event: string, type: string): boolean {
  const { types } = mapping(on[event]);
  return types === undefined ? event !== "pull_request" : [types].flat().includes(type);
}

const writing = ["contents", "pull-requests", "issues", "statuses", "actions"];

function permissions({ jobs, permissions: top }: Workflow): readonly Finding[] {
  const found = jobs.flatMap((job) => jobPermissions(job));
  if (Object.keys(mapping(top)).length > 0 || typeof top === "string" || top === undefined)
    found.push(warning("permissions", "the workflow itself does not say `permissions: {}`", "add it above `jobs:`"));
  return orOk(found, "permissions", "each job has what it needs and no more");
}

function jobPermissions({ id, permissions: given, steps }: Job): Finding[] {
  const own = steps.flatMap(({ phase }) => phase ?? []);
  const grants = mapping(given);
  if (own.some((phase) => ["begin", "land", "sweep"].includes(phase))) {
    const missing = writing.filter((scope) => grants[scope] !== "write" && given !== "write-all");
    const fix = `add to the job ${id}: permissions: { ${missing.map((scope) => `${scope}: write`).join(", ")} }`;
    return missing.length === 0
      ? []
      : [problem("permissions", `the job ${id} may not write ${missing.join(", ")}`, fix)];
  }
  if (own.length === 0) return [];
  const tooMuch = Object.entries(grants).filter(([, access]) => access === "write");
  if (tooMuch.length === 0 && given !== undefined && typeof given !== "string") return [];
  const named = tooMuch.map(([scope]) => scope).join(", ") || "more than it needs";
  const fix = `give the job ${id} \`permissions: { contents: read }\`: what runs there may be anybody's code`;
  return [problem("permissions", `the job ${id} runs the agent's work and may write ${named}`, fix)];
}

function tokens(workflow: Workflow): readonly Finding[] {
  const found = phasesOf(workflow)
    .filter((step) => ["agent", "validate"].includes(step.phase) && step.with.token !== "")
    .map(({ phase }) => problem("tokens", `the phase ${phase} is given a token`, `set \`token: ""\` in its step`));
  return orOk(found, "tokens", "agent and validate get no token");
}

const needed: Readonly<Record<string, readonly string[]>> = {
  begin: ["disabled"],
  agent: ["brief"],
  validate: ["brief"],
  land: ["brief", "steps", "agent-result", "disabled"],
};
const known = ["phase", "token", "brief", "steps", "agent-result", "disabled"];

function handedOver(workflow: Workflow): readonly Finding[] {
  const found = phasesOf(workflow).flatMap((step) => [
    ...(needed[step.phase] ?? [])
      .filter((name) => step.with[name] === undefined)
      .map((name) => problem("inputs", `the phase ${step.phase} is not given \`${name}\``, again)),
    ...Object.keys(step.with)
      .filter((name) => !known.includes(name))
      .map((name) =>
        problem("inputs", `the phase ${step.phase} is given \`${name}\`, which Rondo does not know`, again),
      ),
  ]);
  return orOk(found, "inputs", "each phase is given what it needs");
}

/** Optional: a loop runs without, but nobody can look at its decisions later. */
function records({ jobs }: Workflow): readonly Finding[] {
  const isUploaded = jobs.some(({ steps }) => steps.some(({ with: given }) => /rondo-record/.test(String(given.path))));
  if (isUploaded) return [ok("records", "each run's record is uploaded")];
  return [warning("records", "no step uploads rondo-record: `rondo export` and `rondo replay` find nothing", again)];
}

function versions(workflow: Workflow): readonly Finding[] {
  const all = phasesOf(workflow).map(({ uses }) => uses);
  const released = new Set(all.filter((uses) => !uses.startsWith("./")));
  const isMixed = released.size > 0 && all.some((uses) => uses.startsWith("./"));
  if (released.size <= 1 && !isMixed) return [ok("versions", `all phases run ${[...new Set(all)][0] ?? "nothing"}`)];
  const seen = [...new Set(all)].join(", ");
  return [problem("versions", `the phases run different versions of Rondo: ${seen}`, "use the same one in every step")];
}

/** What the loop's branch holds was written by the agent, the action's files included. */
function ownFolder({ jobs }: Workflow): readonly Finding[] {
  return jobs
    .filter(({ steps }) => runsFromBranch(steps))
    .map(({ id }) =>
      problem(
        "action",
        `the job ${id} runs Rondo from a checkout that may be the loop's branch, which the agent writes`,
        "check the action out of the default branch first: `rondo init --action ./ --force` writes it so",
      ),
    );
}

function runsFromBranch(steps: readonly Step[]): boolean {
  const from = new Map<string, string>();
  for (const { uses, with: given, phase } of steps) {
    if (uses.startsWith("actions/checkout@")) from.set(String(given.path ?? ""), String(given.ref ?? ""));
    if (phase === null || !uses.startsWith("./")) continue;
    const path = uses.slice(2).replace(/\/+$/, "");
    const folders = [...from.keys()].filter(
      (folder) => path === folder || folder === "" || path.startsWith(`${folder}/`),
    );
    const nearest = folders.sort((a, b) => b.length - a.length)[0];
    if (nearest === undefined || !/default_branch/.test(from.get(nearest) ?? "")) return true;
  }
  return false;
}

function pins({ jobs }: Workflow): readonly Finding[] {
  const others = jobs.flatMap(({ steps }) => steps).filter(({ uses, phase }) => uses !== "" && phase === null);
  const loose = [...new Set(others.map(({ uses }) => uses))].filter(
    (uses) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(uses) && !uses.startsWith("./"),
  );
  const found = loose.map((uses) =>
    warning("pins", `${uses} can change under you`, "pin it by its commit, with the version in a comment"),
  );
  return orOk(found, "pins", "other actions are pinned by their commits");
}

function concurrency({ concurrency: given }: Workflow): readonly Finding[] {
  const group = String(given.group ?? "");
  const perIssue = ["inputs.issue", "github.event.issue.number", "github.run_id"].every((part) => group.includes(part));
  if (!perIssue)
    return [
      problem("concurrency", "the workflow has no concurrency group per issue: runs get in each other's way", again),
    ];
  if (![false, "false", undefined].includes(given["cancel-in-progress"] as boolean))
    return [problem("concurrency", "cancel-in-progress cuts iterations short", "set `cancel-in-progress: false`")];
  if (given.queue !== "max")
    return [
      warning(
        "concurrency",
        "without `queue: max` only one run can wait for each issue: a newer one replaces it",
        "add `queue: max` below the group; an Enterprise Server may not know it yet, and then nothing is to be done",
      ),
    ];
  return [ok("concurrency", "one run at a time for each issue, in order")];
}
