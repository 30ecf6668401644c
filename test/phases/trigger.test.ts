/** Payloads as GitHub sends them, cut to what could be mistaken for something else. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTrigger } from "../../src/phases/trigger.ts";

const ann = { login: "ann", id: 5, type: "User", site_admin: false };
const bot = { login: "github-actions[bot]", id: 41898282, type: "Bot", site_admin: false };
const repository = { full_name: "octo/app", default_branch: "main" };
const issue = {
  number: 7,
  title: "Login",
  body: "It works.",
  state: "open",
  labels: [{ name: "bug" }, { name: "rondo" }],
  user: { ...ann, login: "author" },
  updated_at: "2026-11-01T00:00:00Z",
};
const common = { repository, sender: ann };
const by = { login: "ann", id: 5, isBot: false };

describe("issues", () => {
  it("labeled: the label, who put it there, and the words of that moment", () => {
    const payload = { ...common, action: "labeled", issue, label: { name: "rondo: qa" } };
    expect(readTrigger("issues", payload)).toEqual({
      kind: "label",
      issue: 7,
      label: "rondo: qa",
      by,
      task: { title: "Login", body: "It works.", at: Date.parse("2026-11-01T00:00:00Z") },
    });
  });

  it("labeled, with no body: GitHub sends null", () => {
    const payload = { ...common, action: "labeled", issue: { ...issue, body: null }, label: { name: "rondo" } };
    expect(readTrigger("issues", payload)).toMatchObject({ task: { body: "" } });
  });

  it("labeled by an app: it is a bot", () => {
    const payload = { ...common, sender: bot, action: "labeled", issue, label: { name: "rondo" } };
    expect(readTrigger("issues", payload)).toMatchObject({
      by: { login: "github-actions[bot]", id: 41898282, isBot: true },
    });
  });

  it.each([
    ["unlabeled", "unlabel"],
    ["closed", "close"],
  ])("%s is about the loop that is there", (action, kind) => {
    expect(readTrigger("issues", { ...common, action, issue, label: { name: "rondo" } })).toEqual({
      kind,
      issue: 7,
      by,
    });
  });

  it.each(["opened", "edited", "reopened", "assigned", "deleted"])("%s is nothing for Rondo", (action) => {
    expect(readTrigger("issues", { ...common, action, issue })).toEqual({
      kind: "none",
      why: expect.stringContaining(action),
    });
  });

  it("of a pull request is nothing for Rondo", () => {
    const payload = {
      ...common,
      action: "labeled",
      issue: { ...issue, pull_request: { url: "x" } },
      label: { name: "rondo" },
    };
    expect(readTrigger("issues", payload).kind).toBe("none");
  });
});

describe("issue_comment", () => {
  const comment = { id: 99, body: "/rondo stop", user: ann };

  it("created on an issue, or on a pull request", () => {
    const payload = { ...common, action: "created", issue, comment };
    const expected = { kind: "comment", on: 7, isPull: false, comment: { id: 99, body: "/rondo stop", by } };
    expect(readTrigger("issue_comment", payload)).toEqual(expected);
    const onPull = { ...payload, issue: { ...issue, pull_request: { url: "x" } } };
    expect(readTrigger("issue_comment", onPull)).toEqual({ ...expected, isPull: true });
  });

  it("speaks for its author, not for whoever sent the event", () => {
    const payload = {
      ...common,
      sender: ann,
      action: "created",
      issue,
      comment: { ...comment, user: { login: "mallory" } },
    };
    expect(readTrigger("issue_comment", payload)).toMatchObject({
      comment: { by: { login: "mallory", isBot: false } },
    });
  });

  it("of a deleted account is a ghost's", () => {
    const payload = { ...common, action: "created", issue, comment: { ...comment, user: null } };
    expect(readTrigger("issue_comment", payload)).toMatchObject({ comment: { by: { login: "ghost", isBot: false } } });
  });

  it.each(["edited", "deleted"])("%s orders nothing", (action) => {
    expect(readTrigger("issue_comment", { ...common, action, issue, comment }).kind).toBe("none");
  });
});

describe("pull_request", () => {
  const closed = (ref: string) => ({
    ...common,
    action: "closed",
    number: 8,
    pull_request: { number: 8, merged: true, head: { ref, sha: "abc", repo: repository }, base: { ref: "main" } },
  });

  it("closed is the end of the loop whose branch it has", () => {
    expect(readTrigger("pull_request", closed("rondo/issue-7"))).toEqual({ kind: "close", issue: 7, by });
  });

  it.each(["feature", "rondo/issue-", "rondo/issue-7x", "x/rondo/issue-7", "rondo/issue-7/fix"])(
    "of the branch %s is nothing for Rondo",
    (ref) =>
      expect(readTrigger("pull_request", closed(ref))).toEqual({ kind: "none", why: expect.stringContaining(ref) }),
  );

  it.each([{ full_name: "mallory/app" }, null, {}])(
    "from the fork %j is nothing for Rondo, whatever its branch",
    (repo) => {
      const { pull_request: pull, ...payload } = closed("rondo/issue-7");
      const fromFork = { ...payload, pull_request: { ...pull, head: { ...pull.head, repo } } };
      expect(readTrigger("pull_request", fromFork)).toEqual({
        kind: "none",
        why: "The pull request comes from another repository.",
      });
    },
  );
});

describe("push", () => {
  const pushed = (ref: string) => ({
    ...common,
    ref,
    before: "a",
    after: "b",
    created: false,
    deleted: false,
    commits: [],
  });

  it("to a loop's branch", () => {
    expect(readTrigger("push", pushed("refs/heads/rondo/issue-7"))).toEqual({ kind: "push", issue: 7, by });
  });

  it.each(["refs/heads/main", "refs/tags/rondo/issue-7"])("to %s is nothing for Rondo", (ref) => {
    expect(readTrigger("push", pushed(ref)).kind).toBe("none");
  });
});

describe("workflow_dispatch", () => {
  const dispatched = (inputs: unknown, sender = ann) => ({
    ...common,
    sender,
    inputs,
    ref: "refs/heads/main",
    workflow: "x",
  });

  it("by a person's button", () => {
    const inputs = {
      issue: "7",
      key: "",
      note: "use bcrypt",
      "max-iterations": "20",
      budget: "",
      from: "2",
      file: "./.rondo/loop.md",
    };
    expect(readTrigger("workflow_dispatch", dispatched(inputs))).toEqual({
      kind: "dispatch",
      issue: 7,
      by,
      key: "",
      note: "use bcrypt",
      maxIterations: "20",
      budget: "",
      from: "2",
      file: ".rondo/loop.md",
    });
  });

  it("by the run before, with only what it says", () => {
    expect(readTrigger("workflow_dispatch", dispatched({ issue: "7", key: "7-100/2" }, bot))).toMatchObject({
      kind: "dispatch",
      issue: 7,
      by: { isBot: true },
      key: "7-100/2",
      note: "",
      from: "",
    });
  });

  it.each([
    [null],
    [{}],
    [{ issue: "" }],
    [{ issue: "0" }],
    [{ issue: "-7" }],
    [{ issue: "7; rm" }],
    [{ issue: "1e3" }],
    [{ issue: "12345678901" }],
  ])("with inputs %j names the input that is wrong", (inputs) => {
    expect(readTrigger("workflow_dispatch", dispatched(inputs))).toEqual({
      kind: "none",
      why: expect.stringContaining("The input `issue` must be the number of an issue"),
    });
  });
});

it("merge_group: the commit to gate, and whose it is", () => {
  const head_ref = "refs/heads/gh-readonly-queue/main/pr-8-0123456789";
  const payload = {
    ...common,
    action: "checks_requested",
    merge_group: { head_sha: "abc", head_ref, base_ref: "refs/heads/main" },
  };
  expect(readTrigger("merge_group", payload)).toEqual({ kind: "merge-group", sha: "abc", ref: head_ref });
});

it("schedule", () => {
  expect(readTrigger("schedule", { schedule: "*/15 * * * *", repository })).toEqual({ kind: "schedule" });
});

it("any other event is nothing for Rondo, by name", () => {
  expect(readTrigger("pull_request_target", common)).toEqual({
    kind: "none",
    why: expect.stringContaining("pull_request_target"),
  });
});

it("whatever a payload is, it is read without a throw", () => {
  const events = ["issues", "issue_comment", "pull_request", "push", "workflow_dispatch", "merge_group", "schedule"];
  fc.assert(
    fc.property(fc.constantFrom(...events), fc.jsonValue(), (event, payload) => void readTrigger(event, payload)),
  );
  fc.assert(
    fc.property(fc.constantFrom("labeled", "created", "closed"), fc.jsonValue(), (action, value) => {
      for (const event of events)
        readTrigger(event, { action, issue: value, comment: value, sender: value, inputs: value });
    }),
  );
});
