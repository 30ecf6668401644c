import type { Refusal } from "../contract.ts";
import type { RawReply, Reply } from "./route.ts";

const DOCS = "https://docs.github.com/rest";

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const empty = body === null || status === 204 || status === 205;
  const type = empty ? {} : { "content-type": "application/json; charset=utf-8" };
  return new Response(empty ? null : JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

export function refusalReply(error: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  const errors = error.errors === undefined ? {} : { errors: error.errors };
  return json(
    error.status,
    { message: error.message, ...errors, documentation_url: DOCS, status: String(error.status) },
    headers,
  );
}

export function reply(answer: Reply | RawReply, headers: Readonly<Record<string, string>>): Response {
  if (!("raw" in answer)) return json(answer.status, answer.body, { ...headers, ...answer.headers });
  const body = typeof answer.raw === "string" ? answer.raw : new Uint8Array(answer.raw);
  return new Response(body, { status: answer.status, headers: { ...headers, ...answer.headers } });
}

/** An error of our own must be seen, not taken for GitHub's. */
export function failureReply(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return json(500, { message: `The embedded GitHub failed: ${text}` });
}
