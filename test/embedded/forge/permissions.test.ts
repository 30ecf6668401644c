import type { Octokit } from "@octokit/rest";
import { describe, expect, test } from "vitest";
import type { Permissions, Role } from "../../../src/embedded/contract.ts";
import { branch, type Given, givenForge, REPO, refusalOf, where } from "./given.ts";

interface Row {
  readonly scope: string;
  readonly does: string;
  readonly role: Role;
  readonly call: (as: Octokit, tips: { readonly topic: string; readonly main: string }) => Promise<unknown>;
}

const ROWS: readonly Row[] = [
  { scope: "issues", does: "opens an issue", role: "read", call: (as) => as.issues.create({ ...where, title: "T" }) },
  {
    scope: "issues",
    does: "comments",
    role: "read",
    call: (as) => as.issues.createComment({ ...where, issue_number: 1, body: "x" }),
  },
  {
    scope: "issues",
    does: "labels an issue",
    role: "triage",
    call: (as) => as.issues.addLabels({ ...where, issue_number: 1, labels: ["x"] }),
  },
  {
    scope: "issues",
    does: "reacts",
    role: "read",
    call: (as) => as.reactions.createForIssue({ ...where, issue_number: 1, content: "eyes" }),
  },
  {
    scope: "issues",
    does: "defines a label",
    role: "write",
    call: (as) => as.issues.createLabel({ ...where, name: "new" }),
  },
  {
    scope: "pull-requests",
    does: "opens a pull request",
    role: "read",
    call: (as) => as.pulls.create({ ...where, title: "P", head: "topic", base: "main" }),
  },
  {
    scope: "pull-requests",
    does: "comments on a pull request",
    role: "read",
    call: (as) => as.issues.createComment({ ...where, issue_number: 2, body: "x" }),
  },
  {
    scope: "pull-requests",
    does: "labels a pull request",
    role: "triage",
    call: (as) => as.issues.addLabels({ ...where, issue_number: 2, labels: ["x"] }),
  },
  {
    scope: "contents",
    does: "creates a ref",
    role: "write",
    call: (as, { main }) => as.git.createRef({ ...where, ref: "refs/heads/z", sha: main }),
  },
  {
    scope: "contents",
    does: "moves a ref",
    role: "write",
    call: (as, { topic }) => as.git.updateRef({ ...where, ref: "heads/other", sha: topic, force: true }),
  },
  {
    scope: "contents",
    does: "makes a blob",
    role: "write",
    call: (as) => as.git.createBlob({ ...where, content: "x" }),
  },
  {
    scope: "contents",
    does: "merges a branch",
    role: "write",
    call: (as) => as.repos.merge({ ...where, base: "main", head: "topic" }),
  },
  {
    scope: "contents",
    does: "merges a pull request",
    role: "write",
    call: (as) => as.pulls.merge({ ...where, pull_number: 2 }),
  },
  {
    scope: "statuses",
    does: "sets a status",
    role: "write",
    call: (as, { main }) => as.repos.createCommitStatus({ ...where, sha: main, state: "success" }),
  },
];

