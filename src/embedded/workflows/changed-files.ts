/** What a push or a pull request changes, and the message of its head commit: asked of the repository itself. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ForgeEvent, ForgeForWorkflows } from "../contract.ts";
import { record } from "./events.ts";

const run = promisify(execFile);
const NO_COMMIT = /^0+$/;

export async function changedFiles(forge: ForgeForWorkflows, event: ForgeEvent): Promise<readonly string[]> {
  const range = await changedRange(forge, event);
  const listed = await git(forge, event, range);
  return listed.split("\0").filter((path) => path !== "");
}

async function changedRange(forge: ForgeForWorkflows, event: ForgeEvent): Promise<readonly string[]> {
  const diff = ["diff", "--name-only", "--no-renames", "-z"];
  const pull = record(event.payload.pull_request);
  if (pull !== undefined) return [...diff, `${sha(pull.base)}...${sha(pull.head)}`];
  const { before, after } = event.payload;
  const head = typeof after === "string" ? after : event.sha;
  if (typeof before === "string" && !NO_COMMIT.test(before)) return [...diff, before, head];
  // A new branch: against where it left the default branch.
  const base = forge.defaultBranch(event.repository);
  if (event.ref !== `refs/heads/${base}`) return [...diff, `refs/heads/${base}...${head}`];
  return ["ls-tree", "-r", "--name-only", "-z", head];
}

export async function headMessage(forge: ForgeForWorkflows, event: ForgeEvent): Promise<string> {
  const pull = record(event.payload.pull_request);
  const head = pull === undefined ? event.sha : sha(pull.head);
  return git(forge, event, ["log", "-1", "--format=%B", head]).catch(() => "");
}

function sha(side: unknown): string {
  const value = record(side)?.sha;
  return typeof value === "string" ? value : "";
}

async function git(forge: ForgeForWorkflows, event: ForgeEvent, args: readonly string[]): Promise<string> {
  const { stdout } = await run("git", ["--git-dir", forge.gitDir(event.repository), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
