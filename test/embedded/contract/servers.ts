import { Octokit } from "@octokit/rest";
import { createEmulator } from "emulate";
import { createForge } from "../../../src/embedded/forge/forge.ts";

/** One GitHub to try the adapter's calls on, with a repository `octo/app` that has a first commit on `main`. */
export interface TriedServer {
  readonly octokit: Octokit;
  close(): Promise<void>;
}

const QUIET = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const TOKEN = "contract_token";

async function forge(): Promise<TriedServer> {
  const server = createForge();
  await server.setUp.addRepository("octo/app");
  const baseUrl = `${await server.listen()}/api/v3`;
  const octokit = new Octokit({ auth: server.setUp.createToken("octo"), baseUrl, log: QUIET });
  return { octokit, close: () => server.close() };
}

async function emulator(): Promise<TriedServer> {
  const server = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { [TOKEN]: { login: "octo", scopes: ["repo", "user"] } },
      github: {
        users: [{ login: "octo", name: "Octo", email: "octo@example.com" }],
        repos: [{ owner: "octo", name: "app", auto_init: true }],
      },
    },
  });
  return { octokit: new Octokit({ auth: TOKEN, baseUrl: server.url, log: QUIET }), close: () => server.close() };
}

export const SERVERS: readonly (readonly [string, () => Promise<TriedServer>])[] = [
  ["the embedded forge", forge],
  ["emulate@0.12.2", emulator],
];
