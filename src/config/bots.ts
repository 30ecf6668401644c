import { mapOf } from "./compound-shapes.ts";
import { integer, matching } from "./scalar-shapes.ts";
import { type Shape, turned } from "./shape.ts";

/** A bot whose words count like those of somebody with write access. */
export interface TrustedBot {
  readonly login: string;
  readonly id: number;
}

const login = matching("a bot's login such as helper[bot]", "^[A-Za-z0-9][A-Za-z0-9_-]*\\[bot\\]$", 100);

export const botsShape: Shape<readonly TrustedBot[]> = turned(
  mapOf("bots' numbers by login", login, integer(1)),
  (bots) => bots.map(({ name, value }) => ({ login: name, id: value })),
);
