import { n as getInput } from "./action.js";
import { a as sendOverHttp, n as branchOf } from "./index.js";
import { B as passesOn, Ct as summaryOf, Ft as commitMessage, Gt as decide, Ht as stopSign, Kt as gatherFacts, P as webhookOf, Pt as reportBody, S as isLimit, St as recorded, T as isMeddled, _ as Turn, _t as stepsNow, a as upToDate, bt as humanWord, c as trustOf, ft as runOf, g as recordOf, h as markCheckpoints, i as world, k as reasons, n as token, nt as branchChanged, p as standingOf, q as continuationKey, r as webhookSecret, s as hearOrders, t as ownSecrets, ut as visibleComment, xt as lostWork, yt as decideOn } from "./world.js";
import { C as prepareLanding, R as judgedRules, S as findingInWords, o as temp, t as brief } from "./surroundings.js";
import { C as markdownLine, D as doneIn, I as dollars, L as duration, f as isLive, w as markdownLines } from "./plan.js";
import { a as stepResults, o as judgeChecks, r as reportedResults } from "./reported.js";
import { a as workName, i as redactedWork, l as readHookAnswers, n as readWork, t as repositoryBeside } from "./repository.js";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createHmac } from "node:crypto";
// src/phases/ci-results.ts
const patienceMs = 18e5;
const firstPauseMs = 2e3;
const longestPauseMs = 2e4;
function asksCi(settings) {
	return settings.ciWorkflows.length > 0 || settings.rules.some(({ type }) => type === "checks");
}
async function ciResults(world, settings, at) {
	const { forge, clock, report } = world;
	if (at.isNew) for (const workflow of settings.ciWorkflows) {
		report.info(`Dispatching ${workflow} on ${at.branch}`);
		await forge.dispatch({
			workflow,
			ref: at.branch,
			inputs: {}
		});
	}
	const until = clock.now() + patienceMs;
	let pause = firstPauseMs;
	for (;;) {
		const results = await resultsNow(world, settings, at.sha);
		if (results.every(({ isFinal }) => isFinal) || clock.now() >= until) return results.map(({ result }) => result);
		await clock.sleep(pause);
		pause = Math.min(longestPauseMs, pause * 1.5);
	}
}
async function resultsNow({ forge }, settings, sha) {
	const rules = settings.rules.filter(({ type }) => type === "checks");
	const checks = rules.length === 0 ? [] : await forge.checks(sha);
	const areFinal = rules.flatMap((rule) => rule.type === "checks" ? rule.names : []).every((name) => isConcluded(checks, name));
	const reported = reportedResults(rules, {
		steps: null,
		checks
	}).map((result) => ({
		result,
		isFinal: areFinal
	}));
	const workflows = await Promise.all(settings.ciWorkflows.map(async (workflow) => workflowResult(workflow, await forge.latestRun(workflow, sha))));
	return [...reported, ...workflows];
}
function isConcluded(checks, name) {
	const namesakes = checks.filter((check) => check.name === name);
	return namesakes.length > 0 && namesakes.every(({ conclusion }) => conclusion !== null);
}
function workflowResult(workflow, run) {
	const check = {
		name: workflow,
		conclusion: run?.conclusion ?? null
	};
	return {
		result: {
			name: workflow,
			...judgeChecks({
				type: "checks",
				names: [workflow]
			}, run === null ? [] : [check])
		},
		isFinal: check.conclusion !== null
	};
}
// src/phases/commit-work.ts
const author = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
async function commitWork(request) {
	const { world, git, brief, landing, state, settings, decided, said, cost } = request;
	if (!landing.changesFiles) return null;
	const message = commitMessage(said, {
		loopId: state.loopId,
		iteration: brief.iteration,
		run: runOf(world),
		signal: decided.signal === "COMPLETE" && asksCi(settings) ? "CONTINUE" : decided.signal ?? "CONTINUE",
		cost,
		score: decided.loop.entries.at(-1)?.score ?? null,
		step: "iteration"
	});
	const parents = brief.merge === null ? [brief.base] : [brief.base, brief.merge];
	const sha = await git.commit({
		tree: landing.tree,
		parents,
		message,
		author,
		at: new Date(world.clock.now())
	});
	return {
		sha,
		pushed: await push(request, sha)
	};
}
const pausesMs = [
	2e3,
	1e4,
	6e4
];
async function push({ world, git, brief }, commit) {
	const branch = branchOf(brief.issue);
	for (let tries = 0;; tries += 1) {
		const pushed = await git.push(branch, {
			commit,
			from: brief.base
		});
		if (pushed.ok || pushed.refusal === "workflow-files" || pushed.refusal === "protected") return pushed;
		const { tip } = await world.forge.look(brief.issue, branch);
		if (tip?.sha === commit) return { ok: true };
		if (tip?.sha !== brief.base) return {
			...pushed,
			refusal: "not-fast-forward"
		};
		const pause = pausesMs[tries];
		if (pause === void 0) return pushed;
		await world.clock.sleep(pause);
	}
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
function redactedDeep(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((item) => redactedDeep(item, redact));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactedDeep(item, redact)]));
}
// src/phases/keep-record.ts
async function keepRecord(world, published, { moves, keep }) {
	const { report, redact, run, repositoryUrl } = world;
	const { state, settings, sight } = published;
	const { repository, issue, loopId, head: commit, context } = state;
	const identity = {
		repository,
		issue,
		loopId,
		run: {
			id: run.id,
			attempt: run.attempt
		}
	};
	const records = moves.map((move) => redactedDeep(recordOf(move, identity, {
		commit,
		context
	}), redact));
	const file = {
		version: 1,
		title: redact(sight.issue.title),
		url: repositoryUrl,
		...redactedDeep({
			state,
			settings
		}, redact)
	};
	try {
		await keep(recordFiles({
			state: file,
			records,
			summary: visibleComment(world, published)
		}));
		report.output("record", recordName(issue));
	} catch (error) {
		report.warning(`The record of this run could not be written: ${error.message}`);
	}
}
// src/phases/land-outputs.ts
function tellHooks(info, hooks) {
	for (const { id, action, reason, checkpoint } of hooks) info(`hook ${id}: ${action}${reason === "" ? "" : `: ${reason.replaceAll("\n", " ")}`}${checkpoint === void 0 ? "" : ` (checkpoint ${checkpoint})`}`);
}
function tellOutcome(output, state, { signal, feedback }, at) {
	const { loop } = state;
	const rules = loop.entries.at(-1)?.rules ?? {
		passed: 0,
		total: 0
	};
	output("landed", "true");
	output("signal", signal ?? "");
	output("status", loop.status);
	output("continue", String(isLive(loop.status) || passesOn(state)));
	output("completionSignal", signal ?? "");
	output("validationPassed", String(rules.total > 0 && rules.passed === rules.total));
	output("feedback", JSON.stringify(feedback));
	if (loop.status === "completed") tellTotals(output, loop, at);
}
function tellTotals(output, { iteration, cost, entries }, at) {
	output("totalIterations", String(iteration));
	output("finalValidationScore", String(Math.round(entries.at(-1)?.score ?? 0)));
	output("totalCost", String(cost));
	output("completedAt", new Date(at).toISOString());
}
// src/phases/milestones.ts
function milestones(before, after, settings) {
	const isOver = after.loop.status !== "running";
	return [
		...green(before.loop, after.loop),
		...limits(before.loop, after.loop, settings),
		...steps(before, after)
	].map((milestone) => ({
		...milestone,
		calls: milestone.calls && !isOver
	}));
}
function green(before, after) {
	const last = after.entries.at(-1);
	if (last === void 0 || last.rules.total === 0 || last.score < 100 || (before.bestScore ?? 0) >= 100) return [];
	return [{
		kind: "first-green",
		text: "every rule passes for the first time",
		calls: false
	}];
}
const half = .5;
const nearlyAll = .8;
function limits(before, after, settings) {
	const { maxIterations, maxDurationMs, budget } = settings;
	const told = (limit, spent, words, whole = false) => {
		const mark = [nearlyAll, half].find((share) => {
			const at = whole ? Math.ceil((limit ?? 0) * share) : (limit ?? 0) * share;
			return limit !== null && spent(before) < at && spent(after) >= at;
		});
		if (mark === void 0) return [];
		return [{
			kind: mark === half ? "half" : "nearly-all",
			text: words,
			calls: mark === nearlyAll
		}];
	};
	return [
		...told(maxIterations, ({ iteration }) => iteration, `${after.iteration} of ${maxIterations} iterations are used`, true),
		...told(budget, ({ cost }) => cost, `${dollars(after.cost)} of ${dollars(budget ?? 0)} are spent`),
		...told(maxDurationMs, ({ activeMs }) => activeMs, `${duration(after.activeMs)} of ${duration(maxDurationMs)} are used`)
	];
}
function steps(before, after) {
	const { done, steps: all } = after;
	if (all < 2 || done <= before.done) return [];
	if (done === all) return [{
		kind: "steps-done",
		text: `all ${all} steps are done`,
		calls: false
	}];
	return before.done * 2 < all && done * 2 >= all ? [{
		kind: "steps-half",
		text: `${done} of ${all} steps are done`,
		calls: false
	}] : [];
}
function withMilestones(state, reached) {
	const lines = reached.map(({ text }) => `iteration ${state.loop.iteration}: ${text}`);
	return {
		...state,
		milestones: [...state.milestones, ...lines].slice(-8)
	};
}
// src/phases/next-run.ts
async function dispatchNext(turn, published) {
	const { world } = turn;
	const { state, comment } = published;
	const stopped = await stopInTheMeantime(turn, published);
	if (stopped !== null) return stopped;
	const { workflow, defaultBranch: ref } = world.run;
	const key = continuationKey(state.loopId, state.loop.iteration + 1);
	try {
		await world.forge.dispatch({
			workflow,
			ref,
			inputs: {
				issue: String(state.issue),
				key
			}
		});
		return null;
	} catch (error) {
		if (passesByItself(error)) return `The next run could not be started now; the schedule will: ${String(error)}`;
		const message = `The next run could not be started: ${fixFor(error, workflow)}`;
		const { loop } = decide(state.loop, {
			type: "hindered",
			at: world.clock.now(),
			message
		}, turn.settingsOf(state));
		await turn.settle({
			...state,
			loop
		}, "loudly", { comment });
		return message;
	}
}
async function stopInTheMeantime({ world, settingsOf }, published) {
	const { state, comment } = published;
	const sight = await world.forge.look(state.issue, branchOf(state.issue)).catch(() => null);
	const { disabled } = world;
	const sign = sight && stopSign(sight, settingsOf(state), {
		disabled,
		profile: state.profile
	});
	if (!sight || !sign || sight.tip !== null && sight.tip.sha !== state.head) return null;
	const event = {
		type: sign.says,
		at: world.clock.now(),
		by: sign.by,
		why: sign.why ?? ""
	};
	const { loop } = decide(state.loop, event, settingsOf(state));
	const loaded = {
		kind: "loop",
		state,
		comment,
		twins: [],
		isRebuilt: false,
		repairs: []
	};
	await (await Turn.open(world, sight, loaded)).settle({
		...state,
		loop
	}, "quietly");
	return `${loop.reason}.`;
}
function passesByItself(error) {
	const { status = 0 } = Object(error);
	return status === 0 || status >= 500 || isLimit(error);
}
function fixFor(error, workflow) {
	const { status, message = String(error) } = Object(error);
	const resume = "then go on with `/rondo resume`";
	if (status === 403) return `${message}. Give the job \`actions: write\` under \`permissions\`, ${resume}.`;
	if (/disabled workflow/i.test(message)) return `${message}. Enable ${workflow} on the Actions page, ${resume}.`;
	if (/does not have 'workflow_dispatch' trigger|unexpected inputs/i.test(message)) return `${message}. The workflow on the default branch needs \`on: workflow_dispatch\` with the inputs of the template, ${resume}.`;
	if (status === 404) return `${message}. The workflow ${workflow} must be on the default branch, ${resume}.`;
	return `${message}. When the cause is gone, go on with \`/rondo resume\`.`;
}
// src/phases/refused-push.ts
function refusedPush({ refusal, why }, runUrl) {
	const kept = `The work is kept as the artifact rondo-work of ${runUrl}`;
	const said = why.split("\n").find((line) => /refus|reject|denied|error|declined/i.test(line))?.trim() ?? "";
	switch (refusal) {
		case "workflow-files": return `GitHub refused the push, because it changes workflow files, which no token of Actions may. Apply the patch yourself, or use a token with the workflows permission. ${kept}`;
		case "protected": return `A rule of the repository refused the push (${said.slice(0, 200)}). Let Rondo push to branches named rondo/**. ${kept}`;
		case "no-permission": return `The token may not push. Give the job \`contents: write\` under \`permissions\`. ${kept}`;
		case "not-fast-forward": return `Somebody else moved the branch while the work landed. Go on with \`/rondo resume\`. ${kept}`;
		case "unreachable": return `The push failed (${said.slice(0, 200)}). Go on with \`/rondo resume\`. ${kept}`;
	}
}
// src/phases/report-done.ts
async function reportDone(turn, state, report) {
	const { forge } = turn.world;
	try {
		await warnOfWaitingRuns(turn, state);
		if (state.pull === null || report === null || turn.sight.pull === null) return;
		const { issue, startedBy, loop } = state;
		await forge.updatePull(state.pull, { body: reportBody({
			issue,
			startedBy,
			loop,
			...report,
			steps: stepsNow(turn.sight, state)
		}) });
	} catch (error) {
		turn.world.report.warning(`The pull request does not tell of the end: ${error.message}`);
	}
}
async function warnOfWaitingRuns(turn, state) {
	const { world } = turn;
	let waiting = await world.forge.runsWaitingFor(state.head);
	if (waiting === 0) {
		await world.clock.sleep(4e3);
		waiting = await world.forge.runsWaitingFor(state.head);
	}
	if (waiting === 0) return;
	const link = `${world.repositoryUrl}/pull/${state.pull ?? ""}/checks`;
	turn.warnings = [...turn.warnings, `${waiting} workflow${waiting === 1 ? " waits" : "s wait"} for approval on the last commit: [approve them](${link}).`];
}
// src/phases/validation-results.ts
const ownIds = [
	"begin",
	"agent",
	"validate",
	"land"
];
function validationResults(steps, redact) {
	if (steps.trim() === "") return {
		rules: [],
		tree: null,
		hooks: {}
	};
	const { validate } = stepsIn(steps);
	const { results, tree, hooks } = outputsOf(validate);
	return {
		rules: [
			...failedPhase(validate),
			...readResults(results),
			...stepResults(steps, { allExcept: ownIds })
		].map(({ name, result, message }) => ({
			name: redact(name),
			result,
			message: redact(message)
		})),
		tree: textOr(tree),
		hooks: readHookAnswers(typeof hooks === "string" ? redact(hooks) : hooks)
	};
}
function failedPhase(validate) {
	if (!isRecord(validate) || validate.outcome === "success" || validate.outcome === "skipped") return [];
	return [{
		name: "validate",
		result: "error",
		message: "the validate phase itself failed: see its log"
	}];
}
function stepsIn(steps) {
	const parsed = parse(steps);
	return isRecord(parsed) ? parsed : {};
}
function outputsOf(step) {
	return isRecord(step) && isRecord(step.outputs) ? step.outputs : {};
}
const outcomes = [
	"pass",
	"fail",
	"error",
	"skip"
];
function readResults(text) {
	const parsed = typeof text === "string" ? parse(text) : null;
	if (!Array.isArray(parsed)) return [];
	return parsed.slice(0, 200).flatMap((item) => {
		if (!isRecord(item) || typeof item.name !== "string") return [];
		const result = outcomes.find((known) => known === item.result) ?? "error";
		const message = typeof item.message === "string" ? item.message.slice(-4e3) : "";
		return [{
			name: item.name.slice(0, 100),
			result,
			message
		}];
	});
}
function textOr(value) {
	return typeof value === "string" && value !== "" ? value : null;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/phases/webhook.ts
const mostMs = 1e4;
async function tellWebhook(world, { secret, post }, { url, state, reached }) {
	const { report, clock } = world;
	const host = URL.canParse(url) ? new URL(url).host : "the webhook";
	if (secret === "") return report.warning(`Nothing was sent to ${host}: it could not be signed. Give land the input \`webhook-secret\`, from a secret of the repository.`);
	const body = JSON.stringify(messageOf(world, state, reached, clock.now()));
	try {
		const { status } = await post({
			method: "POST",
			url,
			headers: headersOf(body, secret, state),
			body,
			mostMs
		});
		if (status >= 200 && status < 300) report.info(`${host} was told of ${reached.length} milestones`);
		else report.warning(`${host} was told of a milestone and answered ${status}.`);
	} catch (error) {
		report.warning(`${host} could not be told of a milestone: ${error.code ?? "no answer"}.`);
	}
}
function headersOf(body, secret, state) {
	return {
		"content-type": "application/json",
		"user-agent": "rondo",
		"x-rondo-event": "milestone",
		"x-rondo-delivery": `${state.loopId}.${state.loop.iteration}`,
		"x-rondo-signature-256": signature(body, secret)
	};
}
function signature(body, secret) {
	return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
function messageOf({ repositoryUrl }, state, reached, at) {
	const { repository, issue, pull, loopId, loop } = state;
	return {
		version: 1,
		at: new Date(at).toISOString(),
		repository,
		issue,
		pull,
		url: `${repositoryUrl}/${pull === null ? "issues" : "pull"}/${pull ?? issue}`,
		loop: loopId,
		iteration: loop.iteration,
		status: loop.status,
		cost: loop.cost,
		milestones: reached.map(({ kind, text }) => ({
			kind,
			text
		}))
	};
}
// src/phases/land.ts
async function land(world, request) {
	const { brief } = request;
	const { report } = world;
	const { sight, found } = await upToDate(world, brief.issue, ({ found: now }) => isCurrent(world, now, brief));
	if (found.kind !== "loop" || found.state.loopId !== brief.loopId) return finish(world, `The loop ${brief.loopId} is not there any more; nothing was landed.`);
	const turn = await Turn.open(world, sight, found);
	turn.warnings = [...turn.warnings, ...standingWarnings(turn, brief)];
	const { state } = found;
	if (!isClaimed(world, found, brief)) return finish(world, `Iteration ${brief.iteration} has landed already.`);
	if (sight.tip?.sha !== brief.base && sight.tip !== null) {
		report.warning("The branch was changed while the agent worked: its work is kept in the artifact of this run.");
		return finish(world, await branchChanged(turn, state));
	}
	return brief.mode === "check" ? landCheck(turn, request) : landIteration(turn, request);
}
function isCurrent(world, found, brief) {
	return found.kind === "loop" && (isClaimed(world, found, brief) || found.state.loop.iteration >= brief.iteration);
}
function isClaimed({ run }, { state: { claim, loop }, isRebuilt }, { iteration }) {
	if (loop.iteration + 1 !== iteration) return false;
	return isRebuilt || claim?.run === run.id && claim.attempt === run.attempt;
}
async function finish({ report }, said) {
	report.info(said);
	await report.summary(`${markdownLines(said)}\n`);
	report.output("landed", "false");
	report.output("continue", "false");
}
function standingWarnings({ sight, world }, brief) {
	return brief.job === world.run.job && !sight.repository.isPrivate ? ["The simple template runs the agent beside a token that may write. On a public repository, use the hardened one."] : [];
}
async function landCheck(turn, request) {
	const { world, loaded } = turn;
	const settings = turn.settingsOf(loaded.state);
	const { rules } = validationResults(request.steps, world.redact);
	const at = {
		branch: branchOf(request.brief.issue),
		sha: request.brief.base,
		isNew: true
	};
	const all = asksCi(settings) ? [...rules, ...await ciResults(world, settings, at)] : rules;
	const before = loaded.state.loop;
	const event = {
		type: "checked",
		at: world.clock.now(),
		rules: all
	};
	const decision = decide(before, event, settings);
	await conclude(turn, {
		state: {
			...loaded.state,
			loop: decision.loop,
			claim: null
		},
		request,
		move: {
			before,
			event,
			settings,
			decision
		}
	});
}
async function landIteration(turn, request) {
	const { world, sight, loaded } = turn;
	const { brief } = request;
	const trust = trustOf(world.forge, sight);
	const context = {
		sight,
		at: world.clock.now(),
		settingsOf: turn.settingsOf
	};
	const heeded = await turn.heedTaskFile();
	const heard = await hearOrders(standingOf(heeded.state), {
		...context,
		trust,
		forge: world.forge,
		until: "rollback"
	});
	const settings = turn.settingsOf(heard.state);
	const human = humanWord(heard.state, loaded.state) ?? stopSign(sight, settings, {
		disabled: world.disabled,
		profile: heard.state.profile
	}) ?? (isMeddled(loaded) ? {
		says: "pause",
		by: "Rondo",
		why: reasons.meddled
	} : null) ?? heeded.human;
	const state = {
		...heard.state,
		loop: loaded.state.loop
	};
	const work = await readWork(request.work);
	const done = typeof work === "string" ? lostWork(work, request.agentResult) : redactedWork(work, world.redact);
	const git = await request.git();
	const landing = await prepareLanding({
		git,
		brief,
		patch: done.patch,
		settings,
		secrets: request.secrets
	});
	const facts = {
		turn,
		brief,
		state,
		settings,
		done,
		landing,
		reported: validationResults(request.steps, world.redact),
		human
	};
	const first = decideOn(facts, []);
	const landed = await commitWork({
		world,
		git,
		brief,
		landing,
		state,
		settings,
		decided: first.decision,
		said: summaryOf(facts),
		cost: done.report.cost
	});
	if (landed && !landed.pushed.ok) return landed.pushed.refusal === "not-fast-forward" ? overtaken(facts) : notPushed(facts, landed.pushed, request.keep);
	const head = landed?.sha ?? state.head;
	const at = {
		branch: branchOf(brief.issue),
		sha: head,
		isNew: landed !== null
	};
	const move = asksCi(settings) && landing.denials.length === 0 ? decideOn(facts, await ciResults(world, settings, at)) : first;
	const next = {
		...recorded(facts, move.decision, head, landed !== null),
		head
	};
	await flagged(turn, next, landing);
	await conclude(turn, {
		state: next,
		request,
		move,
		facts
	});
}
async function overtaken({ turn, brief, state }) {
	const { world, loaded } = turn;
	const { sight, found } = await upToDate(world, brief.issue, () => true);
	if (found.kind === "loop" && found.state.loop.iteration >= brief.iteration) return finish(world, `Iteration ${brief.iteration} has landed already.`);
	world.report.warning("The branch was changed while the work landed: it is kept in the artifact of this run.");
	await finish(world, await branchChanged(await Turn.open(world, sight, loaded), state));
}
async function notPushed(facts, pushed, keep) {
	const { turn, landing, settings } = facts;
	const { report, clock, run } = turn.world;
	const message = refusedPush(pushed, run.url);
	const stayed = {
		...facts,
		landing: {
			...landing,
			tree: landing.before,
			touched: [],
			changesFiles: false
		},
		isUnlanded: true
	};
	const failed = decideOn(stayed, [{
		name: "landing",
		result: "fail",
		message
	}]);
	const state = recorded(stayed, failed.decision, facts.state.head, false);
	const event = {
		type: "hindered",
		at: clock.now(),
		message
	};
	const hindered = {
		before: state.loop,
		event,
		settings,
		decision: decide(state.loop, event, settings)
	};
	report.warning(message);
	const published = await turn.settle({
		...state,
		loop: hindered.decision.loop
	}, "loudly");
	await keepRecord(turn.world, published, {
		moves: [failed, hindered],
		keep
	});
	await finish(turn.world, message);
}
const lookLabel = "rondo: needs-human";
async function flagged(turn, { pull }, { flags }) {
	if (flags.length === 0) return;
	turn.warnings = [...turn.warnings, `Please look at: ${flags.slice(0, 10).map((flag) => markdownLine(findingInWords(flag), 200)).join("; ")}`];
	if (pull !== null && !turn.sight.pull?.labels.includes(lookLabel)) await turn.world.forge.addLabels(pull, [lookLabel]);
}
function reportOf(facts, { event }) {
	const results = event.type === "finished" ? event.outcome.rules : [];
	const configured = facts.settings.rules;
	const flags = facts.landing.flags.map(findingInWords);
	return {
		summary: summaryOf(facts),
		rules: judgedRules(configured, results),
		configured,
		flags
	};
}
async function conclude(turn, { state: decided, move, request, facts }) {
	const { world } = turn;
	const { report } = world;
	const { decision } = move;
	const reached = facts ? reachedIn(facts, decided) : [];
	const state = withMilestones(decided, reached);
	if ((state.chain?.left.length ?? 0) === 0 && (state.loop.status === "completed" || state.loop.waitsFor === "completion")) await reportDone(turn, state, facts ? reportOf(facts, move) : null);
	await markCheckpoints(world, state, decision.hooks);
	const published = await turn.settle(state, decision.source === "human" ? "quietly" : "loudly");
	tellHooks(report.info, decision.hooks);
	report.info(`${decision.signal}: ${decision.reason}`);
	tellOutcome(report.output, state, decision, world.clock.now());
	for (const { text } of reached.filter(({ calls }) => calls)) await world.forge.createComment(state.pull ?? state.issue, `@${state.startedBy} ${text}.`);
	await keepRecord(world, published, {
		moves: [move],
		keep: request.keep
	});
	const trouble = state.loop.status === "running" ? await dispatchNext(turn, published) : null;
	if (trouble !== null) report.warning(trouble);
	const url = reached.length === 0 ? null : webhookOf(turn.sight.settings?.text ?? null);
	if (url !== null && request.webhook) await tellWebhook(world, request.webhook, {
		url,
		state,
		reached
	});
	await report.summary(`${visibleComment(world, published)}\n`);
}
function reachedIn({ turn: { sight }, state: before, settings }, after) {
	const progress = (state) => {
		const steps = stepsNow(sight, state);
		return {
			loop: state.loop,
			done: doneIn(steps),
			steps: steps.list.length
		};
	};
	return milestones(progress(before), progress(after), settings);
}
// src/jobs/land.ts
function runLand(ahead) {
	return land(world(ahead), {
		brief: brief(),
		work: temp(workName),
		steps: getInput("steps"),
		agentResult: getInput("agent-result"),
		git: () => repositoryBeside(token()),
		secrets: ownSecrets(),
		webhook: {
			secret: webhookSecret(),
			post: sendOverHttp
		},
		keep: (files) => writeFiles(temp("rondo-record"), files)
	});
}
async function writeFiles(folder, files) {
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
export { runLand };
