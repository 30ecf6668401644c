import { noFile } from "./change.ts";
import { onChanges, type Rule } from "./rule.ts";

const symlink = "120000";
const gitlink = "160000";
const typeOf = (mode: string) => mode.slice(0, 3);

export const fileTypeDenials: readonly Rule[] = [
  {
    name: "submodule",
    severity: "deny",
    find: onChanges(
      ({ oldMode, newMode }) => [oldMode, newMode].includes(gitlink) && "Submodules are changed by people alone",
    ),
  },
  {
    name: "symlink",
    severity: "deny",
    find: onChanges(({ newMode }) => newMode === symlink && "A symlink can lead anywhere: commit a file instead"),
  },
  {
    name: "file-type",
    severity: "deny",
    find: onChanges(({ kind, path, oldPath, oldMode, newMode }, { modes }) => {
      if (kind === "type-changed") return `The file changes its type, from ${oldMode} to ${newMode}`;
      if (newMode !== undefined && ![noFile, "100644", "100755", symlink, gitlink].includes(newMode))
        return `Files have mode 100644 or 100755, not ${newMode}`;
      if (kind === "added" || oldMode === undefined) return undefined;
      const inBase = modes.get(oldPath ?? path);
      return (
        inBase && typeOf(inBase) !== typeOf(oldMode) && `The patch takes a file of mode ${inBase} for one of ${oldMode}`
      );
    }),
  },
  {
    name: "through-symlink",
    severity: "deny",
    find: ({ base, paths }) => {
      const doors = new Set(
        base.filter(({ mode }) => mode === symlink || mode === gitlink).map(({ path }) => `${path}/`),
      );
      if (doors.size === 0) return [];
      const found = paths.filter(({ path }) => [...doors].some((door) => path.startsWith(door)));
      return found.map(({ path }) => ({ path, message: "A folder of the path is a symlink or a submodule" }));
    },
  },
];

export const fileTypeFlags: readonly Rule[] = [
  {
    name: "executable",
    severity: "flag",
    // Git passes over a hook that is not executable, without a word.
    find: onChanges(({ oldMode, newMode }) => {
      if (newMode === "100755" && oldMode !== "100755") return "The file becomes executable";
      return oldMode === "100755" && newMode === "100644" && "The file is executable no more";
    }),
  },
];
