import type { GuardSettings, HookSettings, RuleSettings, Settings } from "../loop/settings.ts";
import { settingFields } from "./fields.ts";
import { hookFiles } from "./hook-files.ts";
import type { RuleChange, SettingsLayer } from "./layer.ts";
import { type Field, readDefault } from "./shape.ts";

const builtIn = Object.fromEntries(
  Object.entries<Field<unknown>>(settingFields).map(([name, { key, shape, default: preset }]) => [
    name,
    readDefault(shape, preset ?? null, key),
  ]),
) as Required<SettingsLayer> & { readonly guards: GuardSettings };

/** The defaults, with the layers over them: later wins, key by key. */
export function resolveSettings(layers: readonly SettingsLayer[]): Settings {
  const all: readonly SettingsLayer[] = [builtIn, ...layers];
  const last: Required<SettingsLayer> = Object.assign({}, builtIn, ...layers);
  return {
    ...last,
    phase: null,
    rules: mergeRules(all.flatMap((layer) => layer.rules ?? [])),
    guards: suitPolicy(mergeGuards(layers), last.stop),
    hooks: last.evaluator === null ? last.hooks : [...last.hooks, evaluatorHook],
    // A later layer must not be able to lift a protection by naming another.
    protect: [...new Set([...all.flatMap((layer) => layer.protect ?? []), ...hookFiles(last.hooks)])],
  };
}

/** A judge that does not answer stops nobody: rules and guards still stand. */
const evaluatorHook: HookSettings = {
  id: "evaluator",
  enabled: true,
  onError: "continue",
  when: null,
  kind: "evaluator",
};

/** A rule keeps the place of the first one of its name. */
function mergeRules(changes: readonly RuleChange[]): readonly RuleSettings[] {
  const rules = new Map<string, RuleSettings>();
  for (const change of changes) {
    if ("removed" in change) rules.delete(change.name);
    else rules.set(change.name, change);
  }
  return [...rules.values()];
}

function mergeGuards(layers: readonly SettingsLayer[]): GuardSettings {
  return Object.assign({}, builtIn.guards, ...layers.map((layer) => layer.guards ?? {}));
}

/** `strict` takes nothing less than a full pass for an end of failures. */
function suitPolicy(guards: GuardSettings, stop: Settings["stop"]): GuardSettings {
  if (stop !== "strict" || guards.consecutiveFailures === null) return guards;
  return { ...guards, consecutiveFailures: { ...guards.consecutiveFailures, reset: "pass" } };
}
