import type { operations } from "@octokit/openapi-types";
import { Refusal } from "../contract.ts";
import type { Fields } from "./fields.ts";
import type { Actor, Repository, SignedIn } from "./model.ts";
import type { Need } from "./permissions.ts";
import { signedIn } from "./permissions.ts";
import type { World } from "./world.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Success = 200 | 201 | 202 | 204 | 205;

type JsonOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : null;

type RepliesOf<Responses> = {
  [Status in keyof Responses & Success]: {
    readonly status: Status;
    readonly body: Status extends 204 ? null : JsonOf<Responses[Status]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Responses & Success];

/** A file, a log: something that is not JSON. */
export interface RawReply {
  readonly status: 200 | 302;
  readonly raw: Uint8Array | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What GitHub's own description says that an operation answers. A handler with another shape does not compile. */
export type ReplyOf<Operation extends keyof operations> = RepliesOf<operations[Operation]["responses"]>;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request, taken apart, on its way to a handler. */
export interface Call {
  readonly world: World;
  readonly actor: Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly accept: string;
  /** `X-GitHub-Api-Version`: a date. */
  readonly apiVersion: string;
  readonly body: Fields;
}

export interface RepoCall extends Call {
  readonly repo: Repository;
  /** The one who calls, for routes that the anonymous never reach. */
  readonly by: SignedIn;
}

export interface Route {
  readonly method: Method;
  readonly pattern: RegExp;
  /** `undefined`: a route outside of any repository. */
  readonly need: Need | undefined;
  readonly run: (call: Call) => Promise<Reply | RawReply>;
}

/** `{name}` is one segment; `{+name}` takes slashes too (a branch, a path). */
function patternOf(path: string): RegExp {
  const source = path.replace(/\{(\+?)(\w+)\}/g, (_, greedy: string, name: string) =>
    greedy === "" ? `(?<${name}>[^/]+)` : `(?<${name}>.+?)`,
  );
  return new RegExp(`^${source}/?$`);
}

function split(spec: `${Method} /${string}`): { method: Method; pattern: RegExp } {
  const [method, path = ""] = spec.split(" ");
  return { method: method as Method, pattern: patternOf(path) };
}

/** A route of a repository: `spec` goes on after `/repos/{owner}/{repo}`. */
export function repoRoute<Operation extends keyof operations>(
  _operation: Operation,
  spec: `${Method} /${string}`,
  need: Need,
  handler: (call: RepoCall) => Promise<ReplyOf<Operation> | RawReply> | ReplyOf<Operation> | RawReply,
): Route {
  const { method, pattern } = split(spec.replace(" /", " /repos/{owner}/{repo}/").replace(/\/$/, "") as typeof spec);
  return {
    method,
    pattern,
    need,
    run: async (call) => {
      const repo = repositoryOf(call);
      // an open read may be anonymous; its handler does not look at `by`
      return handler({
        ...call,
        repo,
        get by() {
          return signedIn(call.actor);
        },
      });
    },
  };
}

/** A route outside of any repository. */
export function siteRoute<Operation extends keyof operations>(
  _operation: Operation,
  spec: `${Method} /${string}`,
  handler: (call: Call) => Promise<ReplyOf<Operation> | RawReply> | ReplyOf<Operation> | RawReply,
): Route {
  return { ...split(spec), need: undefined, run: async (call) => handler(call) };
}

export function repositoryOf(call: Pick<Call, "world" | "params">): Repository {
  const name = `${call.params.owner}/${call.params.repo}`.toLowerCase();
  const repo = call.world.repositories.get(name);
  if (repo === undefined) throw new Refusal(404, "Not Found");
  return repo;
}

export function param(call: Pick<Call, "params">, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`This route's path has no {${name}}.`);
  return value;
}
