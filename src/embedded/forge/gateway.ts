import { Refusal } from "../contract.ts";
import type { Fault, FaultPlan, RequestFacts } from "../faults.ts";
import type { Answer, Asked } from "./answer.ts";
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
  readonly #lastReads = new Map<string, Answer>();

  constructor(parts: GatewayParts) {
    this.#parts = parts;
  }

  async handle(asked: Asked): Promise<Answer> {
    const { world, log, faults } = this.#parts;
    const { method, url, headers, body } = asked;
    let actor: Actor = { kind: "anonymous" };
    let refused: Answer | undefined;
    try {
      actor = identify(world, headers.get("authorization"));
    } catch (error) {
      refused = error instanceof Refusal ? refusalReply(error) : failureReply(error);
    }
    const rest = restPath(url);
    const facts: RequestFacts = {
      index: log.index(),
      method,
      path: (rest ?? url.pathname) + url.search,
      token: tokenKind(actor),
      runId: actor.kind === "installation" ? actor.runId : undefined,
    };
    const incoming = { method, url, headers, body, actor };
    const fault = faults.next(facts);
    const entry = { ...facts, at: world.now(), fault: fault?.kind, counted: isCounted(url.pathname, rest) };
    try {
      const answer = refused ?? (await this.#withFault(asked, facts, fault, () => this.#answer(rest, incoming)));
      log.add({ ...entry, status: answer.status });
      return { ...answer, headers: { ...answer.headers, date: world.now().toUTCString() } };
    } catch (error) {
      log.add({ ...entry, status: undefined });
      throw error;
    }
  }

  async #withFault(
    { signal }: Asked,
    facts: RequestFacts,
    fault: Fault | undefined,
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    const { faults, world, closing } = this.#parts;
    const key = `${facts.token} ${facts.path}`;
    const leaves = () => (signal ? AbortSignal.any([signal, closing]) : closing);
    const given = { clock: world.clock, signal: leaves, stale: this.#lastReads.get(key) };
    await faults.onRequest?.({ ...facts, phase: "before" });
    const instead = fault?.phase === "before" ? await faultReply(fault, given) : undefined;
    if (instead !== undefined) return instead;
    const response = await answer();
    await faults.onRequest?.({ ...facts, phase: "after" });
    const replaced = fault?.phase === "after" ? await faultReply(fault, given) : undefined;
    if (facts.method === "GET" && response.status < 300) this.#lastReads.set(key, response);
    return replaced ?? response;
  }

  async #answer(rest: string | undefined, incoming: Incoming): Promise<Answer> {
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
