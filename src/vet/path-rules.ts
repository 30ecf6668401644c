import { codePointName } from "./invisible.ts";
import { onPaths, type Rule } from "./rule.ts";

const unsafe = /[\p{Cc}\u2028\u2029\uFFFD\p{Cs}\\:]/u;
const unsafeReasons: Readonly<Record<string, string>> = {
  "\\": "a backslash, which separates folders on Windows",
  ":": "a colon, which names a drive or a hidden stream on Windows",
  "\uFFFD": "bytes that are not UTF-8",
};
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\..*)?$/su;

/** What a path may not be, whatever is in the file. */
export const pathDenials: readonly Rule[] = [
  {
    name: "outside-repository",
    severity: "deny",
    find: onPaths(
      // A name of nothing but dots and spaces is `..` to some system.
      ({ names }) =>
        names.some((name) => name === "") && "The path is absolute, leaves the repository or has an empty part",
    ),
  },
  {
    name: "unsafe-name",
    severity: "deny",
    find: onPaths(({ path }) => {
      const character = unsafe.exec(path)?.[0];
      return character && `The path holds ${unsafeReasons[character] ?? codePointName(character)}`;
    }),
  },
  {
    name: "git-folder",
    severity: "deny",
    find: onPaths(
      ({ names }) => names.includes(".git") && "To some file system this is inside .git, which only git writes",
    ),
  },
  {
    name: "github-folder",
    severity: "deny",
    find: onPaths(
      ({ names }) => names[0] === ".github" && "Workflows and settings in .github are changed by people alone",
    ),
  },
  {
    name: "gitmodules",
    severity: "deny",
    find: onPaths(({ names }) => names.at(-1) === ".gitmodules" && "Submodules are changed by people alone"),
  },
  {
    name: "codeowners",
    severity: "deny",
    find: onPaths(({ names }) => names.at(-1) === "codeowners" && "Who must review is decided by people alone"),
  },
];

export const pathFlags: readonly Rule[] = [
  {
    name: "windows-name",
    severity: "flag",
    find: onPaths(({ path }) => {
      const bad = path.split("/").find((name) => /[<>"|?*]|[. ]$/.test(name) || reserved.test(name.toLowerCase()));
      return bad !== undefined && "Windows cannot check out a file of this name";
    }),
  },
  {
    name: "invisible-name",
    severity: "flag",
    find: onPaths(({ path }) => {
      const character = /\p{DI}/u.exec(path.replaceAll("\uFE0F", ""))?.[0];
      return character && `The path holds ${codePointName(character)}, which nobody sees`;
    }),
  },
];
