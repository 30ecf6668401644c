import { ownLabels } from "../config/profiles.ts";
import { digest } from "../loop/failures.ts";
import type { HumanWord } from "../loop/outcome.ts";
import type { Settings } from "../loop/settings.ts";
import type { Role, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";

/** A digest of what the person who started the loop asked for. */
export function taskDigest(task: { readonly title: string; readonly body: string }): string {
  return digest(JSON.stringify([task.title, task.body.replace(/\r\n/g, "\n")]));
}

export function mayWrite(role: Role): boolean {
  return role === "write" || role === "maintain" || role === "admin";
}

interface StopFacts {
  readonly disabled: boolean;
  readonly profile: string | null;
  readonly by?: string | undefined;
}

/** What stands on GitHub says stop, whoever did it. Null: nothing does. */
export function stopSign(
  sight: Sight,
  settings: Settings,
  { disabled, profile, by = "somebody" }: StopFacts,
): HumanWord | null {
  const { issue, pull, tip } = sight;
  const stop = (why: string): HumanWord => ({ says: "stop", by, why });
  if (issue.isGone) return stop("the issue is not here any more");
  if (!issue.isOpen) return stop("the issue was closed");
  if (issue.isLocked) return stop("the issue was locked");
  const isWanted =
    hasLabel(issue.labels, settings.label) || (profile !== null && hasLabel(issue.labels, `rondo: ${profile}`));
  if (!isWanted) return stop(`the label "${settings.label}" was removed`);
  if (pull?.isMerged) return stop("the pull request was merged");
  if (pull && !pull.isOpen) return stop("the pull request was closed");
  if (tip === null) return stop("the branch was deleted");
  // What one switch holds back everywhere must be able to go on when it is switched off again.
  if (disabled) return { says: "pause", by: "RONDO_DISABLED", why: "the repository variable holds back every loop" };
  return null;
}

export function hasLabel(labels: readonly string[], wanted: string): boolean {
  return labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
}

/** A label that asks for a loop: the trigger, or one that names a profile. */
export function isStartLabel(label: string, trigger: string): boolean {
  const profile = /^rondo:\s*(.+)$/i.exec(label)?.[1];
  if (profile !== undefined) return !ownLabels.includes(profile.toLowerCase());
  return hasLabel([trigger], label);
}

/** Somebody else's commits are on the branch: what was proved was proved of other files. */
export function isForeign(sight: Sight, state: StateRecord): boolean {
  return sight.tip !== null && sight.tip.sha !== state.head;
}
