/** The workflows of all repositories: an id for each file that was ever seen, and whether it is switched off. */
import { type ForgeForWorkflows, Refusal, type WorkflowRecord } from "../contract.ts";
import { listWorkflowPaths, loadWorkflow } from "./load-workflow.ts";
import type { LoadedWorkflow } from "./model.ts";

export interface KnownWorkflow {
  readonly id: number;
  readonly repository: string;
  readonly path: string;
  readonly createdAt: Date;
  name: string;
  enabled: boolean;
  /** Of the last run. */
  runNumber: number;
}

const MOST_PARSED = 100;

export class WorkflowRegistry {
  readonly #forge: ForgeForWorkflows;
  readonly #now: () => Date;
  readonly #known = new Map<string, KnownWorkflow>();
  /** By path and text: parsing costs tens of milliseconds, and every event asks for all files again. */
  readonly #parsed = new Map<string, Promise<LoadedWorkflow>>();

  constructor(forge: ForgeForWorkflows, now: () => Date) {
    this.#forge = forge;
    this.#now = now;
  }

  know(repository: string, path: string): KnownWorkflow {
    const key = `${repository.toLowerCase()}\n${path}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.#known.size + 1;
    const added: KnownWorkflow = {
      id,
      repository,
      path,
      createdAt: this.#now(),
      name: path,
      enabled: true,
      runNumber: 0,
    };
    this.#known.set(key, added);
    return added;
  }

  async load(repository: string, sha: string, path: string): Promise<LoadedWorkflow | undefined> {
    const text = await this.#forge.readFile(repository, sha, path);
    return text === undefined ? undefined : this.#parse(path, text);
  }

  #parse(path: string, text: string): Promise<LoadedWorkflow> {
    const key = `${path}\0${text}`;
    const known = this.#parsed.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#parsed.keys();
    if (oldest !== undefined && this.#parsed.size >= MOST_PARSED) this.#parsed.delete(oldest);
    const parsed = loadWorkflow(path, text);
    this.#parsed.set(key, parsed);
    return parsed;
  }

  async loadAll(repository: string, sha: string): Promise<readonly LoadedWorkflow[]> {
    const paths = await listWorkflowPaths(this.#forge, repository, sha);
    const loaded = await Promise.all(paths.map((path) => this.load(repository, sha, path)));
    return loaded.filter((workflow) => workflow !== undefined);
  }

  /** Those on the default branch; others become known by their runs. */
  async list(repository: string): Promise<readonly WorkflowRecord[]> {
    const head = await this.#forge.resolve(repository, this.#forge.defaultBranch(repository));
    if (head === undefined) return [];
    for (const loaded of await this.loadAll(repository, head.sha)) {
      const path = pathOf(loaded);
      this.know(repository, path).name = nameOf(loaded);
    }
    return [...this.#known.values()].filter((known) => known.repository === repository).map(asRecord);
  }

  async find(repository: string, workflow: string | number): Promise<KnownWorkflow> {
    const all = await this.list(repository);
    const wanted = String(workflow);
    const found = all.find(
      ({ id, path }) => String(id) === wanted || path === wanted || path === `.github/workflows/${wanted}`,
    );
    if (found === undefined) throw new Refusal(404, "Not Found");
    return this.know(repository, found.path);
  }
}

export function asRecord({ id, name, path, enabled, createdAt }: KnownWorkflow): WorkflowRecord {
  return { id, name, path, state: enabled ? "active" : "disabled_manually", createdAt };
}

export function pathOf(loaded: LoadedWorkflow): string {
  return loaded.kind === "usable" ? loaded.model.path : loaded.path;
}

export function nameOf(loaded: LoadedWorkflow): string {
  return loaded.kind === "usable" ? loaded.model.name : loaded.name;
}
