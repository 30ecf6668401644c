/** Between a run and GitHub: counts what goes over it, and breaks it where it is told to. */
import type { Answer, Asked } from "../../src/embedded/forge/answer.ts";
import type { Reply, Send, Sent } from "../../src/github/transport.ts";
import type { Pushed } from "../../src/ports.ts";
import type { WorldClock } from "./clock.ts";

export const faultKinds = [
  /** The machine dies before the request is out. */
  "crash-before",
  /** It dies after the request was carried out. */
  "crash-after",
  "500",
  /** Carried out, and then an error. */
  "502-applied",
  "timeout-applied",
  "429",
  "secondary-limit",
  "404",
  /** 422, or 409 where GitHub says so. */
  "refused",
  /** A read tells what it told the last time; a write's connection breaks before it is carried out. */
  "stale",
] as const;
/**
 * `swallowed`: GitHub says yes to a dispatch, and no run ever starts. `long-limit`: it wants to be left alone for longer than a
 * job waits.
 */
export type FaultKind = (typeof faultKinds)[number] | "swallowed" | "long-limit";

export interface Call {
  readonly index: number;
  readonly run: number;
  /** Such as `POST /repos/octo/app/issues/1/comments`, `look` or `git push`. */
  readonly name: string;
  readonly isRead: boolean;
  readonly body: string;
  readonly at: number;
}

/** Whose call it is: a run that died never gets an answer. */
export interface Caller {
  readonly id: number;
  readonly isDead: boolean;
  die(): void;
}

export type Faults = (call: Call) => FaultKind | null;

const never = new Promise<never>(() => undefined);
const api = "/api/v3";

export class Wire {
  readonly calls: Call[] = [];
  faults: Faults = () => null;
  /** Awaited before each call: where interleavings are chosen. */
  turn: (run: number) => Promise<void> = async () => undefined;
  /** Told of every request that was carried out, in its order. */
  onDone: (call: Call) => void = () => undefined;
  fired: { readonly call: Call; readonly kind: FaultKind }[] = [];
  readonly #clock: WorldClock;
  readonly #lastReads = new Map<string, Reply>();

  constructor(clock: WorldClock) {
    this.#clock = clock;
  }

  /** How one run sends its requests. */
  sendFor(caller: Caller, ask: (asked: Asked) => Promise<Answer>): Send {
    return async (sent) => {
      const url = new URL(sent.url);
      const { call, kind } = await this.#begin(caller, nameOf(sent, url), isRead(sent, url), sent.body ?? "");
      const answer = async (): Promise<Reply> => {
        const body = sent.body === null ? new Uint8Array() : Buffer.from(sent.body);
        const answered = await ask({ method: sent.method, url, headers: new Headers({ ...sent.headers }), body });
        this.onDone(call);
        return asReply(answered);
      };
      return this.#answered(caller, call, kind, answer);
    };
  }

  async push(caller: Caller, push: () => Promise<Pushed>): Promise<Pushed> {
    const { call, kind } = await this.#begin(caller, "git push", false, "");
    if (kind === "crash-before") return this.#killed(caller);
    const refusal = kind === null ? null : pushRefusals[kind];
    if (refusal && kind !== "502-applied" && kind !== "timeout-applied") return { ok: false, ...refusal };
    const pushed = await push();
    this.onDone(call);
    if (kind === "crash-after") return this.#killed(caller);
    return refusal ? { ok: false, ...refusal } : pushed;
  }

  async #begin(caller: Caller, name: string, reads: boolean, body: string) {
    await this.turn(caller.id);
    if (caller.isDead) await never;
    await this.#clock.elapse(150);
    if (caller.isDead) await never;
    const call = {
      index: this.calls.length + 1,
      run: caller.id,
      name,
      isRead: reads,
      body,
      at: this.#clock.now(),
    };
    this.calls.push(call);
    const kind = this.faults(call);
    if (kind !== null) this.fired.push({ call, kind });
    return { call, kind };
  }

  async #answered(caller: Caller, call: Call, kind: FaultKind | null, answer: () => Promise<Reply>): Promise<Reply> {
    switch (kind) {
      case null:
        return this.#kept(call, await answer());
      case "crash-before":
        return this.#killed(caller);
      case "crash-after":
        await answer();
        return this.#killed(caller);
      case "502-applied":
        await answer();
        return { status: 502, headers: { "content-type": "text/html" }, text: "<h1>502 Bad Gateway</h1>" };
      case "timeout-applied":
        await answer();
        await this.#clock.elapse(60_000);
        throw new TypeError("fetch failed");
      case "stale":
        return this.#stale(call, answer);
      case "swallowed":
        return { status: 204, headers: {}, text: "" };
      default:
        return refusals[kind];
    }
  }

  async #stale(call: Call, answer: () => Promise<Reply>): Promise<Reply> {
    if (!call.isRead) throw new TypeError("fetch failed");
    return this.#lastReads.get(keyOf(call)) ?? this.#kept(call, await answer());
  }

  #kept(call: Call, reply: Reply): Reply {
    if (call.isRead && reply.status < 300) this.#lastReads.set(keyOf(call), reply);
    return reply;
  }

  #killed(caller: Caller): Promise<never> {
    caller.die();
    return never;
  }
}

function keyOf({ name, body }: Call): string {
  return `${name} ${body}`;
}

function nameOf({ method, body }: Sent, { pathname, search }: URL): string {
  if (pathname.endsWith("/graphql")) return graphqlName(body ?? "");
  return `${method} ${pathname.replace(api, "")}${search}`;
}

function graphqlName(body: string): "mutate" | "queue" | "look" {
  if (body.includes("mutation")) return "mutate";
  return body.includes("$queued") ? "queue" : "look";
}

function isRead({ method, body }: Sent, { pathname }: URL): boolean {
  return method === "GET" || (pathname.endsWith("/graphql") && !body?.includes("mutation"));
}

function asReply({ status, headers, body }: Answer): Reply {
  return { status, headers, text: typeof body === "string" ? body : Buffer.from(body ?? []).toString() };
}

function said(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, text: JSON.stringify({ message }) };
}

const refusals = {
  "500": said(500, "Server Error"),
  "429": said(429, "Too Many Requests", { "retry-after": "30" }),
  "secondary-limit": said(403, "You have exceeded a secondary rate limit.", { "retry-after": "60" }),
  "long-limit": said(403, "You have exceeded a secondary rate limit.", { "retry-after": "1200" }),
  "404": said(404, "Not Found"),
  refused: said(422, "Validation Failed"),
} as const;

type Refusal = Omit<Extract<Pushed, { ok: false }>, "ok">;

const unreachable: Refusal = { refusal: "unreachable", why: "error: RPC failed; HTTP 500" };
const pushRefusals: Readonly<Partial<Record<FaultKind, Refusal>>> = {
  "500": unreachable,
  "502-applied": unreachable,
  "timeout-applied": unreachable,
  "429": { refusal: "unreachable", why: "error: RPC failed; HTTP 429" },
  "secondary-limit": {
    refusal: "no-permission",
    why: "fatal: unable to access: The requested URL returned error: 403",
  },
  "404": { refusal: "unreachable", why: "fatal: repository not found" },
  refused: { refusal: "protected", why: "remote: error: GH013: Repository rule violations found" },
  stale: unreachable,
};
