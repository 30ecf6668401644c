import type { PromiseKind } from "../loop/promises.ts";

/** The last part has a sign of its own. */
export function tree(title: string, parts: readonly string[]): string {
  const signs = parts.map((part, index) => `${index === parts.length - 1 ? "└─" : "├─"} ${part.replace(/\s+/g, " ")}`);
  return [title, ...signs].join("\n");
}

/** As a rule among the others, but not one that scores: what it says is proved by them. */
export function promiseRule(promise: PromiseKind | null): string {
  return `promise_detected: ${promise ?? "none"} (not scored)`;
}
