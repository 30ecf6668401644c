import { lstatSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep, win32 } from "node:path";

/** Where a path from the settings leads, with every symbolic link followed. */
export type Place =
  | { readonly is: "inside"; readonly path: string }
  | { readonly is: "missing" }
  | { readonly is: "refused"; readonly why: string };

export function confinedPath(folder: string, path: string): Place {
  const why = whyRefused(path);
  if (why !== null) return { is: "refused", why };
  const root = realpathSync(folder);
  const real = realPath(join(root, path));
  if (real !== null) return isWithin(root, real) ? { is: "inside", path: real } : leadsOut(path);
  return isWithin(root, nearestRealFolder(join(root, path))) ? { is: "missing" } : leadsOut(path);
}

export function whyRefused(path: string): string | null {
  if (path.trim() === "" || path.includes("\0")) return `${JSON.stringify(path)} is no path`;
  if (isAbsolute(path) || win32.isAbsolute(path)) return `${path} is absolute; give a path relative to the repository`;
  if (path.split(/[\\/]/).includes("..")) return `${path} has a ".." in it; give a path inside the repository`;
  return null;
}

function leadsOut(path: string): Place {
  return { is: "refused", why: `${path} leads out of the repository through a symbolic link` };
}

function isWithin(root: string, real: string): boolean {
  const way = relative(root, real);
  return !isAbsolute(way) && way !== ".." && !way.startsWith(`..${sep}`);
}

/** null if there is nothing, be it that a symbolic link leads nowhere. */
function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch (problem) {
    if (isMissing(problem)) return null;
    throw problem;
  }
}

function nearestRealFolder(path: string): string {
  const above = dirname(path);
  if (above === path) return path;
  return lstatSync(above, { throwIfNoEntry: false }) === undefined
    ? nearestRealFolder(above)
    : (realPath(above) ?? nearestRealFolder(above));
}

function isMissing(problem: unknown): boolean {
  const code = problem instanceof Error && "code" in problem ? problem.code : null;
  return code === "ENOENT" || code === "ENOTDIR";
}
