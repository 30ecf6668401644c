import { RefusedInput, UsageError } from "./command.ts";
import { apiOf, originOf, type RepositoryAddress } from "./repository-address.ts";

/** How to reach a repository through GitHub's API. */
export interface RemoteRepository {
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly token: string;
}

/** The options that every command has which asks GitHub. */
export const remoteOptions = {
  repo: { type: "string" },
  "token-env": { type: "string" },
  api: { type: "string" },
  dir: { type: "string", default: "." },
} as const;

export const remoteHelp = `  --repo OWNER/NAME  the repository; the default is the remote named origin of the folder here
  --token-env NAME   the variable that holds the token; the default is GH_TOKEN or GITHUB_TOKEN
  --api URL          the API's address, such as https://ghe.example.com/api/v3
  --dir DIR          the folder whose remote counts; the default is here`;

/** For commands that read loops from a disk as well. */
export const orFromDisk = " Loops of `rondo run` and `rondo export` are read by --from DIR.";

export interface RemoteWish {
  readonly repo?: string | undefined;
  readonly "token-env"?: string | undefined;
  readonly api?: string | undefined;
  readonly dir: string;
}

export interface RemoteWorld {
  /** Where git is found, as in PATH. */
  readonly path: string;
  readonly variable: (name: string) => string | undefined;
}

export type Found = { readonly ok: true; readonly remote: RemoteRepository } | { readonly ok: false; why: string };

export async function findRemote(wish: RemoteWish, world: RemoteWorld): Promise<Found> {
  const address = await addressOf(wish, world);
  if (address === null)
    return { ok: false, why: "no repository is known: give --repo OWNER/NAME, or a folder with a remote named origin" };
  const { host, owner, name: repo } = address;
  const apiUrl = wish.api ?? (host === null ? (world.variable("GITHUB_API_URL") ?? apiOf("github.com")) : apiOf(host));
  const token = tokenFor(wish, apiUrl, world);
  if ("why" in token) return { ok: false, why: token.why };
  return { ok: true, remote: { owner, repo, apiUrl, token: token.token } };
}

/** `otherwise`: a sentence on what works without GitHub. */
export async function mustFindRemote(wish: RemoteWish, world: RemoteWorld, otherwise = ""): Promise<RemoteRepository> {
  const found = await findRemote(wish, world);
  if (found.ok) return found.remote;
  throw new RefusedInput(`GitHub can't be asked: ${found.why}.${otherwise}`);
}

type Address = Omit<RepositoryAddress, "host"> & { readonly host: string | null };

async function addressOf({ repo, dir }: RemoteWish, { path, variable }: RemoteWorld): Promise<Address | null> {
  const origin = await originOf(dir, path);
  if (repo === undefined && origin !== null) return origin;
  const named = repo ?? variable("GITHUB_REPOSITORY");
  if (named === undefined) return null;
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
  if (owner === undefined || name === undefined)
    throw new UsageError(`--repo is "${named}"; it must be OWNER/NAME, such as octo/app.`);
  return { host: origin?.owner === owner && origin.name === name ? origin.host : null, owner, name };
}

/** A token that nobody chose for it goes to no other host than the one that it is known to be for. */
function tokenFor({ "token-env": chosen, api }: RemoteWish, apiUrl: string, { variable }: RemoteWorld) {
  const name = chosen ?? (variable("GH_TOKEN") ? "GH_TOKEN" : "GITHUB_TOKEN");
  const token = variable(name);
  if (!token)
    return {
      why:
        chosen === undefined
          ? "no token in GH_TOKEN or GITHUB_TOKEN (`gh auth token` prints one, where gh is signed in)"
          : `the variable ${name} holds no token`,
    };
  const isKnown = apiUrl === apiOf("github.com") || apiUrl === variable("GITHUB_API_URL");
  if (chosen === undefined && api === undefined && !isKnown)
    return { why: `the token in ${name} may not be for ${apiUrl}: name the right one by --token-env` };
  return { token };
}
