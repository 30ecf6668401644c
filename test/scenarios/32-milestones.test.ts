import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const secret = "a-secret-of-the-receiver";
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** The receiver that the documentation shows, with what it printed so far. */
async function receiver(given: string) {
  const child = spawn(process.execPath, ["docs/examples/webhook.mjs"], {
    env: { PATH: process.env.PATH, PORT: "0", RONDO_WEBHOOK_SECRET: given },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, "line")) as [string];
  const heard: string[] = [];
  lines.on("line", (line) => heard.push(line));
  return { url: `http://127.0.0.1:${/\d+/.exec(first)?.[0]}/rondo`, heard };
}

const signing = (text: string) =>
  text.replace(
    "          phase: land\n",
    `          phase: land\n          webhook-secret: \${{ secrets.RONDO_WEBHOOK_SECRET }}\n`,
  );
const agent = [
  { files: { "a.txt": "1\n", "answer.txt": "41\n" } },
  { files: { "answer.txt": "42\n" }, says: "Nearly there." },
  { files: { "b.txt": "1\n" }, says: complete },
];

it("milestones are lines of the comment, only the last fifth of a limit calls a person, and a webhook hears them signed", async () => {
  const { url, heard } = await receiver(secret);
  const repo = await openRepository({
    settings: `max-iterations: 4\nmilestones: { webhook: "${url}" }\n${answerRule}`,
    agent,
    workflow: signing,
  });
  repo.forge.setUp.setSecret("octo/app", "RONDO_WEBHOOK_SECRET", secret);
  const issue = await repo.runLoop();
  const state = await repo.state(issue);
  expect(state.milestones, repo.log()).toEqual([
    "iteration 2: every rule passes for the first time",
    "iteration 2: 2 of 4 iterations are used",
  ]);
  const [comment] = await repo.stateComments(issue);
  expect(comment?.body).toContain(
    "🏁 iteration 2: every rule passes for the first time · iteration 2: 2 of 4 iterations are used",
  );
  expect(heard).toEqual([
    `octo/app#${issue}, iteration 2: every rule passes for the first time`,
    `octo/app#${issue}, iteration 2: 2 of 4 iterations are used`,
  ]);
  const said = (await repo.comments(state.pull ?? 0)).filter(({ body }) => body.startsWith("@wendy"));
  expect(said.map(({ body }) => body)).toEqual([expect.stringContaining("The loop is completed")]);
  expect(repo.log()).not.toContain(secret);
});

it("a receiver that refuses, or none at all, does not disturb the loop; without a secret nothing is sent", async () => {
  const { url, heard } = await receiver("another secret");
  const settings = `max-iterations: 4\nmilestones: { webhook: "${url}" }\n${answerRule}`;
  const refused = await openRepository({ settings, agent, workflow: signing });
  refused.forge.setUp.setSecret("octo/app", "RONDO_WEBHOOK_SECRET", secret);
  expect((await refused.state(await refused.runLoop())).loop.status, refused.log()).toBe("completed");
  expect(refused.log()).toContain("answered 401");
  const unsigned = await openRepository({ settings, agent });
  expect((await unsigned.state(await unsigned.runLoop())).loop.status, unsigned.log()).toBe("completed");
  expect(unsigned.log()).toContain("it could not be signed");
  expect(heard).toEqual([]);
});
