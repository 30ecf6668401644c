import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { RepositorySettings } from "../../../src/embedded/forge/new-repository.ts";
import { createWorkflowService } from "../../../src/embedded/workflows/service.ts";
import { branch, givenForge, givenGit, REPO, temporaryFolder, where } from "./given.ts";

function hasGh(): boolean {
  try {
    execFileSync("gh", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * `gh` speaks https to every host but `github.localhost`, and that one it looks for on port 80: as its proxy,
 * the forge gets these requests on whatever port it listens.
 */
async function givenGh(settings: RepositorySettings = {}) {
  const given = await givenForge(settings);
  const home = temporaryFolder();
  const url = await given.forge.listen();
  await givenGit()(home, "init", "-q");
  await givenGit()(home, "remote", "add", "origin", `http://github.localhost/${REPO}.git`);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    TMPDIR: home,
    HTTP_PROXY: url,
    // git, which gh calls, reads only this spelling
    http_proxy: url,
    GH_HOST: "github.localhost",
    GH_TOKEN: given.forge.setUp.createToken("octo"),
    GH_REPO: `github.localhost/${REPO}`,
    GH_PROMPT_DISABLED: "1",
    NO_COLOR: "1",
  };
  const gh = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)("gh", [...args], { env, cwd: home })).stdout.trim();
  return { ...given, gh, url, home };
}

const WORKFLOW = `
name: Try
on: { workflow_dispatch: { inputs: { word: { required: true } } } }
jobs:
  make:
    runs-on: x
    steps:
      - { name: Write, run: 'echo "::warning file=a.txt,line=2::careful"; mkdir out; echo "\${{ inputs.word }}" > out/word' }
      - { uses: actions/upload-artifact@v7, with: { name: thing, path: out } }
  check:
    runs-on: x
    needs: make
    steps:
      - { name: Check, run: 'echo "attempt $GITHUB_RUN_ATTEMPT"; [ "\${{ inputs.word }}$GITHUB_RUN_ATTEMPT" != bad1 ]' }
`;

test.runIf(hasGh())("a real gh opens, labels, comments and closes an issue", async () => {
  const { gh, url, owner } = await givenGh();
  await gh("label", "create", "rondo", "--color", "00ff00");
  expect(await gh("issue", "create", "--title", "Hello", "--body", "Text")).toBe(`${url}/${REPO}/issues/1`);
  await gh("issue", "edit", "1", "--add-label", "rondo");
  await gh("issue", "comment", "1", "--body", "A comment");
  expect(await gh("issue", "list", "--json", "number,title")).toBe('[{"number":1,"title":"Hello"}]');
  await gh("issue", "close", "1");
  const { data } = await owner.issues.get({ ...where, issue_number: 1 });
  expect(data).toMatchObject({ state: "closed", comments: 1, labels: [{ name: "rondo" }] });
  expect(await gh("api", `repos/${REPO}`, "--jq", ".full_name")).toBe(REPO);
});

test.runIf(hasGh())("a real gh opens a draft, makes it ready, sees its checks and merges it", async () => {
  const { gh, forge, owner } = await givenGh();
  const sha = await branch(forge, "topic");
  await gh("pr", "create", "--title", "P", "--body", "B", "--head", "topic", "--base", "main", "--draft");
  expect(await gh("pr", "view", "1", "--json", "isDraft", "--jq", ".isDraft")).toBe("true");
  await gh("pr", "ready", "1");
  await owner.repos.createCommitStatus({ ...where, sha, state: "success", context: "rondo" });
  expect(await gh("pr", "checks", "1")).toContain("rondo\tpass");
  await gh("pr", "merge", "1", "--squash");
  expect((await owner.pulls.get({ ...where, pull_number: 1 })).data.merged).toBe(true);
});

test.runIf(hasGh())("a real gh clones, checks out a pull request and reads its diff", async () => {
  const { gh, forge, home } = await givenGh();
  await branch(forge, "topic", { "new.txt": "new\n" });
  await gh("pr", "create", "--title", "P", "--body", "B", "--head", "topic", "--base", "main");
  expect(await gh("pr", "diff", "1")).toContain("+++ b/new.txt\n@@ -0,0 +1 @@\n+new");
  await gh("repo", "clone", REPO, "cloned");
  await gh("pr", "checkout", "1");
  expect(readFileSync(join(home, "cloned", "README.md"), "utf8")).toBe("# App\n");
  expect(readFileSync(join(home, "new.txt"), "utf8")).toBe("new\n");
});

test.runIf(hasGh())(
  "a real gh dispatches a workflow, reads its run, logs and artifact, and runs it again",
  async () => {
    const { gh, forge, home, clock } = await givenGh({ files: { ".github/workflows/try.yml": WORKFLOW } });
    const service = createWorkflowService({ forge, clock, quiet: true });
    forge.connect(service);
    try {
      expect(await gh("workflow", "list")).toMatch(/^Try\tactive\t\d+$/);
      await expect(gh("workflow", "run", "try.yml")).rejects.toThrow("Required input 'word' not provided");
      await gh("workflow", "run", "try.yml", "-f", "word=bad");
      await service.idle();
      const [run] = service.runs(REPO);
      const id = String(run?.id);
      expect(await gh("run", "list", "--json", "databaseId,conclusion,event")).toBe(
        `[{"conclusion":"failure","databaseId":${id},"event":"workflow_dispatch"}]`,
      );
      expect(await gh("run", "view", id)).toMatch(/✓ make .*\nX check [\s\S]*ANNOTATIONS\n! careful\nmake: a.txt#2\n/);
      expect(await gh("run", "view", id, "--log-failed")).toContain("check\tCheck\tattempt 1\n");
      await gh("run", "download", id, "--name", "thing", "--dir", "got");
      expect(readFileSync(join(home, "got", "word"), "utf8")).toBe("bad\n");
      await gh("run", "rerun", id, "--failed");
      await service.idle();
      expect(await gh("run", "watch", id)).toContain("has already completed with 'success'");
      expect(await gh("api", `repos/${REPO}/actions/runs/${id}/attempts/1`, "--jq", ".conclusion")).toBe("failure");
      // gh keeps the logs that it has seen, by the second at which the attempt began
      clock.advance(60_000);
      await gh("run", "rerun", "--job", String(service.run(REPO, Number(id))?.jobs[1]?.id));
      await service.idle();
      expect(await gh("run", "view", id, "--log")).toContain("check\tCheck\tattempt 3");
    } finally {
      await service.close();
    }
  },
);
