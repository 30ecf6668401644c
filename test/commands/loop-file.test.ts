import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { changeOf, loopFileOf, watchLoopFile } from "../../src/commands/run/loop-file.ts";
import { readLoopFile } from "../../src/config/loop-file.ts";

const text = (yaml: string) => `---\n${yaml}\n---\n\nMend the login.\n`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-loop-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe("a loop file for rondo run", () => {
  it("is found by itself: ours, else that of document 001", () => {
    const files = { ".stravinsky/continuation-loop.md": text("max_iterations: 2") };
    const folder = folderWith(files);
    expect(loopFileOf(null, folder, {})).toMatchObject({ path: join(folder, ".stravinsky/continuation-loop.md") });
    const both = folderWith({ ...files, ".rondo/loop.md": text("max-iterations: 3") });
    expect(loopFileOf(null, both, {})).toMatchObject({
      path: join(both, ".rondo/loop.md"),
      title: "Mend the login.",
      read: { layer: { maxIterations: 3 } },
    });
  });

  it("that is not there, or inactive, or wrong, is refused by name", () => {
    const folder = folderWith({
      "off.md": text("active: false"),
      "wrong.md": text("max_iterations: many"),
    });
    expect(() => loopFileOf(null, folder, {})).toThrow(/needs a task: .* or a loop file \(\.rondo\/loop\.md, /);
    expect(() => loopFileOf(join(folder, "none.md"), folder, {})).toThrow(/none\.md: it can't be read/);
    expect(() => loopFileOf(join(folder, "off.md"), folder, {})).toThrow(/off\.md: it says `active: false`/);
    expect(() => loopFileOf(join(folder, "wrong.md"), folder, {})).toThrow(/wrong\.md:2:17 /);
  });

  it("limits that are typed beside it count, whatever it says", () => {
    const folder = folderWith({ "loop.md": text("max_iterations: 20 # plenty\nbudget: 3") });
    const { whole, read } = loopFileOf(join(folder, "loop.md"), folder, { "max-iterations": "4" });
    expect(read.layer).toEqual({ maxIterations: 4, budget: 3 });
    expect(readLoopFile(whole, "x")).toMatchObject({ ok: true, layer: { maxIterations: 4 }, body: "Mend the login." });
    expect(readFileSync(join(folder, "loop.md"), "utf8")).toContain("max_iterations: 20 # plenty");
  });
});

function sound(yaml: string) {
  const read = readLoopFile(text(yaml), "loop.md");
  return read.ok ? read : expect.fail(read.problems.join());
}

describe("what an edit asks of a loop that runs", () => {
  const before = sound("max_iterations: 10\nbudget: 3");

  it.each([
    ["a higher maximum", "max_iterations: 20\nbudget: 3", ["/rondo set max-iterations=20"]],
    ["other limits", "max_iterations: 10\nmax-duration: 2h\nbudget: 5", ["/rondo set max-duration=2h budget=5"]],
    ["a limit that is gone", "max_iterations: 10", []],
    ["another promise", "max_iterations: 10\nbudget: 3\ncompletion_promise: Feature complete", []],
    ["active: false", "max_iterations: 20\nactive: false", ["/rondo stop"]],
  ])("%s", (_, yaml, orders) => expect(changeOf(before, sound(yaml)).orders).toEqual(orders));

  it("a file that is gone ends it, and one that can't be read changes nothing", () => {
    expect(changeOf(before, null)).toEqual({ orders: ["/rondo stop"], warning: null });
    const wrong = readLoopFile(text("max_iterations: many"), "loop.md");
    expect(changeOf(before, wrong)).toEqual({ orders: [], warning: expect.stringContaining("loop.md:2:17") });
  });
});

it("a watched file is read again when it changes, and not after its loop has ended", async () => {
  const folder = folderWith({ "loop.md": text("max_iterations: 10") });
  const path = join(folder, "loop.md");
  const orders: string[] = [];
  const end = watchLoopFile({
    path,
    text: text("max_iterations: 10"),
    order: async (order) => orders.push(order),
    warn: (line) => orders.push(line),
  });
  writeFileSync(path, text("max_iterations: 12"));
  while (orders.length < 1) await sleep(50);
  writeFileSync(path, text("max_iterations: 12\nactive: false"));
  while (orders.length < 2) await sleep(50);
  await end();
  rmSync(path);
  await sleep(900);
  expect(orders).toEqual(["/rondo set max-iterations=12", "/rondo stop"]);
});

it("a watched file that is gone ends its loop, but not one that an editor only puts aside for a moment", async () => {
  const folder = folderWith({ "loop.md": text("max_iterations: 10") });
  const path = join(folder, "loop.md");
  const orders: string[] = [];
  const order = async (each: string) => orders.push(each);
  const end = watchLoopFile({ path, text: text("max_iterations: 10"), order, warn: () => undefined });
  for (let times = 0; times < 8; times += 1) {
    rmSync(path);
    await sleep(60);
    writeFileSync(path, text("max_iterations: 10"));
    await sleep(60);
  }
  expect(orders).toEqual([]);
  rmSync(path);
  while (orders.length < 1) await sleep(50);
  await end();
  expect(orders).toEqual(["/rondo stop"]);
});
