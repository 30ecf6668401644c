import { Refusal } from "../contract.ts";
import type { Repository, Variable } from "./model.ts";
import type { World } from "./world.ts";

const LARGEST = 48 * 1024;

/** Names are stored in upper case, whatever was written. */
export function setVariable(world: World, repo: Repository, name: string, value: string): Variable {
  const key = name.toUpperCase();
  if (!/^[A-Z_][A-Z0-9_]*$/.test(key) || key.startsWith("GITHUB_")) {
    const rule = "Variable names can only contain alphanumeric characters ([a-z], [A-Z], [0-9]) or underscores (_)";
    throw new Refusal(
      422,
      `${rule}. Spaces are not allowed. Must start with a letter ([a-z], [A-Z]) or underscores (_).`,
    );
  }
  if (Buffer.byteLength(value) > LARGEST)
    throw new Refusal(422, "Variable value is too large. The maximum size is 48 KB.");
  const now = world.now();
  const variable = { name: key, value, createdAt: repo.variables.get(key)?.createdAt ?? now, updatedAt: now };
  repo.variables.set(key, variable);
  return variable;
}
