import { type DeclaredPromise, type RulePreset, rulePresets } from "../loop/settings.ts";
import { byForm, list } from "./compound-shapes.ts";
import { settingFields } from "./fields.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import type { SettingsLayer } from "./layer.ts";
import { type Located, locateDefault, refuse } from "./located.ts";
import { record } from "./object-shapes.ts";
import type { Problem, Report } from "./problems.ts";
import { promisesShape } from "./promises.ts";
import { readYaml } from "./read-yaml.ts";
import { boolean, choice, line, text } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";

/** An agent or prompt in Markdown whose frontmatter has an `iteration:` block: a profile. */
export interface AgentFile {
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
  readonly model: string | null;
  readonly layer: SettingsLayer;
  /** What it tells the agent, for the brief. */
  readonly body: string;
}

export type AgentFileResult =
  | { readonly kind: "profile"; readonly file: AgentFile; readonly warnings: readonly Problem[] }
  /** An agent like any other: it has no `iteration:` block. */
  | { readonly kind: "none" }
  /** `iteration.enabled` is false. */
  | { readonly kind: "off" }
  | { readonly kind: "wrong"; readonly problems: readonly Problem[] };

const folders = [".claude/agents/", ".opencode/agent/", ".opencode/agents/", ".github/agents/", ".github/prompts/"];

export function isAgentFile(path: string): boolean {
  return path.endsWith(".md") && folders.some((folder) => path.startsWith(folder));
}

/** Where the agent of a name would be. Empty: no file has such a name. */
export function agentFilePaths(name: string): readonly string[] {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_. -]{0,39}$/.test(name)) return [];
  const names = [...new Set([name, name.toLowerCase()])];
  return folders.flatMap((folder) =>
    names.flatMap((each) => (endings[folder] ?? [".md"]).map((ending) => `${folder}${each}${ending}`)),
  );
}

const endings: Readonly<Record<string, readonly string[]>> = {
  ".github/agents/": [".agent.md", ".md"],
  ".github/prompts/": [".prompt.md", ".md"],
};

interface Iteration {
  readonly enabled: boolean;
  readonly maxIterations: number | null;
  readonly completionPromises: readonly DeclaredPromise[] | null;
  readonly validationRules: readonly RulePreset[];
}

const iteration: Shape<Iteration> = record("a map of iteration settings", {
  enabled: { key: "enabled", about: "Whether it is a profile.", shape: boolean, default: true },
  maxIterations: {
    key: "maxIterations",
    alias: "max-iterations",
    about: settingFields.maxIterations.about,
    shape: settingFields.maxIterations.shape,
    absent: null,
  },
  completionPromises: {
    key: "completionPromises",
    alias: "promises",
    about: settingFields.promises.about,
    shape: promisesShape,
    absent: null,
  },
  validationRules: {
    key: "validationRules",
    alias: "rules",
    about: "Presets by name.",
    shape: list(choice(rulePresets), "presets"),
    default: [],
  },
} satisfies Fields<Iteration>);

/** `Read, Edit`, or a list; some tools want a map of switches. */
const tools: Shape<readonly string[]> = byForm<readonly string[]>({
  text: turned(text("tools"), (written) => written.split(/[\s,]+/).filter((name) => name !== "")),
  list: list(line("a tool", 200), "tools"),
});

interface Head {
  readonly name: string | null;
  readonly description: string;
  readonly tools: readonly string[];
  readonly model: string | null;
  readonly iteration: Iteration | null;
}

/** Other programs have keys of their own here, so that only ours are looked at. */
const head: Shape<Head> = {
  allowed: "a map",
  schema: {},
  read: (value, report) => {
    if (value.form !== "map") return refuse(value, "a map", report);
    const at = (key: string): Located | undefined => value.entries.find((entry) => entry.key === key)?.value;
    const found = at("iteration");
    const read = found === undefined ? null : iteration.read(found, report);
    if (read === undefined) return undefined;
    return {
      name: plain(at("name")),
      description: plain(at("description")) ?? "",
      tools: quietly(tools, at("tools")) ?? [],
      model: plain(at("model")),
      iteration: read,
    };
  },
};

const silent: Report = { problem: () => undefined, warning: () => undefined };

function quietly<T>(shape: Shape<T>, value: Located | undefined): T | undefined {
  return value === undefined ? undefined : shape.read(value, silent);
}

function plain(value: Located | undefined): string | null {
  return quietly(text("a text"), value) ?? null;
}

/** `path` gives the name where the file has none: `.claude/agents/tester.md` is `tester`. */
export function parseAgentFile(source: string, path: string): AgentFileResult {
  const parts = splitFrontmatter(source);
  if (parts === null) return { kind: "none" };
  const read = readYaml(parts.yaml, path, head);
  // Most of these files are other programs' business: only who asks for iterations is told about mistakes.
  if (!read.ok) return /^iteration\s*:/m.test(parts.yaml) ? wrong(read.problems) : { kind: "none" };
  const { value } = read;
  if (value.iteration === null) return { kind: "none" };
  if (!value.iteration.enabled) return { kind: "off" };
  const fromPath =
    path
      .split("/")
      .at(-1)
      ?.replace(/(\.prompt|\.agent)?\.md$/, "") ?? path;
  const file = { ...value, name: value.name ?? fromPath, layer: layerOf(value.iteration), body: parts.body };
  const { iteration: _, ...rest } = file;
  return { kind: "profile", file: rest, warnings: read.warnings.map(belowTheMark) };
}

function layerOf({ maxIterations, completionPromises, validationRules }: Iteration): SettingsLayer {
  const rules = settingFields.rules.shape.read(locateDefault([...validationRules], "rules"), silent) ?? [];
  return {
    ...(maxIterations === null ? {} : { maxIterations }),
    ...(completionPromises === null ? {} : { promises: completionPromises }),
    ...(rules.length === 0 ? {} : { rules }),
  };
}

function wrong(problems: readonly Problem[]): AgentFileResult {
  return { kind: "wrong", problems: problems.map(belowTheMark) };
}

/** The first line of the file is the mark. */
function belowTheMark(problem: Problem): Problem {
  return { ...problem, line: problem.line + 1 };
}
