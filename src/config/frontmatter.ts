export interface Frontmatter {
  readonly yaml: string;
  readonly body: string;
}

/** What stands between two lines of `---` at the very beginning; null: there is none. */
export function splitFrontmatter(text: string): Frontmatter | null {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  if (lines[0]?.trimEnd() !== "---") return null;
  const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line));
  if (end < 0) return null;
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines
      .slice(end + 1)
      .join("\n")
      .trim(),
  };
}
