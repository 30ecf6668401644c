import { expect, it } from "vitest";
import { liveADay } from "./scale.ts";

it("many loops in one repository all come to their end, although one call of fifty meets a fault", async () => {
  const day = await liveADay({ loops: 12, hours: 12, labelling: 4, faultPercent: 2, seed: 3 });
  expect(day.others).toEqual([]);
  expect(day.finished).toBe(12);
  expect(day.violations).toEqual([]);
  expect(day.faults).toBeGreaterThan(10);
  expect(Math.max(...day.rest)).toBeLessThan(1_000);
  expect(day.limited.hourly).toBe(0);
});
