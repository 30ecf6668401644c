/** `actions/checkout` over git's HTTP, with the token of the job: shallow unless told, credentials kept unless told. */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { asText } from "../templates.ts";
import { booleanInput, input, runCommand, type StandIn, type StandInCall } from "./stand-in.ts";
import { wantedRef } from "./wanted-ref.ts";

export const checkout: StandIn = {
  name: "actions/checkout",
  inputs: {
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
  },
  async main(call) {
    const { session } = call;
    const repository = input(call, "repository") || session.request.facts.repository;
    const folder = targetFolder(call);
    session.log(`Syncing repository: ${repository}`);
    await prepare(call, folder, `${session.host.forge.url}/${repository}`);
    call.state.folder = folder;
    await authorize(call, folder);
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
    const [commit = ""] = await git(call, folder, ["log", "-1", "--format=%H"]);
    if (!booleanInput(call, "persist-credentials")) await forget(call, folder);
    call.outputs.ref = wanted.ref;
    call.outputs.commit = commit;
  },
  async post(call) {
    const folder = call.state.folder;
    if (folder !== undefined && existsSync(join(folder, ".git"))) await forget(call, folder);
  },
};

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
  await git(call, folder, ["init", "--quiet"]);
  await git(call, folder, ["remote", "add", "origin", url]);
}

async function authorize(call: StandInCall, folder: string): Promise<void> {
  const { session } = call;
  const token = input(call, "token") || session.token;
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  session.masks.add(basic);
  await git(call, folder, ["config", "--local", headerKey(call), `AUTHORIZATION: basic ${basic}`]);
}

/** Missing is fine: a later checkout of the same folder may have taken it away. */
async function forget(call: StandInCall, folder: string): Promise<void> {
  await git(call, folder, ["config", "--local", "--unset-all", headerKey(call)]).catch(() => []);
}

function headerKey(call: StandInCall): string {
  return `http.${asText(call.session.github.server_url)}/.extraheader`;
}
