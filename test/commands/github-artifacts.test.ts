import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { githubArtifacts } from "../../src/commands/loops/github-artifacts.ts";

it("a run's record is never one that a fork's pull request left under its name", async () => {
  const run = (id: number, repository: number) => ({ id, repository_id: 1, head_repository_id: repository });
  const artifacts = [
    { id: 10, name: "rondo-record-7", expired: false, workflow_run: run(100, 1) },
    { id: 11, name: "rondo-record-7", expired: false, workflow_run: run(101, 2) },
    { id: 12, name: "rondo-record-7", expired: true, workflow_run: run(102, 1) },
    { id: 13, name: "rondo-record-7", expired: false },
  ];
  const server = createServer((_, reply) => {
    reply.setHeader("content-type", "application/json").end(JSON.stringify({ total_count: 4, artifacts }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listed = await githubArtifacts({ owner: "octo", repo: "app", apiUrl, token: "t" }).list("rondo-record-7");
  // An older Enterprise Server does not say where a run came from.
  expect(listed).toEqual([10, 13]);
});
