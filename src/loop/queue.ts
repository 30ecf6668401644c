/** Which issue comes next, when more are labelled than may be worked on at once. */

export interface QueueTerms {
  /** Loops at work at once; null is "any number". */
  readonly maxActive: number | null;
  /** Labels, the most urgent first; `*` stands for every issue with none of them. */
  readonly priority: readonly string[];
}

export interface InLine {
  readonly number: number;
  readonly labels: readonly string[];
  /** When its label was put on, in milliseconds since the epoch. */
  readonly since: number;
}

/** Who is at work, and who waits. An issue in both lists is about to start. */
export interface Line {
  readonly active: readonly number[];
  readonly waiting: readonly InLine[];
}

/** The line as GitHub tells it, before anybody asked who may wait at all. */
export interface Queue {
  readonly active: readonly number[];
  readonly waiting: readonly QueuedIssue[];
}

export interface QueuedIssue {
  readonly number: number;
  readonly labels: readonly string[];
  /** Who put which label on, oldest first. */
  readonly labelled: readonly (Deed & { readonly label: string })[];
}

export interface Deed {
  /** In milliseconds since the epoch, by GitHub's clock. */
  readonly at: number;
  readonly by: { readonly login: string; readonly id: number; readonly isBot: boolean };
}

/** The labels that say so. */
export interface QueueLabels {
  readonly running: string;
  readonly parked: string;
  readonly queued: string;
}

export const anyOther = "*";
const dayMs = 24 * 60 * 60_000;

/** A day of waiting lifts an issue by one place in the list of labels, so that no stream of urgent ones can hold it for good. */
function urgency({ labels, since }: InLine, { priority }: QueueTerms, now: number): number {
  const place = (label: string): number => priority.findIndex((wanted) => wanted.toLowerCase() === label.toLowerCase());
  const places = labels.map(place).filter((at) => at >= 0);
  const other = priority.indexOf(anyOther);
  const rank = places.length > 0 ? Math.min(...places) : other < 0 ? priority.length : other;
  return rank - Math.floor(Math.max(0, now - since) / dayMs);
}

/** The most urgent first; of those, the one whose label is oldest. */
export function inOrder<Each extends InLine>(
  waiting: readonly Each[],
  terms: QueueTerms,
  now: number,
): readonly Each[] {
  return waiting.toSorted(
    (a, b) => urgency(a, terms, now) - urgency(b, terms, now) || a.since - b.since || a.number - b.number,
  );
}

/** What decides on an order: the settings, and what time it is. */
export interface Now {
  readonly terms: QueueTerms;
  readonly now: number;
}

/** Those that may start now. */
export function nextUp<Each extends InLine>(
  { active, waiting }: { readonly active: readonly number[]; readonly waiting: readonly Each[] },
  { terms, now }: Now,
): readonly Each[] {
  const room = Math.max(0, mostOf(terms) - active.length);
  const resting = waiting.filter(({ number }) => !active.includes(number));
  return inOrder(resting, terms, now).slice(0, room);
}

function mostOf({ maxActive }: QueueTerms): number {
  return maxActive ?? Number.POSITIVE_INFINITY;
}

function ahead({ waiting }: Line, me: InLine, { terms, now }: Now): readonly InLine[] {
  const order = inOrder([...waiting.filter(({ number }) => number !== me.number), me], terms, now);
  return order.slice(0, order.indexOf(me));
}

/** How many of those that wait come before an issue. */
export function placeOf(line: Line, me: InLine, at: Now): number {
  return ahead(line, me, at).filter(({ number }) => !line.active.includes(number)).length;
}

export type Move = "wait" | "start" | "yield" | "look again";

/**
 * What an issue does that is in the queue and wants to start, by what it sees of the others. GitHub has no lock for
 * labels, so nobody starts who has not said so first and then seen that there is room for all who did: of those who
 * start, the last to say so saw all others. Where too many said so at once, those behind yield and those ahead look again.
 */
export function moveOf(line: Line, { me, hasSaid }: { readonly me: InLine; readonly hasSaid: boolean }, at: Now): Move {
  const most = mostOf(at.terms);
  const isActive = ({ number }: InLine): boolean => line.active.includes(number);
  const before = ahead(line, me, at);
  const resting = before.filter((each) => !isActive(each)).length;
  const others = line.active.filter((number) => number !== me.number).length;
  const starting = line.waiting.filter((each) => isActive(each) && each.number !== me.number).length;
  const behind = starting - before.filter(isActive).length;
  // Those behind give way, so that they are no reason to.
  const hasRoom = others - behind + resting < most;
  if (!hasSaid) return hasRoom ? "start" : "wait";
  if (others + resting < most) return "start";
  return hasRoom ? "look again" : "yield";
}
