import { G as caps, U as capped, l as checkpointName, o as temp, r as needed } from "./surroundings.js";
import { copyFile, link, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { existsSync, lstatSync } from "node:fs";
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { deflateSync } from "node:zlib";
// src/rules/hook-answer.ts
const actions = [
	"complete",
	"continue",
	"escalate"
];
function parseHookAnswer(stdout) {
	const printed = stdout.trim();
	if (printed === "") return invalid("it printed nothing");
	const value = parse(printed);
	if (value === void 0) return invalid(`it printed more than JSON, beginning with ${JSON.stringify(printed.slice(0, 60))}`);
	return toAnswer(value);
}
function parseNote(stdout) {
	const value = parse(stdout);
	return typeof value === "object" && value !== null && !Array.isArray(value) ? toAnswer({
		reason: "done",
		...value,
		action: "continue"
	}) : parseHookAnswer(stdout);
}
function toAnswer(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return invalid("it is not an object");
	const given = value;
	if (typeof given.ok === "boolean") return fromVerdict(given.ok, given.reason);
	const action = actions.find((known) => known === given.action);
	if (action === void 0) return invalid(`"action" is ${shown(given.action)}; it must be one of ${actions.join(", ")}, or give "ok"`);
	const nextPrompt = textOr(given.nextPrompt, caps.nextPrompt);
	const checkpoint = checkpointOf(given.checkpointData ?? given.checkpoint);
	return {
		action,
		reason: textOr(given.reason, caps.reason) ?? "it gave no reason",
		nextPrompt,
		...checkpoint === null ? {} : { checkpoint }
	};
}
function fromVerdict(ok, given) {
	const reason = textOr(given, caps.reason) ?? (ok ? "complete" : "not complete");
	const next = textOr(given, caps.nextPrompt)?.replace(/^next:\s*/i, "") ?? null;
	return ok ? {
		action: "complete",
		reason,
		nextPrompt: null
	} : {
		action: "continue",
		reason,
		nextPrompt: next
	};
}
function checkpointOf(given) {
	if (given === void 0 || given === null || given === false) return null;
	const { name, executionPhase } = Object(given);
	const chosen = [
		given,
		name,
		executionPhase
	].find((text) => typeof text === "string" && text !== "");
	return checkpointName(String(chosen ?? ""));
}
function readHookAnswers(text) {
	const parsed = typeof text === "string" ? parse(text) : void 0;
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
	const answers = Object.entries(parsed).slice(0, 100).map(([id, value]) => {
		const { error } = Object(value);
		return [id.slice(0, 100), typeof error === "string" ? { error: capped(error, caps.reason) } : toAnswer(value)];
	});
	return Object.fromEntries(answers);
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function textOr(value, bytes) {
	return typeof value === "string" && value.trim() !== "" ? capped(value.trim(), bytes) : null;
}
function shown(value) {
	return value === void 0 ? "missing" : JSON.stringify(value).slice(0, 60);
}
function invalid(why) {
	return { error: `JSON validation failed: ${why}` };
}
// src/phases/work.ts
const workName = "rondo-work";
const largest = {
	report: 2e6,
	patch: 2e7,
	said: 2e5,
	notes: 2e4
};
async function writeWork(folder, { patch, report }) {
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "patch"), patch);
	await writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
}
async function readWork(folder) {
	const [patch, report] = [join(folder, "patch"), join(folder, "report.json")];
	const isThere = (file) => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
	if (!isThere(patch) || !isThere(report)) return `there is no work in ${folder}`;
	if ((await stat(report)).size > largest.report) return "the agent's report is too large to be one";
	if ((await stat(patch)).size > largest.patch) return "the agent's patch is too large to be read";
	const read = readReport(await readFile(report, "utf8"));
	return read === null ? "the agent's report is not what Rondo writes" : {
		patch: await readFile(patch),
		report: read
	};
}
function redactedWork({ patch, report }, redact) {
	return {
		patch,
		report: redactedReport(report, redact)
	};
}
function redactedReport(report, redact) {
	return JSON.parse(JSON.stringify(report), (_, value) => typeof value === "string" ? redact(value) : value);
}
function readReport(text) {
	const data = parsed(text);
	if (typeof data !== "object" || data === null) return null;
	const { agent, said, failure, cost, ms, denied, session, doneBy, evaluation, lost, plan, context } = data;
	if (typeof said !== "string") return null;
	return {
		agent: typeof agent === "string" ? agent.slice(0, 60) : "unknown",
		said: said.slice(-largest.said),
		failure: readFailure(failure),
		cost: amount(cost, 1e6),
		ms: Math.round(amount(ms, 6048e5) ?? 0),
		denied: Array.isArray(denied) ? denied.filter((name) => typeof name === "string").slice(0, 20) : [],
		session: textOf(session, 200),
		doneBy: textOf(doneBy, caps.doneBy),
		evaluation: readAnswer(evaluation),
		lost: typeof lost === "string" ? lost.slice(0, 1e3) : null,
		plan: typeof plan === "string" ? plan.slice(0, largest.notes) : null,
		context: typeof context === "string" && context.length <= largest.notes ? context : null
	};
}
const classes = [
	"transient",
	"blocking",
	"unknown",
	"timeout"
];
function readFailure(value) {
	if (typeof value !== "object" || value === null) return null;
	const { class: given, message, retryAt } = value;
	return {
		class: classes.find((known) => known === given) ?? "unknown",
		message: typeof message === "string" ? message.slice(0, 2e3) : "it said nothing",
		retryAt: amount(retryAt, 864e13)
	};
}
function textOf(value, most) {
	return typeof value === "string" && value !== "" ? capped(value, most) : null;
}
function readAnswer(value) {
	if (typeof value !== "object" || value === null) return null;
	const { action, reason, error } = value;
	if (typeof error === "string") return { error: error.slice(0, 1e3) };
	if (action !== "complete" && action !== "continue") return { error: "the answer can't be read" };
	const why = textOf(reason, caps.nextPrompt) ?? "it gave no reason";
	return {
		action,
		reason: why,
		nextPrompt: action === "continue" ? why : null
	};
}
function amount(value, most) {
	return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= most ? value : null;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
// src/git/copy-objects.ts
async function copyObjects(from, to) {
	await mkdir(to, { recursive: true });
	for (const entry of await readdir(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) await copyObjects(source, target);
		else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target));
	}
}
// src/git/git-process.ts
var GitFailed = class extends Error {
	name = "GitFailed";
	constructor(args, { code, stderr }) {
		const command = args.find((arg) => /^[a-z]/.test(arg) && !arg.includes("=")) ?? args[0];
		super(`git ${command} ended with code ${code}: ${stderr.trim() || "it said nothing"}`);
	}
};
var TooMuch = class extends Error {
	name = "TooMuch";
	constructor(most) {
		super(`The changes make a patch of more than ${most / 1e6} MB. Generated files may be missing in .gitignore.`);
	}
};
function runGit({ args, environment, input, cwd, most = Number.POSITIVE_INFINITY }) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", args, {
			env: environment,
			stdio: "pipe",
			...cwd && { cwd }
		});
		const out = [];
		const err = [];
		let left = most;
		child.stdout.on("data", (chunk) => {
			left -= chunk.length;
			if (left >= 0) out.push(chunk);
			else child.kill();
		});
		child.stderr.on("data", (chunk) => err.push(chunk));
		child.stdin.on("error", () => void 0);
		child.on("error", reject);
		child.on("close", (code) => {
			if (left < 0) return reject(new TooMuch(most));
			resolve({
				code: code ?? 128,
				stdout: Buffer.concat(out),
				stderr: Buffer.concat(err).toString("utf8")
			});
		});
		child.stdin.end(input);
	});
}
// src/git/index-file.ts
function readablePath(path) {
	return ascii.test(path) ? path : Buffer.from(path, "latin1").toString("utf8");
}
const ascii = /^[\0-\x7f]*$/;
const fixedPart = 62;
const flags = {
	extended: 16384,
	stage: 12288
};
const intentToAdd = 8192;
async function readIndex(file) {
	const bytes = await readFile(file);
	const version = bytes.readUInt32BE(4);
	if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4) return null;
	const entries = [];
	let at = 12;
	let path = "";
	const modes = /* @__PURE__ */ new Map();
	for (let left = bytes.readUInt32BE(8); left > 0; left--) {
		const flag = bytes.readUInt16BE(at + 60);
		const isExtended = (flag & flags.extended) !== 0;
		if ((flag & flags.stage) !== 0 || isExtended && (bytes.readUInt16BE(at + 62) & intentToAdd) !== 0) return null;
		const name = nameAt(bytes, at + fixedPart + (isExtended ? 2 : 0), version === 4 ? path : null);
		path = name.path;
		const mode = bytes.readUInt32BE(at + 24);
		if (!modes.has(mode)) modes.set(mode, mode.toString(8));
		entries.push({
			path,
			mode: modes.get(mode) ?? "",
			sha: bytes.toString("latin1", at + 40, at + 60)
		});
		at = version === 4 ? name.end + 1 : at + (name.end - at + 8 & -8);
	}
	return hasOnlyKnown(bytes, at) ? entries : null;
}
function nameAt(bytes, start, previous) {
	let from = start;
	let kept = "";
	if (previous !== null) {
		let byte = bytes.readUInt8(from++);
		let removed = byte & 127;
		while (byte & 128) {
			byte = bytes.readUInt8(from++);
			removed = (removed + 1 << 7) + (byte & 127);
		}
		kept = previous.slice(0, previous.length - removed);
	}
	const end = bytes.indexOf(0, from);
	return {
		path: kept + bytes.toString("latin1", from, end),
		end
	};
}
function hasOnlyKnown(bytes, start) {
	for (let at = start; at + 8 <= bytes.length - 20; at += 8 + bytes.readUInt32BE(at + 4)) if (bytes.readUInt8(at) >= 97) return false;
	return true;
}
function changedEntries(before, after) {
	const changed = [];
	const tell = ({ path }, newMode) => changed.push({
		path: readablePath(path),
		newMode
	});
	for (let [i, j] = [0, 0]; i < before.length || j < after.length;) {
		const [old, now] = [before[i], after[j]];
		const order = old && now ? Number(old.path > now.path) - Number(old.path < now.path) : old ? -1 : 1;
		if (order < 0 && old) tell(old, noFile);
		else if (now && (order > 0 || !isSame(old, now))) tell(now, now.mode);
		if (order <= 0) i++;
		if (order >= 0) j++;
	}
	return changed;
}
function isSame(old, now) {
	return old?.mode === now.mode && old.sha === now.sha;
}
const noFile = "000000";
async function copyIndex(from, to) {
	await copyFile(from, to);
	const { atime, mtime } = await stat(from);
	await utimes(to, atime, mtime);
}
// src/git/pristine.ts
function pristineConfig(folder) {
	const settings = {
		"core.hooksPath": join(folder, "no-hooks"),
		"core.fsmonitor": "false",
		"core.autocrlf": "false",
		"core.quotePath": "true",
		"gc.auto": "0",
		"maintenance.auto": "false",
		"credential.helper": "",
		"http.followRedirects": "false",
		"protocol.allow": "never",
		"protocol.http.allow": "always",
		"protocol.https.allow": "always",
		"submodule.recurse": "false"
	};
	return Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
}
function pristineEnvironment(folder, path) {
	return {
		PATH: path,
		HOME: folder,
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: join(folder, "no-config"),
		GIT_ATTR_NOSYSTEM: "1",
		GIT_TERMINAL_PROMPT: "0"
	};
}
function tokenHeader(token) {
	return {
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: "http.extraHeader",
		GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
}
// src/git/kept-token.ts
const signsIn = /^(?:http\.(?:.*\.)?extraheader\nauthorization:|credential\.[^\n]*\n.|[^\n]*\n\w+:\/\/[^/@:]*:[^/@]*@)/is;
const mayHold = /include|header|credential|worktree|@|\\/i;
async function keptToken(checkout, own) {
	if (!mayHold.test(await readFile(join(checkout, ".git", "config"), "utf8"))) return null;
	const listed = await runGit({
		args: [
			...[
				"-C",
				checkout,
				...pristineConfig(own.folder),
				"-c",
				"safe.directory=*"
			],
			"config",
			"--local",
			"--includes",
			"--list",
			"-z"
		],
		environment: pristineEnvironment(own.folder, own.path)
	});
	if (listed.code !== 0) throw new GitFailed(["config"], listed);
	return listed.stdout.toString("utf8").split("\0").find((entry) => signsIn.test(entry))?.split("\n", 1)[0] ?? null;
}
// src/git/objects.ts
function treeId(entries) {
	return Buffer.from(treeOf(entries, {
		from: 0,
		to: entries.length,
		depth: 0
	}), "latin1").toString("hex");
}
function treeOf(entries, { from, to, depth }) {
	let tree = "";
	for (let at = from; at < to;) {
		const { path, mode, sha } = entries[at];
		const slash = path.indexOf("/", depth);
		if (slash === -1) {
			tree += `${mode} ${path.slice(depth)}\0${sha}`;
			at++;
			continue;
		}
		const folder = path.slice(0, slash + 1);
		let end = at + 1;
		while (end < to && entries[end]?.path.startsWith(folder)) end++;
		tree += `40000 ${path.slice(depth, slash)}\0${treeOf(entries, {
			from: at,
			to: end,
			depth: slash + 1
		})}`;
		at = end;
	}
	const whole = `tree ${tree.length}\0${tree}`;
	return createHash("sha1").update(whole, "latin1").digest("binary");
}
async function writeCommit(objects, commit) {
	const text = Buffer.from(commitText(commit), "utf8");
	const bytes = Buffer.concat([Buffer.from(`commit ${text.length}\0`), text]);
	const id = createHash("sha1").update(bytes).digest("hex");
	const folder = join(objects, id.slice(0, 2));
	const file = join(folder, id.slice(2));
	if (existsSync(file)) return id;
	await mkdir(folder, { recursive: true });
	await writeFile(`${file}.new`, deflateSync(bytes), { mode: 292 });
	await rename(`${file}.new`, file);
	return id;
}
function commitText({ tree, parents, message, author: { name, email }, at }) {
	if (/[<>\n\0]/.test(name + email) || message.includes("\0")) throw new Error(`A commit by "${name} <${email}>" can't be written: a name or the message holds what git forbids.`);
	const person = `${name} <${email}> ${Math.floor(at.getTime() / 1e3)} +0000`;
	return `${[
		`tree ${tree}`,
		...parents.map((parent) => `parent ${parent}`),
		`author ${person}`,
		`committer ${person}`
	].join("\n")}\n\n${message.endsWith("\n") ? message : `${message}\n`}`;
}
// src/git/push-refusal.ts
const causes = [
	["workflow-files", /refusing to allow .* to create or update workflow/i],
	["protected", /protected branch|GH006|GH013|repository rule violations|push declined due to/i],
	["not-fast-forward", /non-fast-forward|fetch first|stale info|cannot lock ref|incorrect old value|failed to update ref/i],
	["no-permission", /returned error: 40[13]|could not read username|terminal prompts disabled|permission to .* denied|authentication failed|write access .* not granted/i]
];
function pushRefusal(stderr) {
	return causes.find(([, words]) => words.test(stderr))?.[0] ?? "unreachable";
}
// src/git/private-repository.ts
const largestPatch = 2e7;
var PrivateRepository = class PrivateRepository {
	#place;
	#last = null;
	constructor(place) {
		this.#place = place;
	}
	static async beside(place) {
		const repository = new PrivateRepository(place);
		if (!existsSync(repository.#index("base"))) await repository.#create();
		return repository;
	}
	async #create() {
		const { folder, checkout } = this.#place;
		const theirs = join(checkout, ".git");
		if (!existsSync(join(theirs, "objects")) || !existsSync(join(theirs, "index"))) throw new Error(`There is no git checkout in ${checkout}. Add a step with actions/checkout, \`ref\` set to the output \`base\` of the begin phase, before this one.`);
		await mkdir(join(folder, "no-hooks"), { recursive: true });
		await mkdir(join(this.#gitDir, "refs"), { recursive: true });
		await writeFile(join(folder, "no-config"), "");
		const kept = this.#place.remote.token === null ? await keptToken(checkout, this.#place) : null;
		if (kept !== null) throw new Error(`The checkout keeps a token where the agent and the rules could read it (${kept}). Set \`persist-credentials: false\` for actions/checkout.`);
		await writeFile(join(this.#gitDir, "HEAD"), "ref: refs/heads/none\n");
		await writeFile(join(this.#gitDir, "config"), "[core]\n	repositoryformatversion = 0\n	bare = true\n");
		await copyObjects(join(theirs, "objects"), join(this.#gitDir, "objects"));
		if (existsSync(join(theirs, "shallow"))) await copyFile(join(theirs, "shallow"), join(this.#gitDir, "shallow"));
		await copyIndex(join(theirs, "index"), this.#index("base"));
	}
	get #gitDir() {
		return join(this.#place.folder, "objects.git");
	}
	#index(name) {
		return join(this.#place.folder, `${name}.index`);
	}
	async treeOf(revision) {
		return (await this.#read(revision)).tree;
	}
	async files(tree) {
		return (await this.#read(tree)).files;
	}
	async fileText(tree, path) {
		const wanted = Buffer.from(path).toString("latin1");
		const entry = (await this.#read(tree)).entries.find((each) => each.path === wanted);
		if (entry === void 0) return null;
		const sha = Buffer.from(entry.sha, "latin1").toString("hex");
		return (await this.#git([
			"cat-file",
			"blob",
			sha
		])).stdout.toString("utf8");
	}
	async #read(revision) {
		if (this.#last?.names.includes(revision)) return this.#last;
		this.#last = null;
		await this.#git(["read-tree", revision], { index: "tree" });
		const entries = await this.#entries("tree");
		const tree = treeId(entries);
		const files = entries.map(({ path, mode }) => ({
			path: readablePath(path),
			mode
		}));
		this.#last = {
			names: [revision, tree],
			tree,
			entries,
			files
		};
		return this.#last;
	}
	async #entries(index) {
		const entries = await readIndex(this.#index(index));
		if (entries === null) throw new Error(`The index "${index}" that git made can't be read.`);
		return entries;
	}
	async mergeTrees(ours, theirs) {
		const args = [
			"merge-tree",
			"--write-tree",
			"--name-only",
			"--no-messages",
			"-z",
			ours,
			theirs
		];
		const result = await this.#run(args);
		const [tree = "", ...conflicts] = result.stdout.toString("utf8").split("\0");
		if (result.code > 1 || tree === "") throw new GitFailed(args, result);
		return {
			tree,
			conflicts: conflicts.filter((path) => path !== "")
		};
	}
	async materialise(from, to) {
		await this.#git([
			"read-tree",
			"-m",
			"-u",
			from,
			to
		], {
			index: "base",
			inCheckout: true
		});
	}
	async exportTo(revision, folder) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		await mkdir(folder, { recursive: true });
		const elsewhere = {
			index: "export",
			environment: { GIT_WORK_TREE: folder }
		};
		await this.#git(["read-tree", revision], elsewhere);
		await this.#git([
			"checkout-index",
			"--all",
			"--force"
		], elsewhere);
	}
	async capture(base) {
		const now = {
			index: "capture",
			inCheckout: true
		};
		await copyIndex(this.#index("base"), this.#index("capture"));
		await this.#git([
			"add",
			"--all",
			"--",
			"."
		], now);
		return {
			patch: (await this.#git([
				"diff-index",
				"--cached",
				...[
					"-p",
					"--binary",
					"--full-index",
					"--no-renames",
					"--no-ext-diff",
					"--no-textconv"
				],
				base
			], {
				...now,
				most: largestPatch
			})).stdout,
			tree: await this.#treeIn(now)
		};
	}
	async apply(base, patch) {
		const { tree, entries } = await this.#read(base);
		if (patch.length === 0) return {
			ok: true,
			tree,
			changed: []
		};
		await copyFile(this.#index("tree"), this.#index("apply"));
		const where = { index: "apply" };
		const why = await this.#refusal(patch, where, "--cached");
		if (why !== null) return {
			ok: false,
			why
		};
		const changed = changedEntries(entries, await this.#entries("apply"));
		return {
			ok: true,
			tree: await this.#text(["write-tree"], where),
			changed
		};
	}
	async applyHere(patch) {
		const here = {
			index: "apply",
			inCheckout: true
		};
		await copyIndex(this.#index("base"), this.#index("apply"));
		const why = patch.length === 0 ? null : await this.#refusal(patch, here, "--index");
		return why === null ? {
			ok: true,
			tree: await this.#treeIn(here)
		} : {
			ok: false,
			why
		};
	}
	async #refusal(patch, where, how) {
		const applied = await this.#run([
			"apply",
			how,
			"--binary",
			"--whitespace=nowarn",
			"-"
		], {
			...where,
			input: patch
		});
		return applied.code === 0 ? null : applied.stderr.trim();
	}
	async #treeIn(where) {
		const entries = await readIndex(this.#index(where.index));
		return entries === null ? this.#text(["write-tree"], where) : treeId(entries);
	}
	commit(commit) {
		return writeCommit(join(this.#gitDir, "objects"), commit);
	}
	async push(branch, { commit, from }) {
		const { remote } = this.#place;
		const ref = `refs/heads/${branch}`;
		const lease = `--force-with-lease=${ref}:${from}`;
		const environment = remote.token === null ? {} : tokenHeader(remote.token);
		const args = [
			"push",
			"--quiet",
			"--porcelain",
			lease,
			remote.url,
			`${commit}:${ref}`
		];
		const pushed = await this.#run(args, { environment });
		if (pushed.code === 0) return { ok: true };
		const why = `${pushed.stderr}\n${pushed.stdout.toString("utf8")}`.trim();
		return {
			ok: false,
			refusal: pushRefusal(why),
			why
		};
	}
	async #text(args, more = {}) {
		return (await this.#git(args, more)).stdout.toString("utf8").trim();
	}
	async #git(args, more = {}) {
		const result = await this.#run(args, more);
		if (result.code !== 0) throw new GitFailed(args, result);
		return result;
	}
	#run(args, { index, inCheckout, input, environment, most } = {}) {
		const { folder, path, checkout } = this.#place;
		return runGit({
			args: [...pristineConfig(folder), ...args],
			environment: {
				...pristineEnvironment(folder, path),
				GIT_DIR: this.#gitDir,
				...index && { GIT_INDEX_FILE: this.#index(index) },
				...inCheckout && { GIT_WORK_TREE: checkout },
				...environment
			},
			...inCheckout && { cwd: checkout },
			...input !== void 0 && { input },
			...most !== void 0 && { most }
		});
	}
};
// src/jobs/repository.ts
function repositoryBeside(token) {
	return PrivateRepository.beside({
		folder: temp("rondo-git"),
		checkout: needed("GITHUB_WORKSPACE"),
		remote: {
			url: `${needed("GITHUB_SERVER_URL")}/${needed("GITHUB_REPOSITORY")}`,
			token
		},
		path: needed("PATH")
	});
}
export { workName as a, parseNote as c, redactedWork as i, readHookAnswers as l, readWork as n, writeWork as o, redactedReport as r, parseHookAnswer as s, repositoryBeside as t };
