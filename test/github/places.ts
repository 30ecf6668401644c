/** Two implementations of GitHub, one of which is not ours: the adapter must get along with both. */
import { Octokit } from "@octokit/rest";
import { createEmulator } from "emulate";
import type { Permissions } from "../../src/embedded/contract.ts";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { GitHub } from "../../src/github/github.ts";

export const at = { owner: "octo", repo: "app" } as const;

export interface Place {
  readonly github: GitHub;
  /** The repository's owner, for what Rondo itself never does. */
  readonly octokit: Octokit;
  readonly close: () => Promise<void>;
}

export interface EmbeddedPlace extends Place {
  readonly forge: Forge;
  readonly as: (login: string) => Octokit;
  /** The adapter with a job's own token. */
  readonly job: (permissions?: Permissions) => GitHub;
}

function octokit(baseUrl: string, auth: string): Octokit {
  const silent = () => undefined;
  return new Octokit({ auth, baseUrl, log: { debug: silent, info: silent, warn: silent, error: silent } });
}

const all: Permissions = {
  contents: "write",
  issues: "write",
  "pull-requests": "write",
  statuses: "write",
  actions: "write",
  checks: "read",
};

export async function onTheEmbeddedForge(files: Readonly<Record<string, string>> = {}): Promise<EmbeddedPlace> {
  const forge = createForge();
  await forge.setUp.addRepository("octo/app", {
    files: { "README.md": "# App\n", ...files },
    roles: { ann: "read", tria: "triage", wendy: "write", maya: "maintain" },
    allowActionsToCreatePullRequests: true,
  });
  const apiUrl = `${await forge.listen()}/api/v3`;
  const as = (login: string) => octokit(apiUrl, forge.setUp.createToken(login));
  return {
    forge,
    as,
    github: new GitHub({ ...at, apiUrl, token: forge.setUp.createToken("octo") }),
    octokit: as("octo"),
    job: (permissions = all) =>
      new GitHub({
        ...at,
        apiUrl,
        token: forge.mintJobToken({ repository: "octo/app", permissions, runId: 1 }),
      }),
    close: () => forge.close(),
  };
}

export async function onEmulate(): Promise<Place> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { "token-octo": { login: "octo", scopes: ["repo"] } },
      github: {
        users: [{ login: "octo" }, { login: "ann" }],
        repos: [{ owner: "octo", name: "app", auto_init: true }],
      },
    },
  });
  return {
    github: new GitHub({ ...at, apiUrl: emulator.url, token: "token-octo" }),
    octokit: octokit(emulator.url, "token-octo"),
    close: async () => emulator.close(),
  };
}

/** The commit at the tip of a branch, with its tree. */
export async function tipOf({ octokit: rest }: Place, branch = "main"): Promise<{ sha: string; tree: string }> {
  const { sha } = (await rest.git.getRef({ ...at, ref: `heads/${branch}` })).data.object;
  return { sha, tree: (await rest.git.getCommit({ ...at, commit_sha: sha })).data.tree.sha };
}

export async function openIssue({ octokit: rest }: Place, title: string, labels: string[] = []): Promise<number> {
  return (await rest.issues.create({ ...at, title, labels })).data.number;
}

/** A branch with an empty commit of its own. */
export async function newBranch(place: Place, branch: string): Promise<string> {
  const { sha, tree } = await tipOf(place);
  const made = await place.github.createCommit({ message: `Begin ${branch}\n`, tree, parents: [sha] });
  await place.github.createBranch(branch, made);
  return made;
}
