import type { Sight } from "../ports.ts";
import type { Trust } from "./hear.ts";
import type { World } from "./world.ts";

/**
 * Who of those whose words do not count changed the issue since somebody read it; null: nobody. An outsider may wait for
 * the very comment that takes the text, and be faster than its run. GitHub's times are whole seconds.
 */
export async function editedSince({ issue }: Pick<Sight, "issue">, read: number, trust: Trust): Promise<string | null> {
  for (const { at, by } of issue.edits) if (at >= read && !(await trust.inPerson(by))) return by.login;
  return null;
}

/** The event of a person's button tells no time; its run does. */
export async function editedSincePress({ forge, run }: World, sight: Sight, trust: Trust): Promise<string | null> {
  if (sight.issue.edits.length === 0) return null;
  return editedSince(sight, (await forge.run(run.id))?.createdAt ?? 0, trust);
}
