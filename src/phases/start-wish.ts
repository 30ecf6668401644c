import { ownLabels } from "../config/profiles.ts";
import { hasEnded } from "../loop/loop.ts";
import type { Issue, Person, Sight } from "../ports.ts";
import { noLimits } from "../state/record.ts";
import { type AgentFileFound, findAgentFile } from "./agent-file.ts";
import { isOrdersKey } from "./continuation.ts";
import { hasLabel, taskDigest } from "./facts.ts";
import { type FoundLoop, startOf } from "./find-loop.ts";
import { type Trust, whyNotHeard } from "./hear.ts";
import { issueTerms } from "./issue-terms.ts";
import { isProfileKnown, loopSettings } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import type { Wish } from "./start-loop.ts";
import type { Trigger } from "./trigger.ts";
import type { World } from "./world.ts";

export type LoopTrigger = Extract<Trigger, { readonly issue: number }>;

/** Does this event ask for a new loop? `no`: it is about the loop that is there, or about none. */
export type StartWish =
  | { readonly kind: "start"; readonly wish: Wish }
  /** `reply`: it is said on the issue too. */
  | { readonly kind: "refused"; readonly why: string; readonly reply?: string }
  | { readonly kind: "no" };

export interface Situation {
  readonly trigger: LoopTrigger;
  readonly sight: Sight;
  readonly found: FoundLoop;
  readonly trust: Trust;
}

interface Asked {
  readonly by: Person;
  readonly task: { readonly title: string; readonly body: string };
}

export async function startWish(world: World, situation: Situation): Promise<StartWish> {
  const { trigger, sight, found, trust } = situation;
  const asked = await whoAsks(situation);
  if (asked === null) return { kind: "no" };
  if (found.kind === "loop" && !isOver(world, situation)) return { kind: "no" };
  const file = sight.settings?.text ?? null;
  const profile = profileOf(sight, trigger);
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
  if (trigger.kind === "label" && !isOurLabel(trigger.label, read.settings.label, read.profiles)) return { kind: "no" };
  if (!(await trust.inPerson(asked.by)))
    return {
      kind: "refused",
      why: `${whyNotHeard(asked.by)}, so nothing was started. Somebody with write access can remove the label and put it back, or comment \`/rondo start\`.`,
    };
  if (trigger.kind === "label" && !hasLabel(sight.issue.labels, trigger.label))
    return { kind: "refused", why: `The label "${trigger.label}" was taken off again, so nothing was started.` };
  const obstacle = obstacleTo(world, sight.issue);
  if (obstacle !== null) return { kind: "refused", why: `${obstacle}, so nothing was started.` };
  const terms = await issueTerms(
    {
      issue: sight.issue,
      task: trigger.kind === "label" ? trigger.task : sight.issue,
      by: asked.by.login,
      label: trigger.kind === "label" ? trigger.label : null,
      source: { file, profile, limits: noLimits, profileFile },
      settings: read.settings,
    },
    trust,
  );
  if (terms.kind === "refused") return terms;
  const { settings, issueSettings, readiness, remark } = terms;
  return {
    kind: "start",
    wish: {
      startedBy: asked.by.login,
      task: taskDigest(asked.task),
      profile,
      profileFile: profileFile && { path: profileFile.path, blob: profileFile.blob },
      settings,
      issueSettings,
      readiness,
      remark,
    },
  };
}

function obstacleTo({ disabled }: World, { number, isGone, isOpen, isLocked }: Issue): string | null {
  if (disabled) return "The repository variable RONDO_DISABLED is set";
  if (isGone) return `There is no issue #${number} here`;
  if (!isOpen) return `Issue #${number} is closed`;
  return isLocked ? `Issue #${number} is locked` : null;
}

/** An ended loop makes room for a new one; an old event, seen again, does not ask for it. */
function isOver(world: World, { trigger, found }: Situation): boolean {
  if (found.kind !== "loop") return true;
  const { loopId, loop } = found.state;
  if (!hasEnded(loop.status) || world.run.attempt > 1 || world.run.id <= startOf(loopId)) return false;
  const ended = loop.entries.at(-1)?.at ?? 0;
  // GitHub's times are whole seconds.
  return trigger.kind !== "label" || trigger.task.at + 1_000 > ended;
}

async function whoAsks({ trigger, sight, found, trust }: Situation): Promise<Asked | null> {
  if (trigger.kind === "label") return { by: trigger.by, task: trigger.task };
  if (trigger.kind !== "dispatch") return null;
  if (trigger.key === "") return { by: trigger.by, task: sight.issue };
  if (!isOrdersKey(trigger.key)) return null;
  const after = found.kind === "loop" ? found.state.readUpTo : 0;
  for (const comment of sight.comments.toReversed()) {
    if (comment.id <= after || comment.isOurs || readOrder(comment.body)?.do !== "start") continue;
    if (await trust.inPerson(comment.author)) return { by: comment.author, task: sight.issue };
  }
  return null;
}

/** `rondo: qa` picks the profile qa; the trigger label itself picks none. */
function profileOf({ issue }: Sight, trigger: LoopTrigger): string | null {
  const labels = trigger.kind === "label" ? [trigger.label, ...issue.labels] : issue.labels;
  const chosen = labels.map((label) => /^rondo:\s*(.+)$/i.exec(label)?.[1] ?? null).filter((name) => name !== null);
  return chosen.find((name) => !ownLabels.includes(name.toLowerCase())) ?? null;
}

function isOurLabel(label: string, trigger: string, profiles: readonly string[]): boolean {
  return hasLabel([trigger, ...profiles.map((name) => `rondo: ${name}`)], label);
}
