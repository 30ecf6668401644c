import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { at, type EmbeddedPlace, newBranch, onTheEmbeddedForge, openIssue, tipOf } from "./places.ts";

const branch = "rondo/issue-1";
let place: EmbeddedPlace;
let issue: number;

beforeEach(async () => {
  place = await onTheEmbeddedForge({ ".github/rondo.yml": "max-iterations: 3 # ü\n" });
  onTestFinished(() => place.close());
  issue = await openIssue(place, "Answer", ["rondo"]);
});

const look = () => place.job().look(issue, branch);
const open = () => place.job().createPull({ title: "Work", body: "", head: branch, base: "main" });

describe("one look", () => {
  it("is one request", async () => {
    const before = place.forge.requests.all().length;
    await look();
    expect(place.forge.requests.all().slice(before)).toMatchObject([{ method: "POST", path: "/api/graphql" }]);
  });

  it("shows an issue without a loop", async () => {
    const main = await tipOf(place);
    const blob = (await place.octokit.repos.getContent({ ...at, path: ".github/rondo.yml" })).data as { sha: string };
    expect(await look()).toEqual({
      repository: {
        fullName: "octo/app",
        isPrivate: false,
        defaultBranch: "main",
        head: main.sha,
        headTree: main.tree,
      },
      settings: { text: "max-iterations: 3 # ü\n", blob: blob.sha },
      issue: {
        number: 1,
        title: "Answer",
        body: "",
        isOpen: true,
        isLocked: false,
        isGone: false,
        labels: ["rondo"],
        author: "octo",
        edits: [],
      },
      tip: null,
      pull: null,
      comments: [],
    });
  });

  it("a repository without settings has none, also where a folder has their name", async () => {
    await place.forge.setUp.commit("octo/app", {
      branch: "main",
      files: { ".github/rondo.yml": null, ".github/rondo.yml/x": "x\n" },
    });
    expect((await look()).settings).toBeNull();
  });

  it("settings are those of the default branch, whatever the loop's branch says", async () => {
    await place.forge.setUp.commit("octo/app", { branch, files: { ".github/rondo.yml": "max-iterations: 99\n" } });
    expect((await look()).settings?.text).toBe("max-iterations: 3 # ü\n");
  });

  it("a closed issue is not open", async () => {
    await place.octokit.issues.update({ ...at, issue_number: issue, state: "closed" });
    expect((await look()).issue.isOpen).toBe(false);
  });

  it("an issue that was transferred is gone, and all the rest is there", async () => {
    const seen = await place.job().look(99, branch);
    expect(seen.issue).toEqual({
      number: 99,
      title: "",
      body: "",
      isOpen: false,
      isLocked: false,
      isGone: true,
      labels: [],
      author: "ghost",
      edits: [],
    });
    expect(seen.repository.fullName).toBe("octo/app");
  });

  it("a locked issue says so", async () => {
    await place.as("wendy").issues.lock({ ...at, issue_number: issue });
    expect((await look()).issue).toMatchObject({ isOpen: true, isLocked: true });
  });
});

describe("the tip", () => {
  it("is the ref's, with its commit and its newest gate", async () => {
    const main = await tipOf(place);
    const sha = await newBranch(place, branch);
    expect((await look()).tip).toEqual({
      sha,
      message: expect.stringContaining("Begin rondo/issue-1"),
      tree: main.tree,
      parents: [main.sha],
      author: "octo",
      gate: null,
    });
    const job = place.job();
    await job.setGate(sha, { state: "failure", description: "blocked", url: "http://x/1" });
    await job.setGate(sha, { state: "pending", description: "iteration 2/3", url: "http://x/2" });
    await place.octokit.repos.createCommitStatus({ ...at, sha, state: "success", context: "ci" });
    expect((await look()).tip?.gate).toEqual({ state: "pending", description: "iteration 2/3", url: "http://x/2" });
  });

  it("has its author's login, so that a foreign commit has a name", async () => {
    await place.forge.setUp.commit("octo/app", { branch, files: { "x.txt": "x\n" }, actor: "wendy" });
    expect((await look()).tip?.author).toBe("wendy");
  });
});

describe("the pull request", () => {
  it("is that of the branch, with its labels", async () => {
    await newBranch(place, branch);
    const opened = await open();
    await place.job().addLabels(opened.number, ["rondo: running"]);
    expect((await look()).pull).toEqual({ ...opened, labels: ["rondo: running"] });
  });

  it("closed is not open, and merged is merged", async () => {
    await place.forge.setUp.commit("octo/app", { branch, files: { "x.txt": "x\n" } });
    const { number } = await open();
    await place.octokit.pulls.update({ ...at, pull_number: number, state: "closed" });
    expect((await look()).pull).toMatchObject({ number, isOpen: false, isMerged: false });
    await place.octokit.pulls.update({ ...at, pull_number: number, state: "open" });
    await place.job().markReady((await look()).pull ?? (await open()));
    await place.octokit.pulls.merge({ ...at, pull_number: number });
    expect((await look()).pull).toMatchObject({ number, isOpen: false, isMerged: true });
  });

  it("is never one from a fork, where anybody can name a branch like ours", async () => {
    await newBranch(place, branch);
    const forked = () => place.forge.setUp.openForkPull("octo/app", { branch, actor: "mallory", files: { x: "x\n" } });
    const number = await forked();
    await place.as("mallory").issues.createComment({ ...at, issue_number: number, body: "state" });
    expect(await look()).toMatchObject({ pull: null, comments: [] });
    expect(await place.job().branchOfPull(number)).toBeNull();
    const own = await open();
    await forked();
    expect((await look()).pull?.number).toBe(own.number);
    expect(await place.job().branchOfPull(own.number)).toBe(branch);
  });

  it("of several it is the open one, or else the newest", async () => {
    await place.forge.setUp.commit("octo/app", { branch, files: { "x.txt": "x\n" } });
    const first = await open();
    await place.octokit.pulls.update({ ...at, pull_number: first.number, state: "closed" });
    const second = await open();
    expect((await look()).pull?.number).toBe(second.number);
    await place.octokit.pulls.update({ ...at, pull_number: second.number, state: "closed" });
    expect((await look()).pull?.number).toBe(second.number);
    await place.octokit.pulls.update({ ...at, pull_number: first.number, state: "open" });
    expect((await look()).pull?.number).toBe(first.number);
  });
});

