import { formatProblem } from "../config/problems.ts";
import { resolveSettings } from "../config/resolve.ts";
import { type Decision, decide } from "../loop/decide.ts";
import { isLive, type Loop, newLoop, type Signal, type Source, type Status } from "../loop/loop.ts";
import type { Outcome } from "../loop/outcome.ts";
import type { Settings } from "../loop/settings.ts";
import type { MoveRecord } from "../records/record.ts";
import { atMostOne, readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, type CommandResult, done, RefusedInput, type Shell, UsageError } from "./command.ts";
import { iterationsFile, recordsIn } from "./exported.ts";
import { type ReplayFile, type ReplayIteration, readReplayFile } from "./replay-file.ts";
import { replayRecords } from "./replay-records.ts";

const help = `rondo replay FILE [--json]

Runs the engine over a recorded or hand-written loop, decision by decision.

FILE is a folder that \`rondo export\` or \`rondo run\` wrote, or its iterations.jsonl: every decision is made again from what
was recorded, and compared. Or it is YAML or JSON by hand, as below; - is standard input. Such a replay ends where the loop
would: entries after its end are not looked at, unless they say "resume: true".

Examples
  rondo replay loop.yml
  rondo export 7 && rondo replay rondo-loop-7 --json

A loop by hand
  config: { max-iterations: 10, stop: verified, rules: { tests: npm test } }   # the keys of .github/rondo.yml
  iterations:
    - says: |                       # the agent's final message
        Login works.
        <promise>COMPLETE</promise>
      rules: { tests: fail }        # pass | fail | error | skip
      messages: { tests: "1 failed: login" }
      changed: [src/login.ts]
      tree: t1                      # equal trees are equal work
      cost: 0.4                     # US dollars
      minutes: 3
      failure: transient            # the agent itself failed: transient | blocking | unknown | timeout
      human: stop                   # said during this iteration: stop | pause
      hooks: { mine: continue }     # what a hook that is a command answered: complete | continue | escalate
      resume: true                  # a person resumed the loop before this iteration

With --json: {"iterations":[{"iteration","signal","status","score","source","reason","feedback"}],"status","iteration"}, and
of a recorded loop also "same": whether each decision, and all of them, came out as recorded.

Exit codes: 0 done, 1 the file was refused (each line names the place) or a decision came out otherwise, 2 wrong usage.
`;

export interface ReplayedIteration {
  readonly iteration: number;
  readonly signal: Signal;
  readonly status: Status;
  readonly score: number;
  readonly source: Source;
  readonly reason: string;
  readonly feedback: readonly string[];
}

export interface Replayed {
  readonly iterations: readonly ReplayedIteration[];
  readonly status: Status;
  readonly iteration: number;
}

export const replay: Command = {
  name: "replay",
  about: "runs the engine over a recorded or hand-written loop, decision by decision",
  help,
  run: async (args, shell) => {
    const { values, positionals } = readArguments("replay", args, { json: { type: "boolean", default: false } });
    const file = atMostOne("replay", positionals);
    if (file === undefined) throw new UsageError("rondo replay needs a FILE, or - for standard input.");
    const recorded = iterationsFile(file);
    if (recorded !== null) return showRecords(recordsIn(await shell.read(recorded), recorded), values.json, shell);
    const read = readReplayFile(await shell.read(file), file === "-" ? "standard input" : file);
    if (!read.ok) throw new RefusedInput(read.problems.map(formatProblem).join("\n"));
    const warnings = read.warnings.map((warning) => `warning: ${formatProblem(warning)}\n`).join("");
    const replayed = replayLoop(read.value);
    return done(values.json ? `${JSON.stringify(replayed)}\n` : toText(replayed, palette(shell.colours)), warnings);
  },
};

export function replayLoop(file: ReplayFile): Replayed {
  const { profiles: _, bots: __, ...layer } = file.config;
  const settings = resolveSettings([layer]);
  const iterations: ReplayedIteration[] = [];
  let loop = newLoop;
  let now = 0;
  for (const given of file.iterations) {
    if (given.resume) loop = decide(loop, { type: "resume", at: now, by: "a person" }, settings).loop;
    if (!isLive(loop.status)) break;
    now = Math.max(now, loop.parkedUntil ?? 0);
    const step = replayIteration(loop, given, now, settings);
    now += step.ms;
    iterations.push(toRow(step.decision, step.iteration));
    loop = step.decision.loop;
  }
  return { iterations, status: loop.status, iteration: loop.iteration };
}

