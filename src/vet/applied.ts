import { type BaseFile, type Finding, noFile } from "./change.ts";
import { readPatch } from "./read-patch.ts";
import { denied, type Vetted } from "./vet.ts";

/** What git made of a patch: the files that differ from the base, or its words on why it does not apply. */
export type AppliedPatch =
  | {
      readonly ok: true;
      readonly changed: readonly { readonly path: string; readonly newMode: string }[];
    }
  | { readonly ok: false; readonly why: string };

/**
 * The verdict on a patch that git has applied. Rules judge what we read in a patch; whatever git did beyond that was judged
 * by nobody, so it is denied. A patch that is denied already should not be handed to git at all.
 */
export function vetApplied(
  vetted: Vetted,
  {
    patch,
    base,
    applied,
  }: { readonly patch: string; readonly base: readonly BaseFile[]; readonly applied: AppliedPatch },
): Vetted {
  if (vetted.verdict === "deny") return vetted;
  if (!applied.ok)
    return joined(vetted, denied("does-not-apply", `git does not apply the patch: ${short(applied.why)}`));
  const expected = expectedModes(patch, base);
  const unread = applied.changed.filter(({ path, newMode }) => expected.get(path) !== newMode);
  const findings = unread.map(
    ({ path, newMode }): Finding => ({
      path,
      rule: "read-otherwise",
      severity: "deny",
      message: `To git the patch makes this a file of mode ${newMode}, which was not judged`,
    }),
  );
  return findings.length === 0 ? vetted : joined(vetted, { verdict: "deny", findings });
}

function expectedModes(patch: string, base: readonly BaseFile[]): ReadonlyMap<string, string> {
  const read = readPatch(patch);
  const modes = new Map(base.map(({ path, mode }) => [path, mode]));
  const expected = new Map<string, string>();
  const files = "files" in read ? read.files : [];
  for (const { kind, oldPath } of files) if (kind === "renamed" && oldPath !== undefined) expected.set(oldPath, noFile);
  for (const { path, oldPath, newMode } of files)
    expected.set(path, newMode ?? modes.get(oldPath ?? path) ?? "unknown");
  return expected;
}

function joined(vetted: Vetted, denial: Vetted): Vetted {
  return { verdict: "deny", findings: [...denial.findings, ...vetted.findings] };
}

function short(why: string): string {
  const line = (why.split("\n")[0] ?? "").replace(/^error: /, "");
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
