import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
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
async function givenGh() {
  const given = await givenForge();
  const home = temporaryFolder();
  const url = await given.forge.listen();
  await givenGit()(home, "init", "-q");
  await givenGit()(home, "remote", "add", "origin", `http://github.localhost/${REPO}.git`);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    HTTP_PROXY: url,
    GH_HOST: "github.localhost",
    GH_TOKEN: given.forge.setUp.createToken("octo"),
    GH_REPO: `github.localhost/${REPO}`,
    GH_PROMPT_DISABLED: "1",
    NO_COLOR: "1",
  };
  const gh = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)("gh", [...args], { env, cwd: home })).stdout.trim();
  return { ...given, gh, url };
}

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
