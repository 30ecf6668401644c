import { cappedList, caps } from "../loop/caps.ts";
import { fromPayload, toPayload } from "./payload.ts";
import type { StateIdentity, StateRecord } from "./record.ts";

export const maxStateBytes = 8_000;

/** base64url, so that no text inside can end the HTML comment or look like a second marker. */
const marker = /^<!-- rondo:state:v(\d{1,4}):([A-Za-z0-9_-]*) -->$/gm;
const anyMarker = /rondo:state:v\d/g;

export type ReadState =
  | { readonly ok: true; readonly state: StateRecord }
  /** `absent`: the body makes no claim. `foreign`: it is a state, but not ours to use. `newer`: a later Rondo wrote it. */
  | { readonly ok: false; readonly problem: "absent" | "foreign" | "newer"; readonly why: string };

/** The comment's body: what people see, and the state as its last line. */
export function writeStateComment(visible: string, state: StateRecord): string {
  return `${withoutMarkers(visible).trimEnd()}\n\n${stateMarker(state)}`;
}

/** An agent's summary may well speak of the marker; a second one would make the comment unreadable to us. */
function withoutMarkers(visible: string): string {
  return visible.replace(anyMarker, (mention) => mention.replaceAll(":", "-"));
}

export function stateMarker(state: StateRecord): string {
  const payload = fittingPayload(state);
  if (payload.length > maxStateBytes) {
    throw new RangeError(
      `The state of ${state.repository}#${state.issue} has ${payload.length} bytes; at most ${maxStateBytes} fit.`,
    );
  }
  return `<!-- rondo:state:v1:${payload.toString("base64url")} -->`;
}

function fittingPayload(state: StateRecord): Buffer {
  const payload = Buffer.from(toPayload(state), "utf8");
  const less = payload.length <= maxStateBytes ? null : lighter(state);
  return less === null ? payload : fittingPayload(less);
}

const rowsWorthMore = 3;

/**
 * What gives way where texts of many bytes fill the state. First the oldest rows of the history, which the ledger can
 * give back; before the last of them, what was said of
 * failures and milestones. Counters, plan and settings never do.
 */
function lighter(state: StateRecord): StateRecord | null {
  const { loop, errors, milestones } = state;
  const { entries, feedback } = loop;
  if (entries.length > rowsWorthMore) return { ...state, loop: { ...loop, entries: entries.slice(1) } };
  if (errors.length > 0) return { ...state, errors: [] };
  if (milestones.length > 0) return { ...state, milestones: milestones.slice(1) };
  const short = cappedList(feedback, { all: caps.feedback / 2, each: caps.feedbackItem / 2 });
  if (JSON.stringify(short) !== JSON.stringify(feedback)) return { ...state, loop: { ...loop, feedback: short } };
  if (entries.length > 0) return { ...state, loop: { ...loop, entries: entries.slice(1) } };
  return feedback.length === 0 ? null : { ...state, loop: { ...loop, feedback: [] } };
}

/** Never throws, whatever the body is. */
export function readStateComment(body: string, expected?: StateIdentity): ReadState {
  const mentions = body.match(anyMarker)?.length ?? 0;
  if (mentions === 0) return refused("absent", "there is no state marker in the comment");
  if (mentions > 1) return refused("foreign", `there are ${mentions} state markers in the comment; Rondo writes one`);
  const found = [...body.matchAll(marker)][0];
  const payload = found?.[2];
  if (!found || payload === undefined)
    return refused("foreign", "the state marker is not a line of its own as Rondo writes it");
  if (body.slice(found.index + found[0].length).trim() !== "")
    return refused("foreign", "text follows the state marker");
  if (found[1] !== "1") return refused("newer", `the state has version ${found[1]}; this Rondo reads version 1`);
  return readPayload(payload, expected);
}

function readPayload(encoded: string, expected: StateIdentity | undefined): ReadState {
  const bytes = Buffer.from(encoded, "base64url");
  if (bytes.length > maxStateBytes)
    return refused("foreign", `the state has ${bytes.length} bytes; Rondo writes at most ${maxStateBytes}`);
  try {
    const state = fromPayload(bytes.toString("utf8"));
    // Rondo writes one form only. Anything else (other spacing, key order, spelling of numbers) came from someone else.
    if (Buffer.from(toPayload(state), "utf8").toString("base64url") !== encoded) {
      return refused("foreign", "the state is not in the form that Rondo writes");
    }
    const stranger = expected && difference(state, expected);
    return stranger ? refused("foreign", stranger) : { ok: true, state };
  } catch (error) {
    return refused("foreign", error instanceof Error ? error.message : String(error));
  }
}

function difference(state: StateRecord, expected: StateIdentity): string | null {
  if (state.repository !== expected.repository)
    return `the state is of ${state.repository}, not of ${expected.repository}`;
  if (state.issue !== expected.issue) return `the state is of issue ${state.issue}, not of ${expected.issue}`;
  if (state.loopId !== expected.loopId) return `the state is of loop ${state.loopId}, not of ${expected.loopId}`;
  return null;
}

function refused(problem: "absent" | "foreign" | "newer", why: string): ReadState {
  return { ok: false, problem, why };
}
