import { capped, caps } from "./caps.ts";

/** What an agent wants to remember, as JSON that fits the state: as many of its keys as there is room for, in its order. */
export function contextJson(context: Readonly<Record<string, unknown>>): string {
  let kept: Readonly<Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(context)) {
    const more = { ...kept, [capped(key, 60)]: fitting(value) };
    if (fits(more)) kept = more;
  }
  return JSON.stringify(kept);
}

/** Null: it is no JSON object, so that there is nothing to remember. */
export function readContext(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

const longestText = 200;

/** Long texts are cut; what can't be cut has to fit as it is. */
function fitting(value: unknown): unknown {
  return typeof value === "string" ? capped(value, longestText) : value;
}

/** The state's own JSON quotes it once more: what `capped` would leave alone fits. */
function fits(context: Readonly<Record<string, unknown>>): boolean {
  const text = JSON.stringify(context);
  return capped(text, caps.context) === text;
}
