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

/** Later wins: the file, the profile that a label chose, limits that a person set on the way. */
export function loopSettings({ file, profile, limits }: SettingsSource): LoopSettings {
  const parsed = parseSettings(file ?? "", settingsFile);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map(formatProblem) };
  const profiles = [...parsed.profiles.keys()];
  const chosen = profile === null ? {} : layerOf(parsed.profiles, profile);
  if (chosen === undefined) {
    const known = profiles.length === 0 ? "it has none" : `it has ${profiles.join(", ")}`;
    return { ok: false, problems: [`${settingsFile}: there is no profile "${profile}"; ${known}.`] };
  }
  return { ok: true, settings: resolveSettings([parsed.layer, chosen, asLayer(limits)]), profiles };
}

/** GitHub takes `rondo: QA` and `rondo: qa` for one label. */
function layerOf(profiles: ReadonlyMap<string, SettingsLayer>, wanted: string): SettingsLayer | undefined {
  return [...profiles].find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}

function asLayer(limits: Limits): SettingsLayer {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
}
