import { agents } from "../../agents/list.ts";
import { parseSettings } from "../../config/parse.ts";
import { formatProblem } from "../../config/problems.ts";
import { resolveSettings } from "../../config/resolve.ts";
import type { AgentChoice, Settings } from "../../loop/settings.ts";
import { checkHooks, checkLoopFiles } from "./check-task-files.ts";
import { type Finding, ok, orOk, problem, warning } from "./finding.ts";
import { type Mapping, phasesOf, type Workflow } from "./read-workflow.ts";

export const settingsPath = ".github/rondo.yml";

/** The text of a file of the repository; null if it is not there. */
export type ReadText = (path: string) => string | null;

export interface CheckedSettings {
  readonly findings: readonly Finding[];
  /** Null: they can't be read. */
  readonly settings: Settings | null;
}

export function checkSettings(read: ReadText): CheckedSettings {
  const text = read(settingsPath);
  if (text === null) {
    const fix = "write it with `rondo init`: without rules the agent's word alone counts";
    const settings = resolveSettings([]);
    return { findings: [warning("settings", `there is no ${settingsPath}, so the defaults count`, fix)], settings };
  }
  const parsed = parseSettings(text, settingsPath);
  if (!parsed.ok) {
    const fix = "correct it; docs/settings.md lists every key";
    return { findings: parsed.problems.map((each) => problem("settings", formatProblem(each), fix)), settings: null };
  }
  const settings = resolveSettings([parsed.layer]);
  const warnings = parsed.warnings.map((each) => warning("settings", formatProblem(each), "see docs/settings.md"));
  const findings = [
    ...orOk(warnings, "settings", `${settingsPath} is understood`),
    ...rules(settings, read),
    ...checkHooks(settings, read),
    ...checkLoopFiles(read),
  ];
  return { findings, settings };
}

function rules({ rules: all, stop }: Settings, read: ReadText): readonly Finding[] {
  if (all.length === 0) {
    const fix = `add what must be true of finished work under \`rules:\` in ${settingsPath}`;
    const needsRules = stop === "validation";
    const message = needsRules ? "`stop: validation` without a rule never ends" : "there is no rule to prove work by";
    return [(needsRules ? problem : warning)("rules", message, fix)];
  }
  const broken = all.flatMap((rule) => {
    const why = rule.type === "command" ? missingIn(rule.run, read) : null;
    return why === null
      ? []
      : [problem("rules", `the rule ${rule.name} runs \`${lastLine(rule)}\`, but ${why}`, fixRule)];
  });
  const named = all.map(({ name }) => name).join(", ");
  return orOk(broken, "rules", `finished work is proved by ${named}`);
}

const fixRule = `correct the command in ${settingsPath}, or add what it runs`;

function lastLine(rule: Settings["rules"][number]): string {
  return rule.type === "command" ? (rule.run.trim().split("\n").at(-1) ?? "") : "";
}

/** What a command needs of the project, as far as its first words tell. */
const needs: readonly (readonly [command: RegExp, missing: (read: ReadText, name: string) => string | null])[] = [
  [/\b(?:npm|pnpm|yarn) (?:run(?:-script)? )?(test|[\w:-]+)(?![\w:-]*\/)/, missingScript],
  [/^\s*make ([\w-]+)/, missingTarget],
  [/\bcargo \w/, (read) => missingFile(read, "Cargo.toml")],
  [/\bgo (?:test|build|vet)\b/, (read) => missingFile(read, "go.mod")],
];

function missingIn(command: string, read: ReadText): string | null {
  // After the last &&: what comes before prepares.
  const last = command.split("&&").at(-1) ?? command;
  if (/\bcd\b|--prefix|-C /.test(command)) return null;
  for (const [pattern, missing] of needs) {
    const found = pattern.exec(last);
    if (found) return missing(read, found[1] ?? "");
  }
  return null;
}

const ownCommands = ["install", "ci", "exec", "dlx", "add", "i", "x", "audit", "pack", "publish"];

