import { escapeHtml } from "./html.ts";

/** Raw HTML in Markdown is limited to what GitHub lets through; what is not known is shown as text. */

const TAGS = new Set(
  `a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q
   rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var`.split(/\s+/),
);
const VOID = new Set(["br", "hr", "img", "input"]);
const ATTRIBUTES = new Set(
  "href src alt title align width height open colspan rowspan start type checked disabled class".split(" "),
);
/** Their contents are not text for people either. */
const SWALLOWED =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|title|textarea|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<|>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function plain(value: string): string {
  return value.replace(/[\s\x00-\x1f]/g, "").toLowerCase();
}

/** `javascript&colon;` and the like: a browser reads them, so that we must not have to. */
function hidesCharacters(value: string): boolean {
  return /&#|&\w+;/.test(value.replace(/&amp;|&quot;|&#39;/g, ""));
}

/** Links lead to the web or stay here; pictures are only ours, since a page loads nothing from outside. */
function isAllowed(tag: string, name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name === "href")
    return tag === "a" && /^(https?:|mailto:|#|\/|[^:]*$)/.test(plain(value)) && !hidesCharacters(value);
  if (name === "src") return tag === "img" && /^\/(?!\/)|^data:image\/(png|gif|jpeg|webp);/.test(plain(value));
  if (name === "class") return /^language-[\w-]+$/.test(value);
  if (name === "type") return value === "checkbox";
  return true;
}

function attributes(tag: string, text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = "", double, single, bare]) => ({ name: name.toLowerCase(), value: double ?? single ?? bare ?? "" }))
    .filter(({ name, value }) => isAllowed(tag, name, value))
    .map(
      ({ name, value }) =>
        ` ${name}="${value.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`,
    )
    .join("");
}

function openTag(tag: string, text: string): string {
  const kept = attributes(tag, text);
  if (tag === "input") return kept.includes('type="checkbox"') ? `<input${kept} disabled>` : "";
  if (tag === "a") return `<a${kept} rel="nofollow noopener">`;
  return `<${tag}${kept}>`;
}

export function sanitize(source: string): string {
  const open: string[] = [];
  const clean = source.replace(SWALLOWED, "").replace(TOKEN, (whole, slash?: string, name?: string, rest = "") => {
    if (whole.startsWith("<!--")) return "";
    const tag = name?.toLowerCase();
    if (tag === undefined || !TAGS.has(tag)) return escapeHtml(whole);
    if (VOID.has(tag)) return slash ? "" : openTag(tag, rest);
    if (!slash) {
      open.push(tag);
      return openTag(tag, rest);
    }
    // an end without a beginning would close what is around the text
    const at = open.lastIndexOf(tag);
    if (at < 0) return "";
    return open
      .splice(at)
      .reverse()
      .map((each) => `</${each}>`)
      .join("");
  });
  return (
    clean +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join("")
  );
}
