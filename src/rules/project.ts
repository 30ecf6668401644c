import { readdirSync } from "node:fs";
import { readInside } from "./read-inside.ts";

/** What the files at the root of a checkout tell about how it is built and tested. */
export interface Project {
  /** Names at the root; a folder's ends with a slash. */
  readonly root: ReadonlySet<string>;
  /** Of package.json; null: there is none that can be read. */
  readonly scripts: Readonly<Record<string, string>> | null;
  readonly makeTargets: ReadonlySet<string>;
  /** The text of pyproject.toml, or empty. */
  readonly pyproject: string;
}

export async function readProject(folder: string): Promise<Project> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const root = new Set(entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)));
  const text = async (file: string): Promise<string> => {
    const reading = root.has(file) ? await readInside(folder, file) : null;
    return reading?.is === "text" ? reading.text : "";
  };
  const makefile = (await text("Makefile")) || (await text("makefile")) || (await text("GNUmakefile"));
  return {
    root,
    scripts: root.has("package.json") ? scriptsIn(await text("package.json")) : null,
    makeTargets: targetsIn(makefile),
    pyproject: await text("pyproject.toml"),
  };
}

/** `npm init` writes a test that only fails; it is none. */
const placeholder = /no test specified/;

export function scriptsIn(packageJson: string): Project["scripts"] {
  try {
    const { scripts } = Object(JSON.parse(packageJson)) as { readonly scripts?: unknown };
    const named = Object.entries(Object(scripts) as Record<string, unknown>);
    return Object.fromEntries(
      named.flatMap(([name, run]) => (typeof run === "string" && !placeholder.test(run) ? [[name, run]] : [])),
    );
  } catch {
    return null;
  }
}

export function targetsIn(makefile: string): ReadonlySet<string> {
  const heads = makefile.matchAll(/^([\w.-][\w. -]{0,200}?)\s*::?(?!=)/gm);
  return new Set([...heads].flatMap(([, names = ""]) => names.split(/\s+/)));
}
