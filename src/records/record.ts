import type { Decision, LoopEvent } from "../loop/decide.ts";
import type { HookTrace } from "../loop/hooks.ts";
import type { Loop, Signal, Source, Status } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";

/** One decision with all that it was made of: the engine comes to the same again. */
export interface Move {
  readonly before: Loop;
  readonly event: LoopEvent;
  readonly settings: Settings;
  readonly decision: Decision;
}

/** A line of `iterations.jsonl`. */
export interface MoveRecord {
  readonly version: 1;
  readonly repository: string;
  readonly issue: number;
  readonly loopId: string;
  readonly iteration: number;
  readonly attempt: number;
  readonly run: { readonly id: number; readonly attempt: number };
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly before: Loop;
  readonly event: LoopEvent;
  readonly settings: Settings;
  readonly decided: Decided;
  readonly hooks: readonly HookTrace[];
  readonly checkpoint: Checkpoint;
}

/** What a decision came to, as `rondo replay` compares it. */
export interface Decided {
  readonly signal: Signal | null;
  readonly status: Status;
  readonly source: Source;
  readonly reason: string;
  readonly feedback: readonly string[];
  readonly score: number;
  /** The last iteration that finished. */
  readonly iteration: number;
}

/** What one can go back to, and what was known there. The files are the commit's. */
export interface Checkpoint {
  readonly id: string;
  /** Counted over the loop. */
  readonly sequence: number;
  readonly trigger: "auto_iteration";
  /** Names that hooks gave it. */
  readonly names: readonly string[];
  readonly commit: string;
  readonly executionPhase: "iteration";
  readonly executionStep: number;
  readonly status: Status;
  readonly blockedReason: string | null;
  readonly assignedAgent: string;
  /** What the agent wanted to remember. */
  readonly agentContext: string | null;
  /** What the next iteration is told. */
  readonly notes: readonly string[];
  readonly createdAt: string;
  /** It never does: `/rondo stop` is what keeps a loop from being resumed. */
  readonly expiresAt: null;
}

/** `state.json`: the loop as it stood when it was written. */
export interface StateFile<State = unknown> {
  readonly version: 1;
  readonly title: string;
  readonly url: string;
  readonly state: State;
  readonly settings: Settings;
}

export function decidedOf({ loop, signal, source, reason, feedback }: Decision): Decided {
  const { status, iteration, entries } = loop;
  return { signal, status, source, reason, feedback, score: entries.at(-1)?.score ?? 0, iteration };
}

/** Names that hooks asked for, each once. */
export function checkpointNames(hooks: readonly HookTrace[]): readonly string[] {
  return [...new Set(hooks.flatMap(({ checkpoint }) => checkpoint ?? []))];
}

/** `IT-<iteration>-<run>-<run's attempt>`: unique in a repository, and told apart by people. */
export function checkpointId(iteration: number, run: { readonly id: number; readonly attempt: number }): string {
  return `IT-${iteration}-${run.id}-${run.attempt}`;
}

export type Identity = Pick<MoveRecord, "repository" | "issue" | "loopId" | "run">;

export function recordOf(move: Move, identity: Identity, at: { commit: string; context: string | null }): MoveRecord {
  const { before, event, settings, decision } = move;
  const { loop, hooks } = decision;
  const iteration = event.type === "finished" ? before.iteration + 1 : loop.iteration;
  return {
    version: 1,
    ...identity,
    iteration,
    attempt: Math.max(1, before.attempt),
    at: event.at,
    before,
    event,
    settings,
    decided: decidedOf(decision),
    hooks,
    checkpoint: {
      id: checkpointId(iteration, identity.run),
      sequence: iteration,
      trigger: "auto_iteration",
      names: checkpointNames(hooks),
      commit: at.commit,
      executionPhase: "iteration",
      executionStep: iteration,
      status: loop.status,
      blockedReason: ["blocked", "escalated", "failed", "paused"].includes(loop.status) ? loop.reason : null,
      assignedAgent: "use" in settings.agent ? settings.agent.use : "command",
      agentContext: at.context,
      notes: loop.feedback,
      createdAt: new Date(event.at).toISOString(),
      expiresAt: null,
    },
  };
}
