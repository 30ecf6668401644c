/** `actions/checkout` over git's HTTP, with the token of the job: shallow unless told, credentials kept unless told. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { forgetCredentials, keepCredentials, section } from "./credentials.ts";
import { booleanInput, input, runCommand, type StandIn, type StandInCall } from "./stand-in.ts";
import { wantedRef } from "./wanted-ref.ts";

/** What the real one can do and this one can't: only the default is taken. */
const FIXED = {
  lfs: "false",
  submodules: "false",
  "ssh-key": "",
  filter: "",
  "sparse-checkout": "",
  "github-server-url": "",
};

export const checkout: StandIn = {
  name: "actions/checkout",
  inputs: {
    ...FIXED,
    repository: "",
    ref: "",
    token: "",
    "persist-credentials": "true",
    path: "",
    clean: "true",
    "fetch-depth": "1",
    "fetch-tags": "false",
    "show-progress": "true",
    "set-safe-directory": "true",
    // There are no forks here, whose pull requests this is about.
    "allow-unsafe-pr-checkout": "false",
  },
  async main(call) {
    refuseOthers(call);
    const { session } = call;
    const repository = input(call, "repository") || session.request.facts.repository;
    const folder = targetFolder(call);
    session.log(`Syncing repository: ${repository}`);
    await prepare(call, folder, `${session.host.forge.url}/${repository}`);
    keepCredentials(call, folder);
    try {
      await fetchAndCheckOut(call, folder, repository);
    } finally {
      if (!booleanInput(call, "persist-credentials")) forgetCredentials(call);
    }
  },
  async post(call) {
    forgetCredentials(call);
  },
};

function refuseOthers(call: StandInCall): void {
  for (const [name, fixed] of Object.entries(FIXED)) {
    const value = input(call, name);
    if (value.toLowerCase() !== fixed) throw new Error(`'${name}: ${value}' of actions/checkout is not supported here`);
  }
}

async function fetchAndCheckOut(call: StandInCall, folder: string, repository: string): Promise<void> {
  const wanted = await wantedRef(call, git, folder, repository);
  const depth = Number(input(call, "fetch-depth"));
  if (!Number.isInteger(depth) || depth < 0) {
    throw new Error(`'fetch-depth' must be a whole number, 0 for everything; it is '${input(call, "fetch-depth")}'`);
  }
  const shallow = depth > 0 ? [`--depth=${depth}`] : [];
  const all = depth > 0 ? [] : ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
  const tags = booleanInput(call, "fetch-tags") ? ["--tags"] : ["--no-tags"];
  await git(call, folder, ["fetch", "--quiet", ...tags, "--prune", ...shallow, "origin", ...all, wanted.refspec]);
  await git(call, folder, ["checkout", "--quiet", "--force", ...wanted.checkout]);
  const [commit = ""] =
    wanted.commit === undefined ? await git(call, folder, ["log", "-1", "--format=%H"]) : [wanted.commit];
  call.outputs.ref = wanted.ref;
  call.outputs.commit = commit;
}

function targetFolder(call: StandInCall): string {
  const { workspace } = call.session.folders;
  const folder = resolve(workspace, input(call, "path"));
  if (folder !== workspace && !folder.startsWith(workspace + sep)) {
    throw new Error(`Repository path '${folder}' is not under '${workspace}'`);
  }
  return folder;
}

export type Git = typeof git;

async function git(call: StandInCall, folder: string, args: readonly string[]): Promise<readonly string[]> {
  return runCommand(call, { command: "git", args, cwd: folder, env: { GIT_TERMINAL_PROMPT: "0" } });
}

async function prepare(call: StandInCall, folder: string, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, ".git"))) {
    await git(call, folder, ["remote", "set-url", "origin", url]);
    if (!booleanInput(call, "clean")) return;
    await git(call, folder, ["clean", "-ffdx", "--quiet"]);
    await git(call, folder, ["reset", "--hard", "--quiet"]).catch(() => []);
    return;
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  await git(call, folder, ["init", "--quiet", "--template="]);
  const origin = section("remote", "origin", { url, fetch: "+refs/heads/*:refs/remotes/origin/*" });
  appendFileSync(join(folder, ".git", "config"), `${origin}[gc]\n\tauto = 0\n`);
}
