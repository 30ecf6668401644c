import { runGit } from "../git/git-process.ts";

/** A repository on some GitHub. */
export interface RepositoryAddress {
  /** `github.com`, or an Enterprise Server's; with its port, if it has one. */
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** From `git remote get-url origin`: an https or ssh address, or the short form of ssh. */
export function readRemote(url: string): RepositoryAddress | null {
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url.trim()) ??
    /^(?:[^@/:]+@)?([^/:]+):([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url.trim());
  const [, host, owner, name] = found ?? [];
  if (host === undefined || owner === undefined || name === undefined) return null;
  // The port of ssh is not the port of the pages.
  return { host: url.startsWith("http") ? host : host.replace(/:\d+$/, ""), owner, name };
}

/** Null: no git, no repository there, or no remote named origin. */
export async function originOf(folder: string, path: string): Promise<RepositoryAddress | null> {
  const asked = { args: ["remote", "get-url", "origin"], environment: { PATH: path }, cwd: folder };
  const { code, stdout } = await runGit(asked).catch(() => ({ code: 1, stdout: Buffer.alloc(0) }));
  return code === 0 ? readRemote(stdout.toString("utf8")) : null;
}

export function pageOf({ host, owner, name }: RepositoryAddress): string {
  return `https://${host}/${owner}/${name}`;
}

/** GitHub's own API has a host of its own; an Enterprise Server's has a path. */
export function apiOf(host: string): string {
  return host === "github.com" ? "https://api.github.com" : `https://${host}/api/v3`;
}
