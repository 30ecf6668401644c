/** `actions/setup-node`: there is one Node here, and it says which. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { input, runCommand, type StandIn } from "./stand-in.ts";

export const setupNode: StandIn = {
  name: "actions/setup-node",
  inputs: {
    "node-version": "",
    "node-version-file": "",
    "check-latest": "false",
    architecture: "",
    cache: "",
    "cache-dependency-path": "",
    "package-manager-cache": "true",
    "registry-url": "",
    scope: "",
    token: "",
  },
  async main(call) {
    const { session } = call;
    const { node } = session.host;
    const [version = ""] = await runCommand(call, {
      command: node,
      args: ["--version"],
      cwd: session.folders.workspace,
    });
    const asked = input(call, "node-version") || input(call, "node-version-file");
    session.log(`This machine's node ${version} is used${asked === "" ? "" : ` (asked for: ${asked})`}`);
    if (input(call, "cache") !== "") session.log(`Nothing is cached here (asked for: ${input(call, "cache")})`);
    const registry = input(call, "registry-url");
    if (registry !== "") session.log(`No .npmrc is written here (asked for: ${registry})`);
    const folder = join(session.folders.toolCache, "node", "bin");
    mkdirSync(folder, { recursive: true });
    rmSync(join(folder, "node"), { force: true });
    symlinkSync(node, join(folder, "node"));
    session.prependedPaths.push(folder);
    call.outputs["node-version"] = version;
  },
};
