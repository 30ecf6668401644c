/** The contexts that expressions see, and the default variables that are made from them. */
import type { ForgeForWorkflows } from "../contract.ts";
import { record } from "./events.ts";
import type { Fields, Scope, Value } from "./expressions.ts";
import type { RunFacts } from "./run-facts.ts";

/** Before a job runs there are no files to hash, and no steps to have a status. */
export const NO_STATUS = { success: true, failure: false, cancelled: false };

export function githubContext(facts: RunFacts, forge: ForgeForWorkflows): Fields {
  const [owner = ""] = facts.repository.split("/");
  const pullRequest = record(facts.payload.pull_request);
  return {
    ref: facts.ref,
    sha: facts.sha,
    repository: facts.repository,
    repository_owner: owner,
    repository_owner_id: String(forge.userId(owner)),
    repositoryUrl: `${forge.url.replace(/^https?/, "git")}/${facts.repository}.git`,
    repository_id: String(forge.repositoryId(facts.repository)),
    repository_visibility: visibility(facts),
    run_id: String(facts.id),
    run_number: String(facts.number),
    run_attempt: String(facts.attempt),
    retention_days: "90",
    actor: facts.actor,
    actor_id: String(forge.userId(facts.actor)),
    triggering_actor: facts.triggeringActor,
    workflow: facts.workflowName,
    workflow_ref: `${facts.repository}/${facts.workflowPath}@${facts.ref}`,
    workflow_sha: facts.sha,
    head_ref: branchOf(pullRequest?.head),
    base_ref: branchOf(pullRequest?.base),
    event_name: facts.event,
    event: facts.payload as Fields,
    server_url: forge.url,
    api_url: `${forge.url}/api/v3`,
    graphql_url: `${forge.url}/api/graphql`,
    ref_name: facts.ref.replace(/^refs\/(heads|tags|pull)\//, ""),
    ref_protected: false,
    ref_type: facts.ref.startsWith("refs/tags/") ? "tag" : "branch",
    secret_source: "Actions",
  };
}

function branchOf(side: unknown): string {
  const ref = record(side)?.ref;
  return typeof ref === "string" ? ref : "";
}

function visibility(facts: RunFacts): string {
  return record(facts.payload.repository)?.private === true ? "private" : "public";
}

/** Keys of the `github` context that are also `GITHUB_*` variables. */
const VARIABLES = [
  "action action_path action_ref action_repository actor actor_id api_url base_ref event_name event_path graphql_url",
  "head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id",
  "retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha",
  "workspace",
].flatMap((line) => line.split(" "));

export function defaultVariables(github: Fields, runner: Fields): Record<string, string> {
  const variables: Record<string, string> = { CI: "true", GITHUB_ACTIONS: "true" };
  for (const key of VARIABLES) {
    const value = github[key];
    if (value !== undefined && value !== null) variables[`GITHUB_${key.toUpperCase()}`] = String(value);
  }
  for (const [key, value] of Object.entries(runner)) variables[`RUNNER_${key.toUpperCase()}`] = String(value);
  return variables;
}

/** For what is evaluated before a job has a machine: names, groups, conditions, matrices. */
export function planScope(contexts: Record<string, Value>, status = NO_STATUS): Scope {
  return {
    contexts: { needs: {}, matrix: null, strategy: {}, ...contexts },
    status,
    hashFiles: () => {
      throw new Error("hashFiles() is only known in a job's steps");
    },
  };
}
