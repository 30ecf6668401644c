/** Builders for tests of the engine: a test says only what differs from a healthy loop. */
import { resolveSettings } from "../../src/config/resolve.ts";
import { type Decision, decide } from "../../src/loop/decide.ts";
import { type Loop, newLoop } from "../../src/loop/loop.ts";
import type { Outcome, RuleResult } from "../../src/loop/outcome.ts";
import type { GuardSettings, HookHead, HookMoment, LeafHook, RuleSettings, Settings } from "../../src/loop/settings.ts";

type GivenSettings = Partial<Omit<Settings, "guards">> & { readonly guards?: Partial<GuardSettings> };

const defaults = resolveSettings([]);

export function settings(given: GivenSettings = {}): Settings {
  return { ...defaults, ...given, guards: { ...defaults.guards, ...given.guards } };
}

export function rule(name: string, given: { readonly required?: boolean } = {}): RuleSettings {
  return { name, required: given.required ?? true, type: "command", run: name, timeoutMs: 60_000 };
}

export function hook(id: string, given: Partial<HookHead> & { readonly on?: HookMoment } = {}): LeafHook {
  return {
    id,
    enabled: true,
    onError: "escalate",
    when: null,
    kind: "run",
    run: `./${id}`,
    timeoutMs: 60_000,
    on: "stop",
    ...given,
  };
}

export function preset(name: "default" | "validation" | "promise"): LeafHook {
  return { id: name, enabled: true, onError: "escalate", when: null, kind: "preset", preset: name };
}

export interface GivenOutcome extends Partial<Omit<Outcome, "rules">> {
  /** `{ tests: "fail" }`, or with what it printed: `{ tests: ["fail", "1 failed"] }`. */
  readonly rules?: Readonly<Record<string, RuleResult["result"] | readonly [RuleResult["result"], string]>>;
}

export function outcome(given: GivenOutcome = {}): Outcome {
  const { rules = {}, ...rest } = given;
  return {
    said: "More to do.",
    failure: null,
    changed: ["src/a.ts"],
    tree: null,
    validatedTree: null,
    cost: 0.1,
    ms: 60_000,
    hooks: {},
    human: null,
    ...rest,
    rules: Object.entries(rules).map(([name, result]): RuleResult => {
      const [came, message] = typeof result === "string" ? [result, ""] : result;
      return { name, result: came, message };
    }),
  };
}

export const complete = "It works.\n\n<promise>COMPLETE</promise>";

export function failedRun(failure: "transient" | "blocking" | "unknown" | "timeout"): GivenOutcome {
  return { failure: { class: failure, message: `${failure} trouble`, retryAt: null }, changed: [], said: "" };
}

/** Runs iterations one after the other, as runs of the workflow would; ends where the loop would. */
export function play(given: Settings, outcomes: readonly GivenOutcome[], from: Loop = newLoop): readonly Decision[] {
  const decisions: Decision[] = [];
  let loop = from;
  let at = 1_000;
  for (const next of outcomes) {
    at = Math.max(at, loop.parkedUntil ?? 0);
    const begun = decide(loop, { type: "begin", at }, given);
    if (!begun.effects.some((effect) => effect.do === "run-agent")) return [...decisions, begun];
    const happened = outcome(next);
    at += happened.ms;
    const decision = decide(begun.loop, { type: "finished", at, outcome: happened }, given);
    decisions.push(decision);
    loop = decision.loop;
  }
  return decisions;
}

export function lastOf(decisions: readonly Decision[]): Decision {
  const last = decisions.at(-1);
  if (!last) throw new Error("Nothing was decided.");
  return last;
}
