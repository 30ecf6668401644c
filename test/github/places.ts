/** Two implementations of GitHub, one of which is not ours: the adapter must get along with both. */
import { createEmulator } from "emulate";
import { createForge } from "../../src/embedded/forge/forge.ts";
import { GitHub } from "../../src/github/github.ts";

export interface Place {
  readonly github: GitHub;
  /** Another one, whose person may only read. */
  readonly reader: GitHub;
  /** Rondo itself never opens an issue, so the adapter can't. */
  readonly openIssue: (title: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

async function openIssue(apiUrl: string, token: string, title: string): Promise<number> {
  const response = await fetch(`${apiUrl}/repos/octo/app/issues`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ title }),
  });
  return ((await response.json()) as { number: number }).number;
}

const at = { owner: "octo", repo: "app" };

export async function onTheEmbeddedForge(): Promise<Place> {
  const forge = createForge();
  await forge.setUp.addRepository("octo/app", { files: { "README.md": "# App\n" }, roles: { ann: "read" } });
  const apiUrl = `${await forge.listen()}/api/v3`;
  const token = forge.setUp.createToken("octo");
  return {
    github: new GitHub({ ...at, apiUrl, token }),
    reader: new GitHub({ ...at, apiUrl, token: forge.setUp.createToken("ann") }),
    openIssue: (title) => openIssue(apiUrl, token, title),
    close: () => forge.close(),
  };
}

export async function onEmulate(): Promise<Place> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { "token-octo": { login: "octo", scopes: ["repo"] }, "token-ann": { login: "ann", scopes: ["repo"] } },
      github: {
        users: [{ login: "octo" }, { login: "ann" }],
        repos: [{ owner: "octo", name: "app", auto_init: true }],
      },
    },
  });
  const as = (token: string) => new GitHub({ ...at, apiUrl: emulator.url, token });
  return {
    github: as("token-octo"),
    reader: as("token-ann"),
    openIssue: (title) => openIssue(emulator.url, "token-octo", title),
    close: async () => emulator.close(),
  };
}
