/** From an event, a dispatch or the time of day to the runs that they start. */
import { type DispatchRequest, type ForgeEvent, type ForgeForWorkflows, Refusal } from "../contract.ts";
import { changedFiles, headMessage } from "./changed-files.ts";
import { readDispatchInputs } from "./dispatch-inputs.ts";
import { asksToSkip, mayStart, type Verdict, verdictOn } from "./events.ts";
import { describeProblem } from "./load-workflow.ts";
import type { LoadedWorkflow, Triggers } from "./model.ts";
import type { RunRegister } from "./run-register.ts";
import { isDueBetween } from "./schedule.ts";
import { pathOf, type WorkflowRegistry } from "./workflow-registry.ts";
import type { WorkflowRun } from "./workflow-run.ts";

export interface Starter {
  readonly forge: ForgeForWorkflows;
  readonly registry: WorkflowRegistry;
  readonly runs: RunRegister;
}

export async function startForEvent({ forge, registry, runs }: Starter, event: ForgeEvent): Promise<void> {
  if (!mayStart(event) || (event.name === "push" && event.payload.deleted === true)) return;
  if (["push", "pull_request"].includes(event.name) && asksToSkip(await headMessage(forge, event))) return;
  for (const loaded of await registry.loadAll(event.repository, event.sha)) {
    const known = registry.know(event.repository, pathOf(loaded));
    if (!known.enabled) continue;
    const verdict = await verdictFor(forge, event, loaded);
    if (verdict === "ignore") continue;
    const run = runs.create({ event, known, loaded, inputs: {} });
    if (verdict === "start") runs.start(run);
    else run.hold();
  }
}

async function verdictFor(forge: ForgeForWorkflows, event: ForgeEvent, loaded: LoadedWorkflow): Promise<Verdict> {
  const triggers = triggersOf(loaded);
  if (triggers !== undefined) return verdictOn(event, triggers, () => changedFiles(forge, event));
  // A file that can't be read at all says so with every push, as on GitHub.
  return event.name === "push" ? "start" : "ignore";
}

function triggersOf(loaded: LoadedWorkflow): Triggers | undefined {
  return loaded.kind === "usable" ? loaded.model.triggers : loaded.triggers;
}

export async function startDispatch(
  { forge, registry, runs }: Starter,
  request: DispatchRequest,
): Promise<WorkflowRun> {
  const { repository, actor } = request;
  const known = await registry.find(repository, request.workflow);
  const target = await forge.resolve(repository, request.ref);
  // A branch or a tag, not a commit: GitHub wants a name.
  if (target === undefined || !/^refs\/(heads|tags)\//.test(target.ref)) {
    throw new Refusal(422, `No ref found for: ${request.ref}`);
  }
  if (!known.enabled) throw new Refusal(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  const loaded = await registry.load(repository, target.sha, known.path);
  const declared = loaded === undefined ? undefined : triggersOf(loaded)?.dispatchInputs;
  if (loaded?.kind === "refused") {
    throw new Refusal(422, `failed to parse workflow: ${loaded.problems.map(describeProblem).join("; ")}`);
  }
  if (loaded === undefined || declared === undefined) {
    throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
  }
  const { texts, values } = readDispatchInputs(declared, request.inputs);
  const event: ForgeEvent = {
    repository,
    name: "workflow_dispatch",
    action: undefined,
    actor,
    byJobToken: false,
    ...target,
    payload: {
      inputs: texts,
      ref: target.ref,
      repository: forge.repositoryPayload(repository),
      sender: forge.userPayload(actor),
      workflow: known.path,
    },
  };
  const run = runs.create({ event, known, loaded, inputs: values });
  runs.start(run);
  return run;
}

/** Every schedule that became due since the last look; the default branch alone counts. */
export async function startDue({ forge, registry, runs }: Starter, from: Date, to: Date): Promise<void> {
  for (const repository of forge.repositories()) {
    const head = await forge.resolve(repository, forge.defaultBranch(repository));
    if (head === undefined) continue;
    for (const loaded of await registry.loadAll(repository, head.sha)) {
      const known = registry.know(repository, pathOf(loaded));
      for (const { cron, timezone } of triggersOf(loaded)?.schedule ?? []) {
        if (!known.enabled || !isDueBetween(cron, timezone, from, to)) continue;
        const [owner = ""] = repository.split("/");
        const payload = { schedule: cron, repository: forge.repositoryPayload(repository), workflow: known.path };
        const event: ForgeEvent = {
          repository,
          name: "schedule",
          action: undefined,
          actor: owner,
          byJobToken: false,
          ...head,
          payload,
        };
        runs.start(runs.create({ event, known, loaded, inputs: {} }));
      }
    }
  }
}
