import type { Change } from "./change.ts";
import { codePointName, invisibleIn } from "./invisible.ts";
import { touchesScripts } from "./package-scripts.ts";
import { type Found, onChanges, type Rule, type Vetting } from "./rule.ts";

export const contentDenials: readonly Rule[] = [
  {
    name: "binary-content",
    severity: "deny",
    find: onChanges((change, { policy: { limits }, unpacked }) => {
      const content = unpacked(change);
      if (content === null) return "Its binary content cannot be unpacked";
      const growth = content?.growth ?? 0;
      return growth > limits.fileBytes && `The file grows by ${growth} bytes; a file may bring in ${limits.fileBytes}`;
    }),
  },
  { name: "secret", severity: "deny", find: secrets },
];

function secrets(vetting: Vetting): readonly Found[] {
  const found = onChanges(secretIn)(vetting);
  return found.length > 0 ? found : secretOverFiles(vetting);
}

/** Says where and what, and quotes nothing. */
function secretIn(change: Change, { findSecrets, unpacked }: Vetting): string | undefined {
  const { path, addedLines } = change;
  const inName = findSecrets(path)[0];
  if (inName !== undefined) return `The path holds ${inName.kind}`;
  const advice = "take it out, and replace it wherever it is in use";
  const inBinary = findSecrets(unpacked(change)?.text ?? "")[0];
  if (inBinary !== undefined) return `The binary content holds ${inBinary.kind}: ${advice}`;
  const text = textOf(change);
  const [first, ...more] = findSecrets(text);
  if (first === undefined) return undefined;
  const index = text.slice(0, first.start).split("\n").length - 1;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `Line ${addedLines[index]?.line} holds ${first.kind}${others}: ${advice}`;
}

/** A piece in each file, or in each name. */
function secretOverFiles({ files, findKnown }: Vetting): readonly Found[] {
  const texts = [files.map(({ path }) => path).join("\n"), files.map(textOf).join("\n")];
  const kind = texts.flatMap((text) => findKnown(text))[0]?.kind;
  return kind === undefined ? [] : [{ path: "", message: `Over several files, the patch holds ${kind}` }];
}

function textOf({ addedLines }: Change): string {
  return addedLines.map(({ text }) => text).join("\n");
}

export const contentFlags: readonly Rule[] = [
  {
    name: "package-scripts",
    severity: "flag",
    find: onChanges(
      (change) => touchesScripts(change) && "Scripts of a package run on other machines, some on install",
    ),
  },
  {
    name: "invisible-characters",
    severity: "flag",
    find: onChanges(({ addedLines }) => {
      for (const { line, text } of addedLines) {
        const character = invisibleIn(text, line);
        if (character !== undefined)
          return `Line ${line} holds ${codePointName(character)}: it may not say what it seems to`;
      }
      return undefined;
    }),
  },
  {
    name: "conflict-markers",
    severity: "flag",
    find: onChanges(({ addedLines }) => {
      const marker = addedLines.find(({ text }) => /^(?:<{7}|>{7}|\|{7})(?:\s|$)/.test(text));
      return marker && `Line ${marker.line} is the marker of a merge conflict`;
    }),
  },
  {
    name: "binary",
    severity: "flag",
    find: onChanges(
      ({ binary, kind }) => binary && kind !== "deleted" && "A binary file: nobody can review what is in it",
    ),
  },
];
