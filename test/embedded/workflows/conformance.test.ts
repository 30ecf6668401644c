import { describe, expect, it } from "vitest";
import { bench, conclusions, jobs, oneJob } from "./bench.ts";

/** Small workflows, each with the outcome that GitHub documents. `shows`: what a job's log has, as whole lines. */
interface Case {
  readonly workflow: string;
  readonly run?: "success" | "failure" | "cancelled" | "skipped";
  readonly jobs?: Readonly<Record<string, string>>;
  readonly shows?: Readonly<Record<string, string | readonly string[]>>;
}

const x = (expression: string): string => `\${{ ${expression} }}`;

const JOBS: Readonly<Record<string, Case>> = {
  "needs.*.result is a list of all results": {
    workflow: jobs(`
a: { runs-on: x, steps: [{ run: "true" }] }
b: { runs-on: x, if: false, steps: [{ run: "true" }] }
some: { runs-on: x, needs: [a, b], if: "always() && contains(needs.*.result, 'skipped')", steps: [{ run: "true" }] }
none: { runs-on: x, needs: [a, b], if: "always() && contains(needs.*.result, 'failure')", steps: [{ run: "true" }] }`),
    jobs: { a: "success", b: "skipped", some: "success", none: "skipped" },
  },
  "a failed job hands on the outputs that it had": {
    workflow: jobs(`
a: { runs-on: x, outputs: { o: "${x("steps.s.outputs.o")}" }, steps: [{ id: s, run: 'echo o=kept >> "$GITHUB_OUTPUT"; exit 1' }] }
b: { runs-on: x, needs: a, if: always(), steps: [{ run: "echo [${x("needs.a.outputs.o")}]" }] }`),
    run: "failure",
    shows: { b: "[kept]" },
  },
  "a skipped job has no outputs": {
    workflow: jobs(`
a: { runs-on: x, if: false, outputs: { o: text }, steps: [{ run: "true" }] }
b: { runs-on: x, needs: a, if: always(), steps: [{ run: "echo [${x("needs.a.outputs.o")}]" }] }`),
    shows: { b: "[]" },
  },
  "those who need a job with continue-on-error see it succeed": {
    workflow: jobs(`
a: { runs-on: x, continue-on-error: true, steps: [{ run: exit 1 }] }
b: { runs-on: x, needs: a, steps: [{ run: "echo ${x("needs.a.result")}" }] }`),
    run: "success",
    jobs: { a: "failure", b: "success" },
    shows: { b: "success" },
  },
  "needs as JSON has a result and outputs for each": {
    workflow: jobs(`
a: { runs-on: x, outputs: { o: "1" }, steps: [{ run: "true" }] }
b: { runs-on: x, needs: a, steps: [{ run: 'echo "$N" | tr -d " \\n"; echo', env: { N: "${x("toJSON(needs)")}" } }] }`),
    shows: { b: '{"a":{"result":"success","outputs":{"o":"1"}}}' },
  },
  "a condition in ${{ }} that is a text is true, whatever it says": {
    workflow: jobs(`
a: { runs-on: x, if: "${x("format('fal{0}', 'se')")}", steps: [{ run: "true" }] }
b: { runs-on: x, if: "${x("false")}", steps: [{ run: "true" }] }`),
    jobs: { a: "success", b: "skipped" },
  },
  "texts and names are compared without their case": {
    workflow: jobs(
      `a: { runs-on: x, if: "github.EVENT_NAME == 'WORKFLOW_dispatch' && vars.NOT_THERE == ''", steps: [{ run: "true" }] }`,
    ),
    jobs: { a: "success" },
  },
  "a job sees nothing of another's workspace and HOME": {
    workflow: jobs(`
a: { runs-on: x, steps: [{ run: 'touch here "$HOME/there" "$RUNNER_TEMP/temp"' }] }
b: { runs-on: x, needs: a, steps: [{ run: 'ls -A . "$HOME" | grep -E "here|there" || echo nothing' }] }`),
    shows: { b: "nothing" },
  },
};

