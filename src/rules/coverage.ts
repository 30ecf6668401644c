import type { RuleCheck } from "../loop/settings.ts";
import { type Measured, readCoverage } from "./coverage-reports.ts";
import { readInside } from "./read-inside.ts";
import { error, fail, pass, type RuleWorld, type Verdict } from "./world.ts";

type Coverage = Extract<RuleCheck, { readonly type: "coverage" }>;

const howTo =
  "a rule before this one must write it, for example `vitest run --coverage` with the reporter lcov, `pytest --cov --cov-report=xml`, or `jest --coverage`";

export async function checkCoverage({ file, min }: Coverage, { folder }: RuleWorld): Promise<Verdict> {
  const reading = await readInside(folder, file);
  if (reading.is === "missing") return error(`there is no ${file}; ${howTo}`);
  if (reading.is === "refused") return error(reading.why);
  const measured = readCoverage(reading.text);
  if (measured.is === "unknown") return error(`${file} can't be read: ${measured.why}`);
  if (measured.is === "nothing")
    return error(`${file} measures no line at all; does the coverage include the sources?`);
  const thousandths = inThousandths(measured);
  const message = `${Math.floor(thousandths) / 10} % of lines, at least ${min} wanted`;
  return thousandths >= min * 10 ? pass(message) : fail(message);
}

/** Rounded where floating point errs (0.57 of 100), not where a line is missing. Shown rounded down: 79.96 is not 80. */
function inThousandths(measured: Extract<Measured, { readonly is: "lines" | "rate" }>): number {
  const share = measured.is === "lines" ? (measured.covered * 1000) / measured.total : measured.rate * 1000;
  return Math.round(share * 1e9) / 1e9;
}
