import type { ArtifactRecord } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showArtifact } from "../shapes/run.ts";

const READ = reading("actions");

function list(call: RepoCall, runId: number | undefined) {
  const name = call.query.get("name");
  const all = call.world
    .service()
    .artifacts(call.repo.fullName, runId)
    .filter((artifact) => name === null || artifact.name === name)
    .toSorted((a, b) => b.id - a.id);
  const { items, headers } = page(call, all);
  const artifacts = items.map((each) => showArtifact(call.world, call.repo, each));
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
    body: showArtifact(call.world, call.repo, artifactOf(call)),
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
