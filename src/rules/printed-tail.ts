const LONGEST_TAIL = 4_000;

// Not util.stripVTControlCharacters: its time grows with the square of "\x1b]\x1b]…", and the agent's code prints what it likes.
const escapes = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]/g;

/** The end of what a command printed, as a person would have seen it: no colours, no progress bars, no blank stretches. */
export function printedTail(output: string, longest = LONGEST_TAIL): string {
  const lines = plainText(output)
    .split("\n")
    .filter((line, index, all) => !isNoise(line, all[index - 1]));
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text.length <= longest ? text : lastLines(text, longest);
}

export function plainText(output: string): string {
  return output
    .replace(escapes, "")
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) =>
      afterRedraws(line)
        .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, "")
        .trimEnd(),
    )
    .join("\n");
}

/** A carriage return draws the line anew: only what came last was to be seen. */
function afterRedraws(line: string): string {
  return line.trimEnd().split("\r").at(-1) ?? "";
}

/** npm ends with the path of its log, which differs each time and is gone with the runner. */
function isNoise(line: string, before: string | undefined): boolean {
  const log = /^npm (?:error|ERR!) A complete log of this run/;
  return log.test(line) || (before !== undefined && log.test(before) && /^npm (?:error|ERR!) {2,}/.test(line));
}

/** Whole lines, if there are any; never half of a surrogate pair. */
function lastLines(text: string, longest: number): string {
  const end = text.slice(1 - longest);
  const line = end.indexOf("\n");
  const whole = line >= 0 && line < end.length / 2 ? end.slice(line) : end.replace(/^[\udc00-\udfff]/, "");
  return `…${whole}`;
}
