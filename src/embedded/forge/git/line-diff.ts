/** A unified diff of two texts, as GitHub puts into a file's `patch`. */

export interface LineDiff {
  readonly additions: number;
  readonly deletions: number;
  readonly patch: string;
}

type Step = { readonly kind: " " | "-" | "+"; readonly line: string };

const CONTEXT = 3;
/** Beyond this the middle is told as one block: exact enough for a view, and always fast. */
const LARGEST_TABLE = 4_000_000;

function linesOf(text: string): string[] {
  if (text === "") return [];
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}

/** Longest common subsequence of what is left between equal beginnings and ends. */
function middle(before: readonly string[], after: readonly string[]): Step[] {
  const [n, m] = [before.length, after.length];
  const removed = before.map((line): Step => ({ kind: "-", line }));
  const added = after.map((line): Step => ({ kind: "+", line }));
  if (n * m > LARGEST_TABLE || n === 0 || m === 0) return [...removed, ...added];
  const width = m + 1;
  const length = new Uint32Array((n + 1) * width);
  const at = (i: number, j: number): number => length[i * width + j] ?? 0;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      length[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < n && j < m) {
    if (before[i] === after[j]) {
      steps.push({ kind: " ", line: before[i] ?? "" });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) steps.push(removed[i++] ?? { kind: "-", line: "" });
    else steps.push(added[j++] ?? { kind: "+", line: "" });
  }
  return [...steps, ...removed.slice(i), ...added.slice(j)];
}

function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const same = (lines: readonly string[]): Step[] => lines.map((line) => ({ kind: " ", line }));
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/** The runs of steps around changes: `[from, to)` in the list of steps. */
function hunks(steps: readonly Step[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  steps.forEach((step, index) => {
    if (step.kind === " ") return;
    const from = Math.max(0, index - CONTEXT);
    const to = Math.min(steps.length, index + CONTEXT + 1);
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = to;
    else found.push([from, to]);
  });
  return found;
}

function range(start: number, count: number): string {
  return count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
}

export function diffLines(before: string, after: string): LineDiff {
  const steps = stepsBetween(linesOf(before), linesOf(after));
  const count = (part: readonly Step[], ...kinds: readonly string[]): number =>
    part.filter((step) => kinds.includes(step.kind)).length;
  const patch = hunks(steps).map(([from, to]) => {
    const part = steps.slice(from, to);
    const head = steps.slice(0, from);
    const left = range(count(head, " ", "-") + 1, count(part, " ", "-"));
    const right = range(count(head, " ", "+") + 1, count(part, " ", "+"));
    return [`@@ -${left} +${right} @@`, ...part.map((step) => step.kind + step.line)].join("\n");
  });
  return { additions: count(steps, "+"), deletions: count(steps, "-"), patch: patch.join("\n") };
}
