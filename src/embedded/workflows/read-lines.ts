/** A stream as lines, in the order in which they come. */
import type { Readable } from "node:stream";

/** A program that never ends its line must not fill the memory. */
const LONGEST_LINE = 1024 * 1024;

export function readLines(stream: Readable, onLine: (line: string) => void, onData: () => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    onData();
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line.replace(/\r$/, ""));
    if (rest.length > LONGEST_LINE) {
      onLine(rest);
      rest = "";
    }
  });
  stream.on("end", () => {
    if (rest !== "") onLine(rest);
    rest = "";
  });
  // A stream that breaks off with its process has said what it had to say.
  stream.on("error", () => undefined);
}
