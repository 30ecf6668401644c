import { expect, test } from "vitest";
import { givenForge, REPO, refusalOf, where } from "./given.ts";

test("a repository's jobs share 1,000 requests an hour, and asking what is left costs nothing", async () => {
  const { job } = await givenForge();
  const { headers } = await job({}).repos.get(where);
  expect(headers).toMatchObject({
    "x-ratelimit-limit": "1000",
    "x-ratelimit-remaining": "999",
    "x-ratelimit-used": "1",
  });
  const other = job({}, 2);
  await other.rateLimit.get();
  expect((await other.rateLimit.get()).data.rate).toMatchObject({ limit: 1000, used: 1, remaining: 999 });
});

test("over the limit everything is refused until the hour is over", async () => {
  const { job, clock } = await givenForge({}, { rates: { job: 2 } });
  const mine = job({});
  await mine.repos.get(where);
  await mine.repos.get(where);
  const refused = mine.repos.get(where);
  expect(await refusalOf(refused)).toMatchObject({
    status: 403,
    message: "API rate limit exceeded for installation ID 15368.",
  });
  await expect(refused).rejects.toMatchObject({ response: { headers: { "x-ratelimit-remaining": "0" } } });
  clock.advance(3600 * 1000);
  await expect(mine.repos.get(where)).resolves.toBeDefined();
});

test("a person's requests do not count against the jobs'", async () => {
  const { job, owner } = await givenForge({}, { rates: { job: 1 } });
  await owner.repos.get(where);
  await expect(job({}).repos.get(where)).resolves.toBeDefined();
});

test("the log tells the API calls of a run", async () => {
  const { job, owner, forge } = await givenForge();
  const run = job({ issues: "write" }, 42);
  await run.issues.create({ ...where, title: "T" });
  await run.rateLimit.get();
  await owner.repos.get(where);
  expect(forge.requests.ofRun(42)).toMatchObject([
    { method: "POST", path: `/repos/${REPO}/issues`, status: 201, token: "job", runId: 42 },
  ]);
});
