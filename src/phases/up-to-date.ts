import type { Sight } from "../ports.ts";
import { type FoundLoop, findLoop } from "./find-loop.ts";
import { branchOf, type World } from "./world.ts";

const pauseMs = 5_000;
const mostLooks = 3;

export interface Looked {
  readonly sight: Sight;
  readonly found: FoundLoop;
}

/** Looks at a loop; where GitHub does not show yet what this run knows to have happened, again. */
export async function upToDate(
  world: World,
  issue: number,
  isUpToDate: (looked: Looked) => boolean | Promise<boolean>,
): Promise<Looked> {
  const { forge, clock } = world;
  for (let looks = 1; ; looks += 1) {
    const sight = await forge.look(issue, branchOf(issue));
    const found = await findLoop(forge, sight, clock.now());
    if (looks === mostLooks || (await isUpToDate({ sight, found }))) return { sight, found };
    await clock.sleep(pauseMs);
  }
}
