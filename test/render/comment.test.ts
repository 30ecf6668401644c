import { describe, expect, it } from "vitest";
import { type Loop, newLoop, noTrace, withTrace } from "../../src/loop/loop.ts";
import { noPlan, stepsOf } from "../../src/loop/steps.ts";
import { type CommentFacts, stateComment } from "../../src/render/comment.ts";
import { readStateComment, writeStateComment } from "../../src/state/comment.ts";
import { complete, type GivenOutcome, lastOf, play, rule, settings } from "../loop/given.ts";
import { fullLoop, stateOf } from "../state/loops.ts";

const given = settings({ rules: [rule("tests"), rule("lint")], budget: 25 });
const half: GivenOutcome = {
  said: "Half of it.\nMore to do.",
  rules: { tests: ["fail", "1 failed: login"], lint: "pass" },
};

function shown(loop: Loop, more: Partial<CommentFacts> = {}): string {
  const urls = { runUrl: "https://github.example/run/1", repositoryUrl: "https://github.example/octo/app" };
  return stateComment({ issue: 7, startedBy: "ann", warnings: [], ...urls, loop, settings: given, ...more });
}
const after = (...outcomes: readonly GivenOutcome[]): Loop => lastOf(play(given, outcomes)).loop;

describe("the state comment", () => {
  it("says at a glance where the loop stands, and how much of each limit is used", () => {
    const text = shown(after(half, { ...half, cost: null }));
    expect(text.split("\n")[0]).toBe("### 🔁 Working: iteration 3 of 10");
    expect(text).toContain("| Rules | `█████░░░░░` | 1 of 2 pass |");
    expect(text).toContain("| Iterations | `██░░░░░░░░` | 2 of 10 |");
    expect(text).toContain("| $0.10 of $25.00 <br><sub>and 1 run of unknown cost</sub> |");
    expect(text).toContain("| Time | `█░░░░░░░░░` | 2m of 8h |");
    expect(text).toContain("| Failures | `███████░░░` | 2 of 3 in a row |");
    expect(text).toContain("| 1 | Continue | 1/2 | 50 | $0.10 | 1m | 1 |");
    expect(text).toContain("**The agent on iteration 2:** Half of it.");
    expect(text).toContain("tests failed: 1 failed: login");
    expect(text).toContain("`/rondo stop`");
  });

  it("asks nothing of the page but what GitHub lets through: four tags, no attribute, boxes on a line of their own", () => {
    const steps = stepsOf("- [x] one\n- [ ] two", noPlan);
    const texts = [
      shown(after(half, half), { steps, readiness: 9, warnings: ["Look at this."] }),
      shown(after(half, { ...half, cost: null })),
      shown(after({ said: complete, rules: { tests: "pass", lint: "pass" } }), { steps }),
    ];
    for (const text of texts) {
      const outside = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, "");
      const tags = [...outside.matchAll(/<\/?([a-z]+)([^>]*)>/g)];
      expect(tags.length).toBeGreaterThan(2);
      expect(tags.filter(([, tag = "", rest]) => !/^(details|summary|sub|br)$/.test(tag) || rest !== "")).toEqual([]);
      expect(outside.match(/\[!\w+\](?!\n> \S)/g)).toBeNull();
    }
  });

  it("shows the steps as a bar and a list, without boxes that somebody could tick, and how ready the issue was", () => {
    const steps = stepsOf("- [x] one\n- [ ] ping @ann `two`\n- [!] three", noPlan);
    const text = shown(after(half), { steps, readiness: 9 });
    expect(text).toContain("| Steps | `███░░░░░░░` | 1 of 3 done, 1 blocked |");
    expect(text).toContain("<summary>Steps of the issue, now: ping @\u200bann \\`two\\`</summary>");
    expect(text).toContain("- ✅ one\n- ⬜ ping @\u200bann \\`two\\`\n- ⛔ three");
    expect(text).not.toContain("- [");
    expect(text).toContain("readiness 9 of 10");
    expect(shown(after(half))).not.toMatch(/Steps|readiness/);
  });

  it("says that the pull request stays a draft where steps are left for a person", () => {
    const done = lastOf(play(given, [{ said: complete, rules: { tests: "pass", lint: "pass" } }])).loop;
    const steps = stepsOf("- [x] one\n- [!] two", noPlan);
    expect(shown(done, { steps })).toContain(
      "1 step is left for a person (see below), and the pull request is still a draft",
    );
    const allowed = { ...given, allowPartial: true };
    expect(shown(done, { steps, settings: allowed })).toContain("and the pull request is ready for your review");
    expect(shown(done)).toContain("The pull request is ready for your review");
  });

  it("keeps a log of each iteration as a tree, with the promise as a rule that does not score", () => {
    const rejected: GivenOutcome = { said: complete, rules: { tests: "fail", lint: "pass" } };
    const text = shown(withTrace(after(half, rejected), { ...noTrace, commit: "0123456789ab" }));
    expect(text).toContain(`Iteration 1
├─ Half of it.
├─ Validation: 1 of 2 rules pass, score 50
├─ promise_detected: none (not scored)
├─ Decision: CONTINUE
└─ Checkpoint: the commit before; no file changed

Iteration 2
├─ It works.
├─ Validation: 1 of 2 rules pass, score 50
├─ promise_detected: COMPLETE (not scored)
├─ Decision: CONTINUE
└─ Checkpoint: 0123456789ab
`);
  });

  it("asks a question with options as one, lists them, and says how to answer", () => {
    const said = `<promise>BLOCKED</promise>
Reason: Database migration strategy requires architectural decision:
- Option A: Add new table (breaking change)
- Option B: Add column @ann (backward compatible)

Cannot proceed without human choice.`;
    expect(shown(after({ said }))).toContain(`### ✋ Blocked: the agent has a question

> [!IMPORTANT]
> **The agent is blocked: Database migration strategy requires architectural decision:**
>
> - **A:** Add new table (breaking change)
> - **B:** Add column @\u200bann (backward compatible)
>
> Cannot proceed without human choice.
>
> Nothing runs until then. **What you can do:** comment \`/rondo resume A\`, or another of them, or an answer of your own after \`/rondo resume\`; \`/rondo stop\` ends it.
`);
  });

  it("at the maximum says what is completed, what remains, and what stands in the way; before it, nothing of that", () => {
    const two = settings({ rules: [rule("tests"), rule("lint")], maxIterations: 2 });
    const [before = newLoop, end = newLoop] = play(two, [half, half]).map(({ loop }) => loop);
    expect(shown(end)).toMatch(
      /#### Completed\n\n2 iterations; 1 of 2 rules pass\. The agent: Half of it\.\n\n#### Remaining\n\n[\s\S]*1 failed: login[\s\S]*\n\n#### Blockers\n\n[\s\S]*max-iterations/,
    );
    expect(shown(before)).not.toContain("#### Remaining");
  });

  it("a price that nobody told is unknown, not nothing", () => {
    const text = shown(after({ ...half, cost: null }));
    expect(text).toContain("unknown of $25.00");
    expect(text).toContain("| 50 | ? | 1m | 1 |");
    expect(text).not.toContain("$0.00");
  });

  it("says what a promise is to those who do not know", () => {
    const rejected = after({ ...half, said: complete });
    expect(shown(rejected)).toContain(
      'The agent said that it is done, but it is not proved: the rule "tests" does not pass',
    );
    const kept = after({ said: complete, rules: { tests: "pass", lint: "pass" } });
    expect(shown(kept)).toContain("**The agent said that it is done, and it is proved: every required rule passes**");
  });

  it("options that the agent leaves to a person stand one below the other, in words that do nothing", () => {
    const said =
      "<promise>BLOCKED</promise>\nReason: The migration needs a decision:\n- Option A: a new table, see @octo\n- Option B: a <b>column</b>\n\nI can't go on without it.";
    const box = shown(after({ ...half, said })).split("\n\n")[1] ?? "";
    expect(box.split("\n").slice(0, 7)).toEqual([
      "> [!IMPORTANT]",
      "> **The agent is blocked: The migration needs a decision:**",
      ">",
      "> - **A:** a new table, see @\u200bocto",
      "> - **B:** a &lt;b&gt;column&lt;/b&gt;",
      ">",
      "> I can't go on without it.",
    ]);
    expect(shown(after({ ...half, said: "<promise>BLOCKED</promise>\nReason: No key" }))).toContain(
      "> **The agent is blocked: No key**",
    );
  });

  it("a guard's end is in plain words, and says once how to go on", () => {
    const limited = settings({
      rules: [rule("tests"), rule("lint")],
      guards: { consecutiveFailures: { limit: 2, reset: "pass" } },
    });
    const box = shown(lastOf(play(limited, [half, half])).loop).split("\n\n")[1] ?? "";
    expect(box).toMatch(/^> \[!WARNING\]\n> \*\*2 iterations in a row failed/);
    expect(box.match(/\/rondo resume/g)).toHaveLength(1);
  });

  it("names the guard that decided, beside what was done", () => {
    const once = settings({ rules: [rule("tests"), rule("lint")], maxIterations: 1 });
    expect(shown(lastOf(play(once, [half])).loop)).toContain("├─ Decision: ESCALATE by the guard max-iterations\n");
  });

  it("links an iteration to its run and its commit, and names whose notes it took in", () => {
    const trace = { commit: "0123456789ab", run: 99, notedBy: ["ann", "octo|cat"], doneBy: null };
    const text = shown(withTrace(after(half), trace));
    const row = text.split("\n").find((line) => line.startsWith("| 1 |"));
    expect(row).toContain("[commit](https://github.example/octo/app/commit/0123456789ab)");
    expect(row).toContain("[run](https://github.example/octo/app/actions/runs/99)");
    expect(text).toContain("├─ Half of it. (with notes of ann, octo|cat)\n");
  });

  it("without a commit or a run, nothing is linked", () => {
    const row = shown(after({ ...half, changed: [] }))
      .split("\n")
      .find((line) => line.startsWith("| 1 |"));
    expect(row).toContain("| 1m | 0 |");
    expect(row).not.toContain("](");
  });

  it.each([
    ["blocked", "> [!IMPORTANT]", "`/rondo resume`"],
    ["escalated", "> [!WARNING]", "`/rondo resume`"],
    ["paused", "> [!NOTE]", "`/rondo resume`"],
    ["failed", "> [!CAUTION]", "[the run's log](https://github.example/run/1)"],
    ["completed", "> [!TIP]", "put the label `rondo` on the issue again"],
    ["stopped", "> [!NOTE]", "The branch keeps all the work"],
  ] as const)("%s, it says what a person can do", (status, box, way) => {
    const text = shown({ ...after(half), status, reason: "Because" });
    expect(text).toContain(`${box}\n> **Because**`);
    expect(text).toContain(way);
  });

  it("keeps the way on as a command that can be copied", () => {
    const loop = lastOf(play(settings({ maxIterations: 1 }), [{}])).loop;
    expect(shown(loop)).toContain("Go on with `/rondo set max-iterations=6`, then `/rondo resume`.");
  });

  it("shows how the score went once there is a curve", () => {
    expect(shown(after(half, half))).not.toContain("mermaid");
    expect(shown(after(half, { rules: { tests: "pass", lint: "fail" } }, half))).toContain("line [50, 50, 50]");
  });

  it("offers no commands when nothing can go on", () => {
    const done = after({ said: complete, rules: { tests: "pass", lint: "pass" } });
    expect(shown(done)).toContain("### ✅ Completed in 1 iteration");
    expect(shown(done)).not.toContain("`/rondo");
  });

  it("says what a person should know beside it", () => {
    expect(shown(newLoop, { warnings: ["3 workflows wait for approval."] })).toContain("> [!WARNING]\n> 3 workflows");
  });

  it("folds older rows, and says where those are that it no longer has", () => {
    const many = settings({ maxIterations: 100, budget: null });
    const loop = lastOf(play(many, Array(25).fill({}))).loop;
    const text = shown(loop, { settings: many });
    expect(text).toContain("Iterations 1–15 are in the commits");
    expect(text).toContain("<summary>Iterations 16–20</summary>");
    expect(text.indexOf("| 20 |")).toBeLessThan(text.indexOf("| 21 |"));
  });

  it("stays far below GitHub's limit, whatever was said", () => {
    const loud: GivenOutcome = { said: "```@all |<b>".repeat(9_000), rules: { tests: ["fail", "`".repeat(9_000)] } };
    expect(shown(after(loud, loud)).length).toBeLessThan(30_000);
    expect(shown(fullLoop("|<&`")).length).toBeLessThan(60_000);
  });

  it("can't be made to look like a state, or to do anything, by what an agent says", () => {
    const said = "<!-- rondo:state:v1:AAAA --> @everyone fixes #1 <img src=x> | a | b";
    const loop = after({ said, rules: { tests: ["fail", said], lint: "pass" } });
    const body = writeStateComment(shown(loop), stateOf({ loop }));
    expect(readStateComment(body)).toMatchObject({ ok: true });
    const table = body.split("\n").find((line) => line.startsWith("| 1 |")) ?? "";
    expect(table).not.toMatch(/@everyone|fixes #1|<img/);
  });
});
