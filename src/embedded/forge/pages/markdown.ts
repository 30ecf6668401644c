import { randomUUID } from "node:crypto";
import { Marked } from "marked";
import { escapeHtml, Html } from "./html.ts";
import { drawMermaid } from "./mermaid.ts";
import { sanitize } from "./sanitize.ts";

/** GitHub-flavoured Markdown as GitHub shows it: raw HTML limited, charts drawn. */
export function markdown(source: string): Html {
  const charts: string[] = [];
  // drawn charts are put in after the rest was cleaned; nobody can guess this mark and forge one
  const mark = `chart-${randomUUID()}`;
  const marked = new Marked({
    gfm: true,
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

/** `> [!WARNING]` and its kin, which GitHub shows as boxes. */
function withAlerts(clean: string): string {
  return clean.replace(
    /<blockquote>\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g,
    (_, kind: string) => `<blockquote class="alert"><p><b>${kind.charAt(0)}${kind.slice(1).toLowerCase()}</b><br>`,
  );
}
