// src/commands/command.ts
var UsageError = class extends Error {
	name = "UsageError";
};
var RefusedInput = class extends Error {
	name = "RefusedInput";
};
function done(stdout, stderr = "") {
	return {
		exitCode: 0,
		stdout,
		stderr
	};
}
// src/commands/colours.ts
const codes = {
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	blue: [34, 39]
};
function palette(colours) {
	const paint = (name) => {
		const [on, off] = codes[name];
		return colours ? (text) => `\u001b[${on}m${text}\u001b[${off}m` : (text) => text;
	};
	return {
		bold: paint("bold"),
		dim: paint("dim"),
		red: paint("red"),
		green: paint("green"),
		yellow: paint("yellow"),
		blue: paint("blue")
	};
}
function oneLine(text) {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
// src/loop/settings.ts
const sessionModes = ["fresh", "resume"];
const agentNames = [
	"claude",
	"codex",
	"gemini",
	"copilot",
	"opencode"
];
const stopPolicies = [
	"verified",
	"strict",
	"either",
	"validation",
	"promise",
	"hooks"
];
const approvalModes = [
	"never",
	"before-complete",
	"every-iteration"
];
const declaredPromises = [
	"COMPLETE",
	"BLOCKED",
	"ESCALATE"
];
const promiseSources = ["final-message", "notes"];
const rulePresets = [
	"tests_pass",
	"compiles",
	"lint_clean",
	"coverage_threshold",
	"no_flaky_tests",
	"vulns_fixed",
	"sast_clean",
	"secrets_clean",
	"has_examples",
	"structure_valid",
	"readability_score",
	"deployment_succeeds",
	"config_valid"
];
const hookPresets = [
	"default",
	"validation",
	"promise"
];
const hookMoments = [
	"stop",
	"before",
	"after"
];
const validationStatuses = [
	"passed",
	"failed",
	"vacuous",
	"none"
];
// src/config/located.ts
const longestQuote = 60;
function describe(value) {
	if (value.form === "list") return value.items.length === 0 ? "an empty list" : "a list";
	if (value.form === "map") return "a map";
	if (value.form === "unreadable") return "unreadable";
	if (value.value === null) return "empty";
	return typeof value.value === "string" ? quote$1(value.value) : String(value.value);
}
function quote$1(text) {
	const characters = [...text];
	return JSON.stringify(characters.length > longestQuote ? `${characters.slice(0, 59).join("")}…` : text);
}
function refuse(value, allowed, report) {
	if (value.form === "unreadable") return void 0;
	return report.problem(value, `${nameOf(value)} is ${describe(value)}; it must be ${allowed}`);
}
function nameOf(at) {
	return at.path === "" ? "the file" : at.path;
}
function pathOf(parent, key) {
	const part = /^[\w-]{1,60}$/.test(key) ? key : quote$1(key);
	return parent === "" ? part : `${parent}.${part}`;
}
function locateDefault(json, path) {
	const at = {
		line: 1,
		column: 1,
		path
	};
	if (json === null || typeof json !== "object") return {
		...at,
		form: "scalar",
		value: json
	};
	if (isList(json)) return {
		...at,
		form: "list",
		items: json.map((item, index) => locateDefault(item, `${path}[${index}]`))
	};
	const entries = Object.entries(json).map(([key, value]) => {
		const keyAt = {
			...at,
			path: pathOf(path, key)
		};
		return {
			key,
			keyAt,
			value: locateDefault(value, keyAt.path)
		};
	});
	return {
		...at,
		form: "map",
		entries
	};
}
function isList(json) {
	return Array.isArray(json);
}
// src/config/nearest.ts
function nearest(word, known) {
	const plain = kebab(word.slice(0, 80));
	return known.map((candidate) => ({
		candidate,
		distance: editDistance(plain, candidate.toLowerCase())
	})).filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 4))).toSorted((a, b) => a.distance - b.distance)[0]?.candidate ?? known.find((candidate) => plain.length >= 4 && candidate.includes(plain));
}
function kebab(word) {
	return word.trim().replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/[_\s]+/g, "-").toLowerCase();
}
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
		}
		beforeLast = last;
		last = current;
	}
	return last[b.length] ?? 0;
}
// src/config/object-shapes.ts
function partial(allowed, fields) {
	return {
		allowed,
		schema: {
			type: "object",
			additionalProperties: false,
			properties: properties(fields)
		},
		inner: listOf(fields).map(([, field]) => ({
			between: ".",
			field
		})),
		read: (value, report) => {
			if (value.form !== "map") return refuse(value, allowed, report);
			const found = readEntries(value, fields, report);
			return found.sound ? Object.fromEntries(found.values) : void 0;
		}
	};
}
function record(allowed, fields) {
	const some = partial(allowed, fields);
	return {
		...some,
		schema: {
			...some.schema,
			...requirements(fields)
		},
		read: (value, report) => {
			if (value.form !== "map") return refuse(value, allowed, report);
			const found = readEntries(value, fields, report);
			const added = listOf(fields).filter(([name]) => !found.seen.has(name)).map(([name, field]) => [name, readMissing(value, field, report)]);
			return found.sound && added.every(([, filled]) => filled !== void 0) ? Object.fromEntries([...found.values, ...added]) : void 0;
		}
	};
}
function listOf(fields) {
	return Object.entries(fields);
}
function readEntries(map, fields, report) {
	const seen = /* @__PURE__ */ new Map();
	const values = map.entries.map((entry) => {
		const [name, field] = listOf(fields).find(([, { key, alias }]) => [key, alias].includes(entry.key)) ?? [];
		if (name === void 0 || field === void 0) {
			const known = listOf(fields).map(([, { key }]) => key);
			return [entry.key, reportUnknown(entry, map, {
				known,
				report
			})];
		}
		const other = seen.get(name);
		if (other !== void 0 && other !== entry.key) report.problem(entry.keyAt, `${quote$1(other)} and ${quote$1(entry.key)} are the same key; give only one of them`);
		seen.set(name, entry.key);
		return [name, field.shape.read(entry.value, report)];
	});
	return {
		seen,
		values,
		sound: values.every(([, value]) => value !== void 0)
	};
}
function readMissing(map, field, report) {
	const path = pathOf(map.path, field.key);
	if (field.default !== void 0) return field.shape.read(locateDefault(field.default, path), report);
	if (field.absent !== void 0) return field.absent;
	return report.problem({
		...map,
		path
	}, `${path} is missing; it must be ${field.shape.allowed}`);
}
function reportUnknown(entry, map, { known, report }) {
	const meant = nearest(entry.key, known);
	const where = map.path === "" ? "" : ` in ${nameOf(map)}`;
	const hint = meant === void 0 ? `the known keys are ${known.join(", ")}` : `did you mean ${quote$1(meant)}?`;
	return report.problem(entry.keyAt, `unknown key ${quote$1(entry.key)}${where}; ${hint}`);
}
function properties(fields) {
	const entries = listOf(fields).flatMap(([, { key, alias, about, default: preset, shape }]) => {
		const schema = {
			description: about,
			...preset === void 0 ? {} : { default: preset },
			...shape.schema
		};
		return [[key, schema], ...alias === void 0 ? [] : [[alias, schema]]];
	});
	return Object.fromEntries(entries);
}
function requirements(fields) {
	const needed = listOf(fields).map(([, field]) => field).filter((field) => field.default === void 0 && field.absent === void 0);
	const plain = needed.filter((field) => field.alias === void 0).map((field) => field.key);
	const spelledTwoWays = needed.flatMap(({ key, alias }) => alias === void 0 ? [] : [{ oneOf: [{ required: [key] }, { required: [alias] }] }]);
	return {
		...plain.length === 0 ? {} : { required: plain },
		...spelledTwoWays.length === 0 ? {} : { allOf: spelledTwoWays }
	};
}
// src/config/shape.ts
function turned(shape, turn) {
	const read = (value, report) => {
		const first = shape.read(value, report);
		return first === void 0 ? void 0 : turn(first, value, report);
	};
	return {
		...shape,
		read
	};
}
function readDefault(shape, preset, path) {
	const complain = (_at, message) => {
		throw new Error(`bad default: ${message}`);
	};
	const value = shape.read(locateDefault(preset, path), {
		problem: complain,
		warning: () => void 0
	});
	if (value === void 0) throw new Error(`bad default of ${path}`);
	return value;
}
// src/config/compound-shapes.ts
function list(item, what, atLeast = 0) {
	const allowed = `a list of ${what}`;
	return {
		allowed,
		schema: {
			type: "array",
			items: item.schema,
			...atLeast > 0 ? { minItems: atLeast } : {}
		},
		inner: within("[]", item),
		read: (value, report) => {
			if (value.form !== "list" || value.items.length < atLeast) return refuse(value, allowed, report);
			return allOrNone(value.items.map((each) => item.read(each, report)));
		}
	};
}
function oneOrMany(item, what, atLeast = 0) {
	return byForm({
		text: turned(item, (only) => [only]),
		list: list(item, what, atLeast)
	});
}
function mapOf(what, name, each) {
	const allowed = `a map of ${what}`;
	return {
		allowed,
		schema: {
			type: "object",
			propertyNames: name.schema,
			additionalProperties: each.schema
		},
		inner: within(".NAME", each),
		read: (map, report) => {
			if (map.form !== "map") return refuse(map, allowed, report);
			return allOrNone(map.entries.map(({ key, keyAt, value }) => {
				const goodName = name.read(asScalar(key, keyAt), report);
				const goodValue = each.read(value, report);
				return goodName === void 0 || goodValue === void 0 ? void 0 : {
					name: goodName,
					value: goodValue
				};
			}));
		}
	};
}
function byForm(shapes, summary) {
	const all = Object.values(shapes);
	const allowed = summary ?? alternatives$1(all);
	const read = (value, report) => {
		const form = formOf(value);
		const shape = form === void 0 ? void 0 : shapes[form];
		if (shape === void 0) return refuse(value, allowed, report);
		if (shape.plain !== true) return shape.read(value, report);
		const accepted = shape.read(value, silent);
		return accepted === void 0 ? refuse(value, allowed, report) : accepted;
	};
	return {
		...joined(all),
		allowed,
		read
	};
}
function variants(shapes, pick) {
	const all = Object.values(shapes);
	const allowed = alternatives$1(all);
	const known = [...new Set(all.flatMap(({ inner = [] }) => inner.map(({ field }) => field.key)))];
	const read = (value, report) => {
		if (value.form !== "map") return refuse(value, allowed, report);
		const kind = pick(value, report);
		if (kind !== void 0) return shapes[kind].read(value, report);
		const unknown = value.entries.filter(({ key }) => !known.includes(key));
		for (const entry of unknown) reportUnknown(entry, value, {
			known,
			report
		});
	};
	return {
		...joined(all),
		allowed,
		read
	};
}
function kindByKey(kinds, advice) {
	return (map, report) => {
		const [found, second] = kinds.filter(([key]) => entryOf(map, key) !== void 0);
		if (found !== void 0 && second === void 0) return found[1];
		const fault = found && second ? `has both "${found[0]}" and "${second[0]}"` : "does not say what to run";
		return report.problem(map, `${nameOf(map)} ${fault}; ${advice}`);
	};
}
function entryOf(map, key) {
	return map.entries.find((entry) => entry.key === key)?.value;
}
function alternatives$1(shapes) {
	return shapes.map((shape) => shape.allowed).join(", or ");
}
function joined(shapes) {
	return {
		schema: { anyOf: shapes.map((shape) => shape.schema) },
		inner: shapes.flatMap((shape) => shape.inner ?? [])
	};
}
function formOf(value) {
	if (value.form === "list" || value.form === "map") return value.form;
	if (value.form === "unreadable" || value.value === null) return void 0;
	if (typeof value.value === "string") return "text";
	if (typeof value.value === "number") return "number";
	return value.value ? "true" : "false";
}
function asScalar(value, at) {
	return {
		line: at.line,
		column: at.column,
		path: at.path,
		form: "scalar",
		value
	};
}
const silent = {
	problem: () => void 0,
	warning: () => void 0
};
function allOrNone(values) {
	const sound = values.filter((value) => value !== void 0);
	return sound.length === values.length ? sound : void 0;
}
function within(between, shape) {
	return (shape.inner ?? []).map((inner) => ({
		between: between + inner.between,
		field: inner.field
	}));
}
// src/config/durations.ts
const second = 1e3;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const durationPattern = "^(?=.*[1-9])(?:(\\d{1,6})d)?(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?$";
const units = [
	day,
	hour,
	minute,
	second
];
function parseDuration(text) {
	const match = new RegExp(durationPattern, "u").exec(text);
	if (match === null) return void 0;
	return units.reduce((total, length, index) => total + Number(match[index + 1] ?? 0) * length, 0);
}
// src/config/scalar-shapes.ts
function scalar(allowed, schema, accept) {
	const read = (value, report) => {
		const accepted = value.form === "scalar" ? accept(value.value) : void 0;
		return accepted === void 0 ? refuse(value, allowed, report) : accepted;
	};
	return {
		allowed,
		schema,
		read,
		plain: true
	};
}
function integer(min, max) {
	const range = max === void 0 ? `, ${min} or more` : ` from ${min} to ${max}`;
	const largest = max ?? Number.MAX_SAFE_INTEGER;
	return scalar(`a whole number${range}`, {
		type: "integer",
		minimum: min,
		maximum: largest
	}, (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= min && value <= largest ? value : void 0);
}
function number$1(min, max) {
	const range = max === void 0 ? `, ${min} or more` : ` from ${min} to ${max}`;
	const schema = {
		type: "number",
		minimum: min,
		...max === void 0 ? {} : { maximum: max }
	};
	return scalar(`a number${range}`, schema, (value) => typeof value === "number" && Number.isFinite(value) && value >= min && value <= (max ?? value) ? value : void 0);
}
const boolean = scalar("true or false", { type: "boolean" }, (value) => typeof value === "boolean" ? value : void 0);
function flag(written, meaning) {
	return scalar(String(written), { const: written }, (value) => value === written ? meaning : void 0);
}
function choice(words) {
	return scalar(words.length === 1 ? words.join("") : `one of ${words.join(", ")}`, { enum: words }, (value) => words.find((word) => word === value));
}
function matching(allowed, pattern, max) {
	const expression = new RegExp(pattern, "u");
	return scalar(allowed, {
		type: "string",
		pattern,
		...max === void 0 ? {} : { maxLength: max }
	}, (value) => typeof value === "string" && expression.test(value) && [...value].length <= (max ?? Number.POSITIVE_INFINITY) ? value : void 0);
}
const linePattern = "^[^\\s\\p{Cc}\\p{Cs}](?:[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*[^\\s\\p{Cc}\\p{Cs}])?$";
function line(what, max) {
	return matching(`${what} (one line${max === void 0 ? "" : ` of at most ${max} characters`}, no space around it)`, linePattern, max);
}
function text(what) {
	return matching(what, "^(?=[\\s\\S]*\\S)[^\\u0000]*$");
}
function duration$1(maxWritten) {
	const max = parseDuration(maxWritten) ?? Number.POSITIVE_INFINITY;
	const allowed = `a duration such as 90s, 30m, 8h, 2d or 1h30m, at most ${maxWritten}`;
	const read = (value, report) => {
		if (value.form !== "scalar") return refuse(value, allowed, report);
		const bare = String(value.value);
		if (/^\d+(\.\d+)?$/.test(bare)) {
			const units = `write ${bare}s, ${bare}m, ${bare}h or ${bare}d`;
			return report.problem(value, `${nameOf(value)} is ${bare}, whose unit is unclear; ${units}`);
		}
		const ms = typeof value.value === "string" ? parseDuration(value.value) : void 0;
		return ms === void 0 || ms > max ? refuse(value, allowed, report) : ms;
	};
	return {
		allowed,
		schema: {
			type: "string",
			pattern: durationPattern
		},
		read
	};
}
const expression = {
	allowed: "a regular expression",
	schema: {
		type: "string",
		minLength: 1,
		format: "regex"
	},
	read: (value, report) => {
		if (value.form !== "scalar" || typeof value.value !== "string" || value.value === "") return refuse(value, "a regular expression", report);
		try {
			new RegExp(value.value);
			return value.value;
		} catch (error) {
			return refuse(value, `a regular expression (${error instanceof Error ? error.message : String(error)})`, report);
		}
	}
};
function eitherCase(word) {
	return word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}
// src/config/agent.ts
const known$1 = record("a map { use, model, args }", {
	use: {
		key: "use",
		about: "The agent.",
		shape: choice(agentNames)
	},
	model: {
		key: "model",
		about: "The model, by the agent's own name for it. Without it, the agent chooses.",
		shape: line("a model's name", 200),
		absent: null
	},
	args: {
		key: "args",
		about: "More arguments for the agent's command line.",
		shape: list(text("text, in quotes if it is a number"), "texts"),
		default: []
	}
});
const custom = record("a map { command }", { command: {
	key: "command",
	about: "A command of your own that works as the agent.",
	shape: text("a command")
} });
const forms = {
	text: turned(choice(agentNames), (use) => ({
		use,
		model: null,
		args: []
	})),
	map: variants({
		known: known$1,
		custom
	}, kindByKey([["use", "known"], ["command", "custom"]], `give it either "command:", or "use:" with one of ${agentNames.join(", ")}`))
};
const agentShape = byForm(forms);
const optionalAgentShape = byForm({
	...forms,
	false: flag(false, null)
});
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
// src/config/agent-runs.ts
const fallbackShape = list(agentShape, "agents");
const envShape = oneOrMany(turned(matching("a variable's name such as MY_TOKEN", "^[A-Za-z_][A-Za-z0-9_]*$", 100), (name, at, report) => {
	if (!isForbiddenVariable(name)) return name;
	return report.problem(at, `${nameOf(at)} is ${quote$1(name)}, which no agent gets: it would let the agent act for the job or the runner; leave it out`);
}), "variables' names");
const installShape = byForm({
	text: matching("a version such as 2.1.326, or latest", "^(latest|\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?)$", 100),
	false: flag(false, null)
});
const rate = record("a map { input, output }", {
	input: {
		key: "input",
		about: "US dollars per million input tokens.",
		shape: number$1(0)
	},
	output: {
		key: "output",
		about: "US dollars per million output tokens.",
		shape: number$1(0)
	}
});
const pricesShape = turned(mapOf("prices by model or agent", line("a model's or an agent's name", 200), rate), (prices) => prices.map(({ name, value }) => ({
	of: name,
	...value
})));
const costShape = byForm({
	number: number$1(0),
	false: flag(false, null)
});
const botsShape = turned(mapOf("bots' numbers by login", matching("a bot's login such as helper[bot]", "^[A-Za-z0-9][A-Za-z0-9_-]*\\[bot\\]$", 100), integer(1)), (bots) => bots.map(({ name, value }) => ({
	login: name,
	id: value
})));
// src/config/guards.ts
function guard(key, usual) {
	const on = byForm(usual.forms);
	const defaultOn = flag(true, readDefault(on, usual.default, key));
	const shape = byForm({
		...usual.forms,
		true: defaultOn,
		false: flag(false, null)
	}, `${on.allowed}, or true (the default), or false (off)`);
	return {
		key,
		about: usual.about,
		shape,
		default: usual.default
	};
}
const limit = {
	key: "limit",
	about: "How many failed iterations in a row stop the loop.",
	shape: integer(1),
	default: 3
};
const count = {
	number: limit.shape,
	map: turned(record("a map { limit }", { limit: {
		key: "limit",
		about: "How many stop the loop.",
		shape: limit.shape
	} }), (given) => given.limit)
};
const failures = record("a map { limit, reset }", {
	limit,
	reset: {
		key: "reset",
		about: "What ends a row of failures: `pass`, every required rule; `improvement`, a score above the best so far.",
		shape: choice(["pass", "improvement"]),
		default: "improvement"
	}
});
const decline = record("a map { window, drop }", {
	window: {
		key: "window",
		about: "Over how many iterations.",
		shape: integer(2, 20),
		default: 3
	},
	drop: {
		key: "drop",
		about: "By more than how many points.",
		shape: number$1(0),
		default: 10
	}
});
const guardFields = {
	attempts: guard("attempts", {
		about: "Tries at one iteration, dead runs included.",
		default: 3,
		forms: count
	}),
	consecutiveFailures: guard("consecutive-failures", {
		about: "Iterations in a row that fail validation.",
		default: 3,
		forms: {
			number: turned(limit.shape, (most) => readDefault(failures, { limit: most }, "guard")),
			map: failures
		}
	}),
	sameError: guard("same-error", {
		about: "Times in a row that the same failure comes back, numbers and times aside.",
		default: 3,
		forms: count
	}),
	noProgress: guard("no-progress", {
		about: "Iterations in a row that change nothing.",
		default: 3,
		forms: count
	}),
	steps: guard("steps", {
		about: "Iterations in a row that finish no step, once one was finished.",
		default: 3,
		forms: count
	}),
	regression: guard("regression", {
		about: "A score that declines strictly, by more than `drop` points over `window` iterations.",
		default: {
			window: 3,
			drop: 10
		},
		forms: { map: decline }
	}),
	oscillation: guard("oscillation", {
		about: "Times that a tree older than the previous one comes back.",
		default: 2,
		forms: count
	})
};
const guardDefaults = Object.fromEntries(Object.values(guardFields).map((field) => [field.key, field.default ?? null]));
const when = record("a map { from, to, status, rules }", {
	from: {
		key: "from",
		about: "The first iteration that it is asked in.",
		shape: integer(1, 100),
		default: 1
	},
	to: {
		key: "to",
		about: "The last iteration that it is asked in.",
		shape: integer(1, 100),
		default: 100
	},
	status: {
		key: "status",
		about: "How the rules, taken together, came out. Without it: in any way.",
		shape: turned(oneOrMany(choice(validationStatuses), "results"), (words) => validationStatuses.filter((status) => words.includes(status))),
		default: []
	},
	rules: {
		key: "rules",
		about: "The result that each of these rules must have, as in `{ tests: pass }`.",
		shape: turned(mapOf("results by rule", line("a rule's name", 100), choice([
			"pass",
			"fail",
			"error",
			"skip"
		])), (rules) => rules.map(({ name, value }) => ({
			name,
			result: value
		}))),
		default: {}
	}
});
// src/config/hooks.ts
const mostSensible = 10;
const common = {
	id: {
		key: "id",
		about: "The hook's name, unique in the list. Default: its preset, or `hook-1` and so on, by place.",
		shape: line("a name", 100),
		absent: null
	},
	enabled: {
		key: "enabled",
		about: "If false, the hook is skipped.",
		shape: boolean,
		default: true
	},
	onError: {
		key: "on-error",
		about: "What a hook means that fails, takes too long or answers nonsense.",
		shape: choice(["escalate", "continue"]),
		default: "escalate"
	},
	when: {
		key: "when",
		about: "When it is asked at all: all of this must hold.",
		shape: when,
		absent: null
	}
};
const timeoutMs = {
	key: "timeout",
	about: "How long it may take.",
	shape: duration$1("5d"),
	default: "30s"
};
const on = {
	key: "on",
	about: "`stop`: it decides after the rules whether the loop ends. `before`: it prepares the agent's run, in the agent's job. `after`: it is told how the rules came out, and decides nothing; it may ask for a checkpoint.",
	shape: choice(hookMoments),
	default: "stop"
};
function askable(hook, at, report) {
	if (!(hook.on === "before" && hook.when !== null && hook.when.status.length + hook.when.rules.length > 0)) return hook;
	return report.problem(at, `${nameOf(at)} asks for results of rules before they have run; with "on: before", "when" can only name iterations (from, to)`);
}
const preset$1 = turned(record("a map { use }", {
	preset: {
		key: "use",
		about: "A built-in hook: `default` looks at promises, then rules; `validation` at rules; `promise` at promises.",
		shape: choice(hookPresets)
	},
	...common
}), (parts) => ({
	...parts,
	kind: "preset"
}));
const run = turned(record("a map { run }", {
	run: {
		key: "run",
		about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout. The agent may not change the files that it names.",
		shape: text("a command")
	},
	timeoutMs,
	on,
	...common
}), (parts, at, report) => askable({
	...parts,
	kind: "run"
}, at, report));
const module = turned(record("a map { module }", {
	path: {
		key: "module",
		about: "A JavaScript module whose default export gets the context and returns the answer, or a promise of it. The agent may change neither it nor what it imports.",
		shape: matching("the path of a .mjs or .js file in the repository", "^(?:\\./)?(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\p{Cc}\\\\]+\\.m?js$", 200)
	},
	timeoutMs,
	on,
	...common
}), (parts, at, report) => askable({
	...parts,
	kind: "module"
}, at, report));
const leafKinds = [
	["use", "preset"],
	["run", "run"],
	["module", "module"]
];
const orUse = `"use:" with one of ${hookPresets.join(", ")}`;
const byName = turned(choice(hookPresets), (use) => readDefault(preset$1, { use }, "hook"));
const leaf = byForm({
	text: byName,
	map: variants({
		preset: preset$1,
		run,
		module
	}, kindByKey(leafKinds, `give it either "run: COMMAND", "module: FILE", or ${orUse}`))
});
function group(kind, { about }) {
	return turned(record(`a map { ${kind} }`, {
		of: {
			key: kind,
			about,
			shape: list(leaf, "hooks", 1)
		},
		...common
	}), (parts, at, report) => {
		const astray = parts.of.findIndex((member) => "on" in member && member.on !== "stop");
		if (astray < 0) return {
			...parts,
			kind
		};
		return report.problem(at, `${nameOf(at)} has a member that does not decide, at place ${astray + 1}; put hooks that run before or after an iteration into the list itself`);
	});
}
const hook = byForm({
	text: byName,
	map: variants({
		preset: preset$1,
		run,
		module,
		all: group("all", { about: "Hooks that only together complete the loop; the first escalation counts." }),
		any: group("any", { about: "Hooks of which one is enough to complete the loop." })
	}, kindByKey([
		...leafKinds,
		["all", "all"],
		["any", "any"]
	], `give it either "run: COMMAND", "module: FILE", "all:" or "any:" with a list, or ${orUse}`))
});
function withIds(draft, place) {
	const id = draft.id ?? (draft.kind === "preset" ? draft.preset : place);
	if (!("of" in draft)) return {
		hook: {
			...draft,
			id
		},
		ids: [id]
	};
	const of = draft.of.map((member, index) => ({
		...member,
		id: member.id ?? `${id}.${index + 1}`
	}));
	return {
		hook: {
			...draft,
			id,
			of
		},
		ids: [id, ...of.map((member) => member.id)]
	};
}
function readHooks(value, report) {
	if (value.form !== "list") return refuse(value, hookList.allowed, report);
	const firstAt = /* @__PURE__ */ new Map();
	const hooks = value.items.flatMap((item, index) => {
		const draft = hook.read(item, report);
		if (draft === void 0) return [];
		const placed = withIds(draft, `hook-${index + 1}`);
		for (const id of placed.ids) {
			const first = firstAt.get(id);
			if (first === void 0) firstAt.set(id, item);
			else report.problem(item, `the hook id ${quote$1(id)} is taken by ${nameOf(first)}; give each hook its own id`);
		}
		return [placed];
	});
	const count = hooks.reduce((sum, { ids }) => sum + ids.length, 0);
	if (count > mostSensible) {
		const advice = `more than ${mostSensible} are slow and hard to follow`;
		report.warning(value, `${nameOf(value)} has ${count} hooks; ${advice}`);
	}
	return hooks.length === value.items.length ? hooks.map((placed) => placed.hook) : void 0;
}
const hookList = list(hook, "hooks");
const hooksShape = {
	...hookList,
	read: readHooks
};
const milestonesField = {
	key: "milestones",
	about: "Who else is told what a loop reaches, see docs/queue.md. What the default branch says now counts.",
	shape: partial("a map { webhook }", { webhook: {
		key: "webhook",
		about: "Where a signed message is sent; land's input `webhook-secret` signs it.",
		shape: matching("an address that begins with https://, without a user name", "^(?:https://|http://(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@#]+$", 500)
	} }),
	default: {}
};
// src/config/profiles.ts
const ownLabels = [
	"running",
	"parked",
	"paused",
	"blocked",
	"escalated",
	"failed",
	"done",
	"stale",
	"needs-human",
	"needs-input",
	"queued"
];
const anyName = line("a name", 40);
const profileName = {
	allowed: `${anyName.allowed}, and none of ${ownLabels.join(", ")}`,
	schema: {
		...anyName.schema,
		not: { pattern: `^(?:${ownLabels.map(eitherCase).join("|")})$` }
	},
	read: (value, report) => {
		const name = anyName.read(value, report);
		if (name === void 0 || !ownLabels.includes(name.toLowerCase())) return name;
		return report.problem(value, `the profile ${quote$1(name)} has the name of a status label; choose another name`);
	}
};
function reportSharedLabels(profiles, report) {
	const first = /* @__PURE__ */ new Map();
	for (const { key, keyAt } of profiles.form === "map" ? profiles.entries : []) {
		const other = first.get(key.toLowerCase());
		if (other === void 0) first.set(key.toLowerCase(), key);
		else if (other !== key) report.problem(keyAt, `the profiles ${quote$1(other)} and ${quote$1(key)} would share a label: labels ignore case`);
	}
}
function profileShape(fields) {
	const keys = Object.values(fields).map(({ key }) => key);
	return {
		...partial("a map of settings", fields),
		schema: {
			type: "object",
			additionalProperties: false,
			properties: Object.fromEntries(keys.map((key) => [key, { $ref: `#/properties/${key}` }]))
		},
		inner: []
	};
}
function profilesShape(fields) {
	const map = mapOf("profiles by name", profileName, profileShape(fields));
	return {
		...map,
		read: (value, report) => {
			reportSharedLabels(value, report);
			return map.read(value, report);
		}
	};
}
// src/config/promise-texts.ts
const shortestClear = 5;
const vague = /^(?:all (?:done|good)|task (?:complete|done)|completed?|done|finished|fixed|good|ok(?:ay)?|passed|ready|success(?:ful)?|works|yes)$/;
const allowed = "text, with | between alternatives";
function readTexts(value, report) {
	if (value.form !== "scalar" || typeof value.value !== "string") return refuse(value, allowed, report);
	const texts = value.value.split("|").map((piece) => piece.trim()).filter((piece) => piece !== "");
	for (const text of texts) warnIfVague(text, value, report);
	return texts;
}
function warnIfVague(text, at, report) {
	const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
	if (!vague.test(plain) && [...text].length >= shortestClear) return;
	report.warning(at, `${nameOf(at)} has ${quote$1(text)}, which is vague: an agent may write it without meaning it; choose a sentence, such as "All tests passing"`);
}
const alternatives = {
	allowed,
	schema: { type: "string" },
	read: readTexts
};
const promiseTextsShape = byForm({
	text: turned(alternatives, (texts) => [...new Set(texts)]),
	list: turned(list(alternatives, "texts"), (texts) => [...new Set(texts.flat())])
});
// src/loop/characters.ts
function codeAt(text, at) {
	return at < text.length ? text.charCodeAt(at) : -1;
}
function isLetter(code) {
	return code >= 97 && code <= 122 || code >= 65 && code <= 90;
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function isBlank(text) {
	return text === "" || !isInk(text.charCodeAt(0)) && text.trim() === "";
}
function trimmed(text) {
	return text === "" || isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1)) ? text : text.trim();
}
function isInk(code) {
	return code > 32 && code < 127;
}
const prose = /^[^<|]*[\p{L}\p{N}]/u;
function isProse(text) {
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (isLetter(code) || isDigit(code)) return true;
		if (code === 60 || code === 124) return false;
		if (code >= 128) return prose.test(text);
	}
	return false;
}
// src/loop/inline.ts
const hidingElement = /<(?:(pre|code|blockquote|script|style|textarea|template)(?=[\s>/])|!--|\?|!\[CDATA\[)/iy;
const tagOrLink = /<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|[a-z][a-z0-9.+-]{1,31}:[^\s<>]*)>/iy;
function asciiLower(text) {
	if (!/[A-Z]/.test(text)) return text;
	return /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase();
}
const anyStop = /[`\\]|<(?=[a-z!?])/gi;
const tagStop = /<(?=[a-z!?])/gi;
function findHiddenSpans(text, { code }) {
	const spans = [];
	if (!text.includes("`") && !text.includes("<")) return {
		spans,
		open: null
	};
	const runs = code && text.includes("`") ? new BacktickRuns(text) : null;
	let lower = null;
	const inLower = () => lower ??= asciiLower(text);
	const stop = code ? anyStop : tagStop;
	for (let at = nextStop(stop, text, 0); at < text.length; at = nextStop(stop, text, at)) {
		const element = elementAt(text, inLower, at);
		const codeEnd = runs?.closingEnd(at) ?? null;
		if (element) spans.push({
			from: at,
			to: element.to ?? text.length,
			hidden: element.hidden
		});
		else if (codeEnd !== null) spans.push({
			from: at,
			to: codeEnd,
			hidden: "inline code"
		});
		if (element?.to === null) return {
			spans,
			open: element.end === "</code>" ? null : element
		};
		at = element?.to ?? codeEnd ?? afterPlain(text, at);
	}
	return {
		spans,
		open: null
	};
}
function afterPlain(text, at) {
	if (text[at] === "\\") return at + 2;
	if (text[at] === "`") return afterBackticks(text, at);
	return matchEnd(tagOrLink, text, at) ?? at + 1;
}
function nextStop(stop, text, from) {
	stop.lastIndex = from;
	return stop.test(text) ? stop.lastIndex - 1 : text.length;
}
function matchEnd(sticky, text, at) {
	sticky.lastIndex = at;
	return sticky.test(text) ? sticky.lastIndex : null;
}
function specialEnd(text, at) {
	if (text[at + 1] === "?") return "?>";
	return text[at + 2] === "-" ? "-->" : "]]>";
}
function elementAt(text, inLower, at) {
	if (text.charCodeAt(at) !== 60) return null;
	hidingElement.lastIndex = at;
	const opening = hidingElement.exec(text);
	if (!opening) return null;
	const name = opening[1]?.toLowerCase();
	const end = name ? `</${name}>` : specialEnd(text, at);
	const closed = name ? inLower().indexOf(end, at) : text.indexOf(end, at + 2);
	return {
		end,
		hidden: name ? "an HTML element" : "an HTML comment",
		to: closed < 0 ? null : closed + end.length
	};
}
function afterBackticks(text, at) {
	let end = at;
	while (text[end] === "`") end++;
	return end;
}
var BacktickRuns = class {
	#text;
	#byLength = /* @__PURE__ */ new Map();
	constructor(text) {
		this.#text = text;
		for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
			const end = afterBackticks(text, at);
			const known = this.#byLength.get(end - at);
			if (known) known.ends.push(end);
			else this.#byLength.set(end - at, {
				ends: [end],
				next: 0
			});
			at = end;
		}
	}
	closingEnd(at) {
		const openingEnd = afterBackticks(this.#text, at);
		if (openingEnd === at) return null;
		const runs = this.#byLength.get(openingEnd - at);
		if (!runs) return null;
		while ((runs.ends[runs.next] ?? Number.POSITIVE_INFINITY) <= openingEnd) runs.next++;
		return runs.ends[runs.next] ?? null;
	}
};
// src/loop/blocks.ts
const hashes = /^#{1,6}(?: |$)/;
const underline = /^(?:=+|-+) *$/;
function withoutTabs(text) {
	let end = text.length;
	while (text[end - 1] === " " || text[end - 1] === "	") end--;
	const content = text.slice(0, end);
	let spaced = "";
	let from = 0;
	while (spaced.length < 2e3) {
		const tab = content.indexOf("	", from);
		if (tab < 0) break;
		spaced += content.slice(from, tab);
		spaced += " ".repeat(4 - spaced.length % 4);
		from = tab + 1;
	}
	return spaced + content.slice(from);
}
function indentAt(text, at) {
	let end = at;
	while (codeAt(text, end) === 32) end++;
	return end - at;
}
function isHeading(content) {
	return codeAt(content, 0) === 35 && hashes.test(content);
}
function afterQuoteMark(text, at) {
	return codeAt(text, at + 1) === 32 ? at + 2 : at + 1;
}
function ruleStarts(text) {
	let first = text.length - 1;
	while (first > 0 && text.charCodeAt(first) === 32) first--;
	const mark = codeAt(text, Math.max(0, first));
	if (mark !== 42 && mark !== 45 && mark !== 95) return null;
	let marks = 0;
	let last = 0;
	for (; first >= 0; first--) {
		const code = text.charCodeAt(first);
		if (code !== mark && code !== 32) break;
		if (code === mark && ++marks === 3) last = first;
	}
	return marks < 3 ? null : {
		first: first + 1,
		last
	};
}
function openingFence(content) {
	const mark = content[0];
	if (mark !== "`" && mark !== "~") return null;
	const length = runLength(content, mark);
	if (length < 3 || mark === "`" && content.includes("`", length)) return null;
	return {
		mark,
		length
	};
}
function closesFence(line, fence) {
	const content = line.replace(/^ {1,3}/, "");
	const length = runLength(content, fence.mark);
	return length >= fence.length && /^ *$/.test(content.slice(length));
}
const quote = { kind: "quote" };
function openingContainer(content, interruptsParagraph) {
	const first = codeAt(content, 0);
	if (first === 62) return quote;
	const marker = markerLength(content);
	if (marker === 0) return null;
	const spaces = indentAt(content, marker);
	const empty = marker + spaces === content.length;
	if (spaces === 0 && !empty) return null;
	if (interruptsParagraph && (empty || isDigit(first) && Number(content.slice(0, marker - 1)) !== 1)) return null;
	return {
		kind: "item",
		width: marker + (empty || spaces > 4 ? 1 : spaces),
		empty
	};
}
function markerLength(content) {
	const first = codeAt(content, 0);
	if (first === 45 || first === 42 || first === 43) return 1;
	let digits = 0;
	while (digits < 10 && isDigit(codeAt(content, digits))) digits++;
	const end = codeAt(content, digits);
	return digits > 0 && digits < 10 && (end === 46 || end === 41) ? digits + 1 : 0;
}
const until = (end) => ({
	kind: "html",
	end
});
const untilBlank = until(null);
const comment = until(/-->/);
const htmlBlocks = [
	[/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, until(/<\/(?:pre|script|style|textarea)>/i)],
	[/^<\?/, until(/\?>/)],
	[/^<!\[CDATA\[/, until(/\]\]>/)],
	[/^<![a-z]/i, until(/>/)],
	[/^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/i, untilBlank]
];
const anyTag$1 = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>\s*$/i;
function htmlBlock(content, interruptsParagraph) {
	if (content[0] !== "<") return null;
	if (content.startsWith("<!--")) return comment;
	for (const [start, block] of htmlBlocks) if (start.test(content)) return block;
	return !interruptsParagraph && anyTag$1.test(content) ? untilBlank : null;
}
function runLength(text, mark) {
	let length = 0;
	while (text[length] === mark) length++;
	return length;
}
// src/loop/spans.ts
function merged(spans) {
	const apart = [];
	for (const span of [...spans].sort((a, b) => a.from - b.from)) {
		const from = Math.max(span.from, apart.at(-1)?.to ?? 0);
		if (from < span.to) apart.push({
			...span,
			from
		});
	}
	return apart;
}
function spread$1(lines, spans) {
	if (spans.length === 0) return;
	let offset = 0;
	let first = 0;
	for (const line of lines) {
		const end = offset + line.text.length;
		while (first < spans.length && (spans[first]?.to ?? 0) <= offset) first++;
		const own = [...line.spans];
		for (let index = first; index < spans.length; index++) {
			const span = spans[index];
			if (!span || span.from >= end) break;
			const from = Math.max(own.at(-1)?.to ?? 0, span.from - offset);
			const to = Math.min(end, span.to) - offset;
			if (from < to) own.push({
				from,
				to,
				hidden: span.hidden
			});
		}
		if (own.length > 0) line.spans = own;
		offset = end + 1;
	}
}
// src/loop/line-reader.ts
const paragraph = { kind: "text" };
const deepest$1 = 32;
const canHide = /`|<(?!\/?(?:promise|loop-complete)>)/i;
function mayHide({ hasMark, text }) {
	return hasMark && canHide.test(text);
}
var LineReader = class {
	#visit;
	#waiting = [];
	#containers = [];
	#matchedTo = 0;
	#quotes = 0;
	#leaf = null;
	#inline = [];
	#open = null;
	#looseFence = null;
	#tooDeep = false;
	#wasEmpty = false;
	constructor(visit) {
		this.#visit = visit;
	}
	read(line) {
		const looseFence = this.#looseFence;
		const isEmpty = line.text.length === 0;
		const isBlankAgain = isEmpty && this.#wasEmpty && this.#leaf === null;
		this.#wasEmpty = isEmpty;
		if (!this.#tooDeep && !isBlankAgain) this.#readBlocks(line);
		if (this.#tooDeep) line.hidden = "text that is nested too deeply";
		if (looseFence) this.#insideLooseFence(line, looseFence);
		if (this.#open && line.number > this.#open.after) this.#insideOpen(line, this.#open);
		this.#handOver(line);
	}
	finish() {
		this.#endLeaf();
		for (const line of this.#waiting) this.#visit(line);
	}
	#handOver(line) {
		if (this.#inline.length > 0) {
			this.#waiting.push(line);
			return;
		}
		if (this.#waiting.length > 0) {
			for (const earlier of this.#waiting) this.#visit(earlier);
			this.#waiting = [];
		}
		this.#visit(line);
	}
	#readBlocks(line) {
		if ((this.#leaf === null || this.#leaf.kind === "text") && this.#containers.length === 0 && isLetter(codeAt(line.text, 0))) {
			this.#say(line, 0, 0);
			return;
		}
		const text = line.hasMark && line.text.includes("	") ? withoutTabs(line.text) : line.text;
		const matched = this.#match(text);
		const at = this.#matchedTo;
		const isInside = matched === this.#containers.length;
		if (!isInside && this.#leaf?.kind === "fence") this.#cutOff(line, this.#leaf);
		if (!isInside && this.#leaf?.kind !== "text") this.#leave(matched);
		if (isInside && this.#leaf?.kind === "fence") this.#insideFence(line, text.slice(at), this.#leaf);
		else if (isInside && this.#leaf?.kind === "html") this.#insideHtml(line, text.slice(at), this.#leaf);
		else this.#startBlocks(line, text, matched);
	}
	#match(text) {
		let at = 0;
		let matched = 0;
		for (const container of this.#containers) {
			const indent = indentAt(text, at);
			const isBlank = at + indent === text.length;
			if (container.kind === "quote") {
				if (indent > 3 || codeAt(text, at + indent) !== 62) break;
				at = afterQuoteMark(text, at + indent);
			} else if (isBlank ? container.empty : indent < container.width) break;
			else if (!isBlank) {
				container.empty = false;
				at += container.width;
			}
			matched++;
		}
		this.#matchedTo = at;
		return matched;
	}
	#startBlocks(line, text, matches) {
		let at = this.#matchedTo;
		let matched = matches;
		const rules = ruleStarts(text);
		while (!this.#tooDeep) {
			const indent = indentAt(text, at);
			if (indent <= 3 && isLetter(codeAt(text, at + indent))) {
				this.#say(line, matched, 0);
				return;
			}
			const content = text.slice(at + indent);
			const isRule = rules !== null && rules.first <= at + indent && at + indent <= rules.last;
			const interrupts = this.#leaf !== null && matched === this.#containers.length;
			const container = indent > 3 || isRule ? null : openingContainer(content, interrupts);
			if (!container) {
				this.#startRest(line, content, {
					matched,
					indent,
					isRule
				});
				return;
			}
			at = container.kind === "item" ? at + indent + container.width : afterQuoteMark(text, at + indent);
			if (container.kind === "item") container.width += indent;
			matched = this.#enter(container, matched);
		}
	}
	#startRest(line, content, { matched, indent, isRule }) {
		if (content === "") this.#leave(matched);
		else if (indent > 3) this.#say(line, matched, indent);
		else if (isRule) this.#readRule(line, content, matched);
		else this.#startLeaf(line, content, matched);
	}
	#enter(container, matched) {
		this.#leave(matched);
		if (container.kind === "quote") this.#quotes += 1;
		this.#tooDeep = matched === deepest$1;
		return this.#containers.push(container);
	}
	#readRule(line, content, matched) {
		if (!this.#underlines(content, matched)) this.#leave(matched);
		this.#say(line, matched, 0);
		this.#endLeaf();
	}
	#underlines(content, matched) {
		return this.#leaf !== null && matched === this.#containers.length && underline.test(content);
	}
	#startLeaf(line, content, matched) {
		const fence = openingFence(content);
		const html = fence ? null : htmlBlock(content, this.#leaf !== null);
		if (fence) {
			this.#leave(matched);
			this.#leaf = {
				kind: "fence",
				mark: fence.mark,
				length: fence.length
			};
			line.hidden = this.#quotes > 0 ? "a quote" : "fenced code";
		} else if (html) {
			this.#leave(matched);
			this.#leaf = html;
			this.#insideHtml(line, content, html);
		} else {
			const underlines = this.#underlines(content, matched);
			const isAlone = !underlines && isHeading(content);
			if (isAlone) this.#leave(matched);
			this.#say(line, matched, 0);
			if (isAlone || underlines) this.#endLeaf();
		}
	}
	#say(line, matched, indent) {
		if (this.#leaf?.kind !== "text") {
			this.#leave(matched);
			if (indent <= 3) this.#leaf = paragraph;
		}
		if (indent > 3) line.hidden = "indented code";
		if (this.#quotes > 0) line.hidden = "a quote";
		if (this.#leaf && (this.#inline.length > 0 || mayHide(line))) this.#inline.push(line);
	}
	#insideFence(line, content, fence) {
		line.hidden = this.#quotes > 0 ? "a quote" : "fenced code";
		if (closesFence(content, fence)) this.#leaf = null;
	}
	#insideHtml(line, content, block) {
		const isBlank = indentAt(content, 0) === content.length;
		if (block.end === null && isBlank) {
			this.#endLeaf();
			return;
		}
		this.#inline.push(line);
		if (this.#quotes > 0) line.hidden = "a quote";
		if (block.end?.test(content)) this.#endLeaf();
		else if (block.end === null && !this.#looseFence && this.#quotes === 0) {
			this.#looseFence = openingFence(trimmed(content));
			if (this.#looseFence) line.hidden = "fenced code";
		}
	}
	#cutOff(line, fence) {
		if (this.#quotes > 0 || this.#looseFence) return;
		this.#looseFence = fence;
		this.#insideLooseFence(line, fence);
	}
	#insideLooseFence(line, fence) {
		line.hidden ??= "fenced code";
		if (closesFence(line.text.trim(), fence)) this.#looseFence = null;
	}
	#insideOpen(line, open) {
		const at = (open.end.startsWith("</") && line.hasMark ? asciiLower(line.text) : line.text).indexOf(open.end);
		if (at < 0) {
			line.hidden ??= open.hidden;
			return;
		}
		this.#open = null;
		const to = at + open.end.length;
		const later = line.spans.filter((span) => span.to > to).map((span) => ({
			...span,
			from: Math.max(to, span.from)
		}));
		line.spans = [{
			from: 0,
			to,
			hidden: open.hidden
		}, ...later];
	}
	#leave(matched) {
		if (this.#leaf) this.#endLeaf();
		while (this.#containers.length > matched) if (this.#containers.pop()?.kind === "quote") this.#quotes -= 1;
	}
	#endLeaf() {
		const lines = this.#inline;
		const isHtml = this.#leaf?.kind === "html";
		this.#leaf = null;
		if (lines.length === 0) return;
		this.#inline = [];
		if (!lines.some(mayHide)) return;
		if (this.#open !== null && lines.every((line) => line.hidden !== null) || this.#quotes > 0 && !isHtml) return;
		const text = lines.map((line) => line.text).join("\n");
		const found = findHiddenSpans(text, { code: !isHtml });
		if (found.open) this.#open ??= {
			...found.open,
			after: lines.at(-1)?.number ?? 0
		};
		spread$1(lines, isHtml && text.includes("`") ? merged([...found.spans, ...findHiddenSpans(text, { code: true }).spans]) : found.spans);
	}
};
// src/loop/markdown.ts
const noSpans = [];
function visitLines(text, visit) {
	const reader = new LineReader(visit);
	const whole = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
	let mark = nextMark(whole, 0);
	for (let number = 1, from = 0; from <= whole.length; number++) {
		const next = whole.indexOf("\n", from);
		const end = next < 0 ? whole.length : next;
		const hasMark = mark < end;
		if (hasMark) mark = nextMark(whole, end);
		reader.read({
			number,
			text: whole.slice(from, end),
			hasMark,
			hidden: null,
			spans: noSpans
		});
		from = end + 1;
	}
	reader.finish();
}
const marks = /[<`\t]/g;
function nextMark(text, from) {
	marks.lastIndex = from;
	return marks.test(text) ? marks.lastIndex - 1 : text.length;
}
function hiddenAt(line, column) {
	if (line.hidden) return line.hidden;
	let low = 0;
	let high = line.spans.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((line.spans[middle]?.to ?? 0) <= column) low = middle + 1;
		else high = middle;
	}
	const span = line.spans[low];
	return span && span.from <= column ? span.hidden : null;
}
// src/loop/promise-details.ts
const labelled = /^(?:[-*+][ \t]+)?[*_]{0,3}(summary|reason|blocking issue)[*_]{0,3}[ \t]*:[*_]{0,3}[ \t]*(.*)$/i;
const labels = {
	summary: "summary",
	reason: "reason",
	"blocking issue": "blockingIssue"
};
const listItem = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(.*)$/;
const metMark = /[✓✔✅☑]|\[x\]/iu;
const unmetMark = /[✗✘✖❌☐☒⬜]|\[ \]/u;
const maxText = 2e3;
const maxCriteria = 50;
const maxContextKeys = 30;
var Closing = class {
	#texts = {};
	#criteria = [];
	#context = /* @__PURE__ */ new Map();
	#contextOpen = false;
	#hasContext = false;
	#label = null;
	get isEmpty() {
		return this.#criteria.length === 0 && !this.#hasContext && this.#label === null;
	}
	get insideContext() {
		return this.#contextOpen;
	}
	get hasUnmetCriterion() {
		return this.#criteria.some((criterion) => !criterion.met);
	}
	read(line, after) {
		if (after === null) return "other";
		const content = trimmed(line);
		if (codeAt(content, 0) === 60 && /^<context>/i.test(content)) return this.#openContext(content);
		const [, name, value] = content.includes(":") && labelled.exec(content) || [];
		if (name !== void 0) {
			this.#label = labels[name.toLowerCase()] ?? null;
			if (this.#label) this.#texts[this.#label] ??= value ?? "";
			return "label";
		}
		if (this.#goesOn(content, after)) return this.#append(line);
		return this.readCriterion(content) === "none" ? "other" : "criterion";
	}
	readBlank() {
		if (this.#label && this.#texts[this.#label]) this.#append("");
	}
	readHidden(line, after) {
		return after !== null && this.#isOpenEnded(after) ? this.#append(line) : "other";
	}
	readCriterion(line, where = "list") {
		const content = trimmed(line);
		const text = listItem.exec(content)?.[1] ?? (where === "block" ? content : void 0);
		const met = text !== void 0 && metMark.test(text);
		const unmet = text !== void 0 && unmetMark.test(text);
		if (text === void 0 || !met && !unmet) return "none";
		const bare = text.replace(metMark, "").replace(unmetMark, "").trim().replace(/:$/, "").trim();
		if (this.#criteria.length < maxCriteria) this.#criteria.push({
			text: bare.slice(0, 200),
			met: !unmet
		});
		return unmet ? "unmet" : "met";
	}
	readContext(line) {
		const end = line.includes("<") ? line.search(/<\/context>/i) : -1;
		const content = trimmed(end < 0 ? line : line.slice(0, end));
		const colon = this.#context.size < maxContextKeys ? content.indexOf(":") : -1;
		if (colon > 0) {
			const key = trimmed(content.slice(0, colon)).slice(0, 60);
			this.#context.set(key, contextValue(trimmed(content.slice(colon + 1))));
		}
		if (end < 0) return "";
		this.#contextOpen = false;
		return line.slice(end + 10).trim();
	}
	details() {
		const context = this.#hasContext ? Object.fromEntries(this.#context) : null;
		const told = this.#context.has("reason") ? String(this.#context.get("reason")) : null;
		return {
			summary: cleaned(this.#texts.summary),
			reason: cleaned(this.#texts.reason) ?? told,
			blockingIssue: cleaned(this.#texts.blockingIssue),
			criteria: this.#criteria,
			context
		};
	}
	#openContext(content) {
		this.#label = null;
		this.#hasContext = true;
		this.#contextOpen = true;
		return this.readContext(content.slice(9)) === "" ? "context" : "other";
	}
	#goesOn(content, after) {
		return this.#label !== null && (this.#isOpenEnded(after) || isItem(content));
	}
	#isOpenEnded(after) {
		return after !== "COMPLETE" && after !== "CONTINUE" && this.#label !== null && this.#label !== "summary";
	}
	#append(line) {
		if (this.#label) {
			const text = this.#texts[this.#label] ?? "";
			if (text.length < maxText) this.#texts[this.#label] = text === "" ? line.trimEnd() : `${text}\n${line.trimEnd()}`;
		}
		return "continuation";
	}
};
function isItem(content) {
	const marker = markerLength(content);
	const next = marker > 0 ? codeAt(content, marker) : -1;
	return next === 32 || next === 9;
}
function contextValue(written) {
	const first = codeAt(written, 0);
	const quoted = first === 34 || first === 39 ? /^"(.*)"$|^'(.*)'$/.exec(written) : null;
	if (quoted) return (quoted[1] ?? quoted[2] ?? "").slice(0, 500);
	if (written === "true" || written === "false") return written === "true";
	if ((isDigit(first) || first === 45) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(written)) return Number(written);
	return written.slice(0, 500);
}
function cleaned(text) {
	const trimmed = (text ?? "").slice(0, maxText).trim();
	return trimmed === "" ? null : trimmed;
}
function sentence(line) {
	return line.replace(/^\s*(?:[-*+#]+[ \t]+)?(?:[*_]*summary[*_]*[ \t]*:[*_]*[ \t]*)?/i, "").trim();
}
function placesOf(wanted, text, from = 0) {
	const places = [];
	for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
	return places;
}
function foldCase(text) {
	return text.replaceAll("İ", "ı").toLowerCase();
}
function mirrored(text) {
	return [...text].reverse().join("");
}
function withoutEmphasis(text) {
	const inner = /^([*_]{1,3})(.+?)([*_]{1,3})$/.exec(text);
	return inner && inner[1] === mirrored(inner[3] ?? "") ? inner[2] ?? "" : text;
}
function short(text, limit = 80) {
	return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
// src/loop/promises.ts
const caution = [
	"ERROR",
	"BLOCKED",
	"ESCALATE",
	"CONTINUE",
	"COMPLETE"
];
const aliases = /* @__PURE__ */ new Map([
	["COMPLETE", "COMPLETE"],
	["LOOP_COMPLETE", "COMPLETE"],
	["LOOP_DONE", "COMPLETE"],
	["BLOCKED", "BLOCKED"],
	["LOOP_BLOCKED", "BLOCKED"],
	["ESCALATE", "ESCALATE"],
	["LOOP_ESCALATE", "ESCALATE"],
	["CONTINUE", "CONTINUE"],
	["LOOP_CONTINUE", "CONTINUE"],
	["ERROR", "ERROR"],
	["LOOP_ERROR", "ERROR"]
]);
const defaultPromiseRules = {
	promises: declaredPromises,
	texts: [],
	lenient: false
};
function promiseKind(written) {
	const bare = (/^<promise>([^<]*)<\/promise>$/i.exec(written.trim())?.[1] ?? written).trim();
	return /^[A-Za-z_]+$/.test(bare) ? aliases.get(bare.toUpperCase()) ?? null : null;
}
function detectPromise(message, rules = defaultPromiseRules) {
	const texts = rules.texts.map((text) => text.trim()).filter((text) => text !== "");
	if (!mayHoldPromise(message, texts)) return nothing;
	const reader = new PromiseReader({
		...rules,
		texts
	});
	visitLines(message, (line) => reader.read(line));
	return reader.finish();
}
const nothing = {
	promise: null,
	text: null,
	summary: null,
	reason: null,
	blockingIssue: null,
	criteria: [],
	context: null,
	conflict: false,
	ignored: []
};
function mayHoldPromise(message, texts) {
	if (anyTag.test(message)) return true;
	if (texts.length === 0) return false;
	const folded = foldCase(message);
	return texts.some((text) => folded.includes(foldCase(text)));
}
const promiseTag = "<promise";
const blockTag = "<loop-complete";
const blockEnd = "</loop-complete>";
const anyTag = /<(?:promise|loop-complete)/i;
const maxIgnored = 1e3;
var PromiseReader = class {
	#rules;
	#found = [];
	#closing = new Closing();
	#ignored = [];
	#block = null;
	#lastProse = null;
	constructor(rules) {
		this.#rules = rules;
	}
	read(line) {
		if (this.#block) this.#insideBlock(line, this.#block);
		else if (this.#closing.insideContext) this.#insideContext(line);
		else if (isBlank(line.text)) this.#closing.readBlank();
		else if (!this.#readTags(line)) this.#readOther(line);
	}
	finish() {
		if (this.#block) this.#ignore(this.#block.line, "<loop-complete>", "the block is not closed");
		if (this.#closing.insideContext) this.#dropFound("an unclosed <context> follows it");
		if (this.#closing.hasUnmetCriterion) this.#dropFound("a criterion after it is not met", "COMPLETE");
		const [winner] = [...this.#found].sort((a, b) => caution.indexOf(a.kind) - caution.indexOf(b.kind));
		const ignored = [...this.#ignored].sort((a, b) => a.line - b.line);
		if (!winner) return {
			...nothing,
			ignored
		};
		const details = this.#closing.details();
		return {
			promise: winner.kind,
			text: winner.text,
			...details,
			summary: details.summary ?? (this.#lastProse && short(sentence(this.#lastProse), 300)),
			conflict: this.#found.some((found) => found.kind !== winner.kind),
			ignored
		};
	}
	#readTags(line) {
		if (line.hasMark && anyTag.test(line.text)) {
			const lower = asciiLower(line.text);
			if (lower.includes(blockTag)) return this.#openBlock(line, lower);
			return this.#readPromiseTags(line, lower);
		}
		return this.#rules.texts.length > 0 && this.#readFreeText(line);
	}
	#readPromiseTags(line, lower) {
		const alone = /^([*_]*)<promise>([^<]*)<\/promise>([*_]*)$/i.exec(trimmed(line.text));
		const isAlone = alone !== null && alone[1] === mirrored(alone[3] ?? "");
		const lastEnd = lower.lastIndexOf("</promise");
		for (const at of placesOf(promiseTag, lower)) {
			const tag = /^<promise>([^<]*)<\/promise>/i.exec(line.text.slice(at, at + 200));
			const written = tag?.[0] ?? line.text.slice(at, at + 80);
			const hidden = hiddenAt(line, at);
			if (hidden) this.#ignore(line.number, written, `it is inside ${hidden}`);
			else if (!tag) this.#ignore(line.number, written, malformed(lastEnd > at));
			else if (!isAlone && !this.#rules.lenient) this.#ignore(line.number, written, "it is not alone on its line");
			else this.#accept(line.number, written, (tag[1] ?? "").trim());
		}
		return isAlone && line.hidden === null && hiddenAt(line, line.text.indexOf("<")) === null;
	}
	#accept(line, written, word, text = word) {
		const kind = this.#rules.texts.find((promised) => [word, written].some((said) => foldCase(said) === foldCase(promised))) ? "COMPLETE" : promiseKind(word);
		if (!kind) this.#ignore(line, written, `"${short(word)}" is not a promise; known are ${caution.join(", ")}`);
		else if (isDeclarable(kind) && !this.#rules.promises.includes(kind)) this.#ignore(line, written, `${kind} is not among this loop's promises (${this.#rules.promises.join(", ")})`);
		else this.#found.push({
			kind,
			text,
			line,
			written
		});
	}
	#readFreeText(line) {
		const folded = foldCase(line.text);
		const said = withoutEmphasis(folded.trim());
		for (const text of this.#rules.texts) {
			const wanted = foldCase(text);
			const isAlone = said === wanted || said.replace(/[.!]$/, "") === wanted;
			const places = placesOf(wanted, folded);
			const [first] = places;
			if (first === void 0) continue;
			const hidden = hiddenAt(line, first);
			if (places.every((at) => hiddenAt(line, at) !== null)) this.#ignore(line.number, text, `it is inside ${hidden}`);
			else if (!isAlone && !this.#rules.lenient) this.#ignore(line.number, text, "it is not alone on its line");
			else {
				this.#accept(line.number, text, text);
				return isAlone;
			}
		}
		return false;
	}
	#openBlock(line, lower) {
		const isAlone = /^[*_]*<loop-complete>/i.test(line.text.trim());
		for (const at of placesOf(blockTag, lower)) {
			const hidden = hiddenAt(line, at);
			const start = at + 14 + 1;
			if (hidden) this.#ignore(line.number, "<loop-complete>", `it is inside ${hidden}`);
			else if (lower[start - 1] !== ">") this.#ignore(line.number, blockTag, "it is not a whole tag");
			else if (!isAlone && !this.#rules.lenient) this.#ignore(line.number, "<loop-complete>", "it is not alone on its line");
			else {
				this.#block = {
					line: line.number,
					met: true
				};
				this.#insideBlock(line, this.#block, start);
				return isAlone;
			}
		}
		return false;
	}
	#insideBlock(line, block, start = 0) {
		const lower = line.hasMark ? asciiLower(line.text) : "";
		const end = placesOf(blockEnd, lower, start).find((at) => hiddenAt(line, at) === null);
		if (this.#closing.readCriterion(line.text.slice(start, end), "block") === "unmet") block.met = false;
		if (lower.includes(promiseTag)) this.#readPromiseTags(line, lower);
		if (end === void 0) return;
		this.#block = null;
		const isLast = /^[*_\s]*$/.test(line.text.slice(end + 16));
		if (!block.met) this.#ignore(block.line, "<loop-complete>", "one of its criteria is not met");
		else this.#accept(block.line, "<loop-complete>", "COMPLETE", "loop-complete");
		if (!isLast) this.#readText(line.number);
	}
	#insideContext(line) {
		const tags = line.hasMark ? placesOf(promiseTag, asciiLower(line.text)) : [];
		for (const at of tags) this.#ignore(line.number, line.text.slice(at, at + 80), "it is inside <context>");
		if (this.#closing.readContext(line.text) !== "") this.#readText(line.number);
	}
	#readOther(line) {
		const after = this.#found.at(-1)?.kind ?? null;
		if ((line.hidden ? this.#closing.readHidden(line.text, after) : this.#closing.read(line.text, after)) !== "other") return;
		this.#readText(line.number);
		if (line.hidden === null && this.#found.length === 0 && isProse(line.text)) this.#lastProse = line.text;
	}
	#readText(line) {
		if (!(this.#found.length === 0 && this.#closing.isEmpty) && !this.#rules.lenient) this.#dropFound(`other text follows it (line ${line})`);
	}
	#dropFound(why, kind) {
		if (this.#found.length > 0) {
			const isDropped = (found) => kind === void 0 || found.kind === kind;
			for (const found of this.#found.filter(isDropped)) this.#ignore(found.line, found.written, why);
			this.#found = this.#found.filter((found) => !isDropped(found));
		}
		if (this.#found.length === 0 && !this.#closing.isEmpty) this.#closing = new Closing();
	}
	#ignore(line, text, why) {
		if (this.#ignored.length < maxIgnored) this.#ignored.push({
			line,
			text: short(text),
			why
		});
	}
};
function malformed(isClosed) {
	return isClosed ? "it is not written as <promise>WORD</promise>" : "it is not closed on its line";
}
function isDeclarable(kind) {
	return declaredPromises.some((declared) => declared === kind);
}
// src/config/promises.ts
const promiseWords = [
	"COMPLETE",
	"LOOP_DONE",
	"LOOP_COMPLETE",
	"BLOCKED",
	"LOOP_BLOCKED",
	"ESCALATE",
	"LOOP_ESCALATE",
	"CONTINUE",
	"LOOP_CONTINUE",
	"ERROR",
	"LOOP_ERROR"
];
const loopComplete = /^<loop-complete>(?:\s*<\/loop-complete>)?$/i;
const allowedWord = `one of ${promiseWords.join(", ")}, bare or as <promise>COMPLETE</promise>`;
function readWord(value, report) {
	if (value.form !== "scalar" || typeof value.value !== "string") return refuse(value, allowedWord, report);
	const kind = loopComplete.test(value.value.trim()) ? "COMPLETE" : promiseKind(value.value);
	if (kind === "CONTINUE" || kind === "ERROR") return [];
	if (kind !== null) return [kind];
	const advice = `it must be ${allowedWord}; a text of your own goes under "promise-text"`;
	return report.problem(value, `${nameOf(value)} is ${quote$1(value.value)}; ${advice}`);
}
const anyWord = `(?:${promiseWords.map(eitherCase).join("|")})`;
const tag = eitherCase("promise");
const emptyTag = eitherCase("loop-complete");
const wordPattern = `^\\s*(?:${anyWord}|<${tag}>\\s*${anyWord}\\s*</${tag}>|<${emptyTag}>(?:\\s*</${emptyTag}>)?)\\s*$`;
const word = {
	allowed: allowedWord,
	schema: { anyOf: [{ enum: promiseWords }, {
		type: "string",
		pattern: wordPattern
	}] },
	read: readWord
};
const promisesShape = byForm({
	list: turned(list(word, "promises"), (found) => [...new Set(found.flat())]),
	text: word
});
// src/config/queue.ts
const queueFields = {
	maxActive: {
		key: "max-active",
		about: "How many loops may run or be parked at once. Further labelled issues wait as `rondo: queued` and start as others end. `false`: any number.",
		shape: byForm({
			number: integer(1, 50),
			false: flag(false, null)
		}),
		default: 3
	},
	priority: {
		key: "priority",
		about: "Labels that say who comes first among waiting issues, the most urgent first; `*` stands for issues with none of them. Each day of waiting lifts an issue by one place.",
		shape: oneOrMany(line("a label", 50), "labels"),
		default: [
			"P0",
			"priority: critical",
			"P1",
			"priority: high",
			"P2",
			"priority: medium",
			"*",
			"P3",
			"priority: low"
		]
	}
};
const queueDefaults = {
	maxActive: readDefault(queueFields.maxActive.shape, queueFields.maxActive.default ?? null, "max-active"),
	priority: readDefault(queueFields.priority.shape, queueFields.priority.default ?? null, "priority")
};
// src/config/rules.ts
const path = line("a path in the repository");
const required = {
	key: "required",
	about: "If false, the rule is shown and scored, but can't reject a promise.",
	shape: boolean,
	default: true
};
const typeAbout = "What kind of check it is. A rule with `run` is a command.";
function typeWord(type) {
	return turned({
		...choice([.../* @__PURE__ */ new Set([type, type.replaceAll("-", "_")])]),
		allowed: type
	}, () => type);
}
function typeField(type) {
	return {
		key: "type",
		about: typeAbout,
		shape: typeWord(type)
	};
}
const command = record("a map { run }", {
	type: {
		...typeField("command"),
		default: "command"
	},
	required,
	run: {
		key: "run",
		alias: "command",
		about: "A command; it passes if it exits with 0.",
		shape: text("a command")
	},
	timeoutMs: {
		key: "timeout",
		about: "How long the command may take; after that, the rule's result is an error.",
		shape: duration$1("5d"),
		default: "10m"
	}
});
const coverage = record("a map { type: coverage, file, min }", {
	type: typeField("coverage"),
	required,
	file: {
		key: "file",
		about: "`coverage`: the report that the tests write, for example in lcov format.",
		shape: path
	},
	min: {
		key: "min",
		about: "`coverage`: the least percentage that passes.",
		shape: number$1(0, 100)
	}
});
const contentPattern = record("a map { type: content-pattern, file, pattern }", {
	type: typeField("content-pattern"),
	required,
	file: {
		key: "file",
		about: "`content-pattern`: the file to search.",
		shape: path
	},
	pattern: {
		key: "pattern",
		about: "`content-pattern`: what the file must contain.",
		shape: expression
	}
});
const fileExists = record("a map { type: file-exists, files }", {
	type: typeField("file-exists"),
	required,
	files: {
		key: "files",
		alias: "file",
		about: "`file-exists`: the files that must all exist.",
		shape: oneOrMany(path, "paths in the repository", 1)
	}
});
const checks = record("a map { type: checks, names }", {
	type: typeField("checks"),
	required,
	names: {
		key: "names",
		about: "`checks`: the repository's own checks that must pass on the head commit.",
		shape: oneOrMany(line("the name of a check"), "names of checks", 1)
	}
});
const step = record("a map { type: step }", {
	type: typeField("step"),
	required
});
const presetWord = choice(rulePresets);
const preset = record("a map { preset }", {
	type: {
		...typeField("preset"),
		default: "preset"
	},
	required,
	preset: {
		key: "preset",
		about: "A check by name, whose command is found out from the repository's files. A list of names instead of the map is short for it.",
		shape: presetWord
	},
	min: {
		key: "min",
		about: "`coverage_threshold`: the least percentage that passes.",
		shape: number$1(0, 100),
		default: 80
	},
	timeoutMs: {
		key: "timeout",
		about: "How long the command may take; after that, the rule's result is an error.",
		shape: duration$1("5d"),
		default: "10m"
	}
});
const byType = {
	command,
	coverage,
	"content-pattern": contentPattern,
	"file-exists": fileExists,
	checks,
	step,
	preset
};
const ruleTypes = Object.keys(byType);
function pickType(map, report) {
	const type = entryOf(map, "type");
	if (type !== void 0) {
		const word = type.form === "scalar" ? String(type.value).replaceAll("_", "-") : "";
		return ruleTypes.find((each) => each === word) ?? refuse(type, `one of ${ruleTypes.join(", ")}`, report);
	}
	if (entryOf(map, "run") !== void 0 || entryOf(map, "command") !== void 0) return "command";
	if (entryOf(map, "preset") !== void 0) return "preset";
	const advice = `give it "run: COMMAND", or "type:" with one of ${ruleTypes.join(", ")}`;
	return report.problem(map, `${nameOf(map)} does not say what to check; ${advice}`);
}
const ruleShape = byForm({
	text: turned(text("a command"), (run) => readDefault(command, { run }, "rule")),
	map: variants(byType, pickType),
	false: flag(false, "removed")
}, "a command, a map such as { run: npm test }, or false");
const rulesShape = byForm({
	map: turned(mapOf("rules by name", line("a name", 100), ruleShape), (rules) => rules.map(({ name, value }) => value === "removed" ? {
		name,
		removed: true
	} : {
		name,
		...value
	})),
	list: turned(list(presetWord, "presets", 1), (names) => [...new Set(names)].map((name) => ({
		name,
		...readDefault(preset, { preset: name }, "rule")
	})))
});
// src/config/then.ts
const mostPhases = 9;
const mostIssues = 20;
const keys = partial("a map { profile, task, … }", {
	name: {
		key: "name",
		about: "What it is called; its profile's name, if nothing else.",
		shape: matching("a name of letters, digits and - of at most 24", "^[A-Za-z0-9][A-Za-z0-9-]*$", 24)
	},
	profile: {
		key: "profile",
		about: "A profile of Rondo or of this file, in place of the issue's.",
		shape: line("a profile's name", 40)
	},
	task: {
		key: "task",
		alias: "prompt",
		about: "What the agent is to do in this phase, beside the issue's own words.",
		shape: text("text")
	},
	maxIterations: {
		key: "max-iterations",
		about: "As at the top.",
		shape: integer(1, 100)
	},
	maxDurationMs: {
		key: "max-duration",
		about: "As at the top.",
		shape: duration$1("365d")
	},
	budget: {
		key: "budget",
		about: "As at the top.",
		shape: costShape
	},
	stop: {
		key: "stop",
		about: "As at the top.",
		shape: choice(stopPolicies)
	},
	promises: {
		key: "promises",
		about: "As at the top.",
		shape: promisesShape
	},
	promiseTexts: {
		key: "promise-text",
		about: "As at the top.",
		shape: promiseTextsShape
	}
});
const says = [
	"profile",
	"task",
	"prompt"
].map((key) => ({ required: [key] }));
const phase = turned({
	...keys,
	schema: {
		...keys.schema,
		anyOf: says
	}
}, (given, at, report) => {
	const { name, profile = null, task = null, ...own } = given;
	if (profile === null && task === null) return report.problem(at, `${nameOf(at)} says neither "profile" nor "task"; give it one of them`);
	return { phase: {
		name: name ?? "",
		profile,
		task,
		own
	} };
});
const item = byForm({
	number: turned(integer(1, 999999999), (issue) => ({ issue })),
	text: turned(line("a profile's name", 40), (profile) => ({ phase: {
		name: "",
		profile,
		task: null,
		own: {}
	} })),
	map: phase
});
function thenOf(items, at, report) {
	const firstIssue = items.findIndex((each) => "issue" in each);
	const phases = items.flatMap((each) => "phase" in each ? [each.phase] : []);
	const issues = items.flatMap((each) => "issue" in each ? [each.issue] : []);
	if (firstIssue >= 0 && firstIssue < phases.length) return report.problem(at, `${nameOf(at)} names an issue before a phase; phases come first, then issues`);
	if (phases.length > mostPhases || issues.length > mostIssues) return report.problem(at, `${nameOf(at)} is too long; at most ${mostPhases} phases and ${mostIssues} issues`);
	return {
		phases: phases.map((each, index) => ({
			...each,
			name: nameFor(each, index + 2)
		})),
		issues
	};
}
function nameFor({ name, profile }, number) {
	const plain = (profile ?? "").replace(/[^A-Za-z0-9-]+/g, "-").replace(/^-+/, "");
	return name || plain.slice(0, 24) || `phase-${number}`;
}
const alone = turned(item, (only) => [only]);
const thenShape = turned(byForm({
	number: alone,
	text: alone,
	map: alone,
	list: list(item, "phases and issues")
}, "a profile's name, a map { profile, task, … }, an issue's number, or a list of these"), thenOf);
// src/config/fields.ts
const settingFields = {
	agent: {
		key: "agent",
		about: "Who does the work.",
		shape: agentShape,
		default: "claude"
	},
	label: {
		key: "label",
		about: "The label that starts a loop on an issue. `LABEL: PROFILE` picks a profile.",
		shape: line("a label", 50),
		default: "rondo"
	},
	maxIterations: {
		key: "max-iterations",
		about: "How many times the agent may run.",
		shape: integer(1, 100),
		default: 10
	},
	maxDurationMs: {
		key: "max-duration",
		about: "How much active time the loop may take, over all runs.",
		shape: duration$1("365d"),
		default: "8h"
	},
	iterationTimeoutMs: {
		key: "iteration-timeout",
		about: "How long one run of the agent may take.",
		shape: duration$1("5d"),
		default: "30m"
	},
	budget: {
		key: "budget",
		about: "US dollars, over all runs. `false`: no limit.",
		shape: costShape,
		default: 25
	},
	stop: {
		key: "stop",
		about: "What has to be true for the loop to be complete.",
		shape: choice(stopPolicies),
		default: "verified"
	},
	confirmations: {
		key: "confirmations",
		about: "How many accepted promises in a row it takes. `stop: strict` takes at least 2.",
		shape: integer(1, 5),
		default: 1
	},
	approve: {
		key: "approve",
		about: "When the loop pauses for a person's `/rondo approve`: after every iteration (the last included), only before it is complete, or never.",
		shape: choice(approvalModes),
		default: "never"
	},
	readiness: {
		key: "readiness",
		about: "Whether an issue that is labelled is first scored for how much it tells an agent: 8 of 10 points run alone, 5 to 7 pause for `/rondo approve` after each iteration, less is asked about and not started.",
		shape: byForm({
			text: turned(choice(["on", "off"]), (word) => word === "on"),
			true: flag(true, true),
			false: flag(false, false)
		}),
		default: "on"
	},
	allowPartial: {
		key: "allow-partial",
		about: "Whether a loop that is complete but for steps that only a person can do makes its pull request ready for review. If not, it stays a draft.",
		shape: boolean,
		default: false
	},
	promises: {
		key: "promises",
		about: "The promises that the loop listens to. CONTINUE and ERROR always count.",
		shape: promisesShape,
		default: [
			"COMPLETE",
			"BLOCKED",
			"ESCALATE"
		]
	},
	promiseTexts: {
		key: "promise-text",
		about: "Free texts, each of which means COMPLETE: `A|B`, or a list.",
		shape: promiseTextsShape,
		default: []
	},
	promiseSources: {
		key: "promise-sources",
		about: "Where promises are heard: `final-message`, the agent's last words; `notes`, also its plan file, which lies beside the repository.",
		shape: turned(oneOrMany(choice(promiseSources), "places", 1), (words) => promiseSources.filter((source) => words.includes(source))),
		default: ["final-message"]
	},
	rules: {
		key: "rules",
		about: "The checks, by name. `tests: npm test` is short for `tests: { run: npm test }`; `tests: false` removes an inherited rule; `[tests_pass, compiles]` are presets, whose commands the repository's files tell.",
		shape: rulesShape,
		default: {}
	},
	guards: {
		key: "guards",
		about: "The limits that stop a loop which gets nowhere.",
		shape: partial("a map of guards", guardFields),
		default: guardDefaults
	},
	protect: {
		key: "protect",
		about: "Files that the agent may not touch. A profile's and the file's own lists add up.",
		shape: oneOrMany(line("a glob"), "globs"),
		default: []
	},
	allow: {
		key: "allow",
		about: "Files for which a flag of the landing check is lifted (never a denial).",
		shape: oneOrMany(line("a glob"), "globs"),
		default: []
	},
	hooks: {
		key: "hooks",
		about: "Your own say in whether to stop, in order: a preset's name, or a map.",
		shape: hooksShape,
		default: []
	},
	ciWorkflows: {
		key: "ci-workflows",
		about: "Workflow files, such as `ci.yml`, that Rondo dispatches on the branch after each commit; their conclusions are rules. For repositories whose CI does not run on a bot's commits.",
		shape: oneOrMany(line("a workflow file"), "workflow files"),
		default: []
	},
	fallback: {
		key: "fallback",
		about: "Who takes over when the agent's provider is out of quota or out of order, in order.",
		shape: fallbackShape,
		default: []
	},
	session: {
		key: "session",
		about: "`fresh`: each iteration starts anew. `resume`: the agent goes on with its session, where that still exists.",
		shape: choice(sessionModes),
		default: "fresh"
	},
	install: {
		key: "install",
		about: "The version of the agent's CLI. `false`: what is on PATH, else the version that Rondo was tested with.",
		shape: installShape,
		default: false
	},
	env: {
		key: "env",
		about: "Variables that the agent may see, beside the keys of its model. Anything else stays hidden from it.",
		shape: envShape,
		default: []
	},
	isolate: {
		key: "isolate",
		about: "Hide the job's other processes from the agent, where the system allows it (Linux, `unshare`). `sudo` then does not work for it.",
		shape: boolean,
		default: true
	},
	prices: {
		key: "prices",
		about: "What tokens cost, by model or agent, for an agent that tells no cost. Without it, the budget can't be measured.",
		shape: pricesShape,
		default: {}
	},
	costPerIteration: {
		key: "cost-per-iteration",
		about: "US dollars that an iteration is taken to cost if neither the agent nor `prices` tells. `false`: unknown.",
		shape: costShape,
		default: false
	},
	evaluator: {
		key: "evaluator",
		about: "A second agent that reads the work and says whether it is done. `false`: none.",
		shape: optionalAgentShape,
		default: false
	},
	follows: {
		key: "then",
		about: "What follows when the loop is complete, in order: phases on the same branch and pull request, each with counters of its own (a profile's name, or a map), then issues by number, which are labelled and queued.",
		shape: thenShape,
		default: []
	},
	escalationIssue: {
		key: "escalation-issue",
		about: "Whether a loop that fails again and again (the guards consecutive-failures, same-error and attempts) opens an issue about it, once.",
		shape: boolean,
		default: false
	}
};
const anyKeys = partial("a map of settings", {
	...settingFields,
	profiles: {
		key: "profiles",
		about: "Settings by name, each with the same keys as the file. An issue picks one with the label `rondo: NAME`. Built in are engineer, qa, security, docs, infra and backlog (or me, sec, doc, do); your own of that name lies over it. Other names are looked for among agent files, see docs/profiles.md.",
		shape: profilesShape(settingFields),
		default: {}
	},
	bots: {
		key: "bots",
		about: "Bots that may label, comment commands and dispatch as if they had write access, each by login and account number: `{ \"helper[bot]\": 12345 }`; both must match (the number is the `id` at `api.github.com/users/helper[bot]`). What the default branch says now counts. No other bot is heard.",
		shape: botsShape,
		default: {}
	},
	...queueFields,
	milestones: milestonesField
});
const fileShape = {
	...anyKeys,
	schema: {
		...anyKeys.schema,
		type: ["object", "null"]
	},
	read: (value, report) => value.form === "scalar" && value.value === null ? {} : anyKeys.read(value, report)
};
// \0yaml
let loaded;
const library = () => loaded ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./yaml.cjs");
function isAlias(...given) {
	return new.target ? new (library()).isAlias(...given) : library().isAlias(...given);
}
function isMap(...given) {
	return new.target ? new (library()).isMap(...given) : library().isMap(...given);
}
function isNode(...given) {
	return new.target ? new (library()).isNode(...given) : library().isNode(...given);
}
function isScalar(...given) {
	return new.target ? new (library()).isScalar(...given) : library().isScalar(...given);
}
function isSeq(...given) {
	return new.target ? new (library()).isSeq(...given) : library().isSeq(...given);
}
function LineCounter(...given) {
	return new.target ? new (library()).LineCounter(...given) : library().LineCounter(...given);
}
function parse(...given) {
	return new.target ? new (library()).parse(...given) : library().parse(...given);
}
function parseDocument(...given) {
	return new.target ? new (library()).parseDocument(...given) : library().parseDocument(...given);
}
function stringify(...given) {
	return new.target ? new (library()).stringify(...given) : library().stringify(...given);
}
function visit(...given) {
	return new.target ? new (library()).visit(...given) : library().visit(...given);
}
// src/config/problems.ts
function startFindings(file) {
	const problems = [];
	const warnings = [];
	const noteIn = (list) => (at, message) => {
		const oneLine = message.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
		list.push({
			file,
			line: at.line,
			column: at.column,
			path: at.path,
			message: oneLine
		});
	};
	return {
		problems,
		warnings,
		problem: noteIn(problems),
		warning: noteIn(warnings)
	};
}
function formatProblem(problem) {
	return `${problem.file}:${problem.line}:${problem.column} ${problem.message}`;
}
function inFileOrder(problems) {
	return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
// src/config/yaml-source.ts
const tooDeep = "it is nested too deeply";
function openYaml(fileText, file) {
	const text = fileText.replace(/^\uFEFF/, "");
	const lines = countLines(text);
	const findings = startFindings(file);
	try {
		const document = parseDocument(text, {
			prettyErrors: false,
			schema: "core",
			merge: false,
			resolveKnownTags: false,
			uniqueKeys: false
		});
		for (const error of document.errors) findings.problem(spotAt(lines, error.pos[0]), syntaxMessage(error));
		if (document.errors.length > 0) return {
			ok: false,
			problems: inFileOrder(findings.problems)
		};
		for (const warning of document.warnings) findings.problem(spotAt(lines, warning.pos[0]), `not supported here: ${warning.message}`);
		return {
			ok: true,
			source: {
				document,
				lines,
				targets: aliasTargets(document)
			},
			problems: findings.problems
		};
	} catch (error) {
		const reason = error instanceof RangeError ? tooDeep : String(error);
		findings.problem({
			line: 1,
			column: 1,
			path: ""
		}, `not valid YAML: ${reason}`);
		return {
			ok: false,
			problems: findings.problems
		};
	}
}
function spotAt(lines, offset, path = "") {
	const { line, col } = lines.linePos(offset);
	return {
		line,
		column: col,
		path
	};
}
function countLines(text) {
	const lines = new LineCounter();
	lines.addNewLine(0);
	for (const lineBreak of text.matchAll(/\n/g)) lines.addNewLine(lineBreak.index + 1);
	return lines;
}
function syntaxMessage(error) {
	if (error.code === "MULTIPLE_DOCS") return "a second YAML document starts here; only one is allowed";
	return `not valid YAML: ${error.message.includes("call stack") ? tooDeep : error.message}`;
}
function aliasTargets(document) {
	const anchors = /* @__PURE__ */ new Map();
	const targets = /* @__PURE__ */ new Map();
	visit(document, { Node: (_, node) => {
		const target = isAlias(node) ? anchors.get(node.source) : void 0;
		if (isAlias(node) && target !== void 0) targets.set(node, target);
		if (!isAlias(node) && node.anchor !== void 0) anchors.set(node.anchor, node);
	} });
	return targets;
}
// src/config/locate.ts
const mostCopies = 1e4;
const deepest = 20;
function locate(node, at, into) {
	return locateNode(node, at, {
		...into,
		inside: /* @__PURE__ */ new Set(),
		depth: 0,
		copies: { made: 0 }
	});
}
function locateNode(node, fallback, walk) {
	const at = spotOf(node, fallback, walk);
	if (node === null || node === void 0) return {
		...at,
		form: "scalar",
		value: null
	};
	if (walk.depth > deepest) return unreadable(at, `${nameOf(at)} is nested too deeply`, walk);
	if (walk.inside.size > 0 && ++walk.copies.made > mostCopies) return tooManyCopies(at, walk);
	if (isAlias(node)) return locateAlias(node, at, walk);
	const inner = {
		...walk,
		depth: walk.depth + 1
	};
	if (isMap(node)) return {
		...at,
		form: "map",
		entries: locateEntries(node, at, inner)
	};
	if (isSeq(node)) {
		const items = node.items.map((item, index) => locateNode(item, {
			...at,
			path: `${at.path}[${index}]`
		}, inner));
		return {
			...at,
			form: "list",
			items
		};
	}
	return locateScalar(node, at, walk);
}
function locateScalar(node, at, walk) {
	const { value, source = "" } = isScalar(node) ? node : {};
	if (typeof value === "number" && /^[-+]?0\d/.test(source)) return unreadable(at, `${nameOf(at)} is ${source}, which some take for octal; write ${value}`, walk);
	if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") return {
		...at,
		form: "scalar",
		value
	};
	return unreadable(at, `${nameOf(at)} is not a plain YAML value`, walk);
}
function locateEntries(map, at, walk) {
	const firstAt = /* @__PURE__ */ new Map();
	return map.items.flatMap((pair) => {
		const keyAt = spotOf(pair.key, at, walk);
		if (!isScalar(pair.key) || pair.key.value === null) {
			walk.report.problem(keyAt, `${nameOf(at)} has a key that is not plain text`);
			return [];
		}
		const key = pair.key.source ?? String(pair.key.value);
		const spot = {
			...keyAt,
			path: pathOf(at.path, key)
		};
		if (key === "<<") {
			walk.report.problem(spot, `${nameOf(at)} has a merge key (<<), which is not supported; write the keys out`);
			return [];
		}
		const first = firstAt.get(key);
		if (first === void 0) firstAt.set(key, spot);
		else walk.report.problem(spot, `duplicate key ${quote$1(key)}; it is already given in line ${first.line}`);
		return [{
			key,
			keyAt: spot,
			value: locateNode(pair.value, spot, walk)
		}];
	});
}
function locateAlias(alias, at, walk) {
	const target = walk.source.targets.get(alias);
	if (target === void 0) return unreadable(at, `the alias *${alias.source} has no anchor before it`, walk);
	if (walk.inside.has(target)) return unreadable(at, `the alias *${alias.source} stands inside its own anchor`, walk);
	const inside = /* @__PURE__ */ new Set([...walk.inside, target]);
	return {
		...locateNode(target, at, {
			...walk,
			inside,
			depth: walk.depth + 1
		}),
		line: at.line,
		column: at.column
	};
}
function spotOf(node, fallback, walk) {
	const offset = isNode(node) ? node.range?.[0] : void 0;
	return offset === void 0 ? fallback : spotAt(walk.source.lines, offset, fallback.path);
}
function tooManyCopies(at, walk) {
	if (walk.copies.made > 10001) return {
		...at,
		form: "unreadable"
	};
	return unreadable(at, `the aliases stand for more than ${mostCopies} values`, walk);
}
function unreadable(at, message, walk) {
	walk.report.problem(at, message);
	return {
		...at,
		form: "unreadable"
	};
}
// src/config/read-yaml.ts
function readYaml(text, file, shape) {
	const opened = openYaml(text, file);
	if (!opened.ok) return opened;
	const findings = startFindings(file);
	const root = locate(opened.source.document.contents, {
		line: 1,
		column: 1,
		path: ""
	}, {
		source: opened.source,
		report: findings
	});
	const value = shape.read(root, findings);
	const problems = inFileOrder([...opened.problems, ...findings.problems]);
	if (value === void 0 || problems.length > 0) return {
		ok: false,
		problems
	};
	return {
		ok: true,
		value,
		warnings: inFileOrder(findings.warnings)
	};
}
// src/config/parse.ts
const longest = 2e5;
function parseSettings(text, file) {
	if (text.length > longest) return {
		ok: false,
		problems: [{
			file,
			line: 1,
			column: 1,
			path: "",
			message: `the file has ${text.length} characters; it must have at most ${longest}`
		}]
	};
	const read = readYaml(text, file, fileShape);
	if (!read.ok) return read;
	const { profiles = [], bots = [], maxActive, priority, milestones, ...layer } = read.value;
	const queue = {
		maxActive: maxActive === void 0 ? queueDefaults.maxActive : maxActive,
		priority: priority ?? queueDefaults.priority
	};
	return {
		ok: true,
		layer,
		profiles: new Map(profiles.map(({ name, value }) => [name, value])),
		bots,
		queue,
		webhook: milestones?.webhook ?? null,
		warnings: read.warnings
	};
}
// src/loop/outcome.ts
function judgedRules(settings, results) {
	const byName = new Map(results.map((result) => [result.name, result]));
	const configured = settings.map((rule) => ({
		...byName.get(rule.name) ?? {
			name: rule.name,
			result: "error",
			message: "gave no result"
		},
		required: rule.required
	}));
	const known = new Set(settings.map((rule) => rule.name));
	const others = [...byName.values()].filter((result) => !known.has(result.name)).sort((a, b) => a.name < b.name ? -1 : 1).map((result) => ({
		...result,
		required: true
	}));
	return [...configured, ...others];
}
function validation(rules) {
	if (rules.length === 0) return "none";
	const required = rules.filter((rule) => rule.required);
	if (required.some(isBroken)) return "failed";
	const deciding = required.length > 0 ? required : rules;
	if (deciding.some((rule) => rule.result === "pass")) return "passed";
	return deciding.some(isBroken) ? "none" : "vacuous";
}
function isBroken(rule) {
	return rule.result === "fail" || rule.result === "error";
}
function ruleSummary(rules) {
	return {
		passed: rules.filter((rule) => rule.result === "pass").length,
		total: rules.length
	};
}
// src/loop/failures.ts
const ansi = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const hexadecimal = /\b(?:0x[0-9a-f]+|(?=[0-9a-f]*\d)[0-9a-f]{7,64})\b/gi;
const number = /\d+(?:[.,:]\d+)*/g;
function failureSignature(rules) {
	const broken = rules.filter((rule) => rule.required && isBroken(rule)).map((rule) => `${rule.name} ${rule.result}: ${withoutNumbers(rule.message)}`);
	return broken.length === 0 ? null : digest(broken.join("\n"));
}
function withoutNumbers(message) {
	return message.slice(0, 2e4).replace(ansi, "").replace(uuid, "#").replace(hexadecimal, "#").replace(number, "#").replace(/\s+/g, " ").trim().toLowerCase();
}
function digest(text) {
	let low = 2166136261;
	let high = 16777619;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		low = Math.imul(low ^ code, 16777619) >>> 0;
		high = Math.imul(high ^ code ^ index & 255, 1540483477) >>> 0;
	}
	return low.toString(16).padStart(8, "0") + high.toString(16).padStart(8, "0");
}
function failureMessages(rules) {
	return rules.filter(isBroken).map((rule) => {
		const verb = rule.result === "error" ? "could not run" : "failed";
		return `${rule.name} ${verb}${rule.message.trim() === "" ? "" : `: ${rule.message.trim()}`}`;
	});
}
// src/loop/hooks.ts
function evaluateHooks(hooks, facts) {
	let verdict = {
		id: "default",
		...carryOn("No hooks registered for this task")
	};
	const trail = [];
	for (const hook of hooks) {
		const moment = momentOf(hook);
		if (moment === "before") continue;
		const isOver = verdict.action !== "continue";
		const passed = isOver && moment === "stop" ? "not reached" : whyPassedOver(hook, facts);
		if (passed !== null) {
			trail.push({
				id: hook.id,
				action: passed,
				reason: ""
			});
			continue;
		}
		const { checkpoint, ...answer } = answerOf(hook, facts);
		if (moment === "stop" || !isOver && answer.action === "escalate") verdict = {
			id: hook.id,
			...answer
		};
		trail.push({
			id: hook.id,
			action: answer.action,
			reason: answer.reason,
			...checkpoint && { checkpoint }
		});
	}
	return {
		...verdict,
		trail
	};
}
function leavesOf(hooks) {
	return hooks.flatMap((hook) => "of" in hook ? hook.of : [hook]);
}
function whyPassedOver({ enabled, when }, facts) {
	if (!enabled) return "disabled";
	return when === null || conditionHolds(when, facts) ? null : "condition not met";
}
function conditionHolds({ from, to, status, rules }, facts) {
	if (facts.iteration < from || facts.iteration > to) return false;
	if (status.length > 0 && !status.includes(facts.validation)) return false;
	return rules.every(({ name, result }) => facts.rules.find((rule) => rule.name === name)?.result === result);
}
function momentOf(hook) {
	return "on" in hook ? hook.on : "stop";
}
function answerOf(hook, facts) {
	return "of" in hook ? together(hook.kind, hook.of, facts) : leafAnswer(hook, facts);
}
function leafAnswer(hook, facts) {
	const answer = hook.kind === "preset" ? presets[hook.preset](facts) : externalAnswer(hook.id, facts.answers);
	if (!("error" in answer)) return momentOf(hook) === "after" ? {
		...answer,
		action: "continue"
	} : answer;
	const reason = `Hook evaluation failed: ${answer.error}`;
	return hook.onError === "continue" ? carryOn(reason) : {
		action: "escalate",
		reason,
		nextPrompt: null
	};
}
function together(kind, members, facts) {
	const answers = members.filter((member) => whyPassedOver(member, facts) === null).map((member) => leafAnswer(member, facts));
	const asking = answers.find(({ checkpoint }) => checkpoint !== void 0);
	const checkpoint = asking?.checkpoint === void 0 ? {} : { checkpoint: asking.checkpoint };
	return {
		...agreement(kind, answers),
		...checkpoint
	};
}
function agreement(kind, answers) {
	const complete = answers.filter(({ action }) => action === "complete");
	const escalation = answers.find(({ action }) => action === "escalate");
	const [agreed] = complete;
	if (agreed && (kind === "any" || complete.length === answers.length)) return {
		...agreed,
		reason: complete.map(({ reason }) => reason).join("; ")
	};
	return escalation ?? answers.findLast(({ action }) => action === "continue") ?? carryOn(`No hook of ${kind} applies`);
}
function externalAnswer(id, answers) {
	return (Object.hasOwn(answers, id) ? answers[id] : void 0) ?? { error: `"${id}" gave no answer` };
}
const presets = {
	default: (facts) => byPromise(facts) ?? byValidation(facts) ?? carryOn("Iteration in progress"),
	validation: (facts) => byValidation(facts) ?? carryOn("There are no validation results"),
	promise: (facts) => byPromise(facts) ?? carryOn("No promise was made")
};
function byPromise({ detected }) {
	const because = detected.reason ? `: ${detected.reason}` : "";
	switch (detected.promise) {
		case "COMPLETE": return {
			action: "complete",
			reason: "The agent promised COMPLETE",
			nextPrompt: null
		};
		case "ESCALATE":
		case "BLOCKED":
		case "ERROR": return {
			action: "escalate",
			reason: `The agent said ${detected.promise}${because}`,
			nextPrompt: null
		};
		default: return null;
	}
}
function byValidation({ validation, rules }) {
	if (validation === "passed") return {
		action: "complete",
		reason: "All validation rules pass",
		nextPrompt: null
	};
	if (validation !== "failed") return null;
	const failures = failureMessages(rules.filter((rule) => rule.required));
	return {
		...carryOn(`Validation failed: ${failures.join("; ")}`),
		nextPrompt: `Fix these:\n${failures.join("\n")}`
	};
}
function carryOn(reason) {
	return {
		action: "continue",
		reason,
		nextPrompt: null
	};
}
// src/config/hook-files.ts
const pathWord = /^(?:\.\/)?((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.[\w-]+|(?:[\w@.-]+\/)+[\w@.-]+)$/;
function hookFiles(hooks) {
	return leavesOf(hooks).flatMap((hook) => {
		if (momentOf(hook) === "before") return [];
		if (hook.kind === "module") return [hook.path.replace(/^\.\//, "")];
		return hook.kind === "run" ? pathsIn(hook.run) : [];
	});
}
function pathsIn(command) {
	return command.split(/[\s"'`;&|()<>=]+/).flatMap((word) => {
		const path = pathWord.exec(word)?.[1];
		return path === void 0 || path.split("/").includes("..") ? [] : [path];
	});
}
// src/config/resolve.ts
const builtIn = Object.fromEntries(Object.entries(settingFields).map(([name, { key, shape, default: preset }]) => [name, readDefault(shape, preset ?? null, key)]));
function resolveSettings(layers) {
	const all = [builtIn, ...layers];
	const last = Object.assign({}, builtIn, ...layers);
	return {
		...last,
		phase: null,
		rules: mergeRules(all.flatMap((layer) => layer.rules ?? [])),
		guards: suitPolicy(mergeGuards(layers), last.stop),
		hooks: last.evaluator === null ? last.hooks : [...last.hooks, evaluatorHook],
		protect: [.../* @__PURE__ */ new Set([...all.flatMap((layer) => layer.protect ?? []), ...hookFiles(last.hooks)])]
	};
}
const evaluatorHook = {
	id: "evaluator",
	enabled: true,
	onError: "continue",
	when: null,
	kind: "evaluator"
};
function mergeRules(changes) {
	const rules = /* @__PURE__ */ new Map();
	for (const change of changes) if ("removed" in change) rules.delete(change.name);
	else rules.set(change.name, change);
	return [...rules.values()];
}
function mergeGuards(layers) {
	return Object.assign({}, builtIn.guards, ...layers.map((layer) => layer.guards ?? {}));
}
function suitPolicy(guards, stop) {
	if (stop !== "strict" || guards.consecutiveFailures === null) return guards;
	return {
		...guards,
		consecutiveFailures: {
			...guards.consecutiveFailures,
			reset: "pass"
		}
	};
}
// src/config/frontmatter.ts
function splitFrontmatter(text) {
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	if (lines[0]?.trimEnd() !== "---") return null;
	const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line));
	if (end < 0) return null;
	return {
		yaml: lines.slice(1, end).join("\n"),
		body: lines.slice(end + 1).join("\n").trim()
	};
}
// src/config/task-frontmatter.ts
const taskFields = {
	maxIterations: {
		...settingFields.maxIterations,
		alias: "max_iterations"
	},
	maxDurationMs: {
		...settingFields.maxDurationMs,
		alias: "max_duration"
	},
	iterationTimeoutMs: {
		...settingFields.iterationTimeoutMs,
		alias: "iteration_timeout"
	},
	budget: settingFields.budget,
	stop: settingFields.stop,
	confirmations: settingFields.confirmations,
	approve: settingFields.approve,
	promises: settingFields.promises,
	promiseTexts: {
		...settingFields.promiseTexts,
		alias: "completion_promise"
	},
	guards: settingFields.guards,
	protect: settingFields.protect,
	readiness: settingFields.readiness,
	allowPartial: settingFields.allowPartial,
	follows: settingFields.follows,
	active: {
		key: "active",
		about: "`false`: it is not to be started.",
		shape: boolean
	},
	iterationCount: {
		key: "iteration_count",
		alias: "iteration-count",
		about: "Not used.",
		shape: integer(0)
	}
};
const known = partial("a map of settings", taskFields);
const located = {
	...known,
	read: (value, report) => {
		if (value.form === "scalar" && value.value === null) return {
			keys: {},
			entries: []
		};
		if (value.form !== "map") return refuse(value, "a map of settings", report);
		const keys = known.read(value, report);
		return keys === void 0 ? void 0 : {
			keys,
			entries: value.entries.flatMap(taskEntry)
		};
	}
};
function readTaskFrontmatter(text, file) {
	const parts = splitFrontmatter(text);
	if (parts === null) return { kind: "none" };
	const read = readYaml(parts.yaml, file, located);
	if (!read.ok) return {
		kind: "wrong",
		problems: read.problems.map(belowTheMark).map(formatProblem)
	};
	const { active = true, iterationCount: _, ...layer } = read.value.keys;
	return {
		kind: "found",
		layer,
		active,
		entries: read.value.entries.map((entry) => ({
			...entry,
			line: entry.line + 1
		})),
		warnings: read.warnings.map(belowTheMark),
		body: parts.body
	};
}
function taskEntry({ key, keyAt, value }) {
	const found = Object.entries(taskFields).find(([, field]) => field.key === key || aliasOf(field) === key);
	if (!found) return [];
	const [name, field] = found;
	return [{
		name,
		key: field.key,
		line: keyAt.line,
		seen: describe(value),
		json: jsonOf(value)
	}];
}
function aliasOf(field) {
	return "alias" in field ? field.alias : void 0;
}
function belowTheMark(problem) {
	return {
		...problem,
		line: problem.line + 1
	};
}
function jsonOf(value) {
	switch (value.form) {
		case "scalar": return value.value;
		case "list": return value.items.map(jsonOf);
		case "map": return Object.fromEntries(value.entries.map((entry) => [entry.key, jsonOf(entry.value)]));
		case "unreadable": return null;
	}
}
const limitNames = [
	"maxIterations",
	"maxDurationMs",
	"iterationTimeoutMs",
	"budget"
];
function withLimitsOf(frozen, { entries }) {
	const before = frozen === null ? {} : JSON.parse(frozen);
	const changed = limitNames.map((name) => {
		const { key } = taskFields[name];
		return {
			name,
			key,
			was: before[key],
			is: entries.find((entry) => entry.name === name)?.json
		};
	}).filter(({ was, is }) => was !== is);
	if (changed.length === 0) return {
		issueSettings: frozen,
		changed: []
	};
	const kept = Object.entries(before).filter(([key]) => !changed.some((limit) => limit.key === key));
	const added = changed.flatMap(({ key, is }) => is === void 0 ? [] : [[key, is]]);
	const all = [...kept, ...added];
	return {
		issueSettings: all.length === 0 ? null : JSON.stringify(Object.fromEntries(all)),
		changed: changed.map(({ name }) => name)
	};
}
function thawedLayer(frozen) {
	if (frozen === null) return {};
	const read = readYaml(frozen, "the issue's frontmatter", known);
	if (!read.ok) return void 0;
	const { active: _, iterationCount: __, ...layer } = read.value;
	return layer;
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
// src/commands/octokit-refusal.ts
function refusalOf(what, error) {
	if (error instanceof ForgeRefusal) return error;
	const { status, message, response } = Object(error);
	const said = (response?.data?.message ?? message ?? String(error)).trim();
	return new ForgeRefusal(what, typeof status === "number" && response ? status : 0, said);
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
// src/loop/loop.ts
const noTrace = {
	commit: null,
	run: null,
	notedBy: [],
	doneBy: null
};
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
// src/loop/steps.ts
const noPlan = {
	own: [],
	done: [],
	blocked: []
};
// src/render/meters.ts
function knownCost({ cost, unpricedRuns }) {
	return unpricedRuns > 0 && cost === 0 ? "unknown" : dollars(cost);
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/render/loop-story.ts
function iterationStory(entry) {
	const { iteration, attempt, at, signal, source, score, rules, changed, cost, ms, summary, failure, trace } = entry;
	const said = failure === null ? summary : `the agent failed: ${failure}`;
	const { commit, run } = trace;
	return {
		iteration,
		attempt,
		at,
		signal,
		source,
		score,
		rules,
		changed,
		cost,
		ms,
		summary: said,
		commit,
		run
	};
}
const guardNames = [
	"max-iterations",
	"max-duration",
	"budget",
	"attempts",
	"consecutive-failures",
	"same-error",
	"no-progress",
	"steps",
	"regression",
	"oscillation",
	"protected-paths"
];
function guardOf({ status, reason, entries }) {
	if (status !== "escalated" && status !== "paused") return null;
	const named = guardNames.find((name) => reason.startsWith(`${name}:`));
	const source = entries.at(-1)?.source ?? "";
	return named ?? guardNames.find((name) => source === `guard:${name}`) ?? null;
}
function costInWords(story) {
	const { cost, budget, unpricedRuns } = story;
	const limit = budget === null ? "" : ` of ${dollars(budget)}`;
	if (cost === 0 && unpricedRuns > 0) return `cost unknown${limit}`;
	return `${dollars(cost)}${limit}${unpricedRuns === 0 ? "" : ` (${counted(unpricedRuns, "run")} of unknown cost)`}`;
}
function totalsOf(stories) {
	const completed = stories.filter(({ status }) => status === "completed");
	const decided = stories.filter(({ status }) => ![
		"running",
		"parked",
		"paused"
	].includes(status));
	const lengths = completed.map(({ iteration }) => iteration).sort((a, b) => a - b);
	const cost = sum(stories.map((story) => story.cost));
	return {
		loops: stories.length,
		byStatus: counts(stories.map(({ status }) => status)),
		successRate: decided.length === 0 ? null : completed.length / decided.length,
		iterations: sum(stories.map(({ iteration }) => iteration)),
		toCompletion: lengths.length === 0 ? null : spread(lengths),
		cost,
		costPerCompletion: completed.length === 0 ? null : cents(sum(completed.map((story) => story.cost)) / completed.length),
		unpricedRuns: sum(stories.map(({ unpricedRuns }) => unpricedRuns)),
		activeMs: sum(stories.map(({ activeMs }) => activeMs)),
		guards: counts(stories.flatMap(({ guard }) => guard ?? [])),
		byIterations: lengthTotals(decided),
		hooks: hookTotals(stories.flatMap(({ iterations }) => iterations)),
		evaluations: evaluationTotals(stories.flatMap(({ evaluations }) => Object.entries(evaluations ?? {})))
	};
}
function lengthTotals(decided) {
	return [...new Set(decided.map(({ iteration }) => iteration))].sort((a, b) => a - b).map((iterations) => {
		const loops = decided.filter(({ iteration }) => iteration === iterations);
		const completed = loops.filter(({ status }) => status === "completed").length;
		return {
			iterations,
			loops: loops.length,
			completed,
			successRate: completed / loops.length
		};
	});
}
function hookTotals(iterations) {
	const sources = new Set(iterations.flatMap(({ source }) => source?.startsWith("hook:") ? [source] : []));
	return Object.fromEntries([...sources].map((hook) => {
		const decided = iterations.filter(({ source }) => source === hook);
		return [hook.slice(5), counts(decided.map(({ signal }) => signal))];
	}));
}
function evaluationTotals(told) {
	const totals = {};
	for (const [id, actions] of told) {
		const known = totals[id] ?? {};
		for (const [action, count] of Object.entries(actions)) known[action] = (known[action] ?? 0) + count;
		totals[id] = known;
	}
	return totals;
}
function sum(amounts) {
	return cents(amounts.reduce((total, amount) => total + amount, 0));
}
function cents(amount) {
	return Math.round(amount * 1e4) / 1e4;
}
function counts(names) {
	const found = {};
	for (const name of names) found[name] = (found[name] ?? 0) + 1;
	return found;
}
function spread(sorted) {
	const middle = sorted.length / 2;
	const low = sorted[Math.ceil(middle) - 1] ?? 0;
	const high = sorted[Math.floor(middle)] ?? 0;
	return {
		mean: cents(sum(sorted) / sorted.length),
		median: (low + high) / 2,
		most: sorted.at(-1) ?? 0
	};
}
export { text as $, isBroken as A, parseDocument as B, resolveSettings as C, digest as D, momentOf as E, readYaml as F, promisesShape as G, visit as H, formatProblem as I, detectPromise as J, caution as K, isMap as L, ruleSummary as M, validation as N, failureMessages as O, parseSettings as P, number$1 as Q, isScalar as R, splitFrontmatter as S, leavesOf as T, fileShape as U, stringify as V, settingFields as W, choice as X, boolean as Y, line as Z, ForgeRefusal as _, done as _t, totalsOf as a, turned as at, thawedLayer as b, noPlan as c, nearest as ct, isLive as d, agentNames as dt, byForm as et, newLoop as f, rulePresets as ft, refusalOf as g, UsageError as gt, duration as h, RefusedInput as ht, iterationStory as i, readDefault as it, judgedRules as j, failureSignature as k, forgiven as l, locateDefault as lt, dollars as m, palette as mt, counts as n, mapOf as nt, counted as o, partial as ot, noTrace as p, oneLine as pt, defaultPromiseRules as q, guardOf as r, oneOrMany as rt, knownCost as s, record as st, costInWords as t, list as tt, hasEnded as u, refuse as ut, unless as v, evaluateHooks as w, withLimitsOf as x, readTaskFrontmatter as y, parse as z };
