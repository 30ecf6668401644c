/**
 * Names that no setting can let through to an agent. With one of these, it speaks to GitHub in the job's name,
 * or to the runner: it changes the steps that follow it, or reads and poisons the repository's cache.
 */
const FORBIDDEN: readonly RegExp[] = [
  /^(GITHUB_TOKEN|GH_TOKEN|GH_ENTERPRISE_TOKEN|GITHUB_ENTERPRISE_TOKEN|GITHUB_PAT)$/i,
  /^ACTIONS_/i,
  /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i,
  /^(INPUT|STATE|RUNNER|RONDO)_/i,
  // These load code into every program that is started, Rondo's own tools included.
  /^(NODE_OPTIONS|LD_PRELOAD|LD_LIBRARY_PATH|LD_AUDIT|BASH_ENV|ENV|PYTHONSTARTUP)$/i,
];

export function isForbiddenVariable(name: string): boolean {
  return FORBIDDEN.some((pattern) => pattern.test(name));
}
