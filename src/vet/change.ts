/** What an agent's patch does, as data, and what a repository's owner says about it. */
export type ChangeKind = "added" | "modified" | "deleted" | "renamed" | "copied" | "type-changed";

export interface AddedLine {
  /** Its number in the new file. */
  readonly line: number;
  readonly text: string;
}

/** The content of a binary file as a patch holds it: compressed, in base 85. */
export interface PackedContent {
  readonly method: "literal" | "delta";
  /** Bytes once unpacked. */
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Change {
  readonly path: string;
  /** Where a renamed or copied file comes from. */
  readonly oldPath?: string;
  readonly kind: ChangeKind;
  /** As git writes it, `100644`; `000000` where there is no file; undefined where a patch does not tell (a plain rename). */
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  readonly binary: boolean;
  readonly addedLines: readonly AddedLine[];
  readonly removedLines?: readonly string[];
  readonly packed?: PackedContent;
  /** Bytes that the change brings in, as far as it tells. */
  readonly size: number;
}

export interface BaseFile {
  readonly path: string;
  readonly mode: string;
}

export interface Limits {
  readonly files: number;
  readonly lines: number;
  readonly bytes: number;
  readonly fileBytes: number;
}

export interface Policy {
  readonly protect: readonly string[];
  readonly allow: readonly string[];
  readonly limits: Limits;
  /** The run's own secret values. */
  readonly secrets: readonly string[];
}

export interface Changes {
  readonly files: readonly Change[];
  /** All files of the commit that the patch is for. */
  readonly base: readonly BaseFile[];
  readonly patchBytes: number;
  readonly policy: Policy;
}

export type Severity = "flag" | "deny";

export interface Finding {
  /** Empty where the finding is about the patch as a whole. */
  readonly path: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
}

export const defaultLimits: Limits = { files: 300, lines: 20_000, bytes: 1_048_576, fileBytes: 1_000_000 };

export const noFile = "000000";

/** The paths that a change writes or removes; the source of a copy is only read. */
export function touchedPaths(change: Change): readonly string[] {
  return change.kind === "renamed" && change.oldPath !== undefined ? [change.path, change.oldPath] : [change.path];
}
