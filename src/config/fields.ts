import type { QueueTerms } from "../loop/queue.ts";
import { approvalModes, mostIterations, promiseSources, sessionModes, stopPolicies } from "../loop/settings.ts";
import { agentShape, optionalAgentShape } from "./agent.ts";
import { costShape, envShape, fallbackShape, installShape, pricesShape } from "./agent-runs.ts";
import { botsShape, type TrustedBot } from "./bots.ts";
import { byForm, type Named, oneOrMany } from "./compound-shapes.ts";
import { guardDefaults, guardFields } from "./guards.ts";
import { hooksShape } from "./hooks.ts";
import type { SettingsLayer } from "./layer.ts";
import { milestonesField } from "./milestones.ts";
import { partial } from "./object-shapes.ts";
import { profilesShape } from "./profiles.ts";
import { promiseTextsShape } from "./promise-texts.ts";
import { promisesShape } from "./promises.ts";
import { queueFields } from "./queue.ts";
import { rulesShape } from "./rules.ts";
import { boolean, choice, duration, flag, integer, line } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";
import { thenShape } from "./then.ts";

/** Every key of `.github/rondo.yml`. The reader, the defaults, the JSON schema and the documentation all come from here. */
export const settingFields: Fields<SettingsLayer> = {
  agent: { key: "agent", about: "Who does the work.", shape: agentShape, default: "claude" },
  label: {
    key: "label",
    about: "The label that starts a loop on an issue. `LABEL: PROFILE` picks a profile.",
    shape: line("a label", 50),
    default: "rondo",
  },
  maxIterations: {
    key: "max-iterations",
    about: "How many times the agent may run.",
    shape: integer(1, mostIterations),
    default: 10,
  },
  maxDurationMs: {
    key: "max-duration",
    about: "How much active time the loop may take, over all runs.",
    shape: duration("365d"),
    default: "8h",
  },
  iterationTimeoutMs: {
    key: "iteration-timeout",
    about: "How long one run of the agent may take.",
    shape: duration("5d"),
    default: "30m",
  },
  budget: {
    key: "budget",
    about: "US dollars, over all runs. `false`: no limit.",
    shape: costShape,
    default: 25,
  },
  stop: {
    key: "stop",
    about: "What has to be true for the loop to be complete.",
    shape: choice(stopPolicies),
    default: "verified",
  },
  confirmations: {
    key: "confirmations",
    about: "How many accepted promises in a row it takes. `stop: strict` takes at least 2.",
    shape: integer(1, 5),
    default: 1,
  },
  approve: {
    key: "approve",
    about:
      "When the loop pauses for a person's `/rondo approve`: after every iteration (the last included), only before it is complete, or never.",
    shape: choice(approvalModes),
    default: "never",
  },
  readiness: {
    key: "readiness",
    about:
      "Whether an issue that is labelled is first scored for how much it tells an agent: 8 of 10 points run alone, 5 to 7 pause for `/rondo approve` after each iteration, less is asked about and not started.",
    shape: byForm<boolean>({
      text: turned(choice(["on", "off"]), (word) => word === "on"),
      true: flag(true, true),
      false: flag(false, false),
    }),
    default: "on",
  },
  allowPartial: {
    key: "allow-partial",
    about:
      "Whether a loop that is complete but for steps that only a person can do makes its pull request ready for review. If not, it stays a draft.",
    shape: boolean,
    default: false,
  },
  promises: {
    key: "promises",
    about: "The promises that the loop listens to. CONTINUE and ERROR always count.",
    shape: promisesShape,
    default: ["COMPLETE", "BLOCKED", "ESCALATE"],
  },
  promiseTexts: {
    key: "promise-text",
    about: "Free texts, each of which means COMPLETE: `A|B`, or a list.",
    shape: promiseTextsShape,
    default: [],
  },
  promiseSources: {
    key: "promise-sources",
    about:
      "Where promises are heard: `final-message`, the agent's last words; `notes`, also its plan file, which lies beside the repository.",
    shape: turned(oneOrMany(choice(promiseSources), "places", 1), (words) =>
      promiseSources.filter((source) => words.includes(source)),
    ),
    default: ["final-message"],
  },
  rules: {
    key: "rules",
    about:
      "The checks, by name. `tests: npm test` is short for `tests: { run: npm test }`; `tests: false` removes an inherited rule; `[tests_pass, compiles]` are presets, whose commands the repository's files tell.",
    shape: rulesShape,
    default: {},
  },
  guards: {
    key: "guards",
    about: "The limits that stop a loop which gets nowhere.",
    shape: partial("a map of guards", guardFields),
    default: guardDefaults,
  },
  protect: {
    key: "protect",
    about: "Files that the agent may not touch. A profile's and the file's own lists add up.",
    shape: oneOrMany(line("a glob"), "globs"),
    default: [],
  },
  allow: {
    key: "allow",
    about: "Files for which a flag of the landing check is lifted (never a denial).",
    shape: oneOrMany(line("a glob"), "globs"),
    default: [],
  },
  hooks: {
    key: "hooks",
    about: "Your own say in whether to stop, in order: a preset's name, or a map.",
    shape: hooksShape,
    default: [],
  },
  ciWorkflows: {
    key: "ci-workflows",
    about:
      "Workflow files, such as `ci.yml`, that Rondo dispatches on the branch after each commit; their conclusions are rules. For repositories whose CI does not run on a bot's commits.",
    shape: oneOrMany(line("a workflow file"), "workflow files"),
    default: [],
  },
  fallback: {
    key: "fallback",
    about: "Who takes over when the agent's provider is out of quota or out of order, in order.",
    shape: fallbackShape,
    default: [],
  },
  session: {
    key: "session",
    about:
      "`fresh`: each iteration starts anew. `resume`: the agent goes on with its session, where that still exists.",
    shape: choice(sessionModes),
    default: "fresh",
  },
  install: {
    key: "install",
    about: "The version of the agent's CLI. `false`: what is on PATH, else the version that Rondo was tested with.",
    shape: installShape,
    default: false,
  },
  env: {
    key: "env",
    about: "Variables that the agent may see, beside the keys of its model. Anything else stays hidden from it.",
    shape: envShape,
    default: [],
  },
  isolate: {
    key: "isolate",
    about:
      "Hide the job's other processes from the agent, where the system allows it (Linux, `unshare`). `sudo` then does not work for it.",
    shape: boolean,
    default: true,
  },
  prices: {
    key: "prices",
    about:
      "What tokens cost, by model or agent, for an agent that tells no cost. Without it, the budget can't be measured.",
    shape: pricesShape,
    default: {},
  },
  costPerIteration: {
    key: "cost-per-iteration",
    about: "US dollars that an iteration is taken to cost if neither the agent nor `prices` tells. `false`: unknown.",
    shape: costShape,
    default: false,
  },
  evaluator: {
    key: "evaluator",
    about: "A second agent that reads the work and says whether it is done. `false`: none.",
    shape: optionalAgentShape,
    default: false,
  },
  follows: {
    key: "then",
    about:
      "What follows when the loop is complete, in order: phases on the same branch and pull request, each with counters of its own (a profile's name, or a map), then issues by number, which are labelled and queued.",
    shape: thenShape,
    default: [],
  },
  escalationIssue: {
    key: "escalation-issue",
    about:
      "Whether a loop that fails again and again (the guards consecutive-failures, same-error and attempts) opens an issue about it, once.",
    shape: boolean,
    default: false,
  },
};

