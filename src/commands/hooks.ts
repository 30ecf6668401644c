import { parseSettings } from "../config/parse.ts";
import { formatProblem } from "../config/problems.ts";
import { resolveSettings } from "../config/resolve.ts";
import { leavesOf, momentOf } from "../loop/hooks.ts";
import { type HookCondition, type HookSettings, type LeafHook, mostIterations } from "../loop/settings.ts";
import { atMostOne, readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, RefusedInput } from "./command.ts";
import { table } from "./loops/table.ts";

const help = `rondo hooks [FILE] [--json]

Lists the hooks of a settings file in the order in which they are asked: their ids, whether they are enabled, when
they are asked, and what they run. FILE is .github/rondo.yml below the current folder, if it is not given.

  --json   for programs: {"hookCount","hooks":[{"id","enabled","metadata":{"kind","on","runs","when","onError",
           "timeoutMs"}}]}; the members of a group stand behind it, and are counted

How often each was asked, and what it decided: rondo stats.

Examples
  rondo hooks
  rondo hooks .github/rondo.yml --json

Exit codes: 0 done, 1 the file can't be read, 2 wrong usage.
`;

export const hooksCommand: Command = {
  name: "hooks",
  about: "the hooks of the settings, in the order in which they are asked",
  help,
  run: async (args, shell) => {
    const { values, positionals } = readArguments("hooks", args, { json: { type: "boolean", default: false } });
    const file = atMostOne("hooks", positionals) ?? ".github/rondo.yml";
    const parsed = parseSettings(await shell.read(file), file);
    if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
    const listed = resolveSettings([parsed.layer]).hooks.flatMap((hook) => [
      shownHook(hook),
      ...("of" in hook ? leavesOf([hook]).map(shownHook) : []),
    ]);
    if (values.json) return done(`${JSON.stringify({ hookCount: listed.length, hooks: listed })}\n`);
    const warnings = parsed.warnings.filter(({ path }) => path.startsWith("hooks")).map(formatProblem);
    return done(toText(listed, palette(shell.colours)), warnings.map((line) => `${line}\n`).join(""));
  },
};

interface ShownHook {
  readonly id: string;
  readonly enabled: boolean;
  readonly metadata: {
    readonly kind: HookSettings["kind"];
    readonly on: string;
    /** The command, the module, the preset, or how many members of a group are asked. */
    readonly runs: string;
    readonly when: string;
    readonly onError: string;
    readonly timeoutMs: number | null;
  };
}

function shownHook(hook: HookSettings | LeafHook): ShownHook {
  const { id, enabled, kind, onError, when } = hook;
  const timeoutMs = "timeoutMs" in hook ? hook.timeoutMs : null;
  return {
    id,
    enabled,
    metadata: { kind, on: momentOf(hook), runs: runs(hook), when: inWords(when), onError, timeoutMs },
  };
}

function runs(hook: HookSettings): string {
  switch (hook.kind) {
    case "run":
      return hook.run;
    case "module":
      return hook.path;
    case "preset":
      return hook.preset;
    case "evaluator":
      return "the second agent";
    default:
      return hook.of.map(({ id }) => id).join(", ");
  }
}

function inWords(when: HookCondition | null): string {
  if (when === null) return "always";
  const { from, to, status, rules } = when;
  const last = to === mostIterations ? "on" : `to ${to}`;
  const parts = [
    ...(from === 1 && to === mostIterations ? [] : [`iteration ${from} ${last}`]),
    ...(status.length === 0 ? [] : [`rules ${status.join(" or ")}`]),
    ...rules.map(({ name, result }) => `${name}: ${result}`),
  ];
  return parts.join(", ") || "always";
}

function toText(hooks: readonly ShownHook[], paint: Palette): string {
  if (hooks.length === 0)
    return "No hooks: promises, rules and guards decide alone. docs/hooks.md shows how to write one.\n";
  const rows = hooks.map(({ id, enabled, metadata: { kind, on, runs: what, when } }) => [
    oneLine(id),
    enabled ? on : "disabled",
    oneLine(when),
    kind,
    oneLine(what).slice(0, 60),
  ]);
  const [head = "", ...body] = table([["id", "on", "when", "kind", "what it runs"], ...rows], []);
  const count = `${hooks.length} hook${hooks.length === 1 ? "" : "s"}`;
  return `${[paint.bold(count), "", paint.dim(head), ...body].join("\n")}\n`;
}
