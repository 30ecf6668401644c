import { knownFinder } from "./known-secrets.ts";
import { placesOfFormats, type SecretPlace } from "./secret-formats.ts";

export type { SecretPlace } from "./secret-formats.ts";

export type FindSecrets = (text: string) => readonly SecretPlace[];

/** Where a text holds what looks like a secret, or one of the run's own in any usual writing. In order, never overlapping. */
export function findSecrets(text: string, known: readonly string[]): readonly SecretPlace[] {
  return secretFinder(known)(text);
}

/** `findSecrets` for many texts: the writings of the known secrets are worked out once. */
export function secretFinder(known: readonly string[]): FindSecrets {
  return withFormats(knownFinder(known));
}

export function withFormats(findKnown: FindSecrets): FindSecrets {
  return (text) => merged([...findKnown(text), ...placesOfFormats(text)]);
}

/** What is found first by place, then by length, names the stretch. */
function merged(places: readonly SecretPlace[]): readonly SecretPlace[] {
  const result: SecretPlace[] = [];
  for (const { kind, start, end } of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last === undefined || start >= last.end) result.push({ kind, start, end });
    else if (end > last.end) result[result.length - 1] = { ...last, end };
  }
  return result;
}

export type Redact = (text: string) => string;

/** Attackers wrap one secret in another, so that taking the inner one out leaves the outer. Nobody else nests deeper. */
const deepest = 8;
const hidden = "***";

/**
 * For every text that leaves the run: comments, summaries, commit messages, briefs, logs. Known formats and the run's own
 * values go, in whatever usual writing. Call it on what others wrote before it is escaped for its place: escapes only hide
 * a secret from the search.
 */
export function redactor(known: readonly string[]): Redact {
  const find = secretFinder(known);
  return (text) => redacted(text, find);
}

export function redact(text: string, known: readonly string[]): string {
  return redactor(known)(text);
}

export function redacted(text: string, find: FindSecrets): string {
  let left = text;
  for (let depth = 0; depth < deepest; depth += 1) {
    const places = find(left);
    if (places.length === 0) return left;
    left = without(left, places);
  }
  return find(left).length === 0 ? left : hidden;
}

function without(text: string, places: readonly SecretPlace[]): string {
  let kept = 0;
  const pieces = places.map(({ start, end }) => {
    const before = text.slice(kept, start);
    kept = end;
    return `${before}${hidden}`;
  });
  return pieces.join("") + text.slice(kept);
}
