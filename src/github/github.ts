import { Octokit } from "@octokit/rest";
import type {
  Check,
  Comment,
  Commit,
  Dispatch,
  Forge,
  Gate,
  Issue,
  NewPull,
  Pull,
  Reaction,
  Repository,
  Role,
  Run,
} from "../ports.ts";
import { ForgeRefusal, refusalOf } from "./refusal.ts";

export interface GitHubOptions {
  /** `https://api.github.com`, or an Enterprise Server's. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** The `Forge` on GitHub's REST API; GraphQL only where REST has nothing (a draft made ready). */
export class GitHub implements Forge {
  readonly #octokit: Octokit;
  readonly #at: { readonly owner: string; readonly repo: string };

  constructor({ apiUrl, owner, repo, token, fetch }: GitHubOptions) {
    this.#at = { owner, repo };
    this.#octokit = new Octokit({
      auth: token,
      baseUrl: apiUrl,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      request: fetch ? { fetch } : {},
    });
  }

  async repository(): Promise<Repository> {
    const { data } = await this.#do("read the repository", this.#octokit.repos.get(this.#at));
    return { fullName: data.full_name, defaultBranch: data.default_branch, isPrivate: data.private };
  }

  async roleOf(login: string): Promise<Role> {
    const asked = this.#octokit.repos.getCollaboratorPermissionLevel({ ...this.#at, username: login });
    const found = await this.#ifThere(`read the role of ${login}`, asked);
    // `permission` knows no triage and maintain; `role_name` may be an organisation's own, which then says nothing.
    return (
      roles.find((role) => role === found?.data.role_name) ?? roles.find((r) => r === found?.data.permission) ?? "none"
    );
  }

  async variable(name: string): Promise<string | null> {
    const asked = this.#octokit.actions.getRepoVariable({ ...this.#at, name });
    return (await this.#ifThere(`read the variable ${name}`, asked))?.data.value ?? null;
  }

  async readFile(path: string, ref: string): Promise<{ readonly text: string; readonly blob: string } | null> {
    const found = await this.#ifThere(`read ${path}`, this.#octokit.repos.getContent({ ...this.#at, path, ref }));
    if (!found || Array.isArray(found.data) || found.data.type !== "file") return null;
    return { text: Buffer.from(found.data.content, "base64").toString("utf8"), blob: found.data.sha };
  }

  async issue(number: number): Promise<Issue> {
    const asked = this.#octokit.issues.get({ ...this.#at, issue_number: number });
    const { data } = await this.#do(`read issue ${number}`, asked);
    return {
      number: data.number,
      title: data.title,
      body: data.body ?? "",
      isOpen: data.state === "open",
      labels: data.labels.map((label) => (typeof label === "string" ? label : (label.name ?? ""))),
      author: data.user?.login ?? "ghost",
    };
  }

  async addLabels(issue: number, labels: readonly string[]): Promise<void> {
    const asked = this.#octokit.issues.addLabels({ ...this.#at, issue_number: issue, labels: [...labels] });
    await this.#do(`label ${issue}`, asked);
  }

  async removeLabel(issue: number, label: string): Promise<void> {
    const asked = this.#octokit.issues.removeLabel({ ...this.#at, issue_number: issue, name: label });
    await this.#ifThere(`remove the label ${label} from ${issue}`, asked);
  }

  async comment(id: number): Promise<Comment | null> {
    const asked = this.#octokit.issues.getComment({ ...this.#at, comment_id: id });
    const found = await this.#ifThere(`read comment ${id}`, asked);
    return found && toComment(found.data);
  }

  async comments(issue: number, since?: string): Promise<readonly Comment[]> {
    const list = this.#octokit.issues.listComments;
    const given = { ...this.#at, issue_number: issue, per_page: 100, ...(since && { since }) };
    return (await this.#do(`read the comments of ${issue}`, this.#octokit.paginate(list, given))).map(toComment);
  }

  async createComment(issue: number, body: string): Promise<Comment> {
    const asked = this.#octokit.issues.createComment({ ...this.#at, issue_number: issue, body });
    return toComment((await this.#do(`comment on ${issue}`, asked)).data);
  }

  async updateComment(id: number, body: string): Promise<void> {
    const asked = this.#octokit.issues.updateComment({ ...this.#at, comment_id: id, body });
    await this.#do(`change comment ${id}`, asked);
  }

  async react(comment: number, reaction: Reaction): Promise<void> {
    const asked = this.#octokit.reactions.createForIssueComment({
      ...this.#at,
      comment_id: comment,
      content: reaction,
    });
    await this.#do(`react to comment ${comment}`, asked);
  }

  async branchTip(branch: string): Promise<string | null> {
    const asked = this.#octokit.git.getRef({ ...this.#at, ref: `heads/${branch}` });
    return (await this.#ifThere(`read the branch ${branch}`, asked))?.data.object.sha ?? null;
  }

  async commit(sha: string): Promise<Commit> {
    const { data } = await this.#do(
      `read commit ${sha}`,
      this.#octokit.git.getCommit({ ...this.#at, commit_sha: sha }),
    );
    return { sha, message: data.message, tree: data.tree.sha, parents: data.parents.map((parent) => parent.sha) };
  }

  async history(sha: string, most: number): Promise<readonly Commit[]> {
    const asked = this.#octokit.repos.listCommits({ ...this.#at, sha, per_page: Math.min(100, most) });
    return (await this.#do(`read the history of ${sha}`, asked)).data.map(({ sha: id, commit, parents }) => ({
      sha: id,
      message: commit.message,
      tree: commit.tree.sha,
      parents: parents.map((parent) => parent.sha),
    }));
  }

  async createCommit({ message, tree, parents }: Omit<Commit, "sha">): Promise<string> {
    const asked = this.#octokit.git.createCommit({ ...this.#at, message, tree, parents: [...parents] });
    return (await this.#do("create a commit", asked)).data.sha;
  }

  async createBranch(branch: string, sha: string): Promise<boolean> {
    const asked = this.#octokit.git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha });
    return this.#do(`create the branch ${branch}`, asked).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ForgeRefusal && /reference already exists/i.test(error.message)) return false;
        throw error;
      },
    );
  }

  async pullOf(branch: string): Promise<Pull | null> {
    const head = `${this.#at.owner}:${branch}`;
    const asked = this.#octokit.pulls.list({ ...this.#at, head, state: "all", per_page: 10 });
    const { data } = await this.#do(`read the pull request of ${branch}`, asked);
    // GitHub takes a head that it can't read for no filter at all.
    const found = data.filter((pull) => pull.head.ref === branch);
    const newest = found.find((pull) => pull.state === "open") ?? found[0];
    return newest ? toPull(newest) : null;
  }

  async createPull(pull: NewPull): Promise<Pull> {
    const asked = this.#octokit.pulls.create({ ...this.#at, ...pull, draft: true });
    return toPull((await this.#do("open a pull request", asked)).data);
  }

  async updatePull(number: number, change: { readonly title?: string; readonly body?: string }): Promise<void> {
    const asked = this.#octokit.pulls.update({ ...this.#at, pull_number: number, ...change });
    await this.#do(`change pull request ${number}`, asked);
  }

  async markReady({ nodeId, number }: Pull): Promise<void> {
    const asked = this.#octokit.graphql(
      "mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }",
      { id: nodeId },
    );
    await this.#do(`make pull request ${number} ready for review`, asked);
  }

  async setGate(sha: string, { state, context, description, url }: Gate): Promise<void> {
    const given = { ...this.#at, sha, state, context, description, ...(url && { target_url: url }) };
    await this.#do(`set the status of ${sha}`, this.#octokit.repos.createCommitStatus(given));
  }

  async gates(sha: string, context: string): Promise<readonly Gate[]> {
    const list = this.#octokit.repos.listCommitStatusesForRef;
    const asked = this.#octokit.paginate(list, { ...this.#at, ref: sha, per_page: 100 });
    return (await this.#do(`read the statuses of ${sha}`, asked))
      .filter((status) => status.context.toLowerCase() === context.toLowerCase())
      .map((status) => ({
        state: status.state as Gate["state"],
        context: status.context,
        description: status.description ?? "",
        url: status.target_url,
      }));
  }

  async checks(sha: string): Promise<readonly Check[]> {
    const asked = this.#octokit.paginate(this.#octokit.checks.listForRef, { ...this.#at, ref: sha, per_page: 100 });
    return (await this.#do(`read the checks of ${sha}`, asked)).map(({ name, conclusion }) => ({ name, conclusion }));
  }

  async run(id: number): Promise<Run | null> {
    const asked = this.#octokit.actions.getWorkflowRun({ ...this.#at, run_id: id });
    const found = await this.#ifThere(`read run ${id}`, asked);
    if (!found) return null;
    const { run_attempt: attempt = 1, status, conclusion } = found.data;
    return { id, attempt, isDone: status === "completed", conclusion };
  }

  async dispatch({ workflow, ref, inputs }: Dispatch): Promise<void> {
    const asked = this.#octokit.actions.createWorkflowDispatch({ ...this.#at, workflow_id: workflow, ref, inputs });
    await this.#do(`dispatch ${workflow}`, asked);
  }

  async #do<T>(what: string, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      throw refusalOf(what, error);
    }
  }

  /** Null where GitHub answers 404. */
  async #ifThere<T>(what: string, asked: Promise<T>): Promise<T | null> {
    try {
      return await this.#do(what, asked);
    } catch (error) {
      if (error instanceof ForgeRefusal && error.status === 404) return null;
      throw error;
    }
  }
}

const roles: readonly Role[] = ["none", "read", "triage", "write", "maintain", "admin"];

function silent(): void {}

interface CommentData {
  readonly id: number;
  readonly body?: string | undefined;
  readonly user: { readonly login: string; readonly id: number } | null;
  readonly created_at: string;
  readonly updated_at: string;
}

function toComment({ id, body, user, created_at, updated_at }: CommentData): Comment {
  return {
    id,
    body: body ?? "",
    author: user?.login ?? "ghost",
    authorId: user?.id ?? 0,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

interface PullData {
  readonly number: number;
  readonly node_id: string;
  readonly state: string;
  readonly merged_at: string | null;
  readonly draft?: boolean | undefined;
  readonly html_url: string;
}

function toPull({ number, node_id, state, merged_at, draft, html_url }: PullData): Pull {
  return {
    number,
    nodeId: node_id,
    isOpen: state === "open",
    isMerged: merged_at !== null,
    isDraft: draft ?? false,
    url: html_url,
  };
}
