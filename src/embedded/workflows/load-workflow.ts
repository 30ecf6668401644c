/** Reads the workflow files of one commit and says of each whether it can run, and if not, why and where. */
import { convertWorkflowTemplate, isMapping, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import type { ForgeForWorkflows } from "../contract.ts";
import type { LoadedWorkflow, Problem, WorkflowModel } from "./model.ts";
import { withOneLineScalars } from "./one-line-scalars.ts";
import { readName, readWorkflowModel } from "./read-model.ts";
import { readTriggers } from "./read-triggers.ts";
import { refusedKeys } from "./refused-keys.ts";

const WORKFLOW_FOLDER = ".github/workflows";

export async function listWorkflowPaths(
  forge: ForgeForWorkflows,
  repository: string,
  sha: string,
): Promise<readonly string[]> {
  const paths = await forge.listFolder(repository, sha, WORKFLOW_FOLDER);
  return paths.filter((path) => /\.ya?ml$/.test(path)).sort();
}

export async function loadWorkflow(path: string, text: string): Promise<LoadedWorkflow> {
  const file = { name: path, content: withOneLineScalars(text) };
  const { context, value: root } = parseWorkflow(file, new NoOperationTraceWriter());
  if (root === undefined || !isMapping(root)) {
    return { kind: "refused", path, name: path, triggers: undefined, problems: parserProblems(path, context) };
  }
  await convertWorkflowTemplate(context, root);
  const problems = [...parserProblems(path, context), ...refusedKeys(path, root)];
  if (problems.length === 0) {
    const model = readWorkflowModel(path, root);
    const cycles = needsProblems(model);
    if (cycles.length === 0) return { kind: "usable", model };
    problems.push(...cycles);
  }
  return { kind: "refused", path, name: readName(path, root), triggers: readTriggers(root.find("on")), problems };
}

type ParserContext = ReturnType<typeof parseWorkflow>["context"];

function parserProblems(file: string, context: ParserContext): Problem[] {
  return context.errors
    .getErrors()
    .map((error) => ({ file, line: error.range?.start.line, message: error.rawMessage }));
}

/** The parser checks names; a cycle would make jobs wait for each other for ever. */
function needsProblems(model: WorkflowModel): Problem[] {
  const done = new Set<string>();
  let open = [...model.jobs];
  for (;;) {
    const ready = open.filter((job) => job.needs.every((need) => done.has(need)));
    if (ready.length === 0) break;
    for (const job of ready) done.add(job.id);
    open = open.filter((job) => !ready.includes(job));
  }
  return open.map((job) => ({
    file: model.path,
    line: undefined,
    message: `Job '${job.id}' needs ${job.needs.join(", ")}, which can never be complete`,
  }));
}

export function describeProblem(problem: Problem): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}#L${problem.line}`;
  return `Invalid workflow file: ${place}: ${problem.message}`;
}
