import { randomUUID } from "node:crypto";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import { escapeHtml, Html } from "./html.ts";
import { drawMermaid } from "./mermaid.ts";
import { sanitize } from "./sanitize.ts";

/** `#12` in running text; not `a#1`, and not in a link's address. */
const REFERENCE = /(?<![\w/&#])#(\d+)\b/;

function references(repository: string): TokenizerAndRendererExtension {
  return {
    name: "reference",
    level: "inline",
    start: (text) => REFERENCE.exec(text)?.index,
    tokenizer(text) {
      const [raw, number] = /^#(\d+)\b/.exec(text) ?? [];
      return raw === undefined || this.lexer.state.inLink ? undefined : { type: "reference", raw, number };
    },
    renderer: ({ raw, number }) => `<a href="/${repository}/issues/${number}">${raw}</a>`,
  };
}

/** GitHub-flavoured Markdown as GitHub shows it in that repository: raw HTML limited, charts drawn. */
export function markdown(source: string, repository?: string): Html {
  const charts: string[] = [];
  // drawn charts are put in after the rest was cleaned; nobody can guess this mark and forge one
  const mark = `chart-${randomUUID()}`;
  const marked = new Marked({
    gfm: true,
    extensions: repository === undefined ? [] : [references(repository)],
    renderer: {
      code({ text, lang }) {
        const chart = lang === "mermaid" ? drawMermaid(text) : undefined;
        if (chart !== undefined) return `<p>${mark}-${charts.push(chart) - 1}.</p>`;
        const language = (lang ?? "").replace(/[^\w-]/g, "");
        return `<pre><code${language === "" ? "" : ` class="language-${language}"`}>${escapeHtml(text)}\n</code></pre>`;
      },
    },
  });
  const clean = withAlerts(sanitize(marked.parse(source, { async: false })));
  return new Html(clean.replace(new RegExp(`${mark}-(\\d+)\\.`, "g"), (_, index) => charts[Number(index)] ?? ""));
}

/** `> [!WARNING]` and its kin, alone on their line, which GitHub shows as boxes, each in its colour. */
function withAlerts(clean: string): string {
  return clean.replace(
    /<blockquote>\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|(?=<\/p>))/g,
    (_, kind: string) =>
      `<blockquote class="alert ${kind.toLowerCase()}"><p class="title">${kind.charAt(0)}${kind.slice(1).toLowerCase()}</p><p>`,
  );
}
