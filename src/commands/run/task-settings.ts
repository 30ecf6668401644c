/** The settings of a local loop: the project's own, what the command line says, and nothing that needs GitHub. */
import { type Document, isMap, isScalar, parse, parseDocument, type YAMLMap } from "yaml";
import { agents } from "../../agents/list.ts";
import { parseSettings } from "../../config/parse.ts";
import { formatProblem } from "../../config/problems.ts";
import { resolveSettings } from "../../config/resolve.ts";
import type { AgentChoice, Settings } from "../../loop/settings.ts";
import { oneLine } from "../colours.ts";
import { RefusedInput } from "../command.ts";
import type { LimitsWanted } from "./request.ts";

export const settingsPath = ".github/rondo.yml";

export interface Wanted {
  readonly agent: string | null;
  readonly limits: LimitsWanted;
}

export interface TaskSettings {
  readonly text: string;
  readonly settings: Settings;
  /** What the file asks for and only GitHub has, by name. */
  readonly leftOut: readonly string[];
  /** What the loop file says that a person should look at. */
  readonly warnings?: readonly string[];
}

/** `file` is null where the project has none: then a test command, if one was found, is the rule. */
export function taskSettings(file: string | null, wanted: Wanted, test: string | null): TaskSettings {
  if (file !== null) mustBeSound(file, settingsPath);
  const document = parseDocument(file ?? "");
  if (!isMap(document.contents)) document.contents = document.createNode({}) as unknown as typeof document.contents;
  if (file === null && test !== null) document.setIn(["rules", "tests"], test);
  for (const [key, value] of mustBeLimits(wanted.limits)) document.set(key, parse(value));
  // Whoever types a task is there to answer for it.
  document.set("readiness", "off");
  if (wanted.agent !== null) document.set("agent", wanted.agent);
  const leftOut = withoutGitHub(document);
  const text = document.toString();
  return { text, settings: mustBeSound(text, settingsPath), leftOut };
}

/** `--max-iterations 20` is read as `max-iterations: 20` would be. */
export function mustBeLimits(limits: LimitsWanted): readonly (readonly [string, string])[] {
  const given = Object.entries(limits);
  for (const [key, value] of given) {
    const parsed = /^[\w.+]+$/.test(value) ? parseSettings(`${key}: ${value}`, `--${key}`) : null;
    if (parsed?.ok) continue;
    throw new RefusedInput(`--${key} ${oneLine(value)}: ${parsed?.problems[0]?.message ?? "it is no limit"}.`);
  }
  return given;
}

function mustBeSound(text: string, file: string): Settings {
  const parsed = parseSettings(text, file);
  if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
  return resolveSettings([parsed.layer]);
}

function withoutGitHub(document: Document): readonly string[] {
  const rules = document.get("rules");
  const foreign = isMap(rules) ? foreignRules(rules) : [];
  for (const name of foreign) document.deleteIn(["rules", name]);
  const hasCi = document.has("ci-workflows") && document.delete("ci-workflows");
  return [...foreign.map((name) => `rules.${name}`), ...(hasCi ? ["ci-workflows"] : [])];
}

/** The job's own steps and the repository's checks are in workflows that do not run here. */
function foreignRules(rules: YAMLMap): readonly string[] {
  return rules.items.flatMap(({ key, value }) => {
    const type = isMap(value) ? value.get("type") : undefined;
    return isScalar(key) && (type === "step" || type === "checks") ? [String(key.value)] : [];
  });
}

/** The names of the variables that the agents of these settings declare, and of what `env:` lets through. */
export function declaredKeys({ agent, fallback, evaluator, env }: Settings): readonly string[] {
  const choices = [agent, ...fallback, ...(evaluator === null ? [] : [evaluator])];
  return [...new Set([...choices.flatMap(keysOf), ...env])];
}

export function keysOf(choice: AgentChoice): readonly string[] {
  return "use" in choice ? agents[choice.use].keys : [];
}
