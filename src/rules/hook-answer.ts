import { capped, caps } from "../loop/caps.ts";
import { checkpointName } from "../loop/checkpoint-name.ts";
import type { HookAnswer, HookResult } from "../loop/hooks.ts";

const actions: readonly HookResult["action"][] = ["complete", "continue", "escalate"];

/** What a hook printed: JSON and nothing else, in either of the two shapes that documents describe. */
export function parseHookAnswer(stdout: string): HookAnswer {
  const printed = stdout.trim();
  if (printed === "") return invalid("it printed nothing");
  const value = parse(printed);
  if (value === undefined)
    return invalid(`it printed more than JSON, beginning with ${JSON.stringify(printed.slice(0, 60))}`);
  return toAnswer(value);
}

/** Of a hook that decides nothing: it need not say that the loop goes on. */
export function parseNote(stdout: string): HookAnswer {
  const value = parse(stdout);
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? toAnswer({ reason: "done", ...value, action: "continue" }) : parseHookAnswer(stdout);
}

function toAnswer(value: unknown): HookAnswer {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return invalid("it is not an object");
  const given = value as Readonly<Record<string, unknown>>;
  if (typeof given.ok === "boolean") return fromVerdict(given.ok, given.reason);
  const action = actions.find((known) => known === given.action);
  if (action === undefined)
    return invalid(`"action" is ${shown(given.action)}; it must be one of ${actions.join(", ")}, or give "ok"`);
  const nextPrompt = textOr(given.nextPrompt, caps.nextPrompt);
  const checkpoint = checkpointOf(given.checkpointData ?? given.checkpoint);
  return {
    action,
    reason: textOr(given.reason, caps.reason) ?? "it gave no reason",
    nextPrompt,
    ...(checkpoint === null ? {} : { checkpoint }),
  };
}

/** `{ok, reason}`: what is not done says what comes next. */
function fromVerdict(ok: boolean, given: unknown): HookAnswer {
  const reason = textOr(given, caps.reason) ?? (ok ? "complete" : "not complete");
  const next = textOr(given, caps.nextPrompt)?.replace(/^next:\s*/i, "") ?? null;
  return ok ? { action: "complete", reason, nextPrompt: null } : { action: "continue", reason, nextPrompt: next };
}

/** A name of one's own, or that of the phase that the checkpoint is made in. */
function checkpointOf(given: unknown): string | null {
  if (given === undefined || given === null || given === false) return null;
  const { name, executionPhase } = Object(given) as Readonly<Record<string, unknown>>;
  const chosen = [given, name, executionPhase].find((text) => typeof text === "string" && text !== "");
  return checkpointName(String(chosen ?? ""));
}

/** Untrusted: what came through a job that ran the agent's code. By id; at most so many. */
export function readHookAnswers(text: unknown): Readonly<Record<string, HookAnswer>> {
  const parsed = typeof text === "string" ? parse(text) : undefined;
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
  const answers = Object.entries(parsed)
    .slice(0, 100)
    .map(([id, value]): readonly [string, HookAnswer] => {
      const { error } = Object(value) as { readonly error?: unknown };
      return [id.slice(0, 100), typeof error === "string" ? { error: capped(error, caps.reason) } : toAnswer(value)];
    });
  return Object.fromEntries(answers);
}

/** Undefined: it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOr(value: unknown, bytes: number): string | null {
  return typeof value === "string" && value.trim() !== "" ? capped(value.trim(), bytes) : null;
}

function shown(value: unknown): string {
  return value === undefined ? "missing" : JSON.stringify(value).slice(0, 60);
}

function invalid(why: string): HookAnswer {
  return { error: `JSON validation failed: ${why}` };
}
