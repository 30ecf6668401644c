export type Environment = Readonly<Record<string, string | undefined>>;

/** What any program may need to run at all: none of it is a secret of the runner. */
const ALWAYS = ["PATH", "LANG", "LANGUAGE", "TERM", "TZ", "COLORTERM", "NO_COLOR", "SSL_CERT_FILE", "SSL_CERT_DIR"];
const PROXIES = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "NODE_EXTRA_CA_CERTS"];

/**
 * Names that no setting can let through. With one of these, an agent speaks to GitHub in the job's name,
 * or to the runner: it changes the steps that follow it, or reads and poisons the repository's cache.
 */
const FORBIDDEN: readonly RegExp[] = [
  /^(GITHUB_TOKEN|GH_TOKEN|GH_ENTERPRISE_TOKEN|GITHUB_ENTERPRISE_TOKEN|GITHUB_PAT)$/i,
  /^ACTIONS_/i,
  /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH|ACTION_PATH)$/i,
  /^(INPUT|STATE|RUNNER)_/i,
  /^RONDO_/i,
  // These load code into every program that is started, Rondo's own tools included.
  /^(NODE_OPTIONS|LD_PRELOAD|LD_LIBRARY_PATH|LD_AUDIT|BASH_ENV|ENV|PYTHONSTARTUP)$/i,
];

export interface Allowed {
  /** The agent's own. */
  readonly home: string;
  /** The model's keys, and what the settings name under `env:`. */
  readonly names: readonly string[];
}

/** An allow-list: what is not named does not exist for the agent. */
export function agentEnvironment(environment: Environment, { home, names }: Allowed): Readonly<Record<string, string>> {
  const asked = new Set(names.filter((name) => !isForbidden(name)));
  const passed = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && (asked.has(name) || isHarmless(name)) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(passed), HOME: home };
}

/** For the settings too: naming one of these under `env:` is a mistake to report, not to ignore. */
export function isForbidden(name: string): boolean {
  return FORBIDDEN.some((pattern) => pattern.test(name));
}

function isHarmless(name: string): boolean {
  return ALWAYS.includes(name) || PROXIES.includes(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name);
}
