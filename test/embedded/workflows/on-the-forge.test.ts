import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createForge, type Forge } from "../../../src/embedded/forge/forge.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../../src/embedded/workflows/service.ts";

const REPOSITORY = "octo/app";
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Pair {
  readonly forge: Forge;
  readonly service: EmbeddedWorkflows;
  post(path: string, body: unknown): Promise<Response>;
  log(job: string): string;
}

async function pair(workflow: string): Promise<Pair> {
  const forge = createForge();
  const folder = mkdtempSync(join(tmpdir(), "rondo-on-the-forge-"));
  const service = createWorkflowService({ forge, workFolder: folder, quiet: true });
  forge.connect(service);
  closing.push(async () => {
    await service.close();
    await forge.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await forge.setUp.addRepository(REPOSITORY, { files: { ".github/workflows/loop.yml": workflow, "a.txt": "1\n" } });
  const url = await forge.listen();
  const token = forge.setUp.createToken("octo");
  return {
    forge,
    service,
    post: (path, body) =>
      fetch(`${url}/api/v3/repos/${REPOSITORY}${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    log: (name) => {
      const jobs = service.runs(REPOSITORY).flatMap((run) => run.jobs);
      return jobs
        .filter((job) => job.name === name)
        .map((job) => service.log(REPOSITORY, job.id))
        .join("");
    },
  };
}

async function label({ post, service }: Pair): Promise<void> {
  expect((await post("/issues", { title: "Do it" })).status).toBe(201);
  expect((await post("/issues/1/labels", { labels: ["go"] })).status).toBe(200);
  await service.idle();
}

const CALL = `call() { curl -s -o reply.json -w '%{http_code}' -H "Authorization: Bearer $TOKEN" "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY$1" -d "$2"; }`;

const loop = (permissions: string): string => `on:
  issues: { types: [labeled] }
  push:
  workflow_dispatch: { inputs: { round: { default: "1" } } }
permissions: ${permissions}
jobs:
  work:
    runs-on: ubuntu-latest
    env: { TOKEN: "\${{ github.token }}" }
    steps:
      - uses: actions/checkout@v7
      - name: push
        run: |
          git config user.name bot && git config user.email bot@example.com
          git switch -c "loop-\${{ inputs.round || 0 }}" && date +%N > b.txt && git add b.txt && git commit -qm work
          git push -q origin HEAD && echo pushed
      - name: status
        if: always()
        run: |
          ${CALL}
          echo "status $(call "/statuses/$(git rev-parse HEAD)" '{"state":"success","context":"loop"}')"
      - name: next
        if: "!cancelled() && inputs.round != '1'"
        run: |
          ${CALL}
          echo "dispatch $(call /actions/workflows/loop.yml/dispatches '{"ref":"main","inputs":{"round":"1"}}')"
`;

describe("on the embedded forge", () => {
  it("a label starts a run, whose token checks out, pushes, sets a status and dispatches the next run", async () => {
    const both = await pair(loop("{ contents: write, statuses: write, actions: write }"));
    await label(both);
    const runs = both.service.runs(REPOSITORY);
    expect(runs.map((run) => [run.event, run.conclusion])).toEqual([
      ["workflow_dispatch", "success"],
      ["issues", "success"],
    ]);
    expect(runs[0]?.actor).toBe("github-actions[bot]");
    expect(both.log("work")).toMatch(/\nstatus 201\n/);
    expect(both.log("work")).toMatch(/\ndispatch 20[04]\n/);
    expect(await both.forge.resolve(REPOSITORY, "loop-1")).toBeDefined();
  });

  it("a permission that is missing is a 403, for the push, the status and the dispatch", async () => {
    const both = await pair(loop("{ contents: read }"));
    await label(both);
    const runs = both.service.runs(REPOSITORY);
    expect(runs.map((run) => [run.event, run.conclusion])).toEqual([["issues", "failure"]]);
    expect(both.log("work")).toMatch(/403/);
    expect(both.log("work")).toMatch(/\nstatus 403\n/);
    expect(both.log("work")).toMatch(/\ndispatch 403\n/);
    expect(both.log("work")).not.toMatch(/\npushed\n/);
  });

  it("what a job's token labels, comments, pushes and opens starts nothing; its pull request's run waits for a person", async () => {
    const both = await pair(`on:
  issues:
  issue_comment:
  push:
  pull_request:
  repository_dispatch:
permissions: { contents: write, issues: write, pull-requests: write }
jobs:
  work:
    runs-on: x
    if: github.event_name == 'issues' && github.event.action == 'labeled' && github.actor == 'octo'
    env: { TOKEN: "\${{ github.token }}" }
    steps:
      - uses: actions/checkout@v7
      - run: |
          ${CALL}
          echo "label $(call /issues/1/labels '{"labels":["more"]}')"
          echo "comment $(call /issues/1/comments '{"body":"hello"}')"
          git -c user.name=b -c user.email=b@example.com commit -q --allow-empty -m work && git push -q origin HEAD:topic
          echo "pull $(call /pulls '{"title":"t","head":"topic","base":"main"}')"
          echo "sent $(call /dispatches '{"event_type":"go","client_payload":{"n":1}}')"
`);
    both.forge.setUp.allowActionsToCreatePullRequests(REPOSITORY, true);
    await label(both);
    for (const line of ["label 200", "comment 201", "pull 201", "sent 204"])
      expect(both.log("work")).toContain(`\n${line}\n`);
    const seen = both.service.runs(REPOSITORY).map((run) => [run.event, run.actor, run.conclusion]);
    expect(seen.toReversed()).toEqual([
      ["issues", "octo", "skipped"],
      ["issues", "octo", "success"],
      ["pull_request", "github-actions[bot]", "action_required"],
      ["repository_dispatch", "github-actions[bot]", "skipped"],
    ]);
  });

  it("a token is worth nothing after its job", async () => {
    const both = await pair(`on: { issues: { types: [labeled] } }
jobs: { work: { runs-on: x, steps: [{ run: 'echo "\${{ github.token }}" | rev > "\${{ vars.OUT }}"' }] } }
`);
    const out = join(mkdtempSync(join(tmpdir(), "rondo-token-")), "token");
    both.forge.setUp.setVariable(REPOSITORY, "OUT", out);
    await label(both);
    const token = [...readFileSync(out, "utf8").trim()].reverse().join("");
    rmSync(join(out, ".."), { recursive: true, force: true });
    const reply = await fetch(`${both.forge.url}/api/v3/repos/${REPOSITORY}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(401);
  });
});
