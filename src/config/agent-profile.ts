import type { AgentChoice } from "../loop/settings.ts";
import { type AgentFile, parseAgentFile } from "./agent-files.ts";

export interface ProfileText {
  readonly path: string;
  readonly text: string;
}

/** The agent file as it was when the loop began; null: it is none any more, which only another version can say. */
export function readProfile({ path, text }: ProfileText): AgentFile | null {
  const read = parseAgentFile(text, path);
  return read.kind === "profile" ? read.file : null;
}

/** Whose names for models and tools a file uses; any other agent would not know them. */
const owners = { claude: [".claude/"], opencode: [".opencode/"], copilot: [".github/"] } as const;

/** The file's model and tools, where the settings name none and the file is one of this agent's own. */
export function asAgent(choice: AgentChoice, file: AgentFile, path: string): AgentChoice {
  if (!("use" in choice)) return choice;
  const folders: readonly string[] = Object.hasOwn(owners, choice.use) ? owners[choice.use as keyof typeof owners] : [];
  if (!folders.some((folder) => path.startsWith(folder))) return choice;
  const model = choice.model ?? (file.model === "inherit" ? null : file.model);
  const limited = choice.use === "claude" && file.tools.length > 0 && !choice.args.includes("--tools");
  return { ...choice, model, args: limited ? ["--tools", file.tools.join(","), ...choice.args] : choice.args };
}
