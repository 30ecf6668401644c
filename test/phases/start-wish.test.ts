import { describe, expect, it } from "vitest";
import { newLoop, type Status } from "../../src/loop/loop.ts";
import { taskDigest } from "../../src/phases/facts.ts";
import type { FoundLoop } from "../../src/phases/find-loop.ts";
import { type LoopTrigger, type Situation, startWish } from "../../src/phases/start-wish.ts";
import { lastOf, play, settings } from "../loop/given.ts";
import { begun, forge, now, person, said, sight, task, trusting, world } from "./given.ts";

const ann = person("ann");
const words = { title: "Login refuses", body: "POST /login must return 401 for a wrong password.", at: now };
const labelled = (label = "rondo", by = ann): LoopTrigger => ({ kind: "label", issue: 7, label, by, task: words });
const dispatched = (key: string, by = ann, file = ""): LoopTrigger => ({
  kind: "dispatch",
  issue: 7,
  by,
  key,
  note: "",
  maxIterations: "",
  budget: "",
  from: "",
  file,
});
const file = (text: string) => ({ text, blob: "b10b" });

const none: FoundLoop = { kind: "none" };
function loopThat(status: Status, more: Partial<typeof newLoop> = {}): FoundLoop {
  const state = begun({ loop: { ...newLoop, status, ...more } });
  return { kind: "loop", state, comment: 1, twins: [], isRebuilt: false, repairs: [] };
}

function wish(trigger: LoopTrigger, more: Partial<Situation> = {}, around: Parameters<typeof world>[0] = {}) {
  const situation: Situation = { trigger, sight: sight(), found: none, trust: trusting(), ...more };
  return startWish(world(around), situation);
}

describe("a loop is started", () => {
  it("by the label, with the words of that moment, by whoever put it there", async () => {
    const edited = sight({ issue: { body: "Edited a moment later." } });
    expect(await wish(labelled(), { sight: edited })).toMatchObject({
      kind: "start",
      wish: { startedBy: "ann", task: taskDigest(words), profile: null, settings: { maxIterations: 10 } },
    });
  });

  it("by the label whatever its case, or the one that the settings name", async () => {
    expect(await wish(labelled("Rondo"))).toMatchObject({ kind: "start" });
    const named = sight({ settings: file("label: agent\n"), issue: { labels: ["rondo", "agent"] } });
    expect(await wish(labelled("agent"), { sight: named })).toMatchObject({ kind: "start" });
    expect(await wish(labelled("rondo"), { sight: named })).toEqual({ kind: "no" });
  });

  it("by a person's button, with the issue's words of now", async () => {
    expect(await wish(dispatched(""))).toMatchObject({ kind: "start", wish: { startedBy: "ann", task } });
  });

  it("by the comment `/rondo start` of somebody who may", async () => {
    const comments = [said(1, "ann", "/rondo start"), said(2, "mallory", "/rondo start")];
    expect(await wish(dispatched("orders"), { sight: sight({ comments }) })).toMatchObject({
      kind: "start",
      wish: { startedBy: "ann", task },
    });
  });

  it("not by a comment whose author has not seen what an outsider made of the issue since", async () => {
    const comments = [said(1, "ann", "/rondo start", { updatedAt: now })];
    const started = (at: number, by: string) =>
      wish(dispatched("orders"), { sight: sight({ comments, issue: { edits: [{ at, by: person(by) }] } }) });
    expect(await started(now, "mallory")).toEqual({
      kind: "refused",
      why: expect.stringMatching(/^@ann mallory edited the issue since, so nothing was started/),
      reply: expect.stringMatching(/^@ann mallory edited/),
      label: null,
    });
    expect(await started(now - 1_000, "mallory")).toMatchObject({ kind: "start" });
    expect(await started(now + 1_000, "ann")).toMatchObject({ kind: "start" });
  });

  it("nor by a button that was pressed before an outsider's edit; the run tells when that was", async () => {
    const run = { id: 200, attempt: 1, isDone: false, conclusion: null, updatedAt: now + 9_000, createdAt: now };
    const pressed = (at: number, by: string) =>
      wish(
        dispatched(""),
        { sight: sight({ issue: { edits: [{ at, by: person(by) }] } }) },
        { forge: forge({ run: async (id) => (id === 200 ? run : null), filesNow: async () => [] }) },
      );
    expect(await pressed(now, "mallory")).toMatchObject({ kind: "refused", why: expect.stringContaining("mallory") });
    expect(await pressed(now - 1_000, "mallory")).toMatchObject({ kind: "start" });
    expect(await pressed(now + 1_000, "ann")).toMatchObject({ kind: "start" });
  });

  it("not by a label that was taken off again before the run began", async () => {
    expect(await wish(labelled(), { sight: sight({ issue: { labels: [] } }) })).toEqual({
      kind: "refused",
      why: 'The label "rondo" was taken off again, so nothing was started.',
    });
  });

  it("by a bot that the settings name with its number: label, button or comment", async () => {
    const trust = trusting({}, [{ login: "helper[bot]", id: 500 }]);
    const bot = person("helper[bot]");
    const comments = [said(1, "helper[bot]", "/rondo start")];
    for (const asked of [
      wish(labelled("rondo", bot), { trust }),
      wish(dispatched("", bot), { trust }),
      wish(dispatched("orders-1"), { trust, sight: sight({ comments }) }),
    ])
      expect(await asked).toMatchObject({ kind: "start", wish: { startedBy: "helper[bot]" } });
  });

  it("with the settings of the file", async () => {
    expect(await wish(labelled(), { sight: sight({ settings: file("max-iterations: 3\n") }) })).toMatchObject({
      wish: { settings: { maxIterations: 3 } },
    });
  });
});

