import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bash, carriersOf, folder, isAlive, path, pidsIn } from "./given.ts";

/** Each writes its process id to `pids`, and would stay for a minute. */
const stay = "echo $$ >> pids; exec sleep 60";
const families = {
  "a child": `bash -c '${stay}'`,
  "a grandchild in the background": `bash -c "bash -c '${stay}' & wait"`,
  "one that ignores SIGTERM": `trap '' TERM; echo $$ >> pids; while :; do sleep 60; done`,
  "a daemon in a session of its own": `setsid bash -c '${stay}' & sleep 60`,
  "an orphan in a session of its own": `(setsid bash -c '${stay}' &); sleep 60`,
  "one under nohup": `nohup bash -c '${stay}' >/dev/null 2>&1 & sleep 60`,
  "one that emptied its environment": `env -i setsid /bin/bash -c '${stay}' & sleep 60`,
} as const;

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe("nobody is left", () => {
  // Together, because each waits until its time is over.
  it("of any family after a timeout", async () => {
    const runs = Object.entries(families).map(async ([name, script]) => {
      const cwd = folder();
      const { how } = await bash(script, { cwd, timeoutMs: 2_000 });
      return { name, how, started: pidsIn(cwd).length, left: pidsIn(cwd).filter(isAlive) };
    });
    const wanted = Object.keys(families).map((name) => ({ name, how: "timeout", started: 1, left: [] }));
    expect(await Promise.all(runs)).toEqual(wanted);
  });

  it.each(Object.entries(families))("of %s when it was called off", async (_, script) => {
    const cwd = folder();
    const off = new AbortController();
    const running = bash(script, { cwd, signal: off.signal });
    await until(() => pidsIn(cwd).length > 0);
    off.abort();
    expect(await running).toMatchObject({ how: "aborted" });
    expect(pidsIn(cwd).filter(isAlive)).toEqual([]);
  });
});

describe("a process whose time is over", () => {
  it("may clean up within the grace", async () => {
    const cwd = folder();
    const script = "trap 'echo bye; touch cleaned; exit 0' TERM; sleep 60 & wait";
    const ended = await bash(script, { cwd, timeoutMs: 300, graceMs: 20_000 });
    expect(ended).toMatchObject({ how: "timeout", stdout: { text: "bye\n" } });
    expect(existsSync(join(cwd, "cleaned"))).toBe(true);
  });

  it("leaves what it had printed", async () => {
    const ended = await bash("echo so far; sleep 60", { timeoutMs: 300 });
    expect(ended).toMatchObject({ how: "timeout", tail: "so far\n" });
  });
});

describe("a process that ended by itself", () => {
  it("is not waited for by its pipes, which a daemon holds open", async () => {
    const cwd = folder();
    const ended = await bash(`setsid bash -c '${stay}' & until [ -s pids ]; do sleep 0.01; done; echo done`, { cwd });
    expect(ended).toMatchObject({ how: "exited", code: 0, stdout: { text: "done\n" } });
    expect(pidsIn(cwd).filter(isAlive)).toEqual([]);
  });

  it("may have a last reader of its output, which is heard out", async () => {
    expect((await bash("echo late > >(cat)")).stdout.text).toBe("late\n");
  });

  it("leaves nobody behind in twenty runs", async () => {
    const env = { PATH: path, RONDO_TEST: `twenty-${process.pid}` };
    const script = "sleep 60 & setsid sleep 60 & nohup sleep 60 >/dev/null 2>&1 & echo started";
    for (let run = 0; run < 20; run += 5) await Promise.all(Array.from({ length: 5 }, () => bash(script, { env })));
    expect(carriersOf(env.RONDO_TEST)).toEqual([]);
  });

  it("takes nobody else along", async () => {
    const cwd = folder();
    const off = new AbortController();
    const other = bash(stay, { cwd, signal: off.signal });
    await until(() => pidsIn(cwd).length > 0);
    await bash("sleep 60 & exit 0");
    await bash("sleep 60", { timeoutMs: 50 });
    expect(pidsIn(cwd).every(isAlive)).toBe(true);
    off.abort();
    await other;
  });
});
