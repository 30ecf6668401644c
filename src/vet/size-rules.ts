import { longestName, longestPath } from "./names.ts";
import { onChanges, onPatch, onPaths, type Rule } from "./rule.ts";

/** Images and fonts pack to a tenth at best. */
const unpackedFactor = 10;

export const sizeRules: readonly Rule[] = [
  {
    name: "patch-size",
    severity: "deny",
    stops: true,
    find: onPatch(
      ({ patchBytes, policy: { limits } }) =>
        patchBytes > limits.bytes && `The patch has ${patchBytes} bytes; at most ${limits.bytes} can land at once`,
    ),
  },
  {
    name: "file-count",
    severity: "deny",
    stops: true,
    find: onPatch(
      ({ files, policy: { limits } }) =>
        files.length > limits.files &&
        `The patch changes ${files.length} files; at most ${limits.files} can land at once`,
    ),
  },
  {
    // Globs take longer than is good on paths that nobody would type.
    name: "path-length",
    severity: "deny",
    stops: true,
    find: onPaths(({ path }) => {
      if (path.length > longestPath)
        return `The path has ${path.length} characters; at most ${longestPath} are allowed`;
      return (
        path.split("/").some((name) => name.length > longestName) && `A name has more than ${longestName} characters`
      );
    }),
  },
  {
    // A few bytes of a binary patch unpack to as many as its author likes.
    name: "unpacked-size",
    severity: "deny",
    stops: true,
    find: onPatch(({ files, policy: { limits } }) => {
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const most = limits.bytes * unpackedFactor;
      return bytes > most && `The patch brings in ${bytes} bytes; at most ${most} can land at once`;
    }),
  },
  {
    name: "line-count",
    severity: "deny",
    find: onPatch(({ files, policy: { limits } }) => {
      const lines = files.reduce((sum, { addedLines }) => sum + addedLines.length, 0);
      return lines > limits.lines && `The patch adds ${lines} lines; at most ${limits.lines} can land at once`;
    }),
  },
  {
    name: "file-size",
    severity: "deny",
    find: onChanges(
      ({ size }, { policy: { limits } }) =>
        size > limits.fileBytes && `The change brings in ${size} bytes; a file may bring in ${limits.fileBytes}`,
    ),
  },
];
