import type { Queue, QueuedIssue } from "../loop/queue.ts";
import { type Nodes, toPerson, type WhoData } from "./look.ts";

/** Which issues are worked on, which wait, and who labelled those and when: as GitHub itself recorded it. */
export const queueQuery = `query($owner: String!, $name: String!, $running: [String!], $parked: [String!], $queued: [String!]) {
  repository(owner: $owner, name: $name) {
    running: issues(labels: $running, states: [OPEN], first: 100) { nodes { number } }
    parked: issues(labels: $parked, states: [OPEN], first: 100) { nodes { number } }
    queued: issues(labels: $queued, states: [OPEN], first: 50, orderBy: { field: CREATED_AT, direction: ASC }) {
      nodes {
        number
        labels(first: 100) { nodes { name } }
        timelineItems(last: 100, itemTypes: [LABELED_EVENT]) {
          nodes { ... on LabeledEvent { createdAt label { name } actor { ...who } } }
        }
      }
    }
  }
}
fragment who on Actor { __typename login ... on User { databaseId } ... on Bot { databaseId } }`;

interface HappenedData {
  readonly createdAt: string;
  readonly actor: WhoData | null;
  readonly label: { readonly name: string };
}

interface QueuedData {
  readonly number: number;
  readonly labels: Nodes<{ readonly name: string }>;
  readonly timelineItems: Nodes<HappenedData>;
}

export interface QueueData {
  readonly repository: {
    readonly running: Nodes<{ readonly number: number }>;
    readonly parked: Nodes<{ readonly number: number }>;
    readonly queued: Nodes<QueuedData>;
  };
}

export function toQueue({ repository: { running, parked, queued } }: QueueData): Queue {
  const active = [...running.nodes, ...parked.nodes].map(({ number }) => number);
  return { active: [...new Set(active)], waiting: queued.nodes.map(toQueued) };
}

function toQueued({ number, labels, timelineItems }: QueuedData): QueuedIssue {
  return {
    number,
    labels: labels.nodes.map(({ name }) => name),
    labelled: timelineItems.nodes.map(({ createdAt, actor, label }) => {
      return { at: Date.parse(createdAt), by: toPerson(actor), label: label.name };
    }),
  };
}
