import { AllowanceSeen, waitAsked } from "./allowance.ts";
import { ForgeRefusal } from "./refusal.ts";
import type { Answer, Given, Route } from "./routes.ts";
import { ServerTime } from "./server-time.ts";
import { type Reply, type Send, sendOverHttp } from "./transport.ts";

export interface ApiOptions {
  /** `https://api.github.com`, or an Enterprise Server's. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  readonly send?: Send;
}

/** One repository on GitHub's API. `what` is what a refusal says was tried. */
export class Api {
  readonly #options: ApiOptions;
  readonly #send: Send;
  readonly allowance = new AllowanceSeen();
  readonly time = new ServerTime();

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#send = options.send ?? sendOverHttp;
  }

  async ask<R extends Route>(what: string, route: R, given: Given<R>): Promise<Answer<R>> {
    const { method, url } = this.#target(route, given);
    return jsonOf(await this.#ask(what, method, url, given.body)) as Answer<R>;
  }

  /** Null where GitHub answers 404. */
  async askIfThere<R extends Route>(what: string, route: R, given: Given<R>): Promise<Answer<R> | null> {
    try {
      return await this.ask(what, route, given);
    } catch (error) {
      if (error instanceof ForgeRefusal && error.status === 404) return null;
      throw error;
    }
  }

  /** Of a list, all pages, or as many as are wanted. */
  async askAll<R extends Route>(
    what: string,
    route: R,
    given: Given<R>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<readonly Answer<R>[]> {
    const { method, url } = this.#target(route, given);
    const pages: Answer<R>[] = [];
    for (let next: string | null = url; next !== null && pages.length < most; ) {
      const reply = await this.#ask(what, method, next);
      pages.push(jsonOf(reply) as Answer<R>);
      next = nextPage(reply);
    }
    return pages;
  }

  /** `mayBe`: an error that leaves the rest of the answer as good as it is. */
  async graphql<Data>(
    what: string,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    mayBe: (error: GraphqlError) => boolean = () => false,
  ): Promise<Data> {
    const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, "/api")}/graphql`;
    const reply = await this.#ask(what, "POST", url, { query, variables });
    const { data, errors } = jsonOf(reply) as GraphqlAnswer<Data>;
    if (!errors?.some((error) => !mayBe(error))) return data;
    const status = errors.map(({ type }) => statusOfType[type ?? ""] ?? 0).find((each) => each > 0) ?? 0;
    const said = errors.map(({ message }) => ` - ${message}`).join("\n");
    const wait = status === 429 ? waitAsked(plainHeaders(reply)) : null;
    throw new ForgeRefusal(what, status, `Request failed due to following response errors:\n${said}`, wait);
  }

  #target<R extends Route>(route: R, given: Given<R>): { method: string; url: string } {
    const { apiUrl, owner, repo } = this.#options;
    const [method = "", template = ""] = route.split(" ");
    const names: Readonly<Record<string, unknown>> = { ...given.path };
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given.query ?? {})) query.set(name, String(value));
    return { method, url: `${apiUrl}/repos/${owner}/${repo}${path}${query.size === 0 ? "" : `?${query}`}` };
  }

  async #ask(what: string, method: string, url: string, body?: unknown): Promise<Reply> {
    const headers = {
      accept: "application/vnd.github+json",
      authorization: `token ${this.#options.token}`,
      "user-agent": "rondo",
      "x-github-api-version": "2022-11-28",
      ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
    };
    const sent = { method, url, headers, body: body === undefined ? null : JSON.stringify(body) };
    const reply = await this.#send(sent).catch((error: unknown) => {
      throw new ForgeRefusal(what, 0, error instanceof Error ? error.message || error.name : String(error));
    });
    this.allowance.see(plainHeaders(reply));
    this.time.see(plainHeaders(reply));
    if (reply.status >= 200 && reply.status < 300) return reply;
    throw refused(what, reply);
  }
}

interface GraphqlAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly GraphqlError[];
}

interface GraphqlError {
  readonly message: string;
  readonly type?: string;
  readonly path?: readonly unknown[];
}

/** GraphQL refuses with 200 and a type. */
const statusOfType: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

function refused(what: string, reply: Reply): ForgeRefusal {
  const { message } = Object(jsonOf(reply)) as { readonly message?: unknown };
  const said = typeof message === "string" ? message : reply.text || "it gave no reason";
  return new ForgeRefusal(what, reply.status, said.trim(), waitAsked(plainHeaders(reply)));
}

function plainHeaders({ headers }: Reply): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
}

/** Undefined: there is no body, or none that is JSON. */
function jsonOf({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nextPage({ headers: { link } }: Reply): string | null {
  return /<([^<>]+)>;\s*rel="next"/.exec(String(link ?? ""))?.[1] ?? null;
}
