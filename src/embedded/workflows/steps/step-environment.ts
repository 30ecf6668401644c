/** The environment of one step's process: the job's variables, the runner's own, and nothing of this machine but PATH and LANG. */
import { delimiter } from "node:path";
import type { CommandFiles } from "../command-files.ts";
import { defaultVariables } from "../contexts.ts";
import type { Frame } from "./frame.ts";

export function stepEnvironment(
  frame: Frame,
  stepEnv: Readonly<Record<string, string>>,
  action: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { session } = frame;
  const { PATH, LANG } = session.host.machine;
  // GitHub's own variables come last: a workflow can't overwrite GITHUB_* and RUNNER_*, but it can CI.
  const { CI = "true", ...own } = defaultVariables({ ...session.github, ...frame.github, ...action }, session.runner);
  const chosen = { ...session.env, ...frame.env, ...stepEnv };
  return {
    HOME: session.folders.home,
    ...(LANG === undefined ? {} : { LANG }),
    CI,
    ...chosen,
    PATH: [...session.prependedPaths.toReversed(), chosen.PATH ?? PATH].join(delimiter),
    ...own,
  };
}

export function commandFileVariables(files: CommandFiles): Record<string, string> {
  return {
    GITHUB_OUTPUT: files.output,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
  };
}
