import { isBroken, type JudgedRule } from "./outcome.ts";

const ansi = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const hexadecimal = /\b(?:0x[0-9a-f]+|(?=[0-9a-f]*\d)[0-9a-f]{7,64})\b/gi;
const number = /\d+(?:[.,:]\d+)*/g;

/**
 * The same failure gives the same text, whatever its numbers, times, ids and colours, and whatever optional rules say.
 * Null if nothing that is required failed.
 */
export function failureSignature(rules: readonly JudgedRule[]): string | null {
  const failed = rules.filter((rule) => rule.required && isBroken(rule));
  const broken = failed.map((rule) => `${rule.name} ${rule.result}: ${withoutNumbers(rule.message)}`);
  return broken.length === 0 ? null : digest(broken.join("\n"));
}

export function withoutNumbers(message: string): string {
  return message
    .slice(0, 20_000)
    .replace(ansi, "")
    .replace(uuid, "#")
    .replace(hexadecimal, "#")
    .replace(number, "#")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** FNV-1a, twice 32 bits: short enough for the state, and nobody gains anything from a collision. */
export function digest(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ code ^ (index & 0xff), 0x5bd1e995) >>> 0;
  }
  return low.toString(16).padStart(8, "0") + high.toString(16).padStart(8, "0");
}

/** What the next iteration is told about the rules that failed. */
export function failureMessages(rules: readonly JudgedRule[]): readonly string[] {
  return rules.filter(isBroken).map((rule) => {
    const verb = rule.result === "error" ? "could not run" : "failed";
    return `${rule.name} ${verb}${rule.message.trim() === "" ? "" : `: ${rule.message.trim()}`}`;
  });
}
