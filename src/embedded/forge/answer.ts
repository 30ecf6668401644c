/**
 * What goes back to a client, before any wire carries it. Not a `Response`: each of those opens a stream, and the fault
 * tests ask a million times without a socket.
 */
export interface Answer {
  readonly status: number;
  /** Their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** What comes in, read to its end. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal;
}

export function asResponse({ status, headers, body }: Answer): Response {
  return new Response(typeof body === "string" ? body : body && new Uint8Array(body), { status, headers });
}

export async function asAsked(request: Request): Promise<Asked> {
  const { method, url, headers, signal } = request;
  return { method, url: new URL(url), headers, signal, body: new Uint8Array(await request.arrayBuffer()) };
}
