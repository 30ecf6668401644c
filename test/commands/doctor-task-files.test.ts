import { expect, it } from "vitest";
import { checkSettings } from "../../src/commands/doctor/check-settings.ts";

function found(files: Readonly<Record<string, string>>): readonly string[] {
  const { findings } = checkSettings((path) => files[path] ?? null);
  return findings.map(({ check, state, message }) => `${state} ${check}: ${message}`);
}

const settings = "rules: { tests: ./test.sh }\nhooks: [{ any: [{ id: mine, module: ./hooks/stop.mjs }] }]\n";

it("a module of a hook that is not there is named", () => {
  expect(found({ ".github/rondo.yml": settings })).toContain(
    "problem hooks: the hook mine is the module ./hooks/stop.mjs, which is not there",
  );
  expect(found({ ".github/rondo.yml": settings, "hooks/stop.mjs": "" })).toContain(
    "ok hooks: the modules of hooks are there",
  );
});

it.each([
  ["max_iterations: 3", "ok loop file: .rondo/loop.md is understood"],
  ["active: false", "ok loop file: .rondo/loop.md is understood, and inactive"],
  ["completion_promise: done", 'warning loop file: .rondo/loop.md:2:21 completion_promise has "done", which is vague'],
  ["max_iterations: many", 'problem loop file: .rondo/loop.md:2:17 max_iterations is "many"'],
])("a loop file with %s", (yaml, said) => {
  const lines = found({ ".github/rondo.yml": settings, ".rondo/loop.md": `---\n${yaml}\n---\nMend it.\n` });
  expect(lines.join("\n")).toContain(said);
});
