import type { Octokit } from "@octokit/rest";
import { afterEach, describe, expect, test } from "vitest";
import { SERVERS, type TriedServer } from "./servers.ts";

/**
 * The calls that the GitHub adapter makes, and what they answer, on two servers: ours, and one that is not ours.
 * A row belongs here only if both have the route.
 */

const where = { owner: "octo", repo: "app" };

interface Row {
  readonly rule: string;
  readonly call: (octokit: Octokit) => Promise<unknown>;
  readonly answer: unknown;
}

/** The status of a call, refused or not. */
function status(call: Promise<{ readonly status: number }>): Promise<number> {
  return call.then(
    (response) => response.status,
    (error: { readonly status: number }) => error.status,
  );
}

async function tip(octokit: Octokit, ref = "heads/main"): Promise<string> {
  return (await octokit.git.getRef({ ...where, ref })).data.object.sha;
}

async function commit(octokit: Octokit, parent: string, path: string): Promise<string> {
  const base = (await octokit.git.getCommit({ ...where, commit_sha: parent })).data.tree.sha;
  const blob = await octokit.git.createBlob({
    ...where,
    content: Buffer.from(`${path}\n`).toString("base64"),
    encoding: "base64",
  });
  const tree = await octokit.git.createTree({
    ...where,
    base_tree: base,
    tree: [{ path, mode: "100644", type: "blob", sha: blob.data.sha }],
  });
  return (await octokit.git.createCommit({ ...where, message: `Add ${path}`, tree: tree.data.sha, parents: [parent] }))
    .data.sha;
}

async function branch(octokit: Octokit, name: string): Promise<string> {
  const sha = await commit(octokit, await tip(octokit), `${name}.txt`);
  await octokit.git.createRef({ ...where, ref: `refs/heads/${name}`, sha });
  return sha;
}

const issue = (octokit: Octokit, more: object = {}) => octokit.issues.create({ ...where, title: "T", ...more });
const pull = (octokit: Octokit, head: string) => octokit.pulls.create({ ...where, title: "P", head, base: "main" });
const names = (labels: readonly (string | { name?: string | undefined })[]) =>
  labels.map((label) => (typeof label === "string" ? label : label.name)).sort();

const ISSUES: readonly Row[] = [
  {
    rule: "an issue is opened with a number, a body and its author",
    call: async (octokit) => {
      const { status, data } = await issue(octokit, { body: "Text" });
      return [status, data.number, data.title, data.body, data.state, data.user?.login];
    },
    answer: [201, 1, "T", "Text", "open", "octo"],
  },
  {
    rule: "an issue that is not there is 404",
    call: (octokit) => status(octokit.issues.get({ ...where, issue_number: 99 })),
    answer: 404,
  },
  {
    rule: "an issue is closed with a reason, and is then not among the open ones",
    call: async (octokit) => {
      await issue(octokit);
      await octokit.issues.update({ ...where, issue_number: 1, state: "closed", state_reason: "not_planned" });
      const { data } = await octokit.issues.get({ ...where, issue_number: 1 });
      return [data.state, data.state_reason, (await octokit.issues.listForRepo(where)).data.length];
    },
    answer: ["closed", "not_planned", 0],
  },
  {
    rule: "issues are listed by label",
    call: async (octokit) => {
      await octokit.issues.createLabel({ ...where, name: "rondo", color: "ff0000" });
      await issue(octokit, { labels: ["rondo"] });
      await issue(octokit);
      return (await octokit.issues.listForRepo({ ...where, labels: "rondo" })).data.map((each) => each.number);
    },
    answer: [1],
  },
];

