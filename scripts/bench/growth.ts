import { readStateComment } from "../../src/state/comment.ts";
import { jumpTo } from "./jump.ts";
import { type Figure, rounded } from "./measure.ts";
import { type Bench, call, name, openBench, type PhaseFigures, startLoop } from "./repository.ts";

/** A loop ends at 100 iterations at the latest, so the last that is followed by another is the 99th. */
const measured = [2, 20, 99];

interface Steady {
  readonly iteration: number;
  readonly phases: readonly PhaseFigures[];
  readonly stateBytes: number;
  readonly commentBytes: number;
}

/** Of real iterations early and late in a loop: what they ask of GitHub and of git, and what they leave behind. */
export async function growthFigures(packageFolder: string): Promise<readonly Figure[]> {
  const bench = await openBench({ packageFolder, files: 50, maxIterations: 3 });
  try {
    const steady: Steady[] = [];
    for (const iteration of measured) {
      if (iteration === 2) await startLoop(bench);
      else await jumpTo(bench, iteration - 1);
      await bench.service.idle();
      steady.push(await steadyAt(bench, iteration));
    }
    return figures(steady);
  } finally {
    await bench.close();
  }
}

/** The last run but one: the very last ends the loop. */
async function steadyAt({ service, phases, forge, token }: Bench, iteration: number): Promise<Steady> {
  const run = service.runs(name)[1]?.id;
  const comments = (await call(forge, token, "GET /issues/comments")) as readonly { body: string }[];
  const state = comments.find(({ body }) => readStateComment(body).ok)?.body ?? "";
  const read = readStateComment(state);
  if (!read.ok || read.state.loop.iteration !== iteration + 1)
    throw new Error(
      `The bench's loop is not at iteration ${iteration + 1}: ${read.ok ? read.state.loop.reason : read.why}`,
    );
  return {
    iteration,
    phases: phases.filter((phase) => phase.run === run),
    stateBytes: state.split("\n").at(-1)?.length ?? 0,
    commentBytes: state.length,
  };
}

function figures(steady: readonly Steady[]): readonly Figure[] {
  const callsOf = ({ phases }: Steady) => phases.flatMap(({ calls }) => calls);
  const gitOf = ({ phases }: Steady) => phases.reduce((sum, phase) => sum + phase.gitProcesses, 0);
  const landOf = ({ phases }: Steady) => phases.find(({ job }) => job === "land")?.calls ?? [];
  const msOf = ({ phases }: Steady) => phases.reduce((sum, phase) => sum + phase.ms, 0);
  const late = steady.at(-1) as Steady;
  const [, twentieth = late] = steady;
  const shown = (of: (at: Steady) => number) =>
    `${steady.map((at) => rounded(of(at), 0)).join(" → ")} at iteration ${measured.join(" → ")}`;
  const counted = { unit: "", counted: true } as const;
  const growth = { unit: "×", goal: 1.1 } as const;
  return [
    {
      name: "API calls of a steady iteration, hardened template",
      value: Math.max(...steady.map((at) => callsOf(at).length)),
      goal: 9,
      ...counted,
      note: shown((at) => callsOf(at).length),
    },
    {
      name: "API calls of `land`, all of them in sequence",
      value: Math.max(...steady.map((at) => landOf(at).length)),
      goal: 4,
      ...counted,
      note: landOf(late).map(shortened).join(", "),
    },
    {
      name: "git processes of an iteration",
      value: Math.max(...steady.map(gitOf)),
      goal: 8,
      ...counted,
      note: shown(gitOf),
    },
    {
      name: "growth of the state in a real loop, iteration 99 against 20",
      value: rounded(late.stateBytes / twentieth.stateBytes),
      ...growth,
      counted: true,
      slack: 0.05,
      note: `${shown((at) => at.stateBytes)}, as written`,
    },
    {
      name: "growth of the comment in a real loop, iteration 99 against 20",
      value: rounded(late.commentBytes / twentieth.commentBytes),
      ...growth,
      counted: true,
      slack: 0.05,
      note: `${shown((at) => at.commentBytes)} characters`,
    },
    {
      name: "growth of an iteration's overhead, iteration 99 against 2",
      value: rounded(msOf(late) / msOf(steady[0] as Steady)),
      ...growth,
      counted: false,
      note: `${shown(msOf)} ms; one iteration each`,
    },
  ];
}

function shortened(call: string): string {
  return call.replace(/^(\w+) \/repos\/[^/]+\/[^/]+/, "$1 ").replace(/[0-9a-f]{40}/, "SHA");
}
