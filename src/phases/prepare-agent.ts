import { guardCommandFiles } from "../agents/command-files.ts";
import type { Try } from "../agents/run.ts";
import type { Reporter } from "../ports.ts";
import { rulesEnvironment } from "../rules/environment.ts";
import { hookContext } from "../rules/hook-context.ts";
import { preparingHooks, runPreparing } from "../rules/run-hooks.ts";
import type { AgentWorld } from "./agent.ts";
import type { BriefDocument } from "./brief-document.ts";

/** Runs the hooks that come before the agent. Null: it may start; else it did not, and why. */
export async function prepareAgent(
  world: AgentWorld,
  brief: BriefDocument,
  log: (line: string) => void,
): Promise<readonly [Try] | null> {
  const { settings, iteration, loopId, issue, session } = brief;
  const hooks = preparingHooks(settings.hooks, iteration);
  if (hooks.length === 0) return null;
  const { checkout: folder, environment, secrets, node, report } = world;
  const nothingYet = { said: "", notes: null, changed: [], rules: [], cost: null, ms: 0, at: 0 };
  const context = hookContext({ loopId, issue, iteration, settings, session, folder, ...nothingYet, phase: "before" });
  const env = withoutSecrets(rulesEnvironment(environment), secrets);
  const failure = await guarded(world, () =>
    runPreparing(hooks, context, { folder, env, node, log, warn: (line) => report.warning(line) }),
  );
  if (failure === null) return null;
  report.warning(`The agent was not started: ${failure}`);
  const agent = "use" in settings.agent ? settings.agent.use : "command";
  const nothing = { said: "", cost: 0, tokens: null, session: null, denied: [], ended: "failed", ms: 0 } as const;
  const refused = { class: "blocking", message: failure, retryAt: null } as const;
  return [{ choice: settings.agent, report: { agent, ...nothing, failure: refused } }];
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
