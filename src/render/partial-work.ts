import type { Loop } from "../loop/loop.ts";
import { counted } from "./meters.ts";
import { codeBlock, markdownLine, markdownSentence } from "./outgoing.ts";

/** A loop that used up its iterations leaves work behind: what of it is done, what is not, and what stands in its way. */
export function partialWork({ status, reason, entries, iteration, feedback }: Loop): string {
  if (status !== "escalated" || !reason.startsWith("max-iterations:")) return "";
  const { rules = { passed: 0, total: 0 }, summary = "" } = entries.at(-1) ?? {};
  const said = markdownLine(summary, 200);
  const proved = rules.total === 0 ? "no rule is configured" : `${rules.passed} of ${rules.total} rules pass`;
  return [
    "#### Completed",
    `${counted(iteration, "iteration")}; ${proved}${said === "" ? "." : `. The agent: ${said}`}`,
    "#### Remaining",
    feedback.length === 0
      ? "Nothing failed; the agent did not say that it is done."
      : codeBlock(feedback.join("\n"), 2_000),
    "#### Blockers",
    markdownSentence(reason),
  ].join("\n\n");
}
