/** `actions/upload-artifact`: names are unique in a run, hidden files stay out, the fixed part of the path is cut off. */
import { dirname, relative } from "node:path";
import { commonFolder, findFiles } from "../find-files.ts";
import { booleanInput, input, type StandIn, type StandInCall } from "./stand-in.ts";

const FORBIDDEN = /["<>|*?:\r\n\\/]/;

export const uploadArtifact: StandIn = {
  name: "actions/upload-artifact",
  inputs: {
    name: "artifact",
    path: "",
    "if-no-files-found": "warn",
    "retention-days": "",
    "compression-level": "6",
    overwrite: "false",
    "include-hidden-files": "false",
    archive: "true",
  },
  async main(call) {
    const name = input(call, "name");
    if (FORBIDDEN.test(name)) throw new Error(`The artifact name is not valid: ${name}`);
    if (input(call, "archive") !== "true") {
      throw new Error("'archive: false' of actions/upload-artifact is not supported here");
    }
    const files = filesToUpload(call);
    if (files.size === 0) return reportNone(call);
    const { session } = call;
    const { artifacts, clock } = session.host;
    const { repository, id: runId, attempt } = session.request.facts;
    const overwrite = booleanInput(call, "overwrite");
    const record = artifacts.add({ repository, runId, attempt, name, createdAt: clock.now(), files }, overwrite);
    const digest = artifacts.digest(repository, record.id);
    session.log(`With the provided path, there will be ${files.size} file${files.size === 1 ? "" : "s"} uploaded`);
    session.log(`SHA256 digest of uploaded artifact is ${digest}`);
    session.log(`Artifact ${name} has been successfully uploaded! Final size is ${record.bytes} bytes.`);
    call.outputs["artifact-id"] = String(record.id);
    call.outputs["artifact-digest"] = digest;
    call.outputs["artifact-url"] =
      `${session.host.forge.url}/${repository}/actions/runs/${runId}/artifacts/${record.id}`;
  },
};

function filesToUpload(call: StandInCall): ReadonlyMap<string, string> {
  const { workspace, home } = call.session.folders;
  const patterns = input(call, "path")
    .split("\n")
    .map((line) => line.replace(/^(\s*!?)~(?=\/|$)/, `$1${home}`));
  if (patterns.every((line) => line.trim() === "")) throw new Error("Input required and not supplied: path");
  const found = findFiles(workspace, patterns);
  const [only] = found.files;
  const single = found.files.length === 1 && found.searchPaths.length === 1 && found.searchPaths[0] === only;
  const root = single ? dirname(only ?? workspace) : commonFolder(found.searchPaths);
  const hidden = booleanInput(call, "include-hidden-files");
  const named = found.files.map((file) => [file, relative(root, file)] as const);
  return new Map(named.filter(([, name]) => hidden || !/(^|\/)\./.test(name)));
}

function reportNone(call: StandInCall): void {
  const message = `No files were found with the provided path: ${input(call, "path")}. No artifacts will be uploaded.`;
  const what = input(call, "if-no-files-found");
  if (what === "error") throw new Error(message);
  if (what === "ignore") call.session.log(message);
  else if (what === "warn") call.session.annotate({ level: "warning", message });
  else throw new Error(`Unrecognized if-no-files-found input. Provided: ${what}. Available options: warn,error,ignore`);
}
