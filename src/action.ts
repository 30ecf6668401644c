/** The action: runs one phase, and loads no other. Decides nothing. */
import * as core from "@actions/core";
import type { GitHub } from "./github/github.ts";
import { reporter } from "./reporter.ts";

/** Some are handed a forge that has been asked already. */
const jobs: Readonly<Record<string, (ahead: GitHub | null) => Promise<void>>> = {
  begin: async (ahead) => (await import("./jobs/begin.ts")).runBegin(ahead),
  agent: async () => (await import("./jobs/agent.ts")).runAgent(),
  validate: async () => (await import("./jobs/validate.ts")).runValidate(),
  land: async (ahead) => (await import("./jobs/land.ts")).runLand(ahead),
  sweep: async (ahead) => (await import("./jobs/begin.ts")).runSweep(ahead),
};

async function run(ahead: GitHub | null): Promise<void> {
  const name = core.getInput("phase");
  const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!job) throw new Error(`The input \`phase\` must be one of ${Object.keys(jobs).join(", ")}; it is "${name}".`);
  reporter.output("phase", name);
  await job(ahead);
}

export async function runPhase(ahead: GitHub | null): Promise<void> {
  try {
    await run(ahead);
  } catch (error) {
    core.setFailed(error instanceof Error ? error.message : String(error));
  }
}
