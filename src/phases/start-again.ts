import type { LabelRun, Refused, Sight } from "../ports.ts";
import { isLimit } from "./persistent-forge.ts";
import type { World } from "./world.ts";

const minuteMs = 60_000;
/** How long after a run was lost another follows: the first, second and third time. There is no fourth. */
export const pausesMs: readonly number[] = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/**
 * An issue was labelled, and its run was lost before it had made anything. Nothing tells of it but that red run, and only
 * that run knows who asked for what, and in which words: so it is itself started again.
 */
export async function startAgain(
  { forge, clock, report }: World,
  { issue }: Sight,
  runs: readonly LabelRun[],
): Promise<boolean> {
  if (!issue.isOpen || issue.isLocked) return false;
  const own = runs.filter(({ title }) => title.split(" ").includes(`#${issue.number}`));
  if (own.some(({ isDone }) => !isDone)) return false;
  const lost = own.find(({ conclusion, attempt }) => conclusion === "failure" && attempt <= pausesMs.length);
  if (!lost || clock.now() - lost.updatedAt < (pausesMs[lost.attempt - 1] ?? 0)) return false;
  try {
    await forge.rerun(lost.id);
    return true;
  } catch (error) {
    // A run of last month can't be started again: the others still are looked after.
    if (isLimit(error as Refused)) throw error;
    report.warning(`The lost run ${lost.id} could not be started again: ${(error as Refused).message}`);
    return false;
  }
}
