import { a as plainText, c as rulesEnvironment, l as runProcess, o as printedTail, r as runHooks, s as hookContext, t as askedHooks, u as guardCommandFiles } from "./run-hooks.js";
import { T as startTree, n as env, o as temp, q as logLines, r as needed, t as brief, w as touchedPaths } from "./surroundings.js";
import { c as fail, i as withoutRepeats, l as pass, n as reportedResult, s as error, t as isReported } from "./reported.js";
import { a as workName, n as readWork, t as repositoryBeside } from "./repository.js";
import { t as reporter } from "./action.js";
import { open } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep, win32 } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import fs, { constants, lstatSync, readdirSync, realpathSync } from "node:fs";
import { Worker } from "node:worker_threads";
// src/rules/ran-nothing.ts
const runners = [
	{
		nothing: /\bNo test (?:files|suite) found\b|\bTests +(?:no tests|\d+ (?:skipped|todo)\b[^|]*\(\d+\)$)/,
		something: /\bTests .*\b[1-9]\d* (?:passed|failed)\b/
	},
	{
		nothing: /\bNo tests found, exiting\b|\bTests: +(?:(?:\d+ (?:skipped|todo), )+\d+|0) total\b/,
		something: /\bTests: .*\b[1-9]\d* (?:passed|failed)\b/
	},
	{
		nothing: /\bno tests ran\b|(?:^|= )(?:\d+ (?:skipped|deselected|warnings?),? )+in [\d.]+s/,
		something: /\b[1-9]\d* passed\b.* in [\d.]+s/
	},
	{
		nothing: /\[no test files\]|\[no tests to run\]/,
		something: /^ok\s+\S+\s+(?:[\d.]+s|\(cached\))(?!.*\[no tests? )/
	},
	{
		nothing: /^(?:#|ℹ) (?:tests|pass) 0$/,
		something: /^(?:#|ℹ) (?:pass|fail) [1-9]/
	},
	{
		nothing: /\brunning 0 tests$/,
		something: /\brunning [1-9]\d* tests?$/
	},
	{
		nothing: /^\s*0 passing\b/,
		something: /^\s*[1-9]\d* passing\b/
	},
	{
		nothing: /^Ran 0 tests in\b|^NO TESTS RAN\b/,
		something: /^Ran [1-9]\d* tests? in\b/
	}
];
const LONGEST_LINE = 300;
function ranNothing(output) {
	const lines = plainText(output).split("\n").filter((line) => line.length <= LONGEST_LINE);
	if (lines.some((line) => runners.some(({ something }) => something.test(line)))) return null;
	const line = lines.find((each) => runners.some(({ nothing }) => nothing.test(each)));
	return line === void 0 ? null : line.trim();
}
// src/rules/command.ts
async function checkCommand(rule, world) {
	const { folder, env, run = runProcess, signal, graceMs, onOutput } = world;
	return judge(rule, await run({
		command: { bash: rule.run },
		cwd: folder,
		env,
		timeoutMs: rule.timeoutMs,
		...signal && { signal },
		...graceMs !== void 0 && { graceMs },
		...onOutput && { onOutput }
	}));
}
function judge(rule, ended) {
	const tail = printedTail(ended.tail);
	switch (ended.how) {
		case "exited": return judgeExit(ended.code, tail, ended);
		case "signal": return fail(withTail(`it was ended by ${ended.signal}`, tail));
		case "timeout": return error(withTail(`it took longer than ${inWords(rule.timeoutMs)} and was stopped`, tail));
		case "aborted": return error(withTail("it was called off before it ended", tail));
		case "not-started": return error(`it could not be started: ${ended.message}`);
	}
}
function judgeExit(code, tail, { stdout, stderr }) {
	if (code === 126) return error(withTail("a command can't be executed (exit code 126)", tail));
	if (code === 127) return error(withTail("a command was not found (exit code 127); is it installed?", tail));
	if (code !== 0) return fail(withTail(`exit code ${code}`, tail));
	const nothing = ranNothing(`${stdout.text}\n${stderr.text}`);
	return nothing === null ? pass(tail) : fail(`it passed, but ran no test: ${nothing}`);
}
function withTail(what, tail) {
	return tail === "" ? what : `${what}\n${tail}`;
}
function inWords(ms) {
	if (ms >= 6e4 && ms % 6e4 === 0) return ms === 6e4 ? "1 minute" : `${ms / 6e4} minutes`;
	return `${ms / 1e3} s`;
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
// src/rules/content-pattern.ts
const PATTERN_MS = 5e3;
async function checkContentPattern(rule, world) {
	const { file, pattern } = rule;
	const problem = whyInvalid(pattern);
	if (problem !== null) return error(`the pattern is not valid: ${problem}`);
	const reading = await readInside(world.folder, file);
	if (reading.is === "missing") return fail(`${file} does not exist`);
	if (reading.is === "refused") return error(reading.why);
	const limitMs = world.patternMs ?? PATTERN_MS;
	const match = await matchElsewhere(reading.text, pattern, limitMs);
	if (match === "found") return pass(`${file} matches /${pattern}/`);
	if (match === "not-found") return fail(`${file} does not match /${pattern}/`);
	if (match === "too-slow") return error(`/${pattern}/ took longer than ${limitMs / 1e3} s on ${file}; make it simpler (nested repeats?)`);
	return error(`/${pattern}/ could not be matched: ${match.problem}`);
}
function whyInvalid(pattern) {
	try {
		new RegExp(pattern, "m");
		return null;
	} catch (problem) {
		return problem instanceof Error ? problem.message : String(problem);
	}
}
const matcher = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.postMessage(new RegExp(workerData.pattern, "m").test(workerData.text));
`;
async function matchElsewhere(text, pattern, limitMs) {
	const worker = new Worker(matcher, {
		eval: true,
		workerData: {
			text,
			pattern
		},
		env: {},
		execArgv: []
	});
	let timer;
	try {
		return await new Promise((resolve) => {
			worker.once("message", (found) => resolve(found === true ? "found" : "not-found"));
			worker.once("error", (problem) => resolve({ problem: problem instanceof Error ? problem.message : "it broke" }));
			worker.once("exit", () => resolve({ problem: "the matching ended without an answer" }));
			worker.once("online", () => {
				timer = setTimeout(() => resolve("too-slow"), limitMs);
			});
		});
	} finally {
		clearTimeout(timer);
		await worker.terminate();
	}
}
// src/rules/coverage-reports.ts
function readCoverage(text) {
	const start = text.replace(/^\ufeff/, "").trimStart();
	if (start === "") return { is: "nothing" };
	if (start.startsWith("{")) return readSummary(start);
	if (start.startsWith("<")) return readCobertura(start);
	if (/^(?:TN|SF):/m.test(start)) return readLcov(start);
	return unknown("it is neither lcov, nor Cobertura XML, nor Istanbul's json-summary");
}
function unknown(why) {
	return {
		is: "unknown",
		why
	};
}
function lines(covered, total) {
	if (!(covered >= 0 && covered <= total && Number.isFinite(total))) return unknown(`it says that ${covered} of ${total} lines are covered`);
	return total === 0 ? { is: "nothing" } : {
		is: "lines",
		covered,
		total
	};
}
function readSummary(text) {
	const summary = parsed(text);
	if (summary === void 0) return unknown("it is not valid JSON");
	const counted = field(field(summary, "total"), "lines");
	const covered = field(counted, "covered");
	const total = field(counted, "total");
	if (typeof covered !== "number" || typeof total !== "number") return unknown("it has no \"total.lines\"; use the reporter json-summary");
	return lines(covered, total);
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function field(value, name) {
	return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}
const ROOT_WITHIN = 16384;
function readCobertura(text) {
	const head = text.slice(0, ROOT_WITHIN).replace(/<!--[\s\S]*?-->/g, "");
	const root = /<coverage\s[^>]*>/.exec(head)?.[0];
	if (root === void 0) return unknown("it is XML, but not of Cobertura: it has no <coverage> at its root");
	const total = attribute(root, "lines-valid");
	const covered = attribute(root, "lines-covered");
	if (total !== null && covered !== null) return lines(covered, total);
	const rate = attribute(root, "line-rate");
	if (rate === null) return unknown("its <coverage> has neither lines-valid and lines-covered nor line-rate");
	return rate >= 0 && rate <= 1 ? {
		is: "rate",
		rate
	} : unknown(`its line-rate is ${rate}, not from 0 to 1`);
}
function attribute(element, name) {
	const value = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1]?.trim();
	return value === void 0 || value === "" || !Number.isFinite(Number(value)) ? null : Number(value);
}
function readLcov(text) {
	const files = /* @__PURE__ */ new Map();
	let file = {
		hits: /* @__PURE__ */ new Map(),
		found: 0,
		hit: 0
	};
	for (const [key, value] of records(text)) if (key === "SF") {
		file = files.get(value) ?? {
			hits: /* @__PURE__ */ new Map(),
			found: 0,
			hit: 0
		};
		files.set(value, file);
	} else if (key === "DA") {
		const [line = "", count] = value.split(",");
		file.hits.set(line, Number(count) > 0 || file.hits.get(line) === true);
	} else if (key === "LF") file.found = Math.max(file.found, Number(value));
	else if (key === "LH") file.hit = Math.max(file.hit, Number(value));
	const counted = [...files.values()].map(countLcov);
	return lines(sum(counted.map(({ covered }) => covered)), sum(counted.map(({ total }) => total)));
}
function* records(text) {
	for (const line of text.split("\n")) {
		const colon = line.indexOf(":");
		if (colon > 0) yield [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
	}
}
function countLcov({ hits, found, hit }) {
	if (hits.size === 0) return {
		covered: hit,
		total: found
	};
	return {
		covered: [...hits.values()].filter(Boolean).length,
		total: hits.size
	};
}
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
// src/rules/coverage.ts
const howTo = "a rule before this one must write it, for example `vitest run --coverage` with the reporter lcov, `pytest --cov --cov-report=xml`, or `jest --coverage`";
async function checkCoverage({ file, min }, { folder }) {
	const reading = await readInside(folder, file);
	if (reading.is === "missing") return error(`there is no ${file}; ${howTo}`);
	if (reading.is === "refused") return error(reading.why);
	const measured = readCoverage(reading.text);
	if (measured.is === "unknown") return error(`${file} can't be read: ${measured.why}`);
	if (measured.is === "nothing") return error(`${file} measures no line at all; does the coverage include the sources?`);
	const thousandths = inThousandths(measured);
	const message = `${Math.floor(thousandths) / 10} % of lines, at least ${min} wanted`;
	return thousandths >= min * 10 ? pass(message) : fail(message);
}
function inThousandths(measured) {
	const share = measured.is === "lines" ? measured.covered * 1e3 / measured.total : measured.rate * 1e3;
	return Math.round(share * 1e9) / 1e9;
}
// src/rules/file-exists.ts
function checkFileExists({ files }, { folder }) {
	if (files.length === 0) return error("it names no file");
	const findings = files.map((file) => ({
		file,
		finding: find(folder, file)
	}));
	const refused = findings.flatMap(({ finding }) => typeof finding === "object" ? [finding.refused] : []);
	if (refused.length > 0) return error(refused.join("\n"));
	const missing = findings.filter(({ finding }) => finding === "missing").map(({ file }) => file);
	if (missing.length > 0) return fail(`missing: ${missing.join(", ")}`);
	return pass(files.length === 1 ? `${files[0]} exists` : `all ${files.length} exist`);
}
function find(folder, file) {
	const literal = findLiteral(folder, file);
	return literal === "missing" && /[*?[{]/.test(file) ? findByGlob(folder, file) : literal;
}
function findLiteral(folder, file) {
	const place = confinedPath(folder, file);
	if (place.is === "missing") return "missing";
	if (place.is === "refused") return { refused: place.why };
	const stat = fs.statSync(place.path, { throwIfNoEntry: false });
	return (file.endsWith("/") ? stat?.isDirectory() : stat?.isFile()) ? "there" : "missing";
}
function findByGlob(folder, glob) {
	const why = whyRefused(glob);
	if (why !== null) return { refused: why };
	if (fs.globSync === void 0) return { refused: `${glob} is a glob, which needs Node 22 or later` };
	const findings = fs.globSync(glob, { cwd: folder }).map((found) => findLiteral(folder, glob.endsWith("/") ? `${found}/` : found));
	return findings.find((finding) => finding === "there") ?? findings.find((each) => each !== "missing") ?? "missing";
}
// src/rules/documents.ts
const fence = /^ {0,3}(`{3,}|~{3,})/;
function split(text) {
	const prose = [];
	let open = null;
	let filled = false;
	let blocks = 0;
	for (const line of text.split(/\r?\n/)) {
		const mark = fence.exec(line)?.[1] ?? null;
		if (open === null && mark !== null) [open, filled] = [mark, false];
		else if (open && mark?.startsWith(open) && line.trim() === mark) {
			if (filled) blocks += 1;
			open = null;
		} else if (open === null) prose.push(line);
		else filled ||= line.trim() !== "";
	}
	return {
		prose,
		blocks
	};
}
function hasExamples(pages) {
	const needs = pages.filter(({ path, text }) => /^readme\.md$/i.test(path) || /^#+ .*\b(usage|example)/im.test(text));
	const without = (needs.length > 0 ? needs : pages).filter(({ text }) => split(text).blocks === 0);
	if (without.length === 0) return pass(`${pages.length} pages, with examples`);
	return fail(`no example (a fenced code block) in ${names(without)}`);
}
function structureValid(pages) {
	const faults = pages.flatMap(({ path, text }) => headingFault(text).map((fault) => `${path}: ${fault}`));
	return faults.length === 0 ? pass(`${pages.length} pages, in order`) : fail(faults.slice(0, 20).join("\n"));
}
function headingFault(text) {
	const { prose } = split(text.replace(/^---\n[\s\S]*?\n---\n/, ""));
	const headings = prose.flatMap((line) => {
		const [, marks = "", title = ""] = /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
		return marks === "" ? [] : [{
			level: marks.length,
			title
		}];
	});
	const [top] = headings;
	if (top === void 0) return ["it has no heading"];
	if (top.level !== 1) return [`its first heading, "${top.title}", is of level ${top.level}; it must be 1`];
	const jump = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
	const [before, after] = [headings[jump - 1], headings[jump]];
	return before && after ? [`"${after.title}" is of level ${after.level}, right below a level ${before.level}`] : [];
}
const hardest = 60;
const leastWords = 100;
function readable(pages) {
	const plain = pages.flatMap(({ text: page }) => split(page).prose.filter(isProse)).join("\n").replace(/`[^`\n]*`|\]\([^)\n]*\)|https?:\S+/g, " ");
	const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
	if (words.length < leastWords) return fail(`only ${words.length} words; ${leastWords} are needed to judge them`);
	const sentences = Math.max(1, (plain.match(/[.!?:](?=\s|$)/g) ?? []).length);
	const long = words.filter((word) => word.length > 6).length;
	const lix = Math.round(words.length / sentences + 100 * long / words.length);
	const message = `LIX ${lix}, at most ${hardest} wanted (shorter sentences and words lower it)`;
	return lix <= hardest ? pass(message) : fail(message);
}
const isProse = (line) => !/^\s*(#|\||[-*+] |\d+\. |>|<)/.test(line);
function names(pages) {
	return pages.slice(0, 10).map(({ path }) => path).join(", ");
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
const usualReports = [
	"coverage/lcov.info",
	"coverage/coverage-summary.json",
	"coverage/cobertura-coverage.xml",
	"lcov.info",
	"coverage.xml",
	"cobertura.xml"
];
function coverageSources(project) {
	const run = first(script(project, "coverage", "test:coverage"), make(project, ["coverage"]))[0] ?? null;
	const reports = usualReports.map((file) => ({
		run,
		file
	}));
	if (run !== null) return reports;
	return [
		...when(isRust(project), "cargo llvm-cov --lcov --output-path lcov.info").map((own) => ({
			run: own,
			file: "lcov.info"
		})),
		...pythonTests(project).map((own) => ({
			run: `${own} --cov --cov-report=xml`,
			file: "coverage.xml"
		})),
		...reports
	];
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
// src/rules/preset.ts
async function checkPreset(rule, world) {
	const { preset, timeoutMs } = rule;
	switch (preset) {
		case "coverage_threshold": return checkThreshold(rule, world);
		case "has_examples":
		case "structure_valid":
		case "readability_score": return checkPages(preset, await pagesIn(world.folder));
		default: {
			const run = presetCommand(preset, await readProject(world.folder));
			if (run === null) return error(nothingFound(preset));
			return named(run, await checkCommand({
				type: "command",
				run,
				timeoutMs
			}, world));
		}
	}
}
async function checkThreshold({ min, timeoutMs, preset }, world) {
	const sources = coverageSources(await readProject(world.folder));
	const run = sources[0]?.run ?? null;
	if (run !== null) {
		const ran = await checkCommand({
			type: "command",
			run,
			timeoutMs
		}, world);
		if (ran.result !== "pass") return named(run, ran);
	}
	const found = sources.find(({ file, run: by }) => by === run && fs.existsSync(`${world.folder}/${file}`));
	if (found === void 0) return error(nothingFound(preset));
	return checkCoverage({
		type: "coverage",
		file: found.file,
		min
	}, world);
}
function named(run, verdict) {
	return verdict.result === "pass" ? verdict : {
		...verdict,
		message: `\`${run}\`: ${verdict.message}`
	};
}
const pageChecks = {
	has_examples: hasExamples,
	structure_valid: structureValid,
	readability_score: readable
};
function checkPages(preset, pages) {
	return pages.length === 0 ? error(nothingFound(preset)) : pageChecks[preset](pages);
}
const mostPages = 500;
async function pagesIn(folder) {
	const pages = [...fs.readdirSync(folder).filter((name) => /^readme\.md$/i.test(name)), ...(fs.globSync?.("docs/**/*.md", { cwd: folder }) ?? []).toSorted()].slice(0, mostPages).map(async (path) => {
		const reading = await readInside(folder, path);
		return reading.is === "text" ? [{
			path,
			text: reading.text
		}] : [];
	});
	return (await Promise.all(pages)).flat();
}
function nothingFound(preset) {
	return `the preset ${preset} found nothing to run in this repository; write \`${preset}: COMMAND\` under \`rules\` in .github/rondo.yml, or \`${preset}: false\` to do without it`;
}
// src/rules/check-rules.ts
async function checkRules(rules, world) {
	const results = [];
	for (const rule of rules) if (isReported(rule)) results.push(...reportedResult(rule, world));
	else results.push(await checkOwn(rule, world));
	return withoutRepeats(results);
}
async function checkOwn(rule, world) {
	const began = performance.now();
	world.onProgress?.({
		at: "started",
		rule
	});
	const result = {
		name: rule.name,
		...await verdictOn(rule, world)
	};
	world.onProgress?.({
		at: "finished",
		rule,
		result,
		ms: performance.now() - began
	});
	return result;
}
async function verdictOn(rule, world) {
	if (world.signal?.aborted) return error("it was called off before it began");
	try {
		return await check(rule, world);
	} catch (problem) {
		return error(`it could not be checked: ${problem instanceof Error ? problem.message : String(problem)}`);
	}
}
async function check(rule, world) {
	switch (rule.type) {
		case "command": return checkCommand(rule, world);
		case "coverage": return checkCoverage(rule, world);
		case "content-pattern": return checkContentPattern(rule, world);
		case "file-exists": return checkFileExists(rule, world);
		case "preset": return checkPreset(rule, world);
	}
}
// src/phases/validate.ts
async function validate(world, brief) {
	const { report } = world;
	const applied = await applyWork(world, brief);
	if (!applied.ok) {
		report.warning(`The work could not be put on a clean checkout: ${applied.why}`);
		return give(report, [{
			name: "patch",
			result: "error",
			message: applied.why
		}], "");
	}
	const { rules } = brief.settings;
	const putBack = world.guardFiles();
	const results = await checkRules(rules.filter(({ type }) => type !== "step" && type !== "checks"), ruleWorld(world));
	for (const name of putBack()) report.warning(`What a rule ran wrote to ${name}; that is undone.`);
	give(report, results, applied.tree);
	await askHooks(world, brief, results);
}
async function askHooks(world, brief, rules) {
	const { settings, iteration, loopId, issue } = brief;
	if (brief.mode === "check" || askedHooks(settings.hooks).length === 0) return;
	const work = await readWork(world.work);
	if (typeof work === "string") return;
	const { scratch: folder, environment: env, node, report } = world;
	await world.git.exportTo(brief.base, folder);
	const { said, plan: notes, session, cost, ms } = work.report;
	const changed = touchedPaths(work.patch.toString("utf8"));
	const at = world.clock.now();
	const context = hookContext({
		loopId,
		issue,
		iteration,
		settings,
		said,
		notes,
		session,
		changed,
		rules,
		cost,
		ms,
		folder,
		at
	});
	const log = (line) => report.info(line);
	const answers = await runHooks(settings.hooks, {
		context,
		iteration,
		rules
	}, {
		folder,
		env,
		node,
		log
	});
	report.output("hooks", JSON.stringify(answers));
}
function give(report, results, tree) {
	report.output("tree", tree);
	report.output("results", JSON.stringify(results));
}
async function applyWork(world, brief) {
	const { git } = world;
	if (brief.mode === "check") return git.applyHere(Buffer.alloc(0));
	const work = await readWork(world.work);
	if (typeof work === "string") return {
		ok: false,
		why: work
	};
	if (brief.job === world.job) {
		const { tree } = await git.capture(brief.base);
		return {
			ok: true,
			tree
		};
	}
	await startTree(git, brief);
	return git.applyHere(work.patch);
}
function ruleWorld({ checkout, environment, report }) {
	return {
		folder: checkout,
		env: environment,
		steps: null,
		checks: null,
		onProgress: (progress) => {
			if (progress.at === "started") report.info(`▸ ${progress.rule.name}`);
			else report.info(`${marks[progress.result.result]} ${progress.rule.name} (${Math.round(progress.ms)} ms)`);
		},
		onOutput: logLines((line) => report.info(line)).add
	};
}
const marks = {
	pass: "✓",
	fail: "✗",
	error: "!",
	skip: "-"
};
// src/jobs/validate.ts
const ownClock = {
	now: () => Date.now(),
	sleep: (ms) => setTimeout$1(ms)
};
async function runValidate() {
	return validate({
		git: await repositoryBeside(null),
		report: reporter,
		checkout: needed("GITHUB_WORKSPACE"),
		work: temp(workName),
		job: needed("GITHUB_JOB"),
		clock: ownClock,
		scratch: temp("rondo-hooks"),
		node: process.execPath,
		environment: rulesEnvironment(env),
		guardFiles: () => guardCommandFiles(env)
	}, brief());
}
export { runValidate };
