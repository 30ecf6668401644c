import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { readWork, redactedWork, type WorkReport, writeWork } from "../../src/phases/work.ts";

const report: WorkReport = {
  agent: "claude",
  said: "Done.\n\n<promise>COMPLETE</promise>",
  failure: { class: "transient", message: "overloaded", retryAt: 1_794_000_000_000 },
  cost: 0.25,
  ms: 61_000,
  denied: ["Bash"],
  session: "s-1",
  doneBy: "codex, after claude failed",
  evaluation: { action: "continue", reason: "next: test it", nextPrompt: "next: test it" },
  plan: "- [x] one\n",
  context: "{}",
  lost: "too large",
};
const patch = Buffer.from([0, 255, 10, 13]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rondo-work-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** As an agent that got at the file could have written it. */
async function readAs(text: string) {
  await writeWork(folder, { patch, report });
  writeFileSync(join(folder, "report.json"), text);
  return readWork(folder);
}

async function reportOf(given: Readonly<Record<string, unknown>>): Promise<WorkReport> {
  const work = await readAs(JSON.stringify({ ...report, ...given }));
  return typeof work === "string" ? expect.fail(work) : work.report;
}

describe("an agent's work", () => {
  it("is read as it was written, bit by bit", async () => {
    await writeWork(join(folder, "new"), { patch, report });
    expect(await readWork(join(folder, "new"))).toEqual({ patch, report });
  });

  it("that is not there says where it was looked for", async () => {
    expect(await readWork(join(folder, "nowhere"))).toBe(`there is no work in ${join(folder, "nowhere")}`);
    writeFileSync(join(folder, "patch"), patch);
    expect(await readWork(folder)).toContain("there is no work");
  });

  it("is not written through a link that the agent left in its place", async () => {
    const [elsewhere, place] = [join(folder, "set_output"), join(folder, "work")];
    writeFileSync(elsewhere, "");
    mkdirSync(place);
    symlinkSync(elsewhere, join(place, "patch"));
    await writeWork(place, { patch, report });
    expect(readFileSync(elsewhere, "utf8")).toBe("");
    expect(await readWork(place)).toEqual({ patch, report });
  });

  it.each(["patch", "report.json"])("is not what a link in the place of its %s leads to", async (name) => {
    await writeWork(folder, { patch, report });
    rmSync(join(folder, name));
    symlinkSync("/proc/self/environ", join(folder, name));
    expect(await readWork(folder)).toBe(`there is no work in ${folder}`);
  });

  it.each(["", "{", "null", "7", "[]", "{}", '{"said":7}'])("with the report %j is none of Rondo's", async (text) => {
    expect(await readAs(text)).toBe("the agent's report is not what Rondo writes");
  });

  it("is not read into memory if it is too large to be one", async () => {
    expect(await readAs("x".repeat(2_000_001))).toContain("report is too large");
    await writeWork(folder, { patch: Buffer.alloc(20_000_001), report });
    expect(await readWork(folder)).toContain("patch is too large");
  });
});

describe("a report that somebody made up", () => {
  it.each([
    ["a cost", { cost: -5 }, { cost: null }],
    ["a cost without end", { cost: 1e300 }, { cost: null }],
    ["a cost in words", { cost: "0" }, { cost: null }],
    ["a negative time", { ms: -1 }, { ms: 0 }],
    ["a time longer than any run", { ms: 1e15 }, { ms: 0 }],
    ["an agent without a name", { agent: 7 }, { agent: "unknown" }],
    ["a loss that is none", { lost: 7 }, { lost: null }],
    ["denials that are none", { denied: "all" }, { denied: [] }],
    ["some denials that are none", { denied: ["Bash", 7, null] }, { denied: ["Bash"] }],
  ])("has %s: it does not count", async (_, given, read) => {
    expect(await reportOf(given)).toEqual({ ...report, ...read });
  });

  it("whose failure has no known class has an unknown one, so that a person looks", async () => {
    const { failure } = await reportOf({ failure: { class: "fine", retryAt: "soon" } });
    expect(failure).toEqual({ class: "unknown", message: "it said nothing", retryAt: null });
    expect((await reportOf({ failure: "no" })).failure).toBeNull();
  });

  it("has texts cut to a length: of the final message the end, where the promise is", async () => {
    const { said, agent, denied, lost } = await reportOf({
      said: `${"x".repeat(300_000)}<promise>COMPLETE</promise>`,
      agent: "a".repeat(99),
      denied: Array(99).fill("Bash"),
      lost: "l".repeat(9_000),
    });
    expect([said.length, agent.length, denied.length, lost?.length]).toEqual([200_000, 60, 20, 1_000]);
    expect(said).toMatch(/<promise>COMPLETE<\/promise>$/);
  });

  it("has nothing in it beside what is known", async () => {
    expect(await reportOf({ evil: true })).toEqual(report);
  });
});

describe("a report on its way out", () => {
  const redact = (text: string) => text.replaceAll("s3cret", "***");

  it("has the run's secrets taken out of every text, and nothing else changed", () => {
    const aloud: WorkReport = {
      ...report,
      said: "It is s3cret.",
      failure: { class: "unknown", message: "s3cret was refused", retryAt: null },
      doneBy: "s3cret, after claude failed",
      session: "s3cret-1",
      denied: ["Bash(s3cret)"],
      evaluation: { action: "continue", reason: "s3cret is missing", nextPrompt: "add s3cret" },
      lost: "s3cret is too large",
    };
    const { report: told, patch: kept } = redactedWork({ patch, report: aloud }, redact);
    expect(JSON.stringify(told)).toBe(JSON.stringify(aloud).replaceAll("s3cret", "***"));
    expect(kept).toBe(patch);
    expect(redactedWork({ patch, report }, redact)).toEqual({ patch, report });
  });
});
