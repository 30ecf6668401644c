import { markerLength } from "./blocks.ts";
import { codeAt, isDigit, trimmed } from "./characters.ts";
import type { PromiseKind } from "./promises.ts";

/** What an agent may say after its promise: labelled lines, criteria, and a `<context>` block. */
export interface PromiseDetails {
  readonly summary: string | null;
  readonly reason: string | null;
  readonly blockingIssue: string | null;
  readonly criteria: readonly Criterion[];
  readonly context: Readonly<Record<string, ContextValue>> | null;
}

export type ContextValue = string | number | boolean;

export interface Criterion {
  readonly text: string;
  readonly met: boolean;
}

/** What a line after a promise is; `other` takes the promise back. */
export type Detail = "label" | "criterion" | "context" | "continuation" | "other";

type Label = "summary" | "reason" | "blockingIssue";

const labelled = /^(?:[-*+][ \t]+)?[*_]{0,3}(summary|reason|blocking issue)[*_]{0,3}[ \t]*:[*_]{0,3}[ \t]*(.*)$/i;
const labels: Readonly<Record<string, Label>> = {
  summary: "summary",
  reason: "reason",
  "blocking issue": "blockingIssue",
};
const listItem = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(.*)$/;
const metMark = /[✓✔✅☑]|\[x\]/iu;
const unmetMark = /[✗✘✖❌☐☒⬜]|\[ \]/u;

const maxText = 2_000;
const maxCriteria = 50;
const maxContextKeys = 30;

export class Closing {
  readonly #texts: Partial<Record<Label, string>> = {};
  readonly #criteria: Criterion[] = [];
  readonly #context = new Map<string, ContextValue>();
  #contextOpen = false;
  #hasContext = false;
  #label: Label | null = null;

  /** Nothing was read yet that a later promise must not inherit. */
  get isEmpty(): boolean {
    return this.#criteria.length === 0 && !this.#hasContext && this.#label === null;
  }

  get insideContext(): boolean {
    return this.#contextOpen;
  }

  get hasUnmetCriterion(): boolean {
    return this.#criteria.some((criterion) => !criterion.met);
  }

  read(line: string, after: PromiseKind | null): Detail {
    if (after === null) return "other";
    const content = trimmed(line);
    if (codeAt(content, 0) === 0x3c && /^<context>/i.test(content)) return this.#openContext(content);
    const [, name, value] = (content.includes(":") && labelled.exec(content)) || [];
    if (name !== undefined) {
      this.#label = labels[name.toLowerCase()] ?? null;
      if (this.#label) this.#texts[this.#label] ??= value ?? "";
      return "label";
    }
    if (this.#goesOn(content, after)) return this.#append(line);
    return this.readCriterion(content) === "none" ? "other" : "criterion";
  }

  readBlank(): void {
    if (this.#label && this.#texts[this.#label]) this.#append("");
  }

  /** Hidden text is no detail of its own; the reason of a stop may hold code and quotes. */
  readHidden(line: string, after: PromiseKind | null): Detail {
    return after !== null && this.#isOpenEnded(after) ? this.#append(line) : "other";
  }

  /** Outside of a `<loop-complete>` block only list items are criteria. */
  readCriterion(line: string, where: "list" | "block" = "list"): "met" | "unmet" | "none" {
    const content = trimmed(line);
    const text = listItem.exec(content)?.[1] ?? (where === "block" ? content : undefined);
    const met = text !== undefined && metMark.test(text);
    const unmet = text !== undefined && unmetMark.test(text);
    if (text === undefined || (!met && !unmet)) return "none";
    const bare = text.replace(metMark, "").replace(unmetMark, "").trim().replace(/:$/, "").trim();
    if (this.#criteria.length < maxCriteria) this.#criteria.push({ text: bare.slice(0, 200), met: !unmet });
    return unmet ? "unmet" : "met";
  }

  /** Gives what the line says after the block's end. */
  readContext(line: string): string {
    const end = line.includes("<") ? line.search(/<\/context>/i) : -1;
    const content = trimmed(end < 0 ? line : line.slice(0, end));
    const colon = this.#context.size < maxContextKeys ? content.indexOf(":") : -1;
    if (colon > 0) {
      const key = trimmed(content.slice(0, colon)).slice(0, 60);
      this.#context.set(key, contextValue(trimmed(content.slice(colon + 1))));
    }
    if (end < 0) return "";
    this.#contextOpen = false;
    return line.slice(end + "</context>".length).trim();
  }

  details(): PromiseDetails {
    const context = this.#hasContext ? Object.fromEntries(this.#context) : null;
    const told = this.#context.has("reason") ? String(this.#context.get("reason")) : null;
    return {
      summary: cleaned(this.#texts.summary),
      reason: cleaned(this.#texts.reason) ?? told,
      blockingIssue: cleaned(this.#texts.blockingIssue),
      criteria: this.#criteria,
      context,
    };
  }

  #openContext(content: string): Detail {
    this.#label = null;
    this.#hasContext = true;
    this.#contextOpen = true;
    return this.readContext(content.slice("<context>".length)) === "" ? "context" : "other";
  }

  /**
   * A summary goes on only as a list. The reason of a stop may be a whole question with options and a closing sentence:
   * to stop on too much text is the safe mistake there, and to complete on it is not.
   */
  #goesOn(content: string, after: PromiseKind): boolean {
    return this.#label !== null && (this.#isOpenEnded(after) || isItem(content));
  }

  #isOpenEnded(after: PromiseKind): boolean {
    const stops = after !== "COMPLETE" && after !== "CONTINUE";
    return stops && this.#label !== null && this.#label !== "summary";
  }

  #append(line: string): Detail {
    if (this.#label) {
      const text = this.#texts[this.#label] ?? "";
      if (text.length < maxText) this.#texts[this.#label] = text === "" ? line.trimEnd() : `${text}\n${line.trimEnd()}`;
    }
    return "continuation";
  }
}

function isItem(content: string): boolean {
  const marker = markerLength(content);
  const next = marker > 0 ? codeAt(content, marker) : -1;
  return next === 0x20 || next === 0x09;
}

function contextValue(written: string): ContextValue {
  const first = codeAt(written, 0);
  const quoted = first === 0x22 || first === 0x27 ? /^"(.*)"$|^'(.*)'$/.exec(written) : null;
  if (quoted) return (quoted[1] ?? quoted[2] ?? "").slice(0, 500);
  if (written === "true" || written === "false") return written === "true";
  if ((isDigit(first) || first === 0x2d) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(written)) return Number(written);
  return written.slice(0, 500);
}

function cleaned(text: string | undefined): string | null {
  const trimmed = (text ?? "").slice(0, maxText).trim();
  return trimmed === "" ? null : trimmed;
}
