import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSecrets, redact } from "../../src/vet/secrets.ts";

/** Put together here, so that no scanner takes this file for a leak. */
const noise = (length: number) => "aB3dE5gH7jK9mN2pQ4sT6vX8".repeat(Math.ceil(length / 24)).slice(0, length);
const jwt = `eyJ${noise(20)}.eyJ${noise(150)}.${noise(86)}`;
const pem = (label: string) => [`-----BEGIN ${label}-----`, noise(64), noise(64), `-----END ${label}-----`].join("\n");

const formats: readonly (readonly [kind: string, token: string])[] = [
  ["a GitHub token", `ghp_${noise(36)}`],
  ["a GitHub token", `gho_${noise(36)}`],
  ["a GitHub token", `ghu_${noise(36)}`],
  ["a GitHub token", `ghs_${noise(36)}`],
  ["a GitHub token", `ghr_${noise(76)}`],
  ["a GitHub token", `ghs_1234567_${jwt}${noise(200)}`],
  ["a GitHub token", `github_pat_${noise(22)}_${noise(59)}`],
  ["a GitHub token", `ghp_${noise(29)}`],
  ["an AWS key", `AKIA${"ABCDEFGH2345ZYXW"}`],
  ["an AWS key", `ASIA${"ABCDEFGH2345ZYXW"}`],
  ["an AWS key", `aws_secret_access_key = ${noise(40)}`],
  ["an Anthropic key", `sk-ant-api03-${noise(80)}-AA`],
  ["an OpenAI key", `sk-${noise(48)}`],
  ["an OpenAI key", `sk-proj-${noise(60)}_${noise(20)}`],
  ["a Google key", `AIza${noise(35)}`],
  ["a Slack token", `xoxb-1234567890-${noise(24)}`],
  ["an npm token", `npm_${noise(36)}`],
  ["a PyPI token", `pypi-AgEIcHlwaS5vcmc${noise(60)}`],
  ["a Stripe key", `sk_live_${noise(24)}`],
  ["a JSON web token", jwt],
  ["a private key", pem("PRIVATE KEY")],
  ["a private key", pem("RSA PRIVATE KEY")],
  ["a private key", pem("OPENSSH PRIVATE KEY")],
  ["a private key", pem("PGP PRIVATE KEY BLOCK")],
  ["a private key", pem("EC PRIVATE KEY").replaceAll("\n", "\\n")],
];

const innocent: readonly string[] = [
  "highs_and_lows_of_the_market_in_the_year",
  "class='sk-fading-circle sk-cube-grid-animation-delay-long'",
  "task-runner-configuration-with-a-long-name-indeed",
  "npm_config_registry=https://packages.example.com/",
  "AKIAIOSFODNN7EXAMPLE",
  "sk-ant-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "if (text.includes('-----BEGIN PRIVATE KEY-----')) throw new Error('a key');",
  "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
  "integrity sha512-aB3dE5gH7jK9mN2pQ4sT6vX8aB3dE5gH7jK9mN2pQ4sT6vX8==",
  "da39a3ee5e6b4b0d3255bfef95601890afd80709",
  "eyJhbGciOiJIUzI1NiJ9",
  "a.eyJ.b",
];

describe("the known formats", () => {
  it.each(formats)("%s", (kind, token) => {
    const text = `const key = "${token}";`;
    expect(findSecrets(text, [])).toEqual([
      { kind, start: text.indexOf(token), end: text.indexOf(token) + token.length },
    ]);
    expect(redact(text, [])).toBe('const key = "***";');
  });

  it.each(innocent)("are not in %j", (text) => {
    expect(findSecrets(text, [])).toEqual([]);
  });

  it("several in one text are all redacted", () => {
    const text = formats.map(([, token]) => `see ${token} here`).join("\n");
    expect(redact(text, [])).toBe(formats.map(() => "see *** here").join("\n"));
  });

  it("a private key without an end is redacted to the end", () => {
    const text = `a\n${pem("PRIVATE KEY")}`.replace(/-----END.*/s, "");
    expect(redact(text, [])).toBe("a\n***");
  });
});

