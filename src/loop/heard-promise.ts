import { caution, type DetectedPromise, detectPromise } from "./promises.ts";
import type { Settings } from "./settings.ts";

export interface Words {
  /** The agent's final message. */
  readonly said: string;
  /** Its plan file, where it changed that; null: it did not. */
  readonly notes: string | null;
}

/** What the agent promised, in the places where this loop listens. Of two different promises the more cautious counts. */
export function heardPromise(
  { said, notes }: Words,
  { promises, promiseTexts: texts, promiseSources }: Pick<Settings, "promises" | "promiseTexts" | "promiseSources">,
): DetectedPromise {
  const rules = { promises, texts, lenient: false };
  const message = detectPromise(promiseSources.includes("final-message") ? said : "", rules);
  if (notes === null || !promiseSources.includes("notes")) return message;
  const noted = detectPromise(notes, rules);
  if (noted.promise === null || noted.promise === message.promise) return message;
  if (message.promise === null) return { ...noted, ignored: message.ignored };
  const isMilder = caution.indexOf(noted.promise) > caution.indexOf(message.promise);
  return { ...(isMilder ? message : noted), conflict: true };
}
