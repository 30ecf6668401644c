import fc from "fast-check";
import { expect, test } from "vitest";
import { maxStateBytes, readStateComment, writeStateComment } from "../../src/state/comment.ts";
import { toPayload } from "../../src/state/payload.ts";
import { states } from "./loops.ts";

const visible = fc.string({ unit: "grapheme", maxLength: 200 });

test("what was written is what is read", () => {
  fc.assert(
    fc.property(states, visible, (state, text) => {
      expect(readStateComment(writeStateComment(text, state), state)).toEqual({ ok: true, state });
    }),
    { numRuns: 300 },
  );
});

test("a state that the engine's caps have touched always fits", () => {
  fc.assert(fc.property(states, (state) => Buffer.byteLength(toPayload(state)) <= maxStateBytes));
});

test("a comment has exactly one marker, and it is the last line", () => {
  fc.assert(
    fc.property(states, visible, (state, text) => {
      const body = writeStateComment(`${text} rondo:state:v1 ${text}`, state);
      expect(body.match(/rondo:state:v\d/g)).toHaveLength(1);
      expect(body.split("\n").at(-1)).toMatch(/^<!-- rondo:state:v1:[\w-]+ -->$/);
    }),
  );
});

test("no body makes reading throw, and none that Rondo did not write is taken", () => {
  const around = fc.tuple(fc.string(), fc.string(), fc.string({ unit: "binary" })).map(([before, payload, after]) => {
    return `${before}<!-- rondo:state:v1:${Buffer.from(payload).toString("base64url")} -->${after}`;
  });
  const json = fc.json().map((text) => `<!-- rondo:state:v1:${Buffer.from(text).toString("base64url")} -->`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), around, json), (body) => {
      expect(readStateComment(body)).toMatchObject({ ok: false, why: expect.stringMatching(/./) });
    }),
    { numRuns: 1_000 },
  );
});

test("a comment with one character changed, dropped or added is refused, or says the same", () => {
  const change = fc.constantFrom("replace", "drop", "add");
  const character = fc.oneof(fc.constantFrom(..."AB9-_= \n>:v0123"), fc.string({ minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(states, fc.double({ min: 0, max: 1, noNaN: true }), change, character, (state, where, how, put) => {
      const body = writeStateComment("What people read", state);
      const at = Math.floor(where * body.length);
      const changed = body.slice(0, at) + (how === "drop" ? "" : put) + body.slice(how === "add" ? at : at + 1);
      const read = readStateComment(changed);
      if (read.ok) expect(read.state).toEqual(state);
    }),
    { numRuns: 1_000 },
  );
});
