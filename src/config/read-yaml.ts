import { locate } from "./locate.ts";
import { inFileOrder, type Problem, startFindings } from "./problems.ts";
import type { Shape } from "./shape.ts";
import { openYaml } from "./yaml-source.ts";

export type ReadYaml<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A whole YAML file of the given shape, or everything that is wrong with it. */
export function readYaml<T>(text: string, file: string, shape: Shape<T>): ReadYaml<T> {
  const opened = openYaml(text, file);
  if (!opened.ok) return opened;
  const findings = startFindings(file);
  const start = { line: 1, column: 1, path: "" };
  const root = locate(opened.source.document.contents, start, { source: opened.source, report: findings });
  const value = shape.read(root, findings);
  const problems = inFileOrder([...opened.problems, ...findings.problems]);
  if (value === undefined || problems.length > 0) return { ok: false, problems };
  return { ok: true, value, warnings: inFileOrder(findings.warnings) };
}
