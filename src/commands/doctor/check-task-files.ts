/** What stands beside the settings: the modules of hooks, and loop files. */
import { loopFiles, readLoopFile } from "../../config/loop-file.ts";
import { formatProblem } from "../../config/problems.ts";
import { leavesOf } from "../../loop/hooks.ts";
import type { Settings } from "../../loop/settings.ts";
import type { ReadText } from "./check-settings.ts";
import { type Finding, ok, orOk, problem, warning } from "./finding.ts";

export function checkHooks({ hooks }: Settings, read: ReadText): readonly Finding[] {
  const modules = leavesOf(hooks).flatMap((hook) => (hook.kind === "module" ? [hook] : []));
  if (modules.length === 0) return [];
  const missing = modules.filter(({ path }) => read(path.replace(/^\.\//, "")) === null);
  const found = missing.map(({ id, path }) =>
    problem("hooks", `the hook ${id} is the module ${path}, which is not there`, "add it, or correct its path"),
  );
  return orOk(found, "hooks", "the modules of hooks are there");
}

export function checkLoopFiles(read: ReadText): readonly Finding[] {
  return loopFiles.flatMap((path): readonly Finding[] => {
    const text = read(path);
    const file = text === null ? null : readLoopFile(text, path);
    if (file === null) return [];
    const fix = "see docs/loop-files.md";
    if (!file.ok) return file.problems.map((each) => problem("loop file", each, fix));
    const state = file.active ? "is understood" : "is understood, and inactive";
    const vague = file.warnings.map((each) => warning("loop file", formatProblem(each), fix));
    return vague.length > 0 ? vague : [ok("loop file", `${path} ${state}`)];
  });
}
