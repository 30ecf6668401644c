// A module: its default export gets the context and returns the answer, or a promise of it.
export default async ({ iteration, validationResults }) => {
  const passed = (name) => validationResults.some((rule) => rule.ruleName === name && rule.passed);
  if (passed("vulns_fixed") && passed("sast_clean")) return { action: "complete", reason: "No vulnerability is left" };
  if (iteration >= 10)
    return {
      action: "escalate",
      reason: "Max iterations reached - complex vulnerabilities may require manual review",
    };
  return { action: "continue", reason: "Vulnerabilities are left" };
};
