import type { Comment, Gate, Issue, Person, Pull, Sight, Tip } from "../ports.ts";
import { statusContext } from "./status-context.ts";

/** Everything that a run decides on, in one request: it is the same moment for all of it, and costs one call. */
export const lookQuery = `query($owner: String!, $name: String!, $issue: Int!, $branch: String!, $ref: String!, $context: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    isPrivate
    defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }
    settings: object(expression: "HEAD:.github/rondo.yml") { oid ... on Blob { text } }
    issue(number: $issue) {
      number title body state locked lastEditedAt
      author { ...who }
      editor { ...who }
      renamed: timelineItems(last: 20, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { ...who } } }
      }
      labels(first: 100) { nodes { name } }
      comments(last: 100) { nodes { ...said } }
    }
    ref(qualifiedName: $ref) {
      target {
        oid
        ... on Commit {
          message
          tree { oid }
          parents(first: 10) { nodes { oid } }
          author { name user { login } }
          status { context(name: $context) { state description targetUrl } }
        }
      }
    }
    pullRequests(headRefName: $branch, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes {
        id number state isDraft isCrossRepository url
        labels(first: 100) { nodes { name } }
        comments(last: 100) { nodes { ...said } }
        oldest: comments(first: 5) { nodes { ...said } }
      }
    }
  }
}
fragment who on Actor { __typename login ... on User { databaseId } ... on Bot { databaseId } }
fragment said on IssueComment {
  databaseId body updatedAt viewerDidAuthor
  author { ...who }
  editor { ...who }
}`;

export function lookVariables(issue: number, branch: string): Readonly<Record<string, unknown>> {
  return { issue, branch, ref: `refs/heads/${branch}`, context: statusContext };
}

export interface Nodes<T> {
  readonly nodes: readonly T[];
}

export interface WhoData {
  readonly __typename: string;
  readonly login: string;
  /** Neither organisations nor mannequins have one here. */
  readonly databaseId?: number | null;
}

interface SaidData {
  readonly databaseId: number;
  readonly body: string;
  readonly updatedAt: string;
  readonly viewerDidAuthor: boolean;
  readonly author: WhoData | null;
  readonly editor: WhoData | null;
}

interface PullData {
  readonly id: string;
  readonly number: number;
  readonly state: "OPEN" | "CLOSED" | "MERGED";
  readonly isDraft: boolean;
  /** Its branch is in a fork. */
  readonly isCrossRepository: boolean;
  readonly url: string;
  readonly labels: Nodes<{ readonly name: string }>;
  readonly comments: Nodes<SaidData>;
  /** The state is written before anybody else can say a word: no flood of comments may wash it away. */
  readonly oldest: Nodes<SaidData>;
}

interface TipData {
  readonly oid: string;
  readonly message: string;
  readonly tree: { readonly oid: string };
  readonly parents: Nodes<{ readonly oid: string }>;
  readonly author: { readonly name: string | null; readonly user: { readonly login: string } | null };
  readonly status: {
    readonly context: {
      readonly state: string;
      readonly description: string | null;
      readonly targetUrl: string | null;
    } | null;
  } | null;
}

export interface LookData {
  readonly repository: {
    readonly nameWithOwner: string;
    readonly isPrivate: boolean;
    readonly defaultBranchRef: {
      readonly name: string;
      readonly target: { readonly oid: string; readonly tree: { readonly oid: string } };
    };
    readonly settings: { readonly oid: string; readonly text?: string | null } | null;
    readonly issue: {
      readonly number: number;
      readonly title: string;
      readonly body: string;
      readonly state: "OPEN" | "CLOSED";
      readonly locked: boolean;
      /** Of its body; a title that is changed is an event. */
      readonly lastEditedAt: string | null;
      readonly author: WhoData | null;
      readonly editor: WhoData | null;
      readonly renamed: Nodes<{ readonly createdAt: string; readonly actor: WhoData | null }>;
      readonly labels: Nodes<{ readonly name: string }>;
      readonly comments: Nodes<SaidData>;
    } | null;
    readonly ref: { readonly target: TipData } | null;
    readonly pullRequests: Nodes<PullData>;
  };
}

