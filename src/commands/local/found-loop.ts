/** How a loop stands, read as anybody could read it: from the pull request, its comment, its commits and statuses. */
import type { components } from "@octokit/openapi-types";
import { readStateComment } from "../../state/comment.ts";
import type { StateRecord } from "../../state/record.ts";
import type { Stage } from "./stage.ts";

type Schemas = components["schemas"];

export interface FoundLoop {
  readonly pull: number;
  readonly isDraft: boolean;
  /** Of the pull request. */
  readonly text: string;
  /** Of the state comment. */
  readonly body: string;
  readonly state: StateRecord;
}

export function branchFor(issue: number): string {
  return `rondo/issue-${issue}`;
}

export async function findLoop(stage: Stage, issue: number): Promise<FoundLoop | null> {
  const owner = new URL(stage.url).pathname.split("/")[1] ?? "";
  const pulls = await stage.ask<Schemas["pull-request-simple"][]>(
    `/pulls?state=all&head=${owner}:${encodeURIComponent(branchFor(issue))}`,
  );
  const [pull] = pulls;
  if (pull === undefined) return null;
  const comments = await stage.ask<Schemas["issue-comment"][]>(`/issues/${pull.number}/comments?per_page=100`);
  for (const { body = "" } of comments) {
    const read = readStateComment(body);
    if (!read.ok) continue;
    return { pull: pull.number, isDraft: pull.draft === true, text: pull.body ?? "", body, state: read.state };
  }
  return null;
}

export interface LoopCommit {
  readonly sha: string;
  readonly subject: string;
}

/** Oldest first; the first one of a loop is empty. */
export async function commitsOf(stage: Stage, pull: number): Promise<readonly (LoopCommit & { isWork: boolean })[]> {
  const all = await stage.ask<Schemas["commit"][]>(`/pulls/${pull}/commits?per_page=100`);
  return all.map(({ sha, commit: { message } }) => ({
    sha,
    subject: message.split("\n", 1)[0] ?? "",
    isWork: /^Rondo-Iteration: /m.test(message) && !/^Rondo-Step: start/m.test(message),
  }));
}

export async function filesOf(stage: Stage, pull: number): Promise<readonly string[]> {
  const files = await stage.ask<Schemas["diff-entry"][]>(`/pulls/${pull}/files?per_page=100`);
  return files.map(({ filename }) => filename);
}

export async function gateOn(stage: Stage, sha: string | undefined): Promise<Schemas["status"] | undefined> {
  if (sha === undefined) return undefined;
  const statuses = await stage.ask<Schemas["status"][]>(`/commits/${sha}/statuses`);
  return statuses.find(({ context }) => context === "rondo");
}
