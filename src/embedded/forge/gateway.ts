import { Refusal } from "../contract.ts";
import type { Fault, FaultPlan, RequestFacts } from "../faults.ts";
import { faultReply } from "./fault-replies.ts";
import { answerGit, gitTarget } from "./git-service.ts";
import { answerGraphql } from "./graphql/answer.ts";
import { identify, tokenKind } from "./identify.ts";
import { failureReply, refusalReply } from "./json-reply.ts";
import type { Actor } from "./model.ts";
import { answerPage } from "./pages/answer.ts";
import type { RequestLog } from "./request-log.ts";
import { answerRest, type Incoming } from "./rest.ts";
import type { World } from "./world.ts";

const API = "/api/v3";
/** What Octokit asks for at the root, when its base is the server itself. */
const AT_ROOT = /^\/(?:repos|users|user|rate_limit|meta|installation)(?:\/|$)/;

export interface GatewayParts {
  readonly world: World;
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  readonly gitEnvironment: NodeJS.ProcessEnv;
  /** Aborted when the forge closes: whatever hangs then ends. */
  readonly closing: AbortSignal;
}

/** `gh` speaks to `api.` of its host: there everything but GraphQL is REST, also `/`. */
function restPath({ hostname, pathname: path }: URL): string | undefined {
  if (hostname.startsWith("api.") && path !== "/graphql") return path;
  if (path === API || path.startsWith(`${API}/`)) return path.slice(API.length) || "/";
  return AT_ROOT.test(path) ? path : undefined;
}

/** Every request passes here, from a socket or in process: who is it, what goes wrong, who answers. */
export class Gateway {
  readonly #parts: GatewayParts;
  readonly #lastReads = new Map<string, Response>();

  constructor(parts: GatewayParts) {
    this.#parts = parts;
  }

  async handle(request: Request): Promise<Response> {
    const { world, log, faults } = this.#parts;
    const url = new URL(request.url);
    let actor: Actor = { kind: "anonymous" };
    let refused: Response | undefined;
    try {
      actor = identify(world, request.headers.get("authorization"));
    } catch (error) {
      refused = error instanceof Refusal ? refusalReply(error) : failureReply(error);
    }
    const rest = restPath(url);
    const facts: RequestFacts = {
      index: log.index(),
      method: request.method,
      path: (rest ?? url.pathname) + url.search,
      token: tokenKind(actor),
      runId: actor.kind === "installation" ? actor.runId : undefined,
    };
    const body = new Uint8Array(await request.arrayBuffer());
    const incoming = { method: request.method, url, headers: request.headers, body, actor };
    const fault = faults.next(facts);
    const entry = { ...facts, at: world.now(), fault: fault?.kind, counted: isCounted(url.pathname, rest) };
    try {
      const answer = refused ?? (await this.#withFault(request, facts, fault, () => this.#answer(rest, incoming)));
      answer.headers.set("date", world.now().toUTCString());
      log.add({ ...entry, status: answer.status });
      return answer;
    } catch (error) {
      log.add({ ...entry, status: undefined });
      throw error;
    }
  }

  async #withFault(
    request: Request,
    facts: RequestFacts,
    fault: Fault | undefined,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const { faults, world, closing } = this.#parts;
    const key = `${facts.token} ${facts.path}`;
    const signal = AbortSignal.any([request.signal, closing]);
    const given = { clock: world.clock, signal, stale: this.#lastReads.get(key)?.clone() };
    await faults.onRequest?.({ ...facts, phase: "before" });
    const instead = fault?.phase === "before" ? await faultReply(fault, given) : undefined;
    if (instead !== undefined) return instead;
    const response = await answer();
    await faults.onRequest?.({ ...facts, phase: "after" });
    const replaced = fault?.phase === "after" ? await faultReply(fault, given) : undefined;
    if (facts.method === "GET" && response.ok) this.#lastReads.set(key, response.clone());
    return replaced ?? response;
  }

  async #answer(rest: string | undefined, incoming: Incoming): Promise<Response> {
    const { world, gitEnvironment } = this.#parts;
    const { pathname } = incoming.url;
    if (rest !== undefined) return answerRest(world, rest, incoming);
    if (pathname === "/graphql" || pathname === "/api/graphql") return answerGraphql(world, incoming);
    try {
      const git = gitTarget(pathname);
      return git === undefined
        ? await answerPage(world, incoming)
        : await answerGit(world, git, incoming, gitEnvironment);
    } catch (error) {
      return error instanceof Refusal ? refusalReply(error) : failureReply(error);
    }
  }
}

function isCounted(path: string, rest: string | undefined): boolean {
  return path.endsWith("/graphql") || (rest !== undefined && rest !== "/rate_limit");
}