describe("comments", () => {
  it("are those of the issue and of the pull request, by id, with who wrote them", async () => {
    await newBranch(place, branch);
    const { number } = await open();
    const one = await place.job().createComment(number, "state");
    const two = (await place.as("wendy").issues.createComment({ ...at, issue_number: issue, body: "/rondo stop" }))
      .data;
    const three = (await place.as("ann").issues.createComment({ ...at, issue_number: number, body: "hm" })).data;
    expect((await look()).comments).toEqual([
      {
        id: one,
        on: number,
        body: "state",
        author: { login: "github-actions[bot]", id: 41898282, isBot: true },
        isOurs: true,
        isForged: false,
        updatedAt: expect.any(Number),
      },
      {
        id: two.id,
        on: issue,
        body: "/rondo stop",
        author: { login: "wendy", id: expect.any(Number), isBot: false },
        isOurs: false,
        isForged: false,
        updatedAt: Date.parse(two.updated_at),
      },
      expect.objectContaining({ id: three.id, on: number, author: { login: "ann", id: three.user?.id, isBot: false } }),
    ]);
  });

  it("changed by their author are not forged; by somebody else they are, whoever it was", async () => {
    const ours = await place.job().createComment(issue, "state");
    await place.job().updateComment(ours, "state 2");
    expect((await look()).comments).toMatchObject([{ body: "state 2", isOurs: true, isForged: false }]);
    await place.as("wendy").issues.updateComment({ ...at, comment_id: ours, body: "state 3" });
    expect((await look()).comments).toMatchObject([{ body: "state 3", isOurs: true, isForged: true }]);
    await place.job().updateComment(ours, "state 4");
    expect((await look()).comments).toMatchObject([{ body: "state 4", isOurs: true, isForged: false }]);
  });

  it("of a person are not ours, also where the person copied them", async () => {
    await place.job().createComment(issue, "state");
    await place.octokit.issues.createComment({ ...at, issue_number: issue, body: "state" });
    expect((await look()).comments.map(({ isOurs }) => isOurs)).toEqual([true, false]);
  });

  it("of an earlier pull request of the branch are not shown", async () => {
    await place.forge.setUp.commit("octo/app", { branch, files: { "x.txt": "x\n" } });
    const first = await open();
    await place.job().createComment(first.number, "old");
    await place.octokit.pulls.update({ ...at, pull_number: first.number, state: "closed" });
    await open();
    expect((await look()).comments).toEqual([]);
  });

  it("are the newest hundred", async () => {
    for (let index = 0; index < 102; index++) await place.job().createComment(issue, `number ${index}`);
    const { comments } = await look();
    expect([comments.length, comments[0]?.body, comments.at(-1)?.body]).toEqual([100, "number 2", "number 101"]);
  });

  it("and the pull request's first ones, where the state is, however many outsiders write there", async () => {
    await newBranch(place, branch);
    const { number } = await open();
    await place.job().createComment(number, "state");
    for (let index = 0; index < 102; index++)
      await place.as("ann").issues.createComment({ ...at, issue_number: number, body: `flood ${index}` });
    const { comments } = await look();
    expect(comments[0]).toMatchObject({ body: "state", isOurs: true });
    expect(comments.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    expect(comments.at(-1)?.body).toBe("flood 101");
    expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length);
  });
});

describe("a look ahead", () => {
  const requests = () => place.forge.requests.all().length;

  it("is the first look's request, made earlier", async () => {
    const before = requests();
    const github = place.job();
    github.lookAhead(issue, branch);
    expect((await github.look(issue, branch)).issue.number).toBe(issue);
    expect(requests()).toBe(before + 1);
  });

  it("answers one look only: the next one shows what happened since", async () => {
    const github = place.job();
    github.lookAhead(issue, branch);
    await github.look(issue, branch);
    await place.octokit.issues.update({ ...at, issue_number: issue, state: "closed" });
    expect((await github.look(issue, branch)).issue.isOpen).toBe(false);
  });

  it("at one issue answers nothing about another", async () => {
    const other = await openIssue(place, "Another", []);
    const github = place.job();
    github.lookAhead(issue, branch);
    expect((await github.look(other, `rondo/issue-${other}`)).issue.number).toBe(other);
  });

  it("that was refused is refused to who looks, and asked again after", async () => {
    const github = place.job();
    place.forge.faults.add({ path: /graphql/, kind: "502" });
    github.lookAhead(issue, branch);
    await expect(github.look(issue, branch)).rejects.toMatchObject({ status: 502 });
    expect((await github.look(issue, branch)).issue.number).toBe(issue);
  });
});
