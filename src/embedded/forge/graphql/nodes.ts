import { Refusal } from "../../contract.ts";
import type { Issue, Label, PullIssue, Repository } from "../model.ts";
import { readNodeId } from "../node-ids.ts";
import { isPull } from "../world.ts";
import type { Asking } from "./types.ts";

/** From a global id back to the thing. */

function unresolved(id: unknown): Refusal {
  return new Refusal(404, `Could not resolve to a node with the global id of '${id}'`);
}

export function findIssue({ world }: Asking, id: unknown): { readonly repo: Repository; readonly issue: Issue } {
  const node = readNodeId(String(id));
  for (const repo of world.repositories.values()) {
    for (const issue of repo.issues.values()) {
      if ((node?.kind === "issue" || node?.kind === "pull") && String(issue.id) === node.id) return { repo, issue };
    }
  }
  throw unresolved(id);
}

export function findPull(asking: Asking, id: unknown): { readonly repo: Repository; readonly issue: PullIssue } {
  const { repo, issue } = findIssue(asking, id);
  if (!isPull(issue)) throw unresolved(id);
  return { repo, issue };
}

export function findRepository({ world }: Asking, id: unknown): Repository {
  const node = readNodeId(String(id));
  const found = [...world.repositories.values()].find(
    (repo) => node?.kind === "repository" && String(repo.id) === node.id,
  );
  if (found === undefined) throw unresolved(id);
  return found;
}

export function findLabels(repo: Repository, ids: unknown): readonly Label[] {
  return (Array.isArray(ids) ? ids : []).map((id) => {
    const node = readNodeId(String(id));
    const found = [...repo.labels.values()].find((label) => String(label.id) === node?.id);
    if (found === undefined) throw unresolved(id);
    return found;
  });
}
