import { ownLabels } from "../config/profiles.ts";
import { hasEnded } from "../loop/loop.ts";
import type { NamedFile, Sight } from "../ports.ts";
import { noLimits } from "../state/record.ts";
import { type AgentFileFound, findAgentFile } from "./agent-file.ts";
import { firstOf } from "./chain.ts";
import { hasLabel, taskDigest } from "./facts.ts";
import { type FoundLoop, startOf } from "./find-loop.ts";
import { type Trust, whyNotHeard } from "./hear.ts";
import { type Asking, issueTerms, type Terms } from "./issue-terms.ts";
import { isProfileKnown, loopSettings } from "./loop-settings.ts";
import type { Wish } from "./start-loop.ts";
import { findTaskFile } from "./task-file.ts";
import type { Trigger } from "./trigger.ts";
import { type Asked, whoAsks } from "./who-asks.ts";
import type { World } from "./world.ts";

export type LoopTrigger = Extract<Trigger, { readonly issue: number }>;

/** Does this event ask for a new loop? `no`: it is about the loop that is there, or about none. */
export type StartWish =
  /** `since`: the moment that counts where it has to wait for its turn; null: it starts at once. */
  | { readonly kind: "start"; readonly wish: Wish; readonly since: number | null }
  /** `reply`: it is said on the issue too. `label`: what asked, to be taken off with it. */
  | { readonly kind: "refused"; readonly why: string; readonly reply?: string; readonly label?: string | null }
  | { readonly kind: "no" };

export interface Situation {
  readonly trigger: LoopTrigger;
  readonly sight: Sight;
  readonly found: FoundLoop;
  readonly trust: Trust;
}

export async function startWish(world: World, situation: Situation): Promise<StartWish> {
  const { sight, found, trust } = situation;
  const asked = await whoAsks(world, situation);
  if (asked === null) return { kind: "no" };
  if (found.kind === "loop" && !isOver(world, situation, asked)) return { kind: "no" };
  const file = sight.settings?.text ?? null;
  const profile = profileOf(sight, asked.label);
  const unknown = profile !== null && !isProfileKnown(file, profile);
  const agent: AgentFileFound = unknown ? await findAgentFile(world.forge, profile) : { kind: "none" };
  if (agent.kind === "refused") return agent;
  const profileFile = agent.kind === "file" ? agent.file : null;
  const read = loopSettings({ file, profile, limits: noLimits, profileFile });
  if (!read.ok)
    return {
      kind: "refused",
      why: `The settings can't be used, so no loop was started:\n\n${read.problems.map((problem) => `- ${problem}`).join("\n")}`,
    };
  if (asked.label !== null && !isOurLabel(asked.label, read.settings.label, read.profiles)) return { kind: "no" };
  if (!(await trust.inPerson(asked.by)))
    return {
      kind: "refused",
      why: `${whyNotHeard(asked.by)}, so nothing was started. Somebody with write access can remove the label and put it back, or comment \`/rondo start\`.`,
    };
  if (asked.label !== null && !hasLabel(sight.issue.labels, asked.label))
    return { kind: "refused", why: `The label "${asked.label}" was taken off again, so nothing was started.` };
  const obstacle = obstacleTo(world, sight);
  if (obstacle !== null) return { kind: "refused", why: `${obstacle}, so nothing was started.` };
  if (asked.editedBy !== null) return editedSinceThen(asked);
  const source = { file, profile, limits: noLimits, profileFile };
  const wanted = await whatIsWanted(world, situation, { asked, source, settings: read.settings });
  if (wanted.kind === "refused") return { ...wanted, label: asked.label };
  const { terms, task, taskFile } = wanted;
  const { settings, issueSettings, readiness, remark } = terms;
  return {
    kind: "start",
    since: asked.label === null ? null : asked.at,
    wish: {
      startedBy: asked.by.login,
      task: taskDigest(task),
      taskFile,
      profile,
      profileFile: profileFile && { path: profileFile.path, blob: profileFile.blob },
      settings,
      issueSettings,
      readiness,
      remark,
      chain: firstOf(settings, profile),
    },
  };
}

interface Wanted {
  readonly kind: "wanted";
  readonly task: Asked["task"];
  readonly taskFile: NamedFile | null;
  readonly terms: Terms;
}

/** The issue's own words, or those of the file that somebody named; and what they say of the loop. */
async function whatIsWanted(
  world: World,
  { trigger, sight: { issue }, trust }: Situation,
  { asked, ...known }: Pick<Asking, "source" | "settings"> & { readonly asked: Asked },
): Promise<Wanted | Extract<StartWish, { kind: "refused" }>> {
  const by = asked.by.login;
  const found = await findTaskFile(world.forge, trigger);
  if (found.kind === "refused") return { ...found, reply: `@${by} ${found.why}` };
  const taskFile = found.kind === "file" ? found.file : null;
  const task = taskFile === null ? asked.task : { title: asked.task.title, body: taskFile.text };
  const terms = await issueTerms(
    { issue, task, file: taskFile?.path ?? null, by, label: asked.label, ...known },
    trust,
  );
  return terms.kind === "refused" ? terms : { kind: "wanted", task, taskFile, terms };
}

function obstacleTo({ disabled }: World, { issue: { number, isGone, isOpen, isLocked } }: Sight): string | null {
  if (disabled) return "The repository variable RONDO_DISABLED is set";
  if (isGone) return `There is no issue #${number} here`;
  if (!isOpen) return `Issue #${number} is closed`;
  return isLocked ? `Issue #${number} is locked` : null;
}

function editedSinceThen({ by, editedBy, label }: Asked): StartWish {
  const again = label === null ? "" : "put the label back on, or ";
  const why = `@${by.login} ${editedBy} edited the issue since, so nothing was started. Read it again, then ${again}comment \`/rondo start\`.`;
  return { kind: "refused", why, reply: why, label };
}

/** An ended loop makes room for a new one; an old event, seen again, does not ask for it. */
function isOver(world: World, { found }: Situation, { at }: Asked): boolean {
  if (found.kind !== "loop") return true;
  const { loopId, loop } = found.state;
  if (!hasEnded(loop.status) || world.run.attempt > 1 || world.run.id <= startOf(loopId)) return false;
  const ended = loop.entries.at(-1)?.at ?? 0;
  // GitHub's times are whole seconds.
  return at === null || at + 1_000 > ended;
}

/** `rondo: qa` picks the profile qa; the trigger label itself picks none. */
function profileOf({ issue }: Sight, label: string | null): string | null {
  const labels = label === null ? issue.labels : [label, ...issue.labels];
  const chosen = labels.map((label) => /^rondo:\s*(.+)$/i.exec(label)?.[1] ?? null).filter((name) => name !== null);
  return chosen.find((name) => !ownLabels.includes(name.toLowerCase())) ?? null;
}

function isOurLabel(label: string, trigger: string, profiles: readonly string[]): boolean {
  return hasLabel([trigger, ...profiles.map((name) => `rondo: ${name}`)], label);
}
