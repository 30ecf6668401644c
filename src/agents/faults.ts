import type { AgentFailure, FailureClass } from "../loop/outcome.ts";

/** Why an agent failed, more exactly than its class: another agent may be tried for some of these. */
export interface Fault {
  readonly kind: FaultKind;
  /** What the CLI or the provider said. */
  readonly message: string;
  readonly retryAt: number | null;
}

export type FaultKind =
  | "key"
  | "permission"
  | "model"
  | "missing-cli"
  | "session"
  | "quota"
  | "rate-limit"
  | "overload"
  | "network"
  | "timeout"
  | "unknown";

const CLASSES: Readonly<Record<FaultKind, FailureClass>> = {
  key: "blocking",
  permission: "blocking",
  model: "blocking",
  "missing-cli": "blocking",
  // Only if a fresh session fails with the same words, which a fresh one has no reason to say.
  session: "unknown",
  // A plan that is used up or unpaid needs a person; a limit that resets by itself names its time.
  quota: "blocking",
  "rate-limit": "transient",
  overload: "transient",
  network: "transient",
  timeout: "timeout",
  unknown: "unknown",
};

/** Quota and outage: another provider may well work. */
const ELSEWHERE: readonly FaultKind[] = ["quota", "rate-limit", "overload", "network"];

export function worksElsewhere(fault: Fault | null): boolean {
  return fault !== null && ELSEWHERE.includes(fault.kind);
}

export function classOf({ kind, retryAt }: Fault): FailureClass {
  return kind === "quota" && retryAt !== null ? "transient" : CLASSES[kind];
}

interface Rule {
  readonly kind: FaultKind;
  readonly statuses: readonly number[];
  readonly words: RegExp;
}

/** In order: the first that applies. Words come from the captured outputs and the providers' own pages. */
const RULES: readonly Rule[] = [
  {
    kind: "session",
    statuses: [],
    words:
      /no conversation found|no rollout found|session not found|invalid session identifier|error resuming session|no session,? (or )?task.*match|no previous sessions/i,
  },
  {
    kind: "quota",
    statuses: [402],
    words:
      /insufficient[_ ]quota|exceeded your current quota|exhausted your .{0,20}quota|quota exceeded|usage limit|hit your limit|credit balance|billing|out of credits|spending limit|premium request/i,
  },
  { kind: "rate-limit", statuses: [429], words: /rate.?limit|too many requests|resource.?exhausted/i },
  {
    kind: "key",
    statuses: [401],
    words:
      /unauthori[sz]ed|authentication|invalid.{0,20}(api|x-api).?key|api.?key.{0,20}(invalid|not valid|missing|required)|not logged in|no authentication|missing environment variable|must specify the \w+ environment|invalid auth method|set an auth method/i,
  },
  {
    kind: "model",
    statuses: [404],
    words:
      /model.{0,80}(not found|not exist|not available|not supported|unknown|invalid)|(unknown|invalid|no such|not found).{0,20}model|issue with the selected model/i,
  },
  {
    kind: "permission",
    statuses: [403],
    words: /forbidden|permission.?(error|denied)|not have (access|permission)/i,
  },
  {
    kind: "overload",
    statuses: [500, 502, 503, 504, 520, 521, 522, 523, 524, 529],
    words: /overloaded|high demand|internal server error|bad gateway|service unavailable|gateway time-?out/i,
  },
  {
    kind: "network",
    statuses: [408],
    words:
      /econn(refused|reset|aborted)|enotfound|eai_again|etimedout|epipe|socket hang up|fetch failed|connection (error|refused|reset|closed)|network error|unable to connect|error sending request|stream disconnected|request timed out|dns/i,
  },
];

/** The status, if the CLI gives one, decides before the words: they may quote anything. */
export function faultOf(message: string, { status: told = null, now }: { status?: number | null; now: number }): Fault {
  const status = told ?? statusIn(message);
  // A plan that is used up comes with the same status as a limit that passes by itself.
  const byItsWords = RULES.find(({ kind, words }) => (kind === "session" || kind === "quota") && words.test(message));
  const byStatus = RULES.find(({ statuses }) => status !== null && statuses.includes(status));
  const rule = byItsWords ?? byStatus ?? RULES.find(({ words }) => words.test(message));
  const kind = rule?.kind ?? "unknown";
  const retryAt =
    kind === "quota" || classOf({ kind, message, retryAt: null }) === "transient" ? timeNamed(message, now) : null;
  return { kind, message: shortened(message), retryAt };
}

