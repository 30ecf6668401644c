import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as core from "@actions/core";
import type { GitHub } from "../github/github.ts";
import { sendOverHttp } from "../github/transport.ts";
import { land } from "../phases/land.ts";
import { workName } from "../phases/work.ts";
import { repositoryBeside } from "./repository.ts";
import { brief, temp } from "./surroundings.ts";
import { ownSecrets, token, webhookSecret, world } from "./world.ts";

export function runLand(ahead: GitHub | null): Promise<void> {
  return land(world(ahead), {
    brief: brief(),
    work: temp(workName),
    steps: core.getInput("steps"),
    agentResult: core.getInput("agent-result"),
    git: () => repositoryBeside(token()),
    secrets: ownSecrets(),
    webhook: { secret: webhookSecret(), post: sendOverHttp },
    keep: (files) => writeFiles(temp("rondo-record"), files),
  });
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
