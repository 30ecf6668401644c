import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { evaluate } from "../agents/evaluator.ts";
import { runWithFallback } from "../agents/run.ts";
import { agent } from "../phases/agent.ts";
import { agentSecrets } from "../phases/agent-secrets.ts";
import type { BriefDocument } from "../phases/brief-document.ts";
import { workName } from "../phases/work.ts";
import { reporter } from "../reporter.ts";
import { repositoryBeside } from "./repository.ts";
import { brief, env, needed, nonce, temp } from "./surroundings.ts";

export async function runAgent(): Promise<void> {
  const document = brief();
  return agent(
    {
      git: await repositoryBeside(null),
      run: runWithFallback,
      evaluate,
      report: reporter,
      checkout: needed("GITHUB_WORKSPACE"),
      scratch: agentFolder(document),
      tools: toolFolder("agents"),
      work: temp(workName),
      freeBytes: async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize;
      },
      environment: env,
      node: process.execPath,
      secrets: agentSecrets(document, env),
      nonce,
    },
    document,
  );
}

/** Kept from job to job where the runner is: what is installed once need not be again. */
const toolFolder = (name: string): string => join(env.RUNNER_TOOL_CACHE || needed("RUNNER_TEMP"), "rondo", name);

/** A session lives in the agent's HOME: to go on with it, that must still be there. */
function agentFolder({ settings, loopId }: BriefDocument): string {
  return settings.session === "resume" ? toolFolder(`sessions/${loopId}`) : temp("rondo-agent");
}
