import { lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Environment } from "./environment.ts";

/** The files by which a step speaks to the runner. */
const NAMES = ["GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"];

interface Kept {
  readonly name: string;
  readonly path: string;
  readonly text: Buffer | null;
}

/**
 * The agent is not told where these files are, but it runs as the same user and can look.
 * So what they held is put back when it has ended; returned are the names of those that it had touched.
 */
export function guardCommandFiles(environment: Environment): () => readonly string[] {
  const kept = NAMES.flatMap((name): readonly Kept[] => {
    const path = environment[name];
    return path === undefined || path === "" ? [] : [{ name, path, text: read(path) }];
  });
  return () => kept.filter(putBack).map(({ name }) => name);
}

function read(path: string): Buffer | null {
  try {
    // Neither a link nor a pipe, which would lead elsewhere or never end.
    return lstatSync(path).isFile() ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function putBack({ path, text }: Kept): boolean {
  const isSame = text === null ? !exists(path) : read(path)?.equals(text) === true;
  if (isSame) return false;
  rmSync(path, { recursive: true, force: true });
  if (text !== null) writeFileSync(path, text, { flag: "wx" });
  return true;
}
