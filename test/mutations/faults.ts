import type { Mutation } from "./mutation.ts";

const table = ["test/faults/table.test.ts"];

/** What keeps a loop whole whatever breaks: without it, a row of the table of faults or an invariant says so. */
export const mutations: readonly Mutation[] = [
  // Exactly once
  {
    name: "faults: the push has no fence",
    file: "src/git/private-repository.ts",
    find: 'const args = ["push", "--quiet", "--porcelain", lease, remote.url, `${commit}:${ref}`];',
    replace: 'const args = ["push", "--quiet", "--porcelain", "--force", remote.url, `${commit}:${ref}`];',
    tests: ["test/git/push.test.ts"],
  },
  {
    name: "faults: the work is pushed onto whatever is there",
    file: "src/phases/commit-work.ts",
    find: "const pushed = await git.push(branch, { commit, from: brief.base });",
    replace:
      'const pushed = await git.push(branch, { commit, from: (await world.forge.look(brief.issue, branch)).tip?.sha ?? "" });',
    tests: ["test/phases/commit-work.test.ts"],
  },
  {
    name: "faults: a push whose answer was lost is not looked after",
    file: "src/phases/commit-work.ts",
    find: "if (tip?.sha === commit) return { ok: true };",
    replace: "",
    tests: table,
  },
  {
    name: "faults: a run does not care who has the claim",
    file: "src/phases/begin.ts",
    find: "if (run && !run.isDone) return",
    replace: "if (run && run.id < 0) return",
    tests: table,
  },
  {
    name: "faults: a run that is started again goes on with the loop",
    file: "src/phases/begin.ts",
    find: '(trigger.kind === "dispatch" && trigger.key === continuationKey(loopId, loop.iteration + 1))',
    replace: 'trigger.kind === "dispatch"',
    tests: table,
  },
  {
    name: "faults: a POST is repeated without a look",
    file: "src/phases/persistent-forge.ts",
    find: "if (found !== null) return found;",
    replace: "",
    tests: table,
  },
  {
    name: "faults: a dispatch is repeated without a look",
    file: "src/phases/persistent-forge.ts",
    find: "async () => ((await this.#wasDispatched(request, since)) ? true : null),",
    replace: "async () => null,",
    tests: table,
  },
  // The order of writes
  {
    name: "faults: the next run is dispatched before the state is written",
    file: "src/phases/land.ts",
    find: 'const published = await turn.settle(state, decision.source === "human" ? "quietly" : "loudly");',
    replace:
      'if (state.loop.status === "running") await dispatchNext(turn, turn.publication(state));\n  const published = await turn.settle(state, decision.source === "human" ? "quietly" : "loudly");',
    tests: table,
  },
  {
    name: "faults: the stop signs are not read again before the dispatch",
    file: "src/phases/next-run.ts",
    find: "if (stopped !== null) return stopped;",
    replace: "",
    tests: table,
  },
  {
    name: "faults: a run does not look for stop signs before the agent starts",
    file: "src/phases/begin.ts",
    find: "if (sign) return stopped(turn, state, sign);",
    replace: "",
    tests: table,
  },
  // Counters
  {
    name: "faults: attempts are not counted",
    file: "src/loop/decide.ts",
    find: "const attempt = loop.attempt + 1;",
    replace: "const attempt = Math.max(1, loop.attempt);",
    tests: table,
  },
  {
    name: "faults: an iteration that landed without a record is not rolled forward",
    file: "src/phases/find-loop.ts",
    find: "if (commit.iteration > state.loop.iteration) {",
    replace: "if (commit.iteration < 0) {",
    tests: table,
  },
  {
    name: "faults: counters come from the comment alone",
    file: "src/phases/ledger.ts",
    find: "const last = gates.map(gateMark).reduce(later, commitMark);",
    replace: "const last = { iteration: 0, attempt: 0 };",
    tests: table,
  },
  {
    name: "faults: a comment may be deleted for ever",
    file: "src/phases/hold-back.ts",
    find: "return isRebuilt && state.rebuilds >= mostRebuilds;",
    replace: "return false;",
    tests: table,
  },
  {
    name: "faults: a state that no gate names has heard its orders",
    file: "src/phases/find-loop.ts",
    find: "return !state?.ok || state.state.loopId !== loopId || id === named;",
    replace: "return true;",
    tests: table,
  },
  {
    name: "faults: what a later Rondo wrote is written over",
    file: "src/phases/find-loop.ts",
    find: "if (newer && !newer.state.ok) return",
    replace: "if (newer && newer.state.ok) return",
    tests: table,
  },
  {
    name: "faults: the gate is green for a tree that no rule saw",
    file: "src/loop/facts.ts",
    find: "if (validatedTree === null || tree === null || tree === validatedTree) return null;",
    replace: "return null;",
    tests: table,
  },
  // Who goes on
  {
    name: "faults: the sweep knows no limit",
    file: "src/phases/sweep.ts",
    find: "lost === 0 ? startsWithinMs : pausesMs[lost - 1];",
    replace: "lost === 0 ? startsWithinMs : (pausesMs[lost - 1] ?? startsWithinMs);",
    tests: table,
  },
  {
    name: "faults: the sweep does not pause between two tries",
    file: "src/phases/sweep.ts",
    find: 'return clock.now() - lastSign >= pause ? "wake" : "wait";',
    replace: 'return "wake";',
    tests: table,
  },
  {
    name: "faults: a cancelled run is revived",
    file: "src/phases/begin.ts",
    find: 'if (run?.conclusion !== "cancelled" || state !== turn.loaded.state) return null;',
    replace: "if (run !== null) return null;",
    tests: table,
  },
  {
    name: "faults: no run looks after another loop",
    file: "src/phases/begin.ts",
    find: 'if ("issue" in trigger) await wakeAnother(world, trigger.issue);',
    replace: "",
    tests: table,
  },
  // GitHub's limits
  {
    name: "faults: the loop is not parked when few requests are left",
    file: "src/phases/hold-back.ts",
    find: "if (allowance === null) return false;",
    replace: "if (allowance !== undefined) return false;",
    tests: table,
  },
  {
    name: "faults: a limit that lasts makes the run red",
    file: "src/phases/begin.ts",
    find: "if (!isLimit(error as Refused) || isAwaited(trigger)) throw error;",
    replace: "throw error;",
    tests: table,
  },
  {
    name: "faults: a limit is not waited for",
    file: "src/phases/persistent-forge.ts",
    find: "if (isLimit(error)) return error.retryAfter === null ? askedPauseMs : error.retryAfter * 1_000;",
    replace: "if (isLimit(error)) return null;",
    tests: table,
  },
  // The end
  {
    name: "faults: a locked issue stops nothing",
    file: "src/phases/facts.ts",
    find: 'if (issue.isLocked) return stop("the issue was locked");',
    replace: "",
    tests: table,
  },
  {
    name: "faults: an agent is started on a full disk",
    file: "src/phases/prepare-agent.ts",
    find: "if (free === null || free >= leastFreeBytes) return null;",
    replace: "return null;",
    tests: ["test/phases/agent.test.ts"],
  },
];
