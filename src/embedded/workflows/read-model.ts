/** From the parser's token tree to our model. The parser's own model drops permissions, `with`, shells and timeouts. */
import { isBasicExpression, isSequence, isString } from "@actions/workflow-parser";
import { ensureStatusFunction } from "@actions/workflow-parser/model/converter/if-condition";
import type { MappingToken } from "@actions/workflow-parser/templates/tokens/mapping-token";
import type { JobModel, RunDefaults, StepModel, WorkflowModel } from "./model.ts";
import { readPermissions } from "./permissions.ts";
import { readTriggers } from "./read-triggers.ts";
import type { Template } from "./templates.ts";
import { entries, finder, readList } from "./tokens.ts";

export function readWorkflowModel(path: string, root: MappingToken): WorkflowModel {
  return {
    path,
    name: readName(path, root),
    runName: root.find("run-name"),
    triggers: readTriggers(root.find("on")),
    permissions: readPermissions(root.find("permissions")),
    concurrency: root.find("concurrency"),
    env: root.find("env"),
    defaults: readDefaults(root.find("defaults")),
    jobs: entries(root.find("jobs")).map(([id, job]) => readJob(id, job)),
  };
}

/** GitHub shows a workflow without a name by its path. */
export function readName(path: string, root: MappingToken): string {
  const name = root.find("name");
  return name !== undefined && isString(name) && name.value !== "" ? name.value : path;
}

function readJob(id: string, token: Template): JobModel {
  const find = finder(token);
  return {
    id,
    name: find("name"),
    needs: readList(find("needs")),
    condition: readCondition(find("if")),
    permissions: readPermissions(find("permissions")),
    environment: find("environment"),
    concurrency: find("concurrency"),
    strategy: find("strategy"),
    timeoutMinutes: find("timeout-minutes"),
    continueOnError: find("continue-on-error"),
    env: find("env"),
    defaults: readDefaults(find("defaults")),
    outputs: find("outputs"),
    steps: readSteps(find("steps")),
  };
}

/** Also the steps of a composite action: the same keys. */
export function readSteps(token: Template | undefined): readonly StepModel[] {
  if (token === undefined || !isSequence(token)) return [];
  return [...token].map(readStep);
}

function readStep(token: Template): StepModel {
  const find = finder(token);
  const common = {
    id: find("id")?.toString(),
    name: find("name"),
    condition: readCondition(find("if")),
    env: find("env"),
    continueOnError: find("continue-on-error"),
    timeoutMinutes: find("timeout-minutes"),
  };
  const uses = find("uses");
  if (uses !== undefined) return { ...common, kind: "uses", uses: uses.toString(), inputs: find("with") };
  const script = find("run");
  if (script === undefined) throw new Error("a step needs 'run' or 'uses'");
  return { ...common, kind: "run", script, shell: find("shell"), workingDirectory: find("working-directory") };
}

export function readCondition(token: Template | undefined): string {
  if (token === undefined) return "success()";
  const text = isBasicExpression(token) ? token.expression : token.toString().trim();
  return text === "" ? "success()" : ensureStatusFunction(text, token.definitionInfo);
}

function readDefaults(token: Template | undefined): RunDefaults {
  const run = token === undefined ? undefined : finder(token)("run");
  const find = run === undefined ? () => undefined : finder(run);
  return { shell: find("shell"), workingDirectory: find("working-directory") };
}
