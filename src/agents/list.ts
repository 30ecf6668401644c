import type { AgentName } from "../loop/settings.ts";
import { finalMessage as claude } from "./claude.ts";
import { finalMessage as codex } from "./codex.ts";
import { finalMessage as copilot } from "./copilot.ts";
import { finalMessage as gemini } from "./gemini.ts";
import { finalMessage as opencode } from "./opencode.ts";

/** From what each CLI printed, headless, to what the agent said last; null if it said nothing. */
export const finalMessages: Readonly<Record<AgentName, (printed: string) => string | null>> = {
  claude,
  codex,
  gemini,
  copilot,
  opencode,
};
