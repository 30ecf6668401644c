#!/usr/bin/env node
import { createRequire } from "node:module";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { inflateSync } from "node:zlib";

// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = /* #__PURE__ */ (() => createRequire(import.meta.url))();

// src/commands/command.ts
/** The caller got the command line wrong; `message` says what to change. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** What was given to work on can't be used. Each line names the place. */
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

// src/commands/arguments.ts
/** `parseArgs`, whose complaints become ours: they name the option and say where the help is. */
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
/** Text from elsewhere on a terminal: without escape sequences and other control characters, on one line. */
function oneLine(text) {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

// src/commands/demo/template.ts
/** The workflow files that the package ships, by the name of their file. */
const templates = ["hardened", "simple"];

// src/commands/demo.ts
const help$4 = `rondo demo [--template hardened|simple] [--open] [--json]

Runs the whole loop on a GitHub that lives on this machine: a sample repository with failing tests, an issue, a label,
and a scripted agent that breaks one promise before it keeps the next. Needs Node and git; no model, no account.

  --template T  the workflow: hardened (four jobs; the default) or simple (one job)
  --open        keeps serving the pages of that GitHub until Ctrl-C, and prints their address
  --json        for programs:
                {"status","iterations":[{"iteration","signal","score","sha"}],"pr","gate",
                 "apiCalls":{"total","perIteration"},"seconds"}
                gate is the state of the commit status rondo on the head. apiCalls are the loop's own requests to the
                API: total in all runs, dispatches included; perIteration in the second iteration, which neither
                opens the pull request nor ends the loop

Exit codes: 0 completed, 1 anything else, 2 wrong usage.
`;
/** The embedded GitHub is large, and no other command needs it: it is loaded when the demo runs. */
function demo(live) {
	return {
		name: "demo",
		about: "the whole loop on this machine: a sample repository, a scripted agent",
		help: help$4,
		run: async (args) => {
			const { values, positionals } = readArguments("demo", args, {
				template: {
					type: "string",
					default: "hardened"
				},
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
			const { performDemo } = await import("./cli-perform-demo.js");
			return performDemo({
				template: templateNamed(values.template),
				open: values.open,
				json: values.json
			}, live);
		}
	};
}
function templateNamed(name) {
	const known = templates.find((template) => template === name);
	if (known) return known;
	throw new UsageError(`--template is "${oneLine(name)}"; it must be one of ${templates.join(", ")}.`);
}

// src/agents/printed.ts
function asObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function asText(value) {
	return typeof value === "string" ? value : null;
}
/**
* The JSON objects that were printed over one or more lines each, in order, whatever stands between them.
* Each begins in the first column, and ends on the first `}` there: that is how they are printed.
*/
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
/** The events, in order. Lines that are no JSON object are somebody else's. */
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

// src/agents/claude.ts
/** `--output-format json` prints one object, `stream-json` ends with the same object as its last event. */
function finalMessage$5(printed) {
	const result = resultOf(printed);
	return result?.is_error === true ? null : asText(result?.result);
}
function resultOf(printed) {
	return readEvents(printed).findLast((event) => event.type === "result") ?? readDocuments(printed).findLast((document) => "result" in document || document.type === "result") ?? null;
}

// src/agents/codex.ts
/** `exec --json`: the last completed item that is a message of the agent. */
function finalMessage$4(printed) {
	const items = readEvents(printed).filter((event) => event.type === "item.completed").map((event) => asObject(event.item));
	return asText(items.findLast((item) => item?.type === "agent_message")?.text);
}

// src/agents/copilot.ts
/** `--output-format json`: the last message of the assistant that says something (a tool call has no text). */
function finalMessage$3(printed) {
	return readEvents(printed).filter((event) => event.type === "assistant.message").map((event) => asText(asObject(event.data)?.content)).findLast((message) => message !== null && message !== "") ?? null;
}

// src/agents/gemini.ts
/** `--output-format json` prints one object, perhaps among warnings; `stream-json` the answer in pieces. */
function finalMessage$2(printed) {
	const answer = readDocuments(printed).findLast((document) => "response" in document);
	return asText(answer?.response) ?? lastPieces(readEvents(printed));
}
function isAnswer(event) {
	return event.type === "message" && event.role === "assistant";
}
/** The pieces after the last tool. */
function lastPieces(events) {
	const start = events.findLastIndex((event) => event.type === "tool_result" || event.type === "tool_use");
	const pieces = events.slice(start + 1).filter(isAnswer);
	return pieces.length === 0 ? null : pieces.map((event) => asText(event.content) ?? "").join("");
}

// src/agents/opencode.ts
/** `run --format json`: the last text part. */
function finalMessage$1(printed) {
	const last = readEvents(printed).findLast((event) => event.type === "text");
	return asText(asObject(last?.part)?.text);
}

// src/agents/list.ts
/** From what each CLI printed, headless, to what the agent said last; null if it said nothing. */
const finalMessages = {
	claude: finalMessage$5,
	codex: finalMessage$4,
	gemini: finalMessage$2,
	copilot: finalMessage$3,
	opencode: finalMessage$1
};

// src/loop/inline.ts
const hidingElement = /<(?:(pre|code|blockquote|script|style|textarea|template)(?=[\s>/])|!--|\?|!\[CDATA\[)/iy;
/** Backticks inside a tag or a link in angle brackets begin no code. */
const tagOrLink = /<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|[a-z][a-z0-9.+-]{1,31}:[^\s<>]*)>/iy;
/** Keeps every character's place, which `toLowerCase` does not (İ becomes two), and makes no letter ASCII that is not. */
function asciiLower$1(text) {
	return /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase();
}
/** Angle brackets that begin nothing are passed over here, where it costs least. */
const anyStop = /[`\\]|<(?=[a-z!?])/gi;
const tagStop = /<(?=[a-z!?])/gi;
/** `code`: whether backticks mean code, as they do everywhere but in HTML blocks. */
function findHiddenSpans(text, { code }) {
	const spans = [];
	if (!text.includes("`") && !text.includes("<")) return {
		spans,
		open: null
	};
	const runs = code && text.includes("`") ? new BacktickRuns(text) : null;
	const lower = asciiLower$1(text);
	const stop = code ? anyStop : tagStop;
	for (let at = nextStop(stop, text, 0); at < text.length; at = nextStop(stop, text, at)) {
		const element = elementAt(text, lower, at);
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
/** Past a tag, an escaped character, or backticks that nothing closes. */
function afterPlain(text, at) {
	if (text[at] === "\\") return at + 2;
	if (text[at] === "`") return afterBackticks(text, at);
	return matchEnd(tagOrLink, text, at) ?? at + 1;
}
function nextStop(stop, text, from) {
	stop.lastIndex = from;
	return stop.exec(text)?.index ?? text.length;
}
function matchEnd(sticky, text, at) {
	sticky.lastIndex = at;
	return sticky.test(text) ? sticky.lastIndex : null;
}
const specialEnds = {
	"<!--": "-->",
	"<?": "?>",
	"<![cdata[": "]]>"
};
function elementAt(text, lower, at) {
	if (text[at] !== "<") return null;
	hidingElement.lastIndex = at;
	const opening = hidingElement.exec(text);
	if (!opening) return null;
	const name = opening[1]?.toLowerCase();
	const end = name ? `</${name}>` : specialEnds[opening[0].toLowerCase()] ?? ">";
	const closed = lower.indexOf(end, name ? at : at + 2);
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
/** Where the runs of each length end. Asked from the front only, so each run is passed once. */
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
	/** The end of the code that begins at the given place; its first backtick may follow an escaped one. */
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
const heading = /^#{1,6}(?: |$)/;
const underline = /^(?:=+|-+) *$/;
/**
* Tabs stop at every fourth column. Only for finding blocks: places in the line are those of its own text.
* Blocks that nest no deeper than they may begin within some hundred columns.
*/
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
	while (text[end] === " ") end++;
	return end - at;
}
function afterQuoteMark(text, at) {
	return text[at + 1] === " " ? at + 2 : at + 1;
}
/**
* A line across the page is three or more of one mark, and nothing else. This says from where to where in the text one
* may begin. Asked once per line: each item of a list nested on one line would look at the whole rest again.
*/
function ruleStarts(text) {
	let first = text.length - 1;
	while (first > 0 && text[first] === " ") first--;
	const mark = text[Math.max(0, first)];
	if (mark !== "*" && mark !== "-" && mark !== "_") return null;
	let marks = 0;
	let last = 0;
	for (; first >= 0 && (text[first] === mark || text[first] === " "); first--) if (text[first] === mark && ++marks === 3) last = first;
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
/** Sees the line with its indent: one of four columns or more closes nothing. */
function closesFence(line, fence) {
	const content = line.replace(/^ {1,3}/, "");
	const length = runLength(content, fence.mark);
	return length >= fence.length && /^ *$/.test(content.slice(length));
}
const marker = /^(?:[-*+]|(\d{1,9})[.)])( *)/;
function openingContainer(content, interruptsParagraph) {
	if (content[0] === ">") return { kind: "quote" };
	const found = marker.exec(content);
	if (!found) return null;
	const [whole, number, spaces = ""] = found;
	const empty = whole.length === content.length;
	if (spaces === "" && !empty) return null;
	if (interruptsParagraph && (empty || number !== void 0 && Number(number) !== 1)) return null;
	const space = empty || spaces.length > 4 ? 1 : spaces.length;
	return {
		kind: "item",
		width: whole.length - spaces.length + space,
		empty
	};
}
const htmlBlocks = [
	[/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
	[/^<!--/, /-->/],
	[/^<\?/, /\?>/],
	[/^<!\[CDATA\[/, /\]\]>/],
	[/^<![a-z]/i, />/],
	[/^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/i, null]
];
const anyTag = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>\s*$/i;
function htmlBlock(content, interruptsParagraph) {
	if (content[0] !== "<") return null;
	const known = htmlBlocks.find(([start]) => start.test(content));
	if (known) return { end: known[1] };
	return !interruptsParagraph && anyTag.test(content) ? { end: null } : null;
}
function runLength(text, mark) {
	let length = 0;
	while (text[length] === mark) length++;
	return length;
}

// src/loop/spans.ts
function merged$1(spans) {
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
/** Puts spans of a paragraph's joined text on its lines. Both are in order, so one walk does. */
function spread(lines, spans) {
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
const nothingMatched = {
	at: 0,
	matched: 0
};
/** More than a message has, and it keeps the work per line bounded. */
const deepest$2 = 32;
/** No block begins with a letter, so most lines need no closer look. */
const startsPlainly = /^[A-Za-z]/;
/** Inline code, comments and elements begin like this; the tags of promises are whole, and hide nothing. */
const canHide = /`|<(?!\/?(?:promise|loop-complete)>)/i;
/** Finds the blocks of CommonMark line by line, and hands each line over once it is known what hides it. */
var LineReader = class {
	#visit;
	/** Lines that wait for the end of their paragraph. */
	#waiting = [];
	#containers = [];
	#leaf = null;
	/** The lines of the open paragraph or HTML block, from the first one on that has a mark which can hide. */
	#inline = [];
	/** A comment or element that its paragraph did not close. */
	#open = null;
	/** What looks like a fence though CommonMark sees none: inside HTML, and after a list item that cut it off. */
	#looseFence = null;
	#tooDeep = false;
	#previous = null;
	constructor(visit) {
		this.#visit = visit;
	}
	read(line) {
		const looseFence = this.#looseFence;
		const isBlankAgain = line.text === "" && this.#previous === "" && this.#leaf === null;
		this.#previous = line.text;
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
		if ((this.#leaf === null || this.#leaf.kind === "text") && this.#containers.length === 0 && startsPlainly.test(line.text)) {
			this.#say(line, 0, 0);
			return;
		}
		const text = line.text.includes("	") ? withoutTabs(line.text) : line.text;
		const { at, matched } = this.#match(text);
		const isInside = matched === this.#containers.length;
		if (!isInside && this.#leaf?.kind === "fence") this.#cutOff(line, this.#leaf);
		if (!isInside && this.#leaf?.kind !== "text") this.#leave(matched);
		if (isInside && this.#leaf?.kind === "fence") this.#insideFence(line, text.slice(at), this.#leaf);
		else if (isInside && this.#leaf?.kind === "html") this.#insideHtml(line, text.slice(at), this.#leaf);
		else this.#startBlocks(line, text, {
			at,
			matched
		});
	}
	/** How many of the open containers the line goes on with, and where its content begins. */
	#match(text) {
		if (this.#containers.length === 0) return nothingMatched;
		let at = 0;
		let matched = 0;
		for (const container of this.#containers) {
			const indent = indentAt(text, at);
			const isBlank = at + indent === text.length;
			if (container.kind === "quote") {
				if (indent > 3 || text[at + indent] !== ">") break;
				at = afterQuoteMark(text, at + indent);
			} else if (isBlank ? container.empty : indent < container.width) break;
			else if (!isBlank) {
				container.empty = false;
				at += container.width;
			}
			matched++;
		}
		return {
			at,
			matched
		};
	}
	#startBlocks(line, text, from) {
		let { at, matched } = from;
		const rules = ruleStarts(text);
		while (!this.#tooDeep) {
			const indent = indentAt(text, at);
			const content = text.slice(at + indent);
			const isRule = rules !== null && rules.first <= at + indent && at + indent <= rules.last;
			const interrupts = this.#leaf !== null && matched === this.#containers.length;
			const container = indent > 3 || isRule ? null : openingContainer(content, interrupts);
			if (!container) {
				if (content === "") this.#leave(matched);
				else if (indent > 3) this.#say(line, matched, indent);
				else this.#startLeaf(line, {
					content,
					isRule
				}, matched);
				return;
			}
			this.#leave(matched);
			at = container.kind === "item" ? at + indent + container.width : afterQuoteMark(text, at + indent);
			if (container.kind === "item") container.width += indent;
			this.#containers.push(container);
			matched = this.#containers.length;
			this.#tooDeep = matched > deepest$2;
		}
	}
	#startLeaf(line, { content, isRule }, matched) {
		const fence = openingFence(content);
		const html = fence ? null : htmlBlock(content, this.#leaf !== null);
		if (fence) {
			this.#leave(matched);
			this.#leaf = {
				kind: "fence",
				mark: fence.mark,
				length: fence.length
			};
			line.hidden = this.#isQuoted ? "a quote" : "fenced code";
		} else if (html) {
			this.#leave(matched);
			this.#leaf = {
				kind: "html",
				end: html.end
			};
			this.#insideHtml(line, content, this.#leaf);
		} else {
			const underlines = matched === this.#containers.length && this.#leaf !== null && underline.test(content);
			const isAlone = !underlines && (heading.test(content) || isRule);
			if (isAlone) this.#leave(matched);
			this.#say(line, matched, 0);
			if (isAlone || underlines) this.#endLeaf();
		}
	}
	/** A line of a paragraph: a new one, the open one, or lazily that of a quote or item whose mark it lacks. */
	#say(line, matched, indent) {
		if (this.#leaf?.kind !== "text") {
			this.#leave(matched);
			if (indent <= 3) this.#leaf = { kind: "text" };
		}
		if (indent > 3) line.hidden = "indented code";
		if (this.#isQuoted) line.hidden = "a quote";
		if (this.#leaf && (this.#inline.length > 0 || canHide.test(line.text))) this.#inline.push(line);
	}
	#insideFence(line, content, fence) {
		line.hidden = this.#isQuoted ? "a quote" : "fenced code";
		if (closesFence(content, fence)) this.#leaf = null;
	}
	#insideHtml(line, content, block) {
		const isBlank = indentAt(content, 0) === content.length;
		if (block.end === null && isBlank) {
			this.#endLeaf();
			return;
		}
		this.#inline.push(line);
		if (this.#isQuoted) line.hidden = "a quote";
		if (block.end?.test(content)) this.#endLeaf();
		else if (block.end === null && !this.#looseFence && !this.#isQuoted) {
			this.#looseFence = openingFence(content.trim());
			if (this.#looseFence) line.hidden = "fenced code";
		}
	}
	/** In CommonMark a fence ends with its list item. Someone who forgot to indent the code meant it to go on. */
	#cutOff(line, fence) {
		if (this.#isQuoted || this.#looseFence) return;
		this.#looseFence = fence;
		this.#insideLooseFence(line, fence);
	}
	#insideLooseFence(line, fence) {
		line.hidden ??= "fenced code";
		if (closesFence(line.text.trim(), fence)) this.#looseFence = null;
	}
	#insideOpen(line, open) {
		const at = asciiLower$1(line.text).indexOf(open.end);
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
	get #isQuoted() {
		return this.#containers.some((container) => container.kind === "quote");
	}
	/** Closes what the line did not go on with, and the paragraph that another block interrupts. */
	#leave(matched) {
		if (this.#leaf) this.#endLeaf();
		while (this.#containers.length > matched) this.#containers.pop();
	}
	/** Inline code, comments and elements may span the lines of one paragraph. */
	#endLeaf() {
		const lines = this.#inline;
		const isHtml = this.#leaf?.kind === "html";
		this.#leaf = null;
		if (lines.length === 0) return;
		this.#inline = [];
		if (this.#open !== null && lines.every((line) => line.hidden !== null) || this.#isQuoted && !isHtml) return;
		const text = lines.map((line) => line.text).join("\n");
		const found = findHiddenSpans(text, { code: !isHtml });
		if (found.open) this.#open ??= {
			...found.open,
			after: lines.at(-1)?.number ?? 0
		};
		const hasCodeInHtml = isHtml && text.includes("`");
		spread(lines, hasCodeInHtml ? merged$1([...found.spans, ...findHiddenSpans(text, { code: true }).spans]) : found.spans);
	}
};

// src/loop/markdown.ts
const noSpans = [];
/** Each line in order, as soon as it is known: a megabyte of short lines is never held all at once. */
function visitLines(text, visit) {
	const reader = new LineReader(visit);
	const lines = text.includes("\r") ? text.split(/\r\n?|\n/) : text.split("\n");
	let number = 1;
	for (const line of lines) reader.read({
		number: number++,
		text: line,
		hidden: null,
		spans: noSpans
	});
	reader.finish();
}
/** What hides the given place of a line, if anything does. The spans are in order: a line can have very many. */
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
	/** Nothing was read yet that a later promise must not inherit. */
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
		const content = line.trim();
		if (/^<context>/i.test(content)) return this.#openContext(content);
		const [, name, value] = content.includes(":") && labelled.exec(content) || [];
		if (name !== void 0) {
			this.#label = labels[name.toLowerCase()] ?? null;
			if (this.#label) this.#texts[this.#label] ??= value ?? "";
			return "label";
		}
		if (this.#goesOn(line, after)) return this.#append(line.trimEnd());
		return this.readCriterion(content) === "none" ? "other" : "criterion";
	}
	readBlank() {
		if (this.#label && this.#texts[this.#label]) this.#append("");
	}
	/** Hidden text is no detail of its own; the reason of a stop may hold code and quotes. */
	readHidden(line, after) {
		return after !== null && this.#isOpenEnded(after) ? this.#append(line.trimEnd()) : "other";
	}
	/** Outside of a `<loop-complete>` block only list items are criteria. */
	readCriterion(line, where = "list") {
		const text = listItem.exec(line.trim())?.[1] ?? (where === "block" ? line.trim() : void 0);
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
	/** Gives what the line says after the block's end. */
	readContext(line) {
		const end = line.search(/<\/context>/i);
		const content = (end < 0 ? line : line.slice(0, end)).trim();
		const colon = content.indexOf(":");
		const key = content.slice(0, colon).trim().slice(0, 60);
		if (colon > 0 && this.#context.size < maxContextKeys) this.#context.set(key, contextValue(content.slice(colon + 1).trim()));
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
	/**
	* A summary goes on only as a list. The reason of a stop may be a whole question with options and a closing sentence:
	* to stop on too much text is the safe mistake there, and to complete on it is not.
	*/
	#goesOn(line, after) {
		return this.#label !== null && (this.#isOpenEnded(after) || listItem.test(line.trim()));
	}
	#isOpenEnded(after) {
		return after !== "COMPLETE" && after !== "CONTINUE" && this.#label !== null && this.#label !== "summary";
	}
	#append(line) {
		if (this.#label) {
			const text = this.#texts[this.#label] ?? "";
			if (text.length < maxText) this.#texts[this.#label] = text === "" ? line : `${text}\n${line}`;
		}
		return "continuation";
	}
};
function contextValue(written) {
	const quoted = /^"(.*)"$|^'(.*)'$/.exec(written);
	if (quoted) return (quoted[1] ?? quoted[2] ?? "").slice(0, 500);
	if (written === "true" || written === "false") return written === "true";
	if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(written)) return Number(written);
	return written.slice(0, 500);
}
function cleaned(text) {
	const trimmed = (text ?? "").slice(0, maxText).trim();
	return trimmed === "" ? null : trimmed;
}

// src/loop/promise-text.ts
/** Small questions about a line of text that reading promises asks again and again. */
/** As much of a text as a report shows. */
const maxShown = 80;
/** Has words, and is no row of a table and no HTML. */
const isProse = /^[^<|]*[\p{L}\p{N}]/u;
/** Without what makes it a list item, a heading or a labelled line. */
function sentence(line) {
	return line.replace(/^\s*(?:[-*+#]+[ \t]+)?(?:[*_]*summary[*_]*[ \t]*:[*_]*[ \t]*)?/i, "").trim();
}
function placesOf(wanted, text, from = 0) {
	const places = [];
	for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
	return places;
}
/** In lower case, every character in its place: İ is the only one that would become two. */
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
function short$1(text, limit = 80) {
	return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
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
const declaredPromises = [
	"COMPLETE",
	"BLOCKED",
	"ESCALATE"
];
const hookPresets = [
	"default",
	"validation",
	"promise"
];

// src/loop/promises.ts
/** From the most cautious to the least: of two different promises in one message, the earlier one here counts. */
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
/** The canonical word for a promise as people write it in settings: bare, an alias, or with its tag. */
function promiseKind(written) {
	const bare = (/^<promise>([^<]*)<\/promise>$/i.exec(written.trim())?.[1] ?? written).trim();
	return /^[A-Za-z_]+$/.test(bare) ? aliases.get(bare.toUpperCase()) ?? null : null;
}
/** What the agent promised in its final message, and which of its tags did not count and why. */
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
/** Most of what agents print holds no promise at all; this spares it the reading. */
function mayHoldPromise(message, texts) {
	if (/<promise|<loop-complete/i.test(message)) return true;
	if (texts.length === 0) return false;
	const folded = foldCase(message);
	return texts.some((text) => folded.includes(foldCase(text)));
}
const promiseTag = "<promise";
const blockTag = "<loop-complete";
const blockEnd = "</loop-complete>";
/** More than a person would read; a hostile message has a hundred thousand. */
const maxIgnored = 1e3;
var PromiseReader = class {
	#rules;
	#found = [];
	#closing = new Closing();
	#ignored = [];
	/** The open `<loop-complete>` block. */
	#block = null;
	#lastProse = null;
	constructor(rules) {
		this.#rules = rules;
	}
	read(line) {
		if (this.#block) this.#insideBlock(line, this.#block);
		else if (this.#closing.insideContext) this.#insideContext(line);
		else if (line.text.trim() === "") this.#closing.readBlank();
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
			summary: details.summary ?? (this.#lastProse && short$1(sentence(this.#lastProse), 300)),
			conflict: this.#found.some((found) => found.kind !== winner.kind),
			ignored
		};
	}
	/** True if the line is about promises and nothing else. */
	#readTags(line) {
		if (line.text.includes("<")) {
			const lower = asciiLower$1(line.text);
			if (lower.includes(blockTag)) return this.#openBlock(line, lower);
			if (lower.includes(promiseTag)) return this.#readPromiseTags(line, lower);
		}
		return this.#readFreeText(line);
	}
	#readPromiseTags(line, lower) {
		const alone = /^([*_]*)<promise>([^<]*)<\/promise>([*_]*)$/i.exec(line.text.trim());
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
		if (!kind) this.#ignore(line, written, `"${short$1(word)}" is not a promise; known are ${caution.join(", ")}`);
		else if (isDeclarable(kind) && !this.#rules.promises.includes(kind)) this.#ignore(line, written, `${kind} is not among this loop's promises (${this.#rules.promises.join(", ")})`);
		else this.#found.push({
			kind,
			text,
			line,
			written
		});
	}
	#readFreeText(line) {
		if (this.#rules.texts.length === 0) return false;
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
		const lower = asciiLower$1(line.text);
		const end = placesOf(blockEnd, lower, start).find((at) => hiddenAt(line, at) === null);
		if (this.#closing.readCriterion(line.text.slice(start, end), "block") === "unmet") block.met = false;
		if (lower.includes(promiseTag)) this.#readPromiseTags(line, lower);
		if (end === void 0) return;
		this.#block = null;
		const isLast = /^[*_\s]*$/.test(line.text.slice(end + 16));
		if (!block.met) this.#ignore(block.line, "<loop-complete>", "one of its criteria is not met");
		else this.#accept(block.line, "<loop-complete>", "COMPLETE", "loop-complete");
		if (!isLast && !this.#rules.lenient) this.#dropFound(`other text follows it (line ${line.number})`);
	}
	#insideContext(line) {
		for (const at of placesOf(promiseTag, asciiLower$1(line.text))) this.#ignore(line.number, line.text.slice(at, at + 80), "it is inside <context>");
		if (this.#closing.readContext(line.text) !== "" && !this.#rules.lenient) this.#dropFound(`other text follows it (line ${line.number})`);
	}
	/** A line that is no promise: one that may follow a promise, or one that takes an earlier promise back. */
	#readOther(line) {
		const after = this.#found.at(-1)?.kind ?? null;
		if ((line.hidden ? this.#closing.readHidden(line.text, after) : this.#closing.read(line.text, after)) !== "other") return;
		if (!this.#rules.lenient) this.#dropFound(`other text follows it (line ${line.number})`);
		if (line.hidden === null && this.#found.length === 0 && isProse.test(line.text)) this.#lastProse = line.text;
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
			text: short$1(text),
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

// src/commands/explain.ts
const help$3 = `rondo explain [FILE] [--agent A] [--promise TEXT] [--lenient] [--json]

Says what promise a text holds, and why each tag that does not count does not.
Without FILE, or with -, the text comes from standard input.

  --agent A       the text is what that CLI printed (${agentNames.join(", ")}); its final message counts
  --promise TEXT  a free text that means COMPLETE; A|B is either. May be given more than once
  --lenient       anywhere in the message outside code, quotes and comments, not only alone at its end
  --json          for programs

Examples
  echo '<promise>COMPLETE</promise>' | rondo explain
  rondo explain message.md --promise "All tests passing|Feature complete"
  claude -p "…" --output-format json | rondo explain --agent claude --json

Exit codes: 0 done, 1 the text could not be read, 2 wrong usage.
`;
const explain = {
	name: "explain",
	about: "what promise a text holds, and why or why not",
	help: help$3,
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
		const agent = values.agent === void 0 ? null : agentNamed(values.agent);
		const file = atMostOne("explain", positionals) ?? "-";
		const message = finalMessage(await shell.read(file), agent, file);
		const detected = detectPromise(message, {
			...defaultPromiseRules,
			texts: (values.promise ?? []).flatMap((texts) => texts.split("|")),
			lenient: values.lenient
		});
		return done(values.json ? toJson$1(detected) : toText$2(detected, palette(shell.colours)));
	}
};
function agentNamed(name) {
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
function toText$2(detected, paint) {
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
/** Each once: what an alias stands for is read at every use of it. */
function inFileOrder(problems) {
	return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

// src/config/located.ts
const longestQuote = 60;
/** The value as a message shows it: short, on one line. */
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
/** A default, as if it were in the file; so defaults are read by the same readers as everything else. */
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
/** The known word that was probably meant: `maxIterations`, `max_iterations` and `max-iteration` are all near `max-iterations`. */
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
/** Insertions, deletions, substitutions and swaps of neighbours. */
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
/** A map with these keys, of which those that are present count. */
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
/** A map with these keys, complete: what is missing has a default, or is a problem. */
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
/**
* The same shape, whose value is turned into something else, or refused after all.
* Not named `then`: a module with that export is a thenable, and importing it dynamically never ends.
*/
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
/** A default is part of the program: one that its own shape refuses is a mistake here, not in a user's file. */
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
/** A list, or its only item. */
function oneOrMany(item, what, atLeast = 0) {
	return byForm({
		text: turned(item, (only) => [only]),
		list: list(item, what, atLeast)
	});
}
/** A map whose keys are names that the user chose. */
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
/** Several ways to write one thing, told apart by the kind of YAML value. */
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
		...joined$1(all),
		allowed,
		read
	};
}
/** Several kinds of map, told apart by their keys. `pick` reports a problem if it can't tell; a mistyped key may be why. */
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
		...joined$1(all),
		allowed,
		read
	};
}
/** The kind whose key the map has, if it has exactly one of these keys. */
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
function joined$1(shapes) {
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
/** Largest first, each at most once, and more than zero in all. */
const durationPattern = "^(?=.*[1-9])(?:(\\d{1,6})d)?(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?$";
/** In the order of the pattern's groups. */
const units = [
	day,
	hour,
	minute,
	second
];
/** `1h30m` in milliseconds; undefined if the text is no duration. */
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
/** Exactly this boolean, and what it stands for. */
function flag(written, meaning) {
	return scalar(String(written), { const: written }, (value) => value === written ? meaning : void 0);
}
function choice(words) {
	return scalar(words.length === 1 ? words.join("") : `one of ${words.join(", ")}`, { enum: words }, (value) => words.find((word) => word === value));
}
/** Text that matches a pattern, which editors check too. */
function matching(allowed, pattern, max) {
	const expression = new RegExp(pattern, "u");
	return scalar(allowed, {
		type: "string",
		pattern,
		...max === void 0 ? {} : { maxLength: max }
	}, (value) => typeof value === "string" && expression.test(value) && [...value].length <= (max ?? Number.POSITIVE_INFINITY) ? value : void 0);
}
const linePattern = "^[^\\s\\p{Cc}\\p{Cs}](?:[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*[^\\s\\p{Cc}\\p{Cs}])?$";
/** A name, a path, a glob: on one line, with no space around it. */
function line(what, max) {
	return matching(`${what} (one line${max === void 0 ? "" : ` of at most ${max} characters`}, no space around it)`, linePattern, max);
}
/** Text of any length, several lines too. No process can be given a NUL. */
function text(what) {
	return matching(what, "^(?=[\\s\\S]*\\S)[^\\u0000]*$");
}
/** In milliseconds. */
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
/** The source of a regular expression. */
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
			const reason = error instanceof Error ? error.message : String(error);
			return refuse(value, `a regular expression (${reason})`, report);
		}
	}
};
/** A pattern for a word in capitals, small letters or both: JSON Schema has no flag for it. */
function eitherCase(word) {
	return word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

// src/config/agent.ts
const known = record("a map { use, model, args }", {
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
		known,
		custom
	}, kindByKey([["use", "known"], ["command", "custom"]], `give it either "command:", or "use:" with one of ${agentNames.join(", ")}`))
};
const agentShape = byForm(forms);
const optionalAgentShape = byForm({
	...forms,
	false: flag(false, null)
});

// src/loop/variables.ts
/**
* Names that no setting can let through to an agent. With one of these, it speaks to GitHub in the job's name,
* or to the runner: it changes the steps that follow it, or reads and poisons the repository's cache.
*/
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
/** Another agent, or several in order. */
const fallbackShape = list(agentShape, "agents");
const variable = turned(matching("a variable's name such as MY_TOKEN", "^[A-Za-z_][A-Za-z0-9_]*$", 100), (name, at, report) => {
	if (!isForbiddenVariable(name)) return name;
	return report.problem(at, `${nameOf(at)} is ${quote(name)}, which no agent gets: it would let the agent act for the job or the runner; leave it out`);
});
const envShape = oneOrMany(variable, "variables' names");
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

// src/config/guards.ts
function guard(key, about, usual) {
	const on = byForm(usual.forms);
	const defaultOn = flag(true, readDefault(on, usual.default, key));
	return {
		key,
		about,
		shape: byForm({
			...usual.forms,
			true: defaultOn,
			false: flag(false, null)
		}, `${on.allowed}, or true (the default), or false (off)`),
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
	attempts: guard("attempts", "Tries at one iteration, dead runs included.", {
		default: 3,
		forms: count
	}),
	consecutiveFailures: guard("consecutive-failures", "Iterations in a row that fail validation.", {
		default: 3,
		forms: {
			number: turned(limit.shape, (most) => readDefault(failures, { limit: most }, "guard")),
			map: failures
		}
	}),
	sameError: guard("same-error", "Times in a row that the same failure comes back, numbers and times aside.", {
		default: 3,
		forms: count
	}),
	noProgress: guard("no-progress", "Iterations in a row that change nothing.", {
		default: 3,
		forms: count
	}),
	regression: guard("regression", "A score that declines strictly, by more than `drop` points over `window` iterations.", {
		default: {
			window: 3,
			drop: 10
		},
		forms: { map: decline }
	}),
	oscillation: guard("oscillation", "Times that a tree older than the previous one comes back.", {
		default: 2,
		forms: count
	})
};
/** As one would write it. */
const guardDefaults = Object.fromEntries(Object.values(guardFields).map((field) => [field.key, field.default ?? null]));

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
	}
};
const presetField = {
	key: "use",
	about: "A built-in hook: `default` looks at promises, then rules; `validation` at rules; `promise` at promises.",
	shape: choice(hookPresets)
};
const presetParts = record("a map { use }", {
	preset: presetField,
	...common
});
const preset = turned(presetParts, (parts) => ({
	...parts,
	kind: "preset"
}));
const runParts = record("a map { run }", {
	run: {
		key: "run",
		about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout.",
		shape: text("a command")
	},
	timeoutMs: {
		key: "timeout",
		about: "How long the command may take.",
		shape: duration$1("5d"),
		default: "30s"
	},
	...common
});
const run$1 = turned(runParts, (parts) => ({
	...parts,
	kind: "run"
}));
const hook = byForm({
	text: turned(choice(hookPresets), (use) => readDefault(preset, { use }, "hook")),
	map: variants({
		preset,
		run: run$1
	}, kindByKey([["use", "preset"], ["run", "run"]], `give it either "run: COMMAND", or "use:" with one of ${hookPresets.join(", ")}`))
});
function readHooks(value, report) {
	if (value.form !== "list") return refuse(value, hookList.allowed, report);
	const firstAt = /* @__PURE__ */ new Map();
	const hooks = value.items.flatMap((item, index) => {
		const draft = hook.read(item, report);
		if (draft === void 0) return [];
		const id = draft.id ?? (draft.kind === "preset" ? draft.preset : `hook-${index + 1}`);
		const first = firstAt.get(id);
		if (first === void 0) firstAt.set(id, item);
		else report.problem(item, `the hook id ${quote(id)} is taken by ${nameOf(first)}; give each hook its own id`);
		return [{
			...draft,
			id
		}];
	});
	if (value.items.length > mostSensible) {
		const advice = `more than ${mostSensible} are slow and hard to follow`;
		report.warning(value, `${nameOf(value)} has ${value.items.length} hooks; ${advice}`);
	}
	return hooks.length === value.items.length ? hooks : void 0;
}
const hookList = list(hook, "hooks");
/** Not just a list: ids are compared even if one of the hooks is wrong, so that all problems come out at once. */
const hooksShape = {
	...hookList,
	read: readHooks
};

// src/config/profiles.ts
/** `rondo: done` is a label that Rondo sets itself; as a profile, it would start a loop. */
const statusLabels = [
	"running",
	"parked",
	"paused",
	"blocked",
	"escalated",
	"failed",
	"done",
	"stale"
];
const anyName = line("a name", 40);
const profileName = {
	allowed: `${anyName.allowed}, and none of ${statusLabels.join(", ")}`,
	schema: {
		...anyName.schema,
		not: { pattern: `^(?:${statusLabels.map(eitherCase).join("|")})$` }
	},
	read: (value, report) => {
		const name = anyName.read(value, report);
		if (name === void 0 || !statusLabels.includes(name.toLowerCase())) return name;
		return report.problem(value, `the profile ${quote(name)} has the name of a status label; choose another name`);
	}
};
/** GitHub takes `rondo: QA` and `rondo: qa` for one label. */
function reportSharedLabels(profiles, report) {
	const first = /* @__PURE__ */ new Map();
	for (const { key, keyAt } of profiles.form === "map" ? profiles.entries : []) {
		const other = first.get(key.toLowerCase());
		if (other === void 0) first.set(key.toLowerCase(), key);
		else if (other !== key) report.problem(keyAt, `the profiles ${quote(other)} and ${quote(key)} would share a label: labels ignore case`);
	}
}
/** In a profile, the schema of a key is that of the same key at the top. */
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
	report.warning(at, `${nameOf(at)} has ${quote(text)}, which is vague: an agent may write it without meaning it; choose a sentence, such as "All tests passing"`);
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

// src/config/promises.ts
/** For messages and editors; what each one means is the engine's to say. */
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
	list: turned(list(word, "promises"), (found) => [...new Set(found.flat())]),
	text: word
});

// src/config/rules.ts
const path$2 = line("a path in the repository");
const required = {
	key: "required",
	about: "If false, the rule is shown and scored, but can't reject a promise.",
	shape: boolean,
	default: true
};
const typeAbout = "What kind of check it is. A rule with `run` is a command.";
/** Some write `content_pattern`; both spellings are accepted. */
function typeWord(type) {
	const spellings = [.../* @__PURE__ */ new Set([type, type.replaceAll("-", "_")])];
	return turned({
		...choice(spellings),
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
const byType = {
	command,
	coverage: record("a map { type: coverage, file, min }", {
		type: typeField("coverage"),
		required,
		file: {
			key: "file",
			about: "`coverage`: the report that the tests write, for example in lcov format.",
			shape: path$2
		},
		min: {
			key: "min",
			about: "`coverage`: the least percentage that passes.",
			shape: number$1(0, 100)
		}
	}),
	"content-pattern": record("a map { type: content-pattern, file, pattern }", {
		type: typeField("content-pattern"),
		required,
		file: {
			key: "file",
			about: "`content-pattern`: the file to search.",
			shape: path$2
		},
		pattern: {
			key: "pattern",
			about: "`content-pattern`: what the file must contain.",
			shape: expression
		}
	}),
	"file-exists": record("a map { type: file-exists, files }", {
		type: typeField("file-exists"),
		required,
		files: {
			key: "files",
			alias: "file",
			about: "`file-exists`: the files that must all exist.",
			shape: oneOrMany(path$2, "paths in the repository", 1)
		}
	}),
	checks: record("a map { type: checks, names }", {
		type: typeField("checks"),
		required,
		names: {
			key: "names",
			about: "`checks`: the repository's own checks that must pass on the head commit.",
			shape: oneOrMany(line("the name of a check"), "names of checks", 1)
		}
	}),
	step: record("a map { type: step }", {
		type: typeField("step"),
		required
	})
};
const ruleTypes = Object.keys(byType);
function pickType(map, report) {
	const type = entryOf$1(map, "type");
	if (type !== void 0) {
		const word = type.form === "scalar" ? String(type.value).replaceAll("_", "-") : "";
		return ruleTypes.find((each) => each === word) ?? refuse(type, `one of ${ruleTypes.join(", ")}`, report);
	}
	if (entryOf$1(map, "run") !== void 0 || entryOf$1(map, "command") !== void 0) return "command";
	const advice = `give it "run: COMMAND", or "type:" with one of ${ruleTypes.join(", ")}`;
	return report.problem(map, `${nameOf(map)} does not say what to check; ${advice}`);
}
const ruleShape = byForm({
	text: turned(text("a command"), (run) => readDefault(command, { run }, "rule")),
	map: variants(byType, pickType),
	false: flag(false, "removed")
}, "a command, a map such as { run: npm test }, or false");
const rulesShape = turned(mapOf("rules by name", line("a name", 100), ruleShape), (rules) => rules.map(({ name, value }) => value === "removed" ? {
	name,
	removed: true
} : {
	name,
	...value
}));

// src/config/fields.ts
/** Every key of `.github/rondo.yml`. The reader, the defaults, the JSON schema and the documentation all come from here. */
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
	rules: {
		key: "rules",
		about: "The checks, by name. `tests: npm test` is short for `tests: { run: npm test }`; `tests: false` removes an inherited rule.",
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
	}
};
const fileFields = {
	...settingFields,
	profiles: {
		key: "profiles",
		about: "Settings by name, each with the same keys as the file. An issue picks one with the label `rondo: NAME`.",
		shape: profilesShape(settingFields),
		default: {}
	}
};
const anyKeys = partial("a map of settings", fileFields);
/** An empty file means the defaults. */
const fileShape = {
	...anyKeys,
	schema: {
		...anyKeys.schema,
		type: ["object", "null"]
	},
	read: (value, report) => value.form === "scalar" && value.value === null ? {} : anyKeys.read(value, report)
};

// src/config/resolve.ts
const builtIn = Object.fromEntries(Object.entries(settingFields).map(([name, { key, shape, default: preset }]) => [name, readDefault(shape, preset ?? null, key)]));
/** The defaults, with the layers over them: later wins, key by key. */
function resolveSettings(layers) {
	const all = [builtIn, ...layers];
	const last = Object.assign({}, builtIn, ...layers);
	return {
		...last,
		rules: mergeRules(all.flatMap((layer) => layer.rules ?? [])),
		guards: suitPolicy(mergeGuards(layers), last.stop),
		hooks: last.evaluator === null ? last.hooks : [...last.hooks, evaluatorHook],
		protect: [...new Set(all.flatMap((layer) => layer.protect ?? []))]
	};
}
/** A judge that does not answer stops nobody: rules and guards still stand. */
const evaluatorHook = {
	id: "evaluator",
	enabled: true,
	onError: "continue",
	kind: "evaluator"
};
/** A rule keeps the place of the first one of its name. */
function mergeRules(changes) {
	const rules = /* @__PURE__ */ new Map();
	for (const change of changes) if ("removed" in change) rules.delete(change.name);
	else rules.set(change.name, change);
	return [...rules.values()];
}
function mergeGuards(layers) {
	return Object.assign({}, builtIn.guards, ...layers.map((layer) => layer.guards ?? {}));
}
/** `strict` takes nothing less than a full pass for an end of failures. */
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

// src/loop/caps.ts
/**
* Free text in the state has a limit each, so that the state has one at any iteration.
* What counts is the size as JSON in UTF-8: quotes and line ends cost two bytes, other letters up to four.
*/
const caps = {
	reason: 400,
	nextPrompt: 800,
	summary: 120,
	doneBy: 60,
	context: 600,
	feedback: 2e3,
	feedbackItem: 1e3
};
/** The text without control characters, cut to so many bytes, with `…` where it was cut. */
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
/** As many of the texts as fit, the first ones first. */
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
	activeMs: 0,
	cost: 0,
	unpricedRuns: 0,
	failuresInRow: 0,
	lastFailure: null,
	unchangedInRow: 0,
	confirmations: 0,
	bestScore: null,
	scores: [],
	trees: [],
	comebacks: 0,
	feedback: [],
	nextPrompt: null,
	entries: []
};
/** A loop that ended for good. Everything else can be resumed. */
function hasEnded(status) {
	return status === "completed" || status === "stopped";
}
/** Whether the next iteration may start without a person. */
function isLive(status) {
	return status === "running" || status === "parked";
}
/** A person looked at it: what piled up in a row is forgiven, what was spent is not. */
function forgiven(loop) {
	return {
		...loop,
		attempt: 0,
		parkedUntil: null,
		failuresInRow: 0,
		lastFailure: null,
		unchangedInRow: 0,
		confirmations: 0,
		scores: [],
		comebacks: 0
	};
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

// src/loop/outcome.ts
/**
* The results in the order of the settings, then by name: what is decided may not depend on who reported first.
* A rule that is configured and has no result is an error (it did not run), one that is not configured counts as required.
*/
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

// src/loop/paths.ts
/**
* Globs as in .gitignore's spirit: `*` and `?` stay within a folder, `**` crosses folders, `[ab]` and `{a,b}` choose,
* a pattern without a slash matches the name anywhere, and one that names a folder matches all that is in it.
*/
function matchesAny(globs, path) {
	return globs.some((glob) => globExpression(glob).test(path));
}
/** The paths that a protected glob forbids, in order. */
function protectedPaths(globs, paths) {
	if (globs.length === 0) return [];
	const expressions = globs.map(globExpression);
	return paths.filter((path) => expressions.some((expression) => expression.test(path)));
}
function globExpression(glob) {
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
function judge(policy, facts) {
	if (facts.objection !== null) return facts.promised ? rejected(facts.objection) : goOn(facts.objection);
	return policies[policy](facts);
}
/** What `verified` believes: a promise that every required rule bears out, and not by having nothing to show. */
function isKept({ promised, validation, objection }) {
	return promised && objection === null && (validation === "passed" || validation === "none");
}
const policies = {
	verified: (facts) => {
		if (!facts.promised) return notPromised(facts.validation);
		if (facts.validation === "passed") return kept("The promise is kept: every required rule passes");
		if (facts.validation === "none") return kept("The agent promised COMPLETE; no required rule is configured, so nothing verified it");
		return facts.validation === "failed" ? rejected("The promise is rejected: a required rule does not pass") : rejected("The promise is rejected: no required rule ran, so nothing was verified");
	},
	strict: (facts) => {
		const verdict = policies.verified(facts);
		if (!verdict.complete || facts.confirmations >= 2) return verdict;
		return goOn("The promise is kept; strict asks for it once more: review the work, and repeat the promise if it holds");
	},
	either: (facts) => {
		if (facts.promised) return kept("The agent promised COMPLETE");
		return facts.validation === "passed" ? proved() : notPromised(facts.validation);
	},
	validation: (facts) => facts.validation === "passed" ? proved() : notYet(facts.validation),
	promise: (facts) => facts.promised ? kept("The agent promised COMPLETE") : notPromised("none"),
	hooks: () => goOn("Hooks decide")
};
function notPromised(validation) {
	if (validation === "passed") return goOn("All rules pass; if the task is done, say so with the promise");
	return notYet(validation);
}
function notYet(validation) {
	if (validation === "failed") return goOn("A required rule does not pass yet");
	if (validation === "vacuous") return goOn("No required rule ran, so nothing was verified");
	return goOn("The task is not done yet");
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
/**
* 0 to 100: the share of rules that passed, less the share that could not even run (those count twice).
* A skipped rule showed nothing, so it is not among those that passed.
*/
function score(rules) {
	if (rules.length === 0) return 100;
	const passed = rules.filter((rule) => rule.result === "pass").length;
	const errored = rules.filter((rule) => rule.result === "error").length;
	return Math.max(0, Math.round((passed - errored) / rules.length * 1e4) / 100);
}

// src/loop/facts.ts
function gatherFacts(loop, outcome, settings) {
	const rules = judgedRules(settings.rules, outcome.rules);
	const detected = detectPromise(outcome.failure ? "" : outcome.said, {
		promises: settings.promises,
		texts: settings.promiseTexts,
		lenient: false
	});
	const claim = {
		promised: detected.promise === "COMPLETE",
		validation: validation(rules),
		objection: objection(outcome, settings)
	};
	const kept = isKept(claim);
	return {
		outcome,
		detected,
		rules,
		validation: claim.validation,
		score: score(rules),
		policy: judge(settings.stop, {
			...claim,
			confirmations: kept ? loop.confirmations + 1 : 0
		}),
		kept
	};
}
/** What stands against a promise although every rule passes. */
function objection(outcome, settings) {
	const touched = protectedPaths(settings.protect, outcome.changed ?? []);
	if (touched.length > 0) return `protected files were changed: ${touched.slice(0, 5).join(", ")}`;
	const { tree, validatedTree } = outcome;
	if (validatedTree === null || tree === null || tree === validatedTree) return null;
	return "the rules ran on another tree than the one that landed";
}

// src/loop/failures.ts
const ansi = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const hexadecimal = /\b(?:0x[0-9a-f]+|(?=[0-9a-f]*\d)[0-9a-f]{7,64})\b/gi;
const number = /\d+(?:[.,:]\d+)*/g;
/**
* The same failure gives the same text, whatever its numbers, times, ids and colours, and whatever optional rules say.
* Null if nothing that is required failed.
*/
function failureSignature(rules) {
	const broken = rules.filter((rule) => rule.required && isBroken(rule)).map((rule) => `${rule.name} ${rule.result}: ${withoutNumbers(rule.message)}`);
	return broken.length === 0 ? null : digest(broken.join("\n"));
}
function withoutNumbers(message) {
	return message.slice(0, 2e4).replace(ansi, "").replace(uuid, "#").replace(hexadecimal, "#").replace(number, "#").replace(/\s+/g, " ").trim().toLowerCase();
}
/** FNV-1a, twice 32 bits: short enough for the state, and nobody gains anything from a collision. */
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
/** What the next iteration is told about the rules that failed. */
function failureMessages(rules) {
	return rules.filter(isBroken).map((rule) => {
		const verb = rule.result === "error" ? "could not run" : "failed";
		return `${rule.name} ${verb}${rule.message.trim() === "" ? "" : `: ${rule.message.trim()}`}`;
	});
}

// src/loop/fold.ts
/** The loop's counters after an iteration that ran to its end, or to its time limit. */
function foldIteration(loop, facts, settings) {
	const { outcome } = facts;
	const unchanged = changedNothing(loop, outcome);
	return {
		...spent(loop, outcome),
		iteration: loop.iteration + 1,
		attempt: 0,
		failuresInRow: failuresInRow(loop, facts, settings),
		lastFailure: lastFailure$1(loop, facts),
		unchangedInRow: unchanged && facts.detected.promise !== "CONTINUE" ? loop.unchangedInRow + 1 : 0,
		confirmations: facts.kept ? loop.confirmations + 1 : 0,
		bestScore: Math.max(loop.bestScore ?? 0, facts.score),
		scores: [...loop.scores, facts.score].slice(-20),
		comebacks: loop.comebacks + (isComeback(loop, outcome) ? 1 : 0),
		trees: treesAfter(loop, outcome),
		feedback: failureMessages(facts.rules),
		nextPrompt: null
	};
}
/** The loop after a run that failed before it got anywhere: money and time count, the iteration only if work was kept. */
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
function failuresInRow(loop, facts, settings) {
	if (!(facts.validation === "failed" || isRejected(facts) || facts.outcome.failure !== null)) return facts.validation === "vacuous" ? loop.failuresInRow : 0;
	const improved = loop.bestScore !== null && facts.score > loop.bestScore;
	const forgives = settings.guards.consecutiveFailures?.reset === "improvement";
	return improved && forgives ? 0 : loop.failuresInRow + 1;
}
function isRejected({ policy }) {
	return !policy.complete && policy.rejected;
}
function lastFailure$1(loop, facts) {
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
/** Short enough for the state: a replay's own names for trees may well begin alike. */
function treeKey(tree) {
	return tree.length > 16 ? digest(tree) : tree;
}
function firstLine$1(text) {
	return text.trimStart().split("\n", 1)[0]?.trim() ?? "";
}

// src/loop/amounts.ts
/** Amounts as people write them, in settings and in comments. */
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

// src/loop/guards.ts
const resume = "`/rondo resume`";
/** The first that finds something wins. */
const guards = [
	{
		name: "max-iterations",
		forbidsRun: true,
		look: ({ loop, settings: { maxIterations } }) => loop.iteration >= maxIterations ? {
			evidence: `${loop.iteration} of ${maxIterations} iterations ran without completion`,
			next: loop.iteration < 100 ? `\`/rondo set max-iterations=${Math.min(100, loop.iteration + 5)}\`, then ${resume}` : `a smaller issue: no loop may run more than ${100} iterations`
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
			evidence: `${loop.failuresInRow} iterations in a row failed${lastFailure(loop)}`,
			next: `${resume} with a note on what to try instead`
		} : null
	},
	{
		name: "same-error",
		forbidsRun: false,
		look: ({ loop, settings: { guards } }) => guards.sameError !== null && (loop.lastFailure?.inRow ?? 0) >= guards.sameError ? {
			evidence: `the same failure came ${times(loop.lastFailure?.inRow ?? 0)} in a row${lastFailure(loop)}`,
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
function lastFailure(loop) {
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

// src/loop/hooks.ts
/** In order; the first `complete` or `escalate` ends it; if all continue, the last one's words are used. */
function evaluateHooks(hooks, facts) {
	let verdict = {
		id: "default",
		...carryOn$1("No hooks registered for this task")
	};
	for (const hook of hooks) {
		if (!hook.enabled) continue;
		verdict = {
			id: hook.id,
			...answerOf(hook, facts)
		};
		if (verdict.action !== "continue") break;
	}
	return verdict;
}
function answerOf(hook, facts) {
	const answer = hook.kind === "preset" ? presets[hook.preset](facts) : externalAnswer(hook.id, facts.answers);
	if (!("error" in answer)) return answer;
	const reason = `Hook evaluation failed: ${answer.error}`;
	return hook.onError === "continue" ? carryOn$1(reason) : {
		action: "escalate",
		reason,
		nextPrompt: null
	};
}
function externalAnswer(id, answers) {
	return (Object.hasOwn(answers, id) ? answers[id] : void 0) ?? { error: `"${id}" gave no answer` };
}
const presets = {
	default: (facts) => byPromise(facts) ?? byValidation(facts) ?? carryOn$1("Iteration in progress"),
	validation: (facts) => byValidation(facts) ?? carryOn$1("There are no validation results"),
	promise: (facts) => byPromise(facts) ?? carryOn$1("No promise was made")
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
		...carryOn$1(`Validation failed: ${failures.join("; ")}`),
		nextPrompt: `Fix these:\n${failures.join("\n")}`
	};
}
function carryOn$1(reason) {
	return {
		action: "continue",
		reason,
		nextPrompt: null
	};
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
	const why = detected.reason ?? detected.blockingIssue ?? detected.summary ?? "it gave no reason";
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
/** Nothing ends the loop: what the next iteration is told. */
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

// src/loop/decide.ts
function decide(loop, event, settings) {
	if (event.type === "checked") return checked(loop, event.rules, settings);
	if (hasEnded(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
	switch (event.type) {
		case "begin": return begin$1(loop, event.at, settings);
		case "finished": return finished(loop, event.at, event.outcome, settings);
		case "resume": return resumed(loop, event.by, settings);
		case "stop":
		case "pause": return settle(loop, bySomeone(event.type, event.by, event.why));
		case "hindered": return settle(loop, {
			status: "blocked",
			signal: "BLOCKED",
			source: "error",
			reason: event.message
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
		]
	};
}
function resumed(loop, by, settings) {
	const fresh = forgiven(loop);
	const guard = guardBeforeRun(fresh, settings);
	if (guard) return settle(loop, byGuard(guard));
	return settle(fresh, {
		status: "running",
		signal: "CONTINUE",
		source: "human",
		reason: `Resumed by ${by}`
	});
}
/** A completed loop stays complete if the rules still say so; every other goes on with what they said. */
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
	const verdict = personsWord(loop, outcome) ?? (cutShort ? afterFailedRun(folded, at, cutShort, settings) : afterIteration(folded, facts, settings));
	const row = {
		iteration: loop.iteration + 1,
		attempt: Math.max(1, loop.attempt),
		at
	};
	return settle(withEntry(folded, entryOf(facts, verdict, row)), verdict);
}
/** Said while the agent ran, whether the run heard of it or the loop was already paused by it. */
function personsWord(loop, { human }) {
	if (human) return bySomeone(human.says, human.by, human.why);
	return loop.status === "paused" ? {
		status: "paused",
		signal: "BLOCKED",
		source: "human",
		reason: loop.reason
	} : null;
}
/** The order of decision; the first that applies. A person's word came before all of this. */
function afterIteration(loop, facts, settings) {
	const { outcome, policy } = facts;
	const allowance = guardBeforeRun(loop, settings);
	const hooks = () => evaluateHooks(settings.hooks, {
		...facts,
		answers: outcome.hooks
	});
	if (settings.stop === "hooks") return hooksAlone(facts, allowance, hooks());
	const stop = stoppingPromise(facts.detected);
	if (stop) return stop;
	if (policy.complete) return byPolicy(policy);
	const trouble = guardOnResult(loop, settings, outcome.changed ?? []);
	if (trouble) return byGuard(allowance ?? trouble);
	const hook = settings.hooks.length > 0 ? hooks() : null;
	if (allowance && hook?.action !== "complete") return byGuard(allowance);
	return (hook && byHook(hook)) ?? carryOn(facts, policy, hook);
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
/** Puts a verdict into the loop and says what follows from its status, in the order of writes. */
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
			parkedUntil: verdict.parkedUntil ?? null
		},
		signal,
		source,
		reason,
		feedback,
		effects: effectsOf(status, verdict.parkedUntil ?? null)
	};
}
function nothingToDo(loop, reason) {
	return {
		loop,
		signal: null,
		source: "policy",
		reason,
		feedback: [],
		effects: []
	};
}

// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));

// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));

// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));

// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));

// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		const k = createNode.createNode(key, void 0, ctx);
		const v = createNode.createNode(value, void 0, ctx);
		return new Pair(k, v);
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));

// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	const map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
	exports.map = map;
}));

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	const seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
	exports.seq = seq;
}));

// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	const string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	exports.string = string;
}));

// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));

// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));

// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	const schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	const binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	exports.binary = binary;
}));

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	exports.Schema = Schema;
}));

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));

// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));

// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));

// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));

// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));

// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));

// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));

// src/config/yaml-source.ts
var import_dist = require_dist();
const tooDeep = "it is nested too deeply";
function openYaml(fileText, file) {
	const text = fileText.replace(/^\uFEFF/, "");
	const lines = countLines(text);
	const findings = startFindings(file);
	try {
		const document = (0, import_dist.parseDocument)(text, {
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
/** Not left to the parser, which loses count at a NUL. */
function countLines(text) {
	const lines = new import_dist.LineCounter();
	lines.addNewLine(0);
	for (const lineBreak of text.matchAll(/\n/g)) lines.addNewLine(lineBreak.index + 1);
	return lines;
}
function syntaxMessage(error) {
	if (error.code === "MULTIPLE_DOCS") return "a second YAML document starts here; only one is allowed";
	return `not valid YAML: ${error.message.includes("call stack") ? tooDeep : error.message}`;
}
/** In one pass: the library's own `alias.resolve` walks through the whole file for each alias. */
function aliasTargets(document) {
	const anchors = /* @__PURE__ */ new Map();
	const targets = /* @__PURE__ */ new Map();
	(0, import_dist.visit)(document, { Node: (_, node) => {
		const target = (0, import_dist.isAlias)(node) ? anchors.get(node.source) : void 0;
		if ((0, import_dist.isAlias)(node) && target !== void 0) targets.set(node, target);
		if (!(0, import_dist.isAlias)(node) && node.anchor !== void 0) anchors.set(node.anchor, node);
	} });
	return targets;
}

// src/config/locate.ts
/** Values inside of what aliases stand for, at each use: this is what keeps a "billion laughs" file small. */
const mostCopies = 1e4;
const deepest$1 = 20;
/** The node as a tree of values that know where they stand, with aliases replaced by what they stand for. */
function locate(node, at, into) {
	return locateNode(node, at, {
		...into,
		inside: /* @__PURE__ */ new Set(),
		depth: 0,
		copies: { made: 0 }
	});
}
/** `fallback` is for nodes that have no text of their own. */
function locateNode(node, fallback, walk) {
	const at = spotOf(node, fallback, walk);
	if (node === null || node === void 0) return {
		...at,
		form: "scalar",
		value: null
	};
	if (walk.depth > deepest$1) return unreadable(at, `${nameOf(at)} is nested too deeply`, walk);
	if (walk.inside.size > 0 && ++walk.copies.made > mostCopies) return tooManyCopies(at, walk);
	if ((0, import_dist.isAlias)(node)) return locateAlias(node, at, walk);
	const inner = {
		...walk,
		depth: walk.depth + 1
	};
	if ((0, import_dist.isMap)(node)) return {
		...at,
		form: "map",
		entries: locateEntries(node, at, inner)
	};
	if ((0, import_dist.isSeq)(node)) {
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
	const { value, source = "" } = (0, import_dist.isScalar)(node) ? node : {};
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
		if (!(0, import_dist.isScalar)(pair.key) || pair.key.value === null) {
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
	const offset = (0, import_dist.isNode)(node) ? node.range?.[0] : void 0;
	return offset === void 0 ? fallback : spotAt(walk.source.lines, offset, fallback.path);
}
/** One problem is enough: a bomb would have a million. */
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
/** A whole YAML file of the given shape, or everything that is wrong with it. */
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

// src/commands/replay-file.ts
const name = line("a name", 200);
/** Any text, the empty one too; a number is taken for its digits, since nobody quotes a commit's id. */
const anyText = {
	allowed: "a text",
	schema: { type: ["string", "number"] },
	read: (value, report) => value.form === "scalar" && (typeof value.value === "string" || typeof value.value === "number") ? String(value.value) : refuse(value, "a text", report)
};
/** A key with nothing after it is a key that is not there. */
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
		shape: namedOrNone("rule results", choice([
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
		shape: optional(number$1(0, 1e6)),
		default: null
	},
	minutes: {
		key: "minutes",
		about: "how long it took",
		shape: number$1(0, 1e6),
		default: 0
	},
	failure: {
		key: "failure",
		about: "the agent itself failed",
		shape: optional(choice([
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
		shape: optional(choice(["stop", "pause"])),
		default: null
	},
	hooks: {
		key: "hooks",
		about: "what each hook that is a command answered",
		shape: namedOrNone("hook answers", choice([
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

// src/commands/replay.ts
const help$2 = `rondo replay FILE [--json]

Runs the engine over a recorded or hand-written loop, decision by decision. FILE is YAML or JSON; - is standard input.
The replay ends where the loop would: entries after its end are not looked at, unless they say "resume: true".

Example
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

Exit codes: 0 done, 1 the file was refused (each line names the place), 2 wrong usage.
`;
const replay = {
	name: "replay",
	about: "runs the engine over a recorded or hand-written loop, decision by decision",
	help: help$2,
	run: async (args, shell) => {
		const { values, positionals } = readArguments("replay", args, { json: {
			type: "boolean",
			default: false
		} });
		const file = atMostOne("replay", positionals);
		if (file === void 0) throw new UsageError("rondo replay needs a FILE, or - for standard input.");
		const read = readReplayFile(await shell.read(file), file === "-" ? "standard input" : file);
		if (!read.ok) throw new RefusedInput(read.problems.map(formatProblem).join("\n"));
		const warnings = read.warnings.map((warning) => `warning: ${formatProblem(warning)}\n`).join("");
		const replayed = replayLoop(read.value);
		return done(values.json ? `${JSON.stringify(replayed)}\n` : toText$1(replayed, palette(shell.colours)), warnings);
	}
};
function replayLoop(file) {
	const { profiles: _, ...layer } = file.config;
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
function toText$1({ iterations, status, iteration }, paint) {
	return `${[...iterations.flatMap((row) => {
		return [
			`${`${paint.bold(`Iteration ${row.iteration}`)}  ${signalPaint(row.signal, paint)(row.signal)}`}  ${paint.dim(`${row.status} · score ${Math.round(row.score)} · by ${row.source}`)}`,
			`  ${oneLine(row.reason)}`,
			...row.feedback.filter((line) => line !== row.reason).map((line) => paint.dim(`  → ${oneLine(line)}`))
		];
	}), `${paint.bold("The loop is")} ${status} after iteration ${iteration}.`].join("\n")}\n`;
}
function signalPaint(signal, paint) {
	if (signal === "COMPLETE") return paint.green;
	return signal === "CONTINUE" ? paint.blue : signal === "ERROR" ? paint.red : paint.yellow;
}

// src/config/parse.ts
const longest = 2e5;
/** The text of a `.github/rondo.yml`. */
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
	const { profiles = [], ...layer } = read.value;
	return {
		ok: true,
		layer,
		profiles: new Map(profiles.map(({ name, value }) => [name, value])),
		warnings: read.warnings
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
/** Rejects only if git can't be started, or prints more than it may. */
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

// src/git/pristine.ts
/** Git that reads no configuration but ours and runs no program but itself. */
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
/**
* The commit that is checked out in a folder, seen from a repository of our own that reads the folder's objects in place
* and writes its own. Of the folder's git only `rev-parse` is asked, which runs nothing that its configuration names.
*/
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
		const where = await ask(folder, own, [
			"--path-format=absolute",
			"--show-object-format",
			"--git-path",
			"objects"
		]);
		if (where.code !== 0) return { problem: firstLine(where) };
		const head = await ask(folder, own, [
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
	/** What a patch changes, as git sees it; a file that moved is one gone and one new. Nothing is checked out. */
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
/** Its owner may be another user: nothing of it is run, so that is no danger here. Nor is anything fetched that it lacks. */
function ask(folder, { own, path }, args) {
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
/** In quotes, as git reads C strings: a folder's name may hold anything. */
async function borrow(objects, info) {
	const quoted = objects.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");
	await mkdir(info, { recursive: true });
	await writeFile(join(info, "alternates"), `"${quoted}"\n`);
}
function records(stdout) {
	return stdout.toString("utf8").split("\0").slice(0, -1);
}
/** `:100644 100755 old new M`, then the path. */
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
/** The paths that a change writes or removes; the source of a copy is only read. */
function touchedPaths(change) {
	return change.kind === "renamed" && change.oldPath !== void 0 ? [change.path, change.oldPath] : [change.path];
}

// src/vet/patch-lines.ts
/** Why a patch cannot be read, and where. */
var PatchProblem = class {
	line;
	message;
	constructor(line, message) {
		this.line = line;
		this.message = message;
	}
};
/** The lines of a patch, read once from first to last. */
var PatchLines = class {
	lines;
	next = 0;
	constructor(lines) {
		this.lines = lines;
	}
	/** The line to come, or undefined at the end. */
	peek() {
		return this.lines[this.next];
	}
	take() {
		const line = this.lines[this.next];
		this.next += 1;
		return line;
	}
	/** A problem with the line to come. */
	problem(message) {
		return new PatchProblem(Math.min(this.next + 1, this.lines.length), message);
	}
};

// src/vet/patch-binary.ts
/** The content forward, and (where git made the patch) backward. */
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
/** The first letter counts the bytes (A is 1, z is 52); every four of them, or what is left, make five characters. */
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
/** Collects the hunk's lines and answers the new ones' bytes. The counts alone say where it ends, whatever its lines look like. */
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
/** How many lines of the old and of the new file a line of a hunk stands for. */
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
/** A path as a patch writes it: bare, or in quotes with C escapes where it holds anything unusual. */
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
/** Octal escapes are bytes of UTF-8, not characters: all pieces are joined before they are decoded. */
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
/** `x` as `a/x`, and `"x\t"` as `"a/x\t"`. */
function withPrefix(prefix, written) {
	return written.startsWith("\"") ? `"${prefix}${written.slice(1)}` : prefix + written;
}
function withoutPrefix(prefix, written) {
	if (written.startsWith(prefix)) return written.slice(2);
	return written.startsWith(`"${prefix}`) ? `"${written.slice(3)}` : void 0;
}
/**
* The path in `a/x b/x`. Bare paths may hold ` b/`, so the only safe reading is the middle: both halves are the same path,
* or the headers `rename` and `copy` say what they are.
*/
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
/** A header that comes twice would be read one way here and perhaps another way by git: it is refused. */
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
/**
* Reads what `git diff --binary --full-index` prints, and nothing more: `git apply` skips what it does not understand and
* guesses at the rest, so that whatever is not exactly git's own output could mean something else to it than to us.
*/
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
/** Git writes a file that becomes a symlink as two: the one deleted, then the other added under the same name. */
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
/** Null: it is not what it says it is, and git would not take it. */
function unpack({ method, size, lines }) {
	const bytes = inflated(base85Bytes(lines), size);
	if (bytes === null) return null;
	return method === "literal" ? {
		text: bytes.toString("latin1"),
		growth: size
	} : unpackDelta(bytes);
}
/** Five digits of base 85 are four bytes; a line's first letter says how many of them count. */
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
/** A delta copies from the old file and inserts new bytes; a few bytes of it can copy the old file again and again. */
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

// src/vet/find-needles.ts
/** What a needle has at least: its first letters are hashed. */
const shortestNeedle = 8;
const factor = 16777619;
/**
* Finds many needles in one pass: a hash of eight letters moves over the text, and only where it is that of some needle's
* beginning are letters compared. A search per needle would take a hundred passes over a megabyte for each secret.
*/
function needleFinder(needles) {
	const byHash = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Uint8Array(65536);
	for (const needle of needles) {
		if (needle.text.length < 8) throw new RangeError(`A needle has at least ${8} letters.`);
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
	/** A needle that repeats itself is found once, not at every letter. */
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
/** What the letter that leaves the window has been multiplied with. */
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
/**
* The letters that depend on these bytes alone, when `shift` other bytes stand before them: the same in any longer text
* that holds them there.
*/
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

// src/vet/secret-encodings.ts
/** Shorter values would be found in innocent text. */
const shortestSecret = 8;
/** A half of a secret is enough of it: a leak was once cut by seven characters to get past the masks. */
const shortestPart = 12;
/** The parts of shorter ones would be words. */
const shortestDivided = 16;
function writingsOf(secret) {
	const parts = partsOf(secret).flatMap((part) => encodingsOf(part, "a part of a secret of this run")).map((written) => ({
		...written,
		part: true
	}));
	return distinct([...encodingsOf(secret, "a secret of this run"), ...parts]);
}
/** Both halves, and each line of a key that has several: GitHub's own masks hide them line by line. */
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
/** At every place where it can stand in a longer text; and for base64 also reversed, for URLs, and twice over. */
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
/** Byte by byte, as a program or a page writes them: 73, \x73, \u0073, 115, \163. What stands between does not matter. */
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
/** Where a text holds one of these values, whole or in pieces, in any usual writing. */
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
/** Fewer letters, put together out of several words, could be an accident. */
const shortestSplit = 12;
/** `by` brings both sides into one form: squeezed, a secret in pieces is found (`"ab" + "cd"`, `%61%62`, one piece a line). */
function finderOf(writings, shortest, by) {
	const needles = writings.map((of) => ({
		text: by(of.text),
		of
	}));
	return needleFinder(needles.filter(({ text }) => text.length >= shortest));
}
function placeOf({ of, start, end }) {
	return {
		kind: of.how,
		start,
		end,
		part: of.part
	};
}
/** Where a part of a secret is, the rest may stand beside it, cut or changed: as much again on both sides, up to a space. */
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
/** As `toLowerCase`, but every character keeps its place. */
function asciiLower(text) {
	return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function squeeze(text) {
	return text.replace(/[^A-Za-z0-9]+/g, "");
}
/** Where each character of the squeezed text comes from; only a hit needs to know. */
function lazyOrigins(text) {
	let origins;
	return () => {
		origins ??= Array.from(text.matchAll(/[A-Za-z0-9]/g), ({ index }) => index);
		return origins;
	};
}

// src/vet/names.ts
/**
* A name as the most forgiving file system takes it: macOS ignores case and invisible characters, Windows also dots and
* spaces at the end, everything after a colon, and knows each name by a short one too.
*/
function plainName(name) {
	const [stem = ""] = fold(name).replace(/[\p{DI}\uFFF9-\uFFFB]/gu, "").split(":");
	const trimmed = stem.slice(0, endOf(stem));
	return shortNames.find(([short]) => short.test(trimmed))?.[1] ?? trimmed;
}
/** Upper case first: ſ and ı have no lower case of their own, and are s and i to some. So is İ, whose lower case keeps a dot. */
function fold(text) {
	return text.toUpperCase().toLowerCase().replaceAll("i̇", "i").normalize("NFC");
}
function endOf(name) {
	let end = name.length;
	while (end > 0 && (name[end - 1] === "." || name[end - 1] === " ")) end -= 1;
	return end;
}
/** The 8.3 names of NTFS: six letters and a number, or two letters and four digits of a hash. */
const shortNames = [
	[/^git~\d+$/, ".git"],
	[/^gi[0-9a-f]{4}~\d+$/, ".git"],
	[/^github~\d+$/, ".github"],
	[/^gitmod~\d+$/, ".gitmodules"],
	[/^gitatt~\d+$/, ".gitattributes"],
	[/^codeow~\d+$/, "codeowners"]
];
/** Longer paths are refused, and not looked at any further. */
const longestPath = 500;
function namedPath(path) {
	const names = path.slice(0, 500).split("/").map(plainName);
	return {
		path,
		names,
		plain: names.join("/")
	};
}

// src/vet/collisions.ts
/**
* New paths that another file system takes for a path that is there already: `readme.md` beside `README.md`, or a file in
* `Src/` beside `src/`. What a patch takes away collides with nothing.
*/
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
/** Enters a path with all its folders; answers what it collides with. */
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
/** `U+202E RIGHT-TO-LEFT OVERRIDE` */
function codePointName(character) {
	const code = character.codePointAt(0) ?? 0;
	const range = ranges.find(([from, to]) => code >= from && code <= to)?.[2];
	const name = names[code] ?? range;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}${name === void 0 ? "" : ` ${name}`}`;
}
const suspicious = /[\p{DI}\p{Cs}\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFFF9-\uFFFB]/gu;
const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]$/u;
const joinedScript = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]$/u;
/** The first character of a line that no reader sees or that turns the line's order around. */
function invisibleIn(text, line) {
	for (const { 0: character, index } of text.matchAll(suspicious)) if (!(character === "﻿" && line === 1 && index === 0) && !belongs(character, text.slice(Math.max(0, index - 2), index))) return character;
}
/** Joiners and selectors are part of how people write emoji, Persian and the scripts of India. */
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
/** What package managers read: npm, and pnpm also the others. */
const manifests = [
	"package.json",
	"package.json5",
	"package.yaml"
];
/**
* A patch shows lines, not where in the JSON they are. So every line counts as a script, but those that can be none: a
* version of a dependency, a description, a brace.
*/
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
/** Without the end of `scripts` and the beginning of `dependencies`, all dependencies are scripts. */
function losesBraces(added, removed) {
	const count = (lines, brace) => lines.join("").split(brace).length;
	return ["{", "}"].some((brace) => count(removed, brace) > count(added, brace));
}
function isPlain(line) {
	return (/^"dependencies": \{/.test(line) || !lifecycle.test(line)) && plainLines.some((plain) => plain.test(line));
}

// src/vet/rule.ts
/** A rule on each path; it says what is wrong with one, or nothing. */
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
/** A rule on the patch as a whole. */
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
/** Says where and what, and quotes nothing. */
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
/** A piece in each file, or in each name. */
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
/** What a path may not be, whatever is in the file. */
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
/** Images and fonts pack to a tenth at best. */
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
			if (path.length > 500) return `The path has ${path.length} characters; at most ${500} are allowed`;
			return path.split("/").some((name) => name.length > 255) && `A name has more than ${255} characters`;
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

// src/vet/watched-files.ts
/** Files that a person looks at before they are merged. The globs are for plain (lower-case) names, anywhere in the tree. */
const watched = [
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
		globs: "makefile gnumakefile *.mk justfile taskfile.{yml,yaml} rakefile .envrc setup.py build.rs binding.gyp".split(" ")
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
		globs: ".gitignore .git-* .gitmessage .gitreview .gitlint .gitleaks.toml .gitleaksignore .gitsecret".split(" ")
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
];
const watchedFiles = watched.map(({ name, why, globs }) => ({
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
/** In the order in which a person reads the findings: what cannot land, then what someone must look at. */
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
/**
* In any case: `makefile` is read before a protected `Makefile`. A class such as `[A-Z]` would mean something else folded;
* and where a file is really named so (`app/[slug]/page.tsx`), its own name protects it too.
*/
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
/** `sk-ant-xxxxxxxxxxxxxxxxxxxx` and AWS's own `AKIA…EXAMPLE` stand in every manual. */
function isPlaceholder(token) {
	return token.endsWith("EXAMPLE") || new Set(token.slice(-16)).size < 4;
}
/** Three parts with dots between, the first two of them JSON. One expression for all three would be quadratic on `eyJeyJeyJ…`. */
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
/** The header alone is what programs that look for keys contain; with a body it is a key. */
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
/** What is found first by place, then by length, names the stretch. */
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
/** Attackers wrap one secret in another, so that taking the inner one out leaves the outer. Nobody else nests deeper. */
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
/** May these changes land: yes, yes with a person's eye on them, or no? */
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
/** The same for a patch as git prints it. One that is too large is not even read. */
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
/** A refusal of the patch as a whole, for a reason that is seen elsewhere: git cannot apply it, its base is another. */
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
/** Only when a rule asks: the rules on size come first. */
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
/**
* The verdict on a patch that git has applied. Rules judge what we read in a patch; whatever git did beyond that was judged
* by nobody, so it is denied. A patch that is denied already should not be handed to git at all.
*/
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
  --json         for programs

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
/** A path that hides something shows it. */
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
const commands = [
	demo(live),
	explain,
	replay,
	vetCommand({
		bytes,
		path
	})
];
const help = `rondo COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)}${command.about}`).join("\n")}

rondo COMMAND --help says more. Every command takes --json.
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
	const command = commands.find((candidate) => candidate.name === name);
	if (!command) throw new UsageError(`There is no command "${name}". Known are ${commands.map((c) => c.name).join(", ")}.`);
	if (rest.includes("--help") || rest.includes("-h")) return {
		exitCode: 0,
		stdout: command.help,
		stderr: ""
	};
	return command.run(rest, shell);
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

export { RefusedInput as a, __toESM as c, palette as i, digest as n, done as o, oneLine as r, __commonJSMin as s, require_dist as t };