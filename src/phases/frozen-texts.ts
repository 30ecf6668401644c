import type { ProfileText } from "../config/agent-profile.ts";
import type { Forge, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";

/** The files that a loop began with, whatever the default branch says now. */
export interface FrozenTexts {
  /** `.github/rondo.yml` */
  readonly file: string | null;
  /** The agent file that is the profile. */
  readonly profile: ProfileText | null;
  /** The file that is the task. */
  readonly task: string | null;
}

export async function frozenTexts(
  forge: Pick<Forge, "blobText">,
  { settings, profileFile, taskFile }: StateRecord,
  sight: Sight,
): Promise<FrozenTexts> {
  const isSame = settings !== null && sight.settings?.blob === settings;
  const file = settings === null ? null : isSame ? (sight.settings?.text ?? null) : await forge.blobText(settings);
  const text = profileFile && (await forge.blobText(profileFile.blob));
  const task = taskFile && (await forge.blobText(taskFile.blob));
  return { task, file, profile: profileFile && text !== null ? { path: profileFile.path, text: text ?? "" } : null };
}
