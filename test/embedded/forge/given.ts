import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Octokit } from "@octokit/rest";
import { afterEach } from "vitest";
import { VirtualClock } from "../../../src/embedded/clock.ts";
import type { ForgeEvent, Permissions } from "../../../src/embedded/contract.ts";
import { createForge, type Forge, type ForgeOptions } from "../../../src/embedded/forge/forge.ts";
import type { RepositorySettings } from "../../../src/embedded/forge/new-repository.ts";

export const REPO = "octo/app";
export const where = { owner: "octo", repo: "app" };

const cleanUp: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

export interface Given {
  readonly forge: Forge;
  readonly clock: VirtualClock;
  readonly events: ForgeEvent[];
  /** Octokit as the repository's owner, or as whoever holds the token. */
  readonly as: (token: string | undefined) => Octokit;
  readonly owner: Octokit;
  readonly job: (permissions: Permissions, runId?: number) => Octokit;
}

export const QUIET = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export function octokit(forge: Forge, token: string | undefined): Octokit {
  return new Octokit({
    ...(token === undefined ? {} : { auth: token }),
    baseUrl: `${forge.url}/api/v3`,
    request: { fetch: forge.fetch },
    log: QUIET,
  });
}

/** An embedded GitHub with one repository of `octo`, and `wendy` (write), `tria` (triage), `rita` (read). */
export async function givenForge(
  settings: RepositorySettings = {},
  options: Omit<ForgeOptions, "clock"> = {},
): Promise<Given> {
  const clock = new VirtualClock();
  const forge = createForge({ ...options, clock });
  cleanUp.push(() => forge.close());
  const roles = { wendy: "write", tria: "triage", rita: "read", ...settings.roles } as const;
  await forge.setUp.addRepository(REPO, {
    files: { "README.md": "# App\n", "src/a.txt": "one\n" },
    ...settings,
    roles,
  });
  const events: ForgeEvent[] = [];
  forge.onEvent((event) => events.push(event));
  const as = (token: string | undefined): Octokit => octokit(forge, token);
  return {
    forge,
    clock,
    events,
    as,
    owner: as(forge.setUp.createToken("octo")),
    job: (permissions, runId = 1) => as(forge.mintJobToken({ repository: REPO, permissions, runId })),
  };
}

export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly errors: readonly { readonly message?: string; readonly code?: string; readonly field?: string }[];
}

/** The refusal that a call ends with, as it came over the wire. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  try {
    await call;
  } catch (error) {
    const { status, response } = error as { status: number; response?: { data: { message: string; errors?: [] } } };
    return { status, message: response?.data.message ?? String(error), errors: response?.data.errors ?? [] };
  }
  throw new Error("The call was not refused.");
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-forge-test-"));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface GitAnswer {
  readonly ok: boolean;
  readonly output: string;
}

/** Real git, with nothing of this machine's settings. */
export function givenGit(): (cwd: string, ...args: readonly string[]) => Promise<GitAnswer> {
  const home = temporaryFolder();
  const config = join(home, "empty.gitconfig");
  writeFileSync(config, "");
  const identity = ["-c", "user.name=Wendy", "-c", "user.email=wendy@example.com", "-c", "init.defaultBranch=main"];
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    GIT_CONFIG_GLOBAL: config,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
  return async (cwd, ...args) => {
    try {
      const { stdout, stderr } = await promisify(execFile)("git", [...identity, ...args], { cwd, env });
      return { ok: true, output: stdout + stderr };
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      return { ok: false, output: stdout + stderr };
    }
  };
}

/** `http://x:TOKEN@127.0.0.1:PORT/octo/app.git` */
export function cloneUrl(forge: Forge, token?: string): string {
  const login = token === undefined ? "" : `x-access-token:${token}@`;
  return `${forge.url.replace("://", `://${login}`)}/${REPO}.git`;
}

/** A branch with one commit of its own, and its tip. */
export function branch(forge: Forge, name: string, files: Readonly<Record<string, string>> = { "new.txt": "new\n" }) {
  return forge.setUp.commit(REPO, { branch: name, files });
}
