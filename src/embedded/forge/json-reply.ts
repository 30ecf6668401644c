import type { Refusal } from "../contract.ts";
import type { Answer } from "./answer.ts";
import type { RawReply, Reply } from "./route.ts";

const DOCS = "https://docs.github.com/rest";

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const empty = body === null || status === 204 || status === 205;
  const type = empty ? {} : { "content-type": "application/json; charset=utf-8" };
  return { status, headers: { ...type, ...headers }, body: empty ? null : JSON.stringify(body) };
}

export function refusalReply(error: Refusal, headers: Readonly<Record<string, string>> = {}): Answer {
  const errors = error.errors === undefined ? {} : { errors: error.errors };
  return json(
    error.status,
    { message: error.message, ...errors, documentation_url: DOCS, status: String(error.status) },
    headers,
  );
}

export function reply(answer: Reply | RawReply, headers: Readonly<Record<string, string>>): Answer {
  if (!("raw" in answer)) return json(answer.status, answer.body, { ...headers, ...answer.headers });
  return { status: answer.status, headers: { ...headers, ...answer.headers }, body: answer.raw };
}

/** An error of our own must be seen, not taken for GitHub's. */
export function failureReply(error: unknown): Answer {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return json(500, { message: `The embedded GitHub failed: ${text}` });
}
