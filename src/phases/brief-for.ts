import type { Settings } from "../loop/settings.ts";
import { planFile } from "../loop/steps.ts";
import type { Sight } from "../ports.ts";
import { brief } from "../render/brief.ts";
import type { StateRecord } from "../state/record.ts";
import { type BriefDocument, longestBrief, writeBrief } from "./brief-document.ts";
import type { Note } from "./hear.ts";
import { stepsNow, taskBody } from "./steps.ts";
import type { World } from "./world.ts";

interface Briefing {
  readonly world: World;
  readonly sight: Sight;
  readonly state: StateRecord;
  readonly settings: Settings;
  /** What the profile's agent file says. */
  readonly role?: string | null;
}

/** The brief of the iteration that was just claimed, cut until it fits through a job's output. */
export function briefFor(briefing: Briefing, notes: readonly Note[], merge: string | null): BriefDocument {
  const { world, sight, state, settings } = briefing;
  const nonce = world.nonce();
  const shared = sharedPart(briefing);
  const steps = stepsNow(sight, state);
  const write = (share: number): BriefDocument => ({
    ...shared,
    mode: "iterate",
    merge,
    plan: planFile(steps),
    context: state.context,
    prompt: world.redact(
      brief({
        loop: state.loop,
        settings,
        task: { issue: sight.issue.number, title: sight.issue.title, body: taskBody(sight) },
        notes,
        role: briefing.role ?? null,
        context: state.context,
        steps,
        errors: state.errors,
        conflictWith: merge === null ? null : state.base,
        nonce,
        share,
      }),
    ),
    notedBy: [...new Set(notes.map(({ author }) => author))].slice(0, 5),
  });
  let share = 1;
  let document = write(share);
  while (Buffer.byteLength(writeBrief(document)) > longestBrief && share > 0.05) {
    share /= 2;
    document = write(share);
  }
  return document;
}

/** The rules alone: after a question was answered, or somebody else's commit. */
export function checkBrief(briefing: Briefing): BriefDocument {
  return { ...sharedPart(briefing), mode: "check", merge: null, prompt: "", plan: "", context: null, notedBy: [] };
}

function sharedPart({ world, state, settings }: Briefing) {
  const { issue, loopId, loop, head: base } = state;
  return {
    version: 1,
    issue,
    loopId,
    iteration: loop.iteration + 1,
    attempt: loop.attempt,
    base,
    settings,
    session: settings.session === "resume" ? state.session : null,
    job: world.run.job,
  } as const;
}
