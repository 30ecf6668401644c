import { Octokit } from "@octokit/rest";
import { refusalOf } from "../octokit-refusal.ts";
import type { RemoteRepository } from "../remote-repository.ts";

/** An answer of GitHub, or the status and words with which it refused; status 0: nobody answered. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly why: string };

export interface RepositoryFacts {
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
  /** `https://github.com/owner/name` */
  readonly page: string;
  readonly mayPush: boolean;
  readonly mayAdminister: boolean;
}

export interface BranchRules {
  readonly contexts: readonly string[];
  readonly approvals: number;
  readonly dismissesStale: boolean;
}

/** What the doctor asks of a repository. Nothing is changed. */
export class AskGitHub {
  readonly #octokit: Octokit;
  readonly #at: { readonly owner: string; readonly repo: string };

  constructor({ owner, repo, apiUrl, token }: RemoteRepository) {
    const silent = (): void => {};
    this.#at = { owner, repo };
    this.#octokit = new Octokit({
      auth: token,
      baseUrl: apiUrl,
      log: { debug: silent, info: silent, warn: silent, error: silent },
    });
  }

  repository(): Promise<Answer<RepositoryFacts>> {
    return answered(
      this.#octokit.repos.get(this.#at),
      ({ default_branch, private: isPrivate, html_url, permissions }) => ({
        defaultBranch: default_branch,
        isPrivate,
        page: html_url,
        mayPush: permissions?.push ?? false,
        mayAdminister: permissions?.admin ?? false,
      }),
    );
  }

  /** `active`, or why not. */
  workflowState(file: string): Promise<Answer<string>> {
    const asked = this.#octokit.actions.getWorkflow({ ...this.#at, workflow_id: file });
    return answered(asked, ({ state }) => state);
  }

  async hasFile(path: string): Promise<Answer<boolean>> {
    const asked = await answered(this.#octokit.repos.getContent({ ...this.#at, path }), () => true);
    return thereOrNot(asked);
  }

  async hasLabel(name: string): Promise<Answer<boolean>> {
    return thereOrNot(await answered(this.#octokit.issues.getLabel({ ...this.#at, name }), () => true));
  }

  mayOpenPulls(): Promise<Answer<boolean>> {
    const asked = this.#octokit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(this.#at);
    return answered(asked, ({ can_approve_pull_request_reviews: may }) => may);
  }

  async secretNames(): Promise<Answer<readonly string[]>> {
    const own = await answered(this.#octokit.actions.listRepoSecrets({ ...this.#at, per_page: 100 }), namesOf);
    if (!own.ok) return own;
    const shared = await answered(
      this.#octokit.actions.listRepoOrganizationSecrets({ ...this.#at, per_page: 100 }),
      namesOf,
    );
    return { ok: true, data: [...own.data, ...(shared.ok ? shared.data : [])] };
  }

  /** Null: it is not set. */
  async variable(name: string): Promise<Answer<string | null>> {
    const asked = await answered(this.#octokit.actions.getRepoVariable({ ...this.#at, name }), ({ value }) => value);
    return !asked.ok && asked.status === 404 ? { ok: true, data: null } : asked;
  }

  /** Rulesets and the older branch protection together; null: the branch is not protected. */
  async branchRules(branch: string): Promise<Answer<BranchRules | null>> {
    const rulesets = await answered(this.#octokit.repos.getBranchRules({ ...this.#at, branch }), rulesOfRulesets);
    const older = await answered(this.#octokit.repos.getBranchProtection({ ...this.#at, branch }), rulesOfProtection);
    const found = [rulesets, older].flatMap((each) => (each.ok && each.data !== null ? [each.data] : []));
    if (found.length > 0) return { ok: true, data: together(found) };
    // 404 is both "not protected" and "not for your eyes"; its words tell them apart.
    if (older.ok || /not protected/i.test(older.why)) return { ok: true, data: null };
    return older;
  }
}

async function answered<Raw, Data>(asked: Promise<{ data: Raw }>, read: (data: Raw) => Data): Promise<Answer<Data>> {
  try {
    return { ok: true, data: read((await asked).data) };
  } catch (error) {
    const { status, message } = refusalOf("answer", error);
    return { ok: false, status, why: message.replace(/^GitHub refused to answer: /, "") };
  }
}

function thereOrNot(asked: Answer<boolean>): Answer<boolean> {
  return !asked.ok && asked.status === 404 ? { ok: true, data: false } : asked;
}

function namesOf({ secrets }: { secrets: readonly { name: string }[] }): readonly string[] {
  return secrets.map(({ name }) => name);
}

interface RulesetRule {
  readonly type: string;
  readonly parameters?: {
    readonly required_status_checks?: readonly { readonly context: string }[];
    readonly required_approving_review_count?: number;
    readonly dismiss_stale_reviews_on_push?: boolean;
  };
}

function rulesOfRulesets(rules: readonly unknown[]): BranchRules | null {
  const all = rules as readonly RulesetRule[];
  if (all.length === 0) return null;
  const reviews = all.find(({ type }) => type === "pull_request")?.parameters;
  return {
    contexts: all.flatMap(({ parameters }) => (parameters?.required_status_checks ?? []).map(({ context }) => context)),
    approvals: reviews?.required_approving_review_count ?? 0,
    dismissesStale: reviews?.dismiss_stale_reviews_on_push ?? false,
  };
}

interface ProtectionData {
  readonly required_status_checks?: { readonly contexts?: readonly string[] } | null;
  readonly required_pull_request_reviews?: {
    readonly required_approving_review_count?: number;
    readonly dismiss_stale_reviews?: boolean;
  } | null;
}

function rulesOfProtection(data: ProtectionData): BranchRules {
  const { required_status_checks: checks, required_pull_request_reviews: reviews } = data;
  return {
    contexts: checks?.contexts ?? [],
    approvals: reviews ? (reviews.required_approving_review_count ?? 1) : 0,
    dismissesStale: reviews?.dismiss_stale_reviews ?? false,
  };
}

function together(found: readonly BranchRules[]): BranchRules {
  return {
    contexts: found.flatMap(({ contexts }) => contexts),
    approvals: Math.max(...found.map(({ approvals }) => approvals)),
    dismissesStale: found.some(({ dismissesStale }) => dismissesStale),
  };
}
