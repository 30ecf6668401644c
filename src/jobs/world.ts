import { setTimeout as sleep } from "node:timers/promises";
import * as core from "@actions/core";
import { GitHub } from "../github/github.ts";
import { PersistentForge } from "../phases/persistent-forge.ts";
import type { World } from "../phases/world.ts";
import type { Clock } from "../ports.ts";
import { reporter } from "../reporter.ts";
import { redactor } from "../vet/secrets.ts";
import { env, needed, nonce, payload } from "./surroundings.ts";

/** For the jobs that speak to GitHub. `ahead`: it has been asked already. */
export function world(ahead: GitHub | null): World {
  const [owner = "", repo = ""] = needed("GITHUB_REPOSITORY").split("/");
  const repositoryUrl = `${needed("GITHUB_SERVER_URL")}/${owner}/${repo}`;
  const { repository } = payload() as { readonly repository?: { readonly default_branch?: string } };
  const github = ahead ?? new GitHub({ apiUrl: needed("GITHUB_API_URL"), owner, repo, token: token() });
  const clock: Clock = { now: () => github.now(), sleep: (ms) => sleep(ms) };
  return {
    forge: new PersistentForge(github, clock),
    clock,
    report: reporter,
    run: {
      id: Number(needed("GITHUB_RUN_ID")),
      attempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1"),
      url: `${repositoryUrl}/actions/runs/${needed("GITHUB_RUN_ID")}`,
      job: needed("GITHUB_JOB"),
      workflow: needed("GITHUB_WORKFLOW_REF").replace(/@.*$/s, "").split("/").at(-1) ?? "",
      defaultBranch: repository?.default_branch ?? needed("GITHUB_REF_NAME"),
    },
    repositoryUrl,
    disabled: !["", "false", "0"].includes(core.getInput("disabled").toLowerCase()),
    redact: redactor(ownSecrets()),
    nonce,
  };
}

export function token(): string {
  const given = core.getInput("token");
  if (given === "")
    throw new Error("The input `token` is empty. Leave it out for the job's own token, or give a GitHub App's.");
  core.setSecret(given);
  return given;
}

/** What no text that leaves the run, and nothing that lands, may hold. */
export function ownSecrets(): readonly string[] {
  return [token(), webhookSecret()].filter((secret) => secret !== "");
}

/** Signs what other services are told. */
export function webhookSecret(): string {
  const given = core.getInput("webhook-secret");
  if (given !== "") core.setSecret(given);
  return given;
}
