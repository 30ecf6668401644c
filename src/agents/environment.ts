import { isForbiddenVariable } from "../loop/variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What any program may need to run at all: none of it is a secret of the runner. */
const ALWAYS = ["PATH", "LANG", "LANGUAGE", "TERM", "TZ", "COLORTERM", "NO_COLOR", "SSL_CERT_FILE", "SSL_CERT_DIR"];
const PROXIES = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "NODE_EXTRA_CA_CERTS"];

export interface Allowed {
  /** The agent's own. */
  readonly home: string;
  /** The model's keys, and what the settings name under `env:`. */
  readonly names: readonly string[];
}

/** An allow-list: what is not named does not exist for the agent. */
export function agentEnvironment(environment: Environment, { home, names }: Allowed): Readonly<Record<string, string>> {
  const asked = new Set(names.filter((name) => !isForbiddenVariable(name)));
  const passed = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && (asked.has(name) || isHarmless(name)) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(passed), HOME: home };
}

function isHarmless(name: string): boolean {
  return ALWAYS.includes(name) || PROXIES.includes(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name);
}
