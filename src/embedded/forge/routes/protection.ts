import { Refusal } from "../../contract.ts";
import type { Protection, Repository } from "../model.ts";
import { hiddenNeeds } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { repositoryApi } from "../shapes/repository.ts";
import type { Schemas } from "../shapes/schemas.ts";

const READ = hiddenNeeds("admin", "administration=read");
const WRITE = hiddenNeeds("admin", "administration=write");

function protectionOf(repo: Repository, branch: string): Protection {
  const protection = repo.protections.get(branch);
  if (protection === undefined) throw new Refusal(404, "Branch not protected");
  return protection;
}

export async function tipOf(repo: Repository, branch: string): Promise<string> {
  const ref = await repo.store.readRef(`refs/heads/${branch}`);
  if (ref === undefined) throw new Refusal(404, "Branch not found");
  return ref.sha;
}

/** GitHub describes what it tells and what it answers to a change with two shapes. */
type Shown = Schemas["branch-protection"] & Schemas["protected-branch"];

export function showProtection(call: RepoCall, branch: string, protection: Protection): Shown {
  const url = `${repositoryApi(call.world, call.repo)}/branches/${branch}/protection`;
  return {
    url,
    enforce_admins: { url: `${url}/enforce_admins`, enabled: protection.enforceAdmins },
    required_linear_history: { enabled: false },
    allow_force_pushes: { enabled: false },
    allow_deletions: { enabled: false },
    ...(protection.contexts.length > 0 && {
      required_status_checks: {
        url: `${url}/required_status_checks`,
        strict: protection.strict,
        contexts: [...protection.contexts],
        contexts_url: `${url}/required_status_checks/contexts`,
        checks: protection.contexts.map((context) => ({ context, app_id: null })),
      },
    }),
    ...(protection.approvals !== undefined && {
      required_pull_request_reviews: {
        url: `${url}/required_pull_request_reviews`,
        dismiss_stale_reviews: false,
        require_code_owner_reviews: false,
        required_approving_review_count: protection.approvals,
      },
    }),
  };
}

/** GitHub wants all four said, also where they are to be off: `null`. */
const REQUIRED = ["required_status_checks", "enforce_admins", "required_pull_request_reviews", "restrictions"];

function protectionFrom({ body }: RepoCall): Protection {
  const missing = REQUIRED.filter((name) => !body.has(name));
  if (missing.length > 0) {
    const said = missing.map((name) => `"${name}"`).join(", ");
    throw new Refusal(422, `Invalid request.\n\n${said} ${missing.length === 1 ? "wasn't" : "weren't"} supplied.`);
  }
  const checks = body.object("required_status_checks");
  const named = checks?.objects("checks")?.map((check) => check.requiredText("context"));
  const reviews = body.object("required_pull_request_reviews");
  const count = reviews?.json.required_approving_review_count ?? 1;
  return {
    contexts: named ?? checks?.texts("contexts") ?? [],
    strict: checks?.flag("strict") ?? false,
    enforceAdmins: body.flag("enforce_admins") ?? false,
    approvals: reviews === undefined ? undefined : Number(count),
  };
}

export const protectionRoutes: readonly Route[] = [
  repoRoute("repos/get-branch-protection", "GET /branches/{+branch}/protection", READ, async (call) => {
    const name = param(call, "branch");
    await tipOf(call.repo, name);
    return { status: 200, body: showProtection(call, name, protectionOf(call.repo, name)) };
  }),
  repoRoute("repos/update-branch-protection", "PUT /branches/{+branch}/protection", WRITE, async (call) => {
    const name = param(call, "branch");
    await tipOf(call.repo, name);
    const protection = protectionFrom(call);
    call.repo.protections.set(name, protection);
    return { status: 200, body: showProtection(call, name, protection) };
  }),
  repoRoute("repos/delete-branch-protection", "DELETE /branches/{+branch}/protection", WRITE, (call) => {
    const name = param(call, "branch");
    protectionOf(call.repo, name);
    call.repo.protections.delete(name);
    return { status: 204, body: null };
  }),
];
