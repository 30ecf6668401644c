import { capped, caps } from "../loop/caps.ts";
import { directOrder } from "./checkpoints.ts";
import { editedSincePress } from "./edited-since.ts";
import { hasLabel } from "./facts.ts";
import type { Trust } from "./hear.ts";
import { obey, type Standing } from "./obey.ts";
import { type Order, readOrder } from "./orders.ts";
import type { LoopTrigger } from "./start-wish.ts";
import type { Task } from "./trigger.ts";
import type { Turn } from "./turn.ts";

/** What the event itself asks of a loop that is there: a button pressed, or the label put on again. */
export async function hearTrigger(
  standing: Standing,
  trigger: LoopTrigger,
  { turn, trust }: { readonly turn: Turn; readonly trust: Trust },
): Promise<Standing> {
  tellUnusedFile(standing, trigger, turn);
  const orders = isSeenAgain(turn, trigger) ? [] : ordersIn(trigger, standing, turn.settingsOf(standing.state).label);
  const saysNothing = orders.length === 0 && !hasNote(trigger);
  if (saysNothing || !(await trust.inPerson(trigger.by))) return standing;
  const { sight, settingsOf, world } = turn;
  const by = `@${trigger.by.login}`;
  // Whoever put the label on saw the issue as the event shows it.
  const seen = trigger.kind === "label" ? { ...sight, issue: { ...sight.issue, ...wordsOf(trigger.task) } } : sight;
  let now = standing;
  for (const order of orders) {
    const direct = await directOrder(order, now.state, world.forge);
    now = obey(now, { order: direct, by }, { sight: seen, at: world.clock.now(), settingsOf });
  }
  const refusals = now.answers
    .slice(standing.answers.length)
    .flatMap(({ reaction, reply }) => (reaction === "confused" && reply ? [reply] : []));
  turn.warnings = [...turn.warnings, ...refusals];
  for (const refusal of refusals) world.report.warning(refusal);
  const { task } = standing.state;
  const isUnread =
    trigger.kind === "dispatch" && now.state.task !== task && (await editedSincePress(world, sight, trust)) !== null;
  return { ...now, state: withNote(isUnread ? { ...now.state, task } : now.state, trigger) };
}

/** A loop keeps the task that it began with. */
function tellUnusedFile({ state }: Standing, trigger: LoopTrigger, turn: Turn): void {
  if (trigger.kind !== "dispatch" || trigger.file === "" || trigger.file === state.taskFile?.path) return;
  turn.world.report.warning(`The loop goes on with its own task; \`file\` is only for a new one: ${trigger.file}`);
}

function wordsOf({ title, body }: Task): Pick<Task, "title" | "body"> {
  return { title, body };
}

/** A run that is started again brings an old event: what was written since has taken it in. */
function isSeenAgain({ world, sight, loaded }: Turn, trigger: LoopTrigger): boolean {
  if (trigger.kind !== "label" || world.run.attempt === 1) return false;
  const written = sight.comments.find(({ id }) => id === loaded.comment)?.updatedAt ?? 0;
  return trigger.task.at < written;
}

function ordersIn(trigger: LoopTrigger, { state, mayRun }: Standing, label: string): readonly Order[] {
  const { status } = state.loop;
  if (trigger.kind === "label") {
    const isOurs = hasLabel([label, `rondo: ${state.profile ?? ""}`], trigger.label);
    const isOver = status === "running" || status === "completed" || status === "stopped";
    return isOurs && !isOver ? [{ do: "resume", note: "" }] : [];
  }
  if (trigger.kind !== "dispatch" || trigger.key !== "") return [];
  const limits = [
    ...(trigger.maxIterations === "" ? [] : [`max-iterations=${trigger.maxIterations}`]),
    ...(trigger.budget === "" ? [] : [`budget=${trigger.budget}`]),
  ];
  const said = [
    ...(limits.length === 0 ? [] : [`/rondo set ${limits.join(" ")}`]),
    ...(trigger.from === "" ? [] : [`/rondo rollback ${trigger.from}`]),
    ...(mayRun || status === "running" ? [] : ["/rondo resume"]),
  ];
  return said.map((line) => readOrder(line)).filter((order) => order !== null);
}

function hasNote(trigger: LoopTrigger): trigger is Extract<LoopTrigger, { readonly kind: "dispatch" }> {
  return trigger.kind === "dispatch" && trigger.key === "" && trigger.note.trim() !== "";
}

function withNote(state: Standing["state"], trigger: LoopTrigger): Standing["state"] {
  if (!hasNote(trigger)) return state;
  return { ...state, loop: { ...state.loop, nextPrompt: capped(trigger.note.trim(), caps.nextPrompt) } };
}
