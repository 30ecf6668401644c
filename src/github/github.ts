import { Octokit } from "@octokit/rest";
import type {
  Allowance,
  Check,
  Commit,
  Dispatch,
  DispatchedRun,
  Forge,
  Gate,
  IssueFilter,
  Merged,
  NewPull,
  Pull,
  Reaction,
  Role,
  Run,
  Sight,
} from "../ports.ts";
import { AllowanceSeen } from "./allowance.ts";
import { type LookData, lookQuery, lookVariables, toSight } from "./look.ts";
import { ForgeRefusal, refusalOf } from "./refusal.ts";
import { toPull, toRun } from "./rest-shapes.ts";
import { statusContext } from "./status-context.ts";

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
  readonly #allowance = new AllowanceSeen();
  readonly #at: { readonly owner: string; readonly repo: string };

  constructor({ apiUrl, owner, repo, token, fetch }: GitHubOptions) {
    this.#at = { owner, repo };
    this.#octokit = new Octokit({
      auth: token,
      baseUrl: apiUrl,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      request: fetch ? { fetch } : {},
    });
    this.#octokit.hook.after("request", ({ headers }) => this.#allowance.see(headers));
  }

  async look(issue: number, branch: string): Promise<Sight> {
    const { owner, repo: name } = this.#at;
    const asked = this.#octokit.graphql<LookData>(lookQuery, { owner, name, ...lookVariables(issue, branch) });
    return toSight(await this.#do(`look at issue ${issue}`, asked));
  }

  async roleOf(login: string): Promise<Role> {
    const asked = this.#octokit.repos.getCollaboratorPermissionLevel({ ...this.#at, username: login });
    const found = await this.#ifThere(`read the role of ${login}`, asked);
    // `permission` knows no triage and maintain; `role_name` may be an organisation's own, which then says nothing.
    return (
      roles.find((role) => role === found?.data.role_name) ?? roles.find((r) => r === found?.data.permission) ?? "none"
    );
  }

  async blobText(sha: string): Promise<string | null> {
    const asked = this.#octokit.git.getBlob({ ...this.#at, file_sha: sha });
    const found = await this.#ifThere(`read the blob ${sha}`, asked);
    return found && Buffer.from(found.data.content, "base64").toString("utf8");
  }

  async settingsNow(): Promise<string | null> {
    const asked = this.#octokit.repos.getContent({ ...this.#at, path: ".github/rondo.yml" });
    const found = await this.#ifThere("read .github/rondo.yml", asked);
    const content = found && "content" in found.data ? found.data.content : null;
    return typeof content === "string" ? Buffer.from(content, "base64").toString("utf8") : null;
  }

  async issuesWith(
    label: string,
    { without = [], closedToo = false, since }: IssueFilter = {},
  ): Promise<readonly number[]> {
    const state = closedToo ? "all" : "open";
    const after = since === undefined ? {} : { since: new Date(since).toISOString() };
    const wanted = { ...this.#at, labels: label, state, direction: "asc", per_page: 100, ...after } as const;
    const asked = this.#octokit.paginate(this.#octokit.issues.listForRepo, wanted);
    const found = await this.#do(`list the issues with the label ${label}`, asked);
    const names = (issue: (typeof found)[number]) =>
      issue.labels.map((each) => (typeof each === "string" ? each : (each.name ?? "")));
    return found
      .filter((issue) => issue.pull_request === undefined && !names(issue).some((name) => without.includes(name)))
      .map((issue) => issue.number);
  }

  async branchOfPull(number: number): Promise<string | null> {
    const asked = this.#octokit.pulls.get({ ...this.#at, pull_number: number });
    return (await this.#ifThere(`read pull request ${number}`, asked))?.data.head.ref ?? null;
  }

  async addLabels(issue: number, labels: readonly string[]): Promise<void> {
    const asked = this.#octokit.issues.addLabels({ ...this.#at, issue_number: issue, labels: [...labels] });
    await this.#do(`label ${issue}`, asked);
  }

  async removeLabel(issue: number, label: string): Promise<void> {
    const asked = this.#octokit.issues.removeLabel({ ...this.#at, issue_number: issue, name: label });
    await this.#ifThere(`remove the label ${label} from ${issue}`, asked);
  }

  async createComment(issue: number, body: string): Promise<number> {
    const asked = this.#octokit.issues.createComment({ ...this.#at, issue_number: issue, body });
    return (await this.#do(`comment on ${issue}`, asked)).data.id;
  }

  async updateComment(id: number, body: string): Promise<boolean> {
    const asked = this.#octokit.issues.updateComment({ ...this.#at, comment_id: id, body });
    return (await this.#ifThere(`change comment ${id}`, asked)) !== null;
  }

  async react(comment: number, reaction: Reaction): Promise<void> {
    const asked = this.#octokit.reactions.createForIssueComment({
      ...this.#at,
      comment_id: comment,
      content: reaction,
    });
    await this.#do(`react to comment ${comment}`, asked);
  }

  async history(sha: string, most: number): Promise<readonly Commit[]> {
    const pages = this.#octokit.paginate.iterator(this.#octokit.repos.listCommits, { ...this.#at, sha, per_page: 100 });
    const known = new Map<string, Commit>();
    try {
      for await (const { data } of pages) {
        for (const { sha: id, commit, parents } of data) {
          const { message, tree } = commit;
          known.set(id, { sha: id, message, tree: tree.sha, parents: parents.map((parent) => parent.sha) });
        }
        if (known.size >= most) break;
      }
    } catch (error) {
      throw refusalOf(`read the history of ${sha}`, error);
    }
    return firstParents(known, sha);
  }

  async createCommit({ message, tree, parents }: Omit<Commit, "sha">): Promise<string> {
    const asked = this.#octokit.git.createCommit({ ...this.#at, message, tree, parents: [...parents] });
    return (await this.#do("create a commit", asked)).data.sha;
  }

  async createBranch(branch: string, sha: string): Promise<boolean> {
    const asked = this.#octokit.git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha });
    return this.#unless(/reference already exists/i, this.#do(`create the branch ${branch}`, asked));
  }

  async moveBranch(branch: string, sha: string): Promise<boolean> {
    const asked = this.#octokit.git.updateRef({ ...this.#at, ref: `heads/${branch}`, sha, force: false });
    return this.#unless(/not a fast forward|reference does not exist/i, this.#do(`move the branch ${branch}`, asked));
  }

  async mergeInto(branch: string, sha: string, message: string): Promise<Merged> {
    const asked = this.#octokit.repos.merge({ ...this.#at, base: branch, head: sha, commit_message: message });
    try {
      const { status, data } = await this.#do(`merge ${sha} into ${branch}`, asked);
      // 204 has no body, whatever its type says.
      return (status as number) === 204 ? { how: "nothing-to-do" } : { how: "merged", sha: data.sha };
    } catch (error) {
      if (error instanceof ForgeRefusal && error.status === 409) return { how: "conflict" };
      throw error;
    }
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

  async setGate(sha: string, { state, description, url }: Gate): Promise<void> {
    const given = { ...this.#at, sha, state, context: statusContext, description, ...(url && { target_url: url }) };
    await this.#do(`set the status of ${sha}`, this.#octokit.repos.createCommitStatus(given));
  }

  async gates(sha: string): Promise<readonly Gate[]> {
    const list = this.#octokit.repos.listCommitStatusesForRef;
    const asked = this.#octokit.paginate(list, { ...this.#at, ref: sha, per_page: 100 });
    return (await this.#do(`read the statuses of ${sha}`, asked))
      .filter((status) => status.context.toLowerCase() === statusContext)
      .map((status) => ({
        state: status.state as Gate["state"],
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
    return found && toRun(found.data);
  }

  async latestRun(workflow: string, sha: string): Promise<Run | null> {
    const wanted = { workflow_id: workflow, head_sha: sha, event: "workflow_dispatch", per_page: 1 };
    const asked = this.#octokit.actions.listWorkflowRuns({ ...this.#at, ...wanted });
    const [newest] = (await this.#do(`list the runs of ${workflow}`, asked)).data.workflow_runs;
    return newest ? toRun(newest) : null;
  }

  async dispatched(workflow: string): Promise<readonly DispatchedRun[]> {
    const wanted = { workflow_id: workflow, event: "workflow_dispatch", per_page: 100 };
    const asked = this.#octokit.actions.listWorkflowRuns({ ...this.#at, ...wanted });
    return (await this.#do(`list the runs of ${workflow}`, asked)).data.workflow_runs.map((run) => ({
      id: run.id,
      title: run.display_title,
      isDone: run.status === "completed",
      createdAt: Date.parse(run.created_at),
    }));
  }

  async runsWaitingFor(sha: string): Promise<number> {
    const asked = this.#octokit.actions.listWorkflowRunsForRepo({
      ...this.#at,
      head_sha: sha,
      status: "action_required",
      per_page: 1,
    });
    return (await this.#do(`list the runs for ${sha}`, asked)).data.total_count;
  }

  async dispatch({ workflow, ref, inputs }: Dispatch): Promise<void> {
    const asked = this.#octokit.actions.createWorkflowDispatch({ ...this.#at, workflow_id: workflow, ref, inputs });
    await this.#do(`dispatch ${workflow}`, asked);
  }

  allowance(): Allowance | null {
    return this.#allowance.least;
  }

  async #do<T>(what: string, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      throw refusalOf(what, error);
    }
  }

  /** False where GitHub refuses with these words. */
  async #unless(words: RegExp, asked: Promise<unknown>): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (error instanceof ForgeRefusal && words.test(error.message)) return false;
      throw error;
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

/** GitHub lists by date, and two commits may be of one second: only the parents tell which came first. */
function firstParents(known: ReadonlyMap<string, Commit>, from: string): readonly Commit[] {
  const line: Commit[] = [];
  for (let next = known.get(from); next !== undefined; next = known.get(next.parents[0] ?? "")) line.push(next);
  return line;
}
