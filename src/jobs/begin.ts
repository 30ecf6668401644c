import type { GitHub } from "../github/github.ts";
import { begin } from "../phases/begin.ts";
import { readTrigger } from "../phases/trigger.ts";
import { needed, payload } from "./surroundings.ts";
import { world } from "./world.ts";

export function runBegin(ahead: GitHub | null): Promise<void> {
  return begin(world(ahead), readTrigger(needed("GITHUB_EVENT_NAME"), payload()));
}

export function runSweep(ahead: GitHub | null): Promise<void> {
  return begin(world(ahead), { kind: "schedule" });
}
