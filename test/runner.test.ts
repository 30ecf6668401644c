import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addSummary, getInput, group, setFailed, setOutput } from "../src/runner.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

function givenFile(variable: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "rondo-runner-")), "file");
  writeFileSync(file, "");
  vi.stubEnv(variable, file);
  return file;
}

/** As the runner reads the file: a name, the word that ends the value, and the value's lines up to it. */
function outputsIn(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(/^(\w+)<<(.+)\n([\s\S]*?)\n\2\n/gm);
  return Object.fromEntries([...found].map(([, name = "", , value = ""]) => [name, value]));
}

function printed(): () => string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => write.mock.calls.map(([piece]) => String(piece)).join("");
}

describe("an output", () => {
  it("is read back as it was, whatever its lines are", () => {
    const file = givenFile("GITHUB_OUTPUT");
    setOutput("a", "one\nEOF\nb<<EOF\nghadelimiter_\n::set-output name=b::c");
    setOutput("b", "");
    expect(outputsIn(readFileSync(file, "utf8"))).toEqual({
      a: "one\nEOF\nb<<EOF\nghadelimiter_\n::set-output name=b::c",
      b: "",
    });
  });

  it("never ends with the same word twice: nobody can write it in advance", () => {
    const file = givenFile("GITHUB_OUTPUT");
    for (const name of ["a", "b"]) setOutput(name, "x");
    const ends = [...readFileSync(file, "utf8").matchAll(/<<(.+)$/gm)].map(([, end]) => end);
    expect(new Set(ends).size).toBe(2);
  });

  it("without a place for it is an error that names the variable", () => {
    vi.stubEnv("GITHUB_OUTPUT", "");
    expect(() => setOutput("a", "x")).toThrow("The variable GITHUB_OUTPUT is not set");
    vi.stubEnv("GITHUB_STEP_SUMMARY", "/nowhere/summary");
    expect(() => addSummary("x")).toThrow("GITHUB_STEP_SUMMARY names /nowhere/summary, which is not there");
  });
});

it("an input has no space around it; one that is not given is empty", () => {
  vi.stubEnv("INPUT_AGENT-RESULT", " success\n");
  expect([getInput("agent-result"), getInput("brief")]).toEqual(["success", ""]);
});

it("a failure is one command, and the step's", () => {
  const said = printed();
  setFailed("50% done\n::set-env name=A::b");
  expect([said(), process.exitCode]).toEqual(["::error::50%25 done%0A::set-env name=A::b\n", 1]);
});

it("a group ends, also where its work fails", async () => {
  const said = printed();
  await expect(group("Rules", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(said()).toBe("::group::Rules\n::endgroup::\n");
});
