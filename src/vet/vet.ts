import { matchesAny } from "../loop/paths.ts";
import { type UnpackedContent, unpack } from "./binary-content.ts";
import { type BaseFile, type Change, type Changes, type Finding, type Policy, touchedPaths } from "./change.ts";
import { knownFinder } from "./known-secrets.ts";
import { namedPath } from "./names.ts";
import { utf8Length } from "./patch-content.ts";
import { readPatch } from "./read-patch.ts";
import type { Rule, Vetting } from "./rule.ts";
import { rules } from "./rules.ts";
import { redacted, withFormats } from "./secrets.ts";

export type { AddedLine, BaseFile, Change, Changes, Finding, Limits, Policy } from "./change.ts";
export { defaultLimits } from "./change.ts";

export interface Vetted {
  readonly verdict: "accept" | "flag" | "deny";
  readonly findings: readonly Finding[];
}

/** May these changes land: yes, yes with a person's eye on them, or no? */
export function vet(changes: Changes): Vetted {
  const vetting = prepared(changes);
  const findings: Finding[] = [];
  for (const rule of rules) {
    const found = findingsOf(rule, vetting);
    findings.push(...found);
    if (rule.stops && found.length > 0) break;
  }
  return { verdict: verdictOf(findings), findings };
}

/** The same for a patch as git prints it. One that is too large is not even read. */
export function vetPatch(patch: string, base: readonly BaseFile[], policy: Policy): Vetted {
  const patchBytes = utf8Length(patch);
  const read = patchBytes > policy.limits.bytes ? { files: [] } : readPatch(patch);
  if ("files" in read) return vet({ files: read.files, base, patchBytes, policy });
  return denied("unreadable-patch", `Line ${read.problem.line} of the patch: ${read.problem.message}`);
}

/** A refusal of the patch as a whole, for a reason that is seen elsewhere: git cannot apply it, its base is another. */
export function denied(rule: string, message: string): Vetted {
  return { verdict: "deny", findings: [{ path: "", rule, severity: "deny", message }] };
}

function prepared(changes: Changes): Vetting {
  const modes = new Map(changes.base.map(({ path, mode }) => [path, mode]));
  const files = changes.files.map((change): Change => {
    const before = modes.get(change.oldPath ?? change.path);
    return { ...change, oldMode: change.oldMode ?? before, newMode: change.newMode ?? before };
  });
  const paths = files.flatMap(touchedPaths).map(namedPath);
  const findKnown = knownFinder(changes.policy.secrets);
  const findSecrets = withFormats(findKnown);
  return { ...changes, files, paths, modes, findKnown, findSecrets, unpacked: unpackOnce() };
}

/** Only when a rule asks: the rules on size come first. */
function unpackOnce(): Vetting["unpacked"] {
  const done = new Map<Change, UnpackedContent | null>();
  return (change) => {
    if (change.packed === undefined) return undefined;
    const known = done.get(change);
    if (known !== undefined) return known;
    const content = unpack(change.packed);
    done.set(change, content);
    return content;
  };
}

function findingsOf({ name, severity, find }: Rule, vetting: Vetting): readonly Finding[] {
  const clean = (text: string) => redacted(text, vetting.findSecrets);
  return find(vetting)
    .filter(({ path }) => severity === "deny" || !matchesAny(vetting.policy.allow, path))
    .map(({ path, message }) => ({ path: clean(path), rule: name, severity, message: clean(message) }));
}

function verdictOf(findings: readonly Finding[]): Vetted["verdict"] {
  if (findings.length === 0) return "accept";
  return findings.some(({ severity }) => severity === "deny") ? "deny" : "flag";
}
