import { describe, expect, it } from "vitest";
import { ranNothing } from "../../src/rules/ran-nothing.ts";
import { command, result } from "./given.ts";

const nothing = {
  "vitest, no files": "No test files found, exiting with code 0\n\ninclude: **/*.test.ts",
  "vitest, all skipped": " Test Files  1 skipped (1)\n      Tests  3 skipped (3)",
  "vitest, coloured": "\x1b[2m      Tests \x1b[22m \x1b[33m3 skipped\x1b[39m\x1b[90m (3)\x1b[39m",
  "vitest in a workspace": "packages/a test: No test files found, exiting with code 0",
  "jest, no files": "No tests found, exiting with code 0",
  "jest, none in them": "Test Suites: 1 passed, 1 total\nTests:       0 total\nSnapshots:   0 total",
  "jest, all skipped": "Test Suites: 1 skipped, 0 of 1 total\nTests:       2 skipped, 2 total",
  pytest: "collected 0 items\n\n============ no tests ran in 0.01s ============",
  "pytest, all skipped": "============ 3 skipped in 0.02s ============",
  go: "?   \texample.com/a\t[no test files]\n?   \texample.com/a/b\t[no test files]",
  "go, filtered": "ok  \texample.com/a\t0.002s [no tests to run]",
  "node:test": "TAP version 13\n1..0\n# tests 0\n# suites 0\n# pass 0\n# fail 0",
  "node:test, spec": "ℹ tests 0\nℹ suites 0\nℹ pass 0",
  "node:test, all skipped": "# tests 2\n# pass 0\n# fail 0\n# skipped 2",
  cargo: "\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored\n\n   Doc-tests a\n\nrunning 0 tests",
  mocha: "\n\n  0 passing (1ms)\n",
  unittest: "Ran 0 tests in 0.000s\n\nOK",
} as const;

const something = {
  vitest: " Test Files  1 passed (1)\n      Tests  1 passed | 2 skipped (3)",
  "vitest, one package of two": "packages/a test: No test files found\npackages/b test:       Tests  4 passed (4)",
  jest: "Tests:       2 skipped, 5 passed, 7 total\nSnapshots:   0 total",
  pytest: "============ 5 passed, 3 skipped in 0.02s ============",
  "go, some packages": "?   \texample.com/a\t[no test files]\nok  \texample.com/a/b\t0.010s",
  "go, cached": "?   \texample.com/a\t[no test files]\nok  \texample.com/a/b\t(cached)",
  "node:test": "# tests 10\n# pass 10\n# fail 0",
  cargo: "running 12 tests\ntest result: ok. 12 passed\n   Doc-tests a\nrunning 0 tests",
  mocha: "  10 passing (1ms)",
  "a linter": "0 errors, 0 warnings\n0 problems",
  "a build": "built in 0.2s\n0 total warnings",
  silence: "",
} as const;

describe("a command that ran nothing", () => {
  it.each(Object.entries(nothing))("%s is seen", (_, output) => {
    expect(ranNothing(output)).not.toBeNull();
  });

  it.each(Object.entries(something))("%s is not taken for one", (_, output) => {
    expect(ranNothing(output)).toBeNull();
  });

  it("has failed, because a pass without a test proves nothing", async () => {
    expect(await result(command("echo 'No test files found, exiting with code 0'"))).toEqual({
      result: "fail",
      message: "it passed, but ran no test: No test files found, exiting with code 0",
    });
  });

  it("is seen in a flood, too", async () => {
    const { result: found } = await result(command("echo '# tests 0'; head -c 5000000 /dev/zero | tr '\\0' x"));
    expect(found).toBe("fail");
  });

  it.each(["\x1b]", "\x1b[1;", "Tests ", "= 1 skipped, ", "\r", "\n"])("is searched in time among many %j", (unit) => {
    expect(ranNothing(unit.repeat(2_000_000 / unit.length))).toBeNull();
  });
});
