/** Numbers of one kind, and how they are judged. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At most this; null: reported only. */
  readonly goal: number | null;
  /** Counted figures must never get worse; times are only reported. */
  readonly counted: boolean;
  /** By how much of itself a counted figure may be above what it was; else not at all. */
  readonly slack?: number;
  readonly note?: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** In time on the processor: what other processes take of it does not count. */
export function busyMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