const LABELS: readonly Row[] = [
  {
    rule: "a label is created once",
    call: async (octokit) => {
      const create = () => status(octokit.issues.createLabel({ ...where, name: "rondo", color: "ff0000" }));
      return [await create(), await create()];
    },
    answer: [201, 422],
  },
  {
    rule: "labels are added, replaced and removed",
    call: async (octokit) => {
      for (const name of ["a", "b", "c"]) await octokit.issues.createLabel({ ...where, name, color: "ff0000" });
      await issue(octokit, { labels: ["a"] });
      const on = { ...where, issue_number: 1 };
      const added = names((await octokit.issues.addLabels({ ...on, labels: ["b"] })).data);
      const set = names((await octokit.issues.setLabels({ ...on, labels: ["b", "c"] })).data);
      const left = names((await octokit.issues.removeLabel({ ...on, name: "b" })).data);
      return [added, set, left, names((await octokit.issues.listLabelsOnIssue(on)).data)];
    },
    answer: [["a", "b"], ["b", "c"], ["c"], ["c"]],
  },
  {
    rule: "removing a label that is not on the issue is 404",
    call: async (octokit) => {
      await issue(octokit);
      return status(octokit.issues.removeLabel({ ...where, issue_number: 1, name: "no" }));
    },
    answer: 404,
  },
];

const COMMENTS: readonly Row[] = [
  {
    rule: "a comment is created, read, edited and deleted by its id",
    call: async (octokit) => {
      await issue(octokit);
      const { data, status: created } = await octokit.issues.createComment({ ...where, issue_number: 1, body: "one" });
      const on = { ...where, comment_id: data.id };
      const edited = await octokit.issues.updateComment({ ...on, body: "two" });
      const read = (await octokit.issues.getComment(on)).data.body;
      const deleted = await status(octokit.issues.deleteComment(on));
      return [created, edited.data.id === data.id, read, deleted, await status(octokit.issues.getComment(on))];
    },
    answer: [201, true, "two", 204, 404],
  },
  {
    rule: "comments are paged, oldest first",
    call: async (octokit) => {
      await issue(octokit);
      for (const body of ["1", "2", "3"]) await octokit.issues.createComment({ ...where, issue_number: 1, body });
      const all = await octokit.paginate(octokit.issues.listComments, { ...where, issue_number: 1, per_page: 2 });
      return all.map((each) => each.body);
    },
    answer: ["1", "2", "3"],
  },
  {
    rule: "a comment on an issue that is not there is 404",
    call: (octokit) => status(octokit.issues.createComment({ ...where, issue_number: 9, body: "x" })),
    answer: 404,
  },
];

const REFS: readonly Row[] = [
  {
    rule: "a ref is created if absent, and refused if not",
    call: async (octokit) => {
      const sha = await tip(octokit);
      const create = () => status(octokit.git.createRef({ ...where, ref: "refs/heads/lock", sha }));
      return [await create(), await create(), (await tip(octokit, "heads/lock")) === sha];
    },
    answer: [201, 422, true],
  },
  {
    rule: "a ref moves forward without force, and not sideways",
    call: async (octokit) => {
      const main = await tip(octokit);
      const [one, two] = [await commit(octokit, main, "one"), await commit(octokit, main, "two")];
      const move = (sha: string, force = false) =>
        status(octokit.git.updateRef({ ...where, ref: "heads/main", sha, force }));
      return [await move(one), await move(two), (await tip(octokit)) === one, await move(two, true)];
    },
    answer: [200, 422, true, 200],
  },
  {
    // to update or delete it is 422 on GitHub and on the forge, 404 on emulate
    rule: "a ref that is not there is 404 to read",
    call: (octokit) => status(octokit.git.getRef({ ...where, ref: "heads/no" })),
    answer: 404,
  },
  {
    rule: "refs are listed by the beginning of their name",
    call: async (octokit) => {
      const sha = await tip(octokit);
      for (const name of ["rondo/1", "rondo/2", "other"])
        await octokit.git.createRef({ ...where, ref: `refs/heads/${name}`, sha });
      return (await octokit.git.listMatchingRefs({ ...where, ref: "heads/rondo/" })).data
        .map((each) => each.ref)
        .sort();
    },
    answer: ["refs/heads/rondo/1", "refs/heads/rondo/2"],
  },
];

