/** From `rondo init` to a finished loop, on the files that it wrote. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { init } from "../../src/commands/init.ts";
import { openRepository } from "../scenarios/repository.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** All that the action loads. */
function ownDist(): Record<string, string> {
  const files = readdirSync("dist").filter((file) => !file.startsWith("cli"));
  return Object.fromEntries(files.map((file) => [`dist/${file}`, readFileSync(`dist/${file}`, "utf8")]));
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-init-loop-"));
  folders.push(folder);
  return folder;
}

async function filesOfInit(args: readonly string[]) {
  const folder = emptyFolder();
  writeFileSync(join(folder, "package.json"), '{ "scripts": { "test": "grep -qx 42 answer.txt" } }\n');
  const command = init({ packageFolder: process.cwd(), path: process.env.PATH ?? "", ask: null });
  await command.run(["--dir", folder, "--yes", ...args], { read: async () => "", colours: false });
  const text = (file: string): string => readFileSync(join(folder, file), "utf8");
  return {
    workflow: () => text(".github/workflows/rondo.yml"),
    agentLine: text(".github/rondo.yml"),
    files: {
      "package.json": text("package.json"),
      ".github/ISSUE_TEMPLATE/rondo.yml": text(".github/ISSUE_TEMPLATE/rondo.yml"),
    },
  };
}

/** A `claude` that writes a wrong answer, then the right one; and each time what `script` says. */
function claudeThat(script: string): string {
  const bin = emptyFolder();
  const said = JSON.stringify({
    type: "result",
    subtype: "success",
    result: "Done.\n\n<promise>COMPLETE</promise>",
    total_cost_usd: 0.25,
  });
  writeFileSync(
    join(bin, "claude"),
    `#!/bin/bash\nif [ -e answer.txt ]; then echo 42 > answer.txt; else echo 41 > answer.txt; fi\n${script}\ncat > /dev/null\necho '${said}'\n`,
  );
  chmodSync(join(bin, "claude"), 0o755);
  return `${bin}:${process.env.PATH}`;
}

it.each(["hardened", "simple"])("a label runs the loop on what init wrote from the %s template", async (template) => {
  const written = await filesOfInit(["--template", template]);
  const repo = await openRepository({ ...written, path: claudeThat("") });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2, cost: 0.5 });
});

it.each(["hardened", "simple"])(
  "with --action ./ the %s template runs the action of the default branch, whatever the loop's branch holds",
  async (template) => {
    const written = await filesOfInit(["--template", template, "--action", "./"]);
    const repo = await openRepository({
      ...written,
      files: {
        ...written.files,
        "action.yml": readFileSync("action.yml", "utf8"),
        ...ownDist(),
        "package.json": '{ "type": "module", "scripts": { "test": "grep -qx 42 answer.txt" } }\n',
      },
      path: claudeThat(
        "echo 'throw new Error(\"the action of the branch ran\");' > evil.js; sed -i 's|dist/index.js|evil.js|' action.yml",
      ),
    });
    const issue = await repo.runLoop();
    expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
    expect(await repo.file("action.yml", `rondo/issue-${issue}`)).toContain("main: evil.js");
    expect(repo.log()).not.toContain("Error: the action of the branch ran");
  },
);
