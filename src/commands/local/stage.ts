/** A GitHub on this machine with the sample repository on it, the real workflow file and the real action. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createForge, type Forge } from "../../embedded/forge/forge.ts";
import type { LoggedRequest } from "../../embedded/forge/request-log.ts";
import type { ProgressListener } from "../../embedded/workflows/progress.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../embedded/workflows/service.ts";
import { RefusedInput } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import { person, repository, sampleFiles } from "./sample-repository.ts";
import type { Template } from "./template.ts";

const KEPT_LINES = 40;

/** Said before anything is built: later it would be an error of some process deep inside. */
function mustBeOn(path: string, program: string): void {
  const isThere = path.split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (!isThere)
    throw new RefusedInput(
      `rondo demo needs ${program}, but it is not on the PATH: ${path}. Install it and try again.`,
    );
}

export class Stage {
  readonly url: string;
  readonly #forge: Forge;
  readonly #workflows: EmbeddedWorkflows;
  readonly #folder: string;
  readonly #lines: string[];

  private constructor(parts: { forge: Forge; workflows: EmbeddedWorkflows; folder: string; lines: string[] }) {
    this.#forge = parts.forge;
    this.#workflows = parts.workflows;
    this.#folder = parts.folder;
    this.#lines = parts.lines;
    this.url = `${parts.forge.url}/${repository}`;
  }

  static async build({ packageFolder, path }: LiveShell, template: Template): Promise<Stage> {
    for (const program of ["git", "bash"]) mustBeOn(path, program);
    const folder = mkdtempSync(join(tmpdir(), "rondo-demo-"));
    const forge = createForge({ folder: join(folder, "forge") });
    const lines: string[] = [];
    const workflows = createWorkflowService({
      forge,
      workFolder: join(folder, "work"),
      localActions: { "rondo-loop/rondo": packageFolder },
      // The agent and the rules say `node`, wherever the one that runs this comes from.
      path: [dirname(process.execPath), path].join(delimiter),
      log: (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
      },
    });
    forge.connect(workflows);
    try {
      await forge.setUp.addRepository(repository, {
        files: sampleFiles(readFileSync(join(packageFolder, "templates", `${template}.yml`), "utf8")),
        description: "Turns a title into the last part of a URL",
        // The simple template is for private repositories, and warns on others.
        private: template === "simple",
        roles: { [person]: "write" },
        allowActionsToCreatePullRequests: true,
      });
      await forge.listen();
    } catch (error) {
      await forge.close();
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    return new Stage({ forge, workflows, folder, lines });
  }

  onProgress(listener: ProgressListener): void {
    this.#workflows.onProgress(listener);
  }

  /** Until nothing runs any more. */
  idle(): Promise<void> {
    return this.#workflows.idle();
  }

  /** REST, as a person: below the repository's address. */
  async ask<T>(path: string, send?: unknown): Promise<T> {
    const answer = await this.#forge.fetch(`${this.#forge.url}/api/v3/repos/${repository}${path}`, {
      headers: { authorization: `token ${this.#forge.setUp.createToken(person)}` },
      ...(send === undefined ? {} : { method: "POST", body: JSON.stringify(send) }),
    });
    if (!answer.ok) throw new Error(`The embedded GitHub answered ${answer.status} to ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The loop's own API calls, run by run: what a person asks is not among them. */
  callsByRun(): readonly (readonly LoggedRequest[])[] {
    const runs = this.#workflows.runs(repository).toReversed();
    return runs.map(({ id }) => this.#forge.requests.ofRun(id));
  }

  lastLines(): string {
    return this.#lines.join("\n");
  }

  async close(): Promise<void> {
    await this.#workflows.close();
    await this.#forge.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
