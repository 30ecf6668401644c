import { availableParallelism } from "node:os";
import type { Figure } from "./measure.ts";

const [begin, end] = ["<!-- figures: npm run bench -- --write -->", "<!-- end of figures -->"];

/** The page with these figures between its two marks. */
export function withFigures(page: string, figures: readonly Figure[], load: number): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/performance.md has no "${begin}" with "${end}" behind it: put them where the figures go.`);
  return `${before}${begin}\n${circumstances(load)}\n\n${table(figures)}\n${end}${after}`;
}

/** How far the times can be trusted. */
function circumstances(load: number): string {
  const cores = availableParallelism();
  const advice = load > cores ? ": too busy for good times, measure them again where nothing else runs" : "";
  return `Measured with Node ${process.versions.node} on ${cores} cores, which ${load.toFixed(0)} other processes wanted when it began${advice}.`;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, value, unit, goal, note = "" }) =>
      `| ${name} | ${value.toLocaleString("en")} ${unit} | ${goal === null ? "" : `≤ ${goal.toLocaleString("en")}`} | ${note.replaceAll("|", "\\|")} |`,
  );
  return ["| figure | measured | goal | how |", "|---|---|---|---|", ...rows].join("\n");
}
