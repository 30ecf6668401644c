import { G as caps, H as readLines, J as withoutControls, P as digest, U as capped, V as hiddenAt, W as cappedList } from "./surroundings.js";
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
const ELSEWHERE = [
	"quota",
	"rate-limit",
	"overload",
	"network"
];
function worksElsewhere(fault) {
	return fault !== null && ELSEWHERE.includes(fault.kind);
}
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
		message: shortened$1(message),
		retryAt
	};
}
function statusIn(message) {
	const found = /(?:status|http|error|code)(?: code)?["':= (]{0,4}([45]\d\d)\b|^([45]\d\d) /i.exec(message);
	return found === null ? null : Number(found[1] ?? found[2]);
}
const LONGEST_MESSAGE = 500;
function shortened$1(message) {
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
function failureOf(fault, agent) {
	const said = `${agent.name}: ${fault.message || "it failed without a word"}`;
	return {
		class: classOf(fault),
		message: `${said}${advice(fault.kind, agent)}`,
		retryAt: fault.retryAt
	};
}
function advice(kind, { name, keys }) {
	switch (kind) {
		case "key": return ` (set the secret ${keys[0]} to a valid key, and hand it to the agent's step)`;
		case "permission": return ` (the key in ${keys[0]} may not use this model or service)`;
		case "model": return ` (set agent: { use: ${name}, model: … } to a model that this key may use)`;
		case "quota": return ` (raise the limit of the account behind ${keys[0]}, or name another agent under fallback:)`;
		default: return "";
	}
}
// src/loop/variables.ts
const FORBIDDEN = [
	/^(GITHUB_TOKEN|GH_TOKEN|GH_ENTERPRISE_TOKEN|GITHUB_ENTERPRISE_TOKEN|GITHUB_PAT)$/i,
	/^ACTIONS_/i,
	/^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i,
	/^(INPUT|STATE|RUNNER|RONDO)_/i,
	/^(NODE_OPTIONS|LD_PRELOAD|LD_LIBRARY_PATH|LD_AUDIT|BASH_ENV|ENV|PYTHONSTARTUP)$/i
];
function isForbiddenVariable(name) {
	return FORBIDDEN.some((pattern) => pattern.test(name));
}
// src/agents/agent.ts
function unlessGiven(args, flags, ours) {
	return args.some((arg) => flags.some((flag) => arg === flag || arg.startsWith(`${flag}=`))) ? [] : ours;
}
// src/agents/claude.ts
function finalMessage$4(printed) {
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
		said: finalMessage$4(printed.stdout) ?? (result === null || isLimit ? lastText(events) : ""),
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
function partsOf(message) {
	return objectsIn(asList(message?.content));
}
function lastText(events) {
	return messagesIn(events).flatMap((message) => partsOf(message).flatMap((part) => asText(part.text) ?? [])).at(-1) ?? "";
}
function narrate$4(event) {
	if (event.subtype === "api_retry") return `tries again: API error ${event.error_status ?? ""} ${event.error ?? ""}`;
	if (event.subtype === "permission_denied") return `was refused ${event.tool_name}`;
	if (event.type !== "assistant") return null;
	const lines = partsOf(asObject(event.message)).flatMap((part) => {
		if (part.type === "tool_use") return [`${part.name}: ${JSON.stringify(part.input)}`];
		return asText(part.text) ?? [];
	});
	return lines.length === 0 ? null : lines.join("\n");
}
// src/agents/codex.ts
function finalMessage$3(printed) {
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
		said: finalMessage$3(printed.stdout) ?? "",
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
function finalMessage$2(printed) {
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
		said: finalMessage$2(printed.stdout) ?? "",
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
function finalMessage$1(printed) {
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
		said: finalMessage$1(printed.stdout) ?? "",
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
function finalMessage(printed) {
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
		said: finalMessage(printed.stdout) ?? "",
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
// src/agents/spending.ts
function spendingOf(report, choice, settings) {
	if (report.cost !== null) return {
		cost: report.cost,
		basis: "told"
	};
	const price = priceOf(choice, settings.prices);
	if (report.tokens !== null && price !== null) return {
		cost: costOf(report.tokens, price),
		basis: "prices"
	};
	if (settings.costPerIteration !== null) return {
		cost: settings.costPerIteration,
		basis: "flat"
	};
	return {
		cost: null,
		basis: "unknown"
	};
}
function spendingOfTries(tries, settings) {
	const last = tries.at(-1) ?? tries[0];
	const final = spendingOf(last.report, last.choice, settings);
	const known = [...tries.slice(0, -1).map((each) => spendingOf(each.report, each.choice, {
		...settings,
		costPerIteration: null
	})), final].filter((spending) => spending.cost !== null);
	if (known.length === 0) return {
		cost: null,
		basis: "unknown"
	};
	const basis = [
		"flat",
		"prices",
		"told"
	].find((each) => known.some((spending) => spending.basis === each));
	return {
		cost: known.reduce((sum, spending) => sum + spending.cost, 0),
		basis: basis ?? "told"
	};
}
function priceOf(choice, prices) {
	return ("command" in choice ? ["command"] : [choice.model, choice.use]).map((name) => prices.find((price) => price.of === name)).find((price) => price !== void 0) ?? null;
}
const PER_TOKENS = 1e6;
function costOf({ input, output }, price) {
	return (input * price.input + output * price.output) / PER_TOKENS;
}
function budgetGap(choice, settings) {
	if (settings.budget === null || settings.costPerIteration !== null) return null;
	const isPriced = priceOf(choice, settings.prices) !== null;
	if ("command" in choice) {
		if (isPriced) return null;
		return `the budget guard is off as long as the agent's command does not write its cost to RONDO_RESULT_FILE; set cost-per-iteration: to an estimate`;
	}
	const { tells } = agents[choice.use];
	if (tells.cost !== false || tells.tokens !== false && isPriced) return null;
	const advice = `set prices: { ${choice.model ?? choice.use}: { input: …, output: … } }, or cost-per-iteration:`;
	return `the budget guard is off: ${choice.use} tells no cost; ${advice}`;
}
// src/loop/amounts.ts
function duration(milliseconds) {
	const seconds = Math.round(milliseconds / 1e3);
	const shown = [
		[Math.floor(seconds / 3600), "h"],
		[Math.floor(seconds % 3600 / 60), "m"],
		[seconds % 60, "s"]
	].filter(([amount]) => amount > 0).slice(0, 2);
	return shown.length === 0 ? "0s" : shown.map(([amount, unit]) => `${amount}${unit}`).join("");
}
function dollars(amount) {
	return `$${amount.toFixed(2)}`;
}
const longestStep = 200;
const boxed = /^\s*(?:[-*+]|\d{1,4}[.)])\s+\[([ xX!-])\]\s+(\S.*)$/;
const numbered = /^\s{0,3}\d{1,4}[.)]\s+(\S.*)$/;
const planWord = /^(?:#{1,6}\s+|\*\*)?(?:goal|plan|steps|sub-?tasks?|tasks?|to-?dos?)\b(?! to reproduce)/i;
const ownStatement = /^I(?:['’](?:m|d|ve|ll))?\s/;
const states = {
	x: "done",
	X: "done",
	"!": "blocked",
	"-": "blocked"
};
function readChecklist(markdown) {
	const lines = saidLines(markdown);
	const boxes = lines.flatMap((line) => {
		const [, box = "", text = ""] = boxed.exec(line) ?? [];
		return text === "" || ownStatement.test(text) ? [] : [{
			text: shown(text),
			state: states[box] ?? "open"
		}];
	});
	return (boxes.length > 0 ? boxes : numberedPlan(lines)).slice(0, 100);
}
function saidLines(markdown) {
	return readLines(markdown).filter((line) => hiddenAt(line, line.text.search(/\S/)) === null).map(({ text }) => text);
}
function numberedPlan(lines) {
	const start = lines.findIndex((line) => planWord.test(line.trim()));
	if (start < 0) return [];
	const steps = [];
	for (const line of lines.slice(start + 1)) {
		const text = numbered.exec(line)?.[1];
		if (text !== void 0) steps.push({
			text: shown(text),
			state: "open"
		});
		else if (line.trim() !== "" && !/^\s{2,}/.test(line)) break;
	}
	return steps.length > 1 ? steps : [];
}
function shown(text) {
	const plain = text.replace(/\s+/g, " ").trim();
	return plain.length > longestStep ? `${plain.slice(0, 199)}…` : plain;
}
// src/loop/steps.ts
const noPlan = {
	own: [],
	done: [],
	blocked: []
};
function stepsOf(issueBody, plan) {
	const given = readChecklist(issueBody);
	const from = given.length > 0 ? "issue" : "agent";
	const list = from === "issue" ? given : plan.own.map((text) => ({
		text,
		state: "open"
	}));
	const keys = keysOf(list);
	const marked = (index) => {
		const key = keys[index] ?? "";
		return plan.done.includes(key) ? "done" : plan.blocked.includes(key) ? "blocked" : null;
	};
	return {
		from,
		list: list.map((step, index) => ({
			...step,
			state: marked(index) ?? step.state
		}))
	};
}
function stepsAfter(steps, report) {
	const written = report.file === null ? [] : readChecklist(report.file);
	const list = steps.from === "agent" && written.length > 0 ? ownSteps(written) : ticked(steps.list, written);
	const met = report.criteria.filter(({ met: isMet }) => isMet).map(({ text }) => text);
	const done = [...said$1(report.said, "done", list), ...met.flatMap((text) => indexOf(list, text))];
	const blocked = said$1(report.said, "blocked", list);
	const changed = list.map((step, index) => {
		const state = done.includes(index) ? "done" : blocked.includes(index) ? "blocked" : step.state;
		return {
			...step,
			state
		};
	});
	return {
		from: steps.from,
		list: changed
	};
}
function planOf({ from, list }) {
	const keys = keysOf(list);
	const inState = (state) => keys.filter((_, index) => list[index]?.state === state);
	return {
		own: from === "agent" ? list.map(({ text }) => text) : [],
		done: inState("done"),
		blocked: inState("blocked")
	};
}
function progressOf({ from, list }, { given, before }) {
	const texts = (state) => list.flatMap((step, index) => step.state === state ? [`${index + 1}. ${step.text}`] : []);
	const done = texts("done").length;
	const reported = Math.max(0, done - doneIn(given));
	return {
		from,
		done,
		open: texts("open"),
		blocked: texts("blocked"),
		reported,
		advanced: done > doneIn(before)
	};
}
function doneIn({ list }) {
	return list.filter(({ state }) => state === "done").length;
}
function planFile({ list }) {
	const boxes = {
		open: " ",
		done: "x",
		blocked: "!"
	};
	return list.map(({ text, state }) => `- [${boxes[state]}] ${text}\n`).join("");
}
function ownSteps(written) {
	return cappedList(written.map(({ text }) => text), {
		all: caps.plan,
		each: caps.planStep
	}).slice(0, mostOwnSteps).map((text, index) => ({
		text,
		state: written[index]?.state ?? "open"
	}));
}
const mostOwnSteps = 30;
function ticked(list, written) {
	const byKey = new Map(keysOf(written).map((key, index) => [key, written[index]?.state]));
	const keys = keysOf(list);
	return list.map((step, index) => ({
		...step,
		state: byKey.get(keys[index] ?? "") ?? step.state
	}));
}
const stepLine = /^\s*(?:[-*+]\s+)?[*_]{0,2}steps?\s+(done|blocked)[*_]{0,2}\s*:[*_]{0,2}\s*(\S.*)$/i;
const numbers$1 = /^#?\d{1,3}(?:\s*(?:,|and|&)\s*#?\d{1,3})*(?=$|[\s,.;:(–-])/i;
function said$1(message, what, list) {
	return saidLines(message.slice(-longestMessage)).flatMap((text) => {
		const [, kind = "", rest = ""] = stepLine.exec(text) ?? [];
		if (kind.toLowerCase() !== what) return [];
		const given = numbers$1.exec(rest)?.[0];
		if (given === void 0) return indexOf(list, rest);
		return (given.match(/\d+/g) ?? []).map((number) => Number(number) - 1).filter((index) => index in list);
	});
}
const longestMessage = 1e5;
const shortestMatch = 6;
function indexOf(list, text) {
	const wanted = folded(text);
	const exact = list.findIndex((step) => folded(step.text) === wanted);
	if (exact >= 0) return [exact];
	if (wanted.length < shortestMatch) return [];
	const alike = list.flatMap((step, index) => {
		const known = folded(step.text);
		return known.startsWith(wanted) || known.length >= shortestMatch && wanted.startsWith(known) ? [index] : [];
	});
	return alike.length === 1 ? alike : [];
}
function folded(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
function keysOf(list) {
	const seen = /* @__PURE__ */ new Map();
	return list.slice(0, 100).map(({ text }) => {
		const words = folded(text);
		const count = (seen.get(words) ?? 0) + 1;
		seen.set(words, count);
		return digest(`${count} ${words}`).slice(0, keyLength);
	});
}
const keyLength = 6;
function withError(errors, iteration, text) {
	const line = text?.trim().split("\n", 1)[0] ?? "";
	return line === "" ? errors : [...errors, {
		iteration,
		text: capped(line, caps.error)
	}].slice(-4);
}
// src/render/iteration-log.ts
function tree(title, parts) {
	return [title, ...parts.map((part, index) => `${index === parts.length - 1 ? "└─" : "├─"} ${part.replace(/\s+/g, " ")}`)].join("\n");
}
function promiseRule(promise) {
	return `promise_detected: ${promise ?? "none"} (not scored)`;
}
// src/render/outgoing.ts
const breaker = "​";
const invisible$1 = /[\p{DI}\u200b-\u200f\u202a-\u202e\ufff9-\ufffb]/gu;
const control$1 = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const escapeSequence$1 = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)/g;
const piledMarks = /(\p{M}{4})\p{M}+/gu;
function plainLine(text, most) {
	return shortened(tamed(unhidden$1(text).replace(/\s+/g, " ").trim()), most);
}
function codeBlock(text, most) {
	const clean = shortened(uncommanded(unmarked(unhidden$1(text).replace(/\r\n?/g, "\n"))).replace(/\s+$/, ""), most);
	const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	return `${fence}text\n${clean}\n${fence}`;
}
function markdownLine(text, most) {
	return plainLine(text, most).replace(/[\\`*_{}[\]<>|~$!&]/g, (mark) => entities[mark] ?? `\\${mark}`).replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
function markdownSentence(text) {
	return text.split(/(`\/rondo [\w=+ -]+`)/).map((part, index) => index % 2 === 1 ? part : spaced(part)).join("");
}
function markdownLines(text) {
	return text.replace(/^(- )?(.*)$/gm, (_, item = "", line) => item + markdownSentence(line));
}
function spaced(text) {
	const inner = markdownLine(text, 600);
	return `${/^\s/.test(text) ? " " : ""}${inner}${/\s$/.test(text) && inner !== "" ? " " : ""}`;
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
function unhidden$1(text) {
	return text.toWellFormed().replace(escapeSequence$1, "").replace(control$1, " ").replace(invisible$1, "").replace(piledMarks, "$1");
}
function shortened(text, most) {
	if (text.length <= most) return text;
	const end = /[\ud800-\udbff]$/.test(text.slice(0, most - 1)) ? most - 2 : most - 1;
	return `${text.slice(0, end).trimEnd()}…`;
}
// src/render/history.ts
const signals = {
	CONTINUE: "Continue",
	COMPLETE: "**Complete**",
	BLOCKED: "**Blocked**",
	ESCALATE: "**Escalate**",
	ERROR: "**Error**"
};
function history({ entries }, repositoryUrl) {
	if (entries.length === 0) return "";
	const older = entries.slice(0, -5);
	const gone = (entries[0]?.iteration ?? 1) - 1;
	const links = {
		name: "Links",
		cell: (entry) => linksCell(entry, repositoryUrl)
	};
	return [
		...gone > 0 ? [`<sub>Iterations 1–${gone} are in the commits of this branch.</sub>`] : [],
		...older.length > 0 ? [details(spanOf(older), historyTable(older, links))] : [],
		historyTable(entries.slice(-5), links),
		details("What was done, iteration by iteration", saidList(entries))
	].join("\n\n");
}
function spanOf(entries) {
	const [first, last] = [entries[0]?.iteration, entries.at(-1)?.iteration];
	return first === last ? `Iteration ${first}` : `Iterations ${first}–${last}`;
}
function details(summary, body) {
	return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
const said = {
	name: "What was done",
	cell: saidWords
};
function historyTable(entries, last) {
	return [
		`| # | Signal | Rules | Score | Cost | Time | Files | ${last.name} |`,
		"|--:|:--|--:|--:|--:|--:|--:|:--|",
		...entries.map((entry) => `| ${[...numbers(entry), last.cell(entry)].join(" | ")} |`)
	].join("\n");
}
function numbers(entry) {
	const { iteration, attempt, rules, score, changed, cost, ms } = entry;
	return [
		attempt > 1 ? `${iteration} (try&nbsp;${attempt})` : String(iteration),
		signals[entry.signal],
		rules.total === 0 ? "none" : `${rules.passed}/${rules.total}`,
		rules.total === 0 ? "–" : String(Math.round(score)),
		cost === null ? "?" : dollars(cost),
		duration(ms),
		changed === null ? "?" : String(changed)
	];
}
function decidedBy(entry) {
	const by = byWhom(entry, (name) => markdownLine(name, 40));
	return by === "" ? "" : ` (${entry.signal}${by})`;
}
function byWhom({ source }, shown) {
	const [kind = "", name] = source.split(/:(.*)/s);
	if (name !== void 0) return ` by the ${kind} ${shown(name)}`;
	return kind === "human" ? " by a person" : "";
}
function linksCell({ trace: { commit, run } }, repositoryUrl) {
	return [...commit === null ? [] : [`[commit](${repositoryUrl}/commit/${commit})`], ...run === null ? [] : [`[run](${repositoryUrl}/actions/runs/${run})`]].join("&nbsp;·&nbsp;");
}
function saidList(entries) {
	return `\`\`\`text\n${entries.map(logOf).join("\n\n")}\n\`\`\``;
}
function logOf(entry) {
	const { iteration, attempt, rules, score, promise = null, signal, trace } = entry;
	const proved = rules.total === 0 ? "no rule" : `${rules.passed} of ${rules.total} rules pass, score ${Math.round(score)}`;
	return tree(attempt > 1 ? `Iteration ${iteration} (try ${attempt})` : `Iteration ${iteration}`, [
		doneWords(entry),
		`Validation: ${proved}`,
		promiseRule(promise),
		`Decision: ${signal}${byWhom(entry, (name) => plainLine(name, 40))}`,
		`Checkpoint: ${trace.commit ?? "the commit before; no file changed"}`
	]);
}
function saidWords(entry) {
	return `${doneWords(entry, markdownLine)}${decidedBy(entry)}`;
}
function doneWords({ failure, summary, trace: { notedBy, doneBy } }, shown = plainLine) {
	return `${failure === null ? shown(summary, 160) || "nothing" : `the agent failed: ${failure}`}${notedBy.length === 0 ? "" : ` (with notes of ${notedBy.map((login) => shown(login, 40)).join(", ")})`}${doneBy === null ? "" : ` (${shown(doneBy, 80)})`}`;
}
// src/render/code-blocks.ts
const opening = /^(`{3,}|~{3,})([^`]*)$/;
function segmentsOf(text) {
	const segments = [{
		code: null,
		lines: []
	}];
	const html = new HtmlWatch();
	let fence = null;
	for (const line of text.split("\n")) {
		const last = segments.at(-1);
		if (fence !== null) {
			last?.lines.push(line);
			if (closes(fence, line)) {
				fence = null;
				segments.push({
					code: null,
					lines: []
				});
			}
			continue;
		}
		const [, mark, info = ""] = (html.open ? null : opening.exec(line)) ?? [];
		if (mark === void 0) {
			html.see(line);
			last?.lines.push(line);
			continue;
		}
		fence = mark;
		const language = /^\s*([\w+#.-]{1,20})/.exec(info)?.[1] ?? "";
		segments.push({
			code: language.toLowerCase(),
			lines: [mark + language]
		});
	}
	return segments.filter(({ lines }) => lines.length > 0).map(({ code, lines }) => ({
		code,
		text: lines.join("\n")
	}));
}
function closes(fence, line) {
	const trimmed = line.trim();
	return trimmed.length >= fence.length && trimmed === fence.charAt(0).repeat(trimmed.length) && /^ {0,3}\S/.test(line);
}
var HtmlWatch = class {
	comment = false;
	block = false;
	forever = false;
	get open() {
		return this.comment || this.block || this.forever;
	}
	see(line) {
		this.comment = endsInComment(line, this.comment);
		if (line.trim() === "") this.block = false;
		else if (/^[\s>*+-]*<[a-z/]/i.test(line)) this.block = true;
		if (/<(?:pre|script|style|textarea)\b|<\?|<!(?!--)/i.test(line)) this.forever = true;
	}
};
function endsInComment(line, inComment) {
	let [inside, rest] = [inComment, line];
	for (;;) {
		const mark = inside ? "-->" : "<!--";
		const at = rest.indexOf(mark);
		if (at < 0) return inside;
		inside = !inside;
		rest = rest.slice(at + mark.length);
	}
}
// src/render/hidden-html.ts
function withoutHiddenHtml(text) {
	return stripTags(withoutComments(text).replace(/<\?[\s\S]*?\?>/g, "").replace(/<!\[CDATA\[[\s\S]*?\]\]>/gi, "").replace(/<![a-z][^>]*>/gi, "").replace(/<(script|style|rp)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ""));
}
const deepest = 10;
function withoutComments(text) {
	let [left, before] = [text, ""];
	for (let depth = 0; left !== before && depth < deepest; depth += 1) {
		before = left;
		left = left.replace(/<!--[\s\S]*?-->/g, "");
	}
	if (left !== before) return left.split("<!--")[0] ?? "";
	const unclosed = left.indexOf("<!--");
	return unclosed >= 0 && htmlBlocks(left)(unclosed) ? left.slice(0, unclosed) : left;
}
function htmlBlocks(text) {
	const blocks = [];
	let start = 0;
	for (const paragraph of text.split(/\n[ \t]*(?=\n)/)) {
		const tag = /(?:^|\n)[ \t>*+\d.)-]{0,20}<[a-z/!?]/i.exec(paragraph);
		if (tag !== null) blocks.push({
			from: start + tag.index,
			to: start + paragraph.length
		});
		start = text.indexOf("\n", start + paragraph.length) + 1 || text.length;
	}
	let next = 0;
	return (at) => {
		while ((blocks[next]?.to ?? Number.POSITIVE_INFINITY) < at) next += 1;
		return (blocks[next]?.from ?? Number.POSITIVE_INFINITY) <= at;
	};
}
const kept = /* @__PURE__ */ new Set(["href", "src"]);
const tagStart = /<(\/?)([a-z][a-z0-9-]*)/gi;
function stripTags(text) {
	const inBlock = htmlBlocks(text);
	const pieces = [];
	let done = 0;
	for (const match of text.matchAll(tagStart)) {
		if (match.index < done) continue;
		const [opening, slash = "", name = ""] = match;
		const tag = readTag(text, match.index + opening.length, inBlock(match.index));
		if (tag === null) continue;
		pieces.push(text.slice(done, match.index), `<${slash}${name}${slash === "" ? tag.attributes : ""}>`);
		done = tag.end;
	}
	return pieces.join("") + text.slice(done);
}
const strict = /[ \t\n]+([a-z_:][\w.:-]{0,100})(?:[ \t\n]*=[ \t\n]*(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"'=<>`]{1,4000})))?/iy;
const lenient = /[\s/]+([^\s/>=]{1,4000})(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]{1,4000})))?/y;
const tagEnd = /\s*\/?>/y;
function readTag(text, from, inBlock) {
	const attribute = inBlock ? lenient : strict;
	const shown = [];
	let at = from;
	for (;;) {
		tagEnd.lastIndex = at;
		const end = tagEnd.exec(text);
		if (end !== null) return {
			attributes: shown.join(""),
			end: at + end[0].length
		};
		attribute.lastIndex = at;
		const match = attribute.exec(text);
		if (match === null) return inBlock && text.slice(at).trim() === "" ? {
			attributes: "",
			end: text.length
		} : null;
		const [whole, name = "", ...values] = match;
		const value = values.find((given) => given !== void 0) ?? "";
		if (kept.has(name.toLowerCase()) && /^[^\s"]+$/.test(value)) shown.push(` ${name}="${value}"`);
		at += whole.length;
	}
}
// src/render/hidden-markdown.ts
function withoutHiddenMarkdown(text) {
	return withoutTitles(withoutImageTexts(withoutDefinitions(withoutLabels(withoutPhantoms(text)))));
}
const definition = /^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*\n?[ \t]*(<[^>\n]{0,2000}>|[^\s<]\S{0,2000})(?:[ \t]*\n?[ \t]*(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\)))?[ \t]*$/gm;
const footnote = /^ {0,3}\[\^([^\]\n]{1,200})\]:.*(?:\n(?: {2,}|\t).*)*/gm;
function withoutLabels(text) {
	const addresses = new Map(Array.from(text.matchAll(definition), ([, label = "", address = ""]) => [label.toLowerCase(), bare(address)]));
	if (addresses.size === 0) return text;
	return text.replace(/\]\[([^[\]\n]{1,201})\]/g, (whole, label) => {
		const address = addresses.get(label.toLowerCase());
		return address === void 0 ? whole : `](${address})`;
	});
}
function bare(address) {
	const plain = address.replace(/^<|>$/g, "");
	return /\s/.test(plain) ? "" : plain;
}
function withoutDefinitions(text) {
	const uses = usesOf(text);
	return text.replace(definition, (_, label, address) => {
		return uses(label) && bare(address) !== "" ? `[${label}]: ${bare(address)}` : "";
	}).replace(footnote, (whole, label) => uses(`^${label}`) ? whole : "");
}
function usesOf(text) {
	const used = new Set(Array.from(text.matchAll(/\[([^[\]\n]{1,201})\](?!:)/g), ([, label = ""]) => label.toLowerCase()));
	return (label) => used.has(label.toLowerCase());
}
const longestLabel = 2e3;
function withoutImageTexts(text) {
	const pieces = [];
	let done = 0;
	for (let at = text.indexOf("!["); at >= 0; at = text.indexOf("![", Math.max(at + 2, done))) {
		const end = closingBracket(text, at + 1);
		if (end === null) continue;
		pieces.push(text.slice(done, at), "![]");
		done = end + 1;
	}
	return pieces.join("") + text.slice(done);
}
function closingBracket(text, open) {
	let depth = 0;
	for (let at = open; at < Math.min(text.length, open + longestLabel); at += 1) {
		const letter = text[at];
		if (letter === "\\") at += 1;
		else if (letter === "[") depth += 1;
		else if (letter === "]") depth -= 1;
		if (depth === 0) return at;
	}
	return null;
}
const title = /\](\([ \t]{0,20}\n?[ \t]{0,20}(?:<[^<>\n]{0,2000}>|[^\s()<>]{0,2000}))[ \t]{0,20}\n?[ \t]{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))\s?\)/g;
function withoutTitles(text) {
	return text.replace(title, "]$1)");
}
const formula = /\$\$[^$]{0,3000}\$\$|\$`[^`]{0,3000}`\$|\$[^$\n]{0,3000}\$/g;
const phantom = /\\(?:[hv]?phantom|(?:text)?color|f?colorbox|definecolor|tiny|smash|[rl]lap|class|style|href)(?![a-z])/i;
function withoutPhantoms(text) {
	return text.replace(formula, (whole) => hasPhantom(whole) ? "" : whole);
}
function hasPhantom(text) {
	return phantom.test(text);
}
// src/render/incoming.ts
function visibleText(text) {
	return unhidden(segmentsOf(text.toWellFormed().normalize("NFC").replace(/\r\n?|[\u2028\u2029]/g, "\n")).map(shownOf).join("\n")).trim();
}
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/g;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const invisible = /[\p{DI}\ufff0-\ufffc\u200b-\u200f\u202a-\u202e]/gu;
function unhidden(text) {
	return text.replace(escapeSequence, "").replace(control, "").replace(invisible, "").replace(/\p{Zs}/gu, " ");
}
const pictures = [
	"geojson",
	"topojson",
	"stl"
];
function shownOf({ code, text }) {
	if (code === null) return shownText(text);
	if (pictures.includes(code)) return `[${code} left out]`;
	if (code === "mermaid") return text.replace(/^[ \t]*%%.*$/gm, "");
	return code === "math" && hasPhantom(text) ? "[formula left out]" : text;
}
function shownText(text) {
	return withoutHiddenMarkdown(withoutHiddenHtml(unhidden(decoded(text)).replace(/[ \t]{20,}/g, " ").replace(/\n[ \t]+(?=\n)/g, "\n").replace(/\n{4,}/g, "\n\n\n")));
}
const numericEntity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
function decoded(text) {
	return text.replace(numericEntity, (entity, hexadecimal, decimal) => {
		const code = hexadecimal === void 0 ? Number(decimal) : Number.parseInt(hexadecimal, 16);
		return code > 0 && code <= 1114111 && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : entity;
	});
}
function asData(name, text, { nonce, most }) {
	const shown = visibleText(text).replaceAll(nonce, "[removed]");
	const end = Math.floor(most);
	return `<${name}-${nonce}>\n${shown.length > end ? `${shown.slice(0, end).replace(/[\ud800-\udbff]$/, "")}\n[… cut: ${shown.length - end} more characters]` : shown}\n</${name}-${nonce}>`;
}
// src/loop/loop.ts
const noTrace = {
	commit: null,
	run: null,
	notedBy: [],
	doneBy: null
};
function withTrace(loop, trace) {
	const last = loop.entries.at(-1);
	return last ? {
		...loop,
		entries: [...loop.entries.slice(0, -1), {
			...last,
			trace
		}]
	} : loop;
}
const newLoop = {
	status: "running",
	iteration: 0,
	attempt: 0,
	reason: "",
	parkedUntil: null,
	waitsFor: null,
	activeMs: 0,
	cost: 0,
	unpricedRuns: 0,
	failuresInRow: 0,
	lastFailure: null,
	unchangedInRow: 0,
	steplessInRow: 0,
	confirmations: 0,
	bestScore: null,
	scores: [],
	trees: [],
	comebacks: 0,
	feedback: [],
	nextPrompt: null,
	entries: []
};
function hasEnded(status) {
	return status === "completed" || status === "stopped";
}
function isLive(status) {
	return status === "running" || status === "parked";
}
function forgiven(loop) {
	return {
		...loop,
		attempt: 0,
		parkedUntil: null,
		failuresInRow: 0,
		lastFailure: null,
		unchangedInRow: 0,
		steplessInRow: 0,
		confirmations: 0,
		scores: [],
		comebacks: 0
	};
}
// src/render/meters.ts
const CELLS = 10;
function bar(used, limit) {
	const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 0;
	const cells = share === 0 ? 0 : share === 1 ? CELLS : Math.min(9, Math.max(1, Math.round(share * CELLS)));
	return `\`${"█".repeat(cells)}${"░".repeat(CELLS - cells)}\``;
}
function knownCost({ cost, unpricedRuns }) {
	return unpricedRuns > 0 && cost === 0 ? "unknown" : dollars(cost);
}
function spent(spending) {
	const { cost, unpricedRuns } = spending;
	const more = unpricedRuns === 0 || cost === 0 ? "" : ` and ${counted(unpricedRuns, "run")} of unknown cost`;
	return knownCost(spending) + more;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function meters(loop, settings, steps) {
	const { maxIterations, maxDurationMs, budget, guards } = settings;
	const { limit } = guards.consecutiveFailures ?? { limit: null };
	const rows = [
		proof(loop),
		...stepsRow(steps),
		[
			"Iterations",
			bar(loop.iteration, maxIterations),
			`${loop.iteration} of ${maxIterations}`
		],
		budget === null ? [
			"Cost",
			"",
			`${spent(loop)}, no budget set`
		] : [
			"Budget",
			bar(loop.cost, budget),
			ofBudget(loop, budget)
		],
		[
			"Time",
			bar(loop.activeMs, maxDurationMs),
			`${duration(loop.activeMs)} of ${duration(maxDurationMs)}`
		]
	];
	if (limit !== null && !hasEnded(loop.status)) rows.push([
		"Failures",
		bar(loop.failuresInRow, limit),
		`${loop.failuresInRow} of ${limit} in a row`
	]);
	const [head = "", ...rest] = rows.map((cells) => `| ${cells.join(" | ")} |`);
	return [
		head,
		"|:--|:--|:--|",
		...rest
	].join("\n");
}
function stepsRow(steps) {
	if (steps === void 0 || steps.list.length === 0) return [];
	const done = doneIn(steps);
	const blocked = steps.list.filter(({ state }) => state === "blocked").length;
	const words = `${done} of ${steps.list.length} done${blocked === 0 ? "" : `, ${blocked} blocked`}`;
	return [[
		"Steps",
		bar(done, steps.list.length),
		words
	]];
}
function ofBudget(loop, budget) {
	const { cost, unpricedRuns } = loop;
	const unknown = unpricedRuns > 0 && cost > 0 ? ` <br><sub>and ${counted(unpricedRuns, "run")} of unknown cost</sub>` : "";
	return `${knownCost(loop)} of ${dollars(budget)}${unknown}`;
}
function proof({ entries }) {
	const last = entries.at(-1);
	if (last === void 0) return [
		"Rules",
		bar(0, 1),
		"not checked yet"
	];
	const { passed, total } = last.rules;
	if (total === 0) return [
		"Rules",
		"",
		"none set: nothing is proved"
	];
	return [
		"Rules",
		bar(passed, total),
		`${passed} of ${total} pass`
	];
}
// src/render/plan.ts
const boxes = {
	open: "[ ]",
	done: "[x]",
	blocked: "[!]"
};
function stepsSection({ steps, nonce, share }) {
	if (steps === void 0 || steps.list.length === 0) return "";
	const current = steps.list.findIndex(({ state }) => state === "open");
	const lines = steps.list.map(({ text, state }, index) => `${boxes[state]} ${index + 1}. ${text}${index === current ? "   <- the current step" : ""}`);
	const whose = steps.from === "issue" ? "The task has" : "You planned";
	const now = current < 0 ? "None of them is open." : `Do step ${current + 1} now, and no more than belongs to it.`;
	return `# Steps

${whose} ${counted(steps.list.length, "step")}; ${doneIn(steps)} of them ${doneIn(steps) === 1 ? "is" : "are"} done. ${now}

${asData("steps", lines.join("\n"), {
		nonce,
		most: 12e3 * share
	})}

When a step is done, tick it (\`[x]\`) in the plan file that is named below, or write a line such as \`Step done: 2\` in your final message. A step that only a person can do or decide is \`[!]\` there, or \`Step blocked: 2, why\`.${steps.from === "issue" ? " The task is complete only when every step is one or the other." : ""}`;
}
function errorsSection({ errors = [], loop, nonce, share }) {
	const earlier = errors.filter(({ iteration }) => iteration < loop.iteration);
	if (earlier.length === 0) return "";
	return `# What went wrong so far\n\n${asData("errors", earlier.map(({ iteration, text }) => `Iteration ${iteration}: ${text}`).join("\n"), {
		nonce,
		most: 2e3 * share
	})}`;
}
function todoReminder(steps) {
	const open = steps?.list.filter(({ state }) => state === "open").length ?? 0;
	if (steps === void 0 || open === 0) return "";
	return `[SYSTEM REMINDER - TODO CONTINUATION]
${open} of ${counted(steps.list.length, "step")} ${open === 1 ? "is" : "are"} not done yet. Go on with the current step; do not promise completion while one is open.`;
}
function noteFilesSection({ plan, context }) {
	return `# Files to keep from one iteration to the next

They lie beside the repository and are not committed; your next iteration finds them as you leave them. If you can't write them, say the same in your final message.

- \`${plan}\` ($RONDO_PLAN_FILE): the steps, one line \`- [ ] step\` each. If it is empty and the task takes more than one iteration, write your plan into it.
- \`${context}\` ($RONDO_CONTEXT_FILE): one JSON object with what you want to remember, such as \`{"testCommand": "npm test", "lastError": "…"}\`; at most 600 bytes are kept.`;
}
const signs = {
	open: "⬜",
	done: "✅",
	blocked: "⛔"
};
const shownSteps = 30;
function listed(list) {
	const lines = list.slice(0, shownSteps).map(({ text, state }) => `- ${signs[state]} ${markdownLine(text, 160)}`);
	const more = list.length - shownSteps;
	return [...lines, ...more > 0 ? [`- and ${more} more`] : []].join("\n");
}
function stepsList(steps) {
	if (steps === void 0 || steps.list.length === 0) return "";
	const current = steps.list.find(({ state }) => state === "open");
	const now = current === void 0 ? "" : `, now: ${markdownLine(current.text, 80)}`;
	return details(`${steps.from === "issue" ? "Steps of the issue" : "Steps that the agent planned"}${now}`, listed(steps.list));
}
function stepsReport(steps) {
	if (steps === void 0 || steps.list.length === 0) return [];
	const blocked = steps.list.filter(({ state }) => state === "blocked").length;
	return [
		"## Steps",
		...blocked === 0 ? [] : [`**${counted(blocked, "step")} left for a person:** the agent says that it can't do ${blocked === 1 ? "it" : "them"}.`],
		listed(steps.list)
	];
}
export { planOf as A, agents as B, markdownLine as C, doneIn as D, plainLine as E, readChecklist as F, asNumber as G, classOf as H, dollars as I, readDocuments as J, asObject as K, duration as L, stepsAfter as M, stepsOf as N, noPlan as O, withError as P, budgetGap as R, codeBlock as S, markdownSentence as T, failureOf as U, isForbiddenVariable as V, worksElsewhere as W, visibleText as _, stepsSection as a, historyTable as b, meters as c, hasEnded as d, isLive as f, asData as g, withTrace as h, stepsReport as i, progressOf as j, planFile as k, spent as l, noTrace as m, noteFilesSection as n, todoReminder as o, newLoop as p, asText as q, stepsList as r, counted as s, errorsSection as t, forgiven as u, details as v, markdownLines as w, said as x, history as y, spendingOfTries as z };
