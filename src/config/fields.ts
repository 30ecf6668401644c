import { mostIterations, stopPolicies } from "../loop/settings.ts";
import { agentShape } from "./agent.ts";
import { byForm, type Named, oneOrMany } from "./compound-shapes.ts";
import { guardDefaults, guardFields } from "./guards.ts";
import { hooksShape } from "./hooks.ts";
import type { SettingsLayer } from "./layer.ts";
import { partial } from "./object-shapes.ts";
import { profilesShape } from "./profiles.ts";
import { promiseTextsShape } from "./promise-texts.ts";
import { promisesShape } from "./promises.ts";
import { rulesShape } from "./rules.ts";
import { choice, duration, flag, integer, line, number } from "./scalar-shapes.ts";
import type { Fields, Shape } from "./shape.ts";

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
    shape: byForm<number | null>({ number: number(0), false: flag(false, null) }),
    default: 25,
  },
  stop: {
    key: "stop",
    about: "What has to be true for the loop to be complete.",
    shape: choice(stopPolicies),
    default: "verified",
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
  rules: {
    key: "rules",
    about:
      "The checks, by name. `tests: npm test` is short for `tests: { run: npm test }`; `tests: false` removes an inherited rule.",
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
};

export interface SettingsFile extends SettingsLayer {
  readonly profiles?: readonly Named<SettingsLayer>[];
}

const fileFields: Fields<SettingsFile> = {
  ...settingFields,
  profiles: {
    key: "profiles",
    about: "Settings by name, each with the same keys as the file. An issue picks one with the label `rondo: NAME`.",
    shape: profilesShape(settingFields),
    default: {},
  },
};

const anyKeys = partial("a map of settings", fileFields);

/** An empty file means the defaults. */
export const fileShape: Shape<SettingsFile> = {
  ...anyKeys,
  schema: { ...anyKeys.schema, type: ["object", "null"] },
  read: (value, report) => (value.form === "scalar" && value.value === null ? {} : anyKeys.read(value, report)),
};
