import { resolveSettings } from "../../src/config/resolve.ts";
import { decide } from "../../src/loop/decide.ts";
import { type Loop, newLoop } from "../../src/loop/loop.ts";
import { detectPromise } from "../../src/loop/promises.ts";
import { stateComment } from "../../src/render/comment.ts";
import { stateMarker, writeStateComment } from "../../src/state/comment.ts";
import { noLimits, noProgress } from "../../src/state/record.ts";
import { defaultLimits, vetPatch } from "../../src/vet/vet.ts";
import { hostileTexts } from "../../test/loop/promises-hostile.ts";
import { type Figure, rounded, timed } from "./measure.ts";

export async function pureFigures(): Promise<readonly Figure[]> {
  return [...growth(), await vetting(), await promises()];
}

/** The same work in every iteration, so that whatever grows, grows by itself. */
function growth(): readonly Figure[] {
  const settings = { ...resolveSettings([]), maxIterations: 10_000, maxDurationMs: 1e15, budget: null };
  let loop: Loop = newLoop;
  const sizes = new Map<number, { readonly state: number; readonly comment: number }>();
  for (let iteration = 1; iteration <= 2_000; iteration++) {
    const begun = decide(loop, { type: "begin", at: iteration * 1e6 }, settings);
    const outcome = {
      said: `Step ${iteration} of many is done, and the next one comes.`,
      failure: null,
      rules: [{ name: "tests", result: "pass", message: "12 passed" } as const],
      changed: ["src/a.ts"],
      tree: `${iteration}`.padStart(40, "0"),
      validatedTree: null,
      cost: 0.25,
      ms: 60_000,
      hooks: {},
      human: null,
    };
    loop = decide(begun.loop, { type: "finished", at: iteration * 1e6 + 6e4, outcome }, settings).loop;
    if ([2, 20, 200, 2_000].includes(iteration)) sizes.set(iteration, sizesOf(loop, settings));
  }
  const at = (iteration: number) => sizes.get(iteration) ?? { state: 0, comment: 0 };
  const ratio = (of: "state" | "comment") => rounded(at(2_000)[of] / at(20)[of]);
  const shown = (of: "state" | "comment") => [2, 20, 200, 2_000].map((iteration) => at(iteration)[of]).join(" → ");
  return [
    {
      name: "growth of the state, iteration 2,000 against 20",
      value: ratio("state"),
      unit: "×",
      goal: 1.1,
      counted: true,
      note: `${shown("state")} bytes at 2 → 20 → 200 → 2,000`,
    },
    {
      name: "growth of the comment, iteration 2,000 against 20",
      value: ratio("comment"),
      unit: "×",
      goal: 1.1,
      counted: true,
      note: `${shown("comment")} bytes`,
    },
  ];
}

function sizesOf(loop: Loop, settings: ReturnType<typeof resolveSettings>) {
  const sha = "0123456789abcdef0123456789abcdef01234567";
  const state = {
    repository: "octo/app",
    issue: 7,
    loopId: "7-1000001",
    startedBy: "wendy",
    task: "0123456789abcdef",
    profile: null,
    profileFile: null,
    settings: sha,
    limits: noLimits,
    base: "main",
    pull: 8,
    head: sha,
    baseHead: sha,
    claim: null,
    readUpTo: 0,
    briefedUpTo: 0,
    context: null,
    session: null,
    rebuilds: 0,
    ...noProgress,
    chain: null,
    milestones: [],
    loop,
  };
  const facts = {
    loop,
    settings,
    issue: 7,
    startedBy: "wendy",
    runUrl: "https://github.com/octo/app/actions/runs/1",
    repositoryUrl: "https://github.com/octo/app",
    warnings: [],
  };
  return { state: stateMarker(state).length, comment: writeStateComment(stateComment(facts), state).length };
}

async function vetting(): Promise<Figure> {
  const line = `+const value = compute(${"x".repeat(40)});\n`;
  const lines = 62;
  const file = (index: number) =>
    `diff --git a/src/f${index}.ts b/src/f${index}.ts\nnew file mode 100644\nindex ${"0".repeat(40)}..${"1".repeat(40)}\n--- /dev/null\n+++ b/src/f${index}.ts\n@@ -0,0 +1,${lines} @@\n${line.repeat(lines)}`;
  const patch = Array.from({ length: 299 }, (_, index) => file(index)).join("");
  const base = Array.from({ length: 10_000 }, (_, index) => ({ path: `lib/g${index}.ts`, mode: "100644" }));
  const policy = {
    protect: ["test/golden/**"],
    allow: [],
    limits: { ...defaultLimits, bytes: 2_000_000 },
    secrets: ["a-secret-of-the-run-0123456789"],
  };
  const ms = await timed(() => {
    const { verdict } = vetPatch(patch, base, policy);
    if (verdict === "deny") throw new Error("the bench's patch is denied");
  });
  return {
    name: `vetting a patch of ${rounded(patch.length / 1e6)} MB in 299 files`,
    value: rounded(ms, 0),
    unit: "ms",
    goal: 1_000,
    counted: false,
  };
}

async function promises(): Promise<Figure> {
  let worst = { name: "", ms: 0 };
  for (const [name, text] of Object.entries(hostileTexts)) {
    const runs: number[] = [];
    for (let run = 0; run < 3; run++) runs.push(await timed(() => detectPromise(text)));
    const ms = Math.min(...runs);
    if (ms > worst.ms) worst = { name, ms };
  }
  return {
    name: "promise detection in 1 MB of hostile text, the worst",
    value: rounded(worst.ms, 0),
    unit: "ms",
    goal: 50,
    counted: false,
    note: worst.name,
  };
}
