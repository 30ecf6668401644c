#!/usr/bin/env node
import { A as isBroken, B as parseDocument, C as resolveSettings, D as digest, E as momentOf, F as readYaml, I as formatProblem, J as detectPromise, K as caution, M as ruleSummary, N as validation, O as failureMessages, P as parseSettings, Q as number, T as leavesOf, U as fileShape, V as stringify, X as choice$1, Y as boolean, Z as line, _t as done, a as totalsOf, ct as nearest, d as isLive, dt as agentNames, f as newLoop, g as refusalOf, gt as UsageError, h as duration, ht as RefusedInput, i as iterationStory, j as judgedRules, k as failureSignature, l as forgiven, m as dollars, mt as palette, n as counts, nt as mapOf, o as counted, p as noTrace, pt as oneLine, q as defaultPromiseRules, r as guardOf, rt as oneOrMany, s as knownCost, st as record, t as costInWords, tt as list, u as hasEnded, ut as refuse, w as evaluateHooks, y as readTaskFrontmatter } from "./cli-loop-story.js";
import { constants, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep, win32 } from "node:path";
import { createInterface } from "node:readline/promises";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { spawn } from "node:child_process";
import { inflateRawSync, inflateSync } from "node:zlib";
import { tmpdir } from "node:os";
// src/commands/arguments.ts
function readArguments(command, args, options) {
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		throw new UsageError(`${said.split(". ")[0]}. See \`rondo ${command} --help\`.`);
	}
}
function atMostOne(command, positionals) {
	if (positionals.length > 1) throw new UsageError(`rondo ${command} takes one FILE, but got ${positionals.length}: ${positionals.join(", ")}.`);
	return positionals[0];
}
// src/commands/live-shell.ts
function withActions(shell, folder) {
	if (folder === void 0) return shell;
	const actionsFolder = resolve(folder);
	if (!existsSync(actionsFolder)) throw new RefusedInput(`--actions: there is no folder ${actionsFolder}.`);
	return {
		...shell,
		actionsFolder
	};
}
// src/commands/local/template.ts
const templates = ["hardened", "simple"];
function templateNamed(name) {
	const known = templates.find((template) => template === name);
	if (known) return known;
	throw new UsageError(`--template is "${oneLine(name)}"; it must be one of ${templates.join(", ")}.`);
}
// src/commands/demo.ts
const help$12 = `rondo demo [--template hardened|simple] [--actions DIR] [--open] [--json]

Runs the whole loop on a GitHub that lives on this machine: a sample repository with failing tests, an issue, a label,
and a scripted agent that breaks one promise before it keeps the next. Needs Node and git; no model, no account.

  --template T  the workflow: hardened (four jobs; the default) or simple (one job)
  --actions DIR runs the actions that are below DIR, as DIR/owner/name, instead of the built-in stand-ins
  --open        keeps serving the pages of that GitHub until Ctrl-C, and prints their address
  --json        for programs:
                {"status","iterations":[{"iteration","signal","score","sha"}],"pr","gate",
                 "apiCalls":{"total","perIteration"},"seconds"}
                gate is the state of the commit status rondo on the head. apiCalls are the loop's own requests to the
                API: total in all runs, dispatches included; perIteration in the second iteration, which neither
                opens the pull request nor ends the loop

Examples
  rondo demo
  rondo demo --template simple --open

Exit codes: 0 completed, 1 anything else, 2 wrong usage.
`;
function demo(live) {
	return {
		name: "demo",
		about: "the whole loop on this machine: a sample repository, a scripted agent",
		help: help$12,
		run: async (args) => {
			const { values, positionals } = readArguments("demo", args, {
				template: {
					type: "string",
					default: "hardened"
				},
				actions: { type: "string" },
				open: {
					type: "boolean",
					default: false
				},
				json: {
					type: "boolean",
					default: false
				}
			});
			if (positionals.length > 0) throw new UsageError(`rondo demo takes no arguments, but got ${positionals.map(oneLine).join(", ")}.`);
			if (values.open && values.json) throw new UsageError("--open and --json do not go together: one waits for you, the other for nobody.");
			const { performDemo } = await import("./cli-local.js");
			return performDemo({
				template: templateNamed(values.template),
				open: values.open,
				json: values.json
			}, withActions(live, values.actions));
		}
	};
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
// src/agents/agent.ts
function unlessGiven(args, flags, ours) {
	return args.some((arg) => flags.some((flag) => arg === flag || arg.startsWith(`${flag}=`))) ? [] : ours;
}
// src/agents/faults.ts
const CLASSES = {
	key: "blocking",
	permission: "blocking",
	model: "blocking",
	"missing-cli": "blocking",
	session: "unknown",
	quota: "blocking",
	"rate-limit": "transient",
	overload: "transient",
	network: "transient",
	timeout: "timeout",
	unknown: "unknown"
};
function classOf({ kind, retryAt }) {
	return kind === "quota" && retryAt !== null ? "transient" : CLASSES[kind];
}
const RULES = [
	{
		kind: "session",
		statuses: [],
		words: /no conversation found|no rollout found|session not found|invalid session identifier|error resuming session|no session,? (or )?task.*match|no previous sessions/i
	},
	{
		kind: "quota",
		statuses: [402],
		words: /insufficient[_ ]quota|exceeded your current quota|exhausted your .{0,20}quota|quota exceeded|usage limit|hit your limit|credit balance|billing|out of credits|spending limit|premium request/i
	},
	{
		kind: "rate-limit",
		statuses: [429],
		words: /rate.?limit|too many requests|resource.?exhausted/i
	},
	{
		kind: "key",
		statuses: [401],
		words: /unauthori[sz]ed|authentication|invalid.{0,20}(api|x-api).?key|api.?key.{0,20}(invalid|not valid|missing|required)|not logged in|no authentication|missing environment variable|must specify the \w+ environment|invalid auth method|set an auth method/i
	},
	{
		kind: "model",
		statuses: [404],
		words: /model.{0,80}(not found|not exist|not available|not supported|unknown|invalid)|(unknown|invalid|no such|not found).{0,20}model|issue with the selected model/i
	},
	{
		kind: "permission",
		statuses: [403],
		words: /forbidden|permission.?(error|denied)|not have (access|permission)/i
	},
	{
		kind: "overload",
		statuses: [
			500,
			502,
			503,
			504,
			520,
			521,
			522,
			523,
			524,
			529
		],
		words: /overloaded|high demand|internal server error|bad gateway|service unavailable|gateway time-?out/i
	},
	{
		kind: "network",
		statuses: [408],
		words: /econn(refused|reset|aborted)|enotfound|eai_again|etimedout|epipe|socket hang up|fetch failed|connection (error|refused|reset|closed)|network error|unable to connect|error sending request|stream disconnected|request timed out|dns/i
	}
];
function faultOf(message, { status: told = null, now }) {
	const status = told ?? statusIn(message);
	const byItsWords = RULES.find(({ kind, words }) => (kind === "session" || kind === "quota") && words.test(message));
	const byStatus = RULES.find(({ statuses }) => status !== null && statuses.includes(status));
	const kind = (byItsWords ?? byStatus ?? RULES.find(({ words }) => words.test(message)))?.kind ?? "unknown";
	const retryAt = kind === "quota" || classOf({
		kind,
		message,
		retryAt: null
	}) === "transient" ? timeNamed(message, now) : null;
	return {
		kind,
		message: shortened(message),
		retryAt
	};
}
function statusIn(message) {
	const found = /(?:status|http|error|code)(?: code)?["':= (]{0,4}([45]\d\d)\b|^([45]\d\d) /i.exec(message);
	return found === null ? null : Number(found[1] ?? found[2]);
}
const LONGEST_MESSAGE = 500;
function shortened(message) {
	const line = message.trim().replace(/\s+/g, " ");
	return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}
const UNITS = [
	[/([\d.]+) ?d(?:ays?)?(?![a-z])/i, 864e5],
	[/([\d.]+) ?h(?:ours?|rs?)?(?![a-z])/i, 36e5],
	[/([\d.]+) ?m(?:in(?:ute)?s?)?(?![a-z])/i, 6e4],
	[/([\d.]+) ?s(?:ec(?:ond)?s?)?(?![a-z])/i, 1e3]
];
const AFTER = /(?:retry|try again|wait|resets?|available)[^.\n]{0,20}? in ((?:[\d.]+ ?[a-z]+,? ?(?:and )?){1,4})/i;
const EPOCH = /\|(\d{10})\b/;
const ISO = /\b(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))/;
const CLOCK = /resets?(?: at)? (\d{1,2})(?::(\d\d))? ?(am|pm)(?: \((?:UTC|Etc\/UTC|GMT)\))?/i;
const RETRY_AFTER = /retry.after["':= ]{1,4}(\d{1,7})\b/i;
function timeNamed(message, now) {
	const epoch = EPOCH.exec(message)?.[1];
	if (epoch !== void 0) return Number(epoch) * 1e3;
	const after = AFTER.exec(message)?.[1];
	const ms = after === void 0 ? 0 : UNITS.reduce((sum, [unit, size]) => sum + Number(unit.exec(after)?.[1] ?? 0) * size, 0);
	if (ms > 0) return now + Math.ceil(ms);
	const seconds = RETRY_AFTER.exec(message)?.[1];
	if (seconds !== void 0) return now + Number(seconds) * 1e3;
	const iso = ISO.exec(message)?.[1];
	if (iso !== void 0 && Date.parse(iso) > now) return Date.parse(iso);
	return clockTime(message, now);
}
function clockTime(message, now) {
	const [, hour, minute = "0", half] = CLOCK.exec(message) ?? [];
	if (hour === void 0 || half === void 0) return null;
	const at = new Date(now);
	at.setUTCHours(Number(hour) % 12 + (half.toLowerCase() === "pm" ? 12 : 0), Number(minute), 0, 0);
	return at.getTime() > now ? at.getTime() : at.getTime() + 864e5;
}
// src/agents/log-lines.ts
function withoutControls(text) {
	return text.replace(/(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g, "").replace(/(?:\u001b[PX^_]|[\u0090\u0098\u009e\u009f])[^\u001b\u009c]*(?:\u001b\\|\u009c)?/g, "").replace(/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g, "").replace(/\u001b[ -/]*[0-~]?/g, "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
// src/agents/printed.ts
function asObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function asText(value) {
	return typeof value === "string" ? value : null;
}
function readDocuments(printed) {
	const whole = asObject(parse(printed));
	if (whole) return [whole];
	const documents = [];
	let lines = [];
	for (const line of printed.split(/\r?\n/)) {
		if (line.startsWith("{")) lines = [];
		else if (lines.length === 0) continue;
		lines.push(line);
		if (!(line === "}" || lines.length === 1 && line.trimEnd().endsWith("}"))) continue;
		const document = asObject(parse(lines.join("\n")));
		if (document) documents.push(document);
		lines = [];
	}
	return documents;
}
function readEvents(printed) {
	const whole = parse(printed);
	if (Array.isArray(whole)) return whole.map(asObject).filter((event) => event !== null);
	return printed.split("\n").map((line) => asObject(line.trimStart().startsWith("{") ? parse(line) : null)).filter((event) => event !== null);
}
function parse(text) {
	try {
		return JSON.parse(text.trim());
	} catch {
		return null;
	}
}
function asNumber(value) {
	return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}
const MOST_WORDS = 5;
function lastWords({ stdout, stderr }) {
	const lines = (text) => withoutControls(text).split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("{") && !/^\s+at /.test(line));
	const spoken = lines(stderr).length > 0 ? lines(stderr) : lines(stdout);
	const error = spoken.findLastIndex((line) => /^\s*(fatal |\w*)error\b/i.test(line));
	return (error < 0 ? spoken.slice(-5) : spoken.slice(error, error + MOST_WORDS)).join("\n");
}
function objectsIn(values) {
	return values.map(asObject).filter((value) => value !== null);
}
// src/agents/claude.ts
function finalMessage$5(printed) {
	const result = resultOf(printed);
	return result?.is_error === true ? null : asText(result?.result);
}
const claude = {
	name: "claude",
	package: "@anthropic-ai/claude-code",
	version: "2.1.326",
	keys: [
		"ANTHROPIC_API_KEY",
		"CLAUDE_CODE_OAUTH_TOKEN",
		"ANTHROPIC_AUTH_TOKEN",
		"ANTHROPIC_BASE_URL"
	],
	tells: {
		cost: "session",
		tokens: "run",
		session: true,
		denied: true
	},
	commandLine: ({ model, args, session, readOnly }) => ({
		args: [
			...[
				"--print",
				"--output-format",
				"stream-json",
				"--verbose"
			],
			...unlessGiven(args, [
				"--permission-mode",
				"--dangerously-skip-permissions",
				"--restricted"
			], ["--permission-mode", readOnly ? "dontAsk" : "bypassPermissions"]),
			...readOnly ? ["--disallowedTools", "Bash,Edit,Write,NotebookEdit,WebFetch"] : [],
			...model === null ? [] : ["--model", model],
			...session === null ? [] : ["--resume", session],
			...args
		],
		environment: {
			IS_SANDBOX: "1",
			DISABLE_AUTOUPDATER: "1",
			CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
		}
	}),
	read: read$4,
	narrate: narrate$4,
	isHopeless: (event) => event.subtype === "api_retry" && [401, 403].includes(asNumber(event.error_status) ?? 0)
};
function resultOf(printed) {
	return readEvents(printed).findLast((event) => event.type === "result") ?? readDocuments(printed).findLast((document) => "result" in document || document.type === "result") ?? null;
}
function read$4(printed) {
	const events = readEvents(printed.stdout);
	const result = resultOf(printed.stdout);
	const isLimit = /^error_max_/.test(asText(result?.subtype) ?? "");
	return {
		said: finalMessage$5(printed.stdout) ?? (result === null || isLimit ? lastText(events) : ""),
		cost: asNumber(result?.total_cost_usd),
		tokens: tokensOf$2(asObject(result?.usage)) ?? tokensSoFar(events),
		session: asText(result?.session_id) ?? asText(events.find((event) => "session_id" in event)?.session_id),
		denied: deniedTools$3(events, result),
		isLimit,
		fault: isLimit ? null : faultIn$4(printed, events, result)
	};
}
function faultIn$4(printed, events, result) {
	const { now } = printed;
	if (result?.is_error === true) {
		const fault = faultOf(asText(result.result) ?? asList(result.errors).map(asText).join("; "), {
			status: asNumber(result.api_error_status) ?? statusOf(asText(result.api_error_type)),
			now
		});
		return {
			...fault,
			retryAt: fault.retryAt ?? resetTime(events)
		};
	}
	if (printed.exit === 0 && result !== null) return null;
	const retry = events.at(-1);
	if (retry?.subtype === "api_retry") {
		const status = asNumber(retry.error_status);
		return faultOf(`API error ${status ?? ""} ${asText(retry.error) ?? ""}`, {
			status,
			now
		});
	}
	return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}
function statusOf(type) {
	return type === "authentication_error" ? 401 : type === "overloaded_error" ? 529 : null;
}
function resetTime(events) {
	const resetsAt = asNumber(events.filter((event) => event.type === "rate_limit_event").map((event) => asObject(event.rate_limit_info)).findLast((limit) => limit?.status === "rejected")?.resetsAt);
	return resetsAt === null ? null : resetsAt * 1e3;
}
function deniedTools$3(events, result) {
	const listed = asList(result?.permission_denials).map(asObject);
	const seen = events.filter((event) => event.subtype === "permission_denied");
	return (listed.length > 0 ? listed : seen).flatMap((denial) => asText(denial?.tool_name) ?? []);
}
function tokensOf$2(usage) {
	const input = asNumber(usage?.input_tokens);
	const output = asNumber(usage?.output_tokens);
	if (input === null || output === null) return null;
	return {
		input: input + ((asNumber(usage?.cache_creation_input_tokens) ?? 0) + (asNumber(usage?.cache_read_input_tokens) ?? 0)),
		output
	};
}
function tokensSoFar(events) {
	const usages = messagesIn(events).flatMap((message) => tokensOf$2(asObject(message.usage)) ?? []);
	if (usages.length === 0) return null;
	const sum = (of) => usages.reduce((total, usage) => total + usage[of], 0);
	return {
		input: sum("input"),
		output: sum("output")
	};
}
function messagesIn(events) {
	return objectsIn(events.filter((event) => event.type === "assistant").map((event) => event.message));
}
function partsOf$1(message) {
	return objectsIn(asList(message?.content));
}
function lastText(events) {
	return messagesIn(events).flatMap((message) => partsOf$1(message).flatMap((part) => asText(part.text) ?? [])).at(-1) ?? "";
}
function narrate$4(event) {
	if (event.subtype === "api_retry") return `tries again: API error ${event.error_status ?? ""} ${event.error ?? ""}`;
	if (event.subtype === "permission_denied") return `was refused ${event.tool_name}`;
	if (event.type !== "assistant") return null;
	const lines = partsOf$1(asObject(event.message)).flatMap((part) => {
		if (part.type === "tool_use") return [`${part.name}: ${JSON.stringify(part.input)}`];
		return asText(part.text) ?? [];
	});
	return lines.length === 0 ? null : lines.join("\n");
}
// src/agents/codex.ts
function finalMessage$4(printed) {
	return asText(readEvents(printed).filter((event) => event.type === "item.completed").map((event) => asObject(event.item)).findLast((item) => item?.type === "agent_message")?.text);
}
const codex = {
	name: "codex",
	package: "@openai/codex",
	version: "0.169.0",
	keys: [
		"OPENAI_API_KEY",
		"CODEX_API_KEY",
		"OPENAI_BASE_URL"
	],
	tells: {
		cost: false,
		tokens: "session",
		session: true,
		denied: false
	},
	commandLine: ({ model, args, session, readOnly, environment }) => ({
		args: [
			...[
				"exec",
				...session === null ? [] : ["resume", session],
				"--json",
				"--skip-git-repo-check"
			],
			...unlessGiven(args, [
				"--sandbox",
				"-s",
				"--approve-for-me",
				"--dangerously-bypass-approvals-and-sandbox"
			], readOnly ? ["--sandbox", "read-only"] : ["--dangerously-bypass-approvals-and-sandbox"]),
			...model === null ? [] : ["--model", model],
			...environment.OPENAI_BASE_URL === void 0 ? [] : ["--config", `openai_base_url=${JSON.stringify(environment.OPENAI_BASE_URL)}`],
			...args,
			"-"
		],
		environment: environment.OPENAI_API_KEY === void 0 ? {} : { CODEX_API_KEY: environment.OPENAI_API_KEY }
	}),
	read: read$3,
	narrate: narrate$3
};
function read$3(printed) {
	const events = readEvents(printed.stdout);
	const usage = asObject(events.findLast((event) => event.type === "turn.completed")?.usage);
	const input = asNumber(usage?.input_tokens);
	const output = asNumber(usage?.output_tokens);
	return {
		said: finalMessage$4(printed.stdout) ?? "",
		cost: null,
		tokens: input === null || output === null ? null : {
			input,
			output
		},
		session: asText(events.find((event) => event.type === "thread.started")?.thread_id),
		denied: [],
		isLimit: false,
		fault: faultIn$3(printed, events)
	};
}
function faultIn$3(printed, events) {
	const { now } = printed;
	const failed = asObject(events.findLast((event) => event.type === "turn.failed")?.error);
	if (failed !== null) return faultOf(asText(failed.message) ?? "", { now });
	if (printed.exit === 0) return null;
	const last = events.at(-1);
	if (last?.type === "error") return faultOf(asText(last.message) ?? "", { now });
	return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}
function narrate$3(event) {
	if (event.type === "error") return `error: ${event.message}`;
	if (event.type === "turn.failed") return `failed: ${asObject(event.error)?.message}`;
	const item = asObject(event.item);
	if (event.type === "item.started" && item?.type === "command_execution") return `runs: ${item.command}`;
	if (event.type !== "item.completed") return null;
	if (item?.type === "agent_message") return asText(item.text);
	return item?.type === "error" ? `error: ${item.message}` : null;
}
// src/agents/copilot.ts
function finalMessage$3(printed) {
	return readEvents(printed).filter((event) => event.type === "assistant.message").map((event) => asText(asObject(event.data)?.content)).findLast((message) => message !== null && message !== "") ?? null;
}
const copilot = {
	name: "copilot",
	package: "@github/copilot",
	version: "1.0.102",
	keys: [
		"COPILOT_GITHUB_TOKEN",
		"COPILOT_MODEL",
		"COPILOT_OFFLINE",
		"COPILOT_PROVIDER_BASE_URL",
		"COPILOT_PROVIDER_TYPE",
		"COPILOT_PROVIDER_API_KEY",
		"COPILOT_PROVIDER_BEARER_TOKEN",
		"COPILOT_PROVIDER_WIRE_API",
		"COPILOT_PROVIDER_MODEL_ID",
		"COPILOT_PROVIDER_WIRE_MODEL"
	],
	tells: {
		cost: false,
		tokens: "session",
		session: true,
		denied: true
	},
	commandLine: ({ model, args, session, readOnly, exchange }) => ({
		args: [
			...[
				"--output-format",
				"json",
				"--usage-output-file",
				exchange.result,
				"--no-ask-user",
				"--no-auto-update"
			],
			...unlessGiven(args, [
				"--allow-all",
				"--yolo",
				"--allow-all-tools",
				"--allow-tool",
				"--deny-tool"
			], readOnly ? ["--deny-tool=shell", "--deny-tool=write"] : ["--allow-all"]),
			...model === null ? [] : ["--model", model],
			...session === null ? [] : [`--resume=${session}`],
			...args
		],
		environment: { COPILOT_AUTO_UPDATE: "false" }
	}),
	read: read$2,
	narrate: narrate$2
};
function read$2(printed) {
	const events = readEvents(printed.stdout);
	return {
		said: finalMessage$3(printed.stdout) ?? "",
		cost: null,
		tokens: tokensOf$1(printed.result),
		session: asText(events.findLast((event) => event.type === "result")?.sessionId),
		denied: deniedTools$2(events),
		isLimit: isLimit(events),
		fault: isLimit(events) ? null : faultIn$2(printed, events)
	};
}
function errors(events) {
	return objectsIn(events.filter((event) => event.type === "session.error").map((event) => event.data));
}
function isLimit(events) {
	return events.some((event) => event.type === "session.autopilot_stopped" && asObject(event.data)?.reason === "cap_reached");
}
function tokensOf$1(usageFile) {
	const usage = readDocuments(usageFile ?? "").at(0);
	const models = Object.values(asObject(usage?.modelMetrics) ?? {}).map((model) => asObject(asObject(model)?.usage));
	if (usage === void 0 || models.length === 0) return null;
	const sum = (name) => models.reduce((total, model) => total + (asNumber(model?.[name]) ?? 0), 0);
	return {
		input: sum("inputTokens"),
		output: sum("outputTokens")
	};
}
function faultIn$2(printed, events) {
	const { now } = printed;
	const error = errors(events).at(-1);
	if ((asNumber(events.findLast((event) => event.type === "result")?.exitCode) ?? printed.exit) === 0) return null;
	if (error !== void 0) return faultOf(asText(error.message) ?? "", {
		status: asNumber(error.statusCode),
		now
	});
	const call = asObject(events.findLast((event) => event.type === "model.call_failure")?.data);
	const isRetrying = events.findLastIndex(({ type }) => type === "model.call_failure") > events.findLastIndex(isAnswer$1);
	if (call !== null && isRetrying) return faultOf(`HTTP ${call.statusCode}: ${asText(call.errorMessage) ?? ""}`, {
		status: asNumber(call.statusCode),
		now
	});
	return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}
function isAnswer$1(event) {
	return event.type === "assistant.message";
}
function deniedTools$2(events) {
	const named = objectsIn(events.map((event) => event.data));
	const names = new Map(named.filter((data) => "toolName" in data).map((data) => [data.toolCallId, asText(data.toolName)]));
	return named.filter((data) => asObject(data.error)?.code === "denied").flatMap((data) => names.get(data.toolCallId) ?? []);
}
function narrate$2(event) {
	const data = asObject(event.data);
	if (isAnswer$1(event)) return asText(data?.content) || null;
	if (event.type === "tool.execution_start") return `${data?.toolName}: ${JSON.stringify(data?.arguments)}`;
	if (event.type === "session.error" || event.type === "session.info") return asText(data?.message);
	return null;
}
// src/agents/gemini.ts
function finalMessage$2(printed) {
	return asText(readDocuments(printed).findLast((document) => "response" in document)?.response) ?? lastPieces(readEvents(printed));
}
const gemini = {
	name: "gemini",
	package: "@google/gemini-cli",
	version: "0.61.0",
	keys: [
		"GEMINI_API_KEY",
		"GOOGLE_API_KEY",
		"GOOGLE_GEMINI_BASE_URL",
		"GOOGLE_GENAI_USE_VERTEXAI",
		"GOOGLE_CLOUD_PROJECT",
		"GOOGLE_CLOUD_LOCATION"
	],
	tells: {
		cost: false,
		tokens: "run",
		session: true,
		denied: true
	},
	commandLine: ({ model, args, session, readOnly, environment }) => ({
		args: [
			...[
				"--output-format",
				"stream-json",
				"--skip-trust"
			],
			...unlessGiven(args, [
				"--approval-mode",
				"--yolo",
				"-y"
			], ["--approval-mode", readOnly ? "plan" : "yolo"]),
			...model === null ? [] : ["--model", model],
			...session === null ? [] : ["--resume", session],
			...args
		],
		environment: { GEMINI_CLI_TRUST_WORKSPACE: "true" },
		homeFiles: { ".gemini/settings.json": JSON.stringify(settingsFor(environment)) }
	}),
	read: read$1,
	narrate: narrate$1
};
function settingsFor(environment) {
	return {
		general: { enableAutoUpdate: false },
		privacy: { usageStatisticsEnabled: false },
		...environment.GEMINI_API_KEY === void 0 ? {} : { security: { auth: { selectedType: "gemini-api-key" } } }
	};
}
function isAnswer(event) {
	return event.type === "message" && event.role === "assistant";
}
function lastPieces(events) {
	const start = events.findLastIndex((event) => event.type === "tool_result" || event.type === "tool_use");
	const pieces = events.slice(start + 1).filter(isAnswer);
	return pieces.length === 0 ? null : pieces.map((event) => asText(event.content) ?? "").join("");
}
const TURN_LIMIT = 53;
function read$1(printed) {
	const events = readEvents(printed.stdout);
	const result = events.findLast((event) => event.type === "result") ?? null;
	const stats = asObject(result?.stats);
	const input = asNumber(stats?.input_tokens);
	const output = asNumber(stats?.output_tokens);
	const isLimit = printed.exit === TURN_LIMIT || /max(imum)? session turns/i.test(errorOf(result) ?? "");
	return {
		said: finalMessage$2(printed.stdout) ?? "",
		cost: null,
		tokens: input === null || output === null ? null : {
			input,
			output
		},
		session: asText(events.find((event) => event.type === "init")?.session_id),
		denied: deniedTools$1(events),
		isLimit,
		fault: isLimit ? null : faultIn$1(printed, result)
	};
}
function errorOf(result) {
	return asText(asObject(result?.error)?.message);
}
function faultIn$1(printed, result) {
	const { now } = printed;
	if (result?.status === "success" && printed.exit === 0) return null;
	const said = errorOf(result);
	if (said !== null) return faultOf(said, {
		status: codeIn(said) ?? codeIn(printed.stderr),
		now
	});
	const retry = [...printed.stderr.matchAll(/^Attempt \d+ failed.*$/gm)].at(-1)?.[0];
	if (retry !== void 0) return faultOf(retry, {
		status: codeIn(retry),
		now
	});
	return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}
function codeIn(message) {
	const code = /"?code"?:\s*(\d{3})\b|status:? (\d{3})\b/.exec(message);
	return code === null ? null : Number(code[1] ?? code[2]);
}
function deniedTools$1(events) {
	const names = new Map(events.filter(({ type }) => type === "tool_use").map((event) => [event.tool_id, event.tool_name]));
	return events.filter((event) => event.type === "tool_result" && event.status === "error").filter((event) => /denied|policy/i.test(`${asText(asObject(event.error)?.type) ?? ""} ${asText(event.output) ?? ""}`)).flatMap((event) => asText(names.get(event.tool_id)) ?? []);
}
function narrate$1(event) {
	if (event.type === "tool_use") return `${event.tool_name}: ${JSON.stringify(event.parameters)}`;
	if (event.type === "result" && event.status === "error") return `failed: ${errorOf(event)}`;
	return isAnswer(event) ? asText(event.content) : null;
}
// src/agents/opencode.ts
function finalMessage$1(printed) {
	return asText(asObject(readEvents(printed).findLast((event) => event.type === "text")?.part)?.text);
}
const opencode = {
	name: "opencode",
	package: "opencode-ai",
	version: "1.18.33",
	keys: [
		"ANTHROPIC_API_KEY",
		"OPENAI_API_KEY",
		"GOOGLE_GENERATIVE_AI_API_KEY",
		"GEMINI_API_KEY",
		"OPENROUTER_API_KEY",
		"OPENCODE_API_KEY"
	],
	tells: {
		cost: "run",
		tokens: "run",
		session: true,
		denied: true
	},
	commandLine: ({ model, args, session, readOnly }) => ({
		args: [
			...[
				"run",
				"--format",
				"json",
				"--print-logs",
				"--log-level",
				"ERROR"
			],
			...unlessGiven(args, ["--auto", "--no-auto"], readOnly ? [] : ["--auto"]),
			...model === null ? [] : ["--model", model],
			...session === null ? [] : ["--session", session],
			...args
		],
		environment: {
			OPENCODE_DISABLE_AUTOUPDATE: "1",
			...readOnly ? { OPENCODE_CONFIG_CONTENT: JSON.stringify({ permission: READ_ONLY }) } : {}
		}
	}),
	read,
	narrate
};
const READ_ONLY = {
	bash: "deny",
	edit: "deny",
	webfetch: "deny",
	external_directory: "deny"
};
function read(printed) {
	const events = readEvents(printed.stdout);
	const steps = objectsIn(events.filter((event) => event.type === "step_finish").map((event) => event.part));
	return {
		said: finalMessage$1(printed.stdout) ?? "",
		cost: sum(steps.map((step) => asNumber(step.cost))),
		tokens: tokensOf(steps),
		session: asText(events.find((event) => "sessionID" in event)?.sessionID),
		denied: deniedTools(events),
		isLimit: false,
		fault: faultIn(printed, events)
	};
}
function sum(values) {
	const told = values.filter((value) => value !== null);
	return told.length === 0 ? null : told.reduce((total, value) => total + value, 0);
}
function tokensOf(steps) {
	const told = objectsIn(steps.map((step) => step.tokens));
	const cached = objectsIn(told.map((tokens) => tokens.cache));
	const input = sum([...told.map((tokens) => asNumber(tokens.input)), ...cached.flatMap((cache) => [asNumber(cache.read), asNumber(cache.write)])]);
	const output = sum(told.flatMap((tokens) => [asNumber(tokens.output), asNumber(tokens.reasoning)]));
	return input === null || output === null ? null : {
		input,
		output
	};
}
function faultIn(printed, events) {
	const { now } = printed;
	const error = asObject(events.findLast((event) => event.type === "error")?.error);
	if (error !== null) {
		const data = asObject(error.data);
		const status = asNumber(data?.statusCode);
		const after = asText(asObject(data?.responseHeaders)?.["retry-after"]);
		const words = asText(data?.message) ?? asText(error.message) ?? asText(error.name) ?? "";
		return faultOf(after === null ? words : `${words} (retry-after: ${after})`, {
			status,
			now
		});
	}
	if (printed.exit === 0) return null;
	const waiting = waitingFor(printed.stderr, events);
	if (waiting !== null) return faultOf(waiting, { now });
	return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}
const STREAM_ERROR = /^timestamp=(\S+) level=ERROR .*message="stream error".* small=false .*error\.error="([^"]*)/gm;
function waitingFor(log, events) {
	const [, at, words] = [...log.matchAll(STREAM_ERROR)].at(-1) ?? [];
	const last = asNumber(events.at(-1)?.timestamp) ?? 0;
	return at !== void 0 && words !== void 0 && Date.parse(at) > last ? words : null;
}
function deniedTools(events) {
	return objectsIn(events.filter((event) => event.type === "tool_use").map((event) => event.part)).filter((part) => /rejected permission|denied/i.test(asText(asObject(part.state)?.error) ?? "")).flatMap((part) => asText(part.tool) ?? []);
}
function narrate(event) {
	const part = asObject(event.part);
	if (event.type === "text") return asText(part?.text);
	if (event.type === "tool_use") return `${part?.tool}: ${JSON.stringify(asObject(part?.state)?.input)}`;
	return event.type === "error" ? `failed: ${JSON.stringify(event.error)}` : null;
}
// src/agents/list.ts
const agents = {
	claude,
	codex,
	gemini,
	copilot,
	opencode
};
const finalMessages = {
	claude: finalMessage$5,
	codex: finalMessage$4,
	gemini: finalMessage$2,
	copilot: finalMessage$3,
	opencode: finalMessage$1
};
// src/config/loop-file.ts
const loopFiles = [".rondo/loop.md", ".stravinsky/continuation-loop.md"];
function readLoopFile(text, path) {
	const wrong = (line, message) => ({
		ok: false,
		problems: [formatProblem({
			file: path,
			line,
			column: 1,
			path: "",
			message
		})]
	});
	const read = readTaskFrontmatter(text, path);
	if (read.kind === "wrong") return {
		ok: false,
		problems: read.problems
	};
	if (read.kind === "none") return wrong(1, "the settings are missing; begin the file with a line `---`, the settings, and another line `---`");
	const first = read.body.split("\n").find((line) => line.trim() !== "");
	if (first === void 0) return wrong(text.split("\n").length, "the task is missing; write what is to be done below the second line `---`");
	return {
		ok: true,
		...read,
		text,
		title: first.replace(/^#+\s+/, "").trim()
	};
}
// src/commands/doctor/finding.ts
function ok(check, message) {
	return {
		check,
		state: "ok",
		message,
		fix: null
	};
}
function problem(check, message, fix) {
	return {
		check,
		state: "problem",
		message,
		fix
	};
}
function warning(check, message, fix) {
	return {
		check,
		state: "warning",
		message,
		fix
	};
}
function unknown(check, message, fix) {
	return {
		check,
		state: "unknown",
		message,
		fix
	};
}
function orOk(found, check, message) {
	return found.length === 0 ? [ok(check, message)] : found;
}
// src/commands/doctor/check-task-files.ts
function checkHooks({ hooks }, read) {
	const modules = leavesOf(hooks).flatMap((hook) => hook.kind === "module" ? [hook] : []);
	if (modules.length === 0) return [];
	return orOk(modules.filter(({ path }) => read(path.replace(/^\.\//, "")) === null).map(({ id, path }) => problem("hooks", `the hook ${id} is the module ${path}, which is not there`, "add it, or correct its path")), "hooks", "the modules of hooks are there");
}
function checkLoopFiles(read) {
	return loopFiles.flatMap((path) => {
		const text = read(path);
		const file = text === null ? null : readLoopFile(text, path);
		if (file === null) return [];
		const fix = "see docs/loop-files.md";
		if (!file.ok) return file.problems.map((each) => problem("loop file", each, fix));
		const state = file.active ? "is understood" : "is understood, and inactive";
		const vague = file.warnings.map((each) => warning("loop file", formatProblem(each), fix));
		return vague.length > 0 ? vague : [ok("loop file", `${path} ${state}`)];
	});
}
// src/commands/doctor/read-workflow.ts
function readWorkflow(file, text) {
	const document = parseDocument(text);
	const [error] = document.errors;
	if (error) return {
		file,
		broken: (error.message.split("\n")[0] ?? "").replace(/:$/, "")
	};
	const root = mapping(document.toJS());
	return {
		file,
		text,
		triggers: triggersOf(root.on),
		permissions: root.permissions,
		concurrency: typeof root.concurrency === "string" ? { group: root.concurrency } : mapping(root.concurrency),
		jobs: Object.entries(mapping(root.jobs)).map(([id, job]) => jobOf(id, mapping(job)))
	};
}
function mapping(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function phasesOf({ jobs }) {
	return jobs.flatMap(({ steps }) => steps).filter((step) => step.phase !== null);
}
function triggersOf(on) {
	if (typeof on === "string") return { [on]: {} };
	if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [String(name), {}]));
	return mapping(on);
}
function jobOf(id, job) {
	const steps = Array.isArray(job.steps) ? job.steps.map((step) => stepOf(mapping(step))) : [];
	const timeout = job["timeout-minutes"];
	return {
		id,
		permissions: job.permissions,
		timeoutMinutes: typeof timeout === "number" ? timeout : null,
		steps
	};
}
const phases$1 = [
	"begin",
	"agent",
	"validate",
	"land",
	"sweep"
];
function stepOf(step) {
	const given = mapping(step.with);
	const uses = typeof step.uses === "string" ? step.uses : "";
	const phase = uses !== "" && phases$1.includes(String(given.phase)) ? String(given.phase) : null;
	return {
		uses,
		with: given,
		env: mapping(step.env),
		phase
	};
}
// src/commands/doctor/check-settings.ts
const settingsPath = ".github/rondo.yml";
function checkSettings(read) {
	const text = read(settingsPath);
	if (text === null) {
		const fix = "write it with `rondo init`: without rules the agent's word alone counts";
		const settings = resolveSettings([]);
		return {
			findings: [warning("settings", `there is no ${settingsPath}, so the defaults count`, fix)],
			settings
		};
	}
	const parsed = parseSettings(text, settingsPath);
	if (!parsed.ok) {
		const fix = "correct it; docs/settings.md lists every key";
		return {
			findings: parsed.problems.map((each) => problem("settings", formatProblem(each), fix)),
			settings: null
		};
	}
	const settings = resolveSettings([parsed.layer]);
	return {
		findings: [
			...orOk(parsed.warnings.map((each) => warning("settings", formatProblem(each), "see docs/settings.md")), "settings", `${settingsPath} is understood`),
			...rules$2(settings, read),
			...checkHooks(settings, read),
			...checkLoopFiles(read)
		],
		settings
	};
}
function rules$2({ rules: all, stop }, read) {
	if (all.length === 0) {
		const fix = `add what must be true of finished work under \`rules:\` in ${settingsPath}`;
		const needsRules = stop === "validation";
		return [(needsRules ? problem : warning)("rules", needsRules ? "`stop: validation` without a rule never ends" : "there is no rule to prove work by", fix)];
	}
	return orOk(all.flatMap((rule) => {
		const why = rule.type === "command" ? missingIn(rule.run, read) : null;
		return why === null ? [] : [problem("rules", `the rule ${rule.name} runs \`${lastLine(rule)}\`, but ${why}`, fixRule)];
	}), "rules", `finished work is proved by ${all.map(({ name }) => name).join(", ")}`);
}
const fixRule = `correct the command in ${settingsPath}, or add what it runs`;
function lastLine(rule) {
	return rule.type === "command" ? rule.run.trim().split("\n").at(-1) ?? "" : "";
}
const needs = [
	[/\b(?:npm|pnpm|yarn) (?:run(?:-script)? )?(test|[\w:-]+)(?![\w:-]*\/)/, missingScript],
	[/^\s*make ([\w-]+)/, missingTarget],
	[/\bcargo \w/, (read) => missingFile(read, "Cargo.toml")],
	[/\bgo (?:test|build|vet)\b/, (read) => missingFile(read, "go.mod")]
];
function missingIn(command, read) {
	const last = command.split("&&").at(-1) ?? command;
	if (/\bcd\b|--prefix|-C /.test(command)) return null;
	for (const [pattern, missing] of needs) {
		const found = pattern.exec(last);
		if (found) return missing(read, found[1] ?? "");
	}
	return null;
}
const ownCommands = [
	"install",
	"ci",
	"exec",
	"dlx",
	"add",
	"i",
	"x",
	"audit",
	"pack",
	"publish"
];
function missingScript(read, name) {
	if (ownCommands.includes(name)) return null;
	const manifest = read("package.json");
	if (manifest === null) return "there is no package.json";
	try {
		const { scripts = {} } = JSON.parse(manifest);
		return name in scripts ? null : `package.json has no script \`${name}\``;
	} catch {
		return "package.json is no JSON";
	}
}
function missingTarget(read, name) {
	const makefile = read("Makefile") ?? read("makefile");
	if (makefile === null) return "there is no Makefile";
	return new RegExp(`^${name}\\s*:`, "m").test(makefile) || /^include /m.test(makefile) ? null : `the Makefile has no target ${name}`;
}
function missingFile(read, file) {
	return read(file) === null ? `there is no ${file}` : null;
}
function checkTogether(workflow, settings, read) {
	return [
		...label(workflow, settings),
		...keys(workflow, settings),
		...timeouts(workflow, settings),
		...ciWorkflows(settings, read)
	];
}
function label({ text }, { label: wanted }) {
	if (wanted === "rondo" || text.includes(`'${wanted}'`)) return [ok("label", `the label ${wanted} starts a loop`)];
	const fix = `replace 'rondo' by '${wanted}' in the conditions of \`concurrency\` and of the first job`;
	return [problem("label", `the label is "${wanted}", but the workflow listens to "rondo" alone`, fix)];
}
function keys(workflow, { agent, fallback, evaluator }) {
	const given = phasesOf(workflow).find(({ phase }) => phase === "agent")?.env ?? {};
	return orOk([
		agent,
		...fallback,
		...evaluator === null ? [] : [evaluator]
	].filter((choice) => !keysOf(choice).some((key) => key in given) && keysOf(choice).length > 0).map((choice) => {
		const [key = ""] = keysOf(choice);
		const name = "use" in choice ? choice.use : "";
		const fix = `add to the agent's step: env: { ${key}: \${{ secrets.${key} }} }`;
		return problem("key", `${name} is not given a key: ${key} is not in the \`env:\` of the agent's step`, fix);
	}), "key", "the agent's step is given the model's key");
}
function keysOf(choice) {
	return "use" in choice ? agents[choice.use].keys : [];
}
function timeouts({ jobs }, { iterationTimeoutMs }) {
	const job = jobs.find(({ steps }) => steps.some(({ phase }) => phase === "agent"));
	if (!job || job.timeoutMinutes === null || job.timeoutMinutes * 6e4 > iterationTimeoutMs) return [];
	const minutes = Math.ceil(iterationTimeoutMs / 6e4);
	return [problem("timeouts", `the job ${job.id} ends after ${job.timeoutMinutes} minutes, an iteration only after ${minutes}: its work would be lost`, "raise `timeout-minutes`, or lower `iteration-timeout`")];
}
function ciWorkflows({ ciWorkflows: files }, read) {
	return files.flatMap((file) => {
		const path = `.github/workflows/${file}`;
		const text = read(path);
		if (text === null) return [problem("ci-workflows", `there is no ${path}`, `correct \`ci-workflows\` in ${settingsPath}`)];
		if (/^\s*workflow_dispatch:?|\[.*workflow_dispatch.*\]/m.test(text)) return [];
		return [problem("ci-workflows", `${path} can't be dispatched`, "add `workflow_dispatch:` to its `on:`")];
	});
}
// src/commands/doctor/check-workflow.ts
const again = "write the workflow anew with `rondo init --force`, or take the part from the template";
const checks = [
	phases,
	triggers,
	permissions,
	tokens,
	handedOver,
	records$1,
	versions,
	ownFolder,
	pins,
	concurrency
];
function checkWorkflow(workflow) {
	return checks.flatMap((check) => check(workflow));
}
function phases(workflow) {
	const there = phasesOf(workflow).map(({ phase }) => phase);
	const missing = [
		"begin",
		"agent",
		"validate",
		"land"
	].filter((phase) => !there.includes(phase));
	if (missing.length === 0) return [ok("phases", "begin, agent, validate and land are there")];
	return [problem("phases", `${workflow.file} has no step for ${missing.join(", ")}`, again)];
}
const wanted = [
	{
		event: "issues",
		types: ["labeled"],
		without: "no label starts a loop",
		vital: true
	},
	{
		event: "workflow_dispatch",
		types: [],
		without: "no iteration can start the next",
		vital: true
	},
	{
		event: "issues",
		types: ["unlabeled", "closed"],
		without: "those do not stop a loop at once",
		vital: false
	},
	{
		event: "issue_comment",
		types: ["created"],
		without: "comments such as /rondo stop are not heard",
		vital: false
	},
	{
		event: "pull_request",
		types: ["closed"],
		without: "that does not stop a loop at once",
		vital: false
	},
	{
		event: "push",
		types: [],
		without: "somebody else's commits on the branch are noticed late",
		vital: false
	},
	{
		event: "schedule",
		types: [],
		without: "parked loops, and those whose run was lost, are not woken",
		vital: false
	}
];
function triggers({ triggers: on }) {
	const found = wanted.filter(({ event, types }) => !(event in on) || types.some((type) => !listens(on, event, type))).map(({ event, types, without, vital }) => {
		const name = types.length === 0 ? event : `${event} (${types.join(", ")})`;
		return (vital ? problem : warning)("triggers", `the trigger ${name} is missing: ${without}`, again);
	});
	const given = mapping(mapping(on.workflow_dispatch).inputs);
	const inputs = ["issue", "key"].filter((name) => !(name in given));
	if ("workflow_dispatch" in on && inputs.length > 0) found.push(problem("triggers", `workflow_dispatch has no input ${inputs.join(", ")}`, again));
	return orOk(found, "triggers", "everything that a loop listens to is there");
}
function listens(on, event, type) {
	const { types } = mapping(on[event]);
	return types === void 0 ? event !== "pull_request" : [types].flat().includes(type);
}
const writing = [
	"contents",
	"pull-requests",
	"issues",
	"statuses",
	"actions"
];
function permissions({ jobs, permissions: top }) {
	const found = jobs.flatMap((job) => jobPermissions(job));
	if (Object.keys(mapping(top)).length > 0 || typeof top === "string" || top === void 0) found.push(warning("permissions", "the workflow itself does not say `permissions: {}`", "add it above `jobs:`"));
	return orOk(found, "permissions", "each job has what it needs and no more");
}
function jobPermissions({ id, permissions: given, steps }) {
	const own = steps.flatMap(({ phase }) => phase ?? []);
	const grants = mapping(given);
	if (own.some((phase) => [
		"begin",
		"land",
		"sweep"
	].includes(phase))) {
		const missing = writing.filter((scope) => grants[scope] !== "write" && given !== "write-all");
		const fix = `add to the job ${id}: permissions: { ${missing.map((scope) => `${scope}: write`).join(", ")} }`;
		return missing.length === 0 ? [] : [problem("permissions", `the job ${id} may not write ${missing.join(", ")}`, fix)];
	}
	if (own.length === 0) return [];
	const tooMuch = Object.entries(grants).filter(([, access]) => access === "write");
	if (tooMuch.length === 0 && given !== void 0 && typeof given !== "string") return [];
	const named = tooMuch.map(([scope]) => scope).join(", ") || "more than it needs";
	const fix = `give the job ${id} \`permissions: { contents: read }\`: what runs there may be anybody's code`;
	return [problem("permissions", `the job ${id} runs the agent's work and may write ${named}`, fix)];
}
function tokens(workflow) {
	return orOk(phasesOf(workflow).filter((step) => ["agent", "validate"].includes(step.phase) && step.with.token !== "").map(({ phase }) => problem("tokens", `the phase ${phase} is given a token`, `set \`token: ""\` in its step`)), "tokens", "agent and validate get no token");
}
const needed = {
	begin: ["disabled"],
	agent: ["brief"],
	validate: ["brief"],
	land: [
		"brief",
		"steps",
		"agent-result",
		"disabled"
	]
};
const known$1 = [
	"phase",
	"token",
	"brief",
	"steps",
	"agent-result",
	"disabled"
];
function handedOver(workflow) {
	return orOk(phasesOf(workflow).flatMap((step) => [...(needed[step.phase] ?? []).filter((name) => step.with[name] === void 0).map((name) => problem("inputs", `the phase ${step.phase} is not given \`${name}\``, again)), ...Object.keys(step.with).filter((name) => !known$1.includes(name)).map((name) => problem("inputs", `the phase ${step.phase} is given \`${name}\`, which Rondo does not know`, again))]), "inputs", "each phase is given what it needs");
}
function records$1({ jobs }) {
	if (jobs.some(({ steps }) => steps.some(({ with: given }) => /rondo-record/.test(String(given.path))))) return [ok("records", "each run's record is uploaded")];
	return [warning("records", "no step uploads rondo-record: `rondo export` and `rondo replay` find nothing", again)];
}
function versions(workflow) {
	const all = phasesOf(workflow).map(({ uses }) => uses);
	const released = new Set(all.filter((uses) => !uses.startsWith("./")));
	const isMixed = released.size > 0 && all.some((uses) => uses.startsWith("./"));
	if (released.size <= 1 && !isMixed) return [ok("versions", `all phases run ${[...new Set(all)][0] ?? "nothing"}`)];
	return [problem("versions", `the phases run different versions of Rondo: ${[...new Set(all)].join(", ")}`, "use the same one in every step")];
}
function ownFolder({ jobs }) {
	return jobs.filter(({ steps }) => runsFromBranch(steps)).map(({ id }) => problem("action", `the job ${id} runs Rondo from a checkout that may be the loop's branch, which the agent writes`, "check the action out of the default branch first: `rondo init --action ./ --force` writes it so"));
}
function runsFromBranch(steps) {
	const from = /* @__PURE__ */ new Map();
	for (const { uses, with: given, phase } of steps) {
		if (uses.startsWith("actions/checkout@")) from.set(String(given.path ?? ""), String(given.ref ?? ""));
		if (phase === null || !uses.startsWith("./")) continue;
		const path = uses.slice(2).replace(/\/+$/, "");
		const nearest = [...from.keys()].filter((folder) => path === folder || folder === "" || path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
		if (nearest === void 0 || !/default_branch/.test(from.get(nearest) ?? "")) return true;
	}
	return false;
}
function pins({ jobs }) {
	const others = jobs.flatMap(({ steps }) => steps).filter(({ uses, phase }) => uses !== "" && phase === null);
	return orOk([...new Set(others.map(({ uses }) => uses))].filter((uses) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(uses) && !uses.startsWith("./")).map((uses) => warning("pins", `${uses} can change under you`, "pin it by its commit, with the version in a comment")), "pins", "other actions are pinned by their commits");
}
function concurrency({ concurrency: given }) {
	const group = String(given.group ?? "");
	if (![
		"inputs.issue",
		"github.event.issue.number",
		"github.run_id"
	].every((part) => group.includes(part))) return [problem("concurrency", "the workflow has no concurrency group per issue: runs get in each other's way", again)];
	if (![
		false,
		"false",
		void 0
	].includes(given["cancel-in-progress"])) return [problem("concurrency", "cancel-in-progress cuts iterations short", "set `cancel-in-progress: false`")];
	if (given.queue !== "max") return [warning("concurrency", "without `queue: max` only one run can wait for each issue: a newer one replaces it", "add `queue: max` below the group; an Enterprise Server may not know it yet, and then nothing is to be done")];
	return [ok("concurrency", "one run at a time for each issue, in order")];
}
// src/commands/doctor/check-files.ts
const workflows = ".github/workflows";
async function checkFiles(folder, path) {
	const read = (file) => textOf$1(join(folder, file));
	const found = findWorkflow(folder, read);
	const { findings: ofSettings, settings } = checkSettings(read);
	const { workflow } = found;
	return {
		findings: [
			...found.findings,
			...workflow === null ? [] : checkWorkflow(workflow),
			...ofSettings,
			...workflow !== null && settings !== null ? checkTogether(workflow, settings, read) : [],
			...forms(folder, read, settings?.label ?? "rondo"),
			...workflow === null ? [] : await onDefaultBranch$1(folder, path, workflow.file)
		],
		workflow,
		settings
	};
}
function textOf$1(file) {
	return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : null;
}
function filesIn(folder, under) {
	const full = join(folder, under);
	if (!existsSync(full)) return [];
	return readdirSync(full).filter((name) => /\.ya?ml$/.test(name)).sort().map((name) => `${under}/${name}`);
}
function findWorkflow(folder, read) {
	const all = filesIn(folder, workflows).map((file) => readWorkflow(file, read(file) ?? ""));
	const broken = all.flatMap((each) => "broken" in each && /rondo/.test(each.file) ? [problem("workflow", `${each.file}: ${each.broken}`, "correct the YAML, or run `rondo init --force`")] : []);
	const ours = all.filter((each) => !("broken" in each) && phasesOf(each).length > 0);
	const [workflow = null] = ours;
	if (workflow === null) {
		const none = problem("workflow", `no workflow in ${workflows} runs Rondo`, "write it with `rondo init`");
		return {
			findings: broken.length > 0 ? broken : [none],
			workflow: null
		};
	}
	const others = ours.slice(1).map(({ file }) => file);
	if (others.length === 0) return {
		findings: [...broken, ok("workflow", `${workflow.file} runs Rondo`)],
		workflow
	};
	const message = `${others.join(", ")} runs Rondo beside ${workflow.file}: one label would start two loops`;
	return {
		findings: [...broken, problem("workflow", message, "keep one of them")],
		workflow
	};
}
function forms(folder, read, label) {
	return filesIn(folder, ".github/ISSUE_TEMPLATE").filter((file) => (/^labels:(.*(?:\n\s*-.*)*)/m.exec(read(file) ?? "")?.[1] ?? "").match(/[^"',[\]\n-]+/g)?.some((name) => name.trim() === label)).map((file) => warning("issue form", `${file} sets the label ${label} for whoever fills it in`, "take the label out of it: people who may write set it"));
}
async function onDefaultBranch$1(folder, path, file) {
	const git = (...args) => runGit({
		args,
		environment: { PATH: path },
		cwd: folder
	}).catch(() => ({
		code: 1,
		stdout: Buffer.alloc(0)
	}));
	const head = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD");
	if (head.code !== 0) return [];
	const branch = head.stdout.toString("utf8").trim();
	if ((await git("cat-file", "-e", `${branch}:${file}`)).code === 0) return [ok("default branch", `${file} is on ${branch}`)];
	return [warning("default branch", `${file} is not on ${branch}, as of the last fetch`, "commit it, and merge it into the default branch: only there it counts")];
}
// src/commands/doctor/check-live.ts
async function checkLive(github, known) {
	const asked = await github.repository();
	if (!asked.ok) return [problem("repository", `GitHub does not show the repository: ${asked.why}`, "check --repo, --api and the token: it must be able to read the repository")];
	const facts = asked.data;
	return (await Promise.all([
		access(facts),
		template(facts, known),
		onDefaultBranch(github, facts, known),
		labels(github, facts, known),
		pulls(github, facts),
		secrets$1(github, facts, known),
		disabled(github, facts),
		protection(github, facts)
	])).flat();
}
function access({ mayPush }) {
	if (mayPush) return [ok("access", "this token's owner may write, and so may start and steer loops")];
	return [warning("access", "this token's owner may not write here, and so can't start loops", "ask for write access, or use a token that has it")];
}
function template({ isPrivate }, { workflow }) {
	const isSimple = workflow?.jobs.some(({ steps }) => {
		const phases = steps.map(({ phase }) => phase);
		return phases.includes("agent") && phases.includes("land");
	});
	if (isPrivate || !isSimple) return [];
	return [problem("template", "the repository is public, and its workflow runs the agent beside a token that may write", "`rondo init --template hardened --force`")];
}
async function onDefaultBranch(github, { defaultBranch, page }, { workflow }) {
	const file = basename(workflow?.file ?? "rondo.yml");
	const there = await github.hasFile(`.github/workflows/${file}`);
	if (there.ok && !there.data) return [problem("default branch", `.github/workflows/${file} is not on ${defaultBranch}`, "commit it, and merge it into the default branch: labels and comments start only what is there")];
	const state = await github.workflowState(file);
	if (!state.ok) return [cannotTell("default branch", "whether the workflow is enabled", state, `${page}/actions`)];
	if (state.data === "active") return [ok("default branch", `${file} is on ${defaultBranch}, and enabled`)];
	return [problem("default branch", `the workflow ${file} is ${state.data}`, `enable it: ${page}/actions/workflows/${file}`)];
}
async function labels(github, { page }, { settings }) {
	const name = settings?.label ?? "rondo";
	const there = await github.hasLabel(name);
	if (!there.ok) return [cannotTell("label", `whether there is a label ${name}`, there, `${page}/labels`)];
	if (there.data) return [ok("label", `the label ${name} is there`)];
	return [warning("label", `there is no label ${name} to choose`, `create it: ${page}/labels; or comment /rondo start`)];
}
async function pulls(github, { page }) {
	const may = await github.mayOpenPulls();
	const place = `${page}/settings/actions`;
	const name = "Allow GitHub Actions to create and approve pull requests";
	if (!may.ok) return [cannotTell("pull requests", `whether “${name}” is on`, may, place)];
	if (may.data) return [ok("pull requests", `“${name}” is on`)];
	return [problem("pull requests", `“${name}” is off: Rondo's state goes to the issue, and nobody gets a pull request`, `turn it on: ${place}`)];
}
async function secrets$1(github, { page }, { workflow, settings }) {
	const place = `${page}/settings/secrets/actions`;
	const named = await github.secretNames();
	if (!named.ok) return [cannotTell("secret", "which secrets there are", named, place)];
	const step = workflow && phasesOf(workflow).find(({ phase }) => phase === "agent");
	const used = Object.values(step?.env ?? {}).flatMap((value) => /secrets\.(\w+)/.exec(String(value))?.[1] ?? []);
	const wanted = used.length > 0 ? used : settings === null ? [] : keysOf(settings.agent).slice(0, 1);
	const missing = wanted.filter((name) => !named.data.some((known) => known.toUpperCase() === name.toUpperCase()));
	if (missing.length === 0) return wanted.length === 0 ? [] : [ok("secret", `${wanted.join(", ")} is there`)];
	return missing.map((name) => settings !== null && isOfAnotherAgent(name, settings) ? warning("secret", `there is no secret ${name}, and no agent of the settings needs it`, leaveOut(name)) : problem("secret", `there is no secret ${name}`, `add it: ${place}/new (unless it is in an environment)`));
}
function leaveOut(name) {
	return `take ${name} out of the \`env:\` of the agent's step`;
}
function isOfAnotherAgent(name, { agent, fallback, evaluator }) {
	const used = [
		agent,
		...fallback,
		...evaluator === null ? [] : [evaluator]
	];
	return agentNames.some((use) => agents[use].keys.includes(name)) && !used.some((choice) => keysOf(choice).includes(name));
}
async function disabled(github, { page }) {
	const place = `${page}/settings/variables/actions`;
	const value = await github.variable("RONDO_DISABLED");
	if (!value.ok) return [cannotTell("switch", "whether the variable RONDO_DISABLED is set", value, place)];
	if ([
		"",
		"false",
		"0"
	].includes((value.data ?? "").trim().toLowerCase())) return [ok("switch", "RONDO_DISABLED holds nothing back")];
	return [warning("switch", `RONDO_DISABLED is "${value.data}": no loop runs`, `remove it to let them run: ${place}`)];
}
async function protection(github, { defaultBranch, page }) {
	const place = `${page}/settings/branches`;
	const rules = await github.branchRules(defaultBranch);
	if (!rules.ok) return [cannotTell("protection", `how ${defaultBranch} is protected`, rules, place)];
	if (rules.data === null) {
		const fix = `require the status rondo and a review: ${place}`;
		return [warning("protection", `${defaultBranch} is not protected: unproved work could be merged`, fix)];
	}
	const { contexts, approvals, dismissesStale } = rules.data;
	const found = [];
	if (!contexts.some((context) => context.toLowerCase() === "rondo")) found.push(warning("protection", `${defaultBranch} does not require the status rondo`, `require it: ${place}`));
	if (approvals === 0) found.push(warning("protection", `${defaultBranch} requires no review: nobody must have read what is merged`, `require one: ${place}`));
	else if (!dismissesStale) found.push(warning("protection", "an approval stays when the agent's next commit comes", `dismiss stale approvals: ${place}`));
	return found.length > 0 ? found : [ok("protection", `${defaultBranch} requires rondo and a review`)];
}
function cannotTell(check, what, { why }, place) {
	return unknown(check, `this token can't tell ${what}: ${why}`, `look yourself: ${place}`);
}
// src/commands/repository-address.ts
function readRemote(url) {
	const [, host, owner, name] = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url.trim()) ?? /^(?:[^@/:]+@)?([^/:]+):([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url.trim()) ?? [];
	if (host === void 0 || owner === void 0 || name === void 0) return null;
	return {
		host: url.startsWith("http") ? host : host.replace(/:\d+$/, ""),
		owner,
		name
	};
}
async function originOf(folder, path) {
	const { code, stdout } = await runGit({
		args: [
			"remote",
			"get-url",
			"origin"
		],
		environment: { PATH: path },
		cwd: folder
	}).catch(() => ({
		code: 1,
		stdout: Buffer.alloc(0)
	}));
	return code === 0 ? readRemote(stdout.toString("utf8")) : null;
}
function pageOf({ host, owner, name }) {
	return `https://${host}/${owner}/${name}`;
}
function apiOf(host) {
	return host === "github.com" ? "https://api.github.com" : `https://${host}/api/v3`;
}
// src/commands/remote-repository.ts
const remoteOptions = {
	repo: { type: "string" },
	"token-env": { type: "string" },
	api: { type: "string" },
	dir: {
		type: "string",
		default: "."
	}
};
const remoteHelp = `  --repo OWNER/NAME  the repository; the default is the remote named origin of the folder here
  --token-env NAME   the variable that holds the token; the default is GH_TOKEN or GITHUB_TOKEN
  --api URL          the API's address, such as https://ghe.example.com/api/v3
  --dir DIR          the folder whose remote counts; the default is here`;
const orFromDisk = " Loops of `rondo run` and `rondo export` are read by --from DIR.";
async function findRemote(wish, world) {
	const address = await addressOf(wish, world);
	if (address === null) return {
		ok: false,
		why: "no repository is known: give --repo OWNER/NAME, or a folder with a remote named origin"
	};
	const { host, owner, name: repo } = address;
	const apiUrl = wish.api ?? (host === null ? world.variable("GITHUB_API_URL") ?? apiOf("github.com") : apiOf(host));
	const token = tokenFor(wish, apiUrl, world);
	if ("why" in token) return {
		ok: false,
		why: token.why
	};
	return {
		ok: true,
		remote: {
			owner,
			repo,
			apiUrl,
			token: token.token
		}
	};
}
async function mustFindRemote(wish, world, otherwise = "") {
	const found = await findRemote(wish, world);
	if (found.ok) return found.remote;
	throw new RefusedInput(`GitHub can't be asked: ${found.why}.${otherwise}`);
}
async function addressOf({ repo, dir }, { path, variable }) {
	const origin = await originOf(dir, path);
	if (repo === void 0 && origin !== null) return origin;
	const named = repo ?? variable("GITHUB_REPOSITORY");
	if (named === void 0) return null;
	const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
	if (owner === void 0 || name === void 0) throw new UsageError(`--repo is "${named}"; it must be OWNER/NAME, such as octo/app.`);
	return {
		host: origin?.owner === owner && origin.name === name ? origin.host : null,
		owner,
		name
	};
}
function tokenFor({ "token-env": chosen, api }, apiUrl, { variable }) {
	const name = chosen ?? (variable("GH_TOKEN") ? "GH_TOKEN" : "GITHUB_TOKEN");
	const token = variable(name);
	if (!token) return { why: chosen === void 0 ? "no token in GH_TOKEN or GITHUB_TOKEN (`gh auth token` prints one, where gh is signed in)" : `the variable ${name} holds no token` };
	const isKnown = apiUrl === apiOf("github.com") || apiUrl === variable("GITHUB_API_URL");
	if (chosen === void 0 && api === void 0 && !isKnown) return { why: `the token in ${name} may not be for ${apiUrl}: name the right one by --token-env` };
	return { token };
}
// src/commands/doctor.ts
const help$11 = `rondo doctor [--dir DIR] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--offline] [--json]

Says whether a repository is set up as it should be, and how to mend what is not. Without a token it looks at the files
in the folder; with one, also at what GitHub knows: the default branch, labels, secrets' names, settings, protection.
Nothing is changed, neither here nor there. What a token may not see is said to be unknown.

${remoteHelp}
  --offline          looks at the files alone, even if there is a token
  --json             for programs: {"ok","live","checks":[{"check","state","message","fix"}]}
                     state is ok, problem, warning or unknown; fix is null where nothing is to be done

Examples
  rondo doctor
  GH_TOKEN=… rondo doctor --json
  rondo doctor --repo octo/app --token-env MY_TOKEN --api https://ghe.example.com/api/v3

Exit codes: 0 no problems (warnings may be), 1 problems, 2 wrong usage.
`;
function doctor(world) {
	return {
		name: "doctor",
		about: "what is wrong with a repository's set-up, and how to mend it",
		help: help$11,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("doctor", args, {
				...remoteOptions,
				offline: {
					type: "boolean",
					default: false
				},
				json: {
					type: "boolean",
					default: false
				}
			});
			if (positionals.length > 0) throw new UsageError(`rondo doctor takes no arguments, but got ${positionals.map(oneLine).join(", ")}. A folder is given by --dir.`);
			if (!existsSync(values.dir)) throw new RefusedInput(`--dir ${values.dir}: there is no such folder.`);
			const { findings, ...known } = await checkFiles(values.dir, world.path);
			const found = values.offline ? {
				ok: false,
				why: "--offline"
			} : await findRemote(values, world);
			const wanted = values.repo !== void 0 || values["token-env"] !== void 0;
			if (!found.ok && wanted && !values.offline) throw new UsageError(`GitHub can't be asked: ${found.why}.`);
			const live = found.ok ? await checkLive(new (await (import("./cli-remote.js"))).AskGitHub(found.remote), known) : [];
			const checks = [...findings, ...live];
			const isFine = checks.every(({ state }) => state !== "problem");
			const told = {
				ok: isFine,
				live: found.ok,
				checks
			};
			const skipped = found.ok ? null : `Only the files were looked at: ${found.why}.`;
			const stdout = values.json ? `${JSON.stringify(told)}\n` : toText$7(checks, skipped, palette(shell.colours));
			return {
				exitCode: isFine ? 0 : 1,
				stdout,
				stderr: ""
			};
		}
	};
}
function toText$7(checks, skipped, paint) {
	const marks = {
		ok: paint.green("✓"),
		problem: paint.red("✗"),
		warning: paint.yellow("!"),
		unknown: paint.dim("?")
	};
	const width = Math.max(...checks.map(({ check }) => check.length));
	return `${[
		...checks.flatMap(({ check, state, message, fix }) => [`${marks[state]} ${check.padEnd(width)}  ${oneLine(message)}`, ...fix === null ? [] : [`  ${" ".repeat(width)}  ${paint.dim("→")} ${oneLine(fix)}`]]),
		"",
		verdict(checks, paint),
		...skipped === null ? [] : [paint.dim(skipped)]
	].join("\n")}\n`;
}
function verdict(checks, paint) {
	const count = (state) => checks.filter((each) => each.state === state).length;
	const [problems, warnings] = [count("problem"), count("warning")];
	const also = warnings === 0 ? "" : `, ${warnings} warning${warnings === 1 ? "" : "s"}`;
	if (problems === 0) return paint.bold(`No problems${also}.`);
	return paint.bold(`${problems} problem${problems === 1 ? "" : "s"}${also}.`);
}
const explain = {
	name: "explain",
	about: "what promise a text holds, and why or why not",
	help: `rondo explain [FILE] [--agent A] [--promise TEXT] [--lenient] [--json]

Says what promise a text holds, and why each tag that does not count does not.
Without FILE, or with -, the text comes from standard input.

  --agent A       the text is what that CLI printed (${agentNames.join(", ")}); its final message counts
  --promise TEXT  a free text that means COMPLETE; A|B is either. May be given more than once
  --lenient       anywhere in the message outside code, quotes and comments, not only alone at its end
  --json          for programs: {"promise","text","summary","reason","blockingIssue","context","conflict",
                  "ignored":[{"line","text","why"}]}; promise is null where there is none

Examples
  echo '<promise>COMPLETE</promise>' | rondo explain
  rondo explain message.md --promise "All tests passing|Feature complete"
  claude -p "…" --output-format json | rondo explain --agent claude --json

Exit codes: 0 done, 1 the text could not be read, 2 wrong usage.
`,
	run: async (args, shell) => {
		const { values, positionals } = readArguments("explain", args, {
			agent: { type: "string" },
			promise: {
				type: "string",
				multiple: true
			},
			lenient: {
				type: "boolean",
				default: false
			},
			json: {
				type: "boolean",
				default: false
			}
		});
		const agent = values.agent === void 0 ? null : agentNamed$1(values.agent);
		const file = atMostOne("explain", positionals) ?? "-";
		const message = finalMessage(await shell.read(file), agent, file);
		const detected = detectPromise(message, {
			...defaultPromiseRules,
			texts: (values.promise ?? []).flatMap((texts) => texts.split("|")),
			lenient: values.lenient
		});
		return done(values.json ? toJson$1(detected) : toText$6(detected, palette(shell.colours)));
	}
};
function agentNamed$1(name) {
	const known = agentNames.find((agent) => agent === name);
	if (known) return known;
	throw new UsageError(`--agent is "${oneLine(name)}"; it must be one of ${agentNames.join(", ")}.`);
}
function finalMessage(text, agent, file) {
	if (agent === null) return text;
	const message = finalMessages[agent](text);
	if (message !== null) return message;
	throw new RefusedInput(`${file === "-" ? "standard input" : file}: no final message in it; is it what ${agent} prints in its JSON output format?`);
}
function toJson$1(detected) {
	const { promise, text, summary, reason, blockingIssue, context, conflict, ignored } = detected;
	return `${JSON.stringify({
		promise,
		text,
		summary,
		reason,
		blockingIssue,
		context,
		conflict,
		ignored
	})}\n`;
}
function toText$6(detected, paint) {
	const lines = [headline(detected, paint)];
	if (detected.conflict) lines.push(paint.yellow("The message holds different promises; the most cautious one counts."));
	const details = [
		["Summary", detected.summary],
		["Reason", detected.reason],
		["Blocking issue", detected.blockingIssue]
	];
	for (const [label, value] of details) if (value !== null) lines.push(`${paint.dim(`${label}:`)} ${oneLine(value)}`);
	for (const { text, met } of detected.criteria) lines.push(`${met ? paint.green("✓") : paint.red("✗")} ${oneLine(text)}`);
	for (const [key, value] of Object.entries(detected.context ?? {})) lines.push(`${paint.dim(`${oneLine(key)}:`)} ${oneLine(String(value))}`);
	if (detected.ignored.length > 0) lines.push("", paint.bold("Did not count"));
	for (const { line, text, why } of detected.ignored) lines.push(`  line ${line}  ${oneLine(text)}  ${paint.dim(why)}`);
	return `${lines.join("\n")}\n`;
}
function headline({ promise, text }, paint) {
	if (promise === null) return paint.bold("No promise: the loop would go on.");
	const shown = promise === "COMPLETE" ? paint.green(promise) : paint.yellow(promise);
	const written = text && text.toUpperCase() !== promise ? ` (written as "${oneLine(text)}")` : "";
	return `${paint.bold("Promise:")} ${shown}${written}. ${meanings[promise]}`;
}
const meanings = {
	COMPLETE: "The loop ends if the stop policy accepts it.",
	BLOCKED: "The loop stops and asks a person.",
	ESCALATE: "The loop stops and asks a person.",
	CONTINUE: "The loop goes on.",
	ERROR: "The loop stops as failed."
};
// src/loop/heard-promise.ts
function heardPromise({ said, notes }, { promises, promiseTexts: texts, promiseSources }) {
	const rules = {
		promises,
		texts,
		lenient: false
	};
	const message = detectPromise(promiseSources.includes("final-message") ? said : "", rules);
	if (notes === null || !promiseSources.includes("notes")) return message;
	const noted = detectPromise(notes, rules);
	if (noted.promise === null || noted.promise === message.promise) return message;
	if (message.promise === null) return {
		...noted,
		ignored: message.ignored
	};
	return {
		...caution.indexOf(noted.promise) > caution.indexOf(message.promise) ? message : noted,
		conflict: true
	};
}
// src/loop/paths.ts
function matchesAny(globs, path) {
	return globs.some((glob) => globExpression(glob).test(path));
}
function protectedPaths(globs, paths) {
	if (globs.length === 0) return [];
	const expressions = globs.map(globExpression);
	return paths.filter((path) => expressions.some((expression) => expression.test(path)));
}
const known = /* @__PURE__ */ new Map();
function globExpression(glob) {
	const expression = known.get(glob) ?? compiled(glob);
	known.set(glob, expression);
	return expression;
}
function compiled(glob) {
	const anchored = glob.replace(/^\.?\/+/, "").replace(/\/+$/, "/**");
	const prefix = anchored.includes("/") ? "" : "(?:.*/)?";
	const expression = (body) => new RegExp(`^${prefix}${body}(?:/.*)?$`, "s");
	try {
		return expression(translate(anchored));
	} catch {
		return expression(literal(anchored));
	}
}
const globToken = /\*\*\/|\*\*|\*|\?|\[(!?)([^\]/]+)\]|\{([^{}]*)\}|[\s\S]/g;
function translate(glob) {
	return glob.replace(globToken, (token, negated, characters, choices) => {
		if (token === "**/") return "(?:.*/)?";
		if (token === "**") return ".*";
		if (token === "*") return "[^/]*";
		if (token === "?") return "[^/]";
		if (characters !== void 0) return `[${negated ? "^/" : ""}${characters.replace(/[\\^[]/g, "\\$&")}]`;
		if (choices !== void 0) return `(?:${choices.split(",").map(translate).join("|")})`;
		return literal(token);
	});
}
function literal(text) {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
// src/loop/policies.ts
function judge(policy, facts, wanted = 1) {
	if (facts.objection !== null) return facts.promised ? rejected(facts.objection) : goOn(facts.objection);
	const verdict = policies[policy](facts);
	const missing = Math.max(wanted, policy === "strict" ? 2 : 1) - Math.max(1, facts.confirmations);
	if (!verdict.complete || verdict.by !== "promise" || missing <= 0) return verdict;
	return goOn(`The promise is kept; it is asked for ${missing === 1 ? "once more" : `${missing} times more`}: review the work, and repeat the promise if it holds`);
}
function isAccepted(policy, claim) {
	if (policy === "promise" || policy === "either") return claim.promised && claim.objection === null;
	return isKept(claim);
}
function isKept({ promised, validation, objection }) {
	return promised && objection === null && (validation === "passed" || validation === "none");
}
const policies = {
	verified: (facts) => {
		if (!facts.promised) return notPromised(facts);
		if (facts.validation === "passed") return kept("The promise is kept: every required rule passes");
		if (facts.validation === "none") return kept("The agent promised COMPLETE; no required rule is configured, so nothing verified it");
		return facts.validation === "failed" ? rejected(`The promise is rejected: ${named(facts.failing)}`) : rejected("The promise is rejected: no required rule ran, so nothing was verified");
	},
	strict: (facts) => policies.verified(facts),
	either: (facts) => {
		if (facts.promised) return kept("The agent promised COMPLETE");
		return facts.validation === "passed" ? proved() : notPromised(facts);
	},
	validation: (facts) => facts.validation === "passed" ? proved() : notYet(facts),
	promise: (facts) => facts.promised ? kept("The agent promised COMPLETE") : notYet({
		validation: "none",
		failing: []
	}),
	hooks: () => goOn("Hooks decide")
};
function notPromised(facts) {
	if (facts.validation === "passed") return goOn("All rules pass; if the task is done, say so with the promise");
	return notYet(facts);
}
function notYet({ validation, failing }) {
	if (validation === "failed") return goOn(`Not done yet: ${named(failing)}`);
	if (validation === "vacuous") return goOn("No required rule ran, so nothing was verified");
	return goOn("The task is not done yet");
}
const NAMED = 3;
function named(failing) {
	const [first, ...others] = failing.slice(0, NAMED).map((name) => `"${name}"`);
	if (others.length === 0) return `the rule ${first} does not pass`;
	const more = failing.length - NAMED;
	const last = more > 0 ? `${more} more` : others.pop();
	return `the rules ${[first, ...others].join(", ")} and ${last} do not pass`;
}
function kept(reason) {
	return {
		complete: true,
		by: "promise",
		reason
	};
}
function proved() {
	return {
		complete: true,
		by: "rules",
		reason: "All rules pass"
	};
}
function rejected(reason) {
	return {
		complete: false,
		rejected: true,
		reason
	};
}
function goOn(reason) {
	return {
		complete: false,
		rejected: false,
		reason
	};
}
// src/loop/score.ts
function score(rules) {
	if (rules.length === 0) return 100;
	const passed = rules.filter((rule) => rule.result === "pass").length;
	const errored = rules.filter((rule) => rule.result === "error").length;
	return Math.max(0, Math.round((passed - errored) / rules.length * 1e4) / 100);
}
// src/loop/facts.ts
function gatherFacts(loop, outcome, settings) {
	const rules = judgedRules(settings.rules, outcome.rules);
	const { said, notes = null } = outcome.failure ? { said: "" } : outcome;
	const detected = heardPromise({
		said,
		notes
	}, settings);
	const promised = detected.promise === "COMPLETE";
	const claim = {
		promised,
		validation: validation(rules),
		failing: rules.filter((rule) => rule.required && isBroken(rule)).map(({ name }) => name),
		objection: objection(outcome, settings) ?? (promised ? openSteps(outcome, settings) : null)
	};
	const accepted = isAccepted(settings.stop, claim);
	return {
		outcome,
		detected,
		rules,
		validation: claim.validation,
		score: score(rules),
		policy: judge(settings.stop, {
			...claim,
			confirmations: accepted ? loop.confirmations + 1 : 0
		}, settings.confirmations),
		accepted
	};
}
function openSteps({ steps }, { stop }) {
	if (steps?.from !== "issue" || steps.open.length === 0) return null;
	if (stop !== "verified" && stop !== "strict") return null;
	return `The promise is rejected: ${steps.open.length === 1 ? "a step of the issue is" : `${steps.open.length} steps of the issue are`} not reported as done: ${steps.open.slice(0, 5).join("; ")}. Do what is missing, then tick it in the plan file or end with a line "Step done: N"; what only a person can do is "Step blocked: N, why"`;
}
function objection(outcome, settings) {
	const touched = protectedPaths(settings.protect, outcome.changed ?? []);
	if (touched.length > 0) return `protected files were changed: ${touched.slice(0, 5).join(", ")}`;
	const { tree, validatedTree } = outcome;
	if (validatedTree === null || tree === null || tree === validatedTree) return null;
	return "the rules ran on another tree than the one that landed";
}
// src/records/activity.ts
function activityOf(record) {
	const { loopId: loop, iteration, run } = record;
	const at = new Date(record.at).toISOString();
	return [
		...began(record),
		...worked(record),
		...asked(record),
		...ended(record)
	].map((happening) => ({
		at,
		loop,
		iteration,
		run: run.id,
		...happening
	}));
}
function began({ before, event }) {
	return event.type === "finished" && before.iteration === 0 && before.attempt <= 1 ? [{ event: "start" }] : [];
}
function worked({ before, event, settings, attempt }) {
	if (event.type === "checked") return event.rules.map(({ name, result }) => ({
		event: "validation",
		rule: name,
		result,
		required: true
	}));
	if (event.type !== "finished") return [];
	const { cost, ms, failure, changed, human } = event.outcome;
	const { rules, detected } = gatherFacts(before, event.outcome, settings);
	return [
		{
			event: "agent",
			attempt,
			cost,
			ms
		},
		...failure ? [{
			event: "agent-failed",
			class: failure.class,
			message: failure.message
		}] : [],
		{
			event: "changed",
			files: changed?.length ?? null
		},
		...detected.promise === null ? [] : [{
			event: "promise",
			promise: detected.promise
		}],
		...rules.map(({ name, result, required }) => ({
			event: "validation",
			rule: name,
			result,
			required
		})),
		...human ? [{
			event: "person",
			says: human.says,
			by: human.by
		}] : []
	];
}
function asked({ hooks }) {
	return hooks.map(({ id, action, reason }) => ({
		event: "hook",
		hook: id,
		action,
		reason
	}));
}
const ends = {
	running: "next",
	completed: "complete",
	blocked: "blocked",
	escalated: "escalated",
	failed: "failed",
	paused: "paused",
	parked: "parked",
	stopped: "stopped"
};
function ended({ decided: { source, reason, status }, checkpoint }) {
	const { id, commit, names } = checkpoint;
	return [
		...source.startsWith("guard:") ? [{
			event: "guard",
			guard: source.slice(6),
			reason
		}] : [],
		{
			event: "checkpoint",
			id,
			commit,
			names
		},
		{
			event: ends[status],
			by: source,
			reason
		}
	];
}
// src/records/files.ts
function recordName(issue) {
	return `rondo-record-${issue}`;
}
function recordFiles(given) {
	return {
		"state.json": `${JSON.stringify(given.state, null, 2)}\n`,
		"iterations.jsonl": lines(given.records),
		"events.jsonl": lines(given.records.flatMap(activityOf)),
		"summary.md": `${given.summary.trimEnd()}\n`
	};
}
function lines(values) {
	return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}
var UnreadableRecord = class extends Error {};
function readRecords(text, file) {
	return inOrder(text.split("\n").flatMap((line, index) => {
		if (line.trim() === "") return [];
		return [readRecord(line, `${file}:${index + 1}`)];
	}));
}
function inOrder(records) {
	return [...new Map(records.map((record) => {
		const { loopId, run, event, at, iteration } = record;
		return [`${loopId} ${iteration} ${run.id}.${run.attempt} ${event.type} ${at}`, record];
	})).values()].sort((a, b) => a.run.id - b.run.id || a.run.attempt - b.run.attempt || a.iteration - b.iteration || a.at - b.at);
}
function readRecord(line, place) {
	const value = parsed(line, place);
	const missing = [
		"loopId",
		"iteration",
		"run",
		"before",
		"event",
		"settings",
		"decided"
	].filter((key) => !(key in value));
	if (missing.length > 0) throw new UnreadableRecord(`${place}: it has no ${missing.join(", ")}.`);
	if (value.version !== 1) throw new UnreadableRecord(`${place}: its version is ${JSON.stringify(value.version)}; this rondo reads 1.`);
	return value;
}
function parsed(line, place) {
	try {
		const value = JSON.parse(line);
		if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
	} catch {}
	throw new UnreadableRecord(`${place}: it is no record, but begins with ${JSON.stringify(line.slice(0, 60))}.`);
}
// src/records/unzip.ts
const end = 101010256;
const entry = 33639248;
const local$1 = 67324752;
const largest = 5e7;
function unzip(bytes) {
	const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const directory = zip.lastIndexOf(Buffer.from([
		80,
		75,
		5,
		6
	]));
	if (directory < 0 || zip.readUInt32LE(directory) !== end) throw new Error("it is no ZIP file");
	const files = /* @__PURE__ */ new Map();
	let at = zip.readUInt32LE(directory + 16);
	for (let count = zip.readUInt16LE(directory + 10); count > 0; count -= 1) {
		if (zip.readUInt32LE(at) !== entry) throw new Error("its list of files is damaged");
		const [nameLength, extraLength, commentLength] = [
			28,
			30,
			32
		].map((place) => zip.readUInt16LE(at + place));
		const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
		files.set(name, contentOf(zip, at));
		at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
	}
	return files;
}
function contentOf(zip, at) {
	const method = zip.readUInt16LE(at + 10);
	const size = zip.readUInt32LE(at + 20);
	const start = zip.readUInt32LE(at + 42);
	if (zip.readUInt32LE(start) !== local$1) throw new Error("one of its files is damaged");
	const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
	const packed = zip.subarray(from, from + size);
	if (method === 0) return packed;
	if (method !== 8) throw new Error(`it is packed in a way (${method}) that Rondo does not know`);
	return inflateRawSync(packed, { maxOutputLength: largest });
}
// src/commands/loops/gather-records.ts
const atOnce = 4;
async function gatherRecords(from, issue, loopId) {
	const ids = await from.list(recordName(issue));
	const read = [];
	for (let begin = 0; begin < ids.length; begin += atOnce) read.push(...await Promise.all(ids.slice(begin, begin + atOnce).map((id) => pieceOf(from, id))));
	const pieces = read.filter((piece) => typeof piece !== "string");
	const wanted = loopId ?? newest(pieces)?.records.at(-1)?.loopId;
	const own = pieces.filter(({ records }) => records.at(-1)?.loopId === wanted);
	const last = newest(own);
	if (last === void 0) return null;
	return {
		records: inOrder(own.flatMap((piece) => piece.records)),
		state: last.state,
		summary: last.summary,
		lost: read.filter((piece) => typeof piece === "string")
	};
}
function newest(pieces) {
	return pieces.toSorted((a, b) => runOf(a) - runOf(b)).at(-1);
}
function runOf({ records }) {
	return records.at(-1)?.run.id ?? 0;
}
async function pieceOf(from, id) {
	try {
		const files = unzip(await from.zip(id));
		const text = (name) => Buffer.from(files.get(name) ?? []).toString("utf8");
		const records = readRecords(text("iterations.jsonl"), `artifact ${id}`);
		if (records.length === 0) return `artifact ${id}: there is no record in it`;
		return {
			records,
			state: JSON.parse(text("state.json")),
			summary: text("summary.md")
		};
	} catch (error) {
		return `artifact ${id}: ${error instanceof Error ? error.message : String(error)}`;
	}
}
function missingIterations({ records, state }) {
	const known = new Set(records.map(({ iteration }) => iteration));
	return Array.from({ length: state.state.loop.iteration }, (_, index) => index + 1).filter((n) => !known.has(n));
}
// src/loop/caps.ts
const caps = {
	reason: 400,
	nextPrompt: 800,
	summary: 120,
	doneBy: 60,
	context: 600,
	feedback: 2e3,
	feedbackItem: 1e3,
	plan: 900,
	planStep: 120,
	error: 100
};
function capped(text, bytes) {
	const clean = text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, " ");
	if (clean.length * 4 <= bytes) return clean;
	let used = 0;
	let end = 0;
	let endWithRoom = 0;
	for (const character of clean) {
		used += jsonBytes(character);
		if (used > bytes) return `${clean.slice(0, endWithRoom)}…`;
		end += character.length;
		if (used <= bytes - ellipsisBytes) endWithRoom = end;
	}
	return clean;
}
function cappedList(texts, limits) {
	const kept = [];
	let left = limits.all;
	for (const text of texts) {
		const room = Math.min(limits.each, left - quotesAndComma);
		if (room < ellipsisBytes) break;
		const fitting = capped(text, room);
		left -= sizeOf(fitting) + quotesAndComma;
		kept.push(fitting);
	}
	return kept;
}
const ellipsisBytes = 3;
const quotesAndComma = 3;
function sizeOf(text) {
	let bytes = 0;
	for (const character of text) bytes += jsonBytes(character);
	return bytes;
}
function jsonBytes(character) {
	if (character === "\"" || character === "\\" || character === "\n") return 2;
	const code = character.codePointAt(0) ?? 0;
	if (code < 128) return 1;
	if (code < 2048) return 2;
	return code < 65536 ? 3 : 4;
}
// src/commands/terminal-text.ts
const ESCAPES = /\u001b\[[0-9;]*m/g;
const WIDE = /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const NO_WIDTH = /\p{Mark}|\u200d|\ufe0f/u;
function widthOf(text) {
	let width = 0;
	for (const character of text.replace(ESCAPES, "")) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return width;
}
function padded(text, width, side = "left") {
	const gap = " ".repeat(Math.max(0, width - widthOf(text)));
	return side === "left" ? text + gap : gap + text;
}
function wrapped(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(/\s+/).filter((each) => each !== "")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && widthOf(longer) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return line === "" && lines.length > 0 ? lines : [...lines, line];
}
// src/commands/loops/table.ts
function table(rows, right = []) {
	const columns = Math.max(0, ...rows.map((row) => row.length));
	const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ""))));
	return rows.map((row) => row.map((cell, at) => {
		if (right.includes(at)) return padded(cell, widths[at] ?? 0, "right");
		return at === columns - 1 ? cell : padded(cell, widths[at] ?? 0);
	}).join("  ").trimEnd());
}
// src/commands/status.ts
const help$9 = `rondo status N [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Says how the loop of issue N stands: its iterations, what they cost, and what it waits for. Nothing is changed.

${remoteHelp}
  --json             for programs:
                     {"issue","title","status","reason","guard","startedBy","iteration","maxIterations","budget","cost",
                      "unpricedRuns","activeMs","pull","gate":{"state","description"},"iterations":[{"iteration",
                      "attempt","at","signal","source","score","rules":{"passed","total"},"changed","cost","ms",
                      "summary","commit","run"}]}; null is what nobody knows any more

Examples
  rondo status 12
  rondo status 12 --repo octo/app --token-env MY_TOKEN --json

Exit codes: 0 done, 1 there is no loop or GitHub refused, 2 wrong usage.
`;
function status(world) {
	return {
		name: "status",
		about: "how the loop of an issue stands",
		help: help$9,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("status", args, {
				...remoteOptions,
				json: {
					type: "boolean",
					default: false
				}
			});
			const issue = issueNumber("status", positionals);
			const remote = await mustFindRemote(values, world);
			const { readLoop } = await import("./cli-remote.js");
			const story = await readLoop(remote, issue, world.now());
			if (story === null) throw new RefusedInput(`Issue ${issue} of ${remote.owner}/${remote.repo} has no loop.`);
			return done(values.json ? `${JSON.stringify(story)}\n` : toText$5(story, palette(shell.colours)));
		}
	};
}
function issueNumber(command, positionals) {
	const [given = "", ...more] = positionals;
	const found = /^#?([1-9]\d{0,8})$/.exec(given);
	if (found && more.length === 0) return Number(found[1]);
	const got = positionals.length === 0 ? "nothing" : positionals.map(oneLine).join(", ");
	throw new UsageError(`rondo ${command} takes the number of one issue, but got ${got}.`);
}
function statusInColour(story, paint) {
	const { status: name } = story;
	if (name === "completed") return paint.green(name);
	return [
		"running",
		"parked",
		"paused"
	].includes(name) ? paint.blue(name) : paint.yellow(name);
}
function toText$5(story, paint) {
	const { issue, title, reason, iteration, maxIterations, activeMs, startedBy } = story;
	const facts = [
		`iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
		costInWords(story),
		`${duration(activeMs)} of work`,
		`started by ${oneLine(startedBy)}`
	];
	const gate = story.gate === null ? [] : [`  gate: ${story.gate.state}, ${oneLine(story.gate.description)}`];
	const pull = story.pull === null ? [] : [`  pull request #${story.pull}`];
	return `${[
		`${paint.bold(`#${issue} ${oneLine(title)}`)}  ${statusInColour(story, paint)}`,
		...reason === "" ? [] : [`  ${oneLine(reason)}`],
		`  ${facts.join(" · ")}`,
		...pull,
		...gate,
		...story.iterations.length === 0 ? [] : ["", ...rows(story.iterations, paint)]
	].join("\n")}\n`;
}
function rows(iterations, paint) {
	const [head = "", ...body] = table([[
		"#",
		"signal",
		"rules",
		"score",
		"files",
		"cost",
		"time",
		"what it said"
	], ...iterations.map(cells)], [
		0,
		2,
		3,
		4,
		5,
		6
	]);
	return [paint.dim(`  ${head}`), ...body.map((line) => `  ${line}`)];
}
function cells(each) {
	const { iteration, signal, source, rules, score, changed, cost, ms, summary } = each;
	return [
		String(iteration),
		source === null || source === "policy" ? signal : `${signal} by ${oneLine(source)}`,
		rules === null ? "?" : `${rules.passed}/${rules.total}`,
		score === null ? "?" : String(Math.round(score)),
		changed === null ? "?" : String(changed),
		cost === null ? "?" : dollars(cost),
		ms === null ? "?" : duration(ms),
		oneLine(summary).slice(0, 80)
	];
}
// src/commands/export.ts
const help$8 = `rondo export N [--out DIR] [--loop ID] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Gathers what the runs of the loop of issue N recorded: every iteration with all that was decided on. Artifacts are kept for
90 days, unless the repository says otherwise; what is gone is named. The token needs to read Actions.

  --out DIR          where it goes; the default is rondo-loop-N
  --loop ID          an earlier loop of the same issue, such as 7-123456; the default is the newest
${remoteHelp}
  --json             for programs: {"out","loop","iterations","missing","lost"}

In DIR: state.json (the loop and its settings), iterations.jsonl (one decision per line), events.jsonl (what happened, in
order), summary.md (for people).

Examples
  rondo export 7 && rondo replay rondo-loop-7
  rondo export 7 --out kept/7 && rondo report --from kept/7

Exit codes: 0 done, 1 there is no record or GitHub refused, 2 wrong usage.
`;
function exportCommand(world) {
	return {
		name: "export",
		about: "gathers the records of a loop: every decision with all that it was made of",
		help: help$8,
		run: async (args) => {
			const { values, positionals } = readArguments("export", args, {
				...remoteOptions,
				out: { type: "string" },
				loop: { type: "string" },
				json: {
					type: "boolean",
					default: false
				}
			});
			const issue = issueNumber("export", positionals);
			const gathered = await gather({
				remote: await mustFindRemote(values, world),
				issue,
				loop: values.loop,
				now: world.now()
			});
			const out = values.out ?? `rondo-loop-${issue}`;
			await writeExport(out, gathered);
			const { loopId } = gathered.state.state;
			const missing = missingIterations(gathered);
			const said = {
				out,
				loop: loopId,
				iterations: gathered.records.length,
				missing,
				lost: gathered.lost
			};
			if (values.json) return done(`${JSON.stringify(said)}\n`);
			const warnings = [...missing.length === 0 ? [] : [goneInWords(missing)], ...gathered.lost.map(oneLine)];
			const text = `${out}: ${said.iterations} decisions of loop ${oneLine(loopId)}\n`;
			return done(text, warnings.map((warning) => `warning: ${warning}\n`).join(""));
		}
	};
}
function withState(gathered, now) {
	const { state } = gathered;
	return now?.loopId === state.state.loopId ? {
		...gathered,
		state: {
			...state,
			state: now
		}
	} : gathered;
}
function goneInWords(missing) {
	return `no record is left of iteration ${missing.join(", ")}: artifacts are kept for a time only, and a run that died left none`;
}
async function writeExport(folder, { state, records, summary }) {
	await mkdir(folder, { recursive: true });
	const files = recordFiles({
		state,
		records,
		summary
	});
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
async function gather(wish) {
	const { remote, issue, loop, now } = wish;
	const where = `${remote.owner}/${remote.repo}`;
	const { githubArtifacts, readState } = await import("./cli-remote.js");
	const gathered = await gatherRecords(githubArtifacts(remote), issue, loop).catch((error) => {
		throw new RefusedInput(oneLine(refusalOf(`list the artifacts of ${where}`, error).message));
	});
	if (gathered !== null) return withState(gathered, await readState(remote, issue, now));
	const which = loop === void 0 ? "" : ` of the loop ${oneLine(loop)}`;
	throw new RefusedInput(`Issue ${issue} of ${where} has no record${which}: no iteration has landed yet, the artifacts have expired, or the workflow does not upload them (\`rondo doctor\` tells).`);
}
const hooksCommand = {
	name: "hooks",
	about: "the hooks of the settings, in the order in which they are asked",
	help: `rondo hooks [FILE] [--json]

Lists the hooks of a settings file in the order in which they are asked: their ids, whether they are enabled, when
they are asked, and what they run. FILE is .github/rondo.yml below the current folder, if it is not given.

  --json   for programs: {"hookCount","hooks":[{"id","enabled","metadata":{"kind","on","runs","when","onError",
           "timeoutMs"}}]}; the members of a group stand behind it, and are counted

How often each was asked, and what it decided: rondo stats.

Examples
  rondo hooks
  rondo hooks .github/rondo.yml --json

Exit codes: 0 done, 1 the file can't be read, 2 wrong usage.
`,
	run: async (args, shell) => {
		const { values, positionals } = readArguments("hooks", args, { json: {
			type: "boolean",
			default: false
		} });
		const file = atMostOne("hooks", positionals) ?? ".github/rondo.yml";
		const parsed = parseSettings(await shell.read(file), file);
		if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
		const listed = resolveSettings([parsed.layer]).hooks.flatMap((hook) => [shownHook(hook), ..."of" in hook ? leavesOf([hook]).map(shownHook) : []]);
		if (values.json) return done(`${JSON.stringify({
			hookCount: listed.length,
			hooks: listed
		})}\n`);
		const warnings = parsed.warnings.filter(({ path }) => path.startsWith("hooks")).map(formatProblem);
		return done(toText$4(listed, palette(shell.colours)), warnings.map((line) => `${line}\n`).join(""));
	}
};
function shownHook(hook) {
	const { id, enabled, kind, onError, when } = hook;
	const timeoutMs = "timeoutMs" in hook ? hook.timeoutMs : null;
	return {
		id,
		enabled,
		metadata: {
			kind,
			on: momentOf(hook),
			runs: runs(hook),
			when: inWords(when),
			onError,
			timeoutMs
		}
	};
}
function runs(hook) {
	switch (hook.kind) {
		case "run": return hook.run;
		case "module": return hook.path;
		case "preset": return hook.preset;
		case "evaluator": return "the second agent";
		default: return hook.of.map(({ id }) => id).join(", ");
	}
}
function inWords(when) {
	if (when === null) return "always";
	const { from, to, status, rules } = when;
	const last = to === 100 ? "on" : `to ${to}`;
	return [
		...from === 1 && to === 100 ? [] : [`iteration ${from} ${last}`],
		...status.length === 0 ? [] : [`rules ${status.join(" or ")}`],
		...rules.map(({ name, result }) => `${name}: ${result}`)
	].join(", ") || "always";
}
function toText$4(hooks, paint) {
	if (hooks.length === 0) return "No hooks: promises, rules and guards decide alone. docs/hooks.md shows how to write one.\n";
	const [head = "", ...body] = table([[
		"id",
		"on",
		"when",
		"kind",
		"what it runs"
	], ...hooks.map(({ id, enabled, metadata: { kind, on, runs: what, when } }) => [
		oneLine(id),
		enabled ? on : "disabled",
		oneLine(when),
		kind,
		oneLine(what).slice(0, 60)
	])], []);
	const count = `${hooks.length} hook${hooks.length === 1 ? "" : "s"}`;
	return `${[
		paint.bold(count),
		"",
		paint.dim(head),
		...body
	].join("\n")}\n`;
}
// src/rules/confined-path.ts
function confinedPath(folder, path) {
	const why = whyRefused(path);
	if (why !== null) return {
		is: "refused",
		why
	};
	const root = realpathSync(folder);
	const real = realPath(join(root, path));
	if (real !== null) return isWithin(root, real) ? {
		is: "inside",
		path: real
	} : leadsOut(path);
	return isWithin(root, nearestRealFolder(join(root, path))) ? { is: "missing" } : leadsOut(path);
}
function whyRefused(path) {
	if (path.trim() === "" || path.includes("\0")) return `${JSON.stringify(path)} is no path`;
	if (isAbsolute(path) || win32.isAbsolute(path)) return `${path} is absolute; give a path relative to the repository`;
	if (path.split(/[\\/]/).includes("..")) return `${path} has a ".." in it; give a path inside the repository`;
	return null;
}
function leadsOut(path) {
	return {
		is: "refused",
		why: `${path} leads out of the repository through a symbolic link`
	};
}
function isWithin(root, real) {
	const way = relative(root, real);
	return !isAbsolute(way) && way !== ".." && !way.startsWith(`..${sep}`);
}
function realPath(path) {
	try {
		return realpathSync(path);
	} catch (problem) {
		if (isMissing(problem)) return null;
		throw problem;
	}
}
function nearestRealFolder(path) {
	const above = dirname(path);
	if (above === path) return path;
	return lstatSync(above, { throwIfNoEntry: false }) === void 0 ? nearestRealFolder(above) : realPath(above) ?? nearestRealFolder(above);
}
function isMissing(problem) {
	const code = problem instanceof Error && "code" in problem ? problem.code : null;
	return code === "ENOENT" || code === "ENOTDIR";
}
// src/rules/read-inside.ts
const LARGEST_FILE = 67108864;
async function readInside(folder, path) {
	const place = confinedPath(folder, path);
	if (place.is !== "inside") return place;
	const file = await open(place.path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
	try {
		const stat = await file.stat();
		if (!stat.isFile()) return {
			is: "refused",
			why: `${path} is not a file`
		};
		if (stat.size > LARGEST_FILE) return {
			is: "refused",
			why: `${path} is larger than 64 MB`
		};
		return {
			is: "text",
			text: await file.readFile("utf8")
		};
	} finally {
		await file.close();
	}
}
// src/rules/project.ts
async function readProject(folder) {
	return projectOf(readdirSync(folder, { withFileTypes: true }).map((entry) => entry.isDirectory() ? `${entry.name}/` : entry.name), async (file) => {
		const reading = await readInside(folder, file);
		return reading.is === "text" ? reading.text : "";
	});
}
const pythonFiles = [
	"pyproject.toml",
	"tox.ini",
	"setup.cfg",
	"requirements.txt",
	"requirements-dev.txt"
];
async function projectOf(names, read) {
	const root = new Set(names);
	const text = async (file) => root.has(file) ? await read(file) : "";
	const manifest = await text("package.json");
	const python = await Promise.all(pythonFiles.map(text));
	const makefile = await text("Makefile") || await text("makefile") || await text("GNUmakefile");
	return {
		root,
		scripts: root.has("package.json") ? scriptsIn(manifest) : null,
		hasPackages: /"(?:dev)?[dD]ependencies"\s*:\s*\{\s*"/.test(manifest),
		makeTargets: targetsIn(makefile),
		pyproject: python[0] ?? "",
		namesPytest: python.some((settings) => /\bpytest\b/.test(settings))
	};
}
const placeholder = /no test specified/;
function scriptsIn(packageJson) {
	try {
		const { scripts } = Object(JSON.parse(packageJson));
		const named = Object.entries(Object(scripts));
		return Object.fromEntries(named.flatMap(([name, run]) => typeof run === "string" && !placeholder.test(run) ? [[name, run]] : []));
	} catch {
		return null;
	}
}
function targetsIn(makefile) {
	const heads = makefile.matchAll(/^([\w.-][\w. -]{0,200}?)\s*::?(?!=)/gm);
	return new Set([...heads].flatMap(([, names = ""]) => names.split(/\s+/)));
}
// src/commands/init/issue-form.ts
const issueForm = `name: Work for Rondo
description: Something that a coding agent can finish, and that rules can prove
body:
  - type: markdown
    attributes:
      value: |
        Somebody with write access starts the work, by the label \`rondo\` or the comment \`/rondo start\`.
  - type: textarea
    id: goal
    attributes:
      label: Goal
      description: What should be different afterwards? One thing, small enough for one pull request.
      placeholder: A wrong password must be refused with 401; today it logs people in.
    validations:
      required: true
  - type: textarea
    id: criteria
    attributes:
      label: Success criteria
      description: How will everybody see that it is done? One box each; the loop is complete only when all of them are.
      placeholder: |
        - [ ] POST /login returns 401 for a wrong password
        - [ ] the right password still works
    validations:
      required: true
  - type: textarea
    id: subtasks
    attributes:
      label: Subtasks
      description: If you know the way, its steps in order, one box each. Otherwise the agent makes a plan of its own.
      placeholder: |
        - [ ] a test that fails
        - [ ] the fix in src/login.ts
  - type: textarea
    id: verification
    attributes:
      label: Verification
      description: The commands or steps that show it, beside the rules of .github/rondo.yml.
      placeholder: npm test
  - type: textarea
    id: scope
    attributes:
      label: Scope
      description: Where to work, and what to leave alone.
      placeholder: Only src/login.ts and its tests. Leave the sign-up form alone.
  - type: textarea
    id: blockers
    attributes:
      label: Blockers
      description: What has to happen first, or what only a person can do or decide.
      placeholder: The wording of the message is to be approved by legal.
  - type: textarea
    id: context
    attributes:
      label: Context
      description: What helps to know. Links, errors, earlier attempts.
      placeholder: It began with the new session store.
`;
// src/commands/init/left-to-do.ts
function leftToDo(secret, origin) {
	const link = (path) => origin === null ? null : `${pageOf(origin)}${path}`;
	return [{
		what: `Add the secret ${secret}`,
		where: "Settings → Secrets and variables → Actions → New repository secret",
		link: link("/settings/secrets/actions/new")
	}, {
		what: "Turn on “Allow GitHub Actions to create and approve pull requests”",
		where: "Settings → Actions → General",
		link: link("/settings/actions")
	}];
}
// src/commands/init/questions.ts
async function askWhatIsMissing(ask, said) {
	return {
		agent: said.agent ?? await choice(ask, "Which agent?", agentNames),
		template: said.template ?? await choice(ask, "Which template? simple is for private repositories", templates),
		test: await testCommand$1(ask, said.found)
	};
}
async function choice(ask, question, names) {
	if (ask === null) return names[0];
	for (let refused = "";;) {
		const answer = (await ask(`${refused}${question} (${names.join(", ")}) [${names[0]}] `)).trim().toLowerCase();
		const known = answer === "" ? names[0] : names.find((name) => name === answer);
		if (known !== void 0) return known;
		refused = `"${oneLine(answer)}" is none of them. `;
	}
}
async function testCommand$1(ask, found) {
	if (ask === null) return found;
	const answer = oneLine(await ask(`Which command proves finished work? [${found === null ? "none found; Enter leaves it out" : found}] `));
	return answer === "" ? found : answer;
}
function oneOf(option, given, names) {
	const known = names.find((name) => name === given);
	if (known !== void 0) return known;
	throw new UsageError(`--${option} is "${oneLine(given)}"; it must be one of ${names.join(", ")}.`);
}
// src/commands/init/settings-file.ts
function settingsFile({ agent, test }) {
	return [
		"# What Rondo works with. It counts as it stands on the default branch; a mistake in it is named, never ignored.",
		`agent: ${agent} # claude, codex, gemini, copilot, opencode, or { command: ./my-agent }`,
		"",
		...rules$1(test),
		"",
		"# Limits. Whichever is reached first ends the loop, and a person decides.",
		"max-iterations: 10 # runs of the agent",
		"max-duration: 8h # of active time, over all runs",
		"iteration-timeout: 30m",
		...budget(agent),
		"",
		"# Files that the agent may not touch, so that it can't prove its work by changing the proof:",
		"# protect: [\"test/golden/**\"]",
		"",
		"# stop: verified # done when the agent says so and every required rule passes",
		"# guards: { same-error: 3, no-progress: 3, consecutive-failures: 3 } # as by default",
		""
	].join("\n");
}
function rules$1(test) {
	const more = ["  # lint: { run: npm run lint, required: false } # shown, but it can't reject"];
	if (test === null) return [
		"# What must be true of finished work. Without a rule nothing is proved: the agent's word alone counts.",
		"# rules:",
		"#   tests: the command that runs your tests"
	];
	return [
		"# What must be true of finished work: each command must exit with 0, in a clean checkout with the agent's changes.",
		"rules:",
		`  tests: ${stringify(test, { lineWidth: 0 }).trim()}`,
		...more
	];
}
function budget(agent) {
	const known = "budget: 25 # US dollars, over all runs";
	if (agents[agent].tells.cost !== false) return [known];
	return [
		known,
		`# ${agent} does not tell what a run costs. So that the budget can be measured, say what its tokens cost:`,
		`# prices: { ${agent}: { input: 1.25, output: 10 } } # US dollars per million tokens`,
		"# or what an iteration is taken to cost:",
		"# cost-per-iteration: 1"
	];
}
// src/commands/init/workflow-file.ts
const released = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+(?: # \S+)?$/;
function readAction(given) {
	if (/^\.\/(?:[\w.-]+\/?)*$/.test(given) && !given.split("/").includes("..")) return {
		kind: "path",
		path: given.replace(/\/+$/, "").replace(/^\.\/?/, "")
	};
	if (released.test(given)) return {
		kind: "release",
		uses: given
	};
	throw new UsageError(`--action is "${given}"; it must be owner/name@version, such as rondo-loop/rondo@v1, or a path in this repository that begins with ./`);
}
function isMovingTarget(action) {
	return action?.kind === "release" && !/@(?:[0-9a-f]{40}|v\d+(?:\.\d+)*)(?: #.*)?$/.test(action.uses);
}
const usesRondo = /(?<=uses: )rondo-loop\/rondo@\S+/g;
const modelKey = /^( *)ANTHROPIC_API_KEY: \$\{\{ secrets\.ANTHROPIC_API_KEY \}\}$/m;
function workflowFile({ template, action, secret }) {
	const withKey = template.replace(modelKey, (_, indent) => `${indent}${secret}: \${{ secrets.${secret} }}`);
	if (action === null) return withKey;
	return action.kind === "release" ? withKey.replace(usesRondo, () => action.uses) : fromPath(withKey, action.path);
}
const aside = ".git/rondo-action";
const defaultBranch = "${{ github.event.repository.default_branch || github.ref_name }}";
function fromPath(template, path) {
	const checkout = /uses: (actions\/checkout@.+)/.exec(template)?.[1] ?? "";
	const inFolder = (folder) => `./${[folder, path].filter((part) => part !== "").join("/")}`;
	const step = (condition, folder) => [
		`      - ${condition}uses: ${checkout}`,
		"        with:",
		`          ref: ${defaultBranch} # the action itself, never from the loop's branch`,
		...folder === "" ? [] : [`          path: ${folder}`],
		"          persist-credentials: false",
		""
	].join("\n");
	return template.replace(/^ {6}- id: begin\n/m, (begin) => `${step("", "")}${begin}`).replace(/^ {6}- (if: .+\n {8})?uses: actions\/checkout@.+\n {8}with:\n {10}ref: \$\{\{ \w+\.begin\.outputs\.base \}\}\n(?: {10}.+\n)+/gm, (base, condition) => `${base}${step(condition ?? "", aside)}`).replace(usesRondo, (_, at, whole) => inFolder(whole.slice(0, at).match(usesRondo) === null ? "" : aside));
}
// src/commands/init/write-files.ts
async function writeFiles(folder, files, mayOverwrite) {
	const planned = [];
	for (const file of files) planned.push({
		...file,
		fate: await fateOf(folder, file, mayOverwrite)
	});
	for (const { path, text, fate } of planned) if (fate === "written" || fate === "overwritten") write(folder, path, text);
	return planned.map(({ path, fate }) => ({
		path,
		fate
	}));
}
async function fateOf(folder, { path, text }, mayOverwrite) {
	const full = join(folder, path);
	if (!existsSync(full)) return "written";
	if (readFileSync(full, "utf8") === text) return "unchanged";
	return await mayOverwrite(path) ? "overwritten" : "kept";
}
function write(folder, path, text) {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}
// src/rules/preset-commands.ts
const has = ({ root }, ...names) => names.some((name) => root.has(name));
const hasKind = ({ root }, ending) => [...root].some((name) => name.endsWith(ending));
const isRust = (project) => has(project, "Cargo.toml");
const isGo = (project) => has(project, "go.mod");
const isPython = (project) => has(project, "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "pytest.ini", "tox.ini");
const when = (condition, command) => condition ? [command] : [];
function managerOf(project) {
	if (has(project, "pnpm-lock.yaml")) return "pnpm";
	return has(project, "yarn.lock") ? "yarn" : "npm";
}
function script(project, ...names) {
	const name = names.find((each) => Object.hasOwn(project.scripts ?? {}, each));
	if (name === void 0) return [];
	return [name === "test" ? `${managerOf(project)} test` : `${managerOf(project)} run ${name}`];
}
function local(project, command) {
	return {
		npm: `npx --no-install ${command}`,
		pnpm: `pnpm exec ${command}`,
		yarn: `yarn run ${command}`
	}[managerOf(project)];
}
const first = (...ways) => ways.find((way) => way.length > 0) ?? [];
const nodeCompiles = (project) => first(script(project, "typecheck", "type-check", "compile"), when(project.scripts !== null && has(project, "tsconfig.json"), local(project, "tsc --noEmit")), script(project, "build"));
const nodeLint = (project) => first(script(project, "lint"), when(has(project, "biome.json", "biome.jsonc"), local(project, "biome check")), when([...project.root].some((name) => name.startsWith("eslint.config.")), local(project, "eslint .")));
const pythonTests = (project) => when(has(project, "pytest.ini", "conftest.py") || project.namesPytest || isPython(project) && has(project, "tests/", "test/"), "python3 -m pytest");
const pythonLint = (project) => first(when(has(project, "ruff.toml", ".ruff.toml") || /^\[tool\.ruff/m.test(project.pyproject), "ruff check ."), when(has(project, ".flake8"), "flake8"));
const nodeAudit = (project) => {
	if (project.scripts === null) return [];
	return [{
		npm: "npm audit --audit-level=high",
		pnpm: "pnpm audit --audit-level high",
		yarn: has(project, ".yarnrc.yml") ? "yarn npm audit --severity high" : "yarn audit --level high"
	}[managerOf(project)]];
};
const goLint = (project) => when(isGo(project), has(project, ".golangci.yml", ".golangci.yaml", ".golangci.toml") ? "golangci-lint run" : "go vet ./...");
const isCompose = (project) => has(project, "compose.yml", "compose.yaml", "docker-compose.yml", "docker-compose.yaml");
const terraform = "terraform fmt -check -recursive && terraform init -backend=false -input=false && terraform validate";
const native = {
	tests_pass: (project) => [
		...script(project, "test"),
		...when(isRust(project), has(project, "Cargo.lock") ? "cargo test --locked" : "cargo test"),
		...when(isGo(project), "go test ./..."),
		...pythonTests(project)
	],
	no_flaky_tests: (project) => native.tests_pass(project).flatMap((command) => [
		command,
		command,
		command
	]),
	compiles: (project) => [
		...nodeCompiles(project),
		...when(isRust(project), "cargo check --all-targets"),
		...when(isGo(project), "go build ./..."),
		...when(isPython(project), "python3 -m compileall -q .")
	],
	lint_clean: (project) => [
		...nodeLint(project),
		...when(isRust(project), "cargo clippy --all-targets -- -D warnings"),
		...goLint(project),
		...pythonLint(project)
	],
	vulns_fixed: (project) => [
		...nodeAudit(project),
		...when(isRust(project), "cargo audit"),
		...when(isGo(project), "govulncheck ./..."),
		...when(isPython(project), "pip-audit")
	],
	sast_clean: (project) => [
		...script(project, "sast"),
		...when(has(project, ".semgrep.yml", ".semgrep/"), `semgrep scan --error --config ${has(project, ".semgrep.yml") ? ".semgrep.yml" : ".semgrep"}`),
		...when(has(project, ".bandit") || /^\[tool\.bandit/m.test(project.pyproject), "bandit -q -r .")
	],
	secrets_clean: (project) => [...when(has(project, ".gitleaks.toml"), "gitleaks dir . --no-banner"), ...when(has(project, ".secrets.baseline"), "git ls-files -z | xargs -0 detect-secrets-hook --baseline .secrets.baseline")],
	deployment_succeeds: (project) => first(script(project, "deploy:check", "deploy:dry-run"), when(has(project, "Chart.yaml"), "helm template . > /dev/null"), when(has(project, "Dockerfile"), "docker build .")),
	config_valid: (project) => [
		...script(project, "config:validate"),
		...when(hasKind(project, ".tf"), terraform),
		...when(has(project, "Chart.yaml"), "helm lint ."),
		...when(isCompose(project), "docker compose config --quiet")
	]
};
const makeTargets = {
	tests_pass: [
		"test",
		"tests",
		"check"
	],
	no_flaky_tests: ["test-repeat"],
	compiles: [
		"compile",
		"typecheck",
		"build"
	],
	lint_clean: ["lint"],
	vulns_fixed: ["audit"],
	sast_clean: ["sast"],
	secrets_clean: ["secrets"],
	deployment_succeeds: ["deploy-check", "deploy-dry-run"],
	config_valid: ["validate"]
};
function presetCommand(preset, project) {
	const own = [preset, preset.replaceAll("_", "-")];
	const named = first(script(project, ...own), make(project, own));
	const found = first(named, native[preset](project), make(project, makeTargets[preset]));
	return found.length === 0 ? null : found.join(" && ");
}
function make({ makeTargets: known }, names) {
	const target = names.find((name) => known.has(name));
	return target === void 0 ? [] : [`make ${target}`];
}
// src/commands/project-commands.ts
function testCommand(project) {
	return presetCommand("tests_pass", project);
}
function setUpCommand(project) {
	return project.hasPackages ? install[kindOf$1(project)] : null;
}
function runnerTestCommand(project) {
	const test = testCommand(project);
	if (test === null) return null;
	const node = /\b(?:npm|pnpm|yarn) /.test(test) ? runnerInstall(project) : [];
	const python = /\bpytest\b/.test(test) ? [pythonSetUp(project)] : [];
	return [
		...node,
		...python,
		test
	].join(" && ").replaceAll(/(?<!corepack )\b(pnpm|yarn) /g, "corepack $1 ");
}
function kindOf$1(project) {
	const manager = managerOf(project);
	if (manager === "yarn") return project.root.has(".yarnrc.yml") ? "modern yarn" : manager;
	const isLocked = project.root.has("package-lock.json") || project.root.has("npm-shrinkwrap.json");
	return manager === "npm" && !isLocked ? "npm without a lock" : manager;
}
const install = {
	npm: "npm ci",
	"npm without a lock": "npm install",
	pnpm: "pnpm install --frozen-lockfile",
	yarn: "yarn install --frozen-lockfile",
	"modern yarn": "yarn install --immutable"
};
function runnerInstall(project) {
	const kind = kindOf$1(project);
	if (kind === "npm without a lock" && !project.hasPackages) return [];
	return [`${install[kind]} ${kind === "modern yarn" ? "--mode=skip-build" : "--ignore-scripts"}`];
}
function pythonSetUp({ root, pyproject }) {
	const lists = ["requirements.txt", "requirements-dev.txt"].filter((file) => root.has(file));
	const own = /^\[(?:build-system|project)\]/m.test(pyproject) ? ["-e ."] : [];
	return `python3 -m venv .venv && . .venv/bin/activate && pip install --quiet ${[
		...lists.map((file) => `-r ${file}`),
		...own,
		"pytest"
	].join(" ")}`;
}
// src/commands/init.ts
const help$6 = `rondo init [--template hardened|simple] [--agent A] [--action USES] [--dir DIR] [--yes] [--force] [--json]

Sets a repository up: writes .github/workflows/rondo.yml, .github/rondo.yml and an issue form, and says what is left to
do on GitHub. On a terminal it asks for the agent, the template and the command that proves finished work.

  --template T   hardened (four jobs; the default) or simple (one job, for private repositories and trusted authors)
  --agent A      ${agentNames.join(", ")}; the default is claude
  --action USES  what stands behind uses: (owner/name@version, or a path in this repository that begins with ./)
  --dir DIR      the repository's folder; the default is here
  --yes          asks nothing: defaults for what is not given, and files that are there stay as they are
  --force        overwrites files that are there
  --json         for programs, asks nothing:
                 {"agent","template","test","secret","files":[{"path","fate"}],
                  "todo":[{"what","where","link"}],"warnings":[]}
                 fate is written, overwritten, kept (it is there and says something else) or unchanged

Examples
  rondo init
  rondo init --yes --agent codex --template simple
  rondo init --dir ../app --action "octo/rondo@0123456789abcdef0123456789abcdef01234567 # v1.2.0"

Exit codes: 0 done, 1 the folder can't be used, 2 wrong usage.
`;
function init(world) {
	return {
		name: "init",
		about: "sets a repository up: workflow, settings, issue form",
		help: help$6,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("init", args, {
				template: { type: "string" },
				agent: { type: "string" },
				action: { type: "string" },
				dir: {
					type: "string",
					default: "."
				},
				yes: {
					type: "boolean",
					default: false
				},
				force: {
					type: "boolean",
					default: false
				},
				json: {
					type: "boolean",
					default: false
				}
			});
			if (positionals.length > 0) throw new UsageError(`rondo init takes no arguments, but got ${positionals.map(oneLine).join(", ")}. A folder is given by --dir.`);
			const said = {
				agent: values.agent === void 0 ? null : oneOf("agent", values.agent, agentNames),
				template: values.template === void 0 ? null : oneOf("template", values.template, templates)
			};
			const action = values.action === void 0 ? ownAction(values.dir) : readAction(values.action);
			mustBeFolder(values.dir);
			const ask = values.yes || values.json ? null : world.ask;
			const answers = await askWhatIsMissing(ask, {
				...said,
				found: runnerTestCommand(await readProject(values.dir))
			});
			const files = await writeFiles(values.dir, plan(answers, action, world), overwriting(ask, values.force));
			const secret = secretOf(answers);
			const todo = leftToDo(secret, await originOf(values.dir, world.path));
			const told = {
				...answers,
				secret,
				files,
				todo,
				warnings: warningsOf(answers, action, values.dir)
			};
			return done(values.json ? `${JSON.stringify(told)}\n` : toText$3(told, palette(shell.colours)));
		}
	};
}
function mustBeFolder(folder) {
	if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new RefusedInput(`--dir ${folder}: there is no such folder. Give the folder of a repository.`);
}
function ownAction(folder) {
	const manifest = join(folder, "package.json");
	return existsSync(join(folder, "action.yml")) && existsSync(manifest) && /"name":\s*"rondo-action"/.test(readFileSync(manifest, "utf8")) ? {
		kind: "path",
		path: ""
	} : null;
}
function plan(answers, action, { packageFolder }) {
	return [
		{
			path: ".github/workflows/rondo.yml",
			text: workflowFile({
				template: readFileSync(join(packageFolder, "templates", `${answers.template}.yml`), "utf8"),
				action,
				secret: secretOf(answers)
			})
		},
		{
			path: ".github/rondo.yml",
			text: settingsFile(answers)
		},
		{
			path: ".github/ISSUE_TEMPLATE/rondo.yml",
			text: issueForm
		}
	];
}
function secretOf({ agent }) {
	return agents[agent].keys[0] ?? "";
}
function overwriting(ask, force) {
	return async (path) => {
		if (force || ask === null) return force;
		return /^y(?:es)?$/i.test((await ask(`${path} is there and says something else. Overwrite it? [y/N] `)).trim());
	};
}
function warningsOf({ test, template }, action, folder) {
	return [
		...existsSync(join(folder, ".git")) ? [] : ["This folder is not the top of a git repository: GitHub reads .github only there. --dir names another folder."],
		...test === null ? ["No test command was found: add a rule to .github/rondo.yml, or the agent's word alone counts."] : [],
		...template === "simple" ? ["With the simple template the agent runs beside a token that may write: for private repositories only."] : [],
		...isMovingTarget(action) ? ["--action names something that moves: whoever moves it changes what runs with a token that may write."] : []
	];
}
const fates = {
	written: "written",
	overwritten: "overwritten",
	kept: "kept: it is there and says something else (--force overwrites it)",
	unchanged: "as it should be already"
};
function toText$3({ files, todo, warnings }, paint) {
	const mark = {
		written: paint.green("+"),
		overwritten: paint.yellow("!"),
		kept: paint.yellow("="),
		unchanged: "="
	};
	return [
		...files.map(({ path, fate }) => `${mark[fate]} ${path}  ${paint.dim(fates[fate])}`),
		...warnings.map((warning) => `${paint.yellow("!")} ${warning}`),
		"",
		paint.bold("Two things are left, which only you can do on GitHub"),
		...todo.flatMap(({ what, where, link }, index) => [`  ${index + 1}. ${what}`, `     ${link === null ? where : paint.blue(link)}`]),
		"",
		paint.bold("Then"),
		"  git add .github && git commit -m \"Set up Rondo\" && git push   # to the default branch",
		"  and put the label rondo on an issue: GitHub offers to create it as you type. Or comment /rondo start.",
		"",
		paint.dim("rondo doctor says whether everything is in place."),
		""
	].join("\n");
}
// src/loop/guards.ts
const resume = "`/rondo resume`";
const guards$1 = [
	{
		name: "max-iterations",
		forbidsRun: true,
		look: ({ loop, settings: { maxIterations } }) => loop.iteration >= maxIterations ? {
			evidence: `${loop.iteration} of ${maxIterations} iterations ran without completion`,
			next: loop.iteration < 100 ? `\`/rondo set max-iterations=${Math.min(100, loop.iteration + 5)}\`, then ${resume}` : `a smaller issue: no loop may run more than 100 iterations`
		} : null
	},
	{
		name: "max-duration",
		forbidsRun: true,
		look: ({ loop, settings: { maxDurationMs } }) => loop.activeMs >= maxDurationMs ? {
			evidence: `the agent worked for ${duration(loop.activeMs)} of at most ${duration(maxDurationMs)}`,
			next: `\`/rondo set max-duration=${duration(maxDurationMs * 2)}\`, then ${resume}`
		} : null
	},
	{
		name: "budget",
		forbidsRun: true,
		look: ({ loop, settings: { budget } }) => budget !== null && loop.cost >= budget ? {
			evidence: `${dollars(loop.cost)} of ${dollars(budget)} are spent`,
			next: `\`/rondo set budget=+5\`, then ${resume}`
		} : null
	},
	{
		name: "attempts",
		forbidsRun: true,
		look: ({ loop, settings: { guards } }) => guards.attempts !== null && loop.attempt >= guards.attempts ? {
			evidence: `the agent was started ${times(loop.attempt)} in a row without finishing iteration ${loop.iteration + 1}`,
			next: `${resume} once the cause is gone`
		} : null
	},
	{
		name: "consecutive-failures",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.consecutiveFailures && loop.failuresInRow >= guards.consecutiveFailures.limit ? {
			evidence: `${loop.failuresInRow} iterations in a row failed${lastFailure$1(loop)}`,
			next: `${resume} with a note on what to try instead`
		} : null
	},
	{
		name: "same-error",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.sameError !== null && (loop.lastFailure?.inRow ?? 0) >= guards.sameError ? {
			evidence: `the same failure came ${times(loop.lastFailure?.inRow ?? 0)} in a row${lastFailure$1(loop)}`,
			next: `${resume} with a note on what to try instead`
		} : null
	},
	{
		name: "no-progress",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.noProgress !== null && loop.unchangedInRow >= guards.noProgress ? {
			evidence: `${loop.unchangedInRow} iterations in a row changed nothing`,
			next: `review the work; ${resume} with a note on what is missing`
		} : null
	},
	{
		name: "steps",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.steps !== null && loop.steplessInRow >= guards.steps ? {
			evidence: `${loop.steplessInRow} iterations in a row finished no step`,
			next: `${resume} with a note on how to do the next step, or a smaller one in the issue`
		} : null
	},
	{
		name: "regression",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => regression(loop.scores, guards)
	},
	{
		name: "oscillation",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.oscillation !== null && loop.comebacks >= guards.oscillation ? {
			evidence: `the work went back to an earlier state ${times(loop.comebacks)}`,
			next: `${resume} with a note on which state is right`
		} : null
	},
	{
		name: "protected-paths",
		forbidsRun: false,
		look: ({ settings, changed }) => {
			const touched = protectedPaths(settings.protect, changed);
			return touched.length === 0 ? null : {
				evidence: `the agent changed protected files: ${listed(touched)}`,
				next: `${resume} with a note, or change \`protect\` in the settings`
			};
		}
	}
];
function guardBeforeRun(loop, settings) {
	return firstFinding(guards$1.filter((guard) => guard.forbidsRun), {
		loop,
		settings,
		changed: []
	});
}
function guardOnResult(loop, settings, changed) {
	return firstFinding(guards$1.filter((guard) => !guard.forbidsRun), {
		loop,
		settings,
		changed
	});
}
function firstFinding(asked, facts) {
	for (const guard of asked) {
		const finding = guard.look(facts);
		if (finding) return {
			guard: guard.name,
			...finding
		};
	}
	return null;
}
function regression(scores, { regression: limits }) {
	if (!limits || scores.length < limits.window) return null;
	const recent = scores.slice(-limits.window);
	const declines = recent.every((score, index) => index === 0 || score < (recent[index - 1] ?? 0));
	const drop = (recent[0] ?? 0) - (recent.at(-1) ?? 0);
	if (!declines || drop <= limits.drop) return null;
	return {
		evidence: `the score declined over the last ${limits.window} iterations: ${recent.map(Math.round).join(" → ")}`,
		next: "`/rondo rollback N` to a better iteration, or `/rondo resume` with a note"
	};
}
function lastFailure$1(loop) {
	const [first] = loop.feedback;
	return first === void 0 ? "" : `; last: ${first.length > 200 ? `${first.slice(0, 199)}…` : first}`;
}
function listed(paths) {
	const more = paths.length - 5;
	return paths.slice(0, 5).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
function times(count) {
	return count === 1 ? "once" : `${count} times`;
}
// src/loop/verdicts.ts
const retryPauses = [
	6e4,
	3e5,
	9e5
];
function afterFailedRun(loop, at, failure, settings) {
	if (failure.class !== "transient") return {
		status: "paused",
		signal: "BLOCKED",
		source: "error",
		reason: `The agent ${failure.class === "blocking" ? "needs a person" : "failed in a way that Rondo does not know"}: ${failure.message}. Everything is kept; go on with \`/rondo resume\`.`
	};
	const guard = guardBeforeRun(loop, settings);
	if (guard) return byGuard(guard);
	const pause = retryPauses[Math.min(loop.attempt, retryPauses.length) - 1] ?? 6e4;
	return {
		status: "parked",
		signal: "CONTINUE",
		source: "error",
		reason: `The agent could not finish for now: ${failure.message}`,
		parkedUntil: Math.max(failure.retryAt ?? 0, at + pause)
	};
}
function stoppingPromise(detected) {
	const why = [detected.reason, detected.blockingIssue].filter((text) => text !== null).join("\n") || (detected.summary ?? "it gave no reason");
	const conflict = detected.conflict ? " (it made different promises at once; the most cautious counts)" : "";
	const source = "promise";
	switch (detected.promise) {
		case "ERROR": return {
			status: "failed",
			signal: "ERROR",
			source,
			reason: `The agent reports an error: ${why}${conflict}`
		};
		case "BLOCKED": return {
			status: "blocked",
			signal: "BLOCKED",
			source,
			reason: `The agent is blocked: ${why}${conflict}`
		};
		case "ESCALATE": return {
			status: "escalated",
			signal: "ESCALATE",
			source,
			reason: `The agent asks for a person: ${why}${conflict}`
		};
		default: return null;
	}
}
function byPolicy(policy) {
	return {
		status: "completed",
		signal: "COMPLETE",
		source: policy.by === "promise" ? "promise" : "policy",
		reason: policy.reason
	};
}
function byHook(hook) {
	const source = `hook:${hook.id}`;
	if (hook.action === "complete") return {
		status: "completed",
		signal: "COMPLETE",
		source,
		reason: hook.reason
	};
	if (hook.action === "escalate") return {
		status: "escalated",
		signal: "ESCALATE",
		source,
		reason: hook.reason
	};
	return null;
}
function byGuard(guard) {
	return {
		status: "escalated",
		signal: "ESCALATE",
		source: `guard:${guard.guard}`,
		reason: `${guard.guard}: ${guard.evidence}. Go on with ${guard.next}.`,
		feedback: [guard.evidence]
	};
}
function bySomeone(says, by, why = "") {
	const status = says === "stop" ? "stopped" : "paused";
	const because = why === "" ? "" : `: ${why}`;
	return {
		status,
		signal: "BLOCKED",
		source: "human",
		reason: `${says === "stop" ? "Stopped" : "Paused"} by ${by}${because}`
	};
}
function nothingToWorkOn({ outcome: { steps } }) {
	if (!steps || steps.open.length > 0 || steps.blocked.length === 0) return null;
	return {
		status: "blocked",
		signal: "BLOCKED",
		source: "policy",
		reason: `Every step that is left is blocked: ${steps.blocked.slice(0, 3).join("; ")}. Do them, or say how, then \`/rondo resume\``
	};
}
function carryOn(facts, policy, hook) {
	const { outcome, detected } = facts;
	const ignored = detected.ignored.map((tag) => `${tag.text} on line ${tag.line} did not count: ${tag.why}`).slice(0, 3);
	const timedOut = outcome.failure ? [`The agent was stopped: ${outcome.failure.message}. Its work was kept.`] : [];
	const advice = policy.complete ? [] : [policy.reason];
	return {
		status: "running",
		signal: "CONTINUE",
		source: "policy",
		reason: policy.reason,
		feedback: [
			...advice,
			...timedOut,
			...ignored
		],
		nextPrompt: hook?.nextPrompt ?? null
	};
}
// src/loop/approvals.ts
function heldForApproval(verdict, { iteration }, { approve }) {
	if (approve === "never") return verdict;
	const held = {
		...verdict,
		status: "paused",
		signal: "BLOCKED",
		source: "policy"
	};
	if (verdict.status === "completed") return {
		...held,
		waitsFor: "completion",
		reason: `Paused until \`/rondo approve\` completes it. ${verdict.reason}`
	};
	if (verdict.status !== "running" || approve !== "every-iteration") return verdict;
	return {
		...held,
		waitsFor: "iteration",
		reason: `Paused until \`/rondo approve\` lets it go on after iteration ${iteration}. ${verdict.reason}`
	};
}
function approval(loop, by, settings) {
	if (loop.waitsFor === null) return null;
	if (loop.waitsFor === "completion") return {
		loop: withLastRow(loop, {
			signal: "COMPLETE",
			source: "human"
		}),
		verdict: {
			status: "completed",
			signal: "COMPLETE",
			source: "human",
			reason: `Approved by ${by}`
		}
	};
	const guard = guardBeforeRun(loop, settings);
	if (guard) return {
		loop,
		verdict: byGuard(guard)
	};
	return {
		loop: withLastRow(loop, {
			signal: "CONTINUE",
			source: "human"
		}),
		verdict: {
			status: "running",
			signal: "CONTINUE",
			source: "human",
			reason: `Iteration ${loop.iteration} was approved by ${by}`
		}
	};
}
function withLastRow(loop, change) {
	const last = loop.entries.at(-1);
	return last ? {
		...loop,
		entries: [...loop.entries.slice(0, -1), {
			...last,
			...change
		}]
	} : loop;
}
// src/loop/effects.ts
const gates = {
	running: "pending",
	parked: "pending",
	paused: "pending",
	blocked: "failure",
	escalated: "failure",
	stopped: "failure",
	failed: "error",
	completed: "success"
};
function effectsOf(status, parkedUntil) {
	const effects = [
		{ do: "record" },
		{
			do: "gate",
			state: gates[status]
		},
		{
			do: "label",
			status
		}
	];
	if (status === "completed") effects.push({ do: "ready-for-review" });
	if (isLive(status)) effects.push({
		do: "dispatch",
		notBefore: parkedUntil
	});
	else effects.push({ do: "tell-starter" });
	return effects;
}
// src/loop/fold.ts
function foldIteration(loop, facts, settings) {
	const { outcome } = facts;
	const unchanged = changedNothing(loop, outcome);
	return {
		...spent(loop, outcome),
		iteration: loop.iteration + 1,
		attempt: 0,
		failuresInRow: failuresInRow(loop, facts, settings),
		lastFailure: lastFailure(loop, facts),
		unchangedInRow: unchanged && facts.detected.promise !== "CONTINUE" ? loop.unchangedInRow + 1 : 0,
		steplessInRow: steplessInRow(loop, facts),
		confirmations: facts.accepted ? loop.confirmations + 1 : 0,
		bestScore: Math.max(loop.bestScore ?? 0, facts.score),
		scores: [...loop.scores, facts.score].slice(-20),
		comebacks: loop.comebacks + (isComeback(loop, outcome) ? 1 : 0),
		trees: treesAfter(loop, outcome),
		feedback: failureMessages(facts.rules),
		nextPrompt: null
	};
}
function foldFailedRun(loop, outcome) {
	const landed = (outcome.changed?.length ?? 0) > 0;
	return {
		...spent(loop, outcome),
		iteration: landed ? loop.iteration + 1 : loop.iteration,
		trees: treesAfter(loop, outcome)
	};
}
function withEntry(loop, entry) {
	return {
		...loop,
		entries: [...loop.entries, entry].slice(-10)
	};
}
function entryOf(facts, decided, row) {
	const { outcome, detected } = facts;
	return {
		...row,
		signal: decided.signal,
		source: decided.source,
		score: facts.score,
		rules: ruleSummary(facts.rules),
		changed: outcome.changed?.length ?? null,
		cost: outcome.cost,
		ms: outcome.ms,
		failure: outcome.failure?.class ?? null,
		summary: capped(detected.summary ?? firstLine$1(outcome.said), caps.summary).replaceAll("\n", " "),
		...detected.promise !== null && { promise: detected.promise },
		trace: noTrace
	};
}
function spent(loop, outcome) {
	return {
		...loop,
		activeMs: loop.activeMs + outcome.ms,
		cost: Math.round((loop.cost + (outcome.cost ?? 0)) * 1e6) / 1e6,
		unpricedRuns: loop.unpricedRuns + (outcome.cost === null ? 1 : 0),
		parkedUntil: null
	};
}
function steplessInRow({ steplessInRow: before, bestScore }, { outcome: { steps }, score }) {
	if (!steps || steps.reported === 0 || steps.advanced || steps.open.length === 0) return 0;
	return bestScore !== null && score > bestScore ? 0 : before + 1;
}
function failuresInRow(loop, facts, settings) {
	if (!(facts.validation === "failed" || isRejected(facts) || facts.outcome.failure !== null)) return facts.validation === "vacuous" ? loop.failuresInRow : 0;
	const improved = loop.bestScore !== null && facts.score > loop.bestScore;
	const forgives = settings.guards.consecutiveFailures?.reset === "improvement";
	return improved && forgives ? 0 : loop.failuresInRow + 1;
}
function isRejected({ policy }) {
	return !policy.complete && policy.rejected;
}
function lastFailure(loop, facts) {
	const ownFailure = facts.outcome.failure ? `agent ${facts.outcome.failure.class}` : null;
	const signature = failureSignature(facts.rules) ?? ownFailure;
	if (signature === null) return null;
	return {
		signature,
		inRow: loop.lastFailure?.signature === signature ? (loop.lastFailure?.inRow ?? 0) + 1 : 1
	};
}
function changedNothing(loop, outcome) {
	const previous = loop.trees.at(-1);
	if (outcome.tree !== null && previous !== void 0) return treeKey(outcome.tree) === previous;
	return outcome.changed !== null && outcome.changed.length === 0;
}
function isComeback(loop, { tree }) {
	return tree !== null && treeKey(tree) !== loop.trees.at(-1) && loop.trees.includes(treeKey(tree));
}
function treesAfter(loop, { tree }) {
	if (tree === null) return loop.trees;
	const key = treeKey(tree);
	return [...loop.trees.filter((seen) => seen !== key), key].slice(-20);
}
function treeKey(tree) {
	return tree.length > 16 ? digest(tree) : tree;
}
function firstLine$1(text) {
	return text.trimStart().split("\n", 1)[0]?.trim() ?? "";
}
// src/loop/decide.ts
function decide(loop, event, settings) {
	if (event.type === "checked") return checked(loop, event.rules, settings);
	if (hasEnded(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
	switch (event.type) {
		case "begin": return begin$1(loop, event.at, settings);
		case "finished": return finished(loop, event.at, event.outcome, settings);
		case "resume": return resumed(loop, event.by, settings);
		case "approve": {
			const approved = approval(loop, event.by, settings);
			return approved ? settle(approved.loop, approved.verdict) : nothingToDo(loop, "Nothing waits for an approval.");
		}
		case "stop":
		case "pause": return settle(loop, bySomeone(event.type, event.by, event.why));
		case "hindered": return settle(loop, {
			status: "blocked",
			signal: "BLOCKED",
			source: "error",
			reason: event.message
		});
		case "scarce": return settle(loop, {
			status: "parked",
			signal: "CONTINUE",
			source: "error",
			reason: event.message,
			parkedUntil: event.until
		});
		case "broke": return settle(loop, {
			status: "failed",
			signal: "ERROR",
			source: "error",
			reason: event.message
		});
	}
}
function begin$1(loop, at, settings) {
	if (!isLive(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
	if (loop.parkedUntil !== null && at < loop.parkedUntil) return nothingToDo(loop, "The loop is parked.");
	const guard = guardBeforeRun(loop, settings);
	if (guard) return settle(loop, byGuard(guard));
	const attempt = loop.attempt + 1;
	const iteration = loop.iteration + 1;
	return {
		loop: {
			...loop,
			status: "running",
			parkedUntil: null,
			attempt
		},
		signal: "CONTINUE",
		source: "policy",
		reason: `Iteration ${iteration} of ${settings.maxIterations}`,
		feedback: loop.feedback,
		effects: [
			{ do: "record" },
			{
				do: "gate",
				state: "pending"
			},
			{
				do: "run-agent",
				iteration,
				attempt
			}
		],
		hooks: []
	};
}
function resumed(loop, by, settings) {
	const fresh = forgiven(loop);
	const guard = guardBeforeRun(fresh, settings);
	if (guard) return settle(loop, byGuard(guard));
	const nextPrompt = loop.status === "blocked" && loop.entries.at(-1)?.source === "promise" ? `You asked. ${loop.reason}` : null;
	return settle(fresh, {
		status: "running",
		signal: "CONTINUE",
		source: "human",
		reason: `Resumed by ${by}`,
		nextPrompt
	});
}
function checked(loop, results, settings) {
	if (loop.status === "stopped") return nothingToDo(loop, "The loop is stopped.");
	const rules = judgedRules(settings.rules, results);
	const failures = failureMessages(rules);
	const verdict = validation(rules);
	if (loop.status === "completed" && (verdict === "passed" || verdict === "none")) return settle(loop, {
		status: "completed",
		signal: "COMPLETE",
		source: "policy",
		reason: stillComplete(verdict)
	});
	const reopened = loop.status === "completed" ? forgiven(loop) : loop;
	const guard = guardBeforeRun(reopened, settings);
	if (guard) return settle(reopened, byGuard(guard));
	const reason = failures.length > 0 ? "Checked again: a rule does not pass" : "Checked again";
	return settle({
		...reopened,
		feedback: failures
	}, {
		status: "running",
		signal: "CONTINUE",
		source: "policy",
		reason,
		nextPrompt: loop.nextPrompt
	});
}
function stillComplete(verdict) {
	if (verdict === "passed") return "Checked again after a commit of somebody else: every required rule passes";
	return "A commit of somebody else was taken in; no rule is configured, so nothing verified it";
}
function finished(loop, at, outcome, settings) {
	const facts = gatherFacts(loop, outcome, settings);
	const cutShort = outcome.failure !== null && outcome.failure.class !== "timeout" ? outcome.failure : null;
	const folded = cutShort ? foldFailedRun(loop, outcome) : foldIteration(loop, facts, settings);
	const verdict = personsWord(loop, outcome) ?? (cutShort ? afterFailedRun(folded, at, cutShort, settings) : heldForApproval(afterIteration(folded, facts, settings), folded, settings));
	return settle(withEntry(folded, entryOf(facts, verdict, {
		iteration: loop.iteration + 1,
		attempt: Math.max(1, loop.attempt),
		at
	})), verdict);
}
function personsWord(loop, { human }) {
	if (human) return bySomeone(human.says, human.by, human.why);
	return loop.status === "paused" ? {
		status: "paused",
		signal: "BLOCKED",
		source: "human",
		reason: loop.reason
	} : null;
}
function afterIteration(loop, facts, settings) {
	const { outcome, policy } = facts;
	const allowance = guardBeforeRun(loop, settings);
	const hooks = () => evaluateHooks(settings.hooks, {
		...facts,
		iteration: loop.iteration,
		answers: outcome.hooks
	});
	if (settings.stop === "hooks") {
		const answer = hooks();
		return {
			...hooksAlone(facts, allowance, answer),
			hooks: answer.trail
		};
	}
	const stop = stoppingPromise(facts.detected);
	if (stop) return stop;
	if (policy.complete) return byPolicy(policy);
	const trouble = guardOnResult(loop, settings, outcome.changed ?? []);
	if (trouble) return byGuard(allowance ?? trouble);
	const hook = settings.hooks.length > 0 ? hooks() : null;
	const asked = hook === null ? {} : { hooks: hook.trail };
	if (allowance && hook?.action !== "complete") return {
		...byGuard(allowance),
		...asked
	};
	return {
		...(hook && byHook(hook)) ?? nothingToWorkOn(facts) ?? carryOn(facts, policy, hook),
		...asked
	};
}
function hooksAlone(facts, allowance, hook) {
	if (allowance && hook.action !== "complete") return byGuard(allowance);
	const goesOn = carryOn(facts, {
		complete: false,
		rejected: false,
		reason: hook.reason
	}, hook);
	return byHook(hook) ?? {
		...goesOn,
		source: `hook:${hook.id}`
	};
}
function settle(loop, verdict) {
	const { status, signal, source, reason } = verdict;
	const limits = {
		all: caps.feedback,
		each: caps.feedbackItem
	};
	const feedback = cappedList([.../* @__PURE__ */ new Set([...loop.feedback, ...verdict.feedback ?? []])], limits);
	return {
		loop: {
			...loop,
			status,
			reason: capped(reason, caps.reason),
			feedback,
			nextPrompt: verdict.nextPrompt ? capped(verdict.nextPrompt, caps.nextPrompt) : loop.nextPrompt,
			parkedUntil: verdict.parkedUntil ?? null,
			waitsFor: verdict.waitsFor ?? null
		},
		signal,
		source,
		reason,
		feedback,
		effects: effectsOf(status, verdict.parkedUntil ?? null),
		hooks: verdict.hooks ?? []
	};
}
function nothingToDo(loop, reason) {
	return {
		loop,
		signal: null,
		source: "policy",
		reason,
		feedback: [],
		effects: [],
		hooks: []
	};
}
// src/commands/exported.ts
function iterationsFile(file) {
	if (isFolder(file)) return join(file, "iterations.jsonl");
	return basename(file).endsWith(".jsonl") ? file : null;
}
function isFolder(file) {
	return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function recordsIn(text, file) {
	try {
		const records = readRecords(text, file);
		if (records.length > 0) return records;
	} catch (error) {
		throw error instanceof UnreadableRecord ? new RefusedInput(error.message) : error;
	}
	throw new RefusedInput(`${file}: there is no record in it.`);
}
async function exportedLoops(folders, shell) {
	const read = await Promise.all(folders.map((folder) => exportedStory(folder, shell)));
	return {
		repository: [...new Set(read.map(({ repository }) => repository))].join(", "),
		loops: read.map(({ story }) => story)
	};
}
async function exportedStory(folder, shell) {
	const records = recordsIn(await shell.read(join(folder, "iterations.jsonl")), join(folder, "iterations.jsonl"));
	const file = join(folder, "state.json");
	const { title, state, settings } = readState(await shell.read(file), file);
	const { loop, issue, startedBy, pull } = state;
	const story = {
		issue,
		title,
		status: loop.status,
		reason: loop.reason,
		guard: guardOf(loop),
		startedBy,
		iteration: loop.iteration,
		maxIterations: settings.maxIterations,
		budget: settings.budget,
		cost: loop.cost,
		unpricedRuns: loop.unpricedRuns,
		activeMs: loop.activeMs,
		pull,
		gate: null,
		iterations: records.flatMap(iterationOf),
		evaluations: evaluationsOf(records)
	};
	return {
		repository: state.repository,
		story
	};
}
function readState(text, file) {
	try {
		const read = JSON.parse(text);
		if (read.version !== 1 || !Array.isArray(read.state.loop.entries)) throw new TypeError("no loop of version 1 in it");
		return read;
	} catch (error) {
		throw new RefusedInput(`${file}: it is not the state of an exported loop (${error.message}).`);
	}
}
function iterationOf({ event, before, settings, run, checkpoint }) {
	const entry = event.type === "finished" ? decide(before, event, settings).loop.entries.at(-1) : void 0;
	if (entry === void 0) return [];
	const trace = {
		...noTrace,
		commit: checkpoint.commit.slice(0, 12),
		run: run.id
	};
	return [iterationStory({
		...entry,
		trace
	})];
}
function evaluationsOf(records) {
	const asked = records.flatMap(({ hooks }) => hooks);
	const ids = [...new Set(asked.map(({ id }) => id))];
	return Object.fromEntries(ids.map((id) => [id, counts(asked.filter((each) => each.id === id).map(({ action }) => action))]));
}
// src/commands/replay-file.ts
const name = line("a name", 200);
const anyText = {
	allowed: "a text",
	schema: { type: ["string", "number"] },
	read: (value, report) => value.form === "scalar" && (typeof value.value === "string" || typeof value.value === "number") ? String(value.value) : refuse(value, "a text", report)
};
function orElse(missing, shape) {
	return {
		...shape,
		read: (value, report) => value.form === "scalar" && value.value === null ? missing : shape.read(value, report)
	};
}
function optional(shape) {
	return orElse(null, shape);
}
function namedOrNone(what, each) {
	return orElse([], mapOf(what, name, each));
}
const path$1 = line("a path", 4096);
const iteration = record("an iteration", {
	says: {
		key: "says",
		about: "the agent's final message",
		shape: orElse("", anyText),
		default: ""
	},
	rules: {
		key: "rules",
		about: "how each rule came out",
		shape: namedOrNone("rule results", choice$1([
			"pass",
			"fail",
			"error",
			"skip"
		])),
		default: {}
	},
	messages: {
		key: "messages",
		about: "what each rule printed",
		shape: namedOrNone("messages", anyText),
		default: {}
	},
	changed: {
		key: "changed",
		about: "paths that changed",
		shape: optional(oneOrMany(path$1, "paths")),
		default: null
	},
	tree: {
		key: "tree",
		about: "equal trees are equal work",
		shape: optional(anyText),
		default: null
	},
	cost: {
		key: "cost",
		about: "US dollars",
		shape: optional(number(0, 1e6)),
		default: null
	},
	minutes: {
		key: "minutes",
		about: "how long it took",
		shape: number(0, 1e6),
		default: 0
	},
	failure: {
		key: "failure",
		about: "the agent itself failed",
		shape: optional(choice$1([
			"transient",
			"blocking",
			"unknown",
			"timeout"
		])),
		default: null
	},
	human: {
		key: "human",
		about: "said during this iteration",
		shape: optional(choice$1(["stop", "pause"])),
		default: null
	},
	hooks: {
		key: "hooks",
		about: "what each hook that is a command answered",
		shape: namedOrNone("hook answers", choice$1([
			"complete",
			"continue",
			"escalate"
		])),
		default: {}
	},
	resume: {
		key: "resume",
		about: "a person resumed the loop before this iteration",
		shape: boolean,
		default: false
	}
});
const replay$1 = record("a map with config and iterations", {
	config: {
		key: "config",
		about: "the keys of .github/rondo.yml",
		shape: fileShape,
		default: {}
	},
	iterations: {
		key: "iterations",
		about: "agent runs, in order",
		shape: list(iteration, "iterations")
	}
});
function readReplayFile(text, file) {
	return readYaml(text, file, replay$1);
}
// src/records/record.ts
function decidedOf({ loop, signal, source, reason, feedback }) {
	const { status, iteration, entries } = loop;
	return {
		signal,
		status,
		source,
		reason,
		feedback,
		score: entries.at(-1)?.score ?? 0,
		iteration
	};
}
// src/commands/replay-records.ts
function replayRecords(records) {
	let loop = newLoop;
	return records.map((record) => {
		const { event, settings, before, iteration } = record;
		const begun = event.type === "finished" ? decide(loop, {
			type: "begin",
			at: event.at
		}, settings).loop : loop;
		const isNext = isSameLoop(begun, before);
		const decision = decide(isNext ? begun : before, event, settings);
		loop = decision.loop;
		const decided = decidedOf(decision);
		return {
			iteration,
			decided,
			recorded: isDeepStrictEqual(decided, record.decided) ? null : record.decided,
			meanwhile: isNext ? null : before.reason || "it began elsewhere"
		};
	});
}
function isSameLoop(a, b) {
	return isDeepStrictEqual(withoutTraces(a), withoutTraces(b));
}
function withoutTraces(loop) {
	return {
		...loop,
		entries: loop.entries.map((entry) => ({
			...entry,
			trace: noTrace
		}))
	};
}
const replay = {
	name: "replay",
	about: "runs the engine over a recorded or hand-written loop, decision by decision",
	help: `rondo replay FILE [--json]

Runs the engine over a recorded or hand-written loop, decision by decision.

FILE is a folder that \`rondo export\` or \`rondo run\` wrote, or its iterations.jsonl: every decision is made again from what
was recorded, and compared. Or it is YAML or JSON by hand, as below; - is standard input. Such a replay ends where the loop
would: entries after its end are not looked at, unless they say "resume: true".

Examples
  rondo replay loop.yml
  rondo export 7 && rondo replay rondo-loop-7 --json

A loop by hand
  config: { max-iterations: 10, stop: verified, rules: { tests: npm test } }   # the keys of .github/rondo.yml
  iterations:
    - says: |                       # the agent's final message
        Login works.
        <promise>COMPLETE</promise>
      rules: { tests: fail }        # pass | fail | error | skip
      messages: { tests: "1 failed: login" }
      changed: [src/login.ts]
      tree: t1                      # equal trees are equal work
      cost: 0.4                     # US dollars
      minutes: 3
      failure: transient            # the agent itself failed: transient | blocking | unknown | timeout
      human: stop                   # said during this iteration: stop | pause
      hooks: { mine: continue }     # what a hook that is a command answered: complete | continue | escalate
      resume: true                  # a person resumed the loop before this iteration

With --json: {"iterations":[{"iteration","signal","status","score","source","reason","feedback"}],"status","iteration"}, and
of a recorded loop also "same": whether each decision, and all of them, came out as recorded.

Exit codes: 0 done, 1 the file was refused (each line names the place) or a decision came out otherwise, 2 wrong usage.
`,
	run: async (args, shell) => {
		const { values, positionals } = readArguments("replay", args, { json: {
			type: "boolean",
			default: false
		} });
		const file = atMostOne("replay", positionals);
		if (file === void 0) throw new UsageError("rondo replay needs a FILE, or - for standard input.");
		const recorded = iterationsFile(file);
		if (recorded !== null) return showRecords(recordsIn(await shell.read(recorded), recorded), values.json, shell);
		const read = readReplayFile(await shell.read(file), file === "-" ? "standard input" : file);
		if (!read.ok) throw new RefusedInput(read.problems.map(formatProblem).join("\n"));
		const warnings = read.warnings.map((warning) => `warning: ${formatProblem(warning)}\n`).join("");
		const replayed = replayLoop(read.value);
		return done(values.json ? `${JSON.stringify(replayed)}\n` : toText$2(replayed, palette(shell.colours)), warnings);
	}
};
function replayLoop(file) {
	const { profiles: _, bots: __, ...layer } = file.config;
	const settings = resolveSettings([layer]);
	const iterations = [];
	let loop = newLoop;
	let now = 0;
	for (const given of file.iterations) {
		if (given.resume) loop = decide(loop, {
			type: "resume",
			at: now,
			by: "a person"
		}, settings).loop;
		if (!isLive(loop.status)) break;
		now = Math.max(now, loop.parkedUntil ?? 0);
		const step = replayIteration(loop, given, now, settings);
		now += step.ms;
		iterations.push(toRow(step.decision, step.iteration));
		loop = step.decision.loop;
	}
	return {
		iterations,
		status: loop.status,
		iteration: loop.iteration
	};
}
function replayIteration(loop, given, at, settings) {
	const iteration = loop.iteration + 1;
	const begun = decide(loop, {
		type: "begin",
		at
	}, settings);
	if (!begun.effects.some((effect) => effect.do === "run-agent")) return {
		decision: begun,
		iteration: loop.iteration,
		ms: 0
	};
	const outcome = outcomeOf(given);
	return {
		decision: decide(begun.loop, {
			type: "finished",
			at: at + outcome.ms,
			outcome
		}, settings),
		iteration,
		ms: outcome.ms
	};
}
function outcomeOf(given) {
	const messages = new Map(given.messages.map(({ name, value }) => [name, value]));
	return {
		said: given.says,
		failure: given.failure && {
			class: given.failure,
			message: `${given.failure} failure`,
			retryAt: null
		},
		rules: given.rules.map(({ name, value }) => ({
			name,
			result: value,
			message: messages.get(name) ?? ""
		})),
		changed: given.changed,
		tree: given.tree,
		validatedTree: null,
		cost: given.cost,
		ms: Math.round(given.minutes * 6e4),
		hooks: Object.fromEntries(given.hooks.map(({ name, value }) => [name, {
			action: value,
			reason: `${name} says ${value}`,
			nextPrompt: null
		}])),
		human: given.human && {
			says: given.human,
			by: "a person"
		}
	};
}
function toRow({ loop, signal, source, reason, feedback }, iteration) {
	const score = loop.entries.at(-1)?.score ?? 0;
	return {
		iteration,
		signal: signal ?? "CONTINUE",
		status: loop.status,
		score,
		source,
		reason,
		feedback
	};
}
function showRecords(records, json, shell) {
	const replayed = replayRecords(records);
	const rows = replayed.map(({ iteration, decided: { iteration: _, ...decided }, recorded, meanwhile }) => ({
		...decided,
		signal: decided.signal ?? "CONTINUE",
		iteration,
		same: recorded === null,
		recorded,
		meanwhile
	}));
	const last = replayed.at(-1)?.decided;
	const whole = {
		iterations: rows,
		status: last?.status ?? "running",
		iteration: last?.iteration ?? 0
	};
	const differing = rows.filter(({ same }) => !same);
	const same = differing.length === 0;
	const paint = palette(shell.colours);
	const verdict = same ? `Every one of ${rows.length} decisions came out as recorded.` : `${differing.length} of ${rows.length} decisions came out otherwise: ${differing.map((row) => `iteration ${row.iteration} was ${row.recorded?.signal} by ${row.recorded?.source}, and is ${row.signal} by ${row.source} now`).join("; ")}.`;
	const stdout = json ? `${JSON.stringify({
		...whole,
		same
	})}\n` : `${toText$2(whole, paint)}${oneLine(verdict)}\n`;
	return {
		exitCode: same ? 0 : 1,
		stdout,
		stderr: ""
	};
}
function toText$2({ iterations, status, iteration }, paint) {
	return `${[...iterations.flatMap((row) => {
		return [
			`${`${paint.bold(`Iteration ${row.iteration}`)}  ${signalPaint(row.signal, paint)(row.signal)}`}  ${paint.dim(`${row.status} · score ${Math.round(row.score)} · by ${row.source}`)}`,
			`  ${oneLine(row.reason)}`,
			...row.feedback.filter((line) => line !== row.reason).map((line) => paint.dim(`  → ${atMost(oneLine(line), 240)}`))
		];
	}), `${paint.bold("The loop is")} ${status} after iteration ${iteration}.`].join("\n")}\n`;
}
function atMost(text, most) {
	return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
function signalPaint(signal, paint) {
	if (signal === "COMPLETE") return paint.green;
	return signal === "CONTINUE" ? paint.blue : signal === "ERROR" ? paint.red : paint.yellow;
}
// src/render/standing.ts
const guarded = /^(?:max-\w+|budget|attempts|consecutive-failures|same-error|no-progress|steps|regression|oscillation): (.)/;
function withoutTerms(reason) {
	return reason.replace(guarded, (_, first) => first.toUpperCase()).replace(/The promise is rejected: /, "The agent said that it is done, but it is not proved: ").replace(/The promise is kept: /, "The agent said that it is done, and it is proved: ");
}
// src/render/report/html.ts
function html(texts, ...parts) {
	return { html: texts.map((text, at) => text + (at < parts.length ? shown(parts[at] ?? "") : "")).join("") };
}
function shown(part) {
	if (Array.isArray(part)) return part.map(shown).join("");
	return typeof part === "object" ? part.html : escaped(String(part));
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escaped(text) {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
// src/render/report/chart.ts
const width = 440;
const height = 140;
const left = 34;
const top = 8;
function scoreChart(iterations) {
	const scored = iterations.flatMap(({ iteration, score }) => score === null ? [] : [{
		iteration,
		score
	}]);
	if (scored.length < 2) return "";
	const first = iterations[0]?.iteration ?? 1;
	const last = iterations.at(-1)?.iteration ?? first;
	const step = 398 / Math.max(1, last - first + 1);
	const x = (iteration) => left + step * (iteration - first + .5);
	const y = (share) => top + 110 * (1 - share);
	const dearest = Math.max(...iterations.map(({ cost }) => cost ?? 0));
	const points = scored.map(({ iteration, score }) => `${fixed(x(iteration))},${fixed(y(score / 100))}`).join(" ");
	const label = `Score by iteration: ${scored.map(({ iteration, score }) => `${iteration}: ${Math.round(score)}`).join(", ")}`;
	return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${[
		0,
		50,
		100
	].map((score) => html`<line class="grid" x1="${left}" x2="${432}" y1="${fixed(y(score / 100))}" y2="${fixed(y(score / 100))}"/><text x="${28}" y="${fixed(y(score / 100) + 4)}" text-anchor="end">${score}</text>`)}
${dearest === 0 ? "" : iterations.map((each) => bar(each, {
		x,
		y,
		dearest,
		step
	}))}
<polyline class="curve" points="${points}"/>
${scored.map(({ iteration, score }) => html`<circle cx="${fixed(x(iteration))}" cy="${fixed(y(score / 100))}" r="3.5" fill="var(--wait)"/>`)}
${labelled(first, last).map((iteration) => html`<text x="${fixed(x(iteration))}" y="${134}" text-anchor="middle">${iteration}</text>`)}
</svg>`;
}
function bar({ iteration, cost }, { x, y, dearest, step }) {
	if (cost === null || cost === 0) return "";
	const wide = Math.min(28, step * .6);
	const from = y(cost / dearest / 2);
	return html`<rect class="cost" x="${fixed(x(iteration) - wide / 2)}" y="${fixed(from)}" width="${fixed(wide)}" height="${fixed(y(0) - from)}"/>`;
}
function labelled(first, last) {
	const every = Math.ceil((last - first + 1) / 12);
	return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((_, at) => at % every === 0);
}
function fixed(amount) {
	return String(Math.round(amount * 10) / 10);
}
// src/render/report/style.ts
const style = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --paper: #fff; --card: #f6f8fa;
  --good: #1a7f37; --bad: #b35900; --wait: #0969da; --link: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d; --paper: #0d1117;
  --card: #151b23; --good: #3fb950; --bad: #db8a3c; --wait: #4493f8; --link: #4493f8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 0; line-height: 1.4; }
.soft { color: var(--soft); } .small { font-size: 14px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px; margin: 24px 0; padding: 0; }
.tiles > div { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 12px; }
.tiles dt { font-size: 13px; color: var(--soft); } .tiles dd { margin: 0; font-size: 22px; font-weight: 600; }
.tiles dd small { display: block; font-size: 13px; font-weight: 400; color: var(--soft); }
article { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 16px 0; }
.top { display: flex; gap: 12px; align-items: flex-start; justify-content: space-between; }
.status { flex: none; border: 1px solid currentColor; border-radius: 999px; padding: 0 10px; font-size: 13px;
  font-weight: 600; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--wait); }
.facts { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; padding: 0; list-style: none; }
.meter { height: 6px; border-radius: 3px; background: var(--line); margin-top: 12px; overflow: hidden; }
.meter > i { display: block; height: 100%; background: currentColor; }
svg { display: block; width: 100%; max-width: 620px; height: auto; margin: 12px 0 4px; }
svg .grid { stroke: var(--line); } svg text { fill: var(--soft); font-size: 11px; }
svg .curve { fill: none; stroke: var(--wait); stroke-width: 2; stroke-linejoin: round; }
svg .cost { fill: var(--line); }
ol.steps { list-style: none; margin: 12px 0 0; padding: 0; }
ol.steps > li { display: grid; grid-template-columns: 32px 1fr; gap: 0 8px; padding: 8px 0; border-top: 1px solid var(--line); }
ol.steps .n { font-weight: 600; text-align: right; padding-right: 4px; font-variant-numeric: tabular-nums; }
ol.steps .what { display: flex; flex-wrap: wrap; gap: 0 14px; font-size: 14px; }
ol.steps p { margin: 2px 0 0; font-size: 14px; color: var(--soft); }
details > summary { cursor: pointer; margin-top: 12px; font-size: 14px; }
.bars { display: grid; grid-template-columns: max-content 1fr max-content; gap: 6px 12px; align-items: center; font-size: 14px; }
section { margin: 24px 0; } section h2 { margin-bottom: 8px; }
.times { display: grid; grid-template-columns: max-content 1fr max-content; gap: 6px 12px; align-items: center; font-size: 14px;
  margin-top: 8px; }
.track { position: relative; height: 14px; border-radius: 7px; background: var(--card); }
.track i { position: absolute; top: 5px; height: 4px; min-width: 4px; border-radius: 2px; background: currentColor; opacity: .5; }
.track b { position: absolute; top: 3px; width: 8px; height: 8px; margin-left: -8px; border-radius: 4px; background: currentColor; }
.bars i { display: block; height: 8px; border-radius: 4px; background: var(--bad); }
@media print { body { max-width: none; } article { break-inside: avoid; } details > summary { display: none; } }
`;
// src/render/report/timeline.ts
const MOST = 40;
function timeline(loops, toneOf) {
	const spans = loops.flatMap(spanOf).sort((a, b) => b.from - a.from).slice(0, MOST);
	if (spans.length < 2) return "";
	const first = Math.min(...spans.map(({ from }) => from));
	const last = Math.max(...spans.map(({ to }) => to));
	const share = (time) => `${Math.round((time - first) / Math.max(1, last - first) * 1e3) / 10}%`;
	const rows = spans.map(({ loop, from, to, times }) => {
		const said = `from ${moment(from)} to ${moment(to)}, ${times.length} iterations, ${loop.status}`;
		return html`<a href="#issue-${loop.issue}">#${loop.issue}</a><span class="track ${toneOf(loop)}" role="img" aria-label="${said}" title="${said}"><i style="left:${share(from)};right:calc(100% - ${share(to)})"></i>${times.map((time) => html`<b style="left:${share(time)}"></b>`)}</span><span class="${toneOf(loop)}">${loop.status}</span>`;
	});
	return html`<section aria-label="Timeline"><h2>Timeline</h2><div class="soft small">${moment(first)} to ${moment(last)} UTC; a mark is the end of an iteration</div>
<div class="times">${rows}</div></section>`;
}
function spanOf(loop) {
	const timed = loop.iterations.flatMap(({ at, ms }) => at === null || at === 0 ? [] : [{
		at,
		ms: ms ?? 0
	}]);
	const times = timed.map(({ at }) => at);
	const [begin] = timed;
	return begin ? [{
		loop,
		from: begin.at - begin.ms,
		to: Math.max(...times),
		times
	}] : [];
}
function moment(time) {
	return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
// src/render/report/report-page.ts
function reportPage(facts) {
	const { repository, loops, made } = facts;
	const [only] = loops.length === 1 ? loops : [];
	const title = only ? `${repository} #${only.issue}` : `Loops of ${repository}`;
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title} · Rondo</title>
<style>${{ html: style }}</style>
</head>
<body>
<header><h1>${title}</h1><div class="soft small">Rondo's report of ${made}</div></header>
<main>
${loops.length === 0 ? html`<p>There are no loops yet. The label <b>rondo</b> on an issue starts one.</p>` : ""}
${loops.length > 1 ? overview(totalsOf(loops)) : ""}
${timeline(loops, ({ status }) => tones[status])}
${loops.toSorted((a, b) => b.issue - a.issue).map((loop) => article(loop, facts))}
</main>
</body>
</html>
`.html;
}
function overview(totals) {
	const { successRate, toCompletion } = totals;
	return html`<dl class="tiles">
${tile("Loops", totals.loops, statuses(totals))}
${tile("Completed", successRate === null ? "–" : `${Math.round(successRate * 100)} %`, "of those that were decided")}
${tile("Iterations to completion", toCompletion?.median ?? "–", toCompletion ? `median; at most ${toCompletion.most}` : "none completed yet")}
${tile("Cost", knownCost(totals), costNote(totals))}
${tile("Work", duration(totals.activeMs), counted(totals.iterations, "iteration"))}
</dl>
${guards(totals)}`;
}
function costNote({ cost, costPerCompletion, unpricedRuns }) {
	return [...(costPerCompletion === null || cost === 0 && unpricedRuns > 0 ? [] : [costPerCompletion]).map((amount) => `${dollars(amount)} for each completed`), ...unpricedRuns === 0 ? [] : [`${counted(unpricedRuns, "run")} of unknown cost`]].join(" · ");
}
function tile(name, value, note) {
	return html`<div><dt>${name}</dt><dd>${value}${note === "" ? "" : html`<small>${note}</small>`}</dd></div>`;
}
function statuses({ byStatus }) {
	return Object.entries(byStatus).map(([name, count]) => `${count} ${name}`).join(", ");
}
function guards({ guards: counted }) {
	const rows = Object.entries(counted).sort(([, a], [, b]) => b - a);
	if (rows.length === 0) return "";
	const most = Math.max(...rows.map(([, count]) => count));
	return html`<section aria-label="Guards"><h2>Ended by guards</h2><div class="bars">
${rows.map(([name, count]) => html`<span>${name}</span><span><i style="width:${Math.round(count / most * 100)}%"></i></span><span>${count}</span>`)}
</div></section>`;
}
const tones = {
	completed: "good",
	running: "wait",
	parked: "wait",
	paused: "wait",
	blocked: "bad",
	escalated: "bad",
	failed: "bad",
	stopped: "bad"
};
function article(loop, facts) {
	const { issue, title, status, reason, iteration, maxIterations, iterations } = loop;
	const tone = tones[status];
	const share = maxIterations === null ? null : Math.min(100, Math.round(iteration / maxIterations * 100));
	return html`<article id="issue-${issue}">
<div class="top"><h2>${link(facts, `issues/${issue}`, `#${issue}`)} ${title}</h2><span class="status ${tone}">${status}</span></div>
${reason === "" ? "" : html`<div>${withCommands(withoutTerms(reason))}</div>`}
<ul class="facts soft small">${loopFacts(loop, facts).map((fact) => html`<li>${fact}</li>`)}</ul>
${share === null ? "" : html`<div class="meter ${tone}" role="img" aria-label="${iteration} of ${maxIterations ?? ""} iterations"><i style="width:${share}%"></i></div>`}
${chart(iterations)}
${steps(loop, facts)}
</article>`;
}
function withCommands(reason) {
	return reason.split(/`([^`]+)`/).map((part, at) => at % 2 === 1 ? html`<code>${part}</code>` : part);
}
function chart(iterations) {
	const drawn = scoreChart(iterations);
	return drawn === "" ? "" : html`${drawn}<div class="soft small">line: score · bars: what each iteration cost</div>`;
}
function loopFacts(loop, facts) {
	const { iteration, maxIterations, activeMs, startedBy, guard, pull } = loop;
	return [
		`iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
		costInWords(loop),
		`${duration(activeMs)} of work`,
		`started by ${startedBy}`,
		...pull === null ? [] : [html`pull request ${link(facts, `pull/${pull}`, `#${pull}`)}`],
		...guard === null ? [] : [`guard: ${guard}`]
	];
}
function steps({ iterations }, facts) {
	if (iterations.length === 0) return "";
	const list = html`<ol class="steps">${iterations.map((each) => step(each, facts))}</ol>`;
	return iterations.length <= 5 ? list : html`<details><summary>${iterations.length} iterations</summary>${list}</details>`;
}
const signalTones = {
	CONTINUE: "wait",
	COMPLETE: "good",
	BLOCKED: "bad",
	ESCALATE: "bad",
	ERROR: "bad"
};
function step(each, facts) {
	const { iteration, signal, source, score, rules, changed, cost, ms, at, commit, run, summary } = each;
	const by = source === null || source === "policy" ? "" : ` by ${source}`;
	const told = [
		rules === null || rules.total === 0 ? "" : `${rules.passed}/${rules.total} rules`,
		score === null ? "" : `score ${Math.round(score)}`,
		changed === null ? "" : changed === 1 ? "1 file" : `${changed} files`,
		cost === null ? "cost unknown" : dollars(cost),
		ms === null ? "" : duration(ms),
		at === null || at === 0 ? "" : new Date(at).toISOString().slice(0, 16).replace("T", " "),
		commit === null ? "" : link(facts, `commit/${commit}`, commit.slice(0, 7)),
		run === null ? "" : link(facts, `actions/runs/${run}`, "run")
	].filter((part) => part !== "");
	return html`<li><span class="n">${iteration}</span><div><div class="what"><b class="${signalTones[signal] ?? "wait"}">${signal}${by}</b>${told.map((part) => html`<span>${part}</span>`)}</div>${summary === "" ? "" : html`<p>${summary}</p>`}</div></li>`;
}
function link({ page }, path, text) {
	return page === null ? html`${text}` : html`<a href="${page}/${path}">${text}</a>`;
}
// src/commands/report.ts
const help$4 = `rondo report [N] [--out FILE] [--from FILE] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Writes one HTML page over the loop of issue N, or over all loops: their iterations, scores, cost, guards and outcomes.
The page needs nothing but itself, no network and no script.

  --out FILE         where it goes; the default is rondo-report.html, and - is standard output
  --from FILE        what \`rondo stats --json\` printed, or the folder of \`rondo export\`, instead of asking GitHub;
                     - is standard input
${remoteHelp}
  --json             for programs: {"out","loops"}

Examples
  rondo report --out report.html
  rondo stats --json > loops.json && rondo report --from loops.json

Exit codes: 0 done, 1 the input was refused, 2 wrong usage.
`;
function report(world) {
	return {
		name: "report",
		about: "one HTML page over one loop or all loops",
		help: help$4,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("report", args, {
				...remoteOptions,
				out: {
					type: "string",
					default: "rondo-report.html"
				},
				from: { type: "string" },
				json: {
					type: "boolean",
					default: false
				}
			});
			const issue = positionals.length === 0 ? null : issueNumber("report", positionals);
			const source = (values.from === void 0 ? null : await readExport(values.from, shell)) ?? await ask$2(await mustFindRemote(values, world, " Loops of `rondo run` and `rondo export` are read by --from DIR."), issue, world.now());
			const loops = issue === null ? source.loops : source.loops.filter((loop) => loop.issue === issue);
			if (issue !== null && loops.length === 0) throw new RefusedInput(`There is no loop of issue ${issue}.`);
			const made = new Date(world.now()).toISOString().slice(0, 16).replace("T", " ");
			const page = reportPage({
				...source,
				loops,
				made: `${made} UTC`
			});
			if (values.out === "-") return done(page);
			await writeFile(values.out, page);
			const said = {
				out: values.out,
				loops: loops.length
			};
			return done(values.json ? `${JSON.stringify(said)}\n` : `${values.out}: ${counted(loops.length, "loop")}\n`);
		}
	};
}
async function ask$2(remote, issue, now) {
	const { readLoop, readLoops } = await import("./cli-remote.js");
	const found = issue === null ? await readLoops(remote, now) : [await readLoop(remote, issue, now)];
	const host = remote.apiUrl.replace("https://api.github.com", "https://github.com").replace(/\/api\/v3\/?$/, "");
	const repository = `${remote.owner}/${remote.repo}`;
	return {
		repository,
		page: `${host}/${repository}`,
		loops: found.flatMap((story) => story ?? [])
	};
}
async function readExport(file, shell) {
	if (isFolder(file)) return {
		...await exportedLoops([file], shell),
		page: null
	};
	const text = await shell.read(file);
	try {
		const { repository, loops } = JSON.parse(text);
		if (typeof repository !== "string" || !Array.isArray(loops)) throw new TypeError("no repository and loops in it");
		for (const loop of loops) if (!Array.isArray(loop?.iterations)) throw new TypeError("a loop without iterations");
		return {
			repository,
			page: null,
			loops
		};
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new RefusedInput(`${file}: it is not what \`rondo stats --json\` prints (${why}).`);
	}
}
// src/commands/run/request.ts
const limitNames = [
	"max-iterations",
	"max-duration",
	"budget"
];
// src/commands/run.ts
const help$3 = `rondo run "TASK" [--agent A] [--repo DIR] [--template hardened|simple] [--max-iterations N] [--budget X]
rondo run [--file FILE] [the same options]
rondo run --resume ["NOTE"] [--repo DIR] [--max-iterations N] [--budget X]

The loop on your own repository, on this machine: a coding agent works on the task, iteration after iteration, until
its promise is proved or a guard stops it. Your files, index and HEAD are not touched: it works on copies of the
commit that is checked out, and in the end the branch rondo/… is in your repository. The agent and the rules run with
your rights, as if you had started them.

  TASK               what is to be done; - reads it from standard input
  --file FILE        a loop file with the task and its limits; without TASK, .rondo/loop.md or
                     .stravinsky/continuation-loop.md of the repository is taken by itself. While the loop runs, edits
                     of the limits in it count, and \`active: false\` ends it (docs/loop-files.md)
  --agent A          ${agentNames.join(", ")}; without it, what .github/rondo.yml says, else claude
  --repo DIR         the repository; without it, the one around the current folder
  --template T       the workflow: hardened (the rules run on a clean checkout; the default) or simple (one job)
  --setup COMMAND    what a fresh checkout needs, such as "npm ci"; without it, what the project's files tell; "" is nothing
  --max-iterations N, --max-duration T, --budget X
                     limits, over those of .github/rondo.yml: T as in 8h, X in US dollars, on --resume also +5 for more
  --actions DIR      run the actions that are below DIR, as DIR/owner/name, instead of the built-in stand-ins
  --allow-dirty      start though files are not committed: they are not part of it
  --resume           go on with the loop that was paused or stopped last, with a note for the agent if you like
  --json             for programs:
                     {"status","reason","task","branch","base","iterations":[{"iteration","signal","score","cost","sha"}],
                      "cost","unpricedRuns","files","seconds","resumable","records"}
                     branch is null until an iteration landed; cost is null while no run told its price

Settings are those of .github/rondo.yml in the commit; without that file, the defaults, and the project's own test
command as the rule. The agent gets its model's keys from your environment, and no other variable of it.
Ctrl-C pauses: the agent is stopped, and --resume goes on. What that needs is kept in .git/rondo.
Every decision is recorded in .git/rondo-records, as on GitHub: rondo replay, stats --from and report --from read it.

Examples
  rondo run "Make the login form work without JavaScript" --agent claude --max-iterations 5
  rondo run - --budget 2 < task.md
  rondo run --resume "Use the session cookie, not a token"

Exit codes: 0 complete, 2 not complete yet (paused, stopped, blocked, escalated: it says what to do), 1 an error.
`;
function run$1(live) {
	return {
		name: "run",
		about: "the loop on your own repository, on this machine",
		help: help$3,
		run: async (args, shell) => {
			const request = await readRequest(args, shell).catch((error) => {
				throw error instanceof UsageError ? new RefusedInput(error.message) : error;
			});
			const { performRun } = await import("./cli-local.js");
			return performRun(request, withActions(live, request.actions));
		}
	};
}
async function readRequest(args, shell) {
	const { values, positionals } = readArguments("run", args, {
		file: { type: "string" },
		agent: { type: "string" },
		repo: {
			type: "string",
			default: "."
		},
		template: {
			type: "string",
			default: "hardened"
		},
		setup: { type: "string" },
		"max-iterations": { type: "string" },
		"max-duration": { type: "string" },
		budget: { type: "string" },
		actions: { type: "string" },
		"allow-dirty": {
			type: "boolean",
			default: false
		},
		resume: {
			type: "boolean",
			default: false
		},
		json: {
			type: "boolean",
			default: false
		}
	});
	const [given = "", ...more] = positionals;
	if (more.length > 0) throw new UsageError(`rondo run takes one TASK, but got ${positionals.length}: put it in quotation marks.`);
	const text = (given === "-" ? await shell.read("-") : given).trim();
	const limits = Object.fromEntries(limitNames.flatMap((name) => {
		const value = values[name];
		return value === void 0 ? [] : [[name, value.trim()]];
	}));
	const both = {
		folder: values.repo,
		json: values.json,
		limits,
		actions: values.actions
	};
	if (values.resume) {
		if (values.agent !== void 0 || values.setup !== void 0 || values.file !== void 0) throw new UsageError("--resume goes on with the task, the agent and the set-up that the loop began with.");
		return {
			...both,
			resume: true,
			note: text
		};
	}
	if (positionals.length > 0 && text === "") throw new UsageError("The task is empty: rondo run \"What is to be done\". See `rondo run --help`.");
	if (text !== "" && values.file !== void 0) throw new UsageError("rondo run takes a TASK or a --file, and got both: put the task into the file.");
	return {
		...both,
		resume: false,
		task: text === "" ? null : text,
		file: values.file ?? null,
		agent: values.agent === void 0 ? null : agentNamed(values.agent),
		template: templateNamed(values.template),
		setup: values.setup ?? null,
		allowDirty: values["allow-dirty"]
	};
}
function agentNamed(name) {
	const known = agentNames.find((agent) => agent === name);
	if (known) return known;
	throw new UsageError(`--agent is "${oneLine(name)}"; it must be one of ${agentNames.join(", ")}. A command of your own goes into .github/rondo.yml: agent: { command: "…" }`);
}
// src/commands/stats.ts
const help$2 = `rondo stats [--from DIR …] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Adds up all loops of a repository: how many were completed, in how many iterations, at what cost, and which guards
ended the others. Each issue counts once, by its last loop. Nothing is changed.

  --from DIR         a loop that \`rondo export\` or \`rondo run\` wrote, instead of asking GitHub; may be given again
${remoteHelp}
  --json             for programs: {"repository","totals":{"loops","byStatus","successRate","iterations",
                     "toCompletion":{"mean","median","most"},"cost","costPerCompletion","unpricedRuns","activeMs",
                     "guards","byIterations":[{"iterations","loops","completed","successRate"}],
                     "hooks":{ID:{SIGNAL:count}},"evaluations":{ID:{ACTION:count}}},"loops":[…]}; evaluations are
                     known from records only; each loop is what \`rondo status --json\` prints. successRate is the share of
                     completed loops among those that ended or wait for a person; \`rondo report --from\` reads this

Examples
  rondo stats
  rondo stats --repo octo/app --json > loops.json
  rondo stats --from rondo-loop-7 --from rondo-loop-9

Exit codes: 0 done, 1 GitHub refused, 2 wrong usage.
`;
function stats(world) {
	return {
		name: "stats",
		about: "all loops of a repository: success rate, iterations, cost, guards",
		help: help$2,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("stats", args, {
				...remoteOptions,
				from: {
					type: "string",
					multiple: true,
					default: []
				},
				json: {
					type: "boolean",
					default: false
				}
			});
			if (positionals.length > 0) throw new UsageError(`rondo stats takes no arguments, but got ${positionals.map(oneLine).join(", ")}. One loop: rondo status N.`);
			const { repository, loops } = values.from.length > 0 ? await exportedLoops(values.from, shell) : await askForLoops(await mustFindRemote(values, world, orFromDisk), world.now());
			const totals = totalsOf(loops);
			if (values.json) return done(`${JSON.stringify({
				repository,
				totals,
				loops
			})}\n`);
			return done(toText$1(repository, totals, loops, palette(shell.colours)));
		}
	};
}
async function askForLoops(remote, now) {
	const { readLoops } = await import("./cli-remote.js");
	return {
		repository: `${remote.owner}/${remote.repo}`,
		loops: await readLoops(remote, now)
	};
}
function toText$1(repository, totals, loops, paint) {
	if (loops.length === 0) return `${repository} has no loops yet. The label rondo on an issue starts one.\n`;
	const [head = "", ...body] = table([[
		"issue",
		"status",
		"iterations",
		"cost",
		"guard",
		"title"
	], ...loops.map((loop) => [
		`#${loop.issue}`,
		statusInColour(loop, paint),
		`${loop.iteration}${loop.maxIterations === null ? "" : `/${loop.maxIterations}`}`,
		knownCost(loop),
		loop.guard ?? "",
		oneLine(loop.title).slice(0, 60)
	])], [2, 3]);
	return `${[
		...summary(repository, totals, paint),
		"",
		paint.dim(head),
		...body
	].join("\n")}\n`;
}
function summary(repository, totals, paint) {
	const { successRate, toCompletion } = totals;
	const statuses = Object.entries(totals.byStatus).map(([name, count]) => `${count} ${name}`);
	const guards = Object.entries(totals.guards).map(([name, count]) => `${name} ${count}×`);
	const lengths = totals.byIterations.map(({ iterations, completed, loops }) => `${iterations}: ${completed} of ${loops}`);
	const hooks = countsInWords(totals.hooks);
	const asked = countsInWords(totals.evaluations);
	const rate = successRate === null ? "" : ` · ${Math.round(successRate * 100)}% completed`;
	return [
		paint.bold(`${repository}: ${counted(totals.loops, "loop")}${rate}`),
		`  ${statuses.join(", ")}`,
		...toCompletion === null ? [] : [`  iterations to completion: ${toCompletion.mean} on average, median ${toCompletion.median}, at most ${toCompletion.most}`],
		`  ${counted(totals.iterations, "iteration")} in ${duration(totals.activeMs)} for ${costs(totals)}`,
		...lengths.length < 2 ? [] : [`  completed by number of iterations: ${lengths.join(", ")}`],
		...guards.length === 0 ? [] : [`  ended by guards: ${guards.join(", ")}`],
		...hooks.length === 0 ? [] : [`  decided by hooks: ${hooks.join(", ")}`],
		...asked.length === 0 ? [] : [`  hooks, each time: ${asked.join("; ")}`]
	];
}
function costs(totals) {
	const { cost, costPerCompletion, unpricedRuns } = totals;
	const unknown = counted(unpricedRuns, "run");
	if (cost === 0 && unpricedRuns > 0) return `an unknown cost (${unknown} told none)`;
	const each = costPerCompletion === null ? "" : `, ${dollars(costPerCompletion)} for each completed loop`;
	return `${dollars(cost)}${each}${unpricedRuns === 0 ? "" : ` (and ${unknown} of unknown cost)`}`;
}
function countsInWords(byName) {
	return Object.entries(byName).map(([name, counted]) => {
		const each = Object.entries(counted).map(([what, count]) => `${what} ${count}×`);
		return `${oneLine(name)} ${each.join(", ")}`;
	});
}
// src/commands/unknown-command.ts
function unknownCommand(name, known) {
	const meant = nearest(name, known);
	const hint = meant === void 0 ? "" : ` Did you mean ${meant}?`;
	return new UsageError(`There is no command "${oneLine(name)}".${hint} Known are ${known.join(", ")}.`);
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
// src/git/committed-tree.ts
var CommittedTree = class CommittedTree {
	#own;
	#commit;
	constructor(own, commit) {
		this.#own = own;
		this.#commit = commit;
	}
	static async of(folder, own) {
		await mkdir(join(own.own, "no-hooks"), { recursive: true });
		await writeFile(join(own.own, "no-config"), "");
		const where = await ask$1(folder, own, [
			"--path-format=absolute",
			"--show-object-format",
			"--git-path",
			"objects"
		]);
		if (where.code !== 0) return { problem: firstLine(where) };
		const head = await ask$1(folder, own, [
			"--verify",
			"--quiet",
			"HEAD^{commit}"
		]);
		if (head.code !== 0) return { problem: "no commit is checked out" };
		const [, format = "", objects = ""] = /^(\w+)\n([\s\S]+)\n$/.exec(where.stdout.toString("utf8")) ?? [];
		const tree = new CommittedTree(own, head.stdout.toString("utf8").trim());
		await tree.#git([
			"init",
			"--quiet",
			"--bare",
			"--template=",
			`--object-format=${format}`,
			tree.#gitDir
		]);
		await borrow(objects, join(tree.#gitDir, "objects/info"));
		return tree;
	}
	get #gitDir() {
		return join(this.#own.own, "objects.git");
	}
	async files() {
		const { stdout } = await this.#git([
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			this.#commit
		]);
		return records(stdout).map((line) => ({
			mode: line.slice(0, 6),
			path: line.slice(line.indexOf("	") + 1)
		}));
	}
	async apply(patch) {
		if (patch.length === 0) return {
			ok: true,
			changed: []
		};
		await this.#git(["read-tree", this.#commit]);
		const applied = await this.#run([
			"apply",
			"--cached",
			"--binary",
			"--whitespace=nowarn",
			"-"
		], patch);
		if (applied.code !== 0) return {
			ok: false,
			why: applied.stderr.trim()
		};
		const { stdout } = await this.#git([
			"diff-index",
			"--cached",
			"-r",
			"-z",
			"--raw",
			"--no-renames",
			this.#commit
		]);
		return {
			ok: true,
			changed: changesIn(records(stdout))
		};
	}
	async #git(args) {
		const result = await this.#run(args);
		if (result.code !== 0) throw new GitFailed(args, result);
		return result;
	}
	#run(args, input) {
		const { own, path } = this.#own;
		return runGit({
			args: [...pristineConfig(own), ...args],
			environment: {
				...pristineEnvironment(own, path),
				GIT_DIR: this.#gitDir,
				GIT_INDEX_FILE: join(own, "apply.index")
			},
			...input !== void 0 && { input }
		});
	}
};
function ask$1(folder, { own, path }, args) {
	return runGit({
		args: [
			"-C",
			folder,
			...pristineConfig(own),
			"-c",
			"safe.directory=*",
			"rev-parse",
			...args
		],
		environment: {
			...pristineEnvironment(own, path),
			GIT_NO_LAZY_FETCH: "1",
			GIT_ALLOW_PROTOCOL: "none"
		}
	});
}
async function borrow(objects, info) {
	const quoted = objects.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");
	await mkdir(info, { recursive: true });
	await writeFile(join(info, "alternates"), `"${quoted}"\n`);
}
function records(stdout) {
	return stdout.toString("utf8").split("\0").slice(0, -1);
}
function changesIn(words) {
	return words.flatMap((word, i) => {
		const [, oldMode, newMode] = i % 2 === 0 ? /^:(\d{6}) (\d{6}) /.exec(word) ?? [] : [];
		return oldMode && newMode ? [{
			path: words[i + 1] ?? "",
			oldMode,
			newMode
		}] : [];
	});
}
function firstLine({ stderr }) {
	return (stderr.trim().split("\n")[0] ?? "").replace(/^fatal: /, "");
}
// src/vet/change.ts
const defaultLimits = {
	files: 300,
	lines: 2e4,
	bytes: 1048576,
	fileBytes: 1e6
};
const noFile = "000000";
function touchedPaths(change) {
	return change.kind === "renamed" && change.oldPath !== void 0 ? [change.path, change.oldPath] : [change.path];
}
// src/vet/patch-lines.ts
var PatchProblem = class {
	line;
	message;
	constructor(line, message) {
		this.line = line;
		this.message = message;
	}
};
var PatchLines = class {
	lines;
	next = 0;
	constructor(lines) {
		this.lines = lines;
	}
	peek() {
		return this.lines[this.next];
	}
	take() {
		const line = this.lines[this.next];
		this.next += 1;
		return line;
	}
	problem(message) {
		return new PatchProblem(Math.min(this.next + 1, this.lines.length), message);
	}
};
// src/vet/patch-binary.ts
function readBinary(lines) {
	lines.take();
	const forward = readBinaryPart(lines);
	if (forward instanceof PatchProblem) return forward;
	const backward = isBinaryPart(lines.peek()) ? readBinaryPart(lines) : null;
	return backward instanceof PatchProblem ? backward : forward;
}
const binaryPart = /^(literal|delta) (\d{1,10})$/;
function isBinaryPart(line) {
	return line !== void 0 && binaryPart.test(line);
}
function readBinaryPart(lines) {
	const match = binaryPart.exec(lines.peek() ?? "");
	if (match === null) return lines.problem("A binary patch must go on with `literal SIZE` or `delta SIZE`");
	lines.take();
	const encoded = [];
	for (let line = lines.peek(); line !== ""; line = lines.peek()) {
		if (line === void 0 || !isBase85Line(line)) return lines.problem("The line is no part of a binary patch");
		encoded.push(line);
		lines.take();
	}
	if (encoded.length === 0) return lines.problem("The binary patch has no content");
	lines.take();
	return {
		method: match[1] === "delta" ? "delta" : "literal",
		size: Number(match[2]),
		lines: encoded
	};
}
const base85Line = /^[A-Za-z][0-9A-Za-z!#$%&()*+;<=>?@^_`{|}~-]{5,65}$/;
function isBase85Line(line) {
	if (!base85Line.test(line)) return false;
	const letter = line.charCodeAt(0);
	const bytes = letter <= 90 ? letter - 64 : letter - 96 + 26;
	return line.length - 1 === Math.ceil(bytes / 4) * 5;
}
// src/vet/patch-content.ts
function readContent(lines, header) {
	const first = lines.peek();
	if (first === "GIT binary patch") {
		const packed = readBinary(lines);
		if (packed instanceof PatchProblem) return packed;
		return {
			binary: true,
			addedLines: [],
			removedLines: [],
			packed,
			size: packed.size
		};
	}
	if (first?.startsWith("Binary files ")) return lines.problem("The content of a binary file is missing: make the patch with `git diff --binary`");
	if (first?.startsWith("--- ")) return readText(lines, header);
	if (header.kind === "modified" && header.oldMode === header.newMode) return lines.problem("The file before this line has a header, but no change");
	return {
		binary: false,
		addedLines: [],
		removedLines: [],
		size: 0
	};
}
function readText(lines, { kind, before, after }) {
	for (const name of [`--- ${before}`, `+++ ${after}`]) {
		if (lines.peek() !== name && lines.peek() !== `${name}\t`) return lines.problem("`---` and `+++` name another file than the header does");
		lines.take();
	}
	const [added, removed] = [[], []];
	let size = 0;
	let hunks = 0;
	for (; lines.peek()?.startsWith("@@ "); hunks += 1) {
		const hunk = readHunk(lines, kind, {
			added,
			removed
		});
		if (hunk instanceof PatchProblem) return hunk;
		size += hunk;
	}
	if (hunks === 0) return lines.problem("A hunk (`@@ -1 +1 @@`) must follow");
	return {
		binary: false,
		addedLines: added,
		removedLines: removed,
		size
	};
}
const hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
function readHunk(lines, kind, { added, removed }) {
	const counts = readCounts(lines, kind);
	if (counts instanceof PatchProblem) return counts;
	let { oldLeft, newLeft, line } = counts;
	let size = 0;
	while (oldLeft > 0 || newLeft > 0) {
		const text = lines.peek();
		const [fromOld, toNew] = sides(text);
		if (fromOld + toNew === 0 || fromOld > oldLeft || toNew > newLeft) return lines.problem("The hunk does not have the lines that its header counts");
		lines.take();
		const unended = lines.peek()?.startsWith("\\ ") ?? false;
		if (unended) lines.take();
		if (text !== void 0 && fromOld === 0) {
			added.push({
				line,
				text: text.slice(1)
			});
			size += utf8Length(text) - (unended ? 1 : 0);
		} else if (text !== void 0 && toNew === 0) removed.push(text.slice(1));
		oldLeft -= fromOld;
		newLeft -= toNew;
		line += toNew;
	}
	return size;
}
function readCounts(lines, kind) {
	const match = hunkHeader.exec(lines.peek() ?? "");
	if (match === null) return lines.problem("The hunk's header is malformed");
	const [oldLeft, newLeft, line] = [
		Number(match[2] ?? 1),
		Number(match[4] ?? 1),
		Number(match[3])
	];
	if (oldLeft + newLeft === 0 || kind === "added" && oldLeft > 0 || kind === "deleted" && newLeft > 0) return lines.problem(`The hunk's counts do not fit a file that is ${kind}`);
	lines.take();
	return {
		oldLeft,
		newLeft,
		line
	};
}
function sides(text) {
	if (text === void 0) return [0, 0];
	if (text.startsWith("-")) return [1, 0];
	if (text.startsWith("+")) return [0, 1];
	return text === "" || text.startsWith(" ") ? [1, 1] : [0, 0];
}
function utf8Length(text) {
	let length = text.length;
	for (let i = 0; i < text.length; i += 1) {
		const unit = text.charCodeAt(i);
		if (unit >= 128) length += 1;
		if (unit >= 2048 && (unit < 55296 || unit > 57343)) length += 1;
	}
	return length;
}
// src/vet/patch-paths.ts
function unquotePath(written) {
	if (!written.startsWith("\"")) return written === "" ? void 0 : written;
	if (written.length < 3 || !written.endsWith("\"")) return void 0;
	const bytes = unescapeBytes(written.slice(1, -1));
	return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
const escapePiece = /\\([0-3][0-7]{2}|[abtnvfr"\\])|[^"\\]+/y;
const escapedBytes = {
	a: 7,
	b: 8,
	t: 9,
	n: 10,
	v: 11,
	f: 12,
	r: 13,
	"\"": 34,
	"\\": 92
};
function unescapeBytes(quoted) {
	const bytes = [];
	const encoder = new TextEncoder();
	escapePiece.lastIndex = 0;
	let read = 0;
	while (read < quoted.length) {
		const match = escapePiece.exec(quoted);
		if (match === null) return void 0;
		const [piece, escaped] = match;
		if (escaped === void 0) for (const byte of encoder.encode(piece)) bytes.push(byte);
		else bytes.push(escapedBytes[escaped] ?? Number.parseInt(escaped, 8));
		read += piece.length;
	}
	return Uint8Array.from(bytes);
}
function withPrefix(prefix, written) {
	return written.startsWith("\"") ? `"${prefix}${written.slice(1)}` : prefix + written;
}
function withoutPrefix(prefix, written) {
	if (written.startsWith(prefix)) return written.slice(2);
	return written.startsWith(`"${prefix}`) ? `"${written.slice(3)}` : void 0;
}
function pathInBothHalves(names) {
	const middle = (names.length - 1) / 2;
	if (names[middle] !== " ") return void 0;
	const left = withoutPrefix("a/", names.slice(0, middle));
	return left !== void 0 && left === withoutPrefix("b/", names.slice(middle + 1)) ? left : void 0;
}
// src/vet/patch-headers.ts
const headerLine = /^(?:(old mode|new mode|deleted file mode|new file mode) ([0-7]{6})|(copy from|copy to|rename from|rename to) (.+)|((?:dis)?similarity index) (\d{1,3}%)|(index) [0-9a-f]{4,64}\.\.[0-9a-f]{4,64}(?: ([0-7]{6}))?)$/s;
const begin = "diff --git ";
function readHeader(lines) {
	const first = lines.peek() ?? "";
	const nowhere = lines.problem("The line belongs to no file: a patch is the output of `git diff --binary --full-index`");
	if (!first.startsWith(begin)) return nowhere;
	const unclear = lines.problem("The file's names are unclear: they must read `a/PATH b/PATH`, and agree with the header");
	lines.take();
	const fields = readFields(lines);
	if (fields instanceof PatchProblem) return fields;
	const kind = kindOf(fields);
	if (kind === void 0) return lines.problem("The header says two things at once about the same file");
	const names = namesOf(first.slice(11), fields, kind);
	if (names === void 0) return unclear;
	return {
		kind,
		...names,
		...modesOf(fields, kind)
	};
}
function readFields(lines) {
	const fields = /* @__PURE__ */ new Map();
	for (;;) {
		const match = headerLine.exec(lines.peek() ?? "");
		if (match === null) return fields;
		const name = match[1] ?? match[3] ?? match[5] ?? match[7] ?? "";
		if (fields.has(name)) return lines.problem(`The header says \`${name}\` twice`);
		fields.set(name, match[2] ?? match[4] ?? match[6] ?? match[8] ?? "");
		lines.take();
	}
}
const kinds = [
	["added", ["new file mode"]],
	["deleted", ["deleted file mode"]],
	["renamed", ["rename from", "rename to"]],
	["copied", ["copy from", "copy to"]]
];
function kindOf(fields) {
	const said = kinds.filter(([, names]) => names.some((name) => fields.has(name)));
	if (said.length > 1 || !said.every(([, names]) => names.every((name) => fields.has(name)))) return void 0;
	const kind = said[0]?.[0] ?? "modified";
	const changesMode = fields.has("old mode");
	if (changesMode !== fields.has("new mode")) return void 0;
	return [
		kind === "added" || kind === "deleted",
		changesMode,
		(fields.get("index") ?? "") !== ""
	].filter(Boolean).length > 1 ? void 0 : kind;
}
function namesOf(names, fields, kind) {
	const from = fields.get("rename from") ?? fields.get("copy from") ?? pathInBothHalves(names);
	const to = fields.get("rename to") ?? fields.get("copy to") ?? from;
	if (from === void 0 || to === void 0) return void 0;
	const [before, after] = [withPrefix("a/", from), withPrefix("b/", to)];
	const [oldPath, path] = [unquotePath(from), unquotePath(to)];
	if (names !== `${before} ${after}` || oldPath === void 0 || path === void 0) return void 0;
	return {
		path,
		...from === to ? {} : { oldPath },
		before: kind === "added" ? "/dev/null" : before,
		after: kind === "deleted" ? "/dev/null" : after
	};
}
function modesOf(fields, kind) {
	const same = fields.get("index") || void 0;
	if (kind === "added") return {
		oldMode: noFile,
		newMode: fields.get("new file mode")
	};
	if (kind === "deleted") return {
		oldMode: fields.get("deleted file mode"),
		newMode: noFile
	};
	return {
		oldMode: fields.get("old mode") ?? same,
		newMode: fields.get("new mode") ?? same
	};
}
// src/vet/read-patch.ts
function readPatch(patch) {
	if (patch === "") return { files: [] };
	const all = patch.split("\n");
	const lines = new PatchLines(all.slice(0, -1));
	if (all.at(-1) !== "") return { problem: new PatchProblem(all.length, "The patch ends in the middle of a line") };
	const files = /* @__PURE__ */ new Map();
	const left = /* @__PURE__ */ new Set();
	let previous;
	while (lines.peek() !== void 0) {
		const twice = lines.problem("The patch changes the same file twice");
		const change = readChange(lines);
		if (change instanceof PatchProblem) return { problem: change };
		const known = files.get(change.path);
		const joined = known === void 0 ? change : known === previous ? typeChange(known, change) : void 0;
		const source = change.kind === "renamed" ? change.oldPath : void 0;
		if (joined === void 0 || source !== void 0 && left.has(source)) return { problem: twice };
		if (source !== void 0) left.add(source);
		files.set(change.path, joined);
		previous = joined;
	}
	return { files: [...files.values()] };
}
function readChange(lines) {
	const header = readHeader(lines);
	if (header instanceof PatchProblem) return header;
	const content = readContent(lines, header);
	if (content instanceof PatchProblem) return content;
	const { before: _before, after: _after, ...change } = header;
	return {
		...change,
		...content
	};
}
function typeChange(deleted, added) {
	if (deleted.kind !== "deleted" || added.kind !== "added") return void 0;
	return deleted.oldMode?.slice(0, 3) === added.newMode?.slice(0, 3) ? void 0 : {
		...added,
		kind: "type-changed",
		oldMode: deleted.oldMode
	};
}
// src/vet/binary-content.ts
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const values = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));
function unpack({ method, size, lines }) {
	const bytes = inflated(base85Bytes(lines), size);
	if (bytes === null) return null;
	return method === "literal" ? {
		text: bytes.toString("latin1"),
		growth: size
	} : unpackDelta(bytes);
}
function base85Bytes(lines) {
	const bytes = new Uint8Array(lines.length * 52 + 4);
	let length = 0;
	for (const line of lines) {
		const letter = line.charCodeAt(0);
		const end = length + (letter <= 90 ? letter - 64 : letter - 96 + 26);
		for (let at = 1, to = length; at < line.length; at += 5, to += 4) {
			let word = 0;
			for (let i = at; i < at + 5; i += 1) word = Math.imul(word, 85) + (values[line.charCodeAt(i)] ?? 0) | 0;
			for (let i = 0; i < 4; i += 1) bytes[to + i] = word >>> 24 - 8 * i & 255;
		}
		length = end;
	}
	return bytes.subarray(0, length);
}
function inflated(packed, size) {
	try {
		const bytes = inflateSync(packed, { maxOutputLength: Math.max(1, size) });
		return bytes.length === size ? bytes : null;
	} catch {
		return null;
	}
}
function unpackDelta(delta) {
	const source = readSize(delta, 0);
	const target = readSize(delta, source.next);
	const inserted = [];
	for (let at = target.next; at < delta.length;) {
		const code = delta[at] ?? 0;
		at += 1;
		if (code === 0) return null;
		if (code < 128) inserted.push(delta.subarray(at, at + code));
		at += code < 128 ? code : countBits(code & 127);
	}
	return {
		text: Buffer.concat(inserted).toString("latin1"),
		growth: Math.max(delta.length, target.size - source.size)
	};
}
function readSize(delta, from) {
	let [size, next, place] = [
		0,
		from,
		1
	];
	for (; next < delta.length; place *= 128) {
		const byte = delta[next] ?? 0;
		next += 1;
		size += (byte & 127) * place;
		if (byte < 128) break;
	}
	return {
		size,
		next
	};
}
function countBits(byte) {
	return byte.toString(2).replaceAll("0", "").length;
}
const factor = 16777619;
function needleFinder(needles) {
	const byHash = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Uint8Array(65536);
	for (const needle of needles) {
		if (needle.text.length < 8) throw new RangeError(`A needle has at least 8 letters.`);
		const hash = hashAt(needle.text);
		const same = byHash.get(hash);
		if (same) same.push(needle);
		else byHash.set(hash, [needle]);
		known[hash & 65535] = 1;
	}
	return (text) => needles.length === 0 ? [] : placesIn(text, byHash, known);
}
function placesIn(text, byHash, known) {
	const places = [];
	const next = /* @__PURE__ */ new Map();
	let hash = text.length < 8 ? 0 : hashAt(text);
	for (let at = 0; at + 8 <= text.length; at += 1) {
		if (at > 0) hash = moved(hash, text.charCodeAt(at - 1), text.charCodeAt(at + 8 - 1));
		if (known[hash & 65535] !== 1) continue;
		for (const needle of byHash.get(hash) ?? []) {
			if (at < (next.get(needle) ?? 0) || !text.startsWith(needle.text, at)) continue;
			const end = at + needle.text.length;
			next.set(needle, end);
			places.push({
				of: needle.of,
				start: at,
				end
			});
		}
	}
	return places;
}
const leaving = Array.from({ length: 7 }).reduce((power) => Math.imul(power, factor), 1);
function hashAt(text) {
	let hash = 0;
	for (let i = 0; i < 8; i += 1) hash = Math.imul(hash, factor) + text.charCodeAt(i) | 0;
	return hash;
}
function moved(hash, out, into) {
	return Math.imul(hash - Math.imul(out, leaving), factor) + into | 0;
}
// src/vet/bit-encodings.ts
const base64Of = {
	letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
	bits: 6,
	shifts: [
		0,
		1,
		2
	]
};
const base32Of = {
	letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
	bits: 5,
	shifts: [
		0,
		1,
		2,
		3,
		4
	]
};
function innerBits(bytes, shift, { letters, bits }) {
	const padded = new Uint8Array(shift + bytes.length);
	padded.set(bytes, shift);
	const written = [];
	for (let bit = 0; bit + bits <= padded.length * 8; bit += bits) {
		const at = bit >> 3;
		const pair = (padded[at] ?? 0) << 8 | (padded[at + 1] ?? 0);
		written.push(letters.charAt(pair >> 16 - bits - (bit & 7) & (1 << bits) - 1));
	}
	return written.slice(Math.ceil(shift * 8 / bits)).join("");
}
const shortestPart = 12;
const shortestDivided = 16;
function writingsOf(secret) {
	const parts = partsOf(secret).flatMap((part) => encodingsOf(part, "a part of a secret of this run")).map((written) => ({
		...written,
		part: true
	}));
	return distinct([...encodingsOf(secret, "a secret of this run"), ...parts]);
}
function partsOf(secret) {
	if (secret.length < shortestDivided) return [];
	const half = Math.max(shortestPart, secret.length >> 1);
	const lines = secret.split(/\r?\n/).map((line) => line.trim());
	const longLines = lines.length > 1 ? lines.filter(({ length }) => length >= shortestPart) : [];
	return [
		secret.slice(0, half),
		secret.slice(-half),
		...longLines
	];
}
function distinct(writings) {
	const seen = /* @__PURE__ */ new Map();
	for (const written of writings) if (!seen.has(written.text)) seen.set(written.text, written);
	return [...seen.values()].filter(({ text }) => text.length >= 8);
}
function encodingsOf(value, what) {
	const wellFormed = value.toWellFormed();
	const bytes = new TextEncoder().encode(wellFormed);
	return [
		{
			text: value,
			how: what
		},
		{
			text: backwards(value),
			how: `${what}, reversed`
		},
		...inBits(bytes, base64Of, `${what}, in base64`),
		...inBits(bytes, base32Of, `${what}, in base32`),
		...listsOf(bytes, what),
		{
			text: encodeURIComponent(wellFormed),
			how: `${what}, URL-encoded`
		},
		{
			text: JSON.stringify(value).slice(1, -1),
			how: `${what}, JSON-escaped`
		},
		{
			text: htmlEscaped(value),
			how: `${what}, HTML-escaped`
		},
		{
			text: rot13(value),
			how: `${what}, in rot13`
		}
	];
}
function inBits(bytes, alphabet, how) {
	const once = alphabet.shifts.map((shift) => innerBits(bytes, shift, alphabet));
	if (alphabet === base32Of) return once.map((text) => ({
		text: text.toLowerCase(),
		how,
		anyCase: true
	}));
	const twice = once.flatMap((text) => alphabet.shifts.map((shift) => innerBits(new TextEncoder().encode(text), shift, alphabet)));
	return [
		...once.map((text) => ({
			text,
			how
		})),
		...once.map((text) => ({
			text: text.replace(/\+/g, "-").replace(/\//g, "_"),
			how: `${how}url`
		})),
		...once.map((text) => ({
			text: backwards(text),
			how: `${how}, reversed`
		})),
		...twice.map((text) => ({
			text,
			how: `${how} twice`
		}))
	];
}
function listsOf(bytes, what) {
	const hexadecimal = {
		how: `${what}, in hexadecimal`,
		anyCase: true
	};
	const each = (base, digits, before = "") => [...bytes].map((byte) => before + byte.toString(base).padStart(digits, "0")).join("");
	return [
		{
			text: each(16, 2),
			...hexadecimal
		},
		{
			text: each(16, 2, "x"),
			...hexadecimal
		},
		{
			text: each(16, 4, "u"),
			...hexadecimal
		},
		{
			text: each(10, 1),
			how: `${what}, in decimal`
		},
		{
			text: each(8, 3),
			how: `${what}, in octal`
		}
	];
}
function backwards(text) {
	return [...text].reverse().join("");
}
function htmlEscaped(text) {
	const entities = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#39;"
	};
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
function rot13(text) {
	return text.replace(/[A-Za-z]/g, (letter) => {
		const code = letter.charCodeAt(0);
		const first = code >= 97 ? 97 : 65;
		return String.fromCharCode((code - first + 13) % 26 + first);
	});
}
// src/vet/known-secrets.ts
function knownFinder(known) {
	const writings = [...new Set(known.map((secret) => secret.trim()))].filter(({ length }) => length >= 8).flatMap(writingsOf);
	if (writings.length === 0) return () => [];
	const [anyCase, exact] = [writings.filter((each) => each.anyCase), writings.filter((each) => !each.anyCase)];
	const whole = finderOf(exact, 8, (text) => text);
	const wholeAnyCase = finderOf(anyCase, 8, asciiLower);
	const split = finderOf(exact, shortestSplit, squeeze);
	const splitAnyCase = finderOf(anyCase, shortestSplit, (text) => asciiLower(squeeze(text)));
	return (text) => {
		const squeezed = squeeze(text);
		const origins = lazyOrigins(text);
		const places = [...whole(text), ...wholeAnyCase(asciiLower(text))].map(placeOf);
		const pieces = [...split(squeezed), ...splitAnyCase(asciiLower(squeezed))].map((found) => ({
			...placeOf(found),
			start: origins()[found.start] ?? 0,
			end: (origins()[found.end - 1] ?? 0) + 1,
			part: found.of.part
		}));
		return [...places, ...pieces].map((place) => place.part ? widened(place, text) : place);
	};
}
const shortestSplit = 12;
function finderOf(writings, shortest, by) {
	return needleFinder(writings.map((of) => ({
		text: by(of.text),
		of
	})).filter(({ text }) => text.length >= shortest));
}
function placeOf({ of, start, end }) {
	return {
		kind: of.how,
		start,
		end,
		part: of.part
	};
}
function widened({ kind, start, end }, text) {
	const reach = end - start;
	const before = text.slice(Math.max(0, start - reach), start);
	const after = text.slice(end, end + reach);
	const gap = /[\s"'`<>]/;
	let left = before.length;
	while (left > 0 && !gap.test(before.charAt(left - 1))) left -= 1;
	const right = after.search(gap);
	return {
		kind,
		start: start - (before.length - left),
		end: end + (right < 0 ? after.length : right)
	};
}
function asciiLower(text) {
	return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function squeeze(text) {
	return text.replace(/[^A-Za-z0-9]+/g, "");
}
function lazyOrigins(text) {
	let origins;
	return () => {
		origins ??= Array.from(text.matchAll(/[A-Za-z0-9]/g), ({ index }) => index);
		return origins;
	};
}
// src/vet/names.ts
function plainName(name) {
	const [stem = ""] = fold(name).replace(/[\p{DI}\uFFF9-\uFFFB]/gu, "").split(":");
	const trimmed = stem.slice(0, endOf(stem));
	return shortNames.find(([short]) => short.test(trimmed))?.[1] ?? trimmed;
}
function fold(text) {
	return text.toUpperCase().toLowerCase().replaceAll("i̇", "i").normalize("NFC");
}
function endOf(name) {
	let end = name.length;
	while (end > 0 && (name[end - 1] === "." || name[end - 1] === " ")) end -= 1;
	return end;
}
const shortNames = [
	[/^git~\d+$/, ".git"],
	[/^gi[0-9a-f]{4}~\d+$/, ".git"],
	[/^github~\d+$/, ".github"],
	[/^gitmod~\d+$/, ".gitmodules"],
	[/^gitatt~\d+$/, ".gitattributes"],
	[/^codeow~\d+$/, "codeowners"]
];
function namedPath(path) {
	const names = path.slice(0, 500).split("/").map(plainName);
	return {
		path,
		names,
		plain: names.join("/")
	};
}
// src/vet/collisions.ts
function collisions({ files, base }) {
	const created = files.filter(({ kind }) => kind === "added" || kind === "renamed" || kind === "copied");
	if (created.length === 0) return [];
	const gone = new Set(files.flatMap(({ kind, path, oldPath }) => kind === "deleted" ? [path] : kind === "renamed" ? [oldPath] : []));
	const spellings = /* @__PURE__ */ new Map();
	const spelled = /* @__PURE__ */ new Set();
	for (const { path } of base) if (!gone.has(path)) spell(path, spellings, spelled);
	return created.flatMap(({ path }) => {
		const other = spell(path, spellings, spelled);
		return other === void 0 ? [] : [{
			path,
			message: `Some file systems take it for ${JSON.stringify(other)}`
		}];
	});
}
function spell(path, spellings, spelled) {
	const { names } = namedPath(path);
	const parts = path.split("/");
	let [exact, plain] = ["", ""];
	let collision;
	for (const [i, part] of parts.entries()) {
		exact = i === 0 ? part : `${exact}/${part}`;
		plain = `${plain}/${names[i] ?? ""}`;
		if (spelled.has(exact)) continue;
		collision ??= spellings.get(plain);
		spelled.add(exact);
		if (!spellings.has(plain)) spellings.set(plain, exact);
	}
	return collision;
}
// src/vet/invisible.ts
const names = {
	173: "SOFT HYPHEN",
	1564: "ARABIC LETTER MARK",
	6158: "MONGOLIAN VOWEL SEPARATOR",
	8203: "ZERO WIDTH SPACE",
	8204: "ZERO WIDTH NON-JOINER",
	8205: "ZERO WIDTH JOINER",
	8206: "LEFT-TO-RIGHT MARK",
	8207: "RIGHT-TO-LEFT MARK",
	8234: "LEFT-TO-RIGHT EMBEDDING",
	8235: "RIGHT-TO-LEFT EMBEDDING",
	8236: "POP DIRECTIONAL FORMATTING",
	8237: "LEFT-TO-RIGHT OVERRIDE",
	8238: "RIGHT-TO-LEFT OVERRIDE",
	8288: "WORD JOINER",
	8294: "LEFT-TO-RIGHT ISOLATE",
	8295: "RIGHT-TO-LEFT ISOLATE",
	8296: "FIRST STRONG ISOLATE",
	8297: "POP DIRECTIONAL ISOLATE",
	12644: "HANGUL FILLER",
	65279: "ZERO WIDTH NO-BREAK SPACE"
};
const ranges = [
	[
		0,
		31,
		"a control character"
	],
	[
		127,
		159,
		"a control character"
	],
	[
		55296,
		57343,
		"half a character"
	],
	[
		65024,
		65039,
		"a variation selector"
	],
	[
		917504,
		917631,
		"a tag character"
	],
	[
		917760,
		917999,
		"a variation selector"
	]
];
function codePointName(character) {
	const code = character.codePointAt(0) ?? 0;
	const range = ranges.find(([from, to]) => code >= from && code <= to)?.[2];
	const name = names[code] ?? range;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}${name === void 0 ? "" : ` ${name}`}`;
}
const suspicious = /[\p{DI}\p{Cs}\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFFF9-\uFFFB]/gu;
const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]$/u;
const joinedScript = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]$/u;
function invisibleIn(text, line) {
	for (const { 0: character, index } of text.matchAll(suspicious)) if (!(character === "﻿" && line === 1 && index === 0) && !belongs(character, text.slice(Math.max(0, index - 2), index))) return character;
}
function belongs(character, before) {
	if (character === "️") return emojiBefore.test(before);
	if (character === "‍") return emojiBefore.test(before) || before.endsWith("️") || joinedScript.test(before);
	return character === "‌" && joinedScript.test(before);
}
// src/vet/package-scripts.ts
const lifecycle = /^"(?:(?:pre|post)?(?:install|uninstall|pack|publish|prepare|test|start|stop|restart)|prepublish(?:Only)?|dependencies|scripts)"/;
const plainLines = [
	/^[[\]{},\s]*$/,
	/^"(?:dev|peer|optional|bundled?)?[dD]ependencies": [{[][\]}]?,?$/,
	/^"(?:name|description|license|author|homepage|keywords|private|type|main|module|types|sideEffects)": (?:"[^"\\]*"|true|false|\[),?$/,
	/^"[@\w./-]+": "(?:[\^~]|[<>]=?)?v?\d[\w.*+-]{0,40}",?$/
];
const manifests = [
	"package.json",
	"package.json5",
	"package.yaml"
];
function touchesScripts({ path, kind, addedLines, removedLines = [], oldPath }) {
	if (!isManifest(path) || kind === "deleted") return false;
	if (oldPath !== void 0 && !isManifest(oldPath)) return true;
	const added = addedLines.map(({ text }) => text.trim());
	const removed = removedLines.map((text) => text.trim());
	return [...added, ...removed].some((line) => !isPlain(line)) || losesBraces(added, removed);
}
function isManifest(path) {
	return manifests.includes(namedPath(path).names.at(-1) ?? "");
}
function losesBraces(added, removed) {
	const count = (lines, brace) => lines.join("").split(brace).length;
	return ["{", "}"].some((brace) => count(removed, brace) > count(added, brace));
}
function isPlain(line) {
	return (/^"dependencies": \{/.test(line) || !lifecycle.test(line)) && plainLines.some((plain) => plain.test(line));
}
// src/vet/rule.ts
function onPaths(judge) {
	return ({ paths }) => paths.flatMap((named) => {
		const message = judge(named);
		return message ? [{
			path: named.path,
			message
		}] : [];
	});
}
function onChanges(judge) {
	return (vetting) => vetting.files.flatMap((change) => {
		const message = judge(change, vetting);
		return message ? [{
			path: change.path,
			message
		}] : [];
	});
}
function onPatch(judge) {
	return (vetting) => {
		const message = judge(vetting);
		return message ? [{
			path: "",
			message
		}] : [];
	};
}
// src/vet/content-rules.ts
const contentDenials = [{
	name: "binary-content",
	severity: "deny",
	find: onChanges((change, { policy: { limits }, unpacked }) => {
		const content = unpacked(change);
		if (content === null) return "Its binary content cannot be unpacked";
		const growth = content?.growth ?? 0;
		return growth > limits.fileBytes && `The file grows by ${growth} bytes; a file may bring in ${limits.fileBytes}`;
	})
}, {
	name: "secret",
	severity: "deny",
	find: secrets
}];
function secrets(vetting) {
	const found = onChanges(secretIn)(vetting);
	return found.length > 0 ? found : secretOverFiles(vetting);
}
function secretIn(change, { findSecrets, unpacked }) {
	const { path, addedLines } = change;
	const inName = findSecrets(path)[0];
	if (inName !== void 0) return `The path holds ${inName.kind}`;
	const advice = "take it out, and replace it wherever it is in use";
	const inBinary = findSecrets(unpacked(change)?.text ?? "")[0];
	if (inBinary !== void 0) return `The binary content holds ${inBinary.kind}: ${advice}`;
	const text = textOf(change);
	const [first, ...more] = findSecrets(text);
	if (first === void 0) return void 0;
	const index = text.slice(0, first.start).split("\n").length - 1;
	const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
	return `Line ${addedLines[index]?.line} holds ${first.kind}${others}: ${advice}`;
}
function secretOverFiles({ files, findKnown }) {
	const kind = [files.map(({ path }) => path).join("\n"), files.map(textOf).join("\n")].flatMap((text) => findKnown(text))[0]?.kind;
	return kind === void 0 ? [] : [{
		path: "",
		message: `Over several files, the patch holds ${kind}`
	}];
}
function textOf({ addedLines }) {
	return addedLines.map(({ text }) => text).join("\n");
}
const contentFlags = [
	{
		name: "package-scripts",
		severity: "flag",
		find: onChanges((change) => touchesScripts(change) && "Scripts of a package run on other machines, some on install")
	},
	{
		name: "invisible-characters",
		severity: "flag",
		find: onChanges(({ addedLines }) => {
			for (const { line, text } of addedLines) {
				const character = invisibleIn(text, line);
				if (character !== void 0) return `Line ${line} holds ${codePointName(character)}: it may not say what it seems to`;
			}
		})
	},
	{
		name: "conflict-markers",
		severity: "flag",
		find: onChanges(({ addedLines }) => {
			const marker = addedLines.find(({ text }) => /^(?:<{7}|>{7}|\|{7})(?:\s|$)/.test(text));
			return marker && `Line ${marker.line} is the marker of a merge conflict`;
		})
	},
	{
		name: "binary",
		severity: "flag",
		find: onChanges(({ binary, kind }) => binary && kind !== "deleted" && "A binary file: nobody can review what is in it")
	}
];
// src/vet/file-type-rules.ts
const symlink = "120000";
const gitlink = "160000";
const typeOf = (mode) => mode.slice(0, 3);
const fileTypeDenials = [
	{
		name: "submodule",
		severity: "deny",
		find: onChanges(({ oldMode, newMode }) => [oldMode, newMode].includes(gitlink) && "Submodules are changed by people alone")
	},
	{
		name: "symlink",
		severity: "deny",
		find: onChanges(({ newMode }) => newMode === symlink && "A symlink can lead anywhere: commit a file instead")
	},
	{
		name: "file-type",
		severity: "deny",
		find: onChanges(({ kind, path, oldPath, oldMode, newMode }, { modes }) => {
			if (kind === "type-changed") return `The file changes its type, from ${oldMode} to ${newMode}`;
			if (newMode !== void 0 && ![
				"000000",
				"100644",
				"100755",
				symlink,
				gitlink
			].includes(newMode)) return `Files have mode 100644 or 100755, not ${newMode}`;
			if (kind === "added" || oldMode === void 0) return void 0;
			const inBase = modes.get(oldPath ?? path);
			return inBase && typeOf(inBase) !== typeOf(oldMode) && `The patch takes a file of mode ${inBase} for one of ${oldMode}`;
		})
	},
	{
		name: "through-symlink",
		severity: "deny",
		find: ({ base, paths }) => {
			const doors = new Set(base.filter(({ mode }) => mode === symlink || mode === gitlink).map(({ path }) => `${path}/`));
			if (doors.size === 0) return [];
			return paths.filter(({ path }) => [...doors].some((door) => path.startsWith(door))).map(({ path }) => ({
				path,
				message: "A folder of the path is a symlink or a submodule"
			}));
		}
	}
];
const fileTypeFlags = [{
	name: "executable",
	severity: "flag",
	find: onChanges(({ oldMode, newMode }) => {
		if (newMode === "100755" && oldMode !== "100755") return "The file becomes executable";
		return oldMode === "100755" && newMode === "100644" && "The file is executable no more";
	})
}];
// src/vet/path-rules.ts
const unsafe = /[\p{Cc}\u2028\u2029\uFFFD\p{Cs}\\:]/u;
const unsafeReasons = {
	"\\": "a backslash, which separates folders on Windows",
	":": "a colon, which names a drive or a hidden stream on Windows",
	"�": "bytes that are not UTF-8"
};
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\..*)?$/su;
const pathDenials = [
	{
		name: "outside-repository",
		severity: "deny",
		find: onPaths(({ names }) => names.some((name) => name === "") && "The path is absolute, leaves the repository or has an empty part")
	},
	{
		name: "unsafe-name",
		severity: "deny",
		find: onPaths(({ path }) => {
			const character = unsafe.exec(path)?.[0];
			return character && `The path holds ${unsafeReasons[character] ?? codePointName(character)}`;
		})
	},
	{
		name: "git-folder",
		severity: "deny",
		find: onPaths(({ names }) => names.includes(".git") && "To some file system this is inside .git, which only git writes")
	},
	{
		name: "github-folder",
		severity: "deny",
		find: onPaths(({ names }) => names[0] === ".github" && "Workflows and settings in .github are changed by people alone")
	},
	{
		name: "gitmodules",
		severity: "deny",
		find: onPaths(({ names }) => names.at(-1) === ".gitmodules" && "Submodules are changed by people alone")
	},
	{
		name: "codeowners",
		severity: "deny",
		find: onPaths(({ names }) => names.at(-1) === "codeowners" && "Who must review is decided by people alone")
	}
];
const pathFlags = [{
	name: "windows-name",
	severity: "flag",
	find: onPaths(({ path }) => {
		return path.split("/").find((name) => /[<>"|?*]|[. ]$/.test(name) || reserved.test(name.toLowerCase())) !== void 0 && "Windows cannot check out a file of this name";
	})
}, {
	name: "invisible-name",
	severity: "flag",
	find: onPaths(({ path }) => {
		const character = /\p{DI}/u.exec(path.replaceAll("️", ""))?.[0];
		return character && `The path holds ${codePointName(character)}, which nobody sees`;
	})
}];
// src/vet/size-rules.ts
const unpackedFactor = 10;
const sizeRules = [
	{
		name: "patch-size",
		severity: "deny",
		stops: true,
		find: onPatch(({ patchBytes, policy: { limits } }) => patchBytes > limits.bytes && `The patch has ${patchBytes} bytes; at most ${limits.bytes} can land at once`)
	},
	{
		name: "file-count",
		severity: "deny",
		stops: true,
		find: onPatch(({ files, policy: { limits } }) => files.length > limits.files && `The patch changes ${files.length} files; at most ${limits.files} can land at once`)
	},
	{
		name: "path-length",
		severity: "deny",
		stops: true,
		find: onPaths(({ path }) => {
			if (path.length > 500) return `The path has ${path.length} characters; at most 500 are allowed`;
			return path.split("/").some((name) => name.length > 255) && `A name has more than 255 characters`;
		})
	},
	{
		name: "unpacked-size",
		severity: "deny",
		stops: true,
		find: onPatch(({ files, policy: { limits } }) => {
			const bytes = files.reduce((sum, { size }) => sum + size, 0);
			const most = limits.bytes * unpackedFactor;
			return bytes > most && `The patch brings in ${bytes} bytes; at most ${most} can land at once`;
		})
	},
	{
		name: "line-count",
		severity: "deny",
		find: onPatch(({ files, policy: { limits } }) => {
			const lines = files.reduce((sum, { addedLines }) => sum + addedLines.length, 0);
			return lines > limits.lines && `The patch adds ${lines} lines; at most ${limits.lines} can land at once`;
		})
	},
	{
		name: "file-size",
		severity: "deny",
		find: onChanges(({ size }, { policy: { limits } }) => size > limits.fileBytes && `The change brings in ${size} bytes; a file may bring in ${limits.fileBytes}`)
	}
];
const watchedFiles = [
	{
		name: "lock-file",
		why: "A lock file says which code of others is installed",
		globs: [
			..."package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock".split(" "),
			..."cargo.lock poetry.lock uv.lock pdm.lock pipfile.lock gemfile.lock composer.lock go.sum flake.lock".split(" "),
			..."mix.lock pubspec.lock podfile.lock packages.lock.json gradle.lockfile package.resolved".split(" ")
		]
	},
	{
		name: "package-manager-settings",
		why: "It says where packages come from",
		globs: [
			..."*.npmrc .npmrc .yarnrc .yarnrc.* .yarn .pnpmfile.cjs .pnpmfile.mjs pnpm-workspace.yaml bunfig.toml".split(" "),
			..."pip.conf pip.ini .pypirc .condarc .netrc nuget.config **/.cargo/config **/.cargo/config.toml".split(" "),
			"**/.bundle/config"
		]
	},
	{
		name: "build-file",
		why: "Its commands run on other machines",
		globs: [..."makefile gnumakefile *.mk justfile taskfile.{yml,yaml} rakefile .envrc setup.py build.rs binding.gyp".split(" "), ..."gradlew gradlew.bat gradle-wrapper.* mvnw mvnw.cmd **/.mvn/** mise.toml .mise.toml".split(" ")]
	},
	{
		name: "container",
		why: "It says what runs in a container",
		globs: [..."dockerfile dockerfile.* *.dockerfile containerfile containerfile.*".split(" "), ..."compose.{yml,yaml} compose.*.{yml,yaml} docker-compose*.{yml,yaml}".split(" ")]
	},
	{
		name: "git-hooks",
		why: "It runs when someone commits or pushes",
		globs: [
			..."**/.husky/** .huskyrc .huskyrc.* **/.githooks/** **/.git-hooks/** .gitconfig .overcommit.yml".split(" "),
			..."lefthook.* .lefthook.* lefthook-local.* **/.lefthook/** .pre-commit-config.{yml,yaml}".split(" "),
			..."pre-commit-config.{yml,yaml} .pre-commit-hooks.yaml .lintstagedrc .lintstagedrc.* lint-staged.config.*".split(" "),
			".simple-git-hooks.*"
		]
	},
	{
		name: "dev-container",
		why: "It runs when someone opens the project",
		globs: "**/.devcontainer/** .devcontainer.json .gitpod.yml .gitpod.dockerfile **/.codesandbox/**".split(" ")
	},
	{
		name: "editor-settings",
		why: "An editor may run it when someone opens the project",
		globs: "**/.vscode/** **/.idea/** **/.zed/** **/.fleet/** **/.vs/** *.code-workspace .exrc .nvimrc".split(" ")
	},
	{
		name: "agent-instructions",
		why: "It tells coding agents what to do, the next iteration's among them",
		globs: [
			..."claude.md claude.*.md agents.md agents.*.md agent.md gemini.md qwen.md copilot-instructions.md skill.md".split(" "),
			..."**/.claude/** **/.cursor/** .cursorrules **/.windsurf/** .windsurfrules **/.clinerules/** .clinerules".split(" "),
			..."**/.roo/** .roorules .roomodes .aider* **/.continue/** **/.codex/** **/.gemini/** **/.copilot/**".split(" "),
			..."**/.opencode/** opencode.{json,jsonc} .mcp.json mcp.json **/.agents/** **/.kiro/** **/.junie/**".split(" "),
			..."**/.crush/** crush.md warp.md **/.amazonq/** **/.trae/** **/.claude-plugin/**".split(" "),
			..."**/.openhands/** **/.augment/** .goosehints .rules .claude.json *.instructions.md *.prompt.md".split(" ")
		]
	},
	{
		name: "git-attributes",
		why: "It can hide changes from review and run filters",
		globs: [".gitattributes"]
	},
	{
		name: "git-settings",
		why: "It says which files git leaves out, or how it behaves",
		globs: ".gitignore .lfsconfig .git-* .gitmessage .gitreview .gitlint .gitleaks.toml .gitleaksignore .gitsecret".split(" ")
	},
	{
		name: "ci-settings",
		why: "It says what automation does",
		globs: [
			...".gitlab-ci.yml **/.gitlab/** **/.github/** **/.gitea/** **/.forgejo/** **/.circleci/** .travis.yml".split(" "),
			..."azure-pipelines.{yml,yaml} jenkinsfile **/.buildkite/** .drone.yml **/.woodpecker/** .woodpecker.yml".split(" "),
			..."bitbucket-pipelines.yml appveyor.yml action.{yml,yaml} renovate.json renovate.json5 .renovaterc".split(" ")
		]
	}
].map(({ name, why, globs }) => ({
	name,
	severity: "flag",
	find: ({ paths }) => {
		const hits = new Set(protectedPaths(globs, [...new Set(paths.map(({ plain }) => plain))]));
		return paths.filter(({ plain }) => hits.has(plain)).map(({ path }) => ({
			path,
			message: why
		}));
	}
}));
// src/vet/rules.ts
const rules = [
	...sizeRules,
	...pathDenials,
	...fileTypeDenials,
	{
		name: "case-collision",
		severity: "deny",
		find: collisions
	},
	{
		name: "protected",
		severity: "deny",
		find: protectedByOwner
	},
	...contentDenials,
	...fileTypeFlags,
	...watchedFiles,
	...contentFlags,
	...pathFlags
];
function protectedByOwner({ paths, policy }) {
	const folded = policy.protect.map((glob) => glob.includes("[") ? literalGlob(glob) : glob).map(fold);
	const all = paths.map(({ path }) => path);
	const exact = new Set(protectedPaths(policy.protect, all));
	const alike = new Set(protectedPaths(folded, all.map(fold)));
	return all.filter((path) => exact.has(path) || alike.has(fold(path))).map((path) => ({
		path,
		message: "The path is protected (`protect:` in .github/rondo.yml)"
	}));
}
function literalGlob(glob) {
	return glob.replace(/\[/g, "[[]");
}
// src/vet/secret-formats.ts
const formats = [
	{
		kind: "a GitHub token",
		pattern: /ghs_\d{1,20}_eyJ[\w.-]{20,}/g
	},
	{
		kind: "a GitHub token",
		pattern: /gh[pousr]_[A-Za-z0-9]{25,}/g
	},
	{
		kind: "a GitHub token",
		pattern: /github_pat_\w{30,}/g
	},
	{
		kind: "an Anthropic key",
		pattern: /sk-ant-[\w-]{20,}/g
	},
	{
		kind: "an OpenAI key",
		pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{20,}/g
	},
	{
		kind: "an OpenAI key",
		pattern: /(?<![A-Za-z0-9])sk-(?:or-v1-)?[A-Za-z0-9]{32,}/g
	},
	{
		kind: "an AWS key",
		pattern: /(?<![A-Za-z0-9])A(?:KI|SI)A[A-Z2-7]{16}(?![A-Za-z0-9])/g
	},
	{
		kind: "an AWS key",
		pattern: /aws_?secret_?access_?key["']?\s{0,5}[=:]\s{0,5}["']?[A-Za-z0-9/+]{40}/gi
	},
	{
		kind: "a Google key",
		pattern: /AIza[\w-]{35}/g
	},
	{
		kind: "a Google key",
		pattern: /(?:GOCSPX-[\w-]{20,}|ya29\.[\w-]{30,})/g
	},
	{
		kind: "a Slack token",
		pattern: /(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/g
	},
	{
		kind: "a Slack web hook",
		pattern: /hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,}/g
	},
	{
		kind: "an npm token",
		pattern: /npm_[A-Za-z0-9]{36,}/g
	},
	{
		kind: "a PyPI token",
		pattern: /pypi-AgE[\w-]{50,}/g
	},
	{
		kind: "a Stripe key",
		pattern: /(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g
	},
	{
		kind: "a GitLab token",
		pattern: /glpat-[\w-]{20,}/g
	},
	{
		kind: "a Hugging Face token",
		pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g
	}
];
function placesOfFormats(text) {
	return [
		...formats.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].filter(([found]) => !isPlaceholder(found)).map((match) => ({
			kind,
			start: match.index,
			end: match.index + match[0].length
		}))),
		...placesOfJwt(text),
		...placesOfPrivateKeys(text)
	];
}
function isPlaceholder(token) {
	return token.endsWith("EXAMPLE") || new Set(token.slice(-16)).size < 4;
}
function placesOfJwt(text) {
	if (!text.includes(".eyJ")) return [];
	const places = [];
	for (const run of text.matchAll(/[\w.-]+/g)) {
		const parts = run[0].split(".");
		let start = run.index;
		for (const [i, part] of parts.entries()) {
			const [payload = "", signature = ""] = parts.slice(i + 1, i + 3);
			const from = part.indexOf("eyJ");
			if (from >= 0 && part.length - from >= 10 && /^eyJ.{7}/.test(payload) && signature.length >= 10) places.push({
				kind: "a JSON web token",
				start: start + from,
				end: start + part.length + payload.length + signature.length + 2
			});
			start += part.length + 1;
		}
	}
	return places;
}
const keyBegin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
function placesOfPrivateKeys(text) {
	const places = [];
	let done = 0;
	for (const match of text.matchAll(keyBegin)) {
		const body = match.index + match[0].length;
		if (match.index < done || !/[A-Za-z0-9+/]{40}/.test(text.slice(body, body + 400))) continue;
		const end = text.indexOf("-----END", body);
		const footer = /^-----END [A-Z0-9 ]{0,60}(?:-----)?/.exec(text.slice(end, end + 80))?.[0] ?? "";
		done = end < 0 ? text.length : end + footer.length;
		places.push({
			kind: "a private key",
			start: match.index,
			end: done
		});
	}
	return places;
}
// src/vet/secrets.ts
function withFormats(findKnown) {
	return (text) => merged([...findKnown(text), ...placesOfFormats(text)]);
}
function merged(places) {
	const result = [];
	for (const { kind, start, end } of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const last = result.at(-1);
		if (last === void 0 || start >= last.end) result.push({
			kind,
			start,
			end
		});
		else if (end > last.end) result[result.length - 1] = {
			...last,
			end
		};
	}
	return result;
}
const deepest = 8;
const hidden = "***";
function redacted(text, find) {
	let left = text;
	for (let depth = 0; depth < deepest; depth += 1) {
		const places = find(left);
		if (places.length === 0) return left;
		left = without(left, places);
	}
	return find(left).length === 0 ? left : hidden;
}
function without(text, places) {
	let kept = 0;
	return places.map(({ start, end }) => {
		const before = text.slice(kept, start);
		kept = end;
		return `${before}${hidden}`;
	}).join("") + text.slice(kept);
}
// src/vet/vet.ts
function vet(changes) {
	const vetting = prepared(changes);
	const findings = [];
	for (const rule of rules) {
		const found = findingsOf(rule, vetting);
		findings.push(...found);
		if (rule.stops && found.length > 0) break;
	}
	return {
		verdict: verdictOf(findings),
		findings
	};
}
function vetPatch(patch, base, policy) {
	const patchBytes = utf8Length(patch);
	const read = patchBytes > policy.limits.bytes ? { files: [] } : readPatch(patch);
	if ("files" in read) return vet({
		files: read.files,
		base,
		patchBytes,
		policy
	});
	return denied("unreadable-patch", `Line ${read.problem.line} of the patch: ${read.problem.message}`);
}
function denied(rule, message) {
	return {
		verdict: "deny",
		findings: [{
			path: "",
			rule,
			severity: "deny",
			message
		}]
	};
}
function prepared(changes) {
	const modes = new Map(changes.base.map(({ path, mode }) => [path, mode]));
	const files = changes.files.map((change) => {
		const before = modes.get(change.oldPath ?? change.path);
		return {
			...change,
			oldMode: change.oldMode ?? before,
			newMode: change.newMode ?? before
		};
	});
	const paths = files.flatMap(touchedPaths).map(namedPath);
	const findKnown = knownFinder(changes.policy.secrets);
	const findSecrets = withFormats(findKnown);
	return {
		...changes,
		files,
		paths,
		modes,
		findKnown,
		findSecrets,
		unpacked: unpackOnce()
	};
}
function unpackOnce() {
	const done = /* @__PURE__ */ new Map();
	return (change) => {
		if (change.packed === void 0) return void 0;
		const known = done.get(change);
		if (known !== void 0) return known;
		const content = unpack(change.packed);
		done.set(change, content);
		return content;
	};
}
function findingsOf({ name, severity, find }, vetting) {
	const clean = (text) => redacted(text, vetting.findSecrets);
	return find(vetting).filter(({ path }) => severity === "deny" || !matchesAny(vetting.policy.allow, path)).map(({ path, message }) => ({
		path: clean(path),
		rule: name,
		severity,
		message: clean(message)
	}));
}
function verdictOf(findings) {
	if (findings.length === 0) return "accept";
	return findings.some(({ severity }) => severity === "deny") ? "deny" : "flag";
}
// src/vet/applied.ts
function vetApplied(vetted, { patch, base, applied }) {
	if (vetted.verdict === "deny") return vetted;
	if (!applied.ok) return joined(vetted, denied("does-not-apply", `git does not apply the patch: ${short(applied.why)}`));
	const expected = expectedModes(patch, base);
	const findings = applied.changed.filter(({ path, newMode }) => expected.get(path) !== newMode).map(({ path, newMode }) => ({
		path,
		rule: "read-otherwise",
		severity: "deny",
		message: `To git the patch makes this a file of mode ${newMode}, which was not judged`
	}));
	return findings.length === 0 ? vetted : joined(vetted, {
		verdict: "deny",
		findings
	});
}
function expectedModes(patch, base) {
	const read = readPatch(patch);
	const modes = new Map(base.map(({ path, mode }) => [path, mode]));
	const expected = /* @__PURE__ */ new Map();
	const files = "files" in read ? read.files : [];
	for (const { kind, oldPath } of files) if (kind === "renamed" && oldPath !== void 0) expected.set(oldPath, noFile);
	for (const { path, oldPath, newMode } of files) expected.set(path, newMode ?? modes.get(oldPath ?? path) ?? "unknown");
	return expected;
}
function joined(vetted, denial) {
	return {
		verdict: "deny",
		findings: [...denial.findings, ...vetted.findings]
	};
}
function short(why) {
	const line = (why.split("\n")[0] ?? "").replace(/^error: /, "");
	return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
// src/commands/vet.ts
const help$1 = `rondo vet PATCH --base DIR [--config FILE] [--json]

Says what landing would say to a patch (the output of git diff --binary) against the commit that is checked out in DIR.
Nothing is written to DIR, and nothing in it is run. With - the patch comes from standard input.

  --base DIR     a git checkout; its last commit counts, not what has changed since
  --config FILE  a rondo.yml, for its protect: and allow:
  --json         for programs: {"verdict","findings":[{"path","rule","severity","message"}]}

Verdicts
  accept  it can land
  flag    it can land, and a person should look at what is listed
  deny    it can't land

Examples
  git diff --binary | rondo vet - --base .
  rondo vet work.patch --base ../checkout --config .github/rondo.yml --json

Exit codes: 0 the patch was judged, whatever the verdict; 1 the input was refused; 2 wrong usage.
`;
function vetCommand({ bytes, path }) {
	return {
		name: "vet",
		about: "what landing would say to a patch",
		help: help$1,
		run: async (args, shell) => {
			const { values, positionals } = readArguments("vet", args, {
				base: { type: "string" },
				config: { type: "string" },
				json: {
					type: "boolean",
					default: false
				}
			});
			const file = atMostOne("vet", positionals);
			if (file === void 0) throw new UsageError("rondo vet needs a PATCH, or - for standard input.");
			if (values.base === void 0) throw new UsageError("rondo vet needs --base DIR, the checkout the patch is for.");
			const policy = await readPolicy(values.config, shell);
			const vetted = await vetAgainst(await bytes(file), {
				folder: values.base,
				policy,
				path
			});
			return done(values.json ? toJson(vetted) : toText(vetted, palette(shell.colours)));
		}
	};
}
async function readPolicy(config, shell) {
	const rest = {
		limits: defaultLimits,
		secrets: []
	};
	if (config === void 0) return {
		protect: [],
		allow: [],
		...rest
	};
	const parsed = parseSettings(await shell.read(config), config === "-" ? "standard input" : config);
	if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
	const { protect, allow } = resolveSettings([parsed.layer]);
	return {
		protect,
		allow,
		...rest
	};
}
async function vetAgainst(patch, { folder, policy, path }) {
	const own = await mkdtemp(join(tmpdir(), "rondo-vet-"));
	try {
		const tree = await CommittedTree.of(folder, {
			own,
			path
		});
		if ("problem" in tree) throw new RefusedInput(`--base ${folder}: ${oneLine(tree.problem)}.`);
		return await judged(patch, policy, tree);
	} finally {
		await rm(own, {
			recursive: true,
			force: true
		});
	}
}
async function judged(bytes, policy, tree) {
	if (bytes.length > policy.limits.bytes) return vet({
		files: [],
		base: [],
		patchBytes: bytes.length,
		policy
	});
	const base = await tree.files();
	const patch = Buffer.from(bytes).toString("utf8");
	const vetted = vetPatch(patch, base, policy);
	return vetted.verdict === "deny" ? vetted : vetApplied(vetted, {
		patch,
		base,
		applied: await tree.apply(bytes)
	});
}
function toJson({ verdict, findings }) {
	const rows = findings.map(({ path, rule, severity, message }) => ({
		path,
		rule,
		severity,
		message
	}));
	return `${JSON.stringify({
		verdict,
		findings: rows
	})}\n`;
}
function toText({ verdict, findings }, paint) {
	const headlines = {
		accept: paint.green("Accept: the patch can land."),
		flag: paint.yellow("Flag: the patch can land, and a person should look at this."),
		deny: paint.red("Deny: the patch can't land.")
	};
	const rows = findings.map((finding) => row(finding, paint));
	return `${[paint.bold(headlines[verdict]), ...rows].join("\n")}\n`;
}
function row({ path, rule, severity, message }, paint) {
	return `  ${severity === "deny" ? paint.red(severity) : paint.yellow(severity)}  ${path === "" ? "the whole patch" : visible(path)}  ${oneLine(message)} ${paint.dim(`(${rule})`)}`;
}
function visible(path) {
	return path.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2028\u2029]/gu, (character) => {
		return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
	});
}
// src/cli.ts
const path = process.env.PATH ?? "/usr/local/bin:/usr/bin:/bin";
const colours = process.stdout.isTTY === true && !process.env.NO_COLOR;
const live = {
	print: (text) => process.stdout.write(text),
	columns: () => process.stdout.isTTY ? process.stdout.columns ?? 80 : null,
	colours,
	packageFolder: dirname(dirname(fileURLToPath(import.meta.url))),
	path,
	environment: process.env,
	interrupted
};
function interrupted() {
	const interruption = new AbortController();
	const abort = () => interruption.abort();
	process.once("SIGINT", abort).once("SIGTERM", abort);
	process.stdout.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
		abort();
	});
	return interruption.signal;
}
async function bytes(file) {
	try {
		return file === "-" ? await buffer(process.stdin) : await readFile(file);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
		throw new RefusedInput(`${file}: it can't be read (${code}).`);
	}
}
async function askOnTerminal(question) {
	const terminal = createInterface({
		input: process.stdin,
		output: process.stdout
	});
	const leave = () => {
		process.stderr.write("\nNothing was written.\n");
		process.exit(130);
	};
	terminal.once("SIGINT", leave).once("close", leave);
	const answer = await terminal.question(question);
	terminal.off("close", leave).close();
	return answer;
}
const { packageFolder } = live;
const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null;
const remote = {
	path,
	variable: (name) => process.env[name],
	now: () => Date.now()
};
const commands = [
	demo(live),
	run$1(live),
	init({
		packageFolder,
		path,
		ask
	}),
	doctor(remote),
	status(remote),
	stats(remote),
	report(remote),
	exportCommand(remote),
	explain,
	hooksCommand,
	replay,
	vetCommand({
		bytes,
		path
	})
];
const help = `rondo COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)}${command.about}`).join("\n")}

rondo COMMAND --help says more. Every command takes --json.

Examples
  rondo demo
  rondo run "Make the login form work without JavaScript"
  rondo init && rondo doctor

Exit codes: 0 done, 1 refused or failed, 2 wrong usage; for rondo run, 2 is "not complete yet".
Colours are for terminals only, and NO_COLOR=1 turns them off. rondo --version says which Rondo this is.
`;
const shell = {
	read: async (file) => Buffer.from(await bytes(file)).toString("utf8"),
	colours
};
async function run(args) {
	const [first, ...others] = args;
	if (first === void 0) return {
		exitCode: 2,
		stdout: "",
		stderr: help
	};
	const [name, ...rest] = first === "help" ? [...others, "--help"] : args;
	if (name === "--help" || name === "-h") return {
		exitCode: 0,
		stdout: help,
		stderr: ""
	};
	if (name === "--version" || name === "-V") return {
		exitCode: 0,
		stdout: `${version()}\n`,
		stderr: ""
	};
	const command = commands.find((candidate) => candidate.name === name);
	if (!command) throw unknownCommand(name ?? "", commands.map((each) => each.name));
	if (rest.includes("--help") || rest.includes("-h")) return {
		exitCode: 0,
		stdout: command.help,
		stderr: ""
	};
	return command.run(rest, shell);
}
function version() {
	return JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;
}
function failed(error) {
	if (error instanceof UsageError) return {
		exitCode: 2,
		stdout: "",
		stderr: `${error.message}\n`
	};
	if (error instanceof RefusedInput) return {
		exitCode: 1,
		stdout: "",
		stderr: `${error.message}\n`
	};
	throw error;
}
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
run(process.argv.slice(2)).catch(failed).then((result) => {
	process.stderr.write(result.stderr);
	process.stdout.write(result.stdout);
	process.exitCode = result.exitCode;
});
export { padded as a, gatherRecords as c, loopFiles as d, readLoopFile as f, templates as g, runGit as h, writeExport as i, inOrder as l, GitFailed as m, testCommand as n, widthOf as o, agents as p, projectOf as r, wrapped as s, setUpCommand as t, readRecords as u };
