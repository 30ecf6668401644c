/**
 * Globs as in .gitignore's spirit: `*` and `?` stay within a folder, `**` crosses folders, `[ab]` and `{a,b}` choose,
 * a pattern without a slash matches the name anywhere, and one that names a folder matches all that is in it.
 */
export function matchesAny(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => globExpression(glob).test(path));
}

/** The paths that a protected glob forbids, in order. */
export function protectedPaths(globs: readonly string[], paths: readonly string[]): readonly string[] {
  if (globs.length === 0) return [];
  const expressions = globs.map(globExpression);
  return paths.filter((path) => expressions.some((expression) => expression.test(path)));
}

const known = new Map<string, RegExp>();

function globExpression(glob: string): RegExp {
  const expression = known.get(glob) ?? compiled(glob);
  known.set(glob, expression);
  return expression;
}

function compiled(glob: string): RegExp {
  const anchored = glob.replace(/^\.?\/+/, "").replace(/\/+$/, "/**");
  const prefix = anchored.includes("/") ? "" : "(?:.*/)?";
  const expression = (body: string) => new RegExp(`^${prefix}${body}(?:/.*)?$`, "s");
  try {
    return expression(translate(anchored));
  } catch {
    // `[z-a]` is no character class: then the glob means just its letters.
    return expression(literal(anchored));
  }
}

const globToken = /\*\*\/|\*\*|\*|\?|\[(!?)([^\]/]+)\]|\{([^{}]*)\}|[\s\S]/g;

function translate(glob: string): string {
  return glob.replace(globToken, (token, negated?: string, characters?: string, choices?: string) => {
    if (token === "**/") return "(?:.*/)?";
    if (token === "**") return ".*";
    if (token === "*") return "[^/]*";
    if (token === "?") return "[^/]";
    if (characters !== undefined) return `[${negated ? "^/" : ""}${characters.replace(/[\\^[]/g, "\\$&")}]`;
    if (choices !== undefined) return `(?:${choices.split(",").map(translate).join("|")})`;
    return literal(token);
  });
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
