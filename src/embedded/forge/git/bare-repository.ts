import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRunGit } from "./git-process.ts";

const SETTINGS = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
	logAllRefUpdates = false
[gc]
	auto = 0
[maintenance]
	auto = false
[receive]
	autogc = false
	hideRefs = refs/pull
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
`;

/** As `git init --bare`, without the process. No housekeeping that would go on in the background. */
export async function createBareRepository(gitDir: string, defaultBranch: string): Promise<void> {
  for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"]) {
    await mkdir(join(gitDir, folder), { recursive: true });
  }
  await writeFile(join(gitDir, "HEAD"), `ref: refs/heads/${defaultBranch}\n`);
  await writeFile(join(gitDir, "config"), SETTINGS);
}

/** Takes over the branches and tags of a repository on this machine. */
export async function copyRefs(from: string, gitDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const refs = ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"];
  // the folder may belong to another user, which git would refuse
  const safe = ["-c", "safe.directory=*"];
  await mustRunGit([...safe, "--git-dir", gitDir, "fetch", "--quiet", "--no-auto-gc", from, ...refs], { env });
}
