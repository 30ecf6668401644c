import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GitHub } from "../../src/github/github.ts";
import { ForgeRefusal } from "../../src/github/refusal.ts";
import { at, newBranch, onEmulate, onTheEmbeddedForge, openIssue, type Place, tipOf } from "./places.ts";

describe.each([
  ["the embedded forge", onTheEmbeddedForge],
  ["emulate", onEmulate],
])("on %s", (_, open) => {
  let place: Place;
  let github: GitHub;
  beforeAll(async () => {
    place = await open();
    github = place.github;
  });
  afterAll(() => place.close());

  it("what is not there is null or false, not an error", async () => {
    expect(await github.branchOfPull(999)).toBeNull();
    expect(await github.blobText("0123456789012345678901234567890123456789")).toBeNull();
    expect(await github.updateComment(999_999, "x")).toBe(false);
    expect(await github.run(999_999)).toBeNull();
  });

  it("a blob is read as the text that it was", async () => {
    const content = Buffer.from("max-iterations: 3 # ü\n").toString("base64");
    const { data } = await place.octokit.git.createBlob({ ...at, content, encoding: "base64" });
    expect(await github.blobText(data.sha)).toBe("max-iterations: 3 # ü\n");
  });

  it("an empty commit has the tree of its parent, and a branch is created once", async () => {
    const tip = await tipOf(place);
    const message = "Begin\n\nRondo-Loop: 1-1";
    const sha = await github.createCommit({ message, tree: tip.tree, parents: [tip.sha] });
    expect(await github.createBranch("rondo/issue-1", sha)).toBe(true);
    expect(await github.createBranch("rondo/issue-1", sha)).toBe(false);
    expect(await tipOf(place, "rondo/issue-1")).toEqual({ sha, tree: tip.tree });
    const [newest, before] = await github.history(sha, 2);
    expect(newest).toMatchObject({ sha, tree: tip.tree, parents: [tip.sha] });
    expect(newest?.message.trimEnd()).toBe(message);
    expect(before?.sha).toBe(tip.sha);
  });

  it("a commit is marked under a name that is no branch, and the name moves only forward", async () => {
    const tip = await tipOf(place);
    const next = await github.createCommit({ message: "Next", tree: tip.tree, parents: [tip.sha] });
    expect(await github.marked("rondo/1/midpoint")).toBeNull();
    await github.mark("rondo/1/midpoint", tip.sha);
    expect(await github.marked("rondo/1/midpoint")).toBe(tip.sha);
    await github.mark("rondo/1/midpoint", next);
    expect(await github.marked("rondo/1/midpoint")).toBe(next);
    await expect(github.mark("rondo/1/midpoint", tip.sha)).rejects.toThrow(/move the ref rondo\/1\/midpoint/);
    expect(await github.marked("rondo/1/midpoint")).toBe(next);
  });

  it("a draft pull request leads back to its branch", async () => {
    await newBranch(place, "work");
    const pull = await github.createPull({ title: "Work", body: "Body", head: "work", base: "main" });
    expect(pull).toMatchObject({ isOpen: true, isDraft: true, isMerged: false, labels: [] });
    expect(await github.branchOfPull(pull.number)).toBe("work");
    await github.updatePull(pull.number, { title: "Better" });
    const { data } = await place.octokit.pulls.get({ ...at, pull_number: pull.number });
    expect(data).toMatchObject({ title: "Better", body: "Body", node_id: pull.nodeId, html_url: pull.url });
  });

  it("comments are created and changed", async () => {
    const issue = await openIssue(place, "Talk");
    const id = await github.createComment(issue, "one");
    expect(await github.updateComment(id, "two")).toBe(true);
    const { data } = await place.octokit.issues.listComments({ ...at, issue_number: issue });
    expect(data.map((comment) => [comment.id, comment.body])).toEqual([[id, "two"]]);
  });

  it("labels are put on and taken off, twice without harm", async () => {
    const issue = await openIssue(place, "Label me");
    const labels = async () =>
      (await place.octokit.issues.listLabelsOnIssue({ ...at, issue_number: issue })).data.map(({ name }) => name);
    await github.addLabels(issue, ["rondo: running"]);
    await github.addLabels(issue, ["rondo: running"]);
    expect(await labels()).toEqual(["rondo: running"]);
    await github.removeLabel(issue, "rondo: running");
    await github.removeLabel(issue, "rondo: running");
    expect(await labels()).toEqual([]);
  });

  it("open issues with a label are listed, oldest first", async () => {
    const [one, two] = [await openIssue(place, "One", ["sweep"]), await openIssue(place, "Two", ["sweep"])];
    const closed = await openIssue(place, "Three", ["sweep"]);
    await place.octokit.issues.update({ ...at, issue_number: closed, state: "closed" });
    expect(await github.issuesWith("sweep")).toEqual([one, two]);
  });

  it("the owner is an admin", async () => {
    expect(await github.roleOf("octo")).toBe("admin");
  });

  it("a refusal has its status and names what was tried", async () => {
    const refused = await github.createComment(999_999, "x").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ForgeRefusal);
    expect(refused).toMatchObject({ status: 404, message: expect.stringContaining("comment on 999999") });
  });
});
