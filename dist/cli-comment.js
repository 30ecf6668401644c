import { D as digest, c as noPlan } from "./cli-loop-story.js";
// src/state/record.ts
const noProgress = {
	plan: noPlan,
	errors: [],
	readiness: null,
	issueSettings: null,
	taskFile: null
};
const noLimits = {
	maxIterations: null,
	maxDurationMs: null,
	iterationTimeoutMs: null,
	budget: null
};
// src/state/schema.ts
var Misfit = class extends Error {
	constructor(path, wanted) {
		super(`${path === "" ? "the state" : path} is not ${wanted}`);
		this.name = "Misfit";
	}
};
const text = (maximum) => (value, path) => {
	if (typeof value !== "string" || value.length > maximum) throw new Misfit(path, `a text of at most ${maximum} letters`);
	return value;
};
const number = (minimum, maximum) => (value, path) => {
	if (!(typeof value === "number" && Number.isFinite(value) && value >= minimum && value <= maximum)) throw new Misfit(path, `a number from ${minimum} to ${maximum}`);
	return value;
};
const integer = (minimum, maximum = Number.MAX_SAFE_INTEGER) => (value, path) => {
	if (!Number.isSafeInteger(value)) throw new Misfit(path, "a whole number");
	return number(minimum, maximum)(value, path);
};
const oneOf = (choices) => (value, path) => {
	const choice = choices.find((candidate) => candidate === value);
	if (choice === void 0) throw new Misfit(path, `one of ${choices.join(", ")}`);
	return choice;
};
const nullable = (read) => (value, path) => value === null ? null : read(value, path);
const orElse = (read, absent) => Object.assign((value, path) => read(value, path), { absent });
const list = (read, maximum) => (value, path) => {
	if (!Array.isArray(value) || value.length > maximum) throw new Misfit(path, `a list of at most ${maximum}`);
	return value.map((item, index) => read(item, `${path}[${index}]`));
};
const object = (fields) => (value, path) => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misfit(path, "an object");
	const given = new Map(Object.entries(value));
	const read = Object.entries(fields).map(([key, field]) => {
		const at = path === "" ? key : `${path}.${key}`;
		if (given.has(key)) return [key, field(given.get(key), at)];
		if ("absent" in field) return [key, field.absent];
		throw new Misfit(at, "there");
	});
	if ([...given.keys()].some((key) => !Object.hasOwn(fields, key))) throw new Misfit(path, "free of unknown keys");
	return Object.fromEntries(read);
};
const tuple = (...readers) => (value, path) => {
	if (!Array.isArray(value) || value.length !== readers.length) throw new Misfit(path, `a list of ${readers.length}`);
	return readers.map((read, index) => read(value[index], `${path}[${index}]`));
};
// src/state/progress.ts
const keys = list(text(6), 100);
const errorTuples = list(tuple(integer(1), text(100)), 4);
const errors = (value, path) => errorTuples(value, path).map(([iteration, said]) => ({
	iteration,
	text: said
}));
const progressFields = {
	plan: orElse(object({
		own: list(text(120), 30),
		done: keys,
		blocked: keys
	}), noProgress.plan),
	errors: orElse(errors, noProgress.errors),
	readiness: orElse(nullable(integer(0, 10)), null),
	issueSettings: orElse(nullable(text(500)), null),
	taskFile: orElse(nullable(object({
		path: text(100),
		blob: text(64)
	})), null)
};
function progressPayload({ plan, errors: known, readiness, issueSettings, taskFile }) {
	const { own, done, blocked } = plan;
	return {
		...own.length + done.length + blocked.length > 0 && { plan: {
			own,
			done,
			blocked
		} },
		...known.length > 0 && { errors: known.map(({ iteration, text: said }) => [iteration, said]) },
		...readiness !== null && { readiness },
		...issueSettings !== null && { issueSettings },
		...taskFile && { taskFile: {
			path: taskFile.path,
			blob: taskFile.blob
		} }
	};
}
// src/state/payload.ts
const statuses = [
	"running",
	"paused",
	"parked",
	"blocked",
	"escalated",
	"failed",
	"completed",
	"stopped"
];
const signals = [
	"CONTINUE",
	"COMPLETE",
	"BLOCKED",
	"ESCALATE",
	"ERROR"
];
const failures = [
	"transient",
	"blocking",
	"unknown",
	"timeout"
];
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
const count = integer(0);
const moment = integer(0, 864e13);
const score = number(0, 100);
const money = number(0, 1e9);
const source = (value, path) => {
	const written = text(105)(value, path);
	const plain = [
		"human",
		"promise",
		"policy",
		"error"
	].find((name) => name === written);
	if (plain) return plain;
	const guard = guardNames.find((name) => written === `guard:${name}`);
	if (guard) return `guard:${guard}`;
	if (/^hook:./s.test(written)) return `hook:${written.slice(5)}`;
	throw new Misfit(path, "a source");
};
const promiseKinds = [
	"COMPLETE",
	"BLOCKED",
	"ESCALATE",
	"CONTINUE",
	"ERROR"
];
const entryParts = [
	integer(1),
	integer(1),
	moment,
	oneOf(signals),
	source,
	score,
	count,
	count,
	nullable(count),
	nullable(money),
	count,
	nullable(oneOf(failures)),
	text(120),
	nullable(text(12)),
	nullable(count),
	list(text(40), 5),
	nullable(text(60))
];
const plainEntry = tuple(...entryParts);
const promisingEntry = tuple(...entryParts, oneOf(promiseKinds));
const entryTuple = (value, path) => (Array.isArray(value) && value.length > entryParts.length ? promisingEntry : plainEntry)(value, path);
const entry = (value, path) => {
	const [iteration, attempt, at, signal, by, points, passed, total, changed, cost, ms, failure, summary, ...trace] = entryTuple(value, path);
	return {
		iteration,
		attempt,
		at,
		signal,
		source: by,
		score: points,
		rules: {
			passed,
			total
		},
		changed,
		cost,
		ms,
		failure,
		summary,
		...trace[4] !== void 0 && { promise: trace[4] },
		trace: {
			commit: trace[0],
			run: trace[1],
			notedBy: trace[2],
			doneBy: trace[3]
		}
	};
};
function entryToTuple(row) {
	const { iteration, attempt, at, signal, source: by, rules, changed, cost, ms, failure, summary, trace } = row;
	const plain = [
		iteration,
		attempt,
		at,
		signal,
		by,
		row.score,
		rules.passed,
		rules.total,
		changed,
		cost,
		ms,
		failure,
		summary,
		trace.commit,
		trace.run,
		trace.notedBy,
		trace.doneBy
	];
	return row.promise === void 0 ? plain : [...plain, row.promise];
}
const loop = object({
	status: oneOf(statuses),
	iteration: count,
	attempt: count,
	reason: text(400),
	parkedUntil: nullable(moment),
	waitsFor: nullable(oneOf(["iteration", "completion"])),
	activeMs: count,
	cost: money,
	unpricedRuns: count,
	failuresInRow: count,
	lastFailure: nullable(object({
		signature: text(40),
		inRow: integer(1)
	})),
	unchangedInRow: count,
	steplessInRow: orElse(count, 0),
	confirmations: count,
	bestScore: nullable(score),
	scores: list(score, 20),
	trees: list(text(16), 20),
	comebacks: count,
	feedback: list(text(1e3), 200),
	nextPrompt: nullable(text(800)),
	entries: list(entry, 10)
});
const phases = list(text(60), 10);
const summed = object({
	repository: text(140),
	issue: integer(1),
	loopId: text(80),
	startedBy: text(60),
	task: text(64),
	profile: nullable(text(40)),
	profileFile: nullable(object({
		path: text(100),
		blob: text(64)
	})),
	settings: nullable(text(64)),
	limits: object({
		maxIterations: nullable(integer(1, 100)),
		maxDurationMs: nullable(integer(1)),
		iterationTimeoutMs: nullable(integer(1)),
		budget: nullable(money)
	}),
	base: text(250),
	pull: nullable(integer(1)),
	head: text(64),
	baseHead: text(64),
	claim: nullable(object({
		run: integer(1),
		attempt: integer(1)
	})),
	readUpTo: count,
	briefedUpTo: count,
	context: nullable(text(600)),
	session: nullable(text(200)),
	rebuilds: count,
	...progressFields,
	chain: orElse(nullable(object({
		from: text(80),
		done: phases,
		left: phases
	})), null),
	milestones: orElse(list(text(120), 8), []),
	loop,
	sum: text(16)
});
function toPayload(state) {
	const { repository, issue, loopId, startedBy, task, profile, settings, base, pull, head, baseHead } = state;
	const { maxIterations, maxDurationMs, iterationTimeoutMs, budget } = state.limits;
	const rest = {
		repository,
		issue,
		loopId,
		startedBy,
		task,
		profile,
		profileFile: state.profileFile && {
			path: state.profileFile.path,
			blob: state.profileFile.blob
		},
		settings,
		limits: {
			maxIterations,
			maxDurationMs,
			iterationTimeoutMs,
			budget
		},
		base,
		pull,
		head,
		baseHead,
		claim: state.claim && {
			run: state.claim.run,
			attempt: state.claim.attempt
		},
		readUpTo: state.readUpTo,
		briefedUpTo: state.briefedUpTo,
		context: state.context,
		session: state.session,
		rebuilds: state.rebuilds,
		...progressPayload(state),
		...state.chain && { chain: {
			from: state.chain.from,
			done: state.chain.done,
			left: state.chain.left
		} },
		...state.milestones.length > 0 && { milestones: state.milestones },
		loop: ordered(state.loop)
	};
	return JSON.stringify({
		...rest,
		sum: digest(JSON.stringify(rest))
	});
}
function fromPayload(payload) {
	const { sum, ...state } = summed(JSON.parse(payload), "");
	if (!toPayload(state).endsWith(`,"sum":"${sum}"}`)) throw new Misfit("sum", "that of this state");
	return state;
}
function ordered(of) {
	const { status, iteration, attempt, reason, parkedUntil, waitsFor, activeMs, cost, unpricedRuns, failuresInRow, lastFailure } = of;
	const { unchangedInRow, confirmations, bestScore, scores, trees, comebacks, feedback, nextPrompt } = of;
	return {
		status,
		iteration,
		attempt,
		reason,
		parkedUntil,
		waitsFor,
		activeMs,
		cost,
		unpricedRuns,
		failuresInRow,
		lastFailure: lastFailure && {
			signature: lastFailure.signature,
			inRow: lastFailure.inRow
		},
		unchangedInRow,
		...of.steplessInRow > 0 && { steplessInRow: of.steplessInRow },
		confirmations,
		bestScore,
		scores,
		trees,
		comebacks,
		feedback,
		nextPrompt,
		entries: of.entries.map(entryToTuple)
	};
}
// src/state/comment.ts
const maxStateBytes = 8e3;
const marker = /^<!-- rondo:state:v(\d{1,4}):([A-Za-z0-9_-]*) -->$/gm;
const anyMarker = /rondo:state:v\d/g;
function readStateComment(body, expected) {
	const mentions = body.match(anyMarker)?.length ?? 0;
	if (mentions === 0) return refused("absent", "there is no state marker in the comment");
	if (mentions > 1) return refused("foreign", `there are ${mentions} state markers in the comment; Rondo writes one`);
	const found = [...body.matchAll(marker)][0];
	const payload = found?.[2];
	if (!found || payload === void 0) return refused("foreign", "the state marker is not a line of its own as Rondo writes it");
	if (body.slice(found.index + found[0].length).trim() !== "") return refused("foreign", "text follows the state marker");
	if (found[1] !== "1") return refused("newer", `the state has version ${found[1]}; this Rondo reads version 1`);
	return readPayload(payload, expected);
}
function readPayload(encoded, expected) {
	const bytes = Buffer.from(encoded, "base64url");
	if (bytes.length > 8e3) return refused("foreign", `the state has ${bytes.length} bytes; Rondo writes at most ${maxStateBytes}`);
	try {
		const state = fromPayload(bytes.toString("utf8"));
		if (Buffer.from(toPayload(state), "utf8").toString("base64url") !== encoded) return refused("foreign", "the state is not in the form that Rondo writes");
		const stranger = expected && difference(state, expected);
		return stranger ? refused("foreign", stranger) : {
			ok: true,
			state
		};
	} catch (error) {
		return refused("foreign", error instanceof Error ? error.message : String(error));
	}
}
function difference(state, expected) {
	if (state.repository !== expected.repository) return `the state is of ${state.repository}, not of ${expected.repository}`;
	if (state.issue !== expected.issue) return `the state is of issue ${state.issue}, not of ${expected.issue}`;
	if (state.loopId !== expected.loopId) return `the state is of loop ${state.loopId}, not of ${expected.loopId}`;
	return null;
}
function refused(problem, why) {
	return {
		ok: false,
		problem,
		why
	};
}
export { noLimits as n, noProgress as r, readStateComment as t };
