import { expect, test } from "vitest";
import { branch, givenForge, REPO, refusalOf, where } from "./given.ts";

test("an administrator reads and changes whether Actions may open pull requests; nobody else sees it", async () => {
  const { owner, as, forge, job } = await givenForge();
  const read = (who: typeof owner) => who.actions.getGithubActionsDefaultWorkflowPermissionsRepository(where);
  expect((await read(owner)).data).toMatchObject({ can_approve_pull_request_reviews: false });
  await owner.actions.setGithubActionsDefaultWorkflowPermissionsRepository({
    ...where,
    can_approve_pull_request_reviews: true,
  });
  expect((await read(owner)).data).toMatchObject({ can_approve_pull_request_reviews: true });
  expect(await refusalOf(read(as(forge.setUp.createToken("wendy"))))).toMatchObject({ status: 404 });
  expect(await refusalOf(read(job({ actions: "write" })))).toMatchObject({
    status: 403,
    message: "Resource not accessible by integration",
  });
});

test("secrets are listed by name, without their value and without an environment's", async () => {
  const { owner, forge, job } = await givenForge();
  forge.setUp.setSecret(REPO, "model_key", "hidden");
  forge.setUp.setSecret(REPO, "deploy_key", "hidden", "production");
  const { data } = await owner.actions.listRepoSecrets(where);
  expect(data).toMatchObject({ total_count: 1, secrets: [{ name: "MODEL_KEY" }] });
  expect(JSON.stringify(data)).not.toContain("hidden");
  expect((await owner.actions.getRepoSecret({ ...where, secret_name: "MODEL_KEY" })).status).toBe(200);
  expect(await refusalOf(owner.actions.getRepoSecret({ ...where, secret_name: "NONE" }))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(job({ contents: "write" }).actions.listRepoSecrets(where))).toMatchObject({ status: 403 });
});

test("a repository's own event is sent with contents: write, within its limits", async () => {
  const { owner, job, events } = await givenForge();
  const send = (more: object) => owner.repos.createDispatchEvent({ ...where, event_type: "go", ...more });
  await job({ contents: "write" }).repos.createDispatchEvent({ ...where, event_type: "go", client_payload: { n: 1 } });
  expect(events.at(-1)).toMatchObject({
    name: "repository_dispatch",
    action: "go",
    byJobToken: true,
    ref: "refs/heads/main",
    payload: { action: "go", branch: "main", client_payload: { n: 1 } },
  });
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 1]));
  expect(await refusalOf(send({ client_payload: many }))).toMatchObject({ status: 422 });
  expect(await refusalOf(send({ client_payload: { k: "x".repeat(64 * 1024) } }))).toMatchObject({ status: 422 });
  expect(await refusalOf(send({ event_type: "x".repeat(101) }))).toMatchObject({ status: 422 });
  const reader = job({ contents: "read", actions: "write" });
  expect(await refusalOf(reader.repos.createDispatchEvent({ ...where, event_type: "go" }))).toMatchObject({
    status: 403,
  });
});

test("an administrator protects a branch and takes it back; what is left unsaid is refused by name", async () => {
  const { owner, as, forge, job } = await givenForge();
  const sha = await branch(forge, "topic");
  await owner.pulls.create({ ...where, title: "P", head: "topic", base: "main" });
  const main = { ...where, branch: "main" };
  const rules = {
    required_status_checks: { strict: false, contexts: ["rondo"] },
    enforce_admins: true,
    required_pull_request_reviews: null,
    restrictions: null,
  };
  expect((await owner.repos.updateBranchProtection({ ...main, ...rules })).data).toMatchObject({
    required_status_checks: { contexts: ["rondo"] },
  });
  const merge = () => owner.pulls.merge({ ...where, pull_number: 1 });
  expect(await refusalOf(merge())).toMatchObject({
    status: 405,
    message: 'Required status check "rondo" is expected.',
  });
  await owner.repos.createCommitStatus({ ...where, sha, state: "success", context: "rondo" });
  await merge();
  const partly = owner.request("PUT /repos/{owner}/{repo}/branches/{branch}/protection", {
    ...main,
    ...rules,
    restrictions: undefined as never,
  });
  expect(await refusalOf(partly)).toMatchObject({ status: 422, message: expect.stringContaining('"restrictions"') });
  const writer = as(forge.setUp.createToken("wendy"));
  expect(await refusalOf(writer.repos.deleteBranchProtection(main))).toMatchObject({ status: 404 });
  const token = job({ contents: "write" });
  expect(await refusalOf(token.repos.deleteBranchProtection(main))).toMatchObject({ status: 403 });
  await owner.repos.deleteBranchProtection(main);
  expect(await refusalOf(owner.repos.getBranchProtection(main))).toMatchObject({
    status: 404,
    message: "Branch not protected",
  });
});
