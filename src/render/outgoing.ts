/**
 * Text of an agent, a rule or an issue on its way into a comment or a commit: it can be read, and it can't do anything.
 * A zero-width space breaks what GitHub acts upon, and shows nothing.
 */
const breaker = "\u200b";

const invisible = /[\p{DI}\u200b-\u200f\u202a-\u202e\ufff9-\ufffb]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)/g;
/** More marks on one letter only cover the lines around it. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** One line, without anything that acts: for tables, titles, commit subjects and status lines. */
export function plainLine(text: string, most: number): string {
  // Tamed as it will stand there: two words over two lines are one phrase on one.
  return shortened(tamed(unhidden(text).replace(/\s+/g, " ").trim()), most);
}

/** Several lines as a fenced block that nothing inside can end. */
export function codeBlock(text: string, most: number): string {
  const lines = unmarked(unhidden(text).replace(/\r\n?/g, "\n"));
  const clean = shortened(uncommanded(lines).replace(/\s+$/, ""), most);
  const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${clean}\n${fence}`;
}

/** For a cell of a Markdown table, or any text between other Markdown. */
export function markdownLine(text: string, most: number): string {
  return plainLine(text, most)
    .replace(/[\\`*_{}[\]<>|~$!&]/g, (mark) => entities[mark] ?? `\\${mark}`)
    .replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** A sentence of ours with somebody's words in it: commands stay code, so that they can be copied. */
export function markdownSentence(text: string): string {
  return text
    .split(/(`\/rondo [\w=+ -]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : spaced(part)))
    .join("");
}

/** The same, line by line; a list of ours stays one. */
export function markdownLines(text: string): string {
  return text.replace(/^(- )?(.*)$/gm, (_, item = "", line: string) => item + markdownSentence(line));
}

/** `markdownLine` trims; the spaces beside a command must stay. */
function spaced(text: string): string {
  const inner = markdownLine(text, 600);
  const before = /^\s/.test(text) ? " " : "";
  const after = /\s$/.test(text) && inner !== "" ? " " : "";
  return `${before}${inner}${after}`;
}

const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/** What GitHub, or a bot that reads along, acts upon; each with where it is broken. */
const acts: readonly (readonly [RegExp, string])[] = [
  // Mentions of people and teams, and addresses of mail.
  [/@(?=[\w[])/g, `@${breaker}`],
  [/#(?=\d)/g, `#${breaker}`],
  [/(?<![a-z0-9])(GH-)(?=\d)/gi, `$1${breaker}`],
  [/(?<![a-z0-9])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])([0-9a-f])(?=[0-9a-f]{6,39}(?![a-z0-9]))/gi, `$1${breaker}`],
  [
    /(?<![a-z0-9])([cfr])(?=(?:lose[sd]?|ix(?:e[sd])?|esolve[sd]?)\s?:?\s*(?:#|gh-|[\w.-]+\/[\w.-]+#|https?:))/gi,
    `$1${breaker}`,
  ],
  [/:\/\//g, `:${breaker}//`],
  [/(?<![a-z0-9])(www)\./gi, `$1${breaker}.`],
  // Words that make CI look away.
  [/\[(?=(?:skip|no)[ -][\w ]{1,20}\])/gi, `[${breaker}`],
  [/\[(?=\w{1,20}[ -]skip\])/gi, `[${breaker}`],
  [/(skip-checks)(?=\s*:)/gi, `$1${breaker}`],
  [/\*\*\*(?=NO_CI\*\*\*)/gi, `***${breaker}`],
];

function tamed(text: string): string {
  return uncommanded(acts.reduce((left, [act, broken]) => left.replace(act, broken), unmarked(text)));
}

/** Bots take a line that begins with `/word` for a command, in code too. A path goes on with another slash or a dot. */
function uncommanded(text: string): string {
  return text.replace(/^([ \t>]*)\/(?=[a-z][\w-]*(?:\s|$))/gim, `$1${breaker}/`);
}

/** The state's marker must be there once, and be ours. */
function unmarked(text: string): string {
  return text.replace(/rondo:state:/gi, `rondo:${breaker}state:`);
}

function unhidden(text: string): string {
  return text
    .toWellFormed()
    .replace(escapeSequence, "")
    .replace(control, " ")
    .replace(invisible, "")
    .replace(piledMarks, "$1");
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the two halves of one character.
  const end = /[\ud800-\udbff]$/.test(text.slice(0, most - 1)) ? most - 2 : most - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
