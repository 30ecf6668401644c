/** Where a loop stands, what happens next, and what a person can do: for somebody who has never heard of Rondo. */
import type { Loop, Status } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Steps } from "../loop/steps.ts";
import { counted } from "./meters.ts";
import { markdownSentence } from "./outgoing.ts";

export interface StandingFacts {
  readonly loop: Loop;
  readonly settings: Settings;
  /** The workflow run that writes this. */
  readonly runUrl: string;
  readonly steps?: Steps;
}

/** The kind of GitHub's box: each has a colour and a sign of its own, in light and dark. */
const boxes: Readonly<Record<Status, string>> = {
  running: "NOTE",
  parked: "NOTE",
  paused: "NOTE",
  blocked: "IMPORTANT",
  escalated: "WARNING",
  failed: "CAUTION",
  completed: "TIP",
  stopped: "NOTE",
};

export function headline({ loop, settings }: StandingFacts): string {
  const { status, iteration, parkedUntil } = loop;
  const words: Readonly<Record<Status, string>> = {
    running: `🔁 Working: iteration ${Math.min(iteration + 1, settings.maxIterations)} of ${settings.maxIterations}`,
    parked: `⏳ Parked${parkedUntil === null ? "" : ` until ${clock(parkedUntil)}`}`,
    paused: loop.waitsFor === null ? "⏸️ Paused" : "⏸️ Waiting for your approval",
    blocked: "✋ Blocked: the agent has a question",
    escalated: "🚧 Needs a person",
    failed: "💥 Failed",
    completed: `✅ Completed in ${counted(iteration, "iteration")}`,
    stopped: "⏹️ Stopped",
  };
  // A permission or a rule that stands in the way is nothing that the agent asks.
  const isAsked = loop.entries.at(-1)?.source === "promise";
  return `### ${status === "blocked" && !isAsked ? "✋ Blocked" : words[status]}`;
}

export function box(facts: StandingFacts): string {
  const { status } = facts.loop;
  const reason = withoutTerms(facts.loop.reason);
  // While it runs, what is under way comes first; where it stands, why.
  const why =
    reason === "" ? [] : status === "running" ? [`Last iteration: ${markdownSentence(reason)}`] : question(reason);
  const parts = status === "running" ? [next(facts), ...why] : [...why, next(facts)];
  return [
    `> [!${boxes[status]}]`,
    ...parts.flatMap((part, index) => [...(index === 0 ? [] : [""]), ...part.split("\n")]).map(quoted),
  ].join("\n");
}

const option = /^(?:[-*•]\s+|(?=(?:option )?[a-h1-9][.):]\s))/i;

/** What an agent leaves to a person to choose stands as a list, with what it says before and after. */
function question(reason: string): readonly string[] {
  const lines = reason.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => option.test(line));
  if (first < 1) return [`**${markdownSentence(reason)}**`];
  const last = lines.findLastIndex((line) => option.test(line)) + 1;
  const [head, ...rest] = [lines.slice(0, first), lines.slice(last)].map((part) =>
    markdownSentence(part.filter((line) => line !== "").join(" ")),
  );
  const options = lines.slice(first, last).filter((line) => line !== "");
  return [
    `**${head}**`,
    options.map((line) => `- ${markdownSentence(line.replace(option, ""))}`).join("\n"),
    ...rest.filter((part) => part !== ""),
  ];
}

const guarded =
  /^(?:max-\w+|budget|attempts|consecutive-failures|same-error|no-progress|steps|regression|oscillation): (.)/;

/** What a promise is, and how a guard is called, Rondo's own people know. */
export function withoutTerms(reason: string): string {
  return reason
    .replace(guarded, (_, first: string) => first.toUpperCase())
    .replace(/The promise is rejected: /, "The agent said that it is done, but it is not proved: ")
    .replace(/The promise is kept: /, "The agent said that it is done, and it is proved: ");
}

function quoted(line: string): string {
  return line === "" ? ">" : `> ${line}`;
}