const OBJECTS: readonly Row[] = [
  {
    rule: "a commit names its parent, its tree and its message",
    call: async (octokit) => {
      const main = await tip(octokit);
      const sha = await commit(octokit, main, "new.txt");
      const { data } = await octokit.git.getCommit({ ...where, commit_sha: sha });
      return [data.message, data.parents.map((each) => each.sha === main)];
    },
    answer: ["Add new.txt", [true]],
  },
  {
    rule: "a tree on a base keeps the base's files",
    call: async (octokit) => {
      const sha = await commit(octokit, await tip(octokit), "folder/new.txt");
      const { data } = await octokit.git.getCommit({ ...where, commit_sha: sha });
      const tree = await octokit.git.getTree({ ...where, tree_sha: data.tree.sha, recursive: "true" });
      const files = tree.data.tree.filter((each) => each.type === "blob");
      return files.map((each) => `${each.mode} ${each.path}`).sort();
    },
    answer: ["100644 README.md", "100644 folder/new.txt"],
  },
  {
    rule: "a blob's name is git's own",
    call: async (octokit) =>
      (await octokit.git.createBlob({ ...where, content: "hello\n", encoding: "utf-8" })).data.sha,
    answer: "ce013625030ba8dba906f756967f9e9ca394464a",
  },
  {
    rule: "an object that is not there is 404",
    call: async (octokit) => [
      await status(octokit.git.getCommit({ ...where, commit_sha: "1".repeat(40) })),
      await status(octokit.git.getBlob({ ...where, file_sha: "1".repeat(40) })),
      await status(octokit.git.getTree({ ...where, tree_sha: "1".repeat(40) })),
    ],
    answer: [404, 404, 404],
  },
  {
    rule: "a file's contents are read at a ref, raw as well",
    call: async (octokit) => {
      await branch(octokit, "topic");
      const raw = await octokit.repos.getContent({
        ...where,
        path: "topic.txt",
        ref: "topic",
        mediaType: { format: "raw" },
      });
      // Octokit gives bytes or text, by the content type
      const text = Buffer.from(raw.data as unknown as string).toString("utf8");
      return [text, await status(octokit.repos.getContent({ ...where, path: "topic.txt" }))];
    },
    answer: ["topic.txt\n", 404],
  },
];

const PULLS: readonly Row[] = [
  {
    rule: "a pull request shares the issues' numbers, and knows its two sides",
    call: async (octokit) => {
      await issue(octokit);
      const sha = await branch(octokit, "topic");
      const { data, status } = await pull(octokit, "topic");
      return [status, data.number, data.state, data.head.ref, data.head.sha === sha, data.base.ref];
    },
    answer: [201, 2, "open", "topic", true, "main"],
  },
  {
    rule: "a pull request is found by its head",
    call: async (octokit) => {
      await branch(octokit, "topic");
      await pull(octokit, "topic");
      const by = async (head: string) => (await octokit.pulls.list({ ...where, head })).data.length;
      return [await by("octo:topic"), await by("octo:other")];
    },
    answer: [1, 0],
  },
  {
    rule: "title, body and state are edited",
    call: async (octokit) => {
      await branch(octokit, "topic");
      await pull(octokit, "topic");
      const { data } = await octokit.pulls.update({
        ...where,
        pull_number: 1,
        title: "New",
        body: "Text",
        state: "closed",
      });
      return [data.title, data.body, data.state, data.merged];
    },
    answer: ["New", "Text", "closed", false],
  },
  {
    rule: "a merged one is closed, and its commits are on the base",
    call: async (octokit) => {
      await branch(octokit, "topic");
      await pull(octokit, "topic");
      const merged = await octokit.pulls.merge({ ...where, pull_number: 1, merge_method: "merge" });
      const { data } = await octokit.pulls.get({ ...where, pull_number: 1 });
      return [merged.data.merged, data.state, data.merged, (await tip(octokit)) === merged.data.sha];
    },
    answer: [true, "closed", true, true],
  },
];

const TABLE = [...ISSUES, ...LABELS, ...COMMENTS, ...REFS, ...OBJECTS, ...PULLS];

describe.each(SERVERS)("on %s", (_, start) => {
  let server: TriedServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  test.each(TABLE)("$rule", async ({ call, answer }) => {
    server = await start();
    expect(await call(server.octokit)).toEqual(answer);
  });
});
