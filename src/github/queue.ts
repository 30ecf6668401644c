import type { Deed, Queue, QueuedIssue } from "../loop/queue.ts";
import { type Nodes, toPerson, type WhoData } from "./look.ts";

/** Which issues are worked on, which wait, and who labelled those and when: as GitHub itself recorded it. */
export const queueQuery = `query($owner: String!, $name: String!, $running: [String!], $parked: [String!], $queued: [String!]) {
  repository(owner: $owner, name: $name) {
    running: issues(labels: $running, states: [OPEN], first: 100) { nodes { number } }
    parked: issues(labels: $parked, states: [OPEN], first: 100) { nodes { number } }
    queued: issues(labels: $queued, states: [OPEN], first: 50, orderBy: { field: CREATED_AT, direction: ASC }) {
      nodes {
        number lastEditedAt
        editor { ...who }
        labels(first: 100) { nodes { name } }
        timelineItems(last: 100, itemTypes: [LABELED_EVENT, RENAMED_TITLE_EVENT]) {
          nodes {
            __typename
            ... on LabeledEvent { createdAt label { name } actor { ...who } }
            ... on RenamedTitleEvent { createdAt actor { ...who } }
          }
        }
      }
    }
  }
}
fragment who on Actor { __typename login ... on User { databaseId } ... on Bot { databaseId } }`;

interface HappenedData {
  readonly __typename: string;
  readonly createdAt: string;
  readonly actor: WhoData | null;
  readonly label?: { readonly name: string };
}

interface QueuedData {
  readonly number: number;
  readonly lastEditedAt: string | null;
  readonly editor: WhoData | null;
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

function toQueued({ number, lastEditedAt, editor, labels, timelineItems }: QueuedData): QueuedIssue {
  const events = timelineItems.nodes.map(({ createdAt, actor, label }) => {
    return { at: Date.parse(createdAt), by: toPerson(actor), label: label?.name ?? null };
  });
  const edited: readonly Deed[] = lastEditedAt === null ? [] : [{ at: Date.parse(lastEditedAt), by: toPerson(editor) }];
  return {
    number,
    labels: labels.nodes.map(({ name }) => name),
    labelled: events.flatMap(({ label, ...event }) => (label === null ? [] : [{ ...event, label }])),
    edits: [...edited, ...events.flatMap(({ at, by, label }) => (label === null ? [{ at, by }] : []))],
  };
}
