import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RuleCheck } from "../../src/loop/settings.ts";
import { checkout, result } from "./given.ts";

const exists = (...files: string[]): RuleCheck => ({ type: "file-exists", files });
const reading: Readonly<Record<string, (file: string) => RuleCheck>> = {
  "file-exists": (file) => exists(file),
  "content-pattern": (file) => ({ type: "content-pattern", file, pattern: "." }),
  coverage: (file) => ({ type: "coverage", file, min: 1 }),
};

/** A secret beside the checkout, and links to it and its folder. */
function trapped(): string {
  const around = checkout({ secret: "SF:a\nLF:1\nLH:1", "repo/real/file": "SF:a\nLF:1\nLH:1" });
  const folder = join(around, "repo");
  symlinkSync("../secret", join(folder, "link"));
  symlinkSync("..", join(folder, "up"));
  symlinkSync(around, join(folder, "absolute"));
  symlinkSync("link", join(folder, "twice"));
  symlinkSync("real", join(folder, "inner"));
  symlinkSync("nowhere", join(folder, "dangling"));
  return folder;
}

describe.each(Object.entries(reading))("%s", (_, check) => {
  it.each([
    ["../secret", '".."'],
    ["real/../../secret", '".."'],
    ["real\\..\\..\\secret", '".."'],
    ["/etc/passwd", "absolute"],
    ["C:\\Windows\\win.ini", "absolute"],
    ["link", "symbolic link"],
    ["twice", "symbolic link"],
    ["up/secret", "symbolic link"],
    ["up/no-such-file", "symbolic link"],
    ["absolute/secret", "symbolic link"],
    [" ", "no path"],
    ["a\0b", "no path"],
  ])("refuses %j", async (file, words) => {
    expect(await result(check(file), { folder: trapped() })).toMatchObject({
      result: "error",
      message: expect.stringContaining(words),
    });
  });

  it("follows a link that stays inside", async () => {
    expect(await result(check("inner/file"), { folder: trapped() })).toMatchObject({ result: "pass" });
  });

  it("works where the folder itself is reached through a link", async () => {
    const folder = trapped();
    symlinkSync(folder, join(folder, "../alias"));
    expect(await result(check("real/file"), { folder: join(folder, "../alias") })).toMatchObject({ result: "pass" });
  });
});

describe("file-exists", () => {
  const folder = (): string => checkout({ "dist/index.js": "", "dist/cli.js": "", "docs/[id].md": "" });

  it("passes if all are there", async () => {
    expect(await result(exists("dist/index.js", "dist/cli.js"), { folder: folder() })).toEqual({
      result: "pass",
      message: "all 2 exist",
    });
  });

  it("names those that are missing", async () => {
    expect(await result(exists("dist/index.js", "a.md", "b/c.md"), { folder: folder() })).toEqual({
      result: "fail",
      message: "missing: a.md, b/c.md",
    });
  });

  it.each(["dist/*.js", "**/cli.js", "dist/{index,other}.js", "docs/[id].md", "d*/"])("finds %s", async (glob) => {
    expect(await result(exists(glob), { folder: folder() })).toMatchObject({ result: "pass" });
  });

  it.each(["dist/*.ts", "lib/**", "dist/*/"])("does not find %s", async (glob) => {
    expect(await result(exists(glob), { folder: folder() })).toEqual({ result: "fail", message: `missing: ${glob}` });
  });

  it("takes a folder only for a path that ends with a slash", async () => {
    const at = folder();
    mkdirSync(join(at, "lib"));
    expect(await result(exists("lib"), { folder: at })).toMatchObject({ result: "fail" });
    expect(await result(exists("lib/"), { folder: at })).toMatchObject({ result: "pass" });
  });

  it.each(["up/*", "{.,..}/secret", "l?nk", "../*"])("does not look outside by the glob %s", async (glob) => {
    expect(await result(exists(glob), { folder: trapped() })).toMatchObject({ result: "error" });
  });

  it("takes a link that leads nowhere for missing", async () => {
    expect(await result(exists("dangling"), { folder: trapped() })).toMatchObject({ result: "fail" });
  });

  it("is an error without any file", async () => {
    expect(await result(exists(), { folder: folder() })).toMatchObject({ result: "error" });
  });
});
