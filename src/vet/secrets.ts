import { shortestSecret, type WrittenSecret, writingsOf } from "./secret-encodings.ts";
import { placesOfFormats, type SecretPlace } from "./secret-formats.ts";

export type { SecretPlace } from "./secret-formats.ts";

export type FindSecrets = (text: string) => readonly SecretPlace[];

/** Where a text holds what looks like a secret, or one of the run's own in any usual writing. In order, never overlapping. */
export function findSecrets(text: string, known: readonly string[]): readonly SecretPlace[] {
  return secretFinder(known)(text);
}

/** `findSecrets` for many texts: the writings of the known secrets are worked out once. */
export function secretFinder(known: readonly string[]): FindSecrets {
  const secrets = [...new Set(known.map((secret) => secret.trim()))].filter(({ length }) => length >= shortestSecret);
  const writings = secrets.flatMap(writingsOf);
  return (text) => merged([...placesOfKnown(text, writings), ...placesOfFormats(text)]);
}

export function redact(text: string, known: readonly string[]): string {
  return redactPlaces(text, findSecrets(text, known));
}

export function redactPlaces(text: string, places: readonly SecretPlace[]): string {
  let kept = 0;
  const pieces = places.map(({ start, end }) => {
    const before = text.slice(kept, start);
    kept = end;
    return `${before}***`;
  });
  return pieces.join("") + text.slice(kept);
}

function placesOfKnown(text: string, writings: readonly WrittenSecret[]): readonly SecretPlace[] {
  if (writings.length === 0) return [];
  const lower = asciiLower(text);
  const squeezed = squeeze(text);
  const lowerSqueezed = asciiLower(squeezed);
  const origins = lazyOrigins(text);
  return writings.flatMap((written) => {
    const whole = placesOf(written, written.anyCase ? lower : text);
    const split = placesOfSplit(written, written.anyCase ? lowerSqueezed : squeezed, origins);
    return written.part ? [...whole, ...split].map((place) => widened(place, text)) : [...whole, ...split];
  });
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

function placesOf({ text, how }: WrittenSecret, within: string): readonly SecretPlace[] {
  const places: SecretPlace[] = [];
  if (text.length < shortestSecret) return places;
  for (let at = within.indexOf(text); at >= 0; at = within.indexOf(text, at + text.length))
    places.push({ kind: how, start: at, end: at + text.length });
  return places;
}

/** Fewer letters, put together out of several words, could be an accident. */
const shortestSplit = 16;

function squeeze(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, "");
}

/** A secret in pieces, with anything but letters and digits between: `"ab" + "cd"`, `a-b-c-d`, `%61%62`, one piece a line. */
function placesOfSplit({ text, how }: WrittenSecret, squeezed: string, origins: () => readonly number[]) {
  const needle = squeeze(text);
  if (needle.length < shortestSplit) return [];
  return placesOf({ text: needle, how }, squeezed).map(({ kind, start, end }) => ({
    kind,
    start: origins()[start] ?? 0,
    end: (origins()[end - 1] ?? 0) + 1,
  }));
}

/** Where each character of the squeezed text comes from; only a hit needs to know. */
function lazyOrigins(text: string): () => readonly number[] {
  let origins: number[] | undefined;
  return () => {
    origins ??= Array.from(text.matchAll(/[A-Za-z0-9]/g), ({ index }) => index);
    return origins;
  };
}

/** What is found first by place, then by length, names the stretch. */
function merged(places: readonly SecretPlace[]): readonly SecretPlace[] {
  const result: SecretPlace[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last === undefined || place.start >= last.end) result.push(place);
    else if (place.end > last.end) result[result.length - 1] = { ...last, end: place.end };
  }
  return result;
}
