/** The package as npm would publish it: packed, installed without a network into an empty folder, and used from there. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

let home = "";
let app = "";
let packed: Packed;

/** Nothing of this repository's environment: a new person's shell. */
function clean(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: "1", npm_config_update_notifier: "false" };
}

function rondo(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(app, "node_modules/.bin/rondo"), args, {
    cwd: app,
    env: clean(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "rondo-tarball-"));
  app = join(home, "app");
  mkdirSync(app);
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", home], { env: clean(), encoding: "utf8" });
  [packed] = JSON.parse(said);
  writeFileSync(join(app, "package.json"), '{"name":"app","scripts":{"test":"true"}}');
  const quietly = ["--offline", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...quietly, join(home, packed.filename)], { cwd: app, env: clean(), stdio: "pipe" });
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

it("holds what a user needs, and no source, test or setting of ours", () => {
  const paths = packed.files.map(({ path }) => path);
  const expected = ["LICENSE", "README.md", "action.yml", "package.json", "dist/cli.js", "dist/index.js"];
  expect(paths).toEqual(expect.arrayContaining([...expected, "templates/hardened.yml", "templates/simple.yml"]));
  expect(paths.filter((path) => !/^(dist|templates)\//.test(path) && !expected.includes(path))).toEqual([]);
  expect(packed.size).toBeLessThan(1_000_000);
});

it("brings nothing else along", () => {
  expect(Object.keys(JSON.parse(readFileSync("package.json", "utf8")))).not.toContain("dependencies");
  expect(existsSync(join(app, "node_modules/yaml"))).toBe(false);
});

it("says which version it is, and what it can do", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(rondo("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  const { status, stdout } = rondo("--help");
  expect(status).toBe(0);
  for (const command of ["demo", "run", "init", "doctor", "replay"]) expect(stdout).toContain(`\n  ${command}`);
});

it("sets a repository up, and finds nothing wrong with it", () => {
  execFileSync("git", ["init", "--quiet"], { cwd: app, env: clean() });
  expect(rondo("init", "--yes")).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(join(app, ".github/rondo.yml"), "utf8")).toMatch(/tests: npm ci .*&& npm test/);
  const { status, stdout } = rondo("doctor");
  expect({ status, said: stdout }).toMatchObject({ status: 0, said: expect.stringContaining("No problems") });
});

it("runs the demo", () => {
  const { status, stdout, stderr } = rondo("demo", "--json");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject({ status: "completed", gate: "success" });
}, 180_000);
