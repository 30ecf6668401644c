import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createForge } from "../../../src/embedded/forge/forge.ts";
import { createWorkflowService } from "../../../src/embedded/workflows/service.ts";

const REPOSITORY = "octo/app";
let temporary: string;

/** All that the embedded GitHub makes in the machine's temporary folder, it makes in here. */
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "rondo-nothing-left-"));
  vi.stubEnv("TMPDIR", temporary);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

/** Every process of this machine whose environment, command line or folder names our temporary folder. */
function processesOfOurs(): readonly string[] {
  const about = (pid: string): string =>
    ["environ", "cmdline"].map((file) => readFileSync(`/proc/${pid}/${file}`, "latin1")).join("\0");
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && Number(name) !== process.pid && about(name).includes(temporary);
    } catch {
      return false;
    }
  });
}

function sleepers(seconds: number): readonly string[] {
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, "latin1") === `sleep\0${seconds}\0`;
    } catch {
      return false;
    }
  });
}

function openHandles(): readonly string[] {
  return process
    .getActiveResourcesInfo()
    .filter((kind) => kind !== "Timeout")
    .sort();
}

/** A number of seconds that nobody else on this machine sleeps. */
const LONG = 10_000_000 + 2 * process.pid;
const WORKFLOW = `on: workflow_dispatch
permissions: { contents: write }
jobs:
  work:
    runs-on: x
    steps:
      - uses: actions/checkout@v7
      - run: |
          sleep ${LONG} > /dev/null 2>&1 &
          setsid sleep ${LONG} > /dev/null 2>&1 &
          env -i setsid sleep ${LONG} > /dev/null 2>&1 &
          echo left > "$HOME/behind"; echo left > "$RUNNER_TEMP/behind"
          git -c user.name=x -c user.email=x@example.com commit -q --allow-empty -m x
          git push -q origin "HEAD:refs/heads/run-$GITHUB_RUN_ID"
      - { uses: actions/upload-artifact@v7, with: { name: a, path: .git/HEAD, include-hidden-files: true } }
`;

it("20 runs in sequence leave no process, no port, no open handle and no folder behind", async () => {
  const before = openHandles();
  const forge = createForge();
  const service = createWorkflowService({ forge, quiet: true });
  forge.connect(service);
  await forge.setUp.addRepository(REPOSITORY, { files: { ".github/workflows/w.yml": WORKFLOW } });
  const url = await forge.listen();
  const [work = ""] = readdirSync(temporary).filter((name) => name.startsWith("rondo-workflows-"));
  for (let count = 0; count < 20; count += 1) {
    const request = { repository: REPOSITORY, workflow: "w.yml", ref: "main", inputs: {}, actor: "octo" };
    const run = await service.dispatch(request);
    await service.idle();
    expect(service.run(REPOSITORY, run.id)?.conclusion).toBe("success");
    expect(readdirSync(join(temporary, work))).toEqual(["artifacts"]);
    expect(sleepers(LONG)).toEqual([]);
  }
  expect(await forge.resolve(REPOSITORY, "run-1000020")).toBeDefined();
  await service.close();
  await forge.close();
  expect(readdirSync(temporary)).toEqual([]);
  expect(processesOfOurs()).toEqual([]);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  // The pipes of what was killed last close a moment later.
  await vi.waitFor(() => expect(openHandles()).toEqual(before), { timeout: 10_000 });
}, 60_000);

it("a job whose machine is lost takes with it what had cleaned its environment and left its group", async () => {
  const forge = createForge();
  const service = createWorkflowService({ forge, quiet: true });
  forge.connect(service);
  const run = `env -i PATH="$PATH" setsid bash -c 'cd / && sleep ${LONG + 1}' & echo started; wait`;
  const workflow = `on: workflow_dispatch\njobs: { a: { runs-on: x, steps: [{ run: ${JSON.stringify(run)} }] } }\n`;
  await forge.setUp.addRepository(REPOSITORY, { files: { ".github/workflows/w.yml": workflow } });
  const request = { repository: REPOSITORY, workflow: "w.yml", ref: "main", inputs: {}, actor: "octo" };
  const { id } = await service.dispatch(request);
  await vi.waitFor(() => expect(sleepers(LONG + 1)).toHaveLength(1), { timeout: 10_000 });
  service.killRun(id);
  await service.idle();
  await vi.waitFor(() => expect(sleepers(LONG + 1)).toEqual([]), { timeout: 10_000 });
  await service.close();
  await forge.close();
  expect(readdirSync(temporary)).toEqual([]);
});
