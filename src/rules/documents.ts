import { fail, pass, type Verdict } from "./world.ts";

/** A Markdown file of the documentation. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

interface Split {
  readonly prose: readonly string[];
  readonly blocks: number;
}

/** The lines outside of fenced code, and how many fenced blocks have something in them. */
function split(text: string): Split {
  const prose: string[] = [];
  let open: string | null = null;
  let filled = false;
  let blocks = 0;
  for (const line of text.split(/\r?\n/)) {
    const mark = fence.exec(line)?.[1] ?? null;
    if (open === null && mark !== null) [open, filled] = [mark, false];
    else if (open && mark?.startsWith(open) && line.trim() === mark) {
      if (filled) blocks += 1;
      open = null;
    } else if (open === null) prose.push(line);
    else filled ||= line.trim() !== "";
  }
  return { prose, blocks };
}

/** Every page that explains how to use something shows it; the README does so in any case. */
export function hasExamples(pages: readonly Page[]): Verdict {
  const needs = pages.filter(({ path, text }) => /^readme\.md$/i.test(path) || /^#+ .*\b(usage|example)/im.test(text));
  const without = (needs.length > 0 ? needs : pages).filter(({ text }) => split(text).blocks === 0);
  if (without.length === 0) return pass(`${pages.length} pages, with examples`);
  return fail(`no example (a fenced code block) in ${names(without)}`);
}

export function structureValid(pages: readonly Page[]): Verdict {
  const faults = pages.flatMap(({ path, text }) => headingFault(text).map((fault) => `${path}: ${fault}`));
  return faults.length === 0 ? pass(`${pages.length} pages, in order`) : fail(faults.slice(0, 20).join("\n"));
}

function headingFault(text: string): readonly string[] {
  const { prose } = split(text.replace(/^---\n[\s\S]*?\n---\n/, ""));
  const headings = prose.flatMap((line) => {
    const [, marks = "", title = ""] = /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
    return marks === "" ? [] : [{ level: marks.length, title }];
  });
  const [top] = headings;
  if (top === undefined) return ["it has no heading"];
  if (top.level !== 1) return [`its first heading, "${top.title}", is of level ${top.level}; it must be 1`];
  const jump = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  const [before, after] = [headings[jump - 1], headings[jump]];
  return before && after ? [`"${after.title}" is of level ${after.level}, right below a level ${before.level}`] : [];
}

/** The LIX index, which works for many languages: 40 is a newspaper, above 60 only experts follow. */
const hardest = 60;
const leastWords = 100;

export function readable(pages: readonly Page[]): Verdict {
  const text = pages.flatMap(({ text: page }) => split(page).prose.filter(isProse)).join("\n");
  const plain = text.replace(/`[^`\n]*`|\]\([^)\n]*\)|https?:\S+/g, " ");
  const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length < leastWords) return fail(`only ${words.length} words; ${leastWords} are needed to judge them`);
  const sentences = Math.max(1, (plain.match(/[.!?:](?=\s|$)/g) ?? []).length);
  const long = words.filter((word) => word.length > 6).length;
  const lix = Math.round(words.length / sentences + (100 * long) / words.length);
  const message = `LIX ${lix}, at most ${hardest} wanted (shorter sentences and words lower it)`;
  return lix <= hardest ? pass(message) : fail(message);
}

const isProse = (line: string): boolean => !/^\s*(#|\||[-*+] |\d+\. |>|<)/.test(line);

function names(pages: readonly Page[]): string {
  return pages
    .slice(0, 10)
    .map(({ path }) => path)
    .join(", ");
}
