import { basename } from "node:path";
import { agents } from "../../agents/list.ts";
import { agentNames, type Settings } from "../../loop/settings.ts";
import type { Answer, AskGitHub, RepositoryFacts } from "./ask-github.ts";
import { keysOf } from "./check-settings.ts";
import { type Finding, ok, problem, unknown, warning } from "./finding.ts";
import { phasesOf, type Workflow } from "./read-workflow.ts";

export interface Known {
  readonly workflow: Workflow | null;
  readonly settings: Settings | null;
}

/** What only GitHub knows. */
export async function checkLive(github: AskGitHub, known: Known): Promise<readonly Finding[]> {
  const asked = await github.repository();
  if (!asked.ok) {
    const fix = "check --repo, --api and the token: it must be able to read the repository";
    return [problem("repository", `GitHub does not show the repository: ${asked.why}`, fix)];
  }
  const facts = asked.data;
  return (
    await Promise.all([
      access(facts),
      template(facts, known),
      onDefaultBranch(github, facts, known),
      labels(github, facts, known),
      pulls(github, facts),
      secrets(github, facts, known),
      disabled(github, facts),
      protection(github, facts),
    ])
  ).flat();
}

function access({ mayPush }: RepositoryFacts): readonly Finding[] {
  if (mayPush) return [ok("access", "this token's owner may write, and so may start and steer loops")];
  return [
    warning(
      "access",
      "this token's owner may not write here, and so can't start loops",
      "ask for write access, or use a token that has it",
    ),
  ];
}

function template({ isPrivate }: RepositoryFacts, { workflow }: Known): readonly Finding[] {
  const isSimple = workflow?.jobs.some(({ steps }) => {
    const phases = steps.map(({ phase }) => phase);
    return phases.includes("agent") && phases.includes("land");
  });
  if (isPrivate || !isSimple) return [];
  const message = "the repository is public, and its workflow runs the agent beside a token that may write";
  return [problem("template", message, "`rondo init --template hardened --force`")];
}

async function onDefaultBranch(github: AskGitHub, { defaultBranch, page }: RepositoryFacts, { workflow }: Known) {
  const file = basename(workflow?.file ?? "rondo.yml");
  const there = await github.hasFile(`.github/workflows/${file}`);
  if (there.ok && !there.data) {
    const fix = "commit it, and merge it into the default branch: labels and comments start only what is there";
    return [problem("default branch", `.github/workflows/${file} is not on ${defaultBranch}`, fix)];
  }
  const state = await github.workflowState(file);
  if (!state.ok) return [cannotTell("default branch", "whether the workflow is enabled", state, `${page}/actions`)];
  if (state.data === "active") return [ok("default branch", `${file} is on ${defaultBranch}, and enabled`)];
  return [
    problem("default branch", `the workflow ${file} is ${state.data}`, `enable it: ${page}/actions/workflows/${file}`),
  ];
}

async function labels(github: AskGitHub, { page }: RepositoryFacts, { settings }: Known) {
  const name = settings?.label ?? "rondo";
  const there = await github.hasLabel(name);
  if (!there.ok) return [cannotTell("label", `whether there is a label ${name}`, there, `${page}/labels`)];
  if (there.data) return [ok("label", `the label ${name} is there`)];
  return [
    warning("label", `there is no label ${name} to choose`, `create it: ${page}/labels; or comment /rondo start`),
  ];
}

async function pulls(github: AskGitHub, { page }: RepositoryFacts) {
  const may = await github.mayOpenPulls();
  const place = `${page}/settings/actions`;
  const name = "Allow GitHub Actions to create and approve pull requests";
  if (!may.ok) return [cannotTell("pull requests", `whether “${name}” is on`, may, place)];
  if (may.data) return [ok("pull requests", `“${name}” is on`)];
  const message = `“${name}” is off: Rondo's state goes to the issue, and nobody gets a pull request`;
  return [problem("pull requests", message, `turn it on: ${place}`)];
}

