/** The demo as a newcomer has it: a package of its own, built from these sources, run as a process. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Package, type Started } from "./package.ts";

let built: Package;
beforeAll(async () => {
  built = await Package.build();
}, 60_000);
afterAll(() => built.remove());

function start(args: readonly string[], packageFolder = built.folder): Started {
  return built.start(["demo", ...args], { packageFolder });
}

describe("rondo demo", () => {
  it("--json tells a loop that was completed after a broken promise, in exactly the documented keys", async () => {
    const { ended, temporary } = start(["--json"]);
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const sha = expect.stringMatching(/^[0-9a-f]{40}$/);
    const report = JSON.parse(stdout);
    expect(report).toEqual({
      status: "completed",
      iterations: [
        { iteration: 1, signal: "CONTINUE", score: 33, sha },
        { iteration: 2, signal: "CONTINUE", score: 67, sha },
        { iteration: 3, signal: "COMPLETE", score: 100, sha },
      ],
      pr: 2,
      gate: "success",
      apiCalls: { total: expect.any(Number), perIteration: expect.any(Number) },
      seconds: expect.any(Number),
    });
    expect(report.apiCalls.perIteration).toBeGreaterThan(3);
    expect(report.apiCalls.total).toBeGreaterThan(3 * report.apiCalls.perIteration);
    expect(readdirSync(temporary)).toEqual([]);
  }, 120_000);

  it("--open tells the story in plain text where nobody watches, and serves the pages until Ctrl-C", async () => {
    const { process: child, ended, temporary } = start(["--open", "--template", "simple"]);
    let shown = "";
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (chunk) => {
        shown += chunk;
        if (shown.includes("Ctrl-C")) resolve();
      });
      child.on("close", () => resolve());
    });
    const address = /http:\/\/127\.0\.0\.1:\d+\/acme\/slugs\/pull\/2/.exec(shown)?.[0] ?? "no address";
    const page = await (await fetch(address)).text();
    child.kill("SIGINT");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
    expect(page).toContain("The agent said that it is done, and it is proved: every required rule passes");
    expect(shown).not.toContain("\u001b");
    expect(storyIn(shown)).toEqual([
      "Iteration 1",
      "✗ tests",
      "✓ docs",
      "✗ no-todo",
      "CONTINUE",
      "Iteration 2",
      "<promise>COMPLETE</promise>",
      "✗ tests",
      "✓ docs",
      "✓ no-todo",
      "CONTINUE",
      "promise is rejected",
      "Iteration 3",
      "<promise>COMPLETE</promise>",
      "✓ tests",
      "✓ docs",
      "✓ no-todo",
      "COMPLETE",
      "promise is kept",
    ]);
    expect(readdirSync(temporary)).toEqual([]);
  }, 120_000);

  it("ends with 1, and shows the end of the log, when the loop is not completed", async () => {
    const broken = join(built.home, "broken");
    cpSync(built.folder, broken, { recursive: true });
    writeFileSync(join(broken, "dist/index.js"), "console.log('the action is out of order'); process.exitCode = 1;\n");
    const { code, stdout, stderr } = await start(["--json"], broken).ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ status: "none", iterations: [], pr: null, gate: null });
    expect(stderr).toContain("the action is out of order");
  }, 60_000);

  it.each([
    [["--template", "wat"], '--template is "wat"; it must be one of hardened, simple.'],
    [["--open", "--json"], "--open and --json do not go together"],
    [["twice"], "takes no arguments, but got twice"],
  ])("%j is wrong usage", async (args, why) => {
    const { code, stdout, stderr } = await start(args).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(why);
  });

  it("is a file of its own, so that the other commands do not load the embedded GitHub", () => {
    const [cli, own] = ["cli.js", "cli-local.js"].map((name) => readFileSync(join(built.folder, "dist", name), "utf8"));
    expect(own).toContain("http-backend");
    expect(cli).not.toContain("http-backend");
  });
});

/** The telling parts of what was printed, up to the verdict on the last iteration. */
function storyIn(shown: string): readonly string[] {
  const story = shown.slice(0, shown.indexOf("The state comment"));
  return [
    ...story.matchAll(
      /^Iteration \d|<promise>COMPLETE<\/promise>|[✓✗] (?:tests|docs|no-todo)|^ {2}(?:CONTINUE|COMPLETE)|promise is (?:kept: |rejected)/gm,
    ),
  ].map(([part]) => part.trim().replace(/: ?$/, ""));
}
