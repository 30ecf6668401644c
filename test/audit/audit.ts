/** What no workflow of ours may do, whoever copies it. Each rule is one row, and one way in which others were attacked. */
import { type Grant, type Job, readWorkflow, type Step, type Workflow } from "./workflow.ts";

export interface AuditProblem {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

type Found = Omit<AuditProblem, "rule">;

const writers = ["begin", "land", "sweep"];
const untrusted = ["agent", "validate"];
const loopGrants = [
  "contents: write",
  "pull-requests: write",
  "issues: write",
  "statuses: write",
  "actions: write",
  "checks: read",
];
const modelKeys = /^secrets\.(?:\w+_API_KEY|CLAUDE_CODE_OAUTH_TOKEN|COPILOT_GITHUB_TOKEN)$/;
/** Its own release cannot name its own commit; everyone else's can. */
const ownAction = /^[\w.-]+\/rondo@v\d+(?:\.\d+){0,2}$/;

/** Any App's name ends in [bot]; the actor of a later event is another; and a piece of a name is in many names. */
const forgeable = /\[bot\]|\bgithub\.actor\s*[!=]=|\bcontains\(\s*'[^']*'\s*,\s*github\./;

const rules: Readonly<Record<string, (workflow: Workflow) => readonly Found[]>> = {
  unreadable: ({ problems }) => problems,

  "dangerous-trigger": ({ triggers }) =>
    triggers
      .filter((trigger) => ["pull_request_target", "workflow_run"].includes(trigger))
      .map((trigger) => ({ line: 1, message: `${trigger} runs strangers' code with our permissions` })),

  "top-permissions": ({ grants }) =>
    Array.isArray(grants) && grants.length === 0
      ? []
      : [{ line: 1, message: "The workflow itself needs `permissions: {}`" }],

  "job-permissions": ({ jobs }) =>
    jobs.flatMap((job) => {
      if (typeof job.grants === "string" || job.grants === null)
        return [on(job, "needs a list of permissions of its own")];
      const allowed = job.phases.some((phase) => writers.includes(phase)) ? loopGrants : null;
      return grantsOf(job)
        .filter((grant) =>
          allowed
            ? !allowed.includes(said(grant))
            : untrusted.some((phase) => job.phases.includes(phase)) && said(grant) !== "contents: read",
        )
        .map((grant) => ({ line: grant.line, message: `${job.id} must not have ${said(grant)}` }));
    }),

  "unexplained-permission": ({ jobs }) =>
    jobs.flatMap((job) =>
      grantsOf(job)
        .filter(({ comment }) => comment === "")
        .map((grant) => ({ line: grant.line, message: `Say beside ${said(grant)} what it is for` })),
    ),

  "agent-beside-write-token": ({ jobs, comments }) =>
    jobs
      .filter((job) => job.phases.includes("agent") && grantsOf(job).some(({ access }) => access === "write"))
      .filter(() => !/agent runs beside a token that may write/i.test(comments))
      .map((job) => on(job, "runs the agent beside a token that may write, and no comment says so")),

  "code-beside-write-token": ({ jobs }) =>
    jobs
      .filter((job) => job.phases.some((phase) => writers.includes(phase)) && !job.phases.includes("agent"))
      .flatMap((job) =>
        job.steps
          .filter(({ run }) => run !== null)
          .map(({ line }) => ({ line, message: `${job.id} may write, so it runs no commands` })),
      ),

  unpinned: (workflow) =>
    steps(workflow)
      .filter(({ uses }) => uses !== null && !isPinned(uses))
      .map(({ line, uses }) => ({ line, message: `${uses} must be pinned by its commit` })),

  "unnamed-pin": (workflow) =>
    steps(workflow)
      .filter(({ uses, comment }) => uses !== null && /@[0-9a-f]{40}$/.test(uses) && !/^v\d/.test(comment))
      .map(({ line, uses }) => ({ line, message: `Say beside ${uses} which version that is` })),

  "persisted-credentials": (workflow) =>
    steps(workflow)
      .filter((step) => usesAction(step, "actions/checkout") && step.with.get("persist-credentials") !== "false")
      .map(({ line }) => ({
        line,
        message: "checkout leaves its token in .git/config without `persist-credentials: false`",
      })),

  "expression-in-script": (workflow) =>
    steps(workflow)
      .filter((step) =>
        [step.run, usesAction(step, "actions/github-script") ? step.with.get("script") : null].some((script) =>
          script?.includes(`\${{`),
        ),
      )
      .map(({ line }) => ({ line, message: "An expression becomes part of the script: hand it over by `env:`" })),

  "command-files": (workflow) =>
    steps(workflow)
      .filter(({ run }) => run !== null && /GITHUB_(?:ENV|PATH)\b/.test(run))
      .map(({ line }) => ({ line, message: "What is written to GITHUB_ENV or GITHUB_PATH changes later steps" })),

  timeout: ({ jobs }) => jobs.filter(({ hasTimeout }) => !hasTimeout).map((job) => on(job, "needs `timeout-minutes`")),

  "self-hosted": ({ jobs }) =>
    jobs
      .filter(({ runsOn }) => /self-hosted/.test(runsOn))
      .map((job) => on(job, "would leave what the agent did on a machine of yours")),

  "inherited-secrets": ({ jobs }) =>
    jobs.filter(({ inheritsSecrets }) => inheritsSecrets).map((job) => on(job, "hands over all secrets")),

  "secret-for-all": ({ expressions }) =>
    expressions.some((text) => /\bsecrets\b/.test(text))
      ? [{ line: 1, message: "A secret in the workflow's `env:` goes to every job" }]
      : [],

  "secret-in-reach": ({ jobs }) => untrustedJobs(jobs).flatMap(secretsInReach),

  "token-in-reach": ({ jobs }) =>
    jobs.flatMap(({ steps: all }) =>
      all
        .filter((step) => step.phase !== null && untrusted.includes(step.phase) && step.with.get("token") !== "")
        .map(({ line, phase }) => ({ line, message: `The phase ${phase} needs no token: set \`token: ""\`` })),
    ),

  cache: ({ jobs }) =>
    untrustedJobs(jobs).flatMap(({ steps: all }) =>
      all.filter(caches).map(({ line }) => ({ line, message: "A cache carries what the agent did to other runs" })),
    ),

  "forgeable-condition": ({ jobs }) =>
    jobs
      .filter(({ condition, steps: all }) =>
        [condition, ...all.map((step) => step.condition)].some((text) => forgeable.test(text)),
      )
      .map((job) => on(job, "has a condition that an outsider can meet")),

  concurrency: ({ jobs, concurrency }) => {
    if (!jobs.some(({ phases }) => phases.length > 0)) return [];
    const group = concurrency?.group ?? "";
    const perIssue =
      /inputs\.issue/.test(group) && /github\.event\.issue\.number/.test(group) && /github\.run_id/.test(group);
    return perIssue && concurrency?.cancels === "false"
      ? []
      : [
          {
            line: 1,
            message:
              "A loop needs a `concurrency` group per issue, with `cancel-in-progress: false`, and one of its own for other events",
          },
        ];
  },
};

export const ruleNames = Object.keys(rules);

export function audit(yamlText: string): readonly AuditProblem[] {
  const workflow = readWorkflow(yamlText);
  return Object.entries(rules).flatMap(([rule, find]) => find(workflow).map((found) => ({ rule, ...found })));
}

function on(job: Job, message: string): Found {
  return { line: job.line, message: `The job ${job.id} ${message}` };
}

function grantsOf({ grants }: Job): readonly Grant[] {
  return grants === null || typeof grants === "string" ? [] : grants;
}

function said({ scope, access }: Grant): string {
  return `${scope}: ${access}`;
}

function steps({ jobs }: Workflow): readonly Step[] {
  return jobs.flatMap((job) => job.steps);
}

/** Where nothing but the agent's work runs; the simple template's one job is named by another rule. */
function untrustedJobs(jobs: readonly Job[]): readonly Job[] {
  return jobs.filter(({ phases }) => phases.some((phase) => untrusted.includes(phase)));
}

function usesAction({ uses }: Step, name: string): boolean {
  return uses?.startsWith(`${name}@`) ?? false;
}

function isPinned(uses: string): boolean {
  return (
    /@[0-9a-f]{40}$/.test(uses) ||
    uses.startsWith("./") ||
    /^docker:\/\/.+@sha256:[0-9a-f]{64}$/.test(uses) ||
    ownAction.test(uses)
  );
}

/** In the agent's job the model's key, for the agent's step alone; in the other none. */
function secretsInReach(job: Job): readonly Found[] {
  const inSteps = job.steps.flatMap(({ phase, expressions }) =>
    expressions.filter((text) => !(phase === "agent" && modelKeys.test(text.trim()))),
  );
  return [...job.expressions, ...inSteps].some(reaches)
    ? [on(job, "may reach the model's key in the agent's step, and no other secret or token")]
    : [];
}

function reaches(expression: string): boolean {
  return /\bsecrets\b|\bgithub\.token\b|\btoJSON\(\s*github\s*\)/i.test(expression);
}

function caches(step: Step): boolean {
  if (step.uses === null) return false;
  if (/^actions\/cache(?:\/\w+)?@/.test(step.uses)) return true;
  if (usesAction(step, "actions/setup-node") && step.with.get("package-manager-cache") !== "false") return true;
  return (
    /(?:^|\/)setup-[\w-]+@/.test(step.uses) &&
    [...step.with].some(([key, value]) => /^(?:.*-)?cache$/.test(key) && !["", "false"].includes(value))
  );
}
