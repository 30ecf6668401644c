import { type Needle, type NeedlePlace, needleFinder } from "./find-needles.ts";
import { shortestSecret, type WrittenSecret, writingsOf } from "./secret-encodings.ts";
import type { SecretPlace } from "./secret-formats.ts";

/** Where a text holds one of these values, whole or in pieces, in any usual writing. */
export function knownFinder(known: readonly string[]): (text: string) => readonly SecretPlace[] {
  const secrets = [...new Set(known.map((secret) => secret.trim()))].filter(({ length }) => length >= shortestSecret);
  const writings = secrets.flatMap(writingsOf);
  if (writings.length === 0) return () => [];
  const [anyCase, exact] = [writings.filter((each) => each.anyCase), writings.filter((each) => !each.anyCase)];
  const whole = finderOf(exact, shortestSecret, (text) => text);
  const wholeAnyCase = finderOf(anyCase, shortestSecret, asciiLower);
  const split = finderOf(exact, shortestSplit, squeeze);
  const splitAnyCase = finderOf(anyCase, shortestSplit, (text) => asciiLower(squeeze(text)));
  return (text) => {
    const squeezed = squeeze(text);
    const origins = lazyOrigins(text);
    const places = [...whole(text), ...wholeAnyCase(asciiLower(text))].map(placeOf);
    const pieces = [...split(squeezed), ...splitAnyCase(asciiLower(squeezed))].map((found) => ({
      ...placeOf(found),
      start: origins()[found.start] ?? 0,
      end: (origins()[found.end - 1] ?? 0) + 1,
      part: found.of.part,
    }));
    return [...places, ...pieces].map((place) => (place.part ? widened(place, text) : place));
  };
}

/** Fewer letters, put together out of several words, could be an accident. */
const shortestSplit = 12;

/** `by` brings both sides into one form: squeezed, a secret in pieces is found (`"ab" + "cd"`, `%61%62`, one piece a line). */
function finderOf(writings: readonly WrittenSecret[], shortest: number, by: (text: string) => string) {
  const needles = writings.map((of): Needle<WrittenSecret> => ({ text: by(of.text), of }));
  return needleFinder(needles.filter(({ text }) => text.length >= shortest));
}

function placeOf({ of, start, end }: NeedlePlace<WrittenSecret>) {
  return { kind: of.how, start, end, part: of.part };
}

/** Where a part of a secret is, the rest may stand beside it, cut or changed: as much again on both sides, up to a space. */
function widened({ kind, start, end }: SecretPlace, text: string): SecretPlace {
  const reach = end - start;
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const gap = /[\s"'`<>]/;
  let left = before.length;
  while (left > 0 && !gap.test(before.charAt(left - 1))) left -= 1;
  const right = after.search(gap);
  return { kind, start: start - (before.length - left), end: end + (right < 0 ? after.length : right) };
}

/** As `toLowerCase`, but every character keeps its place. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function squeeze(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, "");
}

/** Where each character of the squeezed text comes from; only a hit needs to know. */
function lazyOrigins(text: string): () => readonly number[] {
  let origins: number[] | undefined;
  return () => {
    origins ??= Array.from(text.matchAll(/[A-Za-z0-9]/g), ({ index }) => index);
    return origins;
  };
}
