/** A fresh place for one job: workspace, HOME and temporary files that no other job has seen. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface JobFolders {
  readonly root: string;
  readonly home: string;
  readonly temp: string;
  readonly toolCache: string;
  readonly actions: string;
  /** The parent of `workspace`. */
  readonly runnerWorkspace: string;
  readonly workspace: string;
  readonly eventPath: string;
}

export function createJobFolders(parent: string, jobId: number, repository: string, payload: unknown): JobFolders {
  const name = repository.split("/")[1] ?? repository;
  const root = join(parent, `job-${jobId}`);
  const runnerWorkspace = join(root, "work", name);
  const temp = join(root, "temp");
  const folders: JobFolders = {
    root,
    home: join(root, "home"),
    temp,
    toolCache: join(root, "tool-cache"),
    actions: join(root, "actions"),
    runnerWorkspace,
    workspace: join(runnerWorkspace, name),
    eventPath: join(temp, "_github_workflow", "event.json"),
  };
  const { home, toolCache, actions, workspace } = folders;
  for (const folder of [home, temp, toolCache, actions, workspace, join(temp, "_github_workflow")]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(folders.eventPath, JSON.stringify(payload, null, 2));
  return folders;
}

export function removeJobFolders(folders: JobFolders): void {
  rmSync(folders.root, { recursive: true, force: true, maxRetries: 5 });
}
