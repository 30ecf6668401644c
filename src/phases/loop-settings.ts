import { asAgent, type ProfileText, readProfile } from "../config/agent-profile.ts";
import type { TrustedBot } from "../config/bots.ts";
import { chooseProfile, profileNames } from "../config/choose-profile.ts";
import type { SettingsLayer } from "../config/layer.ts";
import { type ParseResult, parseSettings } from "../config/parse.ts";
import { settingsOfPhase } from "../config/phases.ts";
import { formatProblem } from "../config/problems.ts";
import { queueDefaults } from "../config/queue.ts";
import { resolveSettings } from "../config/resolve.ts";
import { thawedLayer } from "../config/task-frontmatter.ts";
import type { QueueTerms } from "../loop/queue.ts";
import { shapeOf } from "../loop/readiness.ts";
import type { Settings } from "../loop/settings.ts";
import type { Chain, Limits } from "../state/record.ts";

export const settingsFile = ".github/rondo.yml";

export type LoopSettings =
  | { readonly ok: true; readonly settings: Settings; readonly profiles: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

export interface SettingsSource {
  /** The text of `.github/rondo.yml`; null if there is none. */
  readonly file: string | null;
  readonly profile: string | null;
  readonly limits: Limits;
  /** The agent file that is the profile. */
  readonly profileFile?: ProfileText | null;
  /** What the issue's frontmatter set. */
  readonly issueSettings?: string | null;
  /** How ready the issue was; null: it was not scored. */
  readonly readiness?: number | null;
  /** Which of several phases; null: there is only one, or it has not begun. */
  readonly chain?: Chain | null;
}

/**
 * Later wins: a built-in profile, the file, its own entry for the profile, the issue's frontmatter, limits that a person
 * set on the way.
 */
export function loopSettings(source: SettingsSource): LoopSettings {
  const { file, profile, limits, profileFile = null, issueSettings = null, readiness = null, chain = null } = source;
  const parsed = parsedFile(file ?? "");
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map(formatProblem) };
  const profiles = profileNames(parsed.profiles.keys());
  const agentFile = profileFile && readProfile(profileFile);
  const chosen = agentFile ? { under: agentFile.layer, over: {} } : chooseProfile(parsed.profiles, profile);
  if (chosen === undefined)
    return { ok: false, problems: [`There is no profile "${profile}"; known are ${profiles.join(", ")}.`] };
  const ofIssue = thawedLayer(issueSettings);
  if (ofIssue === undefined)
    return { ok: false, problems: [`The issue's frontmatter can't be read: ${issueSettings}`] };
  const phased = settingsOfPhase(chain === null ? null : chain.done.length, {
    own: parsed.profiles,
    chosen,
    resolve: ({ under, over }, own) => resolveSettings([under, parsed.layer, over, ofIssue, own, asLayer(limits)]),
  });
  if (typeof phased === "string") return { ok: false, problems: [`${phased} Known profiles: ${profiles.join(", ")}.`] };
  const settings = supervised(phased.settings, readiness);
  if (!agentFile) return { ok: true, settings, profiles };
  const agent = phased.hasOwnProfile ? settings.agent : asAgent(settings.agent, agentFile, profileFile.path);
  return { ok: true, settings: { ...settings, agent }, profiles: [...profiles, profile ?? agentFile.name] };
}

const parsedFiles = new Map<string, ParseResult>();

/** A run asks for the settings of the same file at each of its steps. */
function parsedFile(text: string): ParseResult {
  const known = parsedFiles.get(text);
  if (known) return known;
  if (parsedFiles.size > 20) parsedFiles.clear();
  const parsed = parseSettings(text, settingsFile);
  parsedFiles.set(text, parsed);
  return parsed;
}

/** As the default branch has them now, so that one that is taken out is heard no more. A file that can't be read names none. */
export function trustedBots(file: string | null): readonly TrustedBot[] {
  const parsed = file === null ? null : parsedFile(file);
  return parsed?.ok ? parsed.bots : [];
}

/** Where the default branch says now that milestones are told; null: nowhere. */
export function webhookOf(file: string | null): string | null {
  const parsed = file === null ? null : parseSettings(file, settingsFile);
  return parsed?.ok ? parsed.webhook : null;
}

export interface QueueSettings extends QueueTerms {
  /** The trigger label. */
  readonly label: string;
}

/** As the default branch has them now; a file that can't be read says nothing. */
export function queueSettings(file: string | null): QueueSettings {
  const parsed = parsedFile(file ?? "");
  const label = parsed.ok ? parsed.layer.label : undefined;
  return { ...(parsed.ok ? parsed.queue : queueDefaults), label: label ?? "rondo" };
}

/** What an issue leaves open, a person answers after each iteration. */
function supervised(settings: Settings, score: number | null): Settings {
  return score !== null && shapeOf({ score }) !== "tool" ? { ...settings, approve: "every-iteration" } : settings;
}

/** Whether Rondo or the settings know a profile of this name; a file that can't be read says nothing about it. */
export function isProfileKnown(file: string | null, profile: string): boolean {
  const parsed = parsedFile(file ?? "");
  return !parsed.ok || chooseProfile(parsed.profiles, profile) !== undefined;
}

function asLayer(limits: Limits): SettingsLayer {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
}
