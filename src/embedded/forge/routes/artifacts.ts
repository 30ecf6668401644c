import type { ArtifactRecord } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showArtifact } from "../shapes/run.ts";
import type { Schemas } from "../shapes/schemas.ts";

const READ = reading("actions");

/** Downloads come from where the list was asked for: `gh` sends its token to no other host name. */
function show(call: RepoCall, artifact: ArtifactRecord): Schemas["artifact"] {
  const shown = showArtifact(call.world, call.repo, artifact);
  const base = call.url.href.slice(0, call.url.href.indexOf("/repos/"));
  return { ...shown, archive_download_url: `${base}/repos/${call.repo.fullName}/actions/artifacts/${artifact.id}/zip` };
}

function list(call: RepoCall, runId: number | undefined) {
  const name = call.query.get("name");
  const all = call.world
    .service()
    .artifacts(call.repo.fullName, runId)
    .filter((artifact) => name === null || artifact.name === name)
    .toSorted((a, b) => b.id - a.id);
  const { items, headers } = page(call, all);
  const artifacts = items.map((each) => show(call, each));
  return { status: 200 as const, body: { total_count: all.length, artifacts }, headers };
}

function artifactOf(call: RepoCall): ArtifactRecord {
  const id = Number(param(call, "artifact"));
  const found = call.world
    .service()
    .artifacts(call.repo.fullName)
    .find((each) => each.id === id);
  if (found === undefined) throw new Refusal(404, "Not Found");
  return found;
}

export const artifactRoutes: readonly Route[] = [
  repoRoute("actions/list-artifacts-for-repo", "GET /actions/artifacts", READ, (call) => list(call, undefined)),
  repoRoute("actions/list-workflow-run-artifacts", "GET /actions/runs/{run}/artifacts", READ, (call) =>
    list(call, Number(param(call, "run"))),
  ),
  repoRoute("actions/get-artifact", "GET /actions/artifacts/{artifact}", READ, (call) => ({
    status: 200,
    body: show(call, artifactOf(call)),
  })),
  repoRoute(
    "actions/download-artifact",
    "GET /actions/artifacts/{artifact}/zip",
    needs("read", "actions=read"),
    async (call) => {
      const zip = await call.world.service().artifactZip(call.repo.fullName, artifactOf(call).id);
      if (zip === undefined) throw new Refusal(404, "Not Found");
      return { status: 200, raw: zip, headers: { "content-type": "application/zip" } };
    },
  ),
  repoRoute(
    "actions/delete-artifact",
    "DELETE /actions/artifacts/{artifact}",
    needs("write", "actions=write"),
    (call) => {
      call.world.service().deleteArtifact(call.repo.fullName, artifactOf(call).id);
      return { status: 204, body: null };
    },
  ),
];
