import { expect, it } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { loopSettings } from "../../src/phases/loop-settings.ts";
import { noLimits } from "../../src/state/record.ts";

function then(text: string) {
  const read = parseSettings(text, "rondo.yml");
  return read.ok ? read.layer.follows : read.problems.map(({ message }) => message);
}
const phase = { name: "docs", profile: "docs", task: null, own: {} };

it("what follows is a profile's name, a phase, an issue, or a list of them", () => {
  expect(then("then: docs")).toEqual({ phases: [phase], issues: [] });
  expect(then("then: 12")).toEqual({ phases: [], issues: [12] });
  expect(then("then: [docs, { task: Tidy up, max-iterations: 3, promise-text: Tidied }, 12, 13]")).toEqual({
    phases: [
      phase,
      { name: "phase-3", profile: null, task: "Tidy up", own: { maxIterations: 3, promiseTexts: ["Tidied"] } },
    ],
    issues: [12, 13],
  });
});

it("phases come before issues, and a phase says what is other in it", () => {
  expect(then("then: [12, docs]")).toEqual([expect.stringContaining("phases come first, then issues")]);
  expect(then("then: { max-iterations: 3 }")).toEqual([expect.stringContaining('neither "profile" nor "task"')]);
  expect(then("then: { task: x, rules: [] }")).toEqual([expect.stringContaining('unknown key "rules"')]);
  expect(then(`then: [${"docs, ".repeat(10)}]`)).toEqual([expect.stringContaining("at most 9 phases")]);
  expect(then(`then: [${"1, ".repeat(21)}]`)).toEqual([expect.stringContaining("at most 9 phases and 20 issues")]);
  expect(then('then: { name: "a `b`", task: x }')).toEqual([expect.stringContaining("a name of letters")]);
});

const file = `max-iterations: 5
rules: { tests: npm test }
profiles:
  manual: { rules: { manual: test -f MANUAL.md }, then: [security] }
then:
  - { profile: manual, max-iterations: 7, task: Write it down }
  - { task: Tidy up }
`;
const source = { file, profile: null, limits: noLimits };
const inPhase = (done: readonly string[], more: object = {}) => {
  const read = loopSettings({ ...source, chain: { from: "", done, left: [] }, ...more });
  if (!read.ok) throw new Error(read.problems.join());
  return read.settings;
};

it("each phase has the settings of its profile and its own, and what follows is said by the first", () => {
  expect(inPhase(["first"])).toMatchObject({
    maxIterations: 5,
    phase: { number: 1, of: 3, next: "manual", task: null },
  });
  const second = inPhase(["first", "manual"]);
  expect(second).toMatchObject({ maxIterations: 7, phase: { number: 2, name: "manual", task: "Write it down" } });
  expect(second.rules.map(({ name }) => name)).toEqual(["tests", "manual"]);
  expect(second.follows.phases).toHaveLength(2);
  const third = inPhase(["first", "manual", "phase-3"]);
  expect(third).toMatchObject({ maxIterations: 5, phase: { number: 3, next: null } });
  expect(third.rules.map(({ name }) => name)).toEqual(["tests"]);
});

it("limits that a person set go over a phase's own", () => {
  expect(inPhase(["first", "manual"], { limits: { ...noLimits, maxIterations: 9 } }).maxIterations).toBe(9);
});

it("without a chain there is one phase, and a phase with an unknown profile is refused before anything starts", () => {
  expect(loopSettings(source)).toMatchObject({ ok: true, settings: { phase: null } });
  expect(loopSettings({ ...source, file: "then: nobody" })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('no profile "nobody" for the phase nobody')],
  });
});
