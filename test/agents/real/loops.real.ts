/** The five CLIs themselves, each through a whole loop: the real workflow and bundle on the embedded GitHub, a stub model. */
import { dirname } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { agents } from "../../../src/agents/list.ts";
import { agentNames } from "../../../src/loop/settings.ts";
import { answerRule, openRepository } from "../../scenarios/repository.ts";
import { type Answer, startStubModel } from "../stub-model/server.ts";
import { installed } from "./installed.ts";
import { setUps } from "./set-ups.ts";

const moves = [
  { run: "echo 40 > answer.txt", say: "A first try." },
  { run: "echo 41 > answer.txt", say: "It must be right now.\n\n<promise>COMPLETE</promise>" },
  { run: "echo 42 > answer.txt", say: "Now it is right.\n\n<promise>COMPLETE</promise>\nSummary: Write the answer" },
] as const;

/** What the brief says of the iteration decides; a CLI may ask other things, such as for a title. */
const obedient: Answer = ({ shell, toolResults, asked }) => {
  const iteration = Number(/This is iteration (\d+)/.exec(asked.join("\n"))?.[1] ?? 0);
  const move = moves[iteration - 1];
  if (shell === null || !move) return { say: "A title" };
  return toolResults === 0 ? { run: move.run } : { say: move.say };
};

it.for(agentNames)("%s works through three iterations, breaks a promise and keeps one", async (name, context) => {
  const agent = agents[name];
  const program = await installed(name, context);
  const model = await startStubModel(obedient);
  onTestFinished(() => model.close());
  const setUp = setUps[name](model.url);
  const variables = Object.entries(setUp.environment).map(
    ([key, value]) => `          ${key}: ${JSON.stringify(value)}\n`,
  );
  const choice = {
    use: name,
    ...(setUp.model !== null && { model: setUp.model }),
    ...(setUp.args.length > 0 && { args: setUp.args }),
  };
  const repo = await openRepository({
    agentLine: `agent: ${JSON.stringify(choice)}`,
    settings: answerRule,
    path: `${dirname(program)}:${process.env.PATH}`,
    // A CLI that reads its model's address from a file finds it in the project.
    files: Object.fromEntries(Object.values(setUp.homeFiles).map((text) => ["opencode.json", text])),
    workflow: (text) => text.replace(/ {10}ANTHROPIC_API_KEY: .*\n/, variables.join("") || "          NOTHING: here\n"),
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "completed", iteration: 3 });
  expect(loop.entries.map(({ signal, source }) => [signal, source])).toEqual([
    ["CONTINUE", "policy"],
    ["CONTINUE", "policy"],
    ["COMPLETE", "promise"],
  ]);
  expect(await repo.file("answer.txt", `rondo/issue-${issue}`)).toBe("42\n");
  expect((await repo.commits(issue))[0]?.message).toMatch(/^Write the answer\n/);
  const isPriced = agent.tells.cost !== false;
  expect(loop.cost > 0).toBe(isPriced);
  expect(loop.unpricedRuns).toBe(isPriced ? 0 : 3);
  const [comment] = await repo.stateComments(issue);
  if (!isPriced) expect(comment?.body).toContain(`The budget guard is off: ${name} tells no cost`);
  expect(repo.log()).not.toContain("sk-stub");
});
