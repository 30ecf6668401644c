/**
 * What may go wrong between a client and the embedded GitHub, planned: by rule (the n-th request that matches)
 * or at random from a seed. The same plan and the same requests give the same faults.
 */

export type FaultKind =
  | "reset"
  | "timeout"
  | "500"
  | "502"
  | "404"
  | "409"
  | "422"
  | "429"
  | "secondary-limit"
  | "stale-read";

/** `before`: nothing was done. `after`: it was done, and the answer is lost or replaced. */
export type FaultPhase = "before" | "after";

export type TokenKind = "anonymous" | "person" | "job" | "app";

export interface RequestFacts {
  /** From 1, over all requests. */
  readonly index: number;
  readonly method: string;
  /** Without `/api/v3`, with the query. */
  readonly path: string;
  readonly token: TokenKind;
  readonly runId: number | undefined;
}

export interface Match {
  readonly method?: string;
  readonly path?: RegExp;
  readonly token?: TokenKind;
  readonly runId?: number;
}

export interface Fault {
  readonly kind: FaultKind;
  readonly phase: FaultPhase;
  /** Seconds, for 429 and the secondary limit. */
  readonly retryAfter: number;
}

export interface FaultRule extends Match {
  readonly kind: FaultKind;
  readonly phase?: FaultPhase;
  /** Which of the matching requests, from 1; without it, the first `times`. */
  readonly at?: number | readonly number[];
  readonly times?: number;
  readonly retryAfter?: number;
}

export interface RandomFaults {
  readonly seed: number;
  /** How many of a hundred matching requests meet the fault: `{ "500": 2, reset: 1, "reset after": 1 }`. */
  readonly percent: Readonly<Partial<Record<FaultKind | `${FaultKind} after`, number>>>;
  readonly match?: Match;
  /** No more than this many in all. */
  readonly most?: number;
}

/** The connection breaks without an answer. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

export type RequestHook = (facts: RequestFacts & { readonly phase: FaultPhase }) => void | Promise<void>;

type Decide = (facts: RequestFacts) => Fault | undefined;

function matches(match: Match, facts: RequestFacts): boolean {
  return (
    (match.method === undefined || match.method === facts.method) &&
    (match.path === undefined || match.path.test(facts.path)) &&
    (match.token === undefined || match.token === facts.token) &&
    (match.runId === undefined || match.runId === facts.runId)
  );
}

function byRule(rule: FaultRule): Decide {
  let seen = 0;
  const at = typeof rule.at === "number" ? [rule.at] : rule.at;
  return (facts) => {
    if (!matches(rule, facts)) return undefined;
    seen += 1;
    const due = at === undefined ? seen <= (rule.times ?? 1) : at.includes(seen);
    return due ? { kind: rule.kind, phase: rule.phase ?? "before", retryAfter: rule.retryAfter ?? 1 } : undefined;
  };
}

/** mulberry32: small, and the same everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function atRandom(plan: RandomFaults): Decide {
  const random = seededRandom(plan.seed);
  const rates = Object.entries(plan.percent).sort(([a], [b]) => (a < b ? -1 : 1));
  let fired = 0;
  return (facts) => {
    if (!matches(plan.match ?? {}, facts) || fired >= (plan.most ?? Number.POSITIVE_INFINITY)) return undefined;
    let left = random() * 100;
    for (const [name, percent = 0] of rates) {
      left -= percent;
      if (left >= 0) continue;
      fired += 1;
      const [kind, phase = "before"] = name.split(" ") as [FaultKind, FaultPhase?];
      return { kind, phase, retryAfter: 1 };
    }
    return undefined;
  };
}

export class FaultPlan {
  /** Called before each request is looked at, and after it was applied: the place to kill a job. */
  onRequest: RequestHook | undefined;
  /** What happened, for a test to look at. */
  readonly fired: (RequestFacts & Fault)[] = [];
  #decide: Decide[] = [];

  add(...rules: readonly FaultRule[]): this {
    this.#decide.push(...rules.map(byRule));
    return this;
  }

  addRandom(plan: RandomFaults): this {
    this.#decide.push(atRandom(plan));
    return this;
  }

  clear(): void {
    this.#decide = [];
  }

  /** Every rule counts every request, also when an earlier rule has fired on it. */
  next(facts: RequestFacts): Fault | undefined {
    const [fault] = this.#decide.flatMap((decide) => decide(facts) ?? []);
    if (fault !== undefined) this.fired.push({ ...facts, ...fault });
    return fault;
  }
}
