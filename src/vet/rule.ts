import type { UnpackedContent } from "./binary-content.ts";
import type { Change, Changes, Severity } from "./change.ts";
import type { NamedPath } from "./names.ts";
import type { FindSecrets } from "./secrets.ts";

export interface Found {
  readonly path: string;
  readonly message: string;
}

/** The changes, with what all rules need to know about them. */
export interface Vetting extends Changes {
  /** Every path that the changes write or remove. */
  readonly paths: readonly NamedPath[];
  /** Of the files in the base. */
  readonly modes: ReadonlyMap<string, string>;
  readonly findSecrets: FindSecrets;
  /** The run's own secrets alone, not the known formats. */
  readonly findKnown: FindSecrets;
  /** Null: it cannot be unpacked. Undefined: the change holds no binary content. */
  readonly unpacked: (change: Change) => UnpackedContent | null | undefined;
}

export interface Rule {
  readonly name: string;
  readonly severity: Severity;
  /** What it finds makes looking further pointless, or too costly. */
  readonly stops?: true;
  readonly find: (vetting: Vetting) => readonly Found[];
}

/** A rule on each path; it says what is wrong with one, or nothing. */
export function onPaths(judge: (path: NamedPath) => string | false | undefined): Rule["find"] {
  return ({ paths }) =>
    paths.flatMap((named) => {
      const message = judge(named);
      return message ? [{ path: named.path, message }] : [];
    });
}

export function onChanges(judge: (change: Change, vetting: Vetting) => string | false | undefined): Rule["find"] {
  return (vetting) =>
    vetting.files.flatMap((change) => {
      const message = judge(change, vetting);
      return message ? [{ path: change.path, message }] : [];
    });
}

/** A rule on the patch as a whole. */
export function onPatch(judge: (vetting: Vetting) => string | false): Rule["find"] {
  return (vetting) => {
    const message = judge(vetting);
    return message ? [{ path: "", message }] : [];
  };
}
