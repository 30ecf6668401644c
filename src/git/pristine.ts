import { join } from "node:path";

/** Git that reads no configuration but ours and runs no program but itself. */
export function pristineConfig(folder: string): readonly string[] {
  const settings = {
    "core.hooksPath": join(folder, "no-hooks"),
    "core.fsmonitor": "false",
    "core.autocrlf": "false",
    "core.quotePath": "true",
    "gc.auto": "0",
    "maintenance.auto": "false",
    "credential.helper": "",
    "http.followRedirects": "false",
    "protocol.allow": "never",
    "protocol.http.allow": "always",
    "protocol.https.allow": "always",
    "submodule.recurse": "false",
  };
  return Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
}

export function pristineEnvironment(folder: string, path: string): Readonly<Record<string, string>> {
  return {
    PATH: path,
    HOME: folder,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: join(folder, "no-config"),
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
  };
}

/** By the environment, not the command line: other processes can read that. */
export function tokenHeader(token: string): Readonly<Record<string, string>> {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return {
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "http.extraHeader",
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}
