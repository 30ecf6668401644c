import { expect, it } from "vitest";
import { answerRule, openRepository } from "./repository.ts";

const noted = 'printf -- "- [x] say it\\n\\n<promise>COMPLETE</promise>\\n" > "$RONDO_PLAN_FILE"';

it.each([
  ["counts where the settings say so", "promise-sources: [final-message, notes]\n", "completed"],
  ["does not, unless they do", "max-iterations: 1\n", "escalated"],
])("a promise in the plan file %s", async (_, settings, status) => {
  const repo = await openRepository({
    settings: `${answerRule}${settings}`,
    agent: [{ files: { "answer.txt": "42\n" }, run: noted, says: "It stands in my plan." }],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status, iteration: 1 });
  expect(repo.prompt(1).includes("may stand at the end of your plan file")).toBe(status === "completed");
});
