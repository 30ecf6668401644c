import { describe, expect, test } from "vitest";
import { branch, type Given, givenForge, REPO, refusalOf, where } from "./given.ts";

interface Case {
  readonly rule: string;
  readonly call: (given: Given) => Promise<unknown>;
  readonly status: number;
  readonly message: string;
  readonly error?: string;
}

const NO_SHA = "1".repeat(40);
const issue = ({ owner }: Given, more: object = {}) => owner.issues.create({ ...where, title: "T", ...more });
const comment = async (given: Given, body: string) => {
  await issue(given);
  return given.owner.issues.createComment({ ...where, issue_number: 1, body });
};
const mainSha = async ({ owner }: Given) => (await owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha;
const status = async (given: Given, more: object) =>
  given.owner.repos.createCommitStatus({ ...where, sha: await mainSha(given), state: "success", ...more });
const pull = (given: Given, head: string, base = "main") =>
  given.owner.pulls.create({ ...where, title: "P", head, base });

const TABLE: readonly Case[] = [
  {
    rule: "a comment of more than 65,536 characters",
    call: (given) => comment(given, "x".repeat(65_537)),
    status: 422,
    message: "Validation Failed",
    error: "Body is too long (maximum is 65536 characters)",
  },
  {
    rule: "an issue body of more than 65,536 characters",
    call: (given) => issue(given, { body: "x".repeat(65_537) }),
    status: 422,
    message: "Validation Failed",
    error: "body is too long (maximum is 65536 characters)",
  },
  {
    rule: "a status description of more than 140 characters",
    call: (given) => status(given, { description: "x".repeat(141) }),
    status: 422,
    message: "Validation Failed",
    error: "description is too long (maximum is 140 characters)",
  },
  {
    rule: "a status on a commit that is not there",
    call: ({ owner }) => owner.repos.createCommitStatus({ ...where, sha: NO_SHA, state: "success" }),
    status: 422,
    message: `No commit found for SHA: ${NO_SHA}`,
  },
  {
    rule: "a label name of more than 50 characters",
    call: ({ owner }) => owner.issues.createLabel({ ...where, name: "x".repeat(51) }),
    status: 422,
    message: "Validation Failed",
    error: "name is too long (maximum is 50 characters)",
  },
  {
    rule: "more than 100 labels on an issue",
    call: (given) => issue(given, { labels: Array.from({ length: 101 }, (_, index) => `l${index}`) }),
    status: 422,
    message: "Validation Failed",
    error: "Issues cannot have more than 100 labels",
  },
  {
    rule: "a pull request without commits between",
    call: async (given) => {
      await given.owner.git.createRef({ ...where, ref: "refs/heads/same", sha: await mainSha(given) });
      return pull(given, "same");
    },
    status: 422,
    message: "Validation Failed",
    error: "No commits between main and same",
  },
  {
    rule: "a second pull request for the same branches",
    call: async (given) => {
      await branch(given.forge, "topic");
      await pull(given, "topic");
      return pull(given, "topic");
    },
    status: 422,
    message: "Validation Failed",
    error: "A pull request already exists for octo:topic.",
  },
  {
    rule: "a pull request whose head is not there",
    call: (given) => pull(given, "no"),
    status: 422,
    message: "Validation Failed",
  },
  {
    rule: "a ref that exists",
    call: async (given) => given.owner.git.createRef({ ...where, ref: "refs/heads/main", sha: await mainSha(given) }),
    status: 422,
    message: "Reference already exists",
  },
  {
    rule: "a ref to an object that does not exist",
    call: ({ owner }) => owner.git.createRef({ ...where, ref: "refs/heads/x", sha: NO_SHA }),
    status: 422,
    message: "Object does not exist",
  },
  {
    rule: "an update of a ref that does not exist",
    call: async (given) => given.owner.git.updateRef({ ...where, ref: "heads/no", sha: await mainSha(given) }),
    status: 422,
    message: "Reference does not exist",
  },
  {
    rule: "a deletion of a ref that does not exist",
    call: ({ owner }) => owner.git.deleteRef({ ...where, ref: "heads/no" }),
    status: 422,
    message: "Reference does not exist",
  },
  {
    rule: "an update that is not a fast forward",
    call: async (given) => {
      const main = await mainSha(given);
      await branch(given.forge, "topic");
      return given.owner.git.updateRef({ ...where, ref: "heads/topic", sha: main });
    },
    status: 422,
    message: "Update is not a fast forward",
  },
  {
    rule: "a merge with conflicts",
    call: async (given) => {
      await branch(given.forge, "topic", { "README.md": "theirs\n" });
      await branch(given.forge, "main", { "README.md": "ours\n" });
      return given.owner.repos.merge({ ...where, base: "main", head: "topic" });
    },
    status: 409,
    message: "Merge conflict",
  },
  {
    rule: "a token that nobody holds",
    call: ({ as }) => as("ghp_nobody").repos.get(where),
    status: 401,
    message: "Bad credentials",
  },
  {
    rule: "a removal of a label that the issue does not have",
    call: async (given) => {
      await issue(given);
      return given.owner.issues.removeLabel({ ...where, issue_number: 1, name: "no" });
    },
    status: 404,
    message: "Label does not exist",
  },
  {
    rule: "a route that is not there, by its name",
    call: ({ owner }) => owner.request("GET /repos/octo/app/nothing/here"),
    status: 404,
    message: "Not Found: the embedded GitHub has no route for GET /repos/octo/app/nothing/here",
  },
  {
    rule: "a body that is not JSON",
    call: async ({ forge }) => {
      const headers = { authorization: `token ${forge.setUp.createToken("octo")}` };
      const response = await forge.fetch(`${forge.url}/repos/${REPO}/issues`, { method: "POST", headers, body: "{" });
      const data = (await response.json()) as { message: string };
      throw Object.assign(new Error(), { status: response.status, response: { data } });
    },
    status: 400,
    message: "Problems parsing JSON",
  },
];

describe("GitHub refuses, in its own words,", () => {
  test.each(TABLE)("$rule", async ({ call, status, message, error }) => {
    const given = await givenForge();
    const refused = await refusalOf(call(given));
    expect(refused).toMatchObject({ status, message });
    if (error !== undefined) expect(refused.errors.map((each) => each.message)).toEqual([error]);
  });
});

test("65,536 characters are allowed, however many bytes they are", async () => {
  const given = await givenForge();
  await expect(comment(given, "𝒳".repeat(65_536))).resolves.toMatchObject({ status: 201 });
});

test("a commit and context take 1,000 statuses and no more", async () => {
  const given = await givenForge();
  for (let index = 0; index < 1000; index++) await status(given, { context: index % 2 ? "Rondo" : "rondo" });
  expect(await refusalOf(status(given, { context: "rondo" }))).toMatchObject({ status: 422 });
  await expect(status(given, { context: "other" })).resolves.toMatchObject({ status: 201 });
});
