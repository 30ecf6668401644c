import { r as __toESM, t as __commonJSMin } from "./cli-rolldown-runtime.js";
import { _ as palette, a as newLoop, c as resolveSettings, d as require_dist, f as agents, g as oneLine, h as templates, i as readStateComment, l as parseSettings, m as runGit$1, n as widthOf, o as dollars, p as GitFailed, r as wrapped, s as duration, t as padded, u as formatProblem, v as RefusedInput, y as done } from "./cli.js";
import { mkdir, mkdtemp, open, readFile, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { basename, delimiter, dirname, join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { execFile, spawn } from "node:child_process";
import { constants, tmpdir } from "node:os";
import { deflateRawSync, deflateSync, gunzipSync } from "node:zlib";
import { dirname as dirname$1 } from "node:path/posix";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { createServer } from "node:http";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/render/outgoing.ts
var import_dist = require_dist();
const breaker = "​";
const invisible = /[\p{DI}\u200b-\u200f\u202a-\u202e\ufff9-\ufffb]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)/g;
const piledMarks = /(\p{M}{4})\p{M}+/gu;
function plainLine(text, most) {
	return shortened(tamed(unhidden(text).replace(/\s+/g, " ").trim()), most);
}
function markdownLine(text, most) {
	return plainLine(text, most).replace(/[\\`*_{}[\]<>|~$!&]/g, (mark) => entities[mark] ?? `\\${mark}`).replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
const entities = {
	"<": "&lt;",
	">": "&gt;",
	"&": "&amp;"
};
const acts = [
	[/@(?=[\w[])/g, `@${breaker}`],
	[/#(?=\d)/g, `#${breaker}`],
	[/(?<![a-z0-9])(GH-)(?=\d)/gi, `$1${breaker}`],
	[/(?<![a-z0-9])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])([0-9a-f])(?=[0-9a-f]{6,39}(?![a-z0-9]))/gi, `$1${breaker}`],
	[/(?<![a-z0-9])([cfr])(?=(?:lose[sd]?|ix(?:e[sd])?|esolve[sd]?)\s?:?\s*(?:#|gh-|[\w.-]+\/[\w.-]+#|https?:))/gi, `$1${breaker}`],
	[/:\/\//g, `:${breaker}//`],
	[/(?<![a-z0-9])(www)\./gi, `$1${breaker}.`],
	[/\[(?=(?:skip|no)[ -][\w ]{1,20}\])/gi, `[${breaker}`],
	[/\[(?=\w{1,20}[ -]skip\])/gi, `[${breaker}`],
	[/(skip-checks)(?=\s*:)/gi, `$1${breaker}`],
	[/\*\*\*(?=NO_CI\*\*\*)/gi, `***${breaker}`]
];
function tamed(text) {
	return uncommanded(acts.reduce((left, [act, broken]) => left.replace(act, broken), unmarked(text)));
}
function uncommanded(text) {
	return text.replace(/^([ \t>]*)\/(?=[a-z][\w-]*(?:\s|$))/gim, `$1${breaker}/`);
}
function unmarked(text) {
	return text.replace(/rondo:state:/gi, `rondo:${breaker}state:`);
}
function unhidden(text) {
	return text.toWellFormed().replace(escapeSequence, "").replace(control, " ").replace(invisible, "").replace(piledMarks, "$1");
}
function shortened(text, most) {
	if (text.length <= most) return text;
	const end = /[\ud800-\udbff]$/.test(text.slice(0, most - 1)) ? most - 2 : most - 1;
	return `${text.slice(0, end).trimEnd()}…`;
}

// src/commands/local/live-terminal.ts
const FRAMES = [
	"⠋",
	"⠙",
	"⠹",
	"⠸",
	"⠼",
	"⠴",
	"⠦",
	"⠧",
	"⠇",
	"⠏"
];
const FRAME_MS = 120;
const CLEAR = "\r\x1B[K";
const WIDEST = 100;
var LiveTerminal = class {
	width;
	#shell;
	#waiting;
	#timer;
	#frame = 0;
	constructor(shell) {
		this.#shell = shell;
		this.width = Math.min(shell.columns() ?? 80, WIDEST);
	}
	line(text = "") {
		this.#shell.print(`${this.#timer ? CLEAR : ""}${text}\n`);
		this.#draw();
	}
	waitFor(what) {
		this.#waiting = {
			what,
			since: Date.now()
		};
		if (this.#shell.columns() === null) return;
		this.#timer ??= setInterval(() => this.#draw(), FRAME_MS);
		this.#draw();
	}
	rest() {
		clearInterval(this.#timer);
		if (this.#timer) this.#shell.print(CLEAR);
		this.#timer = void 0;
		this.#waiting = void 0;
	}
	#draw() {
		if (!this.#timer || !this.#waiting) return;
		const { what, since } = this.#waiting;
		this.#frame = (this.#frame + 1) % FRAMES.length;
		const text = `  ${FRAMES[this.#frame]} ${what} ${Math.round((Date.now() - since) / 1e3)} s`;
		this.#shell.print(`${CLEAR}${text.slice(0, this.width - 1)}`);
	}
};

// src/embedded/clock.ts
const systemClock = {
	now: () => /* @__PURE__ */ new Date(),
	sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
};

// src/embedded/faults.ts
var ConnectionLost = class extends Error {
	name = "ConnectionLost";
};
function matches$2(match, facts) {
	return (match.method === void 0 || match.method === facts.method) && (match.path === void 0 || match.path.test(facts.path)) && (match.token === void 0 || match.token === facts.token) && (match.runId === void 0 || match.runId === facts.runId);
}
function byRule(rule) {
	let seen = 0;
	const at = typeof rule.at === "number" ? [rule.at] : rule.at;
	return (facts) => {
		if (!matches$2(rule, facts)) return void 0;
		seen += 1;
		return (at === void 0 ? seen <= (rule.times ?? 1) : at.includes(seen)) ? {
			kind: rule.kind,
			phase: rule.phase ?? "before",
			retryAfter: rule.retryAfter ?? 1
		} : void 0;
	};
}
function seededRandom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
function atRandom(plan) {
	const random = seededRandom(plan.seed);
	const rates = Object.entries(plan.percent).sort(([a], [b]) => a < b ? -1 : 1);
	let fired = 0;
	return (facts) => {
		if (!matches$2(plan.match ?? {}, facts) || fired >= (plan.most ?? Number.POSITIVE_INFINITY)) return void 0;
		let left = random() * 100;
		for (const [name, percent = 0] of rates) {
			left -= percent;
			if (left >= 0) continue;
			fired += 1;
			const [kind, phase = "before"] = name.split(" ");
			return {
				kind,
				phase,
				retryAfter: 1
			};
		}
	};
}
var FaultPlan = class {
	onRequest;
	fired = [];
	#decide = [];
	add(...rules) {
		this.#decide.push(...rules.map(byRule));
		return this;
	}
	addRandom(plan) {
		this.#decide.push(atRandom(plan));
		return this;
	}
	clear() {
		this.#decide = [];
	}
	next(facts) {
		const [fault] = this.#decide.flatMap((decide) => decide(facts) ?? []);
		if (fault !== void 0) this.fired.push({
			...facts,
			...fault
		});
		return fault;
	}
};

// src/embedded/forge/git/tree-paths.ts
const FOLDER = "040000";
async function walkTree(store, tree, prefix = "") {
	const found = [];
	for (const entry of await store.readTree(tree) ?? []) {
		const path = prefix + entry.name;
		found.push({
			path,
			mode: entry.mode,
			sha: entry.sha
		});
		if (entry.mode === FOLDER) found.push(...await walkTree(store, entry.sha, `${path}/`));
	}
	return found;
}
async function entryAt(store, tree, path) {
	let current = {
		path: "",
		mode: FOLDER,
		sha: tree
	};
	for (const name of path.split("/").filter(Boolean)) {
		if (current.mode !== FOLDER) return void 0;
		const entry = (await store.readTree(current.sha))?.find((each) => each.name === name);
		if (entry === void 0) return void 0;
		current = {
			path: current.path === "" ? name : `${current.path}/${name}`,
			mode: entry.mode,
			sha: entry.sha
		};
	}
	return current;
}
async function filesBelow(store, entry) {
	if (entry.mode !== FOLDER) return [entry];
	return (await walkTree(store, entry.sha, `${entry.path}/`)).filter((each) => each.mode !== FOLDER);
}
async function changedPaths(store, before, after, prefix = "") {
	if (before === after) return [];
	const old = new Map((before && await store.readTree(before) || []).map((entry) => [entry.name, entry]));
	const now = new Map((after && await store.readTree(after) || []).map((entry) => [entry.name, entry]));
	const changes = [];
	for (const name of [.../* @__PURE__ */ new Set([...old.keys(), ...now.keys()])].sort()) {
		const left = old.get(name);
		const right = now.get(name);
		if (left?.sha === right?.sha && left?.mode === right?.mode) continue;
		changes.push(...await changesOf(store, prefix + name, left, right));
	}
	return changes;
}
async function changesOf(store, path, left, right) {
	if (left?.mode === FOLDER && right?.mode === FOLDER) return changedPaths(store, left.sha, right.sha, `${path}/`);
	const before = left && {
		path,
		mode: left.mode,
		sha: left.sha
	};
	const after = right && {
		path,
		mode: right.mode,
		sha: right.sha
	};
	if (before?.mode !== FOLDER && after?.mode !== FOLDER) return [{
		path,
		before,
		after
	}];
	const gone = before === void 0 ? [] : await filesBelow(store, before);
	const come = after === void 0 ? [] : await filesBelow(store, after);
	return [...gone.map((entry) => ({
		path: entry.path,
		before: entry,
		after: void 0
	})), ...come.map((entry) => ({
		path: entry.path,
		before: void 0,
		after: entry
	}))];
}
async function editTree(store, base, edits) {
	const entries = new Map((base && await store.readTree(base) || []).map((entry) => [entry.name, entry]));
	const below = /* @__PURE__ */ new Map();
	for (const edit of edits) {
		const slash = edit.path.indexOf("/");
		if (slash >= 0) {
			const folder = edit.path.slice(0, slash);
			below.set(folder, [...below.get(folder) ?? [], {
				...edit,
				path: edit.path.slice(slash + 1)
			}]);
		} else if (edit.entry === void 0) entries.delete(edit.path);
		else entries.set(edit.path, {
			name: edit.path,
			...edit.entry
		});
	}
	for (const [folder, inner] of below) {
		const old = entries.get(folder);
		const sha = await editTree(store, old?.mode === FOLDER ? old.sha : void 0, inner);
		if ((await store.readTree(sha) ?? []).length === 0) entries.delete(folder);
		else entries.set(folder, {
			name: folder,
			mode: FOLDER,
			sha
		});
	}
	return store.writeTree([...entries.values()]);
}

// src/embedded/contract.ts
var Refusal = class extends Error {
	status;
	errors;
	constructor(status, message, errors) {
		super(message);
		this.name = "Refusal";
		this.status = status;
		this.errors = errors;
	}
};

// src/embedded/forge/revisions.ts
async function resolveRevision(repo, name) {
	const { store } = repo;
	const wanted = name === "HEAD" ? `refs/heads/${repo.defaultBranch}` : name;
	const candidates = wanted.startsWith("refs/") ? [wanted] : [
		`refs/heads/${wanted}`,
		`refs/tags/${wanted}`,
		`refs/${wanted}`
	];
	for (const ref of candidates) {
		const found = await store.readRef(ref);
		if (found === void 0) continue;
		const sha = await store.peel(found.sha);
		if (sha !== void 0) return {
			ref,
			sha
		};
	}
	const object = /^[0-9a-f]{7,40}$/i.test(wanted) ? await store.find(wanted.toLowerCase()) : void 0;
	const sha = object === void 0 ? void 0 : await store.peel(object.sha);
	return sha === void 0 ? void 0 : {
		ref: sha,
		sha
	};
}
async function commitAt(repo, name) {
	const revision = await resolveRevision(repo, name);
	const commit = revision && await repo.store.readCommit(revision.sha);
	if (commit === void 0) throw new Refusal(422, `No commit found for SHA: ${name}`);
	return commit;
}
async function branchTip(repo, branch) {
	return (await repo.store.readRef(`refs/heads/${branch}`))?.sha;
}

// src/embedded/forge/node-ids.ts
const PREFIXES = {
	user: "U",
	app: "A",
	repository: "R",
	issue: "I",
	pull: "PR",
	comment: "IC",
	label: "LA",
	reaction: "REA",
	event: "LE",
	review: "PRR",
	ref: "REF",
	commit: "C",
	blob: "B",
	status: "SC",
	check: "CR",
	workflow: "W",
	run: "WFR",
	job: "CR2",
	artifact: "AR"
};
function nodeId(kind, id) {
	return `${PREFIXES[kind]}_${Buffer.from(`kw${id}`).toString("base64url")}`;
}
function readNodeId(node) {
	const at = node.indexOf("_");
	const kind = Object.keys(PREFIXES).find((each) => PREFIXES[each] === node.slice(0, at));
	const text = Buffer.from(node.slice(at + 1), "base64url").toString("utf8");
	return kind === void 0 || !text.startsWith("kw") ? void 0 : {
		kind,
		id: text.slice(2)
	};
}

// src/embedded/forge/shapes/schemas.ts
function stamp(date) {
	return date.toISOString().replace(/\.\d{3}Z$/, "Z");
}
function stampOrNull(date) {
	return date === void 0 ? null : stamp(date);
}

// src/embedded/forge/shapes/user.ts
function showUser(world, user) {
	const api = `${world.api}/users/${encodeURIComponent(user.login)}`;
	const page = user.type === "Bot" ? `apps/${user.login.replace(/\[bot\]$/, "")}` : user.login;
	return {
		login: user.login,
		id: user.id,
		node_id: nodeId("user", user.id),
		avatar_url: `${world.url}/avatars/${user.id}`,
		gravatar_id: "",
		url: api,
		html_url: `${world.url}/${page}`,
		followers_url: `${api}/followers`,
		following_url: `${api}/following{/other_user}`,
		gists_url: `${api}/gists{/gist_id}`,
		starred_url: `${api}/starred{/owner}{/repo}`,
		subscriptions_url: `${api}/subscriptions`,
		organizations_url: `${api}/orgs`,
		repos_url: `${api}/repos`,
		events_url: `${api}/events{/privacy}`,
		received_events_url: `${api}/received_events`,
		type: user.type,
		user_view_type: "public",
		site_admin: false
	};
}
function showOwnUser(world, user) {
	return {
		...showUser(world, user),
		name: user.name,
		company: null,
		blog: "",
		location: null,
		email: null,
		hireable: null,
		bio: null,
		public_repos: [...world.repositories.values()].filter((repo) => repo.owner === user).length,
		public_gists: 0,
		followers: 0,
		following: 0,
		created_at: stamp(user.createdAt),
		updated_at: stamp(user.createdAt)
	};
}
function showApp(world, app) {
	return {
		id: app.id,
		slug: app.slug,
		node_id: nodeId("app", app.id),
		owner: showUser(world, {
			...app.bot,
			login: "github",
			id: 9919,
			type: "Organization"
		}),
		name: app.name,
		description: null,
		external_url: `${world.url}/apps/${app.slug}`,
		html_url: `${world.url}/apps/${app.slug}`,
		created_at: stamp(app.createdAt),
		updated_at: stamp(app.createdAt),
		permissions: {},
		events: []
	};
}
function noreplyEmail(user) {
	return `${user.id}+${user.login}@users.noreply.github.com`;
}

// src/embedded/forge/shapes/repository.ts
function links$2(api) {
	return {
		url: api,
		archive_url: `${api}/{archive_format}{/ref}`,
		assignees_url: `${api}/assignees{/user}`,
		blobs_url: `${api}/git/blobs{/sha}`,
		branches_url: `${api}/branches{/branch}`,
		collaborators_url: `${api}/collaborators{/collaborator}`,
		comments_url: `${api}/comments{/number}`,
		commits_url: `${api}/commits{/sha}`,
		compare_url: `${api}/compare/{base}...{head}`,
		contents_url: `${api}/contents/{+path}`,
		contributors_url: `${api}/contributors`,
		deployments_url: `${api}/deployments`,
		downloads_url: `${api}/downloads`,
		events_url: `${api}/events`,
		forks_url: `${api}/forks`,
		git_commits_url: `${api}/git/commits{/sha}`,
		git_refs_url: `${api}/git/refs{/sha}`,
		git_tags_url: `${api}/git/tags{/sha}`,
		hooks_url: `${api}/hooks`,
		issue_comment_url: `${api}/issues/comments{/number}`,
		issue_events_url: `${api}/issues/events{/number}`,
		issues_url: `${api}/issues{/number}`,
		keys_url: `${api}/keys{/key_id}`,
		labels_url: `${api}/labels{/name}`,
		languages_url: `${api}/languages`,
		merges_url: `${api}/merges`,
		milestones_url: `${api}/milestones{/number}`,
		notifications_url: `${api}/notifications{?since,all,participating}`,
		pulls_url: `${api}/pulls{/number}`,
		releases_url: `${api}/releases{/id}`,
		stargazers_url: `${api}/stargazers`,
		statuses_url: `${api}/statuses/{sha}`,
		subscribers_url: `${api}/subscribers`,
		subscription_url: `${api}/subscription`,
		tags_url: `${api}/tags`,
		teams_url: `${api}/teams`,
		trees_url: `${api}/git/trees{/sha}`
	};
}
const NOBODY_CARES$1 = {
	fork: false,
	mirror_url: null,
	homepage: null,
	language: null,
	license: null,
	forks_count: 0,
	forks: 0,
	stargazers_count: 0,
	watchers_count: 0,
	watchers: 0,
	size: 0,
	has_issues: true,
	has_projects: false,
	has_wiki: false,
	has_pages: false,
	has_downloads: false,
	has_discussions: false,
	archived: false,
	disabled: false
};
function repositoryApi(world, repo) {
	return `${world.api}/repos/${repo.fullName}`;
}
function repositoryPage(world, repo) {
	return `${world.url}/${repo.fullName}`;
}
function showRepository(world, repo) {
	const html = repositoryPage(world, repo);
	const open = [...repo.issues.values()].filter((issue) => issue.state === "open").length;
	return {
		...NOBODY_CARES$1,
		...links$2(repositoryApi(world, repo)),
		id: repo.id,
		node_id: nodeId("repository", repo.id),
		name: repo.name,
		full_name: repo.fullName,
		owner: showUser(world, repo.owner),
		private: repo.private,
		visibility: repo.private ? "private" : "public",
		description: repo.description,
		html_url: html,
		clone_url: `${html}.git`,
		git_url: `${html}.git`,
		svn_url: html,
		ssh_url: `${html}.git`,
		default_branch: repo.defaultBranch,
		open_issues_count: open,
		open_issues: open,
		pushed_at: stamp(repo.pushedAt),
		created_at: stamp(repo.createdAt),
		updated_at: stamp(repo.pushedAt),
		allow_merge_commit: true,
		allow_squash_merge: true,
		allow_rebase_merge: true,
		delete_branch_on_merge: false
	};
}
function showFullRepository(world, repo) {
	const { temp_clone_token, master_branch, starred_at, ...shown } = showRepository(world, repo);
	return {
		...shown,
		created_at: stamp(repo.createdAt),
		updated_at: stamp(repo.pushedAt),
		pushed_at: stamp(repo.pushedAt),
		has_discussions: false,
		subscribers_count: 0,
		network_count: 0
	};
}
function showMinimalRepository(world, repo) {
	const { license, ...shown } = showRepository(world, repo);
	return shown;
}

// src/embedded/forge/for-workflows.ts
const NO_OUTPUT = {
	title: null,
	summary: null,
	text: null
};
function textsOf(list) {
	return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
var ForWorkflows = class {
	#world;
	#actions;
	constructor(world, actions) {
		this.#world = world;
		this.#actions = actions;
	}
	get url() {
		return this.#world.url;
	}
	defaultBranch(repository) {
		return this.#repo(repository).defaultBranch;
	}
	repositories() {
		return [...this.#world.repositories.values()].map((repo) => repo.fullName);
	}
	resolve(repository, ref) {
		return resolveRevision(this.#repo(repository), ref);
	}
	async readFile(repository, sha, path) {
		const { store, overlay } = this.#repo(repository);
		const blob = overlay.get(path) ?? (await this.#entry(repository, sha, path))?.sha;
		const bytes = blob === void 0 ? void 0 : await store.readBlob(blob);
		return bytes && Buffer.from(bytes).toString("utf8");
	}
	async listFolder(repository, sha, folder) {
		const { store, overlay } = this.#repo(repository);
		const laid = [...overlay.keys()].filter((path) => dirname$1(path) === folder);
		if (laid.length > 0) return laid;
		const entry = await this.#entry(repository, sha, folder);
		const found = entry?.mode === "040000" ? await store.readTree(entry.sha) : void 0;
		const prefix = entry === void 0 || entry.path === "" ? "" : `${entry.path}/`;
		return (found ?? []).filter((each) => each.mode !== "040000").map((each) => prefix + each.name);
	}
	gitDir(repository) {
		return this.#repo(repository).gitDir;
	}
	mintJobToken({ repository, permissions, runId }) {
		const { fullName } = this.#repo(repository);
		return this.#world.tokens.forInstallation({
			app: this.#actions,
			repository: fullName,
			permissions,
			runId
		});
	}
	revokeToken(token) {
		this.#world.tokens.revoke(token);
	}
	variables(repository) {
		return textsOf([...this.#repo(repository).variables.values()]);
	}
	secrets(repository, environment) {
		const { secrets } = this.#repo(repository);
		const own = secrets.filter((secret) => secret.environment === void 0);
		const ofEnvironment = environment === void 0 ? [] : secrets.filter((each) => each.environment === environment);
		return textsOf([...own, ...ofEnvironment]);
	}
	repositoryPayload(repository) {
		return { ...showRepository(this.#world, this.#repo(repository)) };
	}
	userPayload(login) {
		return { ...showUser(this.#world, this.#world.user(login)) };
	}
	repositoryId(repository) {
		return this.#repo(repository).id;
	}
	userId(login) {
		return this.#world.user(login).id;
	}
	reportCheckRun(repository, report) {
		const { checkRuns } = this.#repo(repository);
		const id = [...checkRuns.values()].find((run) => run.key === report.key)?.id ?? report.id ?? this.#world.nextId();
		const run = {
			...report,
			id,
			app: this.#actions,
			output: NO_OUTPUT
		};
		checkRuns.set(id, run);
	}
	#repo(name) {
		return this.#world.repository(name);
	}
	async #entry(repository, sha, path) {
		const { store } = this.#repo(repository);
		const commit = await store.readCommit(sha);
		return commit && entryAt(store, commit.tree, path);
	}
};

// src/embedded/forge/json-reply.ts
const DOCS = "https://docs.github.com/rest";
function json(status, body, headers = {}) {
	const empty = body === null || status === 204 || status === 205;
	const type = empty ? {} : { "content-type": "application/json; charset=utf-8" };
	return new Response(empty ? null : JSON.stringify(body), {
		status,
		headers: {
			...type,
			...headers
		}
	});
}
function refusalReply(error, headers = {}) {
	const errors = error.errors === void 0 ? {} : { errors: error.errors };
	return json(error.status, {
		message: error.message,
		...errors,
		documentation_url: DOCS,
		status: String(error.status)
	}, headers);
}
function reply(answer, headers) {
	if (!("raw" in answer)) return json(answer.status, answer.body, {
		...headers,
		...answer.headers
	});
	const body = typeof answer.raw === "string" ? answer.raw : new Uint8Array(answer.raw);
	return new Response(body, {
		status: answer.status,
		headers: {
			...headers,
			...answer.headers
		}
	});
}
function failureReply(error) {
	return json(500, { message: `The embedded GitHub failed: ${error instanceof Error ? error.stack ?? error.message : String(error)}` });
}

// src/embedded/forge/fault-replies.ts
const SECONDARY = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
const HANGS = 12e4;
async function faultReply(fault, given) {
	const wait = { "retry-after": String(fault.retryAfter) };
	switch (fault.kind) {
		case "reset": throw new ConnectionLost("The connection was reset by the fault plan.");
		case "timeout":
			await Promise.race([given.clock.sleep(HANGS), aborted(given.signal)]);
			throw new ConnectionLost("The connection timed out by the fault plan.");
		case "500": return json(500, { message: "Server Error" });
		case "502": return new Response("<html><body><h1>502 Bad Gateway</h1></body></html>", {
			status: 502,
			headers: { "content-type": "text/html" }
		});
		case "429": return refusalReply(new Refusal(429, "Too Many Requests"), wait);
		case "secondary-limit": return refusalReply(new Refusal(403, SECONDARY), wait);
		case "404": return refusalReply(new Refusal(404, "Not Found"));
		case "409": return refusalReply(new Refusal(409, "Conflict"));
		case "422": return refusalReply(new Refusal(422, "Validation Failed"));
		case "stale-read": return given.stale;
	}
}
function aborted(signal) {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

// src/embedded/forge/git/http-backend.ts
function variables(request, env) {
	return {
		...env,
		GIT_HTTP_EXPORT_ALL: "1",
		GIT_PROJECT_ROOT: request.gitDir,
		PATH_INFO: request.service,
		QUERY_STRING: request.query,
		REQUEST_METHOD: request.method,
		CONTENT_TYPE: request.contentType,
		CONTENT_LENGTH: String(request.body.byteLength),
		REMOTE_ADDR: "127.0.0.1",
		...request.user === "" ? {} : { REMOTE_USER: request.user },
		...request.protocol === "" ? {} : { GIT_PROTOCOL: request.protocol }
	};
}
function fromCgi(output) {
	const end = output.indexOf("\r\n\r\n");
	const headers = new Headers();
	let status = 200;
	for (const line of output.toString("latin1", 0, Math.max(end, 0)).split("\r\n")) {
		const colon = line.indexOf(":");
		const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		if (name === "status") status = Number(value.split(" ")[0]);
		else if (colon > 0) headers.set(name, value);
	}
	if (end < 0) return new Response("git http-backend gave no answer", { status: 500 });
	return new Response(new Uint8Array(output.subarray(end + 4)), {
		status,
		headers
	});
}
function runBackend(request, env) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", ["http-backend"], {
			env: variables(request, env),
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			]
		});
		const out = [];
		child.stdout.on("data", (chunk) => out.push(chunk));
		child.stdin.on("error", () => {});
		child.on("error", reject);
		child.on("close", () => resolve(fromCgi(Buffer.concat(out))));
		child.stdin.end(request.body);
	});
}

// src/embedded/forge/git/push-request.ts
const NOTHING$1 = "0".repeat(40);
function shaOrNothing(text) {
	return text === NOTHING$1 ? void 0 : text;
}
function readPushRequest(body) {
	const changes = [];
	let capabilities = [];
	let at = 0;
	while (at + 4 <= body.length) {
		const length = Number.parseInt(body.toString("latin1", at, at + 4), 16);
		if (length === 0 || Number.isNaN(length)) {
			at += 4;
			break;
		}
		const [command = "", offered] = body.toString("utf8", at + 4, at + length).replace(/\n$/, "").split("\0");
		if (offered !== void 0) capabilities = offered.trim().split(" ");
		const [from = "", to = "", ...ref] = command.split(" ");
		changes.push({
			ref: ref.join(" "),
			from: shaOrNothing(from),
			to: shaOrNothing(to)
		});
		at += length;
	}
	return {
		changes,
		capabilities,
		pack: body.subarray(at)
	};
}
function packet(content) {
	const bytes = Buffer.from(content);
	return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}
function refusedReport(request, refused) {
	const lines = request.changes.map(({ ref }) => `ng ${ref} ${refused.reasons.get(ref) ?? "pre-receive hook declined"}\n`);
	const report = Buffer.concat([
		packet("unpack ok\n"),
		...lines.map(packet),
		Buffer.from("0000")
	]);
	if (!request.capabilities.includes("side-band-64k")) return report;
	const words = refused.remote.map((line) => packet(`\x02${line}\n`));
	return Buffer.concat([
		...words,
		packet(Buffer.concat([Buffer.from([1]), report])),
		Buffer.from("0000")
	]);
}

// src/embedded/forge/git/git-process.ts
function cleanGitEnvironment(emptyConfig) {
	const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
	return {
		...Object.fromEntries(inherited),
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: emptyConfig,
		GIT_TERMINAL_PROMPT: "0",
		LC_ALL: "C"
	};
}
function runGit(args, options) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [...args], {
			env: options.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			...options.cwd === void 0 ? {} : { cwd: options.cwd }
		});
		const out = [];
		const err = [];
		child.stdout.on("data", (chunk) => out.push(chunk));
		child.stderr.on("data", (chunk) => err.push(chunk));
		child.stdin.on("error", () => {});
		child.on("error", reject);
		child.on("close", (code) => resolve({
			code: code ?? -1,
			stdout: Buffer.concat(out),
			stderr: Buffer.concat(err).toString("utf8")
		}));
		child.stdin.end(options.input ?? "");
	});
}
async function mustRunGit(args, options) {
	const result = await runGit(args, options);
	if (result.code !== 0) throw new Error(`git ${args.join(" ")} ended with ${result.code}: ${result.stderr.trim()}`);
	return result.stdout;
}

// src/embedded/forge/git/history.ts
const FARTHEST = 2e3;
var History = class {
	#known = /* @__PURE__ */ new Map();
	#read;
	constructor(read) {
		this.#read = read;
	}
	async commit(sha) {
		const known = this.#known.get(sha);
		if (known !== void 0) return known;
		const read = await this.#read(sha);
		if (read !== void 0) this.#known.set(read.sha, read);
		return read;
	}
	async isAncestor(older, newer) {
		const found = await this.#reach([newer], older);
		return found === void 0 ? void 0 : found.has(older);
	}
	async commits(from, not) {
		const [all, without] = [await this.#reach([from]), await this.#reach(not)];
		if (all === void 0 || without === void 0) return void 0;
		return this.#inOrder([...all].filter((sha) => !without.has(sha)));
	}
	async mergeBase(one, other) {
		const mine = await this.#reach([one]);
		const theirs = await this.commits(other, []);
		if (mine === void 0 || theirs === void 0) return void 0;
		return { sha: theirs.find((sha) => mine.has(sha)) };
	}
	async #reach(from, until) {
		const seen = /* @__PURE__ */ new Set();
		let edge = [...from];
		while (edge.length > 0) {
			const fresh = [...new Set(edge)].filter((sha) => !seen.has(sha));
			const commits = await Promise.all(fresh.map((sha) => this.commit(sha)));
			for (const commit of commits) if (commit !== void 0) seen.add(commit.sha);
			if (until !== void 0 && seen.has(until)) return seen;
			if (seen.size > FARTHEST) return void 0;
			edge = commits.flatMap((commit) => commit?.parents ?? []);
		}
		return seen;
	}
	#inOrder(shas) {
		const children = new Map(shas.map((sha) => [sha, 0]));
		const parentsOf = (sha) => (this.#known.get(sha)?.parents ?? []).filter((each) => children.has(each));
		for (const sha of shas) for (const parent of parentsOf(sha)) children.set(parent, (children.get(parent) ?? 0) + 1);
		const ready = shas.filter((sha) => children.get(sha) === 0);
		const ordered = [];
		for (let next = ready.pop(); next !== void 0; next = ready.pop()) {
			ordered.push(next);
			for (const parent of parentsOf(next)) {
				const left = (children.get(parent) ?? 1) - 1;
				children.set(parent, left);
				if (left === 0) ready.push(parent);
			}
		}
		return ordered;
	}
};

// src/embedded/forge/git/loose-object.ts
async function writeLooseObject(gitDir, kind, bytes) {
	const whole = Buffer.concat([Buffer.from(`${kind} ${bytes.byteLength}\0`), bytes]);
	const sha = createHash("sha1").update(whole).digest("hex");
	const folder = join(gitDir, "objects", sha.slice(0, 2));
	const path = join(folder, sha.slice(2));
	if (await exists(path)) return sha;
	await mkdir(folder, { recursive: true });
	const draft = join(folder, `tmp_obj_${randomUUID()}`);
	await writeFile(draft, deflateSync(whole), { mode: 292 });
	await rename(draft, path);
	return sha;
}
function exists(path) {
	return stat(path).then(() => true, () => false);
}

// src/embedded/forge/git/loose-refs.ts
async function writeLooseRef(gitDir, { ref, to }) {
	const path = join(gitDir, ref);
	const lock = `${path}.lock`;
	try {
		await mkdir(dirname(path), { recursive: true });
		const file = await open(lock, "wx");
		await file.writeFile(`${to}\n`);
		await file.close();
	} catch {
		return false;
	}
	try {
		await rename(lock, path);
		return true;
	} catch {
		await rm(lock, { force: true });
		return false;
	}
}
async function removeLooseRef(gitDir, ref) {
	await rm(join(gitDir, ref), { force: true });
	for (let folder = dirname(ref); folder.split("/").length > 2; folder = dirname(folder)) if (!await rmdir(join(gitDir, folder)).then(() => true, () => false)) return;
}
async function packedRefs(gitDir) {
	return (await readFile(join(gitDir, "packed-refs"), "utf8").catch(() => "")).split("\n").flatMap((line) => /^[0-9a-f]{40} (refs\/.*)$/.exec(line)?.[1] ?? []);
}
async function refNames(gitDir) {
	const loose = (await readdir(join(gitDir, "refs"), {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && !entry.name.endsWith(".lock")).map((entry) => join(entry.parentPath, entry.name).slice(gitDir.length + 1));
	return [.../* @__PURE__ */ new Set([...loose, ...await packedRefs(gitDir)])].sort();
}

// src/embedded/forge/git/object-format.ts
const SIGNATURE = /^(?<name>.*?) ?<(?<email>[^>]*)> (?<seconds>-?\d+) (?<zone>[+-]\d{4})$/;
function parseSignature(line) {
	const groups = SIGNATURE.exec(line)?.groups;
	if (groups === void 0) return {
		name: line,
		email: "",
		date: /* @__PURE__ */ new Date(0),
		zone: "+0000"
	};
	return {
		name: groups.name ?? "",
		email: groups.email ?? "",
		date: /* @__PURE__ */ new Date(Number(groups.seconds) * 1e3),
		zone: groups.zone ?? "+0000"
	};
}
function clean(text) {
	return text.replace(/[<>\n\0]/g, "").trim();
}
function formatSignature(signature) {
	const seconds = Math.floor(signature.date.getTime() / 1e3);
	return `${clean(signature.name)} <${clean(signature.email)}> ${seconds} ${signature.zone}`;
}
function parseCommit(sha, bytes) {
	const text = Buffer.from(bytes).toString("utf8");
	const end = text.indexOf("\n\n");
	const headers = (end < 0 ? text : text.slice(0, end)).split("\n");
	const value = (key) => headers.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
	return {
		sha,
		tree: value("tree") ?? "",
		parents: headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice(7)),
		author: parseSignature(value("author") ?? ""),
		committer: parseSignature(value("committer") ?? ""),
		message: end < 0 ? "" : text.slice(end + 2)
	};
}
function formatCommit(draft) {
	const lines = [
		`tree ${draft.tree}`,
		...draft.parents.map((parent) => `parent ${parent}`),
		`author ${formatSignature(draft.author)}`,
		`committer ${formatSignature(draft.committer)}`,
		"",
		draft.message
	];
	return Buffer.from(lines.join("\n"), "utf8");
}
function fileMode(mode) {
	switch (mode) {
		case "40000": return "040000";
		case "100755":
		case "120000":
		case "160000": return mode;
		default: return "100644";
	}
}
function parseTree(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const entries = [];
	for (let at = 0; at < buffer.length;) {
		const space = buffer.indexOf(32, at);
		const nul = buffer.indexOf(0, space);
		entries.push({
			mode: fileMode(buffer.toString("latin1", at, space)),
			name: buffer.toString("utf8", space + 1, nul),
			sha: buffer.toString("hex", nul + 1, nul + 21)
		});
		at = nul + 21;
	}
	return entries;
}
function sortKey(entry) {
	return Buffer.from(entry.mode === "040000" ? `${entry.name}/` : entry.name, "utf8");
}
function formatTree(entries) {
	const sorted = [...entries].sort((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
	return Buffer.concat(sorted.flatMap((entry) => [Buffer.from(`${entry.mode.replace(/^0/, "")} ${entry.name}\0`, "utf8"), Buffer.from(entry.sha, "hex")]));
}

// src/embedded/forge/git/object-reader.ts
const KINDS = [
	"blob",
	"tree",
	"commit",
	"tag"
];
function isKind(text) {
	return text !== void 0 && KINDS.includes(text);
}
var ObjectReader = class {
	#start;
	#child;
	#waiting = [];
	#buffer = Buffer.alloc(0);
	#closed = false;
	constructor(gitDir, env) {
		const args = [
			"--git-dir",
			gitDir,
			"cat-file",
			"--batch-command"
		];
		this.#start = () => spawn("git", args, {
			env,
			detached: true
		});
	}
	info(name) {
		return this.#ask("info", name);
	}
	contents(name) {
		return this.#ask("contents", name);
	}
	async close() {
		this.#closed = true;
		const child = this.#child;
		if (child === void 0 || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("close", () => resolve()));
		child.stdin.end();
		await ended;
	}
	#ask(command, name) {
		if (/[\n\0]/.test(name) || name.trim() === "") return Promise.resolve(void 0);
		if (this.#closed) return Promise.reject(/* @__PURE__ */ new Error("This repository is closed."));
		return new Promise((resolve, reject) => {
			this.#waiting.push({
				withContents: command === "contents",
				resolve,
				reject
			});
			this.#running().stdin.write(`${command} ${name}\n`);
		});
	}
	#running() {
		if (this.#child !== void 0) return this.#child;
		const child = this.#start();
		this.#child = child;
		child.stdout.on("data", (chunk) => {
			this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
			while (this.#answerOne());
		});
		child.stdin.on("error", () => {});
		child.stderr.resume();
		const fail = () => {
			this.#child = void 0;
			this.#buffer = Buffer.alloc(0);
			for (const pending of this.#waiting.splice(0)) pending.reject(/* @__PURE__ */ new Error("git cat-file ended"));
		};
		child.on("error", fail);
		child.on("close", fail);
		return child;
	}
	#answerOne() {
		const pending = this.#waiting[0];
		const end = this.#buffer.indexOf(10);
		if (pending === void 0 || end < 0) return false;
		const [sha = "", kind, size = "0"] = this.#buffer.toString("utf8", 0, end).split(" ");
		const found = isKind(kind) && /^[0-9a-f]{40,64}$/.test(sha);
		const bodyEnd = end + 1 + (found && pending.withContents ? Number(size) + 1 : 0);
		if (this.#buffer.length < bodyEnd) return false;
		const bytes = found && pending.withContents ? Buffer.from(this.#buffer.subarray(end + 1, bodyEnd - 1)) : Buffer.alloc(0);
		this.#buffer = this.#buffer.subarray(bodyEnd);
		this.#waiting.shift();
		pending.resolve(found ? {
			sha,
			kind,
			bytes
		} : void 0);
		return true;
	}
};

// src/embedded/forge/git/git-object-store.ts
var GitObjectStore = class {
	#gitDir;
	#env;
	#reader;
	#history;
	constructor(gitDir, env) {
		this.#gitDir = gitDir;
		this.#env = env;
		this.#reader = new ObjectReader(gitDir, env);
		this.#history = new History(async (sha) => {
			const found = await this.#reader.contents(sha);
			return found?.kind === "commit" ? parseCommit(found.sha, found.bytes) : void 0;
		});
	}
	async find(sha) {
		return /^[0-9a-f]{4,40}$/.test(sha) ? this.#reader.info(sha) : void 0;
	}
	readCommit(sha) {
		return this.#history.commit(sha);
	}
	async readTree(sha) {
		const found = await this.#reader.contents(sha);
		return found?.kind === "tree" ? parseTree(found.bytes) : void 0;
	}
	async readBlob(sha) {
		const found = await this.#reader.contents(sha);
		return found?.kind === "blob" ? found.bytes : void 0;
	}
	async peel(sha) {
		return (await this.#reader.info(`${sha}^{commit}`))?.sha;
	}
	writeBlob(bytes) {
		return this.#write("blob", bytes);
	}
	writeTree(entries) {
		return this.#write("tree", formatTree(entries));
	}
	writeCommit(draft) {
		return this.#write("commit", formatCommit(draft));
	}
	async readRef(name) {
		if (!name.startsWith("refs/") || /[\s~^:?*[\\]|\.\.|@\{/.test(name)) return void 0;
		const found = await this.#reader.info(name);
		return found === void 0 ? void 0 : {
			name,
			sha: found.sha,
			kind: found.kind
		};
	}
	async listRefs(prefix) {
		const names = (await refNames(this.#gitDir)).filter((name) => name.startsWith(prefix));
		return (await Promise.all(names.map((name) => this.readRef(name)))).flatMap((ref) => ref ?? []);
	}
	async changeRef(change) {
		const { ref, from, to } = change;
		if ((await this.readRef(ref))?.sha !== from) return "stale";
		if (to !== void 0) return await writeLooseRef(this.#gitDir, change) ? "done" : "stale";
		if ((await packedRefs(this.#gitDir)).includes(ref)) await this.#git([
			"update-ref",
			"-d",
			ref
		]);
		else await removeLooseRef(this.#gitDir, ref);
		return "done";
	}
	async isAncestor(older, newer) {
		if (older === newer) return true;
		const walked = await this.#history.isAncestor(older, newer);
		if (walked !== void 0) return walked;
		const args = [
			"--git-dir",
			this.#gitDir,
			"merge-base",
			"--is-ancestor",
			older,
			newer
		];
		return (await runGit(args, { env: this.#env })).code === 0;
	}
	async mergeBase(one, other) {
		const walked = await this.#history.mergeBase(one, other);
		if (walked !== void 0) return walked.sha;
		const result = await runGit([
			"--git-dir",
			this.#gitDir,
			"merge-base",
			one,
			other
		], { env: this.#env });
		return result.code === 0 ? result.stdout.toString("utf8").trim() : void 0;
	}
	async commits(from, not, limit) {
		const walked = await this.#history.commits(from, not);
		if (walked !== void 0) return walked.slice(0, limit);
		const max = limit === void 0 ? [] : [`--max-count=${limit}`];
		const input = [
			from,
			...not.map((sha) => `^${sha}`),
			""
		].join("\n");
		return (await this.#git([
			"rev-list",
			"--topo-order",
			...max,
			"--stdin"
		], input)).toString("utf8").split("\n").filter(Boolean);
	}
	async merge(ours, theirs) {
		const taken = await this.isAncestor(ours, theirs) ? await this.readCommit(theirs) : void 0;
		if (taken !== void 0) return {
			clean: true,
			tree: taken.tree
		};
		const result = await runGit([
			"--git-dir",
			this.#gitDir,
			...[
				"merge-tree",
				"--write-tree",
				"--name-only",
				"--no-messages",
				"-z",
				"--allow-unrelated-histories"
			],
			ours,
			theirs
		], { env: this.#env });
		const [tree = "", ...conflicts] = result.stdout.toString("utf8").split("\0").filter(Boolean);
		if (result.code === 0) return {
			clean: true,
			tree
		};
		if (result.code === 1) return {
			clean: false,
			conflicts
		};
		throw new Error(`git merge-tree of ${ours} and ${theirs} failed: ${result.stderr.trim()}`);
	}
	async diff(from, to) {
		return (await this.#git([
			"diff",
			"--no-color",
			"--no-ext-diff",
			"--no-textconv",
			from,
			to
		])).toString("utf8");
	}
	close() {
		return this.#reader.close();
	}
	#write(kind, bytes) {
		return writeLooseObject(this.#gitDir, kind, bytes);
	}
	#git(args, input = "") {
		return mustRunGit([
			"--git-dir",
			this.#gitDir,
			...args
		], {
			env: this.#env,
			input
		});
	}
};

// src/embedded/forge/git/quarantine.ts
async function withQuarantine(place, look) {
	const folder = await mkdtemp(join(place.gitDir, "quarantine-"));
	const env = {
		...place.env,
		GIT_OBJECT_DIRECTORY: folder,
		GIT_ALTERNATE_OBJECT_DIRECTORIES: join(place.gitDir, "objects")
	};
	const store = new GitObjectStore(place.gitDir, env);
	try {
		await mkdir(join(folder, "pack"));
		const unpack = [
			"--git-dir",
			place.gitDir,
			"unpack-objects",
			"-q"
		];
		if (place.pack.byteLength > 0) await mustRunGit(unpack, {
			env,
			input: place.pack
		});
		return await look(store);
	} finally {
		await store.close();
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}

// src/embedded/forge/permissions.ts
const ROLES = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function reading(...scopes) {
	return {
		role: "read",
		grants: scopes.map((scope) => `${scope}=read`),
		open: true,
		hidden: false
	};
}
function needs(role, ...grants) {
	return {
		role,
		grants,
		open: false,
		hidden: false
	};
}
function hiddenNeeds(role, ...grants) {
	return {
		role,
		grants,
		open: false,
		hidden: true
	};
}
function atLeast(role, least) {
	return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
function roleOf(repo, user) {
	if (repo.owner.login === user.login) return "admin";
	return repo.roles.get(user.login.toLowerCase()) ?? (repo.private ? "none" : "read");
}
function actorAtLeast(repo, actor, least) {
	if (actor.kind === "anonymous") return false;
	return actor.kind === "installation" || atLeast(roleOf(repo, actor.user), least);
}
function hasGrant(actor, grants) {
	return grants.some((grant) => {
		const [scope = "", access] = grant.split("=");
		if (scope === "metadata" && access === "read") return true;
		const given = actor.permissions[scope] ?? "none";
		return given === "write" || given === "read" && access === "read";
	});
}
function canSee(repo, actor) {
	if (!repo.private) return true;
	if (actor.kind === "anonymous") return false;
	if (actor.kind === "person") return roleOf(repo, actor.user) !== "none";
	return actor.repository === repo.fullName;
}
function authorize(repo, actor, need) {
	if (!canSee(repo, actor)) throw new Refusal(404, "Not Found");
	if (need.open && !repo.private) return;
	if (actor.kind === "anonymous") throw new Refusal(401, "Requires authentication");
	if (actor.kind === "installation") {
		if (actor.repository === repo.fullName && hasGrant(actor, need.grants)) return;
		throw new Refusal(403, "Resource not accessible by integration");
	}
	if (atLeast(roleOf(repo, actor.user), need.role)) return;
	if (need.hidden) throw new Refusal(404, "Not Found");
	throw new Refusal(403, "Must have admin rights to Repository.");
}
function acceptedPermissions(need) {
	return need.grants.join("; ");
}
function signedIn(actor) {
	if (actor.kind === "anonymous") throw new Refusal(401, "Requires authentication");
	return actor;
}

// src/embedded/forge/required-checks.ts
function latestStatuses(repo, sha) {
	const latest = /* @__PURE__ */ new Map();
	for (const status of repo.statuses) if (status.sha === sha) latest.set(status.context.toLowerCase(), status);
	return [...latest.values()];
}
function checkRunsOn(repo, sha) {
	return [...repo.checkRuns.values()].filter((run) => run.headSha === sha);
}
function latestCheckRuns(repo, sha) {
	const latest = /* @__PURE__ */ new Map();
	for (const run of checkRunsOn(repo, sha)) latest.set(`${run.app.id}:${run.name}`, run);
	return [...latest.values()];
}
function ofStatus(status) {
	if (status.state === "success") return "passed";
	return status.state === "pending" ? "pending" : "failing";
}
function ofCheckRun(run) {
	if (run.status !== "completed") return "pending";
	return run.conclusion === "success" || run.conclusion === "skipped" || run.conclusion === "neutral" ? "passed" : "failing";
}
const WORST = [
	"failing",
	"pending",
	"expected",
	"passed"
];
function checkState(repo, sha, context) {
	const states = [...latestStatuses(repo, sha).filter((status) => status.context.toLowerCase() === context.toLowerCase()).map(ofStatus), ...latestCheckRuns(repo, sha).filter((run) => run.name === context).map(ofCheckRun)];
	if (states.length === 0) return "expected";
	return WORST.find((state) => states.includes(state)) ?? "expected";
}
function anythingUnfinished(repo, sha) {
	return [...latestStatuses(repo, sha).map(ofStatus), ...latestCheckRuns(repo, sha).map(ofCheckRun)].some((state) => state !== "passed");
}
function unmetChecks(repo, sha, contexts) {
	const unmet = contexts.map((context) => ({
		context,
		state: checkState(repo, sha, context)
	})).filter(({ state }) => state !== "passed");
	const [first] = unmet;
	if (first === void 0) return void 0;
	if (contexts.length === 1) return `Required status check "${first.context}" is ${first.state}.`;
	const states = new Set(unmet.map(({ state }) => state));
	const head = `${unmet.length} of ${contexts.length} required status checks`;
	if (states.size === 1) return `${head} are ${first.state}.`;
	return `${head} have not succeeded: ${[
		"expected",
		"pending",
		"failing"
	].map((state) => ({
		state,
		count: unmet.filter((each) => each.state === state).length
	})).filter(({ count }) => count > 0).map(({ state, count }) => `${count} ${state}`).join(", ")}.`;
}

// src/embedded/forge/push-rules.ts
const WORKFLOWS = ".github/workflows/";
async function workflowChanges(repo, sha) {
	const { store } = repo;
	const commit = await store.readCommit(sha);
	const treeOf = async (of) => {
		const parent = await store.readCommit(of);
		return parent === void 0 ? void 0 : (await entryAt(store, parent.tree, WORKFLOWS))?.sha;
	};
	const now = commit === void 0 ? void 0 : (await entryAt(store, commit.tree, WORKFLOWS))?.sha;
	const parents = commit?.parents ?? [];
	if (parents.length === 0) return changedPaths(store, void 0, now, WORKFLOWS);
	const [first = [], ...others] = await Promise.all(parents.map(async (parent) => changedPaths(store, await treeOf(parent), now, WORKFLOWS)));
	return first.filter((change) => others.every((list) => list.some((each) => each.path === change.path)));
}
async function isOnSomeBranch(repo, change, tips) {
	if (change.after === void 0) return false;
	for (const tip of tips) {
		const commit = await repo.store.readCommit(tip);
		const there = commit && await entryAt(repo.store, commit.tree, change.path);
		if (there?.sha === change.after.sha && there.mode === change.after.mode) return true;
	}
	return false;
}
async function touchedWorkflow(repo, to) {
	const tips = (await repo.store.listRefs("refs/heads/")).map((ref) => ref.sha);
	for (const sha of await repo.store.commits(to, tips)) for (const change of await workflowChanges(repo, sha)) if (!await isOnSomeBranch(repo, change, tips)) return change.path;
}
async function workflowRefusal(repo, by, to) {
	if (by.kind !== "installation" || by.permissions.workflows === "write") return void 0;
	const path = await touchedWorkflow(repo, to);
	if (path === void 0) return void 0;
	return {
		short: `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`,
		remote: []
	};
}
function protectionRefusal(repo, by, change) {
	const branch = change.ref.replace(/^refs\/heads\//, "");
	const protection = branch === change.ref ? void 0 : repo.protections.get(branch);
	if (protection === void 0 || change.from === void 0) return void 0;
	if (by.kind === "person" && atLeast(roleOf(repo, by.user), "admin") && !protection.enforceAdmins) return void 0;
	const reason = protectionReason$1(repo, protection, change.to);
	if (reason === void 0) return void 0;
	return {
		short: "protected branch hook declined",
		remote: [`error: GH006: Protected branch update failed for ${change.ref}.`, `error: ${reason}`]
	};
}
function protectionReason$1(repo, protection, to) {
	if (to === void 0) return "Cannot delete this protected branch";
	if (protection.approvals !== void 0) return "Changes must be made through a pull request.";
	return unmetChecks(repo, to, protection.contexts);
}

// src/embedded/forge/events.ts
function installationOf(by) {
	return by.kind === "installation" ? { installation: {
		id: by.app.id,
		node_id: `MDIz${by.app.id}`
	} } : {};
}
async function emit(world, repo, by, happening) {
	const fallback = `refs/heads/${repo.defaultBranch}`;
	const at = happening.at ?? {
		ref: fallback,
		sha: await branchTip(repo, repo.defaultBranch) ?? "0".repeat(40)
	};
	const event = {
		repository: repo.fullName,
		name: happening.name,
		action: happening.action,
		actor: by.user.login,
		byJobToken: by.kind === "installation" && by.runId !== void 0,
		ref: at.ref,
		sha: at.sha,
		payload: {
			...happening.action === void 0 ? {} : { action: happening.action },
			...happening.payload,
			repository: showRepository(world, repo),
			...repo.owner.type === "Organization" ? { organization: showUser(world, repo.owner) } : {},
			sender: showUser(world, by.user),
			...installationOf(by)
		}
	};
	for (const listener of world.listeners) listener(event);
	world.workflows?.onEvent(event);
}

// src/embedded/forge/git/line-diff.ts
const CONTEXT$1 = 3;
const LARGEST_TABLE = 4e6;
function linesOf(text) {
	if (text === "") return [];
	return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}
function middle(before, after) {
	const [n, m] = [before.length, after.length];
	const removed = before.map((line) => ({
		kind: "-",
		line
	}));
	const added = after.map((line) => ({
		kind: "+",
		line
	}));
	if (n * m > LARGEST_TABLE || n === 0 || m === 0) return [...removed, ...added];
	const width = m + 1;
	const length = new Uint32Array((n + 1) * width);
	const at = (i, j) => length[i * width + j] ?? 0;
	for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--) length[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	const steps = [];
	let [i, j] = [0, 0];
	while (i < n && j < m) if (before[i] === after[j]) {
		steps.push({
			kind: " ",
			line: before[i] ?? ""
		});
		i++;
		j++;
	} else if (at(i + 1, j) >= at(i, j + 1)) steps.push(removed[i++] ?? {
		kind: "-",
		line: ""
	});
	else steps.push(added[j++] ?? {
		kind: "+",
		line: ""
	});
	return [
		...steps,
		...removed.slice(i),
		...added.slice(j)
	];
}
function stepsBetween(before, after) {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	while (end < before.length - start && end < after.length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	const same = (lines) => lines.map((line) => ({
		kind: " ",
		line
	}));
	return [
		...same(before.slice(0, start)),
		...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
		...same(before.slice(before.length - end))
	];
}
function hunks(steps) {
	const found = [];
	steps.forEach((step, index) => {
		if (step.kind === " ") return;
		const from = Math.max(0, index - CONTEXT$1);
		const to = Math.min(steps.length, index + CONTEXT$1 + 1);
		const last = found.at(-1);
		if (last !== void 0 && from <= last[1]) last[1] = to;
		else found.push([from, to]);
	});
	return found;
}
function range(start, count) {
	return count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
}
function diffLines(before, after) {
	const steps = stepsBetween(linesOf(before), linesOf(after));
	const count = (part, ...kinds) => part.filter((step) => kinds.includes(step.kind)).length;
	const patch = hunks(steps).map(([from, to]) => {
		const part = steps.slice(from, to);
		const head = steps.slice(0, from);
		return [`@@ -${range(count(head, " ", "-") + 1, count(part, " ", "-"))} +${range(count(head, " ", "+") + 1, count(part, " ", "+"))} @@`, ...part.map((step) => step.kind + step.line)].join("\n");
	});
	return {
		additions: count(steps, "+"),
		deletions: count(steps, "-"),
		patch: patch.join("\n")
	};
}

// src/embedded/forge/file-changes.ts
async function contentOf(repo, sha) {
	return sha && await repo.store.readBlob(sha) || /* @__PURE__ */ new Uint8Array();
}
function isBinary(bytes) {
	return bytes.subarray(0, 8e3).includes(0);
}
function statusOf(change) {
	if (change.before === void 0) return "added";
	return change.after === void 0 ? "removed" : "modified";
}
async function showChange(world, repo, sha, change) {
	const before = await contentOf(repo, change.before?.sha);
	const after = await contentOf(repo, change.after?.sha);
	const binary = isBinary(before) || isBinary(after);
	const text = (bytes) => Buffer.from(bytes).toString("utf8");
	const diff = binary ? {
		additions: 0,
		deletions: 0,
		patch: ""
	} : diffLines(text(before), text(after));
	const path = change.path.split("/").map(encodeURIComponent).join("/");
	return {
		sha: change.after?.sha ?? change.before?.sha ?? null,
		filename: change.path,
		status: statusOf(change),
		additions: diff.additions,
		deletions: diff.deletions,
		changes: diff.additions + diff.deletions,
		blob_url: `${repositoryPage(world, repo)}/blob/${sha}/${path}`,
		raw_url: `${repositoryPage(world, repo)}/raw/${sha}/${path}`,
		contents_url: `${repositoryApi(world, repo)}/contents/${path}?ref=${sha}`,
		...diff.patch === "" ? {} : { patch: diff.patch }
	};
}
async function fileChanges(world, repo, before, after) {
	const old = before === void 0 ? void 0 : await repo.store.readCommit(before);
	const now = await repo.store.readCommit(after);
	const changes = await changedPaths(repo.store, old?.tree, now?.tree);
	return Promise.all(changes.map((change) => showChange(world, repo, after, change)));
}

// src/embedded/forge/pull-measure.ts
async function refreshTestMerge(world, repo, issue) {
	const { pull } = issue;
	const head = pull.headSha;
	if (issue.state === "open") pull.baseSha = await branchTip(repo, pull.baseRef) ?? pull.baseSha;
	const base = pull.baseSha;
	if (pull.test?.head === head && pull.test.base === base) return pull.test;
	await point(repo, `refs/pull/${issue.number}/head`, head);
	const merge = await repo.store.merge(base, head);
	let commit;
	if (merge.clean) {
		const now = world.now();
		const author = {
			name: issue.author.login,
			email: noreplyEmail(issue.author),
			date: now,
			zone: "+0000"
		};
		const message = `Merge ${head} into ${base}\n`;
		commit = await repo.store.writeCommit({
			tree: merge.tree,
			parents: [base, head],
			author,
			committer: author,
			message
		});
		await point(repo, `refs/pull/${issue.number}/merge`, commit);
	}
	pull.test = {
		head,
		base,
		commit
	};
	return pull.test;
}
async function point(repo, ref, to) {
	const from = (await repo.store.readRef(ref))?.sha;
	if (from !== to) await repo.store.changeRef({
		ref,
		from,
		to
	});
}
async function mergeState(repo, issue, test) {
	const { pull } = issue;
	if (issue.state === "closed") return "unknown";
	if (test.commit === void 0) return "dirty";
	if (pull.draft) return "draft";
	const protection = repo.protections.get(pull.baseRef);
	if (protection !== void 0 && unmetChecks(repo, pull.headSha, protection.contexts) !== void 0) return "blocked";
	if (protection?.approvals !== void 0 && approvals(issue) < protection.approvals) return "blocked";
	if (protection?.strict === true && !await repo.store.isAncestor(pull.baseSha, pull.headSha)) return "behind";
	return anythingUnfinished(repo, pull.headSha) ? "unstable" : "clean";
}
function approvals(issue) {
	return [...new Map(issue.pull.reviews.filter((review) => review.state !== "COMMENTED").map((review) => [review.author.login, review])).values()].filter((review) => review.state === "APPROVED").length;
}
async function pullCommits(repo, issue) {
	return (await repo.store.commits(issue.pull.headSha, [issue.pull.baseSha])).toReversed();
}
async function measurePull(world, repo, issue) {
	const test = await refreshTestMerge(world, repo, issue);
	const { pull } = issue;
	const base = await repo.store.mergeBase(pull.baseSha, pull.headSha);
	const files = await fileChanges(world, repo, base, pull.headSha);
	const commits = await pullCommits(repo, issue);
	const sum = (key) => files.reduce((total, file) => total + file[key], 0);
	return {
		mergeable: issue.state === "closed" ? null : test.commit !== void 0,
		state: await mergeState(repo, issue, test),
		commits: commits.length,
		additions: sum("additions"),
		deletions: sum("deletions"),
		files: files.length
	};
}

// src/embedded/forge/shapes/issue.ts
function showLabel(world, repo, label) {
	return {
		id: label.id,
		node_id: nodeId("label", label.id),
		url: `${repositoryApi(world, repo)}/labels/${encodeURIComponent(label.name)}`,
		name: label.name,
		color: label.color,
		default: false,
		description: label.description
	};
}
function association(repo, user) {
	if (repo.owner.login === user.login) return "OWNER";
	if (user.type !== "Bot" && repo.roles.has(user.login.toLowerCase()) && atLeast(roleOf(repo, user), "read")) return repo.owner.type === "Organization" ? "MEMBER" : "COLLABORATOR";
	return "NONE";
}
function showReactions(url, reactions) {
	const count = (content) => reactions.filter((each) => each.content === content).length;
	return {
		url: `${url}/reactions`,
		total_count: reactions.length,
		"+1": count("+1"),
		"-1": count("-1"),
		laugh: count("laugh"),
		confused: count("confused"),
		heart: count("heart"),
		hooray: count("hooray"),
		rocket: count("rocket"),
		eyes: count("eyes")
	};
}
function issuePage$1(world, repo, issue) {
	return `${repositoryPage(world, repo)}/${issue.pull === void 0 ? "issues" : "pull"}/${issue.number}`;
}
function pullLinks(world, repo, issue) {
	if (issue.pull === void 0) return {};
	const html = issuePage$1(world, repo, issue);
	return {
		draft: issue.pull.draft,
		pull_request: {
			url: `${repositoryApi(world, repo)}/pulls/${issue.number}`,
			html_url: html,
			diff_url: `${html}.diff`,
			patch_url: `${html}.patch`,
			merged_at: stampOrNull(issue.pull.merged?.at)
		}
	};
}
function showIssue(world, repo, issue) {
	const url = `${repositoryApi(world, repo)}/issues/${issue.number}`;
	const assignees = issue.assignees.map((user) => showUser(world, user));
	return {
		id: issue.id,
		node_id: nodeId(issue.pull === void 0 ? "issue" : "pull", issue.id),
		url,
		repository_url: repositoryApi(world, repo),
		labels_url: `${url}/labels{/name}`,
		comments_url: `${url}/comments`,
		events_url: `${url}/events`,
		html_url: issuePage$1(world, repo, issue),
		timeline_url: `${url}/timeline`,
		number: issue.number,
		title: issue.title,
		body: issue.body,
		state: issue.state,
		state_reason: issue.stateReason,
		user: showUser(world, issue.author),
		labels: issue.labels.map((label) => showLabel(world, repo, label)),
		assignee: assignees[0] ?? null,
		assignees,
		milestone: null,
		locked: issue.locked,
		active_lock_reason: null,
		comments: [...repo.comments.values()].filter((comment) => comment.issue === issue.number).length,
		created_at: stamp(issue.createdAt),
		updated_at: stamp(issue.updatedAt),
		closed_at: stampOrNull(issue.closedAt),
		closed_by: issue.closedBy === void 0 ? null : showUser(world, issue.closedBy),
		author_association: association(repo, issue.author),
		performed_via_github_app: issue.viaApp === void 0 ? null : showApp(world, issue.viaApp),
		reactions: showReactions(url, issue.reactions),
		...pullLinks(world, repo, issue)
	};
}
function showComment(world, repo, comment) {
	const api = repositoryApi(world, repo);
	const issue = repo.issues.get(comment.issue);
	const page = issue === void 0 ? repositoryPage(world, repo) : issuePage$1(world, repo, issue);
	const url = `${api}/issues/comments/${comment.id}`;
	return {
		id: comment.id,
		node_id: nodeId("comment", comment.id),
		url,
		html_url: `${page}#issuecomment-${comment.id}`,
		issue_url: `${api}/issues/${comment.issue}`,
		body: comment.body,
		user: showUser(world, comment.author),
		created_at: stamp(comment.createdAt),
		updated_at: stamp(comment.updatedAt),
		author_association: association(repo, comment.author),
		performed_via_github_app: comment.viaApp === void 0 ? null : showApp(world, comment.viaApp),
		reactions: showReactions(url, comment.reactions)
	};
}
function showReaction(world, reaction) {
	return {
		id: reaction.id,
		node_id: nodeId("reaction", reaction.id),
		user: showUser(world, reaction.user),
		content: reaction.content,
		created_at: stamp(reaction.createdAt)
	};
}
function showIssueEvent(world, repo, event) {
	const url = `${repositoryApi(world, repo)}/issues/events/${event.id}`;
	return {
		id: event.id,
		node_id: nodeId("event", event.id),
		url,
		actor: showUser(world, event.actor),
		event: event.name,
		commit_id: event.commit ?? null,
		commit_url: event.commit === void 0 ? null : `${repositoryApi(world, repo)}/commits/${event.commit}`,
		created_at: stamp(event.createdAt),
		performed_via_github_app: null,
		...event.label === void 0 ? {} : { label: event.label }
	};
}

// src/embedded/forge/shapes/pull.ts
function showSide(world, repo, branch, sha) {
	return {
		label: `${repo.owner.login}:${branch}`,
		ref: branch,
		sha,
		user: showUser(world, repo.owner),
		repo: showRepository(world, repo)
	};
}
function links$1(world, repo, issue) {
	const api = repositoryApi(world, repo);
	const url = `${api}/pulls/${issue.number}`;
	const html = issuePage$1(world, repo, issue);
	return {
		url,
		html_url: html,
		diff_url: `${html}.diff`,
		patch_url: `${html}.patch`,
		issue_url: `${api}/issues/${issue.number}`,
		commits_url: `${url}/commits`,
		review_comments_url: `${url}/comments`,
		review_comment_url: `${api}/pulls/comments{/number}`,
		comments_url: `${api}/issues/${issue.number}/comments`,
		statuses_url: `${api}/statuses/${issue.pull.headSha}`
	};
}
function showPull(world, repo, issue) {
	const { pull } = issue;
	const at = links$1(world, repo, issue);
	const assignees = issue.assignees.map((user) => showUser(world, user));
	return {
		...at,
		id: pull.id,
		node_id: nodeId("pull", issue.id),
		number: issue.number,
		state: issue.state,
		locked: issue.locked,
		title: issue.title,
		body: issue.body,
		user: showUser(world, issue.author),
		labels: issue.labels.map((label) => ({
			...showLabel(world, repo, label),
			description: label.description ?? ""
		})),
		milestone: null,
		created_at: stamp(issue.createdAt),
		updated_at: stamp(issue.updatedAt),
		closed_at: stampOrNull(issue.closedAt),
		merged_at: stampOrNull(pull.merged?.at),
		merge_commit_sha: pull.merged?.commit ?? pull.test?.commit ?? null,
		assignee: assignees[0] ?? null,
		assignees,
		requested_reviewers: [],
		requested_teams: [],
		head: showSide(world, repo, pull.headRef, pull.headSha),
		base: showSide(world, repo, pull.baseRef, pull.baseSha),
		_links: {
			self: { href: at.url },
			html: { href: at.html_url },
			issue: { href: at.issue_url },
			comments: { href: at.comments_url },
			review_comments: { href: at.review_comments_url },
			review_comment: { href: at.review_comment_url },
			commits: { href: at.commits_url },
			statuses: { href: at.statuses_url }
		},
		author_association: association(repo, issue.author),
		auto_merge: null,
		draft: pull.draft
	};
}
function showFullPull(world, repo, issue, measure) {
	const { merged } = issue.pull;
	return {
		...showPull(world, repo, issue),
		state: issue.state,
		user: showUser(world, issue.author),
		head: showSide(world, repo, issue.pull.headRef, issue.pull.headSha),
		base: showSide(world, repo, issue.pull.baseRef, issue.pull.baseSha),
		merged: merged !== void 0,
		merged_by: merged === void 0 ? null : showUser(world, merged.by),
		mergeable: measure.mergeable,
		mergeable_state: measure.state,
		rebaseable: measure.mergeable,
		comments: [...repo.comments.values()].filter((comment) => comment.issue === issue.number).length,
		review_comments: 0,
		maintainer_can_modify: false,
		commits: measure.commits,
		additions: measure.additions,
		deletions: measure.deletions,
		changed_files: measure.files
	};
}
function showReview(world, repo, issue, review) {
	const html = `${issuePage$1(world, repo, issue)}#pullrequestreview-${review.id}`;
	const pull = `${repositoryApi(world, repo)}/pulls/${issue.number}`;
	return {
		id: review.id,
		node_id: nodeId("review", review.id),
		user: showUser(world, review.author),
		body: review.body,
		state: review.state,
		html_url: html,
		pull_request_url: pull,
		_links: {
			html: { href: html },
			pull_request: { href: pull }
		},
		submitted_at: stamp(review.submittedAt),
		commit_id: review.commit,
		author_association: association(repo, review.author)
	};
}

// src/embedded/forge/world.ts
const ACTIONS_APP = "github-actions";
const ACTIONS_APP_ID = 15368;
const ACTIONS_BOT_ID = 41898282;
var World = class {
	clock;
	tokens;
	limits;
	ghes;
	users = /* @__PURE__ */ new Map();
	apps = /* @__PURE__ */ new Map();
	repositories = /* @__PURE__ */ new Map();
	listeners = /* @__PURE__ */ new Set();
	workflows;
	url = "http://embedded.invalid";
	#lastId = 1e3;
	constructor(options) {
		this.clock = options.clock;
		this.tokens = options.tokens;
		this.ghes = options.ghes;
		this.limits = options.limits;
	}
	get api() {
		return `${this.url}/api/v3`;
	}
	nextId() {
		this.#lastId += 1;
		return this.#lastId;
	}
	get lastId() {
		return this.#lastId;
	}
	continueAfter(lastId) {
		this.#lastId = lastId;
	}
	now() {
		return this.clock.now();
	}
	repository(fullName) {
		const found = this.repositories.get(fullName.toLowerCase());
		if (found === void 0) throw new Error(`The embedded GitHub has no repository ${fullName}; add it first.`);
		return found;
	}
	user(login) {
		const found = this.users.get(login.toLowerCase());
		if (found === void 0) throw new Error(`The embedded GitHub has no user ${login}; add it first.`);
		return found;
	}
	service() {
		if (this.workflows === void 0) throw new Refusal(404, "Not Found");
		return this.workflows;
	}
};
function issueOf(repo, number) {
	const issue = repo.issues.get(Number(number));
	if (issue === void 0) throw new Refusal(404, "Not Found");
	return issue;
}
function isPull(issue) {
	return issue.pull !== void 0;
}
function pullOf(repo, number) {
	const issue = issueOf(repo, number);
	if (!isPull(issue)) throw new Refusal(404, "Not Found");
	return issue;
}

// src/embedded/forge/issue-changes.ts
function appOf(by) {
	return by.kind === "installation" ? by.app : void 0;
}
async function tell({ world, repo, by }, issue, action, extra = {}) {
	if (!isPull(issue)) {
		await emit(world, repo, by, {
			name: "issues",
			action,
			payload: {
				issue: showIssue(world, repo, issue),
				...extra
			}
		});
		return;
	}
	const measure = await measurePull(world, repo, issue);
	const merge = issue.pull.merged?.commit ?? issue.pull.test?.commit;
	await emit(world, repo, by, {
		name: "pull_request",
		action,
		payload: {
			number: issue.number,
			pull_request: showFullPull(world, repo, issue, measure),
			...extra
		},
		at: issue.pull.merged ? {
			ref: `refs/heads/${issue.pull.baseRef}`,
			sha: issue.pull.merged.commit
		} : {
			ref: `refs/pull/${issue.number}/merge`,
			sha: merge ?? issue.pull.headSha
		}
	});
}
function note(change, issue, name, label, commit) {
	issue.events.push({
		id: change.world.nextId(),
		name,
		actor: change.by.user,
		createdAt: change.world.now(),
		label: label && {
			name: label.name,
			color: label.color
		},
		commit
	});
}
function touch(change, issue) {
	issue.updatedAt = change.world.now();
}
async function addLabels(change, issue, labels) {
	const fresh = labels.filter((label) => !issue.labels.includes(label));
	for (const label of fresh) {
		issue.labels = [...issue.labels, label];
		touch(change, issue);
		await tellLabelled(change, issue, label);
	}
}
async function tellLabelled(change, issue, label) {
	note(change, issue, "labeled", label);
	await tell(change, issue, "labeled", { label: showLabel(change.world, change.repo, label) });
}
async function removeLabels(change, issue, labels) {
	for (const label of labels.filter((each) => issue.labels.includes(each))) {
		issue.labels = issue.labels.filter((each) => each !== label);
		touch(change, issue);
		note(change, issue, "unlabeled", label);
		await tell(change, issue, "unlabeled", { label: showLabel(change.world, change.repo, label) });
	}
}
async function setLabels(change, issue, labels) {
	await removeLabels(change, issue, issue.labels.filter((label) => !labels.includes(label)));
	await addLabels(change, issue, labels);
}
async function setAssignees(change, issue, users) {
	const before = issue.assignees;
	for (const user of before.filter((each) => !users.includes(each))) {
		issue.assignees = issue.assignees.filter((each) => each !== user);
		touch(change, issue);
		await tell(change, issue, "unassigned", { assignee: showUser(change.world, user) });
	}
	for (const user of users.filter((each) => !before.includes(each))) {
		issue.assignees = [...issue.assignees, user];
		touch(change, issue);
		await tell(change, issue, "assigned", { assignee: showUser(change.world, user) });
	}
}
async function editText(change, issue, text) {
	const changes = {};
	if (text.title !== void 0 && text.title !== issue.title) changes.title = { from: issue.title };
	if (text.body !== void 0 && text.body !== issue.body) changes.body = { from: issue.body };
	if (Object.keys(changes).length === 0) return;
	issue.title = text.title ?? issue.title;
	if (text.body !== void 0) issue.body = text.body;
	if (changes.body !== void 0) issue.lastEdit = {
		editor: change.by.user,
		at: change.world.now()
	};
	touch(change, issue);
	await tell(change, issue, "edited", { changes });
}
async function closeIssue(change, issue, reason, commit) {
	if (issue.state === "closed") return;
	issue.state = "closed";
	issue.stateReason = isPull(issue) ? null : reason;
	issue.closedAt = change.world.now();
	issue.closedBy = change.by.user;
	touch(change, issue);
	note(change, issue, "closed", void 0, commit);
	await tell(change, issue, "closed");
}
async function reopenIssue(change, issue) {
	if (issue.state === "open") return;
	issue.state = "open";
	issue.stateReason = isPull(issue) ? null : "reopened";
	issue.closedAt = void 0;
	issue.closedBy = void 0;
	touch(change, issue);
	note(change, issue, "reopened");
	await tell(change, issue, "reopened");
}
async function setDraft(change, issue, draft) {
	if (issue.pull.draft === draft) return;
	issue.pull.draft = draft;
	touch(change, issue);
	note(change, issue, draft ? "convert_to_draft" : "ready_for_review");
	await tell(change, issue, draft ? "converted_to_draft" : "ready_for_review");
}

// src/embedded/forge/pull-changes.ts
const CLOSING = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:(?<repo>[\w.-]+\/[\w.-]+))?#(?<number>\d+)\b/gi;
function closingReferences(repo, text) {
	const found = [...text.replace(/<!--[\s\S]*?-->/g, "").replace(/```[\s\S]*?```/g, "").matchAll(CLOSING)].filter(({ groups }) => groups?.repo === void 0 || groups.repo.toLowerCase() === repo.fullName.toLowerCase()).map(({ groups }) => Number(groups?.number));
	return [...new Set(found)];
}
async function finishMerge(change, issue, commit, by) {
	issue.pull.merged = {
		at: change.world.now(),
		by,
		commit
	};
	await closeIssue(change, issue, null);
	if (issue.pull.baseRef !== change.repo.defaultBranch) return;
	for (const number of closingReferences(change.repo, issue.body ?? "")) {
		const closed = change.repo.issues.get(number);
		if (closed !== void 0 && closed.pull === void 0) await closeIssue(change, closed, "completed", commit);
	}
}

// src/embedded/forge/shapes/commit.ts
const UNSIGNED = {
	verified: false,
	reason: "unsigned",
	signature: null,
	payload: null,
	verified_at: null
};
function showRef(world, repo, ref) {
	const api = repositoryApi(world, repo);
	return {
		ref: ref.name,
		node_id: nodeId("ref", `${repo.id}:${ref.name}`),
		url: `${api}/git/${ref.name}`,
		object: {
			sha: ref.sha,
			type: ref.kind,
			url: `${api}/git/${ref.kind}s/${ref.sha}`
		}
	};
}
function showSignature(signature) {
	return {
		name: signature.name,
		email: signature.email,
		date: stamp(signature.date)
	};
}
function showGitCommit(world, repo, commit) {
	const api = `${repositoryApi(world, repo)}/git`;
	const html = `${repositoryPage(world, repo)}/commit`;
	return {
		sha: commit.sha,
		node_id: nodeId("commit", `${repo.id}:${commit.sha}`),
		url: `${api}/commits/${commit.sha}`,
		html_url: `${html}/${commit.sha}`,
		author: showSignature(commit.author),
		committer: showSignature(commit.committer),
		message: commit.message.replace(/\n$/, ""),
		tree: {
			sha: commit.tree,
			url: `${api}/trees/${commit.tree}`
		},
		parents: commit.parents.map((sha) => ({
			sha,
			url: `${api}/commits/${sha}`,
			html_url: `${html}/${sha}`
		})),
		verification: UNSIGNED
	};
}
function accountOf(world, email) {
	return [...world.users.values(), ...[...world.apps.values()].map((app) => app.bot)].find((user) => noreplyEmail(user) === email || `${user.login}@users.noreply.github.com` === email);
}
function showCommit(world, repo, commit) {
	const api = repositoryApi(world, repo);
	const html = `${repositoryPage(world, repo)}/commit`;
	const git = showGitCommit(world, repo, commit);
	const author = accountOf(world, commit.author.email);
	const committer = accountOf(world, commit.committer.email);
	return {
		sha: commit.sha,
		node_id: git.node_id,
		url: `${api}/commits/${commit.sha}`,
		html_url: `${html}/${commit.sha}`,
		comments_url: `${api}/commits/${commit.sha}/comments`,
		commit: {
			url: git.url,
			author: git.author,
			committer: git.committer,
			message: git.message,
			tree: git.tree,
			comment_count: 0,
			verification: UNSIGNED
		},
		author: author === void 0 ? null : showUser(world, author),
		committer: committer === void 0 ? null : showUser(world, committer),
		parents: commit.parents.map((sha) => ({
			sha,
			url: `${api}/commits/${sha}`,
			html_url: `${html}/${sha}`
		}))
	};
}
function showSimpleCommit(commit) {
	return {
		id: commit.sha,
		tree_id: commit.tree,
		message: commit.message.replace(/\n$/, ""),
		timestamp: stamp(commit.committer.date),
		author: {
			name: commit.author.name,
			email: commit.author.email
		},
		committer: {
			name: commit.committer.name,
			email: commit.committer.email
		}
	};
}

// src/embedded/forge/ref-changes.ts
const NOTHING = "0".repeat(40);
const BRANCH = "refs/heads/";
async function afterRefChange(change, moved) {
	if (!moved.ref.startsWith(BRANCH) && !moved.ref.startsWith("refs/tags/")) return;
	change.repo.pushedAt = change.world.now();
	await tellPush(change, moved);
	if (!moved.ref.startsWith(BRANCH)) return;
	const branch = moved.ref.slice(11);
	for (const issue of openPulls(change)) if (issue.pull.headRef === branch) await headMoved(change, issue, moved.to);
	else if (issue.pull.baseRef === branch) await baseMoved(change, issue, moved);
}
function openPulls({ repo }) {
	return [...repo.issues.values()].filter(isPull).filter((issue) => issue.state === "open");
}
async function headMoved(change, issue, to) {
	if (to === void 0) return closeIssue(change, issue, null);
	const before = issue.pull.headSha;
	issue.pull.headSha = to;
	issue.updatedAt = change.world.now();
	const tip = (await change.repo.store.readRef(BRANCH + issue.pull.baseRef))?.sha;
	if (tip !== void 0 && await change.repo.store.isAncestor(to, tip)) return closeIssue(change, issue, null);
	await tell(change, issue, "synchronize", {
		before,
		after: to
	});
}
async function baseMoved(change, issue, { to }) {
	if (to === void 0) return closeIssue(change, issue, null);
	if (!await change.repo.store.isAncestor(issue.pull.headSha, to)) return;
	await finishMerge(change, issue, to, change.by.user);
}
async function tellPush(change, { ref, from, to }) {
	const { world, repo, by } = change;
	const { store } = repo;
	const known = (await store.listRefs("refs/heads/")).filter((each) => each.name !== ref).map((each) => each.sha);
	const tip = to === void 0 ? void 0 : await store.peel(to);
	const not = from === void 0 ? known : [from];
	const shas = tip === void 0 ? [] : await store.commits(tip, not, 20);
	const commits = (await Promise.all(shas.map((sha) => store.readCommit(sha)))).flatMap((each) => each ?? []);
	const head = tip === void 0 ? void 0 : await store.readCommit(tip);
	await emit(world, repo, by, {
		name: "push",
		at: {
			ref,
			sha: tip ?? NOTHING
		},
		payload: {
			ref,
			before: from ?? NOTHING,
			after: to ?? NOTHING,
			created: from === void 0,
			deleted: to === void 0,
			forced: from !== void 0 && to !== void 0 && !await store.isAncestor(from, to),
			base_ref: null,
			compare: `${repositoryPage(world, repo)}/compare/${(from ?? NOTHING).slice(0, 12)}...${(to ?? NOTHING).slice(0, 12)}`,
			commits: commits.toReversed().map(showSimpleCommit),
			head_commit: head === void 0 ? null : showSimpleCommit(head),
			pusher: {
				name: showUser(world, by.user).login,
				email: noreplyEmail(by.user)
			}
		}
	});
}

// src/embedded/forge/git-service.ts
const GIT_PATH = /^\/(?<owner>[^/]+)\/(?<name>[^/]+?)(?:\.git)?(?<service>\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/;
function gitTarget(path) {
	const { owner, name, service } = GIT_PATH.exec(path)?.groups ?? {};
	return owner && name && service ? {
		owner,
		name,
		service
	} : void 0;
}
function plain$2(status, text) {
	return new Response(text, {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"www-authenticate": "Basic realm=\"GitHub\""
		}
	});
}
function denied(error, repo, incoming) {
	const { actor } = incoming;
	if (actor.kind === "anonymous") return plain$2(401, "No anonymous write access.");
	if (error.status === 403) return plain$2(403, `Permission to ${repo.fullName}.git denied to ${actor.user.login}.`);
	return plain$2(404, "Repository not found.");
}
async function refusalOf(repo, by, push) {
	const reasons = /* @__PURE__ */ new Map();
	const remote = [];
	for (const change of push.changes) {
		const refusal = (change.to === void 0 ? void 0 : await workflowRefusal(repo, by, change.to)) ?? protectionRefusal(repo, by, change) ?? await forcedRefusal(repo, change);
		if (refusal === void 0) continue;
		reasons.set(change.ref, refusal.short);
		remote.push(...refusal.remote);
	}
	return reasons.size === 0 ? void 0 : {
		reasons,
		remote
	};
}
async function forcedRefusal(repo, { ref, from, to }) {
	const branch = ref.replace(/^refs\/heads\//, "");
	if (from === void 0 || to === void 0 || !repo.protections.has(branch)) return void 0;
	if (await repo.store.isAncestor(from, to)) return void 0;
	return {
		short: "protected branch hook declined",
		remote: [`error: GH006: Protected branch update failed for ${ref}.`, "error: Cannot force-push to this branch"]
	};
}
async function checkPush(repo, by, push, env) {
	const touchesProtected = push.changes.some(({ ref }) => repo.protections.has(ref.replace(/^refs\/heads\//, "")));
	if (by.kind === "person" && !touchesProtected) return void 0;
	return withQuarantine({
		gitDir: repo.gitDir,
		env,
		pack: push.pack
	}, (store) => refusalOf({
		...repo,
		store
	}, by, push));
}
async function receive(world, repo, by, backend, env) {
	const push = readPushRequest(Buffer.from(backend.body));
	return repo.exclusively(async () => {
		const refused = await checkPush(repo, by, push, env);
		if (refused !== void 0) return new Response(new Uint8Array(refusedReport(push, refused)), {
			status: 200,
			headers: {
				"content-type": "application/x-git-receive-pack-result",
				"cache-control": "no-cache"
			}
		});
		const before = /* @__PURE__ */ new Map();
		for (const { ref } of push.changes) before.set(ref, (await repo.store.readRef(ref))?.sha);
		const response = await runBackend(backend, env);
		for (const { ref } of push.changes) {
			const [from, to] = [before.get(ref), (await repo.store.readRef(ref))?.sha];
			if (from !== to) await afterRefChange({
				world,
				repo,
				by
			}, {
				ref,
				from,
				to
			});
		}
		return response;
	});
}
async function answerGit(world, target, incoming, env) {
	const { actor, url, headers, method } = incoming;
	const repo = world.repositories.get(`${target.owner}/${target.name}`.toLowerCase());
	if (repo === void 0) return plain$2(actor.kind === "anonymous" ? 401 : 404, "Repository not found.");
	const writes = target.service === "/git-receive-pack" || url.searchParams.get("service") === "git-receive-pack";
	try {
		authorize(repo, actor, writes ? needs("write", "contents=write") : reading("contents"));
	} catch (error) {
		if (error instanceof Refusal) return denied(error, repo, incoming);
		throw error;
	}
	const body = headers.get("content-encoding") === "gzip" ? gunzipSync(incoming.body) : incoming.body;
	const backend = {
		gitDir: repo.gitDir,
		method,
		service: target.service,
		query: url.search.slice(1),
		contentType: headers.get("content-type") ?? "",
		protocol: headers.get("git-protocol") ?? "",
		user: actor.kind === "anonymous" ? "" : actor.user.login,
		body
	};
	if (target.service === "/git-receive-pack") return receive(world, repo, signedIn(actor), backend, env);
	return runBackend(backend, env);
}

// src/embedded/forge/fields.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function wrong(name, value, expected) {
	return new Refusal(422, `Invalid request.\n\nFor 'properties/${name}', ${JSON.stringify(value)} is not ${expected}.`);
}
var Fields = class Fields {
	json;
	constructor(json) {
		this.json = json;
	}
	static parse(text) {
		if (text.trim() === "") return new Fields({});
		let json;
		try {
			json = JSON.parse(text);
		} catch {
			throw new Refusal(400, "Problems parsing JSON");
		}
		if (Array.isArray(json)) return new Fields({ labels: json });
		if (!isObject(json)) throw new Refusal(400, "Body should be a JSON object");
		return new Fields(json);
	}
	has(name) {
		return this.json[name] !== void 0;
	}
	text(name) {
		const value = this.json[name];
		if (value === void 0 || value === null) return void 0;
		if (typeof value === "number") return String(value);
		if (typeof value !== "string") throw wrong(name, value, "a string");
		return value;
	}
	requiredText(name) {
		const value = this.text(name);
		if (value === void 0) throw new Refusal(422, `Invalid request.\n\n"${name}" wasn't supplied.`);
		return value;
	}
	flag(name) {
		const value = this.json[name];
		if (value === void 0 || value === null) return void 0;
		if (typeof value !== "boolean") throw wrong(name, value, "a boolean");
		return value;
	}
	choice(name, allowed) {
		const value = this.text(name);
		if (value === void 0) return void 0;
		const found = allowed.find((each) => each === value);
		if (found === void 0) throw wrong(name, value, `one of ${JSON.stringify(allowed)}`);
		return found;
	}
	list(name) {
		const value = this.json[name];
		if (value === void 0 || value === null) return void 0;
		if (!Array.isArray(value)) throw wrong(name, value, "an array");
		return value;
	}
	texts(name) {
		return this.list(name)?.map((value) => {
			if (typeof value !== "string") throw wrong(name, value, "a string");
			return value;
		});
	}
	object(name) {
		const value = this.json[name];
		if (value === void 0 || value === null) return void 0;
		if (!isObject(value)) throw wrong(name, value, "an object");
		return new Fields(value);
	}
	objects(name) {
		return this.list(name)?.map((value) => {
			if (!isObject(value)) throw wrong(name, value, "an object");
			return new Fields(value);
		});
	}
};
function validationFailed(...errors) {
	return new Refusal(422, "Validation Failed", errors);
}

// src/embedded/forge/rate-limits.ts
const GITHUB_RATES = {
	job: 1e3,
	app: 5e3,
	person: 5e3,
	anonymous: 60
};
const HOUR = 3600;
function holderOf(actor) {
	if (actor.kind === "anonymous") return {
		kind: "anonymous",
		name: "127.0.0.1"
	};
	if (actor.kind === "person") return {
		kind: "person",
		name: `user ID ${actor.user.id}`
	};
	return {
		kind: actor.runId === void 0 ? "app" : "job",
		name: `installation ID ${actor.app.id} in ${actor.repository}`
	};
}
var RateLimits = class {
	#clock;
	#settings;
	#windows = /* @__PURE__ */ new Map();
	constructor(clock, settings) {
		this.#clock = clock;
		this.#settings = settings;
	}
	look(actor, resource) {
		const { kind } = holderOf(actor);
		const window = this.#window(actor, resource);
		const limit = this.#settings[kind];
		const used = Math.min(window.used, limit);
		return {
			resource,
			limit,
			used,
			remaining: limit - used,
			reset: window.reset
		};
	}
	take(actor, resource) {
		const window = this.#window(actor, resource);
		window.used += 1;
		const { kind, name } = holderOf(actor);
		if (window.used <= this.#settings[kind]) return void 0;
		return `API rate limit exceeded for ${name.replace(/ in .*/, "")}.`;
	}
	#window(actor, resource) {
		const key = `${resource} ${holderOf(actor).name}`;
		const now = Math.floor(this.#clock.now().getTime() / 1e3);
		const old = this.#windows.get(key);
		if (old !== void 0 && old.reset > now) return old;
		const fresh = {
			used: 0,
			reset: now + HOUR
		};
		this.#windows.set(key, fresh);
		return fresh;
	}
};
function rateHeaders(allowance) {
	return {
		"x-ratelimit-limit": String(allowance.limit),
		"x-ratelimit-remaining": String(allowance.remaining),
		"x-ratelimit-used": String(allowance.used),
		"x-ratelimit-reset": String(allowance.reset),
		"x-ratelimit-resource": allowance.resource
	};
}

// src/embedded/forge/graphql/execute.ts
const TYPES = {
	403: "FORBIDDEN",
	404: "NOT_FOUND",
	422: "UNPROCESSABLE"
};
function isNode(value) {
	return typeof value === "object" && value !== null && "__typename" in value;
}
var Runner = class {
	errors = [];
	#document;
	#variables;
	constructor(document, operation, variables) {
		this.#document = document;
		const defaults = [...operation.defaults].map(([name, value]) => [name, this.#read(value, {})]);
		this.#variables = {
			...Object.fromEntries(defaults),
			...variables
		};
	}
	async select(node, selections, path) {
		const result = {};
		for (const field of this.#fieldsOf(node, selections)) result[field.alias] = await this.#field(node, field, [...path, field.alias]);
		return result;
	}
	#fieldsOf(node, selections) {
		return selections.flatMap((selection) => {
			if (selection.kind === "field") return [selection];
			const inner = selection.kind === "inline" ? selection : this.#document.fragments.get(selection.name);
			if (inner === void 0) throw new Refusal(422, "Fragment was used, but not defined");
			return inner.on === void 0 || inner.on === node.__typename || isInterface(inner.on) ? this.#fieldsOf(node, inner.selections) : [];
		});
	}
	async #field(node, field, path) {
		if (!(field.name in node)) {
			const message = `Field '${field.name}' doesn't exist on type '${node.__typename}'`;
			this.errors.push({
				type: "undefinedField",
				path,
				message: `${message} (of the embedded GitHub)`
			});
			return null;
		}
		try {
			const given = node[field.name];
			const args = Object.fromEntries([...field.args].map(([name, value]) => [name, this.#read(value, this.#variables)]));
			return await this.#complete(typeof given === "function" ? await given(args) : given, field, path);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			this.errors.push({
				type: TYPES[error.status] ?? "UNPROCESSABLE",
				path,
				message: error.message
			});
			return null;
		}
	}
	async #complete(value, field, path) {
		if (Array.isArray(value)) return Promise.all(value.map((each, index) => this.#complete(each, field, [...path, String(index)])));
		return isNode(value) ? this.select(value, field.selections, path) : value ?? null;
	}
	#read(value, variables) {
		switch (value.kind) {
			case "literal": return value.value;
			case "variable": return variables[value.name];
			case "list": return value.items.map((item) => this.#read(item, variables));
			case "object": return Object.fromEntries([...value.fields].map(([name, inner]) => [name, this.#read(inner, variables)]));
		}
	}
};
function isInterface(name) {
	return [
		"Node",
		"Actor",
		"GitObject",
		"Comment",
		"Labelable",
		"RepositoryOwner"
	].includes(name);
}
async function execute(document, operation, request) {
	const runner = new Runner(document, operation, request.variables);
	return {
		data: await runner.select(request.root, operation.selections, []),
		errors: runner.errors
	};
}

// src/embedded/forge/move-ref.ts
async function checkMove({ repo, by }, move) {
	const workflow = move.to === void 0 ? void 0 : await workflowRefusal(repo, by, move.to);
	if (workflow !== void 0) throw new Refusal(403, workflow.short);
	const refused = protectionRefusal(repo, by, move);
	if (refused === void 0) return;
	throw new Refusal(422, (refused.remote.at(-1) ?? refused.short).replace(/^error: /, ""));
}
async function moveRef(change, move) {
	await checkMove(change, move);
	await swapRef(change, move);
	await afterRefChange(change, move);
}
async function swapRef({ repo }, move) {
	if (await repo.store.changeRef(move) === "done") return;
	throw new Refusal(422, move.from === void 0 ? "Reference already exists" : "Reference cannot be updated");
}

// src/embedded/forge/merge-pull.ts
function refuse(message) {
	throw new Refusal(405, message);
}
async function protectionReason(repo, issue, protection) {
	const { pull } = issue;
	if (protection.approvals !== void 0 && approvals(issue) < protection.approvals) {
		const count = protection.approvals;
		return `At least ${count} approving review${count === 1 ? " is" : "s are"} required by reviewers with write access.`;
	}
	const unmet = unmetChecks(repo, pull.headSha, protection.contexts);
	if (unmet !== void 0) return unmet;
	return protection.strict && !await repo.store.isAncestor(pull.baseSha, pull.headSha) ? "Head branch is out of date with the base branch." : void 0;
}
async function checkMergeable({ world, repo, by }, issue, request) {
	if (issue.state === "closed") refuse("Pull Request is not mergeable");
	if (request.sha !== void 0 && request.sha !== issue.pull.headSha) throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
	if (issue.pull.draft) refuse("Pull Request is still a draft");
	if ((await refreshTestMerge(world, repo, issue)).commit === void 0) refuse("Pull Request is not mergeable");
	const protection = repo.protections.get(issue.pull.baseRef);
	const isAdmin = by.kind === "person" && atLeast(roleOf(repo, by.user), "admin");
	if (protection === void 0 || isAdmin && !protection.enforceAdmins) return;
	const reason = await protectionReason(repo, issue, protection);
	if (reason !== void 0) refuse(reason);
}
async function mergedCommit(change, issue, request) {
	const { repo, by, world } = change;
	const { pull, number } = issue;
	const test = pull.test?.commit === void 0 ? void 0 : await repo.store.readCommit(pull.test.commit);
	if (test === void 0) return refuse("Pull Request is not mergeable");
	const person = {
		name: by.user.login,
		email: noreplyEmail(by.user),
		date: world.now(),
		zone: "+0000"
	};
	const text = (title, body) => {
		const rest = request.message ?? body;
		return `${request.title ?? title}${rest === "" ? "" : `\n\n${rest}`}`;
	};
	const draft = {
		tree: test.tree,
		author: person,
		committer: person
	};
	switch (request.method) {
		case "merge": {
			const title = `Merge pull request #${number} from ${repo.owner.login}/${pull.headRef}`;
			return repo.store.writeCommit({
				...draft,
				parents: [pull.baseSha, pull.headSha],
				message: text(title, issue.title)
			});
		}
		case "squash": return repo.store.writeCommit({
			...draft,
			parents: [pull.baseSha],
			message: text(`${issue.title} (#${number})`, "")
		});
		case "rebase": return rebased(repo, issue, person);
	}
}
async function rebased(repo, issue, committer) {
	const { pull } = issue;
	if (!await repo.store.isAncestor(pull.baseSha, pull.headSha)) refuse("This branch can't be rebased");
	let tip = pull.baseSha;
	for (const sha of await pullCommits(repo, issue)) {
		const commit = await repo.store.readCommit(sha);
		if (commit === void 0 || commit.parents.length !== 1) return refuse("This branch can't be rebased");
		const { tree, author, message } = commit;
		tip = await repo.store.writeCommit({
			tree,
			author,
			message,
			committer,
			parents: [tip]
		});
	}
	return tip;
}
function mergePull(change, issue, request) {
	const { repo, by } = change;
	return repo.exclusively(async () => {
		await checkMergeable(change, issue, request);
		const from = issue.pull.baseSha;
		const to = await mergedCommit(change, issue, request);
		const refusal = await workflowRefusal(repo, by, to);
		if (refusal !== void 0) throw new Refusal(403, refusal.short);
		const move = {
			ref: `refs/heads/${issue.pull.baseRef}`,
			from,
			to
		};
		await swapRef(change, move);
		await finishMerge(change, issue, to, by.user);
		await afterRefChange(change, move);
		return to;
	});
}

// src/embedded/forge/limits.ts
function longerThan(text, limit) {
	return text.length > limit && [...text].length > limit;
}
const BODY_LIMIT = 65536;
function checkCommentBody(body) {
	if (!longerThan(body, 65536)) return;
	throw validationFailed({
		resource: "IssueComment",
		code: "unprocessable",
		field: "data",
		message: `Body is too long (maximum is ${BODY_LIMIT} characters)`
	});
}
function checkLength(text, limit, error) {
	if (!longerThan(text, limit)) return;
	const message = `${error.field ?? "text"} is too long (maximum is ${limit} characters)`;
	throw validationFailed({
		...error,
		code: "custom",
		message
	});
}

// src/embedded/forge/paging.ts
function positive(text, fallback) {
	const value = Number(text ?? "");
	return Number.isInteger(value) && value > 0 ? value : fallback;
}
function page(call, all) {
	const size = Math.min(positive(call.query.get("per_page"), 30), 100);
	const current = positive(call.query.get("page"), 1);
	const last = Math.max(1, Math.ceil(all.length / size));
	const items = all.slice((current - 1) * size, current * size);
	const to = (number, rel) => {
		const query = new URLSearchParams(call.query);
		query.set("page", String(number));
		return `<${call.world.url}${call.url.pathname}?${query}>; rel="${rel}"`;
	};
	const links = [
		...current > 1 ? [to(Math.min(current - 1, last), "prev")] : [],
		...current < last ? [to(current + 1, "next"), to(last, "last")] : [],
		...current > 1 ? [to(1, "first")] : []
	];
	return {
		items,
		headers: links.length === 0 ? {} : { link: links.join(", ") }
	};
}

// src/embedded/forge/route.ts
function patternOf(path) {
	const source = path.replace(/\{(\+?)(\w+)\}/g, (_, greedy, name) => greedy === "" ? `(?<${name}>[^/]+)` : `(?<${name}>.+?)`);
	return new RegExp(`^${source}/?$`);
}
function split(spec) {
	const [method, path = ""] = spec.split(" ");
	return {
		method,
		pattern: patternOf(path)
	};
}
function repoRoute(_operation, spec, need, handler) {
	const { method, pattern } = split(spec.replace(" /", " /repos/{owner}/{repo}/").replace(/\/$/, ""));
	return {
		method,
		pattern,
		need,
		run: async (call) => {
			const repo = repositoryOf(call);
			return handler({
				...call,
				repo,
				get by() {
					return signedIn(call.actor);
				}
			});
		}
	};
}
function siteRoute(_operation, spec, handler) {
	return {
		...split(spec),
		need: void 0,
		run: async (call) => handler(call)
	};
}
function repositoryOf(call) {
	const name = `${call.params.owner}/${call.params.repo}`.toLowerCase();
	const repo = call.world.repositories.get(name);
	if (repo === void 0) throw new Refusal(404, "Not Found");
	return repo;
}
function param(call, name) {
	const value = call.params[name];
	if (value === void 0) throw new Error(`This route's path has no {${name}}.`);
	return value;
}

// src/embedded/forge/routes/issue-lists.ts
function comparing(query) {
	const sign = query.get("direction") === "asc" ? 1 : -1;
	const updated = query.get("sort") === "updated";
	return (a, b) => {
		const difference = updated ? a.updatedAt.getTime() - b.updatedAt.getTime() : 0;
		return sign * (difference || a.number - b.number);
	};
}
function listedIssues(call, repo) {
	const { query } = call;
	const state = query.get("state") ?? "open";
	const labels = (query.get("labels") ?? "").split(",").map((name) => name.trim().toLowerCase()).filter(Boolean);
	const since = query.get("since");
	const creator = query.get("creator")?.toLowerCase();
	return [...repo.issues.values()].filter((issue) => state === "all" || issue.state === state).filter((issue) => labels.every((name) => issue.labels.some((label) => label.name.toLowerCase() === name))).filter((issue) => since === null || stamp(issue.updatedAt) >= since).filter((issue) => creator === void 0 || issue.author.login.toLowerCase() === creator).sort(comparing(query));
}

// src/embedded/forge/routes/labels.ts
const READ$15 = reading("issues", "pull_requests");
const LABEL_WRITE$1 = needs("triage", "issues=write", "pull_requests=write");
const DEFINE = needs("write", "issues=write", "pull_requests=write");
const MOST_PER_ISSUE = 100;
const PLAIN_COLOR = "ededed";
function checkName(name) {
	if (name.trim() === "") throw validationFailed({
		resource: "Label",
		code: "missing_field",
		field: "name"
	});
	checkLength(name, 50, {
		resource: "Label",
		field: "name"
	});
}
function checkColor(color) {
	if (!/^[0-9a-f]{6}$/i.test(color)) throw validationFailed({
		resource: "Label",
		code: "invalid",
		field: "color"
	});
	return color.toLowerCase();
}
function addLabel(world, repo, text) {
	checkName(text.name);
	if (text.description !== void 0) checkLength(text.description, 100, {
		resource: "Label",
		field: "description"
	});
	const color = checkColor(text.color ?? PLAIN_COLOR);
	const label = {
		id: world.nextId(),
		name: text.name,
		color,
		description: text.description ?? null
	};
	repo.labels.set(text.name.toLowerCase(), label);
	return label;
}
function labelsFrom(world, repo, list) {
	const names = list.map((each) => typeof each === "string" ? each : new Fields(Object(each)).requiredText("name"));
	for (const name of names) checkName(name);
	const unique = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
	if (unique.length > MOST_PER_ISSUE) throw tooMany();
	return unique.map((name) => repo.labels.get(name.toLowerCase()) ?? addLabel(world, repo, { name }));
}
function tooMany() {
	return validationFailed({
		resource: "Issue",
		code: "custom",
		field: "labels",
		message: `Issues cannot have more than ${MOST_PER_ISSUE} labels`
	});
}
function labelOf(repo, name) {
	const label = repo.labels.get(name.toLowerCase());
	if (label === void 0) throw new Refusal(404, "Not Found");
	return label;
}
function labelled(call) {
	const issue = issueOf(call.repo, param(call, "number"));
	checkGrantFor(call, issue);
	return issue;
}
function showAll(call, issue) {
	return issue.labels.map((label) => showLabel(call.world, call.repo, label));
}
function rename$1(call) {
	const { repo, body } = call;
	const label = labelOf(repo, param(call, "name"));
	const name = body.text("new_name") ?? label.name;
	checkName(name);
	const color = body.text("color");
	const taken = repo.labels.get(name.toLowerCase());
	if (taken !== void 0 && taken !== label) throw validationFailed({
		resource: "Label",
		code: "already_exists",
		field: "name"
	});
	repo.labels.delete(label.name.toLowerCase());
	label.name = name;
	if (color !== void 0) label.color = checkColor(color);
	if (body.has("description")) label.description = body.text("description") ?? null;
	repo.labels.set(name.toLowerCase(), label);
	return label;
}
const onIssues = [
	repoRoute("issues/list-labels-on-issue", "GET /issues/{number}/labels", READ$15, (call) => {
		const { items, headers } = page(call, showAll(call, issueOf(call.repo, param(call, "number"))));
		return {
			status: 200,
			body: [...items],
			headers
		};
	}),
	repoRoute("issues/add-labels", "POST /issues/{number}/labels", LABEL_WRITE$1, async (call) => {
		const issue = labelled(call);
		const labels = labelsFrom(call.world, call.repo, call.body.list("labels") ?? []);
		if ((/* @__PURE__ */ new Set([...issue.labels, ...labels])).size > MOST_PER_ISSUE) throw tooMany();
		await addLabels(call, issue, labels);
		return {
			status: 200,
			body: showAll(call, issue)
		};
	}),
	repoRoute("issues/set-labels", "PUT /issues/{number}/labels", LABEL_WRITE$1, async (call) => {
		const issue = labelled(call);
		await setLabels(call, issue, labelsFrom(call.world, call.repo, call.body.list("labels") ?? []));
		return {
			status: 200,
			body: showAll(call, issue)
		};
	}),
	repoRoute("issues/remove-label", "DELETE /issues/{number}/labels/{+name}", LABEL_WRITE$1, async (call) => {
		const issue = labelled(call);
		const name = param(call, "name").toLowerCase();
		const label = issue.labels.find((each) => each.name.toLowerCase() === name);
		if (label === void 0) throw new Refusal(404, "Label does not exist");
		await removeLabels(call, issue, [label]);
		return {
			status: 200,
			body: showAll(call, issue)
		};
	}),
	repoRoute("issues/remove-all-labels", "DELETE /issues/{number}/labels", LABEL_WRITE$1, async (call) => {
		const issue = labelled(call);
		await removeLabels(call, issue, issue.labels);
		return {
			status: 204,
			body: null
		};
	})
];
const labelRoutes = [
	...onIssues,
	repoRoute("issues/list-labels-for-repo", "GET /labels", READ$15, (call) => {
		const { items, headers } = page(call, [...call.repo.labels.values()]);
		return {
			status: 200,
			body: items.map((label) => showLabel(call.world, call.repo, label)),
			headers
		};
	}),
	repoRoute("issues/create-label", "POST /labels", DEFINE, (call) => {
		const { repo, world, body } = call;
		const name = body.requiredText("name");
		if (repo.labels.has(name.toLowerCase())) throw validationFailed({
			resource: "Label",
			code: "already_exists",
			field: "name"
		});
		const label = addLabel(world, repo, {
			name,
			color: body.text("color"),
			description: body.text("description")
		});
		const shown = showLabel(world, repo, label);
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("issues/get-label", "GET /labels/{+name}", READ$15, (call) => ({
		status: 200,
		body: showLabel(call.world, call.repo, labelOf(call.repo, param(call, "name")))
	})),
	repoRoute("issues/update-label", "PATCH /labels/{+name}", DEFINE, (call) => ({
		status: 200,
		body: showLabel(call.world, call.repo, rename$1(call))
	})),
	repoRoute("issues/delete-label", "DELETE /labels/{+name}", DEFINE, (call) => {
		const label = labelOf(call.repo, param(call, "name"));
		call.repo.labels.delete(label.name.toLowerCase());
		for (const issue of call.repo.issues.values()) issue.labels = issue.labels.filter((each) => each !== label);
		return {
			status: 204,
			body: null
		};
	})
];

// src/embedded/forge/routes/issues.ts
const ISSUES_READ = reading("issues", "pull_requests");
const EITHER_WRITE = needs("read", "issues=write", "pull_requests=write");
function checkGrantFor(call, issue) {
	if (call.by.kind !== "installation") return;
	const grants = issue.pull ? ["issues=write", "pull_requests=write"] : ["issues=write"];
	if (!hasGrant(call.by, grants)) throw new Refusal(403, "Resource not accessible by integration");
}
function usersFrom(world, logins) {
	return (logins ?? []).flatMap((login) => world.users.get(login.toLowerCase()) ?? []);
}
function newIssue({ world, repo, by }, text) {
	const now = world.now();
	const issue = {
		id: world.nextId(),
		number: repo.nextNumber++,
		author: by.user,
		viaApp: appOf(by),
		createdAt: now,
		pull: text.pull,
		title: text.title,
		body: text.body,
		state: "open",
		stateReason: null,
		labels: [],
		assignees: [],
		locked: false,
		updatedAt: now,
		closedAt: void 0,
		closedBy: void 0,
		lastEdit: void 0,
		reactions: [],
		events: []
	};
	repo.issues.set(issue.number, issue);
	return issue;
}
function checkText(resource, title, body) {
	if (title?.trim() === "") throw validationFailed({
		resource,
		code: "missing_field",
		field: "title"
	});
	if (title !== void 0) checkLength(title, 256, {
		resource,
		field: "title"
	});
	if (body !== void 0) checkLength(body, BODY_LIMIT, {
		resource,
		field: "body"
	});
}
async function createIssue(call) {
	const { world, repo, body } = call;
	const [title, text] = [body.requiredText("title"), body.text("body")];
	checkText("Issue", title, text);
	const triages = actorAtLeast(repo, call.actor, "triage");
	const labels = triages ? labelsFrom(world, repo, body.list("labels") ?? []) : [];
	const issue = newIssue(call, {
		title,
		body: text ?? null
	});
	issue.labels = [...labels];
	await tell(call, issue, "opened");
	if (triages) await setAssignees(call, issue, usersFrom(world, body.texts("assignees")));
	for (const label of labels) await tellLabelled(call, issue, label);
	return issue;
}
function checkMayEdit$1(call, issue) {
	checkGrantFor(call, issue);
	if (call.by.kind === "installation") return;
	const own = issue.author === call.by.user;
	const { body, repo, actor } = call;
	const least = body.has("title") || body.has("body") ? "write" : "triage";
	if (own && !body.has("labels") && !body.has("assignees") || actorAtLeast(repo, actor, least)) return;
	throw new Refusal(403, "Must have admin rights to Repository.");
}
async function update$3(call) {
	const { repo, world, body } = call;
	const issue = issueOf(repo, param(call, "number"));
	checkMayEdit$1(call, issue);
	const [title, text] = [body.text("title"), body.text("body")];
	checkText("Issue", title, text);
	const state = body.choice("state", ["open", "closed"]);
	const reason = body.choice("state_reason", [
		"completed",
		"not_planned",
		"duplicate",
		"reopened"
	]);
	const labels = body.list("labels");
	const assignees = body.texts("assignees");
	await editText(call, issue, {
		...title === void 0 ? {} : { title },
		...body.has("body") ? { body: text ?? null } : {}
	});
	if (assignees !== void 0) await setAssignees(call, issue, usersFrom(world, assignees));
	if (labels !== void 0) await setLabels(call, issue, labelsFrom(world, repo, labels));
	if (state === "closed") await closeIssue(call, issue, reason ?? "completed");
	if (state === "open") await reopenIssue(call, issue);
	return issue;
}
function setLocked(call, locked) {
	const issue = issueOf(call.repo, param(call, "number"));
	checkGrantFor(call, issue);
	issue.locked = locked;
	return {
		status: 204,
		body: null
	};
}
function showEvents(call) {
	const issue = issueOf(call.repo, param(call, "number"));
	return page(call, issue.events.map((event) => showIssueEvent(call.world, call.repo, event)));
}
const issueRoutes = [
	repoRoute("issues/list-for-repo", "GET /issues", ISSUES_READ, (call) => {
		const { items, headers } = page(call, listedIssues(call, call.repo));
		return {
			status: 200,
			body: items.map((issue) => showIssue(call.world, call.repo, issue)),
			headers
		};
	}),
	repoRoute("issues/create", "POST /issues", needs("read", "issues=write"), async (call) => {
		const shown = showIssue(call.world, call.repo, await createIssue(call));
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("issues/get", "GET /issues/{number}", ISSUES_READ, (call) => ({
		status: 200,
		body: showIssue(call.world, call.repo, issueOf(call.repo, param(call, "number")))
	})),
	repoRoute("issues/update", "PATCH /issues/{number}", EITHER_WRITE, async (call) => ({
		status: 200,
		body: showIssue(call.world, call.repo, await update$3(call))
	})),
	repoRoute("issues/lock", "PUT /issues/{number}/lock", needs("triage", ...EITHER_WRITE.grants), (call) => setLocked(call, true)),
	repoRoute("issues/unlock", "DELETE /issues/{number}/lock", needs("triage", ...EITHER_WRITE.grants), (call) => setLocked(call, false)),
	repoRoute("issues/list-events", "GET /issues/{number}/events", ISSUES_READ, (call) => {
		const { items, headers } = showEvents(call);
		return {
			status: 200,
			body: items,
			headers
		};
	}),
	repoRoute("issues/list-events-for-timeline", "GET /issues/{number}/timeline", ISSUES_READ, (call) => {
		const { items, headers } = showEvents(call);
		return {
			status: 200,
			body: items,
			headers
		};
	}),
	repoRoute("issues/add-assignees", "POST /issues/{number}/assignees", needs("triage", ...EITHER_WRITE.grants), async (call) => {
		const issue = issueOf(call.repo, param(call, "number"));
		const more = usersFrom(call.world, call.body.texts("assignees"));
		await setAssignees(call, issue, [.../* @__PURE__ */ new Set([...issue.assignees, ...more])]);
		return {
			status: 201,
			body: showIssue(call.world, call.repo, issue)
		};
	})
];

// src/embedded/forge/routes/comments.ts
const READ$14 = reading("issues", "pull_requests");
const WRITE$9 = needs("read", "issues=write", "pull_requests=write");
function commentOf(repo, id) {
	const comment = repo.comments.get(Number(id));
	if (comment === void 0) throw new Refusal(404, "Not Found");
	return comment;
}
async function tellComment({ world, repo, by }, comment, action, extra = {}) {
	const issue = issueOf(repo, String(comment.issue));
	const payload = {
		issue: showIssue(world, repo, issue),
		comment: showComment(world, repo, comment),
		...extra
	};
	await emit(world, repo, by, {
		name: "issue_comment",
		action,
		payload
	});
}
function bodyOf$1(call) {
	const body = call.body.requiredText("body");
	if (body.trim() === "") throw validationFailed({
		resource: "IssueComment",
		code: "missing_field",
		field: "body"
	});
	checkCommentBody(body);
	return body;
}
function checkMayComment(call, issue) {
	checkGrantFor(call, issue);
	if (issue.locked && !actorAtLeast(call.repo, call.actor, "triage")) throw new Refusal(403, "Unable to create comment because issue is locked.");
}
async function createComment(call) {
	const { world, repo, by } = call;
	const issue = issueOf(repo, param(call, "number"));
	checkMayComment(call, issue);
	const now = world.now();
	const comment = {
		id: world.nextId(),
		issue: issue.number,
		author: by.user,
		viaApp: appOf(by),
		createdAt: now,
		updatedAt: now,
		body: bodyOf$1(call),
		lastEdit: void 0,
		reactions: []
	};
	repo.comments.set(comment.id, comment);
	issue.updatedAt = now;
	await tellComment(call, comment, "created");
	return comment;
}
function checkMayChange$1(call, comment) {
	checkGrantFor(call, issueOf(call.repo, String(comment.issue)));
	if (call.by.kind === "installation" || comment.author === call.by.user || actorAtLeast(call.repo, call.actor, "write")) return;
	throw new Refusal(403, "Must have admin rights to Repository.");
}
async function update$2(call) {
	const comment = commentOf(call.repo, param(call, "id"));
	checkMayChange$1(call, comment);
	const body = bodyOf$1(call);
	const from = comment.body;
	if (body === from) return comment;
	comment.body = body;
	comment.updatedAt = call.world.now();
	comment.lastEdit = {
		editor: call.by.user,
		at: comment.updatedAt
	};
	await tellComment(call, comment, "edited", { changes: { body: { from } } });
	return comment;
}
async function remove$2(call) {
	const comment = commentOf(call.repo, param(call, "id"));
	checkMayChange$1(call, comment);
	call.repo.comments.delete(comment.id);
	await tellComment(call, comment, "deleted");
}
function listed$3(call, issue) {
	const since = call.query.get("since");
	return [...call.repo.comments.values()].filter((comment) => issue === void 0 || comment.issue === issue).filter((comment) => since === null || stamp(comment.updatedAt) >= since);
}
function showPage(call, issue) {
	const comments = listed$3(call, issue);
	const { items, headers } = page(call, call.query.get("direction") === "desc" ? comments.reverse() : comments);
	return {
		status: 200,
		body: items.map((each) => showComment(call.world, call.repo, each)),
		headers
	};
}
const commentRoutes = [
	repoRoute("issues/list-comments-for-repo", "GET /issues/comments", READ$14, (call) => showPage(call, void 0)),
	repoRoute("issues/get-comment", "GET /issues/comments/{id}", READ$14, (call) => ({
		status: 200,
		body: showComment(call.world, call.repo, commentOf(call.repo, param(call, "id")))
	})),
	repoRoute("issues/update-comment", "PATCH /issues/comments/{id}", WRITE$9, async (call) => ({
		status: 200,
		body: showComment(call.world, call.repo, await update$2(call))
	})),
	repoRoute("issues/delete-comment", "DELETE /issues/comments/{id}", WRITE$9, async (call) => {
		await remove$2(call);
		return {
			status: 204,
			body: null
		};
	}),
	repoRoute("issues/list-comments", "GET /issues/{number}/comments", READ$14, (call) => showPage(call, issueOf(call.repo, param(call, "number")).number)),
	repoRoute("issues/create-comment", "POST /issues/{number}/comments", WRITE$9, async (call) => {
		const shown = showComment(call.world, call.repo, await createComment(call));
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	})
];

// src/embedded/forge/routes/pulls.ts
const READ$13 = reading("pull_requests");
const WRITE$8 = needs("read", "pull_requests=write");
const NOT_PERMITTED = "GitHub Actions is not permitted to create or approve pull requests.";
function invalid(field) {
	return validationFailed({
		resource: "PullRequest",
		code: "invalid",
		field
	});
}
function custom(message) {
	return validationFailed({
		resource: "PullRequest",
		code: "custom",
		message
	});
}
function checkActionsMayOpen({ repo, by }) {
	if (by.kind !== "installation" || by.runId === void 0 || repo.allowActionsToCreatePullRequests) return;
	throw new Refusal(403, NOT_PERMITTED);
}
async function sides(call) {
	const { repo, body } = call;
	const [owner, headRef] = /^(?:([^:]+):)?(.*)$/s.exec(body.requiredText("head"))?.slice(1) ?? [];
	const baseRef = body.requiredText("base");
	if (owner !== void 0 && owner.toLowerCase() !== repo.owner.login.toLowerCase()) throw invalid("head");
	const headSha = await branchTip(repo, headRef ?? "");
	const baseSha = await branchTip(repo, baseRef);
	if (baseSha === void 0) throw invalid("base");
	if (headSha === void 0 || headRef === void 0) throw invalid("head");
	return {
		headRef,
		headSha,
		baseRef,
		baseSha
	};
}
async function createPull(call) {
	const { repo, world, body } = call;
	checkActionsMayOpen(call);
	const [title, text] = [body.requiredText("title"), body.text("body")];
	checkText("PullRequest", title, text);
	const between = await sides(call);
	const { headRef, headSha, baseRef, baseSha } = between;
	if ([...repo.issues.values()].filter(isPull).filter((issue) => issue.state === "open").some(({ pull }) => pull.headRef === headRef && pull.baseRef === baseRef)) throw custom(`A pull request already exists for ${repo.owner.login}:${headRef}.`);
	if (await repo.store.isAncestor(headSha, baseSha)) throw custom(`No commits between ${baseRef} and ${headRef}`);
	const draft = body.flag("draft") ?? false;
	const pull = {
		id: world.nextId(),
		...between,
		draft,
		test: void 0,
		merged: void 0,
		reviews: []
	};
	const issue = newIssue(call, {
		title,
		body: text ?? null,
		pull
	});
	if (!isPull(issue)) throw new Error("A new pull request has no pull request.");
	await tell(call, issue, "opened");
	return issue;
}
function checkMayEdit(call, issue) {
	if (issue.author === call.by.user || actorAtLeast(call.repo, call.actor, "write")) return;
	throw new Refusal(403, "Must have admin rights to Repository.");
}
async function update$1(call) {
	const { repo, body } = call;
	const issue = pullOf(repo, param(call, "number"));
	checkMayEdit(call, issue);
	const [title, text, base] = [
		body.text("title"),
		body.text("body"),
		body.text("base")
	];
	checkText("PullRequest", title, text);
	const state = body.choice("state", ["open", "closed"]);
	if (base !== void 0) await retarget(call, issue, base);
	await editText(call, issue, {
		...title === void 0 ? {} : { title },
		...body.has("body") ? { body: text ?? null } : {}
	});
	if (state === "closed") await closeIssue(call, issue, null);
	if (state === "open" && issue.state === "closed") await reopen(call, issue);
	return issue;
}
async function retarget(call, issue, base) {
	const tip = await branchTip(call.repo, base);
	if (tip === void 0) throw invalid("base");
	if (base === issue.pull.baseRef) return;
	const from = {
		ref: { from: issue.pull.baseRef },
		sha: { from: issue.pull.baseSha }
	};
	issue.pull.baseRef = base;
	issue.pull.baseSha = tip;
	await tell(call, issue, "edited", { changes: { base: from } });
}
async function reopen(call, issue) {
	const tip = await branchTip(call.repo, issue.pull.headRef);
	if (issue.pull.merged !== void 0 || tip === void 0) throw validationFailed({
		resource: "PullRequest",
		code: "invalid",
		field: "state",
		message: "state cannot be changed. The pull request cannot be reopened."
	});
	issue.pull.headSha = tip;
	await reopenIssue(call, issue);
}
function listed$2(call) {
	const { repo, query } = call;
	const [state, head, base] = [
		query.get("state") ?? "open",
		query.get("head"),
		query.get("base")
	];
	const branch = head?.includes(":") ? head.slice(head.indexOf(":") + 1) : void 0;
	const owner = head?.split(":")[0]?.toLowerCase();
	const sign = (query.get("direction") ?? "desc") === "asc" ? 1 : -1;
	return [...repo.issues.values()].filter(isPull).filter((issue) => state === "all" || issue.state === state).filter(({ pull }) => branch === void 0 || pull.headRef === branch && owner === repo.owner.login.toLowerCase()).filter(({ pull }) => base === null || pull.baseRef === base).sort((a, b) => sign * (a.number - b.number));
}
const DIFF = /application\/vnd\.github(\.[\w-]+)*\.diff/;
async function getPull(call) {
	const issue = pullOf(call.repo, param(call, "number"));
	if (!DIFF.test(call.accept)) return {
		status: 200,
		body: await showMeasured(call, issue)
	};
	const { baseSha, headSha } = issue.pull;
	const base = await call.repo.store.mergeBase(baseSha, headSha) ?? baseSha;
	return {
		status: 200,
		raw: await call.repo.store.diff(base, headSha),
		headers: { "content-type": "application/vnd.github.diff; charset=utf-8" }
	};
}
async function showMeasured(call, issue) {
	return showFullPull(call.world, call.repo, issue, await measurePull(call.world, call.repo, issue));
}
async function merge$1(call) {
	const { body } = call;
	const issue = pullOf(call.repo, param(call, "number"));
	return {
		sha: await mergePull(call, issue, {
			method: body.choice("merge_method", [
				"merge",
				"squash",
				"rebase"
			]) ?? "merge",
			title: body.text("commit_title"),
			message: body.text("commit_message"),
			sha: body.text("sha")
		}),
		merged: true,
		message: "Pull Request successfully merged"
	};
}
const pullRoutes = [
	repoRoute("pulls/list", "GET /pulls", READ$13, (call) => {
		const { items, headers } = page(call, listed$2(call));
		return {
			status: 200,
			body: items.map((issue) => showPull(call.world, call.repo, issue)),
			headers
		};
	}),
	repoRoute("pulls/create", "POST /pulls", WRITE$8, async (call) => {
		const shown = await showMeasured(call, await createPull(call));
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("pulls/get", "GET /pulls/{number}", READ$13, getPull),
	repoRoute("pulls/update", "PATCH /pulls/{number}", WRITE$8, async (call) => ({
		status: 200,
		body: await showMeasured(call, await update$1(call))
	})),
	repoRoute("pulls/check-if-merged", "GET /pulls/{number}/merge", READ$13, (call) => {
		if (pullOf(call.repo, param(call, "number")).pull.merged === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 204,
			body: null
		};
	}),
	repoRoute("pulls/merge", "PUT /pulls/{number}/merge", needs("write", "contents=write"), async (call) => ({
		status: 200,
		body: await merge$1(call)
	})),
	repoRoute("pulls/list-commits", "GET /pulls/{number}/commits", READ$13, async (call) => {
		const shas = await pullCommits(call.repo, pullOf(call.repo, param(call, "number")));
		const { items, headers } = page(call, shas);
		return {
			status: 200,
			body: (await Promise.all(items.map((sha) => commitAt(call.repo, sha)))).map((commit) => showCommit(call.world, call.repo, commit)),
			headers
		};
	}),
	repoRoute("pulls/list-files", "GET /pulls/{number}/files", READ$13, async (call) => {
		const { pull } = pullOf(call.repo, param(call, "number"));
		const base = await call.repo.store.mergeBase(pull.baseSha, pull.headSha);
		const { items, headers } = page(call, await fileChanges(call.world, call.repo, base, pull.headSha));
		return {
			status: 200,
			body: [...items],
			headers
		};
	})
];

// src/embedded/forge/graphql/nodes.ts
function unresolved(id) {
	return new Refusal(404, `Could not resolve to a node with the global id of '${id}'`);
}
function findIssue({ world }, id) {
	const node = readNodeId(String(id));
	for (const repo of world.repositories.values()) for (const issue of repo.issues.values()) if ((node?.kind === "issue" || node?.kind === "pull") && String(issue.id) === node.id) return {
		repo,
		issue
	};
	throw unresolved(id);
}
function findPull(asking, id) {
	const { repo, issue } = findIssue(asking, id);
	if (!isPull(issue)) throw unresolved(id);
	return {
		repo,
		issue
	};
}
function findRepository({ world }, id) {
	const node = readNodeId(String(id));
	const found = [...world.repositories.values()].find((repo) => node?.kind === "repository" && String(repo.id) === node.id);
	if (found === void 0) throw unresolved(id);
	return found;
}
function findLabels(repo, ids) {
	return (Array.isArray(ids) ? ids : []).map((id) => {
		const node = readNodeId(String(id));
		const found = [...repo.labels.values()].find((label) => String(label.id) === node?.id);
		if (found === void 0) throw unresolved(id);
		return found;
	});
}

// src/embedded/forge/graphql/checks-type.ts
function isRequired(repo, name) {
	return [...repo.protections.values()].some(({ contexts }) => contexts.includes(name));
}
function statusNode(repo, status) {
	return {
		__typename: "StatusContext",
		id: nodeId("status", status.id),
		context: status.context,
		isRequired: isRequired(repo, status.context),
		state: status.state.toUpperCase(),
		description: status.description,
		targetUrl: status.targetUrl,
		createdAt: stamp(status.createdAt)
	};
}
function checkRunNode(repo, run) {
	return {
		__typename: "CheckRun",
		id: nodeId("check", run.id),
		name: run.name,
		isRequired: isRequired(repo, run.name),
		status: run.status.toUpperCase(),
		conclusion: run.conclusion?.toUpperCase() ?? null,
		startedAt: stampOrNull(run.startedAt),
		completedAt: stampOrNull(run.completedAt),
		detailsUrl: run.detailsUrl,
		checkSuite: {
			__typename: "CheckSuite",
			workflowRun: {
				__typename: "WorkflowRun",
				event: "",
				workflow: {
					__typename: "Workflow",
					name: ""
				}
			}
		}
	};
}
const WORDS = {
	failing: "FAILURE",
	pending: "PENDING",
	expected: "EXPECTED",
	passed: "SUCCESS"
};
function rollupNode(repo, sha) {
	const statuses = latestStatuses(repo, sha);
	const runs = latestCheckRuns(repo, sha);
	const names = [...statuses.map((status) => status.context), ...runs.map((run) => run.name)];
	if (names.length === 0) return null;
	const states = names.map((name) => checkState(repo, sha, name));
	const worst = [
		"failing",
		"pending",
		"passed"
	].find((state) => states.includes(state)) ?? "expected";
	const contexts = connection([...statuses.map((status) => statusNode(repo, status)), ...runs.map((run) => checkRunNode(repo, run))]);
	return {
		__typename: "StatusCheckRollup",
		state: WORDS[worst],
		contexts
	};
}

// src/embedded/forge/graphql/commit-type.ts
function commitNode(asking, repo, sha) {
	const commit = () => repo.store.readCommit(sha);
	const person = (role) => async () => {
		const signature = (await commit())?.[role];
		const account = signature && accountOf(asking.world, signature.email);
		return {
			__typename: "GitActor",
			name: signature?.name ?? null,
			email: signature?.email ?? null,
			date: signature ? stamp(signature.date) : null,
			user: account?.type === "User" ? userNode(asking, account) : null
		};
	};
	return {
		__typename: "Commit",
		id: nodeId("commit", `${repo.id}:${sha}`),
		oid: sha,
		message: async () => (await commit())?.message.replace(/\n$/, "") ?? null,
		tree: async () => ({
			__typename: "Tree",
			oid: (await commit())?.tree ?? null
		}),
		parents: async (args) => connection(((await commit())?.parents ?? []).map((parent) => commitNode(asking, repo, parent)))(args),
		author: person("author"),
		committer: person("committer"),
		status: () => commitStatusNode(repo, sha),
		statusCheckRollup: () => rollupNode(repo, sha)
	};
}
function commitStatusNode(repo, sha) {
	const statuses = latestStatuses(repo, sha);
	if (statuses.length === 0) return null;
	const named = (name) => statuses.find(({ context }) => context.toLowerCase() === String(name).toLowerCase()) ?? null;
	return {
		__typename: "Status",
		contexts: statuses.map((status) => statusNode(repo, status)),
		context: ({ name }) => {
			const found = named(name);
			return found && statusNode(repo, found);
		}
	};
}
async function objectNode(asking, repo, { expression, oid }) {
	if (typeof oid === "string") return blobNode(repo, oid);
	const [revision = "", ...path] = String(expression).split(":");
	const laid = revision === "HEAD" ? repo.overlay.get(path.join(":")) : void 0;
	if (laid !== void 0) return blobNode(repo, laid);
	const found = await resolveRevision(repo, revision);
	if (found === void 0) return null;
	if (path.length === 0) return commitNode(asking, repo, found.sha);
	let sha = (await repo.store.readCommit(found.sha))?.tree;
	for (const name of path.join(":").split("/")) sha = (sha === void 0 ? void 0 : await repo.store.readTree(sha))?.find((entry) => entry.name === name)?.sha;
	return sha === void 0 ? null : blobNode(repo, sha);
}
async function blobNode(repo, oid) {
	const bytes = await repo.store.readBlob(oid).catch(() => void 0);
	if (bytes === void 0) return null;
	return {
		__typename: "Blob",
		oid,
		text: Buffer.from(bytes).toString("utf8"),
		isTruncated: false,
		isBinary: false,
		byteSize: bytes.length
	};
}

// src/embedded/forge/graphql/unused-fields.ts
function none(_args) {
	return {
		__typename: "Connection",
		nodes: [],
		edges: [],
		totalCount: 0,
		pageInfo: {
			__typename: "PageInfo",
			hasNextPage: false,
			hasPreviousPage: false,
			endCursor: null,
			startCursor: null
		}
	};
}
const either = {
	milestone: null,
	projectCards: none,
	projectItems: none,
	reactionGroups: [],
	authorAssociation: "NONE",
	isPinned: false,
	activeLockReason: null
};
const NOBODY_CARES = {
	issue: either,
	pull: {
		...either,
		reviewRequests: none,
		reviews: none,
		latestReviews: none,
		reviewThreads: none,
		reviewDecision: "",
		autoMergeRequest: null,
		closingIssuesReferences: none,
		maintainerCanModify: false,
		potentialMergeCommit: null,
		statusCheckRollup: null
	},
	comment: {
		isMinimized: false,
		minimizedReason: null,
		reactionGroups: []
	},
	repository: {
		isFork: false,
		isArchived: false,
		isEmpty: false,
		isTemplate: false,
		parent: null,
		hasIssuesEnabled: true,
		hasWikiEnabled: false,
		hasProjectsEnabled: false,
		autoMergeAllowed: false,
		deleteBranchOnMerge: false,
		mergeCommitAllowed: true,
		squashMergeAllowed: true,
		rebaseMergeAllowed: true,
		viewerDefaultMergeMethod: "MERGE",
		milestones: none,
		projects: none,
		projectsV2: none,
		assignableUsers: none
	}
};

// src/embedded/forge/graphql/repository-type.ts
function refNode(asking, repo, { ref: name, sha }) {
	const prefix = name.replace(/[^/]+$/, "");
	return {
		__typename: "Ref",
		id: nodeId("ref", `${repo.id}:${name}`),
		name: name.replace(/^refs\/(heads|tags)\//, ""),
		prefix,
		target: commitNode(asking, repo, sha)
	};
}
function numbered(asking, repo, number, wanted) {
	const issue = repo.issues.get(Number(number));
	const node = issue && issueNode(asking, repo, issue);
	if (node === void 0 || wanted !== void 0 && node.__typename !== wanted) throw new Refusal(404, `Could not resolve to ${wanted === "PullRequest" ? "a PullRequest" : wanted === "Issue" ? "an Issue" : "an issue or pull request"} with the number of ${number}.`);
	return node;
}
function isDescending(orderBy) {
	return typeof orderBy === "object" && orderBy !== null && "direction" in orderBy && orderBy.direction === "DESC";
}
function repositoryNode(asking, repo) {
	const { actor, world } = asking;
	authorize(repo, actor, reading("metadata"));
	const issues = [...repo.issues.values()];
	return {
		__typename: "Repository",
		...NOBODY_CARES.repository,
		id: nodeId("repository", repo.id),
		databaseId: repo.id,
		name: repo.name,
		nameWithOwner: repo.fullName,
		owner: userNode(asking, repo.owner),
		url: repositoryPage(world, repo),
		isPrivate: repo.private,
		description: repo.description,
		viewerPermission: actor.kind === "person" ? roleOf(repo, actor.user).toUpperCase() : null,
		defaultBranchRef: async () => {
			const tip = await branchTip(repo, repo.defaultBranch);
			return tip === void 0 ? null : refNode(asking, repo, {
				ref: `refs/heads/${repo.defaultBranch}`,
				sha: tip
			});
		},
		ref: async ({ qualifiedName }) => {
			const found = await resolveRevision(repo, String(qualifiedName));
			return found === void 0 ? null : refNode(asking, repo, found);
		},
		object: (args) => objectNode(asking, repo, args),
		issue: ({ number }) => numbered(asking, repo, number, "Issue"),
		pullRequest: ({ number }) => numbered(asking, repo, number, "PullRequest"),
		issueOrPullRequest: ({ number }) => numbered(asking, repo, number, void 0),
		label: ({ name }) => {
			const label = repo.labels.get(String(name).toLowerCase());
			return label === void 0 ? null : labelNode(label);
		},
		labels: connection([...repo.labels.values()].map(labelNode)),
		issues: connection(issues.filter((issue) => !isPull(issue)).map((issue) => issueNode(asking, repo, issue))),
		pullRequests: (args) => {
			const wanted = issues.filter(isPull).filter(({ pull }) => args.headRefName === void 0 || args.headRefName === pull.headRef).map((issue) => pullNode(asking, repo, issue)).filter(({ state }) => !Array.isArray(args.states) || args.states.includes(state));
			return connection(isDescending(args.orderBy) ? wanted.reverse() : wanted)(args);
		}
	};
}

// src/embedded/forge/graphql/types.ts
function userNode({ world }, user) {
	return {
		__typename: user.type,
		id: nodeId("user", user.id),
		databaseId: user.id,
		login: user.login.replace(/\[bot\]$/, ""),
		name: user.name,
		url: showUser(world, user).html_url
	};
}
function connection(nodes) {
	return (args) => {
		const count = (given) => typeof given === "number" ? given : nodes.length;
		const first = nodes.slice(0, count(args.first));
		const shown = first.slice(Math.max(0, first.length - count(args.last)));
		const pageInfo = {
			__typename: "PageInfo",
			hasNextPage: nodes.length > first.length,
			endCursor: null
		};
		return {
			__typename: "Connection",
			nodes: shown,
			totalCount: nodes.length,
			pageInfo
		};
	};
}
function labelNode(label) {
	const { name, color, description } = label;
	return {
		__typename: "Label",
		id: nodeId("label", label.id),
		name,
		color,
		description
	};
}
function commentNode(asking, repo, comment) {
	const shown = showComment(asking.world, repo, comment);
	return {
		__typename: "IssueComment",
		...NOBODY_CARES.comment,
		id: shown.node_id,
		databaseId: comment.id,
		author: userNode(asking, comment.author),
		authorAssociation: shown.author_association,
		body: comment.body,
		url: shown.html_url,
		createdAt: shown.created_at,
		updatedAt: shown.updated_at,
		lastEditedAt: stampOrNull(comment.lastEdit?.at),
		includesCreatedEdit: comment.lastEdit !== void 0,
		viewerDidAuthor: asking.actor.kind !== "anonymous" && asking.actor.user.id === comment.author.id,
		editor: comment.lastEdit === void 0 ? null : userNode(asking, comment.lastEdit.editor)
	};
}
function issueNode(asking, repo, issue) {
	if (isPull(issue)) return pullNode(asking, repo, issue);
	return {
		__typename: "Issue",
		...NOBODY_CARES.issue,
		stateReason: issue.stateReason?.toUpperCase() ?? null,
		...shared(asking, repo, issue),
		state: issue.state.toUpperCase()
	};
}
function shared(asking, repo, issue) {
	const comments = [...repo.comments.values()].filter((comment) => comment.issue === issue.number);
	return {
		id: nodeId(isPull(issue) ? "pull" : "issue", issue.id),
		databaseId: issue.id,
		number: issue.number,
		title: issue.title,
		body: issue.body ?? "",
		url: issuePage$1(asking.world, repo, issue),
		closed: issue.state === "closed",
		locked: issue.locked,
		createdAt: stamp(issue.createdAt),
		updatedAt: stamp(issue.updatedAt),
		closedAt: stampOrNull(issue.closedAt),
		lastEditedAt: stampOrNull(issue.lastEdit?.at),
		author: userNode(asking, issue.author),
		editor: issue.lastEdit === void 0 ? null : userNode(asking, issue.lastEdit.editor),
		labels: connection(issue.labels.map(labelNode)),
		assignees: connection(issue.assignees.map((user) => userNode(asking, user))),
		comments: connection(comments.map((comment) => commentNode(asking, repo, comment))),
		repository: () => repositoryNode(asking, repo)
	};
}
function mergeability(mergeable) {
	if (mergeable === null) return "UNKNOWN";
	return mergeable ? "MERGEABLE" : "CONFLICTING";
}
function pullCommitNode(asking, repo, sha) {
	return {
		__typename: "PullRequestCommit",
		commit: commitNode(asking, repo, sha)
	};
}
function pullNode(asking, repo, issue) {
	const { pull } = issue;
	const state = pull.merged ? "MERGED" : issue.state.toUpperCase();
	const measure = () => measurePull(asking.world, repo, issue);
	return {
		__typename: "PullRequest",
		...NOBODY_CARES.pull,
		...shared(asking, repo, issue),
		state,
		isDraft: pull.draft,
		merged: pull.merged !== void 0,
		mergedAt: stampOrNull(pull.merged?.at),
		headRefName: pull.headRef,
		headRefOid: pull.headSha,
		baseRefName: pull.baseRef,
		baseRefOid: pull.baseSha,
		isCrossRepository: false,
		headRepository: () => repositoryNode(asking, repo),
		headRepositoryOwner: userNode(asking, repo.owner),
		mergeable: async () => mergeability((await measure()).mergeable),
		mergeStateStatus: async () => (await measure()).state.toUpperCase(),
		additions: async () => (await measure()).additions,
		deletions: async () => (await measure()).deletions,
		commits: async (args) => {
			const shas = await pullCommits(repo, issue);
			return connection((typeof args.last === "number" ? shas.slice(-args.last) : shas).map((sha) => pullCommitNode(asking, repo, sha)))(args);
		},
		changedFiles: async () => (await measure()).files
	};
}

// src/embedded/forge/graphql/mutations.ts
const ISSUE_WRITE = needs("read", "issues=write", "pull_requests=write");
const PULL_WRITE = needs("read", "pull_requests=write");
const LABEL_WRITE = needs("triage", "issues=write", "pull_requests=write");
function callOf(asking, repo, need, given) {
	authorize(repo, asking.actor, need);
	return {
		world: asking.world,
		actor: asking.actor,
		repo,
		by: signedIn(asking.actor),
		params: given.params ?? {},
		url: new URL(asking.world.api),
		query: new URLSearchParams(),
		accept: "",
		apiVersion: "",
		body: new Fields(given.body ?? {})
	};
}
function checkMayChange(call, issue, name) {
	checkGrantFor(call, issue);
	if (call.by.user === issue.author || actorAtLeast(call.repo, call.actor, "write")) return;
	throw new Refusal(403, `${call.by.user.login} does not have the correct permissions to execute \`${name}\``);
}
function draftMutation(name, draft) {
	return async (asking, input) => {
		const { repo, issue } = findPull(asking, input.pullRequestId);
		const call = callOf(asking, repo, PULL_WRITE, {});
		checkMayChange(call, issue, name);
		if (issue.state === "closed") throw new Refusal(422, "Pull request is closed");
		await setDraft(call, issue, draft);
		return { pullRequest: pullNode(asking, repo, issue) };
	};
}
function stateMutation(name, field, state) {
	return async (asking, input) => {
		const { repo, issue } = findIssue(asking, input[field]);
		const call = callOf(asking, repo, ISSUE_WRITE, {});
		checkMayChange(call, issue, name);
		if (state === "open") await reopenIssue(call, issue);
		else await closeIssue(call, issue, input.stateReason === "NOT_PLANNED" ? "not_planned" : "completed");
		return { [field === "issueId" ? "issue" : "pullRequest"]: issueNode(asking, repo, issue) };
	};
}
const createIssueMutation = async (asking, input) => {
	const repo = findRepository(asking, input.repositoryId);
	const labels = findLabels(repo, input.labelIds).map((label) => label.name);
	const call = callOf(asking, repo, needs("read", "issues=write"), { body: {
		title: input.title,
		body: input.body,
		labels
	} });
	return { issue: issueNode(asking, repo, await createIssue(call)) };
};
const createPullMutation = async (asking, input) => {
	const repo = findRepository(asking, input.repositoryId);
	const { title, body, draft, headRefName, baseRefName } = input;
	const call = callOf(asking, repo, PULL_WRITE, { body: {
		title,
		body,
		draft,
		head: headRefName,
		base: baseRefName
	} });
	return { pullRequest: pullNode(asking, repo, await createPull(call)) };
};
const addCommentMutation = async (asking, input) => {
	const { repo, issue } = findIssue(asking, input.subjectId);
	const params = { number: String(issue.number) };
	const comment = await createComment(callOf(asking, repo, ISSUE_WRITE, {
		body: { body: input.body },
		params
	}));
	return {
		commentEdge: {
			__typename: "IssueCommentEdge",
			node: commentNode(asking, repo, comment)
		},
		subject: issueNode(asking, repo, issue)
	};
};
const METHODS = {
	MERGE: "merge",
	SQUASH: "squash",
	REBASE: "rebase"
};
const mergePullMutation = async (asking, input) => {
	const { repo, issue } = findPull(asking, input.pullRequestId);
	const fields = new Fields(input);
	await mergePull(callOf(asking, repo, needs("write", "contents=write"), {}), issue, {
		method: METHODS[fields.choice("mergeMethod", [
			"MERGE",
			"SQUASH",
			"REBASE"
		]) ?? "MERGE"],
		title: fields.text("commitHeadline"),
		message: fields.text("commitBody"),
		sha: fields.text("expectedHeadOid")
	});
	return { pullRequest: pullNode(asking, repo, issue) };
};
function labelMutation(change) {
	return async (asking, input) => {
		const { repo, issue } = findIssue(asking, input.labelableId);
		const call = callOf(asking, repo, LABEL_WRITE, {});
		checkGrantFor(call, issue);
		await change(call, issue, findLabels(repo, input.labelIds));
		return { labelable: issueNode(asking, repo, issue) };
	};
}
const MUTATIONS = {
	convertPullRequestToDraft: draftMutation("ConvertPullRequestToDraft", true),
	markPullRequestReadyForReview: draftMutation("MarkPullRequestReadyForReview", false),
	createIssue: createIssueMutation,
	createPullRequest: createPullMutation,
	mergePullRequest: mergePullMutation,
	addComment: addCommentMutation,
	addLabelsToLabelable: labelMutation(addLabels),
	removeLabelsFromLabelable: labelMutation(removeLabels),
	closeIssue: stateMutation("CloseIssue", "issueId", "closed"),
	reopenIssue: stateMutation("ReopenIssue", "issueId", "open"),
	closePullRequest: stateMutation("ClosePullRequest", "pullRequestId", "closed")
};
function mutations(asking) {
	const resolvers = Object.entries(MUTATIONS).map(([name, mutation]) => [name, async (args) => {
		const input = args.input ?? {};
		return {
			__typename: "Payload",
			...await mutation(asking, input),
			clientMutationId: input.clientMutationId ?? null
		};
	}]);
	return {
		__typename: "Mutation",
		...Object.fromEntries(resolvers)
	};
}

// src/embedded/forge/graphql/parse.ts
var SyntaxProblem = class extends Error {};
const TOKEN$1 = /[\s,]+|#[^\n]*|("""[\s\S]*?"""|"(?:\\.|[^"\\])*"|\.\.\.|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[{}()[\]:$!=@|])/gy;
function tokenize(source) {
	const tokens = [];
	TOKEN$1.lastIndex = 0;
	while (TOKEN$1.lastIndex < source.length) {
		const at = TOKEN$1.lastIndex;
		const match = TOKEN$1.exec(source);
		if (match === null) throw new SyntaxProblem(`Parse error on ${JSON.stringify(source.slice(at, at + 20))}`);
		if (match[1] !== void 0) tokens.push(match[1]);
	}
	return tokens;
}
var Parser$1 = class {
	#tokens;
	#at = 0;
	constructor(source) {
		this.#tokens = tokenize(source);
	}
	document() {
		const operations = [];
		const fragments = /* @__PURE__ */ new Map();
		while (this.#peek() !== void 0) if (this.#take("fragment")) {
			const name = this.#next();
			this.#expect("on");
			fragments.set(name, {
				on: this.#next(),
				selections: this.#selections()
			});
		} else operations.push(this.#operation());
		return {
			operations,
			fragments
		};
	}
	#operation() {
		const type = this.#take("mutation") ? "mutation" : "query";
		if (type === "query") this.#take("query");
		const name = /^\w+$/.test(this.#peek() ?? "") ? this.#next() : void 0;
		const defaults = /* @__PURE__ */ new Map();
		if (this.#take("(")) while (!this.#take(")")) {
			this.#expect("$");
			const variable = this.#next();
			this.#expect(":");
			this.#type();
			if (this.#take("=")) defaults.set(variable, this.#value());
		}
		return {
			type,
			name,
			defaults,
			selections: this.#selections()
		};
	}
	#type() {
		if (this.#take("[")) {
			this.#type();
			this.#expect("]");
		} else this.#next();
		this.#take("!");
	}
	#selections() {
		this.#expect("{");
		const found = [];
		while (!this.#take("}")) found.push(this.#selection());
		return found;
	}
	#selection() {
		if (!this.#take("...")) return this.#field();
		if (this.#peek() === "{") return {
			kind: "inline",
			on: void 0,
			selections: this.#selections()
		};
		const name = this.#next();
		if (name !== "on") return {
			kind: "spread",
			name
		};
		return {
			kind: "inline",
			on: this.#next(),
			selections: this.#selections()
		};
	}
	#field() {
		const alias = this.#next();
		return {
			kind: "field",
			alias,
			name: this.#take(":") ? this.#next() : alias,
			args: this.#peek() === "(" ? this.#pairs("(", ")") : /* @__PURE__ */ new Map(),
			selections: this.#peek() === "{" ? this.#selections() : []
		};
	}
	#pairs(open, close) {
		this.#expect(open);
		const pairs = /* @__PURE__ */ new Map();
		while (!this.#take(close)) {
			const name = this.#next();
			this.#expect(":");
			pairs.set(name, this.#value());
		}
		return pairs;
	}
	#value() {
		if (this.#peek() === "{") return {
			kind: "object",
			fields: this.#pairs("{", "}")
		};
		if (this.#take("[")) {
			const items = [];
			while (!this.#take("]")) items.push(this.#value());
			return {
				kind: "list",
				items
			};
		}
		if (this.#take("$")) return {
			kind: "variable",
			name: this.#next()
		};
		const token = this.#next();
		if (token.startsWith("\"\"\"")) return {
			kind: "literal",
			value: token.slice(3, -3)
		};
		if (/^["\d-]|^(?:true|false|null)$/.test(token)) return {
			kind: "literal",
			value: JSON.parse(token)
		};
		return {
			kind: "literal",
			value: token
		};
	}
	#peek() {
		return this.#tokens[this.#at];
	}
	#next() {
		const token = this.#tokens[this.#at++];
		if (token === void 0) throw new SyntaxProblem("Unexpected end of document");
		return token;
	}
	#take(token) {
		if (this.#peek() !== token) return false;
		this.#at += 1;
		return true;
	}
	#expect(token) {
		const found = this.#next();
		if (found !== token) throw new SyntaxProblem(`Expected ${JSON.stringify(token)}, but found ${JSON.stringify(found)}`);
	}
};
function parseGraphql(source) {
	return new Parser$1(source).document();
}

// src/embedded/forge/graphql/answer.ts
function rootOf(asking, type) {
	const { world, actor } = asking;
	if (type === "mutation") return mutations(asking);
	return {
		__typename: "Query",
		__type: null,
		viewer: () => userNode(asking, signedIn(actor).user),
		repository: ({ owner, name }) => {
			const repo = world.repositories.get(`${owner}/${name}`.toLowerCase());
			if (repo === void 0) throw new Refusal(404, `Could not resolve to a Repository with the name '${owner}/${name}'.`);
			return repositoryNode(asking, repo);
		},
		user: ({ login }) => userNode(asking, world.user(String(login))),
		node: ({ id }) => {
			const { repo, issue } = findIssue(asking, id);
			authorize(repo, actor, needs("read", "issues=read", "pull_requests=read"));
			return issueNode(asking, repo, issue);
		},
		rateLimit: () => ({
			__typename: "RateLimit",
			...world.limits.look(actor, "graphql"),
			cost: 1
		})
	};
}
async function run$1(world, { actor, body }) {
	const fields = Fields.parse(Buffer.from(body).toString("utf8"));
	const document = parseGraphql(fields.requiredText("query"));
	const wanted = fields.text("operationName");
	const operation = document.operations.find(({ name }) => !wanted || name === wanted);
	if (operation === void 0) throw new SyntaxProblem("No operation named in the document");
	const root = rootOf({
		world,
		actor
	}, operation.type);
	const { data, errors } = await execute(document, operation, {
		root,
		variables: fields.object("variables")?.json ?? {}
	});
	return errors.length === 0 ? { data } : {
		data,
		errors
	};
}
async function answerGraphql(world, incoming) {
	if (incoming.actor.kind === "anonymous") return refusalReply(new Refusal(401, "This endpoint requires you to be authenticated."));
	const over = world.limits.take(incoming.actor, "graphql");
	const headers = rateHeaders(world.limits.look(incoming.actor, "graphql"));
	if (over !== void 0) return json(200, { errors: [{
		type: "RATE_LIMIT",
		message: over
	}] }, headers);
	try {
		return json(200, await run$1(world, incoming), headers);
	} catch (error) {
		if (error instanceof SyntaxProblem) return json(200, { errors: [{ message: error.message }] }, headers);
		return error instanceof Refusal ? refusalReply(error, headers) : failureReply(error);
	}
}

// src/embedded/forge/identify.ts
function tokenIn(header) {
	const [scheme = "", value = ""] = header.trim().split(/\s+/, 2);
	if (scheme.toLowerCase() !== "basic") return value;
	return Buffer.from(value, "base64").toString("utf8").replace(/^[^:]*:/, "");
}
function identify(world, authorization) {
	if (authorization === null) return { kind: "anonymous" };
	const actor = world.tokens.holder(tokenIn(authorization));
	if (actor === void 0) throw new Refusal(401, "Bad credentials");
	return actor;
}
function tokenKind(actor) {
	if (actor.kind !== "installation") return actor.kind;
	return actor.runId === void 0 ? "app" : "job";
}

// src/embedded/forge/pages/html.ts
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
function render(part) {
	if (part instanceof Html) return part.text;
	if (Array.isArray(part)) return part.map(render).join("");
	return part === null || part === void 0 || part === false ? "" : escapeHtml(String(part));
}
function html(strings, ...parts) {
	return new Html(strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : "")).join(""));
}

// src/embedded/forge/pages/layout.ts
const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--line:#d1d9e0;--soft:#f6f8fa;--dim:#59636e;--link:#0969da;--good:#1a7f37;--bad:#d1242f;--wait:#9a6700;--ask:#8250df;--added:#dafbe1;--removed:#ffebe9;--mark:#818b981f}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#f0f6fc;--line:#3d444d;--soft:#151b23;--dim:#9198a1;--link:#4493f8;--good:#3fb950;--bad:#f85149;--wait:#d29922;--ask:#ab7df8;--added:#12361f;--removed:#42181b;--mark:#656c7633}}
body{font:14px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";margin:0 auto;max-width:980px;padding:16px;background:var(--page);color:var(--text)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
h1{font-size:1.6em;font-weight:500}h2{font-size:1.3em;font-weight:600;border-bottom:1px solid var(--line);padding-bottom:4px}
h3{font-size:1.25em;font-weight:600;margin:.4em 0 .8em}
nav,.dim{color:var(--dim)}.good{color:var(--good)}.bad{color:var(--bad)}.wait{color:var(--wait)}
ul.plain{list-style:none;padding:0}ul.plain li{padding:6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
h2+ul.plain{margin-top:0}.box ul.plain{margin:2px 0 8px}.box ul.plain li:last-child{border:0}
nav{margin-bottom:12px}.pill{border:1px solid currentColor;border-radius:1em;padding:1px .7em;font-size:.9em;font-weight:600}
.label{background:var(--soft);border:1px solid var(--line);border-radius:1em;padding:0 .6em;font-size:.85em}
.box{border:1px solid var(--line);border-radius:6px;margin:16px 0;overflow:hidden}
.box>header{background:var(--soft);padding:8px 16px;border-bottom:1px solid var(--line);color:var(--dim)}
.box>header b{color:var(--text)}
.box>div{padding:8px 16px;overflow-wrap:break-word}
pre{background:var(--soft);padding:12px;overflow-x:auto;border-radius:6px;font-size:12px;line-height:1.45}
code{font-family:ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;font-size:85%}
:not(pre)>code{background:var(--mark);padding:.2em .4em;border-radius:6px;white-space:break-spaces}pre code{font-size:inherit}
pre.diff{padding:8px 0}pre.diff code{display:inline-block;min-width:100%}pre.diff span{display:block;padding:0 12px;min-height:1.4em}
.added{background:var(--added)}.removed{background:var(--removed)}
summary{cursor:pointer;overflow-wrap:anywhere}details{margin:0 0 14px}sub{font-size:75%;line-height:0}
table{border-collapse:collapse;display:block;width:max-content;max-width:100%;overflow-x:auto;margin:0 0 14px}
td,th{border:1px solid var(--line);padding:6px 13px}th{font-weight:600}
svg.chart{max-width:640px;width:100%}
blockquote{border-left:.25em solid var(--line);margin:0 0 14px;padding:0 1em;color:var(--dim)}
blockquote.alert{color:inherit;padding:.5em 1em}blockquote.alert p{margin:.4em 0}blockquote.alert .title{font-weight:600;margin:0}
.alert.note{border-color:var(--link)}.note .title{color:var(--link)}.alert.tip{border-color:var(--good)}.tip .title{color:var(--good)}
.alert.important{border-color:var(--ask)}.important .title{color:var(--ask)}.alert.warning{border-color:var(--wait)}.warning .title{color:var(--wait)}
.alert.caution{border-color:var(--bad)}.caution .title{color:var(--bad)}
`;
function layout(page) {
	const { repository } = page;
	const inside = repository === void 0 ? "" : html` / <a href="/${repository}">${repository}</a>`;
	const refresh = page.live ? html`<meta http-equiv="refresh" content="2">` : "";
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh}<title>${page.title}</title><style>${new Html(STYLE)}</style></head>
<body><nav><a href="/">Embedded GitHub</a>${inside}</nav>${page.body}</body></html>
`.text;
}
const TONES = {
	success: "good",
	passed: "good",
	open: "good",
	merged: "good",
	failure: "bad",
	error: "bad",
	timed_out: "bad",
	cancelled: "bad",
	pending: "wait",
	queued: "wait",
	in_progress: "wait",
	waiting: "wait",
	action_required: "wait"
};
function tone(state) {
	return html`<span class="${TONES[state] ?? "dim"}">${state.replaceAll("_", " ")}</span>`;
}
function pill(state) {
	return html`<span class="pill ${TONES[state] ?? "dim"}">${state.replaceAll("_", " ")}</span>`;
}
function time(at) {
	const text = at.toISOString().slice(0, 19).replace("T", " ");
	return html`<time class="dim" datetime="${at.toISOString()}">${text} UTC</time>`;
}

// src/embedded/forge/pages/lists.ts
function showLabels(labels) {
	return labels.map((label) => html` <span class="label" style="border-color:#${label.color}">${label.name}</span>`);
}
function stateOf(issue) {
	if (issue.pull?.merged) return "merged";
	return issue.pull?.draft && issue.state === "open" ? "draft" : issue.state;
}
function runsOf(world, repo) {
	return (world.workflows?.runs(repo.fullName) ?? []).toSorted((a, b) => b.id - a.id);
}
function anythingRuns(world, repo) {
	return runsOf(world, repo).some((run) => run.status !== "completed");
}
function issueLine(repo, issue) {
	const path = `/${repo.fullName}/${isPull(issue) ? "pull" : "issues"}/${issue.number}`;
	return html`<li>${tone(stateOf(issue))} <a href="${path}">${issue.title}</a>
<span class="dim">#${issue.number} by ${issue.author.login}</span>${showLabels(issue.labels)}</li>`;
}
function runLine(repo, run) {
	return html`<li>${tone(run.conclusion ?? run.status)} <a href="/${repo.fullName}/actions/runs/${run.id}">${run.title}</a>
<span class="dim">${run.workflow.name} #${run.number} · ${run.event} · ${run.headBranch} · ${run.triggeringActor}</span> ${time(run.createdAt)}</li>`;
}
function section$1(title, lines) {
	const body = lines.length === 0 ? html`<p class="dim">None yet.</p>` : html`<ul class="plain">${lines}</ul>`;
	return html`<h2>${title}</h2>${body}`;
}
function repositoryList(world) {
	const repos = [...world.repositories.values()];
	return {
		title: "Repositories",
		body: section$1("Repositories", repos.map((repo) => html`<li><a href="/${repo.fullName}">${repo.fullName}</a> <span class="dim">${repo.description}</span></li>`)),
		live: repos.some((repo) => anythingRuns(world, repo))
	};
}
function repositoryOverview(world, repo) {
	const issues = [...repo.issues.values()].reverse();
	const body = html`<h1>${repo.fullName}</h1>
${section$1("Issues", issues.filter((issue) => !isPull(issue)).map((issue) => issueLine(repo, issue)))}
${section$1("Pull requests", issues.filter(isPull).map((issue) => issueLine(repo, issue)))}
${section$1("Runs", runsOf(world, repo).slice(0, 50).map((run) => runLine(repo, run)))}`;
	return {
		title: repo.fullName,
		body,
		live: anythingRuns(world, repo)
	};
}

// node_modules/marked/lib/marked.esm.js
function j() {
	return {
		async: !1,
		breaks: !1,
		extensions: null,
		gfm: !0,
		hooks: null,
		pedantic: !1,
		renderer: null,
		silent: !1,
		tokenizer: null,
		walkTokens: null
	};
}
var y = j();
function ie(l) {
	y = l;
}
var D = { exec: () => null };
function B(l) {
	let e = [];
	return (t) => {
		let n = Math.max(0, Math.min(3, t - 1)), s = e[n];
		return s || (s = l(n), e[n] = s), s;
	};
}
function h(l, e = "") {
	let t = typeof l == "string" ? l : l.source, n = {
		replace: (s, i) => {
			let r = typeof i == "string" ? i : i.source;
			return r = r.replace(T.caret, "$1"), t = t.replace(s, r), n;
		},
		getRegex: () => new RegExp(t, e)
	};
	return n;
}
var we = ((l = "") => {
	try {
		return !!new RegExp("(?<=1)(?<!1)" + l);
	} catch {
		return !1;
	}
})();
var T = {
	codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
	listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
	outputLinkReplace: /\\([\[\]])/g,
	indentCodeCompensation: /^(\s+)(?:```)/,
	beginningSpace: /^\s+/,
	endingHash: /#$/,
	startingSpaceChar: /^ /,
	endingSpaceChar: / $/,
	endingSpaceTabChar: /[ \t]$/,
	nonSpaceChar: /[^ ]/,
	newLineCharGlobal: /\n/g,
	tabCharGlobal: /\t/g,
	leadingSpaceTab: /^[ \t]+/,
	multipleSpaceGlobal: /\s+/g,
	blankLine: /^[ \t]*$/,
	doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
	blockquoteStart: /^ {0,3}>/,
	blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
	blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
	blockquoteMarkerWhitespace: /^( {0,3}>)([ \t]+)/gm,
	listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
	listIsTask: /^\[[ xX]\][ \t]+\S/,
	listReplaceTask: /^\[[ xX]\][ \t]+/,
	listTaskCheckbox: /\[[ xX]\]/,
	anyLine: /\n.*\n/,
	hrefBrackets: /^<(.*)>$/,
	tableDelimiter: /[:|]/,
	tableAlignChars: /^\||\| *$/g,
	tableRowBlankLine: /\n[ \t]*$/,
	tableAlignRight: /^ *-+: *$/,
	tableAlignCenter: /^ *:-+: *$/,
	tableAlignLeft: /^ *:-+ *$/,
	startATag: /^<a /i,
	endATag: /^<\/a>/i,
	startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
	endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
	startAngleBracket: /^</,
	endAngleBracket: />$/,
	pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
	unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
	numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
	numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	escapeTest: /[&<>"']/,
	escapeReplace: /[&<>"']/g,
	escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
	escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	caret: /(^|[^\[])\^/g,
	percentDecode: /%25/g,
	findPipe: /\|/g,
	splitPipe: / \|/,
	slashPipe: /\\\|/g,
	carriageReturn: /\r\n|\r/g,
	spaceLine: /^ +$/gm,
	notSpaceStart: /^\S*/,
	endingNewline: /\n$/,
	listItemRegex: (l) => new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),
	nextBulletRegex: B((l) => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),
	hrRegex: B((l) => new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),
	fencesBeginRegex: B((l) => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
	headingBeginRegex: B((l) => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
	pedanticHeadingBeginRegex: B((l) => new RegExp(`^ {0,${l}}#`)),
	htmlBeginRegex: B((l) => new RegExp(`^ {0,${l}}(?:</?(?:${K})(?: +|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
	blockquoteBeginRegex: B((l) => new RegExp(`^ {0,${l}}>`)),
	nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
};
var He = /^(?:[ \t]*(?:\n|$))+/;
var je = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/;
var Ge = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/;
var W = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/;
var Ne = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/;
var ae = / {0,3}(?:[*+-]|\d{1,9}[.)])/;
var Pe = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/;
var ye = h(Pe).replace(/bull/g, ae).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/html/g, / {0,3}<[^\n>]+>\n/).replace(/\|table/g, "").getRegex();
var Fe = h(Pe).replace(/bull/g, ae).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/html/g, / {0,3}<[^\n>]+>\n/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).getRegex();
var le = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/;
var Qe = /^[^\n]+/;
var ue = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/;
var Ue = h(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<.*?>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ue).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex();
var We = h(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ae).getRegex();
var K = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";
var pe = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
var Ke = h("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*? */?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))", "i").replace("comment", pe).replace("tag", K).replace("attribute", / +[a-zA-Z:_][\w.:-]*(?: *= *"[^"\n]*"| *= *'[^'\n]*'| *= *[^\s"'=<>`]+)?/).getRegex();
var Se = (l) => h(le).replace("hr", W).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", " {0,3}(?:</?(?:tag)(?: +|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", K).getRegex();
var Xe = Se(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/);
var Ve = Se(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/);
var ce = {
	blockquote: h(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ve).getRegex(),
	code: je,
	def: Ue,
	fences: Ge,
	heading: Ne,
	hr: W,
	html: Ke,
	lheading: ye,
	list: We,
	newline: He,
	paragraph: Xe,
	table: D,
	text: Qe
};
var Re = h("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", W).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}	)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", " {0,3}(?:</?(?:tag)(?: +|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", K).getRegex();
var Ye = {
	...ce,
	lheading: Fe,
	table: Re,
	paragraph: h(le).replace("hr", W).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Re).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", " {0,3}(?:</?(?:tag)(?: +|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", K).getRegex()
};
var et = {
	...ce,
	html: h(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment", pe).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
	def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
	heading: /^(#{1,6})(.*)(?:\n+|$)/,
	fences: D,
	lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
	paragraph: h(le).replace("hr", W).replace("heading", ` *#{1,6} *[^
]`).replace("lheading", ye).replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").getRegex()
};
var tt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/;
var nt = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/;
var _e = /^( {2,}|\\)\n(?!\s*$)[ \t]*/;
var rt = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/;
var $ = /[\p{P}\p{S}]/u;
var G = /[\s\p{P}\p{S}]/u;
var X = /[^\s\p{P}\p{S}]/u;
var st = h(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, G).getRegex();
var it = /[\p{Pi}\p{Ps}"']/u;
var $e = /(?!~)[\p{P}\p{S}]/u;
var ot = /(?!~)[\s\p{P}\p{S}]/u;
var at = /(?:[^\s\p{P}\p{S}]|~)/u;
var lt = h(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", we ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex();
var Le = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/;
var ut = h(Le, "u").replace(/punct/g, $).getRegex();
var pt = h(Le, "u").replace(/punct/g, $e).getRegex();
var ht = h(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, it).replace(/punct/g, $).getRegex();
var Ce = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)";
var dt = h(Ce, "gu").replace(/notPunctSpace/g, X).replace(/punctSpace/g, G).replace(/punct/g, $).getRegex();
var gt = h(Ce, "gu").replace(/notPunctSpace/g, at).replace(/punctSpace/g, ot).replace(/punct/g, $e).getRegex();
var ft = h("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, X).replace(/punctSpace/g, G).replace(/punct/g, $).getRegex();
var mt = h("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, X).replace(/punctSpace/g, G).replace(/punct/g, $).getRegex();
var bt = h("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, X).replace(/punctSpace/g, G).replace(/punct/g, $).getRegex();
var Rt = h(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, $).getRegex();
var Ot = h("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, X).replace(/punctSpace/g, G).replace(/punct/g, $).getRegex();
var wt = h(/\\(punct)/, "gu").replace(/punct/g, $).getRegex();
var Pt = h(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, $).getRegex();
var yt = h(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex();
var St = h(pe).replace("(?:-->|$)", "-->").getRegex();
var _t = h("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", St).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex();
var Ie = /\[(?:\\[\s\S]|[^\[\]\\])*\]/;
var re = h(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Ie).getRegex();
var $t = h(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", re).replace("href", /<(?:\\.|[^\n<>\\])+>|[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex();
var Lt = h(/^!?\[(label)\]\[(ref)\]/).replace("label", re).replace("ref", ue).getRegex();
var Ct = h(/^!?\[(ref)\](?:\[\])?/).replace("ref", ue).getRegex();
var Te = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/;
var It = h(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Ie).getRegex();
var At = h("reflink|nolink(?!\\()", "g").replace("reflink", h(/^!?\[(label)\]\[(ref)\]/).replace("label", It).replace("ref", Te).getRegex()).replace("nolink", h(/^!?\[(ref)\](?:\[\])?/).replace("ref", Te).getRegex()).getRegex();
var Oe = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/;
var zt = h(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex();
var he = {
	_backpedal: D,
	anyPunctuation: wt,
	anyPunctuationOutsideCode: Pt,
	autolink: yt,
	blockSkip: lt,
	br: _e,
	code: nt,
	del: D,
	delLDelim: D,
	delRDelim: D,
	emStrongLDelim: ut,
	emStrongRDelimAst: dt,
	emStrongRDelimUnd: mt,
	escape: tt,
	link: $t,
	nolink: Ct,
	punctuation: st,
	reflink: Lt,
	reflinkSearch: At,
	tag: _t,
	text: rt,
	url: D
};
var Mt = {
	...he,
	emStrongLDelim: ht,
	emStrongRDelimAst: ft,
	emStrongRDelimUnd: bt,
	link: h(/^!?\[(label)\]\((.*?)\)/).replace("label", re).getRegex(),
	reflink: h(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", re).getRegex()
};
var oe = {
	...he,
	emStrongRDelimAst: gt,
	emStrongLDelim: pt,
	delLDelim: Rt,
	delRDelim: Ot,
	url: h(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", zt).replace("protocol", Oe).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
	_backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
	del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
	text: h(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Oe).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", we ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
};
var Bt = {
	...oe,
	br: h(_e).replace("{2,}", "*").getRegex(),
	text: h(oe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
};
var V = {
	normal: ce,
	gfm: Ye,
	pedantic: et
};
var N = {
	normal: he,
	gfm: oe,
	breaks: Bt,
	pedantic: Mt
};
var Dt = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Ae = (l) => Dt[l];
function P(l, e) {
	if (e) {
		if (T.escapeTest.test(l)) return l.replace(T.escapeReplace, Ae);
	} else if (T.escapeTestNoEncode.test(l)) return l.replace(T.escapeReplaceNoEncode, Ae);
	return l;
}
function Ee(l) {
	return T.numericCharacterReference.test(l) ? l.replace(T.numericCharacterReferenceOrAmpersand, (e, t, n) => {
		if (t === void 0 && n === void 0) return "&amp;";
		let s = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
		return s === 0 || s > 1114111 || s >= 55296 && s <= 57343 ? "�" : s === 38 ? "&amp;" : String.fromCodePoint(s);
	}) : l;
}
function de(l) {
	try {
		l = encodeURI(l).replace(T.percentDecode, "%");
	} catch {
		return null;
	}
	return l;
}
function ge(l, e) {
	let n = l.replace(T.findPipe, (i, r, o) => {
		let a = !1, p = r;
		for (; --p >= 0 && o[p] === "\\";) a = !a;
		return a ? "|" : " |";
	}).split(T.splitPipe), s = 0;
	if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e);
	else for (; n.length < e;) n.push("");
	for (; s < n.length; s++) n[s] = n[s].trim().replace(T.slashPipe, "|");
	return n;
}
function L(l, e, t) {
	let n = l.length;
	if (n === 0) return "";
	let s = 0;
	for (; s < n;) {
		let i = l.charAt(n - s - 1);
		if (i === e && !t) s++;
		else if (i !== e && t) s++;
		else break;
	}
	return l.slice(0, n - s);
}
function ke(l) {
	let e = l.split(`
`), t = e.length - 1;
	for (; t >= 0 && T.blankLine.test(e[t]);) t--;
	return e.length - t <= 2 ? l : e.slice(0, t + 1).join(`
`);
}
function Q(l) {
	return l.trim().replace(T.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
}
function fe(l, e) {
	if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
	let t = 0;
	for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++;
	else if (l[n] === e[0]) t++;
	else if (l[n] === e[1] && (t--, t < 0)) return n;
	return t > 0 ? -2 : -1;
}
var F = /* @__PURE__ */ new WeakMap();
function me(l) {
	let e = {
		"*": -1,
		_: -1
	}, t = -1, n = l.length;
	for (let s = 0; s < n; s++) {
		let i = l[s];
		if (i !== "*" && i !== "_" && i !== "~") continue;
		let r = s === 0 ? `
` : l[s - 1], o = s + 1;
		for (; o < n && l[o] === i;) o++;
		r !== " " && r !== "	" && r !== `
` && r !== "\r" && r !== "\f" && (i === "~" ? t = s : e[i] = s), s = o - 1;
	}
	return {
		maskedSrc: l,
		lastPossibleEmStrongCloserIndex: e,
		lastPossibleDelCloserIndex: t
	};
}
function ze(l, e) {
	let t = me(e), n = F.get(l);
	n ? n.push(t) : F.set(l, [t]);
}
function Me(l) {
	let e = F.get(l);
	e && (e.pop(), e.length === 0 && F.delete(l));
}
function Be(l, e, t) {
	let n = F.get(l)?.at(-1);
	return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : me(e).lastPossibleEmStrongCloserIndex[t];
}
function De(l, e) {
	let t = F.get(l)?.at(-1);
	return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : me(e).lastPossibleDelCloserIndex;
}
function J(l, e = 0) {
	let t = e, n = "";
	for (let s of l) if (s === "	") {
		let i = 4 - t % 4;
		n += " ".repeat(i), t += i;
	} else n += s, t++;
	return n;
}
function qe(l, e, t, n, s) {
	let i = e.href, r = e.title || null, o = l[1].replace(s.other.outputLinkReplace, "$1"), a = l[0].charAt(0) === "!", p = n.state.inLink, c = n.state.linkEmitted, u = n.state.inRawBlock;
	n.state.inLink = !0, n.state.linkEmitted = !1;
	let d = n.inlineTokens(o), k = n.state.linkEmitted;
	if (n.state.linkEmitted = c, n.state.inLink = p, !a) {
		if (k) {
			n.state.inRawBlock = u;
			return;
		}
		n.state.linkEmitted = !0;
	}
	return {
		type: a ? "image" : "link",
		raw: t,
		href: i,
		title: r,
		text: o,
		tokens: d
	};
}
function qt(l, e, t) {
	let n = l.match(t.other.indentCodeCompensation);
	if (n === null) return e;
	let s = n[1];
	return e.split(`
`).map((i) => {
		let r = i.match(t.other.beginningSpace);
		if (r === null) return i;
		let [o] = r;
		return i.slice(Math.min(o.length, s.length));
	}).join(`
`);
}
function ve(l, e, t, n) {
	if (!e.includes("<")) return !1;
	for (let s = 0; s < e.length; s++) {
		if (e[s] === "\\") {
			s++;
			continue;
		}
		if (e[s] === "`") {
			let o = n.inline.code.exec(e.slice(s));
			if (o) {
				s += o[0].length - 1;
				continue;
			}
		}
		if (e[s] !== "<") continue;
		let i = l.slice(t + s), r = n.inline.tag.exec(i) || n.inline.autolink.exec(i);
		if (r) {
			if (r[0].length > e.length - s) return !0;
			s += r[0].length - 1;
		}
	}
	return !1;
}
var _ = class {
	options;
	rules;
	lexer;
	constructor(e) {
		this.options = e || y;
	}
	space(e) {
		let t = this.rules.block.newline.exec(e);
		if (t && t[0].length > 0) return {
			type: "space",
			raw: t[0]
		};
	}
	code(e) {
		let t = this.rules.block.code.exec(e);
		if (t) {
			let n = this.options.pedantic ? t[0] : ke(t[0]);
			return {
				type: "code",
				raw: n,
				codeBlockStyle: "indented",
				text: n.replace(this.rules.other.codeRemoveIndent, "")
			};
		}
	}
	fences(e) {
		let t = this.rules.block.fences.exec(e);
		if (t) {
			let n = t[0], s = qt(n, t[3] || "", this.rules);
			return {
				type: "code",
				raw: n,
				lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
				text: s
			};
		}
	}
	heading(e) {
		let t = this.rules.block.heading.exec(e);
		if (t) {
			let n = t[2].trim();
			if (this.rules.other.endingHash.test(n)) {
				let s = L(n, "#");
				(this.options.pedantic || !s || this.rules.other.endingSpaceTabChar.test(s)) && (n = s.trim());
			}
			return {
				type: "heading",
				raw: L(t[0], `
`),
				depth: t[1].length,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	hr(e) {
		let t = this.rules.block.hr.exec(e);
		if (t) return {
			type: "hr",
			raw: L(t[0], `
`)
		};
	}
	blockquote(e) {
		let t = this.rules.block.blockquote.exec(e);
		if (t) {
			let n = L(t[0], `
`).split(`
`), s = "", i = "", r = [];
			for (; n.length > 0;) {
				let o = !1, a = [], p = 0;
				for (; p < n.length; p++) if (this.rules.other.blockquoteStart.test(n[p])) a.push(n[p]), o = !0;
				else if (!o) a.push(n[p]);
				else break;
				n = n.slice(p);
				let c = a.join(`
`), u = c.replace(this.rules.other.blockquoteMarkerWhitespace, (g, b, f) => b + J(f, b.length)).replace(this.rules.other.blockquoteSetextReplace, `
    $1`).replace(this.rules.other.blockquoteSetextReplace2, "");
				s = s ? `${s}
${c}` : c, i = i ? `${i}
${u}` : u;
				let d = this.lexer.state.top;
				if (this.lexer.state.top = !0, this.lexer.blockTokens(u, r, !0), this.lexer.state.top = d, n.length === 0) break;
				let k = r.at(-1);
				if (k?.type === "code" || k?.type === "heading" || k?.type === "hr" || k?.type === "html" || k?.type === "table") break;
				if (k?.type === "blockquote") {
					let g = k, b = n.join(`
`), f = g.raw + `
` + b.replace(this.rules.other.blockquoteSetextReplace2, ""), m = this.blockquote(f);
					r[r.length - 1] = m;
					let S = f.substring(m.raw.length).replace(/^\n/, ""), R = S ? S.split(`
`).length : 0, A = R ? n.slice(0, -R) : n;
					if (A.length > 0 && (s = `${s}
${A.join(`
`)}`), i = i.substring(0, i.length - g.text.length) + m.text, n = n.slice(A.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
					break;
				} else if (k?.type === "list") {
					let g = k, b = g.raw + `
` + n.join(`
`), f = this.list(b);
					r[r.length - 1] = f;
					let m = f.raw.length > g.raw.length ? b.slice(g.raw.length + 1, f.raw.length).split(`
`).length : 0;
					if (m > 0) {
						let S = n.slice(0, m).join(`
`);
						s = `${s}
${S}`, i = `${i}
${S}`;
					}
					n = n.slice(m);
					continue;
				}
			}
			return {
				type: "blockquote",
				raw: s,
				tokens: r,
				text: i
			};
		}
	}
	list(e) {
		let t = this.rules.block.list.exec(e);
		if (t) {
			if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
			let n = e, s = () => n.length - e.length, i = t[1].trim(), r = i.length > 1, o = {
				type: "list",
				raw: "",
				ordered: r,
				start: r ? +i.slice(0, -1) : "",
				loose: !1,
				items: []
			};
			i = r ? `\\d{1,9}\\${i.slice(-1)}` : `\\${i}`, this.options.pedantic && (i = r ? i : "[*+-]");
			let a = this.rules.other.listItemRegex(i), p = !1;
			for (; e;) {
				let u = !1, d = "";
				if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
				let k = s();
				e = e.substring(t[0].length);
				let g = t[2].split(`
`, 1)[0], b = t[1].length, f = this.options.pedantic ? J(g, b) : g.replace(this.rules.other.leadingSpaceTab, (v) => J(v, b)), m = e.split(`
`, 1)[0], S = !f.trim(), R = 0;
				if (this.options.pedantic ? (R = 2, d = f.trimStart()) : S ? R = b + 1 : (R = f.search(this.rules.other.nonSpaceChar), R = R > 4 ? 1 : R, d = f.slice(R), R += b), S && this.rules.other.blankLine.test(m) && (e = e.substring(m.length + 1), u = !0), !u) {
					let v = this.rules.other.nextBulletRegex(R), U = this.rules.other.hrRegex(R), ee = this.rules.other.fencesBeginRegex(R), te = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(R) : this.rules.other.headingBeginRegex(R), M = this.rules.other.htmlBeginRegex(R), ne = this.rules.other.blockquoteBeginRegex(R), Z = !1;
					for (; e;) {
						let xe = e.split(`
`, 1)[0], H;
						if (m = xe, this.options.pedantic ? (m = m.replace(this.rules.other.listReplaceNesting, "  "), H = m) : H = m.replace(this.rules.other.leadingSpaceTab, (be) => J(be)), ee.test(m) || te.test(m) || M.test(m) || ne.test(m) || v.test(m) || U.test(m)) break;
						if (H.search(this.rules.other.nonSpaceChar) >= R || !m.trim()) d += `
` + H.slice(R), Z = !1;
						else {
							if (S || f.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || ee.test(f) || te.test(f) || M.test(f) || U.test(f)) break;
							if (!this.options.pedantic && !Z) {
								let se = f.replace(this.rules.other.nestedContainerMarkers, "");
								if (this.rules.block.fences.test(se) || this.rules.block.heading.test(se) || this.rules.block.hr.test(se)) break;
							}
							let Ze = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(m) && this.rules.block.lheading.test(`${f}
${m}`) ? `    ${H.replace(/^ {0,3}/, "")}` : m;
							d += `
` + Ze, Z = !0;
						}
						S = !m.trim(), e = e.substring(xe.length + 1), f = H.slice(R);
					}
				}
				let A = n.slice(k, s());
				o.loose || (p ? o.loose = !0 : this.rules.other.doubleBlankLine.test(A) && (p = !0)), o.items.push({
					type: "list_item",
					raw: A,
					task: !!this.options.gfm && this.rules.other.listIsTask.test(d),
					loose: !1,
					text: d,
					tokens: []
				});
			}
			let c = o.items.at(-1);
			if (c) c.raw = c.raw.trimEnd(), c.text = c.text.trimEnd();
			else return;
			o.raw = n.slice(0, s()).trimEnd();
			for (let u of o.items) if (this.lexer.state.top = !1, u.tokens = this.lexer.blockTokens(u.text, []), !o.loose) {
				let d = u.tokens.filter((g) => g.type === "space");
				o.loose = d.length > 0 && d.some((g) => this.rules.other.anyLine.test(g.raw));
			}
			for (let u of o.items) {
				let d = u.tokens[0];
				if (u.task && (d?.type === "text" || d?.type === "paragraph")) {
					u.text = u.text.replace(this.rules.other.listReplaceTask, ""), d.raw = d.raw.replace(this.rules.other.listReplaceTask, ""), d.text = d.text.replace(this.rules.other.listReplaceTask, "");
					for (let g = this.lexer.inlineQueue.length - 1; g >= 0; g--) if (this.rules.other.listIsTask.test(this.lexer.inlineQueue[g].src)) {
						this.lexer.inlineQueue[g].src = this.lexer.inlineQueue[g].src.replace(this.rules.other.listReplaceTask, "");
						break;
					}
					let k = this.rules.other.listTaskCheckbox.exec(u.raw);
					if (k) {
						let g = {
							type: "checkbox",
							raw: k[0] + " ",
							checked: k[0] !== "[ ]"
						};
						u.checked = g.checked, o.loose ? u.tokens[0] && ["paragraph", "text"].includes(u.tokens[0].type) && "tokens" in u.tokens[0] && u.tokens[0].tokens ? (u.tokens[0].raw = g.raw + u.tokens[0].raw, u.tokens[0].text = g.raw + u.tokens[0].text, u.tokens[0].tokens.unshift(g)) : u.tokens.unshift({
							type: "paragraph",
							raw: g.raw,
							text: g.raw,
							tokens: [g]
						}) : u.tokens.unshift(g);
					}
				} else u.task && (u.task = !1);
			}
			if (o.loose) for (let u of o.items) {
				u.loose = !0;
				for (let d of u.tokens) d.type === "text" && (d.type = "paragraph");
			}
			return o;
		}
	}
	html(e) {
		let t = this.rules.block.html.exec(e);
		if (t) {
			let n = ke(t[0]);
			return {
				type: "html",
				block: !0,
				raw: n,
				pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
				text: n
			};
		}
	}
	def(e) {
		let t = this.rules.block.def.exec(e);
		if (t) {
			if (!this.rules.other.startAngleBracket.test(t[2]) && fe(t[2], "()") !== -1) return;
			let n = Q(t[1]), s = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", i = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
			return {
				type: "def",
				tag: n,
				raw: L(t[0], `
`),
				href: s,
				title: i
			};
		}
	}
	table(e) {
		let t = this.rules.block.table.exec(e);
		if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
		let n = ge(t[1]), s = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), i = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split(`
`) : [], r = {
			type: "table",
			raw: L(t[0], `
`),
			header: [],
			align: [],
			rows: []
		};
		if (n.length === s.length) {
			for (let o of s) this.rules.other.tableAlignRight.test(o) ? r.align.push("right") : this.rules.other.tableAlignCenter.test(o) ? r.align.push("center") : this.rules.other.tableAlignLeft.test(o) ? r.align.push("left") : r.align.push(null);
			for (let o = 0; o < n.length; o++) r.header.push({
				text: n[o],
				tokens: this.lexer.inline(n[o]),
				header: !0,
				align: r.align[o]
			});
			for (let o of i) r.rows.push(ge(o, r.header.length).map((a, p) => ({
				text: a,
				tokens: this.lexer.inline(a),
				header: !1,
				align: r.align[p]
			})));
			return r;
		}
	}
	lheading(e) {
		let t = this.rules.block.lheading.exec(e);
		if (t) {
			let n = t[1].trim();
			return {
				type: "heading",
				raw: L(t[0], `
`),
				depth: t[2].charAt(0) === "=" ? 1 : 2,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	paragraph(e) {
		let t = this.rules.block.paragraph.exec(e);
		if (t) {
			let n = t[1].charAt(t[1].length - 1) === `
` ? t[1].slice(0, -1) : t[1];
			return {
				type: "paragraph",
				raw: t[0],
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	text(e) {
		let t = this.rules.block.text.exec(e);
		if (t) return {
			type: "text",
			raw: t[0],
			text: t[0],
			tokens: this.lexer.inline(t[0])
		};
	}
	escape(e) {
		let t = this.rules.inline.escape.exec(e);
		if (t) return {
			type: "escape",
			raw: t[0],
			text: t[1]
		};
	}
	tag(e) {
		let t = this.rules.inline.tag.exec(e);
		if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), {
			type: "html",
			raw: t[0],
			inLink: this.lexer.state.inLink,
			inRawBlock: this.lexer.state.inRawBlock,
			block: !1,
			text: t[0]
		};
	}
	link(e) {
		if (this.lexer.state.linkParenPossible === !1) return;
		let t = this.rules.inline.link.exec(e);
		if (t) {
			let n = t[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && ve(e, t[1], n, this.rules)) return;
			let s = t[2].trim();
			if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
				if (!this.rules.other.endAngleBracket.test(s)) return;
				let a = L(s.slice(0, -1), "\\");
				if ((s.length - a.length) % 2 === 0) return;
			} else {
				let a = fe(t[2], "()");
				if (a === -2) return;
				if (a > -1) {
					let c = (t[0].indexOf("!") === 0 ? 5 : 4) + t[1].length + a;
					t[2] = t[2].substring(0, a), t[0] = t[0].substring(0, c).trim(), t[3] = "";
				}
			}
			let i = L(t[0].slice(0, -1), "\\");
			if ((t[0].length - i.length) % 2 === 0) return;
			let r = t[2], o = "";
			if (this.options.pedantic) {
				let a = this.rules.other.pedanticHrefTitle.exec(r);
				a && (r = a[1], o = a[3]);
			} else o = t[3] ? t[3].slice(1, -1) : "";
			return r = r.trim(), this.rules.other.startAngleBracket.test(r) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? r = r.slice(1) : r = r.slice(1, -1)), qe(t, {
				href: r && r.replace(this.rules.inline.anyPunctuation, "$1"),
				title: o && o.replace(this.rules.inline.anyPunctuation, "$1")
			}, t[0], this.lexer, this.rules);
		}
	}
	reflink(e, t) {
		let n;
		if ((n = this.rules.inline.reflink.exec(e)) || (n = this.rules.inline.nolink.exec(e))) {
			let s = n[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && ve(e, n[1], s, this.rules)) return;
			let i = t[Q(n[2] || n[1])];
			if (!i) {
				let r = n[0].charAt(0);
				return {
					type: "text",
					raw: r,
					text: r
				};
			}
			return qe(n, i, n[0], this.lexer, this.rules);
		}
	}
	emStrong(e, t, n = "") {
		let s = this.rules.inline.emStrongLDelim.exec(e);
		if (!s || !s[1] && !s[2] && !s[3] && !s[4]) return;
		let i = s[0][0], r = n === i, o = t.length - e.length, a = o;
		for (; !this.options.pedantic && a > 0 && t[a - 1] === i;) a--;
		let p = [...t.slice(Math.max(0, a - 2), a)].at(-1) ?? "", c = p === "*" || p === "_" || !!this.rules.inline.punctuation.exec(p);
		a < o && (n = p);
		let u = a < o ? c : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
		if (s[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
		let d = s[1] || s[3] || "";
		if (!d || !n || u) {
			let k = [...s[0]].length - 1, g, b, f = k, m = 0, S = o - a + k, R = !this.options.pedantic && !!p.trim() && (!!d || i === "*" && !c);
			if (i !== "*" && i !== "_") return;
			let A = i === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, v = Be(this, t, i), U = t.length - e.length + k;
			if (v < U) return;
			t = t.slice(-1 * e.length + k);
			let ee = v - U;
			for (A.lastIndex = 0; (s = A.exec(t)) !== null && !(s.index > ee);) {
				if (g = s[1] || s[2] || s[3] || s[4] || s[5] || s[6], !g) continue;
				if (b = [...g].length, s[3] || s[4]) {
					f += b;
					continue;
				} else if (s[5] || s[6] || R) {
					if (r && (s[5] || s[6])) break;
					if (S % 3 && !((S + b) % 3)) {
						m += b;
						continue;
					}
				}
				if (f -= b, f > 0) continue;
				b = Math.min(b, b + f + m);
				let te = [...s[0]][0].length, M = e.slice(0, k + s.index + te + b);
				if (Math.min(k, b) % 2) {
					let Z = M.slice(1, -1);
					return {
						type: "em",
						raw: M,
						text: Z,
						tokens: this.lexer.inlineTokens(Z)
					};
				}
				let ne = M.slice(2, -2);
				return {
					type: "strong",
					raw: M,
					text: ne,
					tokens: this.lexer.inlineTokens(ne)
				};
			}
		}
	}
	codespan(e) {
		let t = this.rules.inline.code.exec(e);
		if (t) {
			let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), s = this.rules.other.nonSpaceChar.test(n), i = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
			return s && i && (n = n.substring(1, n.length - 1)), {
				type: "codespan",
				raw: t[0],
				text: n
			};
		}
	}
	br(e) {
		let t = this.rules.inline.br.exec(e);
		if (t) return {
			type: "br",
			raw: t[0]
		};
	}
	del(e, t, n = "") {
		let s = this.rules.inline.delLDelim.exec(e);
		if (!s) return;
		if (!(s[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
			let r = [...s[0]].length - 1, o, a, p = r, c = this.rules.inline.delRDelim, u = De(this, t), d = t.length - e.length + r;
			if (u < d) return;
			t = t.slice(-1 * e.length + r);
			let k = u - d;
			for (c.lastIndex = 0; (s = c.exec(t)) !== null && !(s.index > k);) {
				if (o = s[1] || s[2] || s[3] || s[4] || s[5] || s[6], !o || (a = [...o].length, a !== r)) continue;
				if (s[3] || s[4]) {
					p += a;
					continue;
				}
				if (p -= a, p > 0) continue;
				a = Math.min(a, a + p);
				let g = [...s[0]][0].length, b = e.slice(0, r + s.index + g + a), f = b.slice(r, -r);
				return {
					type: "del",
					raw: b,
					text: f,
					tokens: this.lexer.inlineTokens(f)
				};
			}
		}
	}
	autolink(e) {
		let t = this.rules.inline.autolink.exec(e);
		if (t) {
			let n, s;
			return t[2] === "@" ? (n = t[1], s = "mailto:" + n) : (n = t[1], s = n), {
				type: "link",
				raw: t[0],
				text: n,
				href: s,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	url(e) {
		let t;
		if (t = this.rules.inline.url.exec(e)) {
			let n, s;
			if (t[2] === "@") n = t[0], s = "mailto:" + n;
			else {
				let i;
				do
					i = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
				while (i !== t[0]);
				n = t[0], t[1] === "www." ? s = "http://" + t[0] : s = t[0];
			}
			return {
				type: "link",
				raw: t[0],
				text: n,
				href: s,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	inlineText(e) {
		let t = this.rules.inline.text.exec(e);
		if (t) {
			let n = this.lexer.state.inRawBlock;
			return {
				type: "text",
				raw: t[0],
				text: n ? t[0] : Ee(t[0]),
				escaped: n
			};
		}
	}
};
var O = class l {
	tokens;
	options;
	state;
	inlineQueue;
	tokenizer;
	constructor(e) {
		this.tokens = [], this.tokens.links = Object.create(null), this.options = e || y, this.options.tokenizer = this.options.tokenizer || new _(), this.tokenizer = this.options.tokenizer, this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], this.state = {
			inLink: !1,
			inRawBlock: !1,
			linkEmitted: !1,
			linkParenPossible: !0,
			top: !0
		};
		let t = {
			other: T,
			block: V.normal,
			inline: N.normal
		};
		this.options.pedantic ? (t.block = V.pedantic, t.inline = N.pedantic) : this.options.gfm && (t.block = V.gfm, this.options.breaks ? t.inline = N.breaks : t.inline = N.gfm), this.tokenizer.rules = t;
	}
	static get rules() {
		return {
			block: V,
			inline: N
		};
	}
	static lex(e, t) {
		return new l(t).lex(e);
	}
	static lexInline(e, t) {
		return new l(t).inlineTokens(e);
	}
	lex(e) {
		e = e.replace(T.carriageReturn, `
`), this.blockTokens(e, this.tokens);
		for (let t = 0; t < this.inlineQueue.length; t++) {
			let n = this.inlineQueue[t];
			this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
		}
		return this.inlineQueue = [], this.tokens;
	}
	blockTokens(e, t = [], n = !1) {
		this.tokenizer.lexer = this;
		let s = this.state.lastToken;
		this.options.pedantic && (e = e.replace(T.tabCharGlobal, "    ").replace(T.spaceLine, ""));
		let i = 1 / 0;
		for (; e;) {
			if (e.length < i) i = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			this.state.lastToken = t.at(-1);
			let r;
			if (this.options.extensions?.block?.some((a) => (r = a.call({ lexer: this }, e, t)) ? (e = e.substring(r.raw.length), t.push(r), !0) : !1)) continue;
			if (r = this.tokenizer.space(e)) {
				e = e.substring(r.raw.length);
				let a = t.at(-1);
				r.raw.length === 1 && a !== void 0 ? a.raw += `
` : t.push(r);
				continue;
			}
			if (r = this.tokenizer.code(e)) {
				e = e.substring(r.raw.length);
				let a = t.at(-1);
				a?.type === "paragraph" || a?.type === "text" ? (a.raw += (a.raw.endsWith(`
`) ? "" : `
`) + r.raw, a.text += `
` + r.text, this.inlineQueue.at(-1).src = a.text) : t.push(r);
				continue;
			}
			if (r = this.tokenizer.fences(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.heading(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.hr(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.blockquote(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.list(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.html(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.def(e)) {
				e = e.substring(r.raw.length);
				let a = t.at(-1);
				a?.type === "paragraph" || a?.type === "text" ? (a.raw += (a.raw.endsWith(`
`) ? "" : `
`) + r.raw, a.text += `
` + r.raw, this.inlineQueue.at(-1).src = a.text) : (this.tokens.links[r.tag] || (this.tokens.links[r.tag] = {
					href: r.href,
					title: r.title
				}), t.push(r));
				continue;
			}
			if (r = this.tokenizer.table(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			if (r = this.tokenizer.lheading(e)) {
				e = e.substring(r.raw.length), t.push(r);
				continue;
			}
			let o = e;
			if (this.options.extensions?.startBlock) {
				let a = 1 / 0, p = e.slice(1), c;
				this.options.extensions.startBlock.forEach((u) => {
					c = u.call({ lexer: this }, p), typeof c == "number" && c >= 0 && (a = Math.min(a, c));
				}), a < 1 / 0 && a >= 0 && (o = e.substring(0, a + 1));
			}
			if (this.state.top && (r = this.tokenizer.paragraph(o))) {
				let a = t.at(-1);
				n && a?.type === "paragraph" ? (a.raw += (a.raw.endsWith(`
`) ? "" : `
`) + r.raw, a.text += `
` + r.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = a.text) : t.push(r), n = o.length !== e.length, e = e.substring(r.raw.length);
				continue;
			}
			if (r = this.tokenizer.text(e)) {
				e = e.substring(r.raw.length);
				let a = t.at(-1);
				a?.type === "text" ? (a.raw += (a.raw.endsWith(`
`) ? "" : `
`) + r.raw, a.text += `
` + r.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = a.text) : t.push(r);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return this.state.top = !0, this.state.lastToken = s, t;
	}
	inline(e, t = []) {
		return this.inlineQueue.push({
			src: e,
			tokens: t
		}), t;
	}
	linkInText(e) {
		if (!e.includes("[")) return !1;
		let t = this.tokenizer.rules.inline.link;
		for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
		for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
			let s = n[0], i = s.lastIndexOf("[");
			if (!(s.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, Q(s.slice(i + 1, -1)))) && !(i > 1 && this.linkInText(s.slice(1, i - 1)))) return !0;
		}
		return !1;
	}
	inlineTokens(e, t = []) {
		this.tokenizer.lexer = this;
		let n = this.state.linkParenPossible;
		this.state.linkParenPossible = n && e.includes(")");
		try {
			return this.#e(e, t);
		} finally {
			this.state.linkParenPossible = n;
		}
	}
	#e(e, t) {
		let n = e.includes("*") || e.includes("_") || e.includes("~") || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
		ze(this.tokenizer, n);
		try {
			return this.#t(e, n, t);
		} finally {
			Me(this.tokenizer);
		}
	}
	#t(e, t, n) {
		let s = !1, i = "", r = 1 / 0;
		for (; e;) {
			if (e.length < r) r = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			s || (i = ""), s = !1;
			let o;
			if (this.options.extensions?.inline?.some((p) => (o = p.call({ lexer: this }, e, n)) ? (e = e.substring(o.raw.length), n.push(o), !0) : !1)) continue;
			if (o = this.tokenizer.escape(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.tag(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.link(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.reflink(e, this.tokens.links)) {
				e = e.substring(o.raw.length);
				let p = n.at(-1);
				o.type === "text" && p?.type === "text" ? (p.raw += o.raw, p.text += o.text) : n.push(o);
				continue;
			}
			if (o = this.tokenizer.emStrong(e, t, i)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.codespan(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.br(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.del(e, t, i)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (o = this.tokenizer.autolink(e)) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			if (!this.state.inLink && (o = this.tokenizer.url(e))) {
				e = e.substring(o.raw.length), n.push(o);
				continue;
			}
			let a = e;
			if (this.options.extensions?.startInline) {
				let p = 1 / 0, c = e.slice(1), u;
				this.options.extensions.startInline.forEach((d) => {
					u = d.call({ lexer: this }, c), typeof u == "number" && u >= 0 && (p = Math.min(p, u));
				}), p < 1 / 0 && p >= 0 && (a = e.substring(0, p + 1));
			}
			if (o = this.tokenizer.inlineText(a)) {
				e = e.substring(o.raw.length), o.raw.slice(-1) !== "_" && (i = o.raw.slice(-1)), s = !0;
				let p = n.at(-1);
				p?.type === "text" ? (p.raw += o.raw, p.text += o.text) : n.push(o);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return n;
	}
	#n(e) {
		let { blockSkip: t, tag: n, autolink: s } = this.tokenizer.rules.inline, i = "", r = 0, o;
		for (t.lastIndex = 0; o = t.exec(e);) {
			let a = o.index + (o[2] ? o[2].length : 0), p = o.index + o[0].length;
			if (e.charAt(a) === "<") {
				let c = e.slice(a), u = n.exec(c) || s.exec(c);
				if (!u) {
					t.lastIndex = a + 1;
					continue;
				}
				p = a + u[0].length, t.lastIndex = p;
			}
			i += e.slice(r, a) + "[" + "a".repeat(p - a - 2) + "]", r = p;
		}
		return i + e.slice(r);
	}
	#r(e) {
		let t = e;
		if (this.tokens.links && e.includes("[")) {
			let n = this.tokenizer.rules.inline.reflinkSearch, s = (i) => {
				let r = i.lastIndexOf("[");
				if (!Object.hasOwn(this.tokens.links, Q(i.slice(r + 1, -1)))) return i;
				if (r > 1 && i.charAt(0) !== "!") {
					let o = i.slice(1, r - 1);
					if (this.linkInText(o)) return "[" + o.replace(n, s) + "][" + "a".repeat(i.length - r - 2) + "]";
				}
				return "[" + "a".repeat(i.length - 2) + "]";
			};
			t = t.replace(n, s);
		}
		return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, s, i) => i ? "+".repeat(n.length) : s ? s + n.slice(s.length, -s.length).replace(/`/g, "+") + s : n), t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({ lexer: this }, t) ?? t, t;
	}
	infiniteLoopError(e) {
		let t = "Infinite loop on byte: " + e;
		if (this.options.silent) console.error(t);
		else throw new Error(t);
	}
};
var C = class {
	options;
	parser;
	constructor(e) {
		this.options = e || y;
	}
	space(e) {
		return "";
	}
	code({ text: e, lang: t, escaped: n }) {
		let s = (t || "").match(T.notSpaceStart)?.[0], i = e ? e.replace(T.endingNewline, "") + `
` : "";
		return s ? "<pre><code class=\"language-" + P(s) + "\">" + (n ? i : P(i, !0)) + `</code></pre>
` : "<pre><code>" + (n ? i : P(i, !0)) + `</code></pre>
`;
	}
	blockquote({ tokens: e }) {
		return `<blockquote>
${this.parser.parse(e)}</blockquote>
`;
	}
	html({ text: e }) {
		return e;
	}
	def(e) {
		return "";
	}
	heading({ tokens: e, depth: t }) {
		return `<h${t}>${this.parser.parseInline(e)}</h${t}>
`;
	}
	hr(e) {
		return `<hr>
`;
	}
	list(e) {
		let t = e.ordered, n = e.start, s = "";
		for (let o = 0; o < e.items.length; o++) {
			let a = e.items[o];
			s += this.listitem(a);
		}
		let i = t ? "ol" : "ul", r = t && n !== 1 ? " start=\"" + n + "\"" : "";
		return "<" + i + r + `>
` + s + "</" + i + `>
`;
	}
	listitem(e) {
		return `<li>${this.parser.parse(e.tokens)}</li>
`;
	}
	checkbox({ checked: e }) {
		return "<input " + (e ? "checked=\"\" " : "") + "disabled=\"\" type=\"checkbox\"> ";
	}
	paragraph({ tokens: e }) {
		return `<p>${this.parser.parseInline(e)}</p>
`;
	}
	table(e) {
		let t = "", n = "";
		for (let i = 0; i < e.header.length; i++) n += this.tablecell(e.header[i]);
		t += this.tablerow({ text: n });
		let s = "";
		for (let i = 0; i < e.rows.length; i++) {
			let r = e.rows[i];
			n = "";
			for (let o = 0; o < r.length; o++) n += this.tablecell(r[o]);
			s += this.tablerow({ text: n });
		}
		return s && (s = `<tbody>${s}</tbody>`), `<table>
<thead>
` + t + `</thead>
` + s + `</table>
`;
	}
	tablerow({ text: e }) {
		return `<tr>
${e}</tr>
`;
	}
	tablecell(e) {
		let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
		return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>
`;
	}
	strong({ tokens: e }) {
		return `<strong>${this.parser.parseInline(e)}</strong>`;
	}
	em({ tokens: e }) {
		return `<em>${this.parser.parseInline(e)}</em>`;
	}
	codespan({ text: e }) {
		return `<code>${P(e, !0)}</code>`;
	}
	br(e) {
		return "<br>";
	}
	del({ tokens: e }) {
		return `<del>${this.parser.parseInline(e)}</del>`;
	}
	link({ href: e, title: t, text: n, tokens: s, autolink: i }) {
		let r = i ? P(n, !0) : this.parser.parseInline(s), o = de(e);
		if (o === null) return r;
		e = P(o, i);
		let a = "<a href=\"" + e + "\"";
		return t && (a += " title=\"" + P(t) + "\""), a += ">" + r + "</a>", a;
	}
	image({ href: e, title: t, text: n, tokens: s }) {
		s && (n = this.parser.parseInline(s, this.parser.textRenderer));
		let i = de(e);
		if (i === null) return P(n);
		e = i;
		let r = `<img src="${P(e)}" alt="${P(n)}"`;
		return t && (r += ` title="${P(t)}"`), r += ">", r;
	}
	text(e) {
		return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : P(e.text);
	}
};
var E = class {
	parser;
	strong({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	em({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	codespan({ text: e }) {
		return e;
	}
	del({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	html({ text: e }) {
		return e;
	}
	text({ text: e }) {
		return e;
	}
	link({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	image({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	br() {
		return `
`;
	}
	checkbox({ raw: e }) {
		return e;
	}
};
var w = class l {
	options;
	renderer;
	textRenderer;
	constructor(e) {
		this.options = e || y, this.options.renderer = this.options.renderer || new C(), this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new E(), this.textRenderer.parser = this;
	}
	static parse(e, t) {
		return new l(t).parse(e);
	}
	static parseInline(e, t) {
		return new l(t).parseInline(e);
	}
	parse(e) {
		this.renderer.parser = this;
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let s = e[n];
			if (this.options.extensions?.renderers?.[s.type]) {
				let r = s, o = this.options.extensions.renderers[r.type].call({ parser: this }, r);
				if (o !== !1 || ![
					"space",
					"hr",
					"heading",
					"code",
					"table",
					"blockquote",
					"list",
					"checkbox",
					"html",
					"def",
					"paragraph",
					"text"
				].includes(r.type)) {
					t += o === !1 ? "" : o ?? "";
					continue;
				}
			}
			let i = s;
			switch (i.type) {
				case "space":
					t += this.renderer.space(i);
					break;
				case "hr":
					t += this.renderer.hr(i);
					break;
				case "heading":
					t += this.renderer.heading(i);
					break;
				case "code":
					t += this.renderer.code(i);
					break;
				case "table":
					t += this.renderer.table(i);
					break;
				case "blockquote":
					t += this.renderer.blockquote(i);
					break;
				case "list":
					t += this.renderer.list(i);
					break;
				case "checkbox":
					t += this.renderer.checkbox(i);
					break;
				case "html":
					t += this.renderer.html(i);
					break;
				case "def":
					t += this.renderer.def(i);
					break;
				case "paragraph":
					t += this.renderer.paragraph(i);
					break;
				case "text":
					t += this.renderer.text(i);
					break;
				default: {
					let r = "Token with \"" + i.type + "\" type was not found.";
					if (this.options.silent) return console.error(r), "";
					throw new Error(r);
				}
			}
		}
		return t;
	}
	parseInline(e, t = this.renderer) {
		this.renderer.parser = this;
		let n = "";
		for (let s = 0; s < e.length; s++) {
			let i = e[s];
			if (this.options.extensions?.renderers?.[i.type]) {
				let o = this.options.extensions.renderers[i.type].call({ parser: this }, i);
				if (o !== !1 || ![
					"escape",
					"html",
					"link",
					"image",
					"checkbox",
					"strong",
					"em",
					"codespan",
					"br",
					"del",
					"text"
				].includes(i.type)) {
					n += o === !1 ? "" : o ?? "";
					continue;
				}
			}
			let r = i;
			switch (r.type) {
				case "escape":
					n += t.text(r);
					break;
				case "html":
					n += t.html(r);
					break;
				case "link":
					n += t.link(r);
					break;
				case "image":
					n += t.image(r);
					break;
				case "checkbox":
					n += t.checkbox(r);
					break;
				case "strong":
					n += t.strong(r);
					break;
				case "em":
					n += t.em(r);
					break;
				case "codespan":
					n += t.codespan(r);
					break;
				case "br":
					n += t.br(r);
					break;
				case "del":
					n += t.del(r);
					break;
				case "text":
					n += t.text(r);
					break;
				default: {
					let o = "Token with \"" + r.type + "\" type was not found.";
					if (this.options.silent) return console.error(o), "";
					throw new Error(o);
				}
			}
		}
		return n;
	}
};
var I = class {
	options;
	block;
	constructor(e) {
		this.options = e || y;
	}
	static passThroughHooks = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens",
		"emStrongMask"
	]);
	static passThroughHooksRespectAsync = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens"
	]);
	preprocess(e) {
		return e;
	}
	postprocess(e) {
		return e;
	}
	processAllTokens(e) {
		return e;
	}
	emStrongMask(e) {
		return e;
	}
	provideLexer(e = this.block) {
		return e ? O.lex : O.lexInline;
	}
	provideParser(e = this.block) {
		return e ? w.parse : w.parseInline;
	}
};
function z(l, e) {
	if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]);
	else l.push(e);
}
var Y = class {
	defaults = j();
	options = this.setOptions;
	parse = this.parseMarkdown(!0);
	parseInline = this.parseMarkdown(!1);
	Parser = w;
	Renderer = C;
	TextRenderer = E;
	Lexer = O;
	Tokenizer = _;
	Hooks = I;
	constructor(...e) {
		this.use(...e);
	}
	walkTokens(e, t) {
		let n = [];
		for (let s of e) switch (z(n, t.call(this, s)), s.type) {
			case "table": {
				let i = s;
				for (let r of i.header) z(n, this.walkTokens(r.tokens, t));
				for (let r of i.rows) for (let o of r) z(n, this.walkTokens(o.tokens, t));
				break;
			}
			case "list": {
				let i = s;
				z(n, this.walkTokens(i.items, t));
				break;
			}
			default: {
				let i = s;
				this.defaults.extensions?.childTokens?.[i.type] ? this.defaults.extensions.childTokens[i.type].forEach((r) => {
					let o = i[r].flat(1 / 0);
					z(n, this.walkTokens(o, t));
				}) : i.tokens && z(n, this.walkTokens(i.tokens, t));
			}
		}
		return n;
	}
	use(...e) {
		let t = this.defaults.extensions || {
			renderers: Object.create(null),
			childTokens: Object.create(null)
		};
		return e.forEach((n) => {
			let s = { ...n };
			if (s.async = this.defaults.async || s.async || !1, n.extensions && (n.extensions.forEach((i) => {
				if (!i.name) throw new Error("extension name required");
				if ("renderer" in i) {
					let r = t.renderers[i.name];
					r ? t.renderers[i.name] = function(...o) {
						let a = i.renderer.apply(this, o);
						return a === !1 && (a = r.apply(this, o)), a;
					} : t.renderers[i.name] = i.renderer;
				}
				if ("tokenizer" in i) {
					if (!i.level || i.level !== "block" && i.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
					let r = t[i.level];
					r ? r.unshift(i.tokenizer) : t[i.level] = [i.tokenizer], i.start && (i.level === "block" ? t.startBlock ? t.startBlock.push(i.start) : t.startBlock = [i.start] : i.level === "inline" && (t.startInline ? t.startInline.push(i.start) : t.startInline = [i.start]));
				}
				"childTokens" in i && i.childTokens && (t.childTokens[i.name] = i.childTokens);
			}), s.extensions = t), n.renderer) {
				let i = this.defaults.renderer || new C(this.defaults);
				for (let r in n.renderer) {
					if (!(r in i)) throw new Error(`renderer '${r}' does not exist`);
					if (["options", "parser"].includes(r)) continue;
					let o = r, a = n.renderer[o], p = i[o];
					i[o] = (...c) => {
						let u = a.apply(i, c);
						return u === !1 && (u = p.apply(i, c)), u === !1 ? "" : u ?? "";
					};
				}
				s.renderer = i;
			}
			if (n.tokenizer) {
				let i = this.defaults.tokenizer || new _(this.defaults);
				for (let r in n.tokenizer) {
					if (!(r in i)) throw new Error(`tokenizer '${r}' does not exist`);
					if ([
						"options",
						"rules",
						"lexer"
					].includes(r)) continue;
					let o = r, a = n.tokenizer[o], p = i[o];
					i[o] = (...c) => {
						let u = a.apply(i, c);
						return u === !1 && (u = p.apply(i, c)), u;
					};
				}
				s.tokenizer = i;
			}
			if (n.hooks) {
				let i = this.defaults.hooks || new I();
				for (let r in n.hooks) {
					if (!(r in i)) throw new Error(`hook '${r}' does not exist`);
					if (["options", "block"].includes(r)) continue;
					let o = r, a = n.hooks[o], p = i[o];
					I.passThroughHooks.has(r) ? i[o] = (c) => {
						if (i.options.async && I.passThroughHooksRespectAsync.has(r)) return (async () => {
							let d = await a.call(i, c);
							return p.call(i, d);
						})();
						let u = a.call(i, c);
						return p.call(i, u);
					} : i[o] = (...c) => {
						if (i.options.async) return (async () => {
							let d = await a.apply(i, c);
							return d === !1 && (d = await p.apply(i, c)), d;
						})();
						let u = a.apply(i, c);
						return u === !1 && (u = p.apply(i, c)), u;
					};
				}
				s.hooks = i;
			}
			if (n.walkTokens) {
				let i = this.defaults.walkTokens, r = n.walkTokens;
				s.walkTokens = function(o) {
					let a = [];
					return z(a, r.call(this, o)), i && z(a, i.call(this, o)), a;
				};
			}
			this.defaults = {
				...this.defaults,
				...s
			};
		}), this;
	}
	setOptions(e) {
		return this.defaults = {
			...this.defaults,
			...e
		}, this;
	}
	lexer(e, t) {
		return O.lex(e, t ?? this.defaults);
	}
	parser(e, t) {
		return w.parse(e, t ?? this.defaults);
	}
	parseMarkdown(e) {
		return (n, s) => {
			let i = { ...s }, r = {
				...this.defaults,
				...i
			}, o = this.onError(!!r.silent, !!r.async);
			if (this.defaults.async === !0 && i.async === !1) return o(/* @__PURE__ */ new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
			if (typeof n > "u" || n === null) return o(/* @__PURE__ */ new Error("marked(): input parameter is undefined or null"));
			if (typeof n != "string") return o(/* @__PURE__ */ new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
			if (r.hooks && (r.hooks.options = r, r.hooks.block = e), r.async) return (async () => {
				let a = r.hooks ? await r.hooks.preprocess(n) : n, c = await (r.hooks ? await r.hooks.provideLexer(e) : e ? O.lex : O.lexInline)(a, r), u = r.hooks ? await r.hooks.processAllTokens(c) : c;
				r.walkTokens && await Promise.all(this.walkTokens(u, r.walkTokens));
				let k = await (r.hooks ? await r.hooks.provideParser(e) : e ? w.parse : w.parseInline)(u, r);
				return r.hooks ? await r.hooks.postprocess(k) : k;
			})().catch(o);
			try {
				r.hooks && (n = r.hooks.preprocess(n));
				let p = (r.hooks ? r.hooks.provideLexer(e) : e ? O.lex : O.lexInline)(n, r);
				r.hooks && (p = r.hooks.processAllTokens(p)), r.walkTokens && this.walkTokens(p, r.walkTokens);
				let u = (r.hooks ? r.hooks.provideParser(e) : e ? w.parse : w.parseInline)(p, r);
				return r.hooks && (u = r.hooks.postprocess(u)), u;
			} catch (a) {
				return o(a);
			}
		};
	}
	onError(e, t) {
		return (n) => {
			if (n.message += `
Please report this to https://github.com/markedjs/marked.`, e) {
				let s = "<p>An error occurred:</p><pre>" + P(n.message + "", !0) + "</pre>";
				return t ? Promise.resolve(s) : s;
			}
			if (t) return Promise.reject(n);
			throw n;
		};
	}
};
var q = new Y();
function x(l, e) {
	return q.parse(l, e);
}
x.options = x.setOptions = function(l) {
	return q.setOptions(l), x.defaults = q.defaults, ie(x.defaults), x;
};
x.getDefaults = j;
x.defaults = y;
function vt(...l) {
	return q.use(...l), x.defaults = q.defaults, ie(x.defaults), x;
}
x.use = vt;
x.walkTokens = function(l, e) {
	return q.walkTokens(l, e);
};
x.parseInline = q.parseInline;
x.Parser = w;
x.parser = w.parse;
x.Renderer = C;
x.TextRenderer = E;
x.Lexer = O;
x.lexer = O.lex;
x.Tokenizer = _;
x.Hooks = I;
x.parse = x;
var Ln = x.options;
var Cn = x.setOptions;
var In = x.walkTokens;
var An = x.parseInline;
var zn = w.parse;
var Mn = O.lex;

// src/embedded/forge/pages/mermaid.ts
const COLORS = [
	"#2f81f7",
	"#bf8700",
	"#2da44e",
	"#a475f9",
	"#e5534b",
	"#2e9aa3",
	"#db6d28",
	"#768390"
];
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [
	640,
	280,
	56,
	36,
	40
];
function unquote(text) {
	return text.trim().replace(/^"(.*)"$/s, "$1");
}
function listIn(text) {
	const inner = /\[(.*)\]/.exec(text)?.[1];
	return inner === void 0 ? [] : [...inner.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => (match[1] ?? match[2] ?? "").trim());
}
function parseXy(lines) {
	const rest = (key) => lines.find((line) => line.startsWith(`${key} `))?.slice(key.length) ?? "";
	const y = rest("y-axis");
	const title = unquote(rest("title"));
	const yLabel = /"([^"]*)"/.exec(y)?.[1] ?? "";
	const range = /(-?[\d.]+)\s*-->\s*(-?[\d.]+)/.exec(y);
	const series = lines.flatMap((line) => {
		const kind = /^(bar|line)\b/.exec(line)?.[1];
		return kind === "bar" || kind === "line" ? [{
			kind,
			values: listIn(line).map(Number)
		}] : [];
	});
	return {
		title,
		labels: listIn(rest("x-axis")),
		xLabel: /^\s*"([^"]*)"/.exec(rest("x-axis"))?.[1] ?? "",
		yLabel: yLabel === title ? "" : yLabel,
		range: range === null ? void 0 : [Number(range[1]), Number(range[2])],
		series
	};
}
function text(x, y, words, anchor = "middle") {
	return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="currentColor" font-size="12">${escapeHtml(words)}</text>`;
}
function svg(title, parts) {
	return `<svg class="chart" role="img" aria-label="${escapeHtml(title || "chart")}" viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${text(WIDTH / 2, 20, title)}${parts.join("")}</svg>`;
}
function drawXy(chart) {
	const all = chart.series.flatMap((each) => each.values).filter(Number.isFinite);
	const [low, high] = chart.range ?? [Math.min(0, ...all), Math.max(1, ...all)];
	const count = Math.max(chart.labels.length, ...chart.series.map((each) => each.values.length), 1);
	const step = (WIDTH - LEFT - 16) / count;
	const floor = HEIGHT - BOTTOM;
	const x = (index) => LEFT + step * (index + .5);
	const y = (value) => floor - (value - low) / (high - low || 1) * (floor - TOP);
	const shapes = chart.series.map(({ kind, values }, index) => {
		const color = COLORS[index % COLORS.length];
		if (kind === "line") return `<polyline points="${values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}" fill="none" stroke="${color}" stroke-width="2"/><g fill="${color}">${values.map((value, at) => `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="4"/>`).join("")}</g>`;
		return values.map((value, at) => `<rect x="${(x(at) - step * .3).toFixed(1)}" y="${y(value).toFixed(1)}" width="${(step * .6).toFixed(1)}" height="${Math.max(0, floor - y(value)).toFixed(1)}" fill="${color}"/>`).join("");
	});
	const axes = [
		`<path d="M${LEFT} ${TOP}V${floor}H${WIDTH - 16}" fill="none" stroke="currentColor" opacity="0.5"/>`,
		text(LEFT - 6, floor, String(low), "end"),
		text(LEFT - 6, TOP + 10, String(high), "end"),
		text(LEFT, TOP - 4, chart.yLabel, "start"),
		text((LEFT + WIDTH - 16) / 2, floor + 34, chart.xLabel),
		...chart.labels.map((label, index) => text(x(index), floor + 16, label))
	];
	return svg(chart.title, [...axes, ...shapes]);
}
function drawPie(title, lines) {
	const slices = lines.flatMap((line) => {
		const match = /^"([^"]*)"\s*:\s*([\d.]+)/.exec(line);
		return match === null ? [] : [{
			label: match[1] ?? "",
			value: Number(match[2])
		}];
	});
	const total = slices.reduce((sum, slice) => sum + slice.value, 0) || 1;
	const [cx, cy, r] = [
		160,
		155,
		105
	];
	let turn = 0;
	return svg(title, slices.map(({ label, value }, index) => {
		const color = COLORS[index % COLORS.length];
		const point = (at) => `${(cx + r * Math.sin(at * 2 * Math.PI)).toFixed(2)} ${(cy - r * Math.cos(at * 2 * Math.PI)).toFixed(2)}`;
		const [from, to] = [turn, turn + value / total];
		turn = to;
		const wedge = to - from >= .9999 ? `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>` : `<path d="M${cx} ${cy}L${point(from)}A${r} ${r} 0 ${to - from > .5 ? 1 : 0} 1 ${point(to)}Z" fill="${color}"/>`;
		const top = 60 + index * 22;
		return wedge + `<rect x="310" y="${top - 10}" width="12" height="12" fill="${color}"/>${text(330, top, `${label}: ${value}`, "start")}`;
	}));
}
function drawMermaid(source) {
	const lines = source.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("%%"));
	const first = lines[0] ?? "";
	if (/^xychart(-beta)?$/.test(first)) return drawXy(parseXy(lines.slice(1)));
	const pie = /^pie(?:\s+showData)?(?:\s+title\s+(.*))?$/.exec(first);
	if (pie === null) return void 0;
	const own = lines.find((line) => line.startsWith("title "))?.slice(6);
	return drawPie(pie[1] ?? own ?? "", lines.slice(1));
}

// src/embedded/forge/pages/sanitize.ts
const TAGS = new Set(`a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q
   rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var`.split(/\s+/));
const VOID = /* @__PURE__ */ new Set([
	"br",
	"hr",
	"img",
	"input"
]);
const ATTRIBUTES = new Set("href src alt title align width height open colspan rowspan start type checked disabled class".split(" "));
const SWALLOWED = /<(script|style|iframe|object|embed|svg|math|template|noscript|title|textarea|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<|>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
function plain$1(value) {
	return value.replace(/[\s\x00-\x1f]/g, "").toLowerCase();
}
function hidesCharacters(value) {
	return /&#|&\w+;/.test(value.replace(/&amp;|&quot;|&#39;/g, ""));
}
function isAllowed(tag, name, value) {
	if (!ATTRIBUTES.has(name)) return false;
	if (name === "href") return tag === "a" && /^(https?:|mailto:|#|\/|[^:]*$)/.test(plain$1(value)) && !hidesCharacters(value);
	if (name === "src") return tag === "img" && /^\/(?!\/)|^data:image\/(png|gif|jpeg|webp);/.test(plain$1(value));
	if (name === "class") return /^language-[\w-]+$/.test(value);
	if (name === "type") return value === "checkbox";
	return true;
}
function attributes(tag, text) {
	return [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => ({
		name: name.toLowerCase(),
		value: double ?? single ?? bare ?? ""
	})).filter(({ name, value }) => isAllowed(tag, name, value)).map(({ name, value }) => ` ${name}="${value.replaceAll("\"", "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`).join("");
}
function openTag(tag, text) {
	const kept = attributes(tag, text);
	if (tag === "input") return kept.includes("type=\"checkbox\"") ? `<input${kept} disabled>` : "";
	if (tag === "a") return `<a${kept} rel="nofollow noopener">`;
	return `<${tag}${kept}>`;
}
function sanitize(source) {
	const open = [];
	return source.replace(SWALLOWED, "").replace(TOKEN, (whole, slash, name, rest = "") => {
		if (whole.startsWith("<!--")) return "";
		const tag = name?.toLowerCase();
		if (tag === void 0 || !TAGS.has(tag)) return escapeHtml(whole);
		if (VOID.has(tag)) return slash ? "" : openTag(tag, rest);
		if (!slash) {
			open.push(tag);
			return openTag(tag, rest);
		}
		const at = open.lastIndexOf(tag);
		if (at < 0) return "";
		return open.splice(at).reverse().map((each) => `</${each}>`).join("");
	}) + open.reverse().map((tag) => `</${tag}>`).join("");
}

// src/embedded/forge/pages/markdown.ts
const REFERENCE = /(?<![\w/&#])#(\d+)\b/;
function references(repository) {
	return {
		name: "reference",
		level: "inline",
		start: (text) => REFERENCE.exec(text)?.index,
		tokenizer(text) {
			const [raw, number] = /^#(\d+)\b/.exec(text) ?? [];
			return raw === void 0 || this.lexer.state.inLink ? void 0 : {
				type: "reference",
				raw,
				number
			};
		},
		renderer: ({ raw, number }) => `<a href="/${repository}/issues/${number}">${raw}</a>`
	};
}
function markdown(source, repository) {
	const charts = [];
	const mark = `chart-${randomUUID()}`;
	const marked = new Y({
		gfm: true,
		extensions: repository === void 0 ? [] : [references(repository)],
		renderer: { code({ text, lang }) {
			const chart = lang === "mermaid" ? drawMermaid(text) : void 0;
			if (chart !== void 0) return `<p>${mark}-${charts.push(chart) - 1}.</p>`;
			const language = (lang ?? "").replace(/[^\w-]/g, "");
			return `<pre><code${language === "" ? "" : ` class="language-${language}"`}>${escapeHtml(text)}\n</code></pre>`;
		} }
	});
	const clean = withAlerts(sanitize(marked.parse(source, { async: false })));
	return new Html(clean.replace(new RegExp(`${mark}-(\\d+)\\.`, "g"), (_, index) => charts[Number(index)] ?? ""));
}
function withAlerts(clean) {
	return clean.replace(/<blockquote>\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g, (_, kind) => `<blockquote class="alert ${kind.toLowerCase()}"><p class="title">${kind.charAt(0)}${kind.slice(1).toLowerCase()}</p><p>`);
}

// src/embedded/forge/pages/issue.ts
function textBox(repo, { author, createdAt: at, body }, id) {
	const shown = body.trim() === "" ? html`<p class="dim">No description provided.</p>` : markdown(body, repo.fullName);
	return html`<section class="box" id="${id}"><header><b>${author.login}</b> ${time(at)}</header><div>${shown}</div></section>`;
}
function commentBox(repo, comment) {
	return textBox(repo, comment, `issuecomment-${comment.id}`);
}
function closingPulls(repo, issue) {
	const mention = new RegExp(`\\b(?:close|fix|resolve)[sd]?:? #${issue.number}\\b`, "i");
	const pulls = [...repo.issues.values()].filter((other) => isPull(other) && mention.test(other.body ?? ""));
	return pulls.length === 0 ? html`` : section$1("Pull requests", pulls.map((pull) => issueLine(repo, pull)));
}
function checksOn(repo, sha) {
	const statuses = latestStatuses(repo, sha).map((status) => html`<li>${tone(status.state)} <b>${status.context}</b> ${status.description ?? ""}</li>`);
	const runs = latestCheckRuns(repo, sha).map((run) => html`<li>${tone(run.conclusion ?? run.status)} <a href="${run.detailsUrl}">${run.name}</a></li>`);
	const all = [...statuses, ...runs];
	return all.length === 0 ? html`<p class="dim">No statuses.</p>` : html`<ul class="plain">${all}</ul>`;
}
function showFiles(files) {
	return files.map((file) => html`<details${file.changes > FOLDED_ABOVE ? "" : html` open`}><summary>${file.filename}
<span class="good">+${file.additions}</span> <span class="bad">−${file.deletions}</span></summary>
<pre class="diff"><code>${(file.patch ?? "(binary)").split("\n").map(diffLine)}</code></pre></details>`);
}
const FOLDED_ABOVE = 200;
const DIFF_KINDS = {
	"+": "added",
	"-": "removed",
	"@": "dim"
};
function diffLine(line) {
	return html`<span class="${DIFF_KINDS[line.charAt(0)] ?? ""}">${line}</span>`;
}
function gates(repo, sha) {
	return latestStatuses(repo, sha).map(({ state, context, description }) => html`<br>${tone(state)} <span class="dim">${context}: ${description ?? ""}</span>`);
}
async function pullParts(world, repo, issue) {
	const { pull } = issue;
	const commits = await Promise.all((await pullCommits(repo, issue)).map((sha) => repo.store.readCommit(sha)));
	const base = await repo.store.mergeBase(pull.baseSha, pull.headSha);
	const files = await fileChanges(world, repo, base, pull.headSha);
	const lines = commits.flatMap((commit) => commit === void 0 ? [] : [html`<li><a href="/${repo.fullName}/commit/${commit.sha}"><code>${commit.sha.slice(0, 7)}</code></a>
${commit.message.split("\n")[0]} <span class="dim">${commit.author.name}</span>${gates(repo, commit.sha)}</li>`]);
	return html`<h2>Checks on ${pull.headSha.slice(0, 7)}</h2>${checksOn(repo, pull.headSha)}
<h2>Commits</h2><ul class="plain">${lines}</ul><h2>Files</h2>${showFiles(files)}`;
}
async function issuePage(world, repo, issue) {
	const comments = [...repo.comments.values()].filter((comment) => comment.issue === issue.number);
	const sides = isPull(issue) ? html` <span class="dim"><code>${issue.pull.headRef}</code> → <code>${issue.pull.baseRef}</code></span>` : "";
	const body = html`<h1>${issue.title} <span class="dim">#${issue.number}</span></h1>
<p>${pill(stateOf(issue))}${sides}${showLabels(issue.labels)}</p>
${textBox(repo, {
		...issue,
		body: issue.body ?? ""
	}, "description")}
${comments.map((comment) => commentBox(repo, comment))}
${isPull(issue) ? await pullParts(world, repo, issue) : closingPulls(repo, issue)}`;
	return {
		title: `${issue.title} #${issue.number}`,
		body,
		repository: repo.fullName,
		live: anythingRuns(world, repo)
	};
}

// src/embedded/forge/pages/commit.ts
async function commitPage(world, repo, commit) {
	const files = await fileChanges(world, repo, commit.parents[0], commit.sha);
	const body = html`<h1><code>${commit.sha.slice(0, 10)}</code></h1><pre>${commit.message}</pre>
<p class="dim">${commit.author.name} ${time(commit.author.date)}</p>
<h2>Checks</h2>${checksOn(repo, commit.sha)}<h2>Files</h2>${showFiles(files)}`;
	return {
		title: commit.message.split("\n")[0] ?? commit.sha,
		body,
		repository: repo.fullName,
		live: anythingRuns(world, repo)
	};
}

// src/embedded/forge/pages/run.ts
function said$1(world, repo, job) {
	const notes = (world.workflows?.annotations(repo.fullName, job.id) ?? []).map(({ level, message, file }) => html`<li>${tone(level)} ${file === void 0 ? "" : `${file}: `}${message}</li>`);
	const summary = world.workflows?.summary(repo.fullName, job.id) ?? "";
	return html`${notes.length === 0 ? "" : html`<ul class="plain">${notes}</ul>`}${summary === "" ? "" : markdown(summary)}`;
}
function shortName(step) {
	return step.replace(/@([0-9a-f]{7})[0-9a-f]{33}$/, "@$1");
}
function jobBox(world, repo, job) {
	const steps = job.steps.map((step) => html`<li>${tone(step.conclusion ?? step.status)} ${shortName(step.name)}</li>`);
	const log = world.workflows?.log(repo.fullName, job.id);
	const shown = log ? html`<details${job.status === "completed" ? "" : html` open`}><summary>Log</summary><pre>${log}</pre></details>` : "";
	return html`<section class="box" id="job-${job.id}"><header>${tone(job.conclusion ?? job.status)} <b>${job.name}</b></header>
<div><ul class="plain">${steps}</ul>${said$1(world, repo, job)}${shown}</div></section>`;
}
function runPage$1(world, repo, run) {
	const body = html`<h1>${run.title} <span class="dim">#${run.number}, attempt ${run.attempt}</span></h1>
<p>${pill(run.conclusion ?? run.status)} <span class="dim">${run.workflow.path} · ${run.event} · ${run.headBranch} · ${run.headSha.slice(0, 7)} · ${run.triggeringActor}</span> ${time(run.createdAt)}</p>
${run.jobs.map((job) => jobBox(world, repo, job))}`;
	return {
		title: run.title,
		body,
		repository: repo.fullName,
		live: run.status !== "completed"
	};
}

// src/embedded/forge/pages/answer.ts
const PLACE = /^\/(?<owner>[^/]+)\/(?<name>[^/]+)(?:\/(?<kind>issues|pull|commit|actions\/runs|raw)\/(?<id>[^/]+)(?<rest>\/.*)?)?\/?$/;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";
function elsewhere(repo, kind, id) {
	if (kind !== "issues" && kind !== "pull") return void 0;
	const right = isPull(issueOf(repo, id)) ? "pull" : "issues";
	if (right === kind) return void 0;
	return new Response(null, {
		status: 302,
		headers: { location: `/${repo.fullName}/${right}/${id}` }
	});
}
async function pageOf(world, repo, kind, id) {
	switch (kind) {
		case void 0: return repositoryOverview(world, repo);
		case "issues":
		case "pull": return issuePage(world, repo, issueOf(repo, id));
		case "commit": {
			const commit = await repo.store.readCommit(id);
			return commit && commitPage(world, repo, commit);
		}
		case "actions/runs": {
			const run = world.workflows?.run(repo.fullName, Number(id));
			return run && runPage$1(world, repo, run);
		}
		default: return;
	}
}
async function rawFile(repo, ref, path) {
	const revision = await resolveRevision(repo, ref);
	const commit = revision && await repo.store.readCommit(revision.sha);
	const entry = commit && await entryAt(repo.store, commit.tree, path);
	const bytes = entry && await repo.store.readBlob(entry.sha);
	return bytes && new Response(new Uint8Array(bytes), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
function sent(page) {
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": POLICY
	};
	return new Response(layout(page), { headers });
}
async function answerPage(world, { url, method }) {
	if (method === "GET" && url.pathname === "/") return sent(repositoryList(world));
	const { owner, name, kind, id = "", rest = "" } = PLACE.exec(decodeURI(url.pathname))?.groups ?? {};
	const repo = method === "GET" ? world.repositories.get(`${owner}/${name}`.toLowerCase()) : void 0;
	const raw = repo !== void 0 && kind === "raw" && !repo.private ? await rawFile(repo, id, rest) : void 0;
	if (raw !== void 0) return raw;
	const moved = repo && elsewhere(repo, kind, id);
	if (moved !== void 0) return moved;
	const page = repo && await pageOf(world, repo, kind, id);
	if (page !== void 0) return sent(page);
	throw new Refusal(404, `Not Found: the embedded GitHub has no page or route for ${method} ${url.pathname}`);
}

// src/embedded/forge/shapes/run.ts
const NINETY_DAYS = 7776e6;
function showWorkflow(world, repo, workflow) {
	const file = workflow.path.split("/").at(-1) ?? "";
	return {
		id: workflow.id,
		node_id: nodeId("workflow", workflow.id),
		name: workflow.name,
		path: workflow.path,
		state: workflow.state,
		created_at: stamp(workflow.createdAt),
		updated_at: stamp(workflow.createdAt),
		url: `${repositoryApi(world, repo)}/actions/workflows/${workflow.id}`,
		html_url: `${repositoryPage(world, repo)}/blob/${repo.defaultBranch}/${workflow.path}`,
		badge_url: `${repositoryPage(world, repo)}/workflows/${file}/badge.svg`
	};
}
function runApi(world, repo, id) {
	return `${repositoryApi(world, repo)}/actions/runs/${id}`;
}
function runPage(world, repo, id) {
	return `${repositoryPage(world, repo)}/actions/runs/${id}`;
}
function actor(world, login) {
	return [...world.apps.values()].find((app) => app.bot.login === login)?.bot ?? world.user(login);
}
function showPulls(world, repo, numbers) {
	const side = {
		id: repo.id,
		url: repositoryApi(world, repo),
		name: repo.name
	};
	return numbers.flatMap((number) => {
		const issue = repo.issues.get(number);
		if (issue === void 0 || !isPull(issue)) return [];
		const { pull } = issue;
		return {
			id: pull.id,
			number,
			url: `${repositoryApi(world, repo)}/pulls/${number}`,
			head: {
				ref: pull.headRef,
				sha: pull.headSha,
				repo: side
			},
			base: {
				ref: pull.baseRef,
				sha: pull.baseSha,
				repo: side
			}
		};
	});
}
function showRun(world, repo, run, head) {
	const url = runApi(world, repo, run.id);
	return {
		id: run.id,
		node_id: nodeId("run", run.id),
		name: run.workflow.name,
		display_title: run.title,
		head_branch: run.headBranch,
		head_sha: run.headSha,
		path: run.workflow.path,
		run_number: run.number,
		run_attempt: run.attempt,
		event: run.event,
		status: run.status,
		conclusion: run.conclusion,
		workflow_id: run.workflow.id,
		check_suite_id: run.id,
		check_suite_url: `${repositoryApi(world, repo)}/check-suites/${run.id}`,
		url,
		html_url: runPage(world, repo, run.id),
		pull_requests: showPulls(world, repo, run.pullRequests),
		created_at: stamp(run.createdAt),
		updated_at: stamp(run.updatedAt),
		run_started_at: stamp(run.startedAt ?? run.createdAt),
		actor: showUser(world, actor(world, run.actor)),
		triggering_actor: showUser(world, actor(world, run.triggeringActor)),
		jobs_url: `${url}/jobs`,
		logs_url: `${url}/logs`,
		artifacts_url: `${url}/artifacts`,
		cancel_url: `${url}/cancel`,
		rerun_url: `${url}/rerun`,
		previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
		workflow_url: `${repositoryApi(world, repo)}/actions/workflows/${run.workflow.id}`,
		head_commit: head === void 0 ? null : showSimpleCommit(head),
		repository: showMinimalRepository(world, repo),
		head_repository: showMinimalRepository(world, repo)
	};
}
function stepStatus(status) {
	return status === "in_progress" || status === "completed" ? status : "queued";
}
function showJob(world, repo, run, job) {
	return {
		id: job.id,
		node_id: nodeId("job", job.id),
		run_id: run.id,
		run_url: runApi(world, repo, run.id),
		run_attempt: run.attempt,
		head_sha: run.headSha,
		head_branch: run.headBranch,
		url: `${repositoryApi(world, repo)}/actions/jobs/${job.id}`,
		html_url: `${runPage(world, repo, run.id)}/job/${job.id}`,
		check_run_url: `${repositoryApi(world, repo)}/check-runs/${job.id}`,
		status: job.status,
		conclusion: job.conclusion,
		created_at: stamp(run.createdAt),
		started_at: stamp(job.startedAt ?? run.createdAt),
		completed_at: stampOrNull(job.completedAt),
		name: job.name,
		workflow_name: run.workflow.name,
		steps: job.steps.map(({ name, number, status, conclusion }) => ({
			name,
			number,
			status: stepStatus(status),
			conclusion
		})),
		labels: ["ubuntu-latest"],
		runner_id: null,
		runner_name: null,
		runner_group_id: null,
		runner_group_name: null
	};
}
function showArtifact(world, repo, artifact) {
	const url = `${repositoryApi(world, repo)}/actions/artifacts/${artifact.id}`;
	return {
		id: artifact.id,
		node_id: nodeId("artifact", artifact.id),
		name: artifact.name,
		size_in_bytes: artifact.bytes,
		url,
		archive_download_url: `${url}/zip`,
		expired: false,
		created_at: stamp(artifact.createdAt),
		updated_at: stamp(artifact.createdAt),
		expires_at: stamp(new Date(artifact.createdAt.getTime() + NINETY_DAYS)),
		workflow_run: {
			id: artifact.runId,
			repository_id: repo.id,
			head_repository_id: repo.id
		}
	};
}

// src/embedded/forge/routes/artifacts.ts
const READ$12 = reading("actions");
function show$2(call, artifact) {
	const shown = showArtifact(call.world, call.repo, artifact);
	const base = call.url.href.slice(0, call.url.href.indexOf("/repos/"));
	return {
		...shown,
		archive_download_url: `${base}/repos/${call.repo.fullName}/actions/artifacts/${artifact.id}/zip`
	};
}
function list$4(call, runId) {
	const name = call.query.get("name");
	const all = call.world.service().artifacts(call.repo.fullName, runId).filter((artifact) => name === null || artifact.name === name).toSorted((a, b) => b.id - a.id);
	const { items, headers } = page(call, all);
	const artifacts = items.map((each) => show$2(call, each));
	return {
		status: 200,
		body: {
			total_count: all.length,
			artifacts
		},
		headers
	};
}
function artifactOf(call) {
	const id = Number(param(call, "artifact"));
	const found = call.world.service().artifacts(call.repo.fullName).find((each) => each.id === id);
	if (found === void 0) throw new Refusal(404, "Not Found");
	return found;
}
const artifactRoutes = [
	repoRoute("actions/list-artifacts-for-repo", "GET /actions/artifacts", READ$12, (call) => list$4(call, void 0)),
	repoRoute("actions/list-workflow-run-artifacts", "GET /actions/runs/{run}/artifacts", READ$12, (call) => list$4(call, Number(param(call, "run")))),
	repoRoute("actions/get-artifact", "GET /actions/artifacts/{artifact}", READ$12, (call) => ({
		status: 200,
		body: show$2(call, artifactOf(call))
	})),
	repoRoute("actions/download-artifact", "GET /actions/artifacts/{artifact}/zip", needs("read", "actions=read"), async (call) => {
		const zip = await call.world.service().artifactZip(call.repo.fullName, artifactOf(call).id);
		if (zip === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			raw: zip,
			headers: { "content-type": "application/zip" }
		};
	}),
	repoRoute("actions/delete-artifact", "DELETE /actions/artifacts/{artifact}", needs("write", "actions=write"), (call) => {
		call.world.service().deleteArtifact(call.repo.fullName, artifactOf(call).id);
		return {
			status: 204,
			body: null
		};
	})
];

// src/embedded/forge/shapes/status.ts
function showSimpleStatus(world, repo, status) {
	return {
		url: `${repositoryApi(world, repo)}/statuses/${status.sha}`,
		avatar_url: showUser(world, status.creator).avatar_url,
		id: status.id,
		node_id: nodeId("status", status.id),
		state: status.state,
		description: status.description,
		target_url: status.targetUrl,
		context: status.context,
		created_at: stamp(status.createdAt),
		updated_at: stamp(status.createdAt)
	};
}
function showStatus(world, repo, status) {
	return {
		...showSimpleStatus(world, repo, status),
		creator: showUser(world, status.creator)
	};
}
function showCheckRun(world, repo, run) {
	const url = `${repositoryApi(world, repo)}/check-runs/${run.id}`;
	return {
		id: run.id,
		node_id: nodeId("check", run.id),
		head_sha: run.headSha,
		external_id: run.key,
		url,
		html_url: `${repositoryPage(world, repo)}/runs/${run.id}`,
		details_url: run.detailsUrl,
		status: run.status,
		conclusion: run.conclusion,
		started_at: stampOrNull(run.startedAt),
		completed_at: stampOrNull(run.completedAt),
		output: {
			...run.output,
			annotations_count: 0,
			annotations_url: `${url}/annotations`
		},
		name: run.name,
		check_suite: { id: run.app.id },
		app: showApp(world, run.app),
		pull_requests: []
	};
}

// src/embedded/forge/routes/check-runs.ts
const READ$11 = reading("checks");
async function list$3(call) {
	const { world, repo, query } = call;
	const { sha } = await commitAt(repo, param(call, "ref"));
	const [name, status] = [query.get("check_name"), query.get("status")];
	const wanted = (run) => (!name || run.name === name) && (!status || run.status === status);
	const all = (query.get("filter") === "all" ? checkRunsOn(repo, sha) : latestCheckRuns(repo, sha)).filter(wanted);
	const { items, headers } = page(call, all);
	return {
		status: 200,
		body: {
			total_count: all.length,
			check_runs: items.map((run) => showCheckRun(world, repo, run))
		},
		headers
	};
}
function checkRunOf(call) {
	const run = call.repo.checkRuns.get(Number(param(call, "check")));
	if (run === void 0) throw new Refusal(404, "Not Found");
	return run;
}
const LEVELS = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
function showAnnotation(call, run, annotation) {
	const { level, message, title, file = ".github", line = 1 } = annotation;
	return {
		path: file,
		start_line: line,
		end_line: line,
		start_column: null,
		end_column: null,
		annotation_level: LEVELS[level],
		title: title ?? "",
		message,
		raw_details: "",
		blob_href: `${repositoryPage(call.world, call.repo)}/blob/${run.headSha}/${file}`
	};
}
const checkRunRoutes = [
	repoRoute("checks/list-for-ref", "GET /commits/{+ref}/check-runs", READ$11, list$3),
	repoRoute("checks/get", "GET /check-runs/{check}", READ$11, (call) => ({
		status: 200,
		body: showCheckRun(call.world, call.repo, checkRunOf(call))
	})),
	repoRoute("checks/list-annotations", "GET /check-runs/{check}/annotations", READ$11, (call) => {
		const run = checkRunOf(call);
		const { items, headers } = page(call, call.world.workflows?.annotations(call.repo.fullName, run.id) ?? []);
		return {
			status: 200,
			body: items.map((each) => showAnnotation(call, run, each)),
			headers
		};
	})
];

// src/embedded/forge/routes/commits.ts
const READ$10 = reading("contents");
async function touches(repo, commit, path) {
	const shaIn = async (of) => of && (await entryAt(repo.store, of.tree, path))?.sha;
	const now = await shaIn(commit);
	const before = await Promise.all(commit.parents.map(async (parent) => shaIn(await repo.store.readCommit(parent))));
	return before.length === 0 ? now !== void 0 : before.every((sha) => sha !== now);
}
async function listed$1(call) {
	const { repo, query } = call;
	const start = await resolveRevision(repo, query.get("sha") ?? repo.defaultBranch);
	if (start === void 0) throw new Refusal(404, "Not Found");
	const shas = await repo.store.commits(start.sha, []);
	const commits = (await Promise.all(shas.map((sha) => repo.store.readCommit(sha)))).flatMap((each) => each ?? []);
	const [path, since, until, author] = [
		"path",
		"since",
		"until",
		"author"
	].map((name) => query.get(name));
	const within = commits.filter((commit) => !since || commit.committer.date >= new Date(since)).filter((commit) => !until || commit.committer.date <= new Date(until)).filter((commit) => !author || commit.author.email === author || commit.author.name === author);
	if (!path) return within;
	const marks = await Promise.all(within.map((commit) => touches(repo, commit, path)));
	return within.filter((_, index) => marks[index]);
}
async function getCommit(call) {
	const { world, repo } = call;
	const commit = await commitAt(repo, param(call, "ref"));
	const files = [...await fileChanges(world, repo, commit.parents[0], commit.sha)];
	const sum = (key) => files.reduce((total, file) => total + file[key], 0);
	const [additions, deletions] = [sum("additions"), sum("deletions")];
	return {
		...showCommit(world, repo, commit),
		stats: {
			additions,
			deletions,
			total: additions + deletions
		},
		files
	};
}
function direction(ahead, behind) {
	if (ahead > 0 && behind > 0) return "diverged";
	if (ahead > 0) return "ahead";
	return behind > 0 ? "behind" : "identical";
}
async function side(call, name) {
	const revision = await resolveRevision(call.repo, name.replace(/^[^:]+:/, ""));
	const commit = revision && await call.repo.store.readCommit(revision.sha);
	if (commit === void 0) throw new Refusal(404, "Not Found");
	return commit;
}
async function compare(call) {
	const { world, repo } = call;
	const [left = "", right = ""] = param(call, "basehead").split("...");
	const [base, head] = [await side(call, left), await side(call, right)];
	const mergeBase = await repo.store.mergeBase(base.sha, head.sha);
	const shared = mergeBase && await repo.store.readCommit(mergeBase);
	if (!shared) throw new Refusal(404, `No common ancestor between ${left} and ${right}.`);
	const ahead = (await repo.store.commits(head.sha, [base.sha])).toReversed();
	const behind = await repo.store.commits(base.sha, [head.sha]);
	const commits = await Promise.all(ahead.map((sha) => commitAt(repo, sha)));
	const html = `${repositoryPage(world, repo)}/compare/${left}...${right}`;
	return {
		url: `${repositoryApi(world, repo)}/compare/${left}...${right}`,
		html_url: html,
		permalink_url: html,
		diff_url: `${html}.diff`,
		patch_url: `${html}.patch`,
		base_commit: showCommit(world, repo, base),
		merge_base_commit: showCommit(world, repo, shared),
		status: direction(ahead.length, behind.length),
		ahead_by: ahead.length,
		behind_by: behind.length,
		total_commits: ahead.length,
		commits: commits.map((commit) => showCommit(world, repo, commit)),
		files: [...await fileChanges(world, repo, shared.sha, head.sha)]
	};
}
const commitRoutes = [
	repoRoute("repos/list-commits", "GET /commits", READ$10, async (call) => {
		const { items, headers } = page(call, await listed$1(call));
		return {
			status: 200,
			body: items.map((commit) => showCommit(call.world, call.repo, commit)),
			headers
		};
	}),
	repoRoute("repos/compare-commits-with-basehead", "GET /compare/{+basehead}", READ$10, async (call) => ({
		status: 200,
		body: await compare(call)
	})),
	repoRoute("repos/get-commit", "GET /commits/{+ref}", READ$10, async (call) => {
		if (/application\/vnd\.github(\.[\w-]+)*\.sha/.test(call.accept)) {
			const { sha } = await commitAt(call.repo, param(call, "ref"));
			return {
				status: 200,
				raw: sha,
				headers: { "content-type": "application/vnd.github.sha; charset=utf-8" }
			};
		}
		return {
			status: 200,
			body: await getCommit(call)
		};
	})
];

// src/embedded/forge/routes/git-objects.ts
const READ$9 = reading("contents");
const WRITE$7 = needs("write", "contents=write");
const MODES = [
	"100644",
	"100755",
	"040000",
	"160000",
	"120000"
];
function kindOf(mode) {
	if (mode === "040000") return "tree";
	return mode === "160000" ? "commit" : "blob";
}
async function showTree(call, sha, entries) {
	const api = `${repositoryApi(call.world, call.repo)}/git`;
	const tree = entries.map(async ({ path, mode, sha: entry }) => {
		const type = kindOf(mode);
		const blob = type === "blob" ? await call.repo.store.readBlob(entry) : void 0;
		return {
			path,
			mode,
			type,
			sha: entry,
			...blob && { size: blob.byteLength },
			url: `${api}/${type}s/${entry}`
		};
	});
	return {
		sha,
		url: `${api}/trees/${sha}`,
		tree: await Promise.all(tree),
		truncated: false
	};
}
async function treeOf(call, name) {
	const { store } = call.repo;
	const revision = await resolveRevision(call.repo, name);
	const commit = revision && await store.readCommit(revision.sha);
	if (commit !== void 0) return commit.tree;
	const found = await store.find(name);
	if (found?.kind !== "tree") throw new Refusal(404, "Not Found");
	return found.sha;
}
async function getTree(call) {
	const { store } = call.repo;
	const sha = await treeOf(call, param(call, "sha"));
	return showTree(call, sha, call.query.has("recursive") ? await walkTree(store, sha) : (await store.readTree(sha) ?? []).map((entry) => ({
		path: entry.name,
		mode: entry.mode,
		sha: entry.sha
	})));
}
async function editFrom(call, fields, base) {
	const { store } = call.repo;
	const path = fields.requiredText("path");
	if (path.startsWith("/") || path.split("/").some((part) => part === "" || part === "." || part === ".." || part === ".git")) throw new Refusal(422, "tree.path contains a malformed path component");
	const content = fields.text("content");
	const given = fields.json.sha;
	if (content === void 0 && given === null) {
		if (base !== void 0 && await entryAt(store, base, path) !== void 0) return {
			path,
			entry: void 0
		};
		throw new Refusal(422, "GitRPC::BadObjectState");
	}
	const mode = fields.choice("mode", MODES);
	if (mode === void 0) throw new Refusal(422, "Must supply a valid tree.mode");
	const sha = content === void 0 ? fields.requiredText("sha") : await store.writeBlob(Buffer.from(content, "utf8"));
	const found = /^[0-9a-f]{40}$/.test(sha) ? await store.find(sha) : void 0;
	if (mode !== "160000" && found?.kind !== kindOf(mode)) throw new Refusal(422, `tree.sha ${sha} is not a valid ${kindOf(mode)}`);
	return {
		path,
		entry: {
			mode,
			sha
		}
	};
}
async function createTree(call) {
	const baseName = call.body.text("base_tree");
	const base = baseName === void 0 ? void 0 : await treeOf(call, baseName);
	const edits = [];
	for (const fields of call.body.objects("tree") ?? []) edits.push(await editFrom(call, fields, base));
	if (edits.length === 0) throw new Refusal(422, "Invalid tree info");
	const sha = await editTree(call.repo.store, base, edits);
	return showTree(call, sha, (await call.repo.store.readTree(sha) ?? []).map((entry) => ({
		...entry,
		path: entry.name
	})));
}
function signature(call, fields, fallback) {
	const { world, by } = call;
	if (fields === void 0) return fallback ?? {
		name: by.user.login,
		email: noreplyEmail(by.user),
		date: world.now(),
		zone: "+0000"
	};
	const date = fields.text("date");
	if (date !== void 0 && Number.isNaN(Date.parse(date))) throw new Refusal(422, "Invalid request.\n\nFor 'properties/date', it is not a date-time.");
	return {
		name: fields.requiredText("name"),
		email: fields.requiredText("email"),
		date: date === void 0 ? world.now() : new Date(date),
		zone: "+0000"
	};
}
async function createCommit(call) {
	const { store } = call.repo;
	const [message, tree] = [call.body.requiredText("message"), call.body.requiredText("tree")];
	const parents = call.body.texts("parents") ?? [];
	if ((await store.find(tree))?.kind !== "tree") throw new Refusal(422, "Tree SHA does not exist");
	for (const parent of parents) if ((await store.find(parent))?.kind !== "commit") throw new Refusal(422, "Parent SHA does not exist or is not a commit object");
	const author = signature(call, call.body.object("author"));
	const committer = signature(call, call.body.object("committer"), author);
	const sha = await store.writeCommit({
		tree,
		parents,
		author,
		committer,
		message
	});
	return showGitCommit(call.world, call.repo, {
		sha,
		tree,
		parents,
		author,
		committer,
		message
	});
}
async function createBlob(call) {
	const content = call.body.requiredText("content");
	const encoding = call.body.choice("encoding", ["utf-8", "base64"]) ?? "utf-8";
	const sha = await call.repo.store.writeBlob(Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
	return {
		sha,
		url: `${repositoryApi(call.world, call.repo)}/git/blobs/${sha}`
	};
}
function base64Lines(bytes) {
	return Buffer.from(bytes).toString("base64").replace(/.{60}/g, "$&\n").replace(/[^\n]$/, "$&\n");
}
const gitObjectRoutes = [
	repoRoute("git/get-commit", "GET /git/commits/{sha}", READ$9, async (call) => {
		const commit = await call.repo.store.readCommit(param(call, "sha"));
		if (commit === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			body: showGitCommit(call.world, call.repo, commit)
		};
	}),
	repoRoute("git/create-commit", "POST /git/commits", WRITE$7, async (call) => {
		const shown = await createCommit(call);
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("git/get-tree", "GET /git/trees/{+sha}", READ$9, async (call) => ({
		status: 200,
		body: await getTree(call)
	})),
	repoRoute("git/create-tree", "POST /git/trees", WRITE$7, async (call) => ({
		status: 201,
		body: await createTree(call)
	})),
	repoRoute("git/get-blob", "GET /git/blobs/{sha}", READ$9, async (call) => {
		const sha = param(call, "sha");
		const bytes = await call.repo.store.readBlob(sha);
		if (bytes === void 0) throw new Refusal(404, "Not Found");
		if (/application\/vnd\.github(\.[\w-]+)*\.raw/.test(call.accept)) return {
			status: 200,
			raw: bytes,
			headers: { "content-type": "application/vnd.github.raw" }
		};
		const url = `${repositoryApi(call.world, call.repo)}/git/blobs/${sha}`;
		const content = base64Lines(bytes);
		const size = bytes.byteLength;
		return {
			status: 200,
			body: {
				sha,
				node_id: nodeId("blob", `${call.repo.id}:${sha}`),
				size,
				url,
				content,
				encoding: "base64"
			}
		};
	}),
	repoRoute("git/create-blob", "POST /git/blobs", WRITE$7, async (call) => ({
		status: 201,
		body: await createBlob(call)
	}))
];

// src/embedded/forge/routes/contents.ts
const READ$8 = reading("contents");
function links(call, entry, type, ref) {
	const path = entry.path.split("/").map(encodeURIComponent).join("/");
	const api = repositoryApi(call.world, call.repo);
	const html = repositoryPage(call.world, call.repo);
	const self = `${api}/contents/${path}?ref=${encodeURIComponent(ref)}`;
	const git = `${api}/git/${type === "dir" ? "trees" : "blobs"}/${entry.sha}`;
	const page = `${html}/${type === "dir" ? "tree" : "blob"}/${ref}/${path}`;
	return {
		name: entry.path.split("/").at(-1) ?? "",
		path: entry.path,
		sha: entry.sha,
		url: self,
		git_url: git,
		html_url: page,
		download_url: type === "dir" ? null : `${html}/raw/${ref}/${path}`,
		_links: {
			self,
			git,
			html: page
		}
	};
}
async function showFolder(call, folder, ref) {
	const prefix = folder.path === "" ? "" : `${folder.path}/`;
	const entries = await call.repo.store.readTree(folder.sha) ?? [];
	return Promise.all(entries.map(async ({ name, mode, sha }) => {
		const type = mode === "040000" ? "dir" : "file";
		return {
			type,
			size: type === "dir" ? 0 : (await call.repo.store.readBlob(sha))?.byteLength ?? 0,
			...links(call, {
				path: prefix + name,
				mode,
				sha
			}, type, ref)
		};
	}));
}
async function find$1(call) {
	const { repo, query } = call;
	const ref = query.get("ref") || repo.defaultBranch;
	const revision = await resolveRevision(repo, ref);
	const commit = revision && await repo.store.readCommit(revision.sha);
	if (commit === void 0) throw new Refusal(404, `No commit found for the ref ${ref}`);
	const entry = await entryAt(repo.store, commit.tree, call.params.path ?? "");
	if (entry === void 0) throw new Refusal(404, "Not Found");
	return {
		entry,
		ref
	};
}
const specs = ["GET /contents/{+path}", "GET /contents"];
const contentRoutes = specs.map((spec) => repoRoute("repos/get-content", spec, READ$8, async (call) => {
	const { entry, ref } = await find$1(call);
	if (entry.mode === "040000") return {
		status: 200,
		body: await showFolder(call, entry, ref)
	};
	const bytes = await call.repo.store.readBlob(entry.sha) ?? /* @__PURE__ */ new Uint8Array();
	if (/application\/vnd\.github(\.[\w-]+)*\.raw/.test(call.accept)) return {
		status: 200,
		raw: bytes,
		headers: { "content-type": "application/vnd.github.raw; charset=utf-8" }
	};
	return {
		status: 200,
		body: {
			type: "file",
			encoding: "base64",
			size: bytes.byteLength,
			content: base64Lines(bytes),
			...links(call, entry, "file", ref)
		}
	};
}));

// src/embedded/forge/routes/merges.ts
async function merge(call) {
	const { world, repo, by, body } = call;
	const [base, head] = [body.requiredText("base"), body.requiredText("head")];
	const tip = await branchTip(repo, base);
	if (tip === void 0) throw new Refusal(404, "Base does not exist");
	const from = await resolveRevision(repo, head);
	if (from === void 0) throw new Refusal(404, "Head does not exist");
	if (await repo.store.isAncestor(from.sha, tip)) return void 0;
	const outcome = await repo.store.merge(tip, from.sha);
	if (!outcome.clean) throw new Refusal(409, "Merge conflict");
	const author = {
		name: by.user.login,
		email: noreplyEmail(by.user),
		date: world.now(),
		zone: "+0000"
	};
	const message = body.text("commit_message") ?? `Merge ${head} into ${base}`;
	const draft = {
		tree: outcome.tree,
		parents: [tip, from.sha],
		author,
		committer: author,
		message
	};
	const sha = await repo.store.writeCommit(draft);
	await moveRef(call, {
		ref: `refs/heads/${base}`,
		from: tip,
		to: sha
	});
	return {
		sha,
		...draft
	};
}
const mergeRoutes = [repoRoute("repos/merge", "POST /merges", needs("write", "contents=write"), async (call) => {
	const merged = await call.repo.exclusively(() => merge(call));
	if (merged === void 0) return {
		status: 204,
		body: null
	};
	return {
		status: 201,
		body: showCommit(call.world, call.repo, merged)
	};
})];

// src/embedded/forge/routes/protection.ts
const READ$7 = hiddenNeeds("admin", "administration=read");
const WRITE$6 = hiddenNeeds("admin", "administration=write");
function protectionOf(repo, branch) {
	const protection = repo.protections.get(branch);
	if (protection === void 0) throw new Refusal(404, "Branch not protected");
	return protection;
}
async function tipOf(repo, branch) {
	const ref = await repo.store.readRef(`refs/heads/${branch}`);
	if (ref === void 0) throw new Refusal(404, "Branch not found");
	return ref.sha;
}
function showProtection(call, branch, protection) {
	const url = `${repositoryApi(call.world, call.repo)}/branches/${branch}/protection`;
	return {
		url,
		enforce_admins: {
			url: `${url}/enforce_admins`,
			enabled: protection.enforceAdmins
		},
		required_linear_history: { enabled: false },
		allow_force_pushes: { enabled: false },
		allow_deletions: { enabled: false },
		...protection.contexts.length > 0 && { required_status_checks: {
			url: `${url}/required_status_checks`,
			strict: protection.strict,
			contexts: [...protection.contexts],
			contexts_url: `${url}/required_status_checks/contexts`,
			checks: protection.contexts.map((context) => ({
				context,
				app_id: null
			}))
		} },
		...protection.approvals !== void 0 && { required_pull_request_reviews: {
			url: `${url}/required_pull_request_reviews`,
			dismiss_stale_reviews: false,
			require_code_owner_reviews: false,
			required_approving_review_count: protection.approvals
		} }
	};
}
const REQUIRED$1 = [
	"required_status_checks",
	"enforce_admins",
	"required_pull_request_reviews",
	"restrictions"
];
function protectionFrom({ body }) {
	const missing = REQUIRED$1.filter((name) => !body.has(name));
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
		approvals: reviews === void 0 ? void 0 : Number(count)
	};
}
const protectionRoutes = [
	repoRoute("repos/get-branch-protection", "GET /branches/{+branch}/protection", READ$7, async (call) => {
		const name = param(call, "branch");
		await tipOf(call.repo, name);
		return {
			status: 200,
			body: showProtection(call, name, protectionOf(call.repo, name))
		};
	}),
	repoRoute("repos/update-branch-protection", "PUT /branches/{+branch}/protection", WRITE$6, async (call) => {
		const name = param(call, "branch");
		await tipOf(call.repo, name);
		const protection = protectionFrom(call);
		call.repo.protections.set(name, protection);
		return {
			status: 200,
			body: showProtection(call, name, protection)
		};
	}),
	repoRoute("repos/delete-branch-protection", "DELETE /branches/{+branch}/protection", WRITE$6, (call) => {
		const name = param(call, "branch");
		protectionOf(call.repo, name);
		call.repo.protections.delete(name);
		return {
			status: 204,
			body: null
		};
	})
];

// src/embedded/forge/model.ts
const REACTIONS = [
	"+1",
	"-1",
	"laugh",
	"confused",
	"heart",
	"hooray",
	"rocket",
	"eyes"
];

// src/embedded/forge/routes/reactions.ts
const READ$6 = reading("issues", "pull_requests");
const WRITE$5 = needs("read", "issues=write", "pull_requests=write");
function react(call, to) {
	checkMayReact(call, to);
	const content = call.body.choice("content", REACTIONS);
	if (content === void 0) throw new Refusal(422, "Invalid request.\n\n\"content\" wasn't supplied.");
	const { user } = call.by;
	const there = to.reactions.find((each) => each.content === content && each.user === user);
	if (there !== void 0) return {
		status: 200,
		body: showReaction(call.world, there)
	};
	const reaction = {
		id: call.world.nextId(),
		user,
		content,
		createdAt: call.world.now()
	};
	to.reactions.push(reaction);
	return {
		status: 201,
		body: showReaction(call.world, reaction)
	};
}
function list$2(call, of) {
	const content = call.query.get("content");
	const { items, headers } = page(call, of.reactions.filter((each) => content === null || each.content === content));
	return {
		status: 200,
		body: items.map((each) => showReaction(call.world, each)),
		headers
	};
}
function remove$1(call, from) {
	checkMayReact(call, from);
	const id = Number(param(call, "reaction"));
	if (!from.reactions.some((each) => each.id === id)) throw new Refusal(404, "Not Found");
	from.reactions = from.reactions.filter((each) => each.id !== id);
	return {
		status: 204,
		body: null
	};
}
function checkMayReact(call, to) {
	checkGrantFor(call, "issue" in to ? issueOf(call.repo, String(to.issue)) : to);
}
const comment = (call) => commentOf(call.repo, param(call, "id"));
const issue$1 = (call) => issueOf(call.repo, param(call, "number"));
const reactionRoutes = [
	repoRoute("reactions/list-for-issue-comment", "GET /issues/comments/{id}/reactions", READ$6, (call) => list$2(call, comment(call))),
	repoRoute("reactions/create-for-issue-comment", "POST /issues/comments/{id}/reactions", WRITE$5, (call) => react(call, comment(call))),
	repoRoute("reactions/delete-for-issue-comment", "DELETE /issues/comments/{id}/reactions/{reaction}", WRITE$5, (call) => remove$1(call, comment(call))),
	repoRoute("reactions/list-for-issue", "GET /issues/{number}/reactions", READ$6, (call) => list$2(call, issue$1(call))),
	repoRoute("reactions/create-for-issue", "POST /issues/{number}/reactions", WRITE$5, (call) => react(call, issue$1(call))),
	repoRoute("reactions/delete-for-issue", "DELETE /issues/{number}/reactions/{reaction}", WRITE$5, (call) => remove$1(call, issue$1(call)))
];

// src/embedded/forge/routes/refs.ts
const READ$5 = reading("contents");
const WRITE$4 = needs("write", "contents=write");
const IMPOSSIBLE = /\.\.|[\s~^:?*[\\\x00-\x1f\x7f]|@\{|\/\/|\/\.|^\.|\/$|\.$|\.lock(\/|$)/;
function wanted(call) {
	return `refs/${param(call, "ref")}`;
}
async function existing(call) {
	const ref = await call.repo.store.readRef(wanted(call));
	if (ref === void 0) throw new Refusal(422, "Reference does not exist");
	return ref;
}
async function checkObject({ repo }, sha) {
	if (!/^[0-9a-f]{40}$/.test(sha)) throw new Refusal(422, "The sha parameter must be exactly 40 characters and contain only [0-9a-f].");
	if (await repo.store.find(sha) === void 0) throw new Refusal(422, "Object does not exist");
	return sha;
}
async function create$2(call) {
	const { repo, body } = call;
	const ref = body.requiredText("ref");
	if (!/^refs\/[^/]+\/./.test(ref)) throw new Refusal(422, "Reference name must start with 'refs/' and have at least two slashes.");
	if (IMPOSSIBLE.test(ref)) throw new Refusal(422, `${ref} is not a valid ref name.`);
	const sha = await checkObject(call, body.requiredText("sha"));
	return repo.exclusively(async () => {
		if (await repo.store.readRef(ref) !== void 0) throw new Refusal(422, "Reference already exists");
		await moveRef(call, {
			ref,
			from: void 0,
			to: sha
		});
		return {
			name: ref,
			sha,
			kind: "commit"
		};
	});
}
async function update(call) {
	const { repo, body } = call;
	const sha = await checkObject(call, body.requiredText("sha"));
	const force = body.flag("force") ?? false;
	return repo.exclusively(async () => {
		const old = await existing(call);
		if (!force && !await repo.store.isAncestor(old.sha, sha)) throw new Refusal(422, "Update is not a fast forward");
		if (old.sha !== sha) await moveRef(call, {
			ref: old.name,
			from: old.sha,
			to: sha
		});
		return {
			...old,
			sha
		};
	});
}
async function remove(call) {
	const { repo } = call;
	await repo.exclusively(async () => {
		const old = await existing(call);
		if (old.name === `refs/heads/${repo.defaultBranch}`) throw new Refusal(422, "Cannot delete the default branch");
		await moveRef(call, {
			ref: old.name,
			from: old.sha,
			to: void 0
		});
	});
}
async function matching(call) {
	return [...await call.repo.store.listRefs(call.params.ref === void 0 ? "refs/" : wanted(call))].sort((a, b) => a.name < b.name ? -1 : 1);
}
const refRoutes = [
	repoRoute("git/get-ref", "GET /git/ref/{+ref}", READ$5, async (call) => {
		const ref = await call.repo.store.readRef(wanted(call));
		if (ref === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			body: showRef(call.world, call.repo, ref)
		};
	}),
	...["GET /git/matching-refs/{+ref}", "GET /git/matching-refs"].map((spec) => repoRoute("git/list-matching-refs", spec, READ$5, async (call) => {
		const { items, headers } = page(call, await matching(call));
		return {
			status: 200,
			body: items.map((ref) => showRef(call.world, call.repo, ref)),
			headers
		};
	})),
	repoRoute("git/create-ref", "POST /git/refs", WRITE$4, async (call) => {
		const shown = showRef(call.world, call.repo, await create$2(call));
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("git/update-ref", "PATCH /git/refs/{+ref}", WRITE$4, async (call) => ({
		status: 200,
		body: showRef(call.world, call.repo, await update(call))
	})),
	repoRoute("git/delete-ref", "DELETE /git/refs/{+ref}", WRITE$4, async (call) => {
		await remove(call);
		return {
			status: 204,
			body: null
		};
	})
];

// src/embedded/forge/routes/repositories.ts
const LEGACY = {
	none: "none",
	read: "read",
	triage: "read",
	write: "write",
	maintain: "write",
	admin: "admin"
};
function rightsOf(role) {
	const order = [
		"none",
		"read",
		"triage",
		"write",
		"maintain",
		"admin"
	];
	const at = (least) => order.indexOf(role) >= order.indexOf(least);
	return {
		pull: at("read"),
		triage: at("triage"),
		push: at("write"),
		maintain: at("maintain"),
		admin: at("admin")
	};
}
function showPermission(call) {
	const user = call.world.users.get(param(call, "username").toLowerCase());
	if (user === void 0) throw new Refusal(404, `${param(call, "username")} is not a user`);
	const role = roleOf(call.repo, user);
	return {
		permission: LEGACY[role],
		role_name: role,
		user: {
			...showUser(call.world, user),
			permissions: rightsOf(role),
			role_name: role
		}
	};
}
async function showBranch(call) {
	const { world, repo } = call;
	const name = param(call, "branch");
	const commit = await commitAt(repo, await tipOf(repo, name));
	const protection = repo.protections.get(name);
	const url = `${repositoryApi(world, repo)}/branches/${name}`;
	return {
		name,
		commit: showCommit(world, repo, commit),
		_links: {
			self: url,
			html: `${repositoryPage(world, repo)}/tree/${name}`
		},
		protected: protection !== void 0,
		protection: protection === void 0 ? { enabled: false } : showProtection(call, name, protection),
		protection_url: `${url}/protection`
	};
}
async function listBranches(call) {
	const api = repositoryApi(call.world, call.repo);
	return (await call.repo.store.listRefs("refs/heads/")).map(({ name, sha }) => {
		const branch = name.slice(11);
		return {
			name: branch,
			commit: {
				sha,
				url: `${api}/commits/${sha}`
			},
			protected: call.repo.protections.has(branch)
		};
	});
}
const repositoryRoutes = [
	repoRoute("repos/get", "GET /", reading("metadata"), (call) => {
		const shown = showFullRepository(call.world, call.repo);
		if (call.actor.kind !== "person") return {
			status: 200,
			body: shown
		};
		return {
			status: 200,
			body: {
				...shown,
				permissions: rightsOf(roleOf(call.repo, call.actor.user))
			}
		};
	}),
	repoRoute("repos/get-collaborator-permission-level", "GET /collaborators/{username}/permission", needs("write", "metadata=read"), (call) => ({
		status: 200,
		body: showPermission(call)
	})),
	repoRoute("repos/list-branches", "GET /branches", reading("contents"), async (call) => {
		const { items, headers } = page(call, await listBranches(call));
		return {
			status: 200,
			body: [...items],
			headers
		};
	}),
	repoRoute("repos/get-branch", "GET /branches/{+branch}", reading("contents"), async (call) => ({
		status: 200,
		body: await showBranch(call)
	}))
];

// src/embedded/forge/routes/repository-dispatch.ts
const MOST_PROPERTIES = 10;
const LARGEST$1 = 65536;
function payloadOf({ body }) {
	const json = body.object("client_payload")?.json ?? {};
	const count = Object.keys(json).length;
	if (count > MOST_PROPERTIES) {
		const rule = `No more than ${MOST_PROPERTIES} properties are allowed; ${count} were supplied.`;
		throw new Refusal(422, `Invalid request.\n\n${rule}`);
	}
	if (Buffer.byteLength(JSON.stringify(json)) >= LARGEST$1) throw new Refusal(422, "client_payload is too large.");
	return json;
}
const repositoryDispatchRoutes = [repoRoute("repos/create-dispatch-event", "POST /dispatches", needs("write", "contents=write"), async (call) => {
	const { world, repo, by, body } = call;
	const action = body.requiredText("event_type");
	if (longerThan(action, 100)) throw new Refusal(422, "event_type is too long (maximum is 100 characters)");
	const payload = {
		branch: repo.defaultBranch,
		client_payload: payloadOf(call)
	};
	await emit(world, repo, by, {
		name: "repository_dispatch",
		action,
		payload
	});
	return {
		status: 204,
		body: null
	};
})];

// src/embedded/forge/routes/reviews.ts
const STATES$1 = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
async function create$1(call) {
	const { world, repo, by, body } = call;
	const issue = pullOf(repo, param(call, "number"));
	const event = body.choice("event", [
		"APPROVE",
		"REQUEST_CHANGES",
		"COMMENT"
	]);
	if (event === "APPROVE") checkActionsMayOpen(call);
	if (event !== "COMMENT" && by.user === issue.author) throw validationFailed({
		resource: "PullRequestReview",
		code: "custom",
		message: `Can not ${event === "APPROVE" ? "approve" : "request changes on"} your own pull request`
	});
	const review = {
		id: world.nextId(),
		author: by.user,
		state: event === void 0 ? "PENDING" : STATES$1[event],
		body: body.text("body") ?? "",
		commit: issue.pull.headSha,
		submittedAt: world.now()
	};
	issue.pull.reviews.push(review);
	const pull = showFullPull(world, repo, issue, await measurePull(world, repo, issue));
	const payload = {
		review: showReview(world, repo, issue, review),
		pull_request: pull
	};
	const at = {
		ref: `refs/pull/${issue.number}/merge`,
		sha: issue.pull.test?.commit ?? issue.pull.headSha
	};
	await emit(world, repo, by, {
		name: "pull_request_review",
		action: "submitted",
		payload,
		at
	});
	return review;
}
const reviewRoutes = [repoRoute("pulls/list-reviews", "GET /pulls/{number}/reviews", reading("pull_requests"), (call) => {
	const issue = pullOf(call.repo, param(call, "number"));
	const { items, headers } = page(call, issue.pull.reviews);
	return {
		status: 200,
		body: items.map((review) => showReview(call.world, call.repo, issue, review)),
		headers
	};
}), repoRoute("pulls/create-review", "POST /pulls/{number}/reviews", needs("read", "pull_requests=write"), async (call) => {
	const review = await create$1(call);
	return {
		status: 200,
		body: showReview(call.world, call.repo, pullOf(call.repo, param(call, "number")), review)
	};
})];

// src/embedded/forge/routes/workflows.ts
const READ$4 = reading("actions");
const WRITE$3 = needs("write", "actions=write");
const ALWAYS_DETAILS = "2026-03-10";
async function workflowOf(call) {
	const wanted = param(call, "workflow");
	const found = (await call.world.service().workflows(call.repo.fullName)).find(({ id, path }) => String(id) === wanted || path === wanted || path.endsWith(`/${wanted}`));
	if (found === void 0) throw new Refusal(404, "Not Found");
	return found;
}
function inputsFrom(call) {
	const inputs = Object.entries(call.body.object("inputs")?.json ?? {});
	if (inputs.length > 25) throw new Refusal(422, `Invalid request.\n\nNo more than 25 properties are allowed; ${inputs.length} were supplied.`);
	const texts = inputs.map(([name, value]) => [name, typeof value === "string" ? value : String(value)]);
	if (texts.reduce((total, [name, value]) => total + name.length + value.length, 0) > 65535) throw new Refusal(422, "inputs are too large.");
	return Object.fromEntries(texts);
}
async function dispatch(call) {
	const { world, repo, body, by } = call;
	const knowsDetails = !world.ghes;
	if (!knowsDetails && body.has("return_run_details")) throw new Refusal(400, "Invalid request.\n\n\"return_run_details\" is not a permitted key.");
	const workflow = await workflowOf(call);
	const run = await world.service().dispatch({
		repository: repo.fullName,
		workflow: workflow.id,
		ref: body.requiredText("ref"),
		inputs: inputsFrom(call),
		actor: by.user.login
	});
	if (!(body.flag("return_run_details") === true || call.apiVersion >= ALWAYS_DETAILS) || !knowsDetails) return {
		status: 204,
		body: null
	};
	return {
		status: 200,
		body: {
			workflow_run_id: run.id,
			run_url: runApi(world, repo, run.id),
			html_url: runPage(world, repo, run.id)
		}
	};
}
async function setEnabled(call, enabled) {
	const { id } = await workflowOf(call);
	await call.world.service().setWorkflowEnabled(call.repo.fullName, id, enabled);
	return {
		status: 204,
		body: null
	};
}
const workflowRoutes = [
	repoRoute("actions/list-repo-workflows", "GET /actions/workflows", READ$4, async (call) => {
		const all = await call.world.service().workflows(call.repo.fullName);
		const { items, headers } = page(call, all);
		const workflows = items.map((each) => showWorkflow(call.world, call.repo, each));
		return {
			status: 200,
			body: {
				total_count: all.length,
				workflows
			},
			headers
		};
	}),
	repoRoute("actions/get-workflow", "GET /actions/workflows/{workflow}", READ$4, async (call) => ({
		status: 200,
		body: showWorkflow(call.world, call.repo, await workflowOf(call))
	})),
	repoRoute("actions/create-workflow-dispatch", "POST /actions/workflows/{workflow}/dispatches", WRITE$3, dispatch),
	repoRoute("actions/enable-workflow", "PUT /actions/workflows/{workflow}/enable", WRITE$3, (call) => setEnabled(call, true)),
	repoRoute("actions/disable-workflow", "PUT /actions/workflows/{workflow}/disable", WRITE$3, (call) => setEnabled(call, false))
];

// src/embedded/forge/routes/runs.ts
const READ$3 = reading("actions");
const WRITE$2 = needs("write", "actions=write");
function runOf(call) {
	const run = call.world.service().run(call.repo.fullName, Number(param(call, "run")), attemptOf(call));
	if (run === void 0) throw new Refusal(404, "Not Found");
	return run;
}
function attemptOf({ params }) {
	return params.attempt === void 0 ? void 0 : Number(params.attempt);
}
async function show$1(call, run) {
	return showRun(call.world, call.repo, run, await call.repo.store.readCommit(run.headSha));
}
function matches$1(run, query) {
	const wants = (name, ...values) => {
		const wanted = query.get(name);
		return wanted === null || values.includes(wanted);
	};
	return wants("branch", run.headBranch) && wants("event", run.event) && wants("status", run.status, run.conclusion) && wants("head_sha", run.headSha) && wants("actor", run.actor);
}
async function list$1(call, workflow) {
	const all = call.world.service().runs(call.repo.fullName).filter((run) => workflow === void 0 || run.workflow.id === workflow).filter((run) => matches$1(run, call.query)).toSorted((a, b) => b.id - a.id);
	const { items, headers } = page(call, all);
	const runs = await Promise.all(items.map((run) => show$1(call, run)));
	return {
		status: 200,
		body: {
			total_count: all.length,
			workflow_runs: runs
		},
		headers
	};
}
function jobs(call) {
	const run = runOf(call);
	const { items, headers } = page(call, run.jobs);
	const shown = items.map((job) => showJob(call.world, call.repo, run, job));
	return {
		status: 200,
		body: {
			total_count: run.jobs.length,
			jobs: shown
		},
		headers
	};
}
function findJob(call) {
	const found = call.world.service().job(call.repo.fullName, Number(param(call, "job")));
	if (found === void 0) throw new Refusal(404, "Not Found");
	return found;
}
function logs(call) {
	const zip = call.world.service().logZip(call.repo.fullName, runOf(call).id, attemptOf(call));
	if (zip === void 0) throw new Refusal(404, "Not Found");
	return {
		status: 200,
		raw: zip,
		headers: { "content-type": "application/zip" }
	};
}
function cancel(call, force) {
	const run = runOf(call);
	if (run.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
	call.world.service().cancel(call.repo.fullName, run.id, call.by.user.login, force);
	return {
		status: 202,
		body: {}
	};
}
function rerunJob(call) {
	const { run, job } = findJob(call);
	if (run.status !== "completed") throw new Refusal(403, "This workflow is already running");
	call.world.service().rerunJob(call.repo.fullName, job.id, call.by.user.login);
	return {
		status: 201,
		body: {}
	};
}
function rerun(call, onlyFailed) {
	const run = runOf(call);
	if (run.status !== "completed") throw new Refusal(403, "This workflow is already running");
	call.world.service().rerun(call.repo.fullName, run.id, call.by.user.login, onlyFailed);
	return {
		status: 201,
		body: {}
	};
}
const runRoutes = [
	repoRoute("actions/list-workflow-runs-for-repo", "GET /actions/runs", READ$3, (call) => list$1(call, void 0)),
	repoRoute("actions/list-workflow-runs", "GET /actions/workflows/{workflow}/runs", READ$3, async (call) => list$1(call, (await workflowOf(call)).id)),
	repoRoute("actions/get-workflow-run", "GET /actions/runs/{run}", READ$3, async (call) => ({
		status: 200,
		body: await show$1(call, runOf(call))
	})),
	repoRoute("actions/get-workflow-run-attempt", "GET /actions/runs/{run}/attempts/{attempt}", READ$3, async (call) => ({
		status: 200,
		body: await show$1(call, runOf(call))
	})),
	repoRoute("actions/download-workflow-run-logs", "GET /actions/runs/{run}/logs", READ$3, logs),
	repoRoute("actions/download-workflow-run-attempt-logs", "GET /actions/runs/{run}/attempts/{attempt}/logs", READ$3, logs),
	repoRoute("actions/list-jobs-for-workflow-run", "GET /actions/runs/{run}/jobs", READ$3, jobs),
	repoRoute("actions/list-jobs-for-workflow-run-attempt", "GET /actions/runs/{run}/attempts/{attempt}/jobs", READ$3, jobs),
	repoRoute("actions/get-job-for-workflow-run", "GET /actions/jobs/{job}", READ$3, (call) => {
		const { run, job } = findJob(call);
		return {
			status: 200,
			body: showJob(call.world, call.repo, run, job)
		};
	}),
	repoRoute("actions/download-job-logs-for-workflow-run", "GET /actions/jobs/{job}/logs", READ$3, (call) => {
		const log = call.world.service().log(call.repo.fullName, findJob(call).job.id);
		if (log === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			raw: log,
			headers: { "content-type": "text/plain; charset=utf-8" }
		};
	}),
	repoRoute("actions/cancel-workflow-run", "POST /actions/runs/{run}/cancel", WRITE$2, (call) => cancel(call, false)),
	repoRoute("actions/force-cancel-workflow-run", "POST /actions/runs/{run}/force-cancel", WRITE$2, (call) => cancel(call, true)),
	repoRoute("actions/re-run-workflow", "POST /actions/runs/{run}/rerun", WRITE$2, (call) => rerun(call, false)),
	repoRoute("actions/re-run-workflow-failed-jobs", "POST /actions/runs/{run}/rerun-failed-jobs", WRITE$2, (call) => rerun(call, true)),
	repoRoute("actions/re-run-job-for-workflow-run", "POST /actions/jobs/{job}/rerun", WRITE$2, rerunJob),
	repoRoute("actions/approve-workflow-run", "POST /actions/runs/{run}/approve", WRITE$2, (call) => {
		call.world.service().approve(call.repo.fullName, runOf(call).id, call.by.user.login);
		return {
			status: 201,
			body: {}
		};
	})
];

// src/embedded/forge/routes/settings.ts
const READ$2 = hiddenNeeds("admin", "administration=read");
const WRITE$1 = hiddenNeeds("admin", "administration=write");
const SECRETS = needs("write", "secrets=read");
function showSecret({ name, createdAt }) {
	return {
		name,
		created_at: stamp(createdAt),
		updated_at: stamp(createdAt)
	};
}
function repositorySecrets({ repo }) {
	return repo.secrets.filter((secret) => secret.environment === void 0);
}
const settingRoutes = [
	repoRoute("actions/get-github-actions-default-workflow-permissions-repository", "GET /actions/permissions/workflow", READ$2, ({ repo }) => ({
		status: 200,
		body: {
			default_workflow_permissions: "read",
			can_approve_pull_request_reviews: repo.allowActionsToCreatePullRequests
		}
	})),
	repoRoute("actions/set-github-actions-default-workflow-permissions-repository", "PUT /actions/permissions/workflow", WRITE$1, ({ repo, body }) => {
		if (body.choice("default_workflow_permissions", ["read", "write"]) === "write") throw new Refusal(409, "The embedded GitHub gives jobs that say nothing the restricted permissions only.");
		repo.allowActionsToCreatePullRequests = body.flag("can_approve_pull_request_reviews") ?? repo.allowActionsToCreatePullRequests;
		return {
			status: 204,
			body: null
		};
	}),
	repoRoute("actions/list-repo-secrets", "GET /actions/secrets", SECRETS, (call) => {
		const all = repositorySecrets(call);
		const { items, headers } = page(call, all);
		return {
			status: 200,
			body: {
				total_count: all.length,
				secrets: items.map(showSecret)
			},
			headers
		};
	}),
	repoRoute("actions/get-repo-secret", "GET /actions/secrets/{name}", SECRETS, (call) => {
		const found = repositorySecrets(call).find(({ name }) => name === param(call, "name").toUpperCase());
		if (found === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			body: showSecret(found)
		};
	})
];

// src/embedded/forge/routes/site.ts
const siteRoutes = [
	siteRoute("rate-limit/get", "GET /rate_limit", ({ world, actor }) => {
		const { resource: _core, ...core } = world.limits.look(actor, "core");
		const { resource: _graphql, ...graphql } = world.limits.look(actor, "graphql");
		return {
			status: 200,
			body: {
				resources: {
					core,
					graphql,
					search: core
				},
				rate: core
			}
		};
	}),
	siteRoute("users/get-authenticated", "GET /user", ({ world, actor }) => {
		if (actor.kind === "installation") throw new Refusal(403, "Resource not accessible by integration");
		return {
			status: 200,
			body: showOwnUser(world, signedIn(actor).user)
		};
	}),
	siteRoute("users/get-by-username", "GET /users/{username}", (call) => {
		const user = call.world.users.get(param(call, "username").toLowerCase());
		if (user === void 0) throw new Refusal(404, "Not Found");
		return {
			status: 200,
			body: showOwnUser(call.world, user)
		};
	}),
	siteRoute("repos/list-for-authenticated-user", "GET /user/repos", ({ world, actor }) => {
		signedIn(actor);
		return {
			status: 200,
			body: [...world.repositories.values()].filter((repo) => actorAtLeast(repo, actor, "read")).map((repo) => showRepository(world, repo))
		};
	}),
	siteRoute("apps/list-repos-accessible-to-installation", "GET /installation/repositories", ({ world, actor }) => {
		if (actor.kind !== "installation") throw new Refusal(403, "You must authenticate with an installation access token");
		return {
			status: 200,
			body: {
				total_count: 1,
				repositories: [showRepository(world, world.repository(actor.repository))]
			}
		};
	}),
	siteRoute("repos/list-for-user", "GET /users/{username}/repos", (call) => {
		const login = param(call, "username").toLowerCase();
		return {
			status: 200,
			body: [...call.world.repositories.values()].filter((repo) => repo.owner.login.toLowerCase() === login).filter((repo) => !repo.private).map((repo) => showMinimalRepository(call.world, repo))
		};
	}),
	siteRoute("meta/get", "GET /meta", () => ({
		status: 200,
		body: { verifiable_password_authentication: false }
	})),
	siteRoute("meta/root", "GET /", ({ world }) => ({
		status: 200,
		body: rootLinks(world.api)
	}))
];
function rootLinks(api) {
	return {
		current_user_url: `${api}/user`,
		rate_limit_url: `${api}/rate_limit`,
		repository_url: `${api}/repos/{owner}/{repo}`,
		user_url: `${api}/users/{user}`
	};
}

// src/embedded/forge/routes/statuses.ts
const READ$1 = reading("statuses");
const MOST_PER_CONTEXT = 1e3;
const STATES = [
	"error",
	"failure",
	"pending",
	"success"
];
async function create(call) {
	const { world, repo, body, by } = call;
	const { sha } = await commitAt(repo, param(call, "sha"));
	const state = body.choice("state", STATES);
	if (state === void 0) throw validationFailed({
		resource: "Status",
		code: "missing_field",
		field: "state"
	});
	const description = body.text("description") ?? null;
	if (description !== null && longerThan(description, 140)) throw validationFailed({
		resource: "Status",
		code: "custom",
		field: "description",
		message: "description is too long (maximum is 140 characters)"
	});
	const context = body.text("context") ?? "default";
	if (repo.statuses.filter((each) => each.sha === sha && each.context.toLowerCase() === context.toLowerCase()).length >= MOST_PER_CONTEXT) throw validationFailed({
		resource: "Status",
		code: "custom",
		message: "This SHA and context has reached the maximum number of statuses."
	});
	const target = body.text("target_url") ?? null;
	if (target !== null && !/^https?:\/\//.test(target)) throw validationFailed({
		resource: "Status",
		code: "custom",
		field: "target_url",
		message: "target_url must use http(s) scheme"
	});
	const status = {
		id: world.nextId(),
		sha,
		context,
		state,
		description,
		targetUrl: target,
		creator: by.user,
		createdAt: world.now()
	};
	repo.statuses.push(status);
	return status;
}
async function list(call) {
	const { sha } = await commitAt(call.repo, param(call, "ref"));
	const newestFirst = call.repo.statuses.filter((status) => status.sha === sha).reverse();
	const { items, headers } = page(call, newestFirst);
	return {
		status: 200,
		body: items.map((each) => showStatus(call.world, call.repo, each)),
		headers
	};
}
function combine(statuses) {
	if (statuses.some(({ state }) => state === "error" || state === "failure")) return "failure";
	return statuses.length > 0 && statuses.every(({ state }) => state === "success") ? "success" : "pending";
}
async function combined(call) {
	const { world, repo } = call;
	const { sha } = await commitAt(repo, param(call, "ref"));
	const latest = latestStatuses(repo, sha);
	const { items, headers } = page(call, latest);
	return {
		status: 200,
		body: {
			state: combine(latest),
			statuses: items.map((status) => showSimpleStatus(world, repo, status)),
			sha,
			total_count: latest.length,
			repository: showMinimalRepository(world, repo),
			commit_url: `${repositoryApi(world, repo)}/commits/${sha}`,
			url: `${repositoryApi(world, repo)}/commits/${sha}/status`
		},
		headers
	};
}
const statusRoutes = [
	repoRoute("repos/create-commit-status", "POST /statuses/{sha}", needs("write", "statuses=write"), async (call) => {
		const shown = showStatus(call.world, call.repo, await create(call));
		return {
			status: 201,
			body: shown,
			headers: { location: shown.url }
		};
	}),
	repoRoute("repos/list-commit-statuses-for-ref", "GET /commits/{+ref}/statuses", READ$1, list),
	repoRoute("repos/get-combined-status-for-ref", "GET /commits/{+ref}/status", READ$1, combined)
];

// src/embedded/forge/variables.ts
const LARGEST = 49152;
function setVariable(world, repo, name, value) {
	const key = name.toUpperCase();
	if (!/^[A-Z_][A-Z0-9_]*$/.test(key) || key.startsWith("GITHUB_")) throw new Refusal(422, `Variable names can only contain alphanumeric characters ([a-z], [A-Z], [0-9]) or underscores (_). Spaces are not allowed. Must start with a letter ([a-z], [A-Z]) or underscores (_).`);
	if (Buffer.byteLength(value) > LARGEST) throw new Refusal(422, "Variable value is too large. The maximum size is 48 KB.");
	const now = world.now();
	const variable = {
		name: key,
		value,
		createdAt: repo.variables.get(key)?.createdAt ?? now,
		updatedAt: now
	};
	repo.variables.set(key, variable);
	return variable;
}

// src/embedded/forge/routes/variables.ts
const READ = needs("write", "actions_variables=read");
const WRITE = needs("write", "actions_variables=write");
function variableOf(call) {
	const found = call.repo.variables.get(param(call, "name").toUpperCase());
	if (found === void 0) throw new Refusal(404, "Not Found");
	return found;
}
function show({ name, value, createdAt, updatedAt }) {
	return {
		name,
		value,
		created_at: stamp(createdAt),
		updated_at: stamp(updatedAt)
	};
}
const variableRoutes = [
	repoRoute("actions/list-repo-variables", "GET /actions/variables", READ, (call) => {
		const { items, headers } = page(call, [...call.repo.variables.values()]);
		return {
			status: 200,
			body: {
				total_count: call.repo.variables.size,
				variables: items.map(show)
			},
			headers
		};
	}),
	repoRoute("actions/create-repo-variable", "POST /actions/variables", WRITE, ({ world, repo, body }) => {
		const name = body.requiredText("name");
		if (repo.variables.has(name.toUpperCase())) throw new Refusal(409, "Already exists - Variable already exists");
		setVariable(world, repo, name, body.requiredText("value"));
		return {
			status: 201,
			body: {}
		};
	}),
	repoRoute("actions/get-repo-variable", "GET /actions/variables/{name}", READ, (call) => ({
		status: 200,
		body: show(variableOf(call))
	})),
	repoRoute("actions/update-repo-variable", "PATCH /actions/variables/{name}", WRITE, (call) => {
		const old = variableOf(call);
		const renamed = call.body.text("name") ?? old.name;
		call.repo.variables.delete(old.name);
		setVariable(call.world, call.repo, renamed, call.body.text("value") ?? old.value);
		return {
			status: 204,
			body: null
		};
	}),
	repoRoute("actions/delete-repo-variable", "DELETE /actions/variables/{name}", WRITE, (call) => {
		call.repo.variables.delete(variableOf(call).name);
		return {
			status: 204,
			body: null
		};
	})
];

// src/embedded/forge/routes/all.ts
const routes = [
	...commentRoutes,
	...reactionRoutes,
	...labelRoutes,
	...issueRoutes,
	...pullRoutes,
	...reviewRoutes,
	...refRoutes,
	...gitObjectRoutes,
	...statusRoutes,
	...checkRunRoutes,
	...commitRoutes,
	...mergeRoutes,
	...contentRoutes,
	...workflowRoutes,
	...runRoutes,
	...artifactRoutes,
	...variableRoutes,
	...settingRoutes,
	...repositoryDispatchRoutes,
	...protectionRoutes,
	...repositoryRoutes,
	...siteRoutes
];

// src/embedded/forge/rest.ts
function decoded(groups) {
	try {
		return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
	} catch {
		throw new Refusal(400, "Bad Request");
	}
}
function find(method, path) {
	for (const route of routes) {
		const match = route.method === method ? route.pattern.exec(path) : null;
		if (match !== null) return {
			route,
			params: decoded(match.groups ?? {})
		};
	}
	throw new Refusal(404, `Not Found: the embedded GitHub has no route for ${method} ${path}`);
}
async function answerRest(world, path, incoming) {
	const { actor, method, url, headers } = incoming;
	const over = path !== "/rate_limit" ? world.limits.take(actor, "core") : void 0;
	const common = {
		...rateHeaders(world.limits.look(actor, "core")),
		"x-github-media-type": "github.v3",
		...actor.kind === "person" ? { "x-oauth-scopes": "read:org, repo, workflow" } : {}
	};
	try {
		if (over !== void 0) throw new Refusal(403, over);
		const { route, params } = find(method, path);
		if (route.need !== void 0) {
			common["x-accepted-github-permissions"] = acceptedPermissions(route.need);
			authorize(repositoryOf({
				world,
				params
			}), actor, route.need);
		}
		const answer = await route.run({
			world,
			actor,
			params,
			url,
			query: url.searchParams,
			accept: headers.get("accept") ?? "",
			apiVersion: headers.get("x-github-api-version") ?? "2022-11-28",
			body: Fields.parse(Buffer.from(incoming.body).toString("utf8"))
		});
		return reply(answer, common);
	} catch (error) {
		return error instanceof Refusal ? refusalReply(error, common) : failureReply(error);
	}
}

// src/embedded/forge/gateway.ts
const API = "/api/v3";
const AT_ROOT = /^\/(?:repos|users|user|rate_limit|meta|installation)(?:\/|$)/;
function restPath({ hostname, pathname: path }) {
	if (hostname.startsWith("api.") && path !== "/graphql") return path;
	if (path === API || path.startsWith(`${API}/`)) return path.slice(7) || "/";
	return AT_ROOT.test(path) ? path : void 0;
}
var Gateway = class {
	#parts;
	#lastReads = /* @__PURE__ */ new Map();
	constructor(parts) {
		this.#parts = parts;
	}
	async handle(request) {
		const { world, log, faults } = this.#parts;
		const url = new URL(request.url);
		let actor = { kind: "anonymous" };
		let refused;
		try {
			actor = identify(world, request.headers.get("authorization"));
		} catch (error) {
			refused = error instanceof Refusal ? refusalReply(error) : failureReply(error);
		}
		const rest = restPath(url);
		const facts = {
			index: log.index(),
			method: request.method,
			path: (rest ?? url.pathname) + url.search,
			token: tokenKind(actor),
			runId: actor.kind === "installation" ? actor.runId : void 0
		};
		const body = new Uint8Array(await request.arrayBuffer());
		const incoming = {
			method: request.method,
			url,
			headers: request.headers,
			body,
			actor
		};
		const fault = faults.next(facts);
		const entry = {
			...facts,
			at: world.now(),
			fault: fault?.kind,
			counted: isCounted(url.pathname, rest)
		};
		try {
			const answer = refused ?? await this.#withFault(request, facts, fault, () => this.#answer(rest, incoming));
			log.add({
				...entry,
				status: answer.status
			});
			return answer;
		} catch (error) {
			log.add({
				...entry,
				status: void 0
			});
			throw error;
		}
	}
	async #withFault(request, facts, fault, answer) {
		const { faults, world, closing } = this.#parts;
		const key = `${facts.token} ${facts.path}`;
		const signal = AbortSignal.any([request.signal, closing]);
		const given = {
			clock: world.clock,
			signal,
			stale: this.#lastReads.get(key)?.clone()
		};
		await faults.onRequest?.({
			...facts,
			phase: "before"
		});
		const instead = fault?.phase === "before" ? await faultReply(fault, given) : void 0;
		if (instead !== void 0) return instead;
		const response = await answer();
		await faults.onRequest?.({
			...facts,
			phase: "after"
		});
		const replaced = fault?.phase === "after" ? await faultReply(fault, given) : void 0;
		if (facts.method === "GET" && response.ok) this.#lastReads.set(key, response.clone());
		return replaced ?? response;
	}
	async #answer(rest, incoming) {
		const { world, gitEnvironment } = this.#parts;
		const { pathname } = incoming.url;
		if (rest !== void 0) return answerRest(world, rest, incoming);
		if (pathname === "/graphql" || pathname === "/api/graphql") return answerGraphql(world, incoming);
		try {
			const git = gitTarget(pathname);
			return git === void 0 ? await answerPage(world, incoming) : await answerGit(world, git, incoming, gitEnvironment);
		} catch (error) {
			return error instanceof Refusal ? refusalReply(error) : failureReply(error);
		}
	}
};
function isCounted(path, rest) {
	return path.endsWith("/graphql") || rest !== void 0 && rest !== "/rate_limit";
}

// src/embedded/forge/git/bare-repository.ts
const SETTINGS = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
	logAllRefUpdates = false
[gc]
	auto = 0
[maintenance]
	auto = false
[receive]
	autogc = false
	hideRefs = refs/pull
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
`;
async function createBareRepository(gitDir, defaultBranch) {
	for (const folder of [
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags"
	]) await mkdir(join(gitDir, folder), { recursive: true });
	await writeFile(join(gitDir, "HEAD"), `ref: refs/heads/${defaultBranch}\n`);
	await writeFile(join(gitDir, "config"), SETTINGS);
}
async function copyRefs(from, gitDir, env) {
	const refs = ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"];
	await mustRunGit([
		...["-c", "safe.directory=*"],
		"--git-dir",
		gitDir,
		"fetch",
		"--quiet",
		"--no-auto-gc",
		from,
		...refs
	], { env });
}

// src/embedded/forge/new-repository.ts
async function storeOf(place, gitDir, defaultBranch) {
	if (place.keep) return place.keep();
	await createBareRepository(gitDir, defaultBranch);
	return new GitObjectStore(gitDir, place.env);
}
function queue() {
	let last = Promise.resolve();
	return (work) => {
		const mine = last.then(work, work);
		last = mine.catch(() => {});
		return mine;
	};
}
async function writeFiles(store, base, files) {
	const edits = Object.entries(files).map(async ([path, content]) => {
		if (content === null) return {
			path,
			entry: void 0
		};
		if (typeof content === "string") return {
			path,
			entry: await blob(store, content)
		};
		if (content instanceof Uint8Array) return {
			path,
			entry: await blob(store, content)
		};
		return {
			path,
			entry: await blob(store, content.text, content.mode)
		};
	});
	return editTree(store, base, await Promise.all(edits));
}
async function blob(store, content, mode = "100644") {
	return {
		mode,
		sha: await store.writeBlob(typeof content === "string" ? Buffer.from(content, "utf8") : content)
	};
}
async function firstCommit(world, store, owner, branch, files) {
	const author = {
		name: owner.login,
		email: noreplyEmail(owner),
		date: world.now(),
		zone: "+0000"
	};
	const tree = await writeFiles(store, void 0, files);
	const to = await store.writeCommit({
		tree,
		parents: [],
		author,
		committer: author,
		message: "Initial commit\n"
	});
	await store.changeRef({
		ref: `refs/heads/${branch}`,
		from: void 0,
		to
	});
}
function gitDirOf({ folder }, fullName) {
	return join(folder, `${fullName}.git`);
}
async function addRepository(world, place, named, settings) {
	const { owner, name } = named;
	const fullName = `${owner.login}/${name}`;
	if (world.repositories.has(fullName.toLowerCase())) throw new Error(`There is a repository ${fullName} already.`);
	const defaultBranch = settings.defaultBranch ?? "main";
	const gitDir = gitDirOf(place, fullName);
	const store = await storeOf(place, gitDir, defaultBranch);
	if (settings.copyOf !== void 0) await copyRefs(settings.copyOf, gitDir, place.env);
	else await firstCommit(world, store, owner, defaultBranch, settings.files ?? { "README.md": `# ${name}\n` });
	const roles = Object.entries(settings.roles ?? {}).map(([login, role]) => [login.toLowerCase(), role]);
	const now = world.now();
	const repo = {
		id: world.nextId(),
		owner,
		name,
		fullName,
		createdAt: now,
		gitDir,
		store,
		private: settings.private ?? false,
		defaultBranch,
		overlay: /* @__PURE__ */ new Map(),
		description: settings.description ?? null,
		allowActionsToCreatePullRequests: settings.allowActionsToCreatePullRequests ?? false,
		pushedAt: now,
		nextNumber: 1,
		labels: /* @__PURE__ */ new Map(),
		issues: /* @__PURE__ */ new Map(),
		comments: /* @__PURE__ */ new Map(),
		statuses: [],
		checkRuns: /* @__PURE__ */ new Map(),
		protections: /* @__PURE__ */ new Map(),
		roles: new Map(roles),
		variables: /* @__PURE__ */ new Map(),
		secrets: [],
		exclusively: queue()
	};
	world.repositories.set(fullName.toLowerCase(), repo);
	return repo;
}

// src/embedded/forge/keep-world.ts
function keepWorld(world) {
	const { lastId, users, apps } = world;
	const repositories = [...world.repositories.values()].map(({ store: _, gitDir: __, exclusively: ___, secrets: ____, checkRuns: _____, ...kept }) => kept);
	return serialize({
		lastId,
		users,
		apps,
		repositories
	});
}
function restoreWorld(world, place, bytes) {
	const kept = deserialize(bytes);
	world.continueAfter(kept.lastId);
	for (const [login, user] of kept.users) world.users.set(login, user);
	for (const [slug, app] of kept.apps) world.apps.set(slug, app);
	for (const repository of kept.repositories) {
		const gitDir = gitDirOf(place, repository.fullName);
		const own = {
			gitDir,
			store: new GitObjectStore(gitDir, place.env),
			secrets: [],
			checkRuns: /* @__PURE__ */ new Map(),
			exclusively: queue()
		};
		world.repositories.set(repository.fullName.toLowerCase(), {
			...repository,
			...own
		});
	}
}

// src/embedded/forge/request-log.ts
var RequestLog = class {
	#entries = [];
	#next = 1;
	index() {
		return this.#next++;
	}
	add(entry) {
		this.#entries.push(entry);
	}
	all() {
		return this.#entries;
	}
	ofRun(runId) {
		return this.#entries.filter((entry) => entry.runId === runId && entry.counted);
	}
	clear() {
		this.#entries.length = 0;
	}
};

// src/embedded/forge/server.ts
async function bodyOf(message) {
	const chunks = [];
	for await (const chunk of message) chunks.push(chunk);
	return Buffer.concat(chunks);
}
async function toRequest(message, base, signal) {
	const headers = new Headers();
	for (const [name, value] of Object.entries(message.headers)) for (const each of [value ?? []].flat()) headers.append(name, each);
	const method = message.method ?? "GET";
	const body = await bodyOf(message);
	const content = method === "GET" || method === "HEAD" ? {} : { body: new Uint8Array(body) };
	return new Request(new URL(message.url ?? "/", base), {
		method,
		headers,
		signal,
		...content
	});
}
async function send(response, to) {
	const body = Buffer.from(await response.arrayBuffer());
	const length = response.status === 204 ? {} : { "content-length": String(body.length) };
	to.writeHead(response.status, {
		...Object.fromEntries(response.headers),
		...length
	});
	to.end(body);
}
function hangUp(message, response) {
	if (!/\/git-(?:receive|upload)-pack$/.test(message.url ?? "")) message.socket.destroy();
	else response.writeHead(200, { "content-length": "1000" }).write("0", () => message.socket.destroy());
}
async function listen(handle, port) {
	let base = "http://127.0.0.1";
	const server = createServer(async (message, response) => {
		const left = new AbortController();
		response.on("close", () => left.abort());
		try {
			await send(await handle(await toRequest(message, base, left.signal)), response);
		} catch (error) {
			if (!(error instanceof ConnectionLost) && !left.signal.aborted && !response.headersSent) response.writeHead(500).end(String(error));
			else hangUp(message, response);
		}
	});
	await started(server, port);
	base = `http://127.0.0.1:${server.address().port}`;
	return {
		url: base,
		close: () => stopped(server)
	};
}
function started(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => resolve());
	});
}
function stopped(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}

// src/embedded/forge/merge-groups.ts
async function requestChecks(change, number) {
	const { world, repo, by } = change;
	const issue = pullOf(repo, String(number));
	const { commit } = await refreshTestMerge(world, repo, issue);
	if (commit === void 0) throw new Error(`Pull request #${number} has conflicts; a queue would not take it.`);
	const { baseRef, baseSha } = issue.pull;
	const ref = `refs/heads/gh-readonly-queue/${baseRef}/pr-${number}-${baseSha}`;
	const from = (await repo.store.readRef(ref))?.sha;
	await repo.store.changeRef({
		ref,
		from,
		to: commit
	});
	const head = await repo.store.readCommit(commit);
	const group = {
		head_sha: commit,
		head_ref: ref,
		base_sha: baseSha,
		base_ref: `refs/heads/${baseRef}`,
		head_commit: head === void 0 ? null : showSimpleCommit(head)
	};
	const at = {
		ref,
		sha: commit
	};
	await emit(world, repo, by, {
		name: "merge_group",
		action: "checks_requested",
		payload: { merge_group: group },
		at
	});
	return at;
}

// src/embedded/forge/set-up.ts
var SetUp = class {
	#world;
	#place;
	constructor(world, place) {
		this.#world = world;
		this.#place = place;
	}
	addUser(login, more = {}) {
		const known = this.#world.users.get(login.toLowerCase());
		if (known !== void 0) return known;
		const user = {
			id: this.#world.nextId(),
			login,
			type: more.type ?? "User",
			name: more.name ?? null,
			createdAt: this.#world.now()
		};
		this.#world.users.set(login.toLowerCase(), user);
		return user;
	}
	async addRepository(fullName, settings = {}) {
		const [owner, name] = fullName.split("/");
		if (!owner || !name) throw new Error(`"${fullName}" is not a repository's name: write owner/name.`);
		for (const login of Object.keys(settings.roles ?? {})) this.addUser(login);
		return addRepository(this.#world, this.#place, {
			owner: this.addUser(owner),
			name
		}, settings);
	}
	addApp(slug, numbers = {}) {
		const createdAt = this.#world.now();
		const login = `${slug}[bot]`;
		const bot = {
			id: numbers.botId ?? this.#world.nextId(),
			login,
			type: "Bot",
			name: null,
			createdAt
		};
		const app = {
			id: numbers.id ?? this.#world.nextId(),
			slug,
			name: slug,
			bot,
			createdAt
		};
		this.#world.apps.set(slug, app);
		this.#world.users.set(login.toLowerCase(), bot);
		return app;
	}
	addActionsApp() {
		return this.addApp(ACTIONS_APP, {
			id: ACTIONS_APP_ID,
			botId: ACTIONS_BOT_ID
		});
	}
	createToken(login) {
		return this.#world.tokens.forPerson(this.#world.user(login));
	}
	createAppToken(slug, repository, permissions) {
		const app = this.#world.apps.get(slug) ?? this.addApp(slug);
		const { fullName } = this.#world.repository(repository);
		return this.#world.tokens.forInstallation({
			app,
			repository: fullName,
			permissions,
			runId: void 0
		});
	}
	setRole(repository, login, role) {
		this.#world.repository(repository).roles.set(this.addUser(login).login.toLowerCase(), role);
	}
	allowActionsToCreatePullRequests(repository, allowed) {
		this.#world.repository(repository).allowActionsToCreatePullRequests = allowed;
	}
	setVariable(repository, name, value) {
		setVariable(this.#world, this.#world.repository(repository), name, value);
	}
	setSecret(repository, name, value, environment) {
		const { secrets } = this.#world.repository(repository);
		const key = name.toUpperCase();
		const old = secrets.findIndex((each) => each.name === key && each.environment === environment);
		secrets.splice(old < 0 ? secrets.length : old, old < 0 ? 0 : 1, {
			name: key,
			value,
			environment,
			createdAt: this.#world.now()
		});
	}
	async layOver(repository, files) {
		const { store, overlay } = this.#world.repository(repository);
		for (const [path, text] of Object.entries(files)) overlay.set(path, await store.writeBlob(Buffer.from(text, "utf8")));
	}
	protectBranch(repository, branch, rules = {}) {
		this.#world.repository(repository).protections.set(branch, {
			contexts: [],
			strict: false,
			enforceAdmins: false,
			approvals: void 0,
			...rules
		});
	}
	unprotectBranch(repository, branch) {
		this.#world.repository(repository).protections.delete(branch);
	}
	async commit(repository, wanted) {
		const change = this.#as(repository, wanted.actor);
		const { repo, world, by } = change;
		return repo.exclusively(async () => {
			const from = await branchTip(repo, wanted.branch);
			const parent = from ?? await branchTip(repo, repo.defaultBranch);
			const base = parent === void 0 ? void 0 : await repo.store.readCommit(parent);
			const tree = await writeFiles(repo.store, base?.tree, wanted.files);
			const author = {
				name: by.user.login,
				email: noreplyEmail(by.user),
				date: world.now(),
				zone: "+0000"
			};
			const message = wanted.message ?? `Change ${Object.keys(wanted.files).join(", ")}`;
			const parents = parent === void 0 ? [] : [parent];
			const to = await repo.store.writeCommit({
				tree,
				parents,
				author,
				committer: author,
				message
			});
			await moveRef(change, {
				ref: `refs/heads/${wanted.branch}`,
				from,
				to
			});
			return to;
		});
	}
	requestMergeGroup(repository, pull, actor) {
		return requestChecks(this.#as(repository, actor), pull);
	}
	#as(repository, actor) {
		const repo = this.#world.repository(repository);
		const user = actor === void 0 ? repo.owner : this.#world.user(actor);
		return {
			world: this.#world,
			repo,
			by: {
				kind: "person",
				user
			}
		};
	}
};

// src/embedded/forge/tokens.ts
const SIX_HOURS = 216e5;
function apiScopes(permissions) {
	return Object.fromEntries(Object.entries(permissions).map(([scope, access]) => [scope.replaceAll("-", "_"), access]));
}
var TokenVault = class {
	#clock;
	#entries = /* @__PURE__ */ new Map();
	constructor(clock) {
		this.#clock = clock;
	}
	forPerson(user) {
		return this.#add(`ghp_${randomBytes(18).toString("hex")}`, {
			kind: "person",
			user
		}, void 0);
	}
	forInstallation(request) {
		const token = `ghs_${request.app.id}_${randomBytes(190).toString("base64url")}`;
		const { app, repository, runId } = request;
		const permissions = apiScopes(request.permissions);
		const actor = {
			kind: "installation",
			user: app.bot,
			app,
			repository,
			permissions,
			runId
		};
		return this.#add(token, actor, this.#clock.now().getTime() + SIX_HOURS);
	}
	revoke(token) {
		this.#entries.delete(token);
	}
	holder(token) {
		const entry = this.#entries.get(token);
		if (entry?.expires !== void 0 && entry.expires <= this.#clock.now().getTime()) return void 0;
		return entry?.actor;
	}
	#add(token, actor, expires) {
		this.#entries.set(token, {
			actor,
			expires
		});
		return token;
	}
};

// src/embedded/forge/forge.ts
var EmbeddedForge = class extends ForWorkflows {
	setUp;
	requests = new RequestLog();
	faults;
	clock;
	#world;
	#gateway;
	#closing = new AbortController();
	#removed;
	#listening;
	constructor(world, setUp, parts) {
		super(world, world.apps.get("github-actions") ?? setUp.addActionsApp());
		this.#world = world;
		this.setUp = setUp;
		this.clock = world.clock;
		this.faults = parts.faults;
		this.#removed = parts.removed;
		this.#gateway = new Gateway({
			world,
			faults: parts.faults,
			log: this.requests,
			gitEnvironment: parts.env,
			closing: this.#closing.signal
		});
	}
	fetch = async (input, init) => {
		try {
			return await this.#gateway.handle(new Request(input, init));
		} catch (error) {
			if (!(error instanceof ConnectionLost)) throw error;
			throw new TypeError("fetch failed", { cause: Object.assign(new Error(error.message), { code: "ECONNRESET" }) });
		}
	};
	async listen(port = 0) {
		if (this.#listening !== void 0) throw new Error(`The embedded GitHub listens already, on ${this.url}.`);
		this.#listening = await listen((request) => this.#gateway.handle(request), port);
		this.#world.url = this.#listening.url;
		return this.#listening.url;
	}
	connect(service) {
		this.#world.workflows = service;
	}
	keep() {
		return keepWorld(this.#world);
	}
	onEvent(listener) {
		this.#world.listeners.add(listener);
		return () => this.#world.listeners.delete(listener);
	}
	async close() {
		this.#closing.abort();
		await this.#listening?.close();
		this.#listening = void 0;
		for (const repo of this.#world.repositories.values()) await repo.exclusively(() => repo.store.close());
		if (this.#removed !== void 0) rmSync(this.#removed, {
			recursive: true,
			force: true
		});
	}
};
function createForge(options = {}) {
	const clock = options.clock ?? systemClock;
	const temporary = options.folder === void 0 ? mkdtempSync(join(tmpdir(), "rondo-forge-")) : void 0;
	const folder = options.folder ?? temporary ?? "";
	mkdirSync(folder, { recursive: true });
	const emptyConfig = join(folder, "empty.gitconfig");
	writeFileSync(emptyConfig, "");
	const env = cleanGitEnvironment(emptyConfig);
	const limits = new RateLimits(clock, {
		...GITHUB_RATES,
		...options.rates
	});
	const world = new World({
		clock,
		limits,
		tokens: new TokenVault(clock),
		ghes: options.ghes ?? false
	});
	const place = {
		folder,
		env,
		keep: options.keep
	};
	if (options.kept !== void 0) restoreWorld(world, place, options.kept);
	const setUp = new SetUp(world, place);
	return new EmbeddedForge(world, setUp, {
		faults: options.faults ?? new FaultPlan(),
		env,
		removed: temporary
	});
}

// src/embedded/workflows/zip.ts
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
	let value = index;
	for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? value >>> 1 ^ 3988292384 : value >>> 1;
	return value;
});
function crc32(bytes) {
	let crc = 4294967295;
	for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ crc >>> 8;
	return (crc ^ 4294967295) >>> 0;
}
function zip(entries) {
	const files = [];
	const directory = [];
	let offset = 0;
	for (const entry of entries) {
		const name = Buffer.from(entry.name);
		const packed = deflateRawSync(entry.content);
		const common = commonFields(entry.content, packed.length, name.length);
		const local = Buffer.concat([
			le32(67324752),
			common,
			name,
			packed
		]);
		const made = Buffer.concat([
			le32(33639248),
			le16(788),
			common,
			Buffer.alloc(10),
			le32(offset),
			name
		]);
		made.writeUInt32LE(33188 << 16 >>> 0, 38);
		files.push(local);
		directory.push(made);
		offset += local.length;
	}
	const central = Buffer.concat(directory);
	const count = le16(entries.length);
	const end = Buffer.concat([
		le32(101010256),
		Buffer.alloc(4),
		count,
		count,
		le32(central.length),
		le32(offset),
		le16(0)
	]);
	return Buffer.concat([
		...files,
		central,
		end
	]);
}
function commonFields(content, packedSize, nameLength) {
	return Buffer.concat([
		le16(20),
		le16(2048),
		le16(8),
		le16(0),
		le16(33),
		le32(crc32(content)),
		le32(packedSize),
		le32(content.length),
		le16(nameLength),
		le16(0)
	]);
}
function le16(value) {
	const buffer = Buffer.alloc(2);
	buffer.writeUInt16LE(value);
	return buffer;
}
function le32(value) {
	const buffer = Buffer.alloc(4);
	buffer.writeUInt32LE(value >>> 0);
	return buffer;
}

// src/embedded/workflows/artifacts.ts
var ArtifactStore = class {
	#folder;
	#stored = /* @__PURE__ */ new Map();
	#nextId = 1;
	constructor(folder) {
		this.#folder = folder;
	}
	add(artifact, overwrite) {
		this.#makeRoom(artifact, overwrite);
		const id = this.#nextId++;
		const folder = join(this.#folder, String(id));
		mkdirSync(folder, { recursive: true });
		for (const [source, name] of artifact.files) {
			const target = join(folder, name);
			mkdirSync(dirname(target), { recursive: true });
			writeFileSync(target, readFileSync(source));
		}
		const { name, runId, createdAt, repository, attempt } = artifact;
		const packed = zipFolder(folder);
		const record = {
			id,
			name,
			runId,
			createdAt,
			bytes: packed.length
		};
		this.#stored.set(id, {
			record,
			repository,
			folder,
			attempt,
			digest: digestOf(packed)
		});
		return record;
	}
	#makeRoom({ repository, runId, name, attempt }, overwrite) {
		for (const [id, { record, repository: owner, attempt: earlier }] of this.#stored) {
			if (owner !== repository || record.runId !== runId || record.name !== name) continue;
			if (!overwrite && earlier === attempt) throw new Error("Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run");
			this.delete(repository, id);
		}
	}
	digest(repository, id) {
		return this.#find(repository, id)?.digest ?? "";
	}
	list(repository, runId) {
		return [...this.#stored.values()].filter((stored) => stored.repository === repository && (runId === void 0 || stored.record.runId === runId)).map((stored) => stored.record);
	}
	zip(repository, id) {
		const stored = this.#find(repository, id);
		return stored === void 0 ? void 0 : zipFolder(stored.folder);
	}
	extract(repository, id, target) {
		const stored = this.#find(repository, id);
		if (stored === void 0) throw new Error(`Artifact ${id} does not exist`);
		mkdirSync(target, { recursive: true });
		for (const file of filesIn(stored.folder)) {
			const path = join(target, relative(stored.folder, file));
			mkdirSync(dirname(path), { recursive: true });
			rmSync(path, { force: true });
			writeFileSync(path, readFileSync(file));
		}
		return digestOf(zipFolder(stored.folder)) === stored.digest ? "whole" : "damaged";
	}
	delete(repository, id) {
		const stored = this.#find(repository, id);
		if (stored === void 0) return false;
		rmSync(stored.folder, {
			recursive: true,
			force: true
		});
		return this.#stored.delete(id);
	}
	#find(repository, id) {
		const stored = this.#stored.get(id);
		return stored?.repository === repository ? stored : void 0;
	}
};
function digestOf(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
function zipFolder(folder) {
	return zip(filesIn(folder).map((file) => ({
		name: relative(folder, file),
		content: readFileSync(file)
	})));
}
function filesIn(folder) {
	return readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
}

// src/embedded/workflows/concurrency.ts
const LONGEST_QUEUE = 100;
var ConcurrencyGroups = class {
	#groups = /* @__PURE__ */ new Map();
	enter(request, cancel) {
		const group = this.#group(request);
		let settle = () => void 0;
		const turn = new Promise((resolve) => {
			settle = resolve;
		});
		const entrant = {
			settle,
			cancel
		};
		this.#place(group, entrant, request);
		return {
			turn,
			leave: () => this.#leave(group, entrant)
		};
	}
	#place(group, entrant, request) {
		if (group.holder === void 0) {
			group.holder = entrant;
			entrant.settle("admitted");
			return;
		}
		if (request.queue === "max") {
			if (group.waiting.length >= LONGEST_QUEUE) entrant.settle("evicted");
			else group.waiting.push(entrant);
			return;
		}
		for (const older of group.waiting) older.settle("evicted");
		group.waiting = [entrant];
		if (request.cancelInProgress) group.holder.cancel();
	}
	#leave(group, entrant) {
		entrant.settle("evicted");
		group.waiting = group.waiting.filter((other) => other !== entrant);
		if (group.holder !== entrant) return;
		group.holder = group.waiting.shift();
		group.holder?.settle("admitted");
	}
	#group(request) {
		const key = `${request.repository}\n${request.group.toLowerCase()}`;
		const known = this.#groups.get(key);
		if (known !== void 0) return known;
		const group = {
			holder: void 0,
			waiting: []
		};
		this.#groups.set(key, group);
		return group;
	}
};

// src/embedded/workflows/log-zip.ts
function logZip(jobs) {
	return zip(jobs.flatMap((job, index) => [entry(`${index}_${fileName(job.name)}`, job.log.text()), ...stepLogs(job)]));
}
function stepLogs(job) {
	return job.steps.map(({ number, name }) => entry(`${fileName(job.name)}/${number}_${fileName(name)}`, job.log.text(number)));
}
function entry(name, text) {
	return {
		name: `${name}.txt`,
		content: Buffer.from(text)
	};
}
function fileName(name) {
	return name.replaceAll(/[/:\\<>|*?"\r\n]/g, "").slice(0, 90);
}

// node_modules/@actions/expressions/dist/features.js
const allFeatureKeys = [
	"missingInputsQuickfix",
	"blockScalarChompingWarning",
	"allowCaseFunction",
	"allowCopilotRequestsPermission",
	"allowDrivesPermissionAutocomplete",
	"allowBackgroundSteps"
];
var FeatureFlags = class {
	constructor(features) {
		this.features = features ?? {};
	}
	isEnabled(feature) {
		const explicit = this.features[feature];
		if (explicit !== void 0) return explicit;
		return this.features.all ?? false;
	}
	getEnabledFeatures() {
		return allFeatureKeys.filter((key) => this.isEnabled(key));
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/types.js
var TokenType$1;
(function(TokenType) {
	TokenType[TokenType["String"] = 0] = "String";
	TokenType[TokenType["Sequence"] = 1] = "Sequence";
	TokenType[TokenType["Mapping"] = 2] = "Mapping";
	TokenType[TokenType["BasicExpression"] = 3] = "BasicExpression";
	TokenType[TokenType["InsertExpression"] = 4] = "InsertExpression";
	TokenType[TokenType["Boolean"] = 5] = "Boolean";
	TokenType[TokenType["Number"] = 6] = "Number";
	TokenType[TokenType["Null"] = 7] = "Null";
})(TokenType$1 || (TokenType$1 = {}));
function tokenTypeName(type) {
	switch (type) {
		case TokenType$1.String: return "StringToken";
		case TokenType$1.Sequence: return "SequenceToken";
		case TokenType$1.Mapping: return "MappingToken";
		case TokenType$1.BasicExpression: return "BasicExpressionToken";
		case TokenType$1.InsertExpression: return "InsertExpressionToken";
		case TokenType$1.Boolean: return "BooleanToken";
		case TokenType$1.Number: return "NumberToken";
		case TokenType$1.Null: return "NullToken";
		default: throw new Error(`Unhandled token type: ${type} ${type}}`);
	}
}

// node_modules/@actions/workflow-parser/dist/templates/tokens/traversal-state.js
var TraversalState = class {
	constructor(parent, token) {
		this.index = -1;
		this.isKey = false;
		this.parent = parent;
		this._token = token;
		this.current = token;
	}
	moveNext(omitKeys) {
		switch (this._token.templateTokenType) {
			case TokenType$1.Sequence: {
				const sequence = this._token;
				if (++this.index < sequence.count) {
					this.current = sequence.get(this.index);
					return true;
				}
				this.current = void 0;
				return false;
			}
			case TokenType$1.Mapping: {
				const mapping = this._token;
				if (this.isKey) {
					this.isKey = false;
					this.currentKey = this.current;
					this.current = mapping.get(this.index).value;
					return true;
				}
				if (++this.index < mapping.count) {
					if (omitKeys) {
						this.isKey = false;
						this.currentKey = mapping.get(this.index).key;
						this.current = mapping.get(this.index).value;
						return true;
					}
					this.isKey = true;
					this.currentKey = void 0;
					this.current = mapping.get(this.index).key;
					return true;
				}
				this.currentKey = void 0;
				this.current = void 0;
				return false;
			}
			default: throw new Error(`Unexpected token type '${this._token.templateTokenType}' when traversing state`);
		}
	}
	getAncestors() {
		const ancestors = [];
		let state = this.parent;
		while (state) {
			if (state.current) ancestors.unshift(state.current);
			state = state.parent;
		}
		return ancestors;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/template-token.js
var TemplateTokenError = class extends Error {
	constructor(message, token) {
		super(message);
		this.token = token;
	}
};
var TemplateToken = class {
	constructor(type, file, range, definitionInfo) {
		this.type = type;
		this.file = file;
		this.range = range;
		this.definitionInfo = definitionInfo;
	}
	get templateTokenType() {
		return this.type;
	}
	get line() {
		return this.range?.start.line;
	}
	get col() {
		return this.range?.start.column;
	}
	get definition() {
		return this.definitionInfo?.definition;
	}
	get description() {
		return this._description || this.propertyDefinition?.description || this.definition?.description;
	}
	set description(description) {
		this._description = description;
	}
	typeName() {
		return tokenTypeName(this.type);
	}
	assertNull(objectDescription) {
		if (this.type === TokenType$1.Null) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.Null)}' was expected.`, this);
	}
	assertBoolean(objectDescription) {
		if (this.type === TokenType$1.Boolean) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.Boolean)}' was expected.`, this);
	}
	assertNumber(objectDescription) {
		if (this.type === TokenType$1.Number) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.Number)}' was expected.`, this);
	}
	assertString(objectDescription) {
		if (this.type === TokenType$1.String) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.String)}' was expected.`, this);
	}
	assertScalar(objectDescription) {
		if (this?.isScalar === true) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type 'ScalarToken' was expected.`, this);
	}
	assertSequence(objectDescription) {
		if (this.type === TokenType$1.Sequence) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.Sequence)}' was expected.`, this);
	}
	assertMapping(objectDescription) {
		if (this.type === TokenType$1.Mapping) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType$1.Mapping)}' was expected.`, this);
	}
	static *traverse(value, omitKeys) {
		yield [
			void 0,
			value,
			void 0,
			[]
		];
		switch (value.templateTokenType) {
			case TokenType$1.Sequence:
			case TokenType$1.Mapping: {
				let state = new TraversalState(void 0, value);
				state = new TraversalState(state, value);
				while (state.parent) if (state.moveNext(omitKeys ?? false)) {
					value = state.current;
					yield [
						state.parent?.current,
						value,
						state.currentKey,
						state.getAncestors()
					];
					switch (value.type) {
						case TokenType$1.Sequence:
						case TokenType$1.Mapping: state = new TraversalState(state, value);
					}
				} else state = state.parent;
				break;
			}
		}
	}
	toJSON() {}
};

// node_modules/@actions/workflow-parser/dist/workflows/file-reference.js
function parseFileReference(ref) {
	if (ref.startsWith("./")) return { path: ref.substring(2) };
	if (ref.startsWith("$/")) return { path: ref.substring(2) };
	const [remotePath, version] = ref.split("@");
	const [owner, repository, ...pathSegments] = remotePath.split("/").filter((s) => s.length > 0);
	if (!owner || !repository || !version) throw new Error(`Invalid file reference: ${ref}`);
	return {
		repository,
		owner,
		path: pathSegments.join("/"),
		version
	};
}

// node_modules/@actions/workflow-parser/dist/templates/template-validation-error.js
var TemplateValidationError = class {
	constructor(rawMessage, prefix, code, range) {
		this.rawMessage = rawMessage;
		this.prefix = prefix;
		this.code = code;
		this.range = range;
	}
	get message() {
		if (this.prefix) return `${this.prefix}: ${this.rawMessage}`;
		return this.rawMessage;
	}
	toString() {
		return this.message;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/template-context.js
var TemplateContext = class {
	constructor(errors, schema, trace) {
		this._fileIds = {};
		this._fileNames = [];
		this.expressionFunctions = [];
		this.expressionNamedContexts = [];
		this.state = {};
		this.errors = errors;
		this.schema = schema;
		this.trace = trace;
	}
	error(tokenOrFileId, err, tokenRange) {
		const token = tokenOrFileId;
		const range = tokenRange || token?.range;
		const prefix = this.getErrorPrefix(token?.file ?? tokenOrFileId, token?.line, token?.col);
		const message = err?.message ?? String(err);
		const e = new TemplateValidationError(message, prefix, void 0, range);
		this.errors.add(e);
		this.trace.error(e.message);
	}
	getFileId(file) {
		const key = file.toUpperCase();
		let id = this._fileIds[key];
		if (id === void 0) {
			id = this._fileNames.length + 1;
			this._fileIds[key] = id;
			this._fileNames.push(file);
		}
		return id;
	}
	getFileName(fileId) {
		return this._fileNames.length >= fileId ? this._fileNames[fileId - 1] : void 0;
	}
	getFileTable() {
		return this._fileNames.slice();
	}
	getErrorPrefix(fileId, line, column) {
		const fileName = fileId !== void 0 ? this.getFileName(fileId) : void 0;
		if (fileName) {
			if (line !== void 0 && column !== void 0) return `${fileName} (Line: ${line}, Col: ${column})`;
			else return fileName;
		} else if (line !== void 0 && column !== void 0) return `(Line: ${line}, Col: ${column})`;
		else return "";
	}
};
var TemplateValidationErrors = class {
	constructor(maxErrors, maxMessageLength) {
		this._errors = [];
		this._maxErrors = maxErrors ?? 0;
		this._maxMessageLength = maxMessageLength ?? 0;
	}
	get count() {
		return this._errors.length;
	}
	add(err) {
		for (let e of Array.isArray(err) ? err : [err]) if (this._maxErrors <= 0 || this._errors.length < this._maxErrors) {
			if (this._maxMessageLength > 0 && e.message.length > this._maxMessageLength) e = new TemplateValidationError(e.message.substring(0, this._maxMessageLength) + "[...]", e.prefix, e.code, e.range);
			this._errors.push(e);
		}
	}
	check(prefix) {
		if (this._errors.length <= 0) return;
		if (!prefix) prefix = "The template is not valid.";
		throw new Error(`${prefix} ${this._errors.map((x) => x.message).join(",")}`);
	}
	clear() {
		this._errors = [];
	}
	getErrors() {
		return this._errors.slice();
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition-info.js
var DefinitionInfo = class {
	constructor(schemaOrParent, nameOrDefinition) {
		this.isDefinitionInfo = true;
		const parent = schemaOrParent?.isDefinitionInfo === true ? schemaOrParent : void 0;
		this._schema = parent === void 0 ? schemaOrParent : parent._schema;
		this.definition = typeof nameOrDefinition === "string" ? this._schema.getDefinition(nameOrDefinition) : nameOrDefinition;
		if (this.definition.readerContext.length > 0) {
			this.allowedContext = [];
			const upperSeen = {};
			for (const context of parent?.allowedContext ?? []) {
				this.allowedContext.push(context);
				upperSeen[context.toUpperCase()] = true;
			}
			for (const context of this.definition.readerContext) {
				const upper = context.toUpperCase();
				if (!upperSeen[upper]) {
					this.allowedContext.push(context);
					upperSeen[upper] = true;
				}
			}
		} else this.allowedContext = parent?.allowedContext ?? [];
	}
	getScalarDefinitions() {
		return this._schema.getScalarDefinitions(this.definition);
	}
	getDefinitionsOfType(type) {
		return this._schema.getDefinitionsOfType(this.definition, type);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition-type.js
var DefinitionType;
(function(DefinitionType) {
	DefinitionType[DefinitionType["Null"] = 0] = "Null";
	DefinitionType[DefinitionType["Boolean"] = 1] = "Boolean";
	DefinitionType[DefinitionType["Number"] = 2] = "Number";
	DefinitionType[DefinitionType["String"] = 3] = "String";
	DefinitionType[DefinitionType["Sequence"] = 4] = "Sequence";
	DefinitionType[DefinitionType["Mapping"] = 5] = "Mapping";
	DefinitionType[DefinitionType["OneOf"] = 6] = "OneOf";
	DefinitionType[DefinitionType["AllowedValues"] = 7] = "AllowedValues";
})(DefinitionType || (DefinitionType = {}));

// node_modules/@actions/workflow-parser/dist/templates/template-constants.js
const ALLOWED_VALUES = "allowed-values";
const BOOLEAN = "boolean";
const BOOLEAN_DEFINITION = "boolean-definition";
const BOOLEAN_DEFINITION_PROPERTIES = "boolean-definition-properties";
const CONSTANT = "constant";
const CONTEXT = "context";
const DEFINITION = "definition";
const DEFINITIONS = "definitions";
const DESCRIPTION = "description";
const IGNORE_CASE = "ignore-case";
const INSERT_DIRECTIVE = "insert";
const IS_EXPRESSION = "is-expression";
const ITEM_TYPE = "item-type";
const LOOSE_KEY_TYPE = "loose-key-type";
const LOOSE_VALUE_TYPE = "loose-value-type";
const MAPPING = "mapping";
const MAPPING_DEFINITION = "mapping-definition";
const MAPPING_DEFINITION_PROPERTIES = "mapping-definition-properties";
const MAPPING_PROPERTY_VALUE = "mapping-property-value";
const NON_EMPTY_STRING = "non-empty-string";
const NULL = "null";
const NULL_DEFINITION = "null-definition";
const NULL_DEFINITION_PROPERTIES = "null-definition-properties";
const NUMBER = "number";
const NUMBER_DEFINITION = "number-definition";
const NUMBER_DEFINITION_PROPERTIES = "number-definition-properties";
const ONE_OF = "one-of";
const ONE_OF_DEFINITION = "one-of-definition";
const PROPERTY_VALUE = "property-value";
const PROPERTIES = "properties";
const REQUIRED = "required";
const REQUIRE_NON_EMPTY = "require-non-empty";
const SCALAR = "scalar";
const SEQUENCE = "sequence";
const SEQUENCE_DEFINITION = "sequence-definition";
const SEQUENCE_DEFINITION_PROPERTIES = "sequence-definition-properties";
const TYPE = "type";
const SEQUENCE_OF_NON_EMPTY_STRING = "sequence-of-non-empty-string";
const STRING = "string";
const STRING_DEFINITION = "string-definition";
const STRING_DEFINITION_PROPERTIES = "string-definition-properties";
const TEMPLATE_SCHEMA = "template-schema";
const VERSION$1 = "version";

// node_modules/@actions/workflow-parser/dist/templates/tokens/scalar-token.js
var ScalarToken = class extends TemplateToken {
	constructor(type, file, range, definitionInfo) {
		super(type, file, range, definitionInfo);
	}
	get isScalar() {
		return true;
	}
	static trimDisplayString(displayString) {
		let firstLine = displayString.trimStart();
		const firstNewLine = firstLine.indexOf("\n");
		const firstCarriageReturn = firstLine.indexOf("\r");
		if (firstNewLine >= 0 || firstCarriageReturn >= 0) firstLine = firstLine.substr(0, Math.min(firstNewLine >= 0 ? firstNewLine : Number.MAX_VALUE, firstCarriageReturn >= 0 ? firstCarriageReturn : Number.MAX_VALUE));
		return firstLine;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/literal-token.js
var LiteralToken = class extends ScalarToken {
	constructor(type, file, range, definitionInfo) {
		super(type, file, range, definitionInfo);
	}
	get isLiteral() {
		return true;
	}
	get isExpression() {
		return false;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	assertUnexpectedValue(objectDescription) {
		throw new Error(`Error while reading '${objectDescription}'. Unexpected value '${this.toString()}'`);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/string-token.js
var StringToken = class StringToken extends LiteralToken {
	constructor(file, range, value, definitionInfo, source, blockScalarHeader) {
		super(TokenType$1.String, file, range, definitionInfo);
		this.value = value;
		this.source = source;
		this.blockScalarHeader = blockScalarHeader;
	}
	clone(omitSource) {
		return omitSource ? new StringToken(void 0, void 0, this.value, this.definitionInfo, this.source, this.blockScalarHeader) : new StringToken(this.file, this.range, this.value, this.definitionInfo, this.source, this.blockScalarHeader);
	}
	toString() {
		return this.value;
	}
	toJSON() {
		return this.value;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/number-token.js
var NumberToken = class NumberToken extends LiteralToken {
	constructor(file, range, value, definitionInfo) {
		super(TokenType$1.Number, file, range, definitionInfo);
		this.num = value;
	}
	get value() {
		return this.num;
	}
	clone(omitSource) {
		return omitSource ? new NumberToken(void 0, void 0, this.num, this.definitionInfo) : new NumberToken(this.file, this.range, this.num, this.definitionInfo);
	}
	toString() {
		return `${this.num}`;
	}
	toJSON() {
		return this.num;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/boolean-token.js
var BooleanToken = class BooleanToken extends LiteralToken {
	constructor(file, range, value, definitionInfo) {
		super(TokenType$1.Boolean, file, range, definitionInfo);
		this.bool = value;
	}
	get value() {
		return this.bool;
	}
	clone(omitSource) {
		return omitSource ? new BooleanToken(void 0, void 0, this.bool, this.definitionInfo) : new BooleanToken(this.file, this.range, this.bool, this.definitionInfo);
	}
	toString() {
		return this.bool ? "true" : "false";
	}
	toJSON() {
		return this.bool;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/null-token.js
var NullToken = class NullToken extends LiteralToken {
	constructor(file, range, definitionInfo) {
		super(TokenType$1.Null, file, range, definitionInfo);
	}
	clone(omitSource) {
		return omitSource ? new NullToken(void 0, void 0, this.definitionInfo) : new NullToken(this.file, this.range, this.definitionInfo);
	}
	toString() {
		return "";
	}
	toJSON() {
		return null;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/key-value-pair.js
var KeyValuePair = class {
	constructor(key, value) {
		this.key = key;
		this.value = value;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/sequence-token.js
var SequenceToken = class SequenceToken extends TemplateToken {
	constructor(file, range, definitionInfo) {
		super(TokenType$1.Sequence, file, range, definitionInfo);
		this.seq = [];
	}
	get count() {
		return this.seq.length;
	}
	get isScalar() {
		return false;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return false;
	}
	add(value) {
		this.seq.push(value);
	}
	get(index) {
		return this.seq[index];
	}
	clone(omitSource) {
		const result = omitSource ? new SequenceToken(void 0, void 0, this.definitionInfo) : new SequenceToken(this.file, this.range, this.definitionInfo);
		for (const item of this.seq) result.add(item.clone(omitSource));
		return result;
	}
	toJSON() {
		return {
			type: TokenType$1.Sequence,
			seq: this.seq
		};
	}
	*[Symbol.iterator]() {
		for (const item of this.seq) yield item;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/mapping-token.js
var MappingToken = class MappingToken extends TemplateToken {
	constructor(file, range, definitionInfo) {
		super(TokenType$1.Mapping, file, range, definitionInfo);
		this.map = [];
	}
	get count() {
		return this.map.length;
	}
	get isScalar() {
		return false;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return false;
	}
	add(key, value) {
		this.map.push(new KeyValuePair(key, value));
	}
	get(index) {
		return this.map[index];
	}
	find(key) {
		return this.map.find((pair) => pair.key.toString() === key)?.value;
	}
	remove(index) {
		this.map.splice(index, 1);
	}
	clone(omitSource) {
		const result = omitSource ? new MappingToken(void 0, void 0, this.definitionInfo) : new MappingToken(this.file, this.range, this.definitionInfo);
		for (const item of this.map) result.add(item.key.clone(omitSource), item.value.clone(omitSource));
		return result;
	}
	toJSON() {
		const items = [];
		for (const item of this.map) items.push({
			Key: item.key,
			Value: item.value
		});
		return {
			type: TokenType$1.Mapping,
			map: items
		};
	}
	*[Symbol.iterator]() {
		for (const item of this.map) yield item;
	}
};

// node_modules/@actions/expressions/dist/ast.js
var Expr = class {};
var Literal = class extends Expr {
	constructor(literal, token) {
		super();
		this.literal = literal;
		this.token = token;
	}
	accept(v) {
		return v.visitLiteral(this);
	}
};
var Unary = class extends Expr {
	constructor(operator, expr) {
		super();
		this.operator = operator;
		this.expr = expr;
	}
	accept(v) {
		return v.visitUnary(this);
	}
};
var FunctionCall = class extends Expr {
	constructor(functionName, args) {
		super();
		this.functionName = functionName;
		this.args = args;
	}
	accept(v) {
		return v.visitFunctionCall(this);
	}
};
var Binary = class extends Expr {
	constructor(left, operator, right) {
		super();
		this.left = left;
		this.operator = operator;
		this.right = right;
	}
	accept(v) {
		return v.visitBinary(this);
	}
};
var Logical = class extends Expr {
	constructor(operator, args) {
		super();
		this.operator = operator;
		this.args = args;
	}
	accept(v) {
		return v.visitLogical(this);
	}
};
var Grouping = class extends Expr {
	constructor(group) {
		super();
		this.group = group;
	}
	accept(v) {
		return v.visitGrouping(this);
	}
};
var ContextAccess = class extends Expr {
	constructor(name) {
		super();
		this.name = name;
	}
	accept(v) {
		return v.visitContextAccess(this);
	}
};
var IndexAccess = class extends Expr {
	constructor(expr, index) {
		super();
		this.expr = expr;
		this.index = index;
	}
	accept(v) {
		return v.visitIndexAccess(this);
	}
};
var Star = class extends Expr {
	accept() {
		throw new Error("Method not implemented.");
	}
};

// node_modules/@actions/expressions/dist/data/expressiondata.js
var Kind;
(function(Kind) {
	Kind[Kind["String"] = 0] = "String";
	Kind[Kind["Array"] = 1] = "Array";
	Kind[Kind["Dictionary"] = 2] = "Dictionary";
	Kind[Kind["Boolean"] = 3] = "Boolean";
	Kind[Kind["Number"] = 4] = "Number";
	Kind[Kind["CaseSensitiveDictionary"] = 5] = "CaseSensitiveDictionary";
	Kind[Kind["Null"] = 6] = "Null";
})(Kind || (Kind = {}));
function kindStr(k) {
	switch (k) {
		case Kind.Array: return "Array";
		case Kind.Boolean: return "Boolean";
		case Kind.Null: return "Null";
		case Kind.Number: return "Number";
		case Kind.Dictionary: return "Object";
		case Kind.String: return "String";
	}
	return "unknown";
}

// node_modules/@actions/expressions/dist/data/dictionary.js
var Dictionary = class {
	constructor(...pairs) {
		this.keys = [];
		this.v = [];
		this.indexMap = {};
		this.kind = Kind.Dictionary;
		this.primitive = false;
		for (const p of pairs) this.add(p.key, p.value);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(key, value) {
		if (key.toLowerCase() in this.indexMap) return;
		this.keys.push(key);
		this.v.push(value);
		this.indexMap[key.toLowerCase()] = this.v.length - 1;
	}
	get(key) {
		const index = this.indexMap[key.toLowerCase()];
		if (index === void 0) return;
		return this.v[index];
	}
	values() {
		return this.v;
	}
	pairs() {
		const result = [];
		for (const key of this.keys) result.push({
			key,
			value: this.v[this.indexMap[key.toLowerCase()]]
		});
		return result;
	}
};

// node_modules/@actions/expressions/dist/data/array.js
var Array$1 = class {
	constructor(...data) {
		this.v = [];
		this.kind = Kind.Array;
		this.primitive = false;
		for (const d of data) this.add(d);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(value) {
		this.v.push(value);
	}
	get(index) {
		return this.v[index];
	}
	values() {
		return this.v;
	}
};

// node_modules/@actions/expressions/dist/data/boolean.js
var BooleanData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Boolean;
		this.primitive = true;
	}
	coerceString() {
		if (this.value) return "true";
		return "false";
	}
	number() {
		if (this.value) return 1;
		return 0;
	}
};

// node_modules/@actions/expressions/dist/data/null.js
var Null = class {
	constructor() {
		this.kind = Kind.Null;
		this.primitive = true;
	}
	coerceString() {
		return "";
	}
	number() {
		return 0;
	}
};

// node_modules/@actions/expressions/dist/data/number.js
var NumberData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Number;
		this.primitive = true;
	}
	coerceString() {
		if (this.value === 0) return "0";
		return (+this.value.toFixed(15)).toString();
	}
	number() {
		return this.value;
	}
};

// node_modules/@actions/expressions/dist/data/string.js
var StringData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.String;
		this.primitive = true;
	}
	coerceString() {
		return this.value;
	}
	number() {
		return Number(this.value);
	}
};

// node_modules/@actions/expressions/dist/data/replacer.js
function replacer(_key, value) {
	if (value instanceof Null) return null;
	if (value instanceof BooleanData) return value.value;
	if (value instanceof NumberData) return value.number();
	if (value instanceof StringData) return value.coerceString();
	if (value instanceof Array$1) return value.values();
	if (value instanceof Dictionary) {
		const pairs = value.pairs();
		const r = {};
		for (const p of pairs) r[p.key] = p.value;
		return r;
	}
	return value;
}

// node_modules/@actions/expressions/dist/data/reviver.js
function reviver(_key, val) {
	if (val === null) return new Null();
	if (typeof val === "string") return new StringData(val);
	if (typeof val === "number") return new NumberData(val);
	if (typeof val === "boolean") return new BooleanData(val);
	if (Array.isArray(val)) return new Array$1(...val);
	if (typeof val === "object") return new Dictionary(...Object.keys(val).map((k) => ({
		key: k,
		value: val[k]
	})));
	return val;
}

// node_modules/@actions/expressions/dist/filtered_array.js
var FilteredArray = class extends Array$1 {};

// node_modules/@actions/expressions/dist/lexer.js
var TokenType;
(function(TokenType) {
	TokenType[TokenType["UNKNOWN"] = 0] = "UNKNOWN";
	TokenType[TokenType["LEFT_PAREN"] = 1] = "LEFT_PAREN";
	TokenType[TokenType["RIGHT_PAREN"] = 2] = "RIGHT_PAREN";
	TokenType[TokenType["LEFT_BRACKET"] = 3] = "LEFT_BRACKET";
	TokenType[TokenType["RIGHT_BRACKET"] = 4] = "RIGHT_BRACKET";
	TokenType[TokenType["COMMA"] = 5] = "COMMA";
	TokenType[TokenType["DOT"] = 6] = "DOT";
	TokenType[TokenType["BANG"] = 7] = "BANG";
	TokenType[TokenType["BANG_EQUAL"] = 8] = "BANG_EQUAL";
	TokenType[TokenType["EQUAL_EQUAL"] = 9] = "EQUAL_EQUAL";
	TokenType[TokenType["GREATER"] = 10] = "GREATER";
	TokenType[TokenType["GREATER_EQUAL"] = 11] = "GREATER_EQUAL";
	TokenType[TokenType["LESS"] = 12] = "LESS";
	TokenType[TokenType["LESS_EQUAL"] = 13] = "LESS_EQUAL";
	TokenType[TokenType["AND"] = 14] = "AND";
	TokenType[TokenType["OR"] = 15] = "OR";
	TokenType[TokenType["STAR"] = 16] = "STAR";
	TokenType[TokenType["NUMBER"] = 17] = "NUMBER";
	TokenType[TokenType["STRING"] = 18] = "STRING";
	TokenType[TokenType["IDENTIFIER"] = 19] = "IDENTIFIER";
	TokenType[TokenType["TRUE"] = 20] = "TRUE";
	TokenType[TokenType["FALSE"] = 21] = "FALSE";
	TokenType[TokenType["NULL"] = 22] = "NULL";
	TokenType[TokenType["EOF"] = 23] = "EOF";
})(TokenType || (TokenType = {}));
function tokenString(tok) {
	switch (tok.type) {
		case TokenType.EOF: return "EOF";
		case TokenType.NUMBER: return tok.lexeme;
		case TokenType.STRING: return tok.value.toString();
		default: return tok.lexeme;
	}
}
var Lexer = class {
	constructor(input) {
		this.input = input;
		this.start = 0;
		this.offset = 0;
		this.line = 0;
		this.lastLineOffset = 0;
		this.tokens = [];
	}
	lex() {
		if (this.input.length > 21e3) throw new Error("ErrorExceededMaxLength");
		while (!this.atEnd()) {
			this.start = this.offset;
			const c = this.next();
			switch (c) {
				case "(":
					this.addToken(TokenType.LEFT_PAREN);
					break;
				case ")":
					this.addToken(TokenType.RIGHT_PAREN);
					break;
				case "[":
					this.addToken(TokenType.LEFT_BRACKET);
					break;
				case "]":
					this.addToken(TokenType.RIGHT_BRACKET);
					break;
				case ",":
					this.addToken(TokenType.COMMA);
					break;
				case ".":
					if (this.previous() != TokenType.IDENTIFIER && this.previous() != TokenType.RIGHT_BRACKET && this.previous() != TokenType.RIGHT_PAREN && this.previous() != TokenType.STAR) this.consumeNumber();
					else this.addToken(TokenType.DOT);
					break;
				case "-":
				case "+":
					this.consumeNumber();
					break;
				case "!":
					this.addToken(this.match("=") ? TokenType.BANG_EQUAL : TokenType.BANG);
					break;
				case "=":
					if (!this.match("=")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.EQUAL_EQUAL);
					break;
				case "<":
					this.addToken(this.match("=") ? TokenType.LESS_EQUAL : TokenType.LESS);
					break;
				case ">":
					this.addToken(this.match("=") ? TokenType.GREATER_EQUAL : TokenType.GREATER);
					break;
				case "&":
					if (!this.match("&")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.AND);
					break;
				case "|":
					if (!this.match("|")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.OR);
					break;
				case "*":
					this.addToken(TokenType.STAR);
					break;
				case " ":
				case "\r":
				case "	": break;
				case "\n":
					++this.line;
					this.lastLineOffset = this.offset;
					break;
				case "'":
					this.consumeString();
					break;
				default: switch (true) {
					case isDigit(c):
						this.consumeNumber();
						break;
					default: this.consumeIdentifier();
				}
			}
		}
		this.tokens.push({
			type: TokenType.EOF,
			lexeme: "",
			range: this.range()
		});
		return { tokens: this.tokens };
	}
	pos() {
		return {
			line: this.line,
			column: this.start - this.lastLineOffset
		};
	}
	endPos() {
		return {
			line: this.line,
			column: this.offset - this.lastLineOffset
		};
	}
	range() {
		return {
			start: this.pos(),
			end: this.endPos()
		};
	}
	atEnd() {
		return this.offset >= this.input.length;
	}
	peek() {
		if (this.atEnd()) return "\0";
		return this.input[this.offset];
	}
	peekNext() {
		if (this.offset + 1 >= this.input.length) return "\0";
		return this.input[this.offset + 1];
	}
	previous() {
		const l = this.tokens.length;
		if (l == 0) return TokenType.EOF;
		return this.tokens[l - 1].type;
	}
	next() {
		return this.input[this.offset++];
	}
	match(expected) {
		if (this.atEnd()) return false;
		if (this.input[this.offset] !== expected) return false;
		this.offset++;
		return true;
	}
	addToken(type, value) {
		this.tokens.push({
			type,
			lexeme: this.input.substring(this.start, this.offset),
			range: this.range(),
			value
		});
	}
	consumeNumber() {
		while (!this.atEnd() && (!isBoundary(this.peek()) || this.peek() == ".")) this.next();
		const lexeme = this.input.substring(this.start, this.offset);
		const value = new StringData(lexeme).number();
		if (isNaN(value)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(TokenType.NUMBER, value);
	}
	consumeString() {
		while ((this.peek() !== "'" || this.peekNext() === "'") && !this.atEnd()) {
			if (this.peek() === "\n") this.line++;
			if (this.peek() === "'" && this.peekNext() === "'") this.next();
			this.next();
		}
		if (this.atEnd()) throw new Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.next();
		let value = this.input.substring(this.start + 1, this.offset - 1);
		value = value.replace("''", "'");
		this.addToken(TokenType.STRING, value);
	}
	consumeIdentifier() {
		while (!this.atEnd() && !isBoundary(this.peek())) this.next();
		let tokenType = TokenType.IDENTIFIER;
		let tokenValue = void 0;
		const lexeme = this.input.substring(this.start, this.offset);
		if (this.previous() != TokenType.DOT) switch (lexeme) {
			case "true":
				tokenType = TokenType.TRUE;
				break;
			case "false":
				tokenType = TokenType.FALSE;
				break;
			case "null":
				tokenType = TokenType.NULL;
				break;
			case "NaN":
				tokenType = TokenType.NUMBER;
				tokenValue = NaN;
				break;
			case "Infinity":
				tokenType = TokenType.NUMBER;
				tokenValue = Infinity;
		}
		if (!isLegalIdentifier(lexeme)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(tokenType, tokenValue);
	}
};
function isDigit(c) {
	return c >= "0" && c <= "9";
}
function isBoundary(c) {
	switch (c) {
		case "(":
		case "[":
		case ")":
		case "]":
		case ",":
		case ".":
		case "!":
		case ">":
		case "<":
		case "=":
		case "&":
		case "|": return true;
	}
	return /\s/.test(c);
}
function isLegalIdentifier(str) {
	if (str == "") return false;
	const first = str[0];
	if (first >= "a" && first <= "z" || first >= "A" && first <= "Z" || first == "_") {
		for (const c of str.substring(1).split("")) if (c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9" || c == "_" || c == "-") {} else return false;
		return true;
	}
	return false;
}

// node_modules/@actions/expressions/dist/errors.js
const MAX_PARSER_DEPTH = 50;
const MAX_EXPRESSION_LENGTH = 21e3;
var ErrorType;
(function(ErrorType) {
	ErrorType[ErrorType["ErrorUnexpectedSymbol"] = 0] = "ErrorUnexpectedSymbol";
	ErrorType[ErrorType["ErrorUnrecognizedNamedValue"] = 1] = "ErrorUnrecognizedNamedValue";
	ErrorType[ErrorType["ErrorUnexpectedEndOfExpression"] = 2] = "ErrorUnexpectedEndOfExpression";
	ErrorType[ErrorType["ErrorExceededMaxDepth"] = 3] = "ErrorExceededMaxDepth";
	ErrorType[ErrorType["ErrorExceededMaxLength"] = 4] = "ErrorExceededMaxLength";
	ErrorType[ErrorType["ErrorTooFewParameters"] = 5] = "ErrorTooFewParameters";
	ErrorType[ErrorType["ErrorTooManyParameters"] = 6] = "ErrorTooManyParameters";
	ErrorType[ErrorType["ErrorEvenParameters"] = 7] = "ErrorEvenParameters";
	ErrorType[ErrorType["ErrorUnrecognizedContext"] = 8] = "ErrorUnrecognizedContext";
	ErrorType[ErrorType["ErrorUnrecognizedFunction"] = 9] = "ErrorUnrecognizedFunction";
})(ErrorType || (ErrorType = {}));
var ExpressionError = class extends Error {
	constructor(typ, tok) {
		super(`${errorDescription(typ)}: '${tokenString(tok)}'`);
		this.typ = typ;
		this.tok = tok;
		this.pos = this.tok.range.start;
	}
};
function errorDescription(typ) {
	switch (typ) {
		case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
		case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
		case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
		case ErrorType.ErrorExceededMaxDepth: return `Exceeded max expression depth ${50}`;
		case ErrorType.ErrorExceededMaxLength: return `Exceeded max expression length ${MAX_EXPRESSION_LENGTH}`;
		case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
		case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
		case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
		case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
		case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
		default: return "Unknown error";
	}
}
var ExpressionEvaluationError = class extends Error {};

// node_modules/@actions/expressions/dist/funcs/case.js
const caseFunc = {
	name: "case",
	description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
	minArgs: 3,
	maxArgs: Number.MAX_SAFE_INTEGER,
	call: (...args) => {
		for (let i = 0; i < args.length - 1; i += 2) {
			const predicate = args[i];
			if (predicate.kind !== Kind.Boolean) throw new Error("case predicate must evaluate to a boolean value");
			if (predicate.value) return args[i + 1];
		}
		return args[args.length - 1];
	}
};

// node_modules/@actions/expressions/dist/result.js
function falsy(d) {
	switch (d.kind) {
		case Kind.Null: return true;
		case Kind.Boolean: return !d.value;
		case Kind.Number: {
			const dv = d.value;
			return dv === 0 || isNaN(dv);
		}
		case Kind.String: return d.value.length === 0;
	}
	return false;
}
function truthy(d) {
	return !falsy(d);
}
function coerceTypes(li, ri) {
	let lv = li;
	let rv = ri;
	if (li.kind === ri.kind) return [lv, rv];
	switch (li.kind) {
		case Kind.Number:
			if (ri.kind === Kind.String) {
				rv = new NumberData(ri.number());
				return [lv, rv];
			}
			break;
		case Kind.String:
			if (ri.kind === Kind.Number) {
				lv = new NumberData(li.number());
				return [lv, rv];
			}
			break;
		case Kind.Null:
		case Kind.Boolean:
			lv = new NumberData(li.number());
			return coerceTypes(lv, rv);
	}
	switch (ri.kind) {
		case Kind.Null:
		case Kind.Boolean:
			rv = new NumberData(ri.number());
			return coerceTypes(lv, rv);
	}
	return [lv, rv];
}
function equals(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Null: return true;
		case Kind.Number: {
			const ld = lv.value;
			const rd = rv.value;
			if (isNaN(ld) || isNaN(rd)) return false;
			return ld == rd;
		}
		case Kind.String: {
			const ls = lv.value;
			const rs = rv.value;
			return toUpperSpecial(ls) === toUpperSpecial(rs);
		}
		case Kind.Boolean: return lv.value == rv.value;
		case Kind.Dictionary:
		case Kind.Array: return lv === rv;
	}
	return false;
}
function greaterThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf > rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls > rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return lb && !rb;
		}
	}
	return false;
}
function lessThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf < rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls < rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return !lb && rb;
		}
	}
	return false;
}
function toUpperSpecial(s) {
	const sb = [];
	let i = 0;
	const len = s.length;
	let found = s.indexOf("ı");
	while (i < len) if (i < found) {
		sb.push(s.substring(i, found).toUpperCase());
		i = found;
	} else if (i == found) {
		sb.push(s.substring(i, i + 1));
		i += 1;
		found = s.indexOf("ı", i);
	} else {
		sb.push(s.substring(i).toUpperCase());
		break;
	}
	return sb.join("");
}

// node_modules/@actions/expressions/dist/funcs/contains.js
const contains = {
	name: "contains",
	description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		const right = args[1];
		if (left.primitive) {
			const ls = left.coerceString();
			if (right.primitive) {
				const rs = right.coerceString();
				return new BooleanData(ls.toLowerCase().includes(rs.toLowerCase()));
			}
		} else if (left.kind === Kind.Array) {
			const la = left;
			if (la.values().length === 0) return new BooleanData(false);
			for (const v of la.values()) if (equals(right, v)) return new BooleanData(true);
		}
		return new BooleanData(false);
	}
};

// node_modules/@actions/expressions/dist/funcs/endswith.js
const endswith = {
	name: "endsWith",
	description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		if (!left.primitive) return new BooleanData(false);
		const right = args[1];
		if (!right.primitive) return new BooleanData(false);
		const ls = toUpperSpecial(left.coerceString());
		const rs = toUpperSpecial(right.coerceString());
		return new BooleanData(ls.endsWith(rs));
	}
};

// node_modules/@actions/expressions/dist/funcs/format.js
const format = {
	name: "format",
	description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
	minArgs: 1,
	maxArgs: 255,
	call: (...args) => {
		const fs = args[0].coerceString();
		const result = [];
		let index = 0;
		while (index < fs.length) {
			const lbrace = fs.indexOf("{", index);
			const rbrace = fs.indexOf("}", index);
			if (lbrace >= 0 && (rbrace < 0 || rbrace > lbrace)) {
				if (safeCharAt(fs, lbrace + 1) === "{") {
					result.push(fs.substr(index, lbrace - index + 1));
					index = lbrace + 2;
					continue;
				}
				if (rbrace > lbrace + 1) {
					const argIndex = readArgIndex(fs, lbrace + 1);
					if (argIndex.success) {
						if (1 + argIndex.result > args.length - 1) throw new Error(`The following format string references more arguments than were supplied: ${fs}`);
						if (lbrace > index) result.push(fs.substr(index, lbrace - index));
						result.push(`${args[1 + argIndex.result].coerceString()}`);
						index = rbrace + 1;
						continue;
					}
				}
				throw new Error(`The following format string is invalid: ${fs}`);
			} else if (rbrace >= 0) {
				if (safeCharAt(fs, rbrace + 1) === "}") {
					result.push(fs.substr(index, rbrace - index + 1));
					index = rbrace + 2;
				} else throw new Error(`The following format string is invalid: ${fs}`);
			} else {
				result.push(fs.substr(index));
				break;
			}
		}
		return new StringData(result.join(""));
	}
};
function safeCharAt(string, index) {
	if (string.length > index) return string[index];
	return "\0";
}
function readArgIndex(string, startIndex) {
	let length = 0;
	for (;;) {
		const nextChar = safeCharAt(string, startIndex + length);
		if (nextChar >= "0" && nextChar <= "9") length++;
		else break;
	}
	if (length < 1) return { success: false };
	const endIndex = startIndex + length - 1;
	const result = parseInt(string.substr(startIndex, length));
	return {
		success: !isNaN(result),
		result,
		endIndex
	};
}

// node_modules/@actions/expressions/dist/funcs/fromjson.js
const fromjson = {
	name: "fromJson",
	description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
	minArgs: 1,
	maxArgs: 1,
	call: (...args) => {
		const is = args[0].coerceString();
		if (is.trim() === "") throw new Error("empty input");
		try {
			return JSON.parse(is, reviver);
		} catch (e) {
			throw new ExpressionEvaluationError("Error parsing JSON when evaluating fromJson", { cause: e });
		}
	}
};

// node_modules/@actions/expressions/dist/funcs/join.js
const join$1 = {
	name: "join",
	description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
	minArgs: 1,
	maxArgs: 2,
	call: (...args) => {
		if (args[0].primitive) return new StringData(args[0].coerceString());
		if (args[0].kind === Kind.Array) {
			let separator = ",";
			if (args.length > 1 && args[1].primitive) separator = args[1].coerceString();
			return new StringData(args[0].values().map((item) => item.coerceString()).join(separator));
		}
		return new StringData("");
	}
};

// node_modules/@actions/expressions/dist/funcs/startswith.js
const startswith = {
	name: "startsWith",
	description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		if (!left.primitive) return new BooleanData(false);
		const right = args[1];
		if (!right.primitive) return new BooleanData(false);
		const ls = toUpperSpecial(left.coerceString());
		const rs = toUpperSpecial(right.coerceString());
		return new BooleanData(ls.startsWith(rs));
	}
};

// node_modules/@actions/expressions/dist/funcs/tojson.js
const tojson = {
	name: "toJson",
	description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
	minArgs: 1,
	maxArgs: 1,
	call: (...args) => {
		return new StringData(JSON.stringify(args[0], replacer, "  "));
	}
};

// node_modules/@actions/expressions/dist/funcs.js
const wellKnownFunctions = {
	case: caseFunc,
	contains,
	endswith,
	format,
	fromjson,
	join: join$1,
	startswith,
	tojson
};
function validateFunction(context, identifier, argCount) {
	const name = identifier.lexeme.toLowerCase();
	let f;
	f = wellKnownFunctions[name];
	if (!f) {
		f = context.extensionFunctions.get(name);
		if (!f) {
			if (!context.allowUnknownKeywords) throw new ExpressionError(ErrorType.ErrorUnrecognizedFunction, identifier);
			return;
		}
	}
	if (argCount < f.minArgs) throw new ExpressionError(ErrorType.ErrorTooFewParameters, identifier);
	if (argCount > f.maxArgs) throw new ExpressionError(ErrorType.ErrorTooManyParameters, identifier);
	if (name === "case" && argCount % 2 === 0) throw new ExpressionError(ErrorType.ErrorEvenParameters, identifier);
}

// node_modules/@actions/expressions/dist/idxHelper.js
var idxHelper = class {
	constructor(star, idx) {
		this.star = star;
		if (!idx) return;
		if (!star) {
			if (idx.primitive) this.str = idx.coerceString();
			let f = idx.number();
			if (!isNaN(f) && isFinite(f) && f >= 0) {
				f = Math.floor(f);
				this.int = f;
			}
		}
	}
};

// node_modules/@actions/expressions/dist/evaluator.js
var Evaluator = class {
	constructor(n, context, functions) {
		this.n = n;
		this.context = context;
		this.functions = functions;
	}
	evaluate() {
		return this.eval(this.n);
	}
	eval(n) {
		return n.accept(this);
	}
	visitLiteral(literal) {
		return literal.literal;
	}
	visitUnary(unary) {
		const r = this.eval(unary.expr);
		if (unary.operator.type === TokenType.BANG) return new BooleanData(falsy(r));
		throw new Error(`unknown unary operator: ${unary.operator.lexeme}`);
	}
	visitBinary(binary) {
		const left = this.eval(binary.left);
		const right = this.eval(binary.right);
		switch (binary.operator.type) {
			case TokenType.EQUAL_EQUAL: return new BooleanData(equals(left, right));
			case TokenType.BANG_EQUAL: return new BooleanData(!equals(left, right));
			case TokenType.GREATER: return new BooleanData(greaterThan(left, right));
			case TokenType.GREATER_EQUAL: return new BooleanData(equals(left, right) || greaterThan(left, right));
			case TokenType.LESS: return new BooleanData(lessThan(left, right));
			case TokenType.LESS_EQUAL: return new BooleanData(equals(left, right) || lessThan(left, right));
		}
		throw new Error(`unknown binary operator: ${binary.operator.lexeme}`);
	}
	visitLogical(logical) {
		let result;
		for (const arg of logical.args) {
			result = this.eval(arg);
			if (logical.operator.type === TokenType.AND && falsy(result) || logical.operator.type === TokenType.OR && truthy(result)) break;
		}
		return result;
	}
	visitGrouping(grouping) {
		return this.eval(grouping.group);
	}
	visitContextAccess(contextAccess) {
		return this.context.get(contextAccess.name.lexeme);
	}
	visitIndexAccess(ia) {
		let idx;
		if (ia.index instanceof Star) idx = new idxHelper(true, void 0);
		else {
			let idxResult;
			try {
				idxResult = this.eval(ia.index);
			} catch (e) {
				throw new Error(`could not evaluate index for index access: ${e.message}`, { cause: e });
			}
			idx = new idxHelper(false, idxResult);
		}
		const objResult = this.eval(ia.expr);
		let result;
		switch (objResult.kind) {
			case Kind.Array: {
				const tobjResult = objResult;
				if (tobjResult instanceof FilteredArray) result = filteredArrayAccess(tobjResult, idx);
				else result = arrayAccess(tobjResult, idx);
				break;
			}
			case Kind.Dictionary:
				result = objectAccess(objResult, idx);
				break;
			default: if (idx.star) result = new FilteredArray();
			else result = new Null();
		}
		return result;
	}
	visitFunctionCall(functionCall) {
		const args = functionCall.args.map((arg) => this.eval(arg));
		const functionName = functionCall.functionName.lexeme.toLowerCase();
		return (this.functions?.get(functionName) || wellKnownFunctions[functionName]).call(...args);
	}
};
function filteredArrayAccess(fa, idx) {
	const result = new FilteredArray();
	for (const item of fa.values()) switch (item.kind) {
		case Kind.Dictionary: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.str !== void 0) {
				const v = ti.get(idx.str);
				if (v !== void 0) result.add(v);
			}
			break;
		}
		case Kind.Array: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.int !== void 0 && idx.int < ti.values().length) result.add(ti.get(idx.int));
			break;
		}
	}
	return result;
}
function arrayAccess(a, idx) {
	if (idx.star) {
		const fa = new FilteredArray();
		for (const item of a.values()) fa.add(item);
		return fa;
	}
	if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
	return new Null();
}
function objectAccess(obj, idx) {
	if (idx.star) return new FilteredArray(...obj.values());
	if (idx.str !== void 0) {
		const r = obj.get(idx.str);
		if (r !== void 0) return r;
	}
	return new Null();
}

// node_modules/@actions/expressions/dist/parser.js
var Parser = class {
	constructor(tokens, extensionContexts, extensionFunctions) {
		this.tokens = tokens;
		this.offset = 0;
		this.depth = 0;
		this.extContexts = /* @__PURE__ */ new Map();
		this.extFuncs = /* @__PURE__ */ new Map();
		for (const contextName of extensionContexts) this.extContexts.set(contextName.toLowerCase(), true);
		for (const { name, func } of extensionFunctions.map((x) => ({
			name: x.name,
			func: x
		}))) this.extFuncs.set(name.toLowerCase(), func);
		this.context = {
			allowUnknownKeywords: false,
			extensionContexts: this.extContexts,
			extensionFunctions: this.extFuncs
		};
	}
	parse() {
		let result;
		if (this.atEnd()) return result;
		result = this.expression();
		if (!this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
		return result;
	}
	expression() {
		this.incrDepth();
		try {
			return this.logicalOr();
		} finally {
			this.decrDepth();
		}
	}
	logicalOr() {
		let expr = this.logicalAnd();
		if (this.check(TokenType.OR)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType.OR)) {
					const right = this.logicalAnd();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	logicalAnd() {
		let expr = this.equality();
		if (this.check(TokenType.AND)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType.AND)) {
					const right = this.equality();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	equality() {
		let expr = this.comparison();
		while (this.match(TokenType.BANG_EQUAL, TokenType.EQUAL_EQUAL)) {
			const operator = this.previous();
			const right = this.comparison();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	comparison() {
		let expr = this.unary();
		while (this.match(TokenType.GREATER, TokenType.GREATER_EQUAL, TokenType.LESS, TokenType.LESS_EQUAL)) {
			const operator = this.previous();
			const right = this.unary();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	unary() {
		if (this.match(TokenType.BANG)) {
			this.incrDepth();
			const operator = this.previous();
			const unary = this.unary();
			try {
				return new Unary(operator, unary);
			} finally {
				this.decrDepth();
			}
		}
		return this.index();
	}
	index() {
		let expr = this.call();
		let depthIncreased = 0;
		if (expr instanceof Grouping || expr instanceof FunctionCall || expr instanceof ContextAccess) {
			let cont = true;
			while (cont) switch (true) {
				case this.match(TokenType.LEFT_BRACKET): {
					let indexExpr;
					if (this.match(TokenType.STAR)) indexExpr = new Star();
					else indexExpr = this.expression();
					this.consume(TokenType.RIGHT_BRACKET, ErrorType.ErrorUnexpectedSymbol);
					this.incrDepth();
					depthIncreased++;
					expr = new IndexAccess(expr, indexExpr);
					break;
				}
				case this.match(TokenType.DOT):
					this.incrDepth();
					depthIncreased++;
					if (this.match(TokenType.IDENTIFIER)) {
						const property = this.previous();
						expr = new IndexAccess(expr, new Literal(new StringData(property.lexeme), property));
					} else if (this.match(TokenType.STAR)) expr = new IndexAccess(expr, new Star());
					else throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
					break;
				default: cont = false;
			}
		}
		for (let i = 0; i < depthIncreased; i++) this.decrDepth();
		return expr;
	}
	call() {
		if (!this.check(TokenType.IDENTIFIER)) return this.primary();
		const identifier = this.next();
		if (!this.match(TokenType.LEFT_PAREN)) {
			if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(ErrorType.ErrorUnrecognizedContext, identifier);
			return new ContextAccess(identifier);
		}
		const args = [];
		while (!this.match(TokenType.RIGHT_PAREN)) {
			const aexp = this.expression();
			args.push(aexp);
			if (!this.check(TokenType.RIGHT_PAREN)) this.consume(TokenType.COMMA, ErrorType.ErrorUnexpectedSymbol);
		}
		validateFunction(this.context, identifier, args.length);
		return new FunctionCall(identifier, args);
	}
	primary() {
		switch (true) {
			case this.match(TokenType.FALSE): return new Literal(new BooleanData(false), this.previous());
			case this.match(TokenType.TRUE): return new Literal(new BooleanData(true), this.previous());
			case this.match(TokenType.NULL): return new Literal(new Null(), this.previous());
			case this.match(TokenType.NUMBER): return new Literal(new NumberData(this.previous().value), this.previous());
			case this.match(TokenType.STRING): return new Literal(new StringData(this.previous().value), this.previous());
			case this.match(TokenType.LEFT_PAREN): {
				const expr = this.expression();
				if (this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
				this.consume(TokenType.RIGHT_PAREN, ErrorType.ErrorUnexpectedSymbol);
				return new Grouping(expr);
			}
			case this.atEnd(): throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
		}
		throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
	}
	match(...tokenTypes) {
		for (const tokenType of tokenTypes) if (this.check(tokenType)) {
			this.next();
			return true;
		}
		return false;
	}
	check(tokenType) {
		if (this.atEnd()) return false;
		return this.peek().type == tokenType;
	}
	atEnd() {
		return this.peek().type == TokenType.EOF;
	}
	next() {
		if (!this.atEnd()) this.offset++;
		return this.previous();
	}
	peek() {
		return this.tokens[this.offset];
	}
	previous() {
		return this.tokens[this.offset - 1];
	}
	consume(tokenType, errorType) {
		if (this.check(tokenType)) {
			this.next();
			return;
		}
		throw this.buildError(errorType, this.peek());
	}
	incrDepth() {
		this.depth++;
		if (this.depth > 50) throw this.buildError(ErrorType.ErrorExceededMaxDepth, this.peek());
	}
	decrDepth() {
		this.depth--;
	}
	buildError(errType, token) {
		return new ExpressionError(errType, token);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/allowed-context.js
function splitAllowedContext(allowedContext) {
	const FUNCTION_REGEXP = /^([a-zA-Z0-9_]+)\(([0-9]+),([0-9]+|MAX)\)$/;
	const namedContexts = [];
	const functions = [];
	if (allowedContext.length > 0) for (const contextItem of allowedContext) {
		const match = contextItem.match(FUNCTION_REGEXP);
		if (match) {
			const functionName = match[1];
			const minParameters = Number.parseInt(match[2]);
			const maxParametersRaw = match[3];
			const maxParameters = maxParametersRaw === "MAX" ? Number.MAX_SAFE_INTEGER : Number.parseInt(maxParametersRaw);
			functions.push({
				name: functionName,
				minArgs: minParameters,
				maxArgs: maxParameters
			});
		} else namedContexts.push(contextItem);
	}
	return {
		namedContexts,
		functions
	};
}

// node_modules/@actions/workflow-parser/dist/templates/tokens/expression-token.js
var ExpressionToken = class extends ScalarToken {
	constructor(type, file, range, directive, definitionInfo) {
		super(type, file, range, definitionInfo);
		this.directive = directive;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return true;
	}
	static validateExpression(expression, allowedContext) {
		const { namedContexts, functions } = splitAllowedContext(allowedContext);
		const result = new Lexer(expression).lex();
		new Parser(result.tokens, namedContexts, functions).parse();
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/basic-expression-token.js
var BasicExpressionToken = class BasicExpressionToken extends ExpressionToken {
	constructor(file, range, expression, definitionInfo, originalExpressions, source, expressionRange, blockScalarHeader) {
		super(TokenType$1.BasicExpression, file, range, void 0, definitionInfo);
		this.expr = expression;
		this.source = source;
		this.originalExpressions = originalExpressions;
		this.expressionRange = expressionRange;
		this.blockScalarHeader = blockScalarHeader;
	}
	get expression() {
		return this.expr;
	}
	clone(omitSource) {
		return omitSource ? new BasicExpressionToken(void 0, void 0, this.expr, this.definitionInfo, this.originalExpressions, this.source, this.expressionRange, this.blockScalarHeader) : new BasicExpressionToken(this.file, this.range, this.expr, this.definitionInfo, this.originalExpressions, this.source, this.expressionRange, this.blockScalarHeader);
	}
	toString() {
		return `${"${{"} ${this.expr} ${"}}"}`;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	toJSON() {
		return {
			type: TokenType$1.BasicExpression,
			expr: this.expr
		};
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/insert-expression-token.js
var InsertExpressionToken = class InsertExpressionToken extends ExpressionToken {
	constructor(file, range, definitionInfo) {
		super(TokenType$1.InsertExpression, file, range, INSERT_DIRECTIVE, definitionInfo);
	}
	clone(omitSource) {
		return omitSource ? new InsertExpressionToken(void 0, void 0, this.definitionInfo) : new InsertExpressionToken(this.file, this.range, this.definitionInfo);
	}
	toString() {
		return `${"${{"} ${INSERT_DIRECTIVE} ${"}}"}`;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	toJSON() {
		return {
			type: TokenType$1.InsertExpression,
			expr: "insert"
		};
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/type-guards.js
function isLiteral(t) {
	return t.isLiteral;
}
function isScalar$2(t) {
	return t.isScalar;
}
function isString(t) {
	return isLiteral(t) && t.templateTokenType === TokenType$1.String;
}
function isNumber(t) {
	return isLiteral(t) && t.templateTokenType === TokenType$1.Number;
}
function isBoolean(t) {
	return isLiteral(t) && t.templateTokenType === TokenType$1.Boolean;
}
function isBasicExpression(t) {
	return isScalar$2(t) && t.templateTokenType === TokenType$1.BasicExpression;
}
function isSequence(t) {
	return t instanceof SequenceToken;
}
function isMapping(t) {
	return t instanceof MappingToken;
}

// node_modules/@actions/workflow-parser/dist/templates/template-reader.js
const WHITESPACE_PATTERN = /\s/;
const backgroundStepProperties = /* @__PURE__ */ new Set([
	"background",
	"wait",
	"wait-all",
	"cancel"
]);
const backgroundStepOnlyProperties = /* @__PURE__ */ new Set([
	"wait",
	"wait-all",
	"cancel"
]);
function readTemplate(context, type, objectReader, fileId) {
	const reader = new TemplateReader(context, objectReader, fileId);
	let value;
	try {
		objectReader.validateStart();
		const definition = new DefinitionInfo(context.schema, type);
		value = reader.readValue(definition);
		objectReader.validateEnd();
	} catch (err) {
		context.error(fileId, err);
	}
	return value;
}
var TemplateReader = class {
	constructor(context, objectReader, fileId) {
		this._context = context;
		this._schema = context.schema;
		this._objectReader = objectReader;
		this._fileId = fileId;
	}
	readValue(definition) {
		const literal = this._objectReader.allowLiteral();
		if (literal) {
			let scalar = this.parseScalar(literal, definition);
			scalar = this.validate(scalar, definition);
			return scalar;
		}
		const sequence = this._objectReader.allowSequenceStart();
		if (sequence) {
			const sequenceDefinition = definition.getDefinitionsOfType(DefinitionType.Sequence)[0];
			if (sequenceDefinition) {
				const itemDefinition = new DefinitionInfo(definition, sequenceDefinition.itemType);
				while (!this._objectReader.allowSequenceEnd()) {
					const item = this.readValue(itemDefinition);
					sequence.add(item);
				}
			} else {
				this._context.error(sequence, "A sequence was not expected");
				while (!this._objectReader.allowSequenceEnd()) this.skipValue();
			}
			sequence.definitionInfo = definition;
			return sequence;
		}
		const mapping = this._objectReader.allowMappingStart();
		if (mapping) {
			const mappingDefinitions = definition.getDefinitionsOfType(DefinitionType.Mapping);
			if (mappingDefinitions.length > 0) {
				if (mappingDefinitions.length > 1 || Object.keys(mappingDefinitions[0].properties).length > 0 || !mappingDefinitions[0].looseKeyType) this.handleMappingWithWellKnownProperties(definition, mappingDefinitions, mapping);
				else {
					const keyDefinition = new DefinitionInfo(definition, mappingDefinitions[0].looseKeyType);
					const valueDefinition = new DefinitionInfo(definition, mappingDefinitions[0].looseValueType);
					this.handleMappingWithAllLooseProperties(definition, keyDefinition, valueDefinition, mappingDefinitions[0], mapping);
				}
			} else {
				this._context.error(mapping, "A mapping was not expected");
				while (!this._objectReader.allowMappingEnd()) {
					this.skipValue();
					this.skipValue();
				}
			}
			if (!mapping.definitionInfo) mapping.definitionInfo = definition;
			return mapping;
		}
		throw new Error("Expected a scalar value, a sequence, or a mapping");
	}
	handleMappingWithWellKnownProperties(definition, mappingDefinitions, mapping) {
		let looseKeyType;
		let looseValueType;
		let looseKeyDefinition;
		let looseValueDefinition;
		if (mappingDefinitions[0].looseKeyType) {
			looseKeyType = mappingDefinitions[0].looseKeyType;
			looseValueType = mappingDefinitions[0].looseValueType;
		}
		const upperKeys = {};
		let hasExpressionKey = false;
		let rawLiteral;
		while (rawLiteral = this._objectReader.allowLiteral()) {
			const nextKeyScalar = this.parseScalar(rawLiteral, definition);
			if (nextKeyScalar.isExpression) {
				hasExpressionKey = true;
				if (definition.allowedContext.length > 0) {
					const anyDefinition = new DefinitionInfo(definition, "any");
					mapping.add(nextKeyScalar, this.readValue(anyDefinition));
				} else {
					this._context.error(nextKeyScalar, "A template expression is not allowed in this context");
					this.skipValue();
				}
				continue;
			}
			const nextKey = nextKeyScalar.templateTokenType === TokenType$1.String ? nextKeyScalar : new StringToken(nextKeyScalar.file, nextKeyScalar.range, nextKeyScalar.toString(), nextKeyScalar.definitionInfo);
			if (nextKey.value) {
				const upperKey = nextKey.value.toUpperCase();
				if (upperKeys[upperKey]) {
					this._context.error(nextKey, `'${nextKey.value}' is already defined`);
					this.skipValue();
					continue;
				}
				upperKeys[upperKey] = true;
			}
			const nextPropertyDef = this._schema.matchPropertyAndFilter(mappingDefinitions, nextKey.value);
			if (nextPropertyDef) {
				if (!this.backgroundStepsEnabled() && backgroundStepProperties.has(nextKey.value)) {
					this._context.error(nextKey, `Unexpected value '${nextKey.value}'`);
					this.skipValue();
					continue;
				}
				const nextDefinition = new DefinitionInfo(definition, nextPropertyDef.type);
				nextKey.definitionInfo = nextDefinition;
				if (nextPropertyDef.description) nextKey.description = nextPropertyDef.description;
				const nextValue = this.readValue(nextDefinition);
				mapping.add(nextKey, nextValue);
				continue;
			}
			if (looseKeyType) {
				if (!looseKeyDefinition) {
					looseKeyDefinition = new DefinitionInfo(definition, looseKeyType);
					looseValueDefinition = new DefinitionInfo(definition, looseValueType);
				}
				this.validate(nextKey, looseKeyDefinition);
				nextKey.definitionInfo = new DefinitionInfo(definition, mappingDefinitions[0].looseValueType);
				const nextValue = this.readValue(looseValueDefinition);
				mapping.add(nextKey, nextValue);
				continue;
			}
			this._context.error(nextKey, `Unexpected value '${nextKey.value}'`);
			this.skipValue();
		}
		if (mappingDefinitions.length === 1) mapping.definitionInfo = new DefinitionInfo(definition, mappingDefinitions[0]);
		if (mappingDefinitions.length > 1) {
			const hitCount = {};
			for (const mappingDefinition of mappingDefinitions) for (const key of Object.keys(mappingDefinition.properties)) hitCount[key] = (hitCount[key] ?? 0) + 1;
			const nonDuplicates = [];
			for (const key of Object.keys(hitCount)) if (hitCount[key] === 1) nonDuplicates.push(key);
			const properties = this.backgroundStepsEnabled() ? nonDuplicates : nonDuplicates.filter((property) => !backgroundStepOnlyProperties.has(property));
			this._context.error(mapping, `There's not enough info to determine what you meant. Add one of these properties: ${properties.sort().join(", ")}`);
		} else if (mappingDefinitions.length === 1 && !hasExpressionKey) {
			for (const propertyName of Object.keys(mappingDefinitions[0].properties)) if (mappingDefinitions[0].properties[propertyName].required && !upperKeys[propertyName.toUpperCase()]) this._context.error(mapping, `Required property is missing: ${propertyName}`);
		}
		this.expectMappingEnd();
	}
	handleMappingWithAllLooseProperties(definition, keyDefinition, valueDefinition, mappingDefinition, mapping) {
		let nextValue;
		const upperKeys = {};
		let rawLiteral;
		while (rawLiteral = this._objectReader.allowLiteral()) {
			const nextKeyScalar = this.parseScalar(rawLiteral, definition);
			nextKeyScalar.definitionInfo = keyDefinition;
			if (nextKeyScalar.isExpression) {
				if (definition.allowedContext.length > 0) {
					nextValue = this.readValue(valueDefinition);
					mapping.add(nextKeyScalar, nextValue);
				} else {
					this._context.error(nextKeyScalar, "A template expression is not allowed in this context");
					this.skipValue();
				}
				continue;
			}
			const nextKey = nextKeyScalar.templateTokenType === TokenType$1.String ? nextKeyScalar : new StringToken(nextKeyScalar.file, nextKeyScalar.range, nextKeyScalar.toString(), nextKeyScalar.definitionInfo);
			if (nextKey.value) {
				const upperKey = nextKey.value.toUpperCase();
				if (upperKeys[upperKey]) {
					this._context.error(nextKey, `'${nextKey.value}' is already defined`);
					this.skipValue();
					continue;
				}
				upperKeys[upperKey] = true;
			}
			this.validate(nextKey, keyDefinition);
			nextKey.definitionInfo = new DefinitionInfo(definition, mappingDefinition.looseValueType);
			nextValue = this.readValue(valueDefinition);
			mapping.add(nextKey, nextValue);
		}
		this.expectMappingEnd();
	}
	expectMappingEnd() {
		if (!this._objectReader.allowMappingEnd()) throw new Error("Expected mapping end");
	}
	skipValue() {
		if (this._objectReader.allowLiteral()) {} else if (this._objectReader.allowSequenceStart()) while (!this._objectReader.allowSequenceEnd()) this.skipValue();
		else if (this._objectReader.allowMappingStart()) while (!this._objectReader.allowMappingEnd()) {
			this.skipValue();
			this.skipValue();
		}
		else throw new Error("Expected a scalar value, a sequence, or a mapping");
	}
	validate(scalar, definition) {
		switch (scalar.templateTokenType) {
			case TokenType$1.Null:
			case TokenType$1.Boolean:
			case TokenType$1.Number:
			case TokenType$1.String: {
				const literal = scalar;
				const scalarDefinitions = definition.getScalarDefinitions();
				let relevantDefinition;
				if (relevantDefinition = scalarDefinitions.find((x) => x.isMatch(literal))) {
					scalar.definitionInfo = new DefinitionInfo(definition, relevantDefinition);
					return scalar;
				}
				if (literal.templateTokenType !== TokenType$1.String) {
					const stringLiteral = new StringToken(literal.file, literal.range, literal.toString(), literal.definitionInfo);
					if (relevantDefinition = scalarDefinitions.find((x) => x.isMatch(stringLiteral))) {
						stringLiteral.definitionInfo = new DefinitionInfo(definition, relevantDefinition);
						return stringLiteral;
					}
				}
				this._context.error(literal, `Unexpected value '${literal.toString()}'`);
				return scalar;
			}
			case TokenType$1.BasicExpression:
				if (definition.allowedContext.length === 0) this._context.error(scalar, "A template expression is not allowed in this context");
				return scalar;
			default:
				this._context.error(scalar, `Unexpected value '${scalar.toString()}'`);
				return scalar;
		}
	}
	parseScalar(token, definitionInfo) {
		if (!isString(token) || !token.value) return token;
		const allowedContext = definitionInfo.allowedContext;
		const isSingleLine = token.range === void 0 || token.range.start.line === token.range.end.line;
		const raw = isSingleLine ? token.value : token.source ?? token.value;
		let startExpression = raw.indexOf("${{");
		if (startExpression < 0) return token;
		let encounteredError = false;
		const segments = [];
		let i = 0;
		while (i < raw.length) if (i === startExpression) {
			startExpression = i;
			let endExpression = -1;
			let inString = false;
			for (i += "${{".length; i < raw.length; i++) if (raw[i] === "'") inString = !inString;
			else if (!inString && raw[i] === "}" && raw[i - 1] === "}") {
				endExpression = i;
				i++;
				break;
			}
			if (endExpression < startExpression) {
				this._context.error(token, "The expression is not closed. An unescaped ${{ sequence was found, but the closing }} sequence was not found.");
				return token;
			}
			const rawExpression = raw.substr(startExpression + "${{".length, endExpression - startExpression + 1 - "${{".length - "}}".length);
			let tr = token.range;
			if (isSingleLine) {
				const offset = (token.source ?? raw).indexOf("${{") - raw.indexOf("${{");
				tr = {
					start: {
						line: tr.start.line,
						column: tr.start.column + startExpression + offset
					},
					end: {
						line: tr.end.line,
						column: tr.start.column + endExpression + 1 + offset
					}
				};
			} else {
				const startRaw = raw.substring(0, startExpression);
				const adjustedStartLine = startRaw.split("\n").length;
				const beginningOfLine = startRaw.lastIndexOf("\n");
				const adjustedStart = startExpression - beginningOfLine;
				const adjustedEnd = endExpression - beginningOfLine + 1;
				tr = {
					start: {
						line: tr.start.line + adjustedStartLine,
						column: adjustedStart
					},
					end: {
						line: tr.start.line + adjustedStartLine,
						column: adjustedEnd
					}
				};
			}
			const expression = this.parseIntoExpressionToken(tr, rawExpression, allowedContext, token, definitionInfo);
			if (!expression) encounteredError = true;
			else {
				if (expression.directive && (startExpression !== 0 || i < raw.length)) {
					this._context.error(token, `The directive '${expression.directive}' is not allowed in this context. Directives are not supported for expressions that are embedded within a string. Directives are only supported when the entire value is an expression.`);
					return token;
				}
				segments.push(expression);
			}
			startExpression = raw.indexOf("${{", i);
		} else if (i < startExpression) {
			this.addString(segments, token.range, raw.substr(i, startExpression - i), token.definitionInfo);
			i = startExpression;
		} else {
			this.addString(segments, token.range, raw.substr(i), token.definitionInfo);
			break;
		}
		if (encounteredError) return token;
		if (segments.length === 1 && segments[0].templateTokenType === TokenType$1.BasicExpression) {
			const basicExpression = segments[0];
			const str = this.getExpressionString(basicExpression.expression);
			if (str !== void 0) return new StringToken(this._fileId, token.range, str, token.definitionInfo);
		}
		if (segments.length === 1) return segments[0];
		const format = [];
		const args = [];
		const expressionTokens = [];
		let argIndex = 0;
		for (const segment of segments) if (isString(segment)) {
			const text = segment.value.replace(/'/g, "''").replace(/\{/g, "{{").replace(/\}/g, "}}");
			format.push(text);
		} else {
			format.push(`{${argIndex}}`);
			argIndex++;
			const expression = segment;
			args.push(", ");
			args.push(expression.expression);
			expressionTokens.push(expression);
		}
		return new BasicExpressionToken(this._fileId, token.range, `format('${format.join("")}'${args.join("")})`, definitionInfo, expressionTokens, raw, void 0, token.blockScalarHeader);
	}
	parseIntoExpressionToken(tr, rawExpression, allowedContext, token, definitionInfo) {
		const parseExpressionResult = this.parseExpression(tr, token, rawExpression, allowedContext, definitionInfo);
		if (parseExpressionResult.error) {
			this._context.error(token, parseExpressionResult.error, tr);
			return;
		}
		return parseExpressionResult.expression;
	}
	parseExpression(range, token, value, allowedContext, definitionInfo) {
		const trimmed = value.trim();
		if (!trimmed) return { error: /* @__PURE__ */ new Error("An expression was expected") };
		const matchDirectiveResult = this.matchDirective(trimmed, INSERT_DIRECTIVE, 0);
		if (matchDirectiveResult.isMatch) return { expression: new InsertExpressionToken(this._fileId, range, definitionInfo) };
		else if (matchDirectiveResult.error) return { error: matchDirectiveResult.error };
		try {
			ExpressionToken.validateExpression(trimmed, allowedContext);
		} catch (err) {
			return { error: err };
		}
		const startTrim = value.length - value.trimStart().length;
		const endTrim = value.length - value.trimEnd().length;
		const expressionRange = {
			start: {
				...range.start,
				column: range.start.column + "${{".length + startTrim
			},
			end: {
				...range.end,
				column: range.end.column - "}}".length - endTrim
			}
		};
		return {
			expression: new BasicExpressionToken(this._fileId, range, trimmed, definitionInfo, void 0, token.source, expressionRange, token.blockScalarHeader),
			error: void 0
		};
	}
	addString(segments, range, value, definition) {
		if (segments.length > 0 && segments[segments.length - 1].templateTokenType === TokenType$1.String) {
			const lastSegment = segments[segments.length - 1];
			segments[segments.length - 1] = new StringToken(this._fileId, range, `${lastSegment.value}${value}`, definition);
		} else segments.push(new StringToken(this._fileId, range, value, definition));
	}
	matchDirective(trimmed, directive, expectedParameters) {
		const parameters = [];
		if (trimmed.startsWith(directive) && (trimmed.length === directive.length || WHITESPACE_PATTERN.test(trimmed[directive.length]))) {
			let startIndex = directive.length;
			let inString = false;
			let parens = 0;
			for (let i = startIndex; i < trimmed.length; i++) {
				const c = trimmed[i];
				if (WHITESPACE_PATTERN.test(c) && !inString && parens == 0) {
					if (startIndex < 1) parameters.push(trimmed.substr(startIndex, i - startIndex));
					startIndex = i + 1;
				} else if (c === "'") inString = !inString;
				else if (c === "(" && !inString) parens++;
				else if (c === ")" && !inString) parens--;
			}
			if (startIndex < trimmed.length) parameters.push(trimmed.substr(startIndex));
			if (expectedParameters != parameters.length) return {
				isMatch: false,
				parameters: [],
				error: /* @__PURE__ */ new Error(`Exactly ${expectedParameters} parameter(s) were expected following the directive '${directive}'. Actual parameter count: ${parameters.length}`)
			};
			return {
				isMatch: true,
				parameters
			};
		}
		return {
			isMatch: false,
			parameters
		};
	}
	getExpressionString(trimmed) {
		const result = [];
		let inString = false;
		for (let i = 0; i < trimmed.length; i++) {
			const c = trimmed[i];
			if (c === "'") {
				inString = !inString;
				if (inString && i !== 0) result.push(c);
			} else if (!inString) return;
			else result.push(c);
		}
		return result.join("");
	}
	backgroundStepsEnabled() {
		return this._context.state.featureFlags?.isEnabled("allowBackgroundSteps") ?? false;
	}
};

// node_modules/@actions/workflow-parser/dist/workflows/workflow-constants.js
const WORKFLOW_ROOT = "workflow-root-strict";

// node_modules/@actions/workflow-parser/dist/templates/parse-event.js
var ParseEvent = class {
	constructor(type, token) {
		this.type = type;
		this.token = token;
	}
};
var EventType;
(function(EventType) {
	EventType[EventType["Literal"] = 0] = "Literal";
	EventType[EventType["SequenceStart"] = 1] = "SequenceStart";
	EventType[EventType["SequenceEnd"] = 2] = "SequenceEnd";
	EventType[EventType["MappingStart"] = 3] = "MappingStart";
	EventType[EventType["MappingEnd"] = 4] = "MappingEnd";
	EventType[EventType["DocumentStart"] = 5] = "DocumentStart";
	EventType[EventType["DocumentEnd"] = 6] = "DocumentEnd";
})(EventType || (EventType = {}));

// node_modules/@actions/workflow-parser/dist/templates/json-object-reader.js
var JSONObjectReader = class {
	constructor(fileId, input) {
		this._fileId = fileId;
		const value = JSON.parse(input);
		this._generator = this.getParseEvents(value, true);
		this._current = this._generator.next();
	}
	allowLiteral() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.Literal) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.SequenceStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.SequenceEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	allowMappingStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.MappingStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowMappingEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.MappingEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	validateEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentEnd) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected end of reader");
	}
	validateStart() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentStart) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected start of reader");
	}
	*getParseEvents(value, root) {
		if (root) yield new ParseEvent(EventType.DocumentStart, void 0);
		switch (typeof value) {
			case "undefined":
				yield new ParseEvent(EventType.Literal, new NullToken(this._fileId, void 0, void 0));
				break;
			case "boolean":
				yield new ParseEvent(EventType.Literal, new BooleanToken(this._fileId, void 0, value, void 0));
				break;
			case "number":
				yield new ParseEvent(EventType.Literal, new NumberToken(this._fileId, void 0, value, void 0));
				break;
			case "string":
				yield new ParseEvent(EventType.Literal, new StringToken(this._fileId, void 0, value, void 0));
				break;
			case "object":
				if (value === null) yield new ParseEvent(EventType.Literal, new NullToken(this._fileId, void 0, void 0));
				else if (Array.isArray(value)) {
					yield new ParseEvent(EventType.SequenceStart, new SequenceToken(this._fileId, void 0, void 0));
					for (const item of value) for (const e of this.getParseEvents(item)) yield e;
					yield new ParseEvent(EventType.SequenceEnd, void 0);
				} else {
					yield new ParseEvent(EventType.MappingStart, new MappingToken(this._fileId, void 0, void 0));
					for (const key of Object.keys(value)) {
						yield new ParseEvent(EventType.Literal, new StringToken(this._fileId, void 0, key, void 0));
						for (const e of this.getParseEvents(value[key])) yield e;
					}
					yield new ParseEvent(EventType.MappingEnd, void 0);
				}
				break;
			default: throw new Error(`Unexpected value type '${typeof value}' when reading object`);
		}
		if (root) yield new ParseEvent(EventType.DocumentEnd, void 0);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/trace-writer.js
var NoOperationTraceWriter = class {
	error() {}
	info() {}
	verbose() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition.js
var Definition = class {
	constructor(key, definition) {
		this.readerContext = [];
		this.evaluatorContext = [];
		this.key = key;
		if (definition) for (let i = 0; i < definition.count;) switch (definition.get(i).key.assertString(`${DEFINITION} key`).value) {
			case CONTEXT: {
				const context = definition.get(i).value.assertSequence(`${DEFINITION} ${CONTEXT}`);
				definition.remove(i);
				const seenReaderContext = {};
				const seenEvaluatorContext = {};
				for (const item of context) {
					const itemStr = item.assertString(`${CONTEXT} item`).value;
					const upperItemStr = itemStr.toUpperCase();
					if (seenReaderContext[upperItemStr]) throw new Error(`Duplicate context item '${itemStr}'`);
					seenReaderContext[upperItemStr] = true;
					this.readerContext.push(itemStr);
					const paramIndex = itemStr.indexOf("(");
					const modifiedItemStr = paramIndex > 0 ? itemStr.substr(0, paramIndex + 1) + ")" : itemStr;
					const upperModifiedItemStr = modifiedItemStr.toUpperCase();
					if (seenEvaluatorContext[upperModifiedItemStr]) throw new Error(`Duplicate context item '${modifiedItemStr}'`);
					seenEvaluatorContext[upperModifiedItemStr] = true;
					this.evaluatorContext.push(modifiedItemStr);
				}
				break;
			}
			case DESCRIPTION: {
				const value = definition.get(i).value;
				this.description = value.assertString(DESCRIPTION).value;
				definition.remove(i);
				break;
			}
			default: i++;
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/scalar-definition.js
var ScalarDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/boolean-definition.js
var BooleanDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case BOOLEAN: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${BOOLEAN}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${BOOLEAN} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${BOOLEAN} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Boolean;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType$1.Boolean;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/property-definition.js
var PropertyDefinition = class {
	constructor(token) {
		this.type = "";
		this.required = false;
		if (token.templateTokenType === TokenType$1.String) this.type = token.value;
		else {
			const mapping = token.assertMapping(MAPPING_PROPERTY_VALUE);
			for (const mappingPair of mapping) {
				const mappingKey = mappingPair.key.assertString(`${MAPPING_PROPERTY_VALUE} key`);
				switch (mappingKey.value) {
					case TYPE:
						this.type = mappingPair.value.assertString(`${MAPPING_PROPERTY_VALUE} ${TYPE}`).value;
						break;
					case REQUIRED:
						this.required = mappingPair.value.assertBoolean(`${MAPPING_PROPERTY_VALUE} ${REQUIRED}`).value;
						break;
					case DESCRIPTION:
						this.description = mappingPair.value.assertString(`${MAPPING_PROPERTY_VALUE} ${DESCRIPTION}`).value;
						break;
					default: mappingKey.assertUnexpectedValue(`${MAPPING_PROPERTY_VALUE} key`);
				}
			}
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/mapping-definition.js
var MappingDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.properties = {};
		this.looseKeyType = "";
		this.looseValueType = "";
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case MAPPING: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${MAPPING}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${MAPPING} key`);
						switch (mappingKey.value) {
							case PROPERTIES: {
								const properties = mappingPair.value.assertMapping(`${DEFINITION} ${MAPPING} ${PROPERTIES}`);
								for (const propertiesPair of properties) {
									const propertyName = propertiesPair.key.assertString(`${DEFINITION} ${MAPPING} ${PROPERTIES} key`);
									this.properties[propertyName.value] = new PropertyDefinition(propertiesPair.value);
								}
								break;
							}
							case LOOSE_KEY_TYPE: {
								const looseKeyType = mappingPair.value.assertString(`${DEFINITION} ${MAPPING} ${LOOSE_KEY_TYPE}`);
								this.looseKeyType = looseKeyType.value;
								break;
							}
							case LOOSE_VALUE_TYPE: {
								const looseValueType = mappingPair.value.assertString(`${DEFINITION} ${MAPPING} ${LOOSE_VALUE_TYPE}`);
								this.looseValueType = looseValueType.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${MAPPING} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Mapping;
	}
	validate(schema, name) {
		if (this.looseKeyType) {
			schema.getDefinition(this.looseKeyType);
			if (this.looseValueType) schema.getDefinition(this.looseValueType);
			else throw new Error(`Property '${LOOSE_KEY_TYPE}' is defined but '${LOOSE_VALUE_TYPE}' is not defined on '${name}'`);
		} else if (this.looseValueType) throw new Error(`Property '${LOOSE_VALUE_TYPE}' is defined but '${LOOSE_KEY_TYPE}' is not defined on '${name}'`);
		for (const propertyName of Object.keys(this.properties)) {
			const propertyDef = this.properties[propertyName];
			if (!propertyDef.type) throw new Error(`Type not specified for the property '${propertyName}' on '${name}'`);
			schema.getDefinition(propertyDef.type);
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/null-definition.js
var NullDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case NULL: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${NULL}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${NULL} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${NULL} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Null;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType$1.Null;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/number-definition.js
var NumberDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case NUMBER: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${NUMBER}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${NUMBER} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${NUMBER} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Number;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType$1.Number;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/one-of-definition.js
var OneOfDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.oneOf = [];
		this.oneOfPrefix = [];
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case ONE_OF: {
					const oneOf = definitionPair.value.assertSequence(`${DEFINITION} ${ONE_OF}`);
					for (const item of oneOf) {
						const oneOfItem = item.assertString(`${DEFINITION} ${ONE_OF} item`);
						this.oneOf.push(oneOfItem.value);
					}
					break;
				}
				case ALLOWED_VALUES: {
					const oneOf = definitionPair.value.assertSequence(`${DEFINITION} ${ALLOWED_VALUES}`);
					for (const item of oneOf) {
						const oneOfItem = item.assertString(`${DEFINITION} ${ONE_OF} item`);
						this.oneOf.push(this.key + "-" + oneOfItem.value);
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.OneOf;
	}
	validate(schema, name) {
		if (this.oneOf.length === 0) throw new Error(`'${name}' does not contain any references`);
		let foundLooseKeyType = false;
		const mappingDefinitions = [];
		let allowedValuesDefinition;
		let sequenceDefinition;
		let nullDefinition;
		let booleanDefinition;
		let numberDefinition;
		const stringDefinitions = [];
		const seenNestedTypes = {};
		for (const nestedType of this.oneOf) {
			if (seenNestedTypes[nestedType]) throw new Error(`'${name}' contains duplicate nested type '${nestedType}'`);
			seenNestedTypes[nestedType] = true;
			const nestedDefinition = schema.getDefinition(nestedType);
			if (nestedDefinition.readerContext.length > 0) throw new Error(`'${name}' is a one-of definition and references another definition that defines context. This is currently not supported.`);
			switch (nestedDefinition.definitionType) {
				case DefinitionType.Mapping: {
					const mappingDefinition = nestedDefinition;
					mappingDefinitions.push(mappingDefinition);
					if (mappingDefinition.looseKeyType) foundLooseKeyType = true;
					break;
				}
				case DefinitionType.Sequence:
					if (sequenceDefinition) throw new Error(`'${name}' refers to more than one definition of type '${SEQUENCE}'`);
					sequenceDefinition = nestedDefinition;
					break;
				case DefinitionType.Null:
					if (nullDefinition) throw new Error(`'${name}' refers to more than one definition of type '${NULL}'`);
					nullDefinition = nestedDefinition;
					break;
				case DefinitionType.Boolean:
					if (booleanDefinition) throw new Error(`'${name}' refers to more than one definition of type '${BOOLEAN}'`);
					booleanDefinition = nestedDefinition;
					break;
				case DefinitionType.Number:
					if (numberDefinition) throw new Error(`'${name}' refers to more than one definition of type '${NUMBER}'`);
					numberDefinition = nestedDefinition;
					break;
				case DefinitionType.String: {
					const stringDefinition = nestedDefinition;
					if (stringDefinitions.length > 0 && (!stringDefinitions[0].constant || !stringDefinition.constant)) throw new Error(`'${name}' refers to more than one '${SCALAR}', but some do not set '${CONSTANT}'`);
					stringDefinitions.push(stringDefinition);
					break;
				}
				case DefinitionType.OneOf:
					if (allowedValuesDefinition) throw new Error(`'${name}' contains multiple allowed-values definitions`);
					allowedValuesDefinition = nestedDefinition;
					break;
				default: throw new Error(`'${name}' refers to a definition with type '${nestedDefinition.definitionType}'`);
			}
		}
		if (mappingDefinitions.length > 1) {
			if (foundLooseKeyType) throw new Error(`'${name}' refers to two mappings and at least one sets '${LOOSE_KEY_TYPE}'. This is not currently supported.`);
			const seenProperties = {};
			for (const mappingDefinition of mappingDefinitions) for (const propertyName of Object.keys(mappingDefinition.properties)) {
				const newPropertyDef = mappingDefinition.properties[propertyName];
				const existingPropertyDef = seenProperties[propertyName];
				if (existingPropertyDef) {
					if (existingPropertyDef.type === newPropertyDef.type) continue;
					throw new Error(`'${name}' contains two mappings with the same property, but each refers to a different type. All matching properties must refer to the same type.`);
				} else seenProperties[propertyName] = newPropertyDef;
			}
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/sequence-definition.js
var SequenceDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.itemType = "";
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case SEQUENCE: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${SEQUENCE}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${SEQUENCE} key`);
						switch (mappingKey.value) {
							case ITEM_TYPE: {
								const itemType = mappingPair.value.assertString(`${DEFINITION} ${SEQUENCE} ${ITEM_TYPE}`);
								this.itemType = itemType.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${SEQUENCE} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Sequence;
	}
	validate(schema, name) {
		if (!this.itemType) throw new Error(`'${name}' does not defined '${ITEM_TYPE}'`);
		schema.getDefinition(this.itemType);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/string-definition.js
var StringDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		this.constant = "";
		this.ignoreCase = false;
		this.requireNonEmpty = false;
		this.isExpression = false;
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case STRING: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${STRING}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${STRING} key`);
						switch (mappingKey.value) {
							case CONSTANT: {
								const constantStringToken = mappingPair.value.assertString(`${DEFINITION} ${STRING} ${CONSTANT}`);
								this.constant = constantStringToken.value;
								break;
							}
							case IGNORE_CASE: {
								const ignoreCaseBooleanToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${IGNORE_CASE}`);
								this.ignoreCase = ignoreCaseBooleanToken.value;
								break;
							}
							case REQUIRE_NON_EMPTY: {
								const requireNonEmptyBooleanToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${REQUIRE_NON_EMPTY}`);
								this.requireNonEmpty = requireNonEmptyBooleanToken.value;
								break;
							}
							case IS_EXPRESSION: {
								const isExpressionToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${IS_EXPRESSION}`);
								this.isExpression = isExpressionToken.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${STRING} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.String;
	}
	isMatch(literal) {
		if (literal.templateTokenType === TokenType$1.String) {
			const value = literal.value;
			if (this.constant) return this.ignoreCase ? this.constant.toUpperCase() === value.toUpperCase() : this.constant === value;
			else if (this.requireNonEmpty) return !!value;
			else return true;
		}
		return false;
	}
	validate() {
		if (this.constant && this.requireNonEmpty) throw new Error(`Properties '${CONSTANT}' and '${REQUIRE_NON_EMPTY}' cannot both be set`);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/template-schema.js
var TemplateSchema = class TemplateSchema {
	constructor(mapping) {
		this.definitions = {};
		this.version = "";
		this.definitions[NULL] = new NullDefinition(NULL);
		this.definitions[BOOLEAN] = new BooleanDefinition(BOOLEAN);
		this.definitions[NUMBER] = new NumberDefinition(NUMBER);
		this.definitions[STRING] = new StringDefinition(STRING);
		const sequenceDefinition = new SequenceDefinition(SEQUENCE);
		sequenceDefinition.itemType = "any";
		this.definitions[sequenceDefinition.key] = sequenceDefinition;
		const mappingDefinition = new MappingDefinition(MAPPING);
		mappingDefinition.looseKeyType = STRING;
		mappingDefinition.looseValueType = "any";
		this.definitions[mappingDefinition.key] = mappingDefinition;
		const anyDefinition = new OneOfDefinition("any");
		anyDefinition.oneOf.push(NULL);
		anyDefinition.oneOf.push(BOOLEAN);
		anyDefinition.oneOf.push(NUMBER);
		anyDefinition.oneOf.push(STRING);
		anyDefinition.oneOf.push(SEQUENCE);
		anyDefinition.oneOf.push(MAPPING);
		this.definitions[anyDefinition.key] = anyDefinition;
		if (mapping) for (const pair of mapping) {
			const key = pair.key.assertString(`${TEMPLATE_SCHEMA} key`);
			switch (key.value) {
				case VERSION$1:
					this.version = pair.value.assertString(`${TEMPLATE_SCHEMA} ${VERSION$1}`).value;
					break;
				case DEFINITIONS: {
					const definitions = pair.value.assertMapping(`${TEMPLATE_SCHEMA} ${DEFINITIONS}`);
					for (const definitionsPair of definitions) {
						const definitionsKey = definitionsPair.key.assertString(`${TEMPLATE_SCHEMA} ${DEFINITIONS} key`);
						const definitionsValue = definitionsPair.value.assertMapping(`${TEMPLATE_SCHEMA} ${DEFINITIONS} value`);
						let definition;
						for (const definitionPair of definitionsValue) {
							const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
							const mappingToken = definitionsPair.value;
							switch (definitionKey.value) {
								case NULL:
									definition = new NullDefinition(definitionsKey.value, definitionsValue);
									break;
								case BOOLEAN:
									definition = new BooleanDefinition(definitionsKey.value, definitionsValue);
									break;
								case NUMBER:
									definition = new NumberDefinition(definitionsKey.value, definitionsValue);
									break;
								case STRING:
									definition = new StringDefinition(definitionsKey.value, definitionsValue);
									break;
								case SEQUENCE:
									definition = new SequenceDefinition(definitionsKey.value, definitionsValue);
									break;
								case MAPPING:
									definition = new MappingDefinition(definitionsKey.value, definitionsValue);
									break;
								case ONE_OF:
									definition = new OneOfDefinition(definitionsKey.value, definitionsValue);
									break;
								case ALLOWED_VALUES:
									for (const item of mappingToken) if (item.value.templateTokenType === TokenType$1.Sequence) {
										const sequenceToken = item.value;
										for (const activity of sequenceToken) if (activity.templateTokenType === TokenType$1.String) {
											const stringToken = activity;
											const allowedValuesKey = definitionsKey.value + "-" + stringToken.value;
											const allowedValuesDef = new StringDefinition(allowedValuesKey);
											allowedValuesDef.constant = stringToken.toDisplayString();
											this.definitions[allowedValuesKey] = allowedValuesDef;
										}
									}
									definition = new OneOfDefinition(definitionsKey.value, definitionsValue);
									break;
								case CONTEXT:
								case DESCRIPTION: continue;
								default: definitionKey.assertUnexpectedValue(`${DEFINITION} mapping key`);
							}
							break;
						}
						if (!definition) throw new Error(`Not enough information to construct definition '${definitionsKey.value}'`);
						this.definitions[definitionsKey.value] = definition;
					}
					break;
				}
				default: key.assertUnexpectedValue(`${TEMPLATE_SCHEMA} key`);
			}
		}
	}
	getDefinition(name) {
		const result = this.definitions[name];
		if (result) return result;
		throw new Error(`Schema definition '${name}' not found`);
	}
	getScalarDefinitions(definition) {
		const result = [];
		switch (definition.definitionType) {
			case DefinitionType.Null:
			case DefinitionType.Boolean:
			case DefinitionType.Number:
			case DefinitionType.String:
				result.push(definition);
				break;
			case DefinitionType.OneOf: {
				const oneOf = definition;
				for (const nestedName of oneOf.oneOf) {
					const nestedDefinition = this.getDefinition(nestedName);
					result.push(...this.getScalarDefinitions(nestedDefinition));
				}
				break;
			}
		}
		return result;
	}
	getDefinitionsOfType(definition, type) {
		const result = [];
		if (definition.definitionType === type) result.push(definition);
		else if (definition.definitionType === DefinitionType.OneOf) {
			const oneOf = definition;
			for (const nestedName of oneOf.oneOf) {
				const nestedDefinition = this.getDefinition(nestedName);
				if (nestedDefinition.definitionType === type) result.push(nestedDefinition);
			}
		}
		return result;
	}
	matchPropertyAndFilter(definitions, propertyName) {
		let result;
		let notFoundInSome = false;
		for (const definition of definitions) {
			const propertyDef = definition.properties[propertyName];
			if (propertyDef) result = propertyDef;
			else notFoundInSome = true;
		}
		if (result && notFoundInSome) for (let i = 0; i < definitions.length;) if (definitions[i].properties[propertyName]) i++;
		else definitions.splice(i, 1);
		return result;
	}
	validate() {
		const oneOfDefinitions = {};
		for (const name of Object.keys(this.definitions)) {
			if (!name.match(TemplateSchema._definitionNamePattern)) throw new Error(`Invalid definition name '${name}'`);
			const definition = this.definitions[name];
			if (definition.definitionType === DefinitionType.OneOf) oneOfDefinitions[name] = definition;
			else definition.validate(this, name);
		}
		for (const name of Object.keys(oneOfDefinitions)) oneOfDefinitions[name].validate(this, name);
	}
	static load(objectReader) {
		const context = new TemplateContext(new TemplateValidationErrors(10, 500), TemplateSchema.getInternalSchema(), new NoOperationTraceWriter());
		const template = readTemplate(context, TEMPLATE_SCHEMA, objectReader, void 0);
		context.errors.check();
		const mapping = template.assertMapping(TEMPLATE_SCHEMA);
		const schema = new TemplateSchema(mapping);
		schema.validate();
		return schema;
	}
	static getInternalSchema() {
		if (TemplateSchema._internalSchema === void 0) {
			const schema = new TemplateSchema();
			let mappingDefinition = new MappingDefinition(TEMPLATE_SCHEMA);
			mappingDefinition.properties[VERSION$1] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[DEFINITIONS] = new PropertyDefinition(new StringToken(void 0, void 0, DEFINITIONS, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(DEFINITIONS);
			mappingDefinition.looseKeyType = NON_EMPTY_STRING;
			mappingDefinition.looseValueType = DEFINITION;
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			let oneOfDefinition = new OneOfDefinition(DEFINITION);
			oneOfDefinition.oneOf.push(NULL_DEFINITION);
			oneOfDefinition.oneOf.push(BOOLEAN_DEFINITION);
			oneOfDefinition.oneOf.push(NUMBER_DEFINITION);
			oneOfDefinition.oneOf.push(STRING_DEFINITION);
			oneOfDefinition.oneOf.push(SEQUENCE_DEFINITION);
			oneOfDefinition.oneOf.push(MAPPING_DEFINITION);
			oneOfDefinition.oneOf.push(ONE_OF_DEFINITION);
			schema.definitions[oneOfDefinition.key] = oneOfDefinition;
			mappingDefinition = new MappingDefinition(NULL_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[NULL] = new PropertyDefinition(new StringToken(void 0, void 0, NULL_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NULL_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(BOOLEAN_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[BOOLEAN] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(BOOLEAN_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NUMBER_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[NUMBER] = new PropertyDefinition(new StringToken(void 0, void 0, NUMBER_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NUMBER_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(STRING_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[STRING] = new PropertyDefinition(new StringToken(void 0, void 0, STRING_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(STRING_DEFINITION_PROPERTIES);
			mappingDefinition.properties[CONSTANT] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[IGNORE_CASE] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[REQUIRE_NON_EMPTY] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[IS_EXPRESSION] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(SEQUENCE_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[SEQUENCE] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(SEQUENCE_DEFINITION_PROPERTIES);
			mappingDefinition.properties[ITEM_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[MAPPING] = new PropertyDefinition(new StringToken(void 0, void 0, MAPPING_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_DEFINITION_PROPERTIES);
			mappingDefinition.properties[PROPERTIES] = new PropertyDefinition(new StringToken(void 0, void 0, PROPERTIES, void 0));
			mappingDefinition.properties[LOOSE_KEY_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[LOOSE_VALUE_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(PROPERTIES);
			mappingDefinition.looseKeyType = NON_EMPTY_STRING;
			mappingDefinition.looseValueType = PROPERTY_VALUE;
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			oneOfDefinition = new OneOfDefinition(PROPERTY_VALUE);
			oneOfDefinition.oneOf.push(NON_EMPTY_STRING);
			oneOfDefinition.oneOf.push(MAPPING_PROPERTY_VALUE);
			schema.definitions[oneOfDefinition.key] = oneOfDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_PROPERTY_VALUE);
			mappingDefinition.properties[TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[REQUIRED] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(ONE_OF_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[ONE_OF] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[ALLOWED_VALUES] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			const stringDefinition = new StringDefinition(NON_EMPTY_STRING);
			stringDefinition.requireNonEmpty = true;
			schema.definitions[stringDefinition.key] = stringDefinition;
			const sequenceDefinition = new SequenceDefinition(SEQUENCE_OF_NON_EMPTY_STRING);
			sequenceDefinition.itemType = NON_EMPTY_STRING;
			schema.definitions[sequenceDefinition.key] = sequenceDefinition;
			schema.validate();
			TemplateSchema._internalSchema = schema;
		}
		return TemplateSchema._internalSchema;
	}
};
TemplateSchema._definitionNamePattern = /^[a-zA-Z_][a-zA-Z0-9_-]*$/;

// node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json
var workflow_v1_0_min_default = {
	version: "workflow-v1.0",
	definitions: {
		"workflow-root": {
			"description": "A workflow file.",
			"mapping": { "properties": {
				"on": "on",
				"name": "workflow-name",
				"description": "workflow-description",
				"run-name": "run-name",
				"defaults": "workflow-defaults",
				"env": "workflow-env",
				"permissions": "permissions",
				"concurrency": "workflow-concurrency",
				"jobs": {
					"type": "jobs",
					"required": true
				}
			} }
		},
		"workflow-root-strict": {
			"description": "Workflow file with strict validation",
			"mapping": { "properties": {
				"on": {
					"type": "on-strict",
					"required": true
				},
				"name": "workflow-name",
				"description": "workflow-description",
				"run-name": "run-name",
				"defaults": "workflow-defaults",
				"env": "workflow-env",
				"permissions": "permissions",
				"concurrency": "workflow-concurrency",
				"jobs": {
					"type": "jobs",
					"required": true
				}
			} }
		},
		"workflow-name": {
			"description": "The name of the workflow that GitHub displays on your repository's 'Actions' tab.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#name)",
			"string": {}
		},
		"workflow-description": {
			"description": "A description for your workflow or reusable workflow",
			"string": {}
		},
		"run-name": {
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"string": {},
			"description": "The name for workflow runs generated from the workflow. GitHub displays the workflow run name in the list of workflow runs on your repository's 'Actions' tab.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#run-name)"
		},
		"on": {
			"description": "The GitHub event that triggers the workflow. Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"one-of": [
				"string",
				"sequence",
				"on-mapping"
			]
		},
		"on-mapping": { "mapping": {
			"properties": { "workflow_call": "workflow-call" },
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		} },
		"on-strict": {
			"description": "The GitHub event that triggers the workflow.  Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"one-of": [
				"on-string-strict",
				"on-sequence-strict",
				"on-mapping-strict"
			]
		},
		"on-mapping-strict": {
			"description": "The GitHub event that triggers the workflow.  Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"mapping": { "properties": {
				"branch_protection_rule": "branch-protection-rule",
				"check_run": "check-run",
				"check_suite": "check-suite",
				"create": "create",
				"delete": "delete",
				"deployment": "deployment",
				"deployment_status": "deployment-status",
				"discussion": "discussion",
				"discussion_comment": "discussion-comment",
				"fork": "fork",
				"gollum": "gollum",
				"image_version": "image-version",
				"issue_comment": "issue-comment",
				"issues": "issues",
				"label": "label",
				"merge_group": "merge-group",
				"milestone": "milestone",
				"page_build": "page-build",
				"project": "project",
				"project_card": "project-card",
				"project_column": "project-column",
				"public": "public",
				"pull_request": "pull-request",
				"pull_request_comment": "pull-request-comment",
				"pull_request_review": "pull-request-review",
				"pull_request_review_comment": "pull-request-review-comment",
				"pull_request_target": "pull-request-target",
				"push": "push",
				"registry_package": "registry-package",
				"release": "release",
				"repository_dispatch": "repository-dispatch",
				"schedule": "schedule",
				"status": "status",
				"watch": "watch",
				"workflow_call": "workflow-call",
				"workflow_dispatch": "workflow-dispatch",
				"workflow_run": "workflow-run"
			} }
		},
		"on-string-strict": { "one-of": [
			"branch-protection-rule-string",
			"check-run-string",
			"check-suite-string",
			"create-string",
			"delete-string",
			"deployment-string",
			"deployment-status-string",
			"discussion-string",
			"discussion-comment-string",
			"fork-string",
			"gollum-string",
			"image-version-string",
			"issue-comment-string",
			"issues-string",
			"label-string",
			"merge-group-string",
			"milestone-string",
			"page-build-string",
			"project-string",
			"project-card-string",
			"project-column-string",
			"public-string",
			"pull-request-string",
			"pull-request-comment-string",
			"pull-request-review-string",
			"pull-request-review-comment-string",
			"pull-request-target-string",
			"push-string",
			"registry-package-string",
			"release-string",
			"repository-dispatch-string",
			"schedule-string",
			"status-string",
			"watch-string",
			"workflow-call-string",
			"workflow-dispatch-string",
			"workflow-run-string"
		] },
		"on-sequence-strict": { "sequence": { "item-type": "on-string-strict" } },
		"branch-protection-rule-string": {
			"description": "Runs your workflow when branch protection rules in the workflow repository are changed.",
			"string": { "constant": "branch_protection_rule" }
		},
		"branch-protection-rule": {
			"description": "Runs your workflow when branch protection rules in the workflow repository are changed.",
			"one-of": ["null", "branch-protection-rule-mapping"]
		},
		"branch-protection-rule-mapping": { "mapping": { "properties": { "types": "branch-protection-rule-activity" } } },
		"branch-protection-rule-activity": {
			"description": "The types of branch protection rule activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["branch-protection-rule-activity-type", "branch-protection-rule-activity-types"]
		},
		"branch-protection-rule-activity-types": { "sequence": { "item-type": "branch-protection-rule-activity-type" } },
		"branch-protection-rule-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"check-run-string": {
			"description": "Runs your workflow when activity related to a check run occurs. A check run is an individual test that is part of a check suite.",
			"string": { "constant": "check_run" }
		},
		"check-run": {
			"description": "Runs your workflow when activity related to a check run occurs. A check run is an individual test that is part of a check suite.",
			"one-of": ["null", "check-run-mapping"]
		},
		"check-run-mapping": { "mapping": { "properties": { "types": "check-run-activity" } } },
		"check-run-activity": {
			"description": "The types of check run activity that trigger the workflow. Supported activity types: `created`, `rerequested`, `completed`, `requested_action`.",
			"one-of": ["check-run-activity-type", "check-run-activity-types"]
		},
		"check-run-activity-types": { "sequence": { "item-type": "check-run-activity-type" } },
		"check-run-activity-type": { "allowed-values": [
			"completed",
			"created",
			"rerequested",
			"requested_action"
		] },
		"check-suite-string": {
			"description": "Runs your workflow when check suite activity occurs. A check suite is a collection of the check runs created for a specific commit. Check suites summarize the status and conclusion of the check runs that are in the suite.",
			"string": { "constant": "check_suite" }
		},
		"check-suite": {
			"description": "Runs your workflow when check suite activity occurs. A check suite is a collection of the check runs created for a specific commit. Check suites summarize the status and conclusion of the check runs that are in the suite.",
			"one-of": ["null", "check-suite-mapping"]
		},
		"check-suite-mapping": { "mapping": { "properties": { "types": "check-suite-activity" } } },
		"check-suite-activity": {
			"description": "The types of check suite activity that trigger the workflow. Supported activity types: `completed`.",
			"one-of": ["check-suite-activity-type", "check-suite-activity-types"]
		},
		"check-suite-activity-types": { "sequence": { "item-type": "check-suite-activity-type" } },
		"check-suite-activity-type": { "allowed-values": ["completed"] },
		"create-string": {
			"description": "Runs your workflow when someone creates a Git reference (Git branch or tag) in the workflow's repository.",
			"string": { "constant": "create" }
		},
		"create": {
			"description": "Runs your workflow when someone creates a Git reference (Git branch or tag) in the workflow's repository.",
			"null": {}
		},
		"delete-string": {
			"description": "Runs your workflow when someone deletes a Git reference (Git branch or tag) in the workflow's repository.",
			"string": { "constant": "delete" }
		},
		"delete": {
			"description": "Runs your workflow when someone deletes a Git reference (Git branch or tag) in the workflow's repository.",
			"null": {}
		},
		"deployment-string": {
			"description": "Runs your workflow when someone creates a deployment in the workflow's repository. Deployments created with a commit SHA may not have a Git ref.",
			"string": { "constant": "deployment" }
		},
		"deployment": {
			"description": "Runs your workflow when someone creates a deployment in the workflow's repository. Deployments created with a commit SHA may not have a Git ref.",
			"null": {}
		},
		"deployment-status-string": {
			"description": "Runs your workflow when a third party provides a deployment status. Deployments created with a commit SHA may not have a Git ref.",
			"string": { "constant": "deployment_status" }
		},
		"deployment-status": {
			"description": "Runs your workflow when a third party provides a deployment status. Deployments created with a commit SHA may not have a Git ref.",
			"null": {}
		},
		"discussion-string": {
			"description": "Runs your workflow when a discussion in the workflow's repository is created or modified. For activity related to comments on a discussion, use the `discussion_comment` event.",
			"string": { "constant": "discussion" }
		},
		"discussion": {
			"description": "Runs your workflow when a discussion in the workflow's repository is created or modified. For activity related to comments on a discussion, use the `discussion_comment` event.",
			"one-of": ["null", "discussion-mapping"]
		},
		"discussion-mapping": { "mapping": { "properties": { "types": "discussion-activity" } } },
		"discussion-activity": {
			"description": "The types of discussion activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`, `transferred`, `pinned`, `unpinned`, `labeled`, `unlabeled`, `locked`, `unlocked`, `category_changed`, `answered`, `unanswered`.",
			"one-of": ["discussion-activity-type", "discussion-activity-types"]
		},
		"discussion-activity-types": { "sequence": { "item-type": "discussion-activity-type" } },
		"discussion-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted",
			"transferred",
			"pinned",
			"unpinned",
			"labeled",
			"unlabeled",
			"locked",
			"unlocked",
			"category_changed",
			"answered",
			"unanswered"
		] },
		"discussion-comment-string": {
			"description": "Runs your workflow when a comment on a discussion in the workflow's repository is created or modified. For activity related to a discussion as opposed to comments on the discussion, use the `discussion` event.",
			"string": { "constant": "discussion_comment" }
		},
		"discussion-comment": {
			"description": "Runs your workflow when a comment on a discussion in the workflow's repository is created or modified. For activity related to a discussion as opposed to comments on the discussion, use the `discussion` event.",
			"one-of": ["null", "discussion-comment-mapping"]
		},
		"discussion-comment-mapping": { "mapping": { "properties": { "types": "discussion-comment-activity" } } },
		"discussion-comment-activity": {
			"description": "The types of discussion comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["discussion-comment-activity-type", "discussion-comment-activity-types"]
		},
		"discussion-comment-activity-types": { "sequence": { "item-type": "discussion-comment-activity-type" } },
		"discussion-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"fork-string": {
			"description": "Runs your workflow when someone forks a repository.",
			"string": { "constant": "fork" }
		},
		"fork": {
			"description": "Runs your workflow when someone forks a repository.",
			"null": {}
		},
		"gollum-string": {
			"description": "Runs your workflow when someone creates or updates a Wiki page.",
			"string": { "constant": "gollum" }
		},
		"gollum": {
			"description": "Runs your workflow when someone creates or updates a Wiki page.",
			"null": {}
		},
		"image-version-string": {
			"description": "Runs your workflow when an image version is created or changes state.",
			"string": { "constant": "image_version" }
		},
		"image-version": {
			"description": "Runs your workflow when an image version is created or changes state.",
			"one-of": ["null", "image-version-mapping"]
		},
		"image-version-mapping": { "mapping": { "properties": {
			"types": "image-version-activity",
			"names": "event-names",
			"versions": "event-versions"
		} } },
		"image-version-activity": {
			"description": "The types of image version activity that trigger the workflow. Supported activity types: `created`, `ready`, `deleted`.",
			"one-of": ["image-version-activity-type", "image-version-activity-types"]
		},
		"image-version-activity-types": { "sequence": { "item-type": "image-version-activity-type" } },
		"image-version-activity-type": { "allowed-values": [
			"created",
			"ready",
			"deleted"
		] },
		"issue-comment-string": {
			"description": "Runs your workflow when an issue or pull request comment is created, edited, or deleted.",
			"string": { "constant": "issue_comment" }
		},
		"issue-comment": {
			"description": "Runs your workflow when an issue or pull request comment is created, edited, or deleted.",
			"one-of": ["null", "issue-comment-mapping"]
		},
		"issue-comment-mapping": { "mapping": { "properties": { "types": "issue-comment-activity" } } },
		"issue-comment-activity": {
			"description": "The types of issue comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["issue-comment-activity-type", "issue-comment-activity-types"]
		},
		"issue-comment-activity-types": { "sequence": { "item-type": "issue-comment-activity-type" } },
		"issue-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"issues-string": {
			"description": "Runs your workflow when an issue in the workflow's repository is created or modified. For activity related to comments in an issue, use the `issue_comment` event.",
			"string": { "constant": "issues" }
		},
		"issues": {
			"description": "Runs your workflow when an issue in the workflow's repository is created or modified. For activity related to comments in an issue, use the `issue_comment` event.",
			"one-of": ["null", "issues-mapping"]
		},
		"issues-mapping": { "mapping": { "properties": { "types": "issues-activity" } } },
		"issues-activity": {
			"description": "The types of issue activity that trigger the workflow. Supported activity types: `opened`, `edited`, `deleted`, `transferred`, `pinned`, `unpinned`, `closed`, `reopened`, `assigned`, `unassigned`, `labeled`, `unlabeled`, `locked`, `unlocked`, `milestoned`, `demilestoned`, `field_added`, `field_removed`, `typed`, `untyped`.",
			"one-of": ["issues-activity-type", "issues-activity-types"]
		},
		"issues-activity-types": { "sequence": { "item-type": "issues-activity-type" } },
		"issues-activity-type": { "allowed-values": [
			"opened",
			"edited",
			"deleted",
			"transferred",
			"pinned",
			"unpinned",
			"closed",
			"reopened",
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"locked",
			"unlocked",
			"milestoned",
			"demilestoned",
			"field_added",
			"field_removed",
			"typed",
			"untyped"
		] },
		"label-string": {
			"description": "Runs your workflow when a label in your workflow's repository is created or modified.",
			"string": { "constant": "label" }
		},
		"label": {
			"description": "Runs your workflow when a label in your workflow's repository is created or modified.",
			"one-of": ["null", "label-mapping"]
		},
		"label-mapping": { "mapping": { "properties": { "types": "label-activity" } } },
		"label-activity": {
			"description": "The types of label activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["label-activity-type", "label-activity-types"]
		},
		"label-activity-types": { "sequence": { "item-type": "label-activity-type" } },
		"label-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"merge-group-string": {
			"description": "Runs your workflow when a pull request is added to a merge queue, which adds the pull request to a merge group.",
			"string": { "constant": "merge_group" }
		},
		"merge-group": {
			"description": "Runs your workflow when a pull request is added to a merge queue, which adds the pull request to a merge group.",
			"one-of": ["null", "merge-group-mapping"]
		},
		"merge-group-mapping": { "mapping": { "properties": {
			"types": "merge-group-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore"
		} } },
		"merge-group-activity": {
			"description": "The types of merge group activity that trigger the workflow. Supported activity types: `checks_requested`.",
			"one-of": ["merge-group-activity-type", "merge-group-activity-types"]
		},
		"merge-group-activity-types": { "sequence": { "item-type": "merge-group-activity-type" } },
		"merge-group-activity-type": { "allowed-values": ["checks_requested"] },
		"milestone-string": {
			"description": "Runs your workflow when a milestone in the workflow's repository is created or modified.",
			"string": { "constant": "milestone" }
		},
		"milestone": {
			"description": "Runs your workflow when a milestone in the workflow's repository is created or modified.",
			"one-of": ["null", "milestone-mapping"]
		},
		"milestone-mapping": { "mapping": { "properties": { "types": "milestone-activity" } } },
		"milestone-activity": {
			"description": "The types of milestone activity that trigger the workflow. Supported activity types: `created`, `closed`, `opened`, `edited`, `deleted`.",
			"one-of": ["milestone-activity-type", "milestone-activity-types"]
		},
		"milestone-activity-types": { "sequence": { "item-type": "milestone-activity-type" } },
		"milestone-activity-type": { "allowed-values": [
			"created",
			"closed",
			"opened",
			"edited",
			"deleted"
		] },
		"page-build-string": {
			"description": "Runs your workflow when someone pushes to a branch that is the publishing source for GitHub Pages, if GitHub Pages is enabled for the repository.",
			"string": { "constant": "page_build" }
		},
		"page-build": {
			"description": "Runs your workflow when someone pushes to a branch that is the publishing source for GitHub Pages, if GitHub Pages is enabled for the repository.",
			"null": {}
		},
		"project-string": {
			"description": "Runs your workflow when a project board is created or modified. For activity related to cards or columns in a project board, use the `project_card` or `project_column` events instead.",
			"string": { "constant": "project" }
		},
		"project": {
			"description": "Runs your workflow when a project board is created or modified. For activity related to cards or columns in a project board, use the `project_card` or `project_column` events instead.",
			"one-of": ["null", "project-mapping"]
		},
		"project-mapping": { "mapping": { "properties": { "types": "project-activity" } } },
		"project-activity": {
			"description": "The types of project activity that trigger the workflow. Supported activity types: `created`, `closed`, `reopened`, `edited`, `deleted`.",
			"one-of": ["project-activity-type", "project-activity-types"]
		},
		"project-activity-types": { "sequence": { "item-type": "project-activity-type" } },
		"project-activity-type": { "allowed-values": [
			"created",
			"closed",
			"reopened",
			"edited",
			"deleted"
		] },
		"project-card-string": {
			"description": "Runs your workflow when a card on a project board is created or modified. For activity related to project boards or columns in a project board, use the `project` or `project_column` event instead.",
			"string": { "constant": "project_card" }
		},
		"project-card": {
			"description": "Runs your workflow when a card on a project board is created or modified. For activity related to project boards or columns in a project board, use the `project` or `project_column` event instead.",
			"one-of": ["null", "project-card-mapping"]
		},
		"project-card-mapping": { "mapping": { "properties": { "types": "project-card-activity" } } },
		"project-card-activity": {
			"description": "The types of project card activity that trigger the workflow. Supported activity types: `created`, `moved`, `converted`, `edited`, `deleted`.",
			"one-of": ["project-card-activity-type", "project-card-activity-types"]
		},
		"project-card-activity-types": { "sequence": { "item-type": "project-card-activity-type" } },
		"project-card-activity-type": { "allowed-values": [
			"created",
			"moved",
			"converted",
			"edited",
			"deleted"
		] },
		"project-column-string": {
			"description": "Runs your workflow when a column on a project board is created or modified. For activity related to project boards or cards in a project board, use the `project` or `project_card` event instead.",
			"string": { "constant": "project_column" }
		},
		"project-column": {
			"description": "Runs your workflow when a column on a project board is created or modified. For activity related to project boards or cards in a project board, use the `project` or `project_card` event instead.",
			"one-of": ["null", "project-column-mapping"]
		},
		"project-column-mapping": { "mapping": { "properties": { "types": "project-column-activity" } } },
		"project-column-activity": {
			"description": "The types of project column activity that trigger the workflow. Supported activity types: `created`, `updated`, `moved`, `deleted`.",
			"one-of": ["project-column-activity-type", "project-column-activity-types"]
		},
		"project-column-activity-types": { "sequence": { "item-type": "project-column-activity-type" } },
		"project-column-activity-type": { "allowed-values": [
			"created",
			"updated",
			"moved",
			"deleted"
		] },
		"public-string": {
			"description": "Runs your workflow when your workflow's repository changes from private to public.",
			"string": { "constant": "public" }
		},
		"public": {
			"description": "Runs your workflow when your workflow's repository changes from private to public.",
			"null": {}
		},
		"pull-request-string": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.",
			"string": { "constant": "pull_request" }
		},
		"pull-request": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.",
			"one-of": ["null", "pull-request-mapping"]
		},
		"pull-request-mapping": { "mapping": { "properties": {
			"types": "pull-request-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"pull-request-activity": {
			"description": "The types of pull request activity that trigger the workflow. Supported activity types: `assigned`, `unassigned`, `labeled`, `unlabeled`, `opened`, `edited`, `closed`, `reopened`, `synchronize`, `converted_to_draft`, `locked`, `unlocked`, `enqueued`, `dequeued`, `milestoned`, `demilestoned`, `ready_for_review`, `review_requested`, `review_request_removed`, `auto_merge_enabled`, `auto_merge_disabled`, `stacked`.",
			"one-of": ["pull-request-activity-type", "pull-request-activity-types"]
		},
		"pull-request-activity-types": { "sequence": { "item-type": "pull-request-activity-type" } },
		"pull-request-activity-type": { "allowed-values": [
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"opened",
			"edited",
			"closed",
			"reopened",
			"synchronize",
			"converted_to_draft",
			"locked",
			"unlocked",
			"enqueued",
			"dequeued",
			"milestoned",
			"demilestoned",
			"ready_for_review",
			"review_requested",
			"review_request_removed",
			"auto_merge_enabled",
			"auto_merge_disabled",
			"stacked"
		] },
		"pull-request-comment-string": {
			"description": "Please use the `issue_comment` event instead.",
			"string": { "constant": "pull_request_comment" }
		},
		"pull-request-comment": {
			"description": "Please use the `issue_comment` event instead.",
			"one-of": ["null", "issue-comment-mapping"]
		},
		"pull-request-review-string": {
			"description": "Runs your workflow when a pull request review is submitted, edited, or dismissed. A pull request review is a group of pull request review comments in addition to a body comment and a state. For activity related to pull request review comments or pull request comments, use the `pull_request_review_comment` or `issue_comment` events instead.",
			"string": { "constant": "pull_request_review" }
		},
		"pull-request-review": {
			"description": "Runs your workflow when a pull request review is submitted, edited, or dismissed. A pull request review is a group of pull request review comments in addition to a body comment and a state. For activity related to pull request review comments or pull request comments, use the `pull_request_review_comment` or `issue_comment` events instead.",
			"one-of": ["null", "pull-request-review-mapping"]
		},
		"pull-request-review-mapping": { "mapping": { "properties": { "types": "pull-request-review-activity" } } },
		"pull-request-review-activity": {
			"description": "The types of pull request review activity that trigger the workflow. Supported activity types: `submitted`, `edited`, `dismissed`.",
			"one-of": ["pull-request-review-activity-type", "pull-request-review-activity-types"]
		},
		"pull-request-review-activity-types": { "sequence": { "item-type": "pull-request-review-activity-type" } },
		"pull-request-review-activity-type": { "allowed-values": [
			"submitted",
			"edited",
			"dismissed"
		] },
		"pull-request-review-comment-string": {
			"description": "",
			"string": { "constant": "pull_request_review_comment" }
		},
		"pull-request-review-comment": {
			"description": "",
			"one-of": ["null", "pull-request-review-comment-mapping"]
		},
		"pull-request-review-comment-mapping": { "mapping": { "properties": { "types": "pull-request-review-comment-activity" } } },
		"pull-request-review-comment-activity": {
			"description": "The types of pull request review comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["pull-request-review-comment-activity-type", "pull-request-review-comment-activity-types"]
		},
		"pull-request-review-comment-activity-types": { "sequence": { "item-type": "pull-request-review-comment-activity-type" } },
		"pull-request-review-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"pull-request-target-string": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.\n\nThis event runs in the context of the base of the pull request, rather than in the context of the merge commit, as the `pull_request` event does. This prevents execution of unsafe code from the head of the pull request that could alter your repository or steal any secrets you use in your workflow. This event allows your workflow to do things like label or comment on pull requests from forks. Avoid using this event if you need to build or run code from the pull request.",
			"string": { "constant": "pull_request_target" }
		},
		"pull-request-target": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.\n\nThis event runs in the context of the base of the pull request, rather than in the context of the merge commit, as the `pull_request` event does. This prevents execution of unsafe code from the head of the pull request that could alter your repository or steal any secrets you use in your workflow. This event allows your workflow to do things like label or comment on pull requests from forks. Avoid using this event if you need to build or run code from the pull request.",
			"one-of": ["null", "pull-request-target-mapping"]
		},
		"pull-request-target-mapping": { "mapping": { "properties": {
			"types": "pull-request-target-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"pull-request-target-activity": {
			"description": "The types of pull request activity that trigger the workflow. Supported activity types: `assigned`, `unassigned`, `labeled`, `unlabeled`, `opened`, `edited`, `closed`, `reopened`, `synchronize`, `converted_to_draft`, `locked`, `unlocked`, `enqueued`, `dequeued`, `milestoned`, `demilestoned`, `ready_for_review`, `review_requested`, `review_request_removed`, `auto_merge_enabled`, `auto_merge_disabled`, `stacked`.",
			"one-of": ["pull-request-target-activity-type", "pull-request-target-activity-types"]
		},
		"pull-request-target-activity-types": { "sequence": { "item-type": "pull-request-target-activity-type" } },
		"pull-request-target-activity-type": { "allowed-values": [
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"opened",
			"edited",
			"closed",
			"reopened",
			"synchronize",
			"converted_to_draft",
			"locked",
			"unlocked",
			"enqueued",
			"dequeued",
			"milestoned",
			"demilestoned",
			"ready_for_review",
			"review_requested",
			"review_request_removed",
			"auto_merge_enabled",
			"auto_merge_disabled",
			"stacked"
		] },
		"push-string": {
			"description": "Runs your workflow when you push a commit or tag.",
			"string": { "constant": "push" }
		},
		"push": {
			"description": "Runs your workflow when you push a commit or tag.",
			"one-of": ["null", "push-mapping"]
		},
		"push-mapping": { "mapping": { "properties": {
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"tags": "event-tags",
			"tags-ignore": "event-tags-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"registry-package-string": {
			"description": "Runs your workflow when activity related to GitHub Packages occurs in your repository.",
			"string": { "constant": "registry_package" }
		},
		"registry-package": {
			"description": "Runs your workflow when activity related to GitHub Packages occurs in your repository.",
			"one-of": ["null", "registry-package-mapping"]
		},
		"registry-package-mapping": { "mapping": { "properties": { "types": "registry-package-activity" } } },
		"registry-package-activity": {
			"description": "The types of registry package activity that trigger the workflow. Supported activity types: `published`, `updated`.",
			"one-of": ["registry-package-activity-type", "registry-package-activity-types"]
		},
		"registry-package-activity-types": { "sequence": { "item-type": "registry-package-activity-type" } },
		"registry-package-activity-type": { "allowed-values": ["published", "updated"] },
		"release-string": {
			"description": "Runs your workflow when release activity in your repository occurs.",
			"string": { "constant": "release" }
		},
		"release": {
			"description": "Runs your workflow when release activity in your repository occurs.",
			"one-of": ["null", "release-mapping"]
		},
		"release-mapping": { "mapping": { "properties": { "types": "release-activity" } } },
		"release-activity": {
			"description": "The types of release activity that trigger the workflow. Supported activity types: `published`, `unpublished`, `created`, `edited`, `deleted`, `prereleased`, `released`.",
			"one-of": ["release-activity-type", "release-activity-types"]
		},
		"release-activity-types": { "sequence": { "item-type": "release-activity-type" } },
		"release-activity-type": { "allowed-values": [
			"published",
			"unpublished",
			"created",
			"edited",
			"deleted",
			"prereleased",
			"released"
		] },
		"schedule-string": {
			"description": "The `schedule` event allows you to trigger a workflow at a scheduled time.\n\nYou can schedule a workflow to run at specific UTC times using POSIX cron syntax. Scheduled workflows run on the latest commit on the default or base branch. The shortest interval you can run scheduled workflows is once every 5 minutes. GitHub Actions does not support the non-standard syntax `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, and `@reboot`.",
			"string": { "constant": "schedule" }
		},
		"schedule": {
			"description": "The `schedule` event allows you to trigger a workflow at a scheduled time.\n\nYou can schedule a workflow to run at specific UTC times using POSIX cron syntax. Scheduled workflows run on the latest commit on the default or base branch. The shortest interval you can run scheduled workflows is once every 5 minutes. GitHub Actions does not support the non-standard syntax `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, and `@reboot`.",
			"sequence": { "item-type": "cron-mapping" }
		},
		"status-string": {
			"description": "Runs your workflow when the status of a Git commit changes. For example, commits can be marked as `error`, `failure`, `pending`, or `success`. If you want to provide more details about the status change, you may want to use the `check_run` event.",
			"string": { "constant": "status" }
		},
		"status": {
			"description": "Runs your workflow when the status of a Git commit changes. For example, commits can be marked as `error`, `failure`, `pending`, or `success`. If you want to provide more details about the status change, you may want to use the `check_run` event.",
			"null": {}
		},
		"watch-string": {
			"description": "Runs your workflow when the workflow's repository is starred.",
			"string": { "constant": "watch" }
		},
		"watch": {
			"description": "Runs your workflow when the workflow's repository is starred.",
			"one-of": ["null", "watch-mapping"]
		},
		"watch-mapping": { "mapping": { "properties": { "types": "watch-activity" } } },
		"watch-activity": {
			"description": "The types of watch activity that trigger the workflow. Supported activity types: `started`.",
			"one-of": ["watch-activity-type", "watch-activity-types"]
		},
		"watch-activity-types": { "sequence": { "item-type": "watch-activity-type" } },
		"watch-activity-type": { "allowed-values": ["started"] },
		"workflow-run-string": {
			"description": "This event occurs when a workflow run is requested or completed. It allows you to execute a workflow based on execution or completion of another workflow. The workflow started by the `workflow_run` event is able to access secrets and write tokens, even if the previous workflow was not. This is useful in cases where the previous workflow is intentionally not privileged, but you need to take a privileged action in a later workflow.",
			"string": { "constant": "workflow_run" }
		},
		"workflow-run": {
			"description": "This event occurs when a workflow run is requested or completed. It allows you to execute a workflow based on execution or completion of another workflow. The workflow started by the `workflow_run` event is able to access secrets and write tokens, even if the previous workflow was not. This is useful in cases where the previous workflow is intentionally not privileged, but you need to take a privileged action in a later workflow.",
			"one-of": ["null", "workflow-run-mapping"]
		},
		"workflow-run-mapping": { "mapping": { "properties": {
			"types": "workflow-run-activity",
			"workflows": "workflow-run-workflows",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore"
		} } },
		"workflow-run-workflows": {
			"description": "The name of the workflow that triggers the `workflow_run` event. The workflow must be in the same repository as the workflow that uses the `workflow_run` event.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"workflow-run-activity": {
			"description": "The types of workflow run activity that trigger the workflow. Supported activity types: `completed`, `requested`, `in_progress`.",
			"one-of": ["workflow-run-activity-type", "workflow-run-activity-types"]
		},
		"workflow-run-activity-types": { "sequence": { "item-type": "workflow-run-activity-type" } },
		"workflow-run-activity-type": { "allowed-values": [
			"requested",
			"completed",
			"in_progress"
		] },
		"event-branches": {
			"description": "Use the `branches` filter when you want to include branch name patterns or when you want to both include and exclude branch name patterns. You cannot use both the `branches` and `branches-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-branches-ignore": {
			"description": "Use the `branches-ignore` filter when you only want to exclude branch name patterns. You cannot use both the `branches` and `branches-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-names": {
			"description": "Use the `names` filter when you want to include names via patterns or when you want to both include and exclude names using patterns. ",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-tags": {
			"description": "Use the `tags` filter when you want to include tag name patterns or when you want to both include and exclude tag names patterns. You cannot use both the `tags` and `tags-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-tags-ignore": {
			"description": "Use the `tags-ignore` filter when you only want to exclude tag name patterns. You cannot use both the `tags` and `tags-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-paths": {
			"description": "Use the `paths` filter when you want to include file path patterns or when you want to both include and exclude file path patterns. You cannot use both the `paths` and `paths-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-paths-ignore": {
			"description": "Use the `paths-ignore` filter when you only want to exclude file path patterns. You cannot use both the `paths` and `paths-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-versions": {
			"description": "Use the `versions` filter when you want to include versions via patterns or when you want to both include and exclude versions using patterns. ",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"repository-dispatch-string": {
			"description": "You can use the GitHub API to trigger a webhook event called `repository_dispatch` when you want to trigger a workflow for activity that happens outside of GitHub.",
			"string": { "constant": "branch_protection_rule" }
		},
		"repository-dispatch": {
			"description": "You can use the GitHub API to trigger a webhook event called `repository_dispatch` when you want to trigger a workflow for activity that happens outside of GitHub.",
			"one-of": ["null", "repository-dispatch-mapping"]
		},
		"repository-dispatch-mapping": { "mapping": { "properties": { "types": "sequence-of-non-empty-string" } } },
		"workflow-call-string": {
			"description": "The `workflow_call` event is used to indicate that a workflow can be called by another workflow. When a workflow is triggered with the `workflow_call` event, the event payload in the called workflow is the same event payload from the calling workflow.",
			"string": { "constant": "workflow_call" }
		},
		"workflow-call": {
			"description": "The `workflow_call` event is used to indicate that a workflow can be called by another workflow. When a workflow is triggered with the `workflow_call` event, the event payload in the called workflow is the same event payload from the calling workflow.",
			"one-of": ["null", "workflow-call-mapping"]
		},
		"workflow-call-mapping": { "mapping": { "properties": {
			"inputs": "workflow-call-inputs",
			"secrets": "workflow-call-secrets",
			"outputs": "workflow-call-outputs"
		} } },
		"workflow-call-inputs": {
			"description": "Inputs that are passed to the called workflow from the caller workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "workflow-call-input-definition"
			}
		},
		"workflow-call-input-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the input parameter."
			},
			"type": {
				"type": "workflow-call-input-type",
				"required": true
			},
			"required": {
				"type": "boolean",
				"description": "A boolean to indicate whether the action requires the input parameter. Set to `true` when the parameter is required."
			},
			"default": "workflow-call-input-default"
		} } },
		"workflow-call-input-type": {
			"description": "Required if input is defined for the `on.workflow_call` keyword. The value of this parameter is a string specifying the data type of the input. This must be one of: `boolean`, `number`, or `string`.",
			"one-of": [
				"input-type-string",
				"input-type-boolean",
				"input-type-number"
			]
		},
		"input-type-string": { "string": { "constant": "string" } },
		"input-type-boolean": { "string": { "constant": "boolean" } },
		"input-type-number": { "string": { "constant": "number" } },
		"input-type-choice": { "string": { "constant": "choice" } },
		"input-type-environment": { "string": { "constant": "environment" } },
		"workflow-call-input-default": {
			"description": "If a `default` parameter is not set, the default value of the input is `false` for boolean, `0` for a number, and `\"\"` for a string.",
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"workflow-call-secrets": {
			"description": "A map of the secrets that can be used in the called workflow. Within the called workflow, you can use the `secrets` context to refer to a secret.",
			"mapping": {
				"loose-key-type": "workflow-call-secret-name",
				"loose-value-type": "workflow-call-secret-definition"
			}
		},
		"workflow-call-secret-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the secret."
		},
		"workflow-call-secret-definition": { "one-of": ["null", "workflow-call-secret-mapping-definition"] },
		"workflow-call-secret-mapping-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the secret parameter."
			},
			"required": {
				"type": "boolean",
				"description": "A boolean specifying whether the secret must be supplied."
			}
		} } },
		"workflow-call-outputs": {
			"description": "A reusable workflow may generate data that you want to use in the caller workflow. To use these outputs, you must specify them as the outputs of the reusable workflow.",
			"mapping": {
				"loose-key-type": "workflow-call-output-name",
				"loose-value-type": "workflow-call-output-definition"
			}
		},
		"workflow-call-output-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the output. The value of `<output_id>` is a map of the input's metadata. The `<output_id>` must be a unique identifier within the outputs object and must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"workflow-call-output-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the output parameter."
			},
			"value": {
				"type": "workflow-output-context",
				"required": true
			}
		} } },
		"workflow-output-context": {
			"description": "The value to assign to the output parameter.",
			"context": [
				"github",
				"inputs",
				"vars",
				"jobs"
			],
			"string": {}
		},
		"workflow-dispatch-string": {
			"description": "The `workflow_dispatch` event allows you to manually trigger a workflow run. A workflow can be manually triggered using the GitHub API, GitHub CLI, or GitHub browser interface.",
			"string": { "constant": "workflow_dispatch" }
		},
		"workflow-dispatch": {
			"description": "The `workflow_dispatch` event allows you to manually trigger a workflow run. A workflow can be manually triggered using the GitHub API, GitHub CLI, or GitHub browser interface.",
			"one-of": ["null", "workflow-dispatch-mapping"]
		},
		"workflow-dispatch-mapping": { "mapping": { "properties": { "inputs": "workflow-dispatch-inputs" } } },
		"workflow-dispatch-inputs": {
			"description": "You can configure custom-defined input properties, default input values, and required inputs for the event directly in your workflow. When you trigger the event, you can provide the `ref` and any `inputs`. When the workflow runs, you can access the input values in the `inputs` context.",
			"mapping": {
				"loose-key-type": "workflow-dispatch-input-name",
				"loose-value-type": "workflow-dispatch-input"
			}
		},
		"workflow-dispatch-input-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the input. The value of <input_id> is a map of the input's metadata. The <input_id> must be a unique identifier within the inputs object. The <input_id> must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"workflow-dispatch-input": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the input parameter."
			},
			"type": { "type": "workflow-dispatch-input-type" },
			"required": {
				"type": "boolean",
				"description": "A boolean to indicate whether the workflow requires the input parameter. Set to true when the parameter is required."
			},
			"default": "workflow-dispatch-input-default",
			"options": {
				"type": "sequence-of-string",
				"description": "The options of the dropdown list, if the type is a choice."
			}
		} } },
		"workflow-dispatch-input-type": {
			"description": "A string representing the type of the input. This must be one of: `boolean`, `number`, `string`, `choice`, or `environment`.",
			"one-of": [
				"input-type-string",
				"input-type-boolean",
				"input-type-number",
				"input-type-environment",
				"input-type-choice"
			]
		},
		"workflow-dispatch-input-default": {
			"description": "The default value is used when an input parameter isn't specified in a workflow file.",
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"permissions": {
			"description": "You can use `permissions` to modify the default permissions granted to the `GITHUB_TOKEN`, adding or removing access as required, so that you only allow the minimum required access.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#permissions)",
			"one-of": [
				"permissions-mapping",
				"permission-level-shorthand-read-all",
				"permission-level-shorthand-write-all"
			]
		},
		"permissions-mapping": { "mapping": { "properties": {
			"actions": {
				"type": "permission-level-any",
				"description": "Actions workflows, workflow runs, and artifacts."
			},
			"artifact-metadata": {
				"type": "permission-level-any",
				"description": "Storage and deployment records for build artifacts."
			},
			"attestations": {
				"type": "permission-level-any",
				"description": "Artifact attestations."
			},
			"checks": {
				"type": "permission-level-any",
				"description": "Check runs and check suites."
			},
			"code-quality": {
				"type": "permission-level-any",
				"description": "Code quality data."
			},
			"contents": {
				"type": "permission-level-any",
				"description": "Repository contents, commits, branches, downloads, releases, and merges."
			},
			"copilot-requests": {
				"type": "permission-level-write-or-no-access",
				"description": "GitHub Copilot requests."
			},
			"deployments": {
				"type": "permission-level-any",
				"description": "Deployments and deployment statuses."
			},
			"discussions": {
				"type": "permission-level-any",
				"description": "Discussions and related comments and labels."
			},
			"drives": {
				"type": "permission-level-any",
				"description": "GitHub Drives persistent workspace storage. Use `read` for checkout and `write` to commit changes."
			},
			"id-token": {
				"type": "permission-level-write-or-no-access",
				"description": "Token to request an OpenID Connect token."
			},
			"issues": {
				"type": "permission-level-any",
				"description": "Issues and related comments, assignees, labels, and milestones."
			},
			"models": {
				"type": "permission-level-read-or-no-access",
				"description": "Call AI models with GitHub Models."
			},
			"packages": {
				"type": "permission-level-any",
				"description": "Packages published to the GitHub Package Platform."
			},
			"pages": {
				"type": "permission-level-any",
				"description": "Retrieve Pages statuses, configuration, and builds, as well as create new builds."
			},
			"pull-requests": {
				"type": "permission-level-any",
				"description": "Pull requests and related comments, assignees, labels, milestones, and merges."
			},
			"repository-projects": {
				"type": "permission-level-any",
				"description": "Classic projects within a repository."
			},
			"security-events": {
				"type": "permission-level-any",
				"description": "Code scanning alerts."
			},
			"statuses": {
				"type": "permission-level-any",
				"description": "Commit statuses."
			},
			"vulnerability-alerts": {
				"type": "permission-level-read-or-no-access",
				"description": "Dependabot alerts."
			}
		} } },
		"permission-level-any": {
			"description": "The permission level for the `GITHUB_TOKEN`.",
			"one-of": [
				"permission-level-read",
				"permission-level-write",
				"permission-level-no-access"
			]
		},
		"permission-level-read-or-no-access": { "one-of": ["permission-level-read", "permission-level-no-access"] },
		"permission-level-write-or-no-access": { "one-of": ["permission-level-write", "permission-level-no-access"] },
		"permission-level-read": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `read` permission for the specified scope.",
			"string": { "constant": "read" }
		},
		"permission-level-write": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `write` permission for the specified scope.",
			"string": { "constant": "write" }
		},
		"permission-level-no-access": {
			"description": "The permission level for the `GITHUB_TOKEN`. Restricts all access for the specified scope.",
			"string": { "constant": "none" }
		},
		"permission-level-shorthand-read-all": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `read` access for all scopes.",
			"string": { "constant": "read-all" }
		},
		"permission-level-shorthand-write-all": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `write` access for all scopes.",
			"string": { "constant": "write-all" }
		},
		"workflow-defaults": {
			"description": "Use `defaults` to create a map of default settings that will apply to all jobs in the workflow. You can also set default settings that are only available to a job.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#defaults)",
			"mapping": { "properties": { "run": "workflow-defaults-run" } }
		},
		"workflow-defaults-run": { "mapping": { "properties": {
			"shell": "shell",
			"working-directory": "working-directory"
		} } },
		"workflow-env": {
			"description": "A map of environment variables that are available to the steps of all jobs in the workflow. You can also set environment variables that are only available to the steps of a single job or to a single step.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#env)",
			"context": [
				"github",
				"inputs",
				"vars",
				"secrets"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"jobs": {
			"description": "A workflow run is made up of one or more `jobs`, which run in parallel by default. To run jobs sequentially, you can define dependencies on other jobs using the `jobs.<job_id>.needs` keyword. Each job runs in a runner environment specified by `runs-on`.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#jobs)",
			"mapping": {
				"loose-key-type": "job-id",
				"loose-value-type": "job"
			}
		},
		"job-id": {
			"string": { "require-non-empty": true },
			"description": "A unique identifier for the job. The identifier must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"job": {
			"description": "Each job must have an id to associate with the job. The key `job_id` is a string and its value is a map of the job's configuration data. You must replace `<job_id>` with a string that is unique to the jobs object. The `<job_id>` must start with a letter or _ and contain only alphanumeric characters, -, or _.",
			"one-of": ["job-factory", "workflow-job"]
		},
		"job-factory": { "mapping": { "properties": {
			"needs": "needs",
			"if": "job-if",
			"strategy": "strategy",
			"name": {
				"type": "string-strategy-context",
				"description": "The name of the job displayed on GitHub."
			},
			"runs-on": {
				"type": "runs-on",
				"required": true
			},
			"timeout-minutes": {
				"type": "number-strategy-context",
				"description": "The maximum number of minutes to let a workflow run before GitHub automatically cancels it. Default: 360"
			},
			"cancel-timeout-minutes": "number-strategy-context",
			"continue-on-error": {
				"type": "boolean-strategy-context",
				"description": "Prevents a workflow run from failing when a job fails. Set to true to allow a workflow run to pass when this job fails."
			},
			"container": "container",
			"services": "services",
			"env": "job-env",
			"environment": "job-environment",
			"permissions": "permissions",
			"concurrency": "job-concurrency",
			"outputs": "job-outputs",
			"defaults": "job-defaults",
			"steps": "steps",
			"snapshot": "snapshot"
		} } },
		"workflow-job": { "mapping": { "properties": {
			"name": {
				"type": "string-strategy-context",
				"description": "The name of the job displayed on GitHub."
			},
			"uses": {
				"description": "The location and version of a reusable workflow file to run as a job. Use one of the following formats:\n\n* `{owner}/{repo}/.github/workflows/{filename}@{ref}` for reusable workflows in public and private repositories.\n* `./.github/workflows/{filename}` for reusable workflows in the same repository.\n\n{ref} can be a SHA, a release tag, or a branch name. Using the commit SHA is the safest for stability and security.",
				"type": "non-empty-string",
				"required": true
			},
			"with": "workflow-job-with",
			"secrets": "workflow-job-secrets",
			"needs": "needs",
			"if": "job-if",
			"permissions": "permissions",
			"concurrency": "job-concurrency",
			"strategy": "strategy"
		} } },
		"workflow-job-with": {
			"description": "When a job is used to call a reusable workflow, you can use `with` to provide a map of inputs that are passed to the called workflow.\n\nAny inputs that you pass must match the input specifications defined in the called workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "scalar-needs-context"
			}
		},
		"workflow-job-secrets": {
			"description": "When a job is used to call a reusable workflow, you can use `secrets` to provide a map of secrets that are passed to the called workflow.\n\nAny secrets that you pass must match the names defined in the called workflow.",
			"one-of": ["workflow-job-secrets-mapping", "workflow-job-secrets-inherit"]
		},
		"workflow-job-secrets-mapping": { "mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "scalar-needs-context-with-secrets"
		} },
		"workflow-job-secrets-inherit": { "string": { "constant": "inherit" } },
		"needs": {
			"description": "Use `needs` to identify any jobs that must complete successfully before this job will run. It can be a string or array of strings. If a job fails, all jobs that need it are skipped unless the jobs use a conditional expression that causes the job to continue. If a run contains a series of jobs that need each other, a failure applies to all jobs in the dependency chain from the point of failure onwards.",
			"one-of": ["sequence-of-non-empty-string", "non-empty-string"]
		},
		"job-if": {
			"description": "You can use the `if` conditional to prevent a job from running unless a condition is met. You can use any supported context and expression to create a conditional.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"always(0,0)",
				"failure(0,MAX)",
				"cancelled(0,0)",
				"success(0,MAX)"
			],
			"string": {}
		},
		"job-if-result": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"always(0,0)",
				"failure(0,MAX)",
				"cancelled(0,0)",
				"success(0,MAX)"
			],
			"one-of": [
				"null",
				"boolean",
				"number",
				"string",
				"sequence",
				"mapping"
			]
		},
		"strategy": {
			"description": "Use `strategy` to use a matrix strategy for your jobs. A matrix strategy lets you use variables in a single job definition to automatically create multiple job runs that are based on the combinations of the variables. ",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"mapping": { "properties": {
				"fail-fast": {
					"type": "boolean",
					"description": "Setting `fail-fast` to `false` prevents GitHub from canceling all in-progress jobs if any matrix job fails. Default: `true`"
				},
				"max-parallel": {
					"type": "number",
					"description": "The maximum number of jobs that can run simultaneously when using a matrix job strategy. By default, GitHub will maximize the number of jobs run in parallel depending on runner availability."
				},
				"matrix": "matrix"
			} }
		},
		"matrix": {
			"description": "Use `matrix` to define a matrix of different job configurations. Within your matrix, define one or more variables followed by an array of values.",
			"mapping": {
				"properties": {
					"include": {
						"type": "matrix-filter",
						"description": "Use `include` to expand existing matrix configurations or to add new configurations. The value of `include` is a list of objects.\n\nFor each object in the `include` list, the key:value pairs in the object will be added to each of the matrix combinations if none of the key:value pairs overwrite any of the original matrix values. If the object cannot be added to any of the matrix combinations, a new matrix combination will be created instead. Note that the original matrix values will not be overwritten, but added matrix values can be overwritten."
					},
					"exclude": {
						"type": "matrix-filter",
						"description": "To remove specific configurations defined in the matrix, use `exclude`. An excluded configuration only has to be a partial match for it to be excluded."
					}
				},
				"loose-key-type": "non-empty-string",
				"loose-value-type": "sequence"
			}
		},
		"matrix-filter": { "sequence": { "item-type": "matrix-filter-item" } },
		"matrix-filter-item": { "mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		} },
		"snapshot": {
			"description": "Use `snapshot` to define a custom image you want to create or update after your job succeeds by taking a snapshot of your runner.",
			"one-of": ["non-empty-string", "snapshot-mapping"]
		},
		"snapshot-mapping": { "mapping": { "properties": {
			"image-name": {
				"description": "The desired name of the custom image you want to create or update.",
				"type": "non-empty-string",
				"required": true
			},
			"if": "snapshot-if",
			"version": {
				"description": "The desired major version updates upon a new custom image version creation.",
				"type": "non-empty-string"
			}
		} } },
		"snapshot-if": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"description": "Use the if conditional to prevent a snapshot from being taken unless a condition is met. Any supported context and expression can be used to create a conditional. Expressions in an `if` conditional do not require the bracketed expression syntax. When you use expressions in an `if` conditional, you may omit the expression syntax because GitHub automatically evaluates the `if` conditional as an expression.",
			"string": {}
		},
		"runs-on": {
			"description": "Use `runs-on` to define the type of machine to run the job on.\n* The destination machine can be either a GitHub-hosted runner, larger runner, or a self-hosted runner.\n* You can target runners based on the labels assigned to them, or their group membership, or a combination of these.\n* You can provide `runs-on` as a single string or as an array of strings.\n* If you specify an array of strings, your workflow will execute on any runner that matches all of the specified `runs-on` values.\n* If you would like to run your workflow on multiple machines, use `jobs.<job_id>.strategy`.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": [
				"non-empty-string",
				"sequence-of-non-empty-string",
				"runs-on-mapping"
			]
		},
		"runs-on-mapping": { "mapping": { "properties": {
			"group": {
				"description": "The group from which to select a runner.",
				"type": "non-empty-string"
			},
			"labels": "runs-on-labels"
		} } },
		"runs-on-labels": {
			"description": "The label by which to filter for available runners.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"job-env": {
			"description": "A map of variables that are available to all steps in the job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"workflow-concurrency": {
			"description": "Concurrency ensures that only a single job or workflow using the same concurrency group will run at a time. A concurrency group can be any string or expression.\n\nYou can also specify `concurrency` at the job level.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#concurrency)",
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"one-of": ["string", "concurrency-mapping"]
		},
		"job-concurrency": {
			"description": "Concurrency ensures that only a single job using the same concurrency group will run at a time. A concurrency group can be any string or expression. The expression can use any context except for the `secrets` context.\n\nYou can also specify `concurrency` at the workflow level.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["non-empty-string", "concurrency-mapping"]
		},
		"concurrency-mapping": {
			"description": "Concurrency ensures that only a single job or workflow using the same concurrency group will run at a time. A concurrency group can be any string or expression.\n\nYou can also specify `concurrency` at the job level.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#concurrency)",
			"mapping": { "properties": {
				"group": {
					"type": "non-empty-string",
					"required": true,
					"description": "When a concurrent job or workflow is queued, if another job or workflow using the same concurrency group in the repository is in progress, the queued job or workflow will be `pending`. Any previously pending job or workflow in the concurrency group will be canceled. To also cancel any currently running job or workflow in the same concurrency group, specify `cancel-in-progress: true`."
				},
				"cancel-in-progress": {
					"type": "boolean",
					"description": "To cancel any currently running job or workflow in the same concurrency group, specify cancel-in-progress: true."
				},
				"queue": {
					"type": "concurrency-queue",
					"description": "The queuing mode for the concurrency group. When set to `max`, workflows or jobs will wait in a queue for the concurrency group up to the maximum queue length. Default: `single` meaning at most one item can be pending."
				}
			} }
		},
		"concurrency-queue": { "allowed-values": ["single", "max"] },
		"job-environment": {
			"description": "The environment that the job references. All environment protection rules must pass before a job referencing the environment is sent to a runner.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["string", "job-environment-mapping"]
		},
		"job-environment-mapping": { "mapping": { "properties": {
			"name": {
				"type": "job-environment-name",
				"required": true
			},
			"url": {
				"type": "string-runner-context-no-secrets",
				"description": "The environment URL, which maps to `environment_url` in the deployments API."
			},
			"deployment": {
				"type": "boolean",
				"description": "Whether to create a deployment record for this environment. Defaults to true."
			}
		} } },
		"job-environment-name": {
			"description": "The name of the environment used by the job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"string": {}
		},
		"job-defaults": {
			"description": "A map of default settings that will apply to all steps in the job. You can also set default settings for the entire workflow.",
			"mapping": { "properties": { "run": "job-defaults-run" } }
		},
		"job-defaults-run": {
			"context": [
				"github",
				"inputs",
				"vars",
				"strategy",
				"matrix",
				"needs",
				"env"
			],
			"mapping": { "properties": {
				"shell": "shell",
				"working-directory": "working-directory"
			} }
		},
		"job-outputs": {
			"description": "A map of outputs for a called workflow. Called workflow outputs are available to all downstream jobs in the caller workflow. Each output has an identifier, an optional `description,` and a `value`. The `value` must be set to the value of an output from a job within the called workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string-runner-context"
			}
		},
		"steps": {
			"description": "A job contains a sequence of tasks called `steps`. Steps can run commands, run setup tasks, run an action in your repository, a public repository, or an action published in a Docker registry, wait for background steps to complete, or cancel a background step. Not all steps run actions, but all actions run as a step. Each step runs in its own process in the runner environment and has access to the workspace and filesystem. Because steps run in their own process, changes to environment variables are not preserved between steps. GitHub provides built-in steps to set up and complete a job.",
			"sequence": { "item-type": "steps-item" }
		},
		"steps-item": { "one-of": [
			"run-step",
			"regular-step",
			"wait-step",
			"wait-all-step",
			"cancel-step",
			"parallel-step"
		] },
		"run-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"if": "step-if",
			"timeout-minutes": "step-timeout-minutes",
			"run": {
				"type": "string-steps-context",
				"description": "Runs command-line programs using the operating system's shell. If you do not provide a `name`, the step name will default to the text specified in the `run` command. Commands run using non-login shells by default. You can choose a different shell and customize the shell used to run commands. Each `run` keyword represents a new process and shell in the virtual environment. When you provide multi-line commands, each line runs in the same shell.",
				"required": true
			},
			"continue-on-error": "step-continue-on-error",
			"env": "step-env",
			"working-directory": "string-steps-context",
			"shell": "shell",
			"background": "step-background"
		} } },
		"regular-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"if": "step-if",
			"continue-on-error": "step-continue-on-error",
			"timeout-minutes": "step-timeout-minutes",
			"uses": {
				"type": "step-uses",
				"required": true
			},
			"with": "step-with",
			"env": "step-env",
			"background": "step-background"
		} } },
		"wait-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"wait": {
				"type": "step-wait-target",
				"required": true
			}
		} } },
		"wait-all-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"wait-all": {
				"type": "step-wait-all-value",
				"required": true
			}
		} } },
		"cancel-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"cancel": {
				"type": "step-cancel-target",
				"required": true
			}
		} } },
		"parallel-step": { "mapping": { "properties": { "parallel": {
			"type": "parallel-steps",
			"required": true,
			"description": "Run a group of steps concurrently. All steps in the parallel block run as background steps and the workflow waits for all of them to complete before continuing."
		} } } },
		"parallel-steps": { "sequence": { "item-type": "steps-item" } },
		"step-uses": {
			"description": "Selects an action to run as part of a step in your job. An action is a reusable unit of code. You can use an action defined in the same repository as the workflow, a public repository, a [private repository with access enabled](https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository#allowing-access-to-components-in-a-private-repository), or in a published Docker container image.",
			"string": { "require-non-empty": true }
		},
		"step-background": {
			"boolean": {},
			"description": "When set to true, runs this step in the background. The workflow continues to the next step immediately without waiting for the background step to finish."
		},
		"step-wait-target": {
			"description": "The step ID or IDs of background steps to wait for.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"step-wait-all-value": {
			"description": "Wait for all prior background steps to complete. Use as a bare key (`wait-all:`) or with a boolean value.",
			"one-of": ["null", "boolean"]
		},
		"step-cancel-target": {
			"description": "The step ID of a background step to cancel.",
			"string": { "require-non-empty": true }
		},
		"step-continue-on-error": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"boolean": {},
			"description": "Prevents a job from failing when a step fails. Set to `true` to allow a job to pass when this step fails."
		},
		"step-id": {
			"string": { "require-non-empty": true },
			"description": "A unique identifier for the step. You can use the `id` to reference the step in contexts."
		},
		"step-if": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env",
				"always(0,0)",
				"failure(0,0)",
				"cancelled(0,0)",
				"success(0,0)",
				"hashFiles(1,255)"
			],
			"description": "Use the `if` conditional to prevent a step from running unless a condition is met. Any supported context and expression can be used to create a conditional. Expressions in an `if` conditional do not require the bracketed expression syntax. When you use expressions in an `if` conditional, you may omit the expression syntax because GitHub automatically evaluates the `if` conditional as an expression.",
			"string": {}
		},
		"step-if-result": {
			"context": [
				"github",
				"inputs",
				"vars",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env",
				"always(0,0)",
				"failure(0,0)",
				"cancelled(0,0)",
				"success(0,0)",
				"hashFiles(1,255)"
			],
			"one-of": [
				"null",
				"boolean",
				"number",
				"string",
				"sequence",
				"mapping"
			]
		},
		"step-env": {
			"description": "Sets variables for steps to use in the runner environment. You can also set variables for the entire workflow or a job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"step-name": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"string": {},
			"description": "A name for your step to display on GitHub."
		},
		"step-timeout-minutes": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"number": {},
			"description": "The maximum number of minutes to run the step before killing the process."
		},
		"step-with": {
			"description": "A map of the input parameters defined by the action. Each input parameter is a key/value pair. Input parameters are set as variables. When you specify an input in a workflow file or use a default input value, GitHub creates a variable for the input with the name `INPUT_<VARIABLE_NAME>`. The variable created converts input names to uppercase letters and replaces spaces with `_`.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"container": {
			"description": "A container to run any steps in a job that don't already specify a container. If you have steps that use both script and container actions, the container actions will run as sibling containers on the same network with the same volume mounts.\n\nIf you do not set a container, all steps will run directly on the host specified by runs-on unless a step refers to an action configured to run in a container.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["string", "container-mapping"]
		},
		"container-mapping": { "mapping": { "properties": {
			"image": {
				"type": "non-empty-string",
				"description": "Use `jobs.<job_id>.container.image` to define the Docker image to use as the container to run the action. The value can be the Docker Hub image or a registry name."
			},
			"options": {
				"type": "string",
				"description": "Use `jobs.<job_id>.container.options` to configure additional Docker container resource options."
			},
			"env": "container-env",
			"ports": {
				"type": "sequence-of-non-empty-string",
				"description": "Use `jobs.<job_id>.container.ports` to set an array of ports to expose on the container."
			},
			"volumes": {
				"type": "sequence-of-non-empty-string",
				"description": "Use `jobs.<job_id>.container.volumes` to set an array of volumes for the container to use. You can use volumes to share data between services or other steps in a job. You can specify named Docker volumes, anonymous Docker volumes, or bind mounts on the host."
			},
			"credentials": "container-registry-credentials"
		} } },
		"services": {
			"description": "Additional containers to host services for a job in a workflow. These are useful for creating databases or cache services like redis. The runner on the virtual machine will automatically create a network and manage the life cycle of the service containers. When you use a service container for a job or your step uses container actions, you don't need to set port information to access the service. Docker automatically exposes all ports between containers on the same network. When both the job and the action run in a container, you can directly reference the container by its hostname. The hostname is automatically mapped to the service name. When a step does not use a container action, you must access the service using localhost and bind the ports.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "services-container"
			}
		},
		"services-container": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["non-empty-string", "service-container-mapping"]
		},
		"container-registry-credentials": {
			"description": "If the image's container registry requires authentication to pull the image, you can use `jobs.<job_id>.container.credentials` to set a map of the username and password. The credentials are the same values that you would provide to the `docker login` command.",
			"context": [
				"github",
				"inputs",
				"vars",
				"secrets",
				"env"
			],
			"mapping": { "properties": {
				"username": "non-empty-string",
				"password": "non-empty-string"
			} }
		},
		"container-env": {
			"description": "Use `jobs.<job_id>.container.env` to set a map of variables in the container.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string-runner-context"
			}
		},
		"non-empty-string": { "string": { "require-non-empty": true } },
		"sequence-of-non-empty-string": { "sequence": { "item-type": "non-empty-string" } },
		"sequence-of-string": { "sequence": { "item-type": "string" } },
		"boolean-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"boolean": {}
		},
		"number-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"number": {}
		},
		"string-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"string": {}
		},
		"scalar-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"scalar-needs-context-with-secrets": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"secrets",
				"strategy",
				"matrix"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"boolean-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"boolean": {}
		},
		"number-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"number": {}
		},
		"string-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"string": {}
		},
		"boolean-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"boolean": {}
		},
		"number-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"number": {}
		},
		"string-runner-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env"
			],
			"string": {}
		},
		"string-runner-context-no-secrets": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env"
			],
			"string": {}
		},
		"string-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"string": {}
		},
		"shell": {
			"string": { "require-non-empty": true },
			"description": "Use `shell` to override the default shell settings in the runner's operating system. You can use built-in shell keywords, or you can define a custom set of shell options. The shell command that is run internally executes a temporary file that contains the commands specified in `run`."
		},
		"working-directory": {
			"string": { "require-non-empty": true },
			"description": "The `working-directory` keyword specifies the working directory where the command is run."
		},
		"cron-mapping": { "mapping": { "properties": {
			"cron": {
				"type": "cron-pattern",
				"required": true
			},
			"timezone": "timezone-string"
		} } },
		"cron-pattern": {
			"description": "A cron expression that represents a schedule. A scheduled workflow will run at most once every 5 minutes.",
			"string": { "require-non-empty": true }
		},
		"timezone-string": {
			"description": "A string that represents the time zone a scheduled workflow will run relative to in IANA format (e.g. 'America/New_York' or 'Europe/London'). If omitted, the workflow will run relative to midnight UTC.",
			"string": { "require-non-empty": true }
		},
		"service-container-mapping": { "mapping": { "properties": {
			"image": {
				"type": "non-empty-string",
				"description": "The Docker image to use as the container. The value can be the Docker Hub image or a registry name."
			},
			"options": {
				"type": "string",
				"description": "Additional Docker container resource options."
			},
			"env": "container-env",
			"ports": {
				"type": "sequence-of-non-empty-string",
				"description": "An array of ports to expose on the container."
			},
			"volumes": {
				"type": "sequence-of-non-empty-string",
				"description": "An array of volumes for the container to use. You can use volumes to share data between services or other steps in a job. You can specify named Docker volumes, anonymous Docker volumes, or bind mounts on the host."
			},
			"credentials": "container-registry-credentials",
			"entrypoint": {
				"type": "string",
				"description": "Override the default ENTRYPOINT in the service container image."
			},
			"command": {
				"type": "string",
				"description": "Override the default CMD in the service container image."
			}
		} } }
	}
};

// node_modules/@actions/workflow-parser/dist/workflows/workflow-schema.js
let schema$1;
function getWorkflowSchema() {
	if (schema$1 === void 0) {
		const json = JSON.stringify(workflow_v1_0_min_default);
		schema$1 = TemplateSchema.load(new JSONObjectReader(void 0, json));
	}
	return schema$1;
}

// node_modules/@actions/workflow-parser/dist/workflows/yaml-object-reader.js
var YamlObjectReader = class YamlObjectReader {
	constructor(fileId, content) {
		this.lineCounter = new import_dist.LineCounter();
		this.errors = [];
		this.doc = (0, import_dist.parseDocument)(content, {
			lineCounter: this.lineCounter,
			keepSourceTokens: true,
			uniqueKeys: false
		});
		for (const err of this.doc.errors) this.errors.push({
			message: err.message,
			range: rangeFromLinePos(err.linePos)
		});
		this._generator = this.getNodes(this.doc, /* @__PURE__ */ new Set());
		this.fileId = fileId;
	}
	*getNodes(node, aliasResolutionStack) {
		let range = this.getRange(node);
		if ((0, import_dist.isDocument)(node)) {
			yield new ParseEvent(EventType.DocumentStart);
			for (const item of this.getNodes(node.contents, /* @__PURE__ */ new Set())) yield item;
			yield new ParseEvent(EventType.DocumentEnd);
		}
		if ((0, import_dist.isCollection)(node)) {
			if ((0, import_dist.isSeq)(node)) yield new ParseEvent(EventType.SequenceStart, new SequenceToken(this.fileId, range, void 0));
			else if ((0, import_dist.isMap)(node)) yield new ParseEvent(EventType.MappingStart, new MappingToken(this.fileId, range, void 0));
			for (const item of node.items) for (const child of this.getNodes(item, aliasResolutionStack)) yield child;
			if ((0, import_dist.isSeq)(node)) yield new ParseEvent(EventType.SequenceEnd);
			else if ((0, import_dist.isMap)(node)) yield new ParseEvent(EventType.MappingEnd);
		}
		if ((0, import_dist.isScalar)(node)) yield new ParseEvent(EventType.Literal, YamlObjectReader.getLiteralToken(this.fileId, range, node));
		if ((0, import_dist.isAlias)(node)) {
			const resolved = node.resolve(this.doc);
			if (resolved) {
				if (aliasResolutionStack.has(resolved)) return;
				const newStack = new Set(aliasResolutionStack);
				newStack.add(resolved);
				yield* this.getNodes(resolved, newStack);
			}
			return;
		}
		if ((0, import_dist.isPair)(node)) {
			const scalarKey = node.key;
			range = this.getRange(scalarKey);
			const key = scalarKey.value;
			yield new ParseEvent(EventType.Literal, new StringToken(this.fileId, range, key, void 0));
			for (const child of this.getNodes(node.value, aliasResolutionStack)) yield child;
		}
	}
	getRange(node) {
		const range = node?.range ?? [];
		const startPos = range[0];
		const endPos = range[1];
		if (startPos !== void 0 && endPos !== void 0) {
			const slp = this.lineCounter.linePos(startPos);
			const elp = this.lineCounter.linePos(endPos);
			return {
				start: {
					line: slp.line,
					column: slp.col
				},
				end: {
					line: elp.line,
					column: elp.col
				}
			};
		}
	}
	static getLiteralToken(fileId, range, token) {
		const value = token.value;
		if (value === null || value === void 0) return new NullToken(fileId, range, void 0);
		switch (typeof value) {
			case "number": return new NumberToken(fileId, range, value, void 0);
			case "boolean": return new BooleanToken(fileId, range, value, void 0);
			case "string": {
				let source;
				let blockScalarHeader;
				if (token.srcToken && "source" in token.srcToken) {
					source = token.srcToken.source;
					if (token.srcToken.type === "block-scalar" && "props" in token.srcToken) {
						const headerProp = token.srcToken.props.find((p) => p.type === "block-scalar-header");
						if (headerProp?.source) blockScalarHeader = headerProp.source;
					}
				}
				return new StringToken(fileId, range, value, void 0, source, blockScalarHeader);
			}
			default: throw new Error(`Unexpected value type '${typeof value}' when reading object`);
		}
	}
	allowLiteral() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.Literal) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.SequenceStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.SequenceEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	allowMappingStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.MappingStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowMappingEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.MappingEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	validateEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentEnd) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected end of reader");
	}
	validateStart() {
		if (!this._current) this._current = this._generator.next();
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentStart) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected start of reader");
	}
};
function rangeFromLinePos(linePos) {
	if (linePos === void 0) return;
	const start = {
		line: linePos[0].line,
		column: linePos[0].col
	};
	return {
		start,
		end: linePos.length == 2 ? {
			line: linePos[1].line,
			column: linePos[1].col
		} : start
	};
}

// node_modules/@actions/workflow-parser/dist/workflows/workflow-parser.js
function parseWorkflow(entryFile, contextOrTrace) {
	const context = contextOrTrace instanceof TemplateContext ? contextOrTrace : new TemplateContext(new TemplateValidationErrors(), getWorkflowSchema(), contextOrTrace);
	const fileId = context.getFileId(entryFile.name);
	const reader = new YamlObjectReader(fileId, entryFile.content);
	if (reader.errors.length > 0) {
		for (const err of reader.errors) context.error(fileId, err.message, err.range);
		return {
			context,
			value: void 0
		};
	}
	return {
		context,
		value: readTemplate(context, WORKFLOW_ROOT, reader, fileId)
	};
}

// node_modules/@actions/workflow-parser/dist/model/converter/concurrency.js
function convertConcurrency(context, token) {
	const result = {};
	if (token.isExpression) return result;
	if (isString(token)) {
		result.group = token;
		return result;
	}
	const concurrencyProperty = token.assertMapping("concurrency group");
	for (const property of concurrencyProperty) {
		const propertyName = property.key.assertString("concurrency group key");
		if (property.key.isExpression || property.value.isExpression) continue;
		switch (propertyName.value) {
			case "group":
				result.group = property.value.assertString("concurrency group");
				break;
			case "cancel-in-progress":
				result.cancelInProgress = property.value.assertBoolean("cancel-in-progress").value;
				break;
			case "queue":
				result.queue = property.value.assertString("queue").value;
				break;
			default: context.error(propertyName, `Invalid property name: ${propertyName.value}`);
		}
	}
	return result;
}

// node_modules/cronstrue/dist/cronstrue.js
var require_cronstrue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	(function webpackUniversalModuleDefinition(root, factory) {
		if (typeof exports === "object" && typeof module === "object") module.exports = factory();
		else if (typeof define === "function" && define.amd) define("cronstrue", [], factory);
		else if (typeof exports === "object") exports["cronstrue"] = factory();
		else root["cronstrue"] = factory();
	})(globalThis, () => {
		return (() => {
			"use strict";
			var __webpack_modules__ = {
				949: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.CronParser = void 0;
					var rangeValidator_1 = __webpack_require__(515);
					exports.CronParser = function() {
						function CronParser(expression, dayOfWeekStartIndexZero, monthStartIndexZero) {
							if (dayOfWeekStartIndexZero === void 0) dayOfWeekStartIndexZero = true;
							if (monthStartIndexZero === void 0) monthStartIndexZero = false;
							this.expression = expression;
							this.dayOfWeekStartIndexZero = dayOfWeekStartIndexZero;
							this.monthStartIndexZero = monthStartIndexZero;
						}
						CronParser.prototype.parse = function() {
							var _a;
							var parsed;
							var expression = (_a = this.expression) !== null && _a !== void 0 ? _a : "";
							if (expression === "@reboot") {
								parsed = [
									"@reboot",
									"",
									"",
									"",
									"",
									"",
									""
								];
								return parsed;
							} else if (expression.startsWith("@")) {
								var special = this.parseSpecial(this.expression);
								parsed = this.extractParts(special);
							} else parsed = this.extractParts(this.expression);
							this.normalize(parsed);
							this.validate(parsed);
							return parsed;
						};
						CronParser.prototype.parseSpecial = function(expression) {
							var special = {
								"@yearly": "0 0 1 1 *",
								"@annually": "0 0 1 1 *",
								"@monthly": "0 0 1 * *",
								"@weekly": "0 0 * * 0",
								"@daily": "0 0 * * *",
								"@midnight": "0 0 * * *",
								"@hourly": "0 * * * *",
								"@reboot": "@reboot"
							}[expression];
							if (!special) throw new Error("Unknown special expression.");
							return special;
						};
						CronParser.prototype.extractParts = function(expression) {
							if (!this.expression) throw new Error("cron expression is empty");
							var parsed = expression.trim().split(/[ ]+/);
							for (var i = 0; i < parsed.length; i++) if (parsed[i].includes(",")) {
								var arrayElement = parsed[i].split(",").map(function(item) {
									return item.trim();
								}).filter(function(item) {
									return item !== "";
								}).map(function(item) {
									return !isNaN(Number(item)) ? Number(item) : item;
								}).filter(function(item) {
									return item !== null && item !== "";
								});
								if (arrayElement.length === 0) arrayElement.push("*");
								arrayElement.sort(function(a, b) {
									return a !== null && b !== null ? a - b : 0;
								});
								parsed[i] = arrayElement.map(function(item) {
									return item !== null ? item.toString() : "";
								}).join(",");
							}
							if (parsed.length < 5) throw new Error("Expression has only ".concat(parsed.length, " part").concat(parsed.length == 1 ? "" : "s", ". At least 5 parts are required."));
							else if (parsed.length == 5) {
								parsed.unshift("");
								parsed.push("");
							} else if (parsed.length == 6) {
								if (/\d{4}$/.test(parsed[5]) || parsed[4] == "?" || parsed[2] == "?") parsed.unshift("");
								else parsed.push("");
							} else if (parsed.length > 7) throw new Error("Expression has ".concat(parsed.length, " parts; too many!"));
							return parsed;
						};
						CronParser.prototype.normalize = function(expressionParts) {
							var _this = this;
							expressionParts[3] = expressionParts[3].replace("?", "*");
							expressionParts[5] = expressionParts[5].replace("?", "*");
							expressionParts[2] = expressionParts[2].replace("?", "*");
							if (expressionParts[0].indexOf("0/") == 0) expressionParts[0] = expressionParts[0].replace("0/", "*/");
							if (expressionParts[1].indexOf("0/") == 0) expressionParts[1] = expressionParts[1].replace("0/", "*/");
							if (expressionParts[2].indexOf("0/") == 0) expressionParts[2] = expressionParts[2].replace("0/", "*/");
							if (expressionParts[3].indexOf("1/") == 0) expressionParts[3] = expressionParts[3].replace("1/", "*/");
							if (expressionParts[4].indexOf("1/") == 0) expressionParts[4] = expressionParts[4].replace("1/", "*/");
							if (expressionParts[6].indexOf("1/") == 0) expressionParts[6] = expressionParts[6].replace("1/", "*/");
							expressionParts[5] = expressionParts[5].replace(/(^\d)|([^#/\s]\d)/g, function(t) {
								var dowDigits = t.replace(/\D/, "");
								var dowDigitsAdjusted = dowDigits;
								if (_this.dayOfWeekStartIndexZero) {
									if (dowDigits == "7") dowDigitsAdjusted = "0";
								} else dowDigitsAdjusted = (parseInt(dowDigits) - 1).toString();
								return t.replace(dowDigits, dowDigitsAdjusted);
							});
							if (expressionParts[5] == "L") expressionParts[5] = "6";
							if (expressionParts[3] == "?") expressionParts[3] = "*";
							if (expressionParts[3].indexOf("W") > -1 && (expressionParts[3].indexOf(",") > -1 || expressionParts[3].indexOf("-") > -1)) throw new Error("The 'W' character can be specified only when the day-of-month is a single day, not a range or list of days.");
							var days = {
								SUN: 0,
								MON: 1,
								TUE: 2,
								WED: 3,
								THU: 4,
								FRI: 5,
								SAT: 6
							};
							for (var day in days) expressionParts[5] = expressionParts[5].replace(new RegExp(day, "gi"), days[day].toString());
							expressionParts[4] = expressionParts[4].replace(/(^\d{1,2})|([^#/\s]\d{1,2})/g, function(t) {
								var dowDigits = t.replace(/\D/, "");
								var dowDigitsAdjusted = dowDigits;
								if (_this.monthStartIndexZero) dowDigitsAdjusted = (parseInt(dowDigits) + 1).toString();
								return t.replace(dowDigits, dowDigitsAdjusted);
							});
							var months = {
								JAN: 1,
								FEB: 2,
								MAR: 3,
								APR: 4,
								MAY: 5,
								JUN: 6,
								JUL: 7,
								AUG: 8,
								SEP: 9,
								OCT: 10,
								NOV: 11,
								DEC: 12
							};
							for (var month in months) expressionParts[4] = expressionParts[4].replace(new RegExp(month, "gi"), months[month].toString());
							if (expressionParts[0] == "0") expressionParts[0] = "";
							if (!/\*|\-|\,|\//.test(expressionParts[2]) && (/\*|\//.test(expressionParts[1]) || /\*|\//.test(expressionParts[0]))) expressionParts[2] += "-".concat(expressionParts[2]);
							for (var i = 0; i < expressionParts.length; i++) {
								if (expressionParts[i].indexOf(",") != -1) expressionParts[i] = expressionParts[i].split(",").filter(function(str) {
									return str !== "";
								}).join(",") || "*";
								if (expressionParts[i] == "*/1") expressionParts[i] = "*";
								if (expressionParts[i].indexOf("/") > -1 && !/^\*|\-|\,/.test(expressionParts[i])) {
									var stepRangeThrough = null;
									switch (i) {
										case 4:
											stepRangeThrough = "12";
											break;
										case 5:
											stepRangeThrough = "6";
											break;
										case 6:
											stepRangeThrough = "9999";
											break;
										default: stepRangeThrough = null;
									}
									if (stepRangeThrough !== null) {
										var parts = expressionParts[i].split("/");
										expressionParts[i] = "".concat(parts[0], "-").concat(stepRangeThrough, "/").concat(parts[1]);
									}
								}
							}
						};
						CronParser.prototype.validate = function(parsed) {
							var standardCronPartCharacters = "0-9,\\-*/";
							this.validateOnlyExpectedCharactersFound(parsed[0], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[1], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[2], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[3], "0-9,\\-*/LW");
							this.validateOnlyExpectedCharactersFound(parsed[4], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[5], "0-9,\\-*/L#");
							this.validateOnlyExpectedCharactersFound(parsed[6], standardCronPartCharacters);
							this.validateAnyRanges(parsed);
						};
						CronParser.prototype.validateAnyRanges = function(parsed) {
							rangeValidator_1.default.secondRange(parsed[0]);
							rangeValidator_1.default.minuteRange(parsed[1]);
							rangeValidator_1.default.hourRange(parsed[2]);
							rangeValidator_1.default.dayOfMonthRange(parsed[3]);
							rangeValidator_1.default.monthRange(parsed[4], this.monthStartIndexZero);
							rangeValidator_1.default.dayOfWeekRange(parsed[5], this.dayOfWeekStartIndexZero);
						};
						CronParser.prototype.validateOnlyExpectedCharactersFound = function(cronPart, allowedCharsExpression) {
							var invalidChars = cronPart.match(new RegExp("[^".concat(allowedCharsExpression, "]+"), "gi"));
							if (invalidChars && invalidChars.length) throw new Error("Expression contains invalid values: '".concat(invalidChars.toString(), "'"));
						};
						return CronParser;
					}();
				}),
				333: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.ExpressionDescriptor = void 0;
					var stringUtilities_1 = __webpack_require__(823);
					var cronParser_1 = __webpack_require__(949);
					exports.ExpressionDescriptor = function() {
						function ExpressionDescriptor(expression, options) {
							this.expression = expression;
							this.options = options;
							this.expressionParts = new Array(5);
							if (!this.options.locale && ExpressionDescriptor.defaultLocale) this.options.locale = ExpressionDescriptor.defaultLocale;
							if (!ExpressionDescriptor.locales[this.options.locale]) {
								var fallBackLocale = Object.keys(ExpressionDescriptor.locales)[0];
								console.warn("Locale '".concat(this.options.locale, "' could not be found; falling back to '").concat(fallBackLocale, "'."));
								this.options.locale = fallBackLocale;
							}
							this.i18n = ExpressionDescriptor.locales[this.options.locale];
							if (options.use24HourTimeFormat === void 0) options.use24HourTimeFormat = this.i18n.use24HourTimeFormatByDefault();
						}
						ExpressionDescriptor.toString = function(expression, _a) {
							var _b = _a === void 0 ? {} : _a, _c = _b.throwExceptionOnParseError, throwExceptionOnParseError = _c === void 0 ? true : _c, _d = _b.verbose, verbose = _d === void 0 ? false : _d, _e = _b.dayOfWeekStartIndexZero, dayOfWeekStartIndexZero = _e === void 0 ? true : _e, _f = _b.monthStartIndexZero, monthStartIndexZero = _f === void 0 ? false : _f, use24HourTimeFormat = _b.use24HourTimeFormat, _g = _b.locale;
							var options = {
								throwExceptionOnParseError,
								verbose,
								dayOfWeekStartIndexZero,
								monthStartIndexZero,
								use24HourTimeFormat,
								locale: _g === void 0 ? null : _g
							};
							if (options.tzOffset) console.warn("'tzOffset' option has been deprecated and is no longer supported.");
							return new ExpressionDescriptor(expression, options).getFullDescription();
						};
						ExpressionDescriptor.initialize = function(localesLoader, defaultLocale) {
							if (defaultLocale === void 0) defaultLocale = "en";
							ExpressionDescriptor.specialCharacters = [
								"/",
								"-",
								",",
								"*"
							];
							ExpressionDescriptor.defaultLocale = defaultLocale;
							localesLoader.load(ExpressionDescriptor.locales);
						};
						ExpressionDescriptor.prototype.getFullDescription = function() {
							var _a, _b;
							var description = "";
							try {
								var parser = new cronParser_1.CronParser(this.expression, this.options.dayOfWeekStartIndexZero, this.options.monthStartIndexZero);
								this.expressionParts = parser.parse();
								if (this.expressionParts[0] === "@reboot") return ((_b = (_a = this.i18n).atReboot) === null || _b === void 0 ? void 0 : _b.call(_a)) || "Run once, at startup";
								var timeSegment = this.getTimeOfDayDescription();
								var dayOfMonthDesc = this.getDayOfMonthDescription();
								var monthDesc = this.getMonthDescription();
								var dayOfWeekDesc = this.getDayOfWeekDescription();
								var yearDesc = this.getYearDescription();
								description += timeSegment + dayOfMonthDesc + dayOfWeekDesc + monthDesc + yearDesc;
								description = this.transformVerbosity(description, !!this.options.verbose);
								description = description.charAt(0).toLocaleUpperCase() + description.substr(1);
							} catch (ex) {
								if (!this.options.throwExceptionOnParseError) description = this.i18n.anErrorOccuredWhenGeneratingTheExpressionD();
								else throw "".concat(ex);
							}
							return description;
						};
						ExpressionDescriptor.prototype.getTimeOfDayDescription = function() {
							var secondsExpression = this.expressionParts[0];
							var minuteExpression = this.expressionParts[1];
							var hourExpression = this.expressionParts[2];
							var description = "";
							if (!stringUtilities_1.StringUtilities.containsAny(minuteExpression, ExpressionDescriptor.specialCharacters) && !stringUtilities_1.StringUtilities.containsAny(hourExpression, ExpressionDescriptor.specialCharacters) && !stringUtilities_1.StringUtilities.containsAny(secondsExpression, ExpressionDescriptor.specialCharacters)) description += this.i18n.atSpace() + this.formatTime(hourExpression, minuteExpression, secondsExpression);
							else if (!secondsExpression && minuteExpression.indexOf("-") > -1 && !(minuteExpression.indexOf(",") > -1) && !(minuteExpression.indexOf("/") > -1) && !stringUtilities_1.StringUtilities.containsAny(hourExpression, ExpressionDescriptor.specialCharacters)) {
								var minuteParts = minuteExpression.split("-");
								description += stringUtilities_1.StringUtilities.format(this.i18n.everyMinuteBetweenX0AndX1(), this.formatTime(hourExpression, minuteParts[0], ""), this.formatTime(hourExpression, minuteParts[1], ""));
							} else if (!secondsExpression && hourExpression.indexOf(",") > -1 && hourExpression.indexOf("-") == -1 && hourExpression.indexOf("/") == -1 && !stringUtilities_1.StringUtilities.containsAny(minuteExpression, ExpressionDescriptor.specialCharacters)) {
								var hourParts = hourExpression.split(",");
								description += this.i18n.at();
								for (var i = 0; i < hourParts.length; i++) {
									description += " ";
									description += this.formatTime(hourParts[i], minuteExpression, "");
									if (i < hourParts.length - 2) description += ",";
									if (i == hourParts.length - 2) description += this.i18n.spaceAnd();
								}
							} else {
								var secondsDescription = this.getSecondsDescription();
								var minutesDescription = this.getMinutesDescription();
								var hoursDescription = this.getHoursDescription();
								description += secondsDescription;
								if (description && minutesDescription) description += ", ";
								description += minutesDescription;
								if (minutesDescription === hoursDescription) return description;
								if (description && hoursDescription) description += ", ";
								description += hoursDescription;
							}
							return description;
						};
						ExpressionDescriptor.prototype.getSecondsDescription = function() {
							var _this = this;
							return this.getSegmentDescription(this.expressionParts[0], this.i18n.everySecond(), function(s) {
								return s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Seconds(s), s);
							}, function(s) {
								return _this.i18n.secondsX0ThroughX1PastTheMinute();
							}, function(s) {
								return s == "0" ? "" : parseInt(s) < 20 ? _this.i18n.atX0SecondsPastTheMinute(s) : _this.i18n.atX0SecondsPastTheMinuteGt20() || _this.i18n.atX0SecondsPastTheMinute(s);
							});
						};
						ExpressionDescriptor.prototype.getMinutesDescription = function() {
							var _this = this;
							var secondsExpression = this.expressionParts[0];
							var hourExpression = this.expressionParts[2];
							return this.getSegmentDescription(this.expressionParts[1], this.i18n.everyMinute(), function(s) {
								return s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Minutes(s), s);
							}, function(s) {
								return _this.i18n.minutesX0ThroughX1PastTheHour();
							}, function(s) {
								try {
									return s == "0" && hourExpression.indexOf("/") == -1 && secondsExpression == "" ? _this.i18n.everyHour() : parseInt(s) < 20 ? _this.i18n.atX0MinutesPastTheHour(s) : _this.i18n.atX0MinutesPastTheHourGt20() || _this.i18n.atX0MinutesPastTheHour(s);
								} catch (e) {
									return _this.i18n.atX0MinutesPastTheHour(s);
								}
							});
						};
						ExpressionDescriptor.prototype.getHoursDescription = function() {
							var _this = this;
							var expression = this.expressionParts[2];
							var hourIndex = 0;
							var rangeEndValues = [];
							expression.split("/")[0].split(",").forEach(function(range) {
								var rangeParts = range.split("-");
								if (rangeParts.length === 2) rangeEndValues.push({
									value: rangeParts[1],
									index: hourIndex + 1
								});
								hourIndex += rangeParts.length;
							});
							var evaluationIndex = 0;
							return this.getSegmentDescription(expression, this.i18n.everyHour(), function(s) {
								var isRangeEndWithNonZeroMinute = rangeEndValues.find(function(r) {
									return r.value === s && r.index === evaluationIndex;
								}) && _this.expressionParts[1] !== "0";
								evaluationIndex++;
								return isRangeEndWithNonZeroMinute ? _this.formatTime(s, "59", "") : _this.formatTime(s, "0", "");
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Hours(s), s);
							}, function(s) {
								return _this.i18n.betweenX0AndX1();
							}, function(s) {
								return _this.i18n.atX0();
							});
						};
						ExpressionDescriptor.prototype.getDayOfWeekDescription = function() {
							var _this = this;
							var daysOfWeekNames = this.i18n.daysOfTheWeek();
							var description = null;
							if (this.expressionParts[5] == "*") description = "";
							else description = this.getSegmentDescription(this.expressionParts[5], this.i18n.commaEveryDay(), function(s, form) {
								var exp = s;
								if (s.indexOf("#") > -1) exp = s.substring(0, s.indexOf("#"));
								else if (s.indexOf("L") > -1) exp = exp.replace("L", "");
								var parsedExp = parseInt(exp);
								var description = _this.i18n.daysOfTheWeekInCase ? _this.i18n.daysOfTheWeekInCase(form)[parsedExp] : daysOfWeekNames[parsedExp];
								if (s.indexOf("#") > -1) {
									var dayOfWeekOfMonthDescription = null;
									var dayOfWeekOfMonthNumber = s.substring(s.indexOf("#") + 1);
									var dayOfWeekNumber = s.substring(0, s.indexOf("#"));
									switch (dayOfWeekOfMonthNumber) {
										case "1":
											dayOfWeekOfMonthDescription = _this.i18n.first(dayOfWeekNumber);
											break;
										case "2":
											dayOfWeekOfMonthDescription = _this.i18n.second(dayOfWeekNumber);
											break;
										case "3":
											dayOfWeekOfMonthDescription = _this.i18n.third(dayOfWeekNumber);
											break;
										case "4":
											dayOfWeekOfMonthDescription = _this.i18n.fourth(dayOfWeekNumber);
											break;
										case "5": dayOfWeekOfMonthDescription = _this.i18n.fifth(dayOfWeekNumber);
									}
									description = dayOfWeekOfMonthDescription + " " + description;
								}
								return description;
							}, function(s) {
								if (parseInt(s) == 1) return "";
								else return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0DaysOfTheWeek(s), s);
							}, function(s) {
								var beginFrom = s.substring(0, s.indexOf("-"));
								return _this.expressionParts[3] != "*" ? _this.i18n.commaAndX0ThroughX1(beginFrom) : _this.i18n.commaX0ThroughX1(beginFrom);
							}, function(s) {
								var format = null;
								if (s.indexOf("#") > -1) {
									var dayOfWeekOfMonthNumber = s.substring(s.indexOf("#") + 1);
									var dayOfWeek = s.substring(0, s.indexOf("#"));
									format = _this.i18n.commaOnThe(dayOfWeekOfMonthNumber, dayOfWeek).trim() + _this.i18n.spaceX0OfTheMonth();
								} else if (s.indexOf("L") > -1) format = _this.i18n.commaOnTheLastX0OfTheMonth(s.replace("L", ""));
								else format = _this.expressionParts[3] != "*" ? _this.i18n.commaAndOnX0() : _this.i18n.commaOnlyOnX0(s);
								return format;
							});
							return description;
						};
						ExpressionDescriptor.prototype.getMonthDescription = function() {
							var _this = this;
							var monthNames = this.i18n.monthsOfTheYear();
							return this.getSegmentDescription(this.expressionParts[4], "", function(s, form) {
								return form && _this.i18n.monthsOfTheYearInCase ? _this.i18n.monthsOfTheYearInCase(form)[parseInt(s) - 1] : monthNames[parseInt(s) - 1];
							}, function(s) {
								if (parseInt(s) == 1) return "";
								else return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0Months(s), s);
							}, function(s) {
								return _this.i18n.commaMonthX0ThroughMonthX1() || _this.i18n.commaX0ThroughX1();
							}, function(s) {
								return _this.i18n.commaOnlyInMonthX0 ? _this.i18n.commaOnlyInMonthX0() : _this.i18n.commaOnlyInX0();
							});
						};
						ExpressionDescriptor.prototype.getDayOfMonthDescription = function() {
							var _this = this;
							var description = null;
							var expression = this.expressionParts[3];
							switch (expression) {
								case "L":
									description = this.i18n.commaOnTheLastDayOfTheMonth();
									break;
								case "WL":
								case "LW":
									description = this.i18n.commaOnTheLastWeekdayOfTheMonth();
									break;
								default:
									var weekDayNumberMatches = expression.match(/(\d{1,2}W)|(W\d{1,2})/);
									if (weekDayNumberMatches) {
										var dayNumber = parseInt(weekDayNumberMatches[0].replace("W", ""));
										var dayString = dayNumber == 1 ? this.i18n.firstWeekday() : stringUtilities_1.StringUtilities.format(this.i18n.weekdayNearestDayX0(), dayNumber.toString());
										description = stringUtilities_1.StringUtilities.format(this.i18n.commaOnTheX0OfTheMonth(), dayString);
										break;
									} else {
										var lastDayOffSetMatches = expression.match(/L-(\d{1,2})/);
										if (lastDayOffSetMatches) {
											var offSetDays = lastDayOffSetMatches[1];
											description = stringUtilities_1.StringUtilities.format(this.i18n.commaDaysBeforeTheLastDayOfTheMonth(offSetDays), offSetDays);
											break;
										} else if (expression == "*" && this.expressionParts[5] != "*") return "";
										else description = this.getSegmentDescription(expression, this.i18n.commaEveryDay(), function(s) {
											return s == "L" ? _this.i18n.lastDay() : _this.i18n.dayX0 ? stringUtilities_1.StringUtilities.format(_this.i18n.dayX0(), s) : s;
										}, function(s) {
											return s == "1" ? _this.i18n.commaEveryDay() : _this.i18n.commaEveryX0Days(s);
										}, function(s) {
											return _this.i18n.commaBetweenDayX0AndX1OfTheMonth(s);
										}, function(s) {
											return _this.i18n.commaOnDayX0OfTheMonth(s);
										});
										break;
									}
							}
							return description;
						};
						ExpressionDescriptor.prototype.getYearDescription = function() {
							var _this = this;
							return this.getSegmentDescription(this.expressionParts[6], "", function(s) {
								return /^\d+$/.test(s) ? new Date(parseInt(s), 1).getFullYear().toString() : s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0Years(s), s);
							}, function(s) {
								return _this.i18n.commaYearX0ThroughYearX1() || _this.i18n.commaX0ThroughX1();
							}, function(s) {
								return _this.i18n.commaOnlyInYearX0 ? _this.i18n.commaOnlyInYearX0() : _this.i18n.commaOnlyInX0();
							});
						};
						ExpressionDescriptor.prototype.getSegmentDescription = function(expression, allDescription, getSingleItemDescription, getIncrementDescriptionFormat, getRangeDescriptionFormat, getDescriptionFormat) {
							var description = null;
							var doesExpressionContainIncrement = expression.indexOf("/") > -1;
							var doesExpressionContainRange = expression.indexOf("-") > -1;
							var doesExpressionContainMultipleValues = expression.indexOf(",") > -1;
							if (!expression) description = "";
							else if (expression === "*") description = allDescription;
							else if (!doesExpressionContainIncrement && !doesExpressionContainRange && !doesExpressionContainMultipleValues) description = stringUtilities_1.StringUtilities.format(getDescriptionFormat(expression), getSingleItemDescription(expression));
							else if (doesExpressionContainMultipleValues) {
								var segments = expression.split(",");
								var descriptionContent = "";
								for (var i = 0; i < segments.length; i++) {
									if (i > 0 && segments.length > 2) {
										descriptionContent += ",";
										if (i < segments.length - 1) descriptionContent += " ";
									}
									if (i > 0 && segments.length > 1 && (i == segments.length - 1 || segments.length == 2)) descriptionContent += "".concat(this.i18n.spaceAnd(), " ");
									if (segments[i].indexOf("/") > -1 || segments[i].indexOf("-") > -1) {
										var isSegmentRangeWithoutIncrement = segments[i].indexOf("-") > -1 && segments[i].indexOf("/") == -1;
										var currentDescriptionContent = this.getSegmentDescription(segments[i], allDescription, getSingleItemDescription, getIncrementDescriptionFormat, isSegmentRangeWithoutIncrement ? this.i18n.commaX0ThroughX1 : getRangeDescriptionFormat, getDescriptionFormat);
										if (isSegmentRangeWithoutIncrement) currentDescriptionContent = currentDescriptionContent.replace(", ", "");
										descriptionContent += currentDescriptionContent;
									} else if (!doesExpressionContainIncrement) descriptionContent += getSingleItemDescription(segments[i]);
									else descriptionContent += this.getSegmentDescription(segments[i], allDescription, getSingleItemDescription, getIncrementDescriptionFormat, getRangeDescriptionFormat, getDescriptionFormat);
								}
								if (!doesExpressionContainIncrement) description = stringUtilities_1.StringUtilities.format(getDescriptionFormat(expression), descriptionContent);
								else description = descriptionContent;
							} else if (doesExpressionContainIncrement) {
								var segments = expression.split("/");
								description = stringUtilities_1.StringUtilities.format(getIncrementDescriptionFormat(segments[1]), segments[1]);
								if (segments[0].indexOf("-") > -1) {
									var rangeSegmentDescription = this.generateRangeSegmentDescription(segments[0], getRangeDescriptionFormat, getSingleItemDescription);
									if (rangeSegmentDescription.indexOf(", ") != 0) description += ", ";
									description += rangeSegmentDescription;
								} else if (segments[0].indexOf("*") == -1) {
									var rangeItemDescription = stringUtilities_1.StringUtilities.format(getDescriptionFormat(segments[0]), getSingleItemDescription(segments[0]));
									rangeItemDescription = rangeItemDescription.replace(", ", "");
									description += stringUtilities_1.StringUtilities.format(this.i18n.commaStartingX0(), rangeItemDescription);
								}
							} else if (doesExpressionContainRange) description = this.generateRangeSegmentDescription(expression, getRangeDescriptionFormat, getSingleItemDescription);
							return description;
						};
						ExpressionDescriptor.prototype.generateRangeSegmentDescription = function(rangeExpression, getRangeDescriptionFormat, getSingleItemDescription) {
							var description = "";
							var rangeSegments = rangeExpression.split("-");
							var rangeSegment1Description = getSingleItemDescription(rangeSegments[0], 1);
							var rangeSegment2Description = getSingleItemDescription(rangeSegments[1], 2);
							var rangeDescriptionFormat = getRangeDescriptionFormat(rangeExpression);
							description += stringUtilities_1.StringUtilities.format(rangeDescriptionFormat, rangeSegment1Description, rangeSegment2Description);
							return description;
						};
						ExpressionDescriptor.prototype.formatTime = function(hourExpression, minuteExpression, secondExpression) {
							var hourOffset = 0;
							var minuteOffset = 0;
							var hour = parseInt(hourExpression) + hourOffset;
							var minute = parseInt(minuteExpression) + minuteOffset;
							if (minute >= 60) {
								minute -= 60;
								hour += 1;
							} else if (minute < 0) {
								minute += 60;
								hour -= 1;
							}
							if (hour >= 24) hour = hour - 24;
							else if (hour < 0) hour = 24 + hour;
							var period = "";
							var setPeriodBeforeTime = false;
							if (!this.options.use24HourTimeFormat) {
								setPeriodBeforeTime = !!(this.i18n.setPeriodBeforeTime && this.i18n.setPeriodBeforeTime());
								period = setPeriodBeforeTime ? "".concat(this.getPeriod(hour), " ") : " ".concat(this.getPeriod(hour));
								if (hour > 12) hour -= 12;
								if (hour === 0) hour = 12;
							}
							var second = "";
							if (secondExpression) second = ":".concat(("00" + secondExpression).substring(secondExpression.length));
							return "".concat(setPeriodBeforeTime ? period : "").concat(("00" + hour.toString()).substring(hour.toString().length), ":").concat(("00" + minute.toString()).substring(minute.toString().length)).concat(second).concat(!setPeriodBeforeTime ? period : "");
						};
						ExpressionDescriptor.prototype.transformVerbosity = function(description, useVerboseFormat) {
							if (!useVerboseFormat) {
								description = description.replace(new RegExp(", ".concat(this.i18n.everyMinute()), "g"), "");
								description = description.replace(new RegExp(", ".concat(this.i18n.everyHour()), "g"), "");
								description = description.replace(new RegExp(this.i18n.commaEveryDay(), "g"), "");
								description = description.replace(/\, ?$/, "");
								if (this.i18n.conciseVerbosityReplacements) for (var _i = 0, _a = Object.entries(this.i18n.conciseVerbosityReplacements()); _i < _a.length; _i++) {
									var _b = _a[_i], key = _b[0], value = _b[1];
									description = description.replace(new RegExp(key, "g"), value);
								}
							}
							return description;
						};
						ExpressionDescriptor.prototype.getPeriod = function(hour) {
							return hour >= 12 ? this.i18n.pm && this.i18n.pm() || "PM" : this.i18n.am && this.i18n.am() || "AM";
						};
						ExpressionDescriptor.locales = {};
						return ExpressionDescriptor;
					}();
				}),
				747: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.enLocaleLoader = void 0;
					var en_1 = __webpack_require__(486);
					exports.enLocaleLoader = function() {
						function enLocaleLoader() {}
						enLocaleLoader.prototype.load = function(availableLocales) {
							availableLocales["en"] = new en_1.en();
						};
						return enLocaleLoader;
					}();
				}),
				486: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.en = void 0;
					exports.en = function() {
						function en() {}
						en.prototype.atX0SecondsPastTheMinuteGt20 = function() {
							return null;
						};
						en.prototype.atX0MinutesPastTheHourGt20 = function() {
							return null;
						};
						en.prototype.commaMonthX0ThroughMonthX1 = function() {
							return null;
						};
						en.prototype.commaYearX0ThroughYearX1 = function() {
							return null;
						};
						en.prototype.use24HourTimeFormatByDefault = function() {
							return false;
						};
						en.prototype.anErrorOccuredWhenGeneratingTheExpressionD = function() {
							return "An error occurred when generating the expression description. Check the cron expression syntax.";
						};
						en.prototype.everyMinute = function() {
							return "every minute";
						};
						en.prototype.everyHour = function() {
							return "every hour";
						};
						en.prototype.atSpace = function() {
							return "At ";
						};
						en.prototype.everyMinuteBetweenX0AndX1 = function() {
							return "Every minute between %s and %s";
						};
						en.prototype.at = function() {
							return "At";
						};
						en.prototype.spaceAnd = function() {
							return " and";
						};
						en.prototype.everySecond = function() {
							return "every second";
						};
						en.prototype.everyX0Seconds = function() {
							return "every %s seconds";
						};
						en.prototype.secondsX0ThroughX1PastTheMinute = function() {
							return "seconds %s through %s past the minute";
						};
						en.prototype.atX0SecondsPastTheMinute = function() {
							return "at %s seconds past the minute";
						};
						en.prototype.everyX0Minutes = function() {
							return "every %s minutes";
						};
						en.prototype.minutesX0ThroughX1PastTheHour = function() {
							return "minutes %s through %s past the hour";
						};
						en.prototype.atX0MinutesPastTheHour = function() {
							return "at %s minutes past the hour";
						};
						en.prototype.everyX0Hours = function() {
							return "every %s hours";
						};
						en.prototype.betweenX0AndX1 = function() {
							return "between %s and %s";
						};
						en.prototype.atX0 = function() {
							return "at %s";
						};
						en.prototype.commaEveryDay = function() {
							return ", every day";
						};
						en.prototype.commaEveryX0DaysOfTheWeek = function() {
							return ", every %s days of the week";
						};
						en.prototype.commaX0ThroughX1 = function() {
							return ", %s through %s";
						};
						en.prototype.commaAndX0ThroughX1 = function() {
							return ", %s through %s";
						};
						en.prototype.first = function() {
							return "first";
						};
						en.prototype.second = function() {
							return "second";
						};
						en.prototype.third = function() {
							return "third";
						};
						en.prototype.fourth = function() {
							return "fourth";
						};
						en.prototype.fifth = function() {
							return "fifth";
						};
						en.prototype.commaOnThe = function() {
							return ", on the ";
						};
						en.prototype.spaceX0OfTheMonth = function() {
							return " %s of the month";
						};
						en.prototype.lastDay = function() {
							return "the last day";
						};
						en.prototype.commaOnTheLastX0OfTheMonth = function() {
							return ", on the last %s of the month";
						};
						en.prototype.commaOnlyOnX0 = function() {
							return ", only on %s";
						};
						en.prototype.commaAndOnX0 = function() {
							return ", and on %s";
						};
						en.prototype.commaEveryX0Months = function() {
							return ", every %s months";
						};
						en.prototype.commaOnlyInX0 = function() {
							return ", only in %s";
						};
						en.prototype.commaOnTheLastDayOfTheMonth = function() {
							return ", on the last day of the month";
						};
						en.prototype.commaOnTheLastWeekdayOfTheMonth = function() {
							return ", on the last weekday of the month";
						};
						en.prototype.commaDaysBeforeTheLastDayOfTheMonth = function() {
							return ", %s days before the last day of the month";
						};
						en.prototype.firstWeekday = function() {
							return "first weekday";
						};
						en.prototype.weekdayNearestDayX0 = function() {
							return "weekday nearest day %s";
						};
						en.prototype.commaOnTheX0OfTheMonth = function() {
							return ", on the %s of the month";
						};
						en.prototype.commaEveryX0Days = function() {
							return ", every %s days";
						};
						en.prototype.commaBetweenDayX0AndX1OfTheMonth = function() {
							return ", between day %s and %s of the month";
						};
						en.prototype.commaOnDayX0OfTheMonth = function() {
							return ", on day %s of the month";
						};
						en.prototype.commaEveryHour = function() {
							return ", every hour";
						};
						en.prototype.commaEveryX0Years = function() {
							return ", every %s years";
						};
						en.prototype.commaStartingX0 = function() {
							return ", starting %s";
						};
						en.prototype.daysOfTheWeek = function() {
							return [
								"Sunday",
								"Monday",
								"Tuesday",
								"Wednesday",
								"Thursday",
								"Friday",
								"Saturday"
							];
						};
						en.prototype.monthsOfTheYear = function() {
							return [
								"January",
								"February",
								"March",
								"April",
								"May",
								"June",
								"July",
								"August",
								"September",
								"October",
								"November",
								"December"
							];
						};
						en.prototype.atReboot = function() {
							return "Run once, at startup";
						};
						return en;
					}();
				}),
				515: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					function assert(value, message) {
						if (!value) throw new Error(message);
					}
					exports["default"] = function() {
						function RangeValidator() {}
						RangeValidator.secondRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var second = parseInt(parsed[i], 10);
								assert(second >= 0 && second <= 59, "seconds part must be >= 0 and <= 59");
							}
						};
						RangeValidator.minuteRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var minute = parseInt(parsed[i], 10);
								assert(minute >= 0 && minute <= 59, "minutes part must be >= 0 and <= 59");
							}
						};
						RangeValidator.hourRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var hour = parseInt(parsed[i], 10);
								assert(hour >= 0 && hour <= 23, "hours part must be >= 0 and <= 23");
							}
						};
						RangeValidator.dayOfMonthRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var dayOfMonth = parseInt(parsed[i], 10);
								assert(dayOfMonth >= 1 && dayOfMonth <= 31, "DOM part must be >= 1 and <= 31");
							}
						};
						RangeValidator.monthRange = function(parse, monthStartIndexZero) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var month = parseInt(parsed[i], 10);
								assert(month >= 1 && month <= 12, monthStartIndexZero ? "month part must be >= 0 and <= 11" : "month part must be >= 1 and <= 12");
							}
						};
						RangeValidator.dayOfWeekRange = function(parse, dayOfWeekStartIndexZero) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var dayOfWeek = parseInt(parsed[i], 10);
								assert(dayOfWeek >= 0 && dayOfWeek <= 6, dayOfWeekStartIndexZero ? "DOW part must be >= 0 and <= 6" : "DOW part must be >= 1 and <= 7");
							}
						};
						return RangeValidator;
					}();
				}),
				823: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.StringUtilities = void 0;
					exports.StringUtilities = function() {
						function StringUtilities() {}
						StringUtilities.format = function(template) {
							var values = [];
							for (var _i = 1; _i < arguments.length; _i++) values[_i - 1] = arguments[_i];
							return template.replace(/%s/g, function(substring) {
								var args = [];
								for (var _i = 1; _i < arguments.length; _i++) args[_i - 1] = arguments[_i];
								return values.shift();
							});
						};
						StringUtilities.containsAny = function(text, searchStrings) {
							return searchStrings.some(function(c) {
								return text.indexOf(c) > -1;
							});
						};
						return StringUtilities;
					}();
				})
			};
			var __webpack_module_cache__ = {};
			function __webpack_require__(moduleId) {
				var cachedModule = __webpack_module_cache__[moduleId];
				if (cachedModule !== void 0) return cachedModule.exports;
				var module = __webpack_module_cache__[moduleId] = { exports: {} };
				__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
				return module.exports;
			}
			var __webpack_exports__ = {};
			(() => {
				var exports = __webpack_exports__;
				Object.defineProperty(exports, "__esModule", { value: true });
				exports.toString = void 0;
				var expressionDescriptor_1 = __webpack_require__(333);
				var enLocaleLoader_1 = __webpack_require__(747);
				expressionDescriptor_1.ExpressionDescriptor.initialize(new enLocaleLoader_1.enLocaleLoader());
				exports["default"] = expressionDescriptor_1.ExpressionDescriptor;
				exports.toString = expressionDescriptor_1.ExpressionDescriptor.toString;
			})();
			return __webpack_exports__;
		})();
	});
}));

// node_modules/@actions/workflow-parser/dist/model/converter/cron-constants.js
var import_cronstrue = /* @__PURE__ */ __toESM(require_cronstrue(), 1);
const MONTHS$1 = {
	jan: 1,
	feb: 2,
	mar: 3,
	apr: 4,
	may: 5,
	jun: 6,
	jul: 7,
	aug: 8,
	sep: 9,
	oct: 10,
	nov: 11,
	dec: 12
};
const DAYS = {
	sun: 0,
	mon: 1,
	tue: 2,
	wed: 3,
	thu: 4,
	fri: 5,
	sat: 6
};
const MINUTE_RANGE = {
	min: 0,
	max: 59
};
const HOUR_RANGE = {
	min: 0,
	max: 23
};
const DOM_RANGE = {
	min: 1,
	max: 31
};
const MONTH_RANGE = {
	min: 1,
	max: 12,
	names: MONTHS$1
};
const DOW_RANGE = {
	min: 0,
	max: 6,
	names: DAYS
};

// node_modules/@actions/workflow-parser/dist/model/converter/cron.js
function isValidCron(cron) {
	const parts = cron.split(/ +/);
	if (parts.length != 5) return false;
	const [minutes, hours, dom, months, dow] = parts;
	return validateCronPart(minutes, MINUTE_RANGE) && validateCronPart(hours, HOUR_RANGE) && validateCronPart(dom, DOM_RANGE) && validateCronPart(months, MONTH_RANGE) && validateCronPart(dow, DOW_RANGE);
}
function validateCronPart(value, range, allowSeparators = true) {
	if (range.names && range.names[value.toLowerCase()] !== void 0) return true;
	if (value === "*") return true;
	if (value.includes(",")) {
		if (!allowSeparators) return false;
		return value.split(",").every((v) => v && validateCronPart(v, range));
	}
	if (value.includes("/")) {
		if (!allowSeparators) return false;
		const [start, step, ...rest] = value.split("/");
		const stepNumber = +step;
		if (rest.length > 0 || isNaN(stepNumber) || stepNumber <= 0 || !start || !step) return false;
		return validateCronPart(start, range) && validateCronPart(step, range, false);
	}
	if (value.includes("-")) {
		if (!allowSeparators) return false;
		const [start, end, ...rest] = value.split("-");
		if (rest.length > 0 || !start || !end) return false;
		const startNumber = convertToNumber(start, range.names);
		const endNumber = convertToNumber(end, range.names);
		return validateCronPart(start, range, false) && validateCronPart(end, range, false) && endNumber >= startNumber;
	}
	const number = +value;
	return !isNaN(number) && number >= range.min && number <= range.max;
}
function convertToNumber(value, names) {
	if (names && names[value.toLowerCase()] !== void 0) return +names[value.toLowerCase()];
	else return +value;
}

// node_modules/@actions/workflow-parser/dist/model/converter/string-list.js
function convertStringList(name, token) {
	const result = [];
	for (const item of token) result.push(item.assertString(`${name} item`).value);
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/workflow-template.js
var InputType;
(function(InputType) {
	InputType["string"] = "string";
	InputType["choice"] = "choice";
	InputType["boolean"] = "boolean";
	InputType["environment"] = "environment";
})(InputType || (InputType = {}));

// node_modules/@actions/workflow-parser/dist/model/converter/workflow-call.js
function convertEventWorkflowCall(context, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString("workflow dispatch input key").value) {
		case "inputs":
			result.inputs = convertWorkflowInputs(context, item.value.assertMapping("workflow dispatch inputs"));
			break;
		case "secrets": result.secrets = convertWorkflowCallSecrets(context, item.value.assertMapping("workflow dispatch inputs"));
	}
	return result;
}
function convertWorkflowInputs(context, token) {
	const result = {};
	for (const item of token) {
		const inputName = item.key.assertString("input name");
		const inputMapping = item.value.assertMapping("input configuration");
		result[inputName.value] = convertWorkflowInput(context, inputMapping);
	}
	return result;
}
function convertWorkflowInput(context, token) {
	const result = { type: InputType.string };
	let defaultValue;
	for (const item of token) {
		const key = item.key.assertString("workflow dispatch input key");
		switch (key.value) {
			case "description":
				result.description = item.value.assertString("input description").value;
				break;
			case "required":
				result.required = item.value.assertBoolean("input required").value;
				break;
			case "default":
				defaultValue = item.value.assertScalar("input default");
				break;
			case "type":
				result.type = InputType[item.value.assertString("input type").value];
				break;
			case "options":
				result.options = convertStringList("input options", item.value.assertSequence("input options"));
				break;
			default: context.error(item.key, `Invalid key '${key.value}'`);
		}
	}
	if (defaultValue !== void 0 && !defaultValue.isExpression) try {
		switch (result.type) {
			case InputType.boolean:
				result.default = defaultValue.assertBoolean("input default").value;
				break;
			case InputType.string:
			case InputType.choice:
			case InputType.environment: result.default = defaultValue.assertString("input default").value;
		}
	} catch (e) {
		context.error(defaultValue, e);
	}
	if (result.type === InputType.choice) {
		if (result.options === void 0 || result.options.length === 0) context.error(token, "Missing 'options' for choice input");
	} else if (result.options !== void 0) context.error(token, "Input type is not 'choice', but 'options' is defined");
	return result;
}
function convertWorkflowCallSecrets(context, token) {
	const result = {};
	for (const item of token) {
		const secretName = item.key.assertString("secret name");
		result[secretName.value] = convertWorkflowCallSecret(context, item.value);
	}
	return result;
}
function convertWorkflowCallSecret(context, token) {
	const result = {};
	if (isMapping(token)) for (const item of token) switch (item.key.assertString("workflow call secret key").value) {
		case "description":
			result.description = item.value.assertString("secret description").value;
			break;
		case "required": result.required = item.value.assertBoolean("secret required").value;
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/workflow-dispatch.js
function convertEventWorkflowDispatchInputs(context, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString("workflow dispatch input key").value) {
		case "inputs": result.inputs = convertWorkflowDispatchInputs(context, item.value.assertMapping("workflow dispatch inputs"));
	}
	return result;
}
function convertWorkflowDispatchInputs(context, token) {
	const result = {};
	for (const item of token) {
		const inputName = item.key.assertString("input name");
		const inputMapping = item.value.assertMapping("input configuration");
		result[inputName.value] = convertWorkflowDispatchInput(context, inputMapping);
	}
	return result;
}
function convertWorkflowDispatchInput(context, token) {
	const result = { type: InputType.string };
	let defaultValue;
	for (const item of token) {
		const key = item.key.assertString("workflow dispatch input key");
		switch (key.value) {
			case "description":
				result.description = item.value.assertString("input description").value;
				break;
			case "required":
				result.required = item.value.assertBoolean("input required").value;
				break;
			case "default":
				defaultValue = item.value.assertScalar("input default");
				break;
			case "type":
				result.type = InputType[item.value.assertString("input type").value];
				break;
			case "options":
				result.options = convertStringList("input options", item.value.assertSequence("input options"));
				break;
			default: context.error(item.key, `Invalid key '${key.value}'`);
		}
	}
	if (defaultValue !== void 0) try {
		switch (result.type) {
			case InputType.boolean:
				result.default = defaultValue.assertBoolean("input default").value;
				break;
			case InputType.string:
			case InputType.choice:
			case InputType.environment: result.default = defaultValue.assertString("input default").value;
		}
	} catch (e) {
		context.error(defaultValue, e);
	}
	if (result.type === InputType.choice) {
		if (result.options === void 0 || result.options.length === 0) context.error(token, "Missing 'options' for choice input");
	} else if (result.options !== void 0) context.error(token, "Input type is not 'choice', but 'options' is defined");
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/events.js
function convertOn(context, token) {
	if (isLiteral(token)) return { [token.assertString("on").value]: {} };
	if (isSequence(token)) {
		const result = {};
		for (const item of token) {
			const event = item.assertString("on");
			result[event.value] = {};
		}
		return result;
	}
	if (isMapping(token)) {
		const result = {};
		for (const item of token) {
			const eventName = item.key.assertString("event name").value;
			if (item.value.templateTokenType === TokenType$1.Null) {
				result[eventName] = {};
				continue;
			}
			if (eventName === "schedule") {
				result.schedule = convertSchedule(context, item.value.assertSequence(`event ${eventName}`));
				continue;
			}
			const eventToken = item.value.assertMapping(`event ${eventName}`);
			if (eventName === "workflow_call") {
				result.workflow_call = convertEventWorkflowCall(context, eventToken);
				continue;
			}
			if (eventName === "workflow_dispatch") {
				result.workflow_dispatch = convertEventWorkflowDispatchInputs(context, eventToken);
				continue;
			}
			result[eventName] = {
				...convertPatternFilter("branches", eventToken),
				...convertPatternFilter("tags", eventToken),
				...convertPatternFilter("paths", eventToken),
				...convertFilter("types", eventToken),
				...convertFilter("versions", eventToken),
				...convertFilter("names", eventToken),
				...convertFilter("workflows", eventToken)
			};
		}
		return result;
	}
	context.error(token, "Invalid format for 'on'");
	return {};
}
function convertPatternFilter(name, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString(`${name} filter key`).value) {
		case name:
			if (isString(item.value)) result[name] = [item.value.value];
			else result[name] = convertStringList(name, item.value.assertSequence(`${name} list`));
			break;
		case `${name}-ignore`: if (isString(item.value)) result[`${name}-ignore`] = [item.value.value];
		else result[`${name}-ignore`] = convertStringList(`${name}-ignore`, item.value.assertSequence(`${name}-ignore list`));
	}
	return result;
}
function convertFilter(name, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString(`${name} filter key`).value) {
		case name: if (isString(item.value)) result[name] = [item.value.value];
		else result[name] = convertStringList(name, item.value.assertSequence(`${name} list`));
	}
	return result;
}
function convertSchedule(context, token) {
	const result = [];
	for (const item of token) {
		const mappingToken = item.assertMapping(`event schedule`);
		const config = { cron: "" };
		let valid = true;
		for (const entry of mappingToken) {
			const key = entry.key.assertString(`schedule key`);
			if (key.value === "cron") {
				const cron = entry.value.assertString(`schedule cron`);
				if (!isValidCron(cron.value)) context.error(cron, "Invalid cron expression. Expected format: '* * * * *' (minute hour day month weekday)");
				config.cron = cron.value;
			} else if (key.value === "timezone") config.timezone = entry.value.assertString(`schedule timezone`).value;
			else {
				context.error(key, `Invalid schedule key`);
				valid = false;
			}
		}
		if (valid && config.cron) result.push(config);
		else if (valid && !config.cron) context.error(mappingToken, "Missing required key 'cron' in schedule entry");
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/handle-errors.js
function handleTemplateTokenErrors(root, context, defaultValue, f) {
	let r = defaultValue;
	try {
		r = f();
	} catch (err) {
		if (err instanceof TemplateTokenError) context.error(err.token, err);
		else context.error(root, err);
	}
	return r;
}

// node_modules/@actions/workflow-parser/dist/model/converter/if-condition.js
function ensureStatusFunction(condition, definitionInfo) {
	const allowedContext = definitionInfo?.allowedContext || [];
	try {
		const { namedContexts, functions } = splitAllowedContext(allowedContext);
		const result = new Lexer(condition).lex();
		if (walkTreeToFindStatusFunctionCalls(new Parser(result.tokens, namedContexts, functions).parse())) return condition;
		return `success() && (${condition})`;
	} catch {
		return condition;
	}
}
function convertToIfCondition(context, token) {
	const scalar = token.assertScalar("if condition");
	const allowedContext = token.definitionInfo?.allowedContext || [];
	let condition;
	let source;
	if (scalar instanceof BasicExpressionToken) {
		condition = scalar.expression;
		source = scalar.source;
	} else {
		const stringToken = scalar.assertString("if condition");
		condition = stringToken.value.trim();
		source = stringToken.source;
	}
	let finalCondition;
	if (!condition) finalCondition = "success()";
	else finalCondition = ensureStatusFunction(condition, token.definitionInfo);
	try {
		ExpressionToken.validateExpression(finalCondition, allowedContext);
	} catch (err) {
		context.error(token, err);
		return;
	}
	return new BasicExpressionToken(token.file, token.range, finalCondition, token.definitionInfo, void 0, source);
}
function walkTreeToFindStatusFunctionCalls(tree) {
	if (!tree) return false;
	if (tree instanceof FunctionCall) {
		const funcName = tree.functionName.lexeme.toLowerCase();
		if (funcName === "success" || funcName === "failure" || funcName === "cancelled" || funcName === "always") return true;
		return tree.args.some((arg) => walkTreeToFindStatusFunctionCalls(arg));
	}
	if (tree instanceof Binary) return walkTreeToFindStatusFunctionCalls(tree.left) || walkTreeToFindStatusFunctionCalls(tree.right);
	if (tree instanceof Unary) return walkTreeToFindStatusFunctionCalls(tree.expr);
	if (tree instanceof Logical) return tree.args.some((arg) => walkTreeToFindStatusFunctionCalls(arg));
	if (tree instanceof Grouping) return walkTreeToFindStatusFunctionCalls(tree.group);
	if (tree instanceof IndexAccess) return walkTreeToFindStatusFunctionCalls(tree.expr) || walkTreeToFindStatusFunctionCalls(tree.index);
	return false;
}

// node_modules/@actions/workflow-parser/dist/model/converter/container.js
function convertToJobContainer(context, container) {
	let image;
	let env;
	let ports;
	let volumes;
	let options;
	for (const [, token] of TemplateToken.traverse(container)) if (token.isExpression) return;
	if (isString(container)) {
		image = container.assertString("container item");
		return { image };
	}
	const mapping = container.assertMapping("container item");
	if (mapping) for (const item of mapping) {
		const key = item.key.assertString("container item key");
		const value = item.value;
		switch (key.value) {
			case "image":
				image = value.assertString("container image");
				break;
			case "credentials":
				convertToJobCredentials(context, value);
				break;
			case "env":
				env = value.assertMapping("container env");
				for (const envItem of env) envItem.key.assertString("container env value");
				break;
			case "ports":
				ports = value.assertSequence("container ports");
				for (const port of ports) port.assertString("container port");
				break;
			case "volumes":
				volumes = value.assertSequence("container volumes");
				for (const volume of volumes) volume.assertString("container volume");
				break;
			case "options":
				options = value.assertString("container options");
				break;
			default: context.error(key, `Unexpected container item key: ${key.value}`);
		}
	}
	if (!image) context.error(container, "Container image cannot be empty");
	else return {
		image,
		env,
		ports,
		volumes,
		options
	};
}
function convertToServiceContainer(context, container) {
	let image;
	let env;
	let ports;
	let volumes;
	let options;
	let entrypoint;
	let command;
	for (const [, token] of TemplateToken.traverse(container)) if (token.isExpression) return;
	if (isString(container)) {
		image = container.assertString("container item");
		return { image };
	}
	const mapping = container.assertMapping("container item");
	if (mapping) for (const item of mapping) {
		const key = item.key.assertString("container item key");
		const value = item.value;
		switch (key.value) {
			case "image":
				image = value.assertString("container image");
				break;
			case "credentials":
				convertToJobCredentials(context, value);
				break;
			case "env":
				env = value.assertMapping("container env");
				for (const envItem of env) envItem.key.assertString("container env value");
				break;
			case "ports":
				ports = value.assertSequence("container ports");
				for (const port of ports) port.assertString("container port");
				break;
			case "volumes":
				volumes = value.assertSequence("container volumes");
				for (const volume of volumes) volume.assertString("container volume");
				break;
			case "options":
				options = value.assertString("container options");
				break;
			case "entrypoint":
				entrypoint = value.assertString("container entrypoint");
				break;
			case "command":
				command = value.assertString("container command");
				break;
			default: context.error(key, `Unexpected container item key: ${key.value}`);
		}
	}
	if (!image) context.error(container, "Container image cannot be empty");
	else return {
		image,
		env,
		ports,
		volumes,
		options,
		entrypoint,
		command
	};
}
function convertToJobServices(context, services) {
	const serviceList = [];
	const mapping = services.assertMapping("services");
	for (const service of mapping) {
		service.key.assertString("service key");
		const container = convertToServiceContainer(context, service.value);
		if (container) serviceList.push(container);
	}
	return serviceList;
}
function convertToJobCredentials(context, value) {
	const mapping = value.assertMapping("credentials");
	let username;
	let password;
	for (const item of mapping) {
		const key = item.key.assertString("credentials item");
		const value = item.value;
		switch (key.value) {
			case "username":
				username = value.assertString("credentials username");
				break;
			case "password":
				password = value.assertString("credentials password");
				break;
			default: context.error(key, `credentials key ${key.value}`);
		}
	}
	return {
		username,
		password
	};
}

// node_modules/@actions/workflow-parser/dist/model/converter/id-builder.js
const SEPARATOR = "_";
const MAX_ATTEMPTS = 1e3;
const MAX_LENGTH = 100;
var IdBuilder = class {
	constructor() {
		this.name = [];
		this.distinctNames = /* @__PURE__ */ new Set();
	}
	appendSegment(value) {
		if (value.length === 0) return;
		if (this.name.length == 0) {
			const first = value[0];
			if (this.isAlpha(first) || first == "_") {} else if (this.isNumeric(first) || first == "-") this.name.push("_");
		} else this.name.push(SEPARATOR);
		for (const c of value) if (this.isAlphaNumeric(c) || c == "_" || c == "-") this.name.push(c);
		else this.name.push(SEPARATOR);
	}
	build() {
		const original = this.name.length > 0 ? this.name.join("") : "job";
		let suffix = "";
		for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
			if (attempt === 1) suffix = "";
			else suffix = `_${attempt}`;
			const candidate = original.substring(0, Math.min(original.length, MAX_LENGTH - suffix.length)) + suffix;
			if (!this.distinctNames.has(candidate)) {
				this.distinctNames.add(candidate);
				this.name = [];
				return candidate;
			}
		}
		throw new Error("Unable to create a unique name");
	}
	tryAddKnownId(value) {
		if (!value || !this.isValid(value) || value.length >= MAX_LENGTH) return `The identifier '${value}' is invalid. IDs may only contain alphanumeric characters, '_', and '-'. IDs must start with a letter or '_' and and must be less than ${MAX_LENGTH} characters.`;
		if (value.startsWith("__")) return `The identifier '${value}' is invalid. IDs starting with '__' are reserved.`;
		if (this.distinctNames.has(value)) return `The identifier '${value}' may not be used more than once within the same scope.`;
		this.distinctNames.add(value);
	}
	isValid(name) {
		let first = true;
		for (const c of name) {
			if (first) {
				first = false;
				if (!this.isAlpha(c) && c != "_") return false;
				continue;
			}
			if (!this.isAlphaNumeric(c) && c != "_" && c != "-") return false;
		}
		return true;
	}
	isAlphaNumeric(c) {
		return this.isAlpha(c) || this.isNumeric(c);
	}
	isNumeric(c) {
		return c >= "0" && c <= "9";
	}
	isAlpha(c) {
		return c >= "a" && c <= "z" || c >= "A" && c <= "Z";
	}
};

// node_modules/@actions/workflow-parser/dist/model/converter/job/environment.js
function convertToActionsEnvironmentRef(context, token) {
	const result = {};
	if (token.isExpression) return result;
	if (isScalar$2(token)) {
		result.name = token;
		return result;
	}
	const environmentMapping = token.assertMapping("job environment");
	for (const property of environmentMapping) {
		const propertyName = property.key.assertString("job environment key");
		if (property.key.isExpression || property.value.isExpression) continue;
		switch (propertyName.value) {
			case "name":
				result.name = property.value.assertScalar("job environment name key");
				break;
			case "url":
				result.url = property.value;
				break;
			case "deployment": if (property.value.assertBoolean("job environment deployment").value === false) result.skipDeployment = true;
		}
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/job/runs-on.js
function convertRunsOn(context, token) {
	const labels = convertRunsOnLabels(token);
	if (!isMapping(token)) return {
		labels,
		group: ""
	};
	let group = "";
	for (const item of token) switch (item.key.assertString("job runs-on property name").value) {
		case "group": {
			if (item.value.isExpression) continue;
			const groupName = item.value.assertString("job runs-on group name").value;
			const names = groupName.split("/");
			switch (names.length) {
				case 1:
					group = groupName;
					break;
				case 2:
					if (![
						"org",
						"organization",
						"ent",
						"enterprise"
					].includes(names[0])) {
						context.error(item.value, `Invalid runs-on group name '${groupName}. Please use 'organization/' or 'enterprise/' prefix to target a single runner group.'`);
						continue;
					}
					if (!names[1]) {
						context.error(item.value, `Invalid runs-on group name '${groupName}'.`);
						continue;
					}
					group = groupName;
					break;
				default: context.error(item.value, `Invalid runs-on group name '${groupName}. Please use 'organization/' or 'enterprise/' prefix to target a single runner group.'`);
			}
			break;
		}
		case "labels": {
			const mapLabels = convertRunsOnLabels(item.value);
			for (const label of mapLabels) labels.add(label);
			break;
		}
	}
	return {
		labels,
		group
	};
}
function convertRunsOnLabels(token) {
	const labels = /* @__PURE__ */ new Set();
	if (token.isExpression) return labels;
	if (isString(token)) {
		labels.add(token.value);
		return labels;
	}
	if (isSequence(token)) for (const item of token) {
		if (item.isExpression) continue;
		const label = item.assertString("job runs-on label sequence item");
		labels.add(label.value);
	}
	return labels;
}

// node_modules/@actions/workflow-parser/dist/model/type-guards.js
function isActionStep(step) {
	return step.uses !== void 0;
}
function isReusableWorkflowJob(job) {
	return job.type === "reusableWorkflowJob";
}

// node_modules/@actions/workflow-parser/dist/model/converter/steps.js
function convertSteps(context, steps) {
	if (!isSequence(steps)) {
		context.error(steps, "Invalid format for steps");
		return [];
	}
	const idBuilder = new IdBuilder();
	const knownStepIds = /* @__PURE__ */ new Set();
	const result = [];
	for (const item of steps) {
		const step = handleTemplateTokenErrors(steps, context, void 0, () => convertStep(context, idBuilder, knownStepIds, item));
		if (step) result.push(step);
	}
	for (const step of result) {
		if (step.id) continue;
		let id = "";
		if (isActionStep(step)) id = createActionStepId(step);
		else if ("wait" in step) id = "wait";
		else if ("wait-all" in step) id = "wait-all";
		else if ("cancel" in step) id = "cancel";
		else if ("parallel" in step) id = "parallel";
		if (!id) id = "run";
		idBuilder.appendSegment(`__${id}`);
		step.id = idBuilder.build();
	}
	return result;
}
function convertStep(context, idBuilder, knownStepIds, step) {
	const mapping = step.assertMapping("steps item");
	let run;
	let id;
	let name;
	let uses;
	let background;
	let wait;
	let waitAll;
	let cancel;
	let parallel;
	let continueOnError;
	let env;
	let ifCondition;
	for (const item of mapping) switch (item.key.assertString("steps item key").value) {
		case "id":
			id = item.value.assertString("steps item id");
			if (id) {
				const error = idBuilder.tryAddKnownId(id.value);
				if (error) context.error(id, error);
				else knownStepIds.add(id.value);
			}
			break;
		case "name":
			name = item.value.assertScalar("steps item name");
			break;
		case "run":
			run = item.value.assertScalar("steps item run");
			break;
		case "uses":
			uses = item.value.assertString("steps item uses");
			break;
		case "background":
			background = item.value.assertBoolean("steps item background").value;
			break;
		case "wait":
			wait = convertWaitTargets(context, knownStepIds, item.value, id);
			break;
		case "wait-all":
			waitAll = convertWaitAllValue(context, item.value);
			break;
		case "cancel":
			cancel = item.value.assertString("steps item cancel");
			validateTargetStepId(context, knownStepIds, cancel, id);
			break;
		case "parallel":
			parallel = item.value;
			break;
		case "env":
			env = item.value.assertMapping("step env");
			break;
		case "if":
			ifCondition = convertToIfCondition(context, item.value);
			break;
		case "continue-on-error": if (!item.value.isExpression) continueOnError = item.value.assertBoolean("steps item continue-on-error").value;
		else continueOnError = item.value.assertScalar("steps item continue-on-error");
	}
	if (run) return {
		id: id?.value || "",
		name,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		"continue-on-error": continueOnError,
		env,
		run,
		background
	};
	if (uses) return {
		id: id?.value || "",
		name,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		"continue-on-error": continueOnError,
		env,
		uses,
		background
	};
	if (wait) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Wait"),
		"continue-on-error": continueOnError,
		wait
	};
	if (waitAll !== void 0) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Wait for all"),
		"continue-on-error": continueOnError,
		"wait-all": waitAll
	};
	if (cancel) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Cancel"),
		"continue-on-error": continueOnError,
		cancel
	};
	if (parallel) {
		const parallelSteps = convertSteps(context, parallel);
		for (const ps of parallelSteps) {
			if ("background" in ps && ps.background !== void 0) context.error(step, "'background' is not allowed inside a parallel block. Steps in a parallel block are automatically run as background steps.");
			if ("wait" in ps) context.error(step, "'wait' is not allowed inside a parallel block.");
			if ("wait-all" in ps) context.error(step, "'wait-all' is not allowed inside a parallel block.");
			if ("cancel" in ps) context.error(step, "'cancel' is not allowed inside a parallel block.");
			if ("parallel" in ps) context.error(step, "Nested 'parallel' blocks are not allowed.");
		}
		return {
			id: id?.value || "",
			name: name || createSyntheticStepName("Parallel group"),
			parallel: parallelSteps
		};
	}
	context.error(step, context.state.featureFlags?.isEnabled("allowBackgroundSteps") ? "Expected one of uses, run, wait, wait-all, cancel, or parallel to be defined" : "Expected one of uses or run to be defined");
}
function createActionStepId(step) {
	const uses = step.uses.value;
	if (uses.startsWith("docker://")) return uses.substring(9);
	if (uses.startsWith("./") || uses.startsWith(".\\")) return "self";
	if (uses.startsWith("$/")) return "self";
	const segments = uses.split("@");
	if (segments.length != 2) return "";
	const pathSegments = segments[0].split(/[\\/]/).filter((s) => s.length > 0);
	const gitRef = segments[1];
	if (pathSegments.length >= 2 && pathSegments[0] && pathSegments[1] && gitRef) return `${pathSegments[0]}/${pathSegments[1]}`;
	return "";
}
function createSyntheticStepName(value) {
	return new StringToken(void 0, void 0, value, void 0, void 0, void 0);
}
function convertWaitTargets(context, knownStepIds, token, ownStepId) {
	if (token instanceof StringToken) {
		validateTargetStepId(context, knownStepIds, token, ownStepId);
		return [token];
	}
	const sequence = token.assertSequence("steps item wait");
	const targets = [];
	for (let i = 0; i < sequence.count; i++) {
		const target = sequence.get(i).assertString("steps item wait item");
		validateTargetStepId(context, knownStepIds, target, ownStepId);
		targets.push(target);
	}
	return targets;
}
function convertWaitAllValue(context, token) {
	if (token instanceof NullToken) return true;
	if (!token.assertBoolean("steps item wait-all").value) context.error(token, "The value of 'wait-all' must be true or omitted");
	return true;
}
function validateTargetStepId(context, knownStepIds, target, ownStepId) {
	if (target.value.startsWith("__")) context.error(target, `The identifier '${target.value}' is invalid. IDs starting with '__' are reserved.`);
	else if (ownStepId && target.value.toLowerCase() === ownStepId.value.toLowerCase()) context.error(target, `Step '${ownStepId.value}' cannot reference itself`);
	else if (!knownStepIds.has(target.value)) context.error(target, `Step references unknown step ID '${target.value}'`);
}

// node_modules/@actions/workflow-parser/dist/model/converter/job.js
function convertJob(context, jobKey, token) {
	const error = new IdBuilder().tryAddKnownId(jobKey.value);
	if (error) context.error(jobKey, error);
	let concurrency, container, env, environment, ifCondition, name, outputs, runsOn, services, strategy, snapshot;
	let needs = void 0;
	let steps = [];
	let workflowJobRef;
	let workflowJobInputs;
	let inheritSecrets = false;
	let workflowJobSecrets;
	for (const item of token) switch (item.key.assertString("job property name").value) {
		case "concurrency":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertConcurrency(context, item.value));
			concurrency = item.value;
			break;
		case "container":
			convertToJobContainer(context, item.value);
			container = item.value;
			break;
		case "env":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				env = item.value.assertMapping("job env");
			});
			break;
		case "environment":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertToActionsEnvironmentRef(context, item.value));
			environment = item.value;
			break;
		case "if":
			ifCondition = convertToIfCondition(context, item.value);
			break;
		case "name":
			name = item.value.assertScalar("job name");
			break;
		case "needs":
			needs = [];
			if (isString(item.value)) {
				const jobNeeds = item.value.assertString("job needs id");
				needs.push(jobNeeds);
			}
			if (isSequence(item.value)) for (const seqItem of item.value) {
				const jobNeeds = seqItem.assertString("job needs id");
				needs.push(jobNeeds);
			}
			break;
		case "outputs":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				outputs = item.value.assertMapping("job outputs");
			});
			break;
		case "runs-on":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertRunsOn(context, item.value));
			runsOn = item.value;
			break;
		case "services":
			convertToJobServices(context, item.value);
			services = item.value;
			break;
		case "snapshot":
			snapshot = item.value;
			break;
		case "steps":
			steps = convertSteps(context, item.value);
			break;
		case "strategy":
			strategy = item.value;
			break;
		case "uses":
			workflowJobRef = item.value.assertString("job uses value");
			break;
		case "with":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				workflowJobInputs = item.value.assertMapping("uses-with value");
			});
			break;
		case "secrets": if (isString(item.value) && item.value.value === "inherit") inheritSecrets = true;
		else handleTemplateTokenErrors(item.value, context, void 0, () => {
			workflowJobSecrets = item.value.assertMapping("uses-secrets value");
		});
	}
	if (workflowJobRef !== void 0) return {
		type: "reusableWorkflowJob",
		id: jobKey,
		name: jobName(name, jobKey),
		needs: needs || [],
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		ref: workflowJobRef,
		"input-definitions": void 0,
		"input-values": workflowJobInputs,
		"secret-definitions": void 0,
		"secret-values": workflowJobSecrets,
		"inherit-secrets": inheritSecrets || void 0,
		outputs: void 0,
		concurrency,
		strategy
	};
	else return {
		type: "job",
		id: jobKey,
		name: jobName(name, jobKey),
		needs,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		env,
		concurrency,
		environment,
		strategy,
		"runs-on": runsOn,
		container,
		services,
		outputs,
		steps,
		snapshot
	};
}
function jobName(name, jobKey) {
	if (name === void 0) return jobKey;
	if (isString(name) && name.value === "") return jobKey;
	return name;
}

// node_modules/@actions/workflow-parser/dist/model/converter/jobs.js
function convertJobs(context, token) {
	if (isMapping(token)) {
		const result = [];
		const jobsWithSatisfiedNeeds = [];
		const alljobsWithUnsatisfiedNeeds = [];
		for (const item of token) {
			const jobKey = item.key.assertString("job name");
			const jobDef = item.value.assertMapping(`job ${jobKey.value}`);
			const job = handleTemplateTokenErrors(token, context, void 0, () => convertJob(context, jobKey, jobDef));
			if (job) {
				result.push(job);
				const node = {
					name: job.id.value,
					needs: Object.assign([], job.needs)
				};
				if (node.needs.length > 0) alljobsWithUnsatisfiedNeeds.push(node);
				else jobsWithSatisfiedNeeds.push(node);
			}
		}
		validateNeeds(token, context, result, jobsWithSatisfiedNeeds, alljobsWithUnsatisfiedNeeds);
		return result;
	}
	context.error(token, "Invalid format for jobs");
	return [];
}
function validateNeeds(token, context, result, jobsWithSatisfiedNeeds, alljobsWithUnsatisfiedNeeds) {
	if (jobsWithSatisfiedNeeds.length == 0) {
		context.error(token, "The workflow must contain at least one job with no dependencies.");
		return;
	}
	while (jobsWithSatisfiedNeeds.length > 0) {
		const currentJob = jobsWithSatisfiedNeeds.shift();
		if (currentJob == void 0) break;
		for (let i = alljobsWithUnsatisfiedNeeds.length - 1; i >= 0; i--) {
			const unsatisfiedJob = alljobsWithUnsatisfiedNeeds[i];
			for (let j = unsatisfiedJob.needs.length - 1; j >= 0; j--) if (unsatisfiedJob.needs[j].value == currentJob.name) {
				unsatisfiedJob.needs.splice(j, 1);
				if (unsatisfiedJob.needs.length == 0) {
					jobsWithSatisfiedNeeds.push(unsatisfiedJob);
					alljobsWithUnsatisfiedNeeds.splice(i, 1);
				}
			}
		}
	}
	if (alljobsWithUnsatisfiedNeeds.length > 0) {
		const jobNames = result.map((x) => x.id.value);
		for (const unsatisfiedJob of alljobsWithUnsatisfiedNeeds) for (const need of unsatisfiedJob.needs) if (jobNames.includes(need.value)) context.error(need, `Job '${unsatisfiedJob.name}' depends on job '${need.value}' which creates a cycle in the dependency graph.`);
		else context.error(need, `Job '${unsatisfiedJob.name}' depends on unknown job '${need.value}'.`);
	}
}

// node_modules/@actions/workflow-parser/dist/model/converter/job/inputs.js
function convertWorkflowJobInputs(context, job) {
	const inputDefinitions = createTokenMap(job["input-definitions"]?.assertMapping("workflow job input definitions"), "inputs");
	const inputValues = createTokenMap(job["input-values"]?.assertMapping("workflow job input values"), "with");
	if (inputDefinitions !== void 0) for (const [, [name, value]] of inputDefinitions) {
		const inputSpec = createTokenMap(value.assertMapping(`input ${name}`), `input ${name} key`);
		if (!inputSpec?.get("type")?.[1]) continue;
		const inputSet = inputValues !== void 0 && inputValues.has(name.toLowerCase());
		if (inputSpec.get("required")?.[1].assertBoolean(`input ${name} required`).value && !inputSet) context.error(job.ref, `Input ${name} is required, but not provided while calling.`);
	}
	if (inputValues !== void 0) {
		for (const [, [name, value]] of inputValues) if (!inputDefinitions?.has(name.toLowerCase())) context.error(value, `Invalid input, ${name} is not defined in the referenced workflow.`);
	}
}
function createTokenMap(mapping, description) {
	if (!mapping) return;
	const result = /* @__PURE__ */ new Map();
	for (const item of mapping) {
		const name = item.key.assertString(`${description} key`);
		result.set(name.value.toLowerCase(), [name.value, item.value]);
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/job/secrets.js
function convertWorkflowJobSecrets(context, job) {
	if (job["inherit-secrets"]) return;
	const secretDefinitions = createTokenMap(job["secret-definitions"]?.assertMapping("workflow job secret definitions"), "secrets");
	const secretValues = createTokenMap(job["secret-values"]?.assertMapping("workflow job secret values"), "secrets");
	if (secretDefinitions !== void 0) for (const [, [name, value]] of secretDefinitions) {
		if (value instanceof NullToken) continue;
		if (createTokenMap(value.assertMapping(`secret ${name}`), `secret ${name} key`)?.get("required")?.[1].assertBoolean(`secret ${name} required`).value) {
			if (secretValues == void 0 || !secretValues.has(name.toLowerCase())) context.error(job.ref, `Secret ${name} is required, but not provided while calling.`);
		}
	}
	if (secretValues !== void 0) {
		for (const [, [name, value]] of secretValues) if (!secretDefinitions?.has(name.toLowerCase())) context.error(value, `Invalid secret, ${name} is not defined in the referenced workflow.`);
	}
}

// node_modules/@actions/workflow-parser/dist/model/converter/referencedWorkflow.js
function convertReferencedWorkflow(context, referencedWorkflow, job) {
	const mapping = referencedWorkflow.assertMapping("root");
	const tokenForErrors = job.ref;
	for (const pair of mapping) switch (pair.key.assertString("root key").value) {
		case "on":
			handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertReferencedWorkflowOn(context, pair.value, job));
			break;
		case "jobs": job.jobs = handleTemplateTokenErrors(tokenForErrors, context, [], () => convertJobs(context, pair.value));
	}
}
function convertReferencedWorkflowOn(context, on, job) {
	const tokenForErrors = job.ref;
	switch (on.templateTokenType) {
		case TokenType$1.String:
			if (on.assertString("Reference workflow on value").value === "workflow_call") {
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobInputs(context, job));
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobSecrets(context, job));
				return;
			}
			break;
		case TokenType$1.Sequence: {
			const events = on.assertSequence("Reference workflow on value");
			for (const eventToken of events) if (eventToken.assertString(`Reference workflow on value ${eventToken}`).value === "workflow_call") {
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobInputs(context, job));
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobSecrets(context, job));
				return;
			}
			break;
		}
		case TokenType$1.Mapping: {
			const eventMapping = on.assertMapping("Reference workflow on value");
			for (const pair of eventMapping) {
				if (pair.key.assertString(`Reference workflow on value ${pair.key}`).value !== "workflow_call") continue;
				if (pair.value.templateTokenType === TokenType$1.Null) {
					handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobInputs(context, job));
					handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobSecrets(context, job));
					return;
				}
				const definitions = pair.value.assertMapping(`Reference workflow on value ${pair.key}`);
				for (const definition of definitions) switch (definition.key.assertString(`on-workflow_call-${definition.key}`).value) {
					case "inputs":
						job["input-definitions"] = definition.value.assertMapping(`on-workflow_call-${definition.key}`);
						break;
					case "outputs":
						job.outputs = definition.value.assertMapping(`on-workflow_call-${definition.key}`);
						break;
					case "secrets": job["secret-definitions"] = definition.value.assertMapping(`on-workflow_call-${definition.key}`);
				}
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobInputs(context, job));
				handleTemplateTokenErrors(tokenForErrors, context, void 0, () => convertWorkflowJobSecrets(context, job));
				return;
			}
			break;
		}
	}
	context.error(tokenForErrors, "workflow_call key is not defined in the referenced workflow.");
}

// node_modules/@actions/workflow-parser/dist/model/convert.js
var ErrorPolicy;
(function(ErrorPolicy) {
	ErrorPolicy[ErrorPolicy["ReturnErrorsOnly"] = 0] = "ReturnErrorsOnly";
	ErrorPolicy[ErrorPolicy["TryConversion"] = 1] = "TryConversion";
})(ErrorPolicy || (ErrorPolicy = {}));
const defaultOptions = {
	maxReusableWorkflowDepth: 4,
	fetchReusableWorkflowDepth: 0,
	errorPolicy: ErrorPolicy.ReturnErrorsOnly,
	featureFlags: new FeatureFlags()
};
async function convertWorkflowTemplate(context, root, fileProvider, options = defaultOptions) {
	const result = {};
	const opts = getOptionsWithDefaults(options);
	context.state.featureFlags = opts.featureFlags;
	if (context.errors.getErrors().length > 0 && opts.errorPolicy === ErrorPolicy.ReturnErrorsOnly) {
		result.errors = context.errors.getErrors().map((x) => ({ Message: x.message }));
		return result;
	}
	if (fileProvider === void 0 && opts.fetchReusableWorkflowDepth > 0) context.error(root, /* @__PURE__ */ new Error("A file provider is required to fetch reusable workflows"));
	try {
		const rootMapping = root.assertMapping("root");
		for (const item of rootMapping) switch (item.key.assertString("root key").value) {
			case "on":
				result.events = handleTemplateTokenErrors(root, context, {}, () => convertOn(context, item.value));
				break;
			case "jobs":
				result.jobs = handleTemplateTokenErrors(root, context, [], () => convertJobs(context, item.value));
				break;
			case "concurrency":
				handleTemplateTokenErrors(root, context, {}, () => convertConcurrency(context, item.value));
				result.concurrency = item.value;
				break;
			case "env": result.env = item.value;
		}
		for (const job of result.jobs || []) if (isReusableWorkflowJob(job)) {
			if (opts.maxReusableWorkflowDepth === 0) {
				context.error(job.ref, /* @__PURE__ */ new Error("Reusable workflows are not allowed"));
				continue;
			}
			if (opts.fetchReusableWorkflowDepth === 0 || fileProvider === void 0) continue;
			try {
				const file = await fileProvider.getFileContent(parseFileReference(job.ref.value));
				const workflow = parseWorkflow(file, context);
				if (!workflow.value) continue;
				convertReferencedWorkflow(context, workflow.value, job);
			} catch {
				context.error(job.ref, /* @__PURE__ */ new Error("Unable to find reusable workflow"));
			}
		}
	} catch (err) {
		if (err instanceof TemplateTokenError) context.error(err.token, err);
		else context.error(root, err);
	} finally {
		if (context.errors.getErrors().length > 0) result.errors = context.errors.getErrors().map((x) => ({ Message: x.message }));
	}
	return result;
}
function getOptionsWithDefaults(options) {
	return {
		maxReusableWorkflowDepth: options.maxReusableWorkflowDepth !== void 0 ? options.maxReusableWorkflowDepth : defaultOptions.maxReusableWorkflowDepth,
		fetchReusableWorkflowDepth: options.fetchReusableWorkflowDepth !== void 0 ? options.fetchReusableWorkflowDepth : defaultOptions.fetchReusableWorkflowDepth,
		errorPolicy: options.errorPolicy !== void 0 ? options.errorPolicy : defaultOptions.errorPolicy,
		featureFlags: options.featureFlags ?? defaultOptions.featureFlags
	};
}

// src/embedded/workflows/permissions.ts
const SCOPES = {
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
	"vulnerability-alerts": "read"
};
const METADATA = { metadata: "read" };
const WRITE_ONLY = /* @__PURE__ */ new Set(["id-token", "copilot-requests"]);
const RESTRICTED_DEFAULT = {
	...METADATA,
	contents: "read",
	packages: "read"
};
function readPermissions(template) {
	if (template === void 0) return void 0;
	if (isString(template)) return template.value === "write-all" ? writeAll() : readAll();
	if (!isMapping(template)) return METADATA;
	const granted = { ...METADATA };
	for (const pair of template) {
		const access = asAccess(pair.value.toString());
		if (access !== "none") granted[pair.key.toString()] = access;
	}
	return granted;
}
function permissionsOf(workflow, job, preset) {
	return job.permissions ?? workflow.permissions ?? preset;
}
function asAccess(word) {
	return word === "read" || word === "write" ? word : "none";
}
function writeAll() {
	return {
		...METADATA,
		...SCOPES
	};
}
function readAll() {
	const readable = Object.keys(SCOPES).filter((scope) => !WRITE_ONLY.has(scope));
	return {
		...METADATA,
		...Object.fromEntries(readable.map((scope) => [scope, "read"]))
	};
}

// src/embedded/workflows/find-processes.ts
const TICKS_PER_SECOND = 100;
function secondsSinceBoot() {
	return statOf(String(process.pid)).startedAt + process.uptime();
}
function findProcesses(traces) {
	if (process.platform !== "linux") return [];
	const later = processes().filter(({ pid, startedAt }) => pid !== process.pid && startedAt >= traces.since - 1);
	const own = new Set(later.filter(({ pid }) => hasTrace(pid, traces)).map(({ pid }) => pid));
	for (let known = -1; known < own.size;) {
		known = own.size;
		for (const { pid, parent } of later) if (own.has(parent)) own.add(pid);
	}
	return [...own];
}
function processes() {
	return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(statOf);
}
function statOf(pid) {
	const [state, parent, ...rest] = read(`${pid}/stat`).replace(/^.*\)\s*/s, "").split(" ");
	const startedAt = Number(rest[17] ?? 0) / TICKS_PER_SECOND;
	return {
		pid: Number(pid),
		parent: Number(parent),
		startedAt: state === "Z" ? -1 : startedAt
	};
}
function hasTrace(pid, { marker, folder }) {
	if (read(`${pid}/environ`).includes(`RUNNER_TRACKING_ID=${marker}`)) return true;
	try {
		return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
	} catch {
		return false;
	}
}
function read(path) {
	try {
		return readFileSync(`/proc/${path}`, "latin1");
	} catch {
		return "";
	}
}

// src/embedded/workflows/read-lines.ts
const LONGEST_LINE = 1048576;
function readLines(stream, onLine, onData) {
	let rest = "";
	stream.setEncoding("utf8");
	stream.on("data", (chunk) => {
		onData();
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) onLine(line.replace(/\r$/, ""));
		if (rest.length > LONGEST_LINE) {
			onLine(rest);
			rest = "";
		}
	});
	stream.on("end", () => {
		if (rest !== "") onLine(rest);
		rest = "";
	});
	stream.on("error", () => void 0);
}

// src/embedded/workflows/process-tree.ts
const GITHUB_CANCEL_TIMES = {
	afterInterrupt: 7500,
	afterTerminate: 2500
};
const QUIET_AFTER_EXIT = 300;
const LOOK_EVERY$1 = 25;
const LONGEST_SWEEP = 5e3;
var ProcessTree = class {
	#traces;
	#times;
	#groups = /* @__PURE__ */ new Set();
	#foreground = /* @__PURE__ */ new Set();
	constructor(marker, folder, times) {
		this.#traces = {
			marker,
			folder: realpathSync(folder),
			since: secondsSinceBoot()
		};
		this.#times = times;
	}
	run(request) {
		return new Promise((resolve) => {
			const child = spawn(request.command, [...request.args], {
				cwd: request.cwd,
				env: {
					...request.env,
					RUNNER_TRACKING_ID: this.#traces.marker
				},
				detached: true,
				stdio: [
					"ignore",
					"pipe",
					"pipe"
				]
			});
			child.once("error", (error) => resolve({
				kind: "not-started",
				reason: error.message
			}));
			const { pid, stdout, stderr } = child;
			if (pid === void 0) return;
			this.#groups.add(pid);
			this.#foreground.add(pid);
			const lastData = { at: 0 };
			for (const stream of [stdout, stderr]) readLines(stream, request.onLine, () => lastData.at = performance.now());
			child.once("exit", (code, signal) => {
				drained(child, lastData).then(() => {
					this.#foreground.delete(pid);
					resolve(signal === null ? {
						kind: "exited",
						code: code ?? 1
					} : {
						kind: "killed",
						signal
					});
				});
			});
		});
	}
	async interrupt() {
		const targets = [...this.#foreground];
		const running = () => targets.some((pid) => this.#foreground.has(pid));
		for (const [signal, patience] of [["SIGINT", this.#times.afterInterrupt], ["SIGTERM", this.#times.afterTerminate]]) {
			for (const pid of targets) signalProcess(pid, signal);
			const until = performance.now() + patience;
			while (running() && performance.now() < until) await setTimeout$1(10);
			if (!running()) return;
		}
		this.kill("SIGKILL");
	}
	kill(signal) {
		const found = findProcesses(this.#traces);
		for (const pid of this.#groups) signalGroup(pid, signal);
		for (const pid of found) signalProcess(pid, signal);
	}
	async sweep() {
		const until = performance.now() + LONGEST_SWEEP;
		let left = findProcesses(this.#traces);
		for (const pid of this.#groups) signalGroup(pid, "SIGKILL");
		while (left.length > 0 && performance.now() < until) {
			for (const pid of left) signalProcess(pid, "SIGKILL");
			await setTimeout$1(10);
			left = findProcesses(this.#traces);
		}
		this.#groups.clear();
	}
};
function drained(child, lastData) {
	const exitedAt = performance.now();
	return new Promise((resolve) => {
		const end = () => {
			clearInterval(look);
			resolve();
		};
		const look = setInterval(() => {
			if (performance.now() - Math.max(lastData.at, exitedAt) >= QUIET_AFTER_EXIT) end();
		}, LOOK_EVERY$1);
		child.once("close", end);
	});
}
function signalGroup(pid, signal) {
	signalProcess(-pid, signal);
}
function signalProcess(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}

// src/embedded/workflows/progress.ts
var Progress = class {
	#listeners = /* @__PURE__ */ new Set();
	on(listener) {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
	emit(event) {
		for (const listener of this.#listeners) listener(event);
	}
};

// src/embedded/workflows/rerun.ts
const notEndedWell = ({ conclusion }) => conclusion !== "success" && conclusion !== "skipped";
function keptForRerun(jobs, runs, wanted) {
	const runsOf = (id) => runs.filter((run) => run.job.id === id);
	const again = new Set(jobs.filter((job) => runsOf(job.id).some(wanted)).map((job) => job.id));
	if (again.size === 0) throw new Refusal(403, "This workflow run cannot be retried");
	const asked = new Set(again);
	for (let known = -1; known < again.size;) {
		known = again.size;
		for (const job of jobs) if (job.needs.some((need) => again.has(need))) again.add(job.id);
	}
	const kept = /* @__PURE__ */ new Map();
	for (const job of jobs) if (!again.has(job.id)) kept.set(job.id, {
		complete: true,
		runs: runsOf(job.id)
	});
	else if (asked.has(job.id) && !job.needs.some((need) => again.has(need))) kept.set(job.id, {
		complete: false,
		runs: runsOf(job.id).filter((run) => !wanted(run))
	});
	return kept;
}

// src/embedded/workflows/filter-patterns.ts
const SPECIAL = /\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[?+]|[.^$(){}|[\]\\]/g;
function filterPattern(pattern) {
	return new RegExp(`^${pattern.replace(SPECIAL, asRegExp)}$`);
}
function asRegExp(special) {
	if (special === "**/") return "(?:.*/)?";
	if (special === "**") return ".*";
	if (special === "*") return "[^/]*";
	if (special === "?" || special === "+" || special.length > 1) return special;
	return `\\${special}`;
}
function matchesAny(patterns, value) {
	let matched = false;
	for (const pattern of patterns) {
		const negative = pattern.startsWith("!");
		if (filterPattern(negative ? pattern.slice(1) : pattern).test(value)) matched = !negative;
	}
	return matched;
}

// src/embedded/workflows/events.ts
const DEFAULT_TYPES = {
	pull_request: [
		"opened",
		"synchronize",
		"reopened"
	],
	pull_request_target: [
		"opened",
		"synchronize",
		"reopened"
	]
};
const APPROVABLE = /* @__PURE__ */ new Set([
	"opened",
	"synchronize",
	"reopened"
]);
function mayStart(event) {
	return !event.byJobToken || event.name === "repository_dispatch" || isApprovable(event);
}
function isApprovable({ name, action }) {
	return name === "pull_request" && APPROVABLE.has(action ?? "");
}
async function verdictOn(event, triggers, changedFiles) {
	const filter = triggers.events.get(event.name);
	if (filter === void 0 || !mayStart(event)) return "ignore";
	if (!matchesType(event, filter) || !matchesRef(event, filter)) return "ignore";
	if (!await matchesPaths(filter, changedFiles)) return "ignore";
	return event.byJobToken && isApprovable(event) ? "start-after-approval" : "start";
}
function matchesType(event, filter) {
	const types = filter.types ?? DEFAULT_TYPES[event.name];
	return types === void 0 || types.includes(event.action ?? "");
}
function matchesRef(event, filter) {
	if (event.name !== "push") return matchesBranch(filter, baseBranch(event));
	const tag = /^refs\/tags\/(.+)$/.exec(event.ref)?.[1];
	const wantsBranches = filter.branches !== void 0 || filter.branchesIgnore !== void 0;
	const wantsTags = filter.tags !== void 0 || filter.tagsIgnore !== void 0;
	if (tag === void 0) return wantsTags && !wantsBranches ? false : matchesBranch(filter, event.ref.replace(/^refs\/heads\//, ""));
	if (wantsBranches && !wantsTags) return false;
	return matchesLists(filter.tags, filter.tagsIgnore, tag);
}
function matchesBranch(filter, branch) {
	return branch === void 0 || matchesLists(filter.branches, filter.branchesIgnore, branch);
}
function matchesLists(wanted, ignored, name) {
	if (wanted !== void 0) return matchesAny(wanted, name);
	return ignored === void 0 || !matchesAny(ignored, name);
}
function baseBranch(event) {
	const base = record(record(event.payload.pull_request)?.base)?.ref;
	const mergeGroup = record(event.payload.merge_group)?.base_ref;
	const ref = typeof base === "string" ? base : mergeGroup;
	return typeof ref === "string" ? ref.replace(/^refs\/heads\//, "") : void 0;
}
async function matchesPaths(filter, changedFiles) {
	const { paths, pathsIgnore } = filter;
	if (paths === void 0 && pathsIgnore === void 0) return true;
	const files = await changedFiles();
	if (paths !== void 0) return files.some((file) => matchesAny(paths, file));
	return files.some((file) => !matchesAny(pathsIgnore ?? [], file));
}
const SKIP_WORDS = [
	"[skip ci]",
	"[ci skip]",
	"[no ci]",
	"[skip actions]",
	"[actions skip]"
];
function asksToSkip(commitMessage) {
	if (SKIP_WORDS.some((word) => commitMessage.includes(word))) return true;
	return /\n\n(?:.*\n)*skip-checks: ?true\s*$/.test(commitMessage);
}
function record(value) {
	return typeof value === "object" && value !== null ? value : void 0;
}

// src/embedded/workflows/one-line-scalars.ts
function withOneLineScalars(text) {
	const edits = [];
	(0, import_dist.visit)((0, import_dist.parseDocument)(text), { Scalar(key, { value, range }) {
		if (key === "key" || typeof value !== "string" || !range || !value.includes("${{")) return;
		const [from, to] = range;
		if (text.slice(from, to).trimEnd().includes("\n")) edits.push({
			from,
			to,
			value
		});
	} });
	let result = text;
	for (const { from, to, value } of edits.toReversed()) {
		const lines = result.slice(from, to).split("\n").length - 1;
		result = result.slice(0, from) + JSON.stringify(value) + "\n".repeat(lines) + result.slice(to);
	}
	return result;
}

// src/embedded/workflows/tokens.ts
function readList(token) {
	if (token === void 0) return [];
	if (isSequence(token)) return [...token].map((item) => item.toString());
	return [token.toString()];
}
function entries(token) {
	if (token === void 0 || !isMapping(token)) return [];
	return [...token].map((pair) => [pair.key.toString(), pair.value]);
}
function finder(token) {
	return (key) => isMapping(token) ? token.find(key) : void 0;
}

// src/embedded/workflows/read-triggers.ts
const NO_FILTER = {
	types: void 0,
	branches: void 0,
	branchesIgnore: void 0,
	tags: void 0,
	tagsIgnore: void 0,
	paths: void 0,
	pathsIgnore: void 0
};
function readTriggers(on) {
	const events = /* @__PURE__ */ new Map();
	let dispatchInputs;
	let schedule = [];
	for (const [name, detail] of namedEvents(on)) if (name === "workflow_dispatch") dispatchInputs = readInputs$1(detail);
	else if (name === "schedule") schedule = readSchedule(detail);
	else events.set(name, readFilter(detail));
	return {
		events,
		dispatchInputs,
		schedule
	};
}
function namedEvents(on) {
	if (on === void 0) return [];
	if (isMapping(on)) return entries(on);
	return readList(on).map((name) => [name, void 0]);
}
function readFilter(token) {
	if (token === void 0 || !isMapping(token)) return NO_FILTER;
	const list = (key) => {
		const value = token.find(key);
		return value === void 0 ? void 0 : readList(value);
	};
	return {
		types: list("types"),
		branches: list("branches"),
		branchesIgnore: list("branches-ignore"),
		tags: list("tags"),
		tagsIgnore: list("tags-ignore"),
		paths: list("paths"),
		pathsIgnore: list("paths-ignore")
	};
}
function readInputs$1(token) {
	const inputs = token === void 0 ? void 0 : finder(token)("inputs");
	return new Map(entries(inputs).map(([name, input]) => [name, readInput(input)]));
}
function readInput(token) {
	const find = finder(token);
	return {
		type: asInputType(find("type")?.toString()),
		required: find("required")?.toString() === "true",
		default: find("default")?.toString(),
		options: readList(find("options"))
	};
}
function asInputType(word) {
	if (word === "boolean" || word === "number" || word === "choice" || word === "environment") return word;
	return "string";
}
function readSchedule(token) {
	if (token === void 0 || !isSequence(token)) return [];
	return [...token].map((entry) => {
		const find = finder(entry);
		return {
			cron: find("cron")?.toString() ?? "",
			timezone: find("timezone")?.toString() ?? "UTC"
		};
	});
}

// src/embedded/workflows/read-model.ts
function readWorkflowModel(path, root) {
	return {
		path,
		name: readName(path, root),
		runName: root.find("run-name"),
		triggers: readTriggers(root.find("on")),
		permissions: readPermissions(root.find("permissions")),
		concurrency: root.find("concurrency"),
		env: root.find("env"),
		defaults: readDefaults(root.find("defaults")),
		jobs: entries(root.find("jobs")).map(([id, job]) => readJob(id, job))
	};
}
function readName(path, root) {
	const name = root.find("name");
	return name !== void 0 && isString(name) && name.value !== "" ? name.value : path;
}
function readJob(id, token) {
	const find = finder(token);
	return {
		id,
		name: find("name"),
		needs: readList(find("needs")),
		condition: readCondition(find("if")),
		permissions: readPermissions(find("permissions")),
		environment: find("environment"),
		concurrency: find("concurrency"),
		strategy: find("strategy"),
		timeoutMinutes: find("timeout-minutes"),
		continueOnError: find("continue-on-error"),
		env: find("env"),
		defaults: readDefaults(find("defaults")),
		outputs: find("outputs"),
		steps: readSteps(find("steps"))
	};
}
function readSteps(token) {
	if (token === void 0 || !isSequence(token)) return [];
	return [...token].map(readStep);
}
function readStep(token) {
	const find = finder(token);
	const common = {
		id: find("id")?.toString(),
		name: find("name"),
		condition: readCondition(find("if")),
		env: find("env"),
		continueOnError: find("continue-on-error"),
		timeoutMinutes: find("timeout-minutes")
	};
	const uses = find("uses");
	if (uses !== void 0) return {
		...common,
		kind: "uses",
		uses: uses.toString(),
		inputs: find("with")
	};
	const script = find("run");
	if (script === void 0) throw new Error("a step needs 'run' or 'uses'");
	return {
		...common,
		kind: "run",
		script,
		shell: find("shell"),
		workingDirectory: find("working-directory")
	};
}
function readCondition(token) {
	if (token === void 0) return "success()";
	const text = isBasicExpression(token) ? token.expression : token.toString().trim();
	return text === "" ? "success()" : ensureStatusFunction(text, token.definitionInfo);
}
function readDefaults(token) {
	const run = token === void 0 ? void 0 : finder(token)("run");
	const find = run === void 0 ? () => void 0 : finder(run);
	return {
		shell: find("shell"),
		workingDirectory: find("working-directory")
	};
}

// src/embedded/workflows/refused-keys.ts
const REFUSED_TRIGGERS = { workflow_run: "the embedded runner does not start runs after other runs; dispatch the workflow instead" };
const REFUSED_JOB_KEYS = {
	uses: "reusable workflows are not run here; put the jobs into this file",
	container: "jobs run on this machine, without containers",
	services: "jobs run on this machine, without service containers",
	snapshot: "runner images are not made here",
	"cancel-timeout-minutes": "cancelled jobs get the fixed times that GitHub documents"
};
const REFUSED_STEP_KEYS = {
	background: "steps run one after the other",
	wait: "steps run one after the other",
	"wait-all": "steps run one after the other",
	cancel: "steps run one after the other",
	parallel: "steps run one after the other"
};
function refusedKeys(file, root) {
	const found = [];
	const refuse = (token, message) => {
		found.push({
			file,
			line: token.range?.start.line,
			message
		});
	};
	refuseTriggers(root.find("on"), refuse);
	refuseConcurrency(root.find("concurrency"), refuse);
	refuseShell(root.find("defaults"), refuse);
	for (const [id, job] of entries(root.find("jobs"))) {
		refuseNamed(job, REFUSED_JOB_KEYS, `jobs.${id}`, refuse);
		refuseConcurrency(finder(job)("concurrency"), refuse);
		refuseShell(finder(job)("defaults"), refuse);
		refuseSteps(finder(job)("steps"), `jobs.${id}`, refuse);
		if (hasNothingToDo(job)) refuse(job, `${NOTHING_TO_DO}: ${id}`);
	}
	return found;
}
const NOTHING_TO_DO = "No steps defined in `steps` and no workflow called in `uses` for the following jobs";
function hasNothingToDo(job) {
	const find = finder(job);
	const steps = find("steps");
	return find("uses") === void 0 && (steps === void 0 || isSequence(steps) && steps.count === 0);
}
function refuseNamed(token, refused, where, refuse) {
	if (!isMapping(token)) return;
	for (const pair of token) {
		const reason = refused[pair.key.toString()];
		if (reason !== void 0) refuse(pair.key, `'${where}.${pair.key.toString()}' is not supported here: ${reason}`);
	}
}
function refuseTriggers(on, refuse) {
	if (on === void 0) return;
	if (isMapping(on)) refuseNamed(on, REFUSED_TRIGGERS, "on", refuse);
	const words = isSequence(on) ? [...on] : [on];
	for (const word of words) {
		const reason = REFUSED_TRIGGERS[word.toString()];
		if (reason !== void 0) refuse(word, `'on: ${word.toString()}' is not supported here: ${reason}`);
	}
}
function refuseConcurrency(token, refuse) {
	if (token === void 0 || !isMapping(token)) return;
	const cancels = token.find("cancel-in-progress");
	if (token.find("queue")?.toString() !== "max" || cancels === void 0) return;
	if (isBoolean(cancels) && cancels.value) refuse(cancels, "'cancel-in-progress: true' can't be combined with 'queue: max'");
}
function refuseSteps(steps, where, refuse) {
	if (steps === void 0 || !isSequence(steps)) return;
	[...steps].forEach((step, index) => {
		refuseNamed(step, REFUSED_STEP_KEYS, `${where}.steps[${index}]`, refuse);
		const find = finder(step);
		refuseShellName(find("shell"), refuse);
		const uses = find("uses");
		if (uses?.toString().startsWith("docker://")) refuse(uses, `'${uses.toString()}' is not supported here: docker actions need a container`);
		if (uses?.toString().startsWith("$/")) refuse(uses, `'${uses.toString()}' is not supported here: name the action as './path' or 'owner/name@ref'`);
	});
}
function refuseShell(defaults, refuse) {
	const run = defaults === void 0 ? void 0 : finder(defaults)("run");
	if (run !== void 0) refuseShellName(finder(run)("shell"), refuse);
}
function refuseShellName(shell, refuse) {
	if (shell === void 0 || isBasicExpression(shell) || !isString(shell)) return;
	if (!isKnownShell(shell.value)) refuse(shell, unsupportedShell(shell.value));
}
function isKnownShell(shell) {
	return shell === "" || shell === "bash" || shell === "sh" || shell.includes("{0}");
}
function unsupportedShell(shell) {
	return `'shell: ${shell}' is not supported here: use bash, sh, or a command line with {0}`;
}

// src/embedded/workflows/load-workflow.ts
const WORKFLOW_FOLDER = ".github/workflows";
async function listWorkflowPaths(forge, repository, sha) {
	return (await forge.listFolder(repository, sha, WORKFLOW_FOLDER)).filter((path) => /\.ya?ml$/.test(path)).sort();
}
async function loadWorkflow(path, text) {
	const file = {
		name: path,
		content: withOneLineScalars(text)
	};
	const { context, value: root } = parseWorkflow(file, new NoOperationTraceWriter());
	if (root === void 0 || !isMapping(root)) return {
		kind: "refused",
		path,
		name: path,
		triggers: void 0,
		problems: parserProblems(path, context)
	};
	await convertWorkflowTemplate(context, root);
	const problems = [...parserProblems(path, context), ...refusedKeys(path, root)];
	if (problems.length === 0) {
		const model = readWorkflowModel(path, root);
		const cycles = needsProblems(model);
		if (cycles.length === 0) return {
			kind: "usable",
			model
		};
		problems.push(...cycles);
	}
	return {
		kind: "refused",
		path,
		name: readName(path, root),
		triggers: readTriggers(root.find("on")),
		problems
	};
}
function parserProblems(file, context) {
	return context.errors.getErrors().map((error) => ({
		file,
		line: error.range?.start.line,
		message: error.rawMessage
	}));
}
function needsProblems(model) {
	const done = /* @__PURE__ */ new Set();
	let open = [...model.jobs];
	for (;;) {
		const ready = open.filter((job) => job.needs.every((need) => done.has(need)));
		if (ready.length === 0) break;
		for (const job of ready) done.add(job.id);
		open = open.filter((job) => !ready.includes(job));
	}
	return open.map((job) => ({
		file: model.path,
		line: void 0,
		message: `Job '${job.id}' needs ${job.needs.join(", ")}, which can never be complete`
	}));
}
function describeProblem(problem) {
	return `Invalid workflow file: ${problem.line === void 0 ? problem.file : `${problem.file}#L${problem.line}`}: ${problem.message}`;
}

// src/embedded/workflows/workflow-registry.ts
const MOST_PARSED = 100;
var WorkflowRegistry = class {
	#forge;
	#now;
	#known = /* @__PURE__ */ new Map();
	#parsed = /* @__PURE__ */ new Map();
	constructor(forge, now) {
		this.#forge = forge;
		this.#now = now;
	}
	know(repository, path) {
		const key = `${repository.toLowerCase()}\n${path}`;
		const known = this.#known.get(key);
		if (known !== void 0) return known;
		const added = {
			id: this.#known.size + 1,
			repository,
			path,
			createdAt: this.#now(),
			name: path,
			enabled: true,
			runNumber: 0
		};
		this.#known.set(key, added);
		return added;
	}
	async load(repository, sha, path) {
		const text = await this.#forge.readFile(repository, sha, path);
		return text === void 0 ? void 0 : this.#parse(path, text);
	}
	#parse(path, text) {
		const key = `${path}\0${text}`;
		const known = this.#parsed.get(key);
		if (known !== void 0) return known;
		const [oldest] = this.#parsed.keys();
		if (oldest !== void 0 && this.#parsed.size >= MOST_PARSED) this.#parsed.delete(oldest);
		const parsed = loadWorkflow(path, text);
		this.#parsed.set(key, parsed);
		return parsed;
	}
	async loadAll(repository, sha) {
		const paths = await listWorkflowPaths(this.#forge, repository, sha);
		return (await Promise.all(paths.map((path) => this.load(repository, sha, path)))).filter((workflow) => workflow !== void 0);
	}
	async list(repository) {
		const head = await this.#forge.resolve(repository, this.#forge.defaultBranch(repository));
		if (head === void 0) return [];
		for (const loaded of await this.loadAll(repository, head.sha)) {
			const path = pathOf(loaded);
			this.know(repository, path).name = nameOf(loaded);
		}
		return [...this.#known.values()].filter((known) => known.repository === repository).map(asRecord);
	}
	async find(repository, workflow) {
		const all = await this.list(repository);
		const wanted = String(workflow);
		const found = all.find(({ id, path }) => String(id) === wanted || path === wanted || path === `.github/workflows/${wanted}`);
		if (found === void 0) throw new Refusal(404, "Not Found");
		return this.know(repository, found.path);
	}
};
function asRecord({ id, name, path, enabled, createdAt }) {
	return {
		id,
		name,
		path,
		state: enabled ? "active" : "disabled_manually",
		createdAt
	};
}
function pathOf(loaded) {
	return loaded.kind === "usable" ? loaded.model.path : loaded.path;
}
function nameOf(loaded) {
	return loaded.kind === "usable" ? loaded.model.name : loaded.name;
}

// src/embedded/workflows/job-log.ts
const HALF = 2097152;
var JobLog = class {
	#head = [];
	#headSize = 0;
	#tail = [];
	#tailSize = 0;
	#dropped = 0;
	append(text, step = 0) {
		if (this.#headSize + text.length <= HALF && this.#tail.length === 0) {
			this.#head.push({
				text,
				step
			});
			this.#headSize += text.length + 1;
			return;
		}
		this.#tail.push({
			text,
			step
		});
		this.#tailSize += text.length + 1;
		if (this.#tailSize > 2 * HALF) this.#trim();
	}
	#trim() {
		let cut = 0;
		while (this.#tailSize > HALF && cut < this.#tail.length - 1) {
			this.#tailSize -= (this.#tail[cut]?.text.length ?? 0) + 1;
			cut += 1;
		}
		this.#dropped += cut;
		this.#tail = this.#tail.slice(cut);
	}
	text(step) {
		const gap = {
			text: `[${this.#dropped} lines left out]`,
			step: this.#head.at(-1)?.step ?? 0
		};
		return [
			...this.#head,
			...this.#dropped === 0 ? [] : [gap],
			...this.#tail
		].filter((line) => step === void 0 || line.step === step).map((line) => `${line.text}\n`).join("");
	}
};

// src/embedded/workflows/job-run.ts
var JobRun = class {
	id;
	name;
	job;
	log = new JobLog();
	#givenUp = new AbortController();
	status = "queued";
	conclusion = null;
	startedAt;
	completedAt;
	outputs = {};
	mayFail = false;
	stillWanted = () => false;
	#session;
	constructor(id, name, job) {
		this.id = id;
		this.name = name;
		this.job = job;
	}
	get givenUp() {
		return this.#givenUp.signal;
	}
	get steps() {
		return this.#session?.steps ?? [];
	}
	get annotations() {
		return this.#session?.annotations ?? [];
	}
	get summary() {
		return this.#session?.summaries.join("\n") ?? "";
	}
	get result() {
		return this.conclusion === "failure" && this.mayFail ? "success" : this.conclusion;
	}
	begin(session) {
		this.#session = session;
		if (this.givenUp.aborted) session.cancel();
	}
	cancel() {
		this.#givenUp.abort();
		this.#session?.cancel();
	}
	stop() {
		if (this.status !== "completed") this.#session?.lose("cancel-timeout", "SIGKILL");
	}
	kill() {
		if (this.#session === void 0 || this.status === "completed") return false;
		this.#session.lose("killed", "SIGKILL");
		return true;
	}
	record() {
		const { id, name, status, conclusion, startedAt, completedAt, steps } = this;
		return {
			id,
			name,
			status,
			conclusion,
			startedAt,
			completedAt,
			steps: steps.map((step) => ({ ...step }))
		};
	}
};
function jointResult(runs) {
	const results = runs.map((run) => run.result);
	return [
		"failure",
		"cancelled",
		"success"
	].find((result) => results.includes(result)) ?? "skipped";
}

// src/embedded/workflows/failed-run.ts
const NO_JOB = {
	id: "",
	name: void 0,
	needs: [],
	condition: "success()",
	permissions: void 0,
	environment: void 0,
	concurrency: void 0,
	strategy: void 0,
	timeoutMinutes: void 0,
	continueOnError: void 0,
	env: void 0,
	defaults: {
		shell: void 0,
		workingDirectory: void 0
	},
	outputs: void 0,
	steps: []
};
function jobThatSaysWhy(id, path, now, lines) {
	const job = new JobRun(id, path, NO_JOB);
	for (const line of lines) job.log.append(`##[error]${line}`);
	job.status = "completed";
	job.conclusion = "failure";
	job.startedAt = now;
	job.completedAt = now;
	return job;
}

// src/embedded/workflows/expressions.ts
function toData(value) {
	if (value === null || value === void 0) return new Null();
	if (typeof value === "string") return new StringData(value);
	if (typeof value === "number") return new NumberData(value);
	if (typeof value === "boolean") return new BooleanData(value);
	if (isList(value)) return new Array$1(...value.map(toData));
	return new Dictionary(...Object.entries(value).map(([key, item]) => ({
		key,
		value: toData(item)
	})));
}
function isList(value) {
	return Array.isArray(value);
}
function fromData(value) {
	if (value instanceof StringData || value instanceof NumberData || value instanceof BooleanData) return value.value;
	if (value instanceof Array$1) return value.values().map(fromData);
	if (value instanceof Dictionary) return Object.fromEntries(value.pairs().map((pair) => [pair.key, fromData(pair.value)]));
	return null;
}
function unescapeLiteral(token) {
	if (token.type !== TokenType.STRING) return token;
	return {
		...token,
		value: token.lexeme.slice(1, -1).replaceAll("''", "'")
	};
}
function evaluate(expression, scope) {
	const functions = functionsOf(scope);
	const tokens = new Lexer(expression).lex().tokens.map(unescapeLiteral);
	const tree = new Parser(tokens, Object.keys(scope.contexts), [...functions.values()]).parse();
	const contexts = new Dictionary();
	for (const [name, value] of Object.entries(scope.contexts)) contexts.add(name, toData(value));
	return new Evaluator(tree, contexts, functions).evaluate();
}
function evaluateCondition(expression, scope) {
	return isTruthy(evaluate(expression, scope));
}
function isTruthy(value) {
	const plain = fromData(value);
	return !(plain === null || plain === false || plain === 0 || plain === "" || Number.isNaN(plain));
}
function functionsOf(scope) {
	const answer = (name, value) => ({
		name,
		minArgs: 0,
		maxArgs: 255,
		call: () => new BooleanData(value)
	});
	return /* @__PURE__ */ new Map([
		["success", answer("success", scope.status.success)],
		["failure", answer("failure", scope.status.failure)],
		["cancelled", answer("cancelled", scope.status.cancelled)],
		["always", answer("always", true)],
		["hashfiles", {
			name: "hashFiles",
			minArgs: 1,
			maxArgs: 255,
			call: (...patterns) => new StringData(scope.hashFiles(patterns.map((pattern) => pattern.coerceString())))
		}]
	]);
}

// src/embedded/workflows/templates.ts
function evaluateTemplate(template, scope) {
	if (template === void 0) return null;
	if (isBasicExpression(template)) return fromData(evaluate(template.expression, scope));
	if (isString(template) || isNumber(template) || isBoolean(template)) return template.value;
	if (isSequence(template)) return [...template].map((item) => evaluateTemplate(item, scope));
	if (!isMapping(template)) return null;
	return Object.fromEntries([...template].map((pair) => [evaluateText(pair.key, scope), evaluateTemplate(pair.value, scope)]));
}
function evaluateText(template, scope) {
	if (template === void 0) return "";
	if (isBasicExpression(template)) return evaluate(template.expression, scope).coerceString();
	if (isString(template)) return template.value;
	return asText(evaluateTemplate(template, scope));
}
function evaluateTexts(template, scope) {
	if (template === void 0) return {};
	if (isMapping(template)) return Object.fromEntries([...template].map((pair) => [evaluateText(pair.key, scope), evaluateText(pair.value, scope)]));
	return Object.fromEntries(Object.entries(asFields(evaluateTemplate(template, scope))).map(([key, value]) => [key, asText(value)]));
}
function evaluateNumber(template, scope) {
	if (template === void 0) return void 0;
	const value = evaluateTemplate(template, scope);
	if (typeof value === "number") return value;
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : NaN;
	if (Number.isNaN(number)) throw new Error(`Unexpected value '${asText(value)}': a number was expected`);
	return number;
}
function evaluateBoolean(template, scope) {
	if (template === void 0) return false;
	const value = evaluateTemplate(template, scope);
	if (typeof value === "boolean") return value;
	if (value === "true" || value === "false") return value === "true";
	throw new Error(`Unexpected value '${asText(value)}': a boolean was expected`);
}
function asText(value) {
	if (value === null || value === void 0) return "";
	if (typeof value === "object") return Array.isArray(value) ? "Array" : "Object";
	return String(value);
}
function asFields(value) {
	return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}

// src/embedded/workflows/read-concurrency.ts
function evaluateConcurrency(template, scope) {
	if (template === void 0) return void 0;
	const value = evaluateTemplate(template, scope);
	if (typeof value === "string") return asSetting(value, {});
	const fields = asFields(value);
	return asSetting(asText(fields.group), fields);
}
function asSetting(group, fields) {
	if (group === "") return void 0;
	const cancelInProgress = fields["cancel-in-progress"] === true || fields["cancel-in-progress"] === "true";
	const queue = fields.queue === "max" ? "max" : "single";
	if (cancelInProgress && queue === "max") throw new Error("'cancel-in-progress: true' can't be combined with 'queue: max'");
	return {
		group,
		cancelInProgress,
		queue
	};
}

// src/embedded/workflows/report-job.ts
function reportJob(forge, facts, job) {
	const { repository, id, headSha } = facts;
	const { name, status, conclusion, startedAt, completedAt } = job;
	forge.reportCheckRun(repository, {
		key: `${id}/${job.job.id}/${job.id}`,
		id: job.id,
		name,
		headSha,
		status,
		conclusion,
		startedAt,
		completedAt,
		detailsUrl: `${forge.url}/${repository}/actions/runs/${id}/job/${job.id}`
	});
}

// src/embedded/workflows/contexts.ts
const NO_STATUS = {
	success: true,
	failure: false,
	cancelled: false
};
function githubContext(facts, forge) {
	const [owner = ""] = facts.repository.split("/");
	const pullRequest = record(facts.payload.pull_request);
	return {
		ref: facts.ref,
		sha: facts.sha,
		repository: facts.repository,
		repository_owner: owner,
		repository_owner_id: String(forge.userId(owner)),
		repositoryUrl: `${forge.url.replace(/^https?/, "git")}/${facts.repository}.git`,
		repository_id: String(forge.repositoryId(facts.repository)),
		repository_visibility: visibility(facts),
		run_id: String(facts.id),
		run_number: String(facts.number),
		run_attempt: String(facts.attempt),
		retention_days: "90",
		actor: facts.actor,
		actor_id: String(forge.userId(facts.actor)),
		triggering_actor: facts.triggeringActor,
		workflow: facts.workflowName,
		workflow_ref: `${facts.repository}/${facts.workflowPath}@${facts.ref}`,
		workflow_sha: facts.sha,
		head_ref: branchOf(pullRequest?.head),
		base_ref: branchOf(pullRequest?.base),
		event_name: facts.event,
		event: facts.payload,
		server_url: forge.url,
		api_url: `${forge.url}/api/v3`,
		graphql_url: `${forge.url}/api/graphql`,
		ref_name: facts.ref.replace(/^refs\/(heads|tags|pull)\//, ""),
		ref_protected: false,
		ref_type: facts.ref.startsWith("refs/tags/") ? "tag" : "branch",
		secret_source: "Actions"
	};
}
function branchOf(side) {
	const ref = record(side)?.ref;
	return typeof ref === "string" ? ref : "";
}
function visibility(facts) {
	return record(facts.payload.repository)?.private === true ? "private" : "public";
}
const VARIABLES = [
	"action action_path action_ref action_repository actor actor_id api_url base_ref event_name event_path graphql_url",
	"head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id",
	"retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha",
	"workspace"
].flatMap((line) => line.split(" "));
function defaultVariables(github, runner) {
	const variables = {
		CI: "true",
		GITHUB_ACTIONS: "true"
	};
	for (const key of VARIABLES) {
		const value = github[key];
		if (value !== void 0 && value !== null) variables[`GITHUB_${key.toUpperCase()}`] = String(value);
	}
	for (const [key, value] of Object.entries(runner)) variables[`RUNNER_${key.toUpperCase()}`] = String(value);
	return variables;
}
function planScope(contexts, status = NO_STATUS) {
	return {
		contexts: {
			needs: {},
			matrix: null,
			strategy: {},
			...contexts
		},
		status,
		hashFiles: () => {
			throw new Error("hashFiles() is only known in a job's steps");
		}
	};
}

// src/embedded/workflows/run-attempt.ts
function attemptScope(attempt, more = {}, status) {
	const { host, facts } = attempt;
	return planScope({
		github: {
			...githubContext(facts, host.forge),
			event: facts.payload
		},
		vars: host.forge.variables(facts.repository),
		inputs: facts.inputs,
		...more
	}, status);
}

// src/embedded/workflows/deadline.ts
const LOOK_EVERY = 25;
function atDeadline(clock, minutes, onReached) {
	if (minutes === void 0 || minutes <= 0) return () => void 0;
	const deadline = clock.now().getTime() + minutes * 6e4;
	const timer = setInterval(() => {
		if (clock.now().getTime() < deadline) return;
		clearInterval(timer);
		onReached();
	}, LOOK_EVERY);
	return () => clearInterval(timer);
}

// src/embedded/workflows/job-folders.ts
function createJobFolders(parent, jobId, repository, payload) {
	const name = repository.split("/")[1] ?? repository;
	const root = join(parent, `job-${jobId}`);
	const runnerWorkspace = join(root, "work", name);
	const temp = join(root, "temp");
	const folders = {
		root,
		home: join(root, "home"),
		temp,
		toolCache: join(root, "tool-cache"),
		actions: join(root, "actions"),
		runnerWorkspace,
		workspace: join(runnerWorkspace, name),
		eventPath: join(temp, "_github_workflow", "event.json")
	};
	const { home, toolCache, actions, workspace } = folders;
	for (const folder of [
		home,
		temp,
		toolCache,
		actions,
		workspace,
		join(temp, "_github_workflow")
	]) mkdirSync(folder, { recursive: true });
	writeFileSync(folders.eventPath, JSON.stringify(payload, null, 2));
	return folders;
}
function removeJobFolders(folders) {
	rmSync(folders.root, {
		recursive: true,
		force: true,
		maxRetries: 5
	});
}

// src/embedded/workflows/masks.ts
var Masks = class {
	#values = [];
	add(value) {
		const forms = [value, ...value.split(/\r?\n/).map((line) => line.trim())].flatMap((text) => text === "" ? [] : spellings(text));
		this.#values = [.../* @__PURE__ */ new Set([...this.#values, ...forms])].sort((a, b) => b.length - a.length);
	}
	apply(text) {
		let masked = text;
		for (const value of this.#values) masked = masked.replaceAll(value, "***");
		return masked;
	}
	hides(text) {
		return this.#values.some((value) => text.includes(value));
	}
};
function spellings(value) {
	const spelled = [
		value,
		JSON.stringify(value).slice(1, -1),
		encodeURIComponent(value.toWellFormed())
	];
	if (value.length < 6) return spelled;
	const bytes = Buffer.from(value);
	const shifted = [
		0,
		1,
		2
	].map((skip) => bytes.subarray(skip).toString("base64").replace(/.{0,3}={1,2}$/, ""));
	return [
		...spelled,
		bytes.toString("base64"),
		...shifted.filter((text) => text.length >= 8)
	];
}

// src/embedded/workflows/job-session.ts
var JobLost = class extends Error {};
var StepInterrupted = class extends Error {};
const CANCEL_TIMEOUT = 5;
var JobSession = class {
	request;
	host;
	folders;
	processes;
	masks = new Masks();
	token;
	runtimeToken = randomUUID();
	github;
	runner;
	env = {};
	prependedPaths = [];
	actions = /* @__PURE__ */ new Map();
	preStates = /* @__PURE__ */ new Map();
	posts = [];
	steps = [];
	annotations = [];
	summaries = [];
	status = "success";
	lost;
	#active = [];
	#stopWatch = () => void 0;
	#over = false;
	constructor(request, host) {
		const { facts, permissions } = request;
		this.request = request;
		this.host = host;
		this.folders = createJobFolders(host.workFolder, request.id, facts.repository, facts.payload);
		this.processes = new ProcessTree(`github_${randomUUID()}`, this.folders.root, host.cancelTimes);
		this.token = host.forge.mintJobToken({
			repository: facts.repository,
			permissions,
			runId: facts.id
		});
		for (const secret of [
			...Object.values(request.secrets),
			this.token,
			this.runtimeToken
		]) this.masks.add(secret);
		this.github = {
			...githubContext(facts, host.forge),
			token: this.token,
			job: request.job.id,
			workspace: this.folders.workspace,
			event_path: this.folders.eventPath
		};
		this.runner = {
			os: process.platform === "darwin" ? "macOS" : "Linux",
			arch: process.arch === "arm64" ? "ARM64" : "X64",
			name: "rondo-embedded",
			environment: "self-hosted",
			temp: this.folders.temp,
			tool_cache: this.folders.toolCache,
			workspace: this.folders.runnerWorkspace
		};
	}
	get place() {
		const { facts, id, name } = this.request;
		const { repository, id: runId, attempt, workflowName: workflow } = facts;
		return {
			repository,
			runId,
			attempt,
			workflow,
			jobId: id,
			job: name
		};
	}
	beginStep(name) {
		const step = {
			name,
			number: this.steps.length + 1,
			status: "in_progress",
			conclusion: null
		};
		this.steps.push(step);
		this.host.progress.emit({
			kind: "step-started",
			...this.place,
			step: name,
			number: step.number
		});
		this.request.onChange();
		this.offerKill("step-start", void 0);
		return step;
	}
	endStep(step, conclusion) {
		step.status = "completed";
		step.conclusion = conclusion;
		const { name, number } = step;
		this.host.progress.emit({
			kind: "step-completed",
			...this.place,
			step: name,
			number,
			conclusion
		});
		this.request.onChange();
		this.offerKill("step-end", void 0);
	}
	log(text) {
		for (const raw of text.split("\n")) {
			const line = this.masks.apply(raw);
			const step = this.steps.at(-1);
			this.request.log.append(line, step?.number);
			this.host.writeLog(`${this.request.name} / ${step?.name ?? ""} | ${line}`);
			const { name = "", number = 0 } = step ?? {};
			this.host.progress.emit({
				kind: "log",
				...this.place,
				step: name,
				number,
				line
			});
			this.offerKill("log", line);
		}
	}
	annotate(annotation) {
		const masked = {
			...annotation,
			message: this.masks.apply(annotation.message)
		};
		this.annotations.push(masked);
		this.log(`##[${annotation.level}]${annotation.message}`);
		this.host.progress.emit({
			kind: "annotation",
			...this.place,
			annotation: masked
		});
	}
	summarize(text) {
		const { name = "", number = 0 } = this.steps.at(-1) ?? {};
		const masked = this.masks.apply(text);
		this.summaries.push(masked);
		this.host.progress.emit({
			kind: "summary",
			...this.place,
			step: name,
			number,
			text: masked
		});
	}
	async during(step, work) {
		this.#active.push(step);
		try {
			return await work();
		} finally {
			this.#active.splice(this.#active.indexOf(step), 1);
		}
	}
	async run(request) {
		if (this.lost !== void 0) throw new JobLost();
		if (this.#active.some((step) => step.interrupted !== void 0)) throw new StepInterrupted("The operation was canceled.");
		const exit = await this.processes.run(request);
		if (this.lost !== void 0) throw new JobLost();
		return exit;
	}
	isInterrupted() {
		return this.#active.some((step) => step.interrupted !== void 0);
	}
	cancel() {
		if (this.#over || this.status === "cancelled" || this.lost !== void 0) return;
		this.status = "cancelled";
		this.#stopWatch = atDeadline(this.host.clock, CANCEL_TIMEOUT, () => this.lose("cancel-timeout", "SIGKILL"));
		const unwanted = this.#active.findIndex((step) => !step.stillWanted());
		if (unwanted >= 0) this.#interrupt(this.#active.slice(unwanted), "cancelled");
	}
	expire(step) {
		const from = this.#active.indexOf(step);
		if (from >= 0) this.#interrupt(this.#active.slice(from), "timed-out");
	}
	#interrupt(steps, why) {
		for (const step of steps) step.interrupted ??= why;
		this.processes.interrupt();
	}
	lose(why, signal) {
		this.lost ??= why;
		this.processes.kill(signal);
	}
	end() {
		this.#over = true;
		this.#stopWatch();
	}
	offerKill(at, line) {
		if (this.lost !== void 0) return;
		const step = this.steps.at(-1)?.name ?? "";
		const signal = this.host.onKillRequest?.({
			...this.place,
			at,
			step,
			line
		});
		if (signal !== void 0) this.lose("killed", signal);
	}
};

// src/embedded/workflows/find-files.ts
function findFiles(root, patterns) {
	const cleaned = patterns.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
	const wanted = cleaned.filter((pattern) => !pattern.startsWith("!")).map((pattern) => resolve(root, pattern));
	const unwanted = cleaned.filter((pattern) => pattern.startsWith("!")).map((pattern) => resolve(root, pattern.slice(1)));
	const searchPaths = outermost(wanted.map(fixedPart));
	const files = /* @__PURE__ */ new Set();
	for (const path of searchPaths) for (const file of walk(path, /* @__PURE__ */ new Set())) {
		if (!wanted.some((pattern) => covers$1(pattern, file))) continue;
		if (!unwanted.some((pattern) => covers$1(pattern, file))) files.add(file);
	}
	return {
		files: [...files].sort(),
		searchPaths
	};
}
function hashFiles(workspace, patterns) {
	const inside = findFiles(workspace, patterns).files.filter((file) => file.startsWith(`${workspace}/`));
	if (inside.length === 0) return "";
	const whole = createHash("sha256");
	for (const file of inside) whole.update(createHash("sha256").update(readFileSync(file)).digest());
	return whole.digest("hex");
}
function covers$1(pattern, file) {
	return globPattern(pattern).test(file);
}
function globPattern(pattern) {
	const source = pattern.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]*\]|[.^$+(){}|[\]\\]/g, (special) => {
		if (special === "**/") return "(?:.*/)?";
		if (special === "**") return ".*";
		if (special === "*") return "[^/]*";
		if (special === "?") return "[^/]";
		return special.length > 1 ? special.replace("[!", "[^") : `\\${special}`;
	});
	return new RegExp(`^${source}(?:/.*)?$`);
}
function fixedPart(pattern) {
	const parts = pattern.split("/");
	const first = parts.findIndex((part) => /[*?[]/.test(part));
	return first < 0 ? pattern : parts.slice(0, first).join("/") || "/";
}
function outermost(paths) {
	const unique = [...new Set(paths)];
	return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(`${other}/`)));
}
function* walk(path, seen) {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats?.isFile()) yield path;
	if (!stats?.isDirectory()) return;
	const real = realpathSync(path);
	if (seen.has(real)) return;
	for (const name of readdirSync(path)) yield* walk(join(path, name), /* @__PURE__ */ new Set([...seen, real]));
}
function commonFolder(paths) {
	const [first, ...others] = paths;
	let folder = first ?? "/";
	while (folder !== "/" && !others.every((path) => path === folder || path.startsWith(`${folder}/`))) folder = dirname(folder);
	return folder;
}

// src/embedded/workflows/steps/frame.ts
function jobFrame(session) {
	const { facts, job, workflow } = session.request;
	return {
		session,
		composite: false,
		github: {},
		inputs: facts.inputs,
		env: {},
		steps: {},
		outcome: session,
		defaults: [job.defaults, workflow.defaults]
	};
}
function scopeOf(frame, stepEnv) {
	const { session } = frame;
	const { request, folders } = session;
	const contexts = {
		github: {
			...session.github,
			...frame.github
		},
		env: {
			...session.env,
			...frame.env,
			...stepEnv
		},
		job: {
			status: session.status,
			check_run_id: request.id
		},
		steps: frame.steps,
		runner: session.runner,
		strategy: request.strategy,
		matrix: request.matrix,
		needs: request.needs,
		vars: request.vars,
		inputs: frame.inputs
	};
	if (!frame.composite) contexts.secrets = {
		...request.secrets,
		GITHUB_TOKEN: session.token
	};
	return {
		contexts,
		status: statusAnswers$1(frame),
		hashFiles: (patterns) => hashFiles(folders.workspace, patterns)
	};
}
function statusAnswers$1(frame) {
	const { status } = frame.outcome;
	return {
		success: status === "success",
		failure: status === "failure",
		cancelled: frame.session.status === "cancelled"
	};
}

// src/embedded/workflows/actions/stand-in.ts
function input(call, name) {
	return call.inputs.get(name) ?? "";
}
function booleanInput(call, name) {
	const value = input(call, name);
	if (/^(true|True|TRUE)$/.test(value)) return true;
	if (/^(false|False|FALSE)$/.test(value)) return false;
	throw new Error(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}`);
}
async function runCommand(call, command) {
	const lines = [];
	call.session.log(`[command]${command.command} ${command.args.join(" ")}`);
	const exit = await call.session.run({
		command: command.command,
		args: command.args,
		cwd: command.cwd,
		env: {
			...call.env,
			...command.env
		},
		onLine: (line) => {
			lines.push(line);
			call.session.log(line);
		}
	});
	if (exit.kind === "exited" && exit.code === 0) return lines;
	const how = exit.kind === "exited" ? `failed with exit code ${exit.code}` : `did not finish (${exit.kind})`;
	throw new Error(`The process '${command.command}' ${how}`);
}

// src/embedded/workflows/actions/cache.ts
const cache = {
	name: "actions/cache",
	inputs: {
		path: "",
		key: "",
		"restore-keys": "",
		"upload-chunk-size": "",
		enableCrossOsArchive: "false",
		"fail-on-cache-miss": "false",
		"lookup-only": "false",
		"save-always": "false"
	},
	async main(call) {
		const key = input(call, "key");
		if (input(call, "fail-on-cache-miss") === "true") throw new Error(`Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`);
		call.session.log(`Cache not found for input keys: ${key} (nothing is cached here)`);
		call.outputs["cache-hit"] = "";
	}
};

// src/embedded/workflows/actions/credentials.ts
function keepCredentials(call, folder) {
	const { session } = call;
	const basic = Buffer.from(`x-access-token:${input(call, "token") || session.token}`).toString("base64");
	session.masks.add(basic);
	const file = join(session.folders.temp, `git-credentials-${randomUUID()}.config`);
	const header = `AUTHORIZATION: basic ${basic}`;
	writeFileSync(file, section("http", `${asText(session.github.server_url)}/`, { extraheader: header }), { mode: 384 });
	const gitDir = join(folder, ".git");
	const included = [gitDir, `${gitDir}/worktrees/*`].map((where) => section("includeIf", `gitdir:${where}`, { path: file })).join("");
	appendFileSync(join(gitDir, "config"), included);
	Object.assign(call.state, {
		file,
		included,
		config: join(gitDir, "config")
	});
}
function forgetCredentials({ state }) {
	const { file, included, config } = state;
	if (file !== void 0) rmSync(file, { force: true });
	if (config === void 0 || included === void 0 || !existsSync(config)) return;
	writeFileSync(config, readFileSync(config, "utf8").replace(included, ""));
}
function section(name, of, values) {
	const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"")}"`;
	const lines = Object.entries(values).map(([key, value]) => `\t${key} = ${quoted(value)}\n`);
	return `[${name} ${quoted(of)}]\n${lines.join("")}`;
}

// src/embedded/workflows/actions/wanted-ref.ts
const SHA = /^[0-9a-f]{40}$/i;
async function wantedRef(call, git, folder, repository) {
	const { facts } = call.session.request;
	const asked = input(call, "ref");
	const own = repository.toLowerCase() === facts.repository.toLowerCase();
	if (asked === "" && own) return named$1(asText(call.session.github.ref), asText(call.session.github.sha));
	if (SHA.test(asked)) return {
		ref: asked,
		refspec: asked,
		checkout: ["--detach", asked],
		commit: asked.toLowerCase()
	};
	if (asked.startsWith("refs/")) return named$1(asked, asked);
	return named$1(...await lookUp(call, git, folder, asked));
}
async function lookUp(call, git, folder, asked) {
	const listed = await git(call, folder, [
		"ls-remote",
		"--symref",
		"origin"
	]);
	const refs = new Map(listed.map((line) => line.split("	")).map(([value = "", name = ""]) => [name, value]));
	if (asked === "") {
		const ref = listed.find((line) => line.startsWith("ref: ") && line.endsWith("	HEAD"))?.slice(5).split("	")[0];
		if (ref === void 0) throw new Error("The repository has no default branch");
		return [ref, ref];
	}
	for (const ref of [`refs/heads/${asked}`, `refs/tags/${asked}`]) if (refs.has(ref)) return [ref, ref];
	throw new Error(`A branch or tag with the name '${asked}' could not be found`);
}
function named$1(ref, source) {
	const commit = SHA.test(source) ? source : void 0;
	const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
	if (branch !== void 0) {
		const local = `refs/remotes/origin/${branch}`;
		return {
			ref,
			refspec: `+${source}:${local}`,
			checkout: [
				"-B",
				branch,
				local
			],
			commit
		};
	}
	const local = ref.startsWith("refs/tags/") ? ref : ref.replace(/^refs\//, "refs/remotes/");
	return {
		ref,
		refspec: `+${source}:${local}`,
		checkout: ["--detach", local],
		commit
	};
}

// src/embedded/workflows/actions/checkout.ts
const FIXED = {
	lfs: "false",
	submodules: "false",
	"ssh-key": "",
	filter: "",
	"sparse-checkout": "",
	"github-server-url": ""
};
const checkout = {
	name: "actions/checkout",
	inputs: {
		...FIXED,
		repository: "",
		ref: "",
		token: "",
		"persist-credentials": "true",
		path: "",
		clean: "true",
		"fetch-depth": "1",
		"fetch-tags": "false",
		"show-progress": "true",
		"set-safe-directory": "true",
		"allow-unsafe-pr-checkout": "false"
	},
	async main(call) {
		refuseOthers(call);
		const { session } = call;
		const repository = input(call, "repository") || session.request.facts.repository;
		const folder = targetFolder(call);
		session.log(`Syncing repository: ${repository}`);
		await prepare(call, folder, `${session.host.forge.url}/${repository}`);
		keepCredentials(call, folder);
		try {
			await fetchAndCheckOut(call, folder, repository);
		} finally {
			if (!booleanInput(call, "persist-credentials")) forgetCredentials(call);
		}
	},
	async post(call) {
		forgetCredentials(call);
	}
};
function refuseOthers(call) {
	for (const [name, fixed] of Object.entries(FIXED)) {
		const value = input(call, name);
		if (value.toLowerCase() !== fixed) throw new Error(`'${name}: ${value}' of actions/checkout is not supported here`);
	}
}
async function fetchAndCheckOut(call, folder, repository) {
	const wanted = await wantedRef(call, git$1, folder, repository);
	const depth = Number(input(call, "fetch-depth"));
	if (!Number.isInteger(depth) || depth < 0) throw new Error(`'fetch-depth' must be a whole number, 0 for everything; it is '${input(call, "fetch-depth")}'`);
	const shallow = depth > 0 ? [`--depth=${depth}`] : [];
	const all = depth > 0 ? [] : ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
	await git$1(call, folder, [
		"fetch",
		"--quiet",
		...booleanInput(call, "fetch-tags") ? ["--tags"] : ["--no-tags"],
		"--prune",
		...shallow,
		"origin",
		...all,
		wanted.refspec
	]);
	await git$1(call, folder, [
		"checkout",
		"--quiet",
		"--force",
		...wanted.checkout
	]);
	const [commit = ""] = wanted.commit === void 0 ? await git$1(call, folder, [
		"log",
		"-1",
		"--format=%H"
	]) : [wanted.commit];
	call.outputs.ref = wanted.ref;
	call.outputs.commit = commit;
}
function targetFolder(call) {
	const { workspace } = call.session.folders;
	const folder = resolve(workspace, input(call, "path"));
	if (folder !== workspace && !folder.startsWith(workspace + sep)) throw new Error(`Repository path '${folder}' is not under '${workspace}'`);
	return folder;
}
async function git$1(call, folder, args) {
	return runCommand(call, {
		command: "git",
		args,
		cwd: folder,
		env: { GIT_TERMINAL_PROMPT: "0" }
	});
}
async function prepare(call, folder, url) {
	mkdirSync(folder, { recursive: true });
	if (existsSync(join(folder, ".git"))) {
		await git$1(call, folder, [
			"remote",
			"set-url",
			"origin",
			url
		]);
		if (!booleanInput(call, "clean")) return;
		await git$1(call, folder, [
			"clean",
			"-ffdx",
			"--quiet"
		]);
		await git$1(call, folder, [
			"reset",
			"--hard",
			"--quiet"
		]).catch(() => []);
		return;
	}
	for (const name of readdirSync(folder)) rmSync(join(folder, name), {
		recursive: true,
		force: true
	});
	await git$1(call, folder, [
		"init",
		"--quiet",
		"--template="
	]);
	const origin = section("remote", "origin", {
		url,
		fetch: "+refs/heads/*:refs/remotes/origin/*"
	});
	appendFileSync(join(folder, ".git", "config"), `${origin}[gc]\n\tauto = 0\n`);
}

// src/embedded/workflows/actions/download-artifact.ts
const downloadArtifact = {
	name: "actions/download-artifact",
	inputs: {
		name: "",
		"artifact-ids": "",
		path: "",
		pattern: "",
		"merge-multiple": "false",
		"github-token": "",
		repository: "",
		"run-id": "",
		"digest-mismatch": "error",
		"skip-decompress": "false"
	},
	async main(call) {
		const { folders, host, request } = call.session;
		const repository = input(call, "repository") || request.facts.repository;
		const path = resolve(folders.workspace, input(call, "path").replace(/^~(?=\/|$)/, folders.home));
		if (booleanInput(call, "skip-decompress")) throw new Error("'skip-decompress: true' of actions/download-artifact is not supported here");
		const wanted = wantedArtifacts(call, repository);
		const flat = input(call, "name") !== "" || isOneId(call) || booleanInput(call, "merge-multiple");
		for (const artifact of wanted) {
			const target = flat ? path : join(path, artifact.name);
			call.session.log(`Downloading artifact ${artifact.name} to ${target}`);
			extract(call, () => host.artifacts.extract(repository, artifact.id, target));
		}
		call.session.log(`Total of ${wanted.length} artifact(s) downloaded`);
		call.outputs["download-path"] = path;
	}
};
function wantedArtifacts(call, repository) {
	const { host, request } = call.session;
	const otherRun = input(call, "run-id");
	if (otherRun !== "" && input(call, "github-token") === "") throw new Error("Unable to download artifact(s): 'run-id' needs 'github-token'");
	const all = host.artifacts.list(repository, otherRun === "" ? request.facts.id : Number(otherRun));
	const name = input(call, "name");
	if (name !== "") {
		const found = all.filter((artifact) => artifact.name === name).slice(-1);
		if (found.length > 0) return found;
		throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}\n        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.`);
	}
	const ids = wantedIds(call);
	if (ids.length > 0) {
		const found = all.filter((artifact) => ids.includes(String(artifact.id)));
		if (found.length < ids.length) throw new Error(`None of the provided artifact IDs were found: ${ids.join(", ")}`);
		return found;
	}
	const pattern = input(call, "pattern");
	return pattern === "" ? all : all.filter((artifact) => globPattern(pattern).test(artifact.name));
}
function wantedIds(call) {
	return input(call, "artifact-ids").split(",").map((id) => id.trim()).filter((id) => id !== "");
}
function isOneId(call) {
	return wantedIds(call).length === 1;
}
function extract(call, work) {
	if (work() === "whole") return;
	const message = "The digest of the downloaded artifact does not match the expected digest";
	const what = input(call, "digest-mismatch");
	if (what === "error") throw new Error(message);
	if (what === "warn") call.session.annotate({
		level: "warning",
		message
	});
	else if (what === "info") call.session.log(message);
	else if (what !== "ignore") throw new Error(`'digest-mismatch: ${what}' is not known: use error, warn, info or ignore`);
}

// node_modules/@actions/workflow-parser/dist/actions/action-constants.js
const ACTION_ROOT = "action-root-strict";

// node_modules/@actions/workflow-parser/dist/action-v1.0.min.json
var action_v1_0_min_default = { definitions: {
	"action-root": {
		"description": "Action file",
		"mapping": {
			"properties": {
				"name": "string",
				"description": "string",
				"inputs": "inputs",
				"outputs": "outputs",
				"runs": "runs"
			},
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		}
	},
	"action-root-strict": {
		"description": "GitHub Action manifest file (action.yml/action.yaml) that defines an action's metadata, inputs, outputs, and execution configuration.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions)",
		"mapping": { "properties": {
			"name": {
				"type": "non-empty-string",
				"required": true,
				"description": "The name of your action. GitHub displays the name in the Actions tab to help visually identify actions in each job.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#name)"
			},
			"description": {
				"type": "string",
				"required": true,
				"description": "A short description of the action. GitHub displays this description in the Actions Marketplace.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#description)"
			},
			"author": {
				"type": "string",
				"description": "The name of the action's author.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#author)"
			},
			"inputs": "inputs-strict",
			"outputs": "outputs",
			"runs": {
				"type": "runs-strict",
				"required": true
			},
			"branding": "branding"
		} }
	},
	"inputs": { "mapping": {
		"loose-key-type": "non-empty-string",
		"loose-value-type": "input"
	} },
	"inputs-strict": {
		"description": "Input parameters allow you to specify data that the action expects to use during runtime. GitHub stores input parameters as environment variables. Inputs ids with uppercase letters are converted to lowercase during runtime.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputs)",
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "input-strict"
		}
	},
	"input": { "mapping": {
		"properties": { "default": "input-default-context" },
		"loose-key-type": "non-empty-string",
		"loose-value-type": "any"
	} },
	"input-strict": {
		"description": "An input parameter for this action.",
		"mapping": {
			"properties": {
				"description": {
					"type": "string",
					"description": "A string description of the input parameter.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddescription)"
				},
				"required": {
					"type": "boolean",
					"description": "A boolean to indicate whether the action requires the input parameter. Set to true when the parameter is required.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_idrequired)"
				},
				"default": {
					"type": "input-default-context",
					"description": "A string representing the default value. The default value is used when an input parameter isn't specified in a workflow file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddefault)"
				},
				"deprecationMessage": {
					"type": "string",
					"description": "A string shown to users using the deprecated input, warning them that the input is deprecated and mentioning any alternatives.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddeprecationmessage)"
				}
			},
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		}
	},
	"input-default-context": {
		"description": "A string representing the default value. The default value is used when an input parameter isn't specified in a workflow file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddefault)",
		"context": [
			"github",
			"strategy",
			"matrix",
			"job",
			"runner",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"outputs": {
		"description": "Output parameters allow you to declare data that an action sets. Actions that run later in a workflow can use the output data set in previously run actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputs-for-composite-actions)",
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "output-definition"
		}
	},
	"output-definition": {
		"description": "An output parameter for this action.",
		"mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the output parameter.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_iddescription)"
			},
			"value": {
				"type": "output-value",
				"description": "The value that the output parameter will be mapped to. You can set this to a string or an expression with context.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_idvalue)"
			}
		} }
	},
	"output-value": {
		"description": "The value that the output parameter will be mapped to. You can set this to a string or an expression with context.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_idvalue)",
		"context": [
			"github",
			"strategy",
			"matrix",
			"steps",
			"inputs",
			"job",
			"runner",
			"env"
		],
		"string": {}
	},
	"runs-if": {
		"description": "Condition to control when this action's pre or post script runs.",
		"context": [
			"runner",
			"github",
			"job",
			"strategy",
			"matrix",
			"env",
			"inputs",
			"always(0,0)",
			"success(0,0)",
			"failure(0,0)",
			"cancelled(0,0)",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"runs": { "one-of": [
		"container-runs",
		"node-runs",
		"composite-runs",
		"plugin-runs"
	] },
	"runs-strict": {
		"description": "Specifies whether this is a JavaScript action, a composite action, or a Docker container action and how the action is executed.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"one-of": [
			"container-runs-strict",
			"node-runs-strict",
			"composite-runs-strict"
		]
	},
	"plugin-runs": { "mapping": { "properties": { "plugin": "non-empty-string" } } },
	"container-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"image": "non-empty-string",
		"entrypoint": "non-empty-string",
		"args": "container-runs-args",
		"env": "container-runs-env",
		"pre-entrypoint": "non-empty-string",
		"pre-if": "non-empty-string",
		"post-entrypoint": "non-empty-string",
		"post-if": "non-empty-string"
	} } },
	"container-runs-args": {
		"description": "An array of strings that define the inputs for a Docker container. Inputs can include hardcoded strings. GitHub passes the args to the container's ENTRYPOINT when the container starts up.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsargs)",
		"sequence": { "item-type": "container-runs-context" }
	},
	"container-runs-env": {
		"description": "Specifies a key/value map of environment variables to set in the container environment.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsenv)",
		"context": ["inputs"],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"container-runs-context": {
		"context": ["inputs"],
		"string": {}
	},
	"node-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"main": "non-empty-string",
		"pre": "non-empty-string",
		"pre-if": "non-empty-string",
		"post": "non-empty-string",
		"post-if": "non-empty-string"
	} } },
	"composite-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"steps": "composite-steps"
	} } },
	"container-runs-strict": {
		"description": "Configuration for Docker container actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Must be docker for Docker container actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"image": {
				"type": "non-empty-string",
				"required": true,
				"description": "The Docker image to use as the container to run the action. The value can be the Docker base image name, a local Dockerfile in your repository, or a public image in Docker Hub or another registry.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsimage)"
			},
			"entrypoint": {
				"type": "non-empty-string",
				"description": "Overrides the Docker ENTRYPOINT in the Dockerfile, or sets it if one wasn't already specified.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsentrypoint)"
			},
			"args": "container-runs-args",
			"env": "container-runs-env",
			"pre-entrypoint": {
				"type": "non-empty-string",
				"description": "Allows you to run a script before the entrypoint action begins.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-entrypoint)"
			},
			"pre-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the pre: action execution. The pre: action will only run if the conditions in pre-if are met. If not set, then pre-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-if)"
			},
			"post-entrypoint": {
				"type": "non-empty-string",
				"description": "Allows you to run a cleanup script once the runs.entrypoint action has completed.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-entrypoint)"
			},
			"post-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the post: action execution. The post: action will only run if the conditions in post-if are met. If not set, then post-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-if)"
			}
		} }
	},
	"node-runs-strict": {
		"description": "Configuration for JavaScript actions executed with Node.js.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Use node20 or node24 for JavaScript actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"main": {
				"type": "non-empty-string",
				"required": true,
				"description": "The file that contains your action code. The runtime specified in using executes this file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsmain)"
			},
			"pre": {
				"type": "non-empty-string",
				"description": "Allows you to run a script at the start of a job, before the main: action begins. You can use pre: to run prerequisite setup scripts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre)"
			},
			"pre-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the pre: action execution. The pre: action will only run if the conditions in pre-if are met. If not set, then pre-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-if)"
			},
			"post": {
				"type": "non-empty-string",
				"description": "Allows you to run a script at the end of a job, once the main: action has completed. You can use post: to run cleanup scripts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost)"
			},
			"post-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the post: action execution. The post: action will only run if the conditions in post-if are met. If not set, then post-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-if)"
			}
		} }
	},
	"composite-runs-strict": {
		"description": "Configuration for composite actions that run multiple steps.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Must be composite for composite actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"steps": {
				"type": "composite-steps",
				"required": true
			}
		} }
	},
	"composite-steps": {
		"description": "The steps that you plan to run in this action. These can be either run steps or uses steps.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runssteps)",
		"sequence": { "item-type": "composite-step" }
	},
	"composite-step": {
		"description": "A step within a composite action.",
		"one-of": ["run-step", "uses-step"]
	},
	"run-step": {
		"description": "Runs a command-line program using the operating system's shell.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsrun)",
		"mapping": { "properties": {
			"name": {
				"type": "string-steps-context",
				"description": "A name for your step to display on GitHub.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsname)"
			},
			"id": {
				"type": "non-empty-string",
				"description": "A unique identifier for the step. You can use the id to reference the step in contexts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsid)"
			},
			"if": {
				"type": "step-if",
				"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)"
			},
			"run": {
				"type": "string-steps-context",
				"required": true,
				"description": "The command you want to run. This can be inline or a script in your action repository.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsrun)"
			},
			"shell": {
				"type": "string-steps-context",
				"required": true,
				"description": "The shell where you want to run the command. Any shell supported by the runner can be used. Required if run is set.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsshell)"
			},
			"env": "step-env",
			"continue-on-error": {
				"type": "boolean-steps-context",
				"description": "Prevents the action from failing when a step fails. Set to true to allow the action to pass when this step fails.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepscontinue-on-error)"
			},
			"working-directory": {
				"type": "string-steps-context",
				"description": "Specifies the working directory where the command is run.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsworking-directory)"
			}
		} }
	},
	"uses-step": {
		"description": "Runs another action as part of a step in your action.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsuses)",
		"mapping": { "properties": {
			"name": {
				"type": "string-steps-context",
				"description": "A name for your step to display on GitHub.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsname)"
			},
			"id": {
				"type": "non-empty-string",
				"description": "A unique identifier for the step. You can use the id to reference the step in contexts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsid)"
			},
			"if": {
				"type": "step-if",
				"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)"
			},
			"uses": {
				"type": "non-empty-string",
				"required": true,
				"description": "Selects an action to run as part of a step in your action. An action is a reusable unit of code.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsuses)"
			},
			"with": "step-with",
			"env": "step-env",
			"continue-on-error": {
				"type": "boolean-steps-context",
				"description": "Prevents the action from failing when a step fails. Set to true to allow the action to pass when this step fails.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepscontinue-on-error)"
			}
		} }
	},
	"string-steps-context": {
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"boolean-steps-context": {
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"boolean": {}
	},
	"step-env": {
		"description": "Sets variables for steps to use in the runner environment. You can also set variables for the entire action.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsenv)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"step-if": {
		"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"always(0,0)",
			"failure(0,0)",
			"cancelled(0,0)",
			"success(0,0)",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"step-with": {
		"description": "A map of the input parameters defined by the action. Each input parameter is a key/value pair.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepswith)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"branding": {
		"description": "You can use a color and Feather icon to create a badge to personalize and distinguish your action in GitHub Marketplace.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#branding)",
		"mapping": { "properties": {
			"icon": {
				"type": "branding-icon",
				"description": "The name of the v4.28.0 Feather icon to use.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingicon)"
			},
			"color": {
				"type": "branding-color",
				"description": "The background color of the badge.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingcolor)"
			}
		} }
	},
	"branding-icon": {
		"description": "The name of the v4.28.0 Feather icon to use. Brand icons are omitted as well as: coffee, columns, divide-circle, divide-square, divide, frown, hexagon, key, meh, mouse-pointer, smile, tool, x-octagon.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingicon)",
		"allowed-values": [
			"activity",
			"airplay",
			"alert-circle",
			"alert-octagon",
			"alert-triangle",
			"align-center",
			"align-justify",
			"align-left",
			"align-right",
			"anchor",
			"aperture",
			"archive",
			"arrow-down-circle",
			"arrow-down-left",
			"arrow-down-right",
			"arrow-down",
			"arrow-left-circle",
			"arrow-left",
			"arrow-right-circle",
			"arrow-right",
			"arrow-up-circle",
			"arrow-up-left",
			"arrow-up-right",
			"arrow-up",
			"at-sign",
			"award",
			"bar-chart-2",
			"bar-chart",
			"battery-charging",
			"battery",
			"bell-off",
			"bell",
			"bluetooth",
			"bold",
			"book-open",
			"book",
			"bookmark",
			"box",
			"briefcase",
			"calendar",
			"camera-off",
			"camera",
			"cast",
			"check-circle",
			"check-square",
			"check",
			"chevron-down",
			"chevron-left",
			"chevron-right",
			"chevron-up",
			"chevrons-down",
			"chevrons-left",
			"chevrons-right",
			"chevrons-up",
			"circle",
			"clipboard",
			"clock",
			"cloud-drizzle",
			"cloud-lightning",
			"cloud-off",
			"cloud-rain",
			"cloud-snow",
			"cloud",
			"code",
			"command",
			"compass",
			"copy",
			"corner-down-left",
			"corner-down-right",
			"corner-left-down",
			"corner-left-up",
			"corner-right-down",
			"corner-right-up",
			"corner-up-left",
			"corner-up-right",
			"cpu",
			"credit-card",
			"crop",
			"crosshair",
			"database",
			"delete",
			"disc",
			"dollar-sign",
			"download-cloud",
			"download",
			"droplet",
			"edit-2",
			"edit-3",
			"edit",
			"external-link",
			"eye-off",
			"eye",
			"fast-forward",
			"feather",
			"file-minus",
			"file-plus",
			"file-text",
			"file",
			"film",
			"filter",
			"flag",
			"folder-minus",
			"folder-plus",
			"folder",
			"gift",
			"git-branch",
			"git-commit",
			"git-merge",
			"git-pull-request",
			"globe",
			"grid",
			"hard-drive",
			"hash",
			"headphones",
			"heart",
			"help-circle",
			"home",
			"image",
			"inbox",
			"info",
			"italic",
			"layers",
			"layout",
			"life-buoy",
			"link-2",
			"link",
			"list",
			"loader",
			"lock",
			"log-in",
			"log-out",
			"mail",
			"map-pin",
			"map",
			"maximize-2",
			"maximize",
			"menu",
			"message-circle",
			"message-square",
			"mic-off",
			"mic",
			"minimize-2",
			"minimize",
			"minus-circle",
			"minus-square",
			"minus",
			"monitor",
			"moon",
			"more-horizontal",
			"more-vertical",
			"move",
			"music",
			"navigation-2",
			"navigation",
			"octagon",
			"package",
			"paperclip",
			"pause-circle",
			"pause",
			"percent",
			"phone-call",
			"phone-forwarded",
			"phone-incoming",
			"phone-missed",
			"phone-off",
			"phone-outgoing",
			"phone",
			"pie-chart",
			"play-circle",
			"play",
			"plus-circle",
			"plus-square",
			"plus",
			"pocket",
			"power",
			"printer",
			"radio",
			"refresh-ccw",
			"refresh-cw",
			"repeat",
			"rewind",
			"rotate-ccw",
			"rotate-cw",
			"rss",
			"save",
			"scissors",
			"search",
			"send",
			"server",
			"settings",
			"share-2",
			"share",
			"shield-off",
			"shield",
			"shopping-bag",
			"shopping-cart",
			"shuffle",
			"sidebar",
			"skip-back",
			"skip-forward",
			"slash",
			"sliders",
			"smartphone",
			"speaker",
			"square",
			"star",
			"stop-circle",
			"sun",
			"sunrise",
			"sunset",
			"tablet",
			"tag",
			"target",
			"terminal",
			"thermometer",
			"thumbs-down",
			"thumbs-up",
			"toggle-left",
			"toggle-right",
			"trash-2",
			"trash",
			"trending-down",
			"trending-up",
			"triangle",
			"truck",
			"tv",
			"type",
			"umbrella",
			"underline",
			"unlock",
			"upload-cloud",
			"upload",
			"user-check",
			"user-minus",
			"user-plus",
			"user-x",
			"user",
			"users",
			"video-off",
			"video",
			"voicemail",
			"volume-1",
			"volume-2",
			"volume-x",
			"volume",
			"watch",
			"wifi-off",
			"wifi",
			"wind",
			"x-circle",
			"x-square",
			"x",
			"zap-off",
			"zap",
			"zoom-in",
			"zoom-out"
		]
	},
	"branding-color": {
		"description": "The background color of the badge.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingcolor)",
		"allowed-values": [
			"white",
			"yellow",
			"blue",
			"green",
			"orange",
			"red",
			"purple",
			"gray-dark"
		]
	},
	"using": {
		"description": "The runtime used to execute the action.",
		"allowed-values": [
			"docker",
			"node12",
			"node16",
			"node20",
			"node24",
			"composite"
		]
	},
	"non-empty-string": { "string": { "require-non-empty": true } }
} };

// node_modules/@actions/workflow-parser/dist/actions/action-schema.js
let schema;
function getActionSchema() {
	if (schema === void 0) {
		const json = JSON.stringify(action_v1_0_min_default);
		schema = TemplateSchema.load(new JSONObjectReader(void 0, json));
	}
	return schema;
}

// node_modules/@actions/workflow-parser/dist/actions/action-parser.js
function parseAction(entryFile, contextOrTrace) {
	const context = contextOrTrace instanceof TemplateContext ? contextOrTrace : new TemplateContext(new TemplateValidationErrors(), getActionSchema(), contextOrTrace);
	const fileId = context.getFileId(entryFile.name);
	const reader = new YamlObjectReader(fileId, entryFile.content);
	if (reader.errors.length > 0) {
		for (const err of reader.errors) context.error(fileId, err.message, err.range);
		return {
			context,
			value: void 0
		};
	}
	return {
		context,
		value: readTemplate(context, ACTION_ROOT, reader, fileId)
	};
}

// src/embedded/workflows/actions/read-action.ts
const NODE_VERSIONS = /* @__PURE__ */ new Set(["node20", "node24"]);
const MARKETPLACE_RULE = /^Required property is missing: (name|description)$/;
function readAction(name, folder) {
	const file = ["action.yml", "action.yaml"].map((base) => join(folder, base)).find((path) => existsSync(path));
	if (file === void 0) throw new Error(`Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${folder}'. Did you forget to run actions/checkout before running your local action?`);
	const root = parse$1(file);
	const runs = root.find("runs");
	const find = runs === void 0 ? () => void 0 : finder(runs);
	const using = find("using")?.toString().toLowerCase() ?? "";
	const common = {
		...name,
		folder,
		inputs: readInputs(root)
	};
	if (using === "composite") {
		const outputs = entries(root.find("outputs")).map(([key, output]) => ({
			name: key,
			value: finder(output)("value")
		}));
		return {
			...common,
			kind: "composite",
			steps: readSteps(find("steps")),
			outputs
		};
	}
	if (!NODE_VERSIONS.has(using)) throw new Error(`'using: ${using}' of ${name.uses} is not supported here: node24 and composite actions are`);
	return {
		...common,
		kind: "node",
		...readPrograms(find)
	};
}
function readPrograms(find) {
	const condition = (key) => find(key) === void 0 ? "always()" : readCondition(find(key));
	return {
		main: find("main")?.toString() ?? "",
		pre: find("pre")?.toString(),
		preIf: condition("pre-if"),
		post: find("post")?.toString(),
		postIf: condition("post-if")
	};
}
function readInputs(root) {
	return entries(root.find("inputs")).map(([name, input]) => ({
		name,
		default: finder(input)("default")
	}));
}
function parse$1(file) {
	const { context, value } = parseAction({
		name: file,
		content: readFileSync(file, "utf8")
	}, new NoOperationTraceWriter());
	const [problem] = context.errors.getErrors().filter(({ rawMessage }) => !MARKETPLACE_RULE.test(rawMessage));
	if (problem !== void 0) throw new Error(problem.message);
	if (value === void 0 || !isMapping(value)) throw new Error(`${file} is not an action`);
	return value;
}

// src/embedded/workflows/actions/setup-node.ts
const setupNode = {
	name: "actions/setup-node",
	inputs: {
		"node-version": "",
		"node-version-file": "",
		"check-latest": "false",
		architecture: "",
		cache: "",
		"cache-dependency-path": "",
		"package-manager-cache": "true",
		"registry-url": "",
		scope: "",
		token: ""
	},
	async main(call) {
		const { session } = call;
		const { node } = session.host;
		const [version = ""] = await runCommand(call, {
			command: node,
			args: ["--version"],
			cwd: session.folders.workspace
		});
		const asked = input(call, "node-version") || input(call, "node-version-file");
		session.log(`This machine's node ${version} is used${asked === "" ? "" : ` (asked for: ${asked})`}`);
		if (input(call, "cache") !== "") session.log(`Nothing is cached here (asked for: ${input(call, "cache")})`);
		const registry = input(call, "registry-url");
		if (registry !== "") session.log(`No .npmrc is written here (asked for: ${registry})`);
		const folder = join(session.folders.toolCache, "node", "bin");
		mkdirSync(folder, { recursive: true });
		rmSync(join(folder, "node"), { force: true });
		symlinkSync(node, join(folder, "node"));
		session.prependedPaths.push(folder);
		call.outputs["node-version"] = version;
	}
};

// src/embedded/workflows/actions/upload-artifact.ts
const FORBIDDEN = /["<>|*?:\r\n\\/]/;
const uploadArtifact = {
	name: "actions/upload-artifact",
	inputs: {
		name: "artifact",
		path: "",
		"if-no-files-found": "warn",
		"retention-days": "",
		"compression-level": "6",
		overwrite: "false",
		"include-hidden-files": "false",
		archive: "true"
	},
	async main(call) {
		const name = input(call, "name");
		if (FORBIDDEN.test(name)) throw new Error(`The artifact name is not valid: ${name}`);
		if (input(call, "archive") !== "true") throw new Error("'archive: false' of actions/upload-artifact is not supported here");
		const files = filesToUpload(call);
		if (files.size === 0) return reportNone(call);
		const { session } = call;
		const { artifacts, clock } = session.host;
		const { repository, id: runId, attempt } = session.request.facts;
		const overwrite = booleanInput(call, "overwrite");
		const record = artifacts.add({
			repository,
			runId,
			attempt,
			name,
			createdAt: clock.now(),
			files
		}, overwrite);
		const digest = artifacts.digest(repository, record.id);
		session.log(`With the provided path, there will be ${files.size} file${files.size === 1 ? "" : "s"} uploaded`);
		session.log(`SHA256 digest of uploaded artifact is ${digest}`);
		session.log(`Artifact ${name} has been successfully uploaded! Final size is ${record.bytes} bytes.`);
		call.outputs["artifact-id"] = String(record.id);
		call.outputs["artifact-digest"] = digest;
		call.outputs["artifact-url"] = `${session.host.forge.url}/${repository}/actions/runs/${runId}/artifacts/${record.id}`;
	}
};
function filesToUpload(call) {
	const { workspace, home } = call.session.folders;
	const patterns = input(call, "path").split("\n").map((line) => line.replace(/^(\s*!?)~(?=\/|$)/, `$1${home}`));
	if (patterns.every((line) => line.trim() === "")) throw new Error("Input required and not supplied: path");
	const found = findFiles(workspace, patterns);
	const [only] = found.files;
	const root = found.files.length === 1 && found.searchPaths.length === 1 && found.searchPaths[0] === only ? dirname(only ?? workspace) : commonFolder(found.searchPaths);
	const hidden = booleanInput(call, "include-hidden-files");
	const named = found.files.map((file) => [file, relative(root, file)]);
	return new Map(named.filter(([, name]) => hidden || !/(^|\/)\./.test(name)));
}
function reportNone(call) {
	const message = `No files were found with the provided path: ${input(call, "path")}. No artifacts will be uploaded.`;
	const what = input(call, "if-no-files-found");
	if (what === "error") throw new Error(message);
	if (what === "ignore") call.session.log(message);
	else if (what === "warn") call.session.annotate({
		level: "warning",
		message
	});
	else throw new Error(`Unrecognized if-no-files-found input. Provided: ${what}. Available options: warn,error,ignore`);
}

// src/embedded/workflows/actions/find-action.ts
const STAND_INS = [
	checkout,
	uploadArtifact,
	downloadArtifact,
	setupNode,
	cache
];
function isLocal(uses) {
	return uses.startsWith("./") || uses === ".";
}
function findAction(session, uses) {
	if (isLocal(uses)) return readAction({
		uses,
		repository: "",
		ref: ""
	}, resolve(session.folders.workspace, uses));
	const known = session.actions.get(uses);
	if (known !== void 0) return known;
	const found = findRemote(session, uses);
	session.actions.set(uses, found);
	return found;
}
function findRemote(session, uses) {
	const match = /^([^/@]+\/[^/@]+)(?:\/([^@]+))?@(.+)$/.exec(uses);
	if (match === null || uses.split(/[/@]/).some((part) => part === "." || part === "..")) throw new Error(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`);
	const [, repository = "", path = "", ref = ""] = match;
	const name = {
		uses,
		repository,
		ref
	};
	const { localActions, actionsFolder } = session.host;
	const given = localActions.get(repository.toLowerCase());
	if (given !== void 0) return readAction(name, join(given, path));
	const folder = actionsFolder === void 0 ? void 0 : join(actionsFolder, repository, path);
	if (folder !== void 0 && existsSync(folder)) return readAction(name, folder);
	const wanted = [repository, path].filter(Boolean).join("/").toLowerCase();
	const standIn = STAND_INS.find((candidate) => candidate.name === wanted);
	if (standIn === void 0) throw new Error(unknownAction(uses, repository, actionsFolder));
	const inputs = Object.keys(standIn.inputs).map((key) => ({
		name: key,
		default: void 0
	}));
	return {
		...name,
		kind: "built-in",
		inputs,
		standIn
	};
}
function unknownAction(uses, repository, actionsFolder) {
	return `Unable to resolve action '${uses}': it is not built in (${STAND_INS.map((standIn) => standIn.name).join(", ")} are); ${actionsFolder === void 0 ? `give a folder of actions that has ${repository}` : `put it into ${join(actionsFolder, repository)}`}`;
}

// src/embedded/workflows/steps/action-inputs.ts
function actionInputs(call, action, given) {
	const scope = scopeOf(call.frame, call.env);
	const texts = Object.entries(evaluateTexts(given, scope));
	const inputs = /* @__PURE__ */ new Map();
	for (const { name, default: preset } of action.inputs) {
		const own = texts.find(([key]) => key.toLowerCase() === name.toLowerCase());
		inputs.set(name, own === void 0 ? evaluateText(preset, {
			...scope,
			contexts: withoutInputs(scope.contexts)
		}) : own[1]);
	}
	const unknown = texts.filter(([key]) => !action.inputs.some(({ name }) => name.toLowerCase() === key.toLowerCase()));
	for (const [key, value] of unknown) inputs.set(key, value);
	if (unknown.length > 0) reportUnknown(call, action, unknown.map(([key]) => key));
	return inputs;
}
function withoutInputs(contexts) {
	return {
		...contexts,
		inputs: {}
	};
}
function reportUnknown(call, action, unknown) {
	const names = unknown.map((name) => `'${name}'`).join(", ");
	if (action.kind === "built-in") throw new Error(`The built-in ${action.standIn.name} does not know the input ${names}`);
	const message = `Unexpected input(s) ${names}, valid inputs are [${action.inputs.map(({ name }) => `'${name}'`).join(", ")}]`;
	call.frame.session.annotate({
		level: "warning",
		message
	});
}
function inputVariables(inputs) {
	return Object.fromEntries([...inputs].map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]));
}

// src/embedded/workflows/steps/step-environment.ts
function stepEnvironment(frame, stepEnv, action = {}) {
	const { session } = frame;
	const { PATH, LANG } = session.host.machine;
	const { CI = "true", ...own } = defaultVariables({
		...session.github,
		...frame.github,
		...action
	}, session.runner);
	const chosen = {
		...session.env,
		...frame.env,
		...stepEnv
	};
	return {
		HOME: session.folders.home,
		...LANG === void 0 ? {} : { LANG },
		CI,
		...chosen,
		PATH: [...session.prependedPaths.toReversed(), chosen.PATH ?? PATH].join(delimiter),
		...own
	};
}
function commandFileVariables(files) {
	return {
		GITHUB_OUTPUT: files.output,
		GITHUB_ENV: files.env,
		GITHUB_PATH: files.path,
		GITHUB_STATE: files.state,
		GITHUB_STEP_SUMMARY: files.summary
	};
}

// src/embedded/workflows/steps/perform-built-in.ts
async function performBuiltIn(call, action, given) {
	const { standIn } = action;
	const inputs = new Map(Object.entries(standIn.inputs));
	for (const [name, value] of given) if (value !== "") inputs.set(name, value);
	const standInCall = {
		session: call.frame.session,
		inputs,
		state: call.state,
		outputs: {},
		env: stepEnvironment(call.frame, call.env, { action: call.id })
	};
	const { post } = standIn;
	if (post !== void 0) addPost(call, "always()", async () => {
		await post(standInCall);
		return {
			ok: true,
			outputs: {}
		};
	});
	await standIn.main(standInCall);
	return {
		ok: true,
		outputs: standInCall.outputs
	};
}

// src/embedded/workflows/steps/perform-composite.ts
async function performComposite(call, action, inputs) {
	const outer = call.frame;
	const frame = {
		session: outer.session,
		composite: true,
		github: {
			action: call.id,
			action_path: action.folder,
			action_repository: action.repository,
			action_ref: action.ref
		},
		inputs: Object.fromEntries(inputs),
		env: {
			...outer.env,
			...call.env
		},
		steps: {},
		outcome: { status: "success" },
		defaults: []
	};
	for (const step of action.steps) {
		if (step.kind === "run" && step.shell === void 0) {
			const file = relative(outer.session.folders.workspace, action.folder) || action.uses;
			throw new Error(`${file}: Required property is missing: shell`);
		}
		await runStep(frame, step);
		if (outer.session.isInterrupted()) break;
	}
	const scope = scopeOf(frame, {});
	const outputs = Object.fromEntries(action.outputs.map(({ name, value }) => [name, evaluateText(value, scope)]));
	return {
		ok: frame.outcome.status === "success",
		outputs
	};
}

// src/embedded/workflows/command-files.ts
const LARGEST_SUMMARY = 1048576;
function createCommandFiles(tempFolder) {
	const folder = join(tempFolder, "_runner_file_commands");
	mkdirSync(folder, { recursive: true });
	const suffix = randomUUID();
	const file = (prefix) => {
		const path = join(folder, `${prefix}_${suffix}`);
		writeFileSync(path, "");
		return path;
	};
	return {
		output: file("set_output"),
		env: file("set_env"),
		path: file("add_path"),
		state: file("save_state"),
		summary: file("step_summary")
	};
}
function takeCommandFiles(files) {
	const errors = [];
	let failed = false;
	const pairs = (name, path) => {
		try {
			return Object.fromEntries(parseKeyValues(readText(path)));
		} catch (error) {
			errors.push(`Unable to process file command '${name}' successfully.`, error.message);
			failed = true;
			return {};
		}
	};
	const paths = readText(files.path).split(/\r?\n/).filter((line) => line !== "");
	const env = pairs("env", files.env);
	for (const name of Object.keys(env).filter((key) => key.toUpperCase() === "NODE_OPTIONS")) {
		delete env[name];
		errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
	}
	const summary = takeSummary(files.summary, errors);
	const taken = {
		outputs: pairs("output", files.output),
		env,
		paths,
		state: pairs("state", files.state),
		summary
	};
	for (const path of Object.values(files)) rmSync(path, { force: true });
	return {
		...taken,
		errors,
		failed
	};
}
function takeSummary(path, errors) {
	const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (size <= LARGEST_SUMMARY) return readText(path);
	const limit = LARGEST_SUMMARY / 1024;
	errors.push(`$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}k, got ${Math.floor(size / 1024)}k.`);
	return "";
}
function readText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
function parseKeyValues(text) {
	const lines = text.split("\n");
	const pairs = [];
	for (let index = 0; index < lines.length; index += 1) {
		const line = lines[index] ?? "";
		if (line === "") continue;
		const equals = line.indexOf("=");
		const heredoc = line.indexOf("<<");
		if (equals < 0 && heredoc < 0) throw new Error(`Invalid format '${line}'`);
		if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
			if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
			pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
		} else {
			const end = endOfBlock(lines, index, heredoc);
			pairs.push([line.slice(0, heredoc), lines.slice(index + 1, end).join("\n")]);
			index = end;
		}
	}
	return pairs;
}
function endOfBlock(lines, start, heredoc) {
	const line = lines[start] ?? "";
	const delimiter = line.slice(heredoc + 2);
	if (heredoc === 0 || delimiter === "") throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
	const end = lines.indexOf(delimiter, start + 1);
	if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
	return end;
}

// src/embedded/workflows/commands.ts
const ANNOTATIONS = [
	"error",
	"warning",
	"notice"
];
const KNOWN = /* @__PURE__ */ new Set([
	...ANNOTATIONS,
	"add-mask",
	"add-matcher",
	"add-path",
	"debug",
	"echo",
	"endgroup",
	"group",
	"remove-matcher",
	"save-state",
	"set-env",
	"set-output",
	"stop-commands"
]);
var CommandReader = class {
	#stopToken;
	read(line) {
		const command = parseCommand(line);
		if (this.#stopToken !== void 0) {
			if (command?.name === this.#stopToken) this.#stopToken = void 0;
			return {
				kind: "text",
				text: line
			};
		}
		if (command === void 0 || !KNOWN.has(command.name)) return {
			kind: "text",
			text: line
		};
		if (command.name !== "stop-commands") return effectOf(command);
		if (command.value === "" || KNOWN.has(command.value.toLowerCase())) return {
			kind: "failure",
			message: `Invoked ::stop-commands:: with the token '${command.value}', which is not safe`
		};
		this.#stopToken = command.value.toLowerCase();
		return {
			kind: "text",
			text: line
		};
	}
};
function effectOf(command) {
	const level = ANNOTATIONS.find((name) => name === command.name);
	if (level !== void 0) return {
		kind: "annotation",
		annotation: asAnnotation(level, command)
	};
	switch (command.name) {
		case "add-mask": return command.value.trim() === "" ? warning(emptyMask) : {
			kind: "mask",
			value: command.value
		};
		case "group": return {
			kind: "text",
			text: `##[group]${command.value}`
		};
		case "endgroup": return {
			kind: "text",
			text: "##[endgroup]"
		};
		case "set-output": return deprecated("output", command);
		case "save-state": return deprecated("state", command);
		case "set-env":
		case "add-path": return {
			kind: "failure",
			message: disabled(command.name)
		};
		default: return { kind: "nothing" };
	}
}
const emptyMask = "Can't add secret mask for empty string in ##[add-mask] command.";
function warning(message) {
	return {
		kind: "annotation",
		annotation: {
			level: "warning",
			message
		}
	};
}
function deprecated(kind, command) {
	const name = command.properties.name;
	if (name === void 0 || name === "") return {
		kind: "failure",
		message: `Required field 'name' is missing in ##[${command.name}] command.`
	};
	const text = `The \`${command.name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.`;
	return {
		kind,
		name,
		value: command.value,
		warning: text
	};
}
function disabled(name) {
	return `The \`${name}\` command is disabled. Please upgrade to using Environment Files.`;
}
function asAnnotation(level, command) {
	const { title, file, line } = command.properties;
	return {
		level,
		message: command.value,
		...title === void 0 ? {} : { title },
		...file === void 0 ? {} : { file },
		...line === void 0 || !/^\d+$/.test(line) ? {} : { line: Number(line) }
	};
}
function parseCommand(line) {
	const match = /^\s*::([^\s:]+)(?:\s+((?:(?!::).)*))?::(.*)$/s.exec(line);
	if (match === null) return void 0;
	const properties = {};
	for (const pair of (match[2] ?? "").split(",")) {
		const equals = pair.indexOf("=");
		if (equals > 0) properties[pair.slice(0, equals).trim()] = unescapeProperty(pair.slice(equals + 1));
	}
	return {
		name: (match[1] ?? "").toLowerCase(),
		properties,
		value: unescapeData(match[3] ?? "")
	};
}
function unescapeData(text) {
	return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
function unescapeProperty(text) {
	return unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}

// src/embedded/workflows/steps/step-process.ts
async function runProgram(session, program) {
	const files = createCommandFiles(session.folders.temp);
	const printed = new PrintedCommands(session);
	const exit = await session.run({
		...program,
		env: {
			...program.env,
			...commandFileVariables(files)
		},
		onLine: (line) => printed.take(line)
	});
	const left = takeCommandFiles(files);
	for (const message of left.errors) session.annotate({
		level: "error",
		message
	});
	Object.assign(session.env, left.env);
	session.prependedPaths.push(...left.paths);
	if (left.summary !== "") session.summarize(left.summary);
	return {
		exit,
		ok: exit.kind === "exited" && exit.code === 0 && !left.failed && !printed.failed,
		outputs: {
			...printed.outputs,
			...left.outputs
		},
		state: {
			...printed.state,
			...left.state
		}
	};
}
var PrintedCommands = class {
	outputs = {};
	state = {};
	failed = false;
	#session;
	#reader = new CommandReader();
	constructor(session) {
		this.#session = session;
	}
	take(line) {
		const effect = this.#reader.read(line);
		switch (effect.kind) {
			case "text":
				this.#session.log(effect.text);
				break;
			case "annotation":
				this.#session.annotate(effect.annotation);
				break;
			case "mask":
				this.#session.masks.add(effect.value);
				this.#session.log("::add-mask::***");
				break;
			case "output":
			case "state":
				(effect.kind === "output" ? this.outputs : this.state)[effect.name] = effect.value;
				this.#session.annotate({
					level: "warning",
					message: effect.warning
				});
				break;
			case "failure":
				this.failed = true;
				this.#session.annotate({
					level: "error",
					message: effect.message
				});
		}
	}
};

// src/embedded/workflows/steps/perform-script.ts
const SHELLS = {
	"": "bash -e {0}",
	bash: "bash --noprofile --norc -eo pipefail {0}",
	sh: "sh -e {0}"
};
async function performScript(call, step) {
	const { frame, env } = call;
	const { session } = frame;
	const scope = scopeOf(frame, env);
	const script = evaluateText(step.script, scope);
	const setting = (key) => evaluateText(step[key] ?? frame.defaults.map((defaults) => defaults[key]).find(Boolean), scope);
	const shell = shellLine(setting("shell"));
	const cwd = resolve(session.folders.workspace, setting("workingDirectory"));
	logScript(frame, script, shell);
	const file = join(session.folders.temp, `${randomUUID()}.sh`);
	writeFileSync(file, script.replaceAll("\r\n", "\n"));
	const [command = "bash", ...args] = shell.split(/\s+/).map((word) => word.replaceAll("{0}", file));
	if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`An error occurred trying to start process '${command}' with working directory '${cwd}'. No such file or directory`);
	const { exit, ok, outputs } = await runProgram(session, {
		command,
		args,
		cwd,
		env: stepEnvironment(frame, env, { action: call.id })
	});
	return {
		ok,
		outputs,
		error: describeExit(command, exit)
	};
}
function describeExit(command, exit) {
	if (exit.kind === "not-started") return `'${command}' could not be started: ${exit.reason}`;
	const code = exit.kind === "killed" ? 128 + constants.signals[exit.signal] : exit.code;
	return code === 0 ? void 0 : `Process completed with exit code ${code}.`;
}
function shellLine(shell) {
	if (!isKnownShell(shell)) throw new Error(unsupportedShell(shell));
	return SHELLS[shell] ?? shell;
}
function logScript({ session }, script, shell) {
	const lines = script.replace(/\n$/, "").split("\n");
	session.log(`##[group]Run ${lines[0] ?? ""}`);
	for (const line of [...lines, `shell: ${shell}`]) session.log(line);
	session.log("##[endgroup]");
}

// src/embedded/workflows/steps/perform-node.ts
async function performNode(call, action, inputs) {
	const { post } = action;
	if (post !== void 0) addPost(call, action.postIf, () => runNode$1(call, {
		action,
		program: post,
		inputs
	}));
	return runNode$1(call, {
		action,
		program: action.main,
		inputs
	});
}
async function runNode$1(call, { action, program, inputs }) {
	const { frame, state } = call;
	const { session } = frame;
	const { node, forge } = session.host;
	const states = Object.entries(state).map(([key, value]) => [`STATE_${key}`, value]);
	const result = await runProgram(session, {
		command: node,
		args: [join(action.folder, program)],
		cwd: session.folders.workspace,
		env: {
			...stepEnvironment(frame, call.env, {
				action: call.id,
				action_path: action.folder,
				action_repository: action.repository,
				action_ref: action.ref
			}),
			...inputVariables(inputs),
			...Object.fromEntries(states),
			ACTIONS_RUNTIME_TOKEN: session.runtimeToken,
			ACTIONS_RUNTIME_URL: `${forge.url}/_apis/pipelines/`
		}
	});
	Object.assign(state, result.state);
	const { exit, ok, outputs } = result;
	return {
		ok,
		outputs,
		error: exit.kind === "exited" ? void 0 : describeExit(node, exit)
	};
}

// src/embedded/workflows/steps/perform-action.ts
async function performAction(call, step) {
	const { session } = call.frame;
	session.log(`##[group]Run ${step.uses}`);
	const action = findAction(session, step.uses);
	const inputs = actionInputs(call, action, step.inputs);
	for (const [name, value] of inputs) if (value !== "") session.log(`  ${name}: ${value}`);
	session.log("##[endgroup]");
	switch (action.kind) {
		case "node": return performNode(call, action, inputs);
		case "composite": return performComposite(call, action, inputs);
		case "built-in": return performBuiltIn(call, action, inputs);
	}
}

// src/embedded/workflows/steps/run-step.ts
async function runStep(frame, step) {
	const { session } = frame;
	const name = displayName(frame, step);
	const record = frame.composite ? void 0 : session.beginStep(name);
	const { outcome, outputs } = await decideAndPerform(frame, step, name);
	const conclusion = outcome === "failure" && mayFail(frame, step) ? "success" : outcome;
	if (step.id !== void 0) frame.steps[step.id] = {
		outputs,
		outcome,
		conclusion
	};
	if (conclusion === "failure" && frame.outcome.status === "success") frame.outcome.status = "failure";
	if (record !== void 0) session.endStep(record, conclusion);
}
async function decideAndPerform(frame, step, name) {
	const prepared = await attempt(frame, {
		name,
		stillWanted: () => true,
		timeoutMinutes: void 0
	}, async () => {
		const env = evaluateTexts(step.env, scopeOf(frame, {}));
		return {
			ok: true,
			outputs: {},
			env,
			wanted: evaluateCondition(step.condition, scopeOf(frame, env)),
			minutes: evaluateNumber(step.timeoutMinutes, scopeOf(frame, env))
		};
	});
	const plan = prepared.performed;
	if (plan === void 0) return prepared;
	if (!plan.wanted) return {
		outcome: "skipped",
		outputs: {}
	};
	const state = frame.session.preStates.get(step) ?? {};
	const call = {
		frame,
		name,
		id: stepId(step),
		env: plan.env,
		state
	};
	const stillWanted = () => evaluateCondition(step.condition, scopeOf(frame, plan.env));
	return attempt(frame, {
		name,
		stillWanted,
		timeoutMinutes: plan.minutes
	}, () => step.kind === "run" ? performScript(call, step) : performAction(call, step));
}
async function attempt({ session }, { name, stillWanted, timeoutMinutes }, work) {
	const active = {
		stillWanted,
		interrupted: void 0
	};
	const stopWatch = atDeadline(session.host.clock, timeoutMinutes, () => session.expire(active));
	const report = (message) => {
		const said = active.interrupted === void 0 ? message : INTERRUPTED[active.interrupted](name, timeoutMinutes);
		if (said !== void 0) session.annotate({
			level: "error",
			message: said
		});
	};
	try {
		const performed = await session.during(active, work);
		report(performed.error);
		const outcome = active.interrupted === void 0 && performed.ok ? "success" : "failure";
		return {
			outcome: active.interrupted === "cancelled" ? "cancelled" : outcome,
			outputs: performed.outputs,
			performed
		};
	} catch (error) {
		if (error instanceof JobLost || session.lost !== void 0) throw new JobLost();
		report(error.message);
		return {
			outcome: active.interrupted === "cancelled" ? "cancelled" : "failure",
			outputs: {}
		};
	} finally {
		stopWatch();
	}
}
const INTERRUPTED = {
	cancelled: () => "The operation was canceled.",
	"timed-out": (name, minutes) => `The action '${name}' has timed out after ${minutes} minutes.`
};
function mayFail(frame, step) {
	try {
		return evaluateBoolean(step.continueOnError, scopeOf(frame, {}));
	} catch (error) {
		frame.session.annotate({
			level: "error",
			message: error.message
		});
		return false;
	}
}
function displayName(frame, step) {
	try {
		const given = evaluateText(step.name, scopeOf(frame, {}));
		if (given !== "") return given;
		if (step.kind === "uses") return `Run ${step.uses}`;
		return `Run ${evaluateText(step.script, scopeOf(frame, {})).trim().split("\n")[0] ?? ""}`;
	} catch {
		return step.id ?? "Run";
	}
}
function stepId(step) {
	if (step.id !== void 0) return step.id;
	return step.kind === "run" ? "__run" : `__${step.uses.replace(/@.*$/, "").replaceAll(/[^A-Za-z0-9]+/g, "_")}`;
}

// src/embedded/workflows/steps/extra-step.ts
function addPost(call, condition, work) {
	const { session } = call.frame;
	session.posts.push(() => runExtraStep(jobFrame(session), {
		name: `Post ${call.name}`,
		condition
	}, work));
}
async function runExtraStep(frame, { name, condition }, work) {
	const { session } = frame;
	const wanted = () => evaluateCondition(condition, scopeOf(frame, {}));
	if (!wanted()) return;
	const record = session.beginStep(name);
	const { outcome } = await attempt(frame, {
		name,
		stillWanted: wanted,
		timeoutMinutes: void 0
	}, work);
	if (outcome === "failure" && session.status === "success") session.status = "failure";
	session.endStep(record, outcome);
}

// src/embedded/workflows/steps/prepare-actions.ts
function findActions(session, steps) {
	for (const step of remoteSteps(steps)) {
		if (!session.actions.has(step.uses)) session.log(`Download action repository '${step.uses}'`);
		const action = findAction(session, step.uses);
		if (action.kind !== "composite") continue;
		findActions(session, action.steps);
		for (const inner of remoteSteps(action.steps)) refusePre(session, inner, step.uses);
	}
}
function refusePre(session, step, composite) {
	const action = findAction(session, step.uses);
	if (action.kind === "node" && action.pre !== void 0) throw new Error(`'pre' of ${step.uses} is not supported here inside the composite action ${composite}`);
}
async function runPreSteps(frame, steps) {
	const { session } = frame;
	for (const step of remoteSteps(steps)) {
		const action = findAction(session, step.uses);
		if (action.kind !== "node" || action.pre === void 0) continue;
		const { pre: program, preIf: condition } = action;
		const name = displayName(frame, step);
		await runExtraStep(frame, {
			name: `Pre ${name}`,
			condition
		}, () => {
			const env = evaluateTexts(step.env, scopeOf(frame, {}));
			const call = {
				frame,
				name,
				id: stepId(step),
				env,
				state: {}
			};
			session.preStates.set(step, call.state);
			return runNode$1(call, {
				action,
				program,
				inputs: actionInputs(call, action, step.inputs)
			});
		});
	}
}
function remoteSteps(steps) {
	return steps.filter((step) => step.kind === "uses" && !isLocal(step.uses));
}

// src/embedded/workflows/run-job.ts
const DEFAULT_TIMEOUT = 360;
async function runJob(session) {
	const frame = jobFrame(session);
	let outputs = {};
	let stopWatch = () => void 0;
	try {
		if (await setUp(frame)) {
			stopWatch = watchTimeout(frame);
			await runPreSteps(frame, session.request.job.steps);
			for (const step of session.request.job.steps) await runStep(frame, step);
		}
		for (const post of session.posts.toReversed()) await post();
		outputs = jobOutputs(frame);
		if (session.lost !== void 0) throw new JobLost();
		session.endStep(session.beginStep("Complete job"), "success");
	} catch (error) {
		if (!(error instanceof JobLost)) session.status = "failure";
		endLost(session, error);
	} finally {
		stopWatch();
		session.end();
		await tidyUp(session);
	}
	return {
		conclusion: conclusionOf(session),
		outputs: session.lost === void 0 ? outputs : {}
	};
}
async function setUp(frame) {
	const { session } = frame;
	const { workflow, job } = session.request;
	const record = session.beginStep("Set up job");
	try {
		session.offerKill("job-start", void 0);
		const { permissions } = session.request;
		session.log("##[group]GITHUB_TOKEN Permissions");
		for (const [scope, access] of Object.entries(permissions)) session.log(`${scope}: ${access}`);
		session.log("##[endgroup]");
		for (const env of [workflow.env, job.env]) Object.assign(session.env, evaluateTexts(env, scopeOf(frame, {})));
		findActions(session, job.steps);
		session.endStep(record, "success");
		return true;
	} catch (error) {
		if (session.lost !== void 0) throw new JobLost();
		session.annotate({
			level: "error",
			message: error.message
		});
		session.status = "failure";
		session.endStep(record, "failure");
		return false;
	}
}
function watchTimeout(frame) {
	const { session } = frame;
	const minutes = evaluateNumber(session.request.job.timeoutMinutes, scopeOf(frame, {})) ?? DEFAULT_TIMEOUT;
	return atDeadline(session.host.clock, minutes, () => {
		const message = `The job has exceeded the maximum execution time of ${minutes}m0s`;
		session.annotate({
			level: "error",
			message
		});
		session.cancel();
	});
}
function jobOutputs(frame) {
	const { session } = frame;
	const outputs = {};
	for (const [name, value] of Object.entries(evaluateTexts(session.request.job.outputs, scopeOf(frame, {})))) {
		if (value === "") continue;
		if (session.masks.hides(value)) session.annotate({
			level: "warning",
			message: `Skip output '${name}' since it may contain secret.`
		});
		else outputs[name] = value;
	}
	return outputs;
}
const LOST = "The runner has lost communication with the server.";
function endLost(session, error) {
	const why = session.lost === "cancel-timeout" ? "The operation was canceled." : LOST;
	session.annotate({
		level: "error",
		message: error instanceof JobLost ? why : error.message
	});
	for (const step of session.steps.filter(({ status }) => status !== "completed")) session.endStep(step, "cancelled");
}
async function tidyUp(session) {
	const { host, folders, token } = session;
	await session.processes.sweep();
	host.forge.revokeToken(token);
	if (!host.keepJobFolders) removeJobFolders(folders);
}
function conclusionOf(session) {
	if (session.lost === "killed") return "failure";
	return session.lost === "cancel-timeout" ? "cancelled" : session.status;
}

// src/embedded/workflows/run-one-job.ts
async function runOneJob(attempt, run, setting) {
	const { host } = attempt;
	let ticket;
	try {
		const { needs, matrix, strategy } = setting;
		const scope = attemptScope(attempt, {
			needs,
			matrix,
			strategy
		});
		run.mayFail = evaluateBoolean(run.job.continueOnError, scope);
		run.stillWanted = setting.stillWanted;
		attempt.onJobChange(run);
		if (run.givenUp.aborted) return completeJob(attempt, run, "cancelled");
		ticket = enterGroup(attempt, run, scope);
		if (ticket !== void 0 && await ticket.turn === "evicted") return completeJob(attempt, run, "cancelled");
		if (!await host.slots.take(run.givenUp)) return completeJob(attempt, run, "cancelled");
		try {
			await runOnMachine(attempt, run, setting, environmentName(run.job, scope));
		} finally {
			host.slots.give();
		}
	} catch (error) {
		run.log.append(`##[error]${error.message}`);
		completeJob(attempt, run, "failure");
	} finally {
		ticket?.leave();
	}
}
function enterGroup(attempt, run, scope) {
	const concurrency = evaluateConcurrency(run.job.concurrency, scope);
	if (concurrency === void 0) return void 0;
	const { repository } = attempt.facts;
	const ticket = attempt.host.groups.enter({
		repository,
		...concurrency
	}, () => run.cancel());
	run.givenUp.addEventListener("abort", () => run.status === "pending" && ticket.leave());
	run.status = "pending";
	ticket.turn.then(() => {
		if (run.status === "pending") run.status = "queued";
	});
	return ticket;
}
async function runOnMachine(attempt, run, setting, environment) {
	const { host, facts, workflow, defaultPermissions } = attempt;
	const { repository } = facts;
	const { needs, matrix, strategy } = setting;
	run.status = "in_progress";
	run.startedAt = host.clock.now();
	const session = new JobSession({
		id: run.id,
		name: run.name,
		facts,
		workflow,
		job: run.job,
		permissions: permissionsOf(workflow, run.job, defaultPermissions),
		needs,
		matrix,
		strategy,
		vars: host.forge.variables(repository),
		secrets: host.forge.secrets(repository, environment),
		log: run.log,
		onChange: () => void 0
	}, host);
	run.begin(session);
	host.progress.emit({
		kind: "job-started",
		...session.place
	});
	attempt.onJobChange(run);
	const { conclusion, outputs } = await runJob(session);
	run.outputs = outputs;
	completeJob(attempt, run, conclusion);
}
function environmentName(job, scope) {
	if (job.environment === void 0) return void 0;
	const value = evaluateTemplate(job.environment, scope);
	return (typeof value === "string" ? value : asText(asFields(value).name)) || void 0;
}
function completeJob(attempt, run, conclusion) {
	const { host, facts } = attempt;
	run.status = "completed";
	run.conclusion = conclusion;
	run.completedAt = host.clock.now();
	run.startedAt ??= run.completedAt;
	const { repository, id: runId, attempt: number, workflowName: workflow } = facts;
	const place = {
		repository,
		runId,
		attempt: number,
		workflow,
		jobId: run.id,
		job: run.name
	};
	host.progress.emit({
		kind: "job-completed",
		...place,
		conclusion
	});
	attempt.onJobChange(run);
}

// src/embedded/workflows/matrix.ts
const LARGEST_MATRIX = 256;
function readStrategy(value) {
	const fields = asFields(value);
	const matrix = fields.matrix;
	if (matrix === void 0 || matrix === null) return void 0;
	const maxParallel = fields["max-parallel"];
	return {
		combinations: expandMatrix(asFields(matrix)),
		failFast: fields["fail-fast"] !== false && fields["fail-fast"] !== "false",
		maxParallel: typeof maxParallel === "number" ? maxParallel : void 0
	};
}
function expandMatrix(matrix) {
	const axes = Object.entries(matrix).filter(([key]) => key !== "include" && key !== "exclude");
	const empty = axes.find(([, values]) => asList(values).length === 0);
	if (empty !== void 0) throw new Error(`Matrix vector '${empty[0]}' does not contain any values`);
	const excluded = asList(matrix.exclude).map(asFields);
	const all = include(axes.reduce((partial, [key, values]) => partial.flatMap((combination) => asList(values).map((value) => ({
		...combination,
		[key]: value
	}))), axes.length === 0 ? [] : [{}]).filter((combination) => !excluded.some((exclusion) => covers(combination, exclusion))), axes.map(([key]) => key), asList(matrix.include).map(asFields));
	if (all.length === 0) throw new Error("Matrix must define at least one vector");
	if (all.length > LARGEST_MATRIX) throw new Error(`The matrix has ${all.length} jobs; a matrix can have at most ${LARGEST_MATRIX}`);
	return all;
}
function include(product, axes, additions) {
	const extended = product.map((combination) => ({ ...combination }));
	const added = [];
	for (const addition of additions) {
		const fitting = extended.filter((_, index) => {
			const original = product[index] ?? {};
			return Object.entries(addition).every(([key, value]) => !axes.includes(key) || same(original[key], value));
		});
		for (const combination of fitting) Object.assign(combination, addition);
		if (fitting.length === 0) added.push(addition);
	}
	return [...extended, ...added];
}
function covers(combination, exclusion) {
	return Object.entries(exclusion).every(([key, value]) => same(combination[key], value));
}
function same(left, right) {
	return JSON.stringify(left ?? null) === JSON.stringify(right);
}
function asList(value) {
	if (value === void 0 || value === null) return [];
	return Array.isArray(value) ? value : [value];
}
function matrixSuffix(combination) {
	const parts = Object.values(combination).map((value) => typeof value === "object" && value !== null ? Object.values(value).map(asText).join(", ") : asText(value));
	return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

// src/embedded/workflows/slots.ts
var Slots = class {
	#free;
	#waiting = [];
	constructor(count) {
		this.#free = count;
	}
	take(givenUp) {
		if (givenUp.aborted) return Promise.resolve(false);
		if (this.#free > 0) {
			this.#free -= 1;
			return Promise.resolve(true);
		}
		return new Promise((resolve) => {
			const turn = () => {
				givenUp.removeEventListener("abort", leave);
				resolve(true);
			};
			const leave = () => {
				this.#waiting = this.#waiting.filter((other) => other !== turn);
				resolve(false);
			};
			givenUp.addEventListener("abort", leave, { once: true });
			this.#waiting.push(turn);
		});
	}
	give() {
		const next = this.#waiting.shift();
		if (next === void 0) this.#free += 1;
		else next();
	}
};

// src/embedded/workflows/run-strategy.ts
async function runStrategy(attempt, job, node, kept) {
	const strategy = readStrategy(evaluateTemplate(job.strategy, attemptScope(attempt, { needs: node.needs })));
	const combinations = plan(attempt, job, node, strategy);
	const keptNames = new Set(kept.map((run) => run.name));
	const fresh = combinations.filter(({ run }) => !keptNames.has(run.name));
	attempt.jobs.push(...kept, ...fresh.map(({ run }) => run));
	const places = new Slots(strategy?.maxParallel ?? fresh.length);
	await Promise.all(fresh.map(async ({ run, setting }) => {
		const placed = await places.take(run.givenUp);
		await runOneJob(attempt, run, setting);
		if (placed) places.give();
		if (run.result !== "failure" || strategy?.failFast !== true) return;
		for (const other of fresh) other.run.cancel();
	}));
	return [...kept, ...fresh.map(({ run }) => run)];
}
function plan(attempt, job, node, strategy) {
	const all = strategy?.combinations ?? [null];
	return all.map((matrix, index) => {
		const numbers = {
			"job-index": index,
			"job-total": all.length
		};
		const facts = {
			"fail-fast": strategy?.failFast ?? true,
			"max-parallel": strategy?.maxParallel ?? all.length
		};
		const setting = {
			...node,
			matrix,
			strategy: {
				...facts,
				...numbers
			}
		};
		const scope = attemptScope(attempt, {
			needs: node.needs,
			matrix,
			strategy: setting.strategy
		});
		const name = evaluateText(job.name, scope) || `${job.id}${matrix === null ? "" : matrixSuffix(matrix)}`;
		return {
			run: new JobRun(attempt.host.newJobId(), name, job),
			setting
		};
	});
}

// src/embedded/workflows/run-jobs.ts
async function runJobs(attempt) {
	const ends = /* @__PURE__ */ new Map();
	const endOf = (id) => ends.get(id) ?? Promise.reject(/* @__PURE__ */ new Error(`no job '${id}'`));
	let open = [...attempt.workflow.jobs];
	while (open.length > 0) {
		const ready = open.filter((job) => job.needs.every((need) => ends.has(need)));
		for (const job of ready) ends.set(job.id, runNode(attempt, job, endOf));
		open = open.filter((job) => !ready.includes(job));
	}
	await Promise.all(ends.values());
}
async function runNode(attempt, job, endOf) {
	const before = /* @__PURE__ */ new Map();
	for (const id of ancestors(attempt, job)) before.set(id, await endOf(id));
	const needs = {};
	for (const id of job.needs) needs[id] = { ...before.get(id) };
	const kept = attempt.kept.get(job.id);
	if (kept?.complete === true) {
		attempt.jobs.push(...kept.runs);
		return endOfRuns(kept.runs);
	}
	const wanted = () => evaluateCondition(job.condition, attemptScope(attempt, { needs }, answers()));
	const answers = () => statusAnswers([...before.values()], attempt.isCancelled());
	if (attempt.isForced()) return endOfRuns([await withoutMachine(attempt, job, "cancelled")]);
	try {
		if (wanted()) return endOfRuns(await runStrategy(attempt, job, {
			needs,
			stillWanted: wanted
		}, kept?.runs ?? []));
		return endOfRuns([await withoutMachine(attempt, job, "skipped")]);
	} catch (error) {
		return endOfRuns([await withoutMachine(attempt, job, "failure", `##[error]${error.message}`)]);
	}
}
function ancestors(attempt, job) {
	const found = /* @__PURE__ */ new Set();
	const add = (ids) => {
		for (const id of ids) {
			if (found.has(id)) continue;
			found.add(id);
			add(attempt.workflow.jobs.find((other) => other.id === id)?.needs ?? []);
		}
	};
	add(job.needs);
	return found;
}
function statusAnswers(before, cancelled) {
	return {
		success: !cancelled && before.every(({ result }) => result === "success"),
		failure: before.some(({ result }) => result === "failure"),
		cancelled
	};
}
async function withoutMachine(attempt, job, conclusion, line) {
	const run = new JobRun(attempt.host.newJobId(), plainName(attempt, job), job);
	attempt.jobs.push(run);
	if (line !== void 0) run.log.append(line);
	completeJob(attempt, run, conclusion);
	return run;
}
function plainName(attempt, job) {
	try {
		return evaluateText(job.name, attemptScope(attempt)) || job.id;
	} catch {
		return job.id;
	}
}
function endOfRuns(runs) {
	const inOrder = runs.toSorted((a, b) => (a.completedAt?.getTime() ?? 0) - (b.completedAt?.getTime() ?? 0));
	return {
		result: jointResult(runs),
		outputs: Object.assign({}, ...inOrder.map((run) => run.outputs))
	};
}

// src/embedded/workflows/run-record.ts
function runRecord({ facts, jobs, ...state }) {
	const { id, attempt, number, repository, event, headBranch, headSha, actor, triggeringActor, pullRequests } = facts;
	return {
		id,
		attempt,
		number,
		repository,
		event,
		headBranch,
		headSha,
		actor,
		triggeringActor,
		pullRequests,
		...state,
		jobs: jobs.map((job) => job.record())
	};
}

// src/embedded/workflows/workflow-run.ts
var WorkflowRun = class {
	facts;
	title;
	status = "queued";
	conclusion = null;
	jobs = [];
	allJobs = /* @__PURE__ */ new Map();
	#earlier = [];
	#new;
	#createdAt;
	#startedAt;
	#updatedAt;
	#cancelled = "no";
	#ticket;
	constructor(request) {
		this.#new = request;
		this.facts = request.facts;
		this.#createdAt = request.host.clock.now();
		this.#updatedAt = this.#createdAt;
		this.title = this.#titleOf(request.loaded);
	}
	hold() {
		this.#change("completed", "action_required");
	}
	approve() {
		if (this.conclusion !== "action_required") throw new Refusal(403, "This run is not awaiting approval.");
		this.#change("queued", null);
	}
	async execute(kept = /* @__PURE__ */ new Map()) {
		const { loaded, host } = this.#new;
		host.progress.emit({
			kind: "run-queued",
			...this.#place
		});
		if (loaded.kind === "refused") return this.#fail(loaded.problems.map(describeProblem));
		try {
			if (!await this.#enterGroup(loaded.model)) return this.#end("cancelled");
			this.#startedAt = host.clock.now();
			this.#change("in_progress", null);
			host.progress.emit({
				kind: "run-started",
				...this.#place
			});
			await runJobs(this.#attempt(loaded.model, kept));
			this.#end(this.#cancelled === "no" ? jointResult(this.jobs) : "cancelled");
		} catch (error) {
			this.#fail([error.message]);
		} finally {
			this.#ticket?.leave();
		}
	}
	cancel(force = false) {
		if (this.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
		this.#cancelled = force || this.#cancelled === "by force" ? "by force" : "yes";
		const forced = this.#cancelled === "by force";
		if (this.status === "pending") this.#ticket?.leave();
		for (const job of this.jobs) {
			if (forced || !job.stillWanted()) job.cancel();
			if (forced) job.stop();
		}
	}
	kill() {
		for (const job of this.jobs) job.kill();
	}
	prepareRerun(actor, wanted) {
		if (this.status !== "completed" || this.conclusion === "action_required") throw new Refusal(403, "This workflow is already running");
		const { loaded } = this.#new;
		const jobs = loaded.kind === "usable" ? loaded.model.jobs : [];
		const kept = wanted === void 0 ? /* @__PURE__ */ new Map() : keptForRerun(jobs, this.jobs, wanted);
		this.#earlier.push({
			record: this.record(),
			jobs: this.jobs
		});
		this.facts = {
			...this.facts,
			attempt: this.facts.attempt + 1,
			triggeringActor: actor
		};
		this.jobs = [];
		this.#cancelled = "no";
		this.#ticket = void 0;
		this.#change("queued", null);
		return kept;
	}
	record() {
		const { facts, title, status, conclusion, jobs } = this;
		const times = {
			createdAt: this.#createdAt,
			startedAt: this.#startedAt,
			updatedAt: this.#updatedAt
		};
		return runRecord({
			facts,
			title,
			workflow: this.#new.workflow(),
			status,
			conclusion,
			jobs,
			...times
		});
	}
	attempt(number = this.facts.attempt) {
		if (number === this.facts.attempt) return {
			record: this.record(),
			jobs: this.jobs
		};
		return this.#earlier.find(({ record }) => record.attempt === number);
	}
	attemptOf(jobId) {
		return [...this.#earlier, {
			record: this.record(),
			jobs: this.jobs
		}].findLast(({ jobs }) => jobs.some((job) => job.id === jobId));
	}
	get #place() {
		const { repository, id: runId, attempt, workflowName: workflow } = this.facts;
		return {
			repository,
			runId,
			attempt,
			workflow
		};
	}
	#attempt(workflow, kept) {
		const { host, defaultPermissions } = this.#new;
		const { facts, jobs } = this;
		const isCancelled = () => this.#cancelled !== "no";
		const isForced = () => this.#cancelled === "by force";
		const onJobChange = (job) => {
			this.allJobs.set(job.id, job);
			this.#updatedAt = host.clock.now();
			reportJob(host.forge, facts, job);
		};
		return {
			host,
			facts,
			workflow,
			defaultPermissions,
			jobs,
			kept,
			isCancelled,
			isForced,
			onJobChange
		};
	}
	async #enterGroup(model) {
		const { host } = this.#new;
		const concurrency = evaluateConcurrency(model.concurrency, attemptScope({
			host,
			facts: this.facts
		}));
		if (concurrency === void 0) return this.#cancelled === "no";
		this.#change("pending", null);
		const { repository } = this.facts;
		this.#ticket = host.groups.enter({
			repository,
			...concurrency
		}, () => this.cancel());
		return await this.#ticket.turn === "admitted" && this.#cancelled === "no";
	}
	#fail(lines) {
		const { host, loaded } = this.#new;
		const path = pathOf(loaded);
		const job = jobThatSaysWhy(host.newJobId(), path, host.clock.now(), lines);
		for (const message of lines) {
			host.writeLog(`${path} | ##[error]${message}`);
			const annotation = {
				level: "error",
				message
			};
			host.progress.emit({
				kind: "annotation",
				...this.#place,
				job: void 0,
				annotation
			});
		}
		this.jobs.push(job);
		this.allJobs.set(job.id, job);
		this.#end("failure");
	}
	#end(conclusion) {
		this.#change("completed", conclusion);
		this.#new.host.progress.emit({
			kind: "run-completed",
			...this.#place,
			conclusion
		});
	}
	#change(status, conclusion) {
		this.status = status;
		this.conclusion = conclusion;
		this.#updatedAt = this.#new.host.clock.now();
	}
	#titleOf(loaded) {
		if (loaded.kind === "refused") return loaded.path;
		const { runName, name } = loaded.model;
		try {
			return evaluateText(runName, attemptScope({
				host: this.#new.host,
				facts: this.facts
			})).trim() || name;
		} catch {
			return name;
		}
	}
};

// src/embedded/workflows/run-register.ts
const FIRST_RUN_ID = 1000001;
var RunRegister = class {
	#host;
	#defaultPermissions;
	#firstId;
	#runs = /* @__PURE__ */ new Map();
	#underWay = /* @__PURE__ */ new Set();
	constructor(host, { defaultPermissions, firstId }) {
		this.#host = host;
		this.#defaultPermissions = defaultPermissions;
		this.#firstId = firstId;
	}
	create({ event, known, loaded, inputs }) {
		known.name = nameOf(loaded);
		known.runNumber += 1;
		const { repository, name, payload, ref, sha, actor } = event;
		const id = this.#firstId + this.#runs.size;
		const facts = {
			id,
			attempt: 1,
			number: known.runNumber,
			repository,
			workflowPath: known.path,
			workflowName: known.name,
			event: name,
			payload,
			ref,
			sha,
			...headOf(event),
			actor,
			triggeringActor: actor,
			inputs
		};
		const defaultPermissions = this.#defaultPermissions(repository);
		const run = new WorkflowRun({
			host: this.#host,
			facts,
			loaded,
			workflow: () => asRecord(known),
			defaultPermissions
		});
		this.#runs.set(id, run);
		return run;
	}
	start(run, kept) {
		const work = run.execute(kept).finally(() => this.#underWay.delete(work));
		this.#underWay.add(work);
	}
	async settled() {
		while (this.#underWay.size > 0) await Promise.all(this.#underWay);
	}
	get isIdle() {
		return this.#underWay.size === 0;
	}
	all() {
		return [...this.#runs.values()];
	}
	of(repository) {
		return this.all().filter((run) => run.facts.repository === repository).toReversed().map((run) => run.record());
	}
	find(repository, id) {
		const run = this.#runs.get(id);
		return run?.facts.repository === repository ? run : void 0;
	}
	get(repository, id) {
		const run = this.find(repository, id);
		if (run === void 0) throw new Refusal(404, "Not Found");
		return run;
	}
	job(repository, jobId) {
		return this.#holding(repository, jobId)?.allJobs.get(jobId);
	}
	ofJob(repository, jobId) {
		const run = this.#holding(repository, jobId);
		if (run === void 0) throw new Refusal(404, "Not Found");
		return run;
	}
	jobRecord(repository, jobId) {
		const shown = this.#holding(repository, jobId)?.attemptOf(jobId);
		const job = shown?.record.jobs.find(({ id }) => id === jobId);
		return shown === void 0 || job === void 0 ? void 0 : {
			run: shown.record,
			job
		};
	}
	#holding(repository, jobId) {
		return this.all().filter((run) => repository === void 0 || run.facts.repository === repository).find((run) => run.allJobs.has(jobId));
	}
};
function headOf({ payload, ref, sha }) {
	const pull = record(payload.pull_request);
	const head = record(pull?.head);
	const branch = ref.replace(/^refs\/(heads|tags)\//, "");
	return {
		headBranch: typeof head?.ref === "string" ? head.ref : branch,
		headSha: typeof head?.sha === "string" ? head.sha : sha,
		pullRequests: typeof pull?.number === "number" ? [pull.number] : []
	};
}

// src/embedded/workflows/changed-files.ts
const run = promisify(execFile);
const NO_COMMIT = /^0+$/;
async function changedFiles(forge, event) {
	return (await git(forge, event, await changedRange(forge, event))).split("\0").filter((path) => path !== "");
}
async function changedRange(forge, event) {
	const diff = [
		"diff",
		"--name-only",
		"--no-renames",
		"-z"
	];
	const pull = record(event.payload.pull_request);
	if (pull !== void 0) return [...diff, `${sha(pull.base)}...${sha(pull.head)}`];
	const { before, after } = event.payload;
	const head = typeof after === "string" ? after : event.sha;
	if (typeof before === "string" && !NO_COMMIT.test(before)) return [
		...diff,
		before,
		head
	];
	const base = forge.defaultBranch(event.repository);
	if (event.ref !== `refs/heads/${base}`) return [...diff, `refs/heads/${base}...${head}`];
	return [
		"ls-tree",
		"-r",
		"--name-only",
		"-z",
		head
	];
}
async function headMessage(forge, event) {
	const pull = record(event.payload.pull_request);
	return git(forge, event, [
		"log",
		"-1",
		"--format=%B",
		pull === void 0 ? event.sha : sha(pull.head)
	]).catch(() => "");
}
function sha(side) {
	const value = record(side)?.sha;
	return typeof value === "string" ? value : "";
}
async function git(forge, event, args) {
	const { stdout } = await run("git", [
		"--git-dir",
		forge.gitDir(event.repository),
		...args
	], { maxBuffer: 67108864 });
	return stdout;
}

// src/embedded/workflows/dispatch-inputs.ts
function readDispatchInputs(declared, given) {
	const unexpected = Object.keys(given).filter((name) => !declared.has(name));
	if (unexpected.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`);
	const texts = {};
	const values = {};
	for (const [name, input] of declared) {
		const text = textOf(name, input, given[name]);
		texts[name] = text;
		values[name] = typedValue(name, input, text);
	}
	return {
		texts,
		values
	};
}
function textOf(name, input, given) {
	if (given !== void 0 && given !== "") return given;
	const preset = given ?? input.default ?? (input.type === "boolean" ? "false" : void 0);
	if (input.required && (preset === void 0 || preset === "")) throw new Refusal(422, `Required input '${name}' not provided`);
	return preset ?? (input.type === "choice" ? input.options[0] ?? "" : "");
}
function typedValue(name, input, text) {
	if (input.type === "boolean") {
		if (text !== "true" && text !== "false") throw new Refusal(422, `Provided value '${text}' for input '${name}' is not a valid boolean`);
		return text === "true";
	}
	if (input.type === "number" && text !== "") {
		if (Number.isNaN(Number(text))) throw new Refusal(422, `Provided value '${text}' for input '${name}' is not a valid number`);
		return Number(text);
	}
	if (input.type === "choice" && !input.options.includes(text)) throw new Refusal(422, `Provided value '${text}' for input '${name}' not in the list of allowed values`);
	return text;
}

// src/embedded/workflows/schedule.ts
const MONTHS = [
	"JAN",
	"FEB",
	"MAR",
	"APR",
	"MAY",
	"JUN",
	"JUL",
	"AUG",
	"SEP",
	"OCT",
	"NOV",
	"DEC"
];
const WEEKDAYS = [
	"SUN",
	"MON",
	"TUE",
	"WED",
	"THU",
	"FRI",
	"SAT"
];
const MINUTE = 6e4;
const LONGEST_LOOK_BACK = 527040;
function isDueBetween(cron, timezone, from, to) {
	const fields = parseCron(cron);
	const last = Math.floor(to.getTime() / MINUTE);
	const first = Math.max(Math.floor(from.getTime() / MINUTE) + 1, last - LONGEST_LOOK_BACK);
	for (let minute = last; minute >= first; minute -= 1) if (matches(fields, wallClock(/* @__PURE__ */ new Date(minute * MINUTE), timezone))) return true;
	return false;
}
function parseCron(cron) {
	const parts = cron.trim().split(/\s+/);
	const [minute = "", hour = "", day = "", month = "", weekday = ""] = parts;
	if (parts.length !== 5) throw new Error(`'${cron}' is not a cron line: five fields are needed`);
	const weekdays = expand(weekday, 0, 7, WEEKDAYS, 0);
	return {
		minute: expand(minute, 0, 59, [], 0),
		hour: expand(hour, 0, 23, [], 0),
		day: expand(day, 1, 31, [], 0),
		month: expand(month, 1, 12, MONTHS, 1),
		weekday: new Set([...weekdays].map((number) => number % 7)),
		anyDay: day.startsWith("*"),
		anyWeekday: weekday.startsWith("*")
	};
}
function expand(field, low, high, names, firstName) {
	const read = (word) => {
		const named = names.indexOf(word.toUpperCase());
		return named >= 0 ? named + firstName : Number(word);
	};
	const numbers = /* @__PURE__ */ new Set();
	for (const part of field.split(",")) {
		const [range = "", stepWord] = part.split("/");
		const [startWord = "", endWord] = range.split("-");
		const step = stepWord === void 0 ? 1 : Number(stepWord);
		const start = range === "*" ? low : read(startWord);
		const end = range === "*" || endWord === void 0 && stepWord !== void 0 ? high : read(endWord ?? startWord);
		if (![
			start,
			end,
			step
		].every(Number.isInteger) || step < 1) throw new Error(`'${field}' is not a cron field`);
		for (let number = start; number <= end; number += step) numbers.add(number);
	}
	return numbers;
}
function matches(fields, time) {
	if (!fields.minute.has(time.minute) || !fields.hour.has(time.hour) || !fields.month.has(time.month)) return false;
	const day = fields.day.has(time.day);
	const weekday = fields.weekday.has(time.weekday);
	return fields.anyDay || fields.anyWeekday ? day && weekday : day || weekday;
}
function wallClock(time, timezone) {
	if (timezone === "UTC") return {
		minute: time.getUTCMinutes(),
		hour: time.getUTCHours(),
		day: time.getUTCDate(),
		month: time.getUTCMonth() + 1,
		weekday: time.getUTCDay()
	};
	return wallClock(/* @__PURE__ */ new Date(`${time.toLocaleString("sv-SE", { timeZone: timezone }).replace(" ", "T")}Z`), "UTC");
}

// src/embedded/workflows/start-runs.ts
async function startForEvent({ forge, registry, runs }, event) {
	if (!mayStart(event) || event.name === "push" && event.payload.deleted === true) return;
	if (["push", "pull_request"].includes(event.name) && asksToSkip(await headMessage(forge, event))) return;
	for (const loaded of await registry.loadAll(event.repository, event.sha)) {
		const known = registry.know(event.repository, pathOf(loaded));
		if (!known.enabled) continue;
		const verdict = await verdictFor(forge, event, loaded);
		if (verdict === "ignore") continue;
		const run = runs.create({
			event,
			known,
			loaded,
			inputs: {}
		});
		if (verdict === "start") runs.start(run);
		else run.hold();
	}
}
async function verdictFor(forge, event, loaded) {
	const triggers = triggersOf(loaded);
	if (triggers !== void 0) return verdictOn(event, triggers, () => changedFiles(forge, event));
	return event.name === "push" ? "start" : "ignore";
}
function triggersOf(loaded) {
	return loaded.kind === "usable" ? loaded.model.triggers : loaded.triggers;
}
async function startDispatch({ forge, registry, runs }, request) {
	const { repository, actor } = request;
	const known = await registry.find(repository, request.workflow);
	const target = await forge.resolve(repository, request.ref);
	if (target === void 0 || !/^refs\/(heads|tags)\//.test(target.ref)) throw new Refusal(422, `No ref found for: ${request.ref}`);
	if (!known.enabled) throw new Refusal(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
	const loaded = await registry.load(repository, target.sha, known.path);
	const declared = loaded === void 0 ? void 0 : triggersOf(loaded)?.dispatchInputs;
	if (loaded?.kind === "refused") throw new Refusal(422, `failed to parse workflow: ${loaded.problems.map(describeProblem).join("; ")}`);
	if (loaded === void 0 || declared === void 0) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
	const { texts, values } = readDispatchInputs(declared, request.inputs);
	const event = {
		repository,
		name: "workflow_dispatch",
		action: void 0,
		actor,
		byJobToken: false,
		...target,
		payload: {
			inputs: texts,
			ref: target.ref,
			repository: forge.repositoryPayload(repository),
			sender: forge.userPayload(actor),
			workflow: known.path
		}
	};
	const run = runs.create({
		event,
		known,
		loaded,
		inputs: values
	});
	runs.start(run);
	return run;
}
async function startDue({ forge, registry, runs }, from, to) {
	for (const repository of forge.repositories()) {
		const head = await forge.resolve(repository, forge.defaultBranch(repository));
		if (head === void 0) continue;
		for (const loaded of await registry.loadAll(repository, head.sha)) {
			const known = registry.know(repository, pathOf(loaded));
			for (const { cron, timezone } of triggersOf(loaded)?.schedule ?? []) {
				if (!known.enabled || !isDueBetween(cron, timezone, from, to)) continue;
				const [owner = ""] = repository.split("/");
				const payload = {
					schedule: cron,
					repository: forge.repositoryPayload(repository),
					workflow: known.path
				};
				const event = {
					repository,
					name: "schedule",
					action: void 0,
					actor: owner,
					byJobToken: false,
					...head,
					payload
				};
				runs.start(runs.create({
					event,
					known,
					loaded,
					inputs: {}
				}));
			}
		}
	}
}

// src/embedded/workflows/service.ts
const DEFAULT_MAX_JOBS = 4;
function createWorkflowService(options) {
	const { forge } = options;
	const folder = options.workFolder ?? mkdtempSync(join(tmpdir(), "rondo-workflows-"));
	const ownFolder = options.workFolder === void 0 || !existsSync(folder);
	mkdirSync(folder, { recursive: true });
	const host = createHost(options, folder);
	const { clock, progress, artifacts } = host;
	const registry = new WorkflowRegistry(forge, () => clock.now());
	const runs = new RunRegister(host, {
		defaultPermissions: permissionsDefault(options.defaultPermissions),
		firstId: options.firstRunId ?? 1000001
	});
	const starter = {
		forge,
		registry,
		runs
	};
	const queue = new EventQueue();
	let lastTick = clock.now();
	return {
		onEvent: (event) => queue.add(() => startForEvent(starter, event), host.writeLog),
		workflows: (repository) => registry.list(repository),
		async setWorkflowEnabled(repository, workflow, enabled) {
			(await registry.find(repository, workflow)).enabled = enabled;
		},
		dispatch: async (request) => (await startDispatch(starter, request)).record(),
		runs: (repository) => runs.of(repository),
		run: (repository, id, attempt) => runs.find(repository, id)?.attempt(attempt)?.record,
		job: (repository, jobId) => runs.jobRecord(repository, jobId),
		cancel: (repository, id, _actor, force) => runs.get(repository, id).cancel(force),
		rerun(repository, id, actor, onlyFailed) {
			const run = runs.get(repository, id);
			runs.start(run, run.prepareRerun(actor, onlyFailed ? notEndedWell : void 0));
		},
		rerunJob(repository, jobId, actor) {
			const run = runs.ofJob(repository, jobId);
			runs.start(run, run.prepareRerun(actor, ({ id }) => id === jobId));
		},
		approve(repository, id) {
			const run = runs.get(repository, id);
			run.approve();
			runs.start(run);
		},
		log: (repository, jobId) => runs.job(repository, jobId)?.log.text(),
		logZip(repository, id, attempt) {
			const shown = runs.find(repository, id)?.attempt(attempt);
			return shown === void 0 ? void 0 : logZip(shown.jobs);
		},
		artifacts: (repository, runId) => artifacts.list(repository, runId),
		artifactZip: async (repository, artifactId) => artifacts.zip(repository, artifactId),
		deleteArtifact: (repository, artifactId) => artifacts.delete(repository, artifactId),
		async idle() {
			do {
				await queue.settled();
				await runs.settled();
			} while (!queue.isEmpty || !runs.isIdle);
		},
		async close() {
			queue.close();
			for (const run of runs.all().filter(({ status }) => status !== "completed")) {
				run.cancel();
				run.kill();
			}
			await queue.settled();
			await runs.settled();
			if (ownFolder && options.keepJobFolders !== true) rmSync(folder, {
				recursive: true,
				force: true
			});
		},
		onProgress: (listener) => progress.on(listener),
		killRun: (id) => runs.all().find((run) => run.facts.id === id)?.kill(),
		killJob: (jobId) => runs.job(void 0, jobId)?.kill() ?? false,
		annotations: (repository, jobId) => runs.job(repository, jobId)?.annotations ?? [],
		summary: (repository, jobId) => runs.job(repository, jobId)?.summary ?? "",
		async tickSchedule(now) {
			const from = lastTick;
			lastTick = now;
			await startDue(starter, from, now);
		}
	};
}
var EventQueue = class {
	#tail = Promise.resolve();
	#open = 0;
	#closed = false;
	add(work, report) {
		if (this.#closed) return;
		this.#open += 1;
		this.#tail = this.#tail.then(() => this.#closed ? void 0 : work()).catch((error) => report(`an event could not be handled: ${error.stack ?? error.message}`)).finally(() => {
			this.#open -= 1;
		});
	}
	get isEmpty() {
		return this.#open === 0;
	}
	close() {
		this.#closed = true;
	}
	settled() {
		return this.#tail;
	}
};
function createHost(options, folder) {
	let nextJobId = 1;
	const { actionsFolder, onKillRequest, keepJobFolders = false } = options;
	const local = Object.entries(options.localActions ?? {});
	const write = options.log ?? ((line) => process.stdout.write(`${line}\n`));
	return {
		forge: options.forge,
		clock: options.clock ?? systemClock,
		workFolder: folder,
		artifacts: new ArtifactStore(join(folder, "artifacts")),
		groups: new ConcurrencyGroups(),
		slots: new Slots(options.maxJobs ?? DEFAULT_MAX_JOBS),
		progress: new Progress(),
		machine: {
			PATH: options.path ?? process.env.PATH ?? "/usr/bin:/bin",
			LANG: process.env.LANG
		},
		node: options.node ?? process.execPath,
		actionsFolder,
		localActions: new Map(local.map(([name, path]) => [name.toLowerCase(), path])),
		keepJobFolders,
		cancelTimes: options.cancelTimes ?? GITHUB_CANCEL_TIMES,
		writeLog: options.quiet === true ? () => void 0 : write,
		onKillRequest,
		newJobId: () => nextJobId++
	};
}
function permissionsDefault(given) {
	return typeof given === "function" ? given : () => given ?? RESTRICTED_DEFAULT;
}

// src/commands/local/stage.ts
const KEPT_LINES = 40;
const A_SWEEP_MS = 96e4;
function mustBeOn(path, program, command) {
	if (!path.split(delimiter).some((folder) => existsSync(join(folder, program)))) throw new RefusedInput(`rondo ${command} needs ${program}, but it is not on the PATH: ${path}. Install it and try again.`);
}
var Stage = class Stage {
	url;
	#parts;
	#sweptUntil = 0;
	constructor(parts) {
		this.#parts = parts;
		this.url = `${parts.forge.url}/${parts.scene.repository}`;
	}
	static async build({ packageFolder, path, actionsFolder }, scene) {
		for (const program of ["git", "bash"]) mustBeOn(path, program, scene.command);
		const temporary = mkdtempSync(join(tmpdir(), `rondo-${scene.command}-`));
		const { begins } = scene;
		const kept = "world" in begins ? begins : null;
		const folder = scene.folder ?? join(temporary, "forge");
		const forge = createForge({
			folder,
			...kept && { kept: kept.world }
		});
		const lines = [];
		const workflows = createWorkflowService({
			forge,
			workFolder: join(temporary, "work"),
			localActions: { "rondo-loop/rondo": packageFolder },
			...actionsFolder !== void 0 && { actionsFolder },
			path: [dirname(process.execPath), path].join(delimiter),
			...kept && { firstRunId: kept.nextRunId },
			log: (line) => {
				lines.push(line);
				if (lines.length > KEPT_LINES) lines.shift();
			}
		});
		forge.connect(workflows);
		try {
			if (!("world" in begins)) await forge.setUp.addRepository(scene.repository, begins);
			await forge.listen();
		} catch (error) {
			await forge.close();
			rmSync(temporary, {
				recursive: true,
				force: true
			});
			throw error;
		}
		return new Stage({
			scene,
			forge,
			workflows,
			temporary,
			lines
		});
	}
	layOver(files) {
		return this.#parts.forge.setUp.layOver(this.#parts.scene.repository, files);
	}
	setSecrets(secrets) {
		const { forge, scene } = this.#parts;
		for (const [name, value] of Object.entries(secrets)) forge.setUp.setSecret(scene.repository, name, value);
	}
	onProgress(listener) {
		return this.#parts.workflows.onProgress(listener);
	}
	idle() {
		return this.#parts.workflows.idle();
	}
	async cancelRuns() {
		const { workflows, scene } = this.#parts;
		const { repository, person } = scene;
		const end = (id) => workflows.cancel(repository, id, person, true);
		const ignore = workflows.onProgress((event) => {
			if (event.kind === "run-queued") end(event.runId);
		});
		for (const { id, status } of workflows.runs(repository)) if (status !== "completed") end(id);
		await workflows.idle();
		ignore();
	}
	async sweep() {
		this.#sweptUntil = Math.max(this.#sweptUntil, Date.now()) + A_SWEEP_MS;
		await this.#parts.workflows.tickSchedule(new Date(this.#sweptUntil));
	}
	keep() {
		const { forge, workflows, scene } = this.#parts;
		const newest = Math.max(0, ...workflows.runs(scene.repository).map(({ id }) => id));
		const before = "nextRunId" in scene.begins ? scene.begins.nextRunId : 0;
		return {
			world: forge.keep(),
			nextRunId: Math.max(newest + 1, before)
		};
	}
	get gitDir() {
		return this.#parts.forge.gitDir(this.#parts.scene.repository);
	}
	async ask(path, send) {
		const { forge, scene } = this.#parts;
		const answer = await forge.fetch(`${forge.url}/api/v3/repos/${scene.repository}${path}`, {
			headers: { authorization: `token ${forge.setUp.createToken(scene.person)}` },
			...send === void 0 ? {} : {
				method: "POST",
				body: JSON.stringify(send)
			}
		});
		if (!answer.ok) throw new Error(`The embedded GitHub answered ${answer.status} to ${path}: ${await answer.text()}`);
		return await answer.json();
	}
	callsByRun() {
		const { workflows, forge, scene } = this.#parts;
		return workflows.runs(scene.repository).toReversed().map(({ id }) => forge.requests.ofRun(id));
	}
	lastLines() {
		return this.#parts.lines.join("\n");
	}
	async close() {
		const { workflows, forge, temporary } = this.#parts;
		await workflows.close();
		await forge.close();
		rmSync(temporary, {
			recursive: true,
			force: true
		});
	}
};

// src/commands/local/found-loop.ts
function branchFor(issue) {
	return `rondo/issue-${issue}`;
}
async function findLoop(stage, issue) {
	const owner = new URL(stage.url).pathname.split("/")[1] ?? "";
	const [pull] = await stage.ask(`/pulls?state=all&head=${owner}:${encodeURIComponent(branchFor(issue))}`);
	if (pull === void 0) return null;
	const comments = await stage.ask(`/issues/${pull.number}/comments?per_page=100`);
	for (const { body = "" } of comments) {
		const read = readStateComment(body);
		if (!read.ok) continue;
		return {
			pull: pull.number,
			isDraft: pull.draft === true,
			text: pull.body ?? "",
			body,
			state: read.state
		};
	}
	return null;
}
async function commitsOf(stage, pull) {
	return (await stage.ask(`/pulls/${pull}/commits?per_page=100`)).map(({ sha, commit: { message } }) => ({
		sha,
		subject: message.split("\n", 1)[0] ?? "",
		isWork: /^Rondo-Iteration: /m.test(message) && !/^Rondo-Step: start/m.test(message)
	}));
}
async function filesOf(stage, pull) {
	return (await stage.ask(`/pulls/${pull}/files?per_page=100`)).map(({ filename }) => filename);
}
async function gateOn(stage, sha) {
	if (sha === void 0) return void 0;
	return (await stage.ask(`/commits/${sha}/statuses`)).find(({ context }) => context === "rondo");
}

// src/commands/local/narrator.ts
const NAMES$1 = 10;
const INDENT = " ".repeat(12);
const underWay = {
	begin: "begin: claims the iteration and writes the brief",
	agent: "agent: works in its own checkout, without a token",
	validate: "validate: puts the work on a clean checkout",
	land: "land: commits, decides, records"
};
const PROMISE = /^<promise>\w+<\/promise>$/;
const COMPLETE = /^<promise>COMPLETE<\/promise>$/;
const plain = (text) => text;
var Narrator = class {
	#terminal;
	#paint;
	#look;
	#begins;
	#margin = INDENT;
	#hasPromised = false;
	#decided;
	#iteration = 0;
	#began = 0;
	constructor({ terminal, paint, begins }, look) {
		this.#terminal = terminal;
		this.#paint = paint;
		this.#begins = begins;
		this.#look = look;
	}
	async tell(event) {
		switch (event.is) {
			case "phase": return this.#enter(event.phase);
			case "iteration": return this.#begin(event.iteration);
			case "said":
				if (COMPLETE.test(event.text)) this.#hasPromised = true;
				return this.#say(oneLine(event.text), this.#styleOf(event.text));
			case "rule-began": return this.#terminal.waitFor(`validate: ${event.name}`);
			case "rule-ended": return this.#rule(event);
			case "decided":
				this.#decided = event;
				return;
			case "trouble": return this.#say(`! ${oneLine(event.text)}`, this.#paint.yellow);
			case "run-ended": return this.#end(event.runId);
		}
	}
	#enter(phase) {
		if (phase === "begin") this.#began = Date.now();
		this.#open(this.#paint.blue(padded(phase, NAMES$1)));
		this.#terminal.waitFor(underWay[phase]);
	}
	async #begin(iteration) {
		this.#iteration = iteration;
		this.#hasPromised = false;
		this.#terminal.line();
		this.#terminal.line(this.#paint.bold(`Iteration ${iteration}`));
		if (iteration > 1) return this.#say("briefed the agent with what failed");
		const found = await this.#look();
		this.#say(found ? this.#begins(found) : "briefed the agent");
	}
	#styleOf(text) {
		if (PROMISE.test(text)) return this.#paint.bold;
		return text.startsWith("edit ") ? this.#paint.dim : plain;
	}
	#rule({ name, mark, ms, failing }) {
		const { green, red, yellow, dim } = this.#paint;
		const colour = mark === "✓" ? green : mark === "✗" ? red : yellow;
		this.#put(`${colour(mark)} ${padded(name, 8)} ${dim(seconds(ms))}`);
		if (mark !== "✓") for (const test of failing) this.#say(oneLine(test), (line) => dim(`  ${line}`));
	}
	async #end(runId) {
		const found = await this.#look();
		const entry = found?.state.loop.entries.find(({ trace }) => trace.run === runId);
		const decided = this.#decided;
		this.#decided = void 0;
		this.#terminal.rest();
		if (!found || !entry || !decided) return;
		this.#say(entry.trace.commit ? `commit ${entry.trace.commit.slice(0, 7)} ${oneLine(entry.summary)}` : "no commit");
		this.#verdict(decided, entry, found.state.loop);
		if (decided.signal === "CONTINUE") this.#terminal.waitFor("the next run starts");
	}
	#verdict({ signal, reason }, { rules, score, cost }, loop) {
		const { bold, green, yellow, red, blue, dim } = this.#paint;
		const isBroken = this.#hasPromised && signal === "CONTINUE";
		const colour = signal === "COMPLETE" ? green : signal !== "CONTINUE" ? red : isBroken ? yellow : blue;
		const facts = `score ${Math.round(score)} · ${rules.passed} of ${rules.total} rules${price(cost, loop)} · ${seconds(Date.now() - this.#began)}`;
		this.#open(bold(colour(padded(signal, NAMES$1))));
		this.#say(oneLine(reason), colour);
		this.#say(facts, dim);
		if (isBroken) this.#say(`the agent hears of it in iteration ${this.#iteration + 1}`, dim);
	}
	#open(name) {
		this.#margin = `  ${name}`;
	}
	#say(text, style = plain) {
		for (const line of wrapped(text, this.#terminal.width - INDENT.length - 2)) this.#put(style(line));
	}
	#put(line) {
		this.#terminal.line(`${this.#margin}${line}`);
		this.#margin = INDENT;
	}
};
function seconds(ms) {
	return `${(ms / 1e3).toFixed(1)} s`;
}
function price(cost, loop) {
	if (cost === null) return " · cost unknown";
	return loop.cost === 0 ? "" : ` · ${dollars(cost)}, ${dollars(loop.cost)} so far`;
}

// src/commands/local/story.ts
const phases = [
	"begin",
	"agent",
	"validate",
	"land"
];
function storyOf(tell) {
	const steps = /* @__PURE__ */ new Map();
	return (event) => {
		if (event.kind === "run-completed") return tell({
			is: "run-ended",
			runId: event.runId
		});
		if (event.kind === "annotation" && event.annotation.level !== "notice") return tell({
			is: "trouble",
			text: event.annotation.message
		});
		if (event.kind !== "log") return;
		const key = `${event.jobId}/${event.number}`;
		const step = steps.get(key) ?? {
			phase: null,
			isPreamble: true,
			failing: []
		};
		steps.set(key, step);
		if (step.isPreamble) readPreamble(step, event.line, tell);
		else readLine(step, event.line, tell);
	};
}
function readPreamble(step, line, tell) {
	const named = /^ {2}phase: (\w+)$/.exec(line)?.[1];
	const phase = phases.find((each) => each === named);
	if (phase && step.phase === null) {
		step.phase = phase;
		tell({
			is: "phase",
			phase
		});
	}
	if (line === "##[endgroup]") step.isPreamble = false;
}
function readLine(step, line, tell) {
	switch (step.phase) {
		case "begin": {
			const iteration = /^Iteration (\d+) \(attempt/.exec(line)?.[1];
			if (iteration !== void 0) tell({
				is: "iteration",
				iteration: Number(iteration)
			});
			return;
		}
		case "agent":
			if (line.startsWith("| ")) tell({
				is: "said",
				text: line.slice(2)
			});
			return;
		case "validate":
			readRule(step, line, tell);
			return;
		case "land": {
			const [, signal, reason] = /^(CONTINUE|COMPLETE|BLOCKED|ESCALATE|ERROR): (.*)$/.exec(line) ?? [];
			if (signal !== void 0 && reason !== void 0) tell({
				is: "decided",
				signal,
				reason
			});
		}
	}
}
function readRule(step, line, tell) {
	const began = /^▸ (.+)$/.exec(line)?.[1];
	const [, mark, name, ms] = /^([✓✗!-]) (.+) \((\d+) ms\)$/.exec(line) ?? [];
	if (began !== void 0) {
		step.failing = [];
		tell({
			is: "rule-began",
			name: began
		});
	} else if (mark !== void 0 && name !== void 0) tell({
		is: "rule-ended",
		name,
		mark,
		ms: Number(ms),
		failing: step.failing
	});
	else {
		const failed = failedTest(line);
		if (failed !== void 0 && !step.failing.includes(failed)) step.failing.push(failed);
	}
}
function failedTest(line) {
	return /^\| ✖ (.+) \([\d.]+ ?ms\)$/.exec(line)?.[1] ?? /^\| not ok \d+ - (.+)$/.exec(line)?.[1];
}

// src/commands/local/telling.ts
async function told(stage, issue, audience, work) {
	const { terminal, interrupted } = audience;
	const narrator = new Narrator(audience, () => findLoop(stage, issue));
	let done = Promise.resolve();
	const tell = (event) => {
		done = done.then(() => interrupted.aborted ? void 0 : narrator.tell(event));
	};
	const stop = stage.onProgress(storyOf(tell));
	try {
		const result = await work();
		await done;
		return result;
	} finally {
		stop();
		terminal.rest();
	}
}
function untilInterrupted(signal) {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

// src/commands/local/rows.ts
const NAMES = 14;
function rows(given, { paint, width }) {
	return given.flatMap(([name, value]) => wrapped(value, width - NAMES - 2).map((line, index) => `  ${paint.dim(padded(index === 0 ? name : "", NAMES))}${line}`));
}

// src/commands/terminal-markdown.ts
const CONTROLS = /[^\P{Cc}\n\t]/gu;
function terminalMarkdown(source, reader) {
	return Mn(source.replace(CONTROLS, " ")).flatMap((token) => block(token, reader));
}
function block(token, reader) {
	const { paint, width } = reader;
	switch (token.type) {
		case "heading": return [...wrapped(inline(token.tokens, paint), width).map(paint.bold), ""];
		case "paragraph": return [...wrapped(inline(token.tokens, paint), width), ""];
		case "table": return [...table(token, reader), ""];
		case "code": return [...code(token, paint), ""];
		case "blockquote": return [...wrapped(quoted(token.raw), width).map(paint.yellow), ""];
		case "html": return withoutTags(token.raw, reader);
		case "list": return [...token.items.flatMap((item) => listed(item, reader)), ""];
		case "space": return [];
		default: return [...token.raw.trimEnd().split("\n").map(oneLine), ""];
	}
}
function listed({ tokens }, { paint, width }) {
	return wrapped(inline(tokens, paint), width - 2).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}
function quoted(raw) {
	return raw.replace(/^> ?/gm, "").replace(/^\[!(\w)(\w+)\]/, (_, first, rest) => `${first}${rest.toLowerCase()}:`);
}
function withoutTags(raw, { paint, width }) {
	const text = raw.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, "").trim();
	if (text === "") return [];
	return [...wrapped(inline(Mn(text), paint), width).map(paint.dim), ""];
}
function inline(tokens, paint) {
	return (tokens ?? []).map((token) => {
		if (token.type === "strong") return paint.bold(inline(token.tokens, paint));
		if (token.type === "codespan") return paint.blue(token.text);
		if (token.type === "html") return "";
		if ("tokens" in token && token.tokens) return inline(token.tokens, paint);
		return readable("text" in token ? String(token.text) : token.raw);
	}).join("");
}
const named = {
	nbsp: " ",
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\""
};
function readable(text) {
	return text.replace(/&(\w+);/g, (whole, name) => named[name] ?? whole).replace(/\s+/g, " ");
}
const GAP = "  ";
const NARROWEST = 12;
function table({ header, rows, align }, { paint, width }) {
	const cells = [header, ...rows].map((row) => row.map((cell) => inline(cell.tokens, paint)));
	const widths = header.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ""))));
	const fixed = widths.slice(0, -1).reduce((sum, each) => sum + each + 2, 0);
	const last = width - fixed;
	if (last < NARROWEST) return cells.slice(1).flatMap((row) => wrapped(row.join(" · "), width));
	return cells.flatMap((row, index) => {
		const style = index === 0 ? paint.dim : (text) => text;
		const [first = "", ...more] = wrapped(row.at(-1) ?? "", last);
		return [[...row.slice(0, -1).map((text, column) => {
			return padded(text, widths[column] ?? 0, align[column] === "right" ? "right" : "left");
		}), first].join(GAP), ...more.map((line) => " ".repeat(fixed) + line)].map((line) => style(line.trimEnd()));
	});
}
const BARS = "▁▂▃▄▅▆▇█";
function code({ lang, text }, paint) {
	const values = lang === "mermaid" ? /^\s*line \[([\d., -]+)\]/m.exec(text)?.[1] : void 0;
	if (values === void 0) return text.split("\n").map((line) => `  ${paint.dim(oneLine(line))}`);
	const title = /^\s*title "(.*)"/m.exec(text)?.[1] ?? "";
	const numbers = values.split(",").map(Number);
	const bars = numbers.map((value) => BARS[Math.round(Math.min(Math.max(value, 0), 100) / 100 * 7)]);
	return [`${oneLine(title)} ${paint.green(bars.join(""))} ${paint.dim(numbers.join(" → "))}`];
}

// src/commands/demo/scripted-agent.ts
const plainTitles = {
	needs: "slug.test.js",
	files: {
		"src/slug.js": `// TODO: accents
export function slug(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
`,
		"README.md": `# slugs

Turns a title into the last part of a URL.

## Usage

    import { slug } from "slugs";
    slug("Hello, World!"); // "hello-world"
`
	},
	says: `Make slugs of plain titles.
The README says how to use them. Next: accents.`
};
const accents = {
	needs: "writes accents as plain letters",
	files: { "src/slug.js": `export function slug(title) {
  return title
    .normalize("NFD")
    .replace(/\\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
` },
	says: `Accents are gone. Everything should work now.

<promise>COMPLETE</promise>
Summary: Write accents as plain letters`
};
const otherLetters = {
	needs: "knows letters that are no accents",
	files: { "src/slug.js": `const letters = { æ: "ae", đ: "d", ð: "d", ı: "i", ł: "l", œ: "oe", ø: "o", ß: "ss", þ: "th" };

export function slug(title) {
  return title
    .normalize("NFD")
    .replace(/\\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[æđðıłœøßþ]/g, (letter) => letters[letter])
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
` },
	says: `My promise was wrong: ß and Ł are letters of their own. Now they are spelled out.

<promise>COMPLETE</promise>
Summary: Spell out letters that are no accents`
};
const scriptedAgent = `// Stands in for a coding agent: reads the brief on stdin, changes files, says what it did.
import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";

const moves = ${JSON.stringify([
	plainTitles,
	accents,
	otherLetters
], null, 2)};

const brief = readFileSync(0, "utf8");
const iteration = Number(/This is iteration (\\d+)/.exec(brief)?.[1]);
const move = moves[iteration - 1];

let message = "Nothing in the brief tells me what to do.";
if (move && brief.includes(move.needs)) {
  for (const [path, text] of Object.entries(move.files)) {
    console.log(\`edit \${path}\`);
    writeFileSync(path, text);
  }
  message = move.says;
}
console.log(message);
writeFileSync(env.RONDO_MESSAGE_FILE, message);
writeFileSync(env.RONDO_RESULT_FILE, JSON.stringify({ cost: 0 }));
`;

// src/commands/demo/sample-repository.ts
const repository = "acme/slugs";
const person$1 = "mona";
const issue = {
	title: "Slugs for titles as people write them",
	body: `Titles with capitals, punctuation or accents come out wrong.

- every test in \`test/slug.test.js\` passes
- \`README.md\` has a section \`## Usage\`
- no \`TODO\` stays behind in \`src\`
`
};
const tests = `import assert from "node:assert/strict";
import { test } from "node:test";
import { slug } from "../src/slug.js";

test("keeps what is a slug already", () => assert.equal(slug("hello"), "hello"));
test("lowers capitals and joins words", () => assert.equal(slug("Hello Big World"), "hello-big-world"));
test("drops punctuation, at the ends too", () => assert.equal(slug(" Ready, set... go! "), "ready-set-go"));
test("writes accents as plain letters", () => assert.equal(slug("Crème Brûlée"), "creme-brulee"));
test("knows letters that are no accents", () => assert.equal(slug("Straße nach Łódź"), "strasse-nach-lodz"));
`;
const settings = `# Every key is described in Rondo's docs/settings.md
agent: { command: node tools/agent.mjs } # a script, so that the demo needs no model; usually: agent: claude
max-iterations: 5
rules:
  tests: node --test
  docs: { type: content-pattern, file: README.md, pattern: "## Usage" }
  no-todo: "! grep -rn TODO src"
`;
function sampleFiles(workflow) {
	return {
		"README.md": "# slugs\n\nTurns a title into the last part of a URL.\n",
		"package.json": `${JSON.stringify({
			name: "slugs",
			version: "1.0.0",
			type: "module",
			scripts: { test: "node --test" }
		}, null, 2)}\n`,
		"src/slug.js": `export function slug(title) {\n  return title.replace(" ", "-");\n}\n`,
		"test/slug.test.js": tests,
		"tools/agent.mjs": scriptedAgent,
		".github/rondo.yml": settings,
		".github/workflows/rondo.yml": workflow
	};
}

// src/commands/demo/frame.ts
function opening$1({ template, open, issue: issue$2, url }, reader) {
	const { paint, width } = reader;
	const about = `A GitHub on this machine runs the workflow templates/${template}.yml and the action dist/index.js, as they are. The agent is a script of three moves, one of them a false promise. No model, no account, nothing leaves this machine.`;
	return [
		paint.bold("Rondo demo: from a label on an issue to a promise that is kept"),
		...wrapped(about, width).map(paint.dim),
		"",
		...rows([
			["repository", `${repository}, a small library with failing tests`],
			["issue", `#${issue$2} ${issue.title}`],
			["label", `${paint.bold("rondo")}, set by @${person$1}`],
			...open ? [["watch", `${url}/issues/${issue$2}`]] : []
		], reader)
	];
}
function closing$1(given, reader) {
	const { outcome } = given;
	const { paint, width } = reader;
	const { report } = outcome;
	const rule = paint.dim("─".repeat(width));
	const head = report.status === "completed" ? paint.green(`✓ The promise is kept after ${report.iterations.length} iterations, in ${report.seconds} s.`) : paint.red(`✗ The loop is ${report.status} after ${report.iterations.length} iterations.`);
	return [
		"",
		paint.bold(head),
		"",
		paint.dim(`The state comment on pull request #${report.pr ?? "?"}, as its readers see it:`),
		rule,
		...withoutLastGap(terminalMarkdown(outcome.comment, reader)),
		rule,
		"",
		paint.bold("Where to look"),
		...rows(places(given), reader),
		"",
		...next$1(given, reader)
	];
}
function places({ outcome, open, url }) {
	const { report, branch, commits, gateText, files, isDraft } = outcome;
	if (report.pr === null) return [["pull request", "none"]];
	const [first, ...more] = commits.map(({ sha, subject }) => `${sha.slice(0, 7)} ${subject}`);
	return [
		["pull request", open ? `${url}/pull/${report.pr}` : `#${report.pr}, ${isDraft ? "a draft" : "ready for review"}`],
		["branch", branch],
		["commits", first ?? "none"],
		...more.map((commit) => ["", commit]),
		["files", files.join(", ")],
		["gate", `rondo: ${report.gate}, "${gateText}"`],
		["API calls", `${report.apiCalls.total}, of which ${report.apiCalls.perIteration} in the second iteration`]
	];
}
function next$1({ open, template }, { width, paint }) {
	if (open) return [`The pages are served until you press ${paint.bold("Ctrl-C")}.`];
	return wrapped(`npm start -- --open keeps the pages up for a browser; --template ${template === "hardened" ? "simple" : "hardened"} runs the other workflow.`, width).map(paint.dim);
}
function withoutLastGap(lines) {
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

// src/commands/demo/outcome.ts
async function readOutcome(stage, issue, seconds) {
	const found = await findLoop(stage, issue);
	const commits = found ? await commitsOf(stage, found.pull) : [];
	const gate = await gateOn(stage, commits.at(-1)?.sha);
	const calls = stage.callsByRun().map(({ length }) => length);
	return {
		branch: branchFor(issue),
		comment: found?.body.replace(/<!-- rondo:state:.*$/s, "").trim() ?? "",
		commits: commits.filter(({ isWork }) => isWork),
		isDraft: found?.isDraft ?? false,
		gateText: gate?.description ?? "",
		files: found ? await filesOf(stage, found.pull) : [],
		report: {
			status: found?.state.loop.status ?? "none",
			iterations: (found?.state.loop.entries ?? []).map(({ iteration, signal, score, trace }) => ({
				iteration,
				signal,
				score: Math.round(score),
				sha: commits.find(({ sha }) => trace.commit !== null && sha.startsWith(trace.commit))?.sha ?? null
			})),
			pr: found?.pull ?? null,
			gate: gate?.state ?? null,
			apiCalls: {
				total: calls.reduce((sum, each) => sum + each, 0),
				perIteration: calls[1] ?? calls[0] ?? 0
			},
			seconds
		}
	};
}

// src/commands/demo/perform-demo.ts
async function performDemo(request, shell) {
	const interrupted = shell.interrupted();
	const stage = await buildStage$1(shell, request.template);
	try {
		const play = {
			stage,
			interrupted,
			issue: await openIssue(stage)
		};
		const outcome = await (request.json ? runLoop(play) : playAloud(play, request, shell));
		if (outcome === null) return {
			exitCode: 1,
			stdout: "",
			stderr: "Interrupted before the loop ended.\n"
		};
		const isDone = outcome.report.status === "completed";
		const stderr = isDone ? "" : failure(outcome, stage);
		if (request.json) return {
			exitCode: isDone ? 0 : 1,
			stdout: `${JSON.stringify(outcome.report)}\n`,
			stderr
		};
		if (request.open) await untilInterrupted(interrupted);
		return isDone ? done("") : {
			exitCode: 1,
			stdout: "",
			stderr
		};
	} finally {
		await stage.close();
	}
}
function buildStage$1(shell, template) {
	return Stage.build(shell, {
		command: "demo",
		repository,
		person: person$1,
		begins: {
			files: sampleFiles(readFileSync(join(shell.packageFolder, "templates", `${template}.yml`), "utf8")),
			description: "Turns a title into the last part of a URL",
			private: template === "simple",
			roles: { [person$1]: "write" },
			allowActionsToCreatePullRequests: true
		}
	});
}
async function playAloud(play, request, shell) {
	const { stage, issue, interrupted } = play;
	const paint = palette(shell.colours);
	const terminal = new LiveTerminal(shell);
	const reader = {
		paint,
		width: terminal.width
	};
	for (const line of opening$1({
		...request,
		issue,
		url: stage.url
	}, reader)) terminal.line(line);
	terminal.waitFor("the label starts a workflow run");
	const outcome = await told(stage, issue, {
		terminal,
		paint,
		interrupted,
		begins
	}, () => runLoop(play));
	if (outcome) for (const line of closing$1({
		...request,
		outcome,
		url: stage.url
	}, reader)) terminal.line(line);
	return outcome;
}
function begins({ state, pull }) {
	return `opened branch rondo/issue-${state.issue} and draft pull request #${pull}`;
}
async function openIssue(stage) {
	return (await stage.ask("/issues", issue)).number;
}
async function runLoop({ stage, issue, interrupted }) {
	const began = performance.now();
	await stage.ask(`/issues/${issue}/labels`, { labels: ["rondo"] });
	await Promise.race([stage.idle(), untilInterrupted(interrupted)]);
	if (interrupted.aborted) return null;
	return readOutcome(stage, issue, Math.round((performance.now() - began) / 100) / 10);
}
function failure({ report }, stage) {
	return `The loop ended as ${report.status}, not as completed. The end of the runs' log:\n${stage.lastLines()}\n`;
}

// src/render/history.ts
const signals = {
	CONTINUE: "🔁 Continue",
	COMPLETE: "✅ Complete",
	BLOCKED: "✋ Blocked",
	ESCALATE: "🚧 Escalate",
	ERROR: "💥 Error"
};
const said = {
	name: "What was done",
	cell: saidWords
};
function historyTable(entries, last) {
	return [
		`| # | Signal | Rules | Score | Files | Cost | Time | ${last.name} |`,
		"|--:|:--|--:|--:|--:|--:|--:|:--|",
		...entries.map((entry) => `| ${[...numbers(entry), last.cell(entry)].join(" | ")} |`)
	].join("\n");
}
function numbers(entry) {
	const { iteration, attempt, rules, score, changed, cost, ms } = entry;
	return [
		attempt > 1 ? `${iteration} (try&nbsp;${attempt})` : String(iteration),
		signalCell(entry),
		rules.total === 0 ? "none" : `${rules.passed}/${rules.total}`,
		rules.total === 0 ? "–" : String(Math.round(score)),
		changed === null ? "?" : String(changed),
		cost === null ? "unknown" : dollars(cost),
		duration(ms)
	];
}
function signalCell({ signal, source }) {
	const words = signals[signal].replace(" ", "&nbsp;");
	const [kind = "", name] = source.split(/:(.*)/s);
	const by = name === void 0 ? kind === "human" ? "a person" : "" : `${kind} ${markdownLine(name, 40)}`;
	return by === "" ? words : `${words} <br><sub>${by.replaceAll(" ", "&nbsp;")}</sub>`;
}
function saidWords({ failure, summary, trace: { notedBy, doneBy } }) {
	return `${failure === null ? markdownLine(summary, 160) || "nothing" : `the agent failed: ${failure}`}${notedBy.length === 0 ? "" : ` (with notes of ${notedBy.map((login) => markdownLine(login, 40)).join(", ")})`}${doneBy === null ? "" : ` (${markdownLine(doneBy, 80)})`}`;
}

// src/commands/run/frame.ts
function opening({ facts, begins, own }, reader) {
	const { paint } = reader;
	const [first = ""] = facts.task.split("\n", 1);
	const title = begins === null ? `Rondo goes on: ${oneLine(first)}` : `Rondo: ${oneLine(first)}`;
	return [
		...wrapped(title, reader.width).map(paint.bold),
		"",
		...rows([
			["repository", `${own.folder}, from ${facts.base}; its files are not touched`],
			...begins === null ? [] : settingsRows(begins, facts.setup),
			["Ctrl-C", "pauses; `rondo run --resume` goes on"]
		], reader)
	];
}
function settingsRows({ settings, leftOut }, setup) {
	const { agent, rules, maxIterations, budget } = settings;
	const names = rules.map((rule) => rule.type === "command" ? `${rule.name} (${oneLine(rule.run)})` : rule.name);
	return [
		["agent", "use" in agent ? agent.use : oneLine(agent.command)],
		["rules", names.length === 0 ? "none: the agent's promise counts alone; name some in .github/rondo.yml" : names.join(", ")],
		["set-up", setup === null ? "none" : oneLine(setup)],
		["limits", `${maxIterations} iterations${budget === null ? "" : `, ${dollars(budget)}`}`],
		...leftOut.length === 0 ? [] : [["left out", `${leftOut.join(", ")}: only on GitHub`]]
	];
}
function pausing({ paint }) {
	return paint.yellow("  Pausing: the agent is stopped, what has landed is kept. (Ctrl-C again ends at once.)");
}
function closing({ report, loop, commits }, reader) {
	const { paint, width } = reader;
	const head = report.status === "completed" ? paint.green(`✓ Complete: ${oneLine(inWords(report.reason))}`) : standing(report, reader);
	const places = [
		["branch", report.branch ?? "none: nothing has landed yet"],
		...commits.map(({ sha, subject }, index) => [index === 0 ? "commits" : "", `${sha.slice(0, 7)} ${subject}`]),
		...report.files.length === 0 ? [] : [["files", report.files.map(oneLine).join(", ")]],
		["spent", spent(report, loop.activeMs)],
		...next(report)
	];
	return [
		"",
		...wrapped(head, width).map(paint.bold),
		"",
		...loop.entries.length === 0 ? [] : terminalMarkdown(historyTable(loop.entries, said), reader),
		...rows(places, reader)
	];
}
function standing({ status, reason }, { paint }) {
	if (status === "none") return paint.yellow("Not begun yet: it was interrupted, or something is wrong.");
	return paint.yellow(`Not complete yet, ${status}: ${oneLine(inWords(reason))}`);
}
function spent({ cost, unpricedRuns }, activeMs) {
	const unknown = unpricedRuns === 0 ? "" : ` and ${unpricedRuns} run${unpricedRuns === 1 ? "" : "s"} of unknown price`;
	return `${cost === null ? "an unknown amount" : `${dollars(cost)}${unknown}`}, ${duration(activeMs)} of work`;
}
function next({ status, branch, base, resumable }) {
	const look = branch === null ? [] : [["look at it", `git diff ${base}...${branch}`]];
	if (status === "completed" && branch !== null) return [...look, ["take it", `git merge ${branch}`]];
	if (!resumable) return look;
	const note = status === "blocked" ? " \"YOUR ANSWER\"" : "";
	return [...look, ["go on", `rondo run --resume${note}`]];
}
function inWords(reason) {
	return reason.replace(/`\/rondo rollback N` to a better iteration, or /, "").replace(/`\/rondo set ([\w-]+)=(\S+?)`, then `\/rondo resume`/g, "`rondo run --resume --$1 $2`").replace(/`\/rondo resume` with a note/g, "`rondo run --resume \"NOTE\"`").replace(/`\/rondo resume`/g, "`rondo run --resume`");
}

// src/commands/run/outcome.ts
async function bringBack({ own, stage, facts, seconds }) {
	const found = await findLoop(stage, facts.issue);
	const all = found ? await commitsOf(stage, found.pull) : [];
	const commits = all.filter(({ isWork }) => isWork);
	const loop = found?.state.loop ?? newLoop;
	const isPriced = loop.cost > 0 || loop.unpricedRuns < loop.iteration;
	return {
		report: {
			status: found ? loop.status : "none",
			reason: loop.reason,
			task: facts.task,
			branch: commits.length === 0 ? null : await takeBranch(own, stage, facts),
			base: facts.base,
			iterations: loop.entries.map(({ iteration, signal, score, cost, trace }) => ({
				iteration,
				signal,
				score: Math.round(score),
				cost,
				sha: all.find(({ sha }) => trace.commit !== null && sha.startsWith(trace.commit))?.sha ?? null
			})),
			cost: isPriced ? loop.cost : null,
			unpricedRuns: loop.unpricedRuns,
			files: found ? await filesOf(stage, found.pull) : [],
			seconds,
			resumable: found === null ? true : loop.status !== "completed" && loop.status !== "stopped"
		},
		loop,
		commits
	};
}
const MOST_NAMES = 50;
async function takeBranch(own, stage, { issue, branch }) {
	for (let count = 1; count <= MOST_NAMES; count += 1) {
		const as = count === 1 ? branch : `${branch}-${count}`;
		if (await own.take({
			from: stage.gitDir,
			branch: branchFor(issue),
			as
		})) return as;
	}
	throw new Error(`git does not take the branch ${branch}, nor under another name. It is in ${stage.gitDir}, as ${branchFor(issue)}.`);
}

// src/commands/run/task-settings.ts
const settingsPath = ".github/rondo.yml";
function taskSettings(file, wanted, test) {
	if (file !== null) mustBeSound(file, settingsPath);
	const document = (0, import_dist.parseDocument)(file ?? "");
	if (!(0, import_dist.isMap)(document.contents)) document.contents = document.createNode({});
	if (file === null && test !== null) document.setIn(["rules", "tests"], test);
	for (const [key, value] of mustBeLimits(wanted.limits)) document.set(key, (0, import_dist.parse)(value));
	if (wanted.agent !== null) document.set("agent", wanted.agent);
	const leftOut = withoutGitHub(document);
	const text = document.toString();
	return {
		text,
		settings: mustBeSound(text, settingsPath),
		leftOut
	};
}
function mustBeLimits(limits) {
	const given = Object.entries(limits);
	for (const [key, value] of given) {
		const parsed = /^[\w.+]+$/.test(value) ? parseSettings(`${key}: ${value}`, `--${key}`) : null;
		if (parsed?.ok) continue;
		throw new RefusedInput(`--${key} ${oneLine(value)}: ${parsed?.problems[0]?.message ?? "it is no limit"}.`);
	}
	return given;
}
function mustBeSound(text, file) {
	const parsed = parseSettings(text, file);
	if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
	return resolveSettings([parsed.layer]);
}
function withoutGitHub(document) {
	const rules = document.get("rules");
	const foreign = (0, import_dist.isMap)(rules) ? foreignRules(rules) : [];
	for (const name of foreign) document.deleteIn(["rules", name]);
	const hasCi = document.has("ci-workflows") && document.delete("ci-workflows");
	return [...foreign.map((name) => `rules.${name}`), ...hasCi ? ["ci-workflows"] : []];
}
function foreignRules(rules) {
	return rules.items.flatMap(({ key, value }) => {
		const type = (0, import_dist.isMap)(value) ? value.get("type") : void 0;
		return (0, import_dist.isScalar)(key) && (type === "step" || type === "checks") ? [String(key.value)] : [];
	});
}
function declaredKeys({ agent, fallback, evaluator, env }) {
	const choices = [
		agent,
		...fallback,
		...evaluator === null ? [] : [evaluator]
	];
	return [.../* @__PURE__ */ new Set([...choices.flatMap(keysOf), ...env])];
}
function keysOf(choice) {
	return "use" in choice ? agents[choice.use].keys : [];
}

// src/commands/run/play-run.ts
async function rouse({ stage, issue }, request, label) {
	if (label !== null) {
		await stage.ask(`/issues/${issue}/labels`, { labels: [label] });
		return;
	}
	const say = (body) => stage.ask(`/issues/${issue}/comments`, { body });
	if (await findLoop(stage, issue) === null) {
		await say("/rondo start");
		return;
	}
	const limits = limitOrder(request.limits);
	if (limits !== null) {
		await say(limits);
		await stage.idle();
	}
	await say(`/rondo resume ${request.resume ? request.note : ""}`.trim());
}
function limitOrder(limits) {
	const given = mustBeLimits(limits);
	return given.length === 0 ? null : `/rondo set ${given.map(([key, value]) => `${key}=${value}`).join(" ")}`;
}
async function playOn(play) {
	const { stage, issue, interrupted } = play;
	let seen = "";
	for (;;) {
		await Promise.race([stage.idle(), untilInterrupted(interrupted)]);
		if (interrupted.aborted) return;
		const loop = (await findLoop(stage, issue))?.state.loop;
		if (loop?.status !== "parked" && loop?.status !== "running") return;
		const now = `${loop.status} ${loop.iteration} ${loop.attempt} ${loop.parkedUntil}`;
		if (now === seen) return;
		seen = now;
		if (loop.parkedUntil !== null) {
			play.onParked(loop.parkedUntil);
			await until(loop.parkedUntil, interrupted);
		}
		if (!interrupted.aborted) await stage.sweep();
	}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
async function until(time, interrupted) {
	const wait = Math.min(Math.max(0, time - Date.now()) + 1e3, LONGEST_TIMER_MS);
	await new Promise((resolve) => {
		const timer = setTimeout(resolve, wait);
		interrupted.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
		if (interrupted.aborted) resolve();
	});
}
async function pause({ stage, issue }) {
	await stage.cancelRuns();
	if (await findLoop(stage, issue) === null) return;
	await stage.ask(`/issues/${issue}/comments`, { body: "/rondo pause" });
	await stage.idle();
}

// src/git/own-repository.ts
var OwnRepository = class OwnRepository {
	folder;
	gitDir;
	#environment;
	constructor(folder, gitDir, environment) {
		this.folder = folder;
		this.gitDir = gitDir;
		this.#environment = environment;
	}
	static async at(folder, environment) {
		const clean = Object.entries(environment).flatMap(([name, value]) => value === void 0 || name.startsWith("GIT_") ? [] : [[name, value]]);
		const env = {
			...Object.fromEntries(clean),
			LC_ALL: "C"
		};
		const found = await runGit$1({
			args: [
				"-C",
				folder,
				"rev-parse",
				"--show-toplevel",
				"--absolute-git-dir"
			],
			environment: env
		});
		const [top, gitDir] = found.stdout.toString("utf8").split("\n");
		if (found.code !== 0 || !top || !gitDir) return { why: found.stderr.trim().replace(/^fatal: /, "") || "not a work tree" };
		return new OwnRepository(top, gitDir, env);
	}
	async head() {
		const found = await this.#run("rev-parse", "--verify", "--quiet", "HEAD^{commit}");
		if (found.code !== 0) return null;
		const branch = await this.#run("symbolic-ref", "--quiet", "--short", "HEAD");
		return {
			sha: lineOf(found),
			branch: branch.code === 0 ? lineOf(branch) : null
		};
	}
	async changes() {
		return (await this.#must("-c", "core.quotePath=false", "status", "--porcelain", "--untracked-files=normal")).toString("utf8").split("\n").filter((line) => line !== "").map((line) => line.slice(3));
	}
	async obstacle() {
		const [shallow, format] = [await this.#must("rev-parse", "--is-shallow-repository"), await this.#must("rev-parse", "--show-object-format")].map((answer) => answer.toString("utf8").trim());
		if (shallow === "true") return "it is a shallow clone; `git fetch --unshallow` makes it whole";
		return format === "sha1" ? null : `its objects have ${format} names, and only sha1 is known here`;
	}
	async file(sha, path) {
		const shown = await this.#run("cat-file", "blob", `${sha}:${path}`);
		return shown.code === 0 ? shown.stdout.toString("utf8") : null;
	}
	async hasBranch(name) {
		return (await this.#run("show-ref", "--verify", "--quiet", `refs/heads/${name}`)).code === 0;
	}
	async lend(folder, branch, sha) {
		const objects = (await this.#must("rev-parse", "--path-format=absolute", "--git-path", "objects")).toString("utf8");
		await mkdir(folder, { recursive: true });
		await this.#must("init", "--quiet", "--bare", folder);
		await writeFile(join(folder, "objects/info/alternates"), objects);
		await this.#must("--git-dir", folder, "update-ref", `refs/heads/${branch}`, sha);
	}
	async take({ from, branch, as }) {
		const refspec = `refs/heads/${branch}:refs/heads/${as}`;
		return (await this.#run("fetch", ...[
			"--quiet",
			"--no-tags",
			"--no-auto-gc",
			"--no-write-fetch-head"
		], from, refspec)).code === 0;
	}
	#run(...args) {
		return runGit$1({
			args: [
				"-C",
				this.folder,
				...args
			],
			environment: this.#environment
		});
	}
	async #must(...args) {
		const result = await this.#run(...args);
		if (result.code !== 0) throw new GitFailed(args, result);
		return result.stdout;
	}
};
function lineOf({ stdout }) {
	return stdout.toString("utf8").trim();
}

// src/commands/run/detected.ts
async function detectedTest(read) {
	const script = (await packageOf(read))?.scripts?.test;
	if (script !== void 0 && !/no test specified/.test(script)) return "npm test";
	for (const [path, says, command] of [
		[
			"Cargo.toml",
			/./,
			"cargo test"
		],
		[
			"go.mod",
			/./,
			"go test ./..."
		],
		[
			"pytest.ini",
			/./,
			"python3 -m pytest"
		],
		[
			"pyproject.toml",
			/\[tool\.pytest/,
			"python3 -m pytest"
		],
		[
			"Makefile",
			/^test:/m,
			"make test"
		]
	]) if (says.test(await read(path) ?? "")) return command;
	return null;
}
async function detectedSetup(read) {
	const found = await packageOf(read);
	if (Object.keys({
		...found?.dependencies,
		...found?.devDependencies
	}).length === 0) return null;
	for (const [path, command] of [
		["package-lock.json", "npm ci"],
		["pnpm-lock.yaml", "pnpm install --frozen-lockfile"],
		["yarn.lock", "yarn install"]
	]) if (await read(path) !== null) return command;
	return "npm install";
}
async function packageOf(read) {
	try {
		const found = JSON.parse(await read("package.json") ?? "null");
		return typeof found === "object" ? found : null;
	} catch {
		return null;
	}
}

// src/commands/run/kept-run.ts
const VERSION = 1;
var KeptRun = class {
	folder;
	constructor(folder) {
		this.folder = folder;
	}
	get forge() {
		return join(this.folder, "forge");
	}
	save(facts, stage) {
		mkdirSync(this.folder, { recursive: true });
		this.#write("world", stage.world);
		const written = {
			...facts,
			version: VERSION,
			pid: process.pid,
			nextRunId: stage.nextRunId,
			at: Date.now()
		};
		this.#write("run.json", `${JSON.stringify(written, null, 2)}\n`);
	}
	load() {
		const written = this.#read();
		if (written === null) throw new RefusedInput(`${this.folder}: it can't be read; delete it and start again.`);
		if (written.pid !== process.pid && isAlive(written.pid)) throw new RefusedInput(`Process ${written.pid} works on this loop. If it is no Rondo, delete ${join(this.folder, "run.json")}.`);
		return {
			facts: written,
			stage: {
				world: readFileSync(join(this.folder, "world")),
				nextRunId: written.nextRunId
			}
		};
	}
	get at() {
		return existsSync(join(this.folder, "world")) ? this.#read()?.at ?? 0 : 0;
	}
	remove() {
		rmSync(this.folder, {
			recursive: true,
			force: true
		});
	}
	#read() {
		try {
			const read = JSON.parse(readFileSync(join(this.folder, "run.json"), "utf8"));
			return read.version === VERSION && templates.includes(read.template) ? read : null;
		} catch {
			return null;
		}
	}
	#write(name, content) {
		const path = join(this.folder, name);
		writeFileSync(`${path}.new`, content);
		renameSync(`${path}.new`, path);
	}
};
var KeptRuns = class {
	#folder;
	constructor(gitDir) {
		this.#folder = join(gitDir, "rondo");
	}
	named(name) {
		return new KeptRun(join(this.#folder, name));
	}
	newest() {
		if (!existsSync(this.#folder)) return null;
		const [newest] = readdirSync(this.#folder).map((name) => this.named(name)).filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
		return newest ?? null;
	}
};
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

// src/commands/run/workflow-file.ts
const KEY = /^( +)env:\n +ANTHROPIC_API_KEY: .*\n/m;
const SETUP = /^ +# What the agent needs to build and test the project goes here.*\n/m;
const VALIDATE = /^ +- id: validate # puts the work/m;
function workflowFile(template, { keys, setup }) {
	const withKeys = template.replace(KEY, (_, indent) => environment(keys, indent));
	if (setup === null) return withKeys;
	const step = `      - name: set up\n${!VALIDATE.test(template) ? "        if: steps.begin.outputs.go == 'true'\n" : ""}        run: ${JSON.stringify(setup)}\n`;
	return withKeys.replace(SETUP, () => step).replace(VALIDATE, (line) => `${step}${line}`);
}
function environment(keys, indent) {
	if (keys.length === 0) return "";
	return [
		`${indent}env:`,
		...keys.map((key) => `${indent}  ${key}: \${{ secrets.${key} }}`),
		""
	].join("\n");
}

// src/commands/run/prepare.ts
const person = "you";
const workflowPath = ".github/workflows/rondo.yml";
async function openOwn(folder, { environment }) {
	const found = existsSync(folder) ? await OwnRepository.at(folder, environment) : { why: "there is no such folder" };
	if ("why" in found) throw new RefusedInput(`${folder}: no git repository to work on: ${oneLine(found.why)}.`);
	return found;
}
async function prepareStart(request, own, shell) {
	const head = await soundHead(own, request.allowDirty);
	const read = (path) => own.file(head.sha, path);
	const wanted = {
		agent: request.agent,
		limits: request.limits
	};
	const begins = taskSettings(await read(settingsPath), wanted, await detectedTest(read));
	const keys = declaredKeys(begins.settings);
	mustHaveKey(begins, shell);
	const { name, kept } = await freeName(own, request.task);
	const setup = request.setup === null ? await detectedSetup(read) : request.setup || null;
	const repository = `local/${basename(own.folder).replace(/[^\w.-]+/g, "-") || "repository"}`;
	const base = head.branch ?? "main";
	const facts = {
		task: request.task,
		template: request.template,
		setup,
		repository,
		keys,
		base,
		branch: name
	};
	const stage = await buildStage({
		own,
		head,
		facts,
		kept,
		shell
	});
	try {
		await stage.layOver({ [settingsPath]: begins.text });
		await equip(stage, facts, shell);
		const { number: issue } = await stage.ask("/issues", issueFor(request.task));
		return {
			own,
			stage,
			kept,
			begins,
			facts: {
				...facts,
				issue
			}
		};
	} catch (error) {
		await stage.close();
		kept.remove();
		throw error;
	}
}
async function prepareResume(request, own, shell) {
	const kept = new KeptRuns(own.gitDir).newest();
	if (kept === null) throw new RefusedInput(`${request.folder}: no loop to go on with. One that is complete leaves only its branch; rondo run "TASK" starts one.`);
	const { facts, stage: begins } = kept.load();
	const scene = {
		command: "run",
		repository: facts.repository,
		person: "you",
		begins,
		folder: kept.forge
	};
	const stage = await Stage.build(shell, scene);
	await equip(stage, facts, shell);
	return {
		own,
		stage,
		kept,
		facts,
		begins: null
	};
}
async function soundHead(own, allowDirty) {
	const head = await own.head();
	if (head === null) throw new RefusedInput(`${own.folder}: nothing is committed yet, so there is nothing to begin from.`);
	const obstacle = await own.obstacle();
	if (obstacle !== null) throw new RefusedInput(`${own.folder}: ${obstacle}.`);
	const changes = allowDirty ? [] : await own.changes();
	if (changes.length === 0) return head;
	const some = changes.slice(0, 5).map(oneLine).join(", ");
	const more = changes.length > 5 ? ` and ${changes.length - 5} more` : "";
	throw new RefusedInput(`${own.folder}: not committed: ${some}${more}. The loop begins from the last commit, so the agent would not see this. Commit or stash it, or start without it: --allow-dirty.`);
}
function mustHaveKey({ settings }, { environment }) {
	const keys = keysOf(settings.agent);
	if (keys.length === 0 || keys.some((key) => environment[key])) return;
	const agent = "use" in settings.agent ? settings.agent.use : "";
	throw new RefusedInput(`The agent ${agent} needs its key in the environment: set ${keys[0]}${keys.length > 1 ? ` (or one of ${keys.slice(1).join(", ")})` : ""} and try again.`);
}
async function freeName(own, task) {
	const runs = new KeptRuns(own.gitDir);
	const slug = (task.split("\n", 1)[0]?.normalize("NFD").toLowerCase() ?? "").replace(/\p{Mark}/gu, "").replace(/[^a-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "") || "task";
	for (let count = 1;; count += 1) {
		const tried = count === 1 ? slug : `${slug}-${count}`;
		const kept = runs.named(tried);
		if (!existsSync(kept.folder) && !await own.hasBranch(`rondo/${tried}`)) return {
			name: `rondo/${tried}`,
			kept
		};
	}
}
async function buildStage({ own, head, facts, kept, shell }) {
	const { repository, base } = facts;
	const lent = mkdtempSync(join(tmpdir(), "rondo-run-head-"));
	try {
		await own.lend(lent, base, head.sha);
		const begins = {
			copyOf: lent,
			defaultBranch: base,
			private: true,
			roles: { ["you"]: "write" },
			allowActionsToCreatePullRequests: true
		};
		return await Stage.build(shell, {
			command: "run",
			repository,
			person: "you",
			begins,
			folder: kept.forge
		});
	} catch (error) {
		kept.remove();
		throw error;
	} finally {
		rmSync(lent, {
			recursive: true,
			force: true
		});
	}
}
async function equip(stage, facts, shell) {
	const secrets = Object.fromEntries(facts.keys.flatMap((key) => {
		const value = shell.environment[key];
		return value ? [[key, value]] : [];
	}));
	const template = readFileSync(join(shell.packageFolder, "templates", `${facts.template}.yml`), "utf8");
	stage.setSecrets(secrets);
	await stage.layOver({ [workflowPath]: workflowFile(template, {
		keys: Object.keys(secrets),
		setup: facts.setup
	}) });
}
const LONGEST_TITLE = 120;
function issueFor(task) {
	const [first = ""] = task.split("\n", 1);
	const title = first.length > LONGEST_TITLE ? `${first.slice(0, 119)}…` : first;
	return {
		title,
		body: title === task ? "" : task
	};
}

// src/commands/run/perform-run.ts
async function performRun(request, shell) {
	mustBeLimits(request.limits);
	const own = await openOwn(request.folder, shell);
	const prepared = await (request.resume ? prepareResume(request, own, shell) : prepareStart(request, own, shell));
	const { stage, kept, facts } = prepared;
	const keep = () => kept.save(facts, stage.keep());
	keep();
	const outcome = await runOnStage(prepared, request, {
		shell,
		keep
	}).finally(() => stage.close());
	if (!outcome.report.resumable) kept.remove();
	return resultOf(outcome, request, stage.lastLines());
}
async function runOnStage(prepared, request, { shell, keep }) {
	const { stage } = prepared;
	const stop = stage.onProgress((event) => {
		if (event.kind === "run-completed") keep();
	});
	const interrupted = shell.interrupted();
	const outcome = await (request.json ? runThrough(prepared, request, {
		interrupted,
		onParked: () => void 0,
		onPausing: () => void 0
	}) : runAloud(prepared, request, {
		shell,
		interrupted
	}));
	stop();
	keep();
	return outcome;
}
async function runThrough(prepared, request, ears) {
	const { own, stage, facts, begins } = prepared;
	const began = performance.now();
	const play = {
		stage,
		issue: facts.issue,
		...ears
	};
	await rouse(play, request, begins?.settings.label ?? null);
	await playOn(play);
	if (ears.interrupted.aborted) {
		ears.onPausing();
		await pause(play);
	}
	return bringBack({
		own,
		stage,
		facts,
		seconds: Math.round((performance.now() - began) / 100) / 10
	});
}
async function runAloud(prepared, request, { shell, interrupted }) {
	const { stage, facts } = prepared;
	const paint = palette(shell.colours);
	const terminal = new LiveTerminal(shell);
	const reader = {
		paint,
		width: terminal.width
	};
	for (const line of opening(prepared, reader)) terminal.line(line);
	terminal.waitFor("a workflow run starts");
	const ears = {
		interrupted,
		onParked: (until) => terminal.waitFor(`parked until ${new Date(until).toLocaleTimeString()}, waiting`),
		onPausing: () => {
			terminal.rest();
			terminal.line(pausing(reader));
			terminal.waitFor("pausing");
		}
	};
	const outcome = await told(stage, facts.issue, {
		terminal,
		paint,
		interrupted,
		begins: () => "briefed the agent"
	}, () => runThrough(prepared, request, ears));
	for (const line of closing(outcome, reader)) terminal.line(line);
	return outcome;
}
function resultOf({ report }, { json }, log) {
	const isError = report.status === "none" && report.reason === "" || report.status === "failed";
	const exitCode = report.status === "completed" ? 0 : isError ? 1 : 2;
	return {
		exitCode,
		stdout: json ? `${JSON.stringify(report)}\n` : "",
		stderr: exitCode === 1 ? `The loop did not run as it should. The end of the runs' log:\n${log}\n` : ""
	};
}

export { performDemo, performRun };