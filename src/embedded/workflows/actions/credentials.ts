/** A checkout's credentials, as v6 and later keep them: in the runner's temporary folder, named by the repository's config. */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asText } from "../templates.ts";
import { input, type StandInCall } from "./stand-in.ts";

/** In text, not by git: the folder may be one in which a step has set traps for git. */
export function keepCredentials(call: StandInCall, folder: string): void {
  const { session } = call;
  const basic = Buffer.from(`x-access-token:${input(call, "token") || session.token}`).toString("base64");
  session.masks.add(basic);
  const file = join(session.folders.temp, `git-credentials-${randomUUID()}.config`);
  const header = `AUTHORIZATION: basic ${basic}`;
  writeFileSync(file, section("http", `${asText(session.github.server_url)}/`, { extraheader: header }), {
    mode: 0o600,
  });
  const gitDir = join(folder, ".git");
  const included = [gitDir, `${gitDir}/worktrees/*`]
    .map((where) => section("includeIf", `gitdir:${where}`, { path: file }))
    .join("");
  appendFileSync(join(gitDir, "config"), included);
  Object.assign(call.state, { file, included, config: join(gitDir, "config") });
}

/** Missing is fine: a later checkout of the same folder may have made it anew. */
export function forgetCredentials({ state }: StandInCall): void {
  const { file, included, config } = state;
  if (file !== undefined) rmSync(file, { force: true });
  if (config === undefined || included === undefined || !existsSync(config)) return;
  writeFileSync(config, readFileSync(config, "utf8").replace(included, ""));
}

export function section(name: string, of: string, values: Readonly<Record<string, string>>): string {
  const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  const lines = Object.entries(values).map(([key, value]) => `\t${key} = ${quoted(value)}\n`);
  return `[${name} ${quoted(of)}]\n${lines.join("")}`;
}
