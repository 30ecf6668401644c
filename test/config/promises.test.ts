import { expect, test } from "vitest";
import { problemsOf, settingsOf, warningsOf } from "./reading.ts";

test.each([
  ["[COMPLETE, BLOCKED]", ["COMPLETE", "BLOCKED"]],
  ["COMPLETE", ["COMPLETE"]],
  ["[<promise>COMPLETE</promise>, <promise> blocked </promise>]", ["COMPLETE", "BLOCKED"]],
  ["[LOOP_DONE, LOOP_COMPLETE, complete]", ["COMPLETE"]],
  ["[LOOP_BLOCKED, LOOP_ESCALATE]", ["BLOCKED", "ESCALATE"]],
  ["[<loop-complete>, <loop-complete></loop-complete>]", ["COMPLETE"]],
  ["[CONTINUE, LOOP_CONTINUE, ERROR, LOOP_ERROR, ESCALATE]", ["ESCALATE"]],
  ["[]", []],
])("promises: %s listens to %j", (written, promises) => {
  expect(settingsOf(`promises: ${written}`).promises).toEqual(promises);
});

test.each([
  ["[DONE]", 'promises[0] is "DONE"; it must be one of COMPLETE, LOOP_DONE'],
  ["All tests passing", 'a text of your own goes under "promise-text"'],
  ["[5]", "promises[0] is 5"],
  ["[<done>COMPLETE</done>]", "promises[0] is"],
  ["true", "promises is true"],
  ["{ COMPLETE: true }", "promises is a map"],
])("promises: %s is refused", (written, message) => {
  const problems = problemsOf(`promises: ${written}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test.each([
  ['"All tests passing|Feature complete"', ["All tests passing", "Feature complete"]],
  ['" All tests passing | All tests passing |"', ["All tests passing"]],
  [
    '["All tests passing|Feature complete", "✅ It is merged"]',
    ["All tests passing", "Feature complete", "✅ It is merged"],
  ],
  ['""', []],
  ['"|"', []],
  ["[]", []],
])("promise-text: %s means %j", (written, texts) => {
  expect(settingsOf(`promise-text: ${written}`).promiseTexts).toEqual(texts);
});

test.each(["5", "true", "{ a: b }", "[5]", "[[a]]"])("promise-text: %s is refused", (written) => {
  expect(problemsOf(`promise-text: ${written}`)).toHaveLength(1);
});

test.each(["done", "OK!", "**All done.**", "Finished", "yay", "All tests passing|ok"])(
  "the free text %s is vague, which is a warning",
  (text) => {
    expect(warningsOf(`promise-text: "${text}"`)).toEqual([
      expect.stringMatching(/^rondo\.yml:1:15 promise-text has .*vague/),
    ]);
  },
);

test("a sentence is not vague", () => {
  expect(warningsOf('promise-text: "All tests passing|Feature complete"')).toEqual([]);
});
