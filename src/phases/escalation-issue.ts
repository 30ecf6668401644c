import type { Source } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Refused } from "../ports.ts";
import { escalationBody, escalationMark, escalationTitle } from "../render/escalation.ts";
import type { StateRecord } from "../state/record.ts";
import type { World } from "./world.ts";

/** It says that a person is wanted, and starts no loop. */
const label = "rondo: needs-human";

/** Failures that came again and again; a limit that was used up is none. */
const repeated: readonly Source[] = ["guard:consecutive-failures", "guard:same-error", "guard:attempts"];

/** The issue about a loop's repeated failures, opened once for each loop. Null: there is none to open. */
export async function escalationIssue(
  { forge, report, redact, repositoryUrl }: World,
  state: StateRecord,
  settings: Settings,
): Promise<number | null> {
  const { loop, loopId, issue, pull, errors } = state;
  const source = loop.entries.at(-1)?.source;
  if (!settings.escalationIssue || loop.status !== "escalated" || !source || !repeated.includes(source)) return null;
  const trouble = { issue, pull, loopId, loop, errors, url: `${repositoryUrl}/issues/${pull ?? issue}` };
  try {
    const known = await forge.issueSaying(escalationMark(loopId), label);
    if (known !== null) return known;
    const body = redact(escalationBody(trouble));
    return await forge.createIssue({
      title: escalationTitle(trouble),
      body,
      labels: [label],
      mark: escalationMark(loopId),
    });
  } catch (error) {
    report.warning(`The issue about repeated failures could not be opened: ${(error as Refused).message}`);
    return null;
  }
}
