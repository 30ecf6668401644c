import { readChecklist } from "./checklist.ts";

/**
 * How ready an issue is for an agent that nobody watches: five questions, 0 to 2 points each. It only looks at what is
 * written, so the same words always give the same score. It is generous: a short honest issue is fine, and what the
 * settings prove need not be said again.
 */
export interface Readiness {
  /** 0 to 10. */
  readonly score: number;
  readonly parts: readonly ReadinessPart[];
}

export interface ReadinessPart {
  readonly name: PartName;
  readonly points: Points;
}

export type PartName = "goal" | "criteria" | "verification" | "scope" | "context";
export type Points = 0 | 1 | 2;

/** So much runs alone; less, with a person after each iteration. */
export const enoughToRunAlone = 8;
/** Less does not start. */
export const enoughToStart = 5;

/** Document 003's words: a tool is used, a colleague is talked with. */
export function shapeOf({ score }: Pick<Readiness, "score">): "tool" | "colleague" | "unclear" {
  if (score >= enoughToRunAlone) return "tool";
  return score >= enoughToStart ? "colleague" : "unclear";
}

export interface Specification {
  readonly title: string;
  readonly body: string;
  /** The settings have rules, so that somebody looks whether it is done. */
  readonly isProved: boolean;
}

export function readiness(given: Specification): Readiness {
  const text = asText(given);
  const parts = (Object.keys(questions) as PartName[]).map((name) => ({ name, points: questions[name](text) }));
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

interface Text {
  readonly title: number;
  /** The body's words, without headings. */
  readonly words: number;
  /** Title and body together. */
  readonly all: string;
  readonly body: string;
  readonly steps: number;
  readonly isProved: boolean;
  /** The sections that say something, by their headings in lower case. */
  readonly sections: readonly string[];
}

const questions: Readonly<Record<PartName, (text: Text) => Points>> = {
  goal: (text) => {
    if (isVague(text)) return 1;
    if ((text.title >= 2 && text.words >= 2) || hasSection(text, /goal|summary|problem|feature/)) return 2;
    return text.title >= 3 || text.words >= 3 ? 1 : 0;
  },
  criteria: (text) => {
    if (text.steps > 0 || expectation.test(text.all) || hasValue(text)) return 2;
    if (hasSection(text, /criteria|acceptance|expected|done/)) return 2;
    return text.words >= 15 || bullets(text.body) >= 2 ? 1 : 0;
  },
  verification: (text) => {
    if (text.isProved || checks.test(text.all) || hasSection(text, /verif|test/)) return 2;
    return questions.criteria(text) === 2 ? 1 : 0;
  },
  scope: (text) => {
    if (places.test(text.all) || limits.test(text.all) || hasSection(text, /scope|where/)) return 2;
    return things.test(text.all) || text.words >= 20 ? 1 : 0;
  },
  context: (text) => {
    if (text.words >= 40 || background.test(text.body) || hasSection(text, /context|background|why|block/)) return 2;
    return text.title + text.words >= 6 ? 1 : 0;
  },
};

const expectation =
  /\b(?:must|should|shall|needs? to|has to|have to|expect\w*|returns?|so that|instead of|no longer|at (?:least|most)|exactly|equals?|prints?|shows?|says?|accepts?|rejects?|fails? with|only (?:if|when)|without)\b/i;
const checks =
  /\b(?:tests?|verif\w+|run|runs|lint\w*|builds?|compiles?|benchmarks?|passes|passing|npm|pnpm|yarn|pytest|cargo|make|curl|reproduc\w+)\b/i;
/** Files, paths, code, names that only programs have. */
const places =
  /`[^`\n]+`|\b[\w-]+\.(?:[a-z]{1,5}|[A-Z]{2,4})\b|(?:^|\s)\.?\/?[\w.-]+\/[\w./-]+|\b\w+\(\)|\b[a-z]+[A-Z]\w+|\b[a-z\d]+_[a-z\d_]+\b|^```/m;
const limits =
  /\b(?:only (?:in|the|this)|leave \w+ (?:alone|as)|out of scope|do(?: no|n['’])t (?:touch|change|add))\b/i;
const things =
  /\b(?:api|app|button|class|cli|command|component|config\w*|database|dependenc\w+|docs?|documentation|dialog|endpoint|error|field|file|form|function|header|login|menu|method|module|option|page|parser|query|readme|route|screen|script|server|settings?|table|tests?|type|workflow)s?\b/i;
const background =
  /```|https?:|\bbecause\b|\bcurrently\b|\bat the moment\b|\bversion\b|\bsince\b|\bwhen I\b|\bsteps to reproduce\b|\bError:|\bTraceback\b/i;

function hasValue({ body }: Text): boolean {
  return /(?:^|[\s=:(])-?\d+(?:[.,]\d+)?%?(?=$|[\s.,;:)])|"[^"\n]+"|“[^”\n]+”|`[^`\n]+`/m.test(body);
}

const vague =
  /\b(?:better|nicer|improve\w*|clean ?up|cleaner|optimi[sz]e\w*|enhance\w*|moderni[sz]e\w*|polish|refactor|fix (?:it|this|stuff|things|everything)|stuff|things|somehow|something)\b/i;

/** Words that everybody agrees with, and nothing that anybody could look at. */
function isVague(text: Text): boolean {
  const isConcrete = text.steps > 0 || places.test(text.all) || hasValue(text) || expectation.test(text.all);
  return vague.test(text.all) && !isConcrete;
}

function hasSection({ sections }: Text, wanted: RegExp): boolean {
  return sections.some((name) => wanted.test(name));
}

function bullets(body: string): number {
  return body.match(/^\s*(?:[-*+]|\d+[.)])\s+\S/gm)?.length ?? 0;
}

/** A form leaves a heading for each question, answered or not. */
const unanswered = /^_?no response_?$/i;
const headingLine = /^#{1,6}\s+(.+?)\s*#*$/;

function asText({ title, body, isProved }: Specification): Text {
  const lines = body.split("\n").filter((line) => !unanswered.test(line.trim()));
  const sections: string[] = [];
  const prose: string[] = [];
  let heading: string | null = null;
  for (const line of lines) {
    const name = headingLine.exec(line.trim())?.[1];
    if (name !== undefined) heading = name.toLowerCase();
    else {
      prose.push(line);
      if (heading !== null && countWords(line) >= 2) sections.push(heading);
    }
  }
  const said = prose.join("\n");
  return {
    title: countWords(title),
    words: countWords(said),
    all: `${title}\n${said}`,
    body: said,
    steps: readChecklist(said).length,
    isProved,
    sections,
  };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’._/-]*/gu)?.length ?? 0;
}
