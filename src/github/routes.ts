import type { paths } from "@octokit/openapi-types";

/** GitHub's own description of its API, cut to what belongs to a repository: a route, what it takes, what it answers. */
type Prefix = "/repos/{owner}/{repo}";
type Method = "GET" | "POST" | "PATCH" | "DELETE";

type Operation<M extends Method, P extends string> = `${Prefix}${P}` extends infer Path extends keyof paths
  ? Lowercase<M> extends keyof paths[Path]
    ? paths[Path][Lowercase<M>]
    : never
  : never;

/** `GET /issues/{issue_number}`, below the repository. */
export type Route = {
  [Path in keyof paths]: Path extends `${Prefix}${infer P}`
    ? { [M in Method]: Lowercase<M> extends keyof paths[Path] ? `${M} ${P}` : never }[Method]
    : never;
}[keyof paths];

type Of<R extends Route> = R extends `${infer M extends Method} ${infer P}` ? Operation<M, P> : never;

type PathOf<O> = O extends { parameters: { path: infer Names } } ? Omit<Names, "owner" | "repo"> : object;
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? NonNullable<Query> : object;
type BodyOf<O> = O extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { "application/json": infer Json } }
    ? Json
    : never
  : never;

export interface Given<R extends Route> {
  readonly path: PathOf<Of<R>>;
  readonly query?: QueryOf<Of<R>>;
  readonly body?: BodyOf<Of<R>>;
}

type Json<Responses, Status> = Status extends keyof Responses
  ? Responses[Status] extends { content: infer Content }
    ? [Content] extends [never]
      ? undefined
      : Content extends { "application/json": infer Data }
        ? Data
        : undefined
    : undefined
  : never;

/** Undefined where GitHub may answer without a body. */
export type Answer<R extends Route> =
  Of<R> extends { responses: infer Responses } ? Json<Responses, 200 | 201 | 204> : never;
