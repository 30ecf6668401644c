import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { guardCommandFiles } from "../../src/agents/command-files.ts";
import type { BriefDocument } from "../../src/phases/brief-document.ts";
import { validate } from "../../src/phases/validate.ts";
import { writeWork } from "../../src/phases/work.ts";
import type { Git } from "../../src/ports.ts";
import { settingsOf } from "../config/reading.ts";
import { settings } from "../loop/given.ts";
import { world } from "./given.ts";

it("what the rules' commands write to the runner's command files is undone before this step speaks there itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rondo-validate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [env, output] = [join(folder, "set_env"), join(folder, "set_output")];
  writeFileSync(env, "");
  writeFileSync(output, "phase=validate\n");
  const hostile = `printf 'LD_PRELOAD=/tmp/evil.so\\n' >> '${env}'; printf 'results=[]\\ntree=evil\\n' >> '${output}'`;
  const rules = [{ name: "tests", required: true, type: "command", run: hostile, timeoutMs: 60_000 }] as const;
  const brief = { mode: "check", settings: settings({ rules }) } as Partial<BriefDocument> as BriefDocument;
  const written: string[] = [];
  const warnings: string[] = [];
  await validate(
    {
      git: { applyHere: async () => ({ ok: true, tree: "t1" }) } as Partial<Git> as Git,
      report: {
        ...world().report,
        warning: (line) => void warnings.push(line),
        output: (name, value) => void written.push(`${readFileSync(output, "utf8")}${name}=${value}`),
      },
      checkout: folder,
      work: folder,
      job: "validate",
      clock: { now: () => 0 },
      scratch: folder,
      node: process.execPath,
      environment: { PATH: process.env.PATH ?? "" },
      guardFiles: () => guardCommandFiles({ GITHUB_ENV: env, GITHUB_OUTPUT: output }),
    },
    brief,
  );
  expect(readFileSync(env, "utf8")).toBe("");
  expect(written).toEqual([
    "phase=validate\ntree=t1",
    `phase=validate\nresults=[{"name":"tests","result":"pass","message":""}]`,
  ]);
  expect(warnings).toEqual([
    "What a rule ran wrote to GITHUB_ENV; that is undone.",
    "What a rule ran wrote to GITHUB_OUTPUT; that is undone.",
  ]);
});

it("a hook's module is that of the commit that the iteration began with, whatever the agent made of it", async () => {
  const [checkout, work, scratch] = ["checkout", "work", "scratch"].map((name) =>
    mkdtempSync(join(tmpdir(), `rondo-validate-${name}-`)),
  ) as [string, string, string];
  onTestFinished(() => {
    for (const folder of [checkout, work, scratch]) rmSync(folder, { recursive: true });
  });
  const says = (ok: boolean) =>
    `export default () => ({ ok: ${ok}, reason: "next: of ${ok ? "the agent" : "the base"}" });`;
  const report = { agent: "claude", said: "Done.", failure: null, cost: 0, ms: 1, denied: [], session: null };
  await writeWork(work, {
    patch: Buffer.alloc(0),
    report: { ...report, doneBy: null, evaluation: null, lost: null, plan: null, context: null },
  });
  const { hooks } = settingsOf("hooks: [{ id: mine, module: stop.mjs }]");
  const brief = {
    mode: "iterate",
    base: "sha-base",
    merge: null,
    iteration: 2,
    job: "begin",
    settings: settings({ hooks }),
  };
  const outputs = new Map<string, string>();
  const git: Partial<Git> = {
    applyHere: async () => {
      writeFileSync(join(checkout, "stop.mjs"), says(true));
      return { ok: true, tree: "t1" };
    },
    exportTo: async (revision, folder) => {
      expect(revision).toBe("sha-base");
      writeFileSync(join(folder, "stop.mjs"), says(false));
    },
  };
  await validate(
    {
      git: git as Git,
      report: { ...world().report, output: (name, value) => void outputs.set(name, value) },
      ...{ checkout, work, scratch, job: "validate", clock: { now: () => 0 }, node: process.execPath },
      environment: { PATH: process.env.PATH ?? "" },
      guardFiles: () => () => [],
    },
    brief as Partial<BriefDocument> as BriefDocument,
  );
  expect(JSON.parse(outputs.get("hooks") ?? "{}")).toEqual({
    mine: { action: "continue", reason: "next: of the base", nextPrompt: "of the base" },
  });
});
