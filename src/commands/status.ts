import { dollars, duration } from "../loop/amounts.ts";
import { costInWords, type IterationStory, type LoopStory } from "../render/loop-story.ts";
import { readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, RefusedInput, UsageError } from "./command.ts";
import { table } from "./loops/table.ts";
import { mustFindRemote, type RemoteWorld, remoteHelp, remoteOptions } from "./remote-repository.ts";

const help = `rondo status N [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Says how the loop of issue N stands: its iterations, what they cost, and what it waits for. Nothing is changed.

${remoteHelp}
  --json             for programs:
                     {"issue","title","status","reason","guard","startedBy","iteration","maxIterations","budget","cost",
                      "unpricedRuns","activeMs","pull","gate":{"state","description"},"iterations":[{"iteration",
                      "attempt","at","signal","source","score","rules":{"passed","total"},"changed","cost","ms",
                      "summary","commit","run"}]}; null is what nobody knows any more

Examples
  rondo status 12
  rondo status 12 --repo octo/app --token-env MY_TOKEN --json

Exit codes: 0 done, 1 there is no loop or GitHub refused, 2 wrong usage.
`;

export interface StatusWorld extends RemoteWorld {
  readonly now: () => number;
}

export function status(world: StatusWorld): Command {
  return {
    name: "status",
    about: "how the loop of an issue stands",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("status", args, {
        ...remoteOptions,
        json: { type: "boolean", default: false },
      });
      const issue = issueNumber("status", positionals);
      const remote = await mustFindRemote(values, world);
      const { readLoop } = await import("./remote.ts");
      const story = await readLoop(remote, issue, world.now());
      if (story === null) throw new RefusedInput(`Issue ${issue} of ${remote.owner}/${remote.repo} has no loop.`);
      return done(values.json ? `${JSON.stringify(story)}\n` : toText(story, palette(shell.colours)));
    },
  };
}

export function issueNumber(command: string, positionals: readonly string[]): number {
  const [given = "", ...more] = positionals;
  const found = /^#?([1-9]\d{0,8})$/.exec(given);
  if (found && more.length === 0) return Number(found[1]);
  const got = positionals.length === 0 ? "nothing" : positionals.map(oneLine).join(", ");
  throw new UsageError(`rondo ${command} takes the number of one issue, but got ${got}.`);
}

export function statusInColour(story: Pick<LoopStory, "status">, paint: Palette): string {
  const { status: name } = story;
  if (name === "completed") return paint.green(name);
  return ["running", "parked", "paused"].includes(name) ? paint.blue(name) : paint.yellow(name);
}

function toText(story: LoopStory, paint: Palette): string {
  const { issue, title, reason, iteration, maxIterations, activeMs, startedBy } = story;
  const facts = [
    `iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
    costInWords(story),
    `${duration(activeMs)} of work`,
    `started by ${oneLine(startedBy)}`,
  ];
  const gate = story.gate === null ? [] : [`  gate: ${story.gate.state}, ${oneLine(story.gate.description)}`];
  const pull = story.pull === null ? [] : [`  pull request #${story.pull}`];
  return `${[
    `${paint.bold(`#${issue} ${oneLine(title)}`)}  ${statusInColour(story, paint)}`,
    ...(reason === "" ? [] : [`  ${oneLine(reason)}`]),
    `  ${facts.join(" · ")}`,
    ...pull,
    ...gate,
    ...(story.iterations.length === 0 ? [] : ["", ...rows(story.iterations, paint)]),
  ].join("\n")}\n`;
}

function rows(iterations: readonly IterationStory[], paint: Palette): readonly string[] {
  const [head = "", ...body] = table(
    [["#", "signal", "rules", "score", "files", "cost", "time", "what it said"], ...iterations.map(cells)],
    [0, 2, 3, 4, 5, 6],
  );
  return [paint.dim(`  ${head}`), ...body.map((line) => `  ${line}`)];
}

function cells(each: IterationStory): readonly string[] {
  const { iteration, signal, source, rules, score, changed, cost, ms, summary } = each;
  return [
    String(iteration),
    source === null || source === "policy" ? signal : `${signal} by ${oneLine(source)}`,
    rules === null ? "?" : `${rules.passed}/${rules.total}`,
    score === null ? "?" : String(Math.round(score)),
    changed === null ? "?" : String(changed),
    cost === null ? "?" : dollars(cost),
    ms === null ? "?" : duration(ms),
    oneLine(summary).slice(0, 80),
  ];
}
