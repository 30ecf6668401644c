import { chooseProfile, profileNames } from "../config/choose-profile.ts";
import type { SettingsLayer } from "../config/layer.ts";
import { parseSettings } from "../config/parse.ts";
import { formatProblem } from "../config/problems.ts";
import { resolveSettings } from "../config/resolve.ts";
import type { Settings } from "../loop/settings.ts";
import type { Limits } from "../state/record.ts";

export const settingsFile = ".github/rondo.yml";

export type LoopSettings =
  | { readonly ok: true; readonly settings: Settings; readonly profiles: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

export interface SettingsSource {
  /** The text of `.github/rondo.yml`; null if there is none. */
  readonly file: string | null;
  readonly profile: string | null;
  readonly limits: Limits;
}

/** Later wins: a built-in profile, the file, its own entry for the profile, limits that a person set on the way. */
export function loopSettings({ file, profile, limits }: SettingsSource): LoopSettings {
  const parsed = parseSettings(file ?? "", settingsFile);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map(formatProblem) };
  const profiles = profileNames(parsed.profiles.keys());
  const chosen = chooseProfile(parsed.profiles, profile);
  if (chosen === undefined)
    return { ok: false, problems: [`There is no profile "${profile}"; known are ${profiles.join(", ")}.`] };
  const layers = [chosen.under, parsed.layer, chosen.over, asLayer(limits)];
  return { ok: true, settings: resolveSettings(layers), profiles };
}

function asLayer(limits: Limits): SettingsLayer {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
}