export function toSight({ repository: data }: LookData, number: number): Sight {
  const { defaultBranchRef: main, settings, issue, ref } = data;
  // In a fork, anybody can give a branch the name of ours.
  const pulls = data.pullRequests.nodes.filter(({ isCrossRepository }) => !isCrossRepository);
  const pull = pulls.find(({ state }) => state === "OPEN") ?? pulls[0];
  return {
    repository: {
      fullName: data.nameWithOwner,
      isPrivate: data.isPrivate,
      defaultBranch: main.name,
      head: main.target.oid,
      headTree: main.target.tree.oid,
    },
    settings: typeof settings?.text === "string" ? { text: settings.text, blob: settings.oid } : null,
    issue: issue ? toIssue(issue) : { ...gone, number },
    tip: ref && toTip(ref.target),
    pull: pull ? toPull(pull) : null,
    comments: commentsOn(
      ...(issue ? [issue] : []),
      ...(pull ? [pull, { number: pull.number, comments: pull.oldest }] : []),
    ),
  };
}

const gone = {
  title: "",
  body: "",
  isOpen: false,
  isLocked: false,
  isGone: true,
  labels: [],
  author: "ghost",
  edits: [],
} as const;

/** An issue that was transferred or deleted: the rest of the answer is there all the same. */
export function isIssueGone({ type, path }: { readonly type?: string; readonly path?: readonly unknown[] }): boolean {
  return type === "NOT_FOUND" && path?.join() === "repository,issue";
}

function toIssue(issue: NonNullable<LookData["repository"]["issue"]>): Issue {
  const { lastEditedAt, editor, renamed } = issue;
  const edited = lastEditedAt === null ? [] : [{ createdAt: lastEditedAt, actor: editor }];
  return {
    number: issue.number,
    title: issue.title,
    body: issue.body,
    isOpen: issue.state === "OPEN",
    isLocked: issue.locked,
    isGone: false,
    labels: issue.labels.nodes.map(({ name }) => name),
    author: toPerson(issue.author).login,
    edits: [...edited, ...renamed.nodes].map(({ createdAt, actor }) => ({
      at: Date.parse(createdAt),
      by: toPerson(actor),
    })),
  };
}

function toTip({ oid, message, tree, parents, author, status }: TipData): Tip {
  const gate = status?.context;
  return {
    sha: oid,
    message,
    tree: tree.oid,
    parents: parents.nodes.map((parent) => parent.oid),
    author: author.user?.login ?? author.name ?? "someone",
    gate: gate
      ? { state: gate.state.toLowerCase() as Gate["state"], description: gate.description ?? "", url: gate.targetUrl }
      : null,
  };
}

function toPull({ id, number, state, isDraft, url, labels }: PullData): Pull {
  return {
    number,
    nodeId: id,
    isOpen: state === "OPEN",
    isMerged: state === "MERGED",
    isDraft,
    url,
    labels: labels.nodes.map(({ name }) => name),
  };
}

/** Each once, by id. */
function commentsOn(...places: readonly { number: number; comments: Nodes<SaidData> }[]): readonly Comment[] {
  const all = new Map(places.flatMap(saidOn).map((comment) => [comment.id, comment]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

function saidOn({ number, comments }: { number: number; comments: Nodes<SaidData> }): readonly Comment[] {
  return comments.nodes.map(({ databaseId, body, updatedAt, viewerDidAuthor, author, editor }) => ({
    id: databaseId,
    on: number,
    body,
    author: toPerson(author),
    isOurs: viewerDidAuthor,
    isForged: editor !== null && toPerson(editor).login !== toPerson(author).login,
    updatedAt: Date.parse(updatedAt),
  }));
}

/** GraphQL leaves the `[bot]` of a bot's login out. */
export function toPerson(who: WhoData | null): Person {
  if (who === null) return { login: "ghost", id: 0, isBot: false };
  const isBot = who.__typename === "Bot";
  return { login: isBot ? `${who.login}[bot]` : who.login, id: who.databaseId ?? 0, isBot };
}
