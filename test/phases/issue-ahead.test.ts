import { expect, it } from "vitest";
import { issueAhead } from "../../src/phases/issue-ahead.ts";

const labelled = { action: "labeled", label: { name: "rondo" }, issue: { number: 7 }, sender: { login: "wendy" } };
const ahead = (given: Partial<Parameters<typeof issueAhead>[0]>, payload: unknown = labelled) =>
  issueAhead({ phase: "begin", event: "issues", payload: () => JSON.stringify(payload), brief: "", ...given });

it("begin looks at the issue that its event is about", () => {
  expect(ahead({})).toBe(7);
  expect(ahead({ event: "workflow_dispatch" }, { inputs: { issue: "12" } })).toBe(12);
  expect(ahead({ event: "push" }, { ref: "refs/heads/rondo/issue-3" })).toBe(3);
});

it("land looks at the issue of its brief", () => {
  expect(ahead({ phase: "land", brief: '{"version":1,"issue":9}' })).toBe(9);
});

it.each([
  ["a comment, whose words are read first", { event: "issue_comment" }, { action: "created", issue: { number: 7 } }],
  ["an event that is none of Rondo's", { event: "watch" }, labelled],
  ["an event that names no issue", {}, { action: "labeled" }],
  ["the schedule", { event: "schedule" }, {}],
  ["the agent, who may ask nothing", { phase: "agent", brief: '{"issue":9}' }, labelled],
  ["a sweep", { phase: "sweep" }, labelled],
  ["a brief that is none", { phase: "land", brief: "{" }, labelled],
  ["a brief without an issue", { phase: "land", brief: "null" }, labelled],
])("nothing is asked ahead for %s", (_, given, payload) => {
  expect(ahead(given, payload)).toBeNull();
});

it("nothing is asked ahead where the event can't be read", () => {
  const payload = () => {
    throw new Error("ENOENT");
  };
  expect(ahead({ payload })).toBeNull();
});
