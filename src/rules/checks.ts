import type { RuleCheck } from "../loop/settings.ts";
import { error, fail, pass, skip, type Verdict } from "./world.ts";

/** A check run, or a commit status, on the head commit. */
export interface KnownCheck {
  readonly name: string;
  /** null while it runs. */
  readonly conclusion: string | null;
}

type Checks = Extract<RuleCheck, { readonly type: "checks" }>;

/** The words of check runs, and of commit statuses. */
const verdicts: Readonly<Record<string, (message: string) => Verdict>> = {
  success: pass,
  neutral: pass,
  skipped: skip,
  failure: fail,
  timed_out: fail,
  action_required: fail,
  cancelled: fail,
  startup_failure: fail,
  stale: fail,
  error: fail,
};

const running: readonly (string | null)[] = [null, "", "pending", "queued", "in_progress", "waiting", "requested"];

/** Worst first: what the names come to together. A check that skipped does not spoil one that passed. */
const order: readonly Verdict["result"][] = ["fail", "error", "pass", "skip"];

export function judgeChecks({ names }: Checks, known: readonly KnownCheck[]): Verdict {
  if (names.length === 0) return error("it names no check");
  const judged = names.flatMap((name) => judgeName(name, known));
  const result = order.find((each) => judged.some((verdict) => verdict.result === each)) ?? "error";
  return { result, message: judged.map(({ message }) => message).join("\n") };
}

/** Several checks can share a name (two apps, two workflows): all of them count. */
function judgeName(name: string, known: readonly KnownCheck[]): readonly Verdict[] {
  const namesakes = known.filter((check) => check.name === name);
  if (namesakes.length > 0) return namesakes.map(judgeCheck);
  const seen = [...new Set(known.map((check) => check.name))];
  const there = seen.length === 0 ? "the commit has no check at all" : `the commit has: ${seen.join(", ")}`;
  return [error(`${name} did not run; ${there}`)];
}

function judgeCheck({ name, conclusion }: KnownCheck): Verdict {
  if (conclusion === null || running.includes(conclusion)) return error(`${name} is still running`);
  const verdict = Object.hasOwn(verdicts, conclusion) ? verdicts[conclusion] : undefined;
  return verdict?.(`${name}: ${conclusion}`) ?? error(`${name} ended with "${conclusion}", which is not known here`);
}
