import { Octokit } from "@octokit/rest";
import { parseSettings } from "../../config/parse.ts";
import { GitHub } from "../../github/github.ts";
import { findLoop, type Loaded } from "../../phases/find-loop.ts";
import { frozenTexts } from "../../phases/frozen-texts.ts";
import { readLedger } from "../../phases/ledger.ts";
import { loopSettings, settingsFile } from "../../phases/loop-settings.ts";
import { branchOf, issueOfBranch } from "../../phases/world.ts";
import type { Forge, Sight } from "../../ports.ts";
import { guardOf, type IterationStory, iterationStory, type LoopStory } from "../../render/loop-story.ts";
import type { StateRecord } from "../../state/record.ts";
import { oneLine } from "../colours.ts";
import { RefusedInput } from "../command.ts";
import { refusalOf } from "../octokit-refusal.ts";
import type { RemoteRepository } from "../remote-repository.ts";

const historyLength = 300;
const atOnce = 4;
/** Of a hundred pull requests, the newest first: older ones still have their label or branch. */
const mostPages = 10;

/** The loop of an issue; null: there is none. */
export function readLoop(remote: RemoteRepository, issue: number, now: number): Promise<LoopStory | null> {
  return onIssue(remote, issue, (forge, sight) => storyOf(forge, sight, now));
}

/** The state of an issue's loop as it is now; null: there is none, or it can't be read. */
export function readState(remote: RemoteRepository, issue: number, now: number): Promise<StateRecord | null> {
  return onIssue(remote, issue, async (forge, sight) => {
    const found = await findLoop(forge, sight, now);
    return found.kind === "loop" ? found.state : null;
  });
}

/** What a transferred issue left behind is still a loop; where there is nothing, the number may be wrong. */
function onIssue<Result>(
  remote: RemoteRepository,
  issue: number,
  read: (forge: Forge, sight: Sight) => Promise<Result>,
): Promise<Result> {
  const where = `${remote.owner}/${remote.repo}`;
  return orRefused(`look at issue ${issue} of ${where}`, async () => {
    const forge = new GitHub(remote);
    const sight = await lookAsReader(forge, issue);
    const found = await read(forge, sight);
    if (found === null && sight.issue.isGone)
      throw new RefusedInput(`There is no issue ${issue} in ${where}, or the token may not see it.`);
    return found;
  });
}

/** All loops of a repository, by issue. */
export function readLoops(remote: RemoteRepository, now: number): Promise<readonly LoopStory[]> {
  return orRefused(`list the loops of ${remote.owner}/${remote.repo}`, async () => {
    const forge = new GitHub(remote);
    const issues = await issuesWithLoops(remote);
    const stories: (LoopStory | null)[] = [];
    for (let from = 0; from < issues.length; from += atOnce)
      stories.push(...(await Promise.all(issues.slice(from, from + atOnce).map((n) => readStory(forge, n, now)))));
    return stories.flatMap((story) => story ?? []);
  });
}

async function orRefused<Result>(what: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusedInput) throw error;
    throw new RefusedInput(oneLine(refusalOf(what, error).message));
  }
}

/** By label, by branch and by pull request: each may have been removed since. */
async function issuesWithLoops({ owner, repo, apiUrl, token }: RemoteRepository): Promise<readonly number[]> {
  const silent = (): void => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const octokit = new Octokit({ auth: token, baseUrl: apiUrl, log });
  const at = { owner, repo, per_page: 100 };
  const labels = await triggerLabel(octokit, { owner, repo });
  const labelled = await octokit.paginate(octokit.issues.listForRepo, { ...at, labels, state: "all" });
  const refs = await octokit.paginate(octokit.git.listMatchingRefs, { ...at, ref: "heads/rondo/issue-" });
  let pages = 0;
  const pulls = await octokit.paginate(octokit.pulls.list, { ...at, state: "all" }, ({ data }, done) => {
    pages += 1;
    if (pages === mostPages) done();
    return data;
  });
  const branches = [...refs.map(({ ref }) => ref.replace("refs/heads/", "")), ...pulls.map(({ head }) => head.ref)];
  const issues = labelled.filter((issue) => issue.pull_request === undefined).map(({ number }) => number);
  return [...new Set([...issues, ...branches.flatMap((branch) => issueOfBranch(branch) ?? [])])].sort((a, b) => a - b);
}

