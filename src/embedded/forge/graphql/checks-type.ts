import type { CheckRun, CommitStatus, Repository } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { checkState, latestCheckRuns, latestStatuses } from "../required-checks.ts";
import { stamp, stampOrNull } from "../shapes/schemas.ts";
import type { Node } from "./execute.ts";
import { connection } from "./types.ts";

function isRequired(repo: Repository, name: string): boolean {
  return [...repo.protections.values()].some(({ contexts }) => contexts.includes(name));
}

export function statusNode(repo: Repository, status: CommitStatus): Node {
  return {
    __typename: "StatusContext",
    id: nodeId("status", status.id),
    context: status.context,
    isRequired: isRequired(repo, status.context),
    state: status.state.toUpperCase(),
    description: status.description,
    targetUrl: status.targetUrl,
    createdAt: stamp(status.createdAt),
  };
}

function checkRunNode(repo: Repository, run: CheckRun): Node {
  const workflow = { __typename: "Workflow", name: "" };
  const workflowRun = { __typename: "WorkflowRun", event: "", workflow };
  return {
    __typename: "CheckRun",
    id: nodeId("check", run.id),
    name: run.name,
    isRequired: isRequired(repo, run.name),
    status: run.status.toUpperCase(),
    conclusion: run.conclusion?.toUpperCase() ?? null,
    startedAt: stampOrNull(run.startedAt),
    completedAt: stampOrNull(run.completedAt),
    detailsUrl: run.detailsUrl,
    checkSuite: { __typename: "CheckSuite", workflowRun },
  };
}

const WORDS = { failing: "FAILURE", pending: "PENDING", expected: "EXPECTED", passed: "SUCCESS" } as const;

/** Everything that was said about a commit, and the worst of it; `null` if nothing was. */
export function rollupNode(repo: Repository, sha: string): Node | null {
  const statuses = latestStatuses(repo, sha);
  const runs = latestCheckRuns(repo, sha);
  const names = [...statuses.map((status) => status.context), ...runs.map((run) => run.name)];
  if (names.length === 0) return null;
  const states = names.map((name) => checkState(repo, sha, name));
  const worst = (["failing", "pending", "passed"] as const).find((state) => states.includes(state)) ?? "expected";
  const contexts = connection([
    ...statuses.map((status) => statusNode(repo, status)),
    ...runs.map((run) => checkRunNode(repo, run)),
  ]);
  return { __typename: "StatusCheckRollup", state: WORDS[worst], contexts };
}