const secret = 'p@ss/wörd+"quoted"\\42~long?enough';
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = Buffer.from(secret).toString("hex");
const writings: readonly (readonly [string, string])[] = [
  ["plain", secret],
  ["in base64", base64(secret)],
  ["in base64 after one byte", base64(`x${secret}`)],
  ["in base64 after two bytes, with more behind", base64(`xy${secret}and more`)],
  ["in base64 after a line of text", base64(`token: ${secret}\n`)],
  ["in base64url", Buffer.from(secret).toString("base64url")],
  ["in base64 over lines", base64(secret).replace(/.{10}/g, "$&\n")],
  ["in hexadecimal", hex],
  ["in capital hexadecimal", hex.toUpperCase()],
  ["in hexadecimal with colons", hex.replace(/..(?=.)/g, "$&:")],
  ["in escapes of hexadecimal", hex.replace(/../g, "\\x$&")],
  ["percent-encoded, every byte", hex.replace(/../g, "%$&")],
  ["URL-encoded", encodeURIComponent(secret)],
  ["JSON-escaped", JSON.stringify(secret)],
  ["reversed", [...secret].reverse().join("")],
  ["as a list of bytes", [...Buffer.from(secret)].join(", ")],
  ["with a dash after each letter", [...secret].join("-")],
  ["in two strings", `"${secret.slice(0, 9)}" + "${secret.slice(9)}"`],
];

describe("the run's own secrets", () => {
  it.each(writings)("are found %s", (_, written) => {
    const text = `before ${written} after`;
    expect(findSecrets(text, ["another-one", secret]).length).toBeGreaterThan(0);
    expect(redact(text, [secret])).toMatch(/^before .{0,8}\*\*\*.{0,24} after$/s);
  });

  it("are found when a few characters are cut off, at either end", () => {
    const long = noise(40);
    for (const cut of [long.slice(7), long.slice(0, -7), `${long.slice(0, 3)}_${long.slice(4)}`])
      expect(redact(`x ${cut} y`, [long])).toBe("x *** y");
  });

  it("shorter than eight characters are not looked for", () => {
    expect(findSecrets("the word secret is here", ["secret", "the", ""])).toEqual([]);
    expect(redact("12345678", ["12345678"])).toBe("***");
  });

  it("too short to be found in pieces are found in every writing", () => {
    const short = 'a"b\\c\nd?f';
    const all = [JSON.stringify(short), encodeURIComponent(short), base64(short), [...short].reverse().join("")];
    expect(all.filter((text) => findSecrets(`x ${text} y`, [short]).length !== 1)).toEqual([]);
  });

  it("are found with the space around them taken off", () => {
    expect(redact("x hunter22 y", [" hunter22\n"])).toBe("x *** y");
  });

  it("do not hide text that has nothing to do with them", () => {
    expect(redact("an ordinary sentence, with nothing in it", [secret, noise(40)])).toBe(
      "an ordinary sentence, with nothing in it",
    );
  });

  it("whatever they are, never survive redaction, in plain or base64", () => {
    const value = fc
      .string({ unit: "grapheme", minLength: 12, maxLength: 60 })
      .filter((text) => text.trim().length >= 12);
    fc.assert(
      fc.property(value, fc.string(), fc.string(), (own, before, after) => {
        const known = own.trim();
        expect(redact(before + own + after, [own])).not.toContain(known);
        const inner = base64(known).replace(/.?=*$/, "");
        expect(redact(`${before} ${base64(before + known)} ${base64(known)} ${after}`, [own])).not.toContain(inner);
      }),
      { numRuns: 300 },
    );
  });

  it("places are in order and never overlap", () => {
    const piece = fc.constantFrom(
      secret,
      hex,
      base64(secret),
      jwt,
      `ghp_${noise(36)}`,
      " ",
      "x",
      "-----BEGIN PRIVATE KEY-----",
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const places = findSecrets(pieces.join(""), [secret]);
        return places.every(({ start, end }, i) => start < end && start >= (places[i - 1]?.end ?? 0));
      }),
      { numRuns: 300 },
    );
  });
});

describe("time", () => {
  const hostile = [
    "eyJ",
    "eyJ.",
    ".eyJ",
    "ghp_",
    "ghs_1",
    "sk-",
    "AKIA",
    "-----BEGIN ",
    "-----BEGIN PRIVATE KEY-----",
    "xox",
    "a",
    " ",
    "A1",
    "aws_secret_access_key ",
  ];

  it.each(hostile)(
    "a megabyte of %j is searched in linear time: the square of it would hang",
    (unit) => {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      findSecrets(text, [secret, noise(500)]);
    },
    60_000,
  );

  it("so does a megabyte of private keys that never end, and of the secret itself", () => {
    const keys = `-----BEGIN PRIVATE KEY-----${noise(64)}\n`.repeat(11_000);
    expect(redact(keys, [secret])).toBe("***");
    redact(secret.repeat(30_000), [secret]);
    redact(noise(1_000_000), [noise(48)]);
  }, 60_000);
});
