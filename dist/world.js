import { i as GitHub, n as branchOf, r as issueOfBranch } from "./index.js";
import { n as getInput, r as setSecret, t as reporter } from "./action.js";
import { B as validation, E as hookFiles, F as failureMessages, G as caps, H as readLines, I as failureSignature, L as isBroken, M as protectedPaths, N as redactor, O as evaluateHooks, P as digest, R as judgedRules, S as findingInWords, U as capped, V as hiddenAt, W as cappedList, _ as promiseSources, a as payload, b as stopPolicies, d as heardPromise, f as promiseKind, g as hookPresets, h as hookMoments, i as nonce, m as approvalModes, n as env, p as agentNames, r as needed, u as isCheckpointName, v as rulePresets, x as validationStatuses, y as sessionModes, z as ruleSummary } from "./surroundings.js";
import { A as planOf, C as markdownLine, E as plainLine, F as readChecklist, I as dollars, L as duration$1, M as stepsAfter, N as stepsOf, O as noPlan, P as withError, R as budgetGap, S as codeBlock, T as markdownSentence, V as isForbiddenVariable, _ as visibleText, b as historyTable, c as meters, d as hasEnded, f as isLive, h as withTrace, i as stepsReport, j as progressOf, l as spent$1, m as noTrace, p as newLoop, r as stepsList, s as counted, u as forgiven, v as details, x as said, y as history } from "./plan.js";
import { setTimeout } from "node:timers/promises";
// src/loop/guards.ts
const resume$1 = "`/rondo resume`";
const guards = [
	{
		name: "max-iterations",
		forbidsRun: true,
		look: ({ loop, settings: { maxIterations } }) => loop.iteration >= maxIterations ? {
			evidence: `${loop.iteration} of ${maxIterations} iterations ran without completion`,
			next: loop.iteration < 100 ? `\`/rondo set max-iterations=${Math.min(100, loop.iteration + 5)}\`, then ${resume$1}` : `a smaller issue: no loop may run more than 100 iterations`
		} : null
	},
	{
		name: "max-duration",
		forbidsRun: true,
		look: ({ loop, settings: { maxDurationMs } }) => loop.activeMs >= maxDurationMs ? {
			evidence: `the agent worked for ${duration$1(loop.activeMs)} of at most ${duration$1(maxDurationMs)}`,
			next: `\`/rondo set max-duration=${duration$1(maxDurationMs * 2)}\`, then ${resume$1}`
		} : null
	},
	{
		name: "budget",
		forbidsRun: true,
		look: ({ loop, settings: { budget } }) => budget !== null && loop.cost >= budget ? {
			evidence: `${dollars(loop.cost)} of ${dollars(budget)} are spent`,
			next: `\`/rondo set budget=+5\`, then ${resume$1}`
		} : null
	},
	{
		name: "attempts",
		forbidsRun: true,
		look: ({ loop, settings: { guards } }) => guards.attempts !== null && loop.attempt >= guards.attempts ? {
			evidence: `the agent was started ${times(loop.attempt)} in a row without finishing iteration ${loop.iteration + 1}`,
			next: `${resume$1} once the cause is gone`
		} : null
	},
	{
		name: "consecutive-failures",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.consecutiveFailures && loop.failuresInRow >= guards.consecutiveFailures.limit ? {
			evidence: `${loop.failuresInRow} iterations in a row failed${lastFailure$1(loop)}`,
			next: `${resume$1} with a note on what to try instead`
		} : null
	},
	{
		name: "same-error",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.sameError !== null && (loop.lastFailure?.inRow ?? 0) >= guards.sameError ? {
			evidence: `the same failure came ${times(loop.lastFailure?.inRow ?? 0)} in a row${lastFailure$1(loop)}`,
			next: `${resume$1} with a note on what to try instead`
		} : null
	},
	{
		name: "no-progress",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.noProgress !== null && loop.unchangedInRow >= guards.noProgress ? {
			evidence: `${loop.unchangedInRow} iterations in a row changed nothing`,
			next: `review the work; ${resume$1} with a note on what is missing`
		} : null
	},
	{
		name: "steps",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.steps !== null && loop.steplessInRow >= guards.steps ? {
			evidence: `${loop.steplessInRow} iterations in a row finished no step`,
			next: `${resume$1} with a note on how to do the next step, or a smaller one in the issue`
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
			next: `${resume$1} with a note on which state is right`
		} : null
	},
	{
		name: "protected-paths",
		forbidsRun: false,
		look: ({ settings, changed }) => {
			const touched = protectedPaths(settings.protect, changed);
			return touched.length === 0 ? null : {
				evidence: `the agent changed protected files: ${listed(touched)}`,
				next: `${resume$1} with a note, or change \`protect\` in the settings`
			};
		}
	}
];
function guardBeforeRun(loop, settings) {
	return firstFinding(guards.filter((guard) => guard.forbidsRun), {
		loop,
		settings,
		changed: []
	});
}
function guardOnResult(loop, settings, changed) {
	return firstFinding(guards.filter((guard) => !guard.forbidsRun), {
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
		return facts.validation === "failed" ? rejected(`The promise is rejected: ${named$1(facts.failing)}`) : rejected("The promise is rejected: no required rule ran, so nothing was verified");
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
	if (validation === "failed") return goOn(`Not done yet: ${named$1(failing)}`);
	if (validation === "vacuous") return goOn("No required rule ran, so nothing was verified");
	return goOn("The task is not done yet");
}
const NAMED = 3;
function named$1(failing) {
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
function score$1(rules) {
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
		score: score$1(rules),
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
function entryOf$2(facts, decided, row) {
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
		summary: capped(detected.summary ?? firstLine(outcome.said), caps.summary).replaceAll("\n", " "),
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
function firstLine(text) {
	return text.trimStart().split("\n", 1)[0]?.trim() ?? "";
}
// src/loop/decide.ts
function decide(loop, event, settings) {
	if (event.type === "checked") return checked(loop, event.rules, settings);
	if (hasEnded(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
	switch (event.type) {
		case "begin": return begin(loop, event.at, settings);
		case "finished": return finished$1(loop, event.at, event.outcome, settings);
		case "resume": return resumed$1(loop, event.by, settings);
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
function begin(loop, at, settings) {
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
function resumed$1(loop, by, settings) {
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
function finished$1(loop, at, outcome, settings) {
	const facts = gatherFacts(loop, outcome, settings);
	const cutShort = outcome.failure !== null && outcome.failure.class !== "timeout" ? outcome.failure : null;
	const folded = cutShort ? foldFailedRun(loop, outcome) : foldIteration(loop, facts, settings);
	const verdict = personsWord(loop, outcome) ?? (cutShort ? afterFailedRun(folded, at, cutShort, settings) : heldForApproval(afterIteration(folded, facts, settings), folded, settings));
	return settle(withEntry(folded, entryOf$2(facts, verdict, {
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
// src/config/located.ts
const longestQuote = 60;
function describe(value) {
	if (value.form === "list") return value.items.length === 0 ? "an empty list" : "a list";
	if (value.form === "map") return "a map";
	if (value.form === "unreadable") return "unreadable";
	if (value.value === null) return "empty";
	return typeof value.value === "string" ? quote(value.value) : String(value.value);
}
function quote(text) {
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
	const part = /^[\w-]{1,60}$/.test(key) ? key : quote(key);
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
function record$1(allowed, fields) {
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
		if (other !== void 0 && other !== entry.key) report.problem(entry.keyAt, `${quote(other)} and ${quote(entry.key)} are the same key; give only one of them`);
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
	const hint = meant === void 0 ? `the known keys are ${known.join(", ")}` : `did you mean ${quote(meant)}?`;
	return report.problem(entry.keyAt, `unknown key ${quote(entry.key)}${where}; ${hint}`);
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
function list$2(item, what, atLeast = 0) {
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
		list: list$2(item, what, atLeast)
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
		const accepted = shape.read(value, silent$1);
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
		const [found, second] = kinds.filter(([key]) => entryOf$1(map, key) !== void 0);
		if (found !== void 0 && second === void 0) return found[1];
		const fault = found && second ? `has both "${found[0]}" and "${second[0]}"` : "does not say what to run";
		return report.problem(map, `${nameOf(map)} ${fault}; ${advice}`);
	};
}
function entryOf$1(map, key) {
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
const silent$1 = {
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
function integer$1(min, max) {
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
function text$1(what) {
	return matching(what, "^(?=[\\s\\S]*\\S)[^\\u0000]*$");
}
function duration(maxWritten) {
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
		return report.problem(value, `the profile ${quote(name)} has the name of a status label; choose another name`);
	}
};
function reportSharedLabels(profiles, report) {
	const first = /* @__PURE__ */ new Map();
	for (const { key, keyAt } of profiles.form === "map" ? profiles.entries : []) {
		const other = first.get(key.toLowerCase());
		if (other === void 0) first.set(key.toLowerCase(), key);
		else if (other !== key) report.problem(keyAt, `the profiles ${quote(other)} and ${quote(key)} would share a label: labels ignore case`);
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
// src/phases/facts.ts
function taskDigest(task) {
	return digest(JSON.stringify([task.title, task.body.replace(/\r\n/g, "\n")]));
}
function mayWrite(role) {
	return role === "write" || role === "maintain" || role === "admin";
}
function stopSign(sight, settings, { disabled, profile, by = "somebody" }) {
	const { issue, pull, tip } = sight;
	const stop = (why) => ({
		says: "stop",
		by,
		why
	});
	if (issue.isGone) return stop("the issue is not here any more");
	if (!issue.isOpen) return stop("the issue was closed");
	if (issue.isLocked) return stop("the issue was locked");
	if (!(hasLabel(issue.labels, settings.label) || profile !== null && hasLabel(issue.labels, `rondo: ${profile}`))) return stop(`the label "${settings.label}" was removed`);
	if (pull?.isMerged) return stop("the pull request was merged");
	if (pull && !pull.isOpen) return stop("the pull request was closed");
	if (tip === null) return stop("the branch was deleted");
	if (disabled) return {
		says: "pause",
		by: "RONDO_DISABLED",
		why: "the repository variable holds back every loop"
	};
	return null;
}
function hasLabel(labels, wanted) {
	return labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
}
function isStartLabel(label, trigger) {
	const profile = /^rondo:\s*(.+)$/i.exec(label)?.[1];
	if (profile !== void 0) return !ownLabels.includes(profile.toLowerCase());
	return hasLabel([trigger], label);
}
function isForeign(sight, state) {
	return sight.tip !== null && sight.tip.sha !== state.head;
}
// src/render/commit-message.ts
const steps = [
	"iteration",
	"start",
	"merge",
	"rollback"
];
const subjectLength = 72;
function commitMessage(summary, record) {
	const said = plainLine(summary, subjectLength).replace(/[.:;,]+$/, "");
	return message(said === "" ? `Work on iteration ${record.iteration}` : said, trailersOf(record));
}
function startMessage(issue, record, origin) {
	const { startedBy, task, settings, profile, profileFile, base, chain, issueSettings, readiness, taskFile } = origin;
	return message(`Begin work on issue ${issue}`, [
		...trailersOf({
			...record,
			step: "start"
		}),
		["Started-By", startedBy],
		["Task", task],
		...settings === null ? [] : [["Settings", settings]],
		...profile === null ? [] : [["Profile", profile]],
		...profileFile === null ? [] : [["Profile-File", `${profileFile.blob} ${profileFile.path}`]],
		["Base", base],
		...chain === null ? [] : [["Chain", JSON.stringify([
			chain.from,
			chain.done,
			chain.left
		])]],
		...issueSettings === null ? [] : [["Issue-Settings", issueSettings]],
		...readiness === null ? [] : [["Readiness", String(readiness)]],
		...taskFile === null ? [] : [["Task-File", `${taskFile.blob} ${taskFile.path}`]]
	]);
}
function mergeMessage(base, record) {
	return message(`Merge ${base}`, trailersOf({
		...record,
		step: "merge"
	}));
}
function rollbackMessage(to, record) {
	return message(`Go back to iteration ${to}`, trailersOf({
		...record,
		step: "rollback"
	}));
}
function trailersOf({ loopId, iteration, run, signal, cost, score, step }) {
	return [
		["Loop", loopId],
		["Iteration", String(iteration)],
		["Run", run],
		["Signal", signal],
		["Cost", cost === null ? "unknown" : dollars(cost)],
		...score === null ? [] : [["Score", String(Math.round(score))]],
		...step === "iteration" ? [] : [["Step", step]]
	];
}
function message(subject, trailers) {
	return `${subject}\n\n${trailers.map(([name, value]) => `Rondo-${name}: ${value}`).join("\n")}\n`;
}
const signals$1 = [
	"CONTINUE",
	"COMPLETE",
	"BLOCKED",
	"ESCALATE",
	"ERROR"
];
function readCommitMessage(text) {
	const found = readTrailers(text);
	const iteration = Number(found.get("Iteration"));
	const signal = signals$1.find((known) => known === found.get("Signal"));
	const step = steps.find((known) => known === (found.get("Step") ?? "iteration"));
	const loopId = found.get("Loop");
	const run = found.get("Run");
	if (!loopId || !run || !signal || !step || !Number.isSafeInteger(iteration) || iteration < 0) return null;
	const cost = /^\$(\d+\.\d\d)$/.exec(found.get("Cost") ?? "");
	const score = /^\d{1,3}$/.exec(found.get("Score") ?? "");
	return {
		loopId,
		iteration,
		run,
		signal,
		cost: cost ? Number(cost[1]) : null,
		score: score ? Math.min(100, Number(score[0])) : null,
		step
	};
}
function readOrigin(text) {
	const found = readTrailers(text);
	const [startedBy, task, base] = [
		found.get("Started-By"),
		found.get("Task"),
		found.get("Base")
	];
	if (found.get("Step") !== "start" || !startedBy || !task || !base) return null;
	return {
		startedBy,
		task,
		base,
		settings: found.get("Settings") ?? null,
		profile: found.get("Profile") ?? null,
		profileFile: readFile(found.get("Profile-File")),
		chain: readChain(found.get("Chain")),
		issueSettings: found.get("Issue-Settings") ?? null,
		readiness: /^(?:\d|10)$/.test(found.get("Readiness") ?? "") ? Number(found.get("Readiness")) : null,
		taskFile: readFile(found.get("Task-File"))
	};
}
function readFile(written = "") {
	const [, blob, path] = /^([0-9a-f]{7,64}) (.+)$/.exec(written) ?? [];
	return blob === void 0 || path === void 0 ? null : {
		path,
		blob
	};
}
function readChain(written) {
	try {
		const [from, done, left] = JSON.parse(written ?? "[]");
		return typeof from === "string" && isTexts(done) && isTexts(left) ? {
			from,
			done,
			left
		} : null;
	} catch {
		return null;
	}
}
function isTexts(value) {
	return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function readTrailers(text) {
	const last = text.trimEnd().split("\n\n").at(-1) ?? "";
	return new Map(last.split("\n").flatMap((line) => {
		const trailer = /^Rondo-([A-Z][A-Za-z-]+): (.+)$/.exec(line);
		return trailer ? [[trailer[1] ?? "", trailer[2] ?? ""]] : [];
	}));
}
// src/render/pull-body.ts
function pullTitle(title) {
	const said = plainLine(title, 200);
	return said === "" ? "Work of Rondo" : said;
}
const rondo = "[Rondo](https://github.com/rondo-loop/rondo)";
function openingBody(issue, startedBy, steps) {
	const plan = stepsReport(steps).map((part) => `\n\n${part}`);
	return `Closes #${issue}

A coding agent works on this issue, one iteration per workflow run; ${rondo} checks each of them. Started by ${markdownLine(startedBy, 60)}.

The comment below says where it stands and what you can do. The commit status \`rondo\` turns green when the agent's promise is proved; then this draft becomes ready for review.${plan.join("")}`;
}
function reportBody({ issue, startedBy, loop, summary, rules, flags, steps, configured }) {
	const done = markdownLine(summary, 600);
	return [
		`Closes #${issue}`,
		`A coding agent wrote this, and ${rondo} checked it. Started by ${markdownLine(startedBy, 60)}. It is ready for your review.`,
		"## What was done",
		done === "" ? "The agent left no summary; see the commits." : done,
		...stepsReport(steps),
		...flags.length === 0 ? [] : ["## Please look at", flags.map((flag) => `- ⚠️ ${markdownLine(flag, 200)}`).join("\n")],
		"## How it was checked",
		rules.length === 0 ? "No rule is configured: the agent's promise was taken alone." : checks$2(rules, configured, loop.entries.at(-1)?.source === "promise"),
		"## What it took",
		`${counted(loop.iteration, "iteration")} · cost ${spent$1(loop)} · ${duration$1(loop.activeMs)} of work`,
		...loop.entries.length === 0 ? [] : [details("Iteration by iteration", historyTable(loop.entries, said))]
	].join("\n\n");
}
const results = {
	pass: "✅ passes",
	fail: "❌ fails",
	error: "💥 could not run",
	skip: "▫️ skipped"
};
function checks$2(rules, configured, isPromised) {
	const rows = rules.map(({ name, result }) => {
		const rule = configured.find((each) => each.name === name);
		return `| ${[
			markdownLine(name, 80),
			results[result] ?? "?",
			markdownLine(lookedAt(rule), 120)
		].join(" | ")} |`;
	});
	if (isPromised) rows.push("| the agent's promise | ✅ kept | the agent says that all of it is done |");
	return [
		"| Rule | On the last commit | What it checks |",
		"|:--|:--|:--|",
		...rows
	].join("\n");
}
function lookedAt(check) {
	switch (check?.type) {
		case "command": return check.run;
		case "coverage": return `coverage of ${check.min} % or more`;
		case "content-pattern": return `${check.file} holds ${check.pattern}`;
		case "file-exists": return check.files.join(", ");
		case "checks": return `checks of the commit: ${check.names.join(", ")}`;
		case "preset": return check.preset;
		case "step": return "a step of the workflow";
		default: return "";
	}
}
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
const list$1 = (read, maximum) => (value, path) => {
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
const keys$1 = list$1(text(6), 100);
const errorTuples = list$1(tuple(integer(1), text(100)), 4);
const errors = (value, path) => errorTuples(value, path).map(([iteration, said]) => ({
	iteration,
	text: said
}));
const progressFields = {
	plan: orElse(object({
		own: list$1(text(120), 30),
		done: keys$1,
		blocked: keys$1
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
const failures$2 = [
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
const count$2 = integer(0);
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
	count$2,
	count$2,
	nullable(count$2),
	nullable(money),
	count$2,
	nullable(oneOf(failures$2)),
	text(120),
	nullable(text(12)),
	nullable(count$2),
	list$1(text(40), 5),
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
	iteration: count$2,
	attempt: count$2,
	reason: text(400),
	parkedUntil: nullable(moment),
	waitsFor: nullable(oneOf(["iteration", "completion"])),
	activeMs: count$2,
	cost: money,
	unpricedRuns: count$2,
	failuresInRow: count$2,
	lastFailure: nullable(object({
		signature: text(40),
		inRow: integer(1)
	})),
	unchangedInRow: count$2,
	steplessInRow: orElse(count$2, 0),
	confirmations: count$2,
	bestScore: nullable(score),
	scores: list$1(score, 20),
	trees: list$1(text(16), 20),
	comebacks: count$2,
	feedback: list$1(text(1e3), 200),
	nextPrompt: nullable(text(800)),
	entries: list$1(entry, 10)
});
const phases = list$1(text(60), 10);
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
	readUpTo: count$2,
	briefedUpTo: count$2,
	context: nullable(text(600)),
	session: nullable(text(200)),
	rebuilds: count$2,
	...progressFields,
	chain: orElse(nullable(object({
		from: text(80),
		done: phases,
		left: phases
	})), null),
	milestones: orElse(list$1(text(120), 8), []),
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
function writeStateComment(visible, state) {
	return `${withoutMarkers(visible).trimEnd()}\n\n${stateMarker(state)}`;
}
function withoutMarkers(visible) {
	return visible.replace(anyMarker, (mention) => mention.replaceAll(":", "-"));
}
function stateMarker(state) {
	const payload = fittingPayload(state);
	if (payload.length > 8e3) throw new RangeError(`The state of ${state.repository}#${state.issue} has ${payload.length} bytes; at most ${maxStateBytes} fit.`);
	return `<!-- rondo:state:v1:${payload.toString("base64url")} -->`;
}
function fittingPayload(state) {
	const payload = Buffer.from(toPayload(state), "utf8");
	const less = payload.length <= 8e3 ? null : lighter(state);
	return less === null ? payload : fittingPayload(less);
}
const rowsWorthMore = 3;
function lighter(state) {
	const { loop, errors, milestones } = state;
	const { entries, feedback } = loop;
	if (entries.length > rowsWorthMore) return {
		...state,
		loop: {
			...loop,
			entries: entries.slice(1)
		}
	};
	if (errors.length > 0) return {
		...state,
		errors: []
	};
	if (milestones.length > 0) return {
		...state,
		milestones: milestones.slice(1)
	};
	const short = cappedList(feedback, {
		all: caps.feedback / 2,
		each: caps.feedbackItem / 2
	});
	if (JSON.stringify(short) !== JSON.stringify(feedback)) return {
		...state,
		loop: {
			...loop,
			feedback: short
		}
	};
	if (entries.length > 0) return {
		...state,
		loop: {
			...loop,
			entries: entries.slice(1)
		}
	};
	return feedback.length === 0 ? null : {
		...state,
		loop: {
			...loop,
			feedback: []
		}
	};
}
function readStateComment(body, expected) {
	const mentions = body.match(anyMarker)?.length ?? 0;
	if (mentions === 0) return refused$1("absent", "there is no state marker in the comment");
	if (mentions > 1) return refused$1("foreign", `there are ${mentions} state markers in the comment; Rondo writes one`);
	const found = [...body.matchAll(marker)][0];
	const payload = found?.[2];
	if (!found || payload === void 0) return refused$1("foreign", "the state marker is not a line of its own as Rondo writes it");
	if (body.slice(found.index + found[0].length).trim() !== "") return refused$1("foreign", "text follows the state marker");
	if (found[1] !== "1") return refused$1("newer", `the state has version ${found[1]}; this Rondo reads version 1`);
	return readPayload(payload, expected);
}
function readPayload(encoded, expected) {
	const bytes = Buffer.from(encoded, "base64url");
	if (bytes.length > 8e3) return refused$1("foreign", `the state has ${bytes.length} bytes; Rondo writes at most ${maxStateBytes}`);
	try {
		const state = fromPayload(bytes.toString("utf8"));
		if (Buffer.from(toPayload(state), "utf8").toString("base64url") !== encoded) return refused$1("foreign", "the state is not in the form that Rondo writes");
		const stranger = expected && difference(state, expected);
		return stranger ? refused$1("foreign", stranger) : {
			ok: true,
			state
		};
	} catch (error) {
		return refused$1("foreign", error instanceof Error ? error.message : String(error));
	}
}
function difference(state, expected) {
	if (state.repository !== expected.repository) return `the state is of ${state.repository}, not of ${expected.repository}`;
	if (state.issue !== expected.issue) return `the state is of issue ${state.issue}, not of ${expected.issue}`;
	if (state.loopId !== expected.loopId) return `the state is of loop ${state.loopId}, not of ${expected.loopId}`;
	return null;
}
function refused$1(problem, why) {
	return {
		ok: false,
		problem,
		why
	};
}
// src/phases/ledger.ts
function readLedger(history) {
	const ours = history.flatMap((commit) => {
		const record = readCommitMessage(commit.message);
		return record ? [{
			...record,
			sha: commit.sha,
			message: commit.message
		}] : [];
	});
	const loopId = ours[0]?.loopId;
	const commits = ours.filter((commit) => commit.loopId === loopId);
	const start = commits.find(({ step }) => step === "start");
	const origin = start && readOrigin(start.message);
	return loopId && origin ? {
		loopId,
		origin,
		commits
	} : null;
}
function gateUrl(runUrl, { loop: { iteration, attempt }, rebuilds }, comment) {
	return `${runUrl}#rondo.${[
		iteration,
		attempt,
		...[...rebuilds === 0 ? [] : [rebuilds], ...comment === null ? [] : [`c${comment}`]]
	].join(".")}`;
}
const mark$1 = /#rondo\.(\d{1,6})\.(\d{1,4})(?:\.(\d{1,4}))?(?:\.c(\d{1,15}))?$/;
function gateMark(gate) {
	const found = mark$1.exec(gate.url ?? "");
	return {
		iteration: Number(found?.[1] ?? 0),
		attempt: Number(found?.[2] ?? 0)
	};
}
function gateComment(gate) {
	const comment = mark$1.exec(gate.url ?? "")?.[4];
	return comment === void 0 ? null : Number(comment);
}
function rebuildsAfter(gates) {
	const before = gates.map(({ url }) => Number(mark$1.exec(url ?? "")?.[3] ?? 0));
	return gates.length === 0 ? 0 : Math.max(...before) + 1;
}
function later(one, other) {
	if (one.iteration !== other.iteration) return one.iteration > other.iteration ? one : other;
	return one.attempt >= other.attempt ? one : other;
}
function rebuildLoop(ledger, gates, at) {
	const landed = ledger.commits.filter(({ step }) => step === "iteration").toReversed();
	const commitMark = {
		iteration: ledger.commits[0]?.iteration ?? 0,
		attempt: 0
	};
	const last = gates.map(gateMark).reduce(later, commitMark);
	const entries = landed.slice(-10).map((commit) => entryOf(commit, at));
	const scores = landed.flatMap(({ score }) => score ?? []);
	return {
		...newLoop,
		status: statusOf(gates[0], landed.at(-1)?.signal),
		reason: gates[0]?.description.slice(0, 300) ?? "",
		iteration: last.iteration,
		attempt: last.attempt,
		cost: landed.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
		unpricedRuns: landed.filter(({ cost }) => cost === null).length,
		bestScore: scores.length === 0 ? null : Math.max(...scores),
		scores: scores.slice(-20),
		entries
	};
}
function rollForward(loop, commit, at) {
	const status = hasEnded(loop.status) ? loop.status : statusAfter(commit.signal);
	return {
		...loop,
		status,
		iteration: commit.iteration,
		attempt: 0,
		reason: `The record of iteration ${commit.iteration} was lost with its run; the work is in the commit`,
		cost: Math.round((loop.cost + (commit.cost ?? 0)) * 1e6) / 1e6,
		unpricedRuns: loop.unpricedRuns + (commit.cost === null ? 1 : 0),
		entries: [...loop.entries, entryOf(commit, at)].slice(-10),
		feedback: status === "running" ? ["What the rules said of the last iteration was lost: run them yourself."] : []
	};
}
function entryOf(commit, at) {
	const [run] = commit.run.split(".");
	return {
		iteration: commit.iteration,
		attempt: 1,
		at,
		signal: commit.signal,
		source: "policy",
		score: commit.score ?? 0,
		rules: {
			passed: 0,
			total: 0
		},
		changed: null,
		cost: commit.cost,
		ms: 0,
		failure: null,
		summary: "(from the commit)",
		trace: {
			...noTrace,
			commit: commit.sha.slice(0, 12),
			run: Number(run) || null
		}
	};
}
function statusOf(gate, signal) {
	if (gate === void 0) return signal === void 0 ? "running" : statusAfter(signal);
	if (gate.state === "success") return "completed";
	if (gate.state === "error") return "failed";
	if (gate.state === "pending") return /^paused/.test(gate.description) ? "paused" : "running";
	if (/^stopped/.test(gate.description)) return "stopped";
	return /^blocked/.test(gate.description) ? "blocked" : "escalated";
}
function statusAfter(signal) {
	return {
		CONTINUE: "running",
		COMPLETE: "completed",
		BLOCKED: "blocked",
		ESCALATE: "escalated",
		ERROR: "failed"
	}[signal];
}
// src/phases/find-loop.ts
const historyLength = 300;
async function findLoop(forge, sight, now) {
	const { tip } = sight;
	const read = stateComments(sight);
	const own = tip && ownCommit(tip);
	const ledger = tip && !own ? readLedger(await forge.history(tip.sha, historyLength)) : null;
	const last = own ?? ledger?.commits[0] ?? null;
	const named = read.length === 0 ? null : await namedComment(forge, tip, last);
	const newer = read.find(({ comment: { id, isForged }, state }) => !state.ok && state.problem === "newer" && !isForged && (named === null || id === named));
	if (newer && !newer.state.ok) return {
		kind: "newer",
		why: newer.state.why
	};
	const best = newestState(read, sight, {
		loopId: last?.loopId ?? null,
		named
	});
	if (best) {
		const { comment, twins, state } = best;
		return {
			kind: "loop",
			comment,
			twins,
			isRebuilt: false,
			...agreed(state, last, {
				tip,
				now
			})
		};
	}
	const made = await rebuilt(forge, sight, {
		read,
		ledger,
		named,
		now
	});
	const known = made.kind === "none" ? newestState(read, sight, {
		loopId: null,
		named
	}) : null;
	return known ? {
		kind: "loop",
		...known,
		isRebuilt: false,
		repairs: []
	} : made;
}
function ownCommit({ message, sha }) {
	const record = readCommitMessage(message);
	return record && {
		...record,
		sha
	};
}
async function namedComment(forge, tip, last) {
	if (tip?.gate) return gateComment(tip.gate);
	const before = last?.sha !== tip?.sha ? last?.sha : last?.step === "start" ? void 0 : tip?.parents[0];
	const [gate] = before === void 0 ? [] : await forge.gates(before);
	return gate ? gateComment(gate) : null;
}
async function rebuilt(forge, sight, remains) {
	const { read, ledger: known, named, now } = remains;
	if (sight.tip === null) return { kind: "none" };
	const ledger = known ?? readLedger(await forge.history(sight.tip.sha, historyLength));
	if (ledger === null) return { kind: "none" };
	const own = ledger.commits[0]?.sha ?? sight.tip.sha;
	const under = own === sight.tip.sha ? [] : await forge.gates(own);
	const gates = [...await forge.gates(sight.tip.sha), ...under];
	const state = rebuild(ledger, sight, {
		loop: rebuildLoop(ledger, gates, now),
		rebuilds: rebuildsAfter(gates),
		readUpTo: lastWord(sight, remains, ledger.loopId)
	});
	const isBad = ({ comment, state: { ok } }) => !ok || comment.isForged;
	const replaced = read.find((each) => each.comment.id === named) ?? read.find(isBad);
	const repairs = [`The state comment ${replaced ? "was changed by somebody else" : "was gone"}; the history was rebuilt from the commits and statuses.`];
	return {
		kind: "loop",
		state,
		comment: (replaced ?? read.find(({ state: each }) => each.ok && each.state.loopId === state.loopId))?.comment.id ?? null,
		twins: [],
		isRebuilt: true,
		repairs
	};
}
function lastWord({ comments }, { read, named }, loopId) {
	const isBelieved = ({ id }) => {
		const state = read.find(({ comment }) => comment.id === id)?.state;
		return !state?.ok || state.state.loopId !== loopId || id === named;
	};
	const words = comments.filter((comment) => comment.isOurs && isBelieved(comment));
	return Math.max(named ?? 0, ...words.map(({ id }) => id));
}
function stateComments({ comments }) {
	return comments.filter((comment) => comment.isOurs).map((comment) => ({
		comment,
		state: readStateComment(comment.body)
	})).filter(({ state }) => state.ok || state.problem !== "absent");
}
function newestState(read, sight, { loopId, named }) {
	const isHere = (state) => state.repository === sight.repository.fullName && state.issue === sight.issue.number && (loopId === null || state.loopId === loopId);
	const ours = read.flatMap(({ comment, state }) => state.ok && !comment.isForged && isHere(state.state) ? [{
		comment,
		state: state.state
	}] : []);
	if (named !== null) {
		const believed = ours.find(({ comment }) => comment.id === named);
		const isTwin = ({ comment, state }) => comment.id !== named && state.loopId === believed?.state.loopId;
		const twins = ours.filter(isTwin).map(({ comment }) => comment.id);
		return believed ? {
			comment: named,
			twins,
			state: believed.state
		} : null;
	}
	const start = Math.max(...ours.map(({ state }) => startOf(state.loopId)));
	const twins = ours.filter(({ state }) => startOf(state.loopId) === start);
	const [first, ...others] = twins.map(({ comment }) => comment.id).sort((a, b) => a - b);
	const [last] = twins.toSorted((a, b) => b.comment.updatedAt - a.comment.updatedAt || b.comment.id - a.comment.id);
	return first === void 0 || !last ? null : {
		comment: first,
		twins: others,
		state: last.state
	};
}
function loopIdOf(issue, run) {
	return `${issue}-${run}`;
}
function startOf(loopId) {
	return Number(loopId.split("-").at(-1)) || 0;
}
function agreed(state, commit, { tip, now }) {
	if (!tip || commit?.loopId !== state.loopId) return {
		state,
		repairs: []
	};
	if (commit.iteration > state.loop.iteration) {
		const loop = rollForward(state.loop, commit, now);
		return {
			state: {
				...state,
				loop,
				head: commit.sha,
				claim: null
			},
			repairs: [`Iteration ${commit.iteration} had landed, but its run ended before it was recorded.`]
		};
	}
	const known = {
		iteration: state.loop.iteration,
		attempt: state.loop.attempt
	};
	const mark = tip.gate ? later(known, gateMark(tip.gate)) : known;
	const head = commit.step === "iteration" ? state.head : commit.sha;
	if (mark === known) return {
		state: {
			...state,
			head
		},
		repairs: []
	};
	const loop = {
		...state.loop,
		...mark
	};
	return {
		state: {
			...state,
			head,
			loop
		},
		repairs: ["The state comment was older than the commit status; the later counts."]
	};
}
function rebuild(ledger, sight, told) {
	const { origin, loopId, commits } = ledger;
	return {
		repository: sight.repository.fullName,
		issue: sight.issue.number,
		loopId,
		startedBy: origin.startedBy,
		task: origin.task,
		profile: origin.profile,
		profileFile: origin.profileFile,
		settings: origin.settings,
		limits: noLimits,
		base: origin.base,
		pull: sight.pull?.number ?? null,
		head: commits[0]?.sha ?? "",
		baseHead: "",
		claim: null,
		briefedUpTo: 0,
		context: null,
		session: null,
		...noProgress,
		issueSettings: origin.issueSettings,
		taskFile: origin.taskFile,
		readiness: origin.readiness,
		chain: origin.chain,
		milestones: [],
		...told
	};
}
// src/config/agent.ts
const known$1 = record$1("a map { use, model, args }", {
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
		shape: list$2(text$1("text, in quotes if it is a number"), "texts"),
		default: []
	}
});
const custom = record$1("a map { command }", { command: {
	key: "command",
	about: "A command of your own that works as the agent.",
	shape: text$1("a command")
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
// src/config/agent-runs.ts
const fallbackShape = list$2(agentShape, "agents");
const envShape = oneOrMany(turned(matching("a variable's name such as MY_TOKEN", "^[A-Za-z_][A-Za-z0-9_]*$", 100), (name, at, report) => {
	if (!isForbiddenVariable(name)) return name;
	return report.problem(at, `${nameOf(at)} is ${quote(name)}, which no agent gets: it would let the agent act for the job or the runner; leave it out`);
}), "variables' names");
const installShape = byForm({
	text: matching("a version such as 2.1.326, or latest", "^(latest|\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?)$", 100),
	false: flag(false, null)
});
const rate = record$1("a map { input, output }", {
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
const botsShape = turned(mapOf("bots' numbers by login", matching("a bot's login such as helper[bot]", "^[A-Za-z0-9][A-Za-z0-9_-]*\\[bot\\]$", 100), integer$1(1)), (bots) => bots.map(({ name, value }) => ({
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
	shape: integer$1(1),
	default: 3
};
const count$1 = {
	number: limit.shape,
	map: turned(record$1("a map { limit }", { limit: {
		key: "limit",
		about: "How many stop the loop.",
		shape: limit.shape
	} }), (given) => given.limit)
};
const failures$1 = record$1("a map { limit, reset }", {
	limit,
	reset: {
		key: "reset",
		about: "What ends a row of failures: `pass`, every required rule; `improvement`, a score above the best so far.",
		shape: choice(["pass", "improvement"]),
		default: "improvement"
	}
});
const decline = record$1("a map { window, drop }", {
	window: {
		key: "window",
		about: "Over how many iterations.",
		shape: integer$1(2, 20),
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
		forms: count$1
	}),
	consecutiveFailures: guard("consecutive-failures", {
		about: "Iterations in a row that fail validation.",
		default: 3,
		forms: {
			number: turned(limit.shape, (most) => readDefault(failures$1, { limit: most }, "guard")),
			map: failures$1
		}
	}),
	sameError: guard("same-error", {
		about: "Times in a row that the same failure comes back, numbers and times aside.",
		default: 3,
		forms: count$1
	}),
	noProgress: guard("no-progress", {
		about: "Iterations in a row that change nothing.",
		default: 3,
		forms: count$1
	}),
	steps: guard("steps", {
		about: "Iterations in a row that finish no step, once one was finished.",
		default: 3,
		forms: count$1
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
		forms: count$1
	})
};
const guardDefaults = Object.fromEntries(Object.values(guardFields).map((field) => [field.key, field.default ?? null]));
const when = record$1("a map { from, to, status, rules }", {
	from: {
		key: "from",
		about: "The first iteration that it is asked in.",
		shape: integer$1(1, 100),
		default: 1
	},
	to: {
		key: "to",
		about: "The last iteration that it is asked in.",
		shape: integer$1(1, 100),
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
	shape: duration("5d"),
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
const preset$1 = turned(record$1("a map { use }", {
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
const run = turned(record$1("a map { run }", {
	run: {
		key: "run",
		about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout. The agent may not change the files that it names.",
		shape: text$1("a command")
	},
	timeoutMs,
	on,
	...common
}), (parts, at, report) => askable({
	...parts,
	kind: "run"
}, at, report));
const module = turned(record$1("a map { module }", {
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
	return turned(record$1(`a map { ${kind} }`, {
		of: {
			key: kind,
			about,
			shape: list$2(leaf, "hooks", 1)
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
			else report.problem(item, `the hook id ${quote(id)} is taken by ${nameOf(first)}; give each hook its own id`);
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
const hookList = list$2(hook, "hooks");
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
// src/config/promise-texts.ts
const shortestClear = 5;
const vague$1 = /^(?:all (?:done|good)|task (?:complete|done)|completed?|done|finished|fixed|good|ok(?:ay)?|passed|ready|success(?:ful)?|works|yes)$/;
const allowed = "text, with | between alternatives";
function readTexts(value, report) {
	if (value.form !== "scalar" || typeof value.value !== "string") return refuse(value, allowed, report);
	const texts = value.value.split("|").map((piece) => piece.trim()).filter((piece) => piece !== "");
	for (const text of texts) warnIfVague(text, value, report);
	return texts;
}
function warnIfVague(text, at, report) {
	const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
	if (!vague$1.test(plain) && [...text].length >= shortestClear) return;
	report.warning(at, `${nameOf(at)} has ${quote(text)}, which is vague: an agent may write it without meaning it; choose a sentence, such as "All tests passing"`);
}
const alternatives = {
	allowed,
	schema: { type: "string" },
	read: readTexts
};
const promiseTextsShape = byForm({
	text: turned(alternatives, (texts) => [...new Set(texts)]),
	list: turned(list$2(alternatives, "texts"), (texts) => [...new Set(texts.flat())])
});
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
	return report.problem(value, `${nameOf(value)} is ${quote(value.value)}; ${advice}`);
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
	list: turned(list$2(word, "promises"), (found) => [...new Set(found.flat())]),
	text: word
});
const dayMs = 864e5;
function urgency({ labels, since }, { priority }, now) {
	const place = (label) => priority.findIndex((wanted) => wanted.toLowerCase() === label.toLowerCase());
	const places = labels.map(place).filter((at) => at >= 0);
	const other = priority.indexOf("*");
	return (places.length > 0 ? Math.min(...places) : other < 0 ? priority.length : other) - Math.floor(Math.max(0, now - since) / dayMs);
}
function inOrder(waiting, terms, now) {
	return waiting.toSorted((a, b) => urgency(a, terms, now) - urgency(b, terms, now) || a.since - b.since || a.number - b.number);
}
function nextUp({ active, waiting }, { terms, now }) {
	const room = Math.max(0, mostOf(terms) - active.length);
	return inOrder(waiting.filter(({ number }) => !active.includes(number)), terms, now).slice(0, room);
}
function mostOf({ maxActive }) {
	return maxActive ?? Number.POSITIVE_INFINITY;
}
function ahead({ waiting }, me, { terms, now }) {
	const order = inOrder([...waiting.filter(({ number }) => number !== me.number), me], terms, now);
	return order.slice(0, order.indexOf(me));
}
function placeOf(line, me, at) {
	return ahead(line, me, at).filter(({ number }) => !line.active.includes(number)).length;
}
function moveOf(line, { me, hasSaid }, at) {
	const most = mostOf(at.terms);
	const isActive = ({ number }) => line.active.includes(number);
	const before = ahead(line, me, at);
	const resting = before.filter((each) => !isActive(each)).length;
	const others = line.active.filter((number) => number !== me.number).length;
	const hasRoom = others - (line.waiting.filter((each) => isActive(each) && each.number !== me.number).length - before.filter(isActive).length) + resting < most;
	if (!hasSaid) return hasRoom ? "start" : "wait";
	if (others + resting < most) return "start";
	return hasRoom ? "look again" : "yield";
}
// src/config/queue.ts
const queueFields = {
	maxActive: {
		key: "max-active",
		about: "How many loops may run or be parked at once. Further labelled issues wait as `rondo: queued` and start as others end. `false`: any number.",
		shape: byForm({
			number: integer$1(1, 50),
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
const command = record$1("a map { run }", {
	type: {
		...typeField("command"),
		default: "command"
	},
	required,
	run: {
		key: "run",
		alias: "command",
		about: "A command; it passes if it exits with 0.",
		shape: text$1("a command")
	},
	timeoutMs: {
		key: "timeout",
		about: "How long the command may take; after that, the rule's result is an error.",
		shape: duration("5d"),
		default: "10m"
	}
});
const coverage = record$1("a map { type: coverage, file, min }", {
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
const contentPattern = record$1("a map { type: content-pattern, file, pattern }", {
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
const fileExists = record$1("a map { type: file-exists, files }", {
	type: typeField("file-exists"),
	required,
	files: {
		key: "files",
		alias: "file",
		about: "`file-exists`: the files that must all exist.",
		shape: oneOrMany(path, "paths in the repository", 1)
	}
});
const checks$1 = record$1("a map { type: checks, names }", {
	type: typeField("checks"),
	required,
	names: {
		key: "names",
		about: "`checks`: the repository's own checks that must pass on the head commit.",
		shape: oneOrMany(line("the name of a check"), "names of checks", 1)
	}
});
const step = record$1("a map { type: step }", {
	type: typeField("step"),
	required
});
const presetWord = choice(rulePresets);
const preset = record$1("a map { preset }", {
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
		shape: duration("5d"),
		default: "10m"
	}
});
const byType = {
	command,
	coverage,
	"content-pattern": contentPattern,
	"file-exists": fileExists,
	checks: checks$1,
	step,
	preset
};
const ruleTypes = Object.keys(byType);
function pickType(map, report) {
	const type = entryOf$1(map, "type");
	if (type !== void 0) {
		const word = type.form === "scalar" ? String(type.value).replaceAll("_", "-") : "";
		return ruleTypes.find((each) => each === word) ?? refuse(type, `one of ${ruleTypes.join(", ")}`, report);
	}
	if (entryOf$1(map, "run") !== void 0 || entryOf$1(map, "command") !== void 0) return "command";
	if (entryOf$1(map, "preset") !== void 0) return "preset";
	const advice = `give it "run: COMMAND", or "type:" with one of ${ruleTypes.join(", ")}`;
	return report.problem(map, `${nameOf(map)} does not say what to check; ${advice}`);
}
const ruleShape = byForm({
	text: turned(text$1("a command"), (run) => readDefault(command, { run }, "rule")),
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
	list: turned(list$2(presetWord, "presets", 1), (names) => [...new Set(names)].map((name) => ({
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
		shape: text$1("text")
	},
	maxIterations: {
		key: "max-iterations",
		about: "As at the top.",
		shape: integer$1(1, 100)
	},
	maxDurationMs: {
		key: "max-duration",
		about: "As at the top.",
		shape: duration("365d")
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
const phase$1 = turned({
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
	number: turned(integer$1(1, 999999999), (issue) => ({ issue })),
	text: turned(line("a profile's name", 40), (profile) => ({ phase: {
		name: "",
		profile,
		task: null,
		own: {}
	} })),
	map: phase$1
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
	list: list$2(item, "phases and issues")
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
		shape: integer$1(1, 100),
		default: 10
	},
	maxDurationMs: {
		key: "max-duration",
		about: "How much active time the loop may take, over all runs.",
		shape: duration("365d"),
		default: "8h"
	},
	iterationTimeoutMs: {
		key: "iteration-timeout",
		about: "How long one run of the agent may take.",
		shape: duration("5d"),
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
		shape: integer$1(1, 5),
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
function parseDocument(...given) {
	return new.target ? new (library()).parseDocument(...given) : library().parseDocument(...given);
}
function visit(...given) {
	return new.target ? new (library()).visit(...given) : library().visit(...given);
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
		else walk.report.problem(spot, `duplicate key ${quote(key)}; it is already given in line ${first.line}`);
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
		shape: integer$1(0)
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
		problems: read.problems.map(belowTheMark$1).map(formatProblem)
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
		warnings: read.warnings.map(belowTheMark$1),
		body: parts.body
	};
}
function withoutFrontmatter(text) {
	return splitFrontmatter(text)?.body ?? text;
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
function belowTheMark$1(problem) {
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
const notSettings = ["active", "iterationCount"];
function entitled({ layer, entries }, standing, mayWrite) {
	const settings = entries.filter(({ name }) => !notSettings.includes(name));
	if (mayWrite) return {
		used: settings,
		leftOut: []
	};
	const judged = settings.map((entry) => ({
		entry,
		why: looser(entry.name, layer, standing)
	}));
	return {
		used: judged.flatMap(({ entry, why }) => why === null ? [entry] : []),
		leftOut: judged.flatMap(({ entry, why }) => why === null ? [] : [{
			entry,
			why
		}])
	};
}
function looser(name, layer, standing) {
	switch (name) {
		case "maxIterations":
		case "maxDurationMs":
		case "iterationTimeoutMs": return (layer[name] ?? 0) <= standing[name] ? null : "it may only be lower than the repository's own";
		case "budget": {
			const most = standing.budget ?? Number.POSITIVE_INFINITY;
			return (layer.budget ?? Number.POSITIVE_INFINITY) <= most ? null : "it may only be lower than the repository's own";
		}
		case "confirmations": return (layer.confirmations ?? 1) >= standing.confirmations ? null : "it may only be higher than the repository's own";
		case "approve": {
			const rank = (mode) => approvalModes.indexOf(mode);
			return rank(layer.approve ?? "never") >= rank(standing.approve) ? null : "it may only ask for more approvals";
		}
		case "protect": return null;
		default: return "only somebody who may write to this repository can set it";
	}
}
function frozenEntries(used) {
	return used.length === 0 ? null : JSON.stringify(Object.fromEntries(used.map(({ key, json }) => [key, json])));
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
// src/loop/context.ts
function contextJson(context) {
	let kept = {};
	for (const [key, value] of Object.entries(context)) {
		const more = {
			...kept,
			[capped(key, 60)]: fitting(value)
		};
		if (fits(more)) kept = more;
	}
	return JSON.stringify(kept);
}
function readContext(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
const longestText = 200;
function fitting(value) {
	return typeof value === "string" ? capped(value, longestText) : value;
}
function fits(context) {
	const text = JSON.stringify(context);
	return capped(text, caps.context) === text;
}
// src/phases/iteration.ts
function humanWord(heard, before) {
	const { status, reason } = heard.loop;
	if (heard.loop === before.loop || status !== "stopped" && status !== "paused") return null;
	return {
		says: status === "stopped" ? "stop" : "pause",
		by: reason.replace(/^(Stopped|Paused) by /, "")
	};
}
function lostWork(why, agentResult) {
	const failure = {
		class: "transient",
		message: `the agent left no result: ${why}${agentResult === "" ? "" : ` (its job: ${agentResult})`}`,
		retryAt: null
	};
	return {
		patch: Buffer.alloc(0),
		report: {
			agent: "unknown",
			failure,
			said: "",
			cost: null,
			ms: 0,
			denied: [],
			session: null,
			doneBy: null,
			evaluation: null,
			lost: null,
			plan: null,
			context: null
		}
	};
}
function promiseOf({ done, settings }) {
	return heardPromise({
		said: done.report.said,
		notes: done.report.plan
	}, settings);
}
function summaryOf(facts) {
	const { summary } = promiseOf(facts);
	return summary ?? facts.done.report.said.trimStart().split("\n", 1)[0] ?? "";
}
function rulesOf({ reported, landing, done }, ci) {
	const problems = [...landing.denials.map(findingInWords), ...done.report.lost === null ? [] : [done.report.lost]];
	return [
		...problems.length === 0 ? [] : [{
			name: "landing",
			result: "fail",
			message: `the work may not land:\n${problems.slice(0, 10).join("\n")}`
		}],
		...reported.rules,
		...ci
	];
}
function decideOn(facts, ci) {
	const { turn, state, settings } = facts;
	const event = {
		type: "finished",
		at: turn.world.clock.now(),
		outcome: outcomeOf(facts, ci)
	};
	return {
		before: state.loop,
		event,
		settings,
		decision: decide(state.loop, event, settings)
	};
}
function outcomeOf(facts, ci) {
	const { settings, done, landing, reported, human } = facts;
	const isDenied = landing.denials.length > 0;
	const rules = rulesOf(facts, ci);
	const steps = progressOfIteration(facts);
	return {
		said: done.report.said,
		...done.report.plan !== null && settings.promiseSources.includes("notes") && { notes: done.report.plan },
		failure: done.report.failure,
		rules,
		changed: isDenied ? protectedPaths(settings.protect, landing.touched) : landing.touched,
		tree: landing.tree,
		validatedTree: isDenied || settings.rules.length === 0 ? null : reported.tree,
		cost: done.report.cost,
		ms: done.report.ms,
		hooks: hookAnswers(facts, rules),
		human,
		...steps && { steps }
	};
}
function hookAnswers({ done, settings, reported }, rules) {
	const { evaluation } = done.report;
	if (settings.evaluator === null || evaluation === null) return reported.hooks;
	const isRed = validation(judgedRules(settings.rules, rules)) === "failed";
	const isOverruled = !("error" in evaluation) && evaluation.action === "complete" && isRed;
	return {
		...reported.hooks,
		evaluator: isOverruled ? {
			...evaluation,
			action: "continue"
		} : evaluation
	};
}
function recorded(facts, decided, head, isCommit) {
	const { brief, state, turn, done } = facts;
	const trace = {
		commit: isCommit ? head.slice(0, 12) : null,
		run: turn.world.run.id,
		notedBy: brief.notedBy,
		doneBy: done.report.doneBy
	};
	return {
		...state,
		loop: withTrace(decided.loop, trace),
		claim: null,
		baseHead: isCommit && brief.merge !== null ? brief.merge : state.baseHead,
		session: done.report.session,
		...keptOf(facts, decided)
	};
}
// src/phases/steps.ts
function taskBody({ issue }) {
	return withoutFrontmatter(issue.body);
}
function stepsNow(sight, { plan }) {
	return stepsOf(visibleText(taskBody(sight)), plan);
}
function leavesSteps(sight, state) {
	return stepsNow(sight, state).list.some(({ state: step }) => step === "blocked");
}
function stepsOfIteration(facts) {
	const { turn, state, done, landing } = facts;
	const before = stepsNow(turn.sight, state);
	const { report } = done;
	if (report.failure !== null && report.failure.class !== "timeout" || facts.isUnlanded || landing.denials.length > 0 || report.lost !== null) return before;
	const file = report.plan === null ? null : visibleText(report.plan);
	return stepsAfter(before, {
		file,
		said: report.said,
		criteria: promiseOf(facts).criteria
	});
}
function progressOfIteration(facts) {
	const after = stepsOfIteration(facts);
	if (after.list.length === 0) return void 0;
	const { sight } = facts.turn;
	return progressOf(after, {
		given: stepsNow(sight, { plan: noPlan }),
		before: stepsNow(sight, facts.state)
	});
}
function keptOf(facts, { loop }) {
	const { state, done, brief } = facts;
	const { failure } = done.report;
	const hasFailed = failure !== null || loop.lastFailure !== null || loop.failuresInRow > state.loop.failuresInRow;
	const error = failure?.message ?? (hasFailed ? loop.feedback[0] : void 0);
	return {
		plan: planOf(stepsOfIteration(facts)),
		errors: withError(state.errors, brief.iteration, error),
		context: contextOf(facts)
	};
}
function contextOf(facts) {
	const { state, done } = facts;
	const file = done.report.context === null ? null : readContext(done.report.context);
	const { context: block } = promiseOf(facts);
	if (file === null && block === null) return state.context;
	const next = contextJson({
		...file ?? (state.context === null ? {} : readContext(state.context) ?? {}),
		...block
	});
	return next === "{}" ? null : next;
}
// src/config/loop-file.ts
const longestPath = 100;
function isLoopFilePath(path) {
	return /^[\w.@ -]+(?:\/[\w.@ -]+)*\.md$/i.test(path) && path.length <= longestPath && !path.split("/").includes("..");
}
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
// src/phases/task-file.ts
async function findTaskFile(forge, trigger) {
	const path = trigger.kind === "dispatch" ? trigger.file : "";
	if (path === "") return { kind: "none" };
	if (!isLoopFilePath(path)) return refused(`The input \`file\` is "${markdownLine(path, 120)}"; it must be a path such as .rondo/loop.md`);
	const [file] = await forge.filesNow([path]);
	if (!file) return refused(`The default branch has no file ${path}`);
	const read = readLoopFile(file.text, path);
	if (!read.ok) return refused(`${path} can't be used:\n\n${list(read)}\n\nMend it on the default branch`);
	return read.active ? {
		kind: "file",
		file
	} : refused(`${path} says \`active: false\`. Set it to \`true\` first`);
}
function refused(why) {
	return {
		kind: "refused",
		why: `Nothing was started. ${why}, then run the workflow again.`
	};
}
function list({ problems }) {
	return problems.map((problem) => `- ${markdownLine(problem, 400)}`).join("\n");
}
function withTask(sight, text) {
	return text === null ? sight : {
		...sight,
		issue: {
			...sight.issue,
			body: text
		}
	};
}
async function heedTaskFile(forge, state) {
	const { taskFile } = state;
	if (taskFile === null) return {
		state,
		human: null,
		warnings: []
	};
	const { path } = taskFile;
	const stop = (why) => ({
		state,
		human: {
			says: "stop",
			by: path,
			why
		},
		warnings: []
	});
	const [file] = await forge.filesNow([path]);
	if (!file) return stop("the file is not on the default branch any more");
	const read = readLoopFile(file.text, path);
	if (!read.ok) return {
		state,
		human: null,
		warnings: [`${path} can't be read any more, so the limits stand: ${markdownLine(read.problems[0] ?? "", 200)}`]
	};
	if (!read.active) return stop("it says `active: false`");
	const { issueSettings, changed } = withLimitsOf(state.issueSettings, read);
	if (changed.length === 0) return {
		state,
		human: null,
		warnings: []
	};
	const limits = {
		...state.limits,
		...Object.fromEntries(changed.map((name) => [name, null]))
	};
	return {
		state: {
			...state,
			issueSettings,
			limits
		},
		human: null,
		warnings: []
	};
}
// src/phases/start-loop.ts
async function startLoop(world, seen, wish) {
	const { taskFile = null } = wish;
	const sight = withTask(seen, taskFile?.text ?? null);
	const { issue, repository } = sight;
	const loopId = loopIdOf(issue.number, world.run.id);
	const origin = {
		startedBy: wish.startedBy,
		task: wish.task,
		settings: wish.before ? wish.before.settings : sight.settings?.blob ?? null,
		profile: wish.profile,
		profileFile: wish.profileFile,
		base: wish.before?.base ?? repository.defaultBranch,
		chain: wish.chain,
		issueSettings: wish.issueSettings,
		readiness: wish.readiness,
		taskFile: taskFile && {
			path: taskFile.path,
			blob: taskFile.blob
		}
	};
	const head = await firstCommit(world, sight, {
		loopId,
		origin,
		goesOn: wish.before !== void 0
	});
	const pull = await openPull(world, sight, wish.startedBy);
	const newest = Math.max(0, ...sight.comments.map(({ id }) => id));
	return {
		state: {
			repository: repository.fullName,
			issue: issue.number,
			loopId,
			...noProgress,
			...wish.before && { plan: {
				...wish.before.plan,
				own: []
			} },
			...origin,
			limits: wish.limits ?? noLimits,
			pull: pull?.number ?? null,
			head,
			baseHead: wish.before?.baseHead ?? repository.head,
			claim: null,
			readUpTo: wish.before?.readUpTo ?? newest,
			briefedUpTo: wish.before?.briefedUpTo ?? newest,
			context: null,
			session: null,
			rebuilds: 0,
			milestones: [],
			loop: newLoop
		},
		pull
	};
}
async function firstCommit(world, sight, { loopId, origin, goesOn }) {
	const { tip, pull, repository, issue } = sight;
	const branch = branchOf(issue.number);
	const from = tip === null ? "base" : pull?.isOpen || goesOn ? "tip" : "both";
	const { tree, parents } = {
		base: {
			tree: repository.headTree,
			parents: [repository.head]
		},
		tip: {
			tree: tip?.tree ?? "",
			parents: [tip?.sha ?? ""]
		},
		both: {
			tree: repository.headTree,
			parents: [tip?.sha ?? "", repository.head]
		}
	}[from];
	const record = unprovedRecord(world, {
		loopId,
		iteration: 0
	});
	const sha = await world.forge.createCommit({
		message: startMessage(issue.number, record, origin),
		tree,
		parents
	});
	if (!(tip === null ? await world.forge.createBranch(branch, sha) : await world.forge.moveBranch(branch, sha))) throw new Error(`The branch ${branch} was changed while the loop was started. Start it again with \`/rondo start\`.`);
	return sha;
}
function unprovedRecord(world, at) {
	return {
		...at,
		run: runOf(world),
		signal: "CONTINUE",
		cost: null,
		score: null
	};
}
function runOf({ run }) {
	return `${run.id}.${run.attempt}`;
}
async function openPull(world, sight, startedBy) {
	const { issue, pull, repository } = sight;
	if (pull?.isOpen) return pull;
	const wanted = {
		title: pullTitle(issue.title),
		body: openingBody(issue.number, startedBy, stepsNow(sight, noProgress)),
		head: branchOf(issue.number),
		base: repository.defaultBranch
	};
	try {
		return await world.forge.createPull(wanted);
	} catch (error) {
		if (!isNotPermitted(error)) throw error;
		return null;
	}
}
function isNotPermitted(error) {
	const { status, message } = Object(error);
	return status === 403 && /not permitted to create or approve pull requests/i.test(message ?? "");
}
// src/render/partial-work.ts
function partialWork({ status, reason, entries, iteration, feedback }) {
	if (status !== "escalated" || !reason.startsWith("max-iterations:")) return "";
	const { rules = {
		passed: 0,
		total: 0
	}, summary = "" } = entries.at(-1) ?? {};
	const said = markdownLine(summary, 200);
	const proved = rules.total === 0 ? "no rule is configured" : `${rules.passed} of ${rules.total} rules pass`;
	return [
		"#### Completed",
		`${counted(iteration, "iteration")}; ${proved}${said === "" ? "." : `. The agent: ${said}`}`,
		"#### Remaining",
		feedback.length === 0 ? "Nothing failed; the agent did not say that it is done." : codeBlock(feedback.join("\n"), 2e3),
		"#### Blockers",
		markdownSentence(reason)
	].join("\n\n");
}
// src/loop/question.ts
const optionLine = /^\s*(?:[-*+]\s+)?\**(?:[Oo]ption\s+([A-Za-z]|\d{1,2})\**\s*[:.)–-]|([A-Z])\**[:.)])\**\s+(.+)$/;
function questionOf(text) {
	const lines = text.split("\n");
	const found = lines.map((line) => optionLine.exec(line));
	const first = found.findIndex((match) => match !== null);
	const last = found.findLastIndex((match) => match !== null);
	const options = found.flatMap((match) => {
		const name = match?.[1] ?? match?.[2];
		return name === void 0 ? [] : [{
			name: name.toUpperCase(),
			text: (match?.[3] ?? "").trim()
		}];
	});
	if (new Set(options.map(({ name }) => name)).size !== options.length || options.length < 2) return null;
	const joined = (part) => part.join(" ").replace(/\s+/g, " ").trim();
	return {
		before: joined(lines.slice(0, first)),
		options,
		after: joined(lines.slice(last + 1))
	};
}
// src/render/standing.ts
const boxes = {
	running: "NOTE",
	parked: "NOTE",
	paused: "NOTE",
	blocked: "IMPORTANT",
	escalated: "WARNING",
	failed: "CAUTION",
	completed: "TIP",
	stopped: "NOTE"
};
function headline({ loop, settings }) {
	const { status, iteration, parkedUntil } = loop;
	const words = {
		running: `🔁 Working: iteration ${Math.min(iteration + 1, settings.maxIterations)} of ${settings.maxIterations}`,
		parked: `⏳ Parked${parkedUntil === null ? "" : ` until ${clock(parkedUntil)}`}`,
		paused: loop.waitsFor === null ? "⏸️ Paused" : "⏸️ Waiting for your approval",
		blocked: "✋ Blocked: the agent has a question",
		escalated: "🚧 Needs a person",
		failed: "💥 Failed",
		completed: `✅ Completed in ${counted(iteration, "iteration")}`,
		stopped: "⏹️ Stopped"
	};
	const isAsked = loop.entries.at(-1)?.source === "promise";
	return `### ${status === "blocked" && !isAsked ? "✋ Blocked" : words[status]}${phaseInWords(settings.phase)}`;
}
function phaseInWords(phase) {
	return phase === null ? "" : ` · phase ${phase.number} of ${phase.of}${phase.name === "" ? "" : `: ${phase.name}`}`;
}
function box(facts) {
	const { status } = facts.loop;
	const question = asked(facts.loop);
	if (question !== null) return boxed(status, [...questionParts(question), next(facts)]);
	const reason = withoutTerms(facts.loop.reason);
	const why = reason === "" ? [] : [status === "running" ? `Last iteration: ${markdownSentence(reason)}` : `**${markdownSentence(reason)}**`];
	return boxed(status, status === "running" ? [next(facts), ...why] : [...why, next(facts)]);
}
function boxed(status, parts) {
	const lines = parts.flatMap((part, index) => index === 0 ? [part] : ["", part]).join("\n");
	return [`> [!${boxes[status]}]`, ...lines.split("\n").map(quoted)].join("\n");
}
function asked({ status, reason, entries }) {
	return status === "blocked" && entries.at(-1)?.source === "promise" ? questionOf(reason) : null;
}
function questionParts({ before, options, after }) {
	const list = options.map(({ name, text }) => `- **${name}:** ${markdownLine(text, 300)}`).join("\n");
	return [
		`**${markdownSentence(before)}**`,
		list,
		...after === "" ? [] : [markdownSentence(after)]
	];
}
const guarded = /^(?:max-\w+|budget|attempts|consecutive-failures|same-error|no-progress|steps|regression|oscillation): (.)/;
function withoutTerms(reason) {
	return reason.replace(guarded, (_, first) => first.toUpperCase()).replace(/The promise is rejected: /, "The agent said that it is done, but it is not proved: ").replace(/The promise is kept: /, "The agent said that it is done, and it is proved: ");
}
function quoted(line) {
	return line === "" ? ">" : `> ${line}`;
}
function next({ loop, settings, runUrl, steps }) {
	const { status, iteration, attempt, parkedUntil } = loop;
	switch (status) {
		case "running": return attempt > 0 ? `**A coding agent is at work on iteration ${iteration + 1}.** You need not do anything: this comment changes when it is done. If you comment, the agent reads it before its next iteration.` : `**Iteration ${iteration + 1} starts in a moment.** You need not do anything. If you comment, the agent reads it first.`;
		case "parked": return `It goes on by itself${parkedUntil === null ? "" : ` at ${clock(parkedUntil)}`}. \`/rondo resume\` does not wait.`;
		case "paused":
			if (loop.waitsFor !== null) return approvalNeeded[loop.waitsFor];
			return "Nothing runs. Comment `/rondo resume` to go on, if you like with a note after it, or `/rondo stop` to end it.";
		case "blocked": {
			const first = asked(loop)?.options[0]?.name;
			if (first !== void 0) return `Nothing runs until then. **What you can do:** comment \`/rondo resume ${first}\`, or another of them, or an answer of your own after \`/rondo resume\`; \`/rondo stop\` ends it.`;
			return "Nothing runs until then. **What you can do:** answer in a comment that begins with `/rondo resume`, such as `/rondo resume Use the second one`, or end it with `/rondo stop`.";
		}
		case "escalated": return loop.reason.includes("`/rondo resume`") ? "Nothing runs until a person has looked: read below what failed. `/rondo stop` ends it. The branch keeps all the work so far." : "Nothing runs until a person has looked. **What you can do:** read below what failed, then comment `/rondo resume` with a hint for the agent, or `/rondo stop`. The branch keeps all the work so far.";
		case "failed": return `This was not the agent but what runs it: [the run's log](${runUrl}) has more. **What you can do:** \`/rondo resume\` tries again.`;
		case "completed":
			if (settings.phase?.next) return `This phase is done. The next one, ${settings.phase.next}, begins by itself with a comment of its own; the pull request is ready when the last one is.`;
			return `${finished(settings, steps)}; nothing else runs. For more work, put the label \`${settings.label.replaceAll("`", "")}\` on the issue again.`;
		case "stopped": return "Nothing runs any more. The branch keeps all the work so far.";
	}
}
function finished({ allowPartial }, steps) {
	const left = steps?.list.filter(({ state }) => state === "blocked").length ?? 0;
	if (left === 0) return "The pull request is ready for your review";
	const still = allowPartial ? "ready for your review" : "still a draft";
	return `${counted(left, "step")} ${left === 1 ? "is" : "are"} left for a person (see below), and the pull request is ${still}`;
}
const approvalNeeded = {
	iteration: "Nothing runs until then. **What you can do:** look at the last commit, then comment `/rondo approve` to let the next iteration start, `/rondo resume` with a note to steer it, or `/rondo stop`.",
	completion: "Nothing runs until then. **What you can do:** review the pull request, then comment `/rondo approve` to accept it as complete, `/rondo resume` with what is missing to have the agent go on, or `/rondo stop`."
};
function clock(time) {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
const pause = {
	command: "pause",
	does: "holds it after the current iteration"
};
const stop = {
	command: "stop",
	does: "ends it for good; the branch stays"
};
const approve = {
	command: "approve",
	does: "lets it go on, or accepts it as complete"
};
const resume = {
	command: "resume [note]",
	does: "goes on, with a note for the agent"
};
const set = {
	command: "set max-iterations=20 budget=+5",
	does: "changes limits"
};
const rollback = {
	command: "rollback 2",
	does: "brings back the files of iteration 2"
};
const help = {
	command: "help",
	does: "lists all commands"
};
function commands({ status, waitsFor }) {
	const ways = waitsFor === null ? commandsFor(status) : [approve, ...commandsFor(status)];
	if (ways.length === 0) return "";
	return [
		"| Comment | What it does |",
		"|:--|:--|",
		...ways.map(({ command, does }) => `| \`/rondo ${command}\` | ${does} |`)
	].join("\n");
}
function commandsFor(status) {
	if (status === "running" || status === "parked") return [
		pause,
		stop,
		set,
		help
	];
	return status === "completed" || status === "stopped" ? [] : [
		resume,
		stop,
		set,
		rollback,
		help
	];
}
// src/render/comment.ts
function stateComment(facts) {
	const { loop, settings, repositoryUrl } = facts;
	return [
		headline(facts),
		box(facts),
		...facts.warnings.map((warning) => `> [!WARNING]\n> ${warning}`),
		meters(loop, settings, facts.steps),
		reached(facts),
		stepsList(facts.steps),
		latest(loop),
		partialWork(loop),
		failures(loop),
		history(loop, repositoryUrl),
		chart(loop),
		commandList(loop),
		footer(facts)
	].filter((part) => part !== "").join("\n\n");
}
function reached({ milestones = [] }) {
	return milestones.length === 0 ? "" : `<sub>🏁 ${milestones.map((line) => markdownLine(line, 120)).join(" · ")}</sub>`;
}
function latest({ entries }) {
	const last = entries.at(-1);
	const said = last && last.failure === null ? markdownLine(last.summary, 200) : "";
	return said === "" ? "" : `**The agent on iteration ${last?.iteration}:** ${said}`;
}
function failures({ feedback: told, nextPrompt }) {
	const lines = nextPrompt === null ? told : [...told, nextPrompt];
	if (lines.length === 0) return "";
	return details("What failed, as the agent is told", codeBlock(lines.join("\n"), 4e3));
}
function chart({ entries }) {
	if (entries.length < 3 || entries.every(({ rules }) => rules.total === 0)) return "";
	return `\`\`\`mermaid\n${`%%{init: {"xyChart": {"width": 480, "height": 200}}}%%\nxychart-beta\n    title "Score: 100 when every rule passes"\n    x-axis "Iteration" [${entries.map((entry) => entry.iteration).join(", ")}]\n    y-axis 0 --> 100\n    line [${entries.map((entry) => Math.round(entry.score)).join(", ")}]`}\n\`\`\``;
}
function commandList(loop) {
	const list = commands(loop);
	return list === "" ? "" : details("Commands, for people who may write to this repository", list);
}
function footer({ startedBy, issue, runUrl, readiness = null }) {
	const scored = readiness === null ? "" : ` · readiness ${readiness} of 10`;
	return `<sub>[Rondo](https://github.com/rondo-loop/rondo) lets a coding agent work on #${issue}, iteration after iteration, until every check passes · started by ${markdownLine(startedBy, 60)}${scored} · [latest run](${runUrl})</sub>`;
}
function gateDescription(loop, settings) {
	return plainLine(`${phase(loop, settings)}${words$1(loop, settings)}`, 140);
}
function phase({ status }, { phase: now }) {
	if (now === null || status === "completed" && now.next === null) return "";
	return status === "running" || status === "parked" || status === "completed" ? `phase ${now.number}/${now.of} · ` : "";
}
function words$1(loop, settings) {
	switch (loop.status) {
		case "running": return progress(loop, settings);
		case "parked": return `parked · ${progress(loop, settings)}`;
		case "paused": return lowerFirst(loop.reason).replaceAll("`", "");
		case "blocked": return `blocked: ${loop.reason.replace(/^The agent is blocked: /, "").split("\n", 1)[0]}`;
		case "escalated": return loop.reason.replaceAll("`", "");
		case "failed": return `failed: ${loop.reason}`;
		case "completed": return `completed in ${count(loop.iteration, "iteration")}${proof(loop)}${cost(loop)}`;
		case "stopped": return lowerFirst(loop.reason);
	}
}
function progress(loop, { maxIterations }) {
	const last = loop.entries.at(-1);
	return `iteration ${Math.min(loop.iteration + 1, maxIterations)}/${maxIterations}${last && last.rules.total > 0 ? ` · ${last.rules.passed}/${last.rules.total} rules` : ""}${cost(loop)}`;
}
function proof(loop) {
	return (loop.entries.at(-1)?.rules.passed ?? 0) > 0 ? "" : " · no rule verified it";
}
function cost(loop) {
	return loop.cost > 0 ? ` · ${dollars(loop.cost)}` : "";
}
function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
function count(amount, thing) {
	return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}
// src/phases/publish.ts
async function publish(world, given, effects) {
	let publication = given;
	for (const effect of effects.toSorted((a, b) => Number(a.do === "label") - Number(b.do === "label"))) switch (effect.do) {
		case "record":
			publication = await record(world, publication);
			break;
		case "gate":
			await setGate(world, publication, effect.state);
			break;
		case "label":
			await setLabels(world, publication);
			break;
		case "tell-starter":
			await tellStarter(world, publication);
			break;
		case "ready-for-review": await makeReady(world, publication);
	}
	return publication;
}
function begunSummary({ repositoryUrl }, { state, settings }) {
	const { issue, loop } = state;
	return `${`Iteration ${loop.iteration + 1} of ${settings.maxIterations}, attempt ${loop.attempt}`}, for [issue ${issue}](${repositoryUrl}/issues/${issue}) began. How it ended stands below, once it has.\n`;
}
function visibleComment(world, { state, settings, warnings, sight }) {
	return stateComment({
		loop: state.loop,
		settings,
		issue: state.issue,
		startedBy: state.startedBy,
		runUrl: world.run.url,
		repositoryUrl: world.repositoryUrl,
		warnings,
		steps: stepsNow(sight, state),
		readiness: state.readiness,
		milestones: state.milestones
	});
}
async function record(world, publication) {
	const { state, comment, sight } = publication;
	const body = writeStateComment(visibleComment(world, publication), state);
	const place = state.pull ?? sight.issue.number;
	const written = comment !== null && await world.forge.updateComment(comment, body) ? comment : await world.forge.createComment(place, body);
	for (const twin of publication.twins) await world.forge.updateComment(twin, `Superseded by ${commentUrl(world, state, written)}.`);
	return {
		...publication,
		comment: written,
		twins: []
	};
}
function commentUrl({ repositoryUrl }, { pull, issue }, comment) {
	return `${repositoryUrl}/issues/${pull ?? issue}#issuecomment-${comment}`;
}
async function setGate(world, publication, state) {
	const { state: record, settings, gateText, comment } = publication;
	const description = gateText ?? gateDescription(record.loop, settings);
	await world.forge.setGate(record.head, {
		state,
		description,
		url: gateUrl(world.run.url, record, comment)
	});
}
const statusLabels = {
	running: "rondo: running",
	parked: "rondo: parked",
	paused: "rondo: paused",
	blocked: "rondo: blocked",
	escalated: "rondo: escalated",
	failed: "rondo: failed",
	completed: "rondo: done",
	stopped: null
};
const staleLabel = "rondo: stale";
const queuedLabel = "rondo: queued";
const ours = /* @__PURE__ */ new Set([...Object.values(statusLabels), staleLabel]);
const standingLabels = [...ours].filter((name) => name !== null);
function labelOf(status) {
	return statusLabels[status];
}
function isLabelled({ issue, pull }, wanted) {
	return (pull?.isOpen ? [issue.labels, pull.labels] : [issue.labels]).every((labels) => labels.filter((name) => ours.has(name)).join() === (wanted ?? ""));
}
async function setLabels(world, { sight: { issue, pull }, state, label }) {
	const wanted = label ?? statusLabels[state.loop.status];
	const places = [{
		number: issue.number,
		labels: issue.labels
	}];
	if (pull !== null) places.unshift({
		number: pull.number,
		labels: pull.labels
	});
	else if (state.pull !== null) places.unshift({
		number: state.pull,
		labels: []
	});
	const over = isLive(state.loop.status) ? /* @__PURE__ */ new Set([...ours, queuedLabel]) : ours;
	for (const { number, labels } of places) {
		if (wanted !== null && !labels.includes(wanted)) await world.forge.addLabels(number, [wanted]);
		for (const old of labels.filter((name) => over.has(name) && name !== wanted)) await world.forge.removeLabel(number, old);
	}
}
async function tellStarter(world, { state, comment, sight, isRepeat, more = "" }) {
	const { loop, startedBy, pull, issue } = state;
	const link = comment === null ? "" : ` [See the loop.](${commentUrl(world, state, comment)})`;
	const body = `@${startedBy} ${hasEnded(loop.status) ? `The loop is ${loop.status}` : `The loop needs you; it is ${loop.status}`}: ${markdownSentence(loop.reason)}${link}${more}`;
	if (isRepeat && sight.comments.some((told) => told.isOurs && told.body.trim() === body.trim())) return;
	await world.forge.createComment(pull ?? issue, body);
}
async function makeReady(world, { sight: { pull } }) {
	if (pull?.isDraft) await world.forge.markReady(pull);
}
// src/phases/branch-changed.ts
const staleText = "needs validation again";
async function branchChanged(turn, state) {
	const { sight, world } = turn;
	const author = plainLine(sight.tip?.author ?? "somebody", 60);
	const text = `${staleText}: commits by ${author}`;
	const said = `Somebody else's commits are on the branch, the last by ${author}.`;
	if (isMarkedStale(sight) && sight.tip?.gate?.description === text && !isLive(state.loop.status)) return said;
	const head = sight.tip?.sha ?? state.head;
	const stale = {
		gateText: text,
		label: staleLabel
	};
	const marks = [{
		do: "gate",
		state: "pending"
	}, {
		do: "label",
		status: state.loop.status
	}];
	if (hasEnded(state.loop.status)) {
		await publish(world, turn.publication({
			...state,
			head
		}, stale), marks);
		return `${said} The gate waits for \`/rondo resume\`, which runs the rules on them.`;
	}
	const why = `commits by ${author} are on the branch; \`/rondo resume\` takes them in`;
	const event = {
		type: "pause",
		at: world.clock.now(),
		by: "Rondo",
		why
	};
	const { loop } = decide(state.loop, event, turn.settingsOf(state));
	const { comment } = await publish(world, turn.publication({
		...state,
		loop,
		claim: null
	}), [{ do: "record" }]);
	await publish(world, turn.publication({
		...state,
		head,
		loop
	}, {
		...stale,
		comment
	}), [...marks, { do: "tell-starter" }]);
	return `${said} The loop is paused.`;
}
function isMarkedStale(sight) {
	return (sight.tip?.gate?.description.startsWith(staleText) ?? false) && isLabelled(sight, "rondo: stale");
}
// src/phases/continuation.ts
function continuationKey(loopId, iteration) {
	return `${loopId}/${iteration}`;
}
function readKey(key) {
	const found = /^([^/]+)\/(\d{1,6})$/.exec(key);
	return found ? {
		loopId: found[1] ?? "",
		iteration: Number(found[2])
	} : null;
}
const mendKey = "mend";
function thenKey(loopId) {
	return `${loopId}/then`;
}
const queueKey = "queue";
function ordersKey(comment) {
	return `${ordersWord}-${comment}`;
}
const ordersWord = "orders";
function isOrdersKey(key) {
	return key.startsWith(ordersWord);
}
function orderingComment(key) {
	const comment = /^orders-(\d{1,15})$/.exec(key)?.[1];
	return comment === void 0 ? null : Number(comment);
}
function isOrderSeen(key, { comments }) {
	const comment = orderingComment(key);
	return comment === null || comments.some(({ id }) => id >= comment);
}
// src/config/agent-files.ts
const folders = [
	".claude/agents/",
	".opencode/agent/",
	".opencode/agents/",
	".github/agents/",
	".github/prompts/"
];
function agentFilePaths(name) {
	if (!/^[A-Za-z0-9_][A-Za-z0-9_. -]{0,39}$/.test(name)) return [];
	const names = [.../* @__PURE__ */ new Set([name, name.toLowerCase()])];
	return folders.flatMap((folder) => names.flatMap((each) => (endings[folder] ?? [".md"]).map((ending) => `${folder}${each}${ending}`)));
}
const endings = {
	".github/agents/": [".agent.md", ".md"],
	".github/prompts/": [".prompt.md", ".md"]
};
const iteration = record$1("a map of iteration settings", {
	enabled: {
		key: "enabled",
		about: "Whether it is a profile.",
		shape: boolean,
		default: true
	},
	maxIterations: {
		key: "maxIterations",
		alias: "max-iterations",
		about: settingFields.maxIterations.about,
		shape: settingFields.maxIterations.shape,
		absent: null
	},
	completionPromises: {
		key: "completionPromises",
		alias: "promises",
		about: settingFields.promises.about,
		shape: promisesShape,
		absent: null
	},
	validationRules: {
		key: "validationRules",
		alias: "rules",
		about: "Presets by name.",
		shape: list$2(choice(rulePresets), "presets"),
		default: []
	}
});
const tools = byForm({
	text: turned(text$1("tools"), (written) => written.split(/[\s,]+/).filter((name) => name !== "")),
	list: list$2(line("a tool", 200), "tools")
});
const head = {
	allowed: "a map",
	schema: {},
	read: (value, report) => {
		if (value.form !== "map") return refuse(value, "a map", report);
		const at = (key) => value.entries.find((entry) => entry.key === key)?.value;
		const found = at("iteration");
		const read = found === void 0 ? null : iteration.read(found, report);
		if (read === void 0) return void 0;
		return {
			name: plain$1(at("name")),
			description: plain$1(at("description")) ?? "",
			tools: quietly(tools, at("tools")) ?? [],
			model: plain$1(at("model")),
			iteration: read
		};
	}
};
const silent = {
	problem: () => void 0,
	warning: () => void 0
};
function quietly(shape, value) {
	return value === void 0 ? void 0 : shape.read(value, silent);
}
function plain$1(value) {
	return quietly(text$1("a text"), value) ?? null;
}
function parseAgentFile(source, path) {
	const parts = splitFrontmatter(source);
	if (parts === null) return { kind: "none" };
	const read = readYaml(parts.yaml, path, head);
	if (!read.ok) return /^iteration\s*:/m.test(parts.yaml) ? wrong(read.problems) : { kind: "none" };
	const { value } = read;
	if (value.iteration === null) return { kind: "none" };
	if (!value.iteration.enabled) return { kind: "off" };
	const fromPath = path.split("/").at(-1)?.replace(/(\.prompt|\.agent)?\.md$/, "") ?? path;
	const { iteration: _, ...rest } = {
		...value,
		name: value.name ?? fromPath,
		layer: layerOf(value.iteration),
		body: parts.body
	};
	return {
		kind: "profile",
		file: rest,
		warnings: read.warnings.map(belowTheMark)
	};
}
function layerOf({ maxIterations, completionPromises, validationRules }) {
	const rules = settingFields.rules.shape.read(locateDefault([...validationRules], "rules"), silent) ?? [];
	return {
		...maxIterations === null ? {} : { maxIterations },
		...completionPromises === null ? {} : { promises: completionPromises },
		...rules.length === 0 ? {} : { rules }
	};
}
function wrong(problems) {
	return {
		kind: "wrong",
		problems: problems.map(belowTheMark)
	};
}
function belowTheMark(problem) {
	return {
		...problem,
		line: problem.line + 1
	};
}
// src/config/agent-profile.ts
function readProfile({ path, text }) {
	const read = parseAgentFile(text, path);
	return read.kind === "profile" ? read.file : null;
}
const owners = {
	claude: [".claude/"],
	opencode: [".opencode/"],
	copilot: [".github/"]
};
function asAgent(choice, file, path) {
	if (!("use" in choice)) return choice;
	if (!(Object.hasOwn(owners, choice.use) ? owners[choice.use] : []).some((folder) => path.startsWith(folder))) return choice;
	const model = choice.model ?? (file.model === "inherit" ? null : file.model);
	const limited = choice.use === "claude" && file.tools.length > 0 && !choice.args.includes("--tools");
	return {
		...choice,
		model,
		args: limited ? [
			"--tools",
			file.tools.join(","),
			...choice.args
		] : choice.args
	};
}
// src/render/escalation.ts
function escalationMark(loopId) {
	return `<!-- rondo:escalation ${loopId} -->`;
}
function escalationTitle({ issue }) {
	return `Rondo fails again and again on issue ${issue}`;
}
function escalationBody({ issue, pull, loopId, loop, errors, url }) {
	const where = pull === null ? `#${issue}` : `#${issue} (pull request #${pull})`;
	const lines = errors.map(({ iteration, text }) => `iteration ${iteration}: ${text}`);
	const failures = lines.length > 0 ? lines : loop.feedback;
	return [
		`The work on ${where} stopped after ${loop.iteration} iterations: **${markdownSentence(loop.reason)}**`,
		...failures.length === 0 ? [] : ["What failed:", codeBlock(failures.join("\n"), 3e3)],
		`Is the task too large, unclear, or is something wrong with the repository or its rules? When that is mended, go on there with \`/rondo resume\` and a hint for the agent, and close this issue. [See the loop.](${url})`,
		escalationMark(loopId)
	].join("\n\n");
}
// src/phases/escalation-issue.ts
const label = "rondo: needs-human";
const repeated = [
	"guard:consecutive-failures",
	"guard:same-error",
	"guard:attempts"
];
async function escalationIssue({ forge, report, redact, repositoryUrl }, state, settings) {
	const { loop, loopId, issue, pull, errors } = state;
	const source = loop.entries.at(-1)?.source;
	if (!settings.escalationIssue || loop.status !== "escalated" || !source || !repeated.includes(source)) return null;
	const trouble = {
		issue,
		pull,
		loopId,
		loop,
		errors,
		url: `${repositoryUrl}/issues/${pull ?? issue}`
	};
	try {
		const known = await forge.issueSaying(escalationMark(loopId), label);
		if (known !== null) return known;
		const body = redact(escalationBody(trouble));
		return await forge.createIssue({
			title: escalationTitle(trouble),
			body,
			labels: [label],
			mark: escalationMark(loopId)
		});
	} catch (error) {
		report.warning(`The issue about repeated failures could not be opened: ${error.message}`);
		return null;
	}
}
// src/phases/edited-since.ts
async function editedSince({ issue }, read, trust) {
	for (const { at, by } of issue.edits) if (at >= read && !await trust.inPerson(by)) return by.login;
	return null;
}
async function editedSincePress({ forge, run }, sight, trust) {
	if (sight.issue.edits.length === 0) return null;
	return editedSince(sight, (await forge.run(run.id))?.createdAt ?? 0, trust);
}
// src/phases/listed-issues.ts
const mostListed = 20;
function listedIssues(body) {
	const named = readChecklist(visibleText(body)).filter(({ state }) => state === "open").flatMap(({ text }) => {
		const number = /^#(\d{1,9})\b/.exec(text)?.[1];
		return number === void 0 ? [] : [Number(number)];
	});
	return [...new Set(named)].slice(0, mostListed);
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
// src/phases/orders.ts
const plain = [
	"start",
	"stop",
	"pause",
	"retry",
	"status",
	"approve",
	"split",
	"help"
];
const words = [
	...plain,
	"resume",
	"set",
	"rollback"
];
const orderStart = /^\s{0,3}\/rondo(?=\s|$)/i;
const limits$1 = [
	"max-iterations",
	"max-duration",
	"iteration-timeout",
	"budget"
];
function readOrder(comment) {
	const lines = readLines(comment);
	const at = lines.findIndex((line) => orderStart.test(line.text) && hiddenAt(line, line.text.indexOf("/")) === null);
	const line = lines[at];
	if (!line) return null;
	const [, word = "", ...rest] = line.text.trim().split(/\s+/);
	const note = [rest.join(" "), ...lines.slice(at + 1).map(({ text }) => text)].join("\n").trim();
	return orderOf(word.toLowerCase(), rest, note);
}
function orderOf(word, rest, note) {
	const simple = plain.find((known) => known === word);
	if (simple) return { do: simple };
	if (word === "resume") return {
		do: "resume",
		note
	};
	if (word === "set") return readLimits(rest);
	if (word === "rollback") return readRollback(rest);
	if (word === "") return { do: "help" };
	const meant = nearest(word, words);
	return nothing$1(`"${word.slice(0, 40)}" is no command${meant ? `; did you mean \`/rondo ${meant}\`?` : ""}. Known are ${words.join(", ")}.`);
}
function readRollback([to, ...more]) {
	const target = more.length === 0 ? (to ?? "").toLowerCase() : "";
	if (/^\d{1,4}$/.test(target)) return {
		do: "rollback",
		to: Number(target)
	};
	if (isCheckpointName(target)) return {
		do: "revisit",
		name: target
	};
	return nothing$1("`/rondo rollback` needs the number of the iteration to go back to, or the name of a checkpoint: `/rondo rollback 2`.");
}
function readLimits(given) {
	if (given.length === 0) return nothing$1(`\`/rondo set\` needs a limit, as in \`/rondo set max-iterations=20 budget=+5\`. Known are ${limits$1.join(", ")}.`);
	let change = {
		set: {},
		add: {}
	};
	for (const one of given) {
		const read = readLimit(one);
		if (typeof read === "string") return nothing$1(read);
		change = {
			set: {
				...change.set,
				...read.set
			},
			add: {
				...change.add,
				...read.add
			}
		};
	}
	return {
		do: "set",
		limits: change
	};
}
function readLimit(given) {
	const [, key = "", plus, value = ""] = /^([\w-]+)=(\+?)([\w.]+)$/.exec(given) ?? [];
	if (key === "") return `"${given.slice(0, 60)}" is not of the form \`limit=value\`.`;
	if (!limits$1.includes(key)) {
		const meant = nearest(key, limits$1);
		return `"${key.slice(0, 40)}" is no limit${meant ? `; did you mean \`${meant}\`?` : ""} Known are ${limits$1.join(", ")}.`;
	}
	const parsed = parseSettings(`${key}: ${value}`, "/rondo set");
	if (!parsed.ok) return parsed.problems.map(({ message }) => message).join("; ");
	if (plus === "") return {
		set: parsed.layer,
		add: {}
	};
	const { maxIterations, budget } = parsed.layer;
	if (typeof maxIterations === "number") return {
		set: {},
		add: { maxIterations }
	};
	if (typeof budget === "number") return {
		set: {},
		add: { budget }
	};
	return `\`${key}\` can't be added to; give the whole value, as in \`${key}=12h\`.`;
}
function nothing$1(why) {
	return {
		do: "nothing",
		why
	};
}
// src/phases/passes-on.ts
function passesOn({ loop, chain }) {
	return loop.status === "completed" && chain !== null && chain.left.length > 0;
}
// src/phases/asked-elsewhere.ts
function askedMark(issue, comment) {
	return `<!-- rondo:asked ${issue}${comment === null ? "" : ` ${comment}`} -->`;
}
const mark = /<!-- rondo:asked (\d{1,9})(?: (\d{1,15}))? -->$/;
async function askedElsewhere(world, sight, trust) {
	const { issue, comments } = sight;
	const hint = comments.findLast(({ isOurs, on, body }) => isOurs && on === issue.number && mark.test(body.trimEnd()));
	const [, from, comment] = mark.exec(hint?.body.trimEnd() ?? "") ?? [];
	if (from === void 0) return null;
	const other = await world.forge.look(Number(from), branchOf(Number(from)));
	if (comment === void 0) {
		const by = await starterBefore(world, other, {
			follower: issue.number,
			trust
		});
		return by && {
			by,
			sawItAt: 0
		};
	}
	const asked = other.comments.find(({ id }) => id === Number(comment));
	return asked && await splits(other, asked, {
		follower: issue.number,
		trust
	}) ? {
		by: asked.author,
		sawItAt: asked.updatedAt
	} : null;
}
async function splits({ issue }, { on, body, author, updatedAt }, given) {
	const { follower, trust } = given;
	if (on !== issue.number || readOrder(body)?.do !== "split" || !listedIssues(issue.body).includes(follower)) return false;
	if (await editedSince({ issue }, updatedAt, trust) !== null) return false;
	return trust.inPerson(author);
}
async function starterBefore(world, sight, { follower, trust }) {
	const found = await findLoop(world.forge, sight, world.clock.now());
	if (found.kind !== "loop" || found.state.loop.status !== "completed" || passesOn(found.state)) return null;
	const turn = await Turn.open(world, sight, found);
	const { startedBy } = found.state;
	if (!turn.settingsOf(found.state).follows.issues.includes(follower) || !await trust.stillIn(startedBy)) return null;
	return {
		login: startedBy,
		id: 0,
		isBot: false
	};
}
// src/phases/follow-up.ts
async function queueFollowers(world, state, settings) {
	if (state.loop.status !== "completed" || passesOn(state)) return [];
	const { issues } = settings.follows;
	const why = `@${state.startedBy} It comes after #${state.issue}, which is complete.`;
	return enqueue(world, issues, {
		label: settings.label,
		why,
		mark: askedMark(state.issue, null)
	});
}
const apartMs = 1100;
async function enqueue(world, issues, given) {
	const queued = [];
	for (const issue of issues) try {
		if (queued.length > 0) await world.clock.sleep(apartMs);
		if (await enqueueOne(world, issue, given)) queued.push(issue);
	} catch (error) {
		world.report.warning(`Issue #${issue} could not be queued: ${error.message}`);
	}
	return queued;
}
async function enqueueOne({ forge }, issue, { label, why, mark }) {
	const { issue: now, comments } = await forge.look(issue, branchOf(issue));
	if (!now.isOpen || hasLabel(now.labels, label)) return false;
	if (!comments.some(({ isOurs, body }) => isOurs && body.includes(mark))) await forge.createComment(issue, `${why} It waits in the queue and starts by itself.\n\n${mark}`);
	await forge.addLabels(issue, [label, queuedLabel]);
	return true;
}
// src/phases/frozen-texts.ts
async function frozenTexts(forge, { settings, profileFile, taskFile }, sight) {
	const isSame = settings !== null && sight.settings?.blob === settings;
	const file = settings === null ? null : isSame ? sight.settings?.text ?? null : await forge.blobText(settings);
	const text = profileFile && await forge.blobText(profileFile.blob);
	return {
		task: taskFile && await forge.blobText(taskFile.blob),
		file,
		profile: profileFile && text !== null ? {
			path: profileFile.path,
			text: text ?? ""
		} : null
	};
}
// src/config/built-in-profiles.ts
function profile(name, alias, settings) {
	return {
		name,
		alias,
		layer: readDefault(partial("a map of settings", settingFields), settings, name)
	};
}
const builtInProfiles = [
	profile("engineer", "me", {
		"max-iterations": 15,
		rules: [
			"tests_pass",
			"compiles",
			"lint_clean"
		]
	}),
	profile("qa", null, {
		"max-iterations": 10,
		rules: [
			"tests_pass",
			"coverage_threshold",
			"no_flaky_tests"
		]
	}),
	profile("security", "sec", {
		"max-iterations": 10,
		rules: [
			"vulns_fixed",
			"sast_clean",
			"secrets_clean"
		]
	}),
	profile("docs", "doc", {
		"max-iterations": 6,
		rules: [
			"has_examples",
			"structure_valid",
			"readability_score"
		]
	}),
	profile("infra", "do", {
		"max-iterations": 8,
		rules: ["deployment_succeeds", "config_valid"]
	}),
	profile("backlog", null, { "max-iterations": 100 })
];
function builtInProfile(wanted) {
	const name = wanted.toLowerCase();
	return builtInProfiles.find((each) => each.name === name || each.alias === name) ?? null;
}
// src/config/choose-profile.ts
const nothing = {
	under: {},
	over: {}
};
function chooseProfile(own, wanted) {
	if (wanted === null) return nothing;
	const builtIn = builtInProfile(wanted);
	const over = named(own, wanted) ?? (builtIn === null ? void 0 : named(own, builtIn.name));
	if (over === void 0 && builtIn === null) return void 0;
	return {
		under: builtIn?.layer ?? {},
		over: over ?? {}
	};
}
function profileNames(own) {
	const builtIn = builtInProfiles.flatMap(({ name, alias }) => alias === null ? [name] : [name, alias]);
	return [.../* @__PURE__ */ new Set([...own, ...builtIn])];
}
function named(profiles, wanted) {
	return [...profiles].find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}
// src/config/phases.ts
function settingsOfPhase(number, { own, chosen, resolve }) {
	const first = resolve(chosen, {});
	const { phases } = first.follows;
	const strange = phases.find(({ profile }) => profile !== null && !chooseProfile(own, profile));
	if (strange) return `There is no profile "${strange.profile}" for the phase ${strange.name}.`;
	if (number === null) return {
		settings: first,
		hasOwnProfile: false
	};
	const wanted = number === 1 ? null : phases[number - 2];
	if (wanted === void 0) return `There is no phase ${number}.`;
	const profiled = (profile) => profile === null ? chosen : chooseProfile(own, profile);
	const settings = wanted === null ? first : resolve(profiled(wanted.profile) ?? chosen, wanted.own);
	const phase = {
		number,
		of: phases.length + 1,
		name: wanted?.name ?? "",
		task: wanted?.task ?? null,
		next: phases[number - 1]?.name ?? null
	};
	return {
		settings: {
			...settings,
			follows: first.follows,
			phase
		},
		hasOwnProfile: (wanted?.profile ?? null) !== null
	};
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
function shapeOf({ score }) {
	if (score >= 8) return "tool";
	return score >= 5 ? "colleague" : "unclear";
}
function readiness(given) {
	const text = asText(given);
	const parts = Object.keys(questions).map((name) => ({
		name,
		points: questions[name](text)
	}));
	return {
		score: parts.reduce((sum, { points }) => sum + points, 0),
		parts
	};
}
const questions = {
	goal: (text) => {
		if (isVague(text)) return 1;
		if (text.title >= 2 && text.words >= 2 || hasSection(text, /goal|summary|problem|feature/)) return 2;
		return text.title >= 3 || text.words >= 3 ? 1 : 0;
	},
	criteria: (text) => {
		if (text.steps > 0 || expectation.test(text.all) || hasValue(text)) return 2;
		if (hasSection(text, /criteria|acceptance|expected|done/)) return 2;
		return text.words >= 15 || bullets(text.body) >= 2 ? 1 : 0;
	},
	verification: (text) => {
		if (text.isProved || checks.test(text.all) || hasSection(text, /verif|test/)) return 2;
		return questions.criteria(text) === 2 ? 1 : 0;
	},
	scope: (text) => {
		if (places.test(text.all) || limits.test(text.all) || hasSection(text, /scope|where/)) return 2;
		return things.test(text.all) || text.words >= 20 ? 1 : 0;
	},
	context: (text) => {
		if (text.words >= 40 || background.test(text.body) || hasSection(text, /context|background|why|block/)) return 2;
		return text.title + text.words >= 6 ? 1 : 0;
	}
};
const expectation = /\b(?:must|should|shall|needs? to|has to|have to|expect\w*|returns?|so that|instead of|no longer|at (?:least|most)|exactly|equals?|prints?|shows?|says?|accepts?|rejects?|fails? with|only (?:if|when)|without)\b/i;
const checks = /\b(?:tests?|verif\w+|run|runs|lint\w*|builds?|compiles?|benchmarks?|passes|passing|npm|pnpm|yarn|pytest|cargo|make|curl|reproduc\w+)\b/i;
const places = /`[^`\n]+`|\b[\w-]+\.(?:[a-z]{1,5}|[A-Z]{2,4})\b|(?:^|\s)\.?\/?[\w.-]+\/[\w./-]+|\b\w+\(\)|\b[a-z]+[A-Z]\w+|\b[a-z\d]+_[a-z\d_]+\b|^```/m;
const limits = /\b(?:only (?:in|the|this)|leave \w+ (?:alone|as)|out of scope|do(?: no|n['’])t (?:touch|change|add))\b/i;
const things = /\b(?:api|app|button|class|cli|command|component|config\w*|database|dependenc\w+|docs?|documentation|dialog|endpoint|error|field|file|form|function|header|login|menu|method|module|option|page|parser|query|readme|route|screen|script|server|settings?|table|tests?|type|workflow)s?\b/i;
const background = /```|https?:|\bbecause\b|\bcurrently\b|\bat the moment\b|\bversion\b|\bsince\b|\bwhen I\b|\bsteps to reproduce\b|\bError:|\bTraceback\b/i;
function hasValue({ body }) {
	return /(?:^|[\s=:(])-?\d+(?:[.,]\d+)?%?(?=$|[\s.,;:)])|"[^"\n]+"|“[^”\n]+”|`[^`\n]+`/m.test(body);
}
const vague = /\b(?:better|nicer|improve\w*|clean ?up|cleaner|optimi[sz]e\w*|enhance\w*|moderni[sz]e\w*|polish|refactor|fix (?:it|this|stuff|things|everything)|stuff|things|somehow|something)\b/i;
function isVague(text) {
	const isConcrete = text.steps > 0 || places.test(text.all) || hasValue(text) || expectation.test(text.all);
	return vague.test(text.all) && !isConcrete;
}
function hasSection({ sections }, wanted) {
	return sections.some((name) => wanted.test(name));
}
function bullets(body) {
	return body.match(/^\s*(?:[-*+]|\d+[.)])\s+\S/gm)?.length ?? 0;
}
const unanswered = /^_?no response_?$/i;
const headingLine = /^#{1,6}\s+(.+?)\s*#*$/;
function asText({ title, body, isProved }) {
	const lines = body.split("\n").filter((line) => !unanswered.test(line.trim()));
	const sections = [];
	const prose = [];
	let heading = null;
	for (const line of lines) {
		const name = headingLine.exec(line.trim())?.[1];
		if (name !== void 0) heading = name.toLowerCase();
		else {
			prose.push(line);
			if (heading !== null && countWords(line) >= 2) sections.push(heading);
		}
	}
	const said = prose.join("\n");
	return {
		title: countWords(title),
		words: countWords(said),
		all: `${title}\n${said}`,
		body: said,
		steps: readChecklist(said).length,
		isProved,
		sections
	};
}
function countWords(text) {
	return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’._/-]*/gu)?.length ?? 0;
}
// src/phases/loop-settings.ts
const settingsFile = ".github/rondo.yml";
function loopSettings(source) {
	const { file, profile, limits, profileFile = null, issueSettings = null, readiness = null, chain = null } = source;
	const parsed = parsedFile(file ?? "");
	if (!parsed.ok) return {
		ok: false,
		problems: parsed.problems.map(formatProblem)
	};
	const profiles = profileNames(parsed.profiles.keys());
	const agentFile = profileFile && readProfile(profileFile);
	const chosen = agentFile ? {
		under: agentFile.layer,
		over: {}
	} : chooseProfile(parsed.profiles, profile);
	if (chosen === void 0) return {
		ok: false,
		problems: [`There is no profile "${profile}"; known are ${profiles.join(", ")}.`]
	};
	const ofIssue = thawedLayer(issueSettings);
	if (ofIssue === void 0) return {
		ok: false,
		problems: [`The issue's frontmatter can't be read: ${issueSettings}`]
	};
	const phased = settingsOfPhase(chain === null ? null : chain.done.length, {
		own: parsed.profiles,
		chosen,
		resolve: ({ under, over }, own) => resolveSettings([
			under,
			parsed.layer,
			over,
			ofIssue,
			own,
			asLayer(limits)
		])
	});
	if (typeof phased === "string") return {
		ok: false,
		problems: [`${phased} Known profiles: ${profiles.join(", ")}.`]
	};
	const settings = supervised(phased.settings, readiness);
	if (!agentFile) return {
		ok: true,
		settings,
		profiles
	};
	const agent = phased.hasOwnProfile ? settings.agent : asAgent(settings.agent, agentFile, profileFile.path);
	return {
		ok: true,
		settings: {
			...settings,
			agent
		},
		profiles: [...profiles, profile ?? agentFile.name]
	};
}
const parsedFiles = /* @__PURE__ */ new Map();
function parsedFile(text) {
	const known = parsedFiles.get(text);
	if (known) return known;
	if (parsedFiles.size > 20) parsedFiles.clear();
	const parsed = parseSettings(text, settingsFile);
	parsedFiles.set(text, parsed);
	return parsed;
}
function trustedBots(file) {
	const parsed = file === null ? null : parsedFile(file);
	return parsed?.ok ? parsed.bots : [];
}
function webhookOf(file) {
	const parsed = file === null ? null : parseSettings(file, settingsFile);
	return parsed?.ok ? parsed.webhook : null;
}
function queueSettings(file) {
	const parsed = parsedFile(file ?? "");
	const label = parsed.ok ? parsed.layer.label : void 0;
	return {
		...parsed.ok ? parsed.queue : queueDefaults,
		label: label ?? "rondo"
	};
}
function supervised(settings, score) {
	return score !== null && shapeOf({ score }) !== "tool" ? {
		...settings,
		approve: "every-iteration"
	} : settings;
}
function isProfileKnown(file, profile) {
	const parsed = parsedFile(file ?? "");
	return !parsed.ok || chooseProfile(parsed.profiles, profile) !== void 0;
}
function asLayer(limits) {
	return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
}
// src/phases/hold-back.ts
const reasons = {
	edited: "the issue was edited after it was labelled; `/rondo resume` takes the new text",
	meddled: "the state comment was deleted or changed three times; leave it be, then `/rondo resume`",
	needsInput: "the label `rondo: needs-input` is on it; answer, take the label off, then `/rondo resume`",
	starterGone: (login) => `${login}, who started the loop, has no write access any more; \`/rondo resume\` by somebody who has`
};
const mostRebuilds = 3;
function isMeddled({ isRebuilt, state }) {
	return isRebuilt && state.rebuilds >= mostRebuilds;
}
async function holdBack(turn, state, why) {
	const event = {
		type: "pause",
		at: turn.world.clock.now(),
		by: "Rondo",
		why
	};
	const { loop } = decide(state.loop, event, turn.settingsOf(state));
	await turn.settle({
		...state,
		loop,
		claim: null
	}, "loudly");
	return `${loop.reason}.`;
}
const needsInputLabel = "rondo: needs-input";
function needsInput({ issue, pull }) {
	return hasLabel([...issue.labels, ...pull?.labels ?? []], needsInputLabel);
}
const neededRequests = 60;
const reserved = .1;
function isScarce(allowance, promised = 0) {
	if (allowance === null) return false;
	return allowance.remaining - promised < Math.max(neededRequests, allowance.limit * reserved);
}
async function park(turn, state, { remaining, resetAt }) {
	const message = `Only ${remaining} requests to GitHub are left in this hour`;
	const event = {
		type: "scarce",
		at: turn.world.clock.now(),
		until: resetAt,
		message
	};
	const { loop } = decide(state.loop, event, turn.settingsOf(state));
	await turn.settle({
		...state,
		loop,
		claim: null
	}, "quietly");
	return `${message}: the loop is parked until there are more.`;
}
// src/phases/persistent-forge.ts
const pausesMs = [
	1e3,
	5e3,
	2e4
];
const patienceMs = 3e5;
const askedPauseMs = 6e4;
const skewMs = 12e4;
var PersistentForge = class {
	#forge;
	#clock;
	constructor(forge, clock) {
		this.#forge = forge;
		this.#clock = clock;
	}
	look = this.#repeated("look");
	blobText = this.#repeated("blobText");
	filesNow = this.#repeated("filesNow");
	settingsNow = this.#repeated("settingsNow");
	issuesWith = this.#repeated("issuesWith");
	queue = this.#repeated("queue");
	pulledSince = this.#repeated("pulledSince");
	branchOfPull = this.#repeated("branchOfPull");
	issueSaying = this.#repeated("issueSaying");
	addLabels = this.#repeated("addLabels");
	removeLabel = this.#repeated("removeLabel");
	react = this.#repeated("react");
	history = this.#repeated("history");
	createCommit = this.#repeated("createCommit");
	moveBranch = this.#repeated("moveBranch");
	mark = this.#repeated("mark");
	marked = this.#repeated("marked");
	updatePull = this.#repeated("updatePull");
	markReady = this.#repeated("markReady");
	setGate = this.#repeated("setGate");
	gates = this.#repeated("gates");
	checks = this.#repeated("checks");
	latestRun = this.#repeated("latestRun");
	dispatched = this.#repeated("dispatched");
	labelRuns = this.#repeated("labelRuns");
	runsWaitingFor = this.#repeated("runsWaitingFor");
	allowance = () => this.#forge.allowance();
	roleOf = async (login) => this.#unlessTwice("none", () => this.#try(() => this.#forge.roleOf(login)));
	run = async (id) => this.#unlessTwice(null, () => this.#try(() => this.#forge.run(id)));
	updateComment = async (id, body) => this.#unlessTwice(false, () => this.#try(() => this.#forge.updateComment(id, body)));
	createComment = (on, body) => this.#try(() => this.#forge.createComment(on, body), async () => (await this.#ourComments(on)).find((comment) => comment.body.trim() === body.trim())?.id ?? null);
	createIssue = (issue) => this.#try(() => this.#forge.createIssue(issue), () => this.#forge.issueSaying(issue.mark, issue.labels[0] ?? ""));
	rerun = this.#repeated("rerun");
	createBranch = async (branch, sha) => {
		let asked = 0;
		return await this.#try(() => {
			asked += 1;
			return this.#forge.createBranch(branch, sha);
		}) || asked > 1 && this.moveBranch(branch, sha);
	};
	createPull = (pull) => this.#try(() => this.#forge.createPull(pull), () => this.#openPull(pull.head), (error) => error.status === 422 && /already exists/i.test(error.message));
	mergeInto = (branch, sha, message) => this.#try(() => this.#forge.mergeInto(branch, sha, message), async () => {
		const { tip } = await this.look(issueOfBranch(branch) ?? 0, branch);
		return tip?.message.trim() === message.trim() ? {
			how: "merged",
			sha: tip.sha
		} : null;
	});
	dispatch = async (request) => {
		const since = this.#clock.now() - skewMs;
		await this.#try(async () => {
			await this.#forge.dispatch(request);
			return true;
		}, async () => await this.#wasDispatched(request, since) ? true : null);
	};
	#repeated(name) {
		const method = (...given) => this.#try(() => this.#forge[name].apply(this.#forge, given));
		return method;
	}
	async #try(ask, find = async () => null, maybeDone = () => false) {
		let waited = 0;
		for (let tries = 0;; tries += 1) try {
			return await ask();
		} catch (thrown) {
			const error = thrown;
			const pause = maybeDone(error) ? 0 : pauseAfter(error, tries);
			if (pause === null || waited + pause > patienceMs) throw error;
			waited += pause;
			await this.#clock.sleep(pause);
			const found = await find();
			if (found !== null) return found;
			if (maybeDone(error)) throw error;
		}
	}
	async #unlessTwice(nothing, ask) {
		const answer = await ask();
		if (answer !== nothing) return answer;
		await this.#clock.sleep(pausesMs[0] ?? 0);
		return ask();
	}
	async #ourComments(on) {
		const branch = await this.branchOfPull(on);
		const issue = branch === null ? on : issueOfBranch(branch);
		if (issue === null) return [];
		const { comments } = await this.look(issue, branchOf(issue));
		return comments.filter((comment) => comment.isOurs && comment.on === on);
	}
	async #openPull(branch) {
		const { pull } = await this.look(issueOfBranch(branch) ?? 0, branch);
		return pull?.isOpen ? pull : null;
	}
	async #wasDispatched({ workflow, inputs }, since) {
		const { issue, key } = inputs;
		if (issue === void 0 || key === void 0) return false;
		return (await this.dispatched(workflow)).some((run) => run.createdAt >= since && isRunFor(run.title, issue, key));
	}
};
function isRunFor(title, issue, key) {
	const words = title.split(" ");
	return words.includes(`#${issue}`) && words.includes(key);
}
function isLimit({ status, message }) {
	return status === 429 || status === 403 && /rate limit/i.test(message);
}
function pauseAfter(error, tries) {
	if (isLimit(error)) return error.retryAfter === null ? askedPauseMs : error.retryAfter * 1e3;
	if (error.status === 0 || error.status >= 500) return pausesMs[tries] ?? null;
	return null;
}
// src/phases/queue.ts
const running = labelOf("running") ?? "";
const queueLabels = {
	running,
	parked: labelOf("parked") ?? "",
	queued: queuedLabel
};
async function lineOf({ forge }, trigger) {
	const { active, waiting } = await forge.queue(queueLabels);
	return {
		active,
		waiting: waiting.flatMap((issue) => candidate(issue, trigger) ?? [])
	};
}
function candidate(issue, trigger) {
	const { labels, labelled } = issue;
	const asked = labelled.findLast(({ label }) => hasLabel(labels, label) && isStartLabel(label, trigger));
	if (asked === void 0 || hasLabel(labels, "rondo: needs-input")) return null;
	return {
		...issue,
		asked,
		since: asked.at
	};
}
const pauseMs$1 = 2e3;
const mostLooks$1 = 8;
async function admission(world, { sight, since }) {
	const { clock } = world;
	const { number } = sight.issue;
	const { label, ...terms } = queueSettings(sight.settings?.text ?? null);
	const tag = new Tags(world, sight);
	const me = {
		number,
		labels: sight.issue.labels,
		since
	};
	let waits = {
		before: 0,
		active: []
	};
	if (!tag.has("rondo: queued")) await tag.put([queuedLabel, running]);
	for (let looks = 0; looks < mostLooks$1; looks += 1) {
		const line = await lineOf(world, label);
		const at = {
			terms,
			now: clock.now()
		};
		waits = {
			before: placeOf(line, me, at),
			active: line.active.filter((issue) => issue !== number)
		};
		const move = moveOf(line, {
			me,
			hasSaid: tag.isStarting
		}, at);
		if (move === "start" && tag.isStarting) return {
			kind: "in",
			labels: tag.labels
		};
		if (move === "wait") return {
			kind: "waits",
			...waits
		};
		if (move === "start") await tag.put([queuedLabel, running]);
		if (move === "look again") await clock.sleep(pauseMs$1);
		if (move === "yield") await tag.takeOff(running);
	}
	await tag.takeOff(running);
	return {
		kind: "waits",
		...waits
	};
}
var Tags = class {
	#world;
	#issue;
	labels;
	constructor(world, { issue }) {
		this.#world = world;
		this.#issue = issue.number;
		this.labels = issue.labels;
	}
	has = (label) => hasLabel(this.labels, label);
	get isStarting() {
		return this.has("rondo: queued") && this.has(running);
	}
	async put(wanted) {
		const missing = wanted.filter((label) => !this.has(label));
		await this.#world.forge.addLabels(this.#issue, missing);
		this.labels = [...this.labels, ...missing];
	}
	async takeOff(label) {
		if (!this.has(label)) return;
		await this.#world.forge.removeLabel(this.#issue, label);
		this.labels = this.labels.filter((each) => each !== label);
	}
};
async function startWaiting(world, file, when = "limited") {
	const { label, ...terms } = queueSettings(file);
	if (terms.maxActive === null && when === "limited") return [];
	try {
		return await callUp(world, nextUp(await lineOf(world, label), {
			terms,
			now: world.clock.now()
		}));
	} catch (error) {
		world.report.warning(`The queue could not be looked at now; the schedule will: ${error.message}`);
		return [];
	}
}
async function callForgotten(world, file) {
	const { label, ...terms } = queueSettings(file);
	const line = await lineOf(world, label);
	const next = [...line.waiting.filter(({ number }) => line.active.includes(number)), ...nextUp(line, {
		terms,
		now: world.clock.now()
	})];
	if (next.length === 0) return [];
	const coming = (await world.forge.dispatched(world.run.workflow)).filter(({ isDone }) => !isDone);
	return callUp(world, next.filter(({ number }) => !coming.some(({ title }) => isRunFor(title, number, queueKey))));
}
async function callUp({ forge, run }, next) {
	for (const { number } of next) {
		const inputs = {
			issue: String(number),
			key: queueKey
		};
		await forge.dispatch({
			workflow: run.workflow,
			ref: run.defaultBranch,
			inputs
		});
	}
	return next.map(({ number }) => number);
}
// src/phases/turn.ts
var Turn = class Turn {
	world;
	sight;
	loaded;
	#file;
	#profile;
	warnings;
	constructor(world, sight, loaded, texts) {
		this.world = world;
		this.sight = sight;
		this.loaded = loaded;
		this.warnings = loaded.repairs;
		this.#file = texts.file;
		this.#profile = texts.profile;
	}
	static async open(world, sight, loaded) {
		const texts = await frozenTexts(world.forge, loaded.state, sight);
		return new Turn(world, withTask(sight, texts.task), loaded, texts);
	}
	async heedTaskFile() {
		const heeded = await heedTaskFile(this.world.forge, this.loaded.state);
		this.warnings = [...this.warnings, ...heeded.warnings];
		return heeded;
	}
	get role() {
		const { chain } = this.loaded.state;
		return chain && this.settingsOf(this.loaded.state).follows.phases[chain.done.length - 2]?.profile ? null : (this.#profile && readProfile(this.#profile)?.body) ?? null;
	}
	settingsOf = ({ profile, limits, issueSettings, readiness, chain }) => {
		const read = loopSettings({
			file: this.#file,
			profileFile: this.#profile,
			issueSettings,
			readiness,
			chain,
			profile,
			limits
		});
		if (read.ok) return read.settings;
		throw new Error(`This version of Rondo does not accept the settings that the loop began with:\n${read.problems.join("\n")}`);
	};
	publication(state, more = {}) {
		const { sight, world, loaded } = this;
		const settings = this.settingsOf(state);
		const warnings = [...lastingWarnings(world, sight, state, settings), ...this.warnings];
		return {
			sight,
			state,
			settings,
			comment: loaded.comment,
			twins: loaded.twins,
			warnings,
			...more
		};
	}
	async settle(state, how, more = {}) {
		if (passesOn(state)) return this.#handOver(state, more);
		const isPartial = leavesSteps(this.sight, state) && !this.settingsOf(state).allowPartial;
		const left = [...how === "loudly" ? [] : ["tell-starter"], ...isPartial ? ["ready-for-review"] : []];
		const effects = settling(state.loop).filter((effect) => !left.includes(effect.do));
		if (isLive(state.loop.status)) return publish(this.world, this.publication(state, more), effects);
		return this.#end(this.publication(state, more), effects);
	}
	async #end(given, effects) {
		const { world } = this;
		const { state, settings } = given;
		const isFirst = ({ do: what }) => what === "record" || what === "gate";
		const recorded = await publish(world, given, effects.filter(isFirst));
		const about = await escalationIssue(world, state, settings);
		const queued = await queueFollowers(world, state, settings);
		const more = about === null ? "" : ` Its failures are told in #${about}.`;
		const published = await publish(world, {
			...recorded,
			more
		}, effects.filter((effect) => !isFirst(effect)));
		await startWaiting(world, this.sight.settings?.text ?? null, queued.length > 0 ? "always" : "limited");
		return published;
	}
	async #handOver(state, more) {
		const { world } = this;
		const published = await publish(world, this.publication(state, {
			...more,
			label: labelOf("running") ?? ""
		}), [
			{ do: "record" },
			{
				do: "gate",
				state: "pending"
			},
			{
				do: "label",
				status: "running"
			}
		]);
		const inputs = {
			issue: String(state.issue),
			key: thenKey(state.loopId)
		};
		try {
			await world.forge.dispatch({
				workflow: world.run.workflow,
				ref: world.run.defaultBranch,
				inputs
			});
		} catch (error) {
			world.report.warning(`The next phase could not be started now; the schedule will: ${error.message}`);
		}
		return published;
	}
};
function lastingWarnings(world, sight, state, settings) {
	const gap = "use" in settings.agent || state.loop.unpricedRuns > 0 ? budgetGap(settings.agent, settings) : null;
	return [
		...settings.rules.length === 0 && settings.ciWorkflows.length === 0 && state.loop.entries.at(-1)?.rules.total === 0 ? ["No rule is configured: nothing but the agent's own word says that its work is right."] : [],
		...noPull(world, sight, state),
		...gap === null ? [] : [`${gap.charAt(0).toUpperCase()}${gap.slice(1)}.`]
	];
}
function noPull(world, { pull }, { pull: known, base, issue }) {
	if (pull !== null || known !== null) return [];
	return [`This repository does not let Actions open pull requests: [open it yourself](${`${world.repositoryUrl}/compare/${encodeURIComponent(base)}...${branchOf(issue)}`}), or turn on **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.`];
}
function settling(loop) {
	return effectsOf(loop.status, loop.parkedUntil);
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
function checkpointNames(hooks) {
	return [...new Set(hooks.flatMap(({ checkpoint }) => checkpoint ?? []))];
}
function checkpointId(iteration, run) {
	return `IT-${iteration}-${run.id}-${run.attempt}`;
}
function recordOf(move, identity, at) {
	const { before, event, settings, decision } = move;
	const { loop, hooks } = decision;
	const iteration = event.type === "finished" ? before.iteration + 1 : loop.iteration;
	return {
		version: 1,
		...identity,
		iteration,
		attempt: Math.max(1, before.attempt),
		at: event.at,
		before,
		event,
		settings,
		decided: decidedOf(decision),
		hooks,
		checkpoint: {
			id: checkpointId(iteration, identity.run),
			sequence: iteration,
			trigger: "auto_iteration",
			names: checkpointNames(hooks),
			commit: at.commit,
			executionPhase: "iteration",
			executionStep: iteration,
			status: loop.status,
			blockedReason: [
				"blocked",
				"escalated",
				"failed",
				"paused"
			].includes(loop.status) ? loop.reason : null,
			assignedAgent: "use" in settings.agent ? settings.agent.use : "command",
			agentContext: at.context,
			notes: loop.feedback,
			createdAt: new Date(event.at).toISOString(),
			expiresAt: null
		}
	};
}
// src/phases/checkpoints.ts
const mostAtOnce = 5;
function checkpointRef(loopId, name) {
	return `rondo/${loopId}/${name}`;
}
async function markCheckpoints({ forge, report }, { loopId, head }, hooks) {
	for (const name of checkpointNames(hooks).slice(0, mostAtOnce)) {
		const ref = checkpointRef(loopId, name);
		try {
			await forge.mark(ref, head);
			report.info(`checkpoint ${name}: refs/${ref}; \`/rondo rollback ${name}\` comes back to it`);
		} catch (error) {
			report.warning(`The checkpoint ${name} could not be written: ${error.message}`);
		}
	}
}
async function directOrder(order, { head, loopId }, forge) {
	if (order.do !== "revisit") return order;
	const sha = await forge.marked(checkpointRef(loopId, order.name));
	const record = readCommitMessage((sha === null ? [] : await forge.history(head, 300)).find((commit) => commit.sha === sha)?.message ?? "");
	if (record?.loopId === loopId) return {
		do: "rollback",
		to: record.iteration
	};
	const why = sha === null ? "This loop has no such checkpoint" : "It is not of this loop";
	return {
		do: "nothing",
		why: `\`/rondo rollback ${order.name}\` can't be done. ${why}; the number of an iteration works too, as in \`/rondo rollback 2\`.`
	};
}
// src/phases/obey.ts
function standingOf(state) {
	return {
		state,
		mayRun: false,
		checkFirst: false,
		rollback: null,
		answers: []
	};
}
function obey(standing, { order, by }, context) {
	switch (order.do) {
		case "stop":
		case "pause": return settled(standing, order.do, by, context);
		case "resume":
		case "retry": return resumed(standing, by, context);
		case "rollback": return rolledBack(standing, order.to, by, context);
		case "set": return withLimits(standing, order.limits, context);
		case "start":
			if (isSupervised(standing.state)) return resumed(unsupervised(standing), by, context);
			return answered(standing, "confused", `There is a loop already: it is ${standing.state.loop.status}.`);
		case "approve": return approved(standing, by, context);
		case "nothing": return answered(standing, "confused", order.why);
		case "status":
		case "split":
		case "help": return standing;
	}
}
function isSupervised({ readiness, loop }) {
	return readiness !== null && shapeOf({ score: readiness }) !== "tool" && !hasEnded(loop.status);
}
function unsupervised(standing) {
	return {
		...standing,
		state: {
			...standing.state,
			readiness: null
		}
	};
}
function answered(standing, reaction, reply = null) {
	return {
		...standing,
		answers: [...standing.answers, {
			reaction,
			reply
		}]
	};
}
function withLoop(standing, loop) {
	return {
		...standing,
		state: {
			...standing.state,
			loop
		}
	};
}
function settled(standing, says, by, context) {
	const { loop } = standing.state;
	if (hasEnded(loop.status)) return answered(standing, "confused", `The loop is ${loop.status} already.`);
	return answered({
		...withLoop(standing, decide(loop, {
			type: says,
			at: context.at,
			by
		}, context.settingsOf(standing.state)).loop),
		mayRun: false,
		checkFirst: false,
		rollback: null
	}, "+1");
}
function resumed(standing, by, context) {
	const { state } = standing;
	const { loop } = state;
	if (loop.status === "stopped") return answered(standing, "confused", "The loop is stopped for good. `/rondo start` or the label begins a new one.");
	if (loop.status === "completed") {
		if (!isForeign(context.sight, state)) return answered(standing, "confused", "The loop is completed. `/rondo start` or the label begins a new one.");
		return answered({
			...accepting(standing, by, context),
			checkFirst: true,
			mayRun: true
		}, "+1");
	}
	if (loop.status === "running" && !isForeign(context.sight, state)) return answered(standing, "+1");
	const settings = context.settingsOf(state);
	const decided = decide(loop, {
		type: "resume",
		at: context.at,
		by
	}, settings);
	const goesOn = decided.loop.status === "running";
	const next = withLoop(accepting(standing, by, context), decided.loop);
	if (!goesOn) return answered(next, "confused", decided.reason);
	return answered({
		...next,
		mayRun: true,
		checkFirst: loop.status === "blocked"
	}, "+1");
}
function approved(standing, by, context) {
	const { state } = standing;
	if (state.loop.waitsFor === null) return answered(standing, "confused", "Nothing waits for an approval.");
	if (isForeign(context.sight, state)) return answered(standing, "confused", "Somebody else's commits are on the branch, and no rule has seen them: `/rondo resume` takes them in.");
	const decided = decide(state.loop, {
		type: "approve",
		at: context.at,
		by
	}, context.settingsOf(state));
	const next = withLoop(standing, decided.loop);
	if (decided.loop.status === "escalated") return answered(next, "confused", decided.reason);
	return answered({
		...next,
		mayRun: decided.loop.status === "running"
	}, "+1");
}
function accepting(standing, by, { sight }) {
	const head = sight.tip?.sha ?? standing.state.head;
	const startedBy = by.replace(/^@/, "");
	return {
		...standing,
		state: {
			...standing.state,
			head,
			startedBy,
			task: taskDigest(sight.issue)
		}
	};
}
function rolledBack(standing, to, by, context) {
	const { iteration } = standing.state.loop;
	if (to < 0 || to >= iteration) return answered(standing, "confused", `The loop is at iteration ${iteration}: \`/rondo rollback\` takes 0 to ${Math.max(0, iteration - 1)}.`);
	const { loop } = standing.state;
	if (hasEnded(loop.status)) return answered(standing, "confused", `The loop is ${loop.status}.`);
	const decided = decide(loop, {
		type: "resume",
		at: context.at,
		by
	}, context.settingsOf(standing.state));
	if (decided.loop.status !== "running") return answered(withLoop(standing, decided.loop), "confused", decided.reason);
	const fresh = {
		...decided.loop,
		trees: [],
		feedback: [],
		reason: `Back to iteration ${to}, by ${by}`
	};
	return answered({
		...withLoop(accepting(standing, by, context), fresh),
		mayRun: true,
		rollback: to
	}, "+1");
}
function withLimits(standing, change, context) {
	const { state } = standing;
	const now = context.settingsOf(state);
	const { set, add } = change;
	const limits = {
		maxIterations: set.maxIterations ?? more(now.maxIterations, add.maxIterations, 100) ?? state.limits.maxIterations,
		maxDurationMs: set.maxDurationMs ?? state.limits.maxDurationMs,
		iterationTimeoutMs: set.iterationTimeoutMs ?? state.limits.iterationTimeoutMs,
		budget: set.budget ?? more(now.budget, add.budget, 1e6) ?? state.limits.budget
	};
	const next = {
		...standing,
		state: {
			...state,
			limits
		}
	};
	return answered(next, "+1", `${limitsInWords(context.settingsOf(next.state))}${hint(state.loop)}`);
}
function more(now, by, most) {
	return by === void 0 || now === null ? null : Math.min(most, Math.round((now + by) * 100) / 100);
}
function limitsInWords(settings) {
	const { maxIterations, budget, maxDurationMs, iterationTimeoutMs } = settings;
	return `Now at most ${maxIterations} iterations, ${budget === null ? "no budget" : `a budget of $${budget}`}, ${duration$1(maxDurationMs)} of work, ${duration$1(iterationTimeoutMs)} for an iteration.`;
}
function hint({ status }) {
	return status === "running" || status === "parked" || hasEnded(status) ? "" : " Go on with `/rondo resume`.";
}
// src/phases/hear.ts
var Trust = class {
	#forge;
	#bots;
	#known = /* @__PURE__ */ new Map();
	constructor(forge, bots) {
		this.#forge = forge;
		this.#bots = bots;
	}
	inPerson({ login, id, isBot }) {
		if (isBot || isBotName(login)) return Promise.resolve(isBot && this.#bots.some((bot) => bot.login === login && bot.id === id));
		return this.#mayWrite(login);
	}
	stillIn(login) {
		if (isBotName(login)) return Promise.resolve(this.#bots.some((bot) => bot.login === login));
		return this.#mayWrite(login);
	}
	#mayWrite(login) {
		const known = this.#known.get(login);
		if (known) return known;
		const asked = this.#forge.roleOf(login).then(mayWrite);
		this.#known.set(login, asked);
		return asked;
	}
};
async function hearOrders(standing, context) {
	const { trust, forge, sight } = context;
	let now = standing;
	for (const comment of unread(sight, standing.state.readUpTo)) {
		const order = readOrder(comment.body);
		if (order === null || !await trust.inPerson(comment.author)) continue;
		if (context.until !== void 0 && (order.do === context.until || order.do === "revisit")) break;
		const before = now;
		const direct = await directOrder(order, now.state, forge);
		now = obey(now, {
			order: direct,
			by: `@${comment.author.login}`
		}, context);
		const { task } = before.state;
		const isUnread = now.state.task !== task && await editedSince(sight, comment.updatedAt, trust) !== null;
		now = {
			...now,
			state: {
				...now.state,
				readUpTo: comment.id,
				...isUnread && { task }
			}
		};
		for (const { reaction, reply } of now.answers.slice(before.answers.length)) {
			await forge.react(comment.id, reaction);
			if (reply !== null) await forge.createComment(comment.on, `@${comment.author.login} ${reply}`);
		}
	}
	return now;
}
function whyNotHeard({ login, id, isBot }) {
	return isBot || isBotName(login) ? `@${login} is a bot with the number ${id}, which \`bots:\` in .github/rondo.yml does not name` : `@${login} has no write access to this repository`;
}
function trustOf(forge, { settings }) {
	return new Trust(forge, trustedBots(settings?.text ?? null));
}
function isBotName(login) {
	return login.toLowerCase().endsWith("[bot]");
}
function unread({ comments }, after) {
	return comments.filter((comment) => comment.id > after && !comment.isOurs);
}
async function trustedNotes(sight, state, trust) {
	const notes = [];
	for (const comment of unread(sight, state.briefedUpTo)) {
		const order = readOrder(comment.body);
		const text = order === null ? comment.body.trim() : order.do === "resume" ? order.note : "";
		if (text === "" || order === null && comment.author.isBot || !await trust.inPerson(comment.author)) continue;
		notes.push({
			comment: comment.id,
			author: comment.author.login,
			text
		});
	}
	return notes;
}
// src/phases/up-to-date.ts
const pauseMs = 5e3;
const mostLooks = 3;
async function upToDate(world, issue, isUpToDate) {
	const { forge, clock } = world;
	for (let looks = 1;; looks += 1) {
		const sight = await forge.look(issue, branchOf(issue));
		const found = await findLoop(forge, sight, clock.now());
		if (looks === mostLooks || await isUpToDate({
			sight,
			found
		})) return {
			sight,
			found
		};
		await clock.sleep(pauseMs);
	}
}
// src/jobs/world.ts
function world(ahead) {
	const [owner = "", repo = ""] = needed("GITHUB_REPOSITORY").split("/");
	const repositoryUrl = `${needed("GITHUB_SERVER_URL")}/${owner}/${repo}`;
	const { repository } = payload();
	const github = ahead ?? new GitHub({
		apiUrl: needed("GITHUB_API_URL"),
		owner,
		repo,
		token: token()
	});
	const clock = {
		now: () => github.now(),
		sleep: (ms) => setTimeout(ms)
	};
	return {
		forge: new PersistentForge(github, clock),
		clock,
		report: reporter,
		run: {
			id: Number(needed("GITHUB_RUN_ID")),
			attempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1"),
			url: `${repositoryUrl}/actions/runs/${needed("GITHUB_RUN_ID")}`,
			job: needed("GITHUB_JOB"),
			workflow: needed("GITHUB_WORKFLOW_REF").replace(/@.*$/s, "").split("/").at(-1) ?? "",
			defaultBranch: repository?.default_branch ?? needed("GITHUB_REF_NAME")
		},
		repositoryUrl,
		disabled: ![
			"",
			"false",
			"0"
		].includes(getInput("disabled").toLowerCase()),
		redact: redactor(ownSecrets()),
		nonce
	};
}
function token() {
	const given = getInput("token");
	if (given === "") throw new Error("The input `token` is empty. Leave it out for the job's own token, or give a GitHub App's.");
	setSecret(given);
	return given;
}
function ownSecrets() {
	return [token(), webhookSecret()].filter((secret) => secret !== "");
}
function webhookSecret() {
	const given = getInput("webhook-secret");
	if (given !== "") setSecret(given);
	return given;
}
export { queueKey as $, isProfileKnown as A, findLoop as At, passesOn as B, isForeign as Bt, isRunFor as C, summaryOf as Ct, needsInput as D, withoutFrontmatter as Dt, isScarce as E, readTaskFrontmatter as Et, readiness as F, commitMessage as Ft, agentFilePaths as G, decide as Gt, listedIssues as H, stopSign as Ht, shapeOf as I, mergeMessage as It, isOrderSeen as J, parseAgentFile as K, gatherFacts as Kt, enqueue as L, readCommitMessage as Lt, queueSettings as M, gateMark as Mt, trustedBots as N, noLimits as Nt, park as O, formatProblem as Ot, webhookOf as P, reportBody as Pt, ordersKey as Q, askedElsewhere as R, rollbackMessage as Rt, isLimit as S, recorded as St, isMeddled as T, frozenEntries as Tt, editedSince as U, taskDigest as Ut, readOrder as V, isStartLabel as Vt, editedSincePress as W, ownLabels as Wt, mendKey as X, isOrdersKey as Y, orderingComment as Z, Turn as _, stepsNow as _t, upToDate as a, isLabelled as at, lineOf as b, humanWord as bt, trustOf as c, queuedLabel as ct, whyNotHeard as d, openPull as dt, readKey as et, obey as f, runOf as ft, recordOf as g, leavesSteps as gt, markCheckpoints as h, findTaskFile as ht, world as i, begunSummary as it, loopSettings as j, startOf as jt, reasons as k, placeOf as kt, trustedNotes as l, standingLabels as lt, directOrder as m, unprovedRecord as mt, token as n, branchChanged as nt, Trust as o, labelOf as ot, standingOf as p, startLoop as pt, continuationKey as q, effectsOf as qt, webhookSecret as r, isMarkedStale as rt, hearOrders as s, publish as st, ownSecrets as t, thenKey as tt, unread as u, visibleComment as ut, admission as v, taskBody as vt, holdBack as w, entitled as wt, startWaiting as x, lostWork as xt, callForgotten as y, decideOn as yt, askedMark as z, hasLabel as zt };
