/** Pull requests on an embedded GitHub, whose loops stand where the pictures and the browser tests want them. */
import { Octokit } from "@octokit/rest";
import { resolveSettings } from "../src/config/resolve.ts";
import { createForge } from "../src/embedded/forge/forge.ts";
import { decide } from "../src/loop/decide.ts";
import { type Loop, newLoop, withTrace } from "../src/loop/loop.ts";
import type { Outcome, RuleResult } from "../src/loop/outcome.ts";
import type { Settings } from "../src/loop/settings.ts";
import { stateComment } from "../src/render/comment.ts";
import { gateDescription } from "../src/render/gate.ts";
import { guardOf, iterationStory, type LoopStory } from "../src/render/loop-story.ts";
import { openingBody, reportBody } from "../src/render/pull-body.ts";
import { reportPage } from "../src/render/report/report-page.ts";

const rules = ["tests", "lint", "docs"].map((name) => ({
  name,
  required: true,
  type: "command" as const,
  run: `npm run ${name}`,
  timeoutMs: 600_000,
}));
const settings: Settings = {
  ...resolveSettings([]),
  rules,
  maxIterations: 10,
  budget: 10,
  maxDurationMs: 4 * 3_600_000,
};

interface Move {
  readonly says: string;
  readonly fails: Readonly<Record<string, string>>;
  readonly files: number;
  readonly cost: number | null;
  readonly minutes: number;
}

const moves: readonly Move[] = [
  {
    says: "Make slugs of plain titles.",
    fails: {
      tests: "3 of 5 tests fail:\n✖ writes accents as plain letters\n✖ knows letters that are no accents",
      docs: 'README.md: no section "## Usage"',
    },
    files: 2,
    cost: 0.42,
    minutes: 4.2,
  },
  {
    says: "Say in the README how to use it.",
    fails: { tests: "2 of 5 tests fail:\n✖ writes accents as plain letters\n✖ knows letters that are no accents" },
    files: 1,
    cost: 0.18,
    minutes: 1.6,
  },
  {
    says: "Accents are gone.\n\n<promise>COMPLETE</promise>\nSummary: Write accents as plain letters",
    fails: {
      tests:
        "1 of 5 tests fails:\n✖ knows letters that are no accents\n  expected: strasse-nach-lodz\n  actual:   strae-nach-odz",
    },
    files: 1,
    cost: 0.37,
    minutes: 3.1,
  },
  {
    says: "Spelled out.\n\n<promise>COMPLETE</promise>\nSummary: Spell out letters that are no accents",
    fails: {},
    files: 2,
    cost: 0.29,
    minutes: 2.4,
  },
];

const question: Move = {
  says: "I need to know more.\n\n<promise>BLOCKED</promise>\nBlocking issue: Should “ß” become “ss”, as in German, or “s”, as the old links have it?",
  fails: { tests: "1 of 5 tests fails:\n✖ knows letters that are no accents" },
  files: 0,
  cost: null,
  minutes: 1.2,
};

const firstDraft: Move = {
  says: "A first draft.",
  fails: { tests: "5 of 5 tests fail", lint: "src/slug.js: unused variable", docs: 'README.md: no section "## Usage"' },
  files: 1,
  cost: 0.22,
  minutes: 2,
};

const sameAgain: Move = {
  says: "One more attempt at the letters.",
  fails: { tests: "1 of 5 tests fails:\n✖ knows letters that are no accents" },
  files: 1,
  cost: 0.31,
  minutes: 2.7,
};

function outcomeOf({ says, fails, files, cost, minutes }: Move, tree: string): Outcome {
  const results = rules.map(({ name }): RuleResult => {
    const message = fails[name];
    return message === undefined ? { name, result: "pass", message: "" } : { name, result: "fail", message };
  });
  return {
    said: says,
    failure: null,
    rules: results,
    changed: Array.from({ length: files }, (_, index) => `src/file-${index}.js`),
    tree,
    validatedTree: null,
    cost,
    ms: minutes * 60_000,
    hooks: {},
    human: null,
  };
}

/** As runs of the workflow would; `under way`: another iteration is claimed. */
function played(given: readonly Move[], commit: string, isUnderWay: boolean, minute = 0): Loop {
  let loop = newLoop;
  let at = Date.UTC(2026, 10, 18, 9, minute);
  given.forEach((move, index) => {
    loop = decide(loop, { type: "begin", at }, settings).loop;
    at += move.minutes * 60_000;
    loop = decide(loop, { type: "finished", at, outcome: outcomeOf(move, `tree-${index}`) }, settings).loop;
    const trace = {
      commit: move.files > 0 ? commit.slice(0, 12) : null,
      run: 1_000_001 + index,
      notedBy: [],
      doneBy: null,
    };
    loop = withTrace(loop, trace);
  });
  return isUnderWay ? decide(loop, { type: "begin", at }, settings).loop : loop;
}

