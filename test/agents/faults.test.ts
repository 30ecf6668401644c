import { describe, expect, it } from "vitest";
import { classOf, failureOf, faultOf, timeNamed, worksElsewhere } from "../../src/agents/faults.ts";
import { NOW } from "./captured.ts";

const at = { now: NOW };
const second = 1000;
const hour = 3600 * second;

describe("what providers and CLIs say", () => {
  it.each([
    ["Not logged in · Please run /login", "key"],
    ["Invalid API key · Fix external API key", "key"],
    ["Missing environment variable: `OPENAI_API_KEY`.", "key"],
    ["When using Gemini API, you must specify the GEMINI_API_KEY environment variable.", "key"],
    ["API key not valid. Please pass a valid API key.", "key"],
    ["Error: No authentication information found.", "key"],
    ["models/gemini-9 is not found for API version v1beta", "model"],
    ["The model `gpt-9` does not exist or you do not have access to it.", "model"],
    ["ProviderModelNotFoundError: model not found", "model"],
    ["unexpected status 403 Forbidden: country not supported", "permission"],
    ["unexpected status 502 Bad Gateway", "overload"],
    ["API Error: Overloaded", "overload"],
    ["error sending request for url (https://api.example.com)", "network"],
    ["getaddrinfo ENOTFOUND api.example.com", "network"],
    ["API Error: Connection error.", "network"],
    ["You've hit your usage limit. Upgrade to Pro, or try again in 2 hours 5 minutes.", "quota"],
    ["Your credit balance is too low to access the API.", "quota"],
    ["Rate limit reached for gpt-9 on tokens per min. Please try again in 1.2s.", "rate-limit"],
    ["segmentation fault", "unknown"],
    ["", "unknown"],
  ])("%s: %s", (message, kind) => {
    expect(faultOf(message, at).kind).toBe(kind);
  });

  it("a status decides before the words, which may quote anything", () => {
    expect(faultOf("your prompt said: invalid api key", { ...at, status: 529 }).kind).toBe("overload");
  });

  it("a number in a text is no status", () => {
    expect(faultOf("wrote 500 lines in 404 files", at).kind).toBe("unknown");
  });

  it("a long message is cut, and is one line", () => {
    const { message } = faultOf(`first\nsecond ${"x".repeat(2000)}`, at);
    expect(message.length).toBeLessThan(510);
    expect(message).not.toContain("\n");
  });
});

describe("the time that is named", () => {
  it.each([
    ["Please try again in 1.2s.", NOW + 1200],
    ["Please retry in 34.07s.", NOW + 34_070],
    ["try again in 20 seconds", NOW + 20 * second],
    ["try again in 2 hours 5 minutes", NOW + 2 * hour + 5 * 60 * second],
    ["try again in 3 days 1 hour", NOW + 73 * hour],
    ["resets in 1h30m", NOW + 1.5 * hour],
    ["too many requests (retry-after: 3600)", NOW + hour],
    ["Claude AI usage limit reached|1795010400", 1_795_010_400 * second],
    ["limit resets at 2026-11-18T15:00:00Z", Date.UTC(2026, 10, 18, 15)],
    ["You've hit your limit · resets 3pm (UTC)", Date.UTC(2026, 10, 18, 15)],
    ["You've hit your limit · resets 9:30am (UTC)", Date.UTC(2026, 10, 19, 9, 30)],
    ["You've hit your limit · resets 12am (UTC)", Date.UTC(2026, 10, 19)],
  ])("%s", (message, time) => {
    expect(timeNamed(message, NOW)).toBe(time);
  });

  it.each([
    "try again later",
    "failed in 3 s",
    "it was 2026-11-18T09:00:00Z",
    "retried 5 times (total wait: 15.54 seconds)",
  ])("%s names none", (message) => {
    expect(timeNamed(message, NOW)).toBeNull();
  });

  it("makes a used-up quota something to wait for", () => {
    expect(classOf(faultOf("usage limit reached", at))).toBe("blocking");
    expect(classOf(faultOf("usage limit reached, try again in 2 hours", at))).toBe("transient");
  });

  it("is not read out of a failure that waiting does not mend", () => {
    expect(faultOf("invalid api key, try again in 5 minutes", at)).toMatchObject({ kind: "key", retryAt: null });
  });
});

describe("a failure, as a person reads it", () => {
  const codex = { name: "codex", keys: ["OPENAI_API_KEY"] };

  it.each([
    ["key", "set the secret OPENAI_API_KEY"],
    ["model", "set agent: { use: codex, model: … }"],
    ["quota", "fallback:"],
    ["permission", "OPENAI_API_KEY may not use"],
  ] as const)("%s says what to set", (kind, advice) => {
    const failure = failureOf({ kind, message: "no", retryAt: null }, codex);
    expect(failure).toMatchObject({ class: "blocking" });
    expect(failure.message).toContain(advice);
  });

  it("only quota and outage may work elsewhere", () => {
    const kinds = [
      "key",
      "permission",
      "model",
      "missing-cli",
      "quota",
      "rate-limit",
      "overload",
      "network",
      "timeout",
      "unknown",
    ];
    const elsewhere = kinds.filter((kind) => worksElsewhere({ kind: kind as "key", message: "", retryAt: null }));
    expect(elsewhere).toEqual(["quota", "rate-limit", "overload", "network"]);
  });
});
