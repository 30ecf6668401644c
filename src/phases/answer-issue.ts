import type { Sight } from "../ports.ts";
import { hasLabel } from "./facts.ts";
import type { World } from "./world.ts";

export interface Answer {
  readonly text: string;
  /** The label that asked: taken off, so that putting it back asks again. Null: nobody asked by one. */
  readonly label: string | null;
}

/** Says something on the issue itself, once: a run that is started again finds it said. */
export async function answerIssue(
  { forge }: World,
  { issue, comments }: Sight,
  { text, label }: Answer,
): Promise<void> {
  const isSaid = comments.some(({ isOurs, on, body }) => isOurs && on === issue.number && body.trim() === text.trim());
  if (!isSaid) await forge.createComment(issue.number, text);
  if (label !== null && hasLabel(issue.labels, label)) await forge.removeLabel(issue.number, label);
}
