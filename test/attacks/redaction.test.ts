/** Whatever leaves the run, no writing of one of its secrets is in it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact, redactor } from "../../src/vet/secrets.ts";

const bytes = (text: string) => [...Buffer.from(text)];
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = (text: string) => Buffer.from(text).toString("hex");
const backwards = (text: string) => [...text].reverse().join("");

/** As programs write a value; each keeps all of it. */
const writings: Readonly<Record<string, (value: string) => string>> = {
  plain: (value) => value,
  reversed: backwards,
  base64,
  "base64, shifted by one": (value) => base64(`x${value}`).slice(4),
  "base64, shifted by two": (value) => base64(`xy${value}`).slice(4),
  "base64 for URLs": (value) => Buffer.from(value).toString("base64url"),
  "base64, reversed": (value) => backwards(base64(value)),
  "base64 twice": (value) => base64(base64(value)),
  hexadecimal: hex,
  "hexadecimal in capitals": (value) => hex(value).toUpperCase(),
  "hexadecimal escapes": (value) => hex(value).replace(/../g, "\\x$&"),
  "Unicode escapes": (value) => hex(value).replace(/../g, "\\u00$&"),
  "percent escapes": (value) => hex(value).replace(/../g, "%$&"),
  "octal escapes": (value) =>
    bytes(value)
      .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
      .join(""),
  entities: (value) =>
    bytes(value)
      .map((byte) => `&#${byte};`)
      .join(""),
  "a list of bytes": (value) => bytes(value).join(", "),
  URL: encodeURIComponent,
  JSON: (value) => JSON.stringify(value).slice(1, -1),
  "letter by letter": (value) => [...value].join(" "),
  "in strings": (value) => (value.match(/.{1,3}/gs) ?? []).join('" + "'),
  "in lines": (value) => (value.match(/.{1,8}/gs) ?? []).join("\n"),
};

/** As tokens look; with letters enough for the search in pieces. */
const value = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9_\-+/.=~]{18,70}[A-Za-z0-9]$/)
  .filter((text) => text.replace(/\W|_/g, "").length >= 12);
const around = fc.string({ maxLength: 40 });
const letters = (text: string) => text.replace(/[^A-Za-z0-9]/g, "");

describe("redaction", () => {
  it.each(Object.entries(writings))("leaves no value %s", (_, write) => {
    fc.assert(
      fc.property(value, around, around, (secret, before, after) => {
        const written = write(secret);
        const left = redact(`${before} ${written} ${after}`, [secret]);
        // The last letters of base64 depend on what follows.
        const core = letters(written).slice(0, -3);
        expect(letters(left).toLowerCase()).not.toContain(core.toLowerCase());
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it("leaves no value that was wrapped in itself, however deep", () => {
    fc.assert(
      fc.property(value, fc.nat(), fc.integer({ min: 1, max: 20 }), (secret, cut, depth) => {
        const at = cut % secret.length;
        let text = "";
        for (let i = 0; i < depth; i += 1) text = secret.slice(0, at) + text + secret.slice(at);
        expect(letters(redact(text, [secret]))).not.toContain(letters(secret));
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it("keeps the words around a short one that was wrapped in itself, unless it was wrapped without end", () => {
    const short = "Tr0ub4dor3xK";
    const wrapped = (depth: number): string => (depth === 0 ? "" : `Tr0ub4${wrapped(depth - 1)}dor3xK`);
    expect(redact(`before ${wrapped(3)} after`, [short])).toBe("before *** after");
    expect(redact(`before ${wrapped(30)} after`, [short])).toBe("***");
  });

  it("done twice is done once, and does not touch other text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(value, around), { maxLength: 6 }),
        fc.array(value, { maxLength: 3 }),
        (parts, known) => {
          const clean = redactor(known);
          const once = clean(parts.join(" "));
          expect(clean(once)).toBe(once);
          if (known.length === 0 && !/[a-z]{2,6}[-_]|eyJ|AKIA|ASIA|AIza/i.test(parts.join(" ")))
            expect(once).toBe(parts.join(" "));
        },
      ),
      { numRuns: 200, seed: 6 },
    );
  });

  it("hides every line of a key of several lines", () => {
    const lines = ["q1W2e3R4t5Y6u7I8o9P0", "a9S8d7F6g5H4j3K2l1Z0", "m1N2b3V4c5X6z7L8k9J0"];
    for (const line of lines) expect(redact(`x ${line} y`, [lines.join("\n")])).toBe("x *** y");
  });
});
