/**
 * HTTP by Node's own client. Not `fetch`, and not imported the usual way: either loads all of undici, which takes longer
 * than everything else that a run does before its first request.
 */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Called as soon as all of it is on its way, or can't be. */
  readonly onGone?: () => void;
  /** How long all of it may take; without it, only silence ends it. */
  readonly mostMs?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Rejects where there is no answer. */
export type Send = (request: Sent) => Promise<Reply>;

const patienceMs = 60_000;
const mostRedirects = 3;

/** Follows GitHub to where a renamed repository is now, but never to another server: the token goes along. */
export const sendOverHttp: Send = async (request) => {
  let sent = request;
  for (let redirects = 0; ; redirects++) {
    const reply = await once(sent);
    const { location } = reply.headers;
    const isMoved = [301, 302, 307, 308].includes(reply.status) && typeof location === "string";
    if (!isMoved || redirects === mostRedirects) return reply;
    const target = new URL(location, sent.url);
    if (target.origin !== new URL(sent.url).origin) return reply;
    sent = { ...sent, url: target.href };
  }
};

function once({ method, url, headers, body, onGone, mostMs }: Sent): Promise<Reply> {
  const { request } = process.getBuiltinModule(url.startsWith("https:") ? "node:https" : "node:http");
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = request(url, { method, headers: { ...headers, ...length }, timeout: patienceMs });
    asked.on("timeout", () => asked.destroy(new Error(`there was no answer for ${patienceMs / 1000} seconds`)));
    asked.on("error", reject);
    const end = () => asked.destroy(new Error(`it was not done after ${(mostMs ?? 0) / 1000} seconds`));
    if (mostMs !== undefined) asked.on("close", clearTimeout.bind(null, setTimeout(end, mostMs)));
    if (onGone) asked.on("finish", onGone).on("close", onGone);
    asked.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    asked.end(body ?? undefined);
  });
}
