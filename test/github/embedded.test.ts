/** What emulate has no routes or rules for. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WorkflowService } from "../../src/embedded/contract.ts";
import { GitHub } from "../../src/github/github.ts";
import { at, type EmbeddedPlace, newBranch, onTheEmbeddedForge, openIssue, tipOf } from "./places.ts";

let place: EmbeddedPlace;
let github: GitHub;
let tip: { sha: string; tree: string };
let count = 0;
beforeAll(async () => {
  place = await onTheEmbeddedForge();
  github = place.job();
  tip = await tipOf(place);
});
afterAll(() => place.close());
beforeEach(() => void ++count);

const change = (branch: string, files: Readonly<Record<string, string>>) =>
  place.forge.setUp.commit("octo/app", { branch, files });

describe("the gate", () => {
  it("is listed newest first, and other statuses are not its", async () => {
    await github.setGate(tip.sha, { state: "pending", description: "iteration 1/10", url: "http://x/1" });
    await place.octokit.repos.createCommitStatus({ ...at, sha: tip.sha, state: "failure", context: "other" });
    await github.setGate(tip.sha, { state: "success", description: "completed", url: null });
    expect(await github.gates(tip.sha)).toEqual([
      { state: "success", description: "completed", url: null },
      { state: "pending", description: "iteration 1/10", url: "http://x/1" },
    ]);
  });

  it("is the same whatever the case of its context", async () => {
    const sha = await change(`case${count}`, { "x.txt": `${count}\n` });
    await place.octokit.repos.createCommitStatus({ ...at, sha, state: "error", context: "Rondo" });
    expect(await github.gates(sha)).toMatchObject([{ state: "error" }]);
  });

  it("of a commit with more than a page of statuses is read to its beginning", async () => {
    const sha = await change(`many${count}`, { "x.txt": `${count}\n` });
    for (let index = 0; index < 103; index++)
      await github.setGate(sha, { state: "pending", description: String(index), url: null });
    const gates = await github.gates(sha);
    expect([gates.length, gates[0]?.description, gates.at(-1)?.description]).toEqual([103, "102", "0"]);
  });
});

describe("a branch", () => {
  it("moves forward only", async () => {
    const branch = `forward${count}`;
    const first = await newBranch(place, branch);
    const second = await github.createCommit({ message: "x", tree: tip.tree, parents: [first] });
    expect(await github.moveBranch(branch, second)).toBe(true);
    expect(await github.moveBranch(branch, first)).toBe(false);
    expect(await github.moveBranch("nowhere", second)).toBe(false);
    expect((await tipOf(place, branch)).sha).toBe(second);
  });

  it("takes in another commit, has it already, or conflicts", async () => {
    const branch = `merge${count}`;
    await change(branch, { "a.txt": "ours\n" });
    const base = await change("main", { "b.txt": `${count}\n` });
    const merged = await github.mergeInto(branch, base, "Merge main\n\nRondo-Step: merge");
    const { sha } = await tipOf(place, branch);
    expect(merged).toEqual({ how: "merged", sha });
    const [commit] = await github.history(sha, 1);
    expect(commit?.message.trimEnd()).toBe("Merge main\n\nRondo-Step: merge");
    expect(await github.mergeInto(branch, base, "x")).toEqual({ how: "nothing-to-do" });
    const other = await change("main", { "a.txt": "theirs\n" });
    expect(await github.mergeInto(branch, other, "x")).toEqual({ how: "conflict" });
    await change("main", { "a.txt": "ours\n" });
  });
});

it("a history of more than a page is read as far as it is wanted", async () => {
  let sha = tip.sha;
  for (let index = 0; index < 120; index++)
    sha = await github.createCommit({ message: `number ${index}`, tree: tip.tree, parents: [sha] });
  const messages = async (most: number) => (await github.history(sha, most)).map(({ message }) => message.trim());
  expect((await messages(300)).slice(0, 120)).toEqual(
    Array.from({ length: 120 }, (_, index) => `number ${119 - index}`),
  );
  expect(await messages(110)).toHaveLength(110);
  expect(await messages(2)).toEqual(["number 119", "number 118"]);
});

describe("a pull request", () => {
  it("is made ready for review", async () => {
    await newBranch(place, `ready${count}`);
    const pull = await github.createPull({ title: "x", body: "", head: `ready${count}`, base: "main" });
    await github.markReady(pull);
    const { data } = await place.octokit.pulls.get({ ...at, pull_number: pull.number });
    expect(data.draft).toBe(false);
  });

  it("is not among the issues with a label", async () => {
    await newBranch(place, `labelled${count}`);
    const pull = await github.createPull({ title: "x", body: "", head: `labelled${count}`, base: "main" });
    const issue = await openIssue(place, "x", ["both"]);
    await github.addLabels(pull.number, ["both"]);
    expect(await github.issuesWith("both")).toEqual([issue]);
  });

  it("with news since a moment is told by its branch, the latest first", async () => {
    const place = await onTheEmbeddedForge();
    const github = place.job();
    for (const branch of ["one", "two"]) {
      await newBranch(place, branch);
      await github.createPull({ title: branch, body: "", head: branch, base: "main" });
    }
    expect(await github.pulledSince(0)).toEqual(["two", "one"]);
    expect(await github.pulledSince(Date.now() + 60_000)).toEqual([]);
    await place.close();
  });

  it("that Actions may not open is refused in GitHub's words", async () => {
    const closed = await onTheEmbeddedForge();
    closed.forge.setUp.allowActionsToCreatePullRequests("octo/app", false);
    await newBranch(closed, "work");
    await expect(closed.job().createPull({ title: "x", body: "", head: "work", base: "main" })).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/open a pull request.*not permitted to create or approve pull requests/),
    });
    await closed.close();
  });
});

it("reactions answer comments, twice without harm", async () => {
  const id = await github.createComment(await openIssue(place, "Talk"), "hello");
  await github.react(id, "eyes");
  await github.react(id, "eyes");
  const { data } = await place.octokit.reactions.listForIssueComment({ ...at, comment_id: id });
  expect(data.map(({ content }) => content)).toEqual(["eyes"]);
});

it.each([
  ["octo", "admin"],
  ["maya", "maintain"],
  ["wendy", "write"],
  ["tria", "triage"],
  ["ann", "read"],
  ["nobody", "none"],
] as const)("%s has the role %s", async (login, role) => {
  expect(await github.roleOf(login)).toBe(role);
});

it("checks are listed with their conclusions, which are null while they run", async () => {
  const sha = await change(`checks${count}`, { "x.txt": `${count}\n` });
  const none = { startedAt: undefined, completedAt: undefined, detailsUrl: "" };
  const report = (key: string, name: string, conclusion: "success" | null) =>
    place.forge.reportCheckRun("octo/app", {
      ...none,
      key,
      name,
      headSha: sha,
      status: conclusion ? "completed" : "in_progress",
      conclusion,
    });
  report("1", "build", "success");
  report("2", "test", null);
  expect((await github.checks(sha)).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: "build", conclusion: "success" },
    { name: "test", conclusion: null },
  ]);
});

describe("runs", () => {
  const workflow = {
    id: 7,
    name: "Rondo",
    path: ".github/workflows/rondo.yml",
    state: "active",
    createdAt: new Date(),
  } as const;
  const facts = {
    attempt: 2,
    number: 1,
    title: "Rondo",
    workflow,
    repository: "octo/app",
    headBranch: "main",
    actor: "octo",
    triggeringActor: "octo",
    createdAt: new Date(),
    startedAt: undefined,
    updatedAt: new Date(),
    jobs: [],
    pullRequests: [],
  } as const;

  /** Three runs for one commit: done, running, and waiting for an approval. */
  function given(sha: string) {
    const dispatched: unknown[] = [];
    const runs = [
      { ...facts, id: 13, headSha: sha, event: "pull_request", status: "completed", conclusion: "action_required" },
      { ...facts, id: 12, headSha: sha, event: "workflow_dispatch", status: "in_progress", conclusion: null },
      { ...facts, id: 11, headSha: sha, event: "workflow_dispatch", status: "completed", conclusion: "cancelled" },
    ] as const;
    const service: Partial<WorkflowService> = {
      onEvent: () => undefined,
      workflows: async () => [workflow],
      runs: () => runs,
      run: (_, id) => runs.find((run) => run.id === id),
      dispatch: async (request) => {
        dispatched.push(request);
        return runs[0];
      },
    };
    place.forge.connect(service as WorkflowService);
    return dispatched;
  }

  it("one is read by its id", async () => {
    given(tip.sha);
    const [createdAt, updatedAt] = [expect.any(Number), expect.any(Number)];
    expect(await github.run(11)).toEqual({
      id: 11,
      attempt: 2,
      isDone: true,
      conclusion: "cancelled",
      createdAt,
      updatedAt,
    });
    expect(await github.run(12)).toEqual({ id: 12, attempt: 2, isDone: false, conclusion: null, createdAt, updatedAt });
    expect(await github.run(99)).toBeNull();
  });

  it("the newest dispatched one of a workflow is found by its commit", async () => {
    given(tip.sha);
    expect((await github.latestRun("rondo.yml", tip.sha))?.id).toBe(12);
    expect(await github.latestRun("rondo.yml", "0123456789012345678901234567890123456789")).toBeNull();
  });

  it("those that wait for an approval are counted", async () => {
    given(tip.sha);
    expect(await github.runsWaitingFor(tip.sha)).toBe(1);
  });

  it("are dispatched with their inputs", async () => {
    const dispatched = given(tip.sha);
    await github.dispatch({ workflow: "rondo.yml", ref: "main", inputs: { issue: "7", key: "7-1/2" } });
    expect(dispatched).toMatchObject([
      { workflow: workflow.id, ref: "main", inputs: { issue: "7", key: "7-1/2" }, actor: "github-actions[bot]" },
    ]);
  });
});