/** The whole file: beside the settings, what no profile can say. */
export interface SettingsFile extends SettingsLayer, Partial<QueueTerms> {
  readonly milestones?: { readonly webhook?: string };
  readonly profiles?: readonly Named<SettingsLayer>[];
  readonly bots?: readonly TrustedBot[];
}

const fileFields: Fields<SettingsFile> = {
  ...settingFields,
  profiles: {
    key: "profiles",
    about:
      "Settings by name, each with the same keys as the file. An issue picks one with the label `rondo: NAME`. Built in are engineer, qa, security, docs, infra and backlog (or me, sec, doc, do); your own of that name lies over it. Other names are looked for among agent files, see docs/profiles.md.",
    shape: profilesShape(settingFields),
    default: {},
  },
  bots: {
    key: "bots",
    about:
      'Bots that may label, comment commands and dispatch as if they had write access, each by login and account number: `{ "helper[bot]": 12345 }`; both must match (the number is the `id` at `api.github.com/users/helper[bot]`). What the default branch says now counts. No other bot is heard.',
    shape: botsShape,
    default: {},
  },
  ...queueFields,
  milestones: milestonesField,
};

const anyKeys = partial("a map of settings", fileFields);

/** An empty file means the defaults. */
export const fileShape: Shape<SettingsFile> = {
  ...anyKeys,
  schema: { ...anyKeys.schema, type: ["object", "null"] },
  read: (value, report) => (value.form === "scalar" && value.value === null ? {} : anyKeys.read(value, report)),
};
