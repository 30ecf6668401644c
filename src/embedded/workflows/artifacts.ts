/** What runs uploaded: each artifact a folder on disk, handed out as a ZIP. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { ArtifactRecord } from "../contract.ts";
import { zip } from "./zip.ts";

interface Stored {
  readonly record: ArtifactRecord;
  readonly repository: string;
  readonly folder: string;
  readonly attempt: number;
  readonly digest: string;
}

export interface NewArtifact {
  readonly repository: string;
  readonly runId: number;
  readonly attempt: number;
  readonly name: string;
  readonly createdAt: Date;
  /** Absolute path → path in the artifact. */
  readonly files: ReadonlyMap<string, string>;
}

export class ArtifactStore {
  readonly #folder: string;
  readonly #stored = new Map<number, Stored>();
  #nextId = 1;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A name is taken once per attempt; a re-run replaces what the attempts before it had uploaded. */
  add(artifact: NewArtifact, overwrite: boolean): ArtifactRecord {
    this.#makeRoom(artifact, overwrite);
    const id = this.#nextId++;
    const folder = join(this.#folder, String(id));
    mkdirSync(folder, { recursive: true });
    for (const [source, name] of artifact.files) {
      const target = join(folder, name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, readFileSync(source));
    }
    const { name, runId, createdAt, repository, attempt } = artifact;
    const packed = zipFolder(folder);
    const record: ArtifactRecord = { id, name, runId, createdAt, bytes: packed.length };
    this.#stored.set(id, { record, repository, folder, attempt, digest: digestOf(packed) });
    return record;
  }

  #makeRoom({ repository, runId, name, attempt }: NewArtifact, overwrite: boolean): void {
    for (const [id, { record, repository: owner, attempt: earlier }] of this.#stored) {
      if (owner !== repository || record.runId !== runId || record.name !== name) continue;
      if (!overwrite && earlier === attempt) {
        throw new Error(
          "Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run",
        );
      }
      this.delete(repository, id);
    }
  }

  digest(repository: string, id: number): string {
    return this.#find(repository, id)?.digest ?? "";
  }

  list(repository: string, runId?: number): readonly ArtifactRecord[] {
    return [...this.#stored.values()]
      .filter((stored) => stored.repository === repository && (runId === undefined || stored.record.runId === runId))
      .map((stored) => stored.record);
  }

  zip(repository: string, id: number): Uint8Array | undefined {
    const stored = this.#find(repository, id);
    return stored === undefined ? undefined : zipFolder(stored.folder);
  }

  /** Files come out as 0644: an artifact does not keep the executable bit. */
  extract(repository: string, id: number, target: string): "whole" | "damaged" {
    const stored = this.#find(repository, id);
    if (stored === undefined) throw new Error(`Artifact ${id} does not exist`);
    mkdirSync(target, { recursive: true });
    for (const file of filesIn(stored.folder)) {
      const path = join(target, relative(stored.folder, file));
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      writeFileSync(path, readFileSync(file));
    }
    return digestOf(zipFolder(stored.folder)) === stored.digest ? "whole" : "damaged";
  }

  delete(repository: string, id: number): boolean {
    const stored = this.#find(repository, id);
    if (stored === undefined) return false;
    rmSync(stored.folder, { recursive: true, force: true });
    return this.#stored.delete(id);
  }

  #find(repository: string, id: number): Stored | undefined {
    const stored = this.#stored.get(id);
    return stored?.repository === repository ? stored : undefined;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function zipFolder(folder: string): Uint8Array {
  return zip(filesIn(folder).map((file) => ({ name: relative(folder, file), content: readFileSync(file) })));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