async function triggerLabel(octokit: Octokit, at: { owner: string; repo: string }): Promise<string> {
  try {
    const { data } = await octokit.repos.getContent({ ...at, path: settingsFile, mediaType: { format: "raw" } });
    const parsed = parseSettings(String(data), settingsFile);
    return (parsed.ok && parsed.layer.label) || "rondo";
  } catch {
    return "rondo";
  }
}

async function readStory(forge: Forge, issue: number, now: number): Promise<LoopStory | null> {
  return storyOf(forge, await lookAsReader(forge, issue), now);
}

async function storyOf(forge: Forge, sight: Sight, now: number): Promise<LoopStory | null> {
  const found = await findLoop(forge, sight, now);
  if (found.kind === "newer") throw new RefusedInput(`Issue ${sight.issue.number}: ${found.why}. Use a newer rondo.`);
  return found.kind === "none" ? null : toStory(forge, sight, found);
}

async function lookAsReader(forge: Forge, issue: number): Promise<Sight> {
  return asReader(await forge.look(issue, branchOf(issue)));
}

/**
 * Which comments are Rondo's own: to Rondo those of its own name, but a reader's token has another. So it is those of
 * Actions, or of whoever wrote the branch; never a reader's, who may have pasted anything.
 */
function asReader(sight: Sight): Sight {
  const writers = ["github-actions[bot]", ...(sight.tip === null ? [] : [sight.tip.author])];
  const comments = sight.comments.map((each) => ({ ...each, isOurs: writers.includes(each.author.login) }));
  return { ...sight, comments };
}

async function toStory(forge: Forge, sight: Sight, { state }: Loaded): Promise<LoopStory> {
  const { loop } = state;
  const { file, profile: profileFile } = await frozenTexts(forge, state, sight);
  const read = loopSettings({ ...state, file, profileFile });
  return {
    issue: state.issue,
    title: sight.issue.title,
    status: loop.status,
    reason: loop.reason,
    guard: guardOf(loop),
    startedBy: state.startedBy,
    iteration: loop.iteration,
    maxIterations: read.ok ? read.settings.maxIterations : null,
    budget: read.ok ? read.settings.budget : null,
    cost: loop.cost,
    unpricedRuns: loop.unpricedRuns,
    activeMs: loop.activeMs,
    pull: sight.pull?.number ?? null,
    gate: sight.tip?.gate ? { state: sight.tip.gate.state, description: sight.tip.gate.description } : null,
    iterations: [
      ...(await earlier(forge, sight, state.loopId, loop.entries[0]?.iteration ?? loop.iteration + 1)),
      ...loop.entries.map(iterationStory),
    ],
  };
}

/** The state keeps the last iterations; of those before, their commits tell. */
async function earlier(
  forge: Forge,
  { tip }: Sight,
  loopId: string,
  before: number,
): Promise<readonly IterationStory[]> {
  if (before <= 1 || tip === null) return [];
  const ledger = readLedger(await forge.history(tip.sha, historyLength));
  if (ledger?.loopId !== loopId) return [];
  return ledger.commits
    .filter(({ step, iteration }) => step === "iteration" && iteration < before)
    .toReversed()
    .map(({ iteration, signal, score, cost, run, sha }) => ({
      iteration,
      attempt: 1,
      at: null,
      signal,
      source: null,
      score,
      rules: null,
      changed: null,
      cost,
      ms: null,
      summary: "",
      commit: sha.slice(0, 12),
      run: Number(run.split(".")[0]) || null,
    }));
}
