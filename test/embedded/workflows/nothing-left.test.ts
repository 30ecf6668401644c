import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { bench, filesBelow, oneJob } from "./bench.ts";

function processesWith(word: string): readonly string[] {
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "latin1").includes(word);
    } catch {
      return false;
    }
  });
}

function openHandles(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind !== "Timeout").length;
}

it("20 runs in sequence leave no process, no timer or port, and no folder behind", async () => {
  const bed = bench();
  const work = `${bed.forge.root}/jobs`;
  const own = bench({ forge: bed.forge, workFolder: work });
  bed.add(
    oneJob(
      "- uses: actions/checkout@v7\n- run: 'sleep 300 > /dev/null 2>&1 & setsid sleep 300 > /dev/null 2>&1 & echo \"$HOME\" > left-behind'",
    ),
  );
  const before = openHandles();
  for (let count = 0; count < 20; count += 1) {
    const run = await own.dispatch();
    await own.service.idle();
    expect(own.see(run).conclusion).toBe("success");
  }
  expect(filesBelow(work)).toEqual([]);
  expect(processesWith(work)).toEqual([]);
  // The pipes of what was killed last close a moment later.
  await vi.waitFor(() => expect(openHandles()).toBeLessThanOrEqual(before));
  expect(bed.forge.revoked).toHaveLength(20);
  await own.service.close();
  expect(existsSync(work)).toBe(false);
});
