import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const body = `Write the answer, step by step; answer.txt must say 42.

- [ ] write a draft into answer.txt
- [ ] write 42 into answer.txt
- [ ] ask the lawyers about it
`;

it("a plan is worked off step by step: in the brief, the comment, the state and the pull request", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { files: { "answer.txt": "41\n" }, run: `sed -i '1s/\\[ \\]/[x]/' "$RONDO_PLAN_FILE"` },
      {
        files: { "answer.txt": "42\n" },
        run: `echo '{"lawyer": "Ms. Doe", "tried": 41}' > "$RONDO_CONTEXT_FILE"`,
        says: complete,
      },
      { says: `Step done: 2\nStep blocked: 3, only a person can ask them\n\n${complete}` },
    ],
  });
  const issue = await repo.openIssue({ title: "Write the answer", body });
  await repo.label(issue);
  await repo.idle();

  expect(repo.agentStarts(), repo.log()).toEqual([1, 2, 3]);
  expect(repo.prompt(1)).toContain("[ ] 1. write a draft into answer.txt   <- the current step");
  expect(repo.prompt(1)).toMatch(/`\S+\/plan\.md` \(\$RONDO_PLAN_FILE\)/);
  expect(repo.prompt(1)).not.toContain("TODO CONTINUATION");
  expect(repo.prompt(2)).toContain("[x] 1. write a draft into answer.txt");
  expect(repo.prompt(2)).toContain("[ ] 2. write 42 into answer.txt   <- the current step");
  expect(repo.prompt(2)).toContain("[SYSTEM REMINDER - TODO CONTINUATION]\n2 of 3 steps are not done yet.");
  expect(repo.prompt(3)).toContain(
    "The promise is rejected: 2 steps of the issue are not reported as done: 2. write 42",
  );
  expect(repo.prompt(3)).toContain("Ms. Doe");
  expect(repo.prompt(3)).toContain("Iteration 1: answer failed");

  const { loop, plan, context, errors } = await repo.state(issue);
  expect(loop).toMatchObject({ status: "completed", iteration: 3 });
  expect(plan).toMatchObject({
    own: [],
    done: [expect.any(String), expect.any(String)],
    blocked: [expect.any(String)],
  });
  expect(JSON.parse(context ?? "")).toEqual({ lawyer: "Ms. Doe", tried: 41 });
  expect(errors.map(({ iteration }) => iteration)).toEqual([1]);

  const comment = (await repo.stateComments(issue)).at(-1)?.body ?? "";
  expect(comment).toContain("| Steps | `███████░░░` | 2 of 3 done, 1 blocked |");
  expect(comment).toContain("- ⛔ ask the lawyers about it");
  expect(comment).toContain("1 step is left for a person (see below), and the pull request is still a draft");
  const pull = await repo.pull(issue);
  expect(pull).toMatchObject({ draft: true });
  expect(pull?.body).toContain("## Steps\n\n**1 step left for a person:**");
  expect(pull?.body).toContain("- ✅ write 42 into answer.txt");
  expect(await repo.gate(await repo.head(issue))).toMatchObject({ state: "success" });
  expect(await repo.file("plan.md", `rondo/issue-${issue}`)).toBeNull();
});

it("without a checklist, the plan is the agent's own, and where all that is left is blocked, a person is asked", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { run: `printf -- '- [x] look around\\n- [ ] write 42 @wendy\\n- [ ] get a key\\n' > "$RONDO_PLAN_FILE"` },
      {
        files: { "answer.txt": "42\n" },
        run: `sed -i 's/\\[ \\] write/[x] write/; s/\\[ \\] get/[!] get/' "$RONDO_PLAN_FILE"`,
      },
      { says: complete },
    ],
  });
  const issue = await repo.runLoop();
  const { loop, plan } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "blocked", iteration: 2 });
  expect(loop.reason).toMatch(/^Every step that is left is blocked: 3\. get a key/);
  expect(plan.own).toEqual(["look around", "write 42 @wendy", "get a key"]);
  expect(repo.prompt(1)).toContain(
    "If it is empty and the task takes more than one iteration, write your plan into it",
  );
  expect(repo.prompt(2)).toContain("You planned 3 steps; 1 of them is done. Do step 2 now");
  const comment = (await repo.stateComments(issue)).at(-1)?.body ?? "";
  expect(comment).toContain("Steps that the agent planned");
  expect(comment).toContain("| Steps | `███████░░░` | 2 of 3 done, 1 blocked |");
  expect(comment).not.toMatch(/@wendy/);
  await repo.comment(issue, "/rondo resume The key is in the safe");
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("completed");
});
