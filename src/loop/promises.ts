import { isBlank, isProse, trimmed } from "./characters.ts";
import { asciiLower } from "./inline.ts";
import { hiddenAt, type Line, visitLines } from "./markdown.ts";
import { Closing, type Detail, type PromiseDetails } from "./promise-details.ts";
import { foldCase, maxShown, mirrored, placesOf, sentence, short, withoutEmphasis } from "./promise-text.ts";
import { type DeclaredPromise, declaredPromises } from "./settings.ts";

export type PromiseKind = "COMPLETE" | "BLOCKED" | "ESCALATE" | "CONTINUE" | "ERROR";

/** From the most cautious to the least: of two different promises in one message, the earlier one here counts. */
export const caution: readonly PromiseKind[] = ["ERROR", "BLOCKED", "ESCALATE", "CONTINUE", "COMPLETE"];

const aliases: ReadonlyMap<string, PromiseKind> = new Map([
  ["COMPLETE", "COMPLETE"],
  ["LOOP_COMPLETE", "COMPLETE"],
  ["LOOP_DONE", "COMPLETE"],
  ["BLOCKED", "BLOCKED"],
  ["LOOP_BLOCKED", "BLOCKED"],
  ["ESCALATE", "ESCALATE"],
  ["LOOP_ESCALATE", "ESCALATE"],
  ["CONTINUE", "CONTINUE"],
  ["LOOP_CONTINUE", "CONTINUE"],
  ["ERROR", "ERROR"],
  ["LOOP_ERROR", "ERROR"],
]);

export interface PromiseRules {
  readonly promises: readonly DeclaredPromise[];
  /** Free texts that mean COMPLETE. */
  readonly texts: readonly string[];
  /** Anywhere in the message outside code, quotes and comments, instead of alone at its end. */
  readonly lenient: boolean;
}

export const defaultPromiseRules: PromiseRules = { promises: declaredPromises, texts: [], lenient: false };

export interface IgnoredPromise {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

export interface DetectedPromise extends PromiseDetails {
  readonly promise: PromiseKind | null;
  /** As it was written: `LOOP_DONE`, `loop-complete`, or the free text. */
  readonly text: string | null;
  /** The message held different promises. */
  readonly conflict: boolean;
  readonly ignored: readonly IgnoredPromise[];
}

/** The canonical word for a promise as people write it in settings: bare, an alias, or with its tag. */
export function promiseKind(written: string): PromiseKind | null {
  const word = /^<promise>([^<]*)<\/promise>$/i.exec(written.trim())?.[1] ?? written;
  const bare = word.trim();
  // Letters that become ASCII in upper case (ı, ſ) are not the letters that they look like.
  return /^[A-Za-z_]+$/.test(bare) ? (aliases.get(bare.toUpperCase()) ?? null) : null;
}

/** What the agent promised in its final message, and which of its tags did not count and why. */
export function detectPromise(message: string, rules: PromiseRules = defaultPromiseRules): DetectedPromise {
  const texts = rules.texts.map((text) => text.trim()).filter((text) => text !== "");
  if (!mayHoldPromise(message, texts)) return nothing;
  const reader = new PromiseReader({ ...rules, texts });
  visitLines(message, (line) => reader.read(line));
  return reader.finish();
}

const nothing: DetectedPromise = {
  promise: null,
  text: null,
  summary: null,
  reason: null,
  blockingIssue: null,
  criteria: [],
  context: null,
  conflict: false,
  ignored: [],
};

/** Most of what agents print holds no promise at all; this spares it the reading. */
function mayHoldPromise(message: string, texts: readonly string[]): boolean {
  if (anyTag.test(message)) return true;
  if (texts.length === 0) return false;
  const folded = foldCase(message);
  return texts.some((text) => folded.includes(foldCase(text)));
}

interface Found {
  readonly kind: PromiseKind;
  readonly text: string;
  readonly line: number;
  readonly written: string;
}

const promiseTag = "<promise";
const blockTag = "<loop-complete";
const blockEnd = "</loop-complete>";
const anyTag = /<(?:promise|loop-complete)/i;
/** More than a person would read; a hostile message has a hundred thousand. */
const maxIgnored = 1_000;

class PromiseReader {
  readonly #rules: PromiseRules;
  #found: Found[] = [];
  #closing = new Closing();
  readonly #ignored: IgnoredPromise[] = [];
  /** The open `<loop-complete>` block. */
  #block: { readonly line: number; met: boolean } | null = null;
  #lastProse: string | null = null;

