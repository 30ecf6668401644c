import { readdirSync } from "node:fs";
import { readInside } from "./read-inside.ts";

/** What the files at the root of a checkout tell about how it is built and tested. */
export interface Project {
  /** Names at the root; a folder's ends with a slash. */
  readonly root: ReadonlySet<string>;
  /** Of package.json; null: there is none that can be read. */
  readonly scripts: Readonly<Record<string, string>> | null;
  readonly makeTargets: ReadonlySet<string>;
  /** package.json names packages that must be installed. */
  readonly hasPackages: boolean;
  /** The text of pyproject.toml, or empty. */
  readonly pyproject: string;
  /** One of the files in which Python projects say so names it. */
  readonly namesPytest: boolean;
}

export async function readProject(folder: string): Promise<Project> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return projectOf(names, async (file) => {
    const reading = await readInside(folder, file);
    return reading.is === "text" ? reading.text : "";
  });
}

const pythonFiles = ["pyproject.toml", "tox.ini", "setup.cfg", "requirements.txt", "requirements-dev.txt"];

/** `read` is asked only for files that are there. */
export async function projectOf(names: readonly string[], read: (file: string) => Promise<string>): Promise<Project> {
  const root = new Set(names);
  const text = async (file: string): Promise<string> => (root.has(file) ? await read(file) : "");
  const manifest = await text("package.json");
  const python = await Promise.all(pythonFiles.map(text));
  const makefile = (await text("Makefile")) || (await text("makefile")) || (await text("GNUmakefile"));
  return {
    root,
    scripts: root.has("package.json") ? scriptsIn(manifest) : null,
    hasPackages: /"(?:dev)?[dD]ependencies"\s*:\s*\{\s*"/.test(manifest),
    makeTargets: targetsIn(makefile),
    pyproject: python[0] ?? "",
    namesPytest: python.some((settings) => /\bpytest\b/.test(settings)),
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
