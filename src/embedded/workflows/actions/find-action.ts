/** From `uses:` to an action: in the workspace, in a given folder, or one of the built-in stand-ins. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JobSession } from "../job-session.ts";
import type { ResolvedAction } from "./action.ts";
import { cache } from "./cache.ts";
import { checkout } from "./checkout.ts";
import { downloadArtifact } from "./download-artifact.ts";
import { type ActionName, readAction } from "./read-action.ts";
import { setupNode } from "./setup-node.ts";
import type { StandIn } from "./stand-in.ts";
import { uploadArtifact } from "./upload-artifact.ts";

const STAND_INS: readonly StandIn[] = [checkout, uploadArtifact, downloadArtifact, setupNode, cache];

export function isLocal(uses: string): boolean {
  return uses.startsWith("./") || uses === ".";
}

/** A local action is read when its step comes, as it may have been checked out only then; the others once a job. */
export function findAction(session: JobSession, uses: string): ResolvedAction {
  if (isLocal(uses)) {
    return readAction({ uses, repository: "", ref: "" }, resolve(session.folders.workspace, uses));
  }
  const known = session.actions.get(uses);
  if (known !== undefined) return known;
  const found = findRemote(session, uses);
  session.actions.set(uses, found);
  return found;
}

function findRemote(session: JobSession, uses: string): ResolvedAction {
  const match = /^([^/@]+\/[^/@]+)(?:\/([^@]+))?@(.+)$/.exec(uses);
  // `..` would lead out of the folder of actions.
  if (match === null || uses.split(/[/@]/).some((part) => part === "." || part === "..")) {
    throw new Error(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`);
  }
  const [, repository = "", path = "", ref = ""] = match;
  const name: ActionName = { uses, repository, ref };
  const { localActions, actionsFolder } = session.host;
  const given = localActions.get(repository.toLowerCase());
  if (given !== undefined) return readAction(name, join(given, path));
  const folder = actionsFolder === undefined ? undefined : join(actionsFolder, repository, path);
  if (folder !== undefined && existsSync(folder)) return readAction(name, folder);
  const wanted = [repository, path].filter(Boolean).join("/").toLowerCase();
  const standIn = STAND_INS.find((candidate) => candidate.name === wanted);
  if (standIn === undefined) throw new Error(unknownAction(uses, repository, actionsFolder));
  const inputs = Object.keys(standIn.inputs).map((key) => ({ name: key, default: undefined }));
  return { ...name, kind: "built-in", inputs, standIn };
}

function unknownAction(uses: string, repository: string, actionsFolder: string | undefined): string {
  const known = STAND_INS.map((standIn) => standIn.name).join(", ");
  const next =
    actionsFolder === undefined
      ? `give a folder of actions that has ${repository}`
      : `put it into ${join(actionsFolder, repository)}`;
  return `Unable to resolve action '${uses}': it is not built in (${known} are); ${next}`;
}
