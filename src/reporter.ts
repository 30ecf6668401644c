import * as core from "@actions/core";
import type { Reporter } from "./ports.ts";

/** The job's log, summary and outputs, by way of the runner. */
export const reporter: Reporter = {
  // A line of ours never begins with `::`, whatever text is in it.
  info: (line) => core.info(line.replace(/^(\s*)::/gm, "$1: :")),
  warning: (line) => core.warning(line),
  group: (title, work) => core.group(title, work),
  async summary(markdown) {
    await core.summary.addRaw(markdown, true).write();
  },
  output: (name, value) => core.setOutput(name, value),
};
