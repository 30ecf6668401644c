import { describe, expect, it } from "vitest";
import { eventLines, logLines } from "../../src/agents/log-lines.ts";

function logged(chunks: readonly string[], limits = { headLines: 3, tailLines: 2, lineLength: 20 }): readonly string[] {
  const lines: string[] = [];
  const log = logLines((line) => lines.push(line), limits);
  for (const chunk of chunks) log.add(chunk);
  log.end();
  return lines;
}

describe("the log of an agent", () => {
  it("has a prefix on every line, so that none begins with what the agent wrote", () => {
    expect(logged(["a\nb\n", "::error::c\n"])).toEqual(["| a", "| b", "| ::error::c"]);
  });

  it("joins a line that came in pieces, and ends the last one", () => {
    expect(logged(["a", "b", "c\nd"])).toEqual(["| abc", "| d"]);
  });

  it("leaves out empty lines", () => {
    expect(logged(["a\n\n\r\n\nb\n"])).toEqual(["| a", "| b"]);
  });

  it("keeps head and tail in order, and counts what is between", () => {
    const lines = Array.from({ length: 10 }, (_, index) => `${index + 1}\n`);
    expect(logged(lines)).toEqual(["| 1", "| 2", "| 3", "| [… 5 lines left out …]", "| 9", "| 10"]);
  });

  it("leaves nothing out that just fits", () => {
    const lines = Array.from({ length: 5 }, (_, index) => `${index + 1}\n`);
    expect(logged(lines)).toEqual(["| 1", "| 2", "| 3", "| 4", "| 5"]);
  });

  it("cuts a long line and counts what is missing", () => {
    expect(logged([`${"x".repeat(25)}\n`])).toEqual([`| ${"x".repeat(20)} [… 5 characters left out …]`]);
  });

  it("shows the text that stood between escape sequences", () => {
    expect(
      logged(["\u001b[1;31mred\u001b[0m \u001b]8;;x\u0007link\n"], { headLines: 3, tailLines: 2, lineLength: 99 }),
    ).toEqual(["| red link"]);
  });
});

describe("events", () => {
  it("come whole, however they were cut", () => {
    const lines: string[] = [];
    const events = eventLines((line) => lines.push(line));
    for (const chunk of ['{"a"', ":1}\n{", '"b":2}\r\n', "\nlast"]) events.add(chunk);
    events.end();
    expect(lines).toEqual(['{"a":1}', '{"b":2}', "last"]);
  });
});
