import type { RuleResult } from "../loop/outcome.ts";
import { error, fail, pass, skip, type Verdict } from "./world.ts";

/** The ids that rules of type step name, or every id but our own. */
export type WantedSteps = { readonly ids: readonly string[] } | { readonly allExcept: readonly string[] };

type Outcomes = ReadonlyMap<string, unknown>;

const verdicts: Readonly<Record<string, (message: string) => Verdict>> = {
  success: pass,
  failure: fail,
  cancelled: error,
  skipped: skip,
};

/** From `toJSON(steps)`. Text that can't be read gives one error, whatever was wanted of it. */
export function stepResults(json: string, wanted: WantedSteps): readonly RuleResult[] {
  const outcomes = readOutcomes(json);
  if (outcomes === null) return [{ name: "steps", ...error(malformed(json)) }];
  const ids = "ids" in wanted ? wanted.ids : [...outcomes.keys()].filter((id) => !wanted.allExcept.includes(id));
  return ids.map((id) => ({ name: id, ...judgeStep(id, outcomes) }));
}

function malformed(json: string): string {
  const seen = json.trim() === "" ? "nothing" : JSON.stringify(json.length > 80 ? `${json.slice(0, 80)}…` : json);
  return `the input \`steps\` must be \`\${{ toJSON(steps) }}\`, but it is ${seen}`;
}

/** null if it is not what GitHub writes. The outcome counts, not the conclusion: continue-on-error turns that into success. */
function readOutcomes(json: string): Outcomes | null {
  const steps = parsed(json);
  if (!isRecord(steps)) return null;
  const entries = Object.entries(steps);
  if (!entries.every(([, step]) => isRecord(step))) return null;
  return new Map(entries.map(([id, step]) => [id, isRecord(step) ? step.outcome : undefined]));
}

function judgeStep(id: string, outcomes: Outcomes): Verdict {
  if (!outcomes.has(id)) {
    const seen = outcomes.size === 0 ? "no step has an id" : `ids so far: ${[...outcomes.keys()].join(", ")}`;
    return error(`no step before this one has \`id: ${id}\`; ${seen}`);
  }
  const outcome = outcomes.get(id);
  const verdict = typeof outcome === "string" && Object.hasOwn(verdicts, outcome) ? verdicts[outcome] : undefined;
  return verdict?.(`step ${id}: ${outcome}`) ?? error(`step ${id} has no outcome yet`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
