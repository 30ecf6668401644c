import { type HookPreset, type HookSettings, hookPresets } from "../loop/settings.ts";
import { byForm, kindByKey, list, variants } from "./compound-shapes.ts";
import { type Located, nameOf, quote, refuse } from "./located.ts";
import { record } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { boolean, choice, duration, line, text } from "./scalar-shapes.ts";
import { type Field, type Fields, readDefault, type Shape, turned } from "./shape.ts";

const mostSensible = 10;

const common = {
  id: {
    key: "id",
    about: "The hook's name, unique in the list. Default: its preset, or `hook-1` and so on, by place.",
    shape: line("a name", 100),
    absent: null,
  },
  enabled: { key: "enabled", about: "If false, the hook is skipped.", shape: boolean, default: true },
  onError: {
    key: "on-error",
    about: "What a hook means that fails, takes too long or answers nonsense.",
    shape: choice(["escalate", "continue"]),
    default: "escalate",
  },
} as const satisfies Fields<CommonPart>;

interface CommonPart {
  readonly id: string | null;
  readonly enabled: boolean;
  readonly onError: "escalate" | "continue";
}

type Draft = CommonPart &
  (
    | { readonly kind: "preset"; readonly preset: HookPreset }
    | { readonly kind: "run"; readonly run: string; readonly timeoutMs: number }
  );

const presetField: Field<HookPreset> = {
  key: "use",
  about: "A built-in hook: `default` looks at promises, then rules; `validation` at rules; `promise` at promises.",
  shape: choice(hookPresets),
};

const presetParts = record<CommonPart & { readonly preset: HookPreset }>("a map { use }", {
  preset: presetField,
  ...common,
});
const preset = turned<CommonPart & { readonly preset: HookPreset }, Draft>(presetParts, (parts) => ({
  ...parts,
  kind: "preset",
}));

const runParts = record<CommonPart & { readonly run: string; readonly timeoutMs: number }>("a map { run }", {
  run: {
    key: "run",
    about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout.",
    shape: text("a command"),
  },
  timeoutMs: { key: "timeout", about: "How long the command may take.", shape: duration("5d"), default: "30s" },
  ...common,
});
const run = turned<CommonPart & { readonly run: string; readonly timeoutMs: number }, Draft>(runParts, (parts) => ({
  ...parts,
  kind: "run",
}));

const hook: Shape<Draft> = byForm({
  text: turned(choice(hookPresets), (use) => readDefault(preset, { use }, "hook")),
  map: variants(
    { preset, run },
    kindByKey(
      [
        ["use", "preset"],
        ["run", "run"],
      ],
      `give it either "run: COMMAND", or "use:" with one of ${hookPresets.join(", ")}`,
    ),
  ),
});

function readHooks(value: Located, report: Report): readonly HookSettings[] | undefined {
  if (value.form !== "list") return refuse(value, hookList.allowed, report);
  const firstAt = new Map<string, Located>();
  const hooks = value.items.flatMap((item, index) => {
    const draft = hook.read(item, report);
    if (draft === undefined) return [];
    const id = draft.id ?? (draft.kind === "preset" ? draft.preset : `hook-${index + 1}`);
    const first = firstAt.get(id);
    if (first === undefined) firstAt.set(id, item);
    else report.problem(item, `the hook id ${quote(id)} is taken by ${nameOf(first)}; give each hook its own id`);
    return [{ ...draft, id }];
  });
  if (value.items.length > mostSensible) {
    const advice = `more than ${mostSensible} are slow and hard to follow`;
    report.warning(value, `${nameOf(value)} has ${value.items.length} hooks; ${advice}`);
  }
  return hooks.length === value.items.length ? hooks : undefined;
}

const hookList = list(hook, "hooks");

/** Not just a list: ids are compared even if one of the hooks is wrong, so that all problems come out at once. */
export const hooksShape: Shape<readonly HookSettings[]> = { ...hookList, read: readHooks };
