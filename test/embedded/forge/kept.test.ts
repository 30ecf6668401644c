import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Octokit } from "@octokit/rest";
import { afterEach, expect, test } from "vitest";
import { createForge, type Forge } from "../../../src/embedded/forge/forge.ts";

const folder = mkdtempSync(join(tmpdir(), "rondo-kept-"));
const where = { owner: "octo", repo: "app" };
const open: Forge[] = [];

afterEach(async () => {
  for (const forge of open.splice(0)) await forge.close();
  rmSync(folder, { recursive: true, force: true });
});

function begin(kept?: Uint8Array): { forge: Forge; as: (token: string) => Octokit } {
  const forge = createForge({ folder, ...(kept && { kept }) });
  open.push(forge);
  return {
    forge,
    as: (auth) => new Octokit({ auth, baseUrl: `${forge.url}/api/v3`, request: { fetch: forge.fetch } }),
  };
}

test("a forge that goes on from a kept one knows what was said and by whom, and no secret", async () => {
  const first = begin();
  await first.forge.setUp.addRepository("octo/app", { files: { "a.txt": "a\n" }, roles: { wendy: "write" } });
  await first.forge.setUp.layOver("octo/app", { ".github/workflows/x.yml": "on: push\n" });
  first.forge.setUp.setSecret("octo/app", "KEY", "hidden-value-123");
  const person = first.as(first.forge.setUp.createToken("wendy"));
  const { data: issue } = await person.issues.create({ ...where, title: "Count", labels: ["rondo"] });
  const { data: comment } = await person.issues.createComment({ ...where, issue_number: issue.number, body: "One" });
  const kept = first.forge.keep();
  await first.forge.close();

  expect(Buffer.from(kept).toString("latin1")).not.toContain("hidden-value-123");
  const second = begin(kept);
  const again = second.as(second.forge.setUp.createToken("wendy"));
  // Only its author may: so it is still the same person.
  await again.issues.updateComment({ ...where, comment_id: comment.id, body: "Two" });
  const { data: next } = await again.issues.createComment({ ...where, issue_number: issue.number, body: "Three" });
  const { data: comments } = await again.issues.listComments({ ...where, issue_number: issue.number });
  expect(comments.map(({ body }) => body)).toEqual(["Two", "Three"]);
  expect(next.id).toBeGreaterThan(comment.id);
  expect(second.forge.secrets("octo/app")).toEqual({});
  expect(await second.forge.readFile("octo/app", "main", ".github/workflows/x.yml")).toBe("on: push\n");
});

test("a workflow that is laid over is the only one, and in no commit", async () => {
  const { forge, as } = begin();
  const files = { ".github/workflows/own.yml": "on: push\n", ".github/rondo.yml": "label: own\n" };
  await forge.setUp.addRepository("octo/app", { files, roles: { wendy: "write" } });
  await forge.setUp.layOver("octo/app", {
    ".github/workflows/laid.yml": "on: push\n",
    ".github/rondo.yml": "label: laid\n",
  });
  expect(await forge.listFolder("octo/app", "main", ".github/workflows")).toEqual([".github/workflows/laid.yml"]);
  const octokit = as(forge.setUp.createToken("wendy"));
  const query = `query { repository(owner: "octo", name: "app") { object(expression: "HEAD:.github/rondo.yml") { ... on Blob { text } } } }`;
  expect(await octokit.graphql(query)).toEqual({ repository: { object: { text: "label: laid\n" } } });
  const { data } = await octokit.git.getTree({ ...where, tree_sha: "main", recursive: "1" });
  expect(data.tree.map(({ path }) => path)).not.toContain(".github/workflows/laid.yml");
});
