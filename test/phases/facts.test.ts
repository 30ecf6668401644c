import { describe, expect, it } from "vitest";
import { hasLabel, isForeign, mayWrite, stopSign, taskDigest } from "../../src/phases/facts.ts";
import type { Sight } from "../../src/ports.ts";
import { settings } from "../loop/given.ts";
import { begun, iterationCommit, pull, sight, tip } from "./given.ts";

describe("the task", () => {
  const task = { title: "Login", body: "One\nTwo" };

  it("is the same whatever line ends GitHub gives it", () => {
    expect(taskDigest({ ...task, body: "One\r\nTwo" })).toBe(taskDigest(task));
  });

  it.each([
    ["title", { ...task, title: "Logout" }],
    ["body", { ...task, body: "One" }],
    ["border between the two", { title: "Login\nOne", body: "Two" }],
  ])("is another one if its %s changed", (_, other) => expect(taskDigest(other)).not.toBe(taskDigest(task)));
});

it.each([
  ["admin", true],
  ["maintain", true],
  ["write", true],
  ["triage", false],
  ["read", false],
  ["none", false],
] as const)("the role %s may order: %s", (role, may) => expect(mayWrite(role)).toBe(may));

describe("a sign to stop", () => {
  const running = { disabled: false, profile: null };
  const sign = (seen: Sight, facts: Partial<Parameters<typeof stopSign>[2]> = {}) =>
    stopSign(seen, settings(), { ...running, ...facts });

  it("is not there while everything is as it should be", () => {
    expect(sign(sight())).toBeNull();
    expect(sign(sight({ pull: null }))).toBeNull();
    expect(sign(sight({ issue: { labels: ["Rondo"] } }))).toBeNull();
  });

  it.each<[string, Sight, string]>([
    ["closed the issue", sight({ issue: { isOpen: false } }), "the issue was closed"],
    ["locked the issue", sight({ issue: { isLocked: true } }), "the issue was locked"],
    ["transferred it", sight({ issue: { isOpen: false, isGone: true } }), "the issue is not here any more"],
    ["took off the label", sight({ issue: { labels: ["bug", "rondo: running"] } }), 'the label "rondo" was removed'],
    [
      "merged the pull request",
      sight({ pull: { ...pull, isOpen: false, isMerged: true } }),
      "the pull request was merged",
    ],
    ["closed the pull request", sight({ pull: { ...pull, isOpen: false } }), "the pull request was closed"],
    ["deleted the branch", sight({ tip: null }), "the branch was deleted"],
  ])("is that somebody %s", (_, seen, why) => {
    expect(sign(seen)).toEqual({ says: "stop", by: "somebody", why });
    expect(sign(seen, { by: "@ann" })?.by).toBe("@ann");
  });

  it("the label of the loop's profile holds it as well as the trigger label does, and no other profile's", () => {
    const seen = sight({ issue: { labels: ["rondo: QA"] } });
    expect(sign(seen, { profile: "qa" })).toBeNull();
    expect(sign(seen, { profile: "docs" })?.says).toBe("stop");
    expect(sign(seen)?.says).toBe("stop");
  });

  it("another trigger label counts where the settings name one", () => {
    const given = settings({ label: "agent" });
    expect(stopSign(sight({ issue: { labels: ["agent"] } }), given, running)).toBeNull();
    expect(stopSign(sight(), given, running)?.why).toBe('the label "agent" was removed');
  });

  it("for all loops at once only pauses, so that they can go on", () => {
    expect(sign(sight(), { disabled: true })).toMatchObject({ says: "pause", by: "RONDO_DISABLED" });
  });

  it("of a person comes before that", () => {
    expect(sign(sight({ issue: { isOpen: false } }), { disabled: true })?.says).toBe("stop");
  });
});

it("labels are told apart as GitHub does, without regard to case", () => {
  expect(hasLabel(["Bug", "RONDO"], "rondo")).toBe(true);
  expect(hasLabel(["rondo: running"], "rondo")).toBe(false);
});

it("commits on the branch are foreign if the tip is not what Rondo put there last", () => {
  expect(isForeign(sight(), begun())).toBe(false);
  expect(isForeign(sight({ tip: tip(iterationCommit(1)) }), begun())).toBe(true);
  expect(isForeign(sight({ tip: null }), begun())).toBe(false);
});
