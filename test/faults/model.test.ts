/** People, attackers and faults in any order, up to forty deeds; then rest, and everything must hold. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateMarker } from "../../src/state/comment.ts";
import { violationsOf, watch } from "./invariants.ts";
import { execute } from "./jobs.ts";
import { type FaultKind, faultKinds } from "./wire.ts";
import { complete, FaultWorld, outsiderMark } from "./world.ts";

const runs = Number(process.env.MODELS ?? 200);

interface Model {
  /** A fault for the call after so many. */
  readonly faults: Map<number, FaultKind>;
  issue: number;
}

type Deed = (world: FaultWorld, model: Model) => Promise<void>;

class Command implements fc.AsyncCommand<Model, FaultWorld> {
  readonly #name: string;
  readonly #deed: Deed;

  constructor(name: string, deed: Deed) {
    this.#name = name;
    this.#deed = deed;
  }

  check = (): boolean => true;
  run = (model: Model, world: FaultWorld): Promise<void> => this.#deed(world, model);
  toString = (): string => this.#name;
}

const simple: Readonly<Record<string, Deed>> = {
  label: (world, { issue }) => world.label(issue),
  unlabel: (world, { issue }) => world.unlabel(issue),
  "label by an outsider": (world, { issue }) => world.label(issue, "rita"),
  edit: async (world, { issue }) => {
    await world.as("wendy", "PATCH", `/issues/${issue}`, { body: `Write 42, please. ${world.clock.now()}` });
  },
  close: (world, { issue }) => world.closeIssue(issue),
  reopen: async (world, { issue }) => {
    await world.as("wendy", "PATCH", `/issues/${issue}`, { state: "open" });
    world.note("reopen", issue);
  },
  push: async (world, { issue }) => {
    if (world.store.tipNow(`rondo/issue-${issue}`) === undefined) return;
    await world.pushAs("wendy", `rondo/issue-${issue}`, { "mine.txt": `${world.clock.now()}\n` });
  },
  "push to main": (world) => world.pushAs("octo", "main", { "base.txt": `${world.clock.now()}\n` }),
  "delete the comment": async (world, { issue }) => {
    const state = world.stateComments(issue).at(-1);
    if (state && isUnderWay(state.state.loop.status)) await world.as("octo", "DELETE", `/issues/comments/${state.id}`);
  },
  "edit the comment": async (world, { issue }) => {
    const found = world.stateComments(issue).at(-1);
    if (!found || !isUnderWay(found.state.loop.status)) return;
    const body = stateMarker({ ...found.state, loop: { ...found.state.loop, iteration: 0, attempt: 0 } });
    await world.as("octo", "PATCH", `/issues/comments/${found.id}`, { body });
  },
  "cancel a run": async (world) => {
    world.runs.ready()[0]?.cancel();
  },
  "run again": async (world) => {
    world.runs.all.find(({ status, facts }) => status === "completed" && facts.event !== "schedule")?.again();
  },
  "next run": async (world) => {
    const [run] = world.runs.ready();
    if (run) await execute(world, run);
  },
  "next two runs": async (world) => {
    for (const run of world.runs.ready().slice(0, 2)) await execute(world, run);
  },
  sweep: async (world) => {
    world.clock.advance(15 * 60_000);
    world.runs.tick();
    await world.drain();
  },
  wait: async (world) => world.clock.advance(37 * 60_000),
  "attack by comment": async (world, { issue }) => {
    const state = world.state(issue);
    if (!state) return;
    const forged = { ...state, claim: null, loop: { ...state.loop, iteration: 9, status: "completed" as const } };
    await world.comment(issue, `${outsiderMark}\n\n${stateMarker(forged)}`, "rita");
    await world.comment(issue, `/rondo stop ${outsiderMark}`, "rita");
  },
};

function isUnderWay(status: string): boolean {
  return status === "running" || status === "parked";
}

const orders = ["stop", "pause", "resume", "retry", "set max-iterations=+2", "rollback 0", "status", "start"];

const commands: readonly fc.Arbitrary<fc.AsyncCommand<Model, FaultWorld>>[] = [
  ...Object.entries(simple).map(([name, deed]) => fc.constant(new Command(name, deed))),
  // Without these, little would ever happen.
  ...["next run", "next run", "sweep", "label"].map((name) => fc.constant(new Command(name, simple[name] as Deed))),
  fc
    .constantFrom(...orders)
    .map((order) => new Command(`/rondo ${order}`, (world, { issue }) => world.comment(issue, `/rondo ${order}`))),
  fc.tuple(fc.nat(12), fc.constantFrom(...faultKinds)).map(
    ([after, kind]) =>
      new Command(`${kind} in ${after} calls`, async (world, { faults }) => {
        faults.set(world.wire.calls.length + 1 + after, kind);
      }),
  ),
];

/** Some of its patches may not land. */
const agent = [
  { files: { "answer.txt": "1\n" } },
  { files: { ".github/workflows/evil.yml": "on: push\n" } },
  { files: { "answer.txt": "2\n" } },
  { files: { "answer.txt": "42\n" }, says: complete },
];

const { FC_SEED: seed = "11", FC_PATH: path, FC_REPLAY: replayPath } = process.env;

describe("anything people do", () => {
  it(`breaks no invariant (a failure tells its seed, path and replayPath: FC_SEED=… FC_PATH=… FC_REPLAY=… npm run test:faults -- model)`, async () => {
    const any = fc.commands([...commands], { maxCommands: 40, size: "max", ...(replayPath ? { replayPath } : {}) });
    await fc.assert(
      fc.asyncProperty(any, async (chosen) => {
        const world = await FaultWorld.open({ agent });
        watch(world);
        const model: Model = { faults: new Map(), issue: await world.openIssue() };
        world.wire.faults = ({ index }) => model.faults.get(index) ?? null;
        await fc.asyncModelRun(() => ({ model, real: world }), chosen);
        world.wire.faults = () => null;
        await world.rest();
        expect(await violationsOf(world), world.story()).toEqual([]);
      }),
      { numRuns: runs, seed: Number(seed), ...(path ? { path, endOnFailure: true } : {}) },
    );
  });
});
