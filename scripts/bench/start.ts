import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadedByPhase } from "./loaded.ts";
import { type Figure, median, rounded } from "./measure.ts";

/** From the start of the process to its first request, against a bare Node in the same rounds. */
export async function startFigure(dist: string, rounds: number): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "rondo-bench-start-"));
  const event = join(folder, "event.json");
  const who = { login: "wendy", type: "User" };
  const issue = { number: 7, title: "T", body: "B", updated_at: "2026-11-18T00:00:00Z" };
  const repository = { default_branch: "main" };
  writeFileSync(event, JSON.stringify({ action: "labeled", label: { name: "rondo" }, issue, sender: who, repository }));
  const server = await firstRequest();
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    RUNNER_TEMP: folder,
    GITHUB_EVENT_PATH: event,
    GITHUB_EVENT_NAME: "issues",
    GITHUB_REPOSITORY: "octo/app",
    GITHUB_SERVER_URL: server.url,
    GITHUB_API_URL: `${server.url}/api/v3`,
    GITHUB_GRAPHQL_URL: `${server.url}/api/graphql`,
    GITHUB_RUN_ID: "1",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_JOB: "begin",
    GITHUB_WORKFLOW_REF: "octo/app/.github/workflows/rondo.yml@refs/heads/main",
    GITHUB_REF_NAME: "main",
    INPUT_PHASE: "begin",
    INPUT_TOKEN: "token",
  };
  const bare: number[] = [];
  const started: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await ended(["-e", "0"], env));
    started.push(
      await server.reached(() => spawn(process.execPath, [join(dist, "index.js")], { env, stdio: "ignore" })),
    );
  }
  server.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    name: "start to first API request, × `node -e 0`",
    value: rounded(median(started) / median(bare)),
    unit: "×",
    goal: 2,
    counted: false,
    note: `${rounded(median(started), 0)} ms against ${rounded(median(bare), 0)} ms, median of ${rounds}; the quickest ${rounded(Math.min(...started), 0)} against ${rounded(Math.min(...bare), 0)} ms, ${rounded(Math.min(...started) / Math.min(...bare))} ×`,
  };
}

/** Of what a step loads, gzipped as `gzip -9` does. */
export function bundleFigures(dist: string): readonly Figure[] {
  const kB = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  const phases = [...loadedByPhase(dist)].map(([phase, files]) => {
    return { phase, size: files.reduce((sum, file) => sum + kB(file), 0) };
  });
  const most = Math.max(...phases.map(({ size }) => size));
  const all = { unit: "kB", counted: true, slack: 0.02 } as const;
  return [
    {
      name: "bundle, gzipped: what the largest phase loads",
      value: rounded(most, 1),
      goal: 150,
      ...all,
      note: `${rounded(kB("index.js"), 1)} kB until the first request; ${phases.map(({ phase, size }) => `${phase} ${rounded(size, 1)} kB`).join(", ")} in all`,
    },
    {
      name: "the same with `dist/yaml.cjs`, which is loaded when there are settings to read",
      value: rounded(most + kB("yaml.cjs"), 1),
      goal: null,
      ...all,
    },
  ];
}

function ended(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    spawn(process.execPath, args, { env, stdio: "ignore" }).once("exit", () => resolve(performance.now() - began));
  });
}

async function firstRequest() {
  let reach: () => void = () => undefined;
  const server = createServer((_, response) => {
    reach();
    response.writeHead(500).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async reached(start: () => ReturnType<typeof spawn>): Promise<number> {
      const began = performance.now();
      const request = new Promise<number>((resolve) => {
        reach = () => resolve(performance.now() - began);
      });
      const child = start();
      const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      const early = gone.then(() => Number.NaN);
      const ms = await Promise.race([request, early]);
      if (Number.isNaN(ms)) throw new Error("dist/index.js ended without a request");
      child.kill("SIGKILL");
      await gone;
      return ms;
    },
    close: () => server.close(),
  };
}