interface Step {
  readonly decision: Decision;
  readonly iteration: number;
  readonly ms: number;
}

function replayIteration(loop: Loop, given: ReplayIteration, at: number, settings: Settings): Step {
  const iteration = loop.iteration + 1;
  const begun = decide(loop, { type: "begin", at }, settings);
  // A guard that forbids the run decides in its place; only a limit of zero gets here without an earlier decision.
  if (!begun.effects.some((effect) => effect.do === "run-agent"))
    return { decision: begun, iteration: loop.iteration, ms: 0 };
  const outcome = outcomeOf(given);
  return {
    decision: decide(begun.loop, { type: "finished", at: at + outcome.ms, outcome }, settings),
    iteration,
    ms: outcome.ms,
  };
}

function outcomeOf(given: ReplayIteration): Outcome {
  const messages = new Map(given.messages.map(({ name, value }) => [name, value]));
  return {
    said: given.says,
    failure: given.failure && { class: given.failure, message: `${given.failure} failure`, retryAt: null },
    rules: given.rules.map(({ name, value }) => ({ name, result: value, message: messages.get(name) ?? "" })),
    changed: given.changed,
    tree: given.tree,
    validatedTree: null,
    cost: given.cost,
    ms: Math.round(given.minutes * 60_000),
    hooks: Object.fromEntries(
      given.hooks.map(({ name, value }) => [
        name,
        { action: value, reason: `${name} says ${value}`, nextPrompt: null },
      ]),
    ),
    human: given.human && { says: given.human, by: "a person" },
  };
}

function toRow({ loop, signal, source, reason, feedback }: Decision, iteration: number): ReplayedIteration {
  const score = loop.entries.at(-1)?.score ?? 0;
  return { iteration, signal: signal ?? "CONTINUE", status: loop.status, score, source, reason, feedback };
}

/** A recorded loop: what it came to, and whether it was the same. */
function showRecords(records: readonly MoveRecord[], json: boolean, shell: Shell): CommandResult {
  const replayed = replayRecords(records);
  const rows = replayed.map(({ iteration, decided: { iteration: _, ...decided }, recorded, meanwhile }) => ({
    ...decided,
    signal: decided.signal ?? ("CONTINUE" as const),
    iteration,
    same: recorded === null,
    recorded,
    meanwhile,
  }));
  const last = replayed.at(-1)?.decided;
  const whole = { iterations: rows, status: last?.status ?? "running", iteration: last?.iteration ?? 0 } as const;
  const differing = rows.filter(({ same }) => !same);
  const same = differing.length === 0;
  const paint = palette(shell.colours);
  const verdict = same
    ? `Every one of ${rows.length} decisions came out as recorded.`
    : `${differing.length} of ${rows.length} decisions came out otherwise: ${differing.map((row) => `iteration ${row.iteration} was ${row.recorded?.signal} by ${row.recorded?.source}, and is ${row.signal} by ${row.source} now`).join("; ")}.`;
  const stdout = json ? `${JSON.stringify({ ...whole, same })}\n` : `${toText(whole, paint)}${oneLine(verdict)}\n`;
  return { exitCode: same ? 0 : 1, stdout, stderr: "" };
}

function toText({ iterations, status, iteration }: Replayed, paint: Palette): string {
  const rows = iterations.flatMap((row) => {
    const head = `${paint.bold(`Iteration ${row.iteration}`)}  ${signalPaint(row.signal, paint)(row.signal)}`;
    return [
      `${head}  ${paint.dim(`${row.status} · score ${Math.round(row.score)} · by ${row.source}`)}`,
      `  ${oneLine(row.reason)}`,
      ...row.feedback
        .filter((line) => line !== row.reason)
        .map((line) => paint.dim(`  → ${atMost(oneLine(line), 240)}`)),
    ];
  });
  return `${[...rows, `${paint.bold("The loop is")} ${status} after iteration ${iteration}.`].join("\n")}\n`;
}

/** What a rule printed can be a page; --json has all of it. */
function atMost(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function signalPaint(signal: Signal, paint: Palette): (text: string) => string {
  if (signal === "COMPLETE") return paint.green;
  return signal === "CONTINUE" ? paint.blue : signal === "ERROR" ? paint.red : paint.yellow;
}