async function secrets(github: AskGitHub, { page }: RepositoryFacts, { workflow, settings }: Known) {
  const place = `${page}/settings/secrets/actions`;
  const named = await github.secretNames();
  if (!named.ok) return [cannotTell("secret", "which secrets there are", named, place)];
  const step = workflow && phasesOf(workflow).find(({ phase }) => phase === "agent");
  const used = Object.values(step?.env ?? {}).flatMap((value) => /secrets\.(\w+)/.exec(String(value))?.[1] ?? []);
  const wanted = used.length > 0 ? used : settings === null ? [] : keysOf(settings.agent).slice(0, 1);
  const missing = wanted.filter((name) => !named.data.some((known) => known.toUpperCase() === name.toUpperCase()));
  if (missing.length === 0) return wanted.length === 0 ? [] : [ok("secret", `${wanted.join(", ")} is there`)];
  return missing.map((name) =>
    settings !== null && isOfAnotherAgent(name, settings)
      ? warning("secret", `there is no secret ${name}, and no agent of the settings needs it`, leaveOut(name))
      : problem("secret", `there is no secret ${name}`, `add it: ${place}/new (unless it is in an environment)`),
  );
}

function leaveOut(name: string): string {
  return `take ${name} out of the \`env:\` of the agent's step`;
}

/** A key that the workflow still names, though the settings have moved on to other agents. */
function isOfAnotherAgent(name: string, { agent, fallback, evaluator }: Settings): boolean {
  const used = [agent, ...fallback, ...(evaluator === null ? [] : [evaluator])];
  const isKnown = agentNames.some((use) => agents[use].keys.includes(name));
  return isKnown && !used.some((choice) => keysOf(choice).includes(name));
}

async function disabled(github: AskGitHub, { page }: RepositoryFacts) {
  const place = `${page}/settings/variables/actions`;
  const value = await github.variable("RONDO_DISABLED");
  if (!value.ok) return [cannotTell("switch", "whether the variable RONDO_DISABLED is set", value, place)];
  if (["", "false", "0"].includes((value.data ?? "").trim().toLowerCase()))
    return [ok("switch", "RONDO_DISABLED holds nothing back")];
  return [warning("switch", `RONDO_DISABLED is "${value.data}": no loop runs`, `remove it to let them run: ${place}`)];
}

async function protection(github: AskGitHub, { defaultBranch, page }: RepositoryFacts) {
  const place = `${page}/settings/branches`;
  const rules = await github.branchRules(defaultBranch);
  if (!rules.ok) return [cannotTell("protection", `how ${defaultBranch} is protected`, rules, place)];
  if (rules.data === null) {
    const fix = `require the status rondo and a review: ${place}`;
    return [warning("protection", `${defaultBranch} is not protected: unproved work could be merged`, fix)];
  }
  const { contexts, approvals, dismissesStale } = rules.data;
  const found: Finding[] = [];
  if (!contexts.some((context) => context.toLowerCase() === "rondo"))
    found.push(warning("protection", `${defaultBranch} does not require the status rondo`, `require it: ${place}`));
  if (approvals === 0)
    found.push(
      warning(
        "protection",
        `${defaultBranch} requires no review: nobody must have read what is merged`,
        `require one: ${place}`,
      ),
    );
  else if (!dismissesStale)
    found.push(
      warning(
        "protection",
        "an approval stays when the agent's next commit comes",
        `dismiss stale approvals: ${place}`,
      ),
    );
  return found.length > 0 ? found : [ok("protection", `${defaultBranch} requires rondo and a review`)];
}

function cannotTell(
  check: string,
  what: string,
  { why }: Extract<Answer<unknown>, { ok: false }>,
  place: string,
): Finding {
  return unknown(check, `this token can't tell ${what}: ${why}`, `look yourself: ${place}`);
}
