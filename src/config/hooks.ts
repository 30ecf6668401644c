import {
  type HookHead,
  type HookKind,
  type HookMoment,
  type HookPreset,
  type HookSettings,
  hookMoments,
  hookPresets,
  type LeafHook,
} from "../loop/settings.ts";
import { byForm, kindByKey, list, variants } from "./compound-shapes.ts";
import { when } from "./hook-condition.ts";
import { type Located, nameOf, quote, refuse } from "./located.ts";
import { record } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { boolean, choice, duration, line, matching, text } from "./scalar-shapes.ts";
import { type Field, type Fields, readDefault, type Shape, turned } from "./shape.ts";

const mostSensible = 10;

type Common = Omit<HookHead, "id"> & { readonly id: string | null };

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
  when: { key: "when", about: "When it is asked at all: all of this must hold.", shape: when, absent: null },
} as const satisfies Fields<Common>;

type Draft<Kind> = Common & Kind;
type Leaf = Draft<HookKind>;
type Group = Draft<{ readonly kind: "all" | "any"; readonly of: readonly Leaf[] }>;

const timeoutMs: Field<number> = {
  key: "timeout",
  about: "How long it may take.",
  shape: duration("5d"),
  default: "30s",
};

const on: Field<HookMoment> = {
  key: "on",
  about:
    "`stop`: it decides after the rules whether the loop ends. `before`: it prepares the agent's run, in the agent's job. `after`: it is told how the rules came out, and decides nothing; it may ask for a checkpoint.",
  shape: choice(hookMoments),
  default: "stop",
};

interface Command {
  readonly timeoutMs: number;
  readonly on: HookMoment;
}

/** Before the agent has run, no rule has a result. */
function askable<Kind extends Common & Command>(hook: Kind, at: Located, report: Report): Kind | undefined {
  const isEarly = hook.on === "before" && hook.when !== null && hook.when.status.length + hook.when.rules.length > 0;
  if (!isEarly) return hook;
  const advice = 'with "on: before", "when" can only name iterations (from, to)';
  return report.problem(at, `${nameOf(at)} asks for results of rules before they have run; ${advice}`);
}

const preset: Shape<Leaf> = turned(
  record<Common & { readonly preset: HookPreset }>("a map { use }", {
    preset: {
      key: "use",
      about: "A built-in hook: `default` looks at promises, then rules; `validation` at rules; `promise` at promises.",
      shape: choice(hookPresets),
    },
    ...common,
  }),
  (parts) => ({ ...parts, kind: "preset" }),
);

const run: Shape<Leaf> = turned(
  record<Common & Command & { readonly run: string }>("a map { run }", {
    run: {
      key: "run",
      about:
        "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout. The agent may not change the files that it names.",
      shape: text("a command"),
    },
    timeoutMs,
    on,
    ...common,
  }),
  (parts, at, report) => askable({ ...parts, kind: "run" as const }, at, report),
);

const modulePath = matching(
  "the path of a .mjs or .js file in the repository",
  "^(?:\\./)?(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\p{Cc}\\\\]+\\.m?js$",
  200,
);

const module: Shape<Leaf> = turned(
  record<Common & Command & { readonly path: string }>("a map { module }", {
    path: {
      key: "module",
      about:
        "A JavaScript module whose default export gets the context and returns the answer, or a promise of it. The agent may change neither it nor what it imports.",
      shape: modulePath,
    },
    timeoutMs,
    on,
    ...common,
  }),
  (parts, at, report) => askable({ ...parts, kind: "module" as const }, at, report),
);

const leafKinds = [
  ["use", "preset"],
  ["run", "run"],
  ["module", "module"],
] as const;
const orUse = `"use:" with one of ${hookPresets.join(", ")}`;
const byName = turned(choice(hookPresets), (use) => readDefault(preset, { use }, "hook"));

const leaf: Shape<Leaf> = byForm<Leaf>({
  text: byName,
  map: variants(
    { preset, run, module },
    kindByKey(leafKinds, `give it either "run: COMMAND", "module: FILE", or ${orUse}`),
  ),
});

function group(kind: "all" | "any", { about }: { readonly about: string }): Shape<Leaf | Group> {
  return turned(
    record<Common & { readonly of: readonly Leaf[] }>(`a map { ${kind} }`, {
      of: { key: kind, about, shape: list(leaf, "hooks", 1) },
      ...common,
    }),
    (parts, at, report) => {
      const astray = parts.of.findIndex((member) => "on" in member && member.on !== "stop");
      if (astray < 0) return { ...parts, kind };
      const advice = "put hooks that run before or after an iteration into the list itself";
      return report.problem(at, `${nameOf(at)} has a member that does not decide, at place ${astray + 1}; ${advice}`);
    },
  );
}

const hook: Shape<Leaf | Group> = byForm<Leaf | Group>({
  text: byName,
  map: variants<Leaf | Group, "preset" | "run" | "module" | "all" | "any">(
    {
      preset,
      run,
      module,
      all: group("all", { about: "Hooks that only together complete the loop; the first escalation counts." }),
      any: group("any", { about: "Hooks of which one is enough to complete the loop." }),
    },
    kindByKey(
      [...leafKinds, ["all", "all"], ["any", "any"]],
      `give it either "run: COMMAND", "module: FILE", "all:" or "any:" with a list, or ${orUse}`,
    ),
  ),
});

interface Placed {
  readonly hook: HookSettings;
  readonly ids: readonly string[];
}

/** Members of a group are `GROUP.1` and so on. */
function withIds(draft: Leaf | Group, place: string): Placed {
  const id = draft.id ?? (draft.kind === "preset" ? draft.preset : place);
  if (!("of" in draft)) return { hook: { ...draft, id }, ids: [id] };
  const of = draft.of.map((member, index): LeafHook => ({ ...member, id: member.id ?? `${id}.${index + 1}` }));
  return { hook: { ...draft, id, of }, ids: [id, ...of.map((member) => member.id)] };
}

function readHooks(value: Located, report: Report): readonly HookSettings[] | undefined {
  if (value.form !== "list") return refuse(value, hookList.allowed, report);
  const firstAt = new Map<string, Located>();
  const hooks = value.items.flatMap((item, index) => {
    const draft = hook.read(item, report);
    if (draft === undefined) return [];
    const placed = withIds(draft, `hook-${index + 1}`);
    for (const id of placed.ids) {
      const first = firstAt.get(id);
      if (first === undefined) firstAt.set(id, item);
      else report.problem(item, `the hook id ${quote(id)} is taken by ${nameOf(first)}; give each hook its own id`);
    }
    return [placed];
  });
  const count = hooks.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count > mostSensible) {
    const advice = `more than ${mostSensible} are slow and hard to follow`;
    report.warning(value, `${nameOf(value)} has ${count} hooks; ${advice}`);
  }
  return hooks.length === value.items.length ? hooks.map((placed) => placed.hook) : undefined;
}

const hookList = list(hook, "hooks");

/** Not just a list: ids are compared even if one of the hooks is wrong, so that all problems come out at once. */
export const hooksShape: Shape<readonly HookSettings[]> = { ...hookList, read: readHooks };
