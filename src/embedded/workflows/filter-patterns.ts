/** GitHub's filter patterns for branches, tags and paths: `*`, `**`, `?`, `+`, `[]`, and `!` to take back. */

const SPECIAL = /\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[?+]|[.^$(){}|[\]\\]/g;

export function filterPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(SPECIAL, asRegExp)}$`);
}

function asRegExp(special: string): string {
  if (special === "**/") return "(?:.*/)?";
  if (special === "**") return ".*";
  if (special === "*") return "[^/]*";
  // These mean in a pattern what they mean in a regular expression: of the character before, or a class.
  if (special === "?" || special === "+" || special.length > 1) return special;
  return `\\${special}`;
}

/** In order: a later pattern overrides an earlier one, `!` takes back. */
export function matchesAny(patterns: readonly string[], value: string): boolean {
  let matched = false;
  for (const pattern of patterns) {
    const negative = pattern.startsWith("!");
    if (filterPattern(negative ? pattern.slice(1) : pattern).test(value)) matched = !negative;
  }
  return matched;
}
