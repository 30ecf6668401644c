import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Bench, bench, conclusions, filesBelow, job, jobs, oneJob, steps } from "./bench.ts";
import { REPOSITORY } from "./fake-forge.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-actions-"));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** An action that prints its name in each of its programs, and hands a state from main to post. */
function nodeAction(name: string, more = ""): Readonly<Record<string, string>> {
  return {
    [`acme/${name}/action.yml`]: `name: ${name}
inputs: { who: { default: "\${{ github.actor }}" }, "two words": { default: d } }
runs: { using: node24, main: main.mjs, post: post.mjs${more} }
`,
    [`acme/${name}/main.mjs`]: `import { appendFileSync } from "node:fs";
console.log("main ${name}", process.env.INPUT_WHO, process.env.INPUT_TWO_WORDS, process.env.STATE_pre ?? "-");
appendFileSync(process.env.GITHUB_STATE, "kept=by-${name}\\n");
appendFileSync(process.env.GITHUB_OUTPUT, "said=${name}\\n");
`,
    [`acme/${name}/post.mjs`]: `console.log("post ${name}", process.env.STATE_kept);\n`,
    [`acme/${name}/pre.mjs`]: `import { appendFileSync } from "node:fs";
console.log("pre ${name}");
appendFileSync(process.env.GITHUB_STATE, "pre=seen\\n");
`,
  };
}

function said(bed: Bench, run: Parameters<Bench["log"]>[0], word: RegExp): readonly string[] {
  return bed
    .log(run)
    .split("\n")
    .filter((line) => word.test(line));
}

