/** HTML that GitHub takes and nobody sees: comments, declarations, attributes, and elements that are not shown. */
export function withoutHiddenHtml(text: string): string {
  return stripTags(
    withoutComments(text)
      .replace(/<\?[\s\S]*?\?>/g, "")
      .replace(/<!\[CDATA\[[\s\S]*?\]\]>/gi, "")
      .replace(/<![a-z][^>]*>/gi, "")
      .replace(/<(script|style|rp)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ""),
  );
}

/** What is left when one is gone may be another; nobody nests them deeper than to trick us. */
const deepest = 10;

function withoutComments(text: string): string {
  let [left, before] = [text, ""];
  for (let depth = 0; left !== before && depth < deepest; depth += 1) {
    before = left;
    left = left.replace(/<!--[\s\S]*?-->/g, "");
  }
  if (left !== before) return left.split("<!--")[0] ?? "";
  const unclosed = left.indexOf("<!--");
  // One that never ends hides all that follows, if it begins a line or stands in HTML; within a sentence it is just shown.
  return unclosed >= 0 && htmlBlocks(left)(unclosed) ? left.slice(0, unclosed) : left;
}

/** Whether a place is in a paragraph behind a line that begins with a tag; to be asked from first to last. */
function htmlBlocks(text: string): (at: number) => boolean {
  const blocks: { from: number; to: number }[] = [];
  let start = 0;
  for (const paragraph of text.split(/\n[ \t]*(?=\n)/)) {
    const tag = /(?:^|\n)[ \t>*+\d.)-]{0,20}<[a-z/!?]/i.exec(paragraph);
    if (tag !== null) blocks.push({ from: start + tag.index, to: start + paragraph.length });
    start = text.indexOf("\n", start + paragraph.length) + 1 || text.length;
  }
  let next = 0;
  return (at) => {
    while ((blocks[next]?.to ?? Number.POSITIVE_INFINITY) < at) next += 1;
    return (blocks[next]?.from ?? Number.POSITIVE_INFINITY) <= at;
  };
}

/** What of a tag matters to a reader: where it leads. */
const kept = new Set(["href", "src"]);
const tagStart = /<(\/?)([a-z][a-z0-9-]*)/gi;

function stripTags(text: string): string {
  const inBlock = htmlBlocks(text);
  const pieces: string[] = [];
  let done = 0;
  for (const match of text.matchAll(tagStart)) {
    if (match.index < done) continue;
    const [opening, slash = "", name = ""] = match;
    const tag = readTag(text, match.index + opening.length, inBlock(match.index));
    if (tag === null) continue;
    pieces.push(text.slice(done, match.index), `<${slash}${name}${slash === "" ? tag.attributes : ""}>`);
    done = tag.end;
  }
  return pieces.join("") + text.slice(done);
}

/** As Markdown reads a tag within a sentence, and as browsers, which take anything for an attribute, read it in a block. */
const strict =
  /[ \t\n]+([a-z_:][\w.:-]{0,100})(?:[ \t\n]*=[ \t\n]*(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"'=<>`]{1,4000})))?/iy;
const lenient = /[\s/]+([^\s/>=]{1,4000})(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]{1,4000})))?/y;
const tagEnd = /\s*\/?>/y;

function readTag(text: string, from: number, inBlock: boolean): { attributes: string; end: number } | null {
  const attribute = inBlock ? lenient : strict;
  const shown: string[] = [];
  let at = from;
  for (;;) {
    tagEnd.lastIndex = at;
    const end = tagEnd.exec(text);
    if (end !== null) return { attributes: shown.join(""), end: at + end[0].length };
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    // In a block, a tag that never ends hides what follows.
    if (match === null) return inBlock && text.slice(at).trim() === "" ? { attributes: "", end: text.length } : null;
    const [whole, name = "", ...values] = match;
    const value = values.find((given) => given !== undefined) ?? "";
    if (kept.has(name.toLowerCase()) && /^[^\s"]+$/.test(value)) shown.push(` ${name}="${value}"`);
    at += whole.length;
  }
}
