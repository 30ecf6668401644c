/** A test states only what differs from an edit of an ordinary file. */
import type { BaseFile, Change, Policy } from "../../src/vet/vet.ts";
import { defaultLimits, type Vetted, vet } from "../../src/vet/vet.ts";

export interface GivenChange extends Partial<Omit<Change, "addedLines">> {
  readonly lines?: readonly string[];
}

export interface Given {
  readonly policy?: Partial<Policy>;
  readonly base?: readonly string[];
  readonly links?: readonly string[];
  readonly patchBytes?: number;
}

export function change({ lines = [], ...given }: GivenChange): Change {
  const kind = given.kind ?? "modified";
  return {
    path: "src/a.ts",
    kind,
    oldMode: kind === "added" ? "000000" : "100644",
    newMode: kind === "deleted" ? "000000" : "100644",
    binary: false,
    addedLines: lines.map((text, i) => ({ line: i + 1, text })),
    size: lines.join("\n").length,
    ...given,
  };
}

export function vetted(changes: readonly GivenChange[], given: Given = {}): Vetted {
  const base: readonly BaseFile[] = [
    ...(given.base ?? []).map((path) => ({ path, mode: "100644" })),
    ...(given.links ?? []).map((path) => ({ path, mode: "120000" })),
  ];
  const policy = { protect: [], allow: [], limits: defaultLimits, secrets: [], ...given.policy };
  return vet({ files: changes.map(change), base, patchBytes: given.patchBytes ?? 100, policy });
}

/** `deny secret, flag binary` */
export function summary({ verdict, findings }: Vetted): string {
  const names = [...new Set(findings.map(({ severity, rule }) => `${severity} ${rule}`))].join(", ");
  return names === "" ? verdict : names;
}
