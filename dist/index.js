// src/github/allowance.ts
var AllowanceSeen = class {
	#byResource = /* @__PURE__ */ new Map();
	see(headers) {
		const remaining = Number(headers["x-ratelimit-remaining"] ?? NaN);
		const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
		const limit = Number(headers["x-ratelimit-limit"] ?? 0);
		if (!Number.isFinite(remaining) || !Number.isFinite(reset)) return;
		this.#byResource.set(String(headers["x-ratelimit-resource"] ?? ""), {
			remaining,
			limit,
			resetAt: reset * 1e3
		});
	}
	get least() {
		const [scarcest] = [...this.#byResource.values()].sort((a, b) => a.remaining - b.remaining);
		return scarcest ?? null;
	}
};
function waitAsked(headers) {
	const after = Number(headers["retry-after"] ?? NaN);
	if (Number.isFinite(after)) return after;
	if (String(headers["x-ratelimit-remaining"]) !== "0") return null;
	const seconds = Number(headers["x-ratelimit-reset"]) - Date.parse(String(headers.date)) / 1e3;
	return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}
// src/github/refusal.ts
var ForgeRefusal = class extends Error {
	name = "ForgeRefusal";
	status;
	retryAfter;
	constructor(what, status, said, retryAfter = null) {
		super(`GitHub refused to ${what}: ${said}${status === 0 ? "" : ` (${status})`}`);
		this.status = status;
		this.retryAfter = retryAfter;
	}
};
async function unless(words, asked) {
	try {
		await asked;
		return true;
	} catch (error) {
		if (error instanceof ForgeRefusal && words.test(error.message)) return false;
		throw error;
	}
}
// src/github/server-time.ts
const toleratedMs = 2e3;
var ServerTime = class {
	#here;
	#aheadMs = 0;
	constructor(here = Date.now) {
		this.#here = here;
	}
	see(headers) {
		const there = Date.parse(String(headers.date));
		if (Number.isFinite(there) && Math.abs(there - this.now()) > toleratedMs) this.#aheadMs = there - this.#here();
	}
	now() {
		return this.#here() + this.#aheadMs;
	}
};
// src/github/transport.ts
const patienceMs = 6e4;
const mostRedirects = 3;
const sendOverHttp = async (request) => {
	let sent = request;
	for (let redirects = 0;; redirects++) {
		const reply = await once(sent);
		const { location } = reply.headers;
		if (!([
			301,
			302,
			307,
			308
		].includes(reply.status) && typeof location === "string") || redirects === mostRedirects) return reply;
		const target = new URL(location, sent.url);
		if (target.origin !== new URL(sent.url).origin) return reply;
		sent = {
			...sent,
			url: target.href
		};
	}
};
function once({ method, url, headers, body, onGone, mostMs }) {
	const { request } = process.getBuiltinModule(url.startsWith("https:") ? "node:https" : "node:http");
	return new Promise((resolve, reject) => {
		const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
		const asked = request(url, {
			method,
			headers: {
				...headers,
				...length
			},
			timeout: patienceMs
		});
		asked.on("timeout", () => asked.destroy(/* @__PURE__ */ new Error(`there was no answer for ${patienceMs / 1e3} seconds`)));
		asked.on("error", reject);
		const end = () => asked.destroy(/* @__PURE__ */ new Error(`it was not done after ${(mostMs ?? 0) / 1e3} seconds`));
		if (mostMs !== void 0) asked.on("close", clearTimeout.bind(null, setTimeout(end, mostMs)));
		if (onGone) asked.on("finish", onGone).on("close", onGone);
		asked.on("response", (response) => {
			const chunks = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				const text = Buffer.concat(chunks).toString("utf8");
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					text
				});
			});
		});
		asked.end(body ?? void 0);
	});
}
// src/github/api.ts
var Api = class {
	#options;
	#send;
	allowance = new AllowanceSeen();
	time = new ServerTime();
	constructor(options) {
		this.#options = options;
		this.#send = options.send ?? sendOverHttp;
	}
	async ask(what, route, given) {
		const { method, url } = this.#target(route, given);
		return jsonOf(await this.#ask(what, method, url, given.body));
	}
	async askIfThere(what, route, given) {
		try {
			return await this.ask(what, route, given);
		} catch (error) {
			if (error instanceof ForgeRefusal && error.status === 404) return null;
			throw error;
		}
	}
	async askAll(what, route, given, most = Number.POSITIVE_INFINITY) {
		const { method, url } = this.#target(route, given);
		const pages = [];
		for (let next = url; next !== null && pages.length < most;) {
			const reply = await this.#ask(what, method, next);
			pages.push(jsonOf(reply));
			next = nextPage(reply);
		}
		return pages;
	}
	async graphql(what, query, variables, mayBe = () => false) {
		const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, "/api")}/graphql`;
		const reply = await this.#ask(what, "POST", url, {
			query,
			variables
		});
		const { data, errors } = jsonOf(reply);
		if (!errors?.some((error) => !mayBe(error))) return data;
		const status = errors.map(({ type }) => statusOfType[type ?? ""] ?? 0).find((each) => each > 0) ?? 0;
		const said = errors.map(({ message }) => ` - ${message}`).join("\n");
		const wait = status === 429 ? waitAsked(plainHeaders(reply)) : null;
		throw new ForgeRefusal(what, status, `Request failed due to following response errors:\n${said}`, wait);
	}
	#target(route, given) {
		const { apiUrl, owner, repo } = this.#options;
		const [method = "", template = ""] = route.split(" ");
		const names = { ...given.path };
		const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(names[name])));
		const query = new URLSearchParams();
		for (const [name, value] of Object.entries(given.query ?? {})) query.set(name, String(value));
		return {
			method,
			url: `${apiUrl}/repos/${owner}/${repo}${path}${query.size === 0 ? "" : `?${query}`}`
		};
	}
	async #ask(what, method, url, body) {
		const sent = {
			method,
			url,
			headers: {
				accept: "application/vnd.github+json",
				authorization: `token ${this.#options.token}`,
				"user-agent": "rondo",
				"x-github-api-version": "2022-11-28",
				...body !== void 0 && { "content-type": "application/json; charset=utf-8" }
			},
			body: body === void 0 ? null : JSON.stringify(body)
		};
		const reply = await this.#send(sent).catch((error) => {
			throw new ForgeRefusal(what, 0, error instanceof Error ? error.message || error.name : String(error));
		});
		this.allowance.see(plainHeaders(reply));
		this.time.see(plainHeaders(reply));
		if (reply.status >= 200 && reply.status < 300) return reply;
		throw refused(what, reply);
	}
};
const statusOfType = {
	NOT_FOUND: 404,
	FORBIDDEN: 403,
	RATE_LIMIT: 429,
	RATE_LIMITED: 429
};
function refused(what, reply) {
	const { message } = Object(jsonOf(reply));
	const said = typeof message === "string" ? message : reply.text || "it gave no reason";
	return new ForgeRefusal(what, reply.status, said.trim(), waitAsked(plainHeaders(reply)));
}
function plainHeaders({ headers }) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
}
function jsonOf({ text }) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function nextPage({ headers: { link } }) {
	return /<([^<>]+)>;\s*rel="next"/.exec(String(link ?? ""))?.[1] ?? null;
}
// src/github/files.ts
function filesQuery(count) {
	const numbers = Array.from({ length: count }, (_, index) => index);
	return `query($owner: String!, $name: String!${numbers.map((index) => `, $file${index}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${numbers.map((index) => `file${index}: object(expression: $file${index}) { oid ... on Blob { text } }`).join(" ")} } }`;
}
function filesVariables(paths) {
	return Object.fromEntries(paths.map((path, index) => [`file${index}`, `HEAD:${path}`]));
}
function toFiles(paths, { repository }) {
	return paths.flatMap((path, index) => {
		const found = repository[`file${index}`];
		return typeof found?.text === "string" ? [{
			path,
			text: found.text,
			blob: found.oid
		}] : [];
	});
}
// src/github/first-parents.ts
function firstParents(commits, from) {
	const known = new Map(commits.map((commit) => [commit.sha, commit]));
	const line = [];
	for (let next = known.get(from); next !== void 0; next = known.get(next.parents[0] ?? "")) line.push(next);
	return line;
}
// src/github/status-context.ts
const statusContext = "rondo";
// src/github/look.ts
const lookQuery = `query($owner: String!, $name: String!, $issue: Int!, $branch: String!, $ref: String!, $context: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    isPrivate
    defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }
    settings: object(expression: "HEAD:.github/rondo.yml") { oid ... on Blob { text } }
    issue(number: $issue) {
      number title body state locked lastEditedAt
      author { ...who }
      editor { ...who }
      renamed: timelineItems(last: 20, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { ...who } } }
      }
      labels(first: 100) { nodes { name } }
      comments(last: 100) { nodes { ...said } }
    }
    ref(qualifiedName: $ref) {
      target {
        oid
        ... on Commit {
          message
          tree { oid }
          parents(first: 10) { nodes { oid } }
          author { name user { login } }
          status { context(name: $context) { state description targetUrl } }
        }
      }
    }
    pullRequests(headRefName: $branch, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes {
        id number state isDraft isCrossRepository url
        labels(first: 100) { nodes { name } }
        comments(last: 100) { nodes { ...said } }
        oldest: comments(first: 5) { nodes { ...said } }
      }
    }
  }
}
fragment who on Actor { __typename login ... on User { databaseId } ... on Bot { databaseId } }
fragment said on IssueComment {
  databaseId body updatedAt viewerDidAuthor
  author { ...who }
  editor { ...who }
}`;
function lookVariables(issue, branch) {
	return {
		issue,
		branch,
		ref: `refs/heads/${branch}`,
		context: statusContext
	};
}
function toSight({ repository: data }, number) {
	const { defaultBranchRef: main, settings, issue, ref } = data;
	const pulls = data.pullRequests.nodes.filter(({ isCrossRepository }) => !isCrossRepository);
	const pull = pulls.find(({ state }) => state === "OPEN") ?? pulls[0];
	return {
		repository: {
			fullName: data.nameWithOwner,
			isPrivate: data.isPrivate,
			defaultBranch: main.name,
			head: main.target.oid,
			headTree: main.target.tree.oid
		},
		settings: typeof settings?.text === "string" ? {
			text: settings.text,
			blob: settings.oid
		} : null,
		issue: issue ? toIssue(issue) : {
			...gone,
			number
		},
		tip: ref && toTip(ref.target),
		pull: pull ? toPull$1(pull) : null,
		comments: commentsOn(...issue ? [issue] : [], ...pull ? [pull, {
			number: pull.number,
			comments: pull.oldest
		}] : [])
	};
}
const gone = {
	title: "",
	body: "",
	isOpen: false,
	isLocked: false,
	isGone: true,
	labels: [],
	author: "ghost",
	edits: []
};
function isIssueGone({ type, path }) {
	return type === "NOT_FOUND" && path?.join() === "repository,issue";
}
function toIssue(issue) {
	const { lastEditedAt, editor, renamed } = issue;
	const edited = lastEditedAt === null ? [] : [{
		createdAt: lastEditedAt,
		actor: editor
	}];
	return {
		number: issue.number,
		title: issue.title,
		body: issue.body,
		isOpen: issue.state === "OPEN",
		isLocked: issue.locked,
		isGone: false,
		labels: issue.labels.nodes.map(({ name }) => name),
		author: toPerson(issue.author).login,
		edits: [...edited, ...renamed.nodes].map(({ createdAt, actor }) => ({
			at: Date.parse(createdAt),
			by: toPerson(actor)
		}))
	};
}
function toTip({ oid, message, tree, parents, author, status }) {
	const gate = status?.context;
	return {
		sha: oid,
		message,
		tree: tree.oid,
		parents: parents.nodes.map((parent) => parent.oid),
		author: author.user?.login ?? author.name ?? "someone",
		gate: gate ? {
			state: gate.state.toLowerCase(),
			description: gate.description ?? "",
			url: gate.targetUrl
		} : null
	};
}
function toPull$1({ id, number, state, isDraft, url, labels }) {
	return {
		number,
		nodeId: id,
		isOpen: state === "OPEN",
		isMerged: state === "MERGED",
		isDraft,
		url,
		labels: labels.nodes.map(({ name }) => name)
	};
}
function commentsOn(...places) {
	return [...new Map(places.flatMap(saidOn).map((comment) => [comment.id, comment])).values()].sort((a, b) => a.id - b.id);
}
function saidOn({ number, comments }) {
	return comments.nodes.map(({ databaseId, body, updatedAt, viewerDidAuthor, author, editor }) => ({
		id: databaseId,
		on: number,
		body,
		author: toPerson(author),
		isOurs: viewerDidAuthor,
		isForged: editor !== null && toPerson(editor).login !== toPerson(author).login,
		updatedAt: Date.parse(updatedAt)
	}));
}
function toPerson(who) {
	if (who === null) return {
		login: "ghost",
		id: 0,
		isBot: false
	};
	const isBot = who.__typename === "Bot";
	return {
		login: isBot ? `${who.login}[bot]` : who.login,
		id: who.databaseId ?? 0,
		isBot
	};
}
// src/github/queue.ts
const queueQuery = `query($owner: String!, $name: String!, $running: [String!], $parked: [String!], $queued: [String!]) {
  repository(owner: $owner, name: $name) {
    running: issues(labels: $running, states: [OPEN], first: 100) { nodes { number } }
    parked: issues(labels: $parked, states: [OPEN], first: 100) { nodes { number } }
    queued: issues(labels: $queued, states: [OPEN], first: 50, orderBy: { field: CREATED_AT, direction: ASC }) {
      nodes {
        number
        labels(first: 100) { nodes { name } }
        timelineItems(last: 100, itemTypes: [LABELED_EVENT]) {
          nodes { ... on LabeledEvent { createdAt label { name } actor { ...who } } }
        }
      }
    }
  }
}
fragment who on Actor { __typename login ... on User { databaseId } ... on Bot { databaseId } }`;
function toQueue({ repository: { running, parked, queued } }) {
	const active = [...running.nodes, ...parked.nodes].map(({ number }) => number);
	return {
		active: [...new Set(active)],
		waiting: queued.nodes.map(toQueued)
	};
}
function toQueued({ number, labels, timelineItems }) {
	return {
		number,
		labels: labels.nodes.map(({ name }) => name),
		labelled: timelineItems.nodes.map(({ createdAt, actor, label }) => {
			return {
				at: Date.parse(createdAt),
				by: toPerson(actor),
				label: label.name
			};
		})
	};
}
// src/github/recent-pulls.ts
const recentPullsQuery = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(first: 50, states: [OPEN], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { headRefName updatedAt }
    }
  }
}`;
function branchesSince({ repository }, since) {
	return repository.pullRequests.nodes.filter(({ updatedAt }) => Date.parse(updatedAt) >= since).map(({ headRefName }) => headRefName);
}
// src/github/rest-shapes.ts
function toRun({ id, run_attempt: attempt = 1, status, conclusion, ...at }) {
	const [updatedAt, createdAt] = [Date.parse(at.updated_at), Date.parse(at.created_at)];
	return {
		id: Number(id),
		attempt,
		isDone: status === "completed",
		conclusion,
		updatedAt,
		createdAt
	};
}
function toPull({ number, node_id, state, merged_at, draft, html_url, labels }) {
	return {
		number,
		nodeId: node_id,
		isOpen: state === "open",
		isMerged: merged_at !== null,
		isDraft: draft ?? false,
		url: html_url,
		labels: labels.map(({ name }) => name)
	};
}
const roles = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function toRole(found) {
	return roles.find((role) => role === found?.role_name) ?? roles.find((role) => role === found?.permission) ?? "none";
}
function toGate({ state, description, target_url: url }) {
	return {
		state,
		description: description ?? "",
		url
	};
}
// src/github/github.ts
var GitHub = class {
	#api;
	#owner;
	#repo;
	#ahead = null;
	constructor(options) {
		this.#api = new Api(options);
		this.#owner = options.owner;
		this.#repo = options.repo;
	}
	now() {
		return this.#api.time.now();
	}
	lookAhead(issue, branch) {
		const sight = this.look(issue, branch);
		sight.catch(() => void 0);
		this.#ahead = {
			issue,
			branch,
			sight
		};
	}
	async look(issue, branch) {
		const ahead = this.#ahead;
		this.#ahead = null;
		if (ahead?.issue === issue && ahead.branch === branch) return ahead.sight;
		const variables = {
			owner: this.#owner,
			name: this.#repo,
			...lookVariables(issue, branch)
		};
		return toSight(await this.#api.graphql(`look at issue ${issue}`, lookQuery, variables, isIssueGone), issue);
	}
	async roleOf(login) {
		return toRole(await this.#api.askIfThere(`read the role of ${login}`, "GET /collaborators/{username}/permission", { path: { username: login } }));
	}
	async blobText(sha) {
		const path = { file_sha: sha };
		const found = await this.#api.askIfThere(`read the blob ${sha}`, "GET /git/blobs/{file_sha}", { path });
		return found && Buffer.from(found.content, "base64").toString("utf8");
	}
	async settingsNow() {
		const found = await this.#api.askIfThere("read .github/rondo.yml", "GET /contents/{path}", { path: { path: ".github/rondo.yml" } });
		const content = found && "content" in found ? found.content : null;
		return typeof content === "string" ? Buffer.from(content, "base64").toString("utf8") : null;
	}
	async filesNow(paths) {
		const variables = {
			owner: this.#owner,
			name: this.#repo,
			...filesVariables(paths)
		};
		const what = `look for ${paths.join(", ")}`;
		return toFiles(paths, await this.#api.graphql(what, filesQuery(paths.length), variables));
	}
	async issuesWith(label, { without = [], closedToo = false, since } = {}) {
		const query = {
			labels: label,
			state: closedToo ? "all" : "open",
			direction: "asc",
			per_page: 100,
			...since === void 0 ? {} : { since: new Date(since).toISOString() }
		};
		const found = (await this.#api.askAll(`list the issues with the label ${label}`, "GET /issues", {
			path: {},
			query
		})).flat();
		const names = (issue) => issue.labels.map((each) => typeof each === "string" ? each : each.name ?? "");
		return found.filter((issue) => issue.pull_request === void 0 && !names(issue).some((name) => without.includes(name))).map((issue) => issue.number);
	}
	async queue({ running, parked, queued }) {
		const labels = {
			running: [running],
			parked: [parked],
			queued: [queued]
		};
		const variables = {
			owner: this.#owner,
			name: this.#repo,
			...labels
		};
		return toQueue(await this.#api.graphql("look at the queue", queueQuery, variables));
	}
	async pulledSince(since) {
		const variables = {
			owner: this.#owner,
			name: this.#repo
		};
		return branchesSince(await this.#api.graphql("list the pull requests with news", recentPullsQuery, variables), since);
	}
	async branchOfPull(number) {
		const path = { pull_number: number };
		const found = await this.#api.askIfThere(`read pull request ${number}`, "GET /pulls/{pull_number}", { path });
		return found && found.head.repo?.full_name === found.base.repo.full_name ? found.head.ref : null;
	}
	async issueSaying(mark, label) {
		const query = {
			labels: label,
			state: "all",
			per_page: 100
		};
		return (await this.#api.askAll(`list the issues with the label ${label}`, "GET /issues", {
			path: {},
			query
		}, 3)).flat().find((issue) => issue.body?.includes(mark))?.number ?? null;
	}
	async createIssue({ title, body, labels }) {
		const given = {
			path: {},
			body: {
				title,
				body,
				labels: [...labels]
			}
		};
		return (await this.#api.ask("open an issue", "POST /issues", given)).number;
	}
	async addLabels(issue, labels) {
		const given = {
			path: { issue_number: issue },
			body: { labels: [...labels] }
		};
		await this.#api.ask(`label ${issue}`, "POST /issues/{issue_number}/labels", given);
	}
	async removeLabel(issue, label) {
		const path = {
			issue_number: issue,
			name: label
		};
		await this.#api.askIfThere(`remove the label ${label} from ${issue}`, "DELETE /issues/{issue_number}/labels/{name}", { path });
	}
	async createComment(issue, body) {
		const given = {
			path: { issue_number: issue },
			body: { body }
		};
		return Number((await this.#api.ask(`comment on ${issue}`, "POST /issues/{issue_number}/comments", given)).id);
	}
	async updateComment(id, body) {
		const given = {
			path: { comment_id: id },
			body: { body }
		};
		return await this.#api.askIfThere(`change comment ${id}`, "PATCH /issues/comments/{comment_id}", given) !== null;
	}
	async react(comment, reaction) {
		const given = {
			path: { comment_id: comment },
			body: { content: reaction }
		};
		await this.#api.ask(`react to comment ${comment}`, "POST /issues/comments/{comment_id}/reactions", given);
	}
	async history(sha, most) {
		const given = {
			path: {},
			query: {
				sha,
				per_page: 100
			}
		};
		return firstParents((await this.#api.askAll(`read the history of ${sha}`, "GET /commits", given, Math.ceil(most / 100))).flat().map(({ sha: id, commit, parents }) => ({
			sha: id,
			message: commit.message,
			tree: commit.tree.sha,
			parents: parents.map((parent) => parent.sha)
		})), sha).slice(0, most);
	}
	async createCommit({ message, tree, parents }) {
		const body = {
			message,
			tree,
			parents: [...parents]
		};
		return (await this.#api.ask("create a commit", "POST /git/commits", {
			path: {},
			body
		})).sha;
	}
	async createBranch(branch, sha) {
		const body = {
			ref: `refs/heads/${branch}`,
			sha
		};
		return unless(/reference already exists/i, this.#api.ask(`create the branch ${branch}`, "POST /git/refs", {
			path: {},
			body
		}));
	}
	moveBranch(branch, sha) {
		return unless(/not a fast forward|reference does not exist/i, this.#moveRef(`heads/${branch}`, sha));
	}
	#moveRef(ref, sha) {
		const given = {
			path: { ref },
			body: {
				sha,
				force: false
			}
		};
		return this.#api.ask(`move the ref ${ref}`, "PATCH /git/refs/{ref}", given);
	}
	async mergeInto(branch, sha, message) {
		const body = {
			base: branch,
			head: sha,
			commit_message: message
		};
		try {
			const merged = await this.#api.ask(`merge ${sha} into ${branch}`, "POST /merges", {
				path: {},
				body
			});
			return merged === void 0 ? { how: "nothing-to-do" } : {
				how: "merged",
				sha: merged.sha
			};
		} catch (error) {
			if (error instanceof ForgeRefusal && error.status === 409) return { how: "conflict" };
			throw error;
		}
	}
	async mark(ref, sha) {
		const body = {
			ref: `refs/${ref}`,
			sha
		};
		if (!await unless(/reference already exists/i, this.#api.ask(`create the ref ${ref}`, "POST /git/refs", {
			path: {},
			body
		}))) await this.#moveRef(ref, sha);
	}
	async marked(ref) {
		return (await this.#api.askIfThere(`read the ref ${ref}`, "GET /git/ref/{ref}", { path: { ref } }))?.object.sha ?? null;
	}
	async createPull(pull) {
		const given = {
			path: {},
			body: {
				...pull,
				draft: true
			}
		};
		return toPull(await this.#api.ask("open a pull request", "POST /pulls", given));
	}
	async updatePull(number, change) {
		const given = {
			path: { pull_number: number },
			body: change
		};
		await this.#api.ask(`change pull request ${number}`, "PATCH /pulls/{pull_number}", given);
	}
	async markReady({ nodeId, number }) {
		await this.#api.graphql(`make pull request ${number} ready for review`, "mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }", { id: nodeId });
	}
	async setGate(sha, { state, description, url }) {
		const body = {
			state,
			context: statusContext,
			description,
			...url && { target_url: url }
		};
		await this.#api.ask(`set the status of ${sha}`, "POST /statuses/{sha}", {
			path: { sha },
			body
		});
	}
	async gates(sha) {
		const given = {
			path: { ref: sha },
			query: { per_page: 100 }
		};
		return (await this.#api.askAll(`read the statuses of ${sha}`, "GET /commits/{ref}/statuses", given)).flat().filter((status) => status.context.toLowerCase() === statusContext).map(toGate);
	}
	async checks(sha) {
		const given = {
			path: { ref: sha },
			query: { per_page: 100 }
		};
		return (await this.#api.askAll(`read the checks of ${sha}`, "GET /commits/{ref}/check-runs", given)).flatMap((page) => page.check_runs.map(({ name, conclusion }) => ({
			name,
			conclusion
		})));
	}
	async run(id) {
		const found = await this.#api.askIfThere(`read run ${id}`, "GET /actions/runs/{run_id}", { path: { run_id: id } });
		return found && toRun(found);
	}
	async latestRun(workflow, sha) {
		const given = {
			path: { workflow_id: workflow },
			query: {
				head_sha: sha,
				event: "workflow_dispatch",
				per_page: 1
			}
		};
		const [newest] = (await this.#api.ask(`list the runs of ${workflow}`, "GET /actions/workflows/{workflow_id}/runs", given)).workflow_runs;
		return newest ? toRun(newest) : null;
	}
	async dispatched(workflow) {
		const given = {
			path: { workflow_id: workflow },
			query: {
				event: "workflow_dispatch",
				per_page: 100
			}
		};
		return (await this.#api.ask(`list the runs of ${workflow}`, "GET /actions/workflows/{workflow_id}/runs", given)).workflow_runs.map((run) => ({
			id: Number(run.id),
			title: run.display_title,
			isDone: run.status === "completed",
			conclusion: run.conclusion,
			createdAt: Date.parse(run.created_at)
		}));
	}
	async labelRuns(workflow) {
		const given = {
			path: { workflow_id: workflow },
			query: {
				event: "issues",
				per_page: 100
			}
		};
		const { workflow_runs } = await this.#api.ask(`list the runs of ${workflow}`, "GET /actions/workflows/{workflow_id}/runs", given);
		return workflow_runs.map((run) => ({
			...toRun(run),
			title: run.display_title
		}));
	}
	async rerun(id) {
		await this.#api.ask(`start run ${id} again`, "POST /actions/runs/{run_id}/rerun", { path: { run_id: id } });
	}
	async runsWaitingFor(sha) {
		const query = {
			head_sha: sha,
			status: "action_required",
			per_page: 1
		};
		return (await this.#api.ask(`list the runs for ${sha}`, "GET /actions/runs", {
			path: {},
			query
		})).total_count;
	}
	async dispatch({ workflow, ref, inputs }) {
		const given = {
			path: { workflow_id: workflow },
			body: {
				ref,
				inputs
			}
		};
		await this.#api.ask(`dispatch ${workflow}`, "POST /actions/workflows/{workflow_id}/dispatches", given);
	}
	allowance() {
		return this.#api.allowance.least;
	}
};
// src/phases/world.ts
function branchOf(issue) {
	return `rondo/issue-${issue}`;
}
function issueOfBranch(branch) {
	const found = /^rondo\/issue-(\d{1,9})$/.exec(branch);
	return found ? Number(found[1]) : null;
}
// src/phases/trigger.ts
function readTrigger(event, payload) {
	const data = new Payload(payload);
	switch (event) {
		case "issues": return issueTrigger(data);
		case "issue_comment": return commentTrigger(data);
		case "pull_request": return pullTrigger(data);
		case "push": return branchTrigger("push", data.text("ref").replace(/^refs\/heads\//, ""), data.sender);
		case "workflow_dispatch": return dispatchTrigger(data);
		case "merge_group": return {
			kind: "merge-group",
			sha: data.text("merge_group", "head_sha"),
			ref: data.text("merge_group", "head_ref")
		};
		case "schedule": return { kind: "schedule" };
		default: return none(`Rondo does not react to the event "${event}".`);
	}
}
function issueTrigger(data) {
	const issue = data.number("issue", "number");
	const by = data.sender;
	if (data.has("issue", "pull_request")) return none("The event is of a pull request, not of an issue.");
	switch (data.text("action")) {
		case "labeled": {
			const at = Date.parse(data.text("issue", "updated_at"));
			const task = {
				title: data.text("issue", "title"),
				body: data.text("issue", "body"),
				at: Number.isNaN(at) ? 0 : at
			};
			return {
				kind: "label",
				issue,
				label: data.text("label", "name"),
				by,
				task
			};
		}
		case "unlabeled": return {
			kind: "unlabel",
			issue,
			by
		};
		case "closed": return {
			kind: "close",
			issue,
			by
		};
		default: return none(`Rondo does not react to issues that are ${data.text("action")}.`);
	}
}
function commentTrigger(data) {
	if (data.text("action") !== "created") return none("Only new comments are read.");
	return {
		kind: "comment",
		on: data.number("issue", "number"),
		isPull: data.has("issue", "pull_request"),
		comment: {
			id: data.number("comment", "id"),
			body: data.text("comment", "body"),
			by: data.person("comment", "user")
		}
	};
}
function pullTrigger(data) {
	if (data.text("pull_request", "head", "repo", "full_name") !== data.text("repository", "full_name")) return none("The pull request comes from another repository.");
	return branchTrigger("close", data.text("pull_request", "head", "ref"), data.sender);
}
function branchTrigger(kind, branch, by) {
	const issue = issueOfBranch(branch);
	return issue === null ? none(`The branch ${branch} is not one of Rondo's.`) : {
		kind,
		issue,
		by
	};
}
function dispatchTrigger(data) {
	const given = data.text("inputs", "issue");
	const issue = Number(given);
	if (!/^\d{1,9}$/.test(given) || issue < 1) return none(`The input \`issue\` must be the number of an issue; it is "${given.slice(0, 40)}".`);
	return {
		kind: "dispatch",
		issue,
		by: data.sender,
		key: data.text("inputs", "key"),
		note: data.text("inputs", "note"),
		maxIterations: data.text("inputs", "max-iterations"),
		budget: data.text("inputs", "budget"),
		from: data.text("inputs", "from"),
		file: data.text("inputs", "file").trim().replace(/^\.\//, "")
	};
}
function none(why) {
	return {
		kind: "none",
		why
	};
}
var Payload = class {
	#data;
	constructor(data) {
		this.#data = data;
	}
	text(...path) {
		const found = this.#at(path);
		return typeof found === "string" ? found : typeof found === "number" ? String(found) : "";
	}
	number(...path) {
		const found = Number(this.#at(path));
		return Number.isSafeInteger(found) ? found : 0;
	}
	has(...path) {
		return (this.#at(path) ?? null) !== null;
	}
	person(...path) {
		return {
			login: this.text(...path, "login") || "ghost",
			id: this.number(...path, "id"),
			isBot: this.text(...path, "type") === "Bot"
		};
	}
	get sender() {
		return this.person("sender");
	}
	#at(path) {
		let found = this.#data;
		for (const key of path) {
			if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return void 0;
			found = found[key];
		}
		return found;
	}
};
// src/phases/issue-ahead.ts
function issueAhead({ phase, event, payload, brief }) {
	try {
		if (phase === "land") return issueOf(JSON.parse(brief));
		return phase === "begin" ? issueOf(readTrigger(event, JSON.parse(payload()))) : null;
	} catch {
		return null;
	}
}
function issueOf(known) {
	const issue = "issue" in known ? Number(known.issue) : 0;
	return Number.isSafeInteger(issue) && issue > 0 ? issue : null;
}
// src/index.ts
const env = process.env;
function githubAhead(onGone) {
	const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository, GITHUB_EVENT_PATH: file } = env;
	const token = env.INPUT_TOKEN?.trim();
	if (!apiUrl || !repository || !token) return null;
	const issue = issueAhead({
		phase: env.INPUT_PHASE?.trim() ?? "",
		event: env.GITHUB_EVENT_NAME ?? "",
		payload: () => file ? process.getBuiltinModule("node:fs").readFileSync(file, "utf8") : "",
		brief: env.INPUT_BRIEF ?? ""
	});
	if (issue === null) return null;
	const [owner = "", repo = ""] = repository.split("/");
	const github = new GitHub({
		apiUrl,
		owner,
		repo,
		token,
		send: (sent) => sendOverHttp({
			...sent,
			onGone
		})
	});
	github.lookAhead(issue, branchOf(issue));
	return github;
}
async function start() {
	let ahead = null;
	await new Promise((resolve) => {
		ahead = githubAhead(resolve);
		if (ahead === null) resolve();
	});
	const { runPhase } = await import("./action.js");
	await runPhase(ahead);
}
start();
export { sendOverHttp as a, GitHub as i, branchOf as n, issueOfBranch as r, readTrigger as t };
