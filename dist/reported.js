// src/rules/world.ts
const pass = (message) => ({
	result: "pass",
	message
});
const fail = (message) => ({
	result: "fail",
	message
});
const error = (message) => ({
	result: "error",
	message
});
const skip = (message) => ({
	result: "skip",
	message
});
// src/rules/checks.ts
const verdicts$1 = {
	success: pass,
	neutral: pass,
	skipped: skip,
	failure: fail,
	timed_out: fail,
	action_required: fail,
	cancelled: fail,
	startup_failure: fail,
	stale: fail,
	error: fail
};
const running = [
	null,
	"",
	"pending",
	"queued",
	"in_progress",
	"waiting",
	"requested"
];
const order = [
	"fail",
	"error",
	"pass",
	"skip"
];
function judgeChecks({ names }, known) {
	if (names.length === 0) return error("it names no check");
	const judged = names.flatMap((name) => judgeName(name, known));
	return {
		result: order.find((each) => judged.some((verdict) => verdict.result === each)) ?? "error",
		message: judged.map(({ message }) => message).join("\n")
	};
}
function judgeName(name, known) {
	const namesakes = known.filter((check) => check.name === name);
	if (namesakes.length > 0) return namesakes.map(judgeCheck);
	const seen = [...new Set(known.map((check) => check.name))];
	const there = seen.length === 0 ? "the commit has no check at all" : `the commit has: ${seen.join(", ")}`;
	return [error(`${name} did not run; ${there}`)];
}
function judgeCheck({ name, conclusion }) {
	if (conclusion === null || running.includes(conclusion)) return error(`${name} is still running`);
	return (Object.hasOwn(verdicts$1, conclusion) ? verdicts$1[conclusion] : void 0)?.(`${name}: ${conclusion}`) ?? error(`${name} ended with "${conclusion}", which is not known here`);
}
// src/rules/steps.ts
const verdicts = {
	success: pass,
	failure: fail,
	cancelled: error,
	skipped: skip
};
function stepResults(json, wanted) {
	const outcomes = readOutcomes(json);
	if (outcomes === null) return [{
		name: "steps",
		...error(malformed(json))
	}];
	return ("ids" in wanted ? wanted.ids : [...outcomes.keys()].filter((id) => !wanted.allExcept.includes(id))).map((id) => ({
		name: id,
		...judgeStep(id, outcomes)
	}));
}
function malformed(json) {
	return `the input \`steps\` must be \`\${{ toJSON(steps) }}\`, but it is ${json.trim() === "" ? "nothing" : JSON.stringify(json.length > 80 ? `${json.slice(0, 80)}…` : json)}`;
}
function readOutcomes(json) {
	const steps = parsed(json);
	if (!isRecord(steps)) return null;
	const entries = Object.entries(steps);
	if (!entries.every(([, step]) => isRecord(step))) return null;
	return new Map(entries.map(([id, step]) => [id, isRecord(step) ? step.outcome : void 0]));
}
function judgeStep(id, outcomes) {
	if (!outcomes.has(id)) {
		const seen = outcomes.size === 0 ? "no step has an id" : `ids so far: ${[...outcomes.keys()].join(", ")}`;
		return error(`no step before this one has \`id: ${id}\`; ${seen}`);
	}
	const outcome = outcomes.get(id);
	return (typeof outcome === "string" && Object.hasOwn(verdicts, outcome) ? verdicts[outcome] : void 0)?.(`step ${id}: ${outcome}`) ?? error(`step ${id} has no outcome yet`);
}
function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/rules/reported.ts
function reportedResults(rules, reported) {
	return withoutRepeats(rules.filter(isReported).flatMap((rule) => reportedResult(rule, reported)));
}
function isReported(rule) {
	return rule.type === "step" || rule.type === "checks";
}
function reportedResult(rule, { steps, checks }) {
	if (rule.type === "step") return steps === null ? [] : stepResults(steps, { ids: [rule.name] });
	return checks === null ? [] : [{
		name: rule.name,
		...judgeChecks(rule, checks)
	}];
}
function withoutRepeats(results) {
	return [...new Map(results.map((result) => [JSON.stringify(result), result])).values()];
}
export { stepResults as a, fail as c, withoutRepeats as i, pass as l, reportedResult as n, judgeChecks as o, reportedResults as r, error as s, isReported as t };
