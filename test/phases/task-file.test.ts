import { describe, expect, it } from "vitest";
import { findTaskFile, heedTaskFile, withTask } from "../../src/phases/task-file.ts";
import type { NamedFile } from "../../src/ports.ts";
import { noLimits } from "../../src/state/record.ts";
import { begun, forge, person, sight } from "./given.ts";

const path = ".rondo/loop.md";
const text = (yaml: string) => `---\n${yaml}\n---\n\nMend the login.\n`;
const branchWith = (content: string | null) =>
  forge({
    filesNow: async (paths) =>
      content === null || paths[0] !== path ? [] : [{ path, text: content, blob: "b10b" } satisfies NamedFile],
  });

describe("a file that somebody starts a loop with", () => {
  const started = (file: string, content: string | null = text("max_iterations: 3")) =>
    findTaskFile(branchWith(content), {
      ...{ kind: "dispatch", issue: 7, by: person("ann"), key: "", note: "", maxIterations: "", budget: "", from: "" },
      file,
    });

  it("is that of the default branch", async () => {
    expect(await started(path)).toMatchObject({ kind: "file", file: { path, blob: "b10b" } });
  });

  it("is none where none is named, and costs no request", async () => {
    expect(await findTaskFile(forge(), { kind: "close", issue: 7, by: person("ann") })).toEqual({ kind: "none" });
    expect(await started("")).toEqual({ kind: "none" });
  });

  it.each([
    ["that is not there", ".rondo/other.md", text("max_iterations: 3"), "has no file .rondo/other.md"],
    ["that can't be one", "../loop.md", text("max_iterations: 3"), "it must be a path such as .rondo/loop.md"],
    ["that is inactive", path, text("active: false"), "says `active: false`"],
    ["with a mistyped limit", path, text("max_iterations: lots"), ".rondo/loop.md:2:17"],
    ["without settings", path, "Mend the login.", ".rondo/loop.md:1:1 the settings are missing"],
  ])("%s starts nothing", async (_, file, content, why) => {
    expect(await started(file, content)).toMatchObject({ kind: "refused", why: expect.stringContaining(why) });
  });
});

describe("the file of a loop that runs", () => {
  const state = begun({
    taskFile: { path, blob: "b10b" },
    issueSettings: '{"max-iterations":5}',
    limits: { ...noLimits, maxIterations: 8, budget: 3 },
  });
  const heeded = (content: string | null) => heedTaskFile(branchWith(content), state);

  it("is not looked for where the issue is the task", async () => {
    const other = begun();
    expect(await heedTaskFile(forge(), other)).toEqual({ state: other, human: null, warnings: [] });
  });

  it("that says the same changes nothing, so that nothing is written", async () => {
    expect((await heeded(text("max_iterations: 5\nstop: promise"))).state).toBe(state);
  });

  it("changes the maximum on the way, over what a command said before; other limits stand", async () => {
    const { state: now, human } = await heeded(text("max_iterations: 20"));
    expect(now).toMatchObject({
      issueSettings: '{"max-iterations":20}',
      limits: { maxIterations: null, budget: 3 },
    });
    expect(human).toBeNull();
  });

  it.each([
    ["inactive", text("max_iterations: 20\nactive: false"), "it says `active: false`"],
    ["gone", null, "the file is not on the default branch any more"],
  ])("that is %s ends the loop gracefully", async (_, content, why) => {
    expect(await heeded(content)).toEqual({ state, human: { says: "stop", by: path, why }, warnings: [] });
  });

  it("that can't be read leaves the limits as they are, and says so", async () => {
    expect(await heeded(text("max_iterations: lots"))).toEqual({
      state,
      human: null,
      warnings: [expect.stringContaining(".rondo/loop.md can't be read any more, so the limits stand")],
    });
  });
});

it("its text stands where the issue's would", () => {
  expect(withTask(sight(), "Mend it").issue).toMatchObject({ number: 7, title: "Login refuses", body: "Mend it" });
  expect(withTask(sight(), null)).toEqual(sight());
});
