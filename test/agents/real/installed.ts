import { mkdirSync } from "node:fs";
import type { TestContext } from "vitest";
import { findProgram } from "../../../src/agents/install.ts";
import { agents } from "../../../src/agents/list.ts";
import type { AgentName } from "../../../src/loop/settings.ts";
import { tools } from "./drive.ts";

/** What npm needs on this machine to reach its registry, its own settings included, and nothing else. */
const passed = /^(?:PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|https?_proxy|no_proxy|npm_config_\w+)$/i;
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passed.test(name))),
  npm_config_fetch_retries: "1",
};

/** Words of npm for a registry that can't be reached, which says nothing about Rondo. */
const unreachable = /CERT|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|\bE(?:401|403|429|5\d\d)\b|timed out/;

const tried = new Map<AgentName, ReturnType<typeof findProgram>>();

/** The CLI's path. Without a registry the test is skipped, and says so; a version that is not there fails it. */
export async function installed(name: AgentName, { skip }: Pick<TestContext, "skip">): Promise<string> {
  const agent = agents[name];
  mkdirSync(tools, { recursive: true });
  const request = { agent, install: agent.version, tools, scratch: tools, environment, onLine: console.log };
  const once = tried.get(name) ?? findProgram(request);
  tried.set(name, once);
  const found = await once;
  if (!("fault" in found)) return found.program;
  const { message } = found.fault;
  if (!unreachable.test(message)) throw new Error(message);
  console.warn(`${name} was NOT tried: it ${message}`);
  return skip(message);
}
