/** What README and the pages of docs/ show is what happens. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elsewhere, shownCommands } from "../audit/shown-commands.ts";

const shown = shownCommands();
const here = shown.filter(({ command }) => !(command in elsewhere));
let home = "";
let project = "";

/** A repository of somebody's own, and `rondo` on the path. */
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "rondo-shown-"));
  project = join(home, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{"scripts":{"test":"true"}}');
  execFileSync("git", ["init", "--quiet", project]);
  const command = join(home, "rondo");
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/cli.js")}" "$@"\n`);
  chmodSync(command, 0o755);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(command: string, cwd: string) {
  const env = { PATH: `${home}:${process.env.PATH}`, HOME: home };
  const { stdout, stderr, status } = spawnSync("sh", ["-c", command], { cwd, env, encoding: "utf8" });
  return { status, stderr, stdout: stdout.trim() };
}

it.each(here.filter(({ prints }) => prints !== null))("$page: $command prints what is shown", ({ command, prints }) => {
  expect(run(command, ".")).toEqual({ status: 0, stderr: "", stdout: prints });
});

it.each(here.filter(({ prints }) => prints === null))("$page: $command works in a new repository", ({ command }) => {
  expect(run(command, project)).toMatchObject({ status: 0, stderr: "" });
});

it("has something to show", () => expect(here.length).toBeGreaterThan(3));

it.each(Object.entries(elsewhere))("%s is still shown, and something runs it", (command, { shownBy, words }) => {
  expect(shown.map((each) => each.command)).toContain(command);
  expect(existsSync(shownBy) && readFileSync(shownBy, "utf8")).toContain(words);
});
