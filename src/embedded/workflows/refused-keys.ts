/** What GitHub runs and this runner does not: refused by name, with the line, before anything starts. */
import { isBasicExpression, isBoolean, isMapping, isSequence, isString } from "@actions/workflow-parser";
import type { MappingToken } from "@actions/workflow-parser/templates/tokens/mapping-token";
import type { Problem } from "./model.ts";
import type { Template } from "./templates.ts";
import { entries, finder } from "./tokens.ts";

const REFUSED_TRIGGERS: Readonly<Record<string, string>> = {
  workflow_run: "the embedded runner does not start runs after other runs; dispatch the workflow instead",
};

const REFUSED_JOB_KEYS: Readonly<Record<string, string>> = {
  uses: "reusable workflows are not run here; put the jobs into this file",
  container: "jobs run on this machine, without containers",
  services: "jobs run on this machine, without service containers",
  snapshot: "runner images are not made here",
  "cancel-timeout-minutes": "cancelled jobs get the fixed times that GitHub documents",
};

const REFUSED_STEP_KEYS: Readonly<Record<string, string>> = {
  background: "steps run one after the other",
  wait: "steps run one after the other",
  "wait-all": "steps run one after the other",
  cancel: "steps run one after the other",
  parallel: "steps run one after the other",
};

export function refusedKeys(file: string, root: MappingToken): readonly Problem[] {
  const found: Problem[] = [];
  const refuse = (token: Template, message: string): void => {
    found.push({ file, line: token.range?.start.line, message });
  };
  refuseTriggers(root.find("on"), refuse);
  refuseConcurrency(root.find("concurrency"), refuse);
  refuseShell(root.find("defaults"), refuse);
  for (const [id, job] of entries(root.find("jobs"))) {
    refuseNamed(job, REFUSED_JOB_KEYS, `jobs.${id}`, refuse);
    refuseConcurrency(finder(job)("concurrency"), refuse);
    refuseShell(finder(job)("defaults"), refuse);
    refuseSteps(finder(job)("steps"), `jobs.${id}`, refuse);
    if (hasNothingToDo(job)) refuse(job, `${NOTHING_TO_DO}: ${id}`);
  }
  return found;
}

/** GitHub's own rule, which the parser does not know. */
const NOTHING_TO_DO = "No steps defined in `steps` and no workflow called in `uses` for the following jobs";

function hasNothingToDo(job: Template): boolean {
  const find = finder(job);
  const steps = find("steps");
  return find("uses") === undefined && (steps === undefined || (isSequence(steps) && steps.count === 0));
}

type Refuse = (token: Template, message: string) => void;

function refuseNamed(token: Template, refused: Readonly<Record<string, string>>, where: string, refuse: Refuse): void {
  if (!isMapping(token)) return;
  for (const pair of token) {
    const reason = refused[pair.key.toString()];
    if (reason !== undefined) refuse(pair.key, `'${where}.${pair.key.toString()}' is not supported here: ${reason}`);
  }
}

function refuseTriggers(on: Template | undefined, refuse: Refuse): void {
  if (on === undefined) return;
  if (isMapping(on)) refuseNamed(on, REFUSED_TRIGGERS, "on", refuse);
  const words = isSequence(on) ? [...on] : [on];
  for (const word of words) {
    const reason = REFUSED_TRIGGERS[word.toString()];
    if (reason !== undefined) refuse(word, `'on: ${word.toString()}' is not supported here: ${reason}`);
  }
}

/** GitHub's own rule, which the parser leaves to the language service. */
function refuseConcurrency(token: Template | undefined, refuse: Refuse): void {
  if (token === undefined || !isMapping(token)) return;
  const cancels = token.find("cancel-in-progress");
  if (token.find("queue")?.toString() !== "max" || cancels === undefined) return;
  if (isBoolean(cancels) && cancels.value) {
    refuse(cancels, "'cancel-in-progress: true' can't be combined with 'queue: max'");
  }
}

function refuseSteps(steps: Template | undefined, where: string, refuse: Refuse): void {
  if (steps === undefined || !isSequence(steps)) return;
  [...steps].forEach((step, index) => {
    refuseNamed(step, REFUSED_STEP_KEYS, `${where}.steps[${index}]`, refuse);
    const find = finder(step);
    refuseShellName(find("shell"), refuse);
    const uses = find("uses");
    if (uses?.toString().startsWith("docker://")) {
      refuse(uses, `'${uses.toString()}' is not supported here: docker actions need a container`);
    }
    if (uses?.toString().startsWith("$/")) {
      refuse(uses, `'${uses.toString()}' is not supported here: name the action as './path' or 'owner/name@ref'`);
    }
  });
}

function refuseShell(defaults: Template | undefined, refuse: Refuse): void {
  const run = defaults === undefined ? undefined : finder(defaults)("run");
  if (run !== undefined) refuseShellName(finder(run)("shell"), refuse);
}

function refuseShellName(shell: Template | undefined, refuse: Refuse): void {
  if (shell === undefined || isBasicExpression(shell) || !isString(shell)) return;
  if (!isKnownShell(shell.value)) refuse(shell, unsupportedShell(shell.value));
}

/** Empty: the default. With `{0}`: a command line of the workflow's own. */
export function isKnownShell(shell: string): boolean {
  return shell === "" || shell === "bash" || shell === "sh" || shell.includes("{0}");
}

export function unsupportedShell(shell: string): string {
  return `'shell: ${shell}' is not supported here: use bash, sh, or a command line with {0}`;
}
