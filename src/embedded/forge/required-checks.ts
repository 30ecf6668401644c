import type { CheckRun, CommitStatus, Repository } from "./model.ts";

export type CheckState = "expected" | "pending" | "failing" | "passed";

/** The newest status of each context on a commit; a context's case does not matter. */
export function latestStatuses(repo: Repository, sha: string): readonly CommitStatus[] {
  const latest = new Map<string, CommitStatus>();
  for (const status of repo.statuses) if (status.sha === sha) latest.set(status.context.toLowerCase(), status);
  return [...latest.values()];
}

export function checkRunsOn(repo: Repository, sha: string): readonly CheckRun[] {
  return [...repo.checkRuns.values()].filter((run) => run.headSha === sha);
}

/** Of check runs with the same name and app, only the newest counts. */
export function latestCheckRuns(repo: Repository, sha: string): readonly CheckRun[] {
  const latest = new Map<string, CheckRun>();
  for (const run of checkRunsOn(repo, sha)) latest.set(`${run.app.id}:${run.name}`, run);
  return [...latest.values()];
}

function ofStatus(status: CommitStatus): CheckState {
  if (status.state === "success") return "passed";
  return status.state === "pending" ? "pending" : "failing";
}

function ofCheckRun(run: CheckRun): CheckState {
  if (run.status !== "completed") return "pending";
  const passed = run.conclusion === "success" || run.conclusion === "skipped" || run.conclusion === "neutral";
  return passed ? "passed" : "failing";
}

const WORST: readonly CheckState[] = ["failing", "pending", "expected", "passed"];

/** A status and a check run of the same name must both pass. */
export function checkState(repo: Repository, sha: string, context: string): CheckState {
  const states = [
    ...latestStatuses(repo, sha)
      .filter((status) => status.context.toLowerCase() === context.toLowerCase())
      .map(ofStatus),
    ...latestCheckRuns(repo, sha)
      .filter((run) => run.name === context)
      .map(ofCheckRun),
  ];
  if (states.length === 0) return "expected";
  return WORST.find((state) => states.includes(state)) ?? "expected";
}

/** Whether anything on the commit, required or not, has not passed. */
export function anythingUnfinished(repo: Repository, sha: string): boolean {
  const states = [...latestStatuses(repo, sha).map(ofStatus), ...latestCheckRuns(repo, sha).map(ofCheckRun)];
  return states.some((state) => state !== "passed");
}

/** Why required checks stop a merge or a push, in GitHub's words; `undefined` if they do not. */
export function unmetChecks(repo: Repository, sha: string, contexts: readonly string[]): string | undefined {
  const unmet = contexts
    .map((context) => ({ context, state: checkState(repo, sha, context) }))
    .filter(({ state }) => state !== "passed");
  const [first] = unmet;
  if (first === undefined) return undefined;
  if (contexts.length === 1) return `Required status check "${first.context}" is ${first.state}.`;
  const states = new Set(unmet.map(({ state }) => state));
  const head = `${unmet.length} of ${contexts.length} required status checks`;
  if (states.size === 1) return `${head} are ${first.state}.`;
  const counts = (["expected", "pending", "failing"] as const)
    .map((state) => ({ state, count: unmet.filter((each) => each.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`);
  return `${head} have not succeeded: ${counts.join(", ")}.`;
}
