import { list, mapOf, type Named, oneOrMany } from "../config/compound-shapes.ts";
import { fileShape, type SettingsFile } from "../config/fields.ts";
import { refuse } from "../config/located.ts";
import { record } from "../config/object-shapes.ts";
import { type ReadYaml, readYaml } from "../config/read-yaml.ts";
import { boolean, choice, line, number } from "../config/scalar-shapes.ts";
import type { Shape } from "../config/shape.ts";
import type { FailureClass, RuleResult } from "../loop/outcome.ts";

/** A loop to replay: settings, and what each agent run came to. */
export interface ReplayFile {
  readonly config: SettingsFile;
  readonly iterations: readonly ReplayIteration[];
}

export interface ReplayIteration {
  readonly says: string;
  readonly rules: readonly Named<RuleResult["result"]>[];
  readonly messages: readonly Named<string>[];
  /** Null: the file does not say, which is not the same as "nothing". */
  readonly changed: readonly string[] | null;
  readonly tree: string | null;
  readonly cost: number | null;
  readonly minutes: number;
  readonly failure: FailureClass | null;
  readonly human: "stop" | "pause" | null;
  readonly hooks: readonly Named<"complete" | "continue" | "escalate">[];
  /** A person resumed the loop before this iteration. */
  readonly resume: boolean;
}

const name = line("a name", 200);

/** Any text, the empty one too; a number is taken for its digits, since nobody quotes a commit's id. */
const anyText: Shape<string> = {
  allowed: "a text",
  schema: { type: ["string", "number"] },
  read: (value, report) =>
    value.form === "scalar" && (typeof value.value === "string" || typeof value.value === "number")
      ? String(value.value)
      : refuse(value, "a text", report),
};

/** A key with nothing after it is a key that is not there. */
function orElse<T, Missing>(missing: Missing, shape: Shape<T>): Shape<T | Missing> {
  return {
    ...shape,
    read: (value, report) => (value.form === "scalar" && value.value === null ? missing : shape.read(value, report)),
  };
}

function optional<T>(shape: Shape<T>): Shape<T | null> {
  return orElse(null, shape);
}

function namedOrNone<T>(what: string, each: Shape<T>): Shape<readonly Named<T>[]> {
  return orElse([], mapOf(what, name, each));
}

const path = line("a path", 4_096);

const iteration = record<ReplayIteration>("an iteration", {
  says: { key: "says", about: "the agent's final message", shape: orElse("", anyText), default: "" },
  rules: {
    key: "rules",
    about: "how each rule came out",
    shape: namedOrNone("rule results", choice(["pass", "fail", "error", "skip"])),
    default: {},
  },
  messages: { key: "messages", about: "what each rule printed", shape: namedOrNone("messages", anyText), default: {} },
  changed: { key: "changed", about: "paths that changed", shape: optional(oneOrMany(path, "paths")), default: null },
  tree: { key: "tree", about: "equal trees are equal work", shape: optional(anyText), default: null },
  cost: { key: "cost", about: "US dollars", shape: optional(number(0, 1e6)), default: null },
  minutes: { key: "minutes", about: "how long it took", shape: number(0, 1e6), default: 0 },
  failure: {
    key: "failure",
    about: "the agent itself failed",
    shape: optional(choice(["transient", "blocking", "unknown", "timeout"])),
    default: null,
  },
  human: {
    key: "human",
    about: "said during this iteration",
    shape: optional(choice(["stop", "pause"])),
    default: null,
  },
  hooks: {
    key: "hooks",
    about: "what each hook that is a command answered",
    shape: namedOrNone("hook answers", choice(["complete", "continue", "escalate"])),
    default: {},
  },
  resume: { key: "resume", about: "a person resumed the loop before this iteration", shape: boolean, default: false },
});

const replay = record<ReplayFile>("a map with config and iterations", {
  config: { key: "config", about: "the keys of .github/rondo.yml", shape: fileShape, default: {} },
  iterations: { key: "iterations", about: "agent runs, in order", shape: list(iteration, "iterations") },
});

export function readReplayFile(text: string, file: string): ReadYaml<ReplayFile> {
  return readYaml(text, file, replay);
}
