import type { Queue, QueueLabels } from "../loop/queue.ts";
import type {
  Allowance,
  Check,
  Commit,
  Dispatch,
  DispatchedRun,
  Forge,
  Gate,
  IssueFilter,
  LabelRun,
  Merged,
  NamedFile,
  NewIssue,
  NewPull,
  Pull,
  Reaction,
  Role,
  Run,
  Sight,
} from "../ports.ts";
import { Api, type ApiOptions } from "./api.ts";
import { type FilesData, filesQuery, filesVariables, toFiles } from "./files.ts";
import { firstParents } from "./first-parents.ts";
import { isIssueGone, type LookData, lookQuery, lookVariables, toSight } from "./look.ts";
import { type QueueData, queueQuery, toQueue } from "./queue.ts";
import { branchesSince, type RecentPullsData, recentPullsQuery } from "./recent-pulls.ts";
import { ForgeRefusal, unless } from "./refusal.ts";
import { toGate, toPull, toRole, toRun } from "./rest-shapes.ts";
import { statusContext } from "./status-context.ts";

export type GitHubOptions = ApiOptions;

/** The `Forge` on GitHub's REST API; GraphQL where one request takes the place of many, or REST has nothing. */
export class GitHub implements Forge {
  readonly #api: Api;
  readonly #owner: string;
  readonly #repo: string;
  #ahead: { readonly issue: number; readonly branch: string; readonly sight: Promise<Sight> } | null = null;

  constructor(options: GitHubOptions) {
    this.#api = new Api(options);
    this.#owner = options.owner;
    this.#repo = options.repo;
  }

  /** The time on GitHub. */
  now(): number {
    return this.#api.time.now();
  }

  /** Asks now for what `look` will ask for first. */
  lookAhead(issue: number, branch: string): void {
    const sight = this.look(issue, branch);
    // Whoever looks hears of a refusal.
    sight.catch(() => undefined);
    this.#ahead = { issue, branch, sight };
  }

