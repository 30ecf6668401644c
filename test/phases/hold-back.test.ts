import { describe, expect, it } from "vitest";
import { needsInput } from "../../src/phases/hold-back.ts";
import { pull, sight } from "./given.ts";

describe("the label rondo: needs-input", () => {
  it("holds on the issue, in any case", () => {
    expect(needsInput(sight({ issue: { labels: ["rondo", "Rondo: Needs-Input"] } }))).toBe(true);
  });

  it("holds on the pull request", () => {
    expect(needsInput(sight({ pull: { ...pull, labels: ["rondo: needs-input"] } }))).toBe(true);
  });

  it("is not a part of another label, and not there by itself", () => {
    expect(needsInput(sight({ issue: { labels: ["rondo", "rondo: needs-human"] } }))).toBe(false);
    expect(needsInput(sight({ pull: null }))).toBe(false);
  });
});
