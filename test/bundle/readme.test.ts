/** What the README shows is what happens. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sessions = [...readFileSync("README.md", "utf8").matchAll(/```console\n([\s\S]*?)```/g)].flatMap(
  ([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((session) => {
        const [command = "", ...shown] = session.split("\n");
        return { command, shown: shown.join("\n") };
      }),
);

it.each(sessions)("$command prints what the README shows", ({ command, shown }) => {
  const { stdout, stderr, status } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect({ status, stderr, stdout: stdout.trim() }).toEqual({ status: 0, stderr: "", stdout: shown.trim() });
});

it("has something to show", () => expect(sessions.length).toBeGreaterThan(1));