const MATRICES: Readonly<Record<string, Case>> = {
  "include adds to the combinations that it fits, and makes new ones": {
    // The example of GitHub's documentation.
    workflow: jobs(`
m:
  runs-on: x
  name: "${x("matrix.fruit")}-${x("matrix.animal")}-${x("matrix.color")}-${x("matrix.shape")}"
  strategy:
    matrix:
      fruit: [apple, pear]
      animal: [cat, dog]
      include:
        - { color: green }
        - { color: pink, animal: cat }
        - { fruit: apple, shape: circle }
        - { fruit: banana }
        - { fruit: banana, animal: cat }
  steps: [{ run: "true" }]`),
    jobs: {
      "apple-cat-pink-circle": "success",
      "apple-dog-green-circle": "success",
      "pear-cat-pink-": "success",
      "pear-dog-green-": "success",
      "banana---": "success",
      "banana-cat--": "success",
    },
  },
  "a combination that may fail does not end the others": {
    workflow: jobs(`
m:
  runs-on: x
  strategy: { max-parallel: 1, matrix: { include: [{ n: 1, may: true }, { n: 2, may: false }] } }
  continue-on-error: ${x("matrix.may")}
  steps: [{ run: "[ ${x("matrix.n")} != 1 ]" }]`),
    run: "success",
    jobs: { "m (1, true)": "failure", "m (2, false)": "success" },
  },
  "fail-fast cancels what has not begun": {
    workflow: jobs(`
m: { runs-on: x, strategy: { max-parallel: 1, matrix: { n: [1, 2] } }, steps: [{ run: exit 1 }] }
after: { runs-on: x, needs: m, if: always(), steps: [{ run: "echo ${x("needs.m.result")}" }] }`),
    run: "failure",
    jobs: { "m (1)": "failure", "m (2)": "cancelled", after: "success" },
    shows: { after: "failure" },
  },
  "a list without values fails the job by its name": {
    workflow: jobs(`
m: { runs-on: x, strategy: { matrix: { n: "${x("fromJSON('[]')")}" } }, steps: [{ run: "true" }] }`),
    run: "failure",
    shows: { m: "##[error]Matrix vector 'n' does not contain any values" },
  },
  "each job knows its place": {
    workflow: jobs(`
m: { runs-on: x, strategy: { matrix: { n: [a, b] } }, steps: [{ run: "echo ${x("strategy.job-index")} of ${x("strategy.job-total")}" }] }`),
    shows: { "m (a)": "0 of 2", "m (b)": "1 of 2" },
  },
};

