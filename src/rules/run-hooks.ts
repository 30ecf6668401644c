import { conditionFailed, type HookAnswer, leavesOf } from "../loop/hooks.ts";
import type { RuleResult } from "../loop/outcome.ts";
import type { HookSettings, LeafHook } from "../loop/settings.ts";
import { type ProcessRequest, type ProcessResult, type RunProcess, runProcess } from "../processes/run-process.ts";
import { parseHookAnswer, parseNote } from "./hook-answer.ts";
import { printedTail } from "./printed-tail.ts";

export interface HookWorld {
  /** Files that the agent did not touch in this iteration: what decides about its work may not be its work. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** The node that runs modules. */
  readonly node: string;
  readonly run?: RunProcess;
  /** One line about each evaluation. */
  readonly log: (line: string) => void;
}

type Asked = Extract<LeafHook, { readonly kind: "run" | "module" }>;

function commands(hooks: readonly HookSettings[]): readonly Asked[] {
  return leavesOf(hooks).filter((hook): hook is Asked => hook.kind === "run" || hook.kind === "module");
}

/** Those that are asked once the rules have run. */
export function askedHooks(hooks: readonly HookSettings[]): readonly Asked[] {
  return commands(hooks).filter(({ on }) => on !== "before");
}

/** Those that prepare the agent's run in this iteration. */
export function preparingHooks(hooks: readonly HookSettings[], iteration: number): readonly Asked[] {
  const isDue = ({ enabled, when }: Asked): boolean =>
    enabled && (when === null || !conditionFailed(when, { iteration, rules: [] }));
  return commands(hooks).filter((hook) => hook.on === "before" && isDue(hook));
}

/** In order, until one fails that must not: what went wrong, or null. */
export async function runPreparing(
  hooks: readonly Asked[],
  context: string,
  world: HookWorld & { readonly warn: (line: string) => void },
): Promise<string | null> {
  for (const hook of hooks) {
    const began = performance.now();
    const ended = await start(hook, context, world);
    const trouble = failureOf(ended, hook.timeoutMs);
    const printed = printedTail(ended.how === "exited" ? ended.stdout.text : "").replaceAll("\n", " ");
    world.log(`hook ${hook.id}: ${trouble ?? (printed || "done")} (${Math.round(performance.now() - began)} ms)`);
    if (trouble === null) continue;
    const told = `the hook ${hook.id}, which runs before the agent, failed: ${trouble}`;
    if (hook.onError === "escalate") return told;
    world.warn(told);
  }
  return null;
}

/** The answers of commands and modules, by id. Whose condition can't be met any more is not started. */
export async function runHooks(
  hooks: readonly HookSettings[],
  {
    context,
    iteration,
    rules,
  }: { readonly context: string; readonly iteration: number; readonly rules: readonly RuleResult[] },
  world: HookWorld,
): Promise<Readonly<Record<string, HookAnswer>>> {
  const answers: Record<string, HookAnswer> = {};
  const off = new Set(hooks.flatMap((hook) => ("of" in hook && isOff(hook) ? hook.of.map(({ id }) => id) : [])));
  function isOff({ enabled, when }: Pick<HookSettings, "enabled" | "when">): boolean {
    return !enabled || (when !== null && conditionFailed(when, { iteration, rules }));
  }
  for (const hook of askedHooks(hooks)) {
    if (off.has(hook.id) || isOff(hook)) {
      world.log(`hook ${hook.id}: not asked (${hook.enabled ? "its condition is not met" : "disabled"})`);
      continue;
    }
    const began = performance.now();
    const answer = await ask(hook, context, world);
    answers[hook.id] = answer;
    world.log(`hook ${hook.id}: ${inWords(answer)} (${Math.round(performance.now() - began)} ms)`);
  }
  return answers;
}

async function ask(hook: Asked, context: string, world: HookWorld): Promise<HookAnswer> {
  return answerFrom(hook, await start(hook, context, world));
}

function start(hook: Asked, context: string, { folder, env, node, run = runProcess }: HookWorld) {
  const command: ProcessRequest["command"] =
    hook.kind === "run"
      ? { bash: hook.run }
      : [node, "--input-type=module", "-e", callModule, new URL(hook.path, `file://${folder}/`).pathname];
  return run({ command, cwd: folder, env, stdin: context, timeoutMs: hook.timeoutMs, graceMs: 1_000 });
}

function answerFrom({ on, timeoutMs }: Asked, ended: ProcessResult): HookAnswer {
  const error = failureOf(ended, timeoutMs);
  if (error !== null) return { error };
  const printed = ended.stdout.text;
  // Who only looks on need not answer; and what it prints for people is not taken for an answer gone wrong.
  if (on === "after" && !printed.trimStart().startsWith("{"))
    return { action: "continue", reason: printedTail(printed, 300).replace(/^null$/, "") || "done", nextPrompt: null };
  return on === "after" ? parseNote(printed) : parseHookAnswer(printed);
}

/** Null: it ended well. */
function failureOf(ended: ProcessResult, timeoutMs: number): string | null {
  const because = complaint(printedTail(ended.stderr.text));
  switch (ended.how) {
    case "exited":
      return ended.code === 0 ? null : `exit code ${ended.code}${because}`;
    case "timeout":
      return `it took longer than ${timeoutMs / 1000} s`;
    case "signal":
      return `it was ended by ${ended.signal}${because}`;
    case "aborted":
      return "it was called off";
    case "not-started":
      return `it could not be started: ${ended.message}`;
  }
}

/** Of a stack trace the line that says something, else the end. */
function complaint(printed: string): string {
  const told = /^.*\b\w*Error: .*$/m.exec(printed)?.[0] ?? printed.slice(-300);
  return told === "" ? "" : `: ${told}`;
}

function inWords(answer: HookAnswer): string {
  if ("error" in answer) return `failed: ${answer.error}`;
  const next = answer.nextPrompt === null ? "" : `; next: ${answer.nextPrompt}`;
  const checkpoint = answer.checkpoint === undefined ? "" : `; checkpoint ${answer.checkpoint}`;
  return `${answer.action}: ${answer.reason}${next}${checkpoint}`.replaceAll("\n", " ");
}

/** What a module logs must not mix with its answer, and an open handle must not keep it alive. */
const callModule = `
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
console.log = console.info = console.debug = console.error;
const context = JSON.parse(readFileSync(0, "utf8"));
const { default: hook } = await import(pathToFileURL(process.argv[1]).href);
if (typeof hook !== "function") throw new Error("the module exports no function as default");
const answer = await hook(context);
process.stdout.write(JSON.stringify(answer ?? null), () => process.exit(0));
`;
