/** Every workflow that this repository runs, ships or shows passes our own audit; and the audit can fail. */
import { describe, expect, it } from "vitest";
import { audit, ruleNames } from "./audit/audit.ts";
import { shownSteps, stepsIn, workflowsIn, workflowTexts } from "./audit/documents.ts";
import { bad, good } from "./audit/samples.ts";

const all = workflowTexts();

describe("our workflows", () => {
  it.each(all)("$where passes", ({ text }) => expect(audit(text)).toEqual([]));

  it.each(shownSteps())("the steps at $where pass", ({ text }) => expect(audit(text)).toEqual([]));

  it("are found: this repository's own at least", () => {
    expect(all.map(({ where }) => where)).toContain(".github/workflows/ci.yml");
  });

  it("that serialise loops all do it by the same group", () => {
    const groups = all.flatMap(
      ({ text }) => /^concurrency:\n(?:[ \t]+.*\n|\n)*/m.exec(text.includes("phase: land") ? text : "")?.[0] ?? [],
    );
    expect(new Set(groups).size).toBeLessThanOrEqual(1);
  });
});

describe("the audit", () => {
  it("lets a good workflow pass", () => expect(audit(good)).toEqual([]));

  it.each(bad)("%s trips on its bad sample", (rule, part, instead) => {
    expect(good).toContain(part);
    const found = audit(good.replace(part, () => instead));
    expect(found.map((problem) => problem.rule)).toContain(rule);
  });

  it("has a bad sample for every rule", () => {
    expect(ruleNames.filter((name) => !bad.some(([rule]) => rule === name))).toEqual([]);
  });

  it("names the line", () => {
    const text = good.replace("run: npm test", `run: echo \${{ inputs.issue }}`);
    const line = text.split("\n").findIndex((each) => each.includes("echo")) + 1;
    expect(audit(text)).toMatchObject([{ rule: "expression-in-script", line }]);
  });

  it("lets the agent run beside a token that may write only where a comment says so", () => {
    const simple = good
      .replace("contents: read # to check out", "contents: write # to push")
      .replace("phase: agent", "phase: agent # and land")
      .replace("      - run: npm ci\n", "      - uses: octo/rondo@v1\n        with:\n          phase: begin\n");
    expect(audit(simple).map(({ rule }) => rule)).toEqual(["agent-beside-write-token"]);
    expect(audit(`# The agent runs beside a token that may write.\n${simple}`)).toEqual([]);
  });

  it("finds steps in a page, within a list too, and audits them as those of a job", () => {
    const page = (step: string) => `1. Do it:\n\n   \`\`\`yaml\n   - ${step}\n   \`\`\`\n`;
    const rulesOf = (step: string) =>
      stepsIn("x.md", page(step)).flatMap(({ text }) => audit(text).map(({ rule }) => rule));
    expect(stepsIn("x.md", page("uses: a/b@v1"))[0]?.where).toBe("x.md:4");
    expect(rulesOf("uses: a/b@v1")).toEqual(["unpinned"]);
    expect(rulesOf("run: echo ${{ inputs.issue }}")).toEqual(["expression-in-script"]);
    expect(rulesOf("run: npm test")).toEqual([]);
    expect(stepsIn("x.md", "```yaml\nrules: { tests: npm test }\n```\n")).toEqual([]);
  });

  it("finds workflows in a page, by the line where they begin", () => {
    const page = `# Title\n\n\`\`\`yaml\na: 1\n\`\`\`\n\n\`\`\`yaml\non: push\njobs: {}\n\`\`\`\n`;
    expect(workflowsIn("x.md", page)).toEqual([{ where: "x.md:8", text: "on: push\njobs: {}\n" }]);
    const listed = page.replaceAll(/^(?=.)/gm, "   ");
    expect(workflowsIn("x.md", listed)).toEqual([{ where: "x.md:8", text: "on: push\njobs: {}\n" }]);
  });
});