export type SceneName = "running" | "completed" | "blocked" | "escalated" | "long";

const plays: Readonly<Record<SceneName, { readonly moves: readonly Move[]; readonly isUnderWay: boolean }>> = {
  running: { moves: moves.slice(0, 3), isUnderWay: true },
  completed: { moves, isUnderWay: false },
  blocked: { moves: [...moves.slice(0, 2), question], isUnderWay: false },
  escalated: { moves: [firstDraft, ...moves.slice(0, 2), ...Array<Move>(3).fill(sameAgain)], isUnderWay: false },
  long: {
    moves: [...moves.slice(0, 3), moves[1], moves[2], moves[0], moves[2], moves[3]].flatMap((move) => move ?? []),
    isUnderWay: false,
  },
};

/** The page of `rondo report`, over loops like these. */
export function galleryReport(): string {
  const stories = (["completed", "escalated", "blocked", "running"] as const).map((scene, index): LoopStory => {
    const { moves: given, isUnderWay } = plays[scene];
    const loop = played(given, "0123456789abcdef", isUnderWay, index * 6);
    const { status, reason, iteration, cost, unpricedRuns, activeMs, entries } = loop;
    return {
      ...{ issue: 2 * index + 1, title: titles[scene], status, reason, guard: guardOf(loop), startedBy: "mona" },
      ...{ iteration, maxIterations: settings.maxIterations, budget: settings.budget, cost, unpricedRuns, activeMs },
      ...{ pull: 2 * index + 2, gate: null, iterations: entries.map(iterationStory) },
    };
  });
  const page = "https://github.example/acme/slugs";
  return reportPage({ repository: "acme/slugs", page, made: "2026-11-18 12:00 UTC", loops: stories });
}

const titles = {
  completed: "Slugs for titles as people write them",
  escalated: "Slugs for titles in Greek",
  blocked: "Slugs that old links know",
  running: "Slugs no longer than 60 letters",
} as const;

export interface Gallery {
  /** Where the pull request of each scene is, and the id of its comment's element. */
  readonly pages: Readonly<Record<SceneName, { readonly url: string; readonly comment: string }>>;
  close(): Promise<void>;
}

const states: Partial<Record<Loop["status"], "success" | "pending">> = { completed: "success", running: "pending" };

const repository = { owner: "acme", repo: "slugs" };
const name = "acme/slugs";

export async function openGallery(): Promise<Gallery> {
  const forge = createForge();
  await forge.setUp.addRepository(name, {
    files: { "README.md": "# slugs\n" },
    roles: { mona: "write" },
    allowActionsToCreatePullRequests: true,
  });
  const url = await forge.listen();
  const connect = (auth: string): Octokit =>
    new Octokit({ auth, baseUrl: `${url}/api/v3`, request: { fetch: forge.fetch } });
  const mona = connect(forge.setUp.createToken("mona"));
  const all = { contents: "write", issues: "write", "pull-requests": "write", statuses: "write" } as const;
  const bot = connect(forge.setUp.createAppToken("github-actions", name, all));
  const hang = async (scene: SceneName): Promise<Gallery["pages"][SceneName]> => {
    const { data: issue } = await mona.issues.create({ ...repository, title: "Slugs for titles as people write them" });
    const head = `rondo/issue-${issue.number}`;
    const sha = await forge.setUp.commit(name, {
      branch: head,
      files: { "src/slug.js": `// ${scene}\n` },
      message: "Make slugs of plain titles",
    });
    const loop = played(plays[scene].moves, sha, plays[scene].isUnderWay);
    const facts = { loop, settings, issue: issue.number, startedBy: "mona", warnings: [] };
    const places = { runUrl: `${url}/${name}/actions/runs/1000004`, repositoryUrl: `${url}/${name}` };
    const report = {
      ...facts,
      summary: loop.entries.at(-1)?.summary ?? "",
      rules: rules.map(({ name: rule }) => ({ name: rule, result: "pass" })),
      configured: rules,
      flags: [],
    };
    const body = loop.status === "completed" ? reportBody(report) : openingBody(issue.number, "mona");
    const { data: pull } = await bot.pulls.create({
      ...repository,
      title: issue.title,
      head,
      base: "main",
      body,
      draft: loop.status !== "completed",
    });
    const { data: comment } = await bot.issues.createComment({
      ...repository,
      issue_number: pull.number,
      body: stateComment({ ...facts, ...places }),
    });
    const state = states[loop.status] ?? "failure";
    await bot.repos.createCommitStatus({
      ...repository,
      sha,
      state,
      context: "rondo",
      description: gateDescription(loop, settings),
    });
    return { url: `${url}/${name}/pull/${pull.number}`, comment: `issuecomment-${comment.id}` };
  };
  const pages = {
    running: await hang("running"),
    completed: await hang("completed"),
    blocked: await hang("blocked"),
    escalated: await hang("escalated"),
    long: await hang("long"),
  };
  return { pages, close: () => forge.close() };
}
