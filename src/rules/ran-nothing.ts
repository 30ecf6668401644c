import { plainText } from "./printed-tail.ts";

interface Runner {
  /** A line that says that no test ran, or that all were skipped. */
  readonly nothing: RegExp;
  /** A line that says that one did. */
  readonly something: RegExp;
}

/** By line; not anchored where a monorepo tool puts the package's name before it. */
const runners: readonly Runner[] = [
  // vitest
  {
    nothing: /\bNo test (?:files|suite) found\b|\bTests +(?:no tests|\d+ (?:skipped|todo)\b[^|]*\(\d+\)$)/,
    something: /\bTests .*\b[1-9]\d* (?:passed|failed)\b/,
  },
  // jest
  {
    nothing: /\bNo tests found, exiting\b|\bTests: +(?:(?:\d+ (?:skipped|todo), )+\d+|0) total\b/,
    something: /\bTests: .*\b[1-9]\d* (?:passed|failed)\b/,
  },
  // pytest
  {
    nothing: /\bno tests ran\b|(?:^|= )(?:\d+ (?:skipped|deselected|warnings?),? )+in [\d.]+s/,
    something: /\b[1-9]\d* passed\b.* in [\d.]+s/,
  },
  // go: every package has its own line
  {
    nothing: /\[no test files\]|\[no tests to run\]/,
    something: /^ok\s+\S+\s+(?:[\d.]+s|\(cached\))(?!.*\[no tests? )/,
  },
  // node:test, as TAP and as the spec reporter prints it
  { nothing: /^(?:#|ℹ) (?:tests|pass) 0$/, something: /^(?:#|ℹ) (?:pass|fail) [1-9]/ },
  // cargo: every target has its own line
  { nothing: /\brunning 0 tests$/, something: /\brunning [1-9]\d* tests?$/ },
  // mocha
  { nothing: /^\s*0 passing\b/, something: /^\s*[1-9]\d* passing\b/ },
  // unittest
  { nothing: /^Ran 0 tests in\b|^NO TESTS RAN\b/, something: /^Ran [1-9]\d* tests? in\b/ },
];

/** A summary is shorter. What is longer is not searched: a pattern's time can grow with the square of the line. */
const LONGEST_LINE = 300;

/** The line that gives it away, if a command that passed did not run a single test. */
export function ranNothing(output: string): string | null {
  const lines = plainText(output)
    .split("\n")
    .filter((line) => line.length <= LONGEST_LINE);
  if (lines.some((line) => runners.some(({ something }) => something.test(line)))) return null;
  const line = lines.find((each) => runners.some(({ nothing }) => nothing.test(each)));
  return line === undefined ? null : line.trim();
}
