/** A repository on the embedded GitHub, a checkout of it as actions/checkout makes one, and Rondo's own repository beside. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { PrivateRepository, type Remote } from "../../src/git/private-repository.ts";

export const path = process.env.PATH ?? "";

let forge: Forge;
let temporary: string;
let count = 0;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), "rondo-git-"));
  forge = createForge();
  await forge.listen();
});
afterAll(async () => {
  await forge.close();
  rmSync(temporary, { recursive: true, force: true });
});

export function theForge(): Forge {
  return forge;
}

/** A folder that does not exist yet. */
export function newFolder(): string {
  return join(temporary, `folder${++count}`);
}

/** Git as an agent has it: with the settings of the checkout it is in. */
export async function agentGit(folder: string, ...args: readonly string[]): Promise<string> {
  const identity = ["-c", "user.name=agent", "-c", "user.email=agent@example.invalid"];
  const env = { PATH: path, HOME: temporary, GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C" };
  return (await promisify(execFile)("git", ["-C", folder, ...identity, ...args], { env })).stdout;
}

export interface Checkout {
  readonly name: string;
  readonly remote: Remote;
  readonly folder: string;
  readonly base: string;
  readonly git: PrivateRepository;
  readonly write: (path: string, text: string | Uint8Array) => void;
}

const files = { "a.txt": "one\n", "src/b.txt": "two\n", ".gitignore": "ignored/\n" };

export async function givenCheckout(more: Readonly<Record<string, string>> = {}): Promise<Checkout> {
  const name = `octo/app${++count}`;
  await forge.setUp.addRepository(name, { files: { ...files, ...more } });
  const remote = { url: `${forge.url}/${name}`, token: forge.setUp.createToken("octo") };
  return { name, ...(await checkOut(remote, "main")) };
}

/** Another job's checkout of the same repository. */
export async function checkOut(remote: Remote, branch: string): Promise<Omit<Checkout, "name">> {
  const folder = newFolder();
  await agentGit(temporary, "clone", "--quiet", "--branch", branch, remote.url, folder);
  return {
    remote,
    folder,
    base: (await agentGit(folder, "rev-parse", "HEAD")).trim(),
    git: await beside(folder, remote),
    write: (file, text) => writeFileSync(join(folder, file), text),
  };
}

export function beside(checkout: string, remote: Remote, folder = newFolder(), way = path): Promise<PrivateRepository> {
  return PrivateRepository.beside({ folder, checkout, remote, path: way });
}
