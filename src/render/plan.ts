/** The steps as people and agents see them. Their words are somebody else's: data in a brief, tamed in a comment. */
import { doneIn, type LoopError, type Step, type Steps } from "../loop/steps.ts";
import { details } from "./history.ts";
import { asData } from "./incoming.ts";
import { counted } from "./meters.ts";
import { markdownLine } from "./outgoing.ts";

interface Room {
  readonly nonce: string;
  readonly share: number;
}

const boxes = { open: "[ ]", done: "[x]", blocked: "[!]" } as const;

export function stepsSection({ steps, nonce, share }: Room & { readonly steps?: Steps }): string {
  if (steps === undefined || steps.list.length === 0) return "";
  const current = steps.list.findIndex(({ state }) => state === "open");
  const lines = steps.list.map(
    ({ text, state }, index) =>
      `${boxes[state]} ${index + 1}. ${text}${index === current ? "   <- the current step" : ""}`,
  );
  const whose = steps.from === "issue" ? "The task has" : "You planned";
  const now = current < 0 ? "None of them is open." : `Do step ${current + 1} now, and no more than belongs to it.`;
  return `# Steps

${whose} ${counted(steps.list.length, "step")}; ${doneIn(steps)} of them ${doneIn(steps) === 1 ? "is" : "are"} done. ${now}

${asData("steps", lines.join("\n"), { nonce, most: 12_000 * share })}

When a step is done, tick it (\`[x]\`) in the plan file that is named below, or write a line such as \`Step done: 2\` in your final message. A step that only a person can do or decide is \`[!]\` there, or \`Step blocked: 2, why\`.${steps.from === "issue" ? " The task is complete only when every step is one or the other." : ""}`;
}

/** What failed in the last iteration is told in full elsewhere; here is what to not try again. */
export function errorsSection({ errors, nonce, share }: Room & { readonly errors?: readonly LoopError[] }): string {
  if (errors === undefined || errors.length < 2) return "";
  const lines = errors.map(({ iteration, text }) => `Iteration ${iteration}: ${text}`);
  return `# What went wrong so far\n\n${asData("errors", lines.join("\n"), { nonce, most: 2_000 * share })}`;
}

/** Document 001 has it beside the reminder of the loop, under a heading of its own. */
export function todoReminder(steps: Steps | undefined): string {
  const open = steps?.list.filter(({ state }) => state === "open").length ?? 0;
  if (steps === undefined || open === 0) return "";
  return `[SYSTEM REMINDER - TODO CONTINUATION]
${open} of ${counted(steps.list.length, "step")} ${open === 1 ? "is" : "are"} not done yet. Go on with the current step; do not promise completion while one is open.`;
}

/** Written where the agent runs: only there it is known where the files are. */
export function noteFilesSection({ plan, context }: { readonly plan: string; readonly context: string }): string {
  return `# Files to keep from one iteration to the next

They lie beside the repository and are not committed; your next iteration finds them as you leave them. If you can't write them, say the same in your final message.

- \`${plan}\` ($RONDO_PLAN_FILE): the steps, one line \`- [ ] step\` each. If it is empty and the task takes more than one iteration, write your plan into it.
- \`${context}\` ($RONDO_CONTEXT_FILE): one JSON object with what you want to remember, such as \`{"testCommand": "npm test", "lastError": "…"}\`; at most 600 bytes are kept.`;
}

const signs = { open: "⬜", done: "✅", blocked: "⛔" } as const;
const shownSteps = 30;

/** No boxes of GitHub's: whoever ticked one would edit the state comment. */
function listed(list: readonly Step[]): string {
  const lines = list.slice(0, shownSteps).map(({ text, state }) => `- ${signs[state]} ${markdownLine(text, 160)}`);
  const more = list.length - shownSteps;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}

export function stepsList(steps: Steps | undefined): string {
  if (steps === undefined || steps.list.length === 0) return "";
  const current = steps.list.find(({ state }) => state === "open");
  const now = current === undefined ? "" : `, now: ${markdownLine(current.text, 80)}`;
  const whose = steps.from === "issue" ? "Steps of the issue" : "Steps that the agent planned";
  return details(`${whose}${now}`, listed(steps.list));
}

/** For the pull request: what is done, and what a person has to do. */
export function stepsReport(steps: Steps | undefined): readonly string[] {
  if (steps === undefined || steps.list.length === 0) return [];
  const blocked = steps.list.filter(({ state }) => state === "blocked").length;
  const left =
    blocked === 0
      ? []
      : [
          `**${counted(blocked, "step")} left for a person:** the agent says that it can't do ${blocked === 1 ? "it" : "them"}.`,
        ];
  return ["## Steps", ...left, listed(steps.list)];
}
