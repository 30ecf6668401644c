/** An action's `action.yml` as data; what can't run here is refused by name. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMapping, NoOperationTraceWriter } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/index";
import type { MappingToken } from "@actions/workflow-parser/templates/tokens/mapping-token";
import { readCondition, readSteps } from "../read-model.ts";
import type { Template } from "../templates.ts";
import { entries, finder } from "../tokens.ts";
import type { CompositeAction, NodeAction } from "./action.ts";

export interface ActionName {
  readonly uses: string;
  readonly repository: string;
  readonly ref: string;
}

const NODE_VERSIONS = new Set(["node20", "node24"]);

/** The schema asks for what the Marketplace needs; GitHub's runner runs an action without it. */
const MARKETPLACE_RULE = /^Required property is missing: (name|description)$/;

export function readAction(name: ActionName, folder: string): NodeAction | CompositeAction {
  const file = ["action.yml", "action.yaml"].map((base) => join(folder, base)).find((path) => existsSync(path));
  if (file === undefined) {
    throw new Error(
      `Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${folder}'. Did you forget to run actions/checkout before running your local action?`,
    );
  }
  const root = parse(file);
  const runs = root.find("runs");
  const find = runs === undefined ? () => undefined : finder(runs);
  const using = find("using")?.toString().toLowerCase() ?? "";
  const common = { ...name, folder, inputs: readInputs(root) };
  if (using === "composite") {
    const outputs = entries(root.find("outputs")).map(([key, output]) => ({
      name: key,
      value: finder(output)("value"),
    }));
    return { ...common, kind: "composite", steps: readSteps(find("steps")), outputs };
  }
  if (!NODE_VERSIONS.has(using)) {
    throw new Error(`'using: ${using}' of ${name.uses} is not supported here: node24 and composite actions are`);
  }
  return { ...common, kind: "node", ...readPrograms(find) };
}

function readPrograms(find: (key: string) => Template | undefined) {
  const condition = (key: string): string => (find(key) === undefined ? "always()" : readCondition(find(key)));
  return {
    main: find("main")?.toString() ?? "",
    pre: find("pre")?.toString(),
    preIf: condition("pre-if"),
    post: find("post")?.toString(),
    postIf: condition("post-if"),
  };
}

function readInputs(root: MappingToken) {
  return entries(root.find("inputs")).map(([name, input]) => ({ name, default: finder(input)("default") }));
}

function parse(file: string): MappingToken {
  const { context, value } = parseAction(
    { name: file, content: readFileSync(file, "utf8") },
    new NoOperationTraceWriter(),
  );
  const [problem] = context.errors.getErrors().filter(({ rawMessage }) => !MARKETPLACE_RULE.test(rawMessage));
  if (problem !== undefined) throw new Error(problem.message);
  if (value === undefined || !isMapping(value)) throw new Error(`${file} is not an action`);
  return value;
}