describe("node actions", () => {
  it("post programs run in reverse order, with the state of their main", async () => {
    const bed = bench({ actionsFolder: folderOf({ ...nodeAction("one"), ...nodeAction("two") }) });
    const run = await bed.run(
      oneJob(`
- { name: first, uses: acme/one@v1, id: one, with: { WHO: you } }
- { name: second, uses: acme/two@v1 }
- { name: last, run: "echo said \${{ steps.one.outputs.said }}" }`),
    );
    expect(said(bed, run, /^(main|post|said) /)).toEqual([
      "main one you d -",
      "main two octo d -",
      "said one",
      "post two by-two",
      "post one by-one",
    ]);
    expect(Object.keys(steps(run))).toEqual(["first", "second", "last", "Post second", "Post first"]);
  });

  it("pre runs before the first step, and its state reaches main", async () => {
    const bed = bench({ actionsFolder: folderOf(nodeAction("one", ", pre: pre.mjs")) });
    const run = await bed.run(oneJob("- { name: before, run: echo main first }\n- { name: it, uses: acme/one@v1 }"));
    expect(said(bed, run, /^(pre|main) /)).toEqual(["pre one", "main first", "main one octo d seen"]);
    expect(Object.keys(steps(run))[0]).toBe("Pre it");
  });

  it("post runs after a failure, unless post-if says otherwise", async () => {
    const bed = bench({
      actionsFolder: folderOf({ ...nodeAction("one"), ...nodeAction("two", ", post-if: success()") }),
    });
    const run = await bed.run(oneJob("- uses: acme/one@v1\n- uses: acme/two@v1\n- run: exit 1"));
    expect(said(bed, run, /^post /)).toEqual(["post one by-one"]);
  });

  it("an action that ends with a code other than 0 fails its step", async () => {
    const files = {
      "acme/bad/action.yml": "runs: { using: node24, main: m.mjs }\nname: bad",
      "acme/bad/m.mjs": "process.exit(1)",
    };
    const run = await bench({ actionsFolder: folderOf(files) }).run(oneJob("- { name: bad, uses: acme/bad@v1 }"));
    expect(steps(run)).toEqual({ bad: "failure" });
  });

  it("localActions beats everything else for its name, also for a path in it", async () => {
    const mine = folderOf(nodeAction("mine"));
    const bed = bench({ localActions: { "Actions/Checkout": join(mine, "acme/mine") } });
    const run = await bed.run(oneJob("- uses: actions/checkout@v7"));
    expect(said(bed, run, /^main /)).toEqual(["main mine octo d -"]);
  });

  it("actionsFolder comes before the built-in stand-ins, which serve what it does not have", async () => {
    const real = {
      "actions/checkout/action.yml": "runs: { using: composite, steps: [{ run: echo real, shell: bash }] }",
    };
    const bed = bench({ actionsFolder: folderOf(real) });
    const run = await bed.run(oneJob("- uses: actions/checkout@v7\n- uses: actions/setup-node@v7"));
    expect(run.conclusion).toBe("success");
    expect(said(bed, run, /^real$|machine's node/)).toEqual(["real", expect.stringContaining("machine's node")]);
  });

  it("no name leads out of actionsFolder", async () => {
    const folder = folderOf({ "outside/action.yml": "runs: { using: composite, steps: [] }", "in/a/b/x": "" });
    const bed = bench({ actionsFolder: join(folder, "in") });
    const run = await bed.run(oneJob("- uses: a/b/../../../outside@v1"));
    expect(run.conclusion).toBe("failure");
    expect(bed.log(run)).toContain("Expected format {org}/{repo}[/path]@ref");
  });

  it("an unknown action fails the job at its set-up, by name", async () => {
    const bed = bench();
    const run = await bed.run(oneJob("- { name: early, run: echo ran }\n- uses: nobody/nothing@v1"));
    expect(run.conclusion).toBe("failure");
    expect(steps(run)).toEqual({});
    expect(bed.log(run)).toContain("Unable to resolve action 'nobody/nothing@v1'");
  });

  it("a docker action is refused by name", async () => {
    const files = { "acme/d/action.yml": "name: d\nruns: { using: docker, image: Dockerfile }" };
    const bed = bench({ actionsFolder: folderOf(files) });
    const run = await bed.run(oneJob("- uses: acme/d@v1"));
    expect(bed.log(run)).toContain("'using: docker' of acme/d@v1 is not supported here");
  });
});

const COMPOSITE = `name: c
inputs: { word: { default: none } }
outputs: { loud: { value: "\${{ steps.s.outputs.loud }}" } }
runs:
  using: composite
  steps:
    - { id: s, shell: bash, run: 'echo "loud=\${{ inputs.word }}! $E" >> "$GITHUB_OUTPUT"' }
    - { shell: bash, run: 'echo "path $(basename "\${{ github.action_path }}")"' }
`;

describe("composite and local actions", () => {
  it("a local action is taken from the workspace; its outputs and inputs are its own", async () => {
    const bed = bench();
    bed.forge.commit({ "tools/c/action.yml": COMPOSITE });
    const run = await bed.run(
      oneJob(`
- uses: actions/checkout@v7
- { id: c, uses: ./tools/c, with: { word: hey }, env: { E: inherited } }
- run: echo "got \${{ steps.c.outputs.loud }}"`),
    );
    expect(bed.log(run)).toContain("\ngot hey! inherited\n");
    expect(bed.log(run)).toContain("\npath c\n");
  });

  it("a local action without a checkout fails with the hint", async () => {
    const bed = bench();
    bed.forge.commit({ "action.yml": COMPOSITE });
    const run = await bed.run(oneJob("- uses: ./"));
    expect(run.conclusion).toBe("failure");
    expect(bed.log(run)).toContain("Did you forget to run actions/checkout");
  });

  it("a failure in a composite action skips its later steps and fails the step; continue-on-error inside does not", async () => {
    const bed = bench();
    bed.forge.commit({
      "a/action.yml": `name: a
runs:
  using: composite
  steps:
    - { shell: bash, continue-on-error: true, run: exit 1 }
    - { shell: bash, run: echo went on }
    - { shell: bash, run: exit 1 }
    - { shell: bash, run: echo never-seen-$((1+1)) }
    - { shell: bash, if: failure(), run: echo inner-rescue-$((1+1)) }
`,
    });
    const run = await bed.run(
      oneJob("- uses: actions/checkout@v7\n- { name: a, uses: ./a }\n- { name: b, run: 'true' }"),
    );
    expect(steps(run)).toMatchObject({ a: "failure", b: "skipped" });
    expect(bed.log(run)).toContain("\nwent on\n");
    expect(bed.log(run)).toContain("\ninner-rescue-2\n");
    expect(bed.log(run)).not.toContain("\nnever-seen-2\n");
  });

  it("a composite action sees no secrets", async () => {
    const bed = bench();
    bed.forge.commit({
      "a/action.yml": `name: a\nruns: { using: composite, steps: [{ shell: bash, run: "echo \${{ secrets.X }}" }] }\n`,
    });
    const run = await bed.run(oneJob("- uses: actions/checkout@v7\n- { name: a, uses: ./a }"));
    expect(steps(run)).toMatchObject({ a: "failure" });
  });
});

describe("actions/checkout", () => {
  it("checks out the run's commit, one deep, and keeps the credentials until the job's end", async () => {
    const bed = bench();
    bed.forge.commit({ "a.txt": "one" });
    bed.forge.commit({ "a.txt": "two" });
    const run = await bed.run(
      oneJob(`
- { id: c, uses: actions/checkout@v7 }
- run: |
    echo "$(cat a.txt) $(git rev-list --count HEAD) $(git rev-parse --abbrev-ref HEAD)"
    ! grep -i authorization .git/config
    git config --show-origin --get-regexp 'http\\..*extraheader' | grep -c "$RUNNER_TEMP/git-credentials-.*AUTHORIZATION"
    [ "\${{ steps.c.outputs.commit }}" = "$GITHUB_SHA" ]`),
    );
    expect(bed.log(run)).toContain("\ntwo 1 main\n1\n");
    expect(run.conclusion).toBe("success");
  });

  it("persist-credentials: false leaves none, fetch-depth: 0 brings all", async () => {
    const bed = bench();
    bed.forge.commit({ "a.txt": "one" });
    bed.forge.commit({ "a.txt": "other" }, "side");
    const run = await bed.run(
      oneJob(`
- { uses: actions/checkout@v7, with: { persist-credentials: false, fetch-depth: 0, path: sub, ref: side } }
- run: |
    cd sub
    echo "$(cat a.txt) $(git rev-list --count HEAD) $(git branch -r | tr -d '\\n')"
    ! git config --get-regexp 'http\\..*extraheader'
    ! grep -i includeIf .git/config
    ! ls "$RUNNER_TEMP"/git-credentials-*`),
    );
    expect(bed.log(run)).toContain("\nother 2   origin/main  origin/side\n");
    expect(run.conclusion).toBe("success");
  });

  it("twice in one folder starts afresh, and the credentials of both are gone at the end", async () => {
    const workFolder = folderOf({});
    const bed = bench({ keepJobFolders: true, workFolder });
    bed.forge.commit({ "a.txt": "one" });
    const run = await bed.run(
      oneJob(`
- uses: actions/checkout@v7
- run: echo dirty > a.txt; echo new > untracked
- { uses: actions/checkout@v7, with: { submodules: "false", lfs: false } }
- run: '[ "$(cat a.txt)" = one ] && [ ! -e untracked ]'`),
    );
    expect(run.conclusion).toBe("success");
    const job1 = join(workFolder, `job-${job(run).id}`);
    expect(filesBelow(job1).filter((path) => path.includes("git-credentials-"))).toEqual([]);
    expect(readFileSync(join(job1, "work/app/app/.git/config"), "utf8")).not.toContain("includeIf");
  });

  it("an unknown ref and an input that it does not know fail by name", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a: { runs-on: x, steps: [{ uses: actions/checkout@v7, with: { ref: nowhere } }] }
b: { runs-on: x, steps: [{ uses: actions/checkout@v7, with: { submodules: true } }] }
c: { runs-on: x, steps: [{ uses: actions/checkout@v7, with: { tree-depth: 1 } }] }`),
    );
    expect(bed.log(run, "a")).toContain("A branch or tag with the name 'nowhere' could not be found");
    expect(bed.log(run, "b")).toContain("'submodules: true' of actions/checkout is not supported here");
    expect(bed.log(run, "c")).toContain("does not know the input 'tree-depth'");
  });
});

describe("artifacts", () => {
  it("go from job to job by name, without hidden and excluded files and without the fixed part of the path", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a:
  runs-on: x
  steps:
    - run: mkdir -p out/deep && echo 1 > out/a.txt && echo 2 > out/deep/b.txt && echo 3 > out/.hidden && echo 4 > out/no.log
    - { uses: actions/upload-artifact@v7, with: { name: result, path: "out/**\\n!out/*.log", retention-days: 1 } }
b:
  runs-on: x
  needs: a
  steps:
    - { uses: actions/download-artifact@v8, with: { name: result, path: got } }
    - { run: "cd got && find . -type f | sort | tr '\\\\n' ' '" }
    - { uses: actions/download-artifact@v8, with: { path: all } }
    - { run: "ls all" }`),
    );
    expect(conclusions(run)).toEqual({ a: "success", b: "success" });
    expect(bed.log(run, "b")).toContain("\n./a.txt ./deep/b.txt \n");
    expect(bed.log(run, "b")).toContain("\nresult\n");
    const [artifact] = bed.service.artifacts(REPOSITORY, run.id);
    expect(artifact).toMatchObject({ name: "result", runId: run.id });
    const bytes = await bed.service.artifactZip(REPOSITORY, artifact?.id ?? 0);
    expect(
      Buffer.from(bytes ?? [])
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    expect(bed.service.deleteArtifact(REPOSITORY, artifact?.id ?? 0)).toBe(true);
    expect(bed.service.artifacts(REPOSITORY)).toEqual([]);
  });

  it("a name can be taken once in a run, unless it is to be overwritten", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- run: echo 1 > f
- { uses: actions/upload-artifact@v7, with: { name: n, path: f } }
- { name: second, continue-on-error: true, id: second, uses: actions/upload-artifact@v7, with: { name: n, path: f } }
- { run: "echo second \${{ steps.second.outcome }}" }
- { uses: actions/upload-artifact@v7, with: { name: n, path: f, overwrite: true } }`),
    );
    expect(bed.log(run)).toContain("(409) Conflict: an artifact with this name already exists on the workflow run");
    expect(bed.log(run)).toContain("\nsecond failure\n");
    expect(run.conclusion).toBe("success");
    expect(bed.service.artifacts(REPOSITORY, run.id)).toHaveLength(1);
  });

  it("no files warn, or fail when told; a missing artifact fails", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a: { runs-on: x, steps: [{ uses: actions/upload-artifact@v7, with: { path: none } }] }
b: { runs-on: x, steps: [{ uses: actions/upload-artifact@v7, with: { path: none, if-no-files-found: error } }] }
c: { runs-on: x, steps: [{ uses: actions/download-artifact@v8, with: { name: none } }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "success", b: "failure", c: "failure" });
    expect(bed.service.annotations(REPOSITORY, job(run, "a").id)[0]?.level).toBe("warning");
    expect(bed.log(run, "c")).toContain("Artifact not found for name: none");
  });

  it("pattern with merge-multiple puts several into one folder", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- run: echo 1 > a; echo 2 > b; echo 3 > c
- { uses: actions/upload-artifact@v7, with: { name: part-a, path: a } }
- { uses: actions/upload-artifact@v7, with: { name: part-b, path: b } }
- { uses: actions/upload-artifact@v7, with: { name: other, path: c } }
- { uses: actions/download-artifact@v8, with: { pattern: "part-*", merge-multiple: true, path: got } }
- { run: "ls got | tr '\\\\n' ' '" }`),
    );
    expect(bed.log(run)).toContain("\na b \n");
  });
});

describe("other stand-ins", () => {
  it("setup-node says which node there is, and puts it first; cache says that it keeps nothing", async () => {
    const bed = bench({ node: process.execPath });
    const run = await bed.run(
      oneJob(`
- { uses: actions/setup-node@v7, with: { node-version: 24 } }
- { uses: actions/cache@v5, with: { path: x, key: k } }
- run: echo "node $(node --version)"`),
    );
    expect(bed.log(run)).toContain(`\nnode ${process.version}\n`);
    expect(bed.log(run)).toContain("(asked for: 24)");
    expect(bed.log(run)).toContain("Cache not found for input keys: k");
  });
});
