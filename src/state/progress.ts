import { mostSteps } from "../loop/checklist.ts";
import type { Plan } from "../loop/steps.ts";
import { noProgress, type StateRecord } from "./record.ts";
import { integer, list, nullable, type Optional, object, text, tuple, unlessAbsent } from "./schema.ts";

/** Steps, errors and what the issue itself set: each written only where there is something to say. */
type Progress = typeof noProgress;

const keys = list(text(6), mostSteps);

export const progressFields: { readonly [Name in keyof Progress]: Optional<Progress[Name]> } = {
  plan: {
    read: object<Plan>({ own: list(text(120), 30), done: keys, blocked: keys }),
    absent: noProgress.plan,
  },
  errors: {
    read: (value, path) =>
      list(tuple<readonly [number, string]>(integer(1), text(100)), 4)(value, path).map(([iteration, said]) => ({
        iteration,
        text: said,
      })),
    absent: noProgress.errors,
  },
  readiness: { read: nullable(integer(0, 10)), absent: noProgress.readiness },
  issueSettings: { read: nullable(text(500)), absent: noProgress.issueSettings },
};

export function progressPayload({ plan, errors, readiness, issueSettings }: StateRecord): object {
  const { own, done, blocked } = plan;
  return {
    ...unlessAbsent("plan", { own, done, blocked }, progressFields.plan),
    ...(errors.length === 0 ? {} : { errors: errors.map(({ iteration, text: said }) => [iteration, said]) }),
    ...unlessAbsent("readiness", readiness, progressFields.readiness),
    ...unlessAbsent("issueSettings", issueSettings, progressFields.issueSettings),
  };
}
