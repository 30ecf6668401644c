/** What the stub model answers, whatever the wire format. */
export type Reply =
  | { readonly say: string }
  /** A call of the agent's own tool for shell commands. */
  | { readonly run: string }
  | {
      readonly refuse: number;
      readonly type: string;
      readonly message: string;
      readonly retryAfter?: number;
      readonly details?: readonly Json[];
    }
  /** The connection stays open, and nothing comes. */
  | { readonly hang: true };

/** One request to the model, as far as an answer depends on it. */
export interface Turn {
  readonly model: string;
  /** The agent's tool for shell commands; null in side requests, for a title and the like. */
  readonly shell: Tool | null;
  /** How many tool calls have been answered since the person last spoke. */
  readonly toolResults: number;
  /** What the person said, first to last. */
  readonly asked: readonly string[];
}

export interface Tool {
  readonly name: string;
  /** The names of its parameters. */
  readonly parameters: readonly string[];
  /** The parameter for the command is a list of words. */
  readonly takesList: boolean;
}

/** A wire format: a request read, and an answer written. */
export interface Format {
  readonly read: (body: Json, path: string) => Turn;
  readonly write: (reply: Said, turn: Turn) => Written;
  readonly refuse: (refused: Extract<Reply, { refuse: number }>) => Json;
}

export type Said = Extract<Reply, { say: string } | { run: string }>;

export interface Written {
  readonly type: "text/event-stream" | "application/json";
  readonly body: string;
}

export type Json = Readonly<Record<string, unknown>>;

/** What every answer costs. */
export const USAGE = { input: 1000, output: 50 };

/** Runs JavaScript, in which the shell is one function of many. */
export const SCRIPT_TOOL = "exec";

const SHELLS = ["Bash", "bash", "exec_command", "shell", "shell_command", "run_shell_command", SCRIPT_TOOL];

export function findShell(tools: readonly { readonly name: string; readonly schema: unknown }[]): Tool | null {
  const found = tools.find(({ name }) => SHELLS.includes(name));
  if (found === undefined) return null;
  const properties = objectOf(objectOf(found.schema).properties);
  return {
    name: found.name,
    parameters: Object.keys(properties),
    takesList: objectOf(properties.command).type === "array",
  };
}

/** The arguments that this tool wants for that command. */
export function shellArguments(tool: Tool, command: string): Json {
  const name = tool.parameters.includes("cmd") ? "cmd" : "command";
  const described = tool.parameters.includes("description") ? { description: "Works" } : {};
  return { [name]: tool.takesList ? ["bash", "-lc", command] : command, ...described };
}

export function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return listOf(value)
    .map((part) => (typeof part.text === "string" ? part.text : ""))
    .join("");
}

export function events(list: readonly Json[], named = false): string {
  return list.map((event) => `${named ? `event: ${event.type}\n` : ""}data: ${JSON.stringify(event)}\n\n`).join("");
}
