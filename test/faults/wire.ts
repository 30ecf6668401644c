/** Between a run and GitHub: counts what goes over it, and breaks it where it is told to. */
import type { Pushed } from "../../src/ports.ts";
import type { FastClock } from "./clock.ts";

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
/** `swallowed`: GitHub says yes to a dispatch, and no run ever starts. */
export type FaultKind = (typeof faultKinds)[number] | "swallowed";

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
  readonly #clock: FastClock;
  readonly #lastReads = new Map<string, { status: number; headers: Headers; body: string }>();

  constructor(clock: FastClock) {
    this.#clock = clock;
  }

  /** A `fetch` for one run. */
  fetchFor(caller: Caller, real: typeof fetch): typeof fetch {
    return async (input, init) => {
      const request = new Request(input as string, init);
      const body = await request.clone().text();
      const { call, kind } = await this.#begin(caller, nameOf(request, body), isRead(request, body), body);
      const answer = async (): Promise<Response> => {
        const response = await real(request);
        this.onDone(call);
        return response;
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
    this.#clock.advance(150);
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

  async #answered(
    caller: Caller,
    call: Call,
    kind: FaultKind | null,
    answer: () => Promise<Response>,
  ): Promise<Response> {
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
        return new Response("<h1>502 Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
      case "timeout-applied":
        await answer();
        this.#clock.advance(60_000);
        throw new TypeError("fetch failed");
      case "stale":
        return this.#stale(call, answer);
      case "swallowed":
        return new Response(null, { status: 204 });
      default:
        return refusals[kind]();
    }
  }

  async #stale(call: Call, answer: () => Promise<Response>): Promise<Response> {
    if (!call.isRead) throw new TypeError("fetch failed");
    const old = this.#lastReads.get(keyOf(call));
    return old ? new Response(old.body, old) : this.#kept(call, await answer());
  }

  async #kept(call: Call, response: Response): Promise<Response> {
    if (!call.isRead || !response.ok) return response;
    const { status, headers } = response;
    const body = await response.text();
    this.#lastReads.set(keyOf(call), { status, headers, body });
    return new Response(body, { status, headers });
  }

  #killed(caller: Caller): Promise<never> {
    caller.die();
    return never;
  }
}

function keyOf({ name, body }: Call): string {
  return `${name} ${body}`;
}

function nameOf(request: Request, body: string): string {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith("/graphql"))
    return body.includes("mutation") ? "mutate" : body.includes("$queued") ? "queue" : "look";
  return `${request.method} ${pathname.replace(api, "")}${search}`;
}

function isRead(request: Request, body: string): boolean {
  return request.method === "GET" || (request.url.endsWith("/graphql") && !body.includes("mutation"));
}

function said(status: number, message: string, headers: Readonly<Record<string, string>> = {}): () => Response {
  return () => Response.json({ message }, { status, headers });
}

const refusals = {
  "500": said(500, "Server Error"),
  "429": said(429, "Too Many Requests", { "retry-after": "30" }),
  "secondary-limit": said(403, "You have exceeded a secondary rate limit.", { "retry-after": "60" }),
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