describe("a profile", () => {
  const seen = (labels: readonly string[]) =>
    sight({ settings: file("profiles: { qa: { max-iterations: 4 } }\n"), issue: { labels } });

  it.each([
    ["its own label", labelled("rondo: QA"), ["rondo: QA"]],
    ["a label beside the trigger", labelled("rondo"), ["rondo", "rondo: qa"]],
    ["a label, for a button", dispatched(""), ["rondo: qa"]],
  ] as const)("is chosen by %s", async (_, trigger, labels) => {
    expect(await wish(trigger, { sight: seen(labels) })).toMatchObject({
      kind: "start",
      wish: { profile: expect.stringMatching(/^qa$/i), settings: { maxIterations: 4 } },
    });
  });

  it.each(["rondo: running", "rondo: done", "rondo: Stale"])("is not what the label %s says", async (label) => {
    expect(await wish(labelled(), { sight: seen(["rondo", label]) })).toMatchObject({ wish: { profile: null } });
    expect(await wish(labelled(label), { sight: seen([label]) })).toEqual({ kind: "no" });
  });

  it("that is not there is refused with those that are", async () => {
    const none = { forge: forge({ filesNow: async () => [] }) };
    expect(await wish(labelled(), { sight: seen(["rondo", "rondo: poetry"]) }, none)).toEqual({
      kind: "refused",
      why: expect.stringMatching(/no profile "poetry"; known are qa, engineer/),
    });
  });
});

describe("a profile that nobody knows is looked for among the agents' files", () => {
  const seen = sight({ issue: { labels: ["rondo: tester"] } });
  const withFile = (text: string, asked: string[] = []) =>
    wish(
      labelled("rondo: tester"),
      { sight: seen },
      {
        forge: forge({
          filesNow: async (paths) => {
            asked.push(...paths);
            return [{ path: ".claude/agents/tester.md", text, blob: "b10b" }];
          },
        }),
      },
    );

  it("and its own words are taken, under the settings' file", async () => {
    const asked: string[] = [];
    const text =
      "---\nmodel: sonnet\ntools: Read, Edit\niteration: { maxIterations: 7, completionPromises: [COMPLETE], validationRules: [tests_pass] }\n---\nTest.";
    expect(await withFile(text, asked)).toMatchObject({
      kind: "start",
      wish: {
        profile: "tester",
        profileFile: { path: ".claude/agents/tester.md", blob: "b10b" },
        settings: {
          maxIterations: 7,
          promises: ["COMPLETE"],
          rules: [{ name: "tests_pass", type: "preset" }],
          agent: { use: "claude", model: "sonnet", args: ["--tools", "Read,Edit"] },
        },
      },
    });
    expect(asked).toContain(".github/prompts/tester.prompt.md");
  });

  it.each([
    ["that is switched off", "---\niteration: { enabled: false }\n---\n", "iteration.enabled: false"],
    ["without an iteration block", "---\nname: x\n---\n", "has no `iteration:` block"],
    ["with a mistake", "---\niteration: { maxIterations: many }\n---\n", 'is "many"'],
  ])("and one %s is refused with the reason", async (_, text, why) => {
    expect(await withFile(text)).toEqual({ kind: "refused", why: expect.stringContaining(why) });
  });

  it("and the name is refused with those that are known where there is none", async () => {
    const none = { forge: forge({ filesNow: async () => [] }) };
    expect(await wish(labelled("rondo: tester"), { sight: seen }, none)).toEqual({
      kind: "refused",
      why: expect.stringMatching(/no profile "tester"; known are engineer/),
    });
  });
});

