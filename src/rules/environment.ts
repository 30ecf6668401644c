/** What a rule's command could use to speak in the job's name, or to the steps that follow. */
const withheld = [
  /^(GITHUB_TOKEN|GH_TOKEN|GH_ENTERPRISE_TOKEN|GITHUB_ENTERPRISE_TOKEN)$/,
  /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
  /^(ACTIONS|INPUT|STATE)_/,
];

/** The job's environment, as the user's own steps have it, without what belongs to this step alone. */
export function rulesEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || withheld.some((pattern) => pattern.test(name)) ? [] : [[name, value]],
    ),
  );
}
