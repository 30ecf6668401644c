import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type GitResult, runGit } from "./git-process.ts";
import { PrivateRepository } from "./private-repository.ts";

export interface CheckedOut {
  readonly repository: PrivateRepository;
  readonly commit: string;
}

export type FoundCheckout = CheckedOut | { readonly problem: string };

/**
 * The commit that is checked out in a folder, in a repository of our own that reads the folder's objects in place. Of the
 * folder's git only `rev-parse` is asked, which runs nothing that its configuration names.
 */
export async function checkedOut(
  folder: string,
  { own, path }: { readonly own: string; readonly path: string },
): Promise<FoundCheckout> {
  const ask = (...args: readonly string[]) => askFolder(folder, { own, path }, args);
  await mkdir(own, { recursive: true });
  await writeFile(join(own, "no-config"), "");
  const where = await ask("--path-format=absolute", "--show-object-format", "--git-path", "objects");
  if (where.code !== 0) return { problem: firstLine(where) };
  const head = await ask("--verify", "--quiet", "HEAD^{commit}");
  if (head.code !== 0) return { problem: "no commit is checked out" };
  const [, format = "", objects = ""] = /^(\w+)\n([\s\S]+)\n$/.exec(where.stdout.toString("utf8")) ?? [];
  const repository = await PrivateRepository.create(own, path, { folder: objects, format });
  return { repository, commit: head.stdout.toString("utf8").trim() };
}

function askFolder(
  folder: string,
  { own, path }: { readonly own: string; readonly path: string },
  args: readonly string[],
): Promise<GitResult> {
  // Its owner may be another user: nothing of it is run, so that is no danger here.
  const settings = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "protocol.allow=never"];
  return runGit({
    args: ["-C", folder, ...settings, "rev-parse", ...args],
    environment: {
      PATH: path,
      HOME: own,
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: join(own, "no-config"),
      GIT_NO_LAZY_FETCH: "1",
      GIT_TERMINAL_PROMPT: "0",
    },
  });
}

function firstLine({ stderr }: GitResult): string {
  return (stderr.trim().split("\n")[0] ?? "").replace(/^fatal: /, "");
}
