import { mostSteps } from "../loop/checklist.ts";
import type { LoopError, Plan } from "../loop/steps.ts";
import { noProgress, type ProfileFile, type StateRecord } from "./record.ts";
import { integer, list, nullable, object, orElse, type Reader, text, tuple } from "./schema.ts";

const keys = list(text(6), mostSteps);
const errorTuples = list(tuple<readonly [number, string]>(integer(1), text(100)), 4);

const errors: Reader<readonly LoopError[]> = (value, path) =>
  errorTuples(value, path).map(([iteration, said]) => ({ iteration, text: said }));

/** Steps, errors and what the issue itself set: each written only where there is something to say. */
export const progressFields = {
  plan: orElse(object<Plan>({ own: list(text(120), 30), done: keys, blocked: keys }), noProgress.plan),
  errors: orElse(errors, noProgress.errors),
  readiness: orElse(nullable(integer(0, 10)), null),
  issueSettings: orElse(nullable(text(500)), null),
  taskFile: orElse(nullable(object<ProfileFile>({ path: text(100), blob: text(64) })), null),
};

export function progressPayload({ plan, errors: known, readiness, issueSettings, taskFile }: StateRecord): object {
  const { own, done, blocked } = plan;
  const isPlanned = own.length + done.length + blocked.length > 0;
  return {
    ...(isPlanned && { plan: { own, done, blocked } }),
    ...(known.length > 0 && { errors: known.map(({ iteration, text: said }) => [iteration, said]) }),
    ...(readiness !== null && { readiness }),
    ...(issueSettings !== null && { issueSettings }),
    ...(taskFile && { taskFile: { path: taskFile.path, blob: taskFile.blob } }),
  };
}
