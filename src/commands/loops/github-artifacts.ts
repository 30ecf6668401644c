import { Octokit } from "@octokit/rest";
import type { RemoteRepository } from "../remote-repository.ts";
import type { Artifacts } from "./gather-records.ts";

/** The artifacts of a repository on GitHub. Downloads lead to another server, which gets no token. */
export function githubArtifacts({ owner, repo, apiUrl, token }: RemoteRepository): Artifacts {
  const silent = (): void => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const octokit = new Octokit({ auth: token, baseUrl: apiUrl, log });
  const at = { owner, repo };
  return {
    list: async (name) => {
      const all = await octokit.paginate(octokit.actions.listArtifactsForRepo, { ...at, name, per_page: 100 });
      // A pull request of a fork may leave an artifact of any name here; its run says where it came from.
      const isOwn = (run: (typeof all)[number]["workflow_run"]): boolean =>
        run?.head_repository_id === run?.repository_id;
      return all.filter(({ expired, workflow_run: run }) => !expired && isOwn(run)).map(({ id }) => id);
    },
    zip: async (id) => {
      const { data } = await octokit.actions.downloadArtifact({ ...at, artifact_id: id, archive_format: "zip" });
      return new Uint8Array(data as ArrayBuffer);
    },
  };
}
