/**
 * `npm run bench`: what Rondo costs, measured here and now, as ratios.
 *
 *   --counted  only what is counted (calls, processes, bytes), in less than a minute
 *   --quick    without the largest repository
 *   --json     for machines
 *   --write    keeps the counted figures as what they may not exceed, and all of them in docs/performance.md
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { growthFigures } from "./growth.ts";
import type { Figure } from "./measure.ts";
import { overheadFigure } from "./overhead.ts";
import { withFigures } from "./page.ts";
import { detectOnce, promiseFigure, sizeFigures, vettingFigure } from "./pure.ts";
import { bundleFigures, startFigure } from "./start.ts";

const packageFolder = process.cwd();
const countedFile = join(packageFolder, "scripts/bench/counted.json");
const page = join(packageFolder, "docs/performance.md");
const dist = join(packageFolder, "dist");
const [loadBefore = 0] = loadavg();
const [, , ...given] = process.argv;
const args = new Set(given);

function line({ name, value, unit, goal, note }: Figure): string {
  const judged = goal === null ? " " : value <= goal ? "✓" : "✗";
  const aim = goal === null ? "" : `  (goal ≤ ${goal})`;
  return `${judged} ${name}: ${value} ${unit}${aim}${note ? `\n    ${note}` : ""}`;
}

async function measureAll(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const add = (...more: readonly Figure[]): void => {
    figures.push(...more);
    if (!args.has("--json")) for (const figure of more) console.log(line(figure));
  };
  const isTimed = !args.has("--counted");
  if (isTimed) add(await startFigure(dist, 30));
  add(...bundleFigures(dist));
  if (isTimed) add(vettingFigure(), promiseFigure());
  add(...sizeFigures());
  add(...(await growthFigures(packageFolder)).filter(({ counted }) => counted || isTimed));
  if (isTimed) add(await overheadFigure(packageFolder, 10_000));
  if (isTimed && !args.has("--quick")) add(await overheadFigure(packageFolder, 100_000));
  return figures;
}

type Limits = Readonly<Record<string, number | undefined>>;

/** Also one that nobody wrote down: a figure that was given another name must not slip through. */
function worseThan(limits: Limits, figures: readonly Figure[]): readonly Figure[] {
  return figures.filter(
    ({ name, value, counted, slack = 0 }) => counted && !(value <= (limits[name] ?? Number.NaN) * (1 + slack)),
  );
}

function complaint({ name, value }: Figure, limits: Limits): string {
  const was = limits[name];
  const advice = "if that has to be, write it down with `npm run bench:counted -- --write`";
  return was === undefined
    ? `${name} is ${value}, and scripts/bench/counted.json has no limit for it: ${advice}.`
    : `Worse than it was: ${name} is ${value}, and was ${was}; ${advice}.`;
}

function keep(figures: readonly Figure[]): void {
  const counted = figures.filter((figure) => figure.counted).map(({ name, value }) => [name, value] as const);
  writeFileSync(countedFile, `${JSON.stringify(Object.fromEntries(counted), null, 2)}\n`);
  if (!args.has("--counted")) writeFileSync(page, withFigures(readFileSync(page, "utf8"), figures, loadBefore));
}

async function main(): Promise<void> {
  const limits: Limits = JSON.parse(readFileSync(countedFile, "utf8"));
  const figures = await measureAll();
  const worse = args.has("--write") ? [] : worseThan(limits, figures);
  if (args.has("--write")) keep(figures);
  if (args.has("--json")) console.log(JSON.stringify({ figures, worse: worse.map(({ name }) => name) }));
  for (const figure of worse) console.error(complaint(figure, limits));
  process.exitCode = worse.length > 0 ? 1 : 0;
}

if (given[0] === "--detect") detectOnce(given[1] ?? "");
else await main();
