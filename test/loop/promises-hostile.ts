/** Texts of a megabyte that make careless readers slow. Each holds a promise somewhere, or nobody would read it. */
const megabyte = 1_000_000;
const tag = "<promise>COMPLETE</promise>";

function filled(piece: string): string {
  return piece.repeat(Math.ceil(megabyte / piece.length));
}

function growing(mark: string): string {
  const pieces: string[] = [];
  for (let length = 1, size = 0; size < megabyte; length++) {
    pieces.push(mark.repeat(length));
    size += length + 1;
  }
  return pieces.join(" ");
}

function ending(text: string): string {
  return `${text}\n\n${tag}`;
}

export const hostileTexts: Readonly<Record<string, string>> = {
  "unclosed fences": ending(filled("```\n~~~~\n")),
  "fences of growing length": ending(growing("`").replaceAll(" ", "\n")),
  "opening tags on one line": filled("<promise>"),
  "opening tags, one per line": filled("<promise>\n"),
  "whole tags on one line": filled(tag),
  "whole tags, then text": `${filled(`${tag}\n`)}And more.`,
  "opening blocks on one line": filled("<loop-complete>"),
  "blocks with criteria": filled("<loop-complete>\n- a ✗\n</loop-complete>\n"),
  "opening comments": ending(filled("<!--")),
  "comments without an end, one per paragraph": ending(filled("a <!--\n\n")),
  "empty comments": ending(filled("<!-->")),
  "backtick runs of growing length": ending(growing("`")),
  "backticks between words": ending(filled("` a `` b ")),
  "escaped backticks": ending(filled("\\`")),
  "quote marks on one line": ending(filled(">")),
  "quote marks, one per line": ending(filled(">\n")),
  "deep quotes again and again": ending(filled(`${"> ".repeat(30)}a\n`)),
  "lists nested on one line": ending(`${filled("- ")}a`),
  "lists nested on one line, with more marks behind": ending(`${"- ".repeat(40)}a ${filled("- ")}`),
  "comments in quotes": ending(filled("> <!--\n\n")),
  "code elements without an end": ending(filled("<code>")),
  "backslashes and angle brackets": ending(filled("\\<a ")),
  "lists nested line by line": ending(
    Array.from({ length: 1_400 }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n"),
  ),
  "blank lines under nested lists": ending(`${"- ".repeat(30)}a${filled("\n")}`),
  asterisks: ending(filled("*")),
  "emphasis around a tag": `${"*".repeat(megabyte / 2)}${tag}${"*".repeat(megabyte / 2)}`,
  underlines: ending(filled("-")),
  "one long line": ending(filled("word ")),
  "one long line of spaces": ending(`a${filled(" ")}b`),
  "short lines": ending(filled("a\n")),
  "empty lines": ending(filled("\n")),
  tabs: ending(filled("\t")),
  "elements that never close": ending(filled("<pre ")),
  "attributes without an end": ending(filled("<a b='")),
  "attributes over attributes": ending(`<a${filled(" b")}`),
  "angle brackets": ending(filled("<")),
  "context lines": `${tag}\n<context>\n${filled("a: 1\n")}`,
  "summary lines": `${tag}\nSummary: a\n${filled("- a\n")}`,
  "reason lines": `<promise>BLOCKED</promise>\nReason: a\n${filled("b\n")}`,
  "letters that grow in lower case": ending(filled("İ")),
};
