import { expect, it } from "vitest";
import { hooksCommand } from "../../src/commands/hooks.ts";

const file = `hooks:
  - promise
  - { id: setup, run: npm ci, on: before, timeout: 5m }
  - { id: tell, module: hooks/tell.mjs, on: after, enabled: false }
  - { id: both, all: [validation, { run: ./check }], when: { from: 3, to: 5, status: failed, rules: { tests: fail } } }
evaluator: { command: ./judge }
`;

async function listed(text: string, ...args: readonly string[]) {
  const asked: string[] = [];
  const read = async (name: string): Promise<string> => {
    asked.push(name);
    return text;
  };
  const shell = { read, colours: false };
  return { ...(await hooksCommand.run(args, shell)), asked };
}

it("lists every hook with its id, whether it is enabled, and what is known of it, in the order of asking", async () => {
  const { stdout, asked } = await listed(file, "--json");
  const { hookCount, hooks } = JSON.parse(stdout);
  expect(asked).toEqual([".github/rondo.yml"]);
  expect(hookCount).toBe(7);
  expect(hooks.map(({ id, enabled }: { id: string; enabled: boolean }) => [id, enabled])).toEqual([
    ["promise", true],
    ["setup", true],
    ["tell", false],
    ["both", true],
    ["both.1", true],
    ["both.2", true],
    ["evaluator", true],
  ]);
  expect(hooks[1].metadata).toEqual({
    kind: "run",
    on: "before",
    runs: "npm ci",
    when: "always",
    onError: "escalate",
    timeoutMs: 300_000,
  });
  expect(hooks[3].metadata).toMatchObject({ kind: "all", when: "iteration 3 to 5, rules failed, tests: fail" });
});

it("people get a table, and are told of too many", async () => {
  const { stdout } = await listed(file);
  expect(stdout).toContain("7 hooks\n\nid ");
  expect(stdout).toMatch(/setup +before +always +run +npm ci/);
  expect(stdout).toMatch(/tell +disabled +always +module +hooks\/tell\.mjs/);
  const { stderr } = await listed(`hooks: [${"{ run: x },".repeat(11)}]`, "other.yml");
  expect(stderr).toContain("other.yml:1:8 hooks has 11 hooks");
});

it("no hooks are no table", async () => {
  expect((await listed("max-iterations: 3")).stdout).toMatch(/^No hooks: /);
  expect(JSON.parse((await listed("max-iterations: 3", "--json")).stdout)).toEqual({ hookCount: 0, hooks: [] });
});

it("a file that can't be understood is refused with its place", async () => {
  await expect(listed("hooks: [{ run: x, on: start }]")).rejects.toThrow("rondo.yml:1:23 hooks[0].on is");
});
