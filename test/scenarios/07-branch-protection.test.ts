import { expect, it } from "vitest";
import { answerRule, complete, openRepository, type Repository } from "./repository.ts";

const merge = async (repo: Repository, pull: number) => {
  try {
    await repo.as("octo").pulls.merge({ ...repo.at, pull_number: pull });
    return "merged";
  } catch (error) {
    return (error as Error).message;
  }
};

it("a required gate refuses the merge while blocked and stale, and allows it once completed", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { says: "<promise>BLOCKED</promise>\nReason: which?" },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  repo.forge.setUp.protectBranch("octo/app", "main", { contexts: ["rondo"], enforceAdmins: true });
  const issue = await repo.runLoop();
  const pull = (await repo.pull(issue))?.number ?? 0;
  await repo
    .as("octo")
    .graphql(
      "mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }",
      { id: (await repo.pull(issue))?.node_id },
    );
  expect(await merge(repo, pull)).toMatch(/Required status check "rondo" is failing/);
  await repo.comment(pull, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("completed");
  await repo.forge.setUp.commit("octo/app", {
    branch: `rondo/issue-${issue}`,
    files: { "extra.txt": "1\n" },
    actor: "wendy",
  });
  await repo.idle();
  expect(await repo.gate(await repo.head(issue))).toEqual({
    state: "pending",
    description: "needs validation again: commits by wendy",
  });
  expect(await repo.labels(issue)).toEqual(["rondo", "rondo: stale"]);
  expect(await merge(repo, pull)).toMatch(/Required status check "rondo" is pending/);
  await repo.comment(pull, "/rondo resume");
  await repo.idle();
  expect(await repo.gate(await repo.head(issue)), repo.log()).toMatchObject({ state: "success" });
  expect(repo.agentStarts()).toEqual([1, 2]);
  expect(await merge(repo, pull)).toBe("merged");
});

it("while the loop runs, the gate is pending and the merge refused", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ waits: "go", files: { "answer.txt": "42\n" }, says: complete }],
  });
  repo.forge.setUp.protectBranch("octo/app", "main", { contexts: ["rondo"], enforceAdmins: true });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  const pull = (await repo.pull(issue))?.number ?? 0;
  expect(await repo.gate(await repo.head(issue))).toMatchObject({ state: "pending", description: "iteration 1/10" });
  expect(await merge(repo, pull)).toMatch(/draft|is pending/i);
  repo.allow("go");
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("completed");
});