function missingScript(read: ReadText, name: string): string | null {
  if (ownCommands.includes(name)) return null;
  const manifest = read("package.json");
  if (manifest === null) return "there is no package.json";
  try {
    const { scripts = {} } = JSON.parse(manifest) as { scripts?: Mapping };
    return name in scripts ? null : `package.json has no script \`${name}\``;
  } catch {
    return "package.json is no JSON";
  }
}

function missingTarget(read: ReadText, name: string): string | null {
  const makefile = read("Makefile") ?? read("makefile");
  if (makefile === null) return "there is no Makefile";
  return new RegExp(`^${name}\\s*:`, "m").test(makefile) || /^include /m.test(makefile)
    ? null
    : `the Makefile has no target ${name}`;
}

function missingFile(read: ReadText, file: string): string | null {
  return read(file) === null ? `there is no ${file}` : null;
}

/** Where workflow and settings must agree. */
export function checkTogether(workflow: Workflow, settings: Settings, read: ReadText): readonly Finding[] {
  return [
    ...label(workflow, settings),
    ...keys(workflow, settings),
    ...timeouts(workflow, settings),
    ...ciWorkflows(settings, read),
  ];
}

function label({ text }: Workflow, { label: wanted }: Settings): readonly Finding[] {
  if (wanted === "rondo" || text.includes(`'${wanted}'`)) return [ok("label", `the label ${wanted} starts a loop`)];
  const fix = `replace 'rondo' by '${wanted}' in the conditions of \`concurrency\` and of the first job`;
  return [problem("label", `the label is "${wanted}", but the workflow listens to "rondo" alone`, fix)];
}

function keys(workflow: Workflow, { agent, fallback, evaluator }: Settings): readonly Finding[] {
  const given = phasesOf(workflow).find(({ phase }) => phase === "agent")?.env ?? {};
  const used = [agent, ...fallback, ...(evaluator === null ? [] : [evaluator])];
  const without = used.filter((choice) => !keysOf(choice).some((key) => key in given) && keysOf(choice).length > 0);
  const found = without.map((choice) => {
    const [key = ""] = keysOf(choice);
    const name = "use" in choice ? choice.use : "";
    const fix = `add to the agent's step: env: { ${key}: \${{ secrets.${key} }} }`;
    return problem("key", `${name} is not given a key: ${key} is not in the \`env:\` of the agent's step`, fix);
  });
  return orOk(found, "key", "the agent's step is given the model's key");
}

export function keysOf(choice: AgentChoice): readonly string[] {
  return "use" in choice ? agents[choice.use].keys : [];
}

function timeouts({ jobs }: Workflow, { iterationTimeoutMs }: Settings): readonly Finding[] {
  const job = jobs.find(({ steps }) => steps.some(({ phase }) => phase === "agent"));
  if (!job || job.timeoutMinutes === null || job.timeoutMinutes * 60_000 > iterationTimeoutMs) return [];
  const minutes = Math.ceil(iterationTimeoutMs / 60_000);
  return [
    problem(
      "timeouts",
      `the job ${job.id} ends after ${job.timeoutMinutes} minutes, an iteration only after ${minutes}: its work would be lost`,
      "raise `timeout-minutes`, or lower `iteration-timeout`",
    ),
  ];
}

function ciWorkflows({ ciWorkflows: files }: Settings, read: ReadText): readonly Finding[] {
  return files.flatMap((file) => {
    const path = `.github/workflows/${file}`;
    const text = read(path);
    if (text === null)
      return [problem("ci-workflows", `there is no ${path}`, `correct \`ci-workflows\` in ${settingsPath}`)];
    if (/^\s*workflow_dispatch:?|\[.*workflow_dispatch.*\]/m.test(text)) return [];
    return [problem("ci-workflows", `${path} can't be dispatched`, "add `workflow_dispatch:` to its `on:`")];
  });
}