  constructor(rules: PromiseRules) {
    this.#rules = rules;
  }

  read(line: Line): void {
    if (this.#block) this.#insideBlock(line, this.#block);
    else if (this.#closing.insideContext) this.#insideContext(line);
    else if (isBlank(line.text)) this.#closing.readBlank();
    else if (!this.#readTags(line)) this.#readOther(line);
  }

  finish(): DetectedPromise {
    if (this.#block) this.#ignore(this.#block.line, "<loop-complete>", "the block is not closed");
    if (this.#closing.insideContext) this.#dropFound("an unclosed <context> follows it");
    if (this.#closing.hasUnmetCriterion) this.#dropFound("a criterion after it is not met", "COMPLETE");
    const [winner] = [...this.#found].sort((a, b) => caution.indexOf(a.kind) - caution.indexOf(b.kind));
    const ignored = [...this.#ignored].sort((a, b) => a.line - b.line);
    if (!winner) return { ...nothing, ignored };
    const details = this.#closing.details();
    return {
      promise: winner.kind,
      text: winner.text,
      ...details,
      summary: details.summary ?? (this.#lastProse && short(sentence(this.#lastProse), 300)),
      conflict: this.#found.some((found) => found.kind !== winner.kind),
      ignored,
    };
  }

  /** True if the line is about promises and nothing else. */
  #readTags(line: Line): boolean {
    if (line.hasMark && anyTag.test(line.text)) {
      const lower = asciiLower(line.text);
      if (lower.includes(blockTag)) return this.#openBlock(line, lower);
      return this.#readPromiseTags(line, lower);
    }
    return this.#rules.texts.length > 0 && this.#readFreeText(line);
  }

  #readPromiseTags(line: Line, lower: string): boolean {
    const alone = /^([*_]*)<promise>([^<]*)<\/promise>([*_]*)$/i.exec(trimmed(line.text));
    const isAlone = alone !== null && alone[1] === mirrored(alone[3] ?? "");
    const lastEnd = lower.lastIndexOf("</promise");
    for (const at of placesOf(promiseTag, lower)) {
      const tag = /^<promise>([^<]*)<\/promise>/i.exec(line.text.slice(at, at + 200));
      const written = tag?.[0] ?? line.text.slice(at, at + maxShown);
      const hidden = hiddenAt(line, at);
      if (hidden) this.#ignore(line.number, written, `it is inside ${hidden}`);
      else if (!tag) this.#ignore(line.number, written, malformed(lastEnd > at));
      else if (!isAlone && !this.#rules.lenient) this.#ignore(line.number, written, "it is not alone on its line");
      else this.#accept(line.number, written, (tag[1] ?? "").trim());
    }
    return isAlone && line.hidden === null && hiddenAt(line, line.text.indexOf("<")) === null;
  }

  #accept(line: number, written: string, word: string, text = word): void {
    const free = this.#rules.texts.find((promised) =>
      [word, written].some((said) => foldCase(said) === foldCase(promised)),
    );
    const kind = free ? "COMPLETE" : promiseKind(word);
    if (!kind) {
      this.#ignore(line, written, `"${short(word)}" is not a promise; known are ${caution.join(", ")}`);
    } else if (isDeclarable(kind) && !this.#rules.promises.includes(kind)) {
      this.#ignore(line, written, `${kind} is not among this loop's promises (${this.#rules.promises.join(", ")})`);
    } else this.#found.push({ kind, text, line, written });
  }

  #readFreeText(line: Line): boolean {
    const folded = foldCase(line.text);
    const said = withoutEmphasis(folded.trim());
    for (const text of this.#rules.texts) {
      const wanted = foldCase(text);
      const isAlone = said === wanted || said.replace(/[.!]$/, "") === wanted;
      const places = placesOf(wanted, folded);
      const [first] = places;
      if (first === undefined) continue;
      const hidden = hiddenAt(line, first);
      const isHidden = places.every((at) => hiddenAt(line, at) !== null);
      if (isHidden) this.#ignore(line.number, text, `it is inside ${hidden}`);
      else if (!isAlone && !this.#rules.lenient) this.#ignore(line.number, text, "it is not alone on its line");
      else {
        this.#accept(line.number, text, text);
        return isAlone;
      }
    }
    return false;
  }

  #openBlock(line: Line, lower: string): boolean {
    const isAlone = /^[*_]*<loop-complete>/i.test(line.text.trim());
    for (const at of placesOf(blockTag, lower)) {
      const hidden = hiddenAt(line, at);
      const start = at + blockTag.length + 1;
      if (hidden) this.#ignore(line.number, "<loop-complete>", `it is inside ${hidden}`);
      else if (lower[start - 1] !== ">") this.#ignore(line.number, blockTag, "it is not a whole tag");
      else if (!isAlone && !this.#rules.lenient)
        this.#ignore(line.number, "<loop-complete>", "it is not alone on its line");
      else {
        this.#block = { line: line.number, met: true };
        this.#insideBlock(line, this.#block, start);
        return isAlone;
      }
    }
    return false;
  }

  #insideBlock(line: Line, block: { readonly line: number; met: boolean }, start = 0): void {
    const lower = line.hasMark ? asciiLower(line.text) : "";
    const end = placesOf(blockEnd, lower, start).find((at) => hiddenAt(line, at) === null);
    if (this.#closing.readCriterion(line.text.slice(start, end), "block") === "unmet") block.met = false;
    // One that says BLOCKED between its criteria is not done.
    if (lower.includes(promiseTag)) this.#readPromiseTags(line, lower);
    if (end === undefined) return;
    this.#block = null;
    const isLast = /^[*_\s]*$/.test(line.text.slice(end + blockEnd.length));
    if (!block.met) this.#ignore(block.line, "<loop-complete>", "one of its criteria is not met");
    else this.#accept(block.line, "<loop-complete>", "COMPLETE", "loop-complete");
    if (!isLast) this.#readText(line.number);
  }

  #insideContext(line: Line): void {
    const tags = line.hasMark ? placesOf(promiseTag, asciiLower(line.text)) : [];
    for (const at of tags) this.#ignore(line.number, line.text.slice(at, at + maxShown), "it is inside <context>");
    const rest = this.#closing.readContext(line.text);
    if (rest !== "") this.#readText(line.number);
  }

  /** A line that is no promise: one that may follow a promise, or one that takes an earlier promise back. */
  #readOther(line: Line): void {
    const after = this.#found.at(-1)?.kind ?? null;
    const detail: Detail = line.hidden
      ? this.#closing.readHidden(line.text, after)
      : this.#closing.read(line.text, after);
    if (detail !== "other") return;
    this.#readText(line.number);
    if (line.hidden === null && this.#found.length === 0 && isProse(line.text)) this.#lastProse = line.text;
  }

  #readText(line: number): void {
    // Most lines follow no promise, and need no words for it.
    const isNothing = this.#found.length === 0 && this.#closing.isEmpty;
    if (!isNothing && !this.#rules.lenient) this.#dropFound(`other text follows it (line ${line})`);
  }

  #dropFound(why: string, kind?: PromiseKind): void {
    if (this.#found.length > 0) {
      const isDropped = (found: Found) => kind === undefined || found.kind === kind;
      for (const found of this.#found.filter(isDropped)) this.#ignore(found.line, found.written, why);
      this.#found = this.#found.filter((found) => !isDropped(found));
    }
    if (this.#found.length === 0 && !this.#closing.isEmpty) this.#closing = new Closing();
  }

  #ignore(line: number, text: string, why: string): void {
    if (this.#ignored.length < maxIgnored) this.#ignored.push({ line, text: short(text), why });
  }
}

function malformed(isClosed: boolean): string {
  return isClosed ? "it is not written as <promise>WORD</promise>" : "it is not closed on its line";
}

function isDeclarable(kind: PromiseKind): kind is DeclaredPromise {
  return declaredPromises.some((declared) => declared === kind);
}
