/** GitHub's secondary limits, as it documents them, as if each repository had them for itself. */
import type { Call, FaultKind } from "./wire.ts";

const minuteMs = 60_000;

/** Points a minute: a read costs one, a write five. And what makes something new: 80 times a minute, 500 times an hour. */
const most = { points: 900, perMinute: 80, perHour: 500 } as const;

interface Window {
  readonly ms: number;
  readonly most: number;
  readonly cost: (call: Call) => number;
  used: { readonly at: number; readonly cost: number }[];
}

export interface SecondaryLimits {
  (call: Call): FaultKind | null;
  /** How often it asked for a pause. */
  refused(): number;
}

export function limitsOf(): SecondaryLimits {
  const makes = ({ isRead, name }: Call): number => (isRead || name === "git push" ? 0 : 1);
  const windows: readonly Window[] = [
    { ms: minuteMs, most: most.points, cost: ({ isRead }) => (isRead ? 1 : 5), used: [] },
    { ms: minuteMs, most: most.perMinute, cost: makes, used: [] },
    { ms: 60 * minuteMs, most: most.perHour, cost: makes, used: [] },
  ];
  let refused = 0;
  const look = (call: Call): FaultKind | null => {
    for (const window of windows) window.used = window.used.filter(({ at }) => at > call.at - window.ms);
    const isOver = windows.some(({ used, cost, most: limit }) => {
      const own = cost(call);
      return own > 0 && used.reduce((sum, each) => sum + each.cost, own) > limit;
    });
    if (isOver) {
      refused += 1;
      return "secondary-limit";
    }
    for (const { used, cost } of windows) if (cost(call) > 0) used.push({ at: call.at, cost: cost(call) });
    return null;
  };
  return Object.assign(look, { refused: () => refused });
}
