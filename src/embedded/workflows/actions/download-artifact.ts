/** `actions/download-artifact`: one name into the path itself, several into a folder each. */
import { join, resolve } from "node:path";
import type { ArtifactRecord } from "../../contract.ts";
import { globPattern } from "../find-files.ts";
import { booleanInput, input, type StandIn, type StandInCall } from "./stand-in.ts";

export const downloadArtifact: StandIn = {
  name: "actions/download-artifact",
  inputs: {
    name: "",
    "artifact-ids": "",
    path: "",
    pattern: "",
    "merge-multiple": "false",
    "github-token": "",
    repository: "",
    "run-id": "",
    "digest-mismatch": "error",
    "skip-decompress": "false",
  },
  async main(call) {
    const { folders, host, request } = call.session;
    const repository = input(call, "repository") || request.facts.repository;
    const path = resolve(folders.workspace, input(call, "path").replace(/^~(?=\/|$)/, folders.home));
    if (booleanInput(call, "skip-decompress")) {
      throw new Error("'skip-decompress: true' of actions/download-artifact is not supported here");
    }
    const wanted = wantedArtifacts(call, repository);
    const flat = input(call, "name") !== "" || isOneId(call) || booleanInput(call, "merge-multiple");
    for (const artifact of wanted) {
      const target = flat ? path : join(path, artifact.name);
      call.session.log(`Downloading artifact ${artifact.name} to ${target}`);
      extract(call, () => host.artifacts.extract(repository, artifact.id, target));
    }
    call.session.log(`Total of ${wanted.length} artifact(s) downloaded`);
    call.outputs["download-path"] = path;
  },
};

function wantedArtifacts(call: StandInCall, repository: string): readonly ArtifactRecord[] {
  const { host, request } = call.session;
  const otherRun = input(call, "run-id");
  if (otherRun !== "" && input(call, "github-token") === "") {
    throw new Error("Unable to download artifact(s): 'run-id' needs 'github-token'");
  }
  const all = host.artifacts.list(repository, otherRun === "" ? request.facts.id : Number(otherRun));
  const name = input(call, "name");
  if (name !== "") {
    const found = all.filter((artifact) => artifact.name === name).slice(-1);
    if (found.length > 0) return found;
    throw new Error(
      `Unable to download artifact(s): Artifact not found for name: ${name}\n        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.`,
    );
  }
  const ids = wantedIds(call);
  if (ids.length > 0) {
    const found = all.filter((artifact) => ids.includes(String(artifact.id)));
    if (found.length < ids.length) throw new Error(`None of the provided artifact IDs were found: ${ids.join(", ")}`);
    return found;
  }
  const pattern = input(call, "pattern");
  return pattern === "" ? all : all.filter((artifact) => globPattern(pattern).test(artifact.name));
}

function wantedIds(call: StandInCall): readonly string[] {
  return input(call, "artifact-ids")
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
}

function isOneId(call: StandInCall): boolean {
  return wantedIds(call).length === 1;
}

/** A digest that does not match is an error unless the step says what else. */
function extract(call: StandInCall, work: () => "whole" | "damaged"): void {
  if (work() === "whole") return;
  const message = "The digest of the downloaded artifact does not match the expected digest";
  const what = input(call, "digest-mismatch");
  if (what === "error") throw new Error(message);
  if (what === "warn") call.session.annotate({ level: "warning", message });
  else if (what === "info") call.session.log(message);
  else if (what !== "ignore")
    throw new Error(`'digest-mismatch: ${what}' is not known: use error, warn, info or ignore`);
}