function next({ loop, settings, runUrl, steps }: StandingFacts): string {
  const { status, iteration, attempt, parkedUntil } = loop;
  switch (status) {
    case "running":
      return attempt > 0
        ? `**A coding agent is at work on iteration ${iteration + 1}.** You need not do anything: this comment changes when it is done. If you comment, the agent reads it before its next iteration.`
        : `**Iteration ${iteration + 1} starts in a moment.** You need not do anything. If you comment, the agent reads it first.`;
    case "parked":
      return `It goes on by itself${parkedUntil === null ? "" : ` at ${clock(parkedUntil)}`}. \`/rondo resume\` does not wait.`;
    case "paused":
      if (loop.waitsFor !== null) return approvalNeeded[loop.waitsFor];
      return "Nothing runs. Comment `/rondo resume` to go on, if you like with a note after it, or `/rondo stop` to end it.";
    case "blocked":
      return "Nothing runs until then. **What you can do:** answer in a comment that begins with `/rondo resume`, such as `/rondo resume Use the second one`, or end it with `/rondo stop`.";
    case "escalated":
      return loop.reason.includes("`/rondo resume`")
        ? "Nothing runs until a person has looked: read below what failed. `/rondo stop` ends it. The branch keeps all the work so far."
        : "Nothing runs until a person has looked. **What you can do:** read below what failed, then comment `/rondo resume` with a hint for the agent, or `/rondo stop`. The branch keeps all the work so far.";
    case "failed":
      return `This was not the agent but what runs it: [the run's log](${runUrl}) has more. **What you can do:** \`/rondo resume\` tries again.`;
    case "completed":
      return `${finished(settings, steps)}; nothing else runs. For more work, put the label \`${settings.label.replaceAll("`", "")}\` on the issue again.`;
    case "stopped":
      return "Nothing runs any more. The branch keeps all the work so far.";
  }
}

function finished({ allowPartial }: Settings, steps: Steps | undefined): string {
  const left = steps?.list.filter(({ state }) => state === "blocked").length ?? 0;
  if (left === 0) return "The pull request is ready for your review";
  const still = allowPartial ? "ready for your review" : "still a draft";
  return `${counted(left, "step")} ${left === 1 ? "is" : "are"} left for a person (see below), and the pull request is ${still}`;
}

const approvalNeeded = {
  iteration:
    "Nothing runs until then. **What you can do:** look at the last commit, then comment `/rondo approve` to let the next iteration start, `/rondo resume` with a note to steer it, or `/rondo stop`.",
  completion:
    "Nothing runs until then. **What you can do:** review the pull request, then comment `/rondo approve` to accept it as complete, `/rondo resume` with what is missing to have the agent go on, or `/rondo stop`.",
} as const;

function clock(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

interface Way {
  readonly command: string;
  readonly does: string;
}

const pause: Way = { command: "pause", does: "holds it after the current iteration" };
const stop: Way = { command: "stop", does: "ends it for good; the branch stays" };
const approve: Way = { command: "approve", does: "lets it go on, or accepts it as complete" };
const resume: Way = { command: "resume [note]", does: "goes on, with a note for the agent" };
const set: Way = { command: "set max-iterations=20 budget=+5", does: "changes limits" };
const rollback: Way = { command: "rollback 2", does: "brings back the files of iteration 2" };
const help: Way = { command: "help", does: "lists all commands" };

export function commands({ status, waitsFor }: Loop): string {
  const ways = waitsFor === null ? commandsFor(status) : [approve, ...commandsFor(status)];
  if (ways.length === 0) return "";
  return [
    "| Comment | What it does |",
    "|:--|:--|",
    ...ways.map(({ command, does }) => `| \`/rondo ${command}\` | ${does} |`),
  ].join("\n");
}

function commandsFor(status: Status): readonly Way[] {
  if (status === "running" || status === "parked") return [pause, stop, set, help];
  return status === "completed" || status === "stopped" ? [] : [resume, stop, set, rollback, help];
}
