import type { IterationStory } from "../loop-story.ts";
import { type Html, html } from "./html.ts";

const width = 440;
const height = 140;
const left = 34;
const right = 8;
const top = 8;
const bottom = 22;

/** The score as a line, the cost of each iteration as bars behind it. One point makes no curve. */
export function scoreChart(iterations: readonly IterationStory[]): Html | "" {
  const scored = iterations.flatMap(({ iteration, score }) => (score === null ? [] : [{ iteration, score }]));
  if (scored.length < 2) return "";
  const first = iterations[0]?.iteration ?? 1;
  const last = iterations.at(-1)?.iteration ?? first;
  const step = (width - left - right) / Math.max(1, last - first + 1);
  const x = (iteration: number): number => left + step * (iteration - first + 0.5);
  const y = (share: number): number => top + (height - top - bottom) * (1 - share);
  const dearest = Math.max(...iterations.map(({ cost }) => cost ?? 0));
  const points = scored.map(({ iteration, score }) => `${fixed(x(iteration))},${fixed(y(score / 100))}`).join(" ");
  const label = `Score by iteration: ${scored.map(({ iteration, score }) => `${iteration}: ${Math.round(score)}`).join(", ")}`;
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${[0, 50, 100].map((score) => html`<line class="grid" x1="${left}" x2="${width - right}" y1="${fixed(y(score / 100))}" y2="${fixed(y(score / 100))}"/><text x="${left - 6}" y="${fixed(y(score / 100) + 4)}" text-anchor="end">${score}</text>`)}
${dearest === 0 ? "" : iterations.map((each) => bar(each, { x, y, dearest, step }))}
<polyline class="curve" points="${points}"/>
${scored.map(({ iteration, score }) => html`<circle cx="${fixed(x(iteration))}" cy="${fixed(y(score / 100))}" r="3.5" fill="var(--wait)"/>`)}
${labelled(first, last).map((iteration) => html`<text x="${fixed(x(iteration))}" y="${height - 6}" text-anchor="middle">${iteration}</text>`)}
</svg>`;
}

interface Scale {
  readonly x: (iteration: number) => number;
  readonly y: (share: number) => number;
  readonly dearest: number;
  readonly step: number;
}

/** Half the height at most: the line is what matters. */
function bar({ iteration, cost }: IterationStory, { x, y, dearest, step }: Scale): Html | "" {
  if (cost === null || cost === 0) return "";
  const wide = Math.min(28, step * 0.6);
  const from = y(cost / dearest / 2);
  return html`<rect class="cost" x="${fixed(x(iteration) - wide / 2)}" y="${fixed(from)}" width="${fixed(wide)}" height="${fixed(y(0) - from)}"/>`;
}

function labelled(first: number, last: number): readonly number[] {
  const every = Math.ceil((last - first + 1) / 12);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((_, at) => at % every === 0);
}

function fixed(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