function statusIn(message: string): number | null {
  const found = /(?:status|http|error|code)(?: code)?["':= (]{0,4}([45]\d\d)\b|^([45]\d\d) /i.exec(message);
  return found === null ? null : Number(found[1] ?? found[2]);
}

const LONGEST_MESSAGE = 500;

function shortened(message: string): string {
  const line = message.trim().replace(/\s+/g, " ");
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/([\d.]+) ?d(?:ays?)?(?![a-z])/i, 86_400_000],
  [/([\d.]+) ?h(?:ours?|rs?)?(?![a-z])/i, 3_600_000],
  [/([\d.]+) ?m(?:in(?:ute)?s?)?(?![a-z])/i, 60_000],
  [/([\d.]+) ?s(?:ec(?:ond)?s?)?(?![a-z])/i, 1000],
];
const AFTER = /(?:retry|try again|wait|resets?|available)[^.\n]{0,20}? in ((?:[\d.]+ ?[a-z]+,? ?(?:and )?){1,4})/i;
const EPOCH = /\|(\d{10})\b/;
const ISO = /\b(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))/;
const CLOCK = /resets?(?: at)? (\d{1,2})(?::(\d\d))? ?(am|pm)(?: \((?:UTC|Etc\/UTC|GMT)\))?/i;
const RETRY_AFTER = /retry.after["':= ]{1,4}(\d{1,7})\b/i;

/** The time that a provider names for the next try, in the forms that were seen; null if it names none. */
export function timeNamed(message: string, now: number): number | null {
  const epoch = EPOCH.exec(message)?.[1];
  if (epoch !== undefined) return Number(epoch) * 1000;
  const after = AFTER.exec(message)?.[1];
  const ms =
    after === undefined ? 0 : UNITS.reduce((sum, [unit, size]) => sum + Number(unit.exec(after)?.[1] ?? 0) * size, 0);
  if (ms > 0) return now + Math.ceil(ms);
  const seconds = RETRY_AFTER.exec(message)?.[1];
  if (seconds !== undefined) return now + Number(seconds) * 1000;
  const iso = ISO.exec(message)?.[1];
  if (iso !== undefined && Date.parse(iso) > now) return Date.parse(iso);
  return clockTime(message, now);
}

/** "resets 3pm": the next time that it is three o'clock in UTC, which is a CLI's own zone on a runner. */
function clockTime(message: string, now: number): number | null {
  const [, hour, minute = "0", half] = CLOCK.exec(message) ?? [];
  if (hour === undefined || half === undefined) return null;
  const at = new Date(now);
  at.setUTCHours((Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0), Number(minute), 0, 0);
  return at.getTime() > now ? at.getTime() : at.getTime() + 86_400_000;
}

/** A failure as a person reads it: what was said, and what to set. */
export function failureOf(
  fault: Fault,
  agent: { readonly name: string; readonly keys: readonly string[] },
): AgentFailure {
  const said = `${agent.name}: ${fault.message || "it failed without a word"}`;
  return { class: classOf(fault), message: `${said}${advice(fault.kind, agent)}`, retryAt: fault.retryAt };
}

function advice(kind: FaultKind, { name, keys }: { readonly name: string; readonly keys: readonly string[] }): string {
  switch (kind) {
    case "key":
      return ` (set the secret ${keys[0]} to a valid key, and hand it to the agent's step)`;
    case "permission":
      return ` (the key in ${keys[0]} may not use this model or service)`;
    case "model":
      return ` (set agent: { use: ${name}, model: … } to a model that this key may use)`;
    case "quota":
      return ` (raise the limit of the account behind ${keys[0]}, or name another agent under fallback:)`;
    default:
      return "";
  }
}
