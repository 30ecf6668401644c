/** How the loop stands, read as anybody could read it: from the pull request, its comment, its commits and statuses. */
import type { components } from "@octokit/openapi-types";
import type { Signal, Status } from "../../loop/loop.ts";
import { readStateComment } from "../../state/comment.ts";
import type { StateRecord } from "../../state/record.ts";
import type { Stage } from "./stage.ts";

type Schemas = components["schemas"];

/** What `--json` prints; its keys are documented. */
export interface DemoReport {
  readonly status: Status | "none";
  readonly iterations: readonly {
    readonly iteration: number;
    readonly signal: Signal;
    readonly score: number;
    readonly sha: string | null;
  }[];
  readonly pr: number | null;
  /** The state of the commit status `rondo` on the head. */
  readonly gate: string | null;
  readonly apiCalls: { readonly total: number; readonly perIteration: number };
  readonly seconds: number;
}

export interface Outcome {
  readonly report: DemoReport;
  readonly branch: string;
  /** The state comment without its last line. */
  readonly comment: string;
  /** Oldest first, without the empty one that Rondo begins with. */
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
  readonly gateText: string;
  readonly isDraft: boolean;
  readonly files: readonly string[];
}

export interface FoundLoop {
  readonly pull: number;
  readonly isDraft: boolean;
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
    if (read.ok) return { pull: pull.number, isDraft: pull.draft === true, body, state: read.state };
  }
  return null;
}

export async function readOutcome(stage: Stage, issue: number, seconds: number): Promise<Outcome> {
  const found = await findLoop(stage, issue);
  const all = found ? await stage.ask<Schemas["commit"][]>(`/pulls/${found.pull}/commits?per_page=100`) : [];
  const commits = all.map(({ sha, commit }) => ({ sha, message: commit.message }));
  const gate = await gateOn(stage, commits.at(-1)?.sha);
  const files = found ? await stage.ask<Schemas["diff-entry"][]>(`/pulls/${found.pull}/files`) : [];
  const calls = stage.callsByRun().map(({ length }) => length);
  return {
    branch: branchFor(issue),
    comment: found?.body.replace(/<!-- rondo:state:.*$/s, "").trim() ?? "",
    commits: commits
      .filter(({ message }) => /^Rondo-Iteration: /m.test(message) && !/^Rondo-Step: start/m.test(message))
      .map(({ sha, message }) => ({ sha, subject: message.split("\n", 1)[0] ?? "" })),
    isDraft: found?.isDraft ?? false,
    gateText: gate?.description ?? "",
    files: files.map(({ filename }) => filename),
    report: {
      status: found?.state.loop.status ?? "none",
      iterations: (found?.state.loop.entries ?? []).map(({ iteration, signal, score, trace }) => ({
        iteration,
        signal,
        score: Math.round(score),
        sha: commits.find(({ sha }) => trace.commit !== null && sha.startsWith(trace.commit))?.sha ?? null,
      })),
      pr: found?.pull ?? null,
      gate: gate?.state ?? null,
      apiCalls: { total: calls.reduce((sum, each) => sum + each, 0), perIteration: calls[1] ?? calls[0] ?? 0 },
      seconds,
    },
  };
}

async function gateOn(stage: Stage, sha: string | undefined): Promise<Schemas["status"] | undefined> {
  if (sha === undefined) return undefined;
  const statuses = await stage.ask<Schemas["status"][]>(`/commits/${sha}/statuses`);
  return statuses.find(({ context }) => context === "rondo");
}
