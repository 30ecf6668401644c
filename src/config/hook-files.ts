import { leavesOf, momentOf } from "../loop/hooks.ts";
import type { HookSettings } from "../loop/settings.ts";

/** A word of a command that can be the path of a file in the repository. */
const pathWord = /^(?:\.\/)?((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.[\w-]+|(?:[\w@.-]+\/)+[\w@.-]+)$/;

/** Files that decide whether the loop stops: an agent that may change them decides it itself. */
export function hookFiles(hooks: readonly HookSettings[]): readonly string[] {
  return leavesOf(hooks).flatMap((hook) => {
    // It decides nothing, and runs where the agent itself does.
    if (momentOf(hook) === "before") return [];
    if (hook.kind === "module") return [hook.path.replace(/^\.\//, "")];
    return hook.kind === "run" ? pathsIn(hook.run) : [];
  });
}

function pathsIn(command: string): readonly string[] {
  const words = command.split(/[\s"'`;&|()<>=]+/);
  return words.flatMap((word) => {
    const path = pathWord.exec(word)?.[1];
    return path === undefined || path.split("/").includes("..") ? [] : [path];
  });
}
