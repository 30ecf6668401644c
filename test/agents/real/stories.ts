import type { AgentName } from "../../../src/loop/settings.ts";
import type { Answer } from "../stub-model/server.ts";

/** One situation, and what brings it about. */
export interface Story {
  readonly answer: Answer;
  /** For those whose provider has other words for it. */
  readonly answers?: Partial<Record<AgentName, Answer>>;
  readonly timeoutMs?: number;
  /** A run before this one, whose session goes on. */
  readonly after?: Answer;
  /** Nobody set the variables that hold keys and addresses. */
  readonly withoutKey?: true;
  /** A session that never was. */
  readonly session?: string;
  readonly args?: Partial<Record<AgentName, readonly string[]>>;
  /** By path, below the checkout. */
  readonly files?: Partial<Record<AgentName, Readonly<Record<string, string>>>>;
  /** Those that can't come into this situation. */
  readonly not?: readonly AgentName[];
}

const TITLE = { say: "A title" };

/** One command, then the promise. */
const works: Answer = ({ shell, toolResults }) => {
  if (shell === null) return TITLE;
  return toolResults === 0 ? { run: "echo work >> work.txt" } : { say: "All done.\n<promise>COMPLETE</promise>" };
};

const worksForEver: Answer = ({ shell, toolResults }) =>
  shell === null ? TITLE : { run: `echo ${toolResults} >> work.txt` };

const refuses =
  (refuse: number, type: string, message: string, retryAfter?: number): Answer =>
  () => ({ refuse, type, message, ...(retryAfter === undefined ? {} : { retryAfter }) });

const DENY_SHELL =
  '[[rule]]\ntoolName = "run_shell_command"\ncommandPrefix = "echo"\ndecision = "deny"\npriority = 999\n';

export const stories: Readonly<Record<string, Story>> = {
  success: { answer: works },
  denied: {
    answer: works,
    args: {
      claude: ["--permission-mode", "dontAsk"],
      codex: ["--sandbox", "read-only"],
      gemini: ["--policy", ".rondo-policy.toml"],
      copilot: ["--allow-all", "--deny-tool=shell"],
      opencode: ["--no-auto"],
    },
    files: {
      gemini: { ".rondo-policy.toml": DENY_SHELL },
      opencode: { "opencode.json": '{"permission":{"bash":"ask"}}' },
    },
  },
  limit: {
    answer: worksForEver,
    // These two know no limit of their own.
    not: ["codex", "opencode"],
    timeoutMs: 30_000,
    // Its limit is on how often it is told to go on, after it stopped without being done.
    answers: { copilot: ({ shell }) => (shell === null ? TITLE : { say: "There is more to do." }) },
    args: {
      claude: ["--max-turns", "2"],
      copilot: ["--autopilot", "--max-autopilot-continues", "1"],
    },
    files: {
      gemini: { ".gemini/settings.json": '{"model":{"maxSessionTurns":2}}' },
    },
  },
  "wrong-key": { answer: refuses(401, "authentication_error", "invalid x-api-key"), timeoutMs: 60_000 },
  // Its key is in its own file here.
  "no-key": { answer: works, withoutKey: true, not: ["opencode"], timeoutMs: 30_000 },
  killed: {
    answer: (turn) => (turn.shell !== null && turn.toolResults > 0 ? { hang: true } : works(turn)),
    timeoutMs: 30_000,
  },
  resumed: { after: works, answer: works },
  "lost-session": { answer: works, session: "00000000-0000-4000-8000-000000000000" },
  "unknown-model": { answer: refuses(404, "not_found_error", "model: no-such-model") },
  "rate-limit": {
    answer: refuses(429, "rate_limit_error", "This request would exceed your organization's rate limit.", 3600),
    timeoutMs: 20_000,
  },
  quota: {
    answer: refuses(
      429,
      "insufficient_quota",
      "You exceeded your current quota, please check your plan and billing details.",
    ),
    answers: {
      claude: refuses(
        400,
        "invalid_request_error",
        "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
      ),
      gemini: () => ({
        refuse: 429,
        type: "RESOURCE_EXHAUSTED",
        message: "You exceeded your current quota, please check your plan and billing details.",
        details: [
          {
            "@type": "type.googleapis.com/google.rpc.QuotaFailure",
            violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier", quotaValue: "250" }],
          },
        ],
      }),
    },
    timeoutMs: 20_000,
  },
  "server-error": { answer: refuses(500, "api_error", "Internal server error"), timeoutMs: 45_000 },
};
