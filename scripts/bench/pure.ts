import { execFileSync } from "node:child_process";
import { resolveSettings } from "../../src/config/resolve.ts";
import { type Loop, newLoop } from "../../src/loop/loop.ts";
import { detectPromise } from "../../src/loop/promises.ts";
import { stateComment } from "../../src/render/comment.ts";
import { stateMarker, writeStateComment } from "../../src/state/comment.ts";
import { noLimits, noProgress } from "../../src/state/record.ts";
import { defaultLimits, vetPatch } from "../../src/vet/vet.ts";
import { hostileTexts } from "../../test/loop/promises-hostile.ts";
import { worked } from "./jump.ts";
import { busyMs, type Figure, rounded } from "./measure.ts";

/** What a loop leaves behind after very many iterations, more than it may have. */
export function sizeFigures(): readonly Figure[] {
  const settings = { ...resolveSettings([]), maxIterations: 10_000, maxDurationMs: 1e15, budget: null };
  let loop: Loop = newLoop;
  const sizes = new Map<number, { readonly state: number; readonly comment: number }>();
  for (let iteration = 1; iteration <= 2_000; iteration++) {
    loop = worked(loop, iteration);
    if (iterations.includes(iteration)) sizes.set(iteration, sizesOf(loop, settings));
  }
  const at = (iteration: number) => sizes.get(iteration) ?? { state: 0, comment: 0 };
  const figureOf = (of: "state" | "comment"): readonly Figure[] => [
    {
      name: `growth of the ${of}, iteration 2,000 against 20`,
      value: rounded(at(2_000)[of] / at(20)[of]),
      unit: "×",
      goal: 1.1,
      counted: true,
      slack: 0.05,
      note: `${iterations.map((iteration) => at(iteration)[of]).join(" → ")} bytes at 2 → 20 → 200 → 2,000`,
    },
    {
      name: `size of the ${of} at iteration 2,000`,
      value: at(2_000)[of],
      unit: "bytes",
      goal: null,
      counted: true,
      slack: 0.05,
    },
  ];
  return [...figureOf("state"), ...figureOf("comment")];
}

const iterations = [2, 20, 200, 2_000];

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

export function vettingFigure(): Figure {
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
  const ms = busyMs(() => {
    const { verdict } = vetPatch(patch, base, policy);
    if (verdict === "deny") throw new Error("the bench's patch is denied");
  });
  return {
    name: `vetting a patch of ${rounded(patch.length / 1e6)} MB in 299 files`,
    value: rounded(ms, 0),
    unit: "ms",
    goal: 1_000,
    counted: false,
    note: "the first time in its process, in time on the processor",
  };
}

const tries = 5;

/** One text in a process of its own, as a run reads one message: how long the first time and the best of all take. */
export function detectOnce(name: string): void {
  const text = hostileTexts[name] ?? "";
  const times = Array.from({ length: tries }, () => busyMs(() => detectPromise(text)));
  console.log(JSON.stringify({ first: times[0], best: Math.min(...times) }));
}

export function promiseFigure(): Figure {
  const told = Object.keys(hostileTexts).map((name) => {
    const printed = execFileSync(process.execPath, [process.argv[1] ?? "", "--detect", name], { encoding: "utf8" });
    return { name, ...(JSON.parse(printed) as { readonly first: number; readonly best: number }) };
  });
  const worst = (of: "first" | "best") =>
    told.reduce((most, each) => (each[of] > most[of] ? each : most), { name: "", first: 0, best: 0 });
  const { name, best } = worst("best");
  const cold = worst("first");
  return {
    name: "promise detection in 1 MB of hostile text, the worst",
    value: rounded(best, 0),
    unit: "ms",
    goal: 50,
    counted: false,
    note: `"${name}", best of ${tries}, in time on the processor; the first time ${rounded(cold.first, 0)} ms at worst ("${cold.name}")`,
  };
}
