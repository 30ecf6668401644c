/** A GitHub on this machine with one repository on it, the real workflow file and the real action. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createForge, type Forge } from "../../embedded/forge/forge.ts";
import type { RepositorySettings } from "../../embedded/forge/new-repository.ts";
import type { LoggedRequest } from "../../embedded/forge/request-log.ts";
import type { ProgressListener } from "../../embedded/workflows/progress.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../embedded/workflows/service.ts";
import { RefusedInput } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";

const KEPT_LINES = 40;
/** Above every step of the templates' cron line, so that one is due. */
const A_SWEEP_MS = 16 * 60_000;

/** What is played. */
export interface Scene {
  readonly command: string;
  /** `owner/name` */
  readonly repository: string;
  /** Who asks for the loop. */
  readonly person: string;
  /** A new repository, or what a stage before kept. */
  readonly begins: RepositorySettings | KeptStage;
  /** Where issues and commits are kept; without it they go with `close`. */
  readonly folder?: string;
}

export interface KeptStage {
  readonly world: Uint8Array;
  readonly nextRunId: number;
}

/** Said before anything is built: later it would be an error of some process deep inside. */
function mustBeOn(path: string, program: string, command: string): void {
  const isThere = path.split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (!isThere)
    throw new RefusedInput(
      `rondo ${command} needs ${program}, but it is not on the PATH: ${path}. Install it and try again.`,
    );
}

interface Parts {
  readonly scene: Scene;
  readonly forge: Forge;
  readonly workflows: EmbeddedWorkflows;
  readonly temporary: string;
  readonly lines: string[];
}

export class Stage {
  readonly url: string;
  readonly #parts: Parts;
  #sweptUntil = 0;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.url = `${parts.forge.url}/${parts.scene.repository}`;
  }

  static async build({ packageFolder, path, actionsFolder }: LiveShell, scene: Scene): Promise<Stage> {
    for (const program of ["git", "bash"]) mustBeOn(path, program, scene.command);
    // Never inside of somebody's repository: programs look for their settings in the folders above.
    const temporary = mkdtempSync(join(tmpdir(), `rondo-${scene.command}-`));
    const { begins } = scene;
    const kept = "world" in begins ? begins : null;
    const folder = scene.folder ?? join(temporary, "forge");
    const forge = createForge({ folder, ...(kept && { kept: kept.world }) });
    const lines: string[] = [];
    const workflows = createWorkflowService({
      forge,
      workFolder: join(temporary, "work"),
      localActions: { "rondo-loop/rondo": packageFolder },
      ...(actionsFolder !== undefined && { actionsFolder }),
      // The agent and the rules say `node`, wherever the one that runs this comes from.
      path: [dirname(process.execPath), path].join(delimiter),
      ...(kept && { firstRunId: kept.nextRunId }),
      log: (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
      },
    });
    forge.connect(workflows);
    try {
      if (!("world" in begins)) await forge.setUp.addRepository(scene.repository, begins);
      await forge.listen();
    } catch (error) {
      await forge.close();
      rmSync(temporary, { recursive: true, force: true });
      throw error;
    }
    return new Stage({ scene, forge, workflows, temporary, lines });
  }

  /** Workflow files and settings that are in no commit. */
  layOver(files: Readonly<Record<string, string>>): Promise<void> {
    return this.#parts.forge.setUp.layOver(this.#parts.scene.repository, files);
  }

  setSecrets(secrets: Readonly<Record<string, string>>): void {
    const { forge, scene } = this.#parts;
    for (const [name, value] of Object.entries(secrets)) forge.setUp.setSecret(scene.repository, name, value);
  }

  onProgress(listener: ProgressListener): () => void {
    return this.#parts.workflows.onProgress(listener);
  }

  /** Until nothing runs any more. */
  idle(): Promise<void> {
    return this.#parts.workflows.idle();
  }

  /** Ends what runs, with all its processes, and what would start in its place. */
  async cancelRuns(): Promise<void> {
    const { workflows, scene } = this.#parts;
    const { repository, person } = scene;
    const end = (id: number): void => workflows.cancel(repository, id, person, true);
    const ignore = workflows.onProgress((event) => {
      if (event.kind === "run-queued") end(event.runId);
    });
    for (const { id, status } of workflows.runs(repository)) if (status !== "completed") end(id);
    await workflows.idle();
    ignore();
  }

  /** As if a quarter of an hour had passed: the workflow's own schedule looks for loops that wait. */
  async sweep(): Promise<void> {
    this.#sweptUntil = Math.max(this.#sweptUntil, Date.now()) + A_SWEEP_MS;
    await this.#parts.workflows.tickSchedule(new Date(this.#sweptUntil));
  }

  /** For a stage that goes on in the same folder. */
  keep(): KeptStage {
    const { forge, workflows, scene } = this.#parts;
    const newest = Math.max(0, ...workflows.runs(scene.repository).map(({ id }) => id));
    const before = "nextRunId" in scene.begins ? scene.begins.nextRunId : 0;
    return { world: forge.keep(), nextRunId: Math.max(newest + 1, before) };
  }

  /** The bare repository. */
  get gitDir(): string {
    return this.#parts.forge.gitDir(this.#parts.scene.repository);
  }

  /** REST, as a person: below the repository's address. */
  async ask<T>(path: string, send?: unknown): Promise<T> {
    return (await (await this.#fetch(path, send)).json()) as T;
  }

  async download(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#fetch(path)).arrayBuffer());
  }

  async #fetch(path: string, send?: unknown): Promise<Response> {
    const { forge, scene } = this.#parts;
    const answer = await forge.fetch(`${forge.url}/api/v3/repos/${scene.repository}${path}`, {
      headers: { authorization: `token ${forge.setUp.createToken(scene.person)}` },
      ...(send === undefined ? {} : { method: "POST", body: JSON.stringify(send) }),
    });
    if (!answer.ok) throw new Error(`The embedded GitHub answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer;
  }

  /** The loop's own API calls, run by run: what a person asks is not among them. */
  callsByRun(): readonly (readonly LoggedRequest[])[] {
    const { workflows, forge, scene } = this.#parts;
    const runs = workflows.runs(scene.repository).toReversed();
    return runs.map(({ id }) => forge.requests.ofRun(id));
  }

  lastLines(): string {
    return this.#parts.lines.join("\n");
  }

  async close(): Promise<void> {
    const { workflows, forge, temporary } = this.#parts;
    await workflows.close();
    await forge.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}
