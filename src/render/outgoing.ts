/**
 * Text of an agent, a rule or an issue on its way into a comment or a commit: it can be read, and it can't do anything.
 * A zero-width space breaks what GitHub acts upon, and shows nothing.
 */
const breaker = "\u200b";

const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)/g;
const closingKeyword = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?\s+(?:#|gh-|[\w.-]+\/[\w.-]+#|https?:))/gi;
const skipWord = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi;

/** One line, without anything that acts: for tables, titles, commit subjects and status lines. */
export function plainLine(text: string, most: number): string {
  return shortened(tamed(text).replace(/\s+/g, " ").trim(), most);
}

/** Several lines as a fenced block that nothing inside can end. */
export function codeBlock(text: string, most: number): string {
  const clean = shortened(unmarked(unhidden(text).replace(/\r\n?/g, "\n")).replace(/\s+$/, ""), most);
  const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${clean}\n${fence}`;
}

/** For a cell of a Markdown table, or any text between other Markdown. */
export function markdownLine(text: string, most: number): string {
  return plainLine(text, most).replace(/[\\`*_{}[\]<>|~$!&]/g, (mark) => entities[mark] ?? `\\${mark}`);
}

/** A sentence of ours with somebody's words in it: commands stay code, so that they can be copied. */
export function markdownSentence(text: string): string {
  return text
    .split(/(`\/rondo [\w=+ -]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : spaced(part)))
    .join("");
}

/** `markdownLine` trims; the spaces beside a command must stay. */
function spaced(text: string): string {
  const inner = markdownLine(text, 600);
  const before = /^\s/.test(text) ? " " : "";
  const after = /\s$/.test(text) && inner !== "" ? " " : "";
  return `${before}${inner}${after}`;
}

const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

function tamed(text: string): string {
  return unmarked(unhidden(text))
    .replace(/@(?=[\w[])/g, `@${breaker}`)
    .replace(/#(?=\d)/g, `#${breaker}`)
    .replace(/\bGH-(?=\d)/gi, (reference) => `${reference}${breaker}`)
    .replace(closingKeyword, (word) => word.slice(0, 1) + breaker + word.slice(1))
    .replace(skipWord, (_, words: string) => `[${words.replace(" ", `${breaker} `)}]`)
    .replace(/:\/\//g, `:${breaker}//`)
    .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}${breaker}.`)
    .replace(/(^|\n)(\s*)\/(?=\w)/g, `$1$2${breaker}/`);
}

/** The state's marker must be there once, and be ours. */
function unmarked(text: string): string {
  return text.replace(/rondo:state:/gi, `rondo:${breaker}state:`);
}

function unhidden(text: string): string {
  return text.toWellFormed().replace(escapeSequence, "").replace(control, " ").replace(invisible, "");
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the two halves of one character.
  const end = /[\ud800-\udbff]$/.test(text.slice(0, most - 1)) ? most - 2 : most - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
