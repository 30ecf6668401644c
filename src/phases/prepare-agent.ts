import { guardCommandFiles } from "../agents/command-files.ts";
import type { Try } from "../agents/run.ts";
import type { Reporter } from "../ports.ts";
import { rulesEnvironment } from "../rules/environment.ts";
import { hookContext } from "../rules/hook-context.ts";
import { preparingHooks, runPreparing } from "../rules/run-hooks.ts";
import type { AgentWorld } from "./agent.ts";
import type { BriefDocument } from "./brief-document.ts";

/** Less than this, and neither an agent nor a build gets far: better said than met in the middle of a file. */
const leastFreeBytes = 2 * 1024 ** 3;

/** Looks for room and runs the hooks that come before the agent. Null: it may start; else it did not, and why. */
export async function prepareAgent(
  world: AgentWorld,
  brief: BriefDocument,
  log: (line: string) => void,
): Promise<readonly [Try] | null> {
  const full = await diskIsFull(world);
  if (full !== null) return notTried(brief, "transient", full);
  const failure = await failureOfHooks(world, brief, log);
  if (failure === null) return null;
  world.report.warning(`The agent was not started: ${failure}`);
  return notTried(brief, "blocking", failure);
}

/** Null: there is room enough, or nobody can tell. */
async function diskIsFull({ checkout, freeBytes }: AgentWorld): Promise<string | null> {
  const free = await freeBytes(checkout).catch(() => null);
  if (free === null || free >= leastFreeBytes) return null;
  return `only ${Math.floor(free / 1024 ** 2)} MB are free on the disk of ${checkout}, of 2,048 that an iteration needs: make room, or use a larger runner`;
}

function notTried(
  { settings: { agent: choice } }: BriefDocument,
  failureClass: "transient" | "blocking",
  message: string,
): readonly [Try] {
  const agent = "use" in choice ? choice.use : "command";
  const nothing = { said: "", cost: 0, tokens: null, session: null, denied: [], ended: "failed", ms: 0 } as const;
  return [{ choice, report: { agent, ...nothing, failure: { class: failureClass, message, retryAt: null } } }];
}

async function failureOfHooks(
  world: AgentWorld,
  brief: BriefDocument,
  log: (line: string) => void,
): Promise<string | null> {
  const { settings, iteration, loopId, issue, session } = brief;
  const hooks = preparingHooks(settings.hooks, iteration);
  if (hooks.length === 0) return null;
  const { checkout: folder, environment, secrets, node, report } = world;
  const nothingYet = { said: "", notes: null, changed: [], rules: [], cost: null, ms: 0, at: 0 };
  const context = hookContext({ loopId, issue, iteration, settings, session, folder, ...nothingYet, phase: "before" });
  const env = withoutSecrets(rulesEnvironment(environment), secrets);
  return guarded(world, () =>
    runPreparing(hooks, context, { folder, env, node, log, warn: (line) => report.warning(line) }),
  );
}

/** They run what earlier iterations wrote, as the user who can look for these files. */
async function guarded<Result>(
  { environment, report }: { readonly environment: AgentWorld["environment"]; readonly report: Reporter },
  work: () => Promise<Result>,
): Promise<Result> {
  const putBack = guardCommandFiles(environment);
  try {
    return await work();
  } finally {
    for (const name of putBack()) report.warning(`What a hook ran wrote to ${name}; that is undone.`);
  }
}

/** The model's keys are the agent's alone. */
function withoutSecrets(
  env: Readonly<Record<string, string>>,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const isSecret = ([name, value]: readonly [string, string]): boolean =>
    secrets.includes(value) || /KEY|TOKEN|SECRET|PASSW|CREDENTIAL/i.test(name);
  return Object.fromEntries(Object.entries(env).filter((each) => !isSecret(each)));
}
