import type { Sight } from "../ports.ts";
import { type FoundLoop, findLoop } from "./find-loop.ts";
import { branchOf, type World } from "./world.ts";

const pauseMs = 5_000;
const mostLooks = 3;

/** Looks at a loop; where GitHub does not show yet what this run knows to have happened, again. */
export async function upToDate(
  world: World,
  issue: number,
  isUpToDate: (found: FoundLoop) => boolean,
): Promise<{ readonly sight: Sight; readonly found: FoundLoop }> {
  const { forge, clock } = world;
  for (let looks = 1; ; looks += 1) {
    const sight = await forge.look(issue, branchOf(issue));
    const found = await findLoop(forge, sight, clock.now());
    if (looks === mostLooks || isUpToDate(found)) return { sight, found };
    await clock.sleep(pauseMs);
  }
}