describe("nothing is started", () => {
  it.each([
    ["somebody who may only triage", { ann: "triage" }],
    ["somebody who may only read", { ann: "read" }],
    ["a stranger", {}],
  ] as const)("by %s", async (_, roles) => {
    for (const trigger of [labelled(), dispatched("")])
      expect(await wish(trigger, { trust: trusting(roles) })).toEqual({
        kind: "refused",
        why: expect.stringContaining("@ann has no write access"),
      });
  });

  it("by a bot, whatever its role", async () => {
    const trust = trusting({ "helper[bot]": "admin" });
    for (const trigger of [labelled("rondo", person("helper[bot]")), dispatched("", person("helper[bot]"))])
      expect(await wish(trigger, { trust })).toEqual({
        kind: "refused",
        why: expect.stringContaining(
          "@helper[bot] is a bot with the number 500, which `bots:` in .github/rondo.yml does not name",
        ),
      });
  });

  it("by another label", async () => {
    expect(await wish(labelled("bug"))).toEqual({ kind: "no" });
  });

  it("by orders without a start, or those of a stranger, or our own words", async () => {
    const comments = [
      said(1, "ann", "/rondo pause"),
      said(2, "mallory", "/rondo start"),
      said(3, "github-actions[bot]", "/rondo start", { isOurs: true }),
      said(4, "ann", "> /rondo start"),
    ];
    expect(await wish(dispatched("orders"), { sight: sight({ comments }) })).toEqual({ kind: "no" });
  });

  it("by a run that continues a loop", async () => {
    expect(await wish(dispatched("7-100/2"))).toEqual({ kind: "no" });
  });

  it.each(["unlabel", "close", "push"] as const)("by the event %s", async (kind) => {
    expect(await wish({ kind, issue: 7, by: ann })).toEqual({ kind: "no" });
  });

  it("with settings that can't be used: every problem is named", async () => {
    const seen = sight({ settings: file("max-iterations: 0\nlable: x\n") });
    expect(await wish(labelled(), { sight: seen })).toEqual({
      kind: "refused",
      why: expect.stringMatching(/rondo\.yml:1.*max-iterations[\s\S]*rondo\.yml:2.*lable/),
    });
  });

  it("while all loops are held back, or on a closed issue", async () => {
    expect(await wish(labelled(), {}, { disabled: true })).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("RONDO_DISABLED"),
    });
    expect(await wish(labelled(), { sight: sight({ issue: { isLocked: true } }) })).toMatchObject({
      kind: "refused",
      why: "Issue #7 is locked, so nothing was started.",
    });
    expect(await wish(labelled(), { sight: sight({ issue: { isOpen: false } }) })).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("is closed"),
    });
  });
});

describe("where there is a loop", () => {
  it.each(["running", "parked", "paused", "blocked", "escalated", "failed"] as const)(
    "that is %s, the event is about it",
    async (status) => {
      for (const trigger of [labelled(), dispatched("")])
        expect(await wish(trigger, { found: loopThat(status) })).toEqual({ kind: "no" });
    },
  );

  it.each(["completed", "stopped"] as const)("that is %s, a new one may begin", async (status) => {
    for (const trigger of [labelled(), dispatched("")])
      expect(await wish(trigger, { found: loopThat(status) })).toMatchObject({ kind: "start" });
  });

  it("an order to start that was carried out once is not carried out again", async () => {
    const seen = sight({ comments: [said(5, "ann", "/rondo start")] });
    const ended = loopThat("completed");
    const read = ended.kind === "loop" ? { ...ended, state: { ...ended.state, readUpTo: 5 } } : ended;
    expect(await wish(dispatched("orders"), { sight: seen, found: read })).toEqual({ kind: "no" });
    expect(await wish(dispatched("orders"), { sight: seen, found: ended })).toMatchObject({ kind: "start" });
  });

  it.each([
    ["a run that is started again", { attempt: 2 }],
    ["the run that began it", { id: 100 }],
    ["an earlier run that waited", { id: 99 }],
  ])("%s begins no other", async (_, run) => {
    expect(await wish(labelled(), { found: loopThat("completed") }, { run })).toEqual({ kind: "no" });
  });

  it("a label from before its end begins no other, and one from the same second does", async () => {
    const [row] = lastOf(play(settings(), [{}])).loop.entries;
    const endedAt = (at: number) => loopThat("completed", { entries: [{ ...(row ?? expect.fail()), at }] });
    expect(await wish(labelled(), { found: endedAt(now + 5_000) })).toEqual({ kind: "no" });
    expect(await wish(labelled(), { found: endedAt(now + 900) })).toMatchObject({ kind: "start" });
  });
});

