import { join } from "node:path";
import type { Role } from "../contract.ts";
import { copyRefs, createBareRepository } from "./git/bare-repository.ts";
import { GitObjectStore } from "./git/git-object-store.ts";
import type { FileMode, ObjectStore } from "./git/object-store.ts";
import { editTree, type PathEdit } from "./git/tree-paths.ts";
import type { Repository, User } from "./model.ts";
import { noreplyEmail } from "./shapes/user.ts";
import type { World } from "./world.ts";

/** A file's text, its bytes, or what it is besides an ordinary file; `null` deletes it. */
export type FileContent = string | Uint8Array | { readonly mode: FileMode; readonly text: string } | null;
export type Files = Readonly<Record<string, FileContent>>;

export interface RepositorySettings {
  readonly files?: Files;
  /** A git repository on this machine, whose branches and tags are copied instead. */
  readonly copyOf?: string;
  readonly private?: boolean;
  readonly defaultBranch?: string;
  readonly description?: string;
  readonly roles?: Readonly<Record<string, Role>>;
  /** "Allow GitHub Actions to create and approve pull requests": off, as on a new repository. */
  readonly allowActionsToCreatePullRequests?: boolean;
}

export interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Objects that are kept elsewhere than on disk: then there is no git over HTTP. */
  readonly keep?: (() => ObjectStore) | undefined;
}

async function storeOf(place: Place, gitDir: string, defaultBranch: string): Promise<ObjectStore> {
  if (place.keep) return place.keep();
  await createBareRepository(gitDir, defaultBranch);
  return new GitObjectStore(gitDir, place.env);
}

export function queue(): Repository["exclusively"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

export async function writeFiles(store: ObjectStore, base: string | undefined, files: Files): Promise<string> {
  const edits = Object.entries(files).map(async ([path, content]): Promise<PathEdit> => {
    if (content === null) return { path, entry: undefined };
    if (typeof content === "string") return { path, entry: await blob(store, content) };
    if (content instanceof Uint8Array) return { path, entry: await blob(store, content) };
    return { path, entry: await blob(store, content.text, content.mode) };
  });
  return editTree(store, base, await Promise.all(edits));
}

async function blob(store: ObjectStore, content: string | Uint8Array, mode: FileMode = "100644") {
  return { mode, sha: await store.writeBlob(typeof content === "string" ? Buffer.from(content, "utf8") : content) };
}

async function firstCommit(world: World, store: ObjectStore, owner: User, branch: string, files: Files): Promise<void> {
  const author = { name: owner.login, email: noreplyEmail(owner), date: world.now(), zone: "+0000" };
  const tree = await writeFiles(store, undefined, files);
  const to = await store.writeCommit({ tree, parents: [], author, committer: author, message: "Initial commit\n" });
  await store.changeRef({ ref: `refs/heads/${branch}`, from: undefined, to });
}

export function gitDirOf({ folder }: Place, fullName: string): string {
  return join(folder, `${fullName}.git`);
}

export async function addRepository(
  world: World,
  place: Place,
  named: { readonly owner: User; readonly name: string },
  settings: RepositorySettings,
): Promise<Repository> {
  const { owner, name } = named;
  const fullName = `${owner.login}/${name}`;
  if (world.repositories.has(fullName.toLowerCase())) throw new Error(`There is a repository ${fullName} already.`);
  const defaultBranch = settings.defaultBranch ?? "main";
  const gitDir = gitDirOf(place, fullName);
  const store = await storeOf(place, gitDir, defaultBranch);
  if (settings.copyOf !== undefined) await copyRefs(settings.copyOf, gitDir, place.env);
  else await firstCommit(world, store, owner, defaultBranch, settings.files ?? { "README.md": `# ${name}\n` });
  const roles = Object.entries(settings.roles ?? {}).map(([login, role]): [string, Role] => [
    login.toLowerCase(),
    role,
  ]);
  const now = world.now();
  const repo: Repository = {
    id: world.nextId(),
    owner,
    name,
    fullName,
    createdAt: now,
    gitDir,
    store,
    private: settings.private ?? false,
    defaultBranch,
    overlay: new Map(),
    description: settings.description ?? null,
    allowActionsToCreatePullRequests: settings.allowActionsToCreatePullRequests ?? false,
    pushedAt: now,
    nextNumber: 1,
    labels: new Map(),
    issues: new Map(),
    comments: new Map(),
    statuses: [],
    checkRuns: new Map(),
    protections: new Map(),
    roles: new Map(roles),
    variables: new Map(),
    secrets: [],
    exclusively: queue(),
  };
  world.repositories.set(fullName.toLowerCase(), repo);
  return repo;
}
