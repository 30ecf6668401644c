import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import type { Settings } from "../../src/loop/settings.ts";
import { settingsOf } from "./reading.ts";

const minute = 60_000;
const hour = 60 * minute;

const sample = `# .github/rondo.yml: every key is optional
agent: claude                 # claude | codex | gemini | copilot | opencode
label: rondo
max-iterations: 10            # 1 to 100
max-duration: 8h              # of active time, over all runs
iteration-timeout: 30m
budget: 25                    # US dollars, over all runs
stop: verified                # verified | strict | either | validation | promise | hooks
promises: [COMPLETE, BLOCKED, ESCALATE]      # bare or tagged; free text under promise-text
promise-text: "All tests passing|Feature complete"
rules:
  tests: npm test             # short for { run: npm test }
  lint: { run: npm run lint, required: false, timeout: 10m }
  coverage: { type: coverage, file: coverage/lcov.info, min: 80 }
  docs: { type: content-pattern, file: README.md, pattern: "## Usage" }
  built: { type: file-exists, files: [dist/index.js] }
  ci: { type: checks, names: [build] }       # the repository's own checks on the head commit
  unit: { type: step }                       # the outcome of the job step with this id
guards:                       # a number, an object, or false for off
  attempts: 3
  consecutive-failures: 3     # or { limit: 3, reset: pass | improvement }
  same-error: 3               # the same failure, numbers and times aside
  no-progress: 3              # iterations in a row that change nothing
  regression: { window: 3, drop: 10 }        # strictly declining, by more than drop
  oscillation: 2              # times that a tree older than the previous one comes back
protect: ["test/golden/**"]   # the agent may not touch these
allow: ["package.json"]       # lifts a flag (never a hard deny)
profiles: { qa: { max-iterations: 12, rules: { flaky: npm test -- --repeat=3 } } }
hooks: []
`;

const defaults: Settings = {
  agent: { use: "claude", model: null, args: [] },
  label: "rondo",
  maxIterations: 10,
  maxDurationMs: 8 * hour,
  iterationTimeoutMs: 30 * minute,
  budget: 25,
  stop: "verified",
  confirmations: 1,
  approve: "never",
  readiness: true,
  allowPartial: false,
  promises: ["COMPLETE", "BLOCKED", "ESCALATE"],
  promiseTexts: [],
  promiseSources: ["final-message"],
  rules: [],
  guards: {
    attempts: 3,
    consecutiveFailures: { limit: 3, reset: "improvement" },
    sameError: 3,
    noProgress: 3,
    steps: 3,
    regression: { window: 3, drop: 10 },
    oscillation: 2,
  },
  protect: [],
  allow: [],
  hooks: [],
  ciWorkflows: [],
  fallback: [],
  session: "fresh",
  install: null,
  env: [],
  isolate: true,
  prices: [],
  costPerIteration: null,
  evaluator: null,
  follows: { phases: [], issues: [] },
  escalationIssue: false,
  phase: null,
};

test("an empty file means the documented defaults", () => {
  expect(settingsOf("")).toEqual(defaults);
});

test("the sample of the design resolves to exactly what it says", () => {
  expect(settingsOf(sample)).toEqual({
    ...defaults,
    promiseTexts: ["All tests passing", "Feature complete"],
    rules: [
      { name: "tests", type: "command", required: true, run: "npm test", timeoutMs: 10 * minute },
      { name: "lint", type: "command", required: false, run: "npm run lint", timeoutMs: 10 * minute },
      { name: "coverage", type: "coverage", required: true, file: "coverage/lcov.info", min: 80 },
      { name: "docs", type: "content-pattern", required: true, file: "README.md", pattern: "## Usage" },
      { name: "built", type: "file-exists", required: true, files: ["dist/index.js"] },
      { name: "ci", type: "checks", required: true, names: ["build"] },
      { name: "unit", type: "step", required: true },
    ],
    protect: ["test/golden/**"],
    allow: ["package.json"],
  } satisfies Settings);
});

test("a profile of the sample goes over the file's own settings", () => {
  const parsed = parseSettings(sample, "rondo.yml");
  if (!parsed.ok) throw new Error("the sample was refused");
  const qa = parsed.profiles.get("qa");
  expect([...parsed.profiles.keys()]).toEqual(["qa"]);
  const settings = resolveSettings([parsed.layer, qa ?? {}]);
  expect(settings.maxIterations).toBe(12);
  expect(settings.rules.map((rule) => rule.name)).toEqual([
    ...["tests", "lint", "coverage", "docs", "built", "ci", "unit", "flaky"],
  ]);
});

test("a file in JSON is read like one in YAML", () => {
  const json = '{"max-iterations": 4, "rules": {"tests": "npm test"}, "guards": {"attempts": false}}';
  expect(settingsOf(json)).toEqual(
    settingsOf("max-iterations: 4\nrules:\n  tests: npm test\nguards:\n  attempts: false"),
  );
});
