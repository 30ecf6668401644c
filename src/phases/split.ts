import { askedMark } from "./asked-elsewhere.ts";
import { enqueue } from "./follow-up.ts";
import { listedIssues } from "./listed-issues.ts";
import { queueSettings } from "./loop-settings.ts";
import { startWaiting } from "./queue.ts";
import type { CommentFacts } from "./trigger.ts";
import { branchOf, type World } from "./world.ts";

/** `/rondo split`: the issues that this one's list names go into the queue, in its order. In words for its author. */
export async function split(
  world: World,
  issue: number,
  comment: Pick<CommentFacts, "id" | "by">,
): Promise<{ readonly text: string; readonly isDone: boolean }> {
  const by = `@${comment.by.login}`;
  const sight = await world.forge.look(issue, branchOf(issue));
  const listed = listedIssues(sight.issue.body).filter((each) => each !== issue);
  if (listed.length === 0)
    return {
      text: `${by} There is no open box here that names an issue of this repository, such as \`- [ ] #12\`, so nothing was queued.`,
      isDone: false,
    };
  const file = sight.settings?.text ?? null;
  const { label } = queueSettings(file);
  const why = `${by} asked for it in #${issue}.`;
  const queued = await enqueue(world, listed, { label, why, mark: askedMark(issue, comment.id) });
  await startWaiting(world, file, "always");
  const left = listed.filter((each) => !queued.includes(each));
  const names = (issues: readonly number[]): string => issues.map((each) => `#${each}`).join(", ");
  const said = queued.length === 0 ? "Nothing was queued." : `Queued, in this order: ${names(queued)}.`;
  const rest =
    left.length === 0 ? "" : ` Left as they are, because they are closed or have the label already: ${names(left)}.`;
  return { text: `${by} ${said}${rest}`, isDone: queued.length > 0 };
}
