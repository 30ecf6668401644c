import { setTimeout as sleep } from "node:timers/promises";
import { guardCommandFiles } from "../agents/command-files.ts";
import { validate } from "../phases/validate.ts";
import { workName } from "../phases/work.ts";
import type { Clock } from "../ports.ts";
import { reporter } from "../reporter.ts";
import { rulesEnvironment } from "../rules/environment.ts";
import { repositoryBeside } from "./repository.ts";
import { brief, env, needed, temp } from "./surroundings.ts";

/** This job speaks to nobody; the others go by GitHub's. */
const ownClock: Clock = { now: () => Date.now(), sleep: (ms) => sleep(ms) };

export async function runValidate(): Promise<void> {
  return validate(
    {
      git: await repositoryBeside(null),
      report: reporter,
      checkout: needed("GITHUB_WORKSPACE"),
      work: temp(workName),
      job: needed("GITHUB_JOB"),
      clock: ownClock,
      scratch: temp("rondo-hooks"),
      node: process.execPath,
      environment: rulesEnvironment(env),
      guardFiles: () => guardCommandFiles(env),
    },
    brief(),
  );
}
