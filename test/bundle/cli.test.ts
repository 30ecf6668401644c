/** The shipped file, as users run it: another process, another folder, nothing of this repository beside it. */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "rondo-bundle-"));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
for (const file of globSync("dist/*")) copyFileSync(file, join(folder, basename(file)));
afterAll(() => rmSync(folder, { recursive: true }));

function rondo(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["cli.js", ...args], {
    cwd: folder,
    env: {},
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("exit code 0: done", () => {
  it("explain reads standard input", () => {
    const { status, stdout, stderr } = rondo(["explain", "--json"], "Done.\n<promise>COMPLETE</promise>\n");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ promise: "COMPLETE", summary: "Done.", conflict: false });
  });

  it("replay reads a file", () => {
    writeFileSync(join(folder, "loop.yml"), "iterations: [{ says: <promise>COMPLETE</promise> }]\n");
    const { status, stdout } = rondo(["replay", "loop.yml", "--json"]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: "completed", iteration: 1 });
  });

  it.each([[["--help"]], [["explain", "--help"]], [["replay", "-h"]]])("%j prints help", (args) => {
    const { status, stdout, stderr } = rondo(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("rondo ");
  });

  it("help COMMAND is the command's help", () => {
    expect(rondo(["help", "replay"]).stdout).toBe(rondo(["replay", "--help"]).stdout);
  });

  it("a reader that leaves early is no failure", () => {
    const piped = spawnSync("sh", ["-c", `"${process.execPath}" cli.js explain --help | true`], { cwd: folder });
    expect(piped.stderr.toString()).toBe("");
  });

  it("colours are for terminals only", () => {
    expect(rondo(["explain"], "<promise>COMPLETE</promise>").stdout).not.toContain("\u001b[");
  });
});

describe("exit code 1: the input was refused", () => {
  it("names the key and its place", () => {
    writeFileSync(join(folder, "bad.yml"), "config:\n  max-iteration: 3\niterations: []\n");
    const { status, stdout, stderr } = rondo(["replay", "bad.yml"]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("bad.yml:2:3");
    expect(stderr).toContain("max-iterations");
  });

  it("names a folder of actions that is not there", () => {
    const { status, stderr } = rondo(["demo", "--actions", "/nowhere"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "--actions: there is no folder /nowhere.\n" });
  });

  it("names a file that is not there", () => {
    const { status, stderr } = rondo(["explain", "nowhere.md"]);
    expect(status).toBe(1);
    expect(stderr).toContain("nowhere.md: it can't be read (ENOENT)");
  });
});

describe("exit code 2: wrong usage", () => {
  it.each([[[]], [["wat"]], [["explain", "--wat"]], [["replay"]], [["replay", "a", "b"]]])("%j", (args) => {
    const { status, stdout, stderr } = rondo(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
    expect(stderr).not.toContain("    at ");
  });
});

describe("help", () => {
  const names = [...rondo(["--help"]).stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = ""]) => name);

  it.each(names)("rondo %s --help begins with its usage, and has examples and exit codes", (name) => {
    const { stdout } = rondo([name, "--help"]);
    expect(stdout).toMatch(new RegExp(`^rondo ${name}`));
    expect(stdout).toMatch(new RegExp(`\nExamples?\n(  .*\n)*  .*rondo ${name}`));
    expect(stdout).toMatch(/\nExit codes: 0 /);
    expect(stdout).toContain("--json");
    expect(stdout.split("\n").filter((line) => line.length > 125)).toEqual([]);
  });

  it.each(names)("every option in the examples of rondo %s is explained", (name) => {
    const { stdout } = rondo([name, "--help"]);
    const examples = /\nExamples\n((?: {2}.*\n)+)/.exec(stdout)?.[1] ?? "";
    const used = examples
      .split("\n")
      .filter((line) => line.includes(`rondo ${name}`))
      .flatMap((line) => [
        ...(line.slice(line.indexOf(`rondo ${name}`)).split("&&")[0] ?? "").matchAll(/ (--[a-z-]+)/g),
      ]);
    const explained = stdout.replace(examples, "");
    expect(used.map(([, option = ""]) => option).filter((option) => !explained.includes(option))).toEqual([]);
  });

  it("names the command that was probably meant", () => {
    expect(rondo(["statu"]).stderr).toContain('There is no command "statu". Did you mean status?');
    expect(rondo(["nonsense"]).stderr).not.toContain("Did you mean");
  });
});

describe("what is loaded", () => {
  /** Names that came with Node 22 or later; package.json promises less. */
  const tooNew =
    /\b(?:Map|Object)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bRegExp\.escape\b/;

  it.each(globSync("dist/cli*.js"))("%s runs on the oldest Node that package.json allows", (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(tooNew);
  });

  it("is neither the client of GitHub nor the YAML library, until a command needs it", () => {
    const text = readFileSync("dist/cli.js", "utf8");
    expect(text).not.toContain("// node_modules/");
    expect(text).toContain('import("./cli-remote.js")');
  });
});
