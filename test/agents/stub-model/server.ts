import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropic } from "./anthropic.ts";
import { gemini } from "./gemini.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import { type Format, type Json, objectOf, type Reply, type Turn } from "./reply.ts";

export type Answer = (turn: Turn) => Reply;

export interface StubModel {
  readonly url: string;
  /** Every request, in order: path, credentials and what was read of it. */
  readonly requests: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

export interface SeenRequest {
  readonly path: string;
  readonly key: string;
  /** Null for what is no request to a model. */
  readonly turn: Turn | null;
}

const FORMATS: readonly (readonly [RegExp, Format])[] = [
  [/\/messages(\?|$)/, anthropic],
  [/\/responses(\?|$)/, openaiResponses],
  [/\/chat\/completions(\?|$)/, openaiChat],
  [/:(streamG|g)enerateContent(\?|$)/, gemini],
];

/** A model on loopback that says what it is told to. */
export async function startStubModel(answer: Answer): Promise<StubModel> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? "/";
      const format = FORMATS.find(([pattern]) => request.method === "POST" && pattern.test(path))?.[1];
      const turn = format?.read(body, path) ?? null;
      requests.push({ path, key: keyOf(request), turn });
      if (format === undefined || turn === null) return send(response, 404, { error: { message: `no ${path} here` } });
      put(response, format, { turn, reply: answer(turn) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, requests, close };
}

function put(response: ServerResponse, format: Format, { turn, reply }: { turn: Turn; reply: Reply }): void {
  if ("hang" in reply) return;
  if ("refuse" in reply) {
    if (reply.retryAfter !== undefined) response.setHeader("retry-after", String(reply.retryAfter));
    send(response, reply.refuse, format.refuse(reply));
    return;
  }
  const { type, body } = format.write(reply, turn);
  response.writeHead(200, { "content-type": type });
  response.end(body);
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function keyOf({ headers }: IncomingMessage): string {
  const key = headers["x-api-key"] ?? headers["x-goog-api-key"] ?? headers.authorization ?? "";
  return String(key).replace(/^Bearer /i, "");
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return objectOf(JSON.parse(Buffer.concat(chunks).toString("utf8")));
  } catch {
    return {};
  }
}
