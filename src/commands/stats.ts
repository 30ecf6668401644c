import { dollars, duration } from "../loop/amounts.ts";
import { type LoopStory, type Totals, totalsOf } from "../render/loop-story.ts";
import { counted, knownCost } from "../render/meters.ts";
import { readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, UsageError } from "./command.ts";
import { exportedLoops } from "./exported.ts";
import { table } from "./loops/table.ts";
import { mustFindRemote, orFromDisk, type RemoteRepository, remoteHelp, remoteOptions } from "./remote-repository.ts";
import { type StatusWorld, statusInColour } from "./status.ts";

const help = `rondo stats [--from DIR …] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Adds up all loops of a repository: how many were completed, in how many iterations, at what cost, and which guards
ended the others. Each issue counts once, by its last loop. Nothing is changed.

  --from DIR         a loop that \`rondo export\` or \`rondo run\` wrote, instead of asking GitHub; may be given again
${remoteHelp}
  --json             for programs: {"repository","totals":{"loops","byStatus","successRate","iterations",
                     "toCompletion":{"mean","median","most"},"cost","costPerCompletion","unpricedRuns","activeMs",
                     "guards","byIterations":[{"iterations","loops","completed","successRate"}],
                     "hooks":{ID:{SIGNAL:count}},"evaluations":{ID:{ACTION:count}}},"loops":[…]}; evaluations are
                     known from records only; each loop is what \`rondo status --json\` prints. successRate is the share of
                     completed loops among those that ended or wait for a person; \`rondo report --from\` reads this

Examples
  rondo stats
  rondo stats --repo octo/app --json > loops.json
  rondo stats --from rondo-loop-7 --from rondo-loop-9

Exit codes: 0 done, 1 GitHub refused, 2 wrong usage.
`;

export function stats(world: StatusWorld): Command {
  return {
    name: "stats",
    about: "all loops of a repository: success rate, iterations, cost, guards",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("stats", args, {
        ...remoteOptions,
        from: { type: "string", multiple: true, default: [] },
        json: { type: "boolean", default: false },
      });
      if (positionals.length > 0)
        throw new UsageError(
          `rondo stats takes no arguments, but got ${positionals.map(oneLine).join(", ")}. One loop: rondo status N.`,
        );
      const { repository, loops } =
        values.from.length > 0
          ? await exportedLoops(values.from, shell)
          : await askForLoops(await mustFindRemote(values, world, orFromDisk), world.now());
      const totals = totalsOf(loops);
      if (values.json) return done(`${JSON.stringify({ repository, totals, loops })}\n`);
      return done(toText(repository, totals, loops, palette(shell.colours)));
    },
  };
}

async function askForLoops(remote: RemoteRepository, now: number) {
  const { readLoops } = await import("./remote.ts");
  return { repository: `${remote.owner}/${remote.repo}`, loops: await readLoops(remote, now) };
}

function toText(repository: string, totals: Totals, loops: readonly LoopStory[], paint: Palette): string {
  if (loops.length === 0) return `${repository} has no loops yet. The label rondo on an issue starts one.\n`;
  const rows = loops.map((loop) => [
    `#${loop.issue}`,
    statusInColour(loop, paint),
    `${loop.iteration}${loop.maxIterations === null ? "" : `/${loop.maxIterations}`}`,
    knownCost(loop),
    loop.guard ?? "",
    oneLine(loop.title).slice(0, 60),
  ]);
  const [head = "", ...body] = table([["issue", "status", "iterations", "cost", "guard", "title"], ...rows], [2, 3]);
  return `${[...summary(repository, totals, paint), "", paint.dim(head), ...body].join("\n")}\n`;
}

function summary(repository: string, totals: Totals, paint: Palette): readonly string[] {
  const { successRate, toCompletion } = totals;
  const statuses = Object.entries(totals.byStatus).map(([name, count]) => `${count} ${name}`);
  const guards = Object.entries(totals.guards).map(([name, count]) => `${name} ${count}×`);
  const lengths = totals.byIterations.map(
    ({ iterations, completed, loops }) => `${iterations}: ${completed} of ${loops}`,
  );
  const hooks = countsInWords(totals.hooks);
  const asked = countsInWords(totals.evaluations);
  const rate = successRate === null ? "" : ` · ${Math.round(successRate * 100)}% completed`;
  return [
    paint.bold(`${repository}: ${counted(totals.loops, "loop")}${rate}`),
    `  ${statuses.join(", ")}`,
    ...(toCompletion === null
      ? []
      : [
          `  iterations to completion: ${toCompletion.mean} on average, median ${toCompletion.median}, at most ${toCompletion.most}`,
        ]),
    `  ${counted(totals.iterations, "iteration")} in ${duration(totals.activeMs)} for ${costs(totals)}`,
    ...(lengths.length < 2 ? [] : [`  completed by number of iterations: ${lengths.join(", ")}`]),
    ...(guards.length === 0 ? [] : [`  ended by guards: ${guards.join(", ")}`]),
    ...(hooks.length === 0 ? [] : [`  decided by hooks: ${hooks.join(", ")}`]),
    ...(asked.length === 0 ? [] : [`  hooks, each time: ${asked.join("; ")}`]),
  ];
}

function costs(totals: Totals): string {
  const { cost, costPerCompletion, unpricedRuns } = totals;
  const unknown = counted(unpricedRuns, "run");
  if (cost === 0 && unpricedRuns > 0) return `an unknown cost (${unknown} told none)`;
  const each = costPerCompletion === null ? "" : `, ${dollars(costPerCompletion)} for each completed loop`;
  return `${dollars(cost)}${each}${unpricedRuns === 0 ? "" : ` (and ${unknown} of unknown cost)`}`;
}

function countsInWords(byName: Readonly<Record<string, Readonly<Partial<Record<string, number>>>>>): readonly string[] {
  return Object.entries(byName).map(([name, counted]) => {
    const each = Object.entries(counted).map(([what, count]) => `${what} ${count}×`);
    return `${oneLine(name)} ${each.join(", ")}`;
  });
}
