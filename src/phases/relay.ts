import type { Reaction } from "../ports.ts";
import { ordersKey } from "./continuation.ts";
import { findLoop } from "./find-loop.ts";
import { Trust, whyNotHeard } from "./hear.ts";
import { trustedBots } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import { visibleComment } from "./publish.ts";
import { split } from "./split.ts";
import type { Trigger } from "./trigger.ts";
import { Turn } from "./turn.ts";
import { standingInQueue } from "./waiting.ts";
import { branchOf, issueOfBranch, type World } from "./world.ts";

type CommentTrigger = Extract<Trigger, { readonly kind: "comment" }>;

const help = `**Commands**, each at the beginning of a line, for people with write access:

| | |
|---|---|
| \`/rondo start\` | begins a loop for this issue |
| \`/rondo stop\` | ends it for good after the current iteration |
| \`/rondo pause\` | holds it after the current iteration |
| \`/rondo resume [note]\` | goes on, with a note for the agent |
| \`/rondo retry\` | tries the last iteration again |
| \`/rondo set max-iterations=20 budget=+5\` | changes limits |
| \`/rondo rollback 2\` | brings back the files of iteration 2, or of a checkpoint by its name, and goes on from there |
| \`/rondo approve\` | lets a loop go on, or be complete, that waits for an approval |
| \`/rondo status\` | says where it stands |
| \`/rondo split\` | puts the issues that this one's list names (\`- [ ] #12\`) into the queue |

Any other comment of yours is a note for the agent's next iteration.`;

/**
 * A comment's run does not wait for the loop: it answers at once, and dispatches a run that stands in the loop's own
 * queue, where nothing else writes the state.
 */
export async function relay(world: World, { on, isPull, comment }: CommentTrigger): Promise<string> {
  const order = readOrder(comment.body);
  if (order === null) return "The comment holds no command for Rondo.";
  const { forge } = world;
  // A person's comment costs no look at the settings.
  const bots = comment.by.isBot ? trustedBots(await forge.settingsNow()) : [];
  if (!(await new Trust(forge, bots).inPerson(comment.by)))
    return `${whyNotHeard(comment.by)}, so the command was not carried out.`;
  const issue = await issueFor(world, on, isPull);
  if (order.do === "help") return answer(world, { on, comment: comment.id, reaction: "+1", text: help });
  if (order.do === "nothing")
    return answer(world, { on, comment: comment.id, reaction: "confused", text: `@${comment.by.login} ${order.why}` });
  if (issue === null) {
    const text = `@${comment.by.login} This pull request has no loop: comment on the issue instead.`;
    return answer(world, { on, comment: comment.id, reaction: "confused", text });
  }
  if (order.do === "split") return splitUp(world, issue, { on, comment });
  if (order.do === "status") return status(world, issue, { on, comment: comment.id });
  await forge.react(comment.id, "eyes");
  const { workflow, defaultBranch: ref } = world.run;
  await forge.dispatch({ workflow, ref, inputs: { issue: String(issue), key: ordersKey(comment.id) } });
  return `\`/rondo ${order.do === "revisit" ? "rollback" : order.do}\` of @${comment.by.login} is in the queue of issue #${issue}.`;
}

async function splitUp(
  world: World,
  issue: number,
  { on, comment }: Pick<CommentTrigger, "on" | "comment">,
): Promise<string> {
  const { text, isDone } = await split(world, issue, comment);
  return answer(world, { on, comment: comment.id, reaction: isDone ? "+1" : "confused", text });
}

async function issueFor({ forge }: World, on: number, isPull: boolean): Promise<number | null> {
  if (!isPull) return on;
  const branch = await forge.branchOfPull(on);
  return branch === null ? null : issueOfBranch(branch);
}

interface Reply {
  readonly on: number;
  readonly comment: number;
  readonly reaction: Reaction;
  readonly text: string;
}

async function answer({ forge }: World, { on, comment, reaction, text }: Reply): Promise<string> {
  await forge.react(comment, reaction);
  await forge.createComment(on, text);
  return "Answered with a comment.";
}

async function status(world: World, issue: number, at: Pick<Reply, "on" | "comment">): Promise<string> {
  const sight = await world.forge.look(issue, branchOf(issue));
  const found = await findLoop(world.forge, sight, world.clock.now());
  const text =
    found.kind === "loop"
      ? visibleComment(world, (await Turn.open(world, sight, found)).publication(found.state))
      : ((await standingInQueue(world, sight)) ?? "There is no loop for this issue.");
  return answer(world, { ...at, reaction: "+1", text });
}
