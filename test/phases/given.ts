/** What a run may see on GitHub, as values: a test says only what differs from a healthy loop on issue 7. */
import type { TrustedBot } from "../../src/config/bots.ts";
import { taskDigest } from "../../src/phases/facts.ts";
import { Trust } from "../../src/phases/hear.ts";
import type { World } from "../../src/phases/world.ts";
import type { Comment, Commit, Forge, Gate, Person, Pull, Reporter, Role, Sight, Tip } from "../../src/ports.ts";
import { type CommitRecord, commitMessage, type Origin, startMessage } from "../../src/render/commit-message.ts";
import { writeStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { stateOf } from "../state/loops.ts";

export const loopId = "7-100";
export const now = 1_794_000_000_000;
const issue = {
  number: 7,
  title: "Login refuses",
  body: "POST /login must return 401 for a wrong password.",
  isOpen: true,
  isLocked: false,
  isGone: false,
  labels: ["rondo"],
  author: "ann",
  edits: [],
};
export const task = taskDigest(issue);

export const pull: Pull = {
  number: 8,
  nodeId: "PR_8",
  isOpen: true,
  isMerged: false,
  isDraft: true,
  url: "https://github.example/octo/rondo/pull/8",
  labels: [],
};

/** A loop that has just begun. */
export function begun(more: Partial<StateRecord> = {}): StateRecord {
  return stateOf({ loopId, task, head: "sha-start", baseHead: "sha-base", ...more });
}

export function sight(more: Partial<Omit<Sight, "issue">> & { issue?: Partial<Sight["issue"]> } = {}): Sight {
  return {
    repository: {
      fullName: "octo/rondo",
      isPrivate: true,
      defaultBranch: "main",
      head: "sha-base",
      headTree: "tree-base",
    },
    settings: null,
    tip: tip(),
    pull,
    comments: [],
    ...more,
    issue: { ...issue, ...more.issue },
  };
}

const origin: Origin = {
  startedBy: "ann",
  task,
  settings: null,
  profile: null,
  profileFile: null,
  base: "main",
  chain: null,
  issueSettings: null,
  readiness: null,
  taskFile: null,
};
const start = { loopId, iteration: 0, run: "100.1", signal: "CONTINUE", cost: null, score: null } as const;

export function startCommit(more: Partial<CommitRecord & Origin> = {}): Commit {
  const message = startMessage(7, { ...start, ...more }, { ...origin, ...more });
  return { sha: "sha-start", message, tree: "tree-base", parents: ["sha-base"] };
}

/** The commit of an iteration; its SHA is `sha-N`. */
export function iterationCommit(iteration: number, more: Partial<CommitRecord> = {}): Commit {
  const run = `${100 + iteration}.1`;
  const record: CommitRecord = { ...start, iteration, run, cost: 0.5, score: 50, step: "iteration", ...more };
  return {
    sha: `sha-${iteration}`,
    message: commitMessage(`Did ${iteration}`, record),
    tree: `tree-${iteration}`,
    parents: [],
  };
}

export const baseCommit: Commit = { sha: "sha-base", message: "Initial commit\n", tree: "tree-base", parents: [] };

export function tip(commit: Commit = startCommit(), more: Partial<Tip> = {}): Tip {
  return { ...commit, author: "github-actions[bot]", gate: null, ...more };
}

export function gate(state: Gate["state"], description: string, mark = ""): Gate {
  return { state, description, url: mark === "" ? null : `https://github.example/run/1#rondo.${mark}` };
}

export function person(login: string, more: Partial<Person> = {}): Person {
  return { login, id: 500, isBot: login.endsWith("[bot]"), ...more };
}

export function said(id: number, by: string, body: string, more: Partial<Comment> = {}): Comment {
  return { id, on: 7, body, author: person(by), isOurs: false, isForged: false, updatedAt: now, ...more };
}

/** A state comment under Rondo's own name. */
export function ours(id: number, state: StateRecord, more: Partial<Comment> = {}): Comment {
  return said(id, "github-actions[bot]", writeStateComment("shown", state), { isOurs: true, on: 8, ...more });
}

/** Answers what it was given; everything else must not be asked. */
export function forge(answers: Partial<Forge> = {}): Forge {
  return new Proxy(answers as Forge, {
    get(known, name) {
      if (Reflect.has(known, name)) return Reflect.get(known, name);
      throw new Error(`The forge was asked for ${String(name)}.`);
    },
  });
}

/** By login; who is not named has no role. */
export function trusting(
  roles: Readonly<Record<string, Role>> = { ann: "write" },
  bots: readonly TrustedBot[] = [],
): Trust {
  return new Trust(forge({ roleOf: async (login) => roles[login] ?? "none" }), bots);
}

const silent: Reporter = {
  info: () => undefined,
  warning: () => undefined,
  group: (_, work) => work(),
  summary: async () => undefined,
  output: () => undefined,
};

export function world(more: Omit<Partial<World>, "run"> & { run?: Partial<World["run"]> } = {}): World {
  const url = "https://github.example/octo/rondo";
  return {
    forge: forge(),
    clock: { now: () => now, sleep: async () => undefined },
    report: silent,
    repositoryUrl: url,
    disabled: false,
    redact: (text) => text,
    nonce: () => "n0nce",
    ...more,
    run: {
      id: 200,
      attempt: 1,
      url: `${url}/actions/runs/200`,
      job: "land",
      workflow: "rondo.yml",
      defaultBranch: "main",
      ...more.run,
    },
  };
}
