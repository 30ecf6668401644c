import { stringify } from "yaml";
import { agents } from "../../agents/list.ts";
import type { AgentName } from "../../loop/settings.ts";

export interface SettingsWish {
  readonly agent: AgentName;
  /** The command that runs the project's tests; null: none was found. */
  readonly test: string | null;
}

/** `.github/rondo.yml` for a newcomer: what decides, what limits, and what else there is. */
export function settingsFile({ agent, test }: SettingsWish): string {
  return [
    "# What Rondo works with. It counts as it stands on the default branch; a mistake in it is named, never ignored.",
    `agent: ${agent} # claude, codex, gemini, copilot, opencode, or { command: ./my-agent }`,
    "",
    ...rules(test),
    "",
    "# Limits. Whichever is reached first ends the loop, and a person decides.",
    "max-iterations: 10 # runs of the agent",
    "max-duration: 8h # of active time, over all runs",
    "iteration-timeout: 30m",
    ...budget(agent),
    "",
    "# Files that the agent may not touch, so that it can't prove its work by changing the proof:",
    '# protect: ["test/golden/**"]',
    "",
    "# stop: verified # done when the agent says so and every required rule passes",
    "# guards: { same-error: 3, no-progress: 3, consecutive-failures: 3 } # as by default",
    "",
  ].join("\n");
}

function rules(test: string | null): readonly string[] {
  const more = ["  # lint: { run: npm run lint, required: false } # shown, but it can't reject"];
  if (test === null)
    return [
      "# What must be true of finished work. Without a rule nothing is proved: the agent's word alone counts.",
      "# rules:",
      "#   tests: the command that runs your tests",
    ];
  return [
    "# What must be true of finished work: each command must exit with 0, in a clean checkout with the agent's changes.",
    "rules:",
    `  tests: ${stringify(test, { lineWidth: 0 }).trim()}`,
    ...more,
  ];
}

function budget(agent: AgentName): readonly string[] {
  const known = "budget: 25 # US dollars, over all runs";
  if (agents[agent].tells.cost !== false) return [known];
  return [
    known,
    `# ${agent} does not tell what a run costs. So that the budget can be measured, say what its tokens cost:`,
    `# prices: { ${agent}: { input: 1.25, output: 10 } } # US dollars per million tokens`,
    "# or what an iteration is taken to cost:",
    "# cost-per-iteration: 1",
  ];
}
