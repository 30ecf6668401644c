import { describe, expect, it } from "vitest";
import { bench, conclusions, job, jobs, oneJob, steps } from "./bench.ts";
import { REPOSITORY } from "./fake-forge.ts";

describe("what steps hand on", () => {
  it("outputs reach later steps, and through the job's outputs those who need it", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a:
  runs-on: x
  outputs: { word: "\${{ steps.s.outputs.word }}", text: "\${{ steps.s.outputs.text }}" }
  steps:
    - id: s
      run: |
        echo "word=it's" >> "$GITHUB_OUTPUT"
        { echo 'text<<END'; echo one; echo two; echo END; } >> "$GITHUB_OUTPUT"
b:
  runs-on: x
  needs: a
  steps:
    - { run: 'printf "%s|%s\\n" "$W" "$T"', env: { W: "\${{ needs.a.outputs.word }}", T: "\${{ needs.a.outputs.text }}" } }`),
    );
    expect(bed.log(run, "b")).toContain("\nit's|one\ntwo\n");
  });

  it("a failed step keeps the outputs that it had set", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- { id: s, continue-on-error: true, run: 'echo a=1 >> "$GITHUB_OUTPUT"; exit 1' }
- { run: "echo got \${{ steps.s.outputs.a }}" }`),
    );
    expect(bed.log(run)).toContain("\ngot 1\n");
  });

  it("GITHUB_ENV and GITHUB_PATH count from the next step on", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- run: |
    mkdir bin && printf '#!/bin/sh\\necho tool\\n' > bin/my-tool && chmod +x bin/my-tool
    echo "$PWD/bin" >> "$GITHUB_PATH"
    echo "A=next" >> "$GITHUB_ENV"
    echo "now \${A:-unset}"
- { run: 'echo "later $A \${{ env.A }} $(my-tool)"' }`),
    );
    expect(bed.log(run)).toContain("\nnow unset\n");
    expect(bed.log(run)).toContain("\nlater next next tool\n");
  });

  it("a wrong line in a command file fails the step", async () => {
    const bed = bench();
    const run = await bed.run(oneJob(`- { name: s, run: 'echo nonsense >> "$GITHUB_OUTPUT"' }`));
    expect(steps(run)).toEqual({ s: "failure" });
    expect(bed.log(run)).toContain("Invalid format 'nonsense'");
  });

  it("NODE_OPTIONS can't be set for later steps", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- { run: 'echo NODE_OPTIONS=--x >> "$GITHUB_ENV"' }
- { run: 'echo "[$NODE_OPTIONS]"' }`),
    );
    expect(bed.log(run)).toContain("\n[]\n");
  });

  it("a summary over 1 MiB is dropped with an error, a smaller one is shown", async () => {
    const bed = bench();
    const seen: string[] = [];
    bed.service.onProgress((event) => event.kind === "summary" && seen.push(event.text));
    const run = await bed.run(
      oneJob(`
- { run: 'echo "# Hello" >> "$GITHUB_STEP_SUMMARY"' }
- { run: 'head -c 1048577 /dev/zero | tr "\\0" x >> "$GITHUB_STEP_SUMMARY"' }`),
    );
    expect(seen).toEqual(["# Hello\n"]);
    expect(bed.service.summary(REPOSITORY, job(run).id)).toBe("# Hello\n");
    expect(run.conclusion).toBe("success");
    expect(bed.log(run)).toContain("supports content up to a size of 1024k");
  });

  it("env of the step beats the job's, the job's the workflow's, GITHUB_ENV the job's", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(
        `
main:
  runs-on: x
  env: { B: job, C: job, D: job }
  steps:
    - { run: 'echo D=written >> "$GITHUB_ENV"' }
    - { env: { C: step }, run: 'echo "$A $B $C $D \${{ env.C }}"' }`,
        "env: { A: workflow, B: workflow, C: workflow }",
      ),
    );
    expect(bed.log(run)).toContain("\nworkflow job step written step\n");
  });

  it("GITHUB_ and RUNNER_ variables can't be overwritten", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(
        `- { env: { GITHUB_REPOSITORY: evil, RUNNER_OS: evil, CI: "mine" }, run: 'echo "$GITHUB_REPOSITORY $RUNNER_OS $CI"' }`,
      ),
    );
    expect(bed.log(run)).toContain(`\n${REPOSITORY} Linux mine\n`);
  });

  it("a job sees the runner's variables, and of this machine's only PATH and LANG", async () => {
    const bed = bench();
    process.env.RONDO_TEST_LEAK = "leak";
    const run = await bed.run(oneJob('- { run: \'env | cut -d= -f1 | sort | tr "\\n" " "\' }'));
    delete process.env.RONDO_TEST_LEAK;
    const log = bed.log(run);
    for (const name of [
      "CI GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_ENV GITHUB_EVENT_NAME GITHUB_EVENT_PATH",
      "GITHUB_GRAPHQL_URL GITHUB_JOB GITHUB_OUTPUT GITHUB_PATH GITHUB_REF GITHUB_REF_NAME GITHUB_REPOSITORY GITHUB_RUN_ID",
      "GITHUB_SERVER_URL GITHUB_SHA GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_WORKSPACE HOME RUNNER_OS RUNNER_TEMP",
      "RUNNER_TOOL_CACHE",
    ].flatMap((line) => line.split(" "))) {
      expect(log).toMatch(new RegExp(`(^| )${name} `, "m"));
    }
    expect(log).not.toContain("RONDO_TEST_LEAK");
    expect(log).not.toContain(" GITHUB_TOKEN ");
  });

  it("two quotes and an expression in one script stay as they were written", async () => {
    const bed = bench();
    const run = await bed.run(oneJob(`- run: |\n    echo 'a' 'b' "it's" '\${{ github.event_name }}'`));
    expect(bed.log(run)).toContain("\na b it's workflow_dispatch\n");
  });

  it("defaults.run give shell and folder, the step's own beat them", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(
        `
main:
  runs-on: x
  defaults: { run: { working-directory: sub } }
  steps:
    - { run: mkdir -p sub other, working-directory: . }
    - { run: 'echo "in $(basename "$PWD") with $0"' }
    - { run: 'echo "in $(basename "$PWD")"', working-directory: other, shell: bash }`,
        "defaults: { run: { shell: sh } }",
      ),
    );
    expect(bed.log(run)).toMatch(/\nin sub with /);
    expect(bed.log(run)).toContain("shell: sh -e {0}");
    expect(bed.log(run)).toContain("\nin other\n");
  });

  it("shell: bash has pipefail; without a shell there is none", async () => {
    const run = await bench().run(
      oneJob(`
- { name: plain, run: "false | true" }
- { name: piped, run: "false | true", shell: bash }`),
    );
    expect(steps(run)).toEqual({ plain: "success", piped: "failure" });
  });

  it("hashFiles is empty for no file, and a digest else", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- { run: echo x > a.lock }
- { run: "echo [\${{ hashFiles('*.none') }}] [\${{ hashFiles('**/*.lock') }}]" }`),
    );
    expect(bed.log(run)).toMatch(/\n\[\] \[[0-9a-f]{64}\]\n/);
  });

  it("vars, secrets and the environment's secrets are there under their names", async () => {
    const bed = bench();
    bed.forge.repositoryVariables.COLOUR = "blue";
    bed.forge.repositorySecrets.KEY = "of-the-repository";
    bed.forge.environments.live = { KEY: "of-the-environment" };
    const run = await bed.run(
      jobs(`
plain: { runs-on: x, steps: [{ run: "[ \${{ secrets.KEY }} = of-the-repository ] && echo \${{ vars.COLOUR }}" }] }
live: { runs-on: x, environment: live, steps: [{ run: "[ \${{ secrets.KEY }} = of-the-environment ]" }] }
mapped: { runs-on: x, environment: { name: live, deployment: false }, steps: [{ run: "[ \${{ secrets.KEY }} = of-the-environment ]" }] }`),
    );
    expect(conclusions(run)).toEqual({ plain: "success", live: "success", mapped: "success" });
    expect(bed.log(run, "plain")).toContain("\nblue\n");
  });
});

describe("logs", () => {
  it("secrets, the token and added masks are shown as ***", async () => {
    const bed = bench();
    bed.forge.repositorySecrets.KEY = "s3cr3t-value";
    const run = await bed.run(
      oneJob(`
- { run: 'echo "a $K b" && echo "$K" | base64 && echo "$T"', env: { K: "\${{ secrets.KEY }}", T: "\${{ github.token }}" } }
- { run: 'W=hidden; echo "::add-mask::$W-word"; echo "a $W-word b"' }`),
    );
    const log = bed.log(run);
    expect(log).toContain("\na *** b\n");
    expect(log).not.toMatch(/s3cr3t-value|ghs_token|hidden-word|czNjcjN0/);
    expect(bed.lines.join("\n")).not.toMatch(/s3cr3t-value|ghs_token/);
  });

  it("a job output that holds a secret is not handed on", async () => {
    const bed = bench();
    bed.forge.repositorySecrets.KEY = "s3cr3t-value";
    const run = await bed.run(
      jobs(`
a:
  runs-on: x
  outputs: { leak: "\${{ steps.s.outputs.k }}" }
  steps: [{ id: s, run: 'echo "k=$K" >> "$GITHUB_OUTPUT"', env: { K: "\${{ secrets.KEY }}" } }]
b: { runs-on: x, needs: a, steps: [{ run: "echo [\${{ needs.a.outputs.leak }}]" }] }`),
    );
    expect(bed.log(run, "a")).toContain("Skip output 'leak' since it may contain secret.");
    expect(bed.log(run, "b")).toContain("\n[]\n");
  });

  it("annotations are kept on the job with their file and line", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- run: |
    echo "::error file=a.ts,line=3,title=Bad::It%0Abroke"
    echo "::warning::Careful"
    echo "::notice::By the way"
    echo "::debug::unseen"`),
    );
    expect(bed.service.annotations(REPOSITORY, job(run).id)).toEqual([
      { level: "error", message: "It\nbroke", title: "Bad", file: "a.ts", line: 3 },
      { level: "warning", message: "Careful" },
      { level: "notice", message: "By the way" },
    ]);
    expect(run.conclusion).toBe("success");
  });

  it("between stop-commands and its token nothing is a command", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- run: |
    echo "::stop-commands::t0ken"
    echo "::error::not one"
    echo "::t0ken::"
    echo "::error::one"`),
    );
    expect(bed.service.annotations(REPOSITORY, job(run).id).map(({ message }) => message)).toEqual(["one"]);
  });

  it("lines stream with the job and the step before them; quiet is quiet", async () => {
    const bed = bench();
    await bed.run(oneJob("- { name: greet, run: echo hello }"));
    expect(bed.lines).toContain("main / greet | hello");
    const still = bench({ quiet: true });
    await still.run(oneJob("- { name: greet, run: echo hello }"));
    expect(still.lines).toEqual([]);
  });
});
