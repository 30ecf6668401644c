import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GitHub } from "../../src/github/github.ts";
import { ForgeRefusal } from "../../src/github/refusal.ts";
import { onEmulate, onTheEmbeddedForge, type Place } from "./places.ts";

describe.each([
  ["the embedded forge", onTheEmbeddedForge],
  ["emulate", onEmulate],
])("on %s", (_, open) => {
  let place: Place;
  let github: GitHub;
  let tip: string;
  beforeAll(async () => {
    place = await open();
    github = place.github;
    tip = (await github.branchTip("main")) ?? "";
  });
  afterAll(() => place.close());

  it("the repository has a default branch with a tip", async () => {
    expect(await github.repository()).toMatchObject({ fullName: "octo/app", defaultBranch: "main" });
    expect(tip).toMatch(/^[0-9a-f]{40}$/);
  });

  it("what is not there is null, not an error", async () => {
    expect(await github.branchTip("nowhere")).toBeNull();
    expect(await github.readFile("nowhere.txt", "main")).toBeNull();
    expect(await github.comment(999_999)).toBeNull();
    expect(await github.pullOf("nowhere")).toBeNull();
  });

  it("a file is read with its blob", async () => {
    expect(await github.readFile("README.md", "main")).toMatchObject({ blob: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });

  it("an empty commit has the tree of its parent, and a branch is created once", async () => {
    const { tree } = await github.commit(tip);
    const sha = await github.createCommit({ message: "Begin\n\nRondo-Loop: 1.1", tree, parents: [tip] });
    expect(await github.createBranch("rondo/issue-1", sha)).toBe(true);
    expect(await github.createBranch("rondo/issue-1", sha)).toBe(false);
    expect(await github.branchTip("rondo/issue-1")).toBe(sha);
    expect(await github.commit(sha)).toMatchObject({ tree, parents: [tip] });
    expect((await github.history(sha, 2)).map((commit) => commit.sha)).toEqual([sha, tip]);
  });

  it("a draft pull request is found by its branch", async () => {
    const { tree } = await github.commit(tip);
    const sha = await github.createCommit({ message: "Begin", tree, parents: [tip] });
    await github.createBranch("work", sha);
    const pull = await github.createPull({ title: "Work", body: "Body", head: "work", base: "main" });
    expect(pull).toMatchObject({ isOpen: true, isDraft: true, isMerged: false });
    expect(await github.pullOf("work")).toMatchObject({ number: pull.number });
    await github.updatePull(pull.number, { title: "Better" });
  });

  it("comments are created, changed and listed", async () => {
    const issue = await place.openIssue("Talk");
    const { id } = await github.createComment(issue, "one");
    await github.updateComment(id, "two");
    expect(await github.comment(id)).toMatchObject({ body: "two", author: "octo" });
    expect((await github.comments(issue)).map(({ body }) => body)).toEqual(["two"]);
  });

  it("labels are put on and taken off, twice without harm", async () => {
    const issue = await place.openIssue("Label me");
    await github.addLabels(issue, ["rondo: running"]);
    await github.addLabels(issue, ["rondo: running"]);
    expect(await github.issue(issue)).toMatchObject({ title: "Label me", labels: ["rondo: running"], isOpen: true });
    await github.removeLabel(issue, "rondo: running");
    await github.removeLabel(issue, "rondo: running");
    expect((await github.issue(issue)).labels).toEqual([]);
  });

  it("the owner is an admin", async () => {
    expect(await github.roleOf("octo")).toBe("admin");
  });

  it("a refusal has its status and names what was tried", async () => {
    const refused = await github.issue(999_999).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ForgeRefusal);
    expect(refused).toMatchObject({ status: 404, message: expect.stringContaining("read issue 999999") });
  });
});

describe("what only the embedded forge has", () => {
  let place: Place;
  let tip: string;
  beforeAll(async () => {
    place = await onTheEmbeddedForge();
    tip = (await place.github.branchTip("main")) ?? "";
  });
  afterAll(() => place.close());

  it("gates are listed by context, newest first", async () => {
    const gate = { context: "rondo", url: null } as const;
    await place.github.setGate(tip, { ...gate, state: "pending", description: "iteration 1/10" });
    await place.github.setGate(tip, { ...gate, context: "other", state: "success", description: "" });
    await place.github.setGate(tip, { ...gate, state: "success", description: "completed" });
    expect(await place.github.gates(tip, "rondo")).toMatchObject([{ state: "success" }, { state: "pending" }]);
  });

  it("a draft is made ready for review", async () => {
    const { tree } = await place.github.commit(tip);
    const sha = await place.github.createCommit({ message: "x", tree, parents: [tip] });
    await place.github.createBranch("ready", sha);
    const pull = await place.github.createPull({ title: "x", body: "", head: "ready", base: "main" });
    await place.github.markReady(pull);
    expect(await place.github.pullOf("ready")).toMatchObject({ isDraft: false });
  });

  it("a pull request is an issue too, and reactions answer comments", async () => {
    const { tree } = await place.github.commit(tip);
    await place.github.createBranch("talk", await place.github.createCommit({ message: "x", tree, parents: [tip] }));
    const { number } = await place.github.createPull({ title: "Talk", body: "", head: "talk", base: "main" });
    await place.github.updatePull(number, { title: "Better" });
    expect((await place.github.issue(number)).title).toBe("Better");
    const { id } = await place.github.createComment(number, "hello");
    await place.github.react(id, "eyes");
    await place.github.react(id, "eyes");
  });

  it("a variable that is not there is null", async () => {
    expect(await place.github.variable("RONDO_DISABLED")).toBeNull();
  });

  it("roles are told apart", async () => {
    expect(await place.github.roleOf("ann")).toBe("read");
    expect(await place.github.roleOf("nobody")).toBe("none");
  });

  it("a reader's writes are refused with GitHub's words", async () => {
    const gate = { state: "success", context: "rondo", description: "", url: null } as const;
    await expect(place.reader.setGate(tip, gate)).rejects.toThrow(ForgeRefusal);
  });

  it("no answer at all is a refusal of status 0", async () => {
    const { GitHub } = await import("../../src/github/github.ts");
    const nowhere = new GitHub({ owner: "a", repo: "b", apiUrl: "http://127.0.0.1:9", token: "x" });
    await expect(nowhere.repository()).rejects.toMatchObject({ status: 0 });
  });
});