const STEPS: Readonly<Record<string, Case>> = {
  "steps as JSON has outputs, outcome and conclusion of those with an id": {
    workflow: oneJob(`
- { id: ok, run: 'echo a=1 >> "$GITHUB_OUTPUT"' }
- { id: bad, continue-on-error: true, run: exit 1 }
- { id: no, if: false, run: "true" }
- { run: "true" }
- { run: 'echo "$S" | tr -d " \\n"; echo', env: { S: "${x("toJSON(steps)")}" } }`),
    shows: {
      main: '{"ok":{"outputs":{"a":"1"},"outcome":"success","conclusion":"success"},"bad":{"outputs":{},"outcome":"failure","conclusion":"success"},"no":{"outputs":{},"outcome":"skipped","conclusion":"skipped"}}',
    },
  },
  "a failure that may be does not count for failure()": {
    workflow: oneJob(`
- { id: bad, continue-on-error: true, run: exit 1 }
- { if: failure(), run: echo never }
- { if: "steps.bad.outcome == 'failure'", run: "echo seen ${x("job.status")}" }`),
    run: "success",
    shows: { main: "seen success" },
  },
  "job.status tells a later step how it stands": {
    workflow: oneJob(`
- run: exit 1
- { if: always(), run: "echo ${x("job.status")}" }`),
    shows: { main: "failure" },
  },
  "a step's own env counts in its condition": {
    workflow: oneJob(`- { if: "env.WORD == 'yes'", env: { WORD: "yes", N: 1, B: true }, run: echo "$WORD $N $B" }`),
    shows: { main: "yes 1 true" },
  },
  "an unknown secret is empty": {
    workflow: oneJob(`- run: "echo [${x("secrets.NOT_THERE")}]"`),
    shows: { main: "[]" },
  },
  "the last value of an output counts, and may hold an equals sign": {
    workflow: oneJob(`
- { id: s, run: 'echo v=1 >> "$GITHUB_OUTPUT"; echo v=a=b >> "$GITHUB_OUTPUT"' }
- run: "echo [${x("steps.s.outputs.v")}]"`),
    shows: { main: "[a=b]" },
  },
  "what was put on the path last comes first": {
    workflow: oneJob(`
- run: 'mkdir one two; printf "#!/bin/sh\\necho one" > one/tool; printf "#!/bin/sh\\necho two" > two/tool; chmod +x */tool; echo "$PWD/one" >> "$GITHUB_PATH"'
- run: echo "$PWD/two" >> "$GITHUB_PATH"
- run: tool`),
    shows: { main: "two" },
  },
  "a variable of several lines reaches the next step": {
    workflow: oneJob(`
- run: 'printf "TEXT<<E\\none\\ntwo\\nE\\n" >> "$GITHUB_ENV"'
- run: echo "$TEXT"`),
    shows: { main: ["one", "two"] },
  },
  "the old commands still set outputs; an error that is printed fails nothing": {
    workflow: oneJob(`
- { id: s, run: 'echo "::set-output name=v::old"; echo "::error::only words"' }
- run: "echo [${x("steps.s.outputs.v")}]"`),
    run: "success",
    shows: { main: "[old]" },
  },
  "a process that a signal ended has the code that a shell gives it": {
    workflow: oneJob("- run: kill -9 $$"),
    run: "failure",
    shows: { main: "##[error]Process completed with exit code 137." },
  },
  "set-env and add-path are disabled": {
    workflow: oneJob(`- run: 'echo "::set-env name=A::1"'`),
    run: "failure",
  },
  "what a step leaves in the background lives on in the job": {
    workflow: oneJob(`
- run: 'sleep 300 > /dev/null 2>&1 & echo $! > pid'
- run: 'kill -0 "$(cat pid)" && echo alive'`),
    shows: { main: "alive" },
  },
  "lists of objects are filtered by name": {
    workflow: oneJob(`- run: |
    echo ${x(`join(fromJSON('[{"name":"a"},{"name":"b"}]').*.name, '+')`)}`),
    shows: { main: "a+b" },
  },
  "a composite action's steps are apart from the job's, and its failure is its step's": {
    workflow: oneJob(`
- run: 'mkdir act; printf "runs:\\n  using: composite\\n  steps:\\n    - { id: s, shell: bash, run: exit 1 }\\n    - { shell: bash, if: always(), run: echo inner-always }\\n" > act/action.yml'
- { id: c, uses: ./act, continue-on-error: true }
- run: "echo ${x("steps.c.outcome")} [${x("steps.s.outcome")}]"`),
    shows: { main: ["inner-always", "failure []"] },
  },
};

function check(cases: Readonly<Record<string, Case>>): void {
  for (const [rule, { workflow, run: conclusion, jobs: ends, shows = {} }] of Object.entries(cases)) {
    it(rule, async () => {
      const bed = bench();
      const run = await bed.run(workflow);
      for (const [job, lines] of Object.entries(shows)) {
        expect(bed.log(run, job).split("\n")).toEqual(expect.arrayContaining([lines].flat()));
      }
      if (ends !== undefined) expect(conclusions(run)).toEqual(ends);
      if (conclusion !== undefined) expect(run.conclusion).toBe(conclusion);
    });
  }
}

describe("jobs", () => check(JOBS));
describe("matrices", () => check(MATRICES));
describe("steps", () => check(STEPS));
