import * as core from "@actions/core";
import type { Reporter } from "./ports.ts";

/** The job's log, summary and outputs, by way of the runner. */
export const reporter: Reporter = {
  // To the runner, `::` at the start of a line is a command, and `##[` anywhere in it; ours hold what others wrote.
  // U+0085 is white space to it, and not to JavaScript.
  info: (line) => core.info(line.replace(/^([\s\u0085]*)::/gm, "$1: :").replace(/##(?=\[)/g, "## ")),
  warning: (line) => core.warning(line),
  group: (title, work) => core.group(title, work),
  async summary(markdown) {
    await core.summary.addRaw(markdown, true).write();
  },
  output: (name, value) => core.setOutput(name, value),
};
