import fs from "node:fs";
import type { RuleCheck } from "../loop/settings.ts";
import { confinedPath, whyRefused } from "./confined-path.ts";
import { error, fail, pass, type RuleWorld, type Verdict } from "./world.ts";

type FileExists = Extract<RuleCheck, { readonly type: "file-exists" }>;
type Finding = "there" | "missing" | { readonly refused: string };

export function checkFileExists({ files }: FileExists, { folder }: RuleWorld): Verdict {
  if (files.length === 0) return error("it names no file");
  const findings = files.map((file) => ({ file, finding: find(folder, file) }));
  const refused = findings.flatMap(({ finding }) => (typeof finding === "object" ? [finding.refused] : []));
  if (refused.length > 0) return error(refused.join("\n"));
  const missing = findings.filter(({ finding }) => finding === "missing").map(({ file }) => file);
  if (missing.length > 0) return fail(`missing: ${missing.join(", ")}`);
  return pass(files.length === 1 ? `${files[0]} exists` : `all ${files.length} exist`);
}

function find(folder: string, file: string): Finding {
  const literal = findLiteral(folder, file);
  return literal === "missing" && /[*?[{]/.test(file) ? findByGlob(folder, file) : literal;
}

/** A folder counts only if it was asked for, with a slash at the end. */
function findLiteral(folder: string, file: string): Finding {
  const place = confinedPath(folder, file);
  if (place.is === "missing") return "missing";
  if (place.is === "refused") return { refused: place.why };
  const stat = fs.statSync(place.path, { throwIfNoEntry: false });
  const isThere = file.endsWith("/") ? stat?.isDirectory() : stat?.isFile();
  return isThere ? "there" : "missing";
}

function findByGlob(folder: string, glob: string): Finding {
  const why = whyRefused(glob);
  if (why !== null) return { refused: why };
  // Not imported by name: the command line still starts on a Node that has no globSync.
  if (fs.globSync === undefined) return { refused: `${glob} is a glob, which needs Node 22 or later` };
  const findings = fs
    .globSync(glob, { cwd: folder })
    .map((found) => findLiteral(folder, glob.endsWith("/") ? `${found}/` : found));
  return findings.find((finding) => finding === "there") ?? findings.find((each) => each !== "missing") ?? "missing";
}
