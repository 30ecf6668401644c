import type { Phase, Settings } from "../loop/settings.ts";
import { type ChosenProfile, chooseProfile } from "./choose-profile.ts";
import type { SettingsLayer } from "./layer.ts";

export interface Phased {
  readonly settings: Settings;
  /** The phase has a profile of its own in place of the issue's. */
  readonly hasOwnProfile: boolean;
}

interface Around {
  readonly own: ReadonlyMap<string, SettingsLayer>;
  readonly chosen: ChosenProfile;
  /** The settings with this profile, and with this over all but what a person set on the way. */
  readonly resolve: (chosen: ChosenProfile, over: SettingsLayer) => Settings;
}

/**
 * The settings of one of several phases; `number` is counted from 1, null where there is only one. What follows is said
 * by the first: a later one's profile can't add more.
 */
export function settingsOfPhase(number: number | null, { own, chosen, resolve }: Around): Phased | string {
  const first = resolve(chosen, {});
  const { phases } = first.follows;
  const strange = phases.find(({ profile }) => profile !== null && !chooseProfile(own, profile));
  if (strange) return `There is no profile "${strange.profile}" for the phase ${strange.name}.`;
  if (number === null) return { settings: first, hasOwnProfile: false };
  const wanted = number === 1 ? null : phases[number - 2];
  if (wanted === undefined) return `There is no phase ${number}.`;
  const profiled = (profile: string | null) => (profile === null ? chosen : chooseProfile(own, profile));
  const settings = wanted === null ? first : resolve(profiled(wanted.profile) ?? chosen, wanted.own);
  const phase: Phase = {
    number,
    of: phases.length + 1,
    name: wanted?.name ?? "",
    task: wanted?.task ?? null,
    next: phases[number - 1]?.name ?? null,
  };
  return {
    settings: { ...settings, follows: first.follows, phase },
    hasOwnProfile: (wanted?.profile ?? null) !== null,
  };
}
