import type { SettingsLayer } from "../../src/config/layer.ts";
import { parseSettings } from "../../src/config/parse.ts";
import { formatProblem } from "../../src/config/problems.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import type { Settings } from "../../src/loop/settings.ts";

/** The settings that a good file resolves to. */
export function settingsOf(text: string): Settings {
  return resolveSettings([layerOf(text)]);
}

export function layerOf(text: string): SettingsLayer {
  const parsed = parseSettings(text, "rondo.yml");
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return parsed.layer;
}

/** What is said about a file, one line per problem; nothing if it is good. */
export function problemsOf(text: string): readonly string[] {
  const parsed = parseSettings(text, "rondo.yml");
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
}

export function warningsOf(text: string): readonly string[] {
  const parsed = parseSettings(text, "rondo.yml");
  return parsed.ok ? parsed.warnings.map(formatProblem) : ["refused"];
}
