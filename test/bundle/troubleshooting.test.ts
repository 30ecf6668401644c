/** What a person in trouble is told to do can be done. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readOrder } from "../../src/phases/orders.ts";

const page = readFileSync("docs/troubleshooting.md", "utf8");
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split("\n", 1)[0] ?? "", section]),
);
const rondo = (...args: string[]) => spawnSync(process.execPath, ["dist/cli.js", ...args], { encoding: "utf8" });
const quoted = (command: RegExp) => [...new Set([...page.matchAll(command)].map(([, found = ""]) => found))];

it.each([
  [
    "The loop does not start",
    ["default branch", "label:", "write access", "RONDO_DISABLED", ".github/rondo.yml", "`---`", "log"],
  ],
  [
    "The loop stops too early",
    ["completed", "promise-text:", "/rondo set max-iterations=", "/rondo resume", "approve:"],
  ],
  ["The loop does not stop", ["max-iterations", "/rondo stop", "outside code and quotes", "rondo replay"]],
  ["The state is not updated", ["rebuilt", "permissions", "schedule", "rondo doctor", "log"]],
  ["A hook's answer is refused", ["JSON", "30 seconds", "once more"]],
])("%s: the page names what to look at", (title, parts) => {
  const section = sections.get(title) ?? "";
  expect(parts.filter((part) => !section.includes(part))).toEqual([]);
});

it.each(quoted(/`rondo ([a-z]+)/g))("rondo %s is a command", (name) => {
  expect(rondo(name, "--help")).toMatchObject({ status: 0, stderr: "" });
});

it.each(quoted(/`(\/rondo [^`]+)`/g))("%s is an order that Rondo obeys", (order) => {
  expect(readOrder(order)?.do ?? "nothing").not.toBe("nothing");
});

it("the example of debugging ends with the promise kept, well below its maximum", () => {
  const { stdout } = rondo("replay", "docs/examples/debugging.yml", "--json");
  const { status, iterations } = JSON.parse(stdout);
  expect(status).toBe("completed");
  expect(iterations.map(({ signal }: { signal: string }) => signal)).toEqual(["CONTINUE", "CONTINUE", "COMPLETE"]);
});
