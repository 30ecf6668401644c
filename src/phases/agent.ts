import type { AgentReport, AgentTask } from "../agents/run.ts";
import { duration } from "../loop/amounts.ts";
import type { Git, Reporter } from "../ports.ts";
import type { BriefDocument } from "./brief-document.ts";
import { startTree } from "./start-tree.ts";
import { writeWork } from "./work.ts";

/** No token, no forge: what runs here may be anybody's code. */
export interface AgentWorld {
  readonly git: Git;
  readonly run: (task: AgentTask) => Promise<AgentReport>;
  readonly report: Reporter;
  readonly checkout: string;
  readonly scratch: string;
  /** Where patch and report are left for the other jobs. */
  readonly work: string;
  readonly environment: AgentTask["environment"];
}

/** Lets the agent work, and keeps what it did whatever way it ended. */
export async function agent(world: AgentWorld, brief: BriefDocument): Promise<void> {
  const { git, report, work } = world;
  const base = await startTree(git, brief);
  if (base.conflicts.length > 0) report.info(`Conflicts to resolve: ${base.conflicts.join(", ")}`);
  const { settings, prompt } = brief;
  const did = await report.group(`Iteration ${brief.iteration}: the agent works`, () =>
    world.run({
      choice: settings.agent,
      prompt,
      folder: world.checkout,
      scratch: world.scratch,
      timeoutMs: settings.iterationTimeoutMs,
      environment: world.environment,
      session: null,
      onLine: (line) => report.info(line),
    }),
  );
  const captured = await captureWork(git, base.tree);
  const { agent: name, said, failure, cost, ms, denied } = did;
  await writeWork(work, {
    patch: captured.patch,
    report: { agent: name, said, failure, cost, ms, denied, lost: captured.lost },
  });
  report.info(
    `${name} ${failure ? `failed (${failure.class}): ${failure.message}` : "finished"} after ${duration(ms)}; the patch has ${captured.patch.length} bytes.`,
  );
  if (captured.lost !== null) report.warning(captured.lost);
  report.output("work", work);
}

async function captureWork(git: Git, base: string): Promise<{ patch: Buffer; lost: string | null }> {
  try {
    return { patch: (await git.capture(base)).patch, lost: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { patch: Buffer.alloc(0), lost: `The agent's work could not be read: ${why}` };
  }
}