  async look(issue: number, branch: string): Promise<Sight> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead?.issue === issue && ahead.branch === branch) return ahead.sight;
    const variables = { owner: this.#owner, name: this.#repo, ...lookVariables(issue, branch) };
    return toSight(
      await this.#api.graphql<LookData>(`look at issue ${issue}`, lookQuery, variables, isIssueGone),
      issue,
    );
  }

  async roleOf(login: string): Promise<Role> {
    const route = "GET /collaborators/{username}/permission";
    const found = await this.#api.askIfThere(`read the role of ${login}`, route, { path: { username: login } });
    return toRole(found);
  }

  async blobText(sha: string): Promise<string | null> {
    const path = { file_sha: sha };
    const found = await this.#api.askIfThere(`read the blob ${sha}`, "GET /git/blobs/{file_sha}", { path });
    return found && Buffer.from(found.content, "base64").toString("utf8");
  }

  async settingsNow(): Promise<string | null> {
    const given = { path: { path: ".github/rondo.yml" } };
    const found = await this.#api.askIfThere("read .github/rondo.yml", "GET /contents/{path}", given);
    const content = found && "content" in found ? found.content : null;
    return typeof content === "string" ? Buffer.from(content, "base64").toString("utf8") : null;
  }

  async filesNow(paths: readonly string[]): Promise<readonly NamedFile[]> {
    const variables = { owner: this.#owner, name: this.#repo, ...filesVariables(paths) };
    const what = `look for ${paths.join(", ")}`;
    return toFiles(paths, await this.#api.graphql<FilesData>(what, filesQuery(paths.length), variables));
  }

  async issuesWith(
    label: string,
    { without = [], closedToo = false, since }: IssueFilter = {},
  ): Promise<readonly number[]> {
    const state = closedToo ? "all" : "open";
    const after = since === undefined ? {} : { since: new Date(since).toISOString() };
    const query = { labels: label, state, direction: "asc", per_page: 100, ...after } as const;
    const pages = await this.#api.askAll(`list the issues with the label ${label}`, "GET /issues", { path: {}, query });
    const found = pages.flat();
    const names = (issue: (typeof found)[number]) =>
      issue.labels.map((each) => (typeof each === "string" ? each : (each.name ?? "")));
    return found
      .filter((issue) => issue.pull_request === undefined && !names(issue).some((name) => without.includes(name)))
      .map((issue) => issue.number);
  }

  async queue({ running, parked, queued }: QueueLabels): Promise<Queue> {
    const labels = { running: [running], parked: [parked], queued: [queued] };
    const variables = { owner: this.#owner, name: this.#repo, ...labels };
    return toQueue(await this.#api.graphql<QueueData>("look at the queue", queueQuery, variables));
  }

  async pulledSince(since: number): Promise<readonly string[]> {
    const variables = { owner: this.#owner, name: this.#repo };
    const what = "list the pull requests with news";
    return branchesSince(await this.#api.graphql<RecentPullsData>(what, recentPullsQuery, variables), since);
  }

  async branchOfPull(number: number): Promise<string | null> {
    const path = { pull_number: number };
    const found = await this.#api.askIfThere(`read pull request ${number}`, "GET /pulls/{pull_number}", { path });
    return found && found.head.repo?.full_name === found.base.repo.full_name ? found.head.ref : null;
  }

  async issueSaying(mark: string, label: string): Promise<number | null> {
    const query = { labels: label, state: "all", per_page: 100 } as const;
    const pages = await this.#api.askAll(
      `list the issues with the label ${label}`,
      "GET /issues",
      { path: {}, query },
      3,
    );
    return pages.flat().find((issue) => issue.body?.includes(mark))?.number ?? null;
  }

  async createIssue({ title, body, labels }: NewIssue): Promise<number> {
    const given = { path: {}, body: { title, body, labels: [...labels] } };
    return (await this.#api.ask("open an issue", "POST /issues", given)).number;
  }

  async addLabels(issue: number, labels: readonly string[]): Promise<void> {
    const given = { path: { issue_number: issue }, body: { labels: [...labels] } };
    await this.#api.ask(`label ${issue}`, "POST /issues/{issue_number}/labels", given);
  }

  async removeLabel(issue: number, label: string): Promise<void> {
    const path = { issue_number: issue, name: label };
    const route = "DELETE /issues/{issue_number}/labels/{name}";
    await this.#api.askIfThere(`remove the label ${label} from ${issue}`, route, { path });
  }

  async createComment(issue: number, body: string): Promise<number> {
    const given = { path: { issue_number: issue }, body: { body } };
    return Number((await this.#api.ask(`comment on ${issue}`, "POST /issues/{issue_number}/comments", given)).id);
  }

  async updateComment(id: number, body: string): Promise<boolean> {
    const given = { path: { comment_id: id }, body: { body } };
    return (await this.#api.askIfThere(`change comment ${id}`, "PATCH /issues/comments/{comment_id}", given)) !== null;
  }

  async react(comment: number, reaction: Reaction): Promise<void> {
    const given = { path: { comment_id: comment }, body: { content: reaction } };
    await this.#api.ask(`react to comment ${comment}`, "POST /issues/comments/{comment_id}/reactions", given);
  }

  async history(sha: string, most: number): Promise<readonly Commit[]> {
    const given = { path: {}, query: { sha, per_page: 100 } };
    const pages = await this.#api.askAll(`read the history of ${sha}`, "GET /commits", given, Math.ceil(most / 100));
    const found = pages.flat().map(({ sha: id, commit, parents }) => ({
      sha: id,
      message: commit.message,
      tree: commit.tree.sha,
      parents: parents.map((parent) => parent.sha),
    }));
    return firstParents(found, sha).slice(0, most);
  }

  async createCommit({ message, tree, parents }: Omit<Commit, "sha">): Promise<string> {
    const body = { message, tree, parents: [...parents] };
    return (await this.#api.ask("create a commit", "POST /git/commits", { path: {}, body })).sha;
  }

  async createBranch(branch: string, sha: string): Promise<boolean> {
    const body = { ref: `refs/heads/${branch}`, sha };
    const asked = this.#api.ask(`create the branch ${branch}`, "POST /git/refs", { path: {}, body });
    return unless(/reference already exists/i, asked);
  }

  moveBranch(branch: string, sha: string): Promise<boolean> {
    return unless(/not a fast forward|reference does not exist/i, this.#moveRef(`heads/${branch}`, sha));
  }

  /** Only ever forward. */
  #moveRef(ref: string, sha: string): Promise<unknown> {
    const given = { path: { ref }, body: { sha, force: false } };
    return this.#api.ask(`move the ref ${ref}`, "PATCH /git/refs/{ref}", given);
  }

  async mergeInto(branch: string, sha: string, message: string): Promise<Merged> {
    const body = { base: branch, head: sha, commit_message: message };
    try {
      const merged = await this.#api.ask(`merge ${sha} into ${branch}`, "POST /merges", { path: {}, body });
      return merged === undefined ? { how: "nothing-to-do" } : { how: "merged", sha: merged.sha };
    } catch (error) {
      if (error instanceof ForgeRefusal && error.status === 409) return { how: "conflict" };
      throw error;
    }
  }

  async mark(ref: string, sha: string): Promise<void> {
    const body = { ref: `refs/${ref}`, sha };
    const made = this.#api.ask(`create the ref ${ref}`, "POST /git/refs", { path: {}, body });
    if (!(await unless(/reference already exists/i, made))) await this.#moveRef(ref, sha);
  }

  async marked(ref: string): Promise<string | null> {
    const found = await this.#api.askIfThere(`read the ref ${ref}`, "GET /git/ref/{ref}", { path: { ref } });
    return found?.object.sha ?? null;
  }

  async createPull(pull: NewPull): Promise<Pull> {
    const given = { path: {}, body: { ...pull, draft: true } };
    return toPull(await this.#api.ask("open a pull request", "POST /pulls", given));
  }

  async updatePull(number: number, change: { readonly title?: string; readonly body?: string }): Promise<void> {
    const given = { path: { pull_number: number }, body: change };
    await this.#api.ask(`change pull request ${number}`, "PATCH /pulls/{pull_number}", given);
  }

  async markReady({ nodeId, number }: Pull): Promise<void> {
    const mutation =
      "mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }";
    await this.#api.graphql(`make pull request ${number} ready for review`, mutation, { id: nodeId });
  }

  async setGate(sha: string, { state, description, url }: Gate): Promise<void> {
    const body = { state, context: statusContext, description, ...(url && { target_url: url }) };
    await this.#api.ask(`set the status of ${sha}`, "POST /statuses/{sha}", { path: { sha }, body });
  }

  async gates(sha: string): Promise<readonly Gate[]> {
    const given = { path: { ref: sha }, query: { per_page: 100 } };
    const pages = await this.#api.askAll(`read the statuses of ${sha}`, "GET /commits/{ref}/statuses", given);
    return pages
      .flat()
      .filter((status) => status.context.toLowerCase() === statusContext)
      .map(toGate);
  }

  async checks(sha: string): Promise<readonly Check[]> {
    const given = { path: { ref: sha }, query: { per_page: 100 } };
    const pages = await this.#api.askAll(`read the checks of ${sha}`, "GET /commits/{ref}/check-runs", given);
    return pages.flatMap((page) => page.check_runs.map(({ name, conclusion }) => ({ name, conclusion })));
  }

  async run(id: number): Promise<Run | null> {
    const found = await this.#api.askIfThere(`read run ${id}`, "GET /actions/runs/{run_id}", { path: { run_id: id } });
    return found && toRun(found);
  }

  async latestRun(workflow: string, sha: string): Promise<Run | null> {
    const query = { head_sha: sha, event: "workflow_dispatch", per_page: 1 };
    const given = { path: { workflow_id: workflow }, query };
    const route = "GET /actions/workflows/{workflow_id}/runs";
    const [newest] = (await this.#api.ask(`list the runs of ${workflow}`, route, given)).workflow_runs;
    return newest ? toRun(newest) : null;
  }

  async dispatched(workflow: string): Promise<readonly DispatchedRun[]> {
    const given = { path: { workflow_id: workflow }, query: { event: "workflow_dispatch", per_page: 100 } };
    const route = "GET /actions/workflows/{workflow_id}/runs";
    return (await this.#api.ask(`list the runs of ${workflow}`, route, given)).workflow_runs.map((run) => ({
      id: Number(run.id),
      title: run.display_title,
      isDone: run.status === "completed",
      conclusion: run.conclusion,
      createdAt: Date.parse(run.created_at),
    }));
  }

  async labelRuns(workflow: string): Promise<readonly LabelRun[]> {
    const given = { path: { workflow_id: workflow }, query: { event: "issues", per_page: 100 } };
    const route = "GET /actions/workflows/{workflow_id}/runs";
    const { workflow_runs } = await this.#api.ask(`list the runs of ${workflow}`, route, given);
    return workflow_runs.map((run) => ({ ...toRun(run), title: run.display_title }));
  }

  async rerun(id: number): Promise<void> {
    await this.#api.ask(`start run ${id} again`, "POST /actions/runs/{run_id}/rerun", { path: { run_id: id } });
  }

  async runsWaitingFor(sha: string): Promise<number> {
    const query = { head_sha: sha, status: "action_required", per_page: 1 } as const;
    return (await this.#api.ask(`list the runs for ${sha}`, "GET /actions/runs", { path: {}, query })).total_count;
  }

  async dispatch({ workflow, ref, inputs }: Dispatch): Promise<void> {
    const given = { path: { workflow_id: workflow }, body: { ref, inputs } };
    await this.#api.ask(`dispatch ${workflow}`, "POST /actions/workflows/{workflow_id}/dispatches", given);
  }

  allowance(): Allowance | null {
    return this.#api.allowance.least;
  }
}