async function givenWork(): Promise<Given & { readonly tips: { readonly topic: string; readonly main: string } }> {
  const given = await givenForge({ allowActionsToCreatePullRequests: true });
  const topic = await branch(given.forge, "topic");
  await branch(given.forge, "other", { "other.txt": "x\n" });
  await given.owner.issues.create({ ...where, title: "One" });
  await given.owner.pulls.create({ ...where, title: "Two", head: "other", base: "main" });
  const main = (await given.owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha;
  return { ...given, tips: { topic, main } };
}

const EVERYTHING = ["actions", "checks", "contents", "issues", "pull-requests", "statuses"];

describe("a job's token", () => {
  test.each(ROWS)("$does with $scope: write", async ({ scope, call }) => {
    const { job, tips } = await givenWork();
    await expect(call(job({ [scope]: "write" }), tips)).resolves.toBeDefined();
  });

  test.each(ROWS)("does not do it ($does) with $scope: read and everything else", async ({ scope, call, does }) => {
    const { job, tips } = await givenWork();
    const others = EVERYTHING.filter((each) => each !== scope);
    // pull requests are issues: either permission lets a job comment on them and label them
    const excluded = /(comments on|labels) a pull request|defines a label/.test(does)
      ? ["issues", "pull-requests"]
      : [];
    const rest = others.filter((each) => !excluded.includes(each)).map((each) => [each, "write"]);
    const permissions: Permissions = { ...Object.fromEntries(rest), [scope]: "read" };
    const refused = await refusalOf(call(job(permissions), tips));
    expect(refused).toMatchObject({ status: 403, message: "Resource not accessible by integration" });
  });

  test("comments on a pull request with issues: write as well", async () => {
    const { job } = await givenWork();
    const call = job({ issues: "write" }).issues.createComment({ ...where, issue_number: 2, body: "x" });
    await expect(call).resolves.toMatchObject({ status: 201 });
  });

  test("opens no pull request while the repository's setting is off, whatever its permissions", async () => {
    const { job, forge } = await givenWork();
    forge.setUp.allowActionsToCreatePullRequests(REPO, false);
    const call = job({ "pull-requests": "write" }).pulls.create({ ...where, title: "P", head: "topic", base: "main" });
    expect(await refusalOf(call)).toMatchObject({
      status: 403,
      message: "GitHub Actions is not permitted to create or approve pull requests.",
    });
  });

  test("reads a private repository only with the permission for it", async () => {
    const { job, forge } = await givenForge({ private: true });
    await expect(job({ contents: "read" }).git.getRef({ ...where, ref: "heads/main" })).resolves.toBeDefined();
    expect(await refusalOf(job({ issues: "read" }).git.getRef({ ...where, ref: "heads/main" }))).toMatchObject({
      status: 403,
      message: "Resource not accessible by integration",
    });
    await forge.setUp.addRepository("octo/other", { private: true });
    expect(await refusalOf(job({ contents: "read" }).repos.get({ owner: "octo", repo: "other" }))).toMatchObject({
      status: 404,
    });
  });

  test("cannot read variables, protection or the user", async () => {
    const { job } = await givenForge();
    const all = job(Object.fromEntries(EVERYTHING.map((scope) => [scope, "write"])));
    for (const call of [
      all.actions.listRepoVariables(where),
      all.repos.getBranchProtection({ ...where, branch: "main" }),
      all.users.getAuthenticated(),
    ]) {
      expect(await refusalOf(call)).toMatchObject({ status: 403, message: "Resource not accessible by integration" });
    }
  });

  test("is nobody's after it was revoked, and after six hours", async () => {
    const { forge, as, clock } = await givenForge();
    const mint = () => forge.mintJobToken({ repository: REPO, permissions: {}, runId: 1 });
    const [revoked, old] = [mint(), mint()];
    forge.revokeToken(revoked);
    expect(await refusalOf(as(revoked).repos.get(where))).toMatchObject({ status: 401 });
    clock.advance(6 * 3600 * 1000);
    expect(await refusalOf(as(old).repos.get(where))).toMatchObject({ status: 401 });
  });
});

describe("a person", () => {
  const LOGINS = { read: "rita", triage: "tria", write: "wendy" } as const;
  const BELOW = { triage: "rita", write: "tria" } as const;

  test.each(ROWS)("with the role $role $does", async ({ role, call }) => {
    const { forge, as, tips } = await givenWork();
    const login = LOGINS[role as keyof typeof LOGINS];
    await expect(call(as(forge.setUp.createToken(login)), tips)).resolves.toBeDefined();
  });

  test.each(ROWS.filter(({ role }) => role !== "read"))(
    "with less than $role does not do it ($does)",
    async ({ role, call }) => {
      const { forge, as, tips } = await givenWork();
      const refused = await refusalOf(call(as(forge.setUp.createToken(BELOW[role as keyof typeof BELOW])), tips));
      expect(refused.status).toBe(403);
    },
  );

  test("without a token reads what is public and writes nothing", async () => {
    const { as } = await givenWork();
    await expect(as(undefined).issues.get({ ...where, issue_number: 1 })).resolves.toBeDefined();
    expect(await refusalOf(as(undefined).issues.create({ ...where, title: "T" }))).toMatchObject({
      status: 401,
      message: "Requires authentication",
    });
  });

  test("edits another's comment only with write", async () => {
    const { owner, as, forge } = await givenWork();
    const { data } = await owner.issues.createComment({ ...where, issue_number: 1, body: "mine" });
    const edit = (login: string) =>
      as(forge.setUp.createToken(login)).issues.updateComment({ ...where, comment_id: data.id, body: login });
    expect((await refusalOf(edit("tria"))).status).toBe(403);
    await expect(edit("wendy")).resolves.toBeDefined();
  });
});

test.each([
  ["rita", "read", "read"],
  ["tria", "read", "triage"],
  ["wendy", "write", "write"],
  ["mary", "write", "maintain"],
  ["octo", "admin", "admin"],
])("%s has the permission %s, and the role %s", async (username, permission, role_name) => {
  const { owner } = await givenForge({ roles: { mary: "maintain" } });
  const { data } = await owner.repos.getCollaboratorPermissionLevel({ ...where, username });
  expect(data).toMatchObject({ permission, role_name });
});
