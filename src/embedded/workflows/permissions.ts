/** What a job's token may do, from `permissions:` of the job, else of the workflow, else the repository's default. */
import { isMapping, isString } from "@actions/workflow-parser";
import type { Access, Permissions } from "../contract.ts";
import type { JobModel, WorkflowModel } from "./model.ts";
import type { Template } from "./templates.ts";

/** The most that each scope can be given. */
const SCOPES: Readonly<Record<string, Access>> = {
  actions: "write",
  "artifact-metadata": "write",
  attestations: "write",
  checks: "write",
  "code-quality": "write",
  contents: "write",
  "copilot-requests": "write",
  deployments: "write",
  discussions: "write",
  drives: "write",
  "id-token": "write",
  issues: "write",
  models: "read",
  packages: "write",
  pages: "write",
  "pull-requests": "write",
  "repository-projects": "write",
  "security-events": "write",
  statuses: "write",
  "vulnerability-alerts": "read",
};

/** Every token may read the repository's metadata, even with `permissions: {}`. */
const METADATA: Permissions = { metadata: "read" };
const WRITE_ONLY = new Set(["id-token", "copilot-requests"]);

export const RESTRICTED_DEFAULT: Permissions = { ...METADATA, contents: "read", packages: "read" };

export function readPermissions(template: Template | undefined): Permissions | undefined {
  if (template === undefined) return undefined;
  if (isString(template)) return template.value === "write-all" ? writeAll() : readAll();
  if (!isMapping(template)) return METADATA;
  const granted: Record<string, Access> = { ...METADATA };
  for (const pair of template) {
    const access = asAccess(pair.value.toString());
    if (access !== "none") granted[pair.key.toString()] = access;
  }
  return granted;
}

export function permissionsOf(workflow: WorkflowModel, job: JobModel, preset: Permissions): Permissions {
  return job.permissions ?? workflow.permissions ?? preset;
}

function asAccess(word: string): Access {
  return word === "read" || word === "write" ? word : "none";
}

function writeAll(): Permissions {
  return { ...METADATA, ...SCOPES };
}

function readAll(): Permissions {
  const readable = Object.keys(SCOPES).filter((scope) => !WRITE_ONLY.has(scope));
  return { ...METADATA, ...Object.fromEntries(readable.map((scope): [string, Access] => [scope, "read"])) };
}
