/** Records what the real CLIs print: `node test/agents/real/capture.ts [AGENT…] [STORY…]`, on Node 24. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import type { Printed } from "../../../src/agents/agent.ts";
import { findProgram } from "../../../src/agents/install.ts";
import { agents } from "../../../src/agents/list.ts";
import { runCli } from "../../../src/agents/run-cli.ts";
import { type AgentName, agentNames } from "../../../src/loop/settings.ts";
import { startStubModel } from "../stub-model/server.ts";
import { place, setUps } from "./set-ups.ts";
import { type Story, stories } from "./stories.ts";

const tools = process.env.RONDO_AGENT_CACHE ?? join(homedir(), ".cache", "rondo-agents");
const fixtures = new URL("../fixtures/", import.meta.url).pathname;

interface Place {
  readonly folder: string;
  readonly scratch: string;
}

async function capture(name: AgentName, story: Story): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "capture-"));
  const at = { folder: join(root, "checkout"), scratch: join(root, "scratch") };
  mkdirSync(at.folder);
  execFileSync("git", ["init", "--quiet", at.folder]);
  place(at.folder, story.files?.[name] ?? {});
  const first =
    story.after === undefined ? null : await runStory(name, { ...story, answer: story.after, answers: {} }, at);
  const session = first?.session ?? story.session ?? null;
  const { printed, clean } = await runStory(name, story, { ...at, session });
  const into = join(fixtures, name);
  const label = Object.entries(stories).find(([, each]) => each === story)?.[0] ?? "";
  mkdirSync(into, { recursive: true });
  const put = (part: string, text: string | null): void => {
    rmSync(join(into, `${label}.${part}.txt`), { force: true });
    if (text !== null && text !== "") writeFileSync(join(into, `${label}.${part}.txt`), clean(text));
  };
  put("stdout", printed.stdout);
  put("stderr", printed.stderr);
  put("result", printed.result);
  put("exit", String(printed.exit));
  rmSync(root, { recursive: true, force: true });
  return String(printed.exit);
}

async function runStory(name: AgentName, story: Story, at: Place & { readonly session?: string | null }) {
  const agent = agents[name];
  const environment = { PATH: process.env.PATH, HOME: homedir() };
  const model = await startStubModel(story.answers?.[name] ?? story.answer);
  const setUp = setUps[name](model.url);
  mkdirSync(at.scratch, { recursive: true });
  place(join(at.scratch, "home"), setUp.homeFiles);
  const install = { agent, install: agent.version, tools, scratch: at.scratch, environment, onLine: console.log };
  const found = await findProgram(install);
  if ("fault" in found) throw new Error(found.fault.message);
  const seen: Printed[] = [];
  const { reading } = await runCli({
    ...at,
    agent: { ...agent, read: (each) => agent.read(seen[seen.push(each) - 1] ?? each) },
    choice: { use: name, model: setUp.model, args: [] },
    model: setUp.model,
    args: [...setUp.args, ...(story.args?.[name] ?? [])],
    program: found.program,
    prompt: "Fix it.\n",
    timeoutMs: story.timeoutMs ?? 60_000,
    environment: { ...environment, ...(story.withoutKey ? {} : setUp.environment) },
    session: at.session ?? null,
    onLine: () => {},
  });
  await model.close();
  const [printed] = seen;
  if (printed === undefined) throw new Error("nothing was read");
  const paths: readonly (readonly [string, string])[] = [
    [at.folder, "/checkout"],
    [at.scratch, "/scratch"],
    [at.folder.replaceAll("/", "-"), "-checkout"],
    [tools, "/tools"],
    [model.url.replace("http://", ""), "127.0.0.1:1"],
  ];
  const clean = (text: string): string => paths.reduce((rest, [path, short]) => rest.replaceAll(path, short), text);
  return { printed, session: reading.session, clean };
}

const wanted = process.argv.slice(2);
const isWanted = (word: string, all: readonly string[]): boolean =>
  wanted.includes(word) || !wanted.some((each) => all.includes(each));

for (const name of agentNames.filter((each) => isWanted(each, agentNames))) {
  for (const [label, story] of Object.entries(stories)) {
    if (!isWanted(label, Object.keys(stories)) || story.not?.includes(name)) continue;
    const began = Date.now();
    const exit = await capture(name, story);
    console.log(`${name} ${label}: exit ${exit} after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
}
