import type { Refused } from "../ports.ts";
import { reportBody } from "../render/pull-body.ts";
import type { StateRecord } from "../state/record.ts";
import { stepsNow } from "./steps.ts";
import type { Turn } from "./turn.ts";

export type Report = Pick<Parameters<typeof reportBody>[0], "summary" | "rules" | "configured" | "flags">;

/** What a reviewer should know first. The loop is completed whether it can be told or not. */
export async function reportDone(turn: Turn, state: StateRecord, report: Report | null): Promise<void> {
  const { forge } = turn.world;
  try {
    await warnOfWaitingRuns(turn, state);
    if (state.pull === null || report === null || turn.sight.pull === null) return;
    const { issue, startedBy, loop } = state;
    await forge.updatePull(state.pull, {
      body: reportBody({ issue, startedBy, loop, ...report, steps: stepsNow(turn.sight, state) }),
    });
  } catch (error) {
    turn.world.report.warning(`The pull request does not tell of the end: ${(error as Refused).message}`);
  }
}

async function warnOfWaitingRuns(turn: Turn, state: StateRecord): Promise<void> {
  const { world } = turn;
  let waiting = await world.forge.runsWaitingFor(state.head);
  // The runs for a push that was just made take GitHub a moment.
  if (waiting === 0) {
    await world.clock.sleep(4_000);
    waiting = await world.forge.runsWaitingFor(state.head);
  }
  if (waiting === 0) return;
  const link = `${world.repositoryUrl}/pull/${state.pull ?? ""}/checks`;
  turn.warnings = [
    ...turn.warnings,
    `${waiting} workflow${waiting === 1 ? " waits" : "s wait"} for approval on the last commit: [approve them](${link}).`,
  ];
}