describe("a refusal", () => {
  it("says what was tried, GitHub's words, and the status", async () => {
    const reader = place.job({ contents: "read" });
    const gate = { state: "success", description: "", url: null } as const;
    await expect(reader.setGate(tip.sha, gate)).rejects.toThrow(
      `GitHub refused to set the status of ${tip.sha}: Resource not accessible by integration (403)`,
    );
  });

  it("of no answer at all has status 0", async () => {
    const nowhere = new GitHub({ ...at, apiUrl: "http://127.0.0.1:9", token: "x" });
    await expect(nowhere.roleOf("octo")).rejects.toMatchObject({ status: 0, name: "ForgeRefusal" });
    await expect(nowhere.look(1, "x")).rejects.toMatchObject({ status: 0, name: "ForgeRefusal" });
  });

  const answering = (status: number, text: string, headers = {}) =>
    new GitHub({ ...at, apiUrl: "http://127.0.0.1:9", token: "x", send: async () => ({ status, text, headers }) });

  it("that asks to wait says how long", async () => {
    const busy = answering(429, '{"message":"Slow down"}', { "retry-after": "30" });
    await expect(busy.createComment(1, "x")).rejects.toMatchObject({
      status: 429,
      retryAfter: 30,
      message: "GitHub refused to comment on 1: Slow down (429)",
    });
  });

  it.each([
    ["<html>Bad gateway</html>", "<html>Bad gateway</html>"],
    ["", "it gave no reason"],
  ])("that is no JSON (%j) is shown as it is", async (text, said) => {
    await expect(answering(502, text).createComment(1, "x")).rejects.toMatchObject({
      status: 502,
      message: `GitHub refused to comment on 1: ${said} (502)`,
    });
  });
});
