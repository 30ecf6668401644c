import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { branch, cloneUrl, givenForge, givenGit, REPO, temporaryFolder, where } from "./given.ts";

const WRITE = { contents: "write" } as const;

async function givenClone(permissions: Readonly<Record<string, "read" | "write">> = WRITE) {
  const given = await givenForge();
  await given.forge.listen();
  const git = givenGit();
  const folder = temporaryFolder();
  const token = given.forge.mintJobToken({ repository: REPO, permissions, runId: 7 });
  expect(await git(folder, "clone", "-q", cloneUrl(given.forge, token), "work")).toMatchObject({ ok: true });
  const work = join(folder, "work");
  const commit = async (path: string, text: string): Promise<void> => {
    mkdirSync(join(work, path, ".."), { recursive: true });
    writeFileSync(join(work, path), text);
    await git(work, "add", "-A");
    expect(await git(work, "commit", "-q", "-m", `Change ${path}`)).toMatchObject({ ok: true });
  };
  return { ...given, git: (...args: readonly string[]) => git(work, ...args), work, commit, token };
}

test("anyone clones a public repository, and nobody pushes to it without a token", async () => {
  const { forge } = await givenForge();
  await forge.listen();
  const git = givenGit();
  const folder = temporaryFolder();
  expect(await git(folder, "clone", "-q", cloneUrl(forge), "work")).toMatchObject({ ok: true });
  const pushed = await git(join(folder, "work"), "push", "origin", "HEAD:refs/heads/x");
  expect(pushed.ok).toBe(false);
  expect(forge.requests.all().at(-1)).toMatchObject({ status: 401, token: "anonymous" });
});

test("a private repository is not there for a stranger", async () => {
  const { forge } = await givenForge({ private: true });
  forge.setUp.addUser("stranger");
  await forge.listen();
  const answer = await givenGit()(
    temporaryFolder(),
    "clone",
    cloneUrl(forge, forge.setUp.createToken("stranger")),
    "w",
  );
  expect(answer.output).toContain("Repository not found");
});

test("an annotated tag's push is an event on the commit that it names", async () => {
  const { git, events } = await givenClone();
  await git("tag", "-a", "v1", "-m", "One");
  expect(await git("push", "-q", "origin", "v1")).toMatchObject({ ok: true });
  const [commit, tag] = (await git("rev-parse", "v1^{commit}", "v1")).output.trim().split("\n");
  expect(tag).not.toBe(commit);
  expect(events).toMatchObject([
    { name: "push", ref: "refs/tags/v1", sha: commit, payload: { after: tag, head_commit: { id: commit } } },
  ]);
});

test("a push moves the ref and is told as one push event of the job's token", async () => {
  const { git, commit, events, owner, forge } = await givenClone();
  await commit("src/b.txt", "two\n");
  const pushed = await git("push", "origin", "HEAD:refs/heads/rondo/1");
  expect(pushed, pushed.output).toMatchObject({ ok: true });
  const { data } = await owner.git.getRef({ ...where, ref: "heads/rondo/1" });
  expect(events).toMatchObject([
    {
      name: "push",
      byJobToken: true,
      actor: "github-actions[bot]",
      ref: "refs/heads/rondo/1",
      sha: data.object.sha,
      payload: { created: true, forced: false, commits: [{ message: "Change src/b.txt" }] },
    },
  ]);
  expect(forge.requests.all().some((each) => each.path.endsWith("git-receive-pack") && each.runId === 7)).toBe(true);
});

test("a push to a pull request's head is a synchronize", async () => {
  const { git, commit, events, owner, forge } = await givenClone();
  await branch(forge, "topic");
  await owner.pulls.create({ ...where, title: "T", head: "topic", base: "main" });
  await git("fetch", "-q", "origin", "topic:topic");
  await git("checkout", "-q", "topic");
  await commit("more.txt", "more\n");
  events.length = 0;
  expect((await git("push", "origin", "topic")).ok).toBe(true);
  expect(events.map(({ name, action }) => [name, action])).toEqual([
    ["push", undefined],
    ["pull_request", "synchronize"],
  ]);
});

test("a push that is not a fast forward is rejected, and forced it goes through", async () => {
  const { git, commit, forge, events } = await givenClone();
  await branch(forge, "topic");
  await commit("other.txt", "other\n");
  const refused = await git("push", "origin", "HEAD:topic");
  expect(refused.output).toMatch(/rejected.*(fetch first|non-fast-forward)/);
  expect((await git("push", "--force", "origin", "HEAD:topic")).ok).toBe(true);
  expect(events.at(-1)?.payload).toMatchObject({ forced: true });
});

test("a lease on a tip that has moved is stale", async () => {
  const { git, commit, forge } = await givenClone();
  await branch(forge, "topic");
  await git("fetch", "-q", "origin");
  await branch(forge, "topic", { "again.txt": "again\n" });
  await commit("other.txt", "other\n");
  expect((await git("push", "--force-with-lease", "origin", "HEAD:topic")).output).toContain("stale info");
});

test("a token without contents: write cannot push", async () => {
  const { git, commit } = await givenClone({ contents: "read" });
  await commit("x.txt", "x\n");
  const pushed = await git("push", "origin", "HEAD:x");
  expect(pushed.output).toContain("Permission to octo/app.git denied to github-actions[bot].");
  expect(pushed.output).toContain("403");
});

test("a job's token cannot push a workflow file, in GitHub's words, and nothing changes", async () => {
  const { git, commit, owner, events } = await givenClone();
  await commit(".github/workflows/x.yml", "on: push\n");
  const pushed = await git("push", "origin", "HEAD:refs/heads/x");
  expect(pushed.output).toContain(
    "refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission",
  );
  expect(events).toEqual([]);
  await expect(owner.git.getRef({ ...where, ref: "heads/x" })).rejects.toMatchObject({ status: 404 });
});

test("a workflow file that another branch has already may come along", async () => {
  const { git, forge } = await givenClone();
  await forge.setUp.commit(REPO, { branch: "main", files: { ".github/workflows/x.yml": "on: push\n" } });
  await git("pull", "-q", "origin", "main");
  expect((await git("push", "origin", "HEAD:refs/heads/x")).ok).toBe(true);
});

test("a protected branch declines a push whose checks have not passed", async () => {
  const { git, commit, forge } = await givenClone();
  forge.setUp.protectBranch(REPO, "main", { contexts: ["rondo"] });
  await commit("x.txt", "x\n");
  const pushed = await git("push", "origin", "HEAD:main");
  expect(pushed.output).toContain("GH006: Protected branch update failed for refs/heads/main.");
  expect(pushed.output).toContain('Required status check "rondo" is expected.');
  expect(pushed.output).toContain("(protected branch hook declined)");
});

test("a large push goes through in one piece", async () => {
  const { git, work, token, forge } = await givenClone();
  const noise = Array.from({ length: 60_000 }, (_, index) => `${index} ${Math.sin(index)}`).join("\n");
  for (let index = 0; index < 3; index++) writeFileSync(join(work, `big${index}.txt`), noise + index);
  await git("add", "-A");
  await git("commit", "-q", "-m", "Big");
  const pushed = await git("push", cloneUrl(forge, token), "HEAD:refs/heads/big");
  expect(pushed, pushed.output).toMatchObject({ ok: true });
});
