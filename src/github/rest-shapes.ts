import type { Pull, Run } from "../ports.ts";

/** What REST tells of runs and pull requests, in the words of the port. */
interface RunData {
  readonly id: number | bigint;
  readonly run_attempt?: number | undefined;
  readonly status: string | null;
  readonly conclusion: string | null;
  readonly updated_at: string;
}

export function toRun({ id, run_attempt: attempt = 1, status, conclusion, updated_at }: RunData): Run {
  return { id: Number(id), attempt, isDone: status === "completed", conclusion, updatedAt: Date.parse(updated_at) };
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
