/** HTML that is safe to put together: what is not `Html` is text, and is escaped. */
export interface Html {
  readonly html: string;
}

export type Part = Html | string | number | readonly Part[];

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, at) => text + (at < parts.length ? shown(parts[at] ?? "") : "")).join("") };
}

function shown(part: Part): string {
  if (Array.isArray(part)) return part.map(shown).join("");
  return typeof part === "object" ? (part as Html).html : escaped(String(part));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
