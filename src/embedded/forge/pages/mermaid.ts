import { escapeHtml } from "./html.ts";

/** Two of Mermaid's kinds of charts as SVG; `undefined` for everything else, which is then shown as code. */

interface Series {
  readonly kind: "bar" | "line";
  readonly values: readonly number[];
}

interface XyChart {
  readonly title: string;
  readonly labels: readonly string[];
  readonly xLabel: string;
  readonly yLabel: string;
  readonly range: readonly [number, number] | undefined;
  readonly series: readonly Series[];
}

/** Strong enough on white and on black. */
const COLORS = ["#2f81f7", "#bf8700", "#2da44e", "#a475f9", "#e5534b", "#2e9aa3", "#db6d28", "#768390"];
const [LEFT, TOP, BOTTOM] = [56, 36, 40];

interface Size {
  readonly width: number;
  readonly height: number;
}

const usual: Size = { width: 640, height: 280 };

/** As `%%{init: {"xyChart": {"width": 480, "height": 200}}}%%` asks. */
function sizeIn(source: string): Size {
  const asked = (name: string): number => Number(new RegExp(`"${name}":\\s*(\\d{1,4})`).exec(source)?.[1]);
  return { width: asked("width") || usual.width, height: asked("height") || usual.height };
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/s, "$1");
}

function listIn(text: string): readonly string[] {
  const inner = /\[(.*)\]/.exec(text)?.[1];
  return inner === undefined
    ? []
    : [...inner.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => (match[1] ?? match[2] ?? "").trim());
}

function parseXy(lines: readonly string[]): XyChart {
  const rest = (key: string): string => lines.find((line) => line.startsWith(`${key} `))?.slice(key.length) ?? "";
  const y = rest("y-axis");
  const title = unquote(rest("title"));
  const yLabel = /"([^"]*)"/.exec(y)?.[1] ?? "";
  const range = /(-?[\d.]+)\s*-->\s*(-?[\d.]+)/.exec(y);
  const series = lines.flatMap((line): readonly Series[] => {
    const kind = /^(bar|line)\b/.exec(line)?.[1];
    return kind === "bar" || kind === "line" ? [{ kind, values: listIn(line).map(Number) }] : [];
  });
  return {
    title,
    labels: listIn(rest("x-axis")),
    xLabel: /^\s*"([^"]*)"/.exec(rest("x-axis"))?.[1] ?? "",
    // said once is enough
    yLabel: yLabel === title ? "" : yLabel,
    range: range === null ? undefined : [Number(range[1]), Number(range[2])],
    series,
  };
}

function text(x: number, y: number, words: string, anchor = "middle"): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="currentColor" font-size="12">${escapeHtml(words)}</text>`;
}

function svg(title: string, parts: readonly string[], { width, height }: Size): string {
  const label = escapeHtml(title || "chart");
  return `<svg class="chart" role="img" aria-label="${label}" style="max-width:${width}px" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${text(width / 2, 20, title)}${parts.join("")}</svg>`;
}

function drawXy(chart: XyChart, size: Size): string {
  const { width, height } = size;
  const all = chart.series.flatMap((each) => each.values).filter(Number.isFinite);
  const [low, high] = chart.range ?? [Math.min(0, ...all), Math.max(1, ...all)];
  const count = Math.max(chart.labels.length, ...chart.series.map((each) => each.values.length), 1);
  const step = (width - LEFT - 16) / count;
  const floor = height - BOTTOM;
  const x = (index: number): number => LEFT + step * (index + 0.5);
  const y = (value: number): number => floor - ((value - low) / (high - low || 1)) * (floor - TOP);
  const shapes = chart.series.map(({ kind, values }, index) => {
    const color = COLORS[index % COLORS.length];
    if (kind === "line") {
      const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
      const dots = values.map((value, at) => `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="4"/>`);
      return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/><g fill="${color}">${dots.join("")}</g>`;
    }
    return values
      .map(
        (value, at) =>
          `<rect x="${(x(at) - step * 0.3).toFixed(1)}" y="${y(value).toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${Math.max(0, floor - y(value)).toFixed(1)}" fill="${color}"/>`,
      )
      .join("");
  });
  const axes = [
    `<path d="M${LEFT} ${TOP}V${floor}H${width - 16}" fill="none" stroke="currentColor" opacity="0.5"/>`,
    text(LEFT - 6, floor, String(low), "end"),
    text(LEFT - 6, TOP + 10, String(high), "end"),
    text(LEFT, TOP - 4, chart.yLabel, "start"),
    text((LEFT + width - 16) / 2, floor + 34, chart.xLabel),
    ...chart.labels.map((label, index) => text(x(index), floor + 16, label)),
  ];
  return svg(chart.title, [...axes, ...shapes], size);
}

function drawPie(title: string, lines: readonly string[]): string {
  const slices = lines.flatMap((line) => {
    const match = /^"([^"]*)"\s*:\s*([\d.]+)/.exec(line);
    return match === null ? [] : [{ label: match[1] ?? "", value: Number(match[2]) }];
  });
  const total = slices.reduce((sum, slice) => sum + slice.value, 0) || 1;
  const [cx, cy, r] = [160, 155, 105];
  let turn = 0;
  const parts = slices.map(({ label, value }, index) => {
    const color = COLORS[index % COLORS.length];
    const point = (at: number): string =>
      `${(cx + r * Math.sin(at * 2 * Math.PI)).toFixed(2)} ${(cy - r * Math.cos(at * 2 * Math.PI)).toFixed(2)}`;
    const [from, to] = [turn, turn + value / total];
    turn = to;
    const wedge =
      to - from >= 0.9999
        ? `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>`
        : `<path d="M${cx} ${cy}L${point(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z" fill="${color}"/>`;
    const top = 60 + index * 22;
    const legend = `<rect x="310" y="${top - 10}" width="12" height="12" fill="${color}"/>${text(330, top, `${label}: ${value}`, "start")}`;
    return wedge + legend;
  });
  return svg(title, parts, usual);
}

export function drawMermaid(source: string): string | undefined {
  const lines = source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("%%"));
  const first = lines[0] ?? "";
  if (/^xychart(-beta)?$/.test(first)) return drawXy(parseXy(lines.slice(1)), sizeIn(source));
  const pie = /^pie(?:\s+showData)?(?:\s+title\s+(.*))?$/.exec(first);
  if (pie === null) return undefined;
  const own = lines.find((line) => line.startsWith("title "))?.slice("title ".length);
  return drawPie(pie[1] ?? own ?? "", lines.slice(1));
}
