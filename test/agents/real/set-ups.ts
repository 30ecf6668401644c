import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AgentName } from "../../../src/loop/settings.ts";

/** What points a CLI at the stub model. Each says only what is its own. */
export interface SetUp {
  readonly environment: Readonly<Record<string, string>>;
  readonly model: string | null;
  readonly args: readonly string[];
  /** By path, below its HOME. */
  readonly homeFiles: Readonly<Record<string, string>>;
}

export const KEY = "sk-stub-0123456789";

const plain = { model: null, args: [], homeFiles: {} };

export const setUps: Readonly<Record<AgentName, (url: string) => SetUp>> = {
  claude: (url) => ({ ...plain, environment: { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: KEY } }),
  codex: (url) => ({
    ...plain,
    environment: { OPENAI_API_KEY: KEY },
    // Its own provider tries a WebSocket five times first.
    args: [
      ...["--config", "model_provider=stub"],
      "--config",
      `model_providers.stub={name="stub",base_url="${url}/v1",env_key="OPENAI_API_KEY",wire_api="responses"}`,
    ],
  }),
  gemini: (url) => ({
    ...plain,
    environment: { GEMINI_API_KEY: KEY, GOOGLE_GEMINI_BASE_URL: url },
    // Without a model, it asks one which model to ask, and insists on an answer in JSON.
    model: "gemini-3.5-flash",
  }),
  copilot: (url) => ({
    ...plain,
    environment: {
      COPILOT_OFFLINE: "true",
      COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
      COPILOT_PROVIDER_API_KEY: KEY,
      COPILOT_MODEL: "gpt-4.1",
    },
  }),
  opencode: (url) => ({
    ...plain,
    environment: {},
    model: "stub/m",
    homeFiles: { ".config/opencode/opencode.json": JSON.stringify(opencodeConfig(url)) },
  }),
};

function opencodeConfig(url: string): object {
  const model = { name: "m", cost: { input: 2, output: 10 }, limit: { context: 100_000, output: 8_000 } };
  const options = { baseURL: `${url}/v1`, apiKey: KEY };
  const stub = { npm: "@ai-sdk/openai-compatible", name: "Stub", options, models: { m: model } };
  return { autoupdate: false, share: "disabled", provider: { stub } };
}

export function place(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
