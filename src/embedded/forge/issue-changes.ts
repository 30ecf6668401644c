import { emit } from "./events.ts";
import type { App, Issue, Label, Repository, SignedIn, StateReason, User } from "./model.ts";
import { measurePull } from "./pull-measure.ts";
import { showIssue, showLabel } from "./shapes/issue.ts";
import { showFullPull } from "./shapes/pull.ts";
import { showUser } from "./shapes/user.ts";
import { isPull, type World } from "./world.ts";

/** Every change of an issue or pull request that people and workflows can see, each with its event. */

export interface Change {
  readonly world: World;
  readonly repo: Repository;
  readonly by: SignedIn;
}

export function appOf(by: SignedIn): App | undefined {
  return by.kind === "installation" ? by.app : undefined;
}

export async function tell(
  { world, repo, by }: Change,
  issue: Issue,
  action: string,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (!isPull(issue)) {
    await emit(world, repo, by, {
      name: "issues",
      action,
      payload: { issue: showIssue(world, repo, issue), ...extra },
    });
    return;
  }
  const measure = await measurePull(world, repo, issue);
  const merge = issue.pull.merged?.commit ?? issue.pull.test?.commit;
  await emit(world, repo, by, {
    name: "pull_request",
    action,
    payload: { number: issue.number, pull_request: showFullPull(world, repo, issue, measure), ...extra },
    // a merged pull request's run is on the base branch; an open one's is on the test merge
    at: issue.pull.merged
      ? { ref: `refs/heads/${issue.pull.baseRef}`, sha: issue.pull.merged.commit }
      : { ref: `refs/pull/${issue.number}/merge`, sha: merge ?? issue.pull.headSha },
  });
}

function note(change: Change, issue: Issue, name: string, label?: Label, commit?: string): void {
  issue.events.push({
    id: change.world.nextId(),
    name,
    actor: change.by.user,
    createdAt: change.world.now(),
    label: label && { name: label.name, color: label.color },
    commit,
  });
}

function touch(change: Change, issue: Issue): void {
  issue.updatedAt = change.world.now();
}

export async function addLabels(change: Change, issue: Issue, labels: readonly Label[]): Promise<void> {
  const fresh = labels.filter((label) => !issue.labels.includes(label));
  for (const label of fresh) {
    issue.labels = [...issue.labels, label];
    touch(change, issue);
    await tellLabelled(change, issue, label);
  }
}

/** Also for labels that an issue is born with: GitHub tells each of them, after `opened`. */
export async function tellLabelled(change: Change, issue: Issue, label: Label): Promise<void> {
  note(change, issue, "labeled", label);
  await tell(change, issue, "labeled", { label: showLabel(change.world, change.repo, label) });
}

export async function removeLabels(change: Change, issue: Issue, labels: readonly Label[]): Promise<void> {
  for (const label of labels.filter((each) => issue.labels.includes(each))) {
    issue.labels = issue.labels.filter((each) => each !== label);
    touch(change, issue);
    note(change, issue, "unlabeled", label);
    await tell(change, issue, "unlabeled", { label: showLabel(change.world, change.repo, label) });
  }
}

export async function setLabels(change: Change, issue: Issue, labels: readonly Label[]): Promise<void> {
  await removeLabels(
    change,
    issue,
    issue.labels.filter((label) => !labels.includes(label)),
  );
  await addLabels(change, issue, labels);
}

export async function setAssignees(change: Change, issue: Issue, users: readonly User[]): Promise<void> {
  const before = issue.assignees;
  for (const user of before.filter((each) => !users.includes(each))) {
    issue.assignees = issue.assignees.filter((each) => each !== user);
    touch(change, issue);
    await tell(change, issue, "unassigned", { assignee: showUser(change.world, user) });
  }
  for (const user of users.filter((each) => !before.includes(each))) {
    issue.assignees = [...issue.assignees, user];
    touch(change, issue);
    await tell(change, issue, "assigned", { assignee: showUser(change.world, user) });
  }
}

export async function editText(
  change: Change,
  issue: Issue,
  text: { readonly title?: string; readonly body?: string | null },
): Promise<void> {
  const changes: Record<string, { from: string | null }> = {};
  if (text.title !== undefined && text.title !== issue.title) changes.title = { from: issue.title };
  if (text.body !== undefined && text.body !== issue.body) changes.body = { from: issue.body };
  if (Object.keys(changes).length === 0) return;
  issue.title = text.title ?? issue.title;
  if (text.body !== undefined) issue.body = text.body;
  if (changes.body !== undefined) issue.lastEdit = { editor: change.by.user, at: change.world.now() };
  touch(change, issue);
  if (changes.title !== undefined) note(change, issue, "renamed");
  await tell(change, issue, "edited", { changes });
}

export async function closeIssue(change: Change, issue: Issue, reason: StateReason, commit?: string): Promise<void> {
  if (issue.state === "closed") return;
  issue.state = "closed";
  issue.stateReason = isPull(issue) ? null : reason;
  issue.closedAt = change.world.now();
  issue.closedBy = change.by.user;
  touch(change, issue);
  note(change, issue, "closed", undefined, commit);
  await tell(change, issue, "closed");
}

export async function reopenIssue(change: Change, issue: Issue): Promise<void> {
  if (issue.state === "open") return;
  issue.state = "open";
  issue.stateReason = isPull(issue) ? null : "reopened";
  issue.closedAt = undefined;
  issue.closedBy = undefined;
  touch(change, issue);
  note(change, issue, "reopened");
  await tell(change, issue, "reopened");
}

export async function setDraft(
  change: Change,
  issue: Issue & { readonly pull: { draft: boolean } },
  draft: boolean,
): Promise<void> {
  if (issue.pull.draft === draft) return;
  issue.pull.draft = draft;
  touch(change, issue);
  note(change, issue, draft ? "convert_to_draft" : "ready_for_review");
  await tell(change, issue, draft ? "converted_to_draft" : "ready_for_review");
}
