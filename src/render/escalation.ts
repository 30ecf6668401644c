import type { Loop } from "../loop/loop.ts";
import type { LoopError } from "../loop/steps.ts";
import { codeBlock, markdownSentence } from "./outgoing.ts";

export interface Trouble {
  readonly issue: number;
  /** The pull request; null: there is none. */
  readonly pull: number | null;
  readonly loopId: string;
  readonly loop: Loop;
  readonly errors: readonly LoopError[];
  /** Where the loop can be seen. */
  readonly url: string;
}

/** By this the issue is found again: one loop has one. */
export function escalationMark(loopId: string): string {
  return `<!-- rondo:escalation ${loopId} -->`;
}

export function escalationTitle({ issue }: Trouble): string {
  return `Rondo fails again and again on issue ${issue}`;
}

/** What agents and rules printed is shown as code, and can do nothing. */
export function escalationBody({ issue, pull, loopId, loop, errors, url }: Trouble): string {
  const where = pull === null ? `#${issue}` : `#${issue} (pull request #${pull})`;
  const lines = errors.map(({ iteration, text }) => `iteration ${iteration}: ${text}`);
  const failures = lines.length > 0 ? lines : loop.feedback;
  return [
    `The work on ${where} stopped after ${loop.iteration} iterations: **${markdownSentence(loop.reason)}**`,
    ...(failures.length === 0 ? [] : ["What failed:", codeBlock(failures.join("\n"), 3_000)]),
    `Is the task too large, unclear, or is something wrong with the repository or its rules? When that is mended, go on there with \`/rondo resume\` and a hint for the agent, and close this issue. [See the loop.](${url})`,
    escalationMark(loopId),
  ].join("\n\n");
}
