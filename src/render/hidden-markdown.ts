/** Markdown that is not shown: the text of images, titles of links, definitions that nobody uses, white formulas. */
export function withoutHiddenMarkdown(text: string): string {
  return withoutTitles(withoutImageTexts(withoutDefinitions(withoutLabels(withoutPhantoms(text)))));
}

const definition =
  /^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*\n?[ \t]*(<[^>\n]{0,2000}>|[^\s<]\S{0,2000})(?:[ \t]*\n?[ \t]*(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\)))?[ \t]*$/gm;
const footnote = /^ {0,3}\[\^([^\]\n]{1,200})\]:.*(?:\n(?: {2,}|\t).*)*/gm;

/** Of `[words][label]` nobody sees the label: the address takes its place. */
function withoutLabels(text: string): string {
  const addresses = new Map(
    Array.from(text.matchAll(definition), ([, label = "", address = ""]) => [label.toLowerCase(), bare(address)]),
  );
  if (addresses.size === 0) return text;
  return text.replace(/\]\[([^[\]\n]{1,201})\]/g, (whole, label: string) => {
    const address = addresses.get(label.toLowerCase());
    return address === undefined ? whole : `](${address})`;
  });
}

/** Without its angle brackets; nothing, where words are hidden in it. */
function bare(address: string): string {
  const plain = address.replace(/^<|>$/g, "");
  return /\s/.test(plain) ? "" : plain;
}

/** `[//]: # (words)` is shown nowhere. A definition that is used keeps its address. */
function withoutDefinitions(text: string): string {
  const uses = usesOf(text);
  return text
    .replace(definition, (_, label: string, address: string) => {
      return uses(label) && bare(address) !== "" ? `[${label}]: ${bare(address)}` : "";
    })
    .replace(footnote, (whole, label: string) => (uses(`^${label}`) ? whole : ""));
}

/** Whether a label stands anywhere but where it is defined. */
function usesOf(text: string): (label: string) => boolean {
  const used = new Set(
    Array.from(text.matchAll(/\[([^[\]\n]{1,201})\](?!:)/g), ([, label = ""]) => label.toLowerCase()),
  );
  return (label) => used.has(label.toLowerCase());
}

const longestLabel = 2_000;

function withoutImageTexts(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (let at = text.indexOf("!["); at >= 0; at = text.indexOf("![", Math.max(at + 2, done))) {
    const end = closingBracket(text, at + 1);
    if (end === null) continue;
    pieces.push(text.slice(done, at), "![]");
    done = end + 1;
  }
  return pieces.join("") + text.slice(done);
}

/** Brackets nest, and those behind a backslash do not count. */
function closingBracket(text: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + longestLabel); at += 1) {
    const letter = text[at];
    if (letter === "\\") at += 1;
    else if (letter === "[") depth += 1;
    else if (letter === "]") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

const title =
  /\](\([ \t]{0,20}\n?[ \t]{0,20}(?:<[^<>\n]{0,2000}>|[^\s()<>]{0,2000}))[ \t]{0,20}\n?[ \t]{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))\s?\)/g;

function withoutTitles(text: string): string {
  return text.replace(title, "]$1)");
}

const formula = /\$\$[^$]{0,3000}\$\$|\$`[^`]{0,3000}`\$|\$[^$\n]{0,3000}\$/g;
const phantom =
  /\\(?:[hv]?phantom|(?:text)?color|f?colorbox|definecolor|tiny|smash|[rl]lap|class|style|href)(?![a-z])/i;

/** Formulas can be white on white, or leave space for words that they do not show. */
function withoutPhantoms(text: string): string {
  return text.replace(formula, (whole) => (hasPhantom(whole) ? "" : whole));
}

export function hasPhantom(text: string): boolean {
  return phantom.test(text);
}
