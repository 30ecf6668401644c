import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ConnectionLost } from "../faults.ts";
import type { Answer, Asked } from "./answer.ts";

type Handle = (asked: Asked) => Promise<Answer>;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function toAsked(message: IncomingMessage, base: string, signal: AbortSignal): Promise<Asked> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const method = message.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? new Uint8Array() : await bodyOf(message);
  return { method, url: new URL(message.url ?? "/", base), headers, signal, body };
}

function send(answer: Answer, to: ServerResponse): void {
  const body = Buffer.from(answer.body ?? "");
  const length = answer.status === 204 ? {} : { "content-length": String(body.length) };
  to.writeHead(answer.status, { ...answer.headers, ...length });
  to.end(body);
}

/** curl, and so git, silently repeats a request on a connection that broke before the first byte of an answer. */
function hangUp(message: IncomingMessage, response: ServerResponse): void {
  if (!/\/git-(?:receive|upload)-pack$/.test(message.url ?? "")) message.socket.destroy();
  else response.writeHead(200, { "content-length": "1000" }).write("0", () => message.socket.destroy());
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `handle` on loopback; a `ConnectionLost` breaks the socket without an answer. */
export async function listen(handle: Handle, port: number): Promise<Listening> {
  let base = "http://127.0.0.1";
  const server = createServer(async (message, response) => {
    const left = new AbortController();
    response.on("close", () => left.abort());
    try {
      send(await handle(await toAsked(message, base, left.signal)), response);
    } catch (error) {
      if (!(error instanceof ConnectionLost) && !left.signal.aborted && !response.headersSent) {
        response.writeHead(500).end(String(error));
      } else hangUp(message, response);
    }
  });
  await started(server, port);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: base, close: () => stopped(server) };
}

function started(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
