import type { AgentName } from "../loop/settings.ts";
import type { Agent } from "./agent.ts";
import { claude, finalMessage as saidByClaude } from "./claude.ts";
import { codex, finalMessage as saidByCodex } from "./codex.ts";
import { copilot, finalMessage as saidByCopilot } from "./copilot.ts";
import { gemini, finalMessage as saidByGemini } from "./gemini.ts";
import { opencode, finalMessage as saidByOpencode } from "./opencode.ts";

export const agents: Readonly<Record<AgentName, Agent>> = { claude, codex, gemini, copilot, opencode };

/** From what each CLI printed, headless, to what the agent said last; null if it said nothing. */
export const finalMessages: Readonly<Record<AgentName, (printed: string) => string | null>> = {
  claude: saidByClaude,
  codex: saidByCodex,
  gemini: saidByGemini,
  copilot: saidByCopilot,
  opencode: saidByOpencode,
};
