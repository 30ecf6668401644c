import type { LoopStory } from "../loop-story.ts";
import { type Html, html } from "./html.ts";

/** So many are read at a glance; the articles below have them all. */
const MOST = 40;

interface Span {
  readonly loop: LoopStory;
  readonly from: number;
  readonly to: number;
  readonly times: readonly number[];
}

/** When each loop was at work, the newest first, with a mark for each iteration. One loop has nothing to stand beside. */
export function timeline(loops: readonly LoopStory[], toneOf: (loop: LoopStory) => string): Html | "" {
  const spans = loops
    .flatMap(spanOf)
    .sort((a, b) => b.from - a.from)
    .slice(0, MOST);
  if (spans.length < 2) return "";
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  const share = (time: number): string => `${Math.round(((time - first) / Math.max(1, last - first)) * 1_000) / 10}%`;
  const rows = spans.map(({ loop, from, to, times }) => {
    const said = `from ${moment(from)} to ${moment(to)}, ${times.length} iterations, ${loop.status}`;
    return html`<a href="#issue-${loop.issue}">#${loop.issue}</a><span class="track ${toneOf(loop)}" role="img" aria-label="${said}" title="${said}"><i style="left:${share(from)};right:calc(100% - ${share(to)})"></i>${times.map((time) => html`<b style="left:${share(time)}"></b>`)}</span><span class="${toneOf(loop)}">${loop.status}</span>`;
  });
  return html`<section aria-label="Timeline"><h2>Timeline</h2><div class="soft small">${moment(first)} to ${moment(last)} UTC; a mark is the end of an iteration</div>
<div class="times">${rows}</div></section>`;
}

function spanOf(loop: LoopStory): readonly Span[] {
  const timed = loop.iterations.flatMap(({ at, ms }) => (at === null || at === 0 ? [] : [{ at, ms: ms ?? 0 }]));
  const times = timed.map(({ at }) => at);
  const [begin] = timed;
  return begin ? [{ loop, from: begin.at - begin.ms, to: Math.max(...times), times }] : [];
}

function moment(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
