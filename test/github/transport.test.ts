import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { GitHub } from "../../src/github/github.ts";
import { sendOverHttp } from "../../src/github/transport.ts";
import { at } from "./places.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on this machine; returns its address. */
async function serving(handle: Handler): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => handle(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json = (response: ServerResponse, status: number, data: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(data));

describe("a request", () => {
  it("carries token, version, and its body in UTF-8", async () => {
    const seen: unknown[] = [];
    const apiUrl = await serving((request, response, body) => {
      seen.push([request.method, request.url, JSON.parse(body)], request.headers);
      json(response, 201, { id: 5 });
    });
    expect(await new GitHub({ ...at, apiUrl, token: "t0ken" }).createComment(7, "Grüße 🙂")).toBe(5);
    expect(seen).toEqual([
      ["POST", "/repos/octo/app/issues/7/comments", { body: "Grüße 🙂" }],
      expect.objectContaining({
        authorization: "token t0ken",
        "user-agent": "rondo",
        "x-github-api-version": "2022-11-28",
        "content-type": "application/json; charset=utf-8",
      }),
    ]);
  });

  it("has names in its path that can't lead elsewhere", async () => {
    const seen: (string | undefined)[] = [];
    const apiUrl = await serving((request, response) => {
      seen.push(request.url);
      json(response, 404, {});
    });
    await new GitHub({ ...at, apiUrl, token: "x" }).removeLabel(7, "a/../../b?c#d ü");
    expect(seen).toEqual(["/repos/octo/app/issues/7/labels/a%2F..%2F..%2Fb%3Fc%23d%20%C3%BC"]);
  });

  it.each([
    ["/api/v3", "/api/graphql"],
    ["", "/graphql"],
  ])("for GraphQL at %j goes to %s", async (base, path) => {
    const seen: (string | undefined)[] = [];
    const url = await serving((request, response) => {
      seen.push(request.url);
      json(response, 200, { errors: [{ message: "one" }, { message: "two" }] });
    });
    const github = new GitHub({ ...at, apiUrl: `${url}${base}`, token: "x" });
    await expect(github.look(7, "x")).rejects.toThrow(
      "GitHub refused to look at issue 7: Request failed due to following response errors:\n - one\n - two",
    );
    expect(seen).toEqual([path]);
  });
});

describe("a redirect", () => {
  const get = (url: string) => sendOverHttp({ method: "POST", url, headers: { authorization: "token x" }, body: "{}" });

  it("on the same server is followed, with method and body", async () => {
    const url = await serving((request, response, body) => {
      if (request.url === "/old") response.writeHead(307, { location: "/new" }).end();
      else json(response, 200, [request.method, request.url, body]);
    });
    expect(JSON.parse((await get(`${url}/old`)).text)).toEqual(["POST", "/new", "{}"]);
  });

  it("to another server is not: the token would go along", async () => {
    let reached = false;
    const other = await serving((_, response) => {
      reached = true;
      response.end();
    });
    const url = await serving((_, response) => response.writeHead(307, { location: `${other}/x` }).end());
    expect((await get(url)).status).toBe(307);
    expect(reached).toBe(false);
  });

  it("in a circle ends", async () => {
    const url = await serving((_, response) => response.writeHead(302, { location: "/again" }).end());
    expect((await get(url)).status).toBe(302);
  });
});

it("a connection that breaks in the middle of an answer is no answer", async () => {
  const apiUrl = await serving((_, response) => {
    response.writeHead(201, { "content-length": "100" });
    response.write("{");
    setImmediate(() => response.destroy());
  });
  await expect(new GitHub({ ...at, apiUrl, token: "x" }).createComment(7, "x")).rejects.toMatchObject({
    name: "ForgeRefusal",
    status: 0,
  });
});
