import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkRules } from "../../src/rules/check-rules.ts";
import { checkout, command, rule, world } from "./given.ts";

describe("the rules", () => {
  it("run one after the other, so that one can read what another wrote", async () => {
    const folder = checkout();
    const rules = [
      rule(command("sleep 0.1; printf 'SF:a\\nLF:10\\nLH:9\\n' > lcov.info; echo one >> log"), "tests"),
      rule({ type: "coverage", file: "lcov.info", min: 80 }, "coverage"),
      rule(command("echo two >> log"), "lint"),
    ];
    const results = await checkRules(rules, world({ folder }));
    expect(results.map(({ name, result }) => `${name}: ${result}`)).toEqual([
      "tests: pass",
      "coverage: pass",
      "lint: pass",
    ]);
    expect(readFileSync(join(folder, "log"), "utf8")).toBe("one\ntwo\n");
  });

  it("tell when each starts and how it ended, and what it prints meanwhile", async () => {
    const told: string[] = [];
    await checkRules([rule(command("echo hello; exit 1"), "a"), rule({ type: "file-exists", files: ["x"] }, "b")], {
      ...world({ folder: checkout() }),
      onOutput: (chunk) => told.push(chunk.trim()),
      onProgress: (progress) =>
        told.push(`${progress.rule.name} ${progress.at === "started" ? "started" : progress.result.result}`),
    });
    expect(told).toEqual(["a started", "hello", "a fail", "b started", "b fail"]);
  });

  it("go on after one that could not be checked", async () => {
    const broken = world({ run: () => Promise.reject(new Error("disk on fire")), folder: checkout({ a: "" }) });
    expect(
      await checkRules([rule(command("true"), "a"), rule({ type: "file-exists", files: ["a"] }, "b")], broken),
    ).toEqual([
      { name: "a", result: "error", message: "it could not be checked: disk on fire" },
      { name: "b", result: "pass", message: "a exists" },
    ]);
  });

  it("are errors, all that are left, once they are called off", async () => {
    const off = new AbortController();
    const running = checkRules([rule(command("echo ready; sleep 60"), "a"), rule(command("true"), "b")], {
      ...world({ signal: off.signal }),
      onOutput: () => off.abort(),
    });
    expect(await running).toEqual([
      { name: "a", result: "error", message: "it was called off before it ended\nready" },
      { name: "b", result: "error", message: "it was called off before it began" },
    ]);
  });

  it("come with steps and checks at their place, where these are known", async () => {
    const rules = [
      rule({ type: "step" }, "unit"),
      rule(command("true"), "build"),
      rule({ type: "checks", names: ["ci"] }, "ci"),
    ];
    const names = async (given: Parameters<typeof world>[0]) =>
      (await checkRules(rules, world(given))).map(({ name, result }) => `${name}: ${result}`);
    expect(await names({})).toEqual(["build: pass"]);
    expect(
      await names({ steps: '{"unit":{"outcome":"success"}}', checks: [{ name: "ci", conclusion: "failure" }] }),
    ).toEqual(["unit: pass", "build: pass", "ci: fail"]);
  });
});
