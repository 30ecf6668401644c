import {
  type HookCondition,
  type HookHead,
  type HookKind,
  type HookPreset,
  type HookSettings,
  hookPresets,
  type LeafHook,
  mostIterations,
  validationStatuses,
} from "../loop/settings.ts";
import { byForm, kindByKey, list, mapOf, oneOrMany, variants } from "./compound-shapes.ts";
import { type Located, nameOf, quote, refuse } from "./located.ts";
import { record } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { boolean, choice, duration, integer, line, matching, text } from "./scalar-shapes.ts";
import { type Field, type Fields, readDefault, type Shape, turned } from "./shape.ts";

const mostSensible = 10;

type Common = Omit<HookHead, "id"> & { readonly id: string | null };

const ruleResults = ["pass", "fail", "error", "skip"] as const;

const when: Shape<HookCondition> = record("a map { from, to, status, rules }", {
  from: {
    key: "from",
    about: "The first iteration that it is asked in.",
    shape: integer(1, mostIterations),
    default: 1,
  },
  to: {
    key: "to",
    about: "The last iteration that it is asked in.",
    shape: integer(1, mostIterations),
    default: mostIterations,
  },
  status: {
    key: "status",
    about: "How the rules, taken together, came out. Without it: in any way.",
    shape: turned(oneOrMany(choice(validationStatuses), "results"), (words) =>
      validationStatuses.filter((status) => words.includes(status)),
    ),
    default: [],
  },
  rules: {
    key: "rules",
    about: "The result that each of these rules must have, as in `{ tests: pass }`.",
    shape: turned(mapOf("results by rule", line("a rule's name", 100), choice(ruleResults)), (rules) =>
      rules.map(({ name, value }) => ({ name, result: value })),
    ),
    default: {},
  },
} satisfies Fields<HookCondition>);

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
  record<Common & { readonly run: string; readonly timeoutMs: number }>("a map { run }", {
    run: {
      key: "run",
      about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout.",
      shape: text("a command"),
    },
    timeoutMs,
    ...common,
  }),
  (parts) => ({ ...parts, kind: "run" }),
);

const modulePath = matching(
  "the path of a .mjs or .js file in the repository",
  "^(?:\\./)?(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\p{Cc}\\\\]+\\.m?js$",
  200,
);

const module: Shape<Leaf> = turned(
  record<Common & { readonly path: string; readonly timeoutMs: number }>("a map { module }", {
    path: {
      key: "module",
      about: "A JavaScript module whose default export gets the context and returns the answer, or a promise of it.",
      shape: modulePath,
    },
    timeoutMs,
    ...common,
  }),
  (parts) => ({ ...parts, kind: "module" }),
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
    (parts) => ({ ...parts, kind }),
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
