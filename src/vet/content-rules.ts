import type { Change } from "./change.ts";
import { codePointName, invisibleIn } from "./invisible.ts";
import { addsScripts } from "./package-scripts.ts";
import { onChanges, type Rule } from "./rule.ts";
import type { FindSecrets } from "./secrets.ts";

export const contentDenials: readonly Rule[] = [
  {
    name: "secret",
    severity: "deny",
    find: onChanges((change, { findSecrets }) => secretIn(change, findSecrets)),
  },
];

/** Says where and what, and quotes nothing. */
function secretIn({ path, addedLines }: Change, findSecrets: FindSecrets): string | undefined {
  const inName = findSecrets(path)[0];
  if (inName !== undefined) return `The path holds ${inName.kind}`;
  const text = addedLines.map((added) => added.text).join("\n");
  const [first, ...more] = findSecrets(text);
  if (first === undefined) return undefined;
  const index = text.slice(0, first.start).split("\n").length - 1;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `Line ${addedLines[index]?.line} holds ${first.kind}${others}: take it out, and replace it wherever it is in use`;
}

export const contentFlags: readonly Rule[] = [
  {
    name: "package-scripts",
    severity: "flag",
    find: onChanges((change) => addsScripts(change) && "Scripts of a package run on other machines, some on install"),
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
