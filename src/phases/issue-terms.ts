import {
  entitled,
  frozenEntries,
  longestFrozen,
  readTaskFrontmatter,
  withoutFrontmatter,
} from "../config/task-frontmatter.ts";
import { type Readiness, readiness, shapeOf } from "../loop/readiness.ts";
import type { Settings } from "../loop/settings.ts";
import { visibleText } from "../render/incoming.ts";
import { markdownLine } from "../render/outgoing.ts";
import { detailWanted } from "../render/readiness.ts";
import type { Trust } from "./hear.ts";
import { type LoopSettings, loopSettings, type SettingsSource } from "./loop-settings.ts";

/** What an issue itself says about its loop: its frontmatter, and how much its words tell an agent. */
export interface Terms {
  readonly settings: Settings;
  readonly issueSettings: string | null;
  readonly readiness: number | null;
  /** What its author should know, for one comment on the issue; null: nothing. */
  readonly remark: string | null;
}

export type IssueTerms =
  | ({ readonly kind: "terms" } & Terms)
  /** `reply`: what is said on the issue. */
  | { readonly kind: "refused"; readonly why: string; readonly reply: string };

export interface Asking {
  readonly issue: { readonly number: number; readonly author: string };
  /** The words at the moment of the event. */
  readonly task: { readonly title: string; readonly body: string };
  /** The path of the file of the default branch that is the task; null: the issue is. */
  readonly file: string | null;
  readonly by: string;
  /** The label that asks for it; null: a person said in so many words that it should start. */
  readonly label: string | null;
  readonly source: SettingsSource;
  readonly settings: Settings;
}

export async function issueTerms(asking: Asking, trust: Trust): Promise<IssueTerms> {
  const read = await fromFrontmatter(asking, trust);
  if (read.kind === "refused") return read;
  const { settings } = read;
  if (asking.label === null || !settings.readiness) return read;
  const scored = readinessOf(asking.task, settings);
  if (shapeOf(scored) !== "unclear") return { ...read, readiness: scored.score };
  const why = `The issue says too little for an agent that works alone (${scored.score} of 10 points), so nothing was started.`;
  return { kind: "refused", why, reply: detailWanted(scored, asking.by, asking.label) };
}

function readinessOf({ title, body }: Asking["task"], settings: Settings): Readiness {
  const isProved = settings.rules.length > 0 || settings.ciWorkflows.length > 0 || settings.evaluator !== null;
  return readiness({ title, body: visibleText(withoutFrontmatter(body)), isProved });
}

async function fromFrontmatter(asking: Asking, trust: Trust): Promise<IssueTerms> {
  const { issue, task, settings, by } = asking;
  const { file } = asking;
  const place = file ?? `issue #${issue.number}`;
  const read = readTaskFrontmatter(task.body, place);
  if (read.kind === "none") return { kind: "terms", settings, issueSettings: null, readiness: null, remark: null };
  if (read.kind === "wrong") return unusable(by, read.problems);
  if (!read.active)
    return refused(by, "The issue's frontmatter says `active: false`, so nothing was started. Set it to `true` first");
  // A bot's number is not known here, so that what a bot wrote may only tighten.
  const author = { login: issue.author, id: 0, isBot: false };
  const mayWrite = read.entries.length > 0 && (file !== null || (await trust.inPerson(author)));
  const { used, leftOut } = entitled(read, settings, mayWrite);
  const issueSettings = frozenEntries(used);
  if (issueSettings !== null && Buffer.byteLength(issueSettings) > longestFrozen)
    return unusable(by, [
      `${place}:1:1 the frontmatter is longer than ${longestFrozen} characters; put it into .github/rondo.yml`,
    ]);
  const withIssue: LoopSettings = loopSettings({ ...asking.source, issueSettings });
  if (!withIssue.ok) return unusable(by, withIssue.problems);
  const lines = [
    ...leftOut.map(({ entry, why }) => `\`${place}:${entry.line}\` \`${entry.key}\` is ${shown(entry.seen)}: ${why}.`),
    ...read.warnings.map(({ line, message }) => `\`${place}:${line}\` ${shown(message)}.`),
  ];
  const remark =
    lines.length === 0
      ? null
      : `@${by} Not all of the ${file === null ? "issue's frontmatter" : "loop file's settings"} counts:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nThe rest of the settings stand as they are. \`/rondo set\` changes limits of the loop.`;
  return { kind: "terms", settings: withIssue.settings, issueSettings, readiness: null, remark };
}

function unusable(by: string, problems: readonly string[]): IssueTerms {
  const list = problems.map((problem) => `- ${shown(problem)}`).join("\n");
  return refused(by, `The issue's frontmatter can't be used, so nothing was started:\n\n${list}\n\nMend it`);
}

function refused(by: string, why: string): IssueTerms {
  const next = "then put the label back on, or comment `/rondo start`.";
  return { kind: "refused", why, reply: `@${by} ${why}, ${next}` };
}

/** It quotes what somebody wrote. */
function shown(text: string): string {
  return markdownLine(text, 400);
}
