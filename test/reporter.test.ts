import { afterEach, describe, expect, it, vi } from "vitest";
import { reporter } from "../src/reporter.ts";

afterEach(() => void vi.restoreAllMocks());

/** What the runner reads of a step. */
function printed(say: () => void): string {
  const pieces: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((piece) => pieces.push(String(piece)) > 0);
  say();
  return pieces.join("");
}

/** The forms in which the runner takes a line for a command. */
const command = /^[\s\u0085]*::|##\[/m;

describe("a line of the log", () => {
  it.each([
    ["at its start", "::set-output name=work::/etc"],
    ["behind white space", " \t::add-mask::octo"],
    ["behind white space that only .NET knows", "\u0085::add-mask::octo"],
    ["on a line of its own", "The rule said:\n::error::no"],
    ["behind a carriage return", "x\r::stop-commands::y"],
    ["in the old form, anywhere", "x ##[set-env name=A]b ##[error]c"],
  ])("holds no command %s, whoever wrote it", (_, text) => {
    expect(text).toMatch(command);
    expect(printed(() => reporter.info(text))).not.toMatch(command);
  });

  it("is otherwise as it was", () => {
    expect(printed(() => reporter.info("a::b, # [x] ##"))).toBe("a::b, # [x] ##\n");
  });
});

it("a warning is one command, whatever lines it has", () => {
  expect(printed(() => reporter.warning("a\n::error::b\r\n::set-env name=A::b"))).toBe(
    "::warning::a%0A::error::b%0D%0A::set-env name=A::b\n",
  );
});
