import { describe, expect, it, test } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { type Post, signature, tellWebhook } from "../../src/phases/webhook.ts";
import { begun, world } from "./given.ts";

const url = "https://hooks.example/very/private";
const reached = [{ kind: "half", text: "5 of 10 iterations are used", calls: false }] as const;

async function told(secret: string, answer: Post) {
  const lines: string[] = [];
  const report = {
    ...world().report,
    info: (line: string) => void lines.push(line),
    warning: (line: string) => void lines.push(line),
  };
  const sent: Parameters<Post>[0][] = [];
  const post: Post = async (request) => {
    sent.push(request);
    return answer(request);
  };
  await tellWebhook(world({ report }), { secret, post }, { url, state: begun(), reached });
  return { sent, lines };
}

describe("a milestone's message", () => {
  it("is signed as GitHub signs its own, with a number of its own and no word of the agent's", async () => {
    const { sent } = await told("s3cret", async () => ({ status: 204 }));
    const [message] = sent;
    expect(message?.headers["x-rondo-signature-256"]).toBe(signature(message?.body ?? "", "s3cret"));
    expect(message?.headers["x-rondo-delivery"]).toBe("7-100.0");
    expect(message?.mostMs).toBe(10_000);
    expect(JSON.parse(message?.body ?? "")).toMatchObject({
      version: 1,
      issue: 7,
      milestones: [{ kind: "half", text: "5 of 10 iterations are used" }],
    });
  });

  // From GitHub's documentation of its own signatures.
  test("the signature is the well-known one", () =>
    expect(signature("Hello, World!", "It's a Secret to Everybody")).toBe(
      "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17",
    ));

  it("is never sent unsigned", async () => {
    const { sent, lines } = await told("", async () => ({ status: 204 }));
    expect(sent).toEqual([]);
    expect(lines.join()).toContain("webhook-secret");
  });

  it("that is refused or finds nobody is told in the log, without its address or the secret", async () => {
    const refused = await told("s3cret", async () => ({ status: 500 }));
    const gone = await told("s3cret", () => Promise.reject(Object.assign(new Error(url), { code: "ECONNREFUSED" })));
    expect(refused.lines).toEqual(["hooks.example was told of a milestone and answered 500."]);
    expect(gone.lines).toEqual(["hooks.example could not be told of a milestone: ECONNREFUSED."]);
  });
});

test.each([
  ["https://hooks.example/x", true],
  ["http://127.0.0.1:8080/x", true],
  ["http://localhost/x", true],
  ["http://hooks.example/x", false],
  ["http://127.0.0.1.evil.example/x", false],
  ["https://user:password@hooks.example/x", false],
  ["ftp://hooks.example", false],
])("the address %s: %s", (address, isFine) =>
  expect(parseSettings(`milestones: { webhook: "${address}" }`, "rondo.yml").ok).toBe(isFine),
);
