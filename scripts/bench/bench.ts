/** `npm run bench`: what Rondo costs, measured here and now, as ratios. `--json` for machines, `--quick` without the largest repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loopFigures } from "./loop.ts";
import type { Figure } from "./measure.ts";
import { pureFigures } from "./pure.ts";
import { startFigures } from "./start.ts";

const packageFolder = process.cwd();
const args = new Set(process.argv.slice(2));
const limits: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(packageFolder, "scripts/bench/counted.json"), "utf8"),
);

function line({ name, value, unit, goal, note }: Figure): string {
  const judged = goal === null ? " " : value <= goal ? "✓" : "✗";
  const aim = goal === null ? "" : `  (goal ≤ ${goal})`;
  return `${judged} ${name}: ${value} ${unit}${aim}${note ? `\n    ${note}` : ""}`;
}

const figures: Figure[] = [];
const add = (more: readonly Figure[]): void => {
  figures.push(...more);
  if (!args.has("--json")) for (const figure of more) console.log(line(figure));
};
add(await startFigures(join(packageFolder, "dist"), 30));
add(await pureFigures());
add(await loopFigures(packageFolder, args.has("--quick") ? [10_000] : [10_000, 100_000]));
const worse = figures.filter(
  ({ name, value, counted }) => counted && value > (limits[name] ?? Number.POSITIVE_INFINITY),
);
if (args.has("--json")) console.log(JSON.stringify({ figures, worse: worse.map(({ name }) => name) }));
for (const { name, value } of worse) console.error(`Worse than it was: ${name} is ${value}, was ${limits[name]}.`);
process.exitCode = worse.length > 0 ? 1 : 0;
