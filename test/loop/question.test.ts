import { describe, expect, it } from "vitest";
import { decide } from "../../src/loop/decide.ts";
import { questionOf } from "../../src/loop/question.ts";
import { lastOf, play, settings } from "./given.ts";

const ab = [
  { name: "A", text: "Add a table" },
  { name: "B", text: "Add a column" },
];

describe("a question with options", () => {
  it.each([
    "- Option A: Add a table\n- Option B: Add a column",
    "Option A: Add a table\nOption B: Add a column",
    "A) Add a table\nB) Add a column",
    "* **A.** Add a table\n* **B.** Add a column",
    "option a) Add a table\noption b) Add a column",
  ])("%j", (options) => {
    expect(questionOf(`Which\none?\n${options}\n\nI can't know.`)).toEqual({
      before: "Which one?",
      options: ab,
      after: "I can't know.",
    });
  });

  it.each([
    ["a plain reason", "The tests need a database."],
    ["a single option", "Option A: Add a table"],
    ["the same option twice", "A: one\nA: two"],
    ["a list of things to do", "Needed:\n1. a key\n2. a permission"],
    ["letters within a sentence", "choose A (41) or B (42)"],
  ])("%s is none", (_, text) => expect(questionOf(text)).toBeNull());
});

describe("a person's answer", () => {
  const asked = (said: string) => lastOf(play(settings(), [{ said }])).loop;
  const resumed = (said: string) => decide(asked(said), { type: "resume", at: 9e5, by: "@ann" }, settings()).loop;

  it("reaches an agent that is told what was asked: the answer may be a letter", () => {
    const said = "<promise>BLOCKED</promise>\nReason: which one?\nBlocking issue: choose\nA) a table\nB) a column";
    expect(asked(said).reason).toBe("The agent is blocked: which one?\nchoose\nA) a table\nB) a column");
    expect(resumed(said).nextPrompt).toBe(
      "You asked. The agent is blocked: which one?\nchoose\nA) a table\nB) a column",
    );
  });

  it("to nothing that was asked brings no question along", () => {
    expect(resumed("<promise>ESCALATE</promise>\nReason: look").nextPrompt).toBeNull();
  });
});
