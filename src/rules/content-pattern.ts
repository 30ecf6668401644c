import { Worker } from "node:worker_threads";
import type { RuleCheck } from "../loop/settings.ts";
import { readInside } from "./read-inside.ts";
import { error, fail, pass, type RuleWorld, type Verdict } from "./world.ts";

type ContentPattern = Extract<RuleCheck, { readonly type: "content-pattern" }>;
type Match = "found" | "not-found" | "too-slow" | { readonly problem: string };

const PATTERN_MS = 5_000;

export async function checkContentPattern(rule: ContentPattern, world: RuleWorld): Promise<Verdict> {
  const { file, pattern } = rule;
  const problem = whyInvalid(pattern);
  if (problem !== null) return error(`the pattern is not valid: ${problem}`);
  const reading = await readInside(world.folder, file);
  if (reading.is === "missing") return fail(`${file} does not exist`);
  if (reading.is === "refused") return error(reading.why);
  const limitMs = world.patternMs ?? PATTERN_MS;
  const match = await matchElsewhere(reading.text, pattern, limitMs);
  if (match === "found") return pass(`${file} matches /${pattern}/`);
  if (match === "not-found") return fail(`${file} does not match /${pattern}/`);
  if (match === "too-slow")
    return error(`/${pattern}/ took longer than ${limitMs / 1000} s on ${file}; make it simpler (nested repeats?)`);
  return error(`/${pattern}/ could not be matched: ${match.problem}`);
}

function whyInvalid(pattern: string): string | null {
  try {
    new RegExp(pattern, "m");
    return null;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

// As text, because the action is one bundled file: there is no other file that a worker could load.
const matcher = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.postMessage(new RegExp(workerData.pattern, "m").test(workerData.text));
`;

/** A pattern can take for ever on the right text, and the agent writes the text: only a thread can be stopped. */
async function matchElsewhere(text: string, pattern: string, limitMs: number): Promise<Match> {
  const worker = new Worker(matcher, { eval: true, workerData: { text, pattern }, env: {}, execArgv: [] });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Match>((resolve) => {
      worker.once("message", (found: unknown) => resolve(found === true ? "found" : "not-found"));
      worker.once("error", (problem) => resolve({ problem: problem instanceof Error ? problem.message : "it broke" }));
      worker.once("exit", () => resolve({ problem: "the matching ended without an answer" }));
      worker.once("online", () => {
        timer = setTimeout(() => resolve("too-slow"), limitMs);
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
