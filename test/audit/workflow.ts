/** A workflow as the audit looks at it: jobs, steps, grants, each with its line and the comment on it. */
import {
  isBasicExpression,
  isMapping,
  isSequence,
  isString,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";

export interface Place {
  readonly line: number;
  /** What stands behind `#` on that line. */
  readonly comment: string;
}

export interface Grant extends Place {
  readonly scope: string;
  readonly access: string;
}

export interface Step extends Place {
  readonly uses: string | null;
  readonly run: string | null;
  readonly with: ReadonlyMap<string, string>;
  /** Every expression in the step, without its braces. */
  readonly expressions: readonly string[];
  readonly condition: string;
  /** Of the step's Rondo, if it is one. */
  readonly phase: string | null;
}

export interface Job extends Place {
  readonly id: string;
  /** Null: it has no `permissions` of its own. A text: `write-all` and the like. */
  readonly grants: readonly Grant[] | string | null;
  readonly hasTimeout: boolean;
  readonly runsOn: string;
  readonly inheritsSecrets: boolean;
  readonly condition: string;
  /** Outside its steps. */
  readonly expressions: readonly string[];
  readonly steps: readonly Step[];
  readonly phases: readonly string[];
}

export interface Workflow {
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  readonly comments: string;
  readonly triggers: readonly string[];
  readonly grants: Job["grants"];
  readonly concurrency: { readonly group: string; readonly cancels: string } | null;
  /** In `env` of the workflow. */
  readonly expressions: readonly string[];
  readonly jobs: readonly Job[];
}

type Token = TemplateToken;

export function readWorkflow(text: string): Workflow {
  const { context, value: root } = parseWorkflow({ name: "workflow.yml", content: text }, new NoOperationTraceWriter());
  const problems = context.errors
    .getErrors()
    .map(({ range, rawMessage }) => ({ line: range?.start.line ?? 1, message: rawMessage }));
  const source = text.split("\n");
  const place = (token: Token | undefined): Place => {
    const line = token?.line ?? 1;
    return { line, comment: commentOn(source[line - 1] ?? "") };
  };
  const concurrency = child(root, "concurrency");
  return {
    problems,
    comments: source.flatMap((line) => commentOn(line) || []).join("\n"),
    triggers: namesIn(child(root, "on")),
    grants: grantsOf(child(root, "permissions"), place),
    concurrency: concurrency
      ? {
          group: textOf(child(concurrency, "group") ?? concurrency),
          cancels: textOf(child(concurrency, "cancel-in-progress")),
        }
      : null,
    expressions: expressionsIn(child(root, "env")),
    jobs: pairs(child(root, "jobs")).map(([id, job]) => readJob(id, job, place)),
  };
}

function readJob(id: string, token: Token, place: (token: Token | undefined) => Place): Job {
  const list = child(token, "steps");
  const steps = list && isSequence(list) ? [...list].map((step) => readStep(step, place)) : [];
  return {
    id,
    ...place(token),
    grants: grantsOf(child(token, "permissions"), place),
    hasTimeout: child(token, "timeout-minutes") !== undefined || child(token, "uses") !== undefined,
    runsOn: textOf(child(token, "runs-on")),
    inheritsSecrets: textOf(child(token, "secrets")) === "inherit",
    condition: textOf(child(token, "if")),
    expressions: pairs(token).flatMap(([key, value]) => (key === "steps" ? [] : expressionsIn(value))),
    steps,
    phases: steps.flatMap(({ phase }) => phase ?? []),
  };
}

function readStep(token: Token, place: (token: Token | undefined) => Place): Step {
  const uses = child(token, "uses");
  const run = child(token, "run");
  const given = new Map(pairs(child(token, "with")).map(([key, value]) => [key, textOf(value)]));
  return {
    ...place(uses ?? run ?? token),
    uses: uses ? textOf(uses) : null,
    run: run ? textOf(run) : null,
    with: given,
    expressions: expressionsIn(token),
    condition: textOf(child(token, "if")),
    phase: uses && given.has("phase") ? (given.get("phase") ?? null) : null,
  };
}

function grantsOf(token: Token | undefined, place: (token: Token | undefined) => Place): Job["grants"] {
  if (token === undefined) return null;
  if (!isMapping(token)) return textOf(token);
  return [...token].map(({ key, value }) => ({ scope: key.toString(), access: textOf(value), ...place(key) }));
}

function child(token: Token | undefined, key: string): Token | undefined {
  return token && isMapping(token) ? token.find(key) : undefined;
}

function pairs(token: Token | undefined): readonly (readonly [string, Token])[] {
  return token && isMapping(token) ? [...token].map(({ key, value }) => [key.toString(), value] as const) : [];
}

function namesIn(token: Token | undefined): readonly string[] {
  if (token === undefined) return [];
  if (isSequence(token)) return [...token].map(textOf);
  return isMapping(token) ? pairs(token).map(([name]) => name) : [textOf(token)];
}

/** As it stands in the file: an expression with its braces. */
function textOf(token: Token | undefined): string {
  if (token === undefined) return "";
  if (isBasicExpression(token)) return token.source ?? `\${{ ${token.expression} }}`;
  return isString(token)
    ? token.value
    : isMapping(token) || isSequence(token)
      ? JSON.stringify(token)
      : token.toString();
}

function expressionsIn(token: Token | undefined): readonly string[] {
  if (token === undefined) return [];
  return [...TemplateToken.traverse(token)].flatMap(([, each]) => (isBasicExpression(each) ? [each.expression] : []));
}

function commentOn(line: string): string {
  return /(?:^|\s)#\s*(.*)$/.exec(line)?.[1] ?? "";
}
