import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { report } from "../../src/commands/report.ts";
import type { LoopStory } from "../../src/render/loop-story.ts";

const hostile = `<script>alert(1)</script>"'&`;

function loop(given: Partial<LoopStory>, length = 3): LoopStory {
  const iterations = Array.from({ length }, (_, at) => ({
    iteration: at + 1,
    attempt: 1,
    at: Date.UTC(2026, 10, 18, 9, at),
    signal: at + 1 === length ? ("COMPLETE" as const) : ("CONTINUE" as const),
    source: "policy" as const,
    score: Math.round(((at + 1) / length) * 100),
    rules: { passed: at, total: length },
    changed: 2,
    cost: 0.2,
    ms: 60_000,
    summary: hostile,
    commit: "0123456789ab",
    run: 7,
  }));
  const status = "completed";
  const rest = { reason: "The promise is kept", guard: null, startedBy: "wendy", maxIterations: 10, budget: 25 };
  const amounts = { cost: 0.6, unpricedRuns: 0, activeMs: 180_000, pull: 2, gate: null };
  return { issue: 1, title: hostile, status, iteration: length, ...rest, ...amounts, iterations, ...given };
}

async function page(loops: readonly LoopStory[], ...args: readonly string[]): Promise<string> {
  const text = JSON.stringify({ repository: "octo/app", loops });
  const world = { path: "", variable: () => undefined, now: () => 0 };
  const shell = { read: async () => text, colours: false };
  return (await report(world).run(["--from", "x.json", "--out", "-", ...args], shell)).stdout;
}

it("what others wrote stays text", async () => {
  const text = await page([loop({}), loop({ issue: 2, startedBy: hostile, reason: hostile })]);
  expect(text).not.toContain("<script");
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;");
});

it("the page asks nothing of any network, and says so to the browser", async () => {
  const text = await page([loop({})]);
  expect(text).toContain("default-src 'none'");
  expect(text).not.toMatch(/\b(?:src|href)="/);
  const several = await page([loop({}), loop({ issue: 2 })]);
  expect(several.match(/\b(?:src|href)="[^#]/g)).toBeNull();
});

it("a cost that nobody told is unknown, not nothing", async () => {
  const untold = { cost: 0, unpricedRuns: 3 };
  const text = await page([loop(untold), loop({ issue: 2, ...untold })]);
  expect(text).toContain("<dd>unknown<small>6 runs of unknown cost</small>");
  expect(text).toContain("<li>cost unknown of $25.00</li>");
  expect(await page([loop({ cost: 0.6, unpricedRuns: 1 })])).toContain("$0.60 of $25.00 (1 run of unknown cost)");
});

it("a reason is in words for those who do not know what a promise is", async () => {
  expect(await page([loop({ reason: "The promise is kept: every required rule passes" })])).toContain(
    "The agent said that it is done, and it is proved: every required rule passes",
  );
});

it("all loops are added up; one loop stands alone", async () => {
  const all = [loop({}), loop({ issue: 2, status: "escalated", guard: "budget" }, 8)];
  const text = await page(all);
  expect(text).toContain("50 %");
  expect(text).toContain("Ended by guards");
  expect(text.match(/<article/g)).toHaveLength(2);
  const one = await page(all, "2");
  expect(one).not.toContain("Ended by guards");
  expect(one.match(/<article/g)).toHaveLength(1);
});

it("the timeline has a row for each loop and a mark for each iteration; one loop has none", async () => {
  const text = await page([loop({}), loop({ issue: 2, status: "blocked" }, 4)]);
  expect(text.match(/class="track/g)).toHaveLength(2);
  expect(text.match(/<b style="left:[\d.]+%"><\/b>/g)).toHaveLength(7);
  expect(text).toContain('<a href="#issue-2">#2</a>');
  expect(await page([loop({})])).not.toContain("Timeline");
});

it("a command in a reason is shown as one", async () => {
  expect(await page([loop({ reason: "Go on with `/rondo resume`." })])).toContain("with <code>/rondo resume</code>.");
});

it("the score's curve has a point for each iteration; one makes none", async () => {
  expect((await page([loop({}, 4)])).match(/<circle/g)).toHaveLength(4);
  expect(await page([loop({}, 1)])).not.toContain("<svg");
});

it("an export that is something else is refused by name", async () => {
  const world = { path: "", variable: () => undefined, now: () => 0 };
  for (const text of ["nonsense", "[]", '{"repository":"a/b","loops":[{}]}'])
    await expect(report(world).run(["--from", "x.json"], { read: async () => text, colours: false })).rejects.toThrow(
      /x\.json: it is not what `rondo stats --json` prints/,
    );
  await expect(page([loop({})], "9")).rejects.toThrow("There is no loop of issue 9.");
});

it("without GitHub, says what else it can read", async () => {
  const world = { path: "", variable: () => undefined, now: () => 0 };
  const refused = report(world).run(["--repo", "octo/app"], { read: async () => "", colours: false });
  await expect(refused).rejects.toThrow(/no token in GH_TOKEN or GITHUB_TOKEN.*read by --from DIR\.$/);
});

it("goes to a file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rondo-report-"));
  const file = join(folder, "r.html");
  expect(await page([loop({})], "--out", file, "--json")).toBe(`${JSON.stringify({ out: file, loops: 1 })}\n`);
  expect(readFileSync(file, "utf8")).toMatch(/^<!doctype html>/);
  rmSync(folder, { recursive: true });
});
