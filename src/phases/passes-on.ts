import type { StateRecord } from "../state/record.ts";

/** It is complete as a phase, and another comes after it: nothing is green or ready yet. */
export function passesOn({ loop, chain }: Pick<StateRecord, "loop" | "chain">): boolean {
  return loop.status === "completed" && chain !== null && chain.left.length > 0;
}
