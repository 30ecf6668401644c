import { builtInProfile, builtInProfiles } from "./built-in-profiles.ts";
import type { SettingsLayer } from "./layer.ts";

/** The layers of a profile, around the file's own: what is built in lies under it, the file's own entry over it. */
export interface ChosenProfile {
  readonly under: SettingsLayer;
  readonly over: SettingsLayer;
}

const nothing: ChosenProfile = { under: {}, over: {} };

/** Undefined: nobody knows a profile of this name. */
export function chooseProfile(
  own: ReadonlyMap<string, SettingsLayer>,
  wanted: string | null,
): ChosenProfile | undefined {
  if (wanted === null) return nothing;
  const builtIn = builtInProfile(wanted);
  const over = named(own, wanted) ?? (builtIn === null ? undefined : named(own, builtIn.name));
  if (over === undefined && builtIn === null) return undefined;
  return { under: builtIn?.layer ?? {}, over: over ?? {} };
}

/** All that a label can name, the short names too. */
export function profileNames(own: Iterable<string>): readonly string[] {
  const builtIn = builtInProfiles.flatMap(({ name, alias }) => (alias === null ? [name] : [name, alias]));
  return [...new Set([...own, ...builtIn])];
}

/** GitHub takes `rondo: QA` and `rondo: qa` for one label. */
function named(profiles: ReadonlyMap<string, SettingsLayer>, wanted: string): SettingsLayer | undefined {
  return [...profiles].find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}
