import type { Gate, Pull, Role, Run } from "../ports.ts";

/** What REST tells of runs and pull requests, in the words of the port. */
interface RunData {
  readonly id: number | bigint;
  readonly run_attempt?: number | undefined;
  readonly status: string | null;
  readonly conclusion: string | null;
  readonly updated_at: string;
  readonly created_at: string;
}

export function toRun({ id, run_attempt: attempt = 1, status, conclusion, ...at }: RunData): Run {
  const [updatedAt, createdAt] = [Date.parse(at.updated_at), Date.parse(at.created_at)];
  return { id: Number(id), attempt, isDone: status === "completed", conclusion, updatedAt, createdAt };
}

interface PullData {
  readonly number: number;
  readonly node_id: string;
  readonly state: string;
  readonly merged_at: string | null;
  readonly draft?: boolean | undefined;
  readonly html_url: string;
  readonly labels: readonly { readonly name: string }[];
}

export function toPull({ number, node_id, state, merged_at, draft, html_url, labels }: PullData): Pull {
  return {
    number,
    nodeId: node_id,
    isOpen: state === "open",
    isMerged: merged_at !== null,
    isDraft: draft ?? false,
    url: html_url,
    labels: labels.map(({ name }) => name),
  };
}

const roles: readonly Role[] = ["none", "read", "triage", "write", "maintain", "admin"];

/** `permission` knows no triage and maintain; `role_name` may be an organisation's own, which then says nothing. */
export function toRole(found: { readonly permission: string; readonly role_name: string } | null): Role {
  return roles.find((role) => role === found?.role_name) ?? roles.find((role) => role === found?.permission) ?? "none";
}

interface StatusData {
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
}

export function toGate({ state, description, target_url: url }: StatusData): Gate {
  return { state: state as Gate["state"], description: description ?? "", url };
}
