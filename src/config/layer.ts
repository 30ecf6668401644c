import type { GuardSettings, RuleSettings, Settings } from "../loop/settings.ts";

/** What one place (a file, a profile, a command) said about the settings: only the keys that it gave. */
export interface SettingsLayer extends Partial<Omit<Settings, "rules" | "guards" | "phase">> {
  readonly rules?: readonly RuleChange[];
  readonly guards?: Partial<GuardSettings>;
}

/** A rule, or `name: false`, which removes the one that an earlier layer gave. */
export type RuleChange = RuleSettings | { readonly name: string; readonly removed: true };
