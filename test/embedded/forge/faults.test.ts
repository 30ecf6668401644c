import { describe, expect, test } from "vitest";
import { FaultPlan, type FaultRule } from "../../../src/embedded/faults.ts";
import { branch, cloneUrl, givenForge, givenGit, octokit, QUIET, refusalOf, temporaryFolder, where } from "./given.ts";

async function givenFault(...rules: readonly FaultRule[]) {
  const faults = new FaultPlan().add(...rules);
  const given = await givenForge({}, { faults });
  const create = () => given.owner.issues.create({ ...where, title: "T" });
  const count = async () => (await given.owner.issues.listForRepo(where)).data.length;
  return { ...given, faults, create, count };
}

const POST = { method: "POST", path: /\/issues$/ };

describe("a request", () => {
  test.each([
    ["500", 500],
    ["502", 502],
    ["404", 404],
    ["409", 409],
    ["422", 422],
    ["429", 429],
    ["secondary-limit", 403],
  ] as const)("fails with %s before anything is done, and the next goes through", async (kind, status) => {
    const { create, count } = await givenFault({ ...POST, kind });
    expect((await refusalOf(create())).status).toBe(status);
    expect(await count()).toBe(0);
    await create();
    expect(await count()).toBe(1);
  });

  test.each(["500", "502", "422"] as const)("fails with %s although it was done", async (kind) => {
    const { create, count } = await givenFault({ ...POST, kind, phase: "after" });
    await expect(create()).rejects.toThrow();
    expect(await count()).toBe(1);
  });

  test.each([
    ["before", 0],
    ["after", 1],
  ] as const)("loses its connection %s it is applied", async (phase, applied) => {
    const { create, count, forge } = await givenFault({ ...POST, kind: "reset", phase });
    await expect(create()).rejects.toThrow();
    expect(await count()).toBe(applied);
    expect(forge.requests.all()[0]).toMatchObject({ fault: "reset", status: undefined });
  });

  test("is told how long to wait", async () => {
    const { owner } = await givenFault(
      { kind: "429", retryAfter: 17 },
      { kind: "secondary-limit", at: 2, retryAfter: 60 },
    );
    await expect(owner.repos.get(where)).rejects.toMatchObject({ response: { headers: { "retry-after": "17" } } });
    const second = owner.repos.get(where);
    await expect(second).rejects.toMatchObject({ response: { headers: { "retry-after": "60" } } });
    expect((await refusalOf(second)).message).toContain("secondary rate limit");
  });

  test("hangs until its client gives up", async () => {
    const { owner, forge } = await givenFault({ kind: "timeout" });
    const call = owner.repos.get({ ...where, request: { fetch: forge.fetch, signal: AbortSignal.timeout(20) } });
    await expect(call).rejects.toThrow();
  });

  test("hangs until the clock says that it is over", async () => {
    const { owner, clock } = await givenFault({ kind: "timeout" });
    const call = expect(owner.repos.get(where)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    clock.advance(120_000);
    await call;
  });

  test("reads what it read before", async () => {
    const { owner, create } = await givenFault({ method: "GET", path: /\/issues\/1$/, kind: "stale-read", at: 2 });
    await create();
    const title = async () => (await owner.issues.get({ ...where, issue_number: 1 })).data.title;
    expect(await title()).toBe("T");
    await owner.issues.update({ ...where, issue_number: 1, title: "T2" });
    expect(await title()).toBe("T");
    expect(await title()).toBe("T2");
  });

  test("is chosen by its number among those that match, and by its token", async () => {
    const { owner, job } = await givenFault({ kind: "500", token: "job", at: [2, 3] });
    const ok = async (as: typeof owner) =>
      as.repos.get(where).then(
        () => true,
        () => false,
      );
    const mine = job({});
    expect([await ok(owner), await ok(mine), await ok(mine), await ok(owner), await ok(mine), await ok(mine)]).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test("is shown to a hook before and after it is applied", async () => {
    const { faults, create, count } = await givenFault();
    const seen: string[] = [];
    faults.onRequest = ({ phase, method, path }) => void seen.push(`${phase} ${method} ${path}`);
    await create();
    faults.onRequest = undefined;
    expect(seen).toEqual(["before POST /repos/octo/app/issues", "after POST /repos/octo/app/issues"]);
    expect(await count()).toBe(1);
  });
});

test("the same seed gives the same faults", async () => {
  const run = async (seed: number) => {
    const { owner, faults } = await givenFault();
    faults.addRandom({ seed, percent: { "500": 20, "reset after": 20 }, match: { method: "GET" } });
    for (let index = 0; index < 40; index++) await owner.repos.get(where).catch(() => {});
    return faults.fired.map(({ index, kind, phase }) => `${index} ${kind} ${phase}`);
  };
  const [one, again, other] = [await run(1), await run(1), await run(2)];
  expect(one.length).toBeGreaterThan(5);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

describe("over a socket", () => {
  test("a lost connection is one for Octokit", async () => {
    const { forge } = await givenFault({ kind: "reset" });
    await forge.listen();
    const { Octokit } = await import("@octokit/rest");
    const plain = new Octokit({ baseUrl: `${forge.url}/api/v3`, log: QUIET });
    await expect(plain.repos.get(where)).rejects.toMatchObject({ status: 500 });
    await expect(plain.repos.get(where)).resolves.toBeDefined();
    await expect(octokit(forge, undefined).repos.get(where)).resolves.toBeDefined();
  });

  test.each([
    ["before", false],
    ["after", true],
  ] as const)("a push loses its connection %s it is applied", async (phase, applied) => {
    const { forge, owner } = await givenFault({ method: "POST", path: /git-receive-pack/, kind: "reset", phase });
    await forge.listen();
    await branch(forge, "topic");
    const git = givenGit();
    const folder = temporaryFolder();
    const url = cloneUrl(forge, forge.setUp.createToken("wendy"));
    await git(folder, "clone", "-q", "-b", "topic", url, ".");
    expect((await git(folder, "push", "origin", "HEAD:refs/heads/new")).ok).toBe(false);
    const there = owner.git.getRef({ ...where, ref: "heads/new" }).then(
      () => true,
      () => false,
    );
    expect(await there).toBe(applied);
  });
});
