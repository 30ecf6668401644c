import { D as conditionFailed, d as heardPromise, k as leavesOf } from "./surroundings.js";
import { c as parseNote, s as parseHookAnswer } from "./repository.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { closeSync, lstatSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
// src/agents/command-files.ts
const NAMES = [
	"GITHUB_ENV",
	"GITHUB_OUTPUT",
	"GITHUB_PATH",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
function guardCommandFiles(environment) {
	const kept = NAMES.flatMap((name) => {
		const path = environment[name];
		return path === void 0 || path === "" ? [] : [{
			name,
			path,
			text: read(path)
		}];
	});
	return () => kept.filter(putBack).map(({ name }) => name);
}
function read(path) {
	try {
		return lstatSync(path).isFile() ? readFileSync(path) : null;
	} catch {
		return null;
	}
}
function exists(path) {
	return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
}
function putBack({ path, text }) {
	if (text === null ? !exists(path) : read(path)?.equals(text) === true) return false;
	rmSync(path, {
		recursive: true,
		force: true
	});
	if (text !== null) writeFileSync(path, text, { flag: "wx" });
	return true;
}
// src/processes/find-processes.ts
const MARKER = "RONDO_PROCESS";
function findProcesses(family) {
	const all = processes();
	if (all === null) return null;
	const found = new Set(all.filter((seen) => belongs(seen, family)).map(({ pid }) => pid));
	for (let before = -1; before !== found.size;) {
		before = found.size;
		for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
	}
	return [...found];
}
function belongs({ pid, group }, family) {
	return pid === family.leader || group === family.leader || isMarked(pid, family.mark);
}
function processes() {
	if (process.platform !== "linux") return null;
	try {
		return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => look(Number(name)) ?? []);
	} catch {
		return null;
	}
}
function look(pid) {
	if (pid === process.pid) return null;
	const stat = readProc(pid, "stat");
	const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	if (stat === "" || state === "Z" || state === "X") return null;
	return {
		pid,
		parent: Number(parent),
		group: Number(group)
	};
}
function isMarked(pid, mark) {
	return readProc(pid, "environ").split("\0").some((entry) => entry.startsWith(`RONDO_PROCESS=`) && entry.includes(mark));
}
function readProc(pid, file) {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "latin1");
	} catch {
		return "";
	}
}
// src/processes/kept-output.ts
var KeptOutput = class {
	#head;
	#tail;
	constructor(headBytes, tailBytes) {
		this.#head = new Ring(headBytes);
		this.#tail = new Ring(tailBytes);
	}
	add(chunk) {
		const room = this.#head.room;
		if (room > 0) this.#head.add(chunk.subarray(0, room));
		if (chunk.length > room) this.#tail.add(chunk.subarray(room));
	}
	kept() {
		const head = this.#head.bytes();
		const tail = this.#tail.bytes();
		if (this.#tail.dropped === 0) return {
			text: Buffer.concat([head, tail]).toString("utf8"),
			droppedBytes: 0
		};
		const start = withoutBrokenEnd(head);
		const end = withoutBrokenStart(tail);
		const droppedBytes = this.#tail.dropped + head.length - start.length + tail.length - end.length;
		const gap = `[… ${droppedBytes} bytes left out …]\n`;
		return {
			text: `${start.length === 0 ? "" : `${start.toString("utf8")}\n`}${gap}${end.toString("utf8")}`,
			droppedBytes
		};
	}
};
var Ring = class {
	#size;
	#buffer = Buffer.alloc(0);
	#total = 0;
	constructor(size) {
		this.#size = size;
	}
	get room() {
		return Math.max(0, this.#size - this.#total);
	}
	get dropped() {
		return Math.max(0, this.#total - this.#size);
	}
	add(chunk) {
		const last = chunk.subarray(Math.max(0, chunk.length - this.#size));
		this.#total += chunk.length - last.length;
		if (last.length > 0) this.#write(last);
	}
	bytes() {
		if (this.#total <= this.#size) return this.#buffer.subarray(0, this.#total);
		const cut = this.#total % this.#size;
		return Buffer.concat([this.#buffer.subarray(cut), this.#buffer.subarray(0, cut)]);
	}
	#write(last) {
		this.#grow(Math.min(this.#size, this.#total + last.length));
		const at = this.#total % this.#size;
		const fits = Math.min(last.length, this.#size - at);
		last.copy(this.#buffer, at, 0, fits);
		last.copy(this.#buffer, 0, fits);
		this.#total += last.length;
	}
	#grow(needed) {
		if (needed <= this.#buffer.length) return;
		const grown = Buffer.alloc(Math.min(this.#size, Math.max(needed, this.#buffer.length * 2, 4096)));
		this.#buffer.copy(grown);
		this.#buffer = grown;
	}
};
const isContinuation = (byte) => byte !== void 0 && (byte & 192) === 128;
function withoutBrokenStart(bytes) {
	let start = 0;
	while (start < 3 && isContinuation(bytes[start])) start++;
	return bytes.subarray(start);
}
function withoutBrokenEnd(bytes) {
	let lead = bytes.length - 1;
	while (lead > bytes.length - 4 && isContinuation(bytes[lead])) lead--;
	const first = bytes[lead] ?? 0;
	return lead >= 0 && lead + (first >= 240 ? 4 : first >= 224 ? 3 : first >= 192 ? 2 : 1) > bytes.length ? bytes.subarray(0, lead) : bytes;
}
// src/processes/stop-processes.ts
const LONGEST_KILL_MS = 3e3;
const LONGEST_PAUSE_MS = 50;
async function stopProcesses(family, graceMs) {
	if (!send(family, "SIGTERM")) return;
	if (await untilGone(() => isAlive(family), graceMs)) return;
	await untilGone(() => send(family, "SIGKILL"), LONGEST_KILL_MS);
}
async function untilGone(someoneLives, longestMs) {
	const end = performance.now() + longestMs;
	for (let pause = 5; someoneLives(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
		const left = end - performance.now();
		if (left <= 0) return false;
		await setTimeout$1(Math.min(pause, left));
	}
	return true;
}
function send(family, signal) {
	const found = findProcesses(family);
	if (found === null) return kill(-family.leader, signal);
	for (const pid of found) kill(pid, signal);
	return found.length > 0;
}
function isAlive(family) {
	return findProcesses(family)?.some(() => true) ?? kill(-family.leader, 0);
}
function kill(pid, signal) {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}
// src/processes/run-process.ts
const KEEP_BYTES = 1e6;
const TAIL_BYTES = 32e3;
const GRACE_MS = 5e3;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const QUIET_MS = 500;
async function runProcess(request) {
	const began = performance.now();
	const output = collector(request);
	return {
		...await runToItsEnd(request, output.listen),
		...output.kept(),
		ms: performance.now() - began
	};
}
async function runToItsEnd(request, listen) {
	if (request.signal?.aborted) return { how: "aborted" };
	const mark = randomUUID();
	const child = start$1(request, mark);
	if (!("stdin" in child)) return child;
	const { pid } = child;
	if (pid === void 0) return {
		how: "not-started",
		message: await whyNotStarted(child, request)
	};
	listen(child);
	feed(child, request.stdin);
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const family = {
		leader: pid,
		mark
	};
	const graceMs = request.graceMs ?? GRACE_MS;
	const end = await firstEnd(child, request);
	if (end.how === "exited" || end.how === "signal") await atMost(QUIET_MS, closed);
	await stopProcesses(family, graceMs);
	await atMost(QUIET_MS, closed);
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream?.destroy();
	child.unref();
	return end;
}
function start$1(request, mark) {
	const [program, ...args] = commandLine(request.command);
	let input = null;
	try {
		if (typeof request.stdin === "object") input = openSync(request.stdin.file, "r");
		return spawn(program, args, options(request, mark, input));
	} catch (error) {
		return {
			how: "not-started",
			message: error instanceof Error ? error.message : String(error)
		};
	} finally {
		if (input !== null) closeSync(input);
	}
}
function commandLine(command) {
	return "bash" in command ? [
		"bash",
		"--noprofile",
		"--norc",
		"-eo",
		"pipefail",
		"-c",
		command.bash
	] : command;
}
function options({ cwd, env, stdin }, mark, input) {
	const marks = env["RONDO_PROCESS"] === void 0 ? mark : `${env[MARKER]} ${mark}`;
	return {
		cwd,
		env: {
			...env,
			[MARKER]: marks
		},
		detached: true,
		stdio: [
			input ?? (stdin === void 0 ? "ignore" : "pipe"),
			"pipe",
			"pipe"
		]
	};
}
async function whyNotStarted(child, { cwd }) {
	const error = await new Promise((resolve) => child.once("error", resolve));
	return statSync(cwd, { throwIfNoEntry: false })?.isDirectory() ?? false ? error.message : `there is no folder ${cwd} to run it in`;
}
function feed({ stdin }, text) {
	stdin?.on("error", () => {});
	if (typeof text === "string") stdin?.end(text);
}
function firstEnd(child, { timeoutMs = LONGEST_TIMER_MS, signal }) {
	return new Promise((resolve) => {
		const settle = (end) => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", abort);
			resolve(end);
		};
		const abort = () => settle({ how: "aborted" });
		const timer = setTimeout(() => settle({ how: "timeout" }), Math.min(timeoutMs, LONGEST_TIMER_MS));
		signal?.addEventListener("abort", abort);
		child.once("error", (error) => settle({
			how: "not-started",
			message: error.message
		}));
		child.once("exit", (code, by) => settle(by === null ? {
			how: "exited",
			code: code ?? 0
		} : {
			how: "signal",
			signal: by
		}));
	});
}
function collector({ keepBytes = KEEP_BYTES, onOutput }) {
	const half = Math.ceil(keepBytes / 2);
	const kept = {
		stdout: new KeptOutput(half, half),
		stderr: new KeptOutput(half, half)
	};
	const both = new KeptOutput(0, TAIL_BYTES);
	const listenTo = (child, from) => {
		const decoder = new StringDecoder("utf8");
		const pass = (chunk) => {
			if (chunk !== "") onOutput?.(chunk, from);
		};
		child[from]?.on("error", () => {});
		child[from]?.on("data", (chunk) => {
			kept[from].add(chunk);
			both.add(chunk);
			pass(decoder.write(chunk));
		});
		child[from]?.on("end", () => pass(decoder.end()));
	};
	return {
		listen: (child) => {
			listenTo(child, "stdout");
			listenTo(child, "stderr");
		},
		kept: () => ({
			stdout: kept.stdout.kept(),
			stderr: kept.stderr.kept(),
			tail: both.kept().text
		})
	};
}
async function atMost(ms, event) {
	const done = new AbortController();
	const limit = setTimeout$1(ms, void 0, { signal: done.signal }).catch(() => {});
	await Promise.race([event, limit]);
	done.abort();
}
// src/rules/environment.ts
const withheld = [
	/^(GITHUB_TOKEN|GH_TOKEN|GH_ENTERPRISE_TOKEN|GITHUB_ENTERPRISE_TOKEN)$/,
	/^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
	/^(ACTIONS|INPUT|STATE)_/
];
function rulesEnvironment(environment) {
	return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value === void 0 || withheld.some((pattern) => pattern.test(name)) ? [] : [[name, value]]));
}
// src/rules/hook-context.ts
function hookContext(facts) {
	const { loopId, issue, iteration, settings, rules, changed, said, session } = facts;
	return JSON.stringify({
		taskId: loopId,
		issue,
		iteration,
		maxIterations: settings.maxIterations,
		executionPhase: facts.phase ?? "validation",
		filesModified: changed,
		validationResults: rules.map(({ name, result, message }) => ({
			ruleName: name,
			passed: result === "pass",
			result,
			message
		})),
		completionPromises: promises(facts),
		agentOutput: said.slice(-1e5),
		session_id: session ?? loopId,
		transcript_path: null,
		cwd: facts.folder,
		hook_event_name: facts.phase === "before" ? "PreIteration" : "Stop",
		stop_hook_active: iteration > 1,
		cost: facts.cost,
		ms: facts.ms
	});
}
function promises({ said, notes, settings, at }) {
	const { promise, text } = heardPromise({
		said,
		notes
	}, settings);
	return promise === null ? [] : [{
		type: promise,
		detected: true,
		content: text,
		detectedAt: new Date(at).toISOString()
	}];
}
// src/rules/printed-tail.ts
const LONGEST_TAIL = 4e3;
const escapes = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]/g;
function printedTail(output, longest = LONGEST_TAIL) {
	const text = plainText(output).split("\n").filter((line, index, all) => !isNoise(line, all[index - 1])).join("\n").replace(/\n{3,}/g, "\n\n").trim();
	return text.length <= longest ? text : lastLines(text, longest);
}
function plainText(output) {
	return output.replace(escapes, "").replaceAll("\r\n", "\n").split("\n").map((line) => afterRedraws(line).replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, "").trimEnd()).join("\n");
}
function afterRedraws(line) {
	return line.trimEnd().split("\r").at(-1) ?? "";
}
function isNoise(line, before) {
	const log = /^npm (?:error|ERR!) A complete log of this run/;
	return log.test(line) || before !== void 0 && log.test(before) && /^npm (?:error|ERR!) {2,}/.test(line);
}
function lastLines(text, longest) {
	const end = text.slice(1 - longest);
	const line = end.indexOf("\n");
	return `…${line >= 0 && line < end.length / 2 ? end.slice(line) : end.replace(/^[\udc00-\udfff]/, "")}`;
}
// src/rules/run-hooks.ts
function commands(hooks) {
	return leavesOf(hooks).filter((hook) => hook.kind === "run" || hook.kind === "module");
}
function askedHooks(hooks) {
	return commands(hooks).filter(({ on }) => on !== "before");
}
function preparingHooks(hooks, iteration) {
	const isDue = ({ enabled, when }) => enabled && (when === null || !conditionFailed(when, {
		iteration,
		rules: []
	}));
	return commands(hooks).filter((hook) => hook.on === "before" && isDue(hook));
}
async function runPreparing(hooks, context, world) {
	for (const hook of hooks) {
		const began = performance.now();
		const ended = await start(hook, context, world);
		const trouble = failureOf(ended, hook.timeoutMs);
		const printed = printedTail(ended.how === "exited" ? ended.stdout.text : "").replaceAll("\n", " ");
		world.log(`hook ${hook.id}: ${trouble ?? (printed || "done")} (${Math.round(performance.now() - began)} ms)`);
		if (trouble === null) continue;
		const told = `the hook ${hook.id}, which runs before the agent, failed: ${trouble}`;
		if (hook.onError === "escalate") return told;
		world.warn(told);
	}
	return null;
}
async function runHooks(hooks, { context, iteration, rules }, world) {
	const answers = {};
	const off = new Set(hooks.flatMap((hook) => "of" in hook && isOff(hook) ? hook.of.map(({ id }) => id) : []));
	function isOff({ enabled, when }) {
		return !enabled || when !== null && conditionFailed(when, {
			iteration,
			rules
		});
	}
	for (const hook of askedHooks(hooks)) {
		if (off.has(hook.id) || isOff(hook)) {
			world.log(`hook ${hook.id}: not asked (${hook.enabled ? "its condition is not met" : "disabled"})`);
			continue;
		}
		const began = performance.now();
		const answer = await ask(hook, context, world);
		answers[hook.id] = answer;
		world.log(`hook ${hook.id}: ${inWords(answer)} (${Math.round(performance.now() - began)} ms)`);
	}
	return answers;
}
async function ask(hook, context, world) {
	return answerFrom(hook, await start(hook, context, world));
}
function start(hook, context, { folder, env, node, run = runProcess }) {
	return run({
		command: hook.kind === "run" ? { bash: hook.run } : [
			node,
			"--input-type=module",
			"-e",
			callModule,
			new URL(hook.path, `file://${folder}/`).pathname
		],
		cwd: folder,
		env,
		stdin: context,
		timeoutMs: hook.timeoutMs,
		graceMs: 1e3
	});
}
function answerFrom({ on, timeoutMs }, ended) {
	const error = failureOf(ended, timeoutMs);
	if (error !== null) return { error };
	const printed = ended.stdout.text;
	if (on === "after" && !printed.trimStart().startsWith("{")) return {
		action: "continue",
		reason: printedTail(printed, 300).replace(/^null$/, "") || "done",
		nextPrompt: null
	};
	return on === "after" ? parseNote(printed) : parseHookAnswer(printed);
}
function failureOf(ended, timeoutMs) {
	const because = complaint(printedTail(ended.stderr.text));
	switch (ended.how) {
		case "exited": return ended.code === 0 ? null : `exit code ${ended.code}${because}`;
		case "timeout": return `it took longer than ${timeoutMs / 1e3} s`;
		case "signal": return `it was ended by ${ended.signal}${because}`;
		case "aborted": return "it was called off";
		case "not-started": return `it could not be started: ${ended.message}`;
	}
}
function complaint(printed) {
	const told = /^.*\b\w*Error: .*$/m.exec(printed)?.[0] ?? printed.slice(-300);
	return told === "" ? "" : `: ${told}`;
}
function inWords(answer) {
	if ("error" in answer) return `failed: ${answer.error}`;
	const next = answer.nextPrompt === null ? "" : `; next: ${answer.nextPrompt}`;
	const checkpoint = answer.checkpoint === void 0 ? "" : `; checkpoint ${answer.checkpoint}`;
	return `${answer.action}: ${answer.reason}${next}${checkpoint}`.replaceAll("\n", " ");
}
const callModule = `
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
console.log = console.info = console.debug = console.error;
const context = JSON.parse(readFileSync(0, "utf8"));
const { default: hook } = await import(pathToFileURL(process.argv[1]).href);
if (typeof hook !== "function") throw new Error("the module exports no function as default");
const answer = await hook(context);
process.stdout.write(JSON.stringify(answer ?? null), () => process.exit(0));
`;
export { plainText as a, rulesEnvironment as c, runPreparing as i, runProcess as l, preparingHooks as n, printedTail as o, runHooks as r, hookContext as s, askedHooks as t, guardCommandFiles as u };
