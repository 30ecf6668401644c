/**
 * Many loops in many repositories through one day, on a virtual clock: the real phases, the embedded GitHub with its
 * limits, and faults. `npm run scale` prints the tables; with `-- --write`, they go into docs/scale.md. `-- --repositories 5`
 * is enough for a look.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Day, liveADay } from "../test/faults/scale.ts";

const { values } = parseArgs({
  options: { repositories: { type: "string", default: "50" }, write: { type: "boolean", default: false } },
});
const page = join(import.meta.dirname, "../docs/scale.md");
const repositories = Number(values.repositories);
const few = Math.ceil(repositories / 10);

interface Scene {
  readonly name: string;
  readonly repositories: number;
  readonly loops: number;
  readonly faultPercent: number;
  readonly labelling: number;
}

/** The first is what is promised; the others show where it ends. */
const scenes: readonly Scene[] = [
  { name: "1 % faults", repositories, loops: 20, faultPercent: 1, labelling: 16 },
  { name: "no faults", repositories: few, loops: 20, faultPercent: 0, labelling: 16 },
  { name: "ten times the faults", repositories: few, loops: 20, faultPercent: 10, labelling: 16 },
  { name: "1 % faults, five times as crowded", repositories: few, loops: 100, faultPercent: 1, labelling: 16 },
  { name: "the same, all labelled within an hour", repositories: few, loops: 100, faultPercent: 1, labelling: 1 },
];

const began = performance.now();
const columns: (readonly string[])[] = [];
for (const scene of scenes) {
  const days: Day[] = [];
  for (let seed = 1; seed <= scene.repositories; seed++) {
    days.push(await liveADay({ ...scene, hours: 24, seed }));
    process.stderr.write(`\r${scene.name}: ${seed} of ${scene.repositories} repositories `);
  }
  columns.push(columnOf(scene, days));
  for (const left of days.flatMap(({ others }) => others)) process.stderr.write(`\n  not completed: ${left}`);
  for (const wrong of days.flatMap(({ violations }) => violations)) process.stderr.write(`\n  !! ${wrong}`);
}
process.stderr.write(`\n${Math.round((performance.now() - began) / 1000)} s\n`);
const table = tableOf(columns);
process.stdout.write(table);
if (values.write) {
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace(/(<!-- table -->\n)[\s\S]*(<!-- end of the table -->)/, `$1\n${table}\n$2`));
}
process.exit(0);

function columnOf(scene: Scene, days: readonly Day[]): readonly string[] {
  const sum = (of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0);
  const waits = days.flatMap((day) => day.waits);
  const rest = days.flatMap((day) => day.rest);
  const graphql = days.flatMap((day) => day.graphql);
  const loops = scene.loops * days.length;
  return [
    scene.name,
    `${loops} in ${days.length}`,
    `${sum((day) => day.finished)} (${((100 * sum((day) => day.finished)) / loops).toFixed(1)} %)`,
    `${sum((day) => day.iterations)} / ${sum((day) => day.agentRuns)}`,
    spread(
      waits.map(({ start }) => start / 1000),
      "s",
    ),
    spread(
      waits.map(({ between }) => between / 60_000),
      "min",
    ),
    spread(
      waits.map(({ total }) => total / 3_600_000),
      "h",
    ),
    `${quantile(rest, 0.95)} / ${quantile(rest, 1)} of 1,000`,
    `${quantile(graphql, 0.95)} / ${quantile(graphql, 1)} of 1,000`,
    `${(sum((day) => day.calls) / sum((day) => day.iterations)).toFixed(1)}`,
    `${sum((day) => day.limited.hourly)} / ${sum((day) => day.limited.secondary)}`,
    `${sum((day) => day.parkings)}`,
    `${sum((day) => day.faults)}`,
    `${sum((day) => day.violations.length)}`,
  ];
}

function quantile(values: readonly number[], at: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] ?? 0;
}

function spread(values: readonly number[], unit: string): string {
  const short = (at: number): string => quantile(values, at).toFixed(unit === "s" ? 0 : 1);
  return `${short(0.5)} / ${short(0.95)} ${unit}`;
}

function tableOf(all: readonly (readonly string[])[]): string {
  const names = [
    "",
    "loops, repositories",
    "completed within the day",
    "iterations landed / agent runs",
    "label to the agent's start, median / 95th percentile",
    "waiting after that, median / 95th percentile",
    "label to the end, median / 95th percentile",
    "REST requests of a repository in an hour, 95th percentile / most",
    "GraphQL requests, likewise",
    "requests for an iteration, sweeps included",
    "refused by the hourly / by secondary limits",
    "times that a loop was parked",
    "faults",
    "violations of the invariants",
  ];
  const rows = names.map((name, row) => `| ${[name, ...all.map((column) => column[row] ?? "")].join(" | ")} |`);
  return [rows[0], `|---|${all.map(() => "---").join("|")}|`, ...rows.slice(1), ""].join("\n");
}
