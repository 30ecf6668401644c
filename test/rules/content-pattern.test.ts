import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkout, result } from "./given.ts";

const readme = "# Rondo\n\n## Usage\nLabel an issue.\n";

async function match(pattern: string, text = readme, patternMs = 5_000) {
  return result(
    { type: "content-pattern", file: "README.md", pattern },
    { folder: checkout({ "README.md": text }), patternMs },
  );
}

describe("a content pattern", () => {
  it("passes if the file matches", async () => {
    expect(await match("## Usage")).toEqual({ result: "pass", message: "README.md matches /## Usage/" });
  });

  it("fails if it does not", async () => {
    expect(await match("## Install")).toEqual({ result: "fail", message: "README.md does not match /## Install/" });
  });

  it("takes ^ and $ for the ends of a line", async () => {
    expect(await match("^## Usage$")).toMatchObject({ result: "pass" });
  });

  it("fails if there is no such file", async () => {
    const missing = await result({ type: "content-pattern", file: "docs/a.md", pattern: "." }, { folder: checkout() });
    expect(missing).toEqual({ result: "fail", message: "docs/a.md does not exist" });
  });

  it("that is not valid is an error", async () => {
    expect(await match("(")).toMatchObject({ result: "error", message: expect.stringContaining("not valid") });
  });

  it.each(["(a+)+$", "(a|a)*$", "(.*a){20}$", "^(([a-z])+.)+[A-Z]([a-z])+$"])(
    "that takes for ever is an error: %s",
    async (pattern) => {
      const slow = await match(pattern, `${"a".repeat(40)}!`, 300);
      expect(slow.result).toBe("error");
      expect(slow.message).toContain("took longer than 0.3 s on README.md");
    },
  );

  it("is not kept waiting by a named pipe", async () => {
    const folder = checkout();
    execFileSync("mkfifo", [join(folder, "pipe")]);
    expect(await result({ type: "content-pattern", file: "pipe", pattern: "." }, { folder })).toEqual({
      result: "error",
      message: "pipe is not a file",
    });
  });
});
