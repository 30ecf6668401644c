/** Workflow commands in what a step prints: `::name key=value::text`. */
import type { Annotation } from "../contract.ts";

/** What one line of output means. */
export type LineEffect =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "annotation"; readonly annotation: Annotation }
  | { readonly kind: "mask"; readonly value: string }
  | { readonly kind: "output" | "state"; readonly name: string; readonly value: string; readonly warning: string }
  | { readonly kind: "failure"; readonly message: string }
  | { readonly kind: "nothing" };

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly value: string;
}

const ANNOTATIONS = ["error", "warning", "notice"] as const;
const KNOWN = new Set<string>([
  ...ANNOTATIONS,
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "group",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
]);

/** Reads one step's output; it remembers `stop-commands`. */
export class CommandReader {
  #stopToken: string | undefined;

  read(line: string): LineEffect {
    const command = parseCommand(line);
    if (this.#stopToken !== undefined) {
      if (command?.name === this.#stopToken) this.#stopToken = undefined;
      return { kind: "text", text: line };
    }
    if (command === undefined || !KNOWN.has(command.name)) return { kind: "text", text: line };
    if (command.name !== "stop-commands") return effectOf(command);
    if (command.value === "" || KNOWN.has(command.value.toLowerCase())) {
      return {
        kind: "failure",
        message: `Invoked ::stop-commands:: with the token '${command.value}', which is not safe`,
      };
    }
    this.#stopToken = command.value.toLowerCase();
    return { kind: "text", text: line };
  }
}

function effectOf(command: Command): LineEffect {
  const level = ANNOTATIONS.find((name) => name === command.name);
  if (level !== undefined) return { kind: "annotation", annotation: asAnnotation(level, command) };
  switch (command.name) {
    case "add-mask":
      return command.value.trim() === "" ? warning(emptyMask) : { kind: "mask", value: command.value };
    case "group":
      return { kind: "text", text: `##[group]${command.value}` };
    case "endgroup":
      return { kind: "text", text: "##[endgroup]" };
    case "set-output":
      return deprecated("output", command);
    case "save-state":
      return deprecated("state", command);
    case "set-env":
    case "add-path":
      return { kind: "failure", message: disabled(command.name) };
    default:
      // debug is shown only in debug runs; echo and problem matchers change nothing that is kept here.
      return { kind: "nothing" };
  }
}

const emptyMask = "Can't add secret mask for empty string in ##[add-mask] command.";

function warning(message: string): LineEffect {
  return { kind: "annotation", annotation: { level: "warning", message } };
}

function deprecated(kind: "output" | "state", command: Command): LineEffect {
  const name = command.properties.name;
  if (name === undefined || name === "") {
    return { kind: "failure", message: `Required field 'name' is missing in ##[${command.name}] command.` };
  }
  const text = `The \`${command.name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.`;
  return { kind, name, value: command.value, warning: text };
}

function disabled(name: string): string {
  return `The \`${name}\` command is disabled. Please upgrade to using Environment Files.`;
}

function asAnnotation(level: Annotation["level"], command: Command): Annotation {
  const { title, file, line } = command.properties;
  return {
    level,
    message: command.value,
    ...(title === undefined ? {} : { title }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined || !/^\d+$/.test(line) ? {} : { line: Number(line) }),
  };
}

function parseCommand(line: string): Command | undefined {
  const match = /^\s*::([^\s:]+)(?:\s+((?:(?!::).)*))?::(.*)$/s.exec(line);
  if (match === null) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of (match[2] ?? "").split(",")) {
    const equals = pair.indexOf("=");
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescapeProperty(pair.slice(equals + 1));
  }
  return { name: (match[1] ?? "").toLowerCase(), properties, value: unescapeData(match[3] ?? "") };
}

function unescapeData(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}
