import type { Person } from "../ports.ts";
import { issueOfBranch } from "./world.ts";

/** Why this run was started, as far as it concerns a loop. */
export type Trigger =
  | { readonly kind: "label"; readonly issue: number; readonly label: string; readonly by: Person; readonly task: Task }
  | { readonly kind: "unlabel" | "close" | "push"; readonly issue: number; readonly by: Person }
  | { readonly kind: "comment"; readonly on: number; readonly isPull: boolean; readonly comment: CommentFacts }
  | ({ readonly kind: "dispatch"; readonly issue: number; readonly by: Person } & DispatchInputs)
  | { readonly kind: "merge-group"; readonly sha: string; readonly ref: string }
  | { readonly kind: "schedule" }
  /** Nothing for Rondo. */
  | { readonly kind: "none"; readonly why: string };

/** The issue's words at the moment of the event: an edit later is not what that person asked for. */
export interface Task {
  readonly title: string;
  readonly body: string;
  /** When the event happened, in GitHub's time. */
  readonly at: number;
}

export interface CommentFacts {
  readonly id: number;
  readonly body: string;
  readonly by: Person;
}

export interface DispatchInputs {
  /** Empty: a person pressed the button. Else which iteration of which loop it continues, or whose orders it carries out. */
  readonly key: string;
  readonly note: string;
  readonly maxIterations: string;
  readonly budget: string;
  /** An iteration to go back to first. */
  readonly from: string;
  /** A file of the default branch that is a new loop's task. */
  readonly file: string;
}

export function readTrigger(event: string, payload: unknown): Trigger {
  const data = new Payload(payload);
  switch (event) {
    case "issues":
      return issueTrigger(data);
    case "issue_comment":
      return commentTrigger(data);
    case "pull_request":
      return pullTrigger(data);
    case "push":
      return branchTrigger("push", data.text("ref").replace(/^refs\/heads\//, ""), data.sender);
    case "workflow_dispatch":
      return dispatchTrigger(data);
    case "merge_group":
      return {
        kind: "merge-group",
        sha: data.text("merge_group", "head_sha"),
        ref: data.text("merge_group", "head_ref"),
      };
    case "schedule":
      return { kind: "schedule" };
    default:
      return none(`Rondo does not react to the event "${event}".`);
  }
}

function issueTrigger(data: Payload): Trigger {
  const issue = data.number("issue", "number");
  const by = data.sender;
  if (data.has("issue", "pull_request")) return none("The event is of a pull request, not of an issue.");
  switch (data.text("action")) {
    case "labeled": {
      const at = Date.parse(data.text("issue", "updated_at"));
      const task = {
        title: data.text("issue", "title"),
        body: data.text("issue", "body"),
        at: Number.isNaN(at) ? 0 : at,
      };
      return { kind: "label", issue, label: data.text("label", "name"), by, task };
    }
    case "unlabeled":
      return { kind: "unlabel", issue, by };
    case "closed":
      return { kind: "close", issue, by };
    default:
      return none(`Rondo does not react to issues that are ${data.text("action")}.`);
  }
}

function commentTrigger(data: Payload): Trigger {
  if (data.text("action") !== "created") return none("Only new comments are read.");
  return {
    kind: "comment",
    on: data.number("issue", "number"),
    isPull: data.has("issue", "pull_request"),
    comment: {
      id: data.number("comment", "id"),
      body: data.text("comment", "body"),
      by: data.person("comment", "user"),
    },
  };
}

/** In a fork, anybody can give a branch the name of one of ours. */
function pullTrigger(data: Payload): Trigger {
  const from = data.text("pull_request", "head", "repo", "full_name");
  if (from !== data.text("repository", "full_name")) return none("The pull request comes from another repository.");
  return branchTrigger("close", data.text("pull_request", "head", "ref"), data.sender);
}

function branchTrigger(kind: "close" | "push", branch: string, by: Person): Trigger {
  const issue = issueOfBranch(branch);
  return issue === null ? none(`The branch ${branch} is not one of Rondo's.`) : { kind, issue, by };
}

function dispatchTrigger(data: Payload): Trigger {
  const given = data.text("inputs", "issue");
  const issue = Number(given);
  if (!/^\d{1,9}$/.test(given) || issue < 1)
    return none(`The input \`issue\` must be the number of an issue; it is "${given.slice(0, 40)}".`);
  return {
    kind: "dispatch",
    issue,
    by: data.sender,
    key: data.text("inputs", "key"),
    note: data.text("inputs", "note"),
    maxIterations: data.text("inputs", "max-iterations"),
    budget: data.text("inputs", "budget"),
    from: data.text("inputs", "from"),
    file: data.text("inputs", "file").trim().replace(/^\.\//, ""),
  };
}

function none(why: string): Trigger {
  return { kind: "none", why };
}

/** A webhook's payload: what is missing reads as empty. */
class Payload {
  readonly #data: unknown;

  constructor(data: unknown) {
    this.#data = data;
  }

  text(...path: readonly string[]): string {
    const found = this.#at(path);
    return typeof found === "string" ? found : typeof found === "number" ? String(found) : "";
  }

  number(...path: readonly string[]): number {
    const found = Number(this.#at(path));
    return Number.isSafeInteger(found) ? found : 0;
  }

  has(...path: readonly string[]): boolean {
    return (this.#at(path) ?? null) !== null;
  }

  person(...path: readonly string[]): Person {
    const login = this.text(...path, "login") || "ghost";
    return { login, id: this.number(...path, "id"), isBot: this.text(...path, "type") === "Bot" };
  }

  get sender(): Person {
    return this.person("sender");
  }

  #at(path: readonly string[]): unknown {
    let found = this.#data;
    for (const key of path) {
      if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
      found = (found as Readonly<Record<string, unknown>>)[key];
    }
    return found;
  }
}