describe("an issue that says too little", () => {
  const vague: LoopTrigger = {
    kind: "label",
    issue: 7,
    label: "rondo",
    by: ann,
    task: { title: "Fix it", body: "", at: now },
  };

  it("is not started by its label: what is missing is asked on the issue", async () => {
    expect(await wish(vague)).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("says too little"),
      reply: expect.stringMatching(
        /^@ann This issue says too little[\s\S]*\| Success criteria \|[\s\S]*label `rondo` back on/,
      ),
    });
  });

  it("is started by a person who says so, unscored, or where the settings do not ask", async () => {
    const issue = { title: "Fix it", body: "" };
    const comments = [said(1, "ann", "/rondo start")];
    for (const trigger of [dispatched(""), dispatched("orders-1")])
      expect(await wish(trigger, { sight: sight({ issue, comments }) })).toMatchObject({
        kind: "start",
        wish: { readiness: null },
      });
    const off = sight({ settings: file("readiness: off\n") });
    expect(await wish(vague, { sight: off })).toMatchObject({ kind: "start", wish: { readiness: null } });
  });

  it("is asked about only if whoever labelled it may start anything", async () => {
    const refused = await wish(vague, { trust: trusting({}) });
    expect(refused).toMatchObject({ kind: "refused", why: expect.stringContaining("no write access") });
    expect(refused).not.toHaveProperty("reply");
  });

  it("and one that says enough is started with its score", async () => {
    expect(await wish(labelled())).toMatchObject({ kind: "start", wish: { readiness: expect.any(Number) } });
  });
});

describe("an issue's frontmatter", () => {
  const front = (yaml: string): LoopTrigger => ({
    kind: "label",
    issue: 7,
    label: "rondo",
    by: ann,
    task: { ...words, body: `---\n${yaml}\n---\n${words.body}` },
  });
  const writtenBy = (author: string) => ({ sight: sight({ issue: { author } }) });

  it("of somebody who may write counts as it is", async () => {
    expect(await wish(front("max_iterations: 50"), writtenBy("ann"))).toMatchObject({
      wish: { settings: { maxIterations: 50 }, issueSettings: '{"max-iterations":50}', remark: null },
    });
  });

  it("of anybody else only tightens, and a remark names what was left out, by line", async () => {
    expect(await wish(front("max_iterations: 50\nbudget: 2"), writtenBy("mallory"))).toMatchObject({
      wish: {
        settings: { maxIterations: 10, budget: 2 },
        issueSettings: '{"budget":2}',
        remark: expect.stringMatching(/`issue #7:2` `max-iterations` is 50: it may only be lower/),
      },
    });
  });

  it("that can't be read, is inactive or too long starts nothing, and is answered", async () => {
    const answered = async (yaml: string) => await wish(front(yaml), writtenBy("ann"));
    expect(await answered("max-iterations: 0")).toMatchObject({
      kind: "refused",
      reply: expect.stringContaining("max-iterations is 0; it must be a whole number from 1 to 100"),
    });
    expect(await answered("active: false")).toMatchObject({
      kind: "refused",
      reply: expect.stringContaining("active: false"),
    });
    const long = Array.from({ length: 80 }, (_, index) => `"dir${index}/**"`).join(", ");
    expect(await answered(`protect: [${long}]`)).toMatchObject({
      kind: "refused",
      reply: expect.stringContaining("longer than 500 characters"),
    });
  });
});
