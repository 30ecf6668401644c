import type { QueueTerms } from "../loop/queue.ts";
import type { TrustedBot } from "./bots.ts";
import { fileShape } from "./fields.ts";
import type { SettingsLayer } from "./layer.ts";
import type { Problem } from "./problems.ts";
import { queueDefaults } from "./queue.ts";
import { readYaml } from "./read-yaml.ts";

export type ParseResult =
  | {
      readonly ok: true;
      readonly layer: SettingsLayer;
      readonly profiles: ReadonlyMap<string, SettingsLayer>;
      readonly bots: readonly TrustedBot[];
      readonly queue: QueueTerms;
      /** Where milestones are told; null: nowhere. */
      readonly webhook: string | null;
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const longest = 200_000;

/** The text of a `.github/rondo.yml`. */
export function parseSettings(text: string, file: string): ParseResult {
  if (text.length > longest) {
    const message = `the file has ${text.length} characters; it must have at most ${longest}`;
    return { ok: false, problems: [{ file, line: 1, column: 1, path: "", message }] };
  }
  const read = readYaml(text, file, fileShape);
  if (!read.ok) return read;
  const { profiles = [], bots = [], maxActive, priority, milestones, ...layer } = read.value;
  const queue: QueueTerms = {
    maxActive: maxActive === undefined ? queueDefaults.maxActive : maxActive,
    priority: priority ?? queueDefaults.priority,
  };
  const byName = new Map(profiles.map(({ name, value }) => [name, value]));
  return {
    ok: true,
    layer,
    profiles: byName,
    bots,
    queue,
    webhook: milestones?.webhook ?? null,
    warnings: read.warnings,
  };
}
