import { Octokit } from "@octokit/rest";
import { expect, test } from "vitest";
import { branch, givenForge, where } from "./given.ts";

/** Octokit as a user has it: its own fetch, a base URL, nothing else. */
async function givenOctokit(base: (url: string) => string) {
  const given = await givenForge();
  const url = await given.forge.listen();
  return { ...given, octokit: new Octokit({ auth: given.forge.setUp.createToken("octo"), baseUrl: base(url) }) };
}

test.each([
  ["under /api/v3", (url: string) => `${url}/api/v3`],
  ["at the root", (url: string) => url],
])("Octokit works unmodified %s: pages, GraphQL, git objects", async (_, base) => {
  const { octokit, forge } = await givenOctokit(base);
  for (let index = 0; index < 5; index++) await octokit.issues.create({ ...where, title: `I${index}` });
  expect(await octokit.paginate(octokit.issues.listForRepo, { ...where, per_page: 2 })).toHaveLength(5);
  await branch(forge, "topic");
  const { data } = await octokit.pulls.create({ ...where, title: "P", head: "topic", base: "main", draft: true });
  const ready = await octokit.graphql<{ markPullRequestReadyForReview: { pullRequest: { isDraft: boolean } } }>(
    `mutation Ready($input: MarkPullRequestReadyForReviewInput!) {
      markPullRequestReadyForReview(input: $input) { pullRequest { ...parts } }
    }
    fragment parts on PullRequest { isDraft number }`,
    { input: { pullRequestId: data.node_id } },
  );
  expect(ready.markPullRequestReadyForReview.pullRequest).toEqual({ isDraft: false, number: 6 });
  const query = await octokit.graphql<{
    repository: { pullRequest: { state: string; comments: { totalCount: number } } };
  }>(
    `query ($n: Int!, $owner: String = "octo") {
      repository(owner: $owner, name: "app") { pullRequest(number: $n) { state comments(first: 1) { totalCount } } }
    }`,
    { n: 6 },
  );
  expect(query.repository.pullRequest).toEqual({ state: "OPEN", comments: { totalCount: 0 } });
});

test("a closed forge leaves no port behind", async () => {
  const { forge } = await givenForge();
  const url = await forge.listen();
  await forge.close();
  await expect(fetch(url)).rejects.toThrow();
});

test("links lead back to the server", async () => {
  const { octokit, forge } = await givenOctokit((url) => `${url}/api/v3`);
  const { data } = await octokit.issues.create({ ...where, title: "T" });
  expect(data.html_url).toBe(`${forge.url}/octo/app/issues/1`);
  expect((await fetch(data.html_url)).status).toBe(200);
  expect((await (await fetch(data.url)).json()) as object).toMatchObject({ number: 1 });
});
