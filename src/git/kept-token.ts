import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GitFailed, runGit } from "./git-process.ts";
import { pristineConfig, pristineEnvironment } from "./pristine.ts";

/** A header that signs in, a helper that hands passwords out, or an address with a password in it. */
const signsIn =
  /^(?:http\.(?:.*\.)?extraheader\nauthorization:|credential\.[^\n]*\n.|[^\n]*\n\w+:\/\/[^/@:]*:[^/@]*@)/is;

/** What only git can read rightly: other files, quotes, continued lines. Most checkouts have none, and cost no process. */
const mayHold = /include|header|credential|worktree|@|\\/i;

/**
 * actions/checkout leaves its token for later steps unless it is told not to: in the checkout's settings, or in a file
 * that these include. What runs next in this job could read it. Returned is the setting's name; null: there is none.
 */
export async function keptToken(checkout: string, own: { readonly folder: string; readonly path: string }) {
  if (!mayHold.test(await readFile(join(checkout, ".git", "config"), "utf8"))) return null;
  const args = ["-C", checkout, ...pristineConfig(own.folder), "-c", "safe.directory=*"];
  const list = [...args, "config", "--local", "--includes", "--list", "-z"];
  const listed = await runGit({ args: list, environment: pristineEnvironment(own.folder, own.path) });
  if (listed.code !== 0) throw new GitFailed(["config"], listed);
  const found = listed.stdout
    .toString("utf8")
    .split("\0")
    .find((entry) => signsIn.test(entry));
  return found?.split("\n", 1)[0] ?? null;
}
