import { gateMark } from "../../src/phases/ledger.ts";
import { readCommitMessage } from "../../src/render/commit-message.ts";
import type { Repository } from "../scenarios/repository.ts";

/** What anybody can see on GitHub that is not as it should be after a loop of two iterations, whatever died on the way. */
export async function wrongFromOutside(repo: Repository, issue: number): Promise<readonly string[]> {
  const states = await repo.stateComments(issue);
  const [state] = states;
  if (!state) return ["there is no state comment"];
  const { loop } = state.state;
  const pulls = (await repo.as("octo").pulls.list({ ...repo.at, state: "all" })).data;
  const labels = await repo.labels(issue);
  const checks: readonly (readonly [boolean, string])[] = [
    [states.length === 1, `${states.length} state comments are live`],
    [loop.status === "completed", `the loop is ${loop.status}: ${loop.reason}`],
    [loop.iteration === 2, `the loop is at iteration ${loop.iteration}`],
    [state.state.claim === null, "the claim is still held"],
    [pulls.length === 1 && pulls[0]?.draft === false, `${pulls.length} pull requests, or a draft`],
    [labels.join() === "rondo,rondo: done", `the issue is labelled ${labels.join(", ")}`],
    [(await repo.labels(pulls[0]?.number ?? 0)).join() === "rondo: done", "the pull request is labelled otherwise"],
    [(await repo.file("answer.txt", `rondo/issue-${issue}`)) === "42\n", "answer.txt does not say 42"],
    [(await endsTold(repo, issue)) === 1, `the end was told ${await endsTold(repo, issue)} times`],
  ];
  const wrong = checks.filter(([holds]) => !holds).map(([, what]) => what);
  return [...wrong, ...(await wrongInLedger(repo, issue)), ...wrongStarts(repo), ...wrongRuns(repo)];
}

/** Commits and statuses: each iteration at most once, in order, and no counter ever falls. */
async function wrongInLedger(repo: Repository, issue: number): Promise<readonly string[]> {
  const commits = (await repo.commits(issue)).toReversed();
  const landed = commits.flatMap(({ message }) => {
    const record = readCommitMessage(message);
    return record?.step === "iteration" ? [record.iteration] : [];
  });
  const wrong = landed.join() === "1,2" ? [] : [`the iterations that landed are ${landed.join(", ")}`];
  const head = await repo.head(issue);
  let last = { iteration: 0, attempt: 0 };
  for (const { sha } of commits) {
    const { data } = await repo.as("octo").repos.listCommitStatusesForRef({ ...repo.at, ref: sha, per_page: 100 });
    const gates = data.filter(({ context }) => context === "rondo").toReversed();
    for (const { state, target_url } of gates) {
      const mark = gateMark({ state: "pending", description: "", url: target_url });
      const falls =
        mark.iteration < last.iteration || (mark.iteration === last.iteration && mark.attempt < last.attempt);
      if (falls) wrong.push(`a counter fell from ${Object.values(last)} to ${Object.values(mark)}`);
      if (state === "success" && sha !== head) wrong.push(`success stands on ${sha}, which is not the head`);
      last = mark;
    }
    if (sha === head && gates.at(-1)?.state !== "success") wrong.push(`the gate is ${gates.at(-1)?.state}`);
  }
  return wrong;
}

async function endsTold(repo: Repository, issue: number): Promise<number> {
  const place = (await repo.pull(issue))?.number ?? issue;
  return (await repo.comments(place)).filter(({ body }) => body.startsWith("@wendy The loop is completed")).length;
}

/** One kill costs one try at most. */
function wrongStarts(repo: Repository): readonly string[] {
  const starts = repo.agentStarts();
  const wrong = starts.length > 3 || starts.toSorted().join() !== starts.join();
  return wrong ? [`the agent was started for ${starts.join(", ")}`] : [];
}

/** Only the run that was killed is red. */
function wrongRuns(repo: Repository): readonly string[] {
  const red = repo.runs().filter(({ conclusion }) => conclusion !== "success");
  return red.length > 1 ? [`${red.length} runs ended badly`] : [];
}
