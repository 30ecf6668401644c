/** Tells the loop's story line by line, as it happens. */
import { dollars } from "../../loop/amounts.ts";
import type { Entry, Loop } from "../../loop/loop.ts";
import { oneLine, type Palette } from "../colours.ts";
import { padded, wrapped } from "../terminal-text.ts";
import type { FoundLoop } from "./found-loop.ts";
import type { LiveTerminal } from "./live-terminal.ts";
import type { Phase, StoryEvent } from "./story.ts";

const NAMES = 10;
const INDENT = " ".repeat(NAMES + 2);

const underWay: Readonly<Record<Phase, string>> = {
  begin: "begin: claims the iteration and writes the brief",
  agent: "agent: works in its own checkout",
  validate: "validate: puts the work on a clean checkout",
  land: "land: commits, decides, records",
};

const PROMISE = /^<promise>\w+<\/promise>$/;
const COMPLETE = /^<promise>COMPLETE<\/promise>$/;

type Paint = (text: string) => string;
const plain: Paint = (text) => text;

type Decided = Extract<StoryEvent, { is: "decided" }>;
type RuleEnded = Extract<StoryEvent, { is: "rule-ended" }>;

export interface Audience {
  readonly terminal: LiveTerminal;
  readonly paint: Palette;
  /** What the first iteration began with. */
  readonly begins: (found: FoundLoop) => string;
}

export class Narrator {
  readonly #terminal: LiveTerminal;
  readonly #paint: Palette;
  readonly #look: () => Promise<FoundLoop | null>;
  readonly #begins: (found: FoundLoop) => string;
  /** What stands before the next line: the phase's name, once. */
  #margin = INDENT;
  #hasPromised = false;
  #decided: Decided | undefined;
  #iteration = 0;
  #began = 0;
  #cost = 0;

  constructor({ terminal, paint, begins }: Audience, look: () => Promise<FoundLoop | null>) {
    this.#terminal = terminal;
    this.#paint = paint;
    this.#begins = begins;
    this.#look = look;
  }

  async tell(event: StoryEvent): Promise<void> {
    switch (event.is) {
      case "phase":
        return this.#enter(event.phase);
      case "iteration":
        return this.#begin(event.iteration);
      case "said":
        if (COMPLETE.test(event.text)) this.#hasPromised = true;
        return this.#say(oneLine(event.text), this.#styleOf(event.text));
      case "rule-began":
        return this.#await(`validate: ${event.name}`);
      case "rule-ended":
        return this.#rule(event);
      case "decided":
        this.#decided = event;
        return;
      case "trouble":
        return this.#say(`! ${oneLine(event.text)}`, this.#paint.yellow);
      case "run-ended":
        return this.#end(event.runId);
    }
  }

  #enter(phase: Phase): void {
    if (phase === "begin") this.#began = Date.now();
    this.#open(this.#paint.blue(padded(phase, NAMES)));
    if (phase === "begin") this.#terminal.waitFor(underWay.begin);
    else this.#await(underWay[phase]);
  }

  #await(what: string): void {
    const where = this.#iteration === 0 ? "" : `iteration ${this.#iteration} · `;
    this.#terminal.waitFor(`${where}${what}`, this.#cost === 0 ? "" : ` · ${dollars(this.#cost)} so far`);
  }

  async #begin(iteration: number): Promise<void> {
    this.#iteration = iteration;
    this.#hasPromised = false;
    this.#terminal.line();
    this.#terminal.line(this.#paint.bold(`Iteration ${iteration}`));
    if (iteration > 1) return this.#say("briefed the agent with what failed");
    const found = await this.#look();
    this.#say(found ? this.#begins(found) : "briefed the agent");
  }

  #styleOf(text: string): Paint {
    if (PROMISE.test(text)) return this.#paint.bold;
    return text.startsWith("edit ") ? this.#paint.dim : plain;
  }

  #rule({ name, mark, ms, failing }: RuleEnded): void {
    const { green, red, yellow, dim } = this.#paint;
    const colour = mark === "✓" ? green : mark === "✗" ? red : yellow;
    this.#put(`${colour(mark)} ${padded(name, 8)} ${dim(seconds(ms))}`);
    if (mark !== "✓") for (const test of failing) this.#say(oneLine(test), (line) => dim(`  ${line}`));
  }

  async #end(runId: number): Promise<void> {
    const found = await this.#look();
    const entry = found?.state.loop.entries.find(({ trace }) => trace.run === runId);
    const decided = this.#decided;
    this.#decided = undefined;
    this.#terminal.rest();
    if (!found || !entry || !decided) return;
    this.#say(entry.trace.commit ? `commit ${entry.trace.commit.slice(0, 7)} ${oneLine(entry.summary)}` : "no commit");
    this.#verdict(decided, entry, found.state.loop);
    this.#cost = found.state.loop.cost;
    if (decided.signal === "CONTINUE") this.#terminal.waitFor("the next iteration starts");
  }

  #verdict({ signal, reason }: Decided, { rules, score, cost }: Entry, loop: Loop): void {
    const { bold, green, yellow, red, blue, dim } = this.#paint;
    const isBroken = this.#hasPromised && signal === "CONTINUE";
    const colour = signal === "COMPLETE" ? green : signal !== "CONTINUE" ? red : isBroken ? yellow : blue;
    const facts = `score ${Math.round(score)} · ${rules.passed} of ${rules.total} rules${price(cost, loop)} · ${seconds(Date.now() - this.#began)}`;
    this.#open(bold(colour(padded(signal, NAMES))));
    this.#say(oneLine(reason), colour);
    this.#say(facts, dim);
    if (isBroken) this.#say(`the agent hears of it in iteration ${this.#iteration + 1}`, dim);
  }

  #open(name: string): void {
    this.#margin = `  ${name}`;
  }

  #say(text: string, style: Paint = plain): void {
    for (const line of wrapped(text, this.#terminal.width - INDENT.length - 2)) this.#put(style(line));
  }

  #put(line: string): void {
    this.#terminal.line(`${this.#margin}${line}`);
    this.#margin = INDENT;
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Nothing where nothing costs anything. */
function price(cost: number | null, loop: Loop): string {
  if (cost === null) return " · cost unknown";
  return loop.cost === 0 ? "" : ` · ${dollars(cost)}, ${dollars(loop.cost)} so far`;
}
