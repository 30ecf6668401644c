import { n as getInput } from "./action.js";
import { join, posix } from "node:path";
import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { inflateSync } from "node:zlib";
// src/agents/log-lines.ts
const LIMITS = {
	headLines: 2e3,
	tailLines: 500,
	lineLength: 1e3
};
function logLines(onLine, limits = LIMITS) {
	const tail = [];
	let count = 0;
	let partial = "";
	let lost = 0;
	const put = () => {
		if (partial === "" && lost === 0) return;
		const line = {
			text: partial,
			lost
		};
		partial = "";
		lost = 0;
		if (count < limits.headLines) onLine(harmless(line));
		else tail[(count - limits.headLines) % limits.tailLines] = line;
		count++;
	};
	const grow = (piece) => {
		const room = Math.max(0, limits.lineLength - partial.length);
		partial += piece.slice(0, room);
		lost += Math.max(0, piece.length - room);
	};
	return {
		add: (chunk) => {
			const pieces = chunk.split(/\r\n|\n|\r/);
			pieces.forEach((piece, index) => {
				grow(piece);
				if (index < pieces.length - 1) put();
			});
		},
		end: () => {
			put();
			const dropped = count - limits.headLines - tail.length;
			if (dropped > 0) onLine(`| [… ${dropped} lines left out …]`);
			const oldest = dropped > 0 ? (count - limits.headLines) % limits.tailLines : 0;
			for (const line of [...tail.slice(oldest), ...tail.slice(0, oldest)]) onLine(harmless(line));
		}
	};
}
const LONGEST_EVENT = 4e6;
function eventLines(onLine) {
	let pieces = [];
	let length = 0;
	const keep = (piece) => {
		if (length < LONGEST_EVENT) pieces.push(piece);
		length += piece.length;
	};
	const put = () => {
		const line = pieces.join("").replace(/\r$/, "");
		pieces = [];
		length = 0;
		if (line.trim() !== "") onLine(line);
	};
	return {
		add: (chunk) => {
			const lines = chunk.split("\n");
			lines.forEach((line, index) => {
				keep(line);
				if (index < lines.length - 1) put();
			});
		},
		end: put
	};
}
function harmless({ text, lost }) {
	const more = lost > 0 ? ` [… ${lost} characters left out …]` : "";
	return `| ${withoutControls(text).replace(/##(?=\[)/g, "## ")}${more}`;
}
function withoutControls(text) {
	return text.replace(/(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g, "").replace(/(?:\u001b[PX^_]|[\u0090\u0098\u009e\u009f])[^\u001b\u009c]*(?:\u001b\\|\u009c)?/g, "").replace(/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g, "").replace(/\u001b[ -/]*[0-~]?/g, "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
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
// src/loop/inline.ts
const hidingElement = /<(?:(pre|code|blockquote|script|style|textarea|template)(?=[\s>/])|!--|\?|!\[CDATA\[)/iy;
const tagOrLink = /<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|[a-z][a-z0-9.+-]{1,31}:[^\s<>]*)>/iy;
function asciiLower$1(text) {
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
	const inLower = () => lower ??= asciiLower$1(text);
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
		const at = (open.end.startsWith("</") && line.hasMark ? asciiLower$1(line.text) : line.text).indexOf(open.end);
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
		spread(lines, isHtml && text.includes("`") ? merged$1([...found.spans, ...findHiddenSpans(text, { code: true }).spans]) : found.spans);
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
function readLines(text) {
	const lines = [];
	visitLines(text, (line) => lines.push(line));
	return lines;
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
function secretFinder(known) {
	return withFormats(knownFinder(known));
}
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
function redactor(known) {
	const find = secretFinder(known);
	return (text) => redacted(text, find);
}
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
// src/vet/change.ts
const defaultLimits = {
	files: 300,
	lines: 2e4,
	bytes: 1048576,
	fileBytes: 1e6
};
const noFile = "000000";
function touchedPaths$1(change) {
	return change.kind === "renamed" && change.oldPath !== void 0 ? [change.path, change.oldPath] : [change.path];
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
	const paths = files.flatMap(touchedPaths$1).map(namedPath);
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
function conditionFailed({ from, to, rules }, known) {
	if (known.iteration < from || known.iteration > to) return true;
	return rules.some(({ name, result }) => {
		const found = known.rules.find((rule) => rule.name === name);
		return found !== void 0 && found.result !== result;
	});
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
// src/config/hook-imports.ts
const named = /\b(?:from|import|require)\b[\s(]*["'`](\.{1,2}\/[^"'`\n]{1,200})["'`]/g;
const endings = [
	"",
	".js",
	".cjs",
	".json",
	"/index.js"
];
const isCode = /\.[cm]?[jt]s$/;
const mostFiles = 200;
async function hookImports(hooks, files, read) {
	const asked = hookFiles(hooks).filter((path) => isCode.test(path));
	if (asked.length === 0) return [];
	const known = new Set(files.map(({ path }) => path));
	const found = new Set(asked);
	for (const path of found) {
		if (found.size > mostFiles || !isCode.test(path) || !known.has(path)) continue;
		for (const other of importsIn(await read(path) ?? "", path)) if (known.has(other)) found.add(other);
	}
	return [...found].filter((path) => !asked.includes(path));
}
function importsIn(text, from) {
	return [...text.matchAll(named)].flatMap(([, written = ""]) => {
		const path = posix.join(posix.dirname(from), written);
		return endings.map((ending) => path + ending);
	});
}
// src/vet/applied.ts
function vetApplied(vetted, { patch, base, applied }) {
	if (vetted.verdict === "deny") return vetted;
	if (!applied.ok) return joined(vetted, denied("does-not-apply", `git does not apply the patch: ${short$1(applied.why)}`));
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
function short$1(why) {
	const line = (why.split("\n")[0] ?? "").replace(/^error: /, "");
	return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
// src/phases/start-tree.ts
async function startTree(git, { base, merge }) {
	if (merge === null) return {
		tree: base,
		conflicts: []
	};
	const merged = await git.mergeTrees(base, merge);
	await git.materialise(base, merged.tree);
	return merged;
}
// src/phases/landing.ts
async function prepareLanding({ git, brief, patch, settings, secrets }) {
	const start = await startTree(git, brief);
	const before = brief.merge === null ? await git.treeOf(brief.base) : start.tree;
	const text = patch.toString("utf8");
	const base = await git.files(before);
	const imported = await hookImports(settings.hooks, base, (path) => git.fileText(before, path));
	const policy = {
		protect: [...settings.protect, ...imported],
		allow: settings.allow,
		limits: defaultLimits,
		secrets
	};
	const vetted = patch.length === 0 ? accepted : vetPatch(text, base, policy);
	const touched = touchedPaths(text);
	const unresolved = start.conflicts.filter((path) => !matchesAny(touched, path));
	if (unresolved.length > 0) return refusal(before, touched, denied("conflict", `Conflicts are not resolved: ${unresolved.join(", ")}`));
	if (vetted.verdict === "deny") return refusal(before, touched, vetted);
	const applied = await git.apply(start.tree, patch);
	const judged = vetApplied(vetted, {
		patch: text,
		base,
		applied
	});
	if (!applied.ok || judged.verdict === "deny") return refusal(before, touched, judged);
	const changesFiles = brief.merge !== null || applied.tree !== before;
	return {
		before,
		tree: applied.tree,
		changesFiles,
		touched,
		denials: [],
		flags: judged.findings
	};
}
const accepted = {
	verdict: "accept",
	findings: []
};
function refusal(tree, touched, { findings }) {
	return {
		before: tree,
		tree,
		changesFiles: false,
		touched,
		denials: findings.filter(({ severity }) => severity === "deny"),
		flags: []
	};
}
function touchedPaths(patch) {
	const read = readPatch(patch);
	return "files" in read ? read.files.map(({ path }) => path) : [];
}
function findingInWords({ path, message }) {
	return path === "" ? message : `${path}: ${message}`;
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
			const lower = asciiLower$1(line.text);
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
		const lower = line.hasMark ? asciiLower$1(line.text) : "";
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
		const tags = line.hasMark ? placesOf(promiseTag, asciiLower$1(line.text)) : [];
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
// src/loop/checkpoint-name.ts
const longest = 30;
function isCheckpointName(text) {
	return text.length <= longest && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text);
}
function checkpointName(text) {
	const slug = text.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, longest).replace(/^-+|-+$/g, "");
	return isCheckpointName(slug) ? slug : `checkpoint-${slug}`.slice(0, longest).replace(/-+$/, "");
}
// src/phases/brief-document.ts
const longestBrief = 11e4;
function writeBrief(document) {
	return JSON.stringify(document);
}
function readBrief(text) {
	if (text.trim() === "") throw new Error("The input `brief` is empty. Set it to the output `brief` of the begin phase, as in the template.");
	const document = parse(text);
	if (typeof document !== "object" || document === null || !("version" in document) || document.version !== 1) throw new Error("The input `brief` is not what the begin phase of this version of Rondo writes. Use one version in all jobs.");
	return document;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
// src/jobs/surroundings.ts
const env = process.env;
function needed(name) {
	const value = env[name];
	if (value === void 0 || value === "") throw new Error(`The variable ${name} is not set: Rondo runs as a step of GitHub Actions.`);
	return value;
}
const temp = (name) => join(needed("RUNNER_TEMP"), name);
function payload() {
	return JSON.parse(readFileSync(needed("GITHUB_EVENT_PATH"), "utf8"));
}
const nonce = () => randomBytes(6).toString("hex");
const brief = () => readBrief(getInput("brief"));
export { vetPatch as A, validation as B, prepareLanding as C, conditionFailed as D, hookFiles as E, failureMessages as F, caps as G, readLines as H, failureSignature as I, withoutControls as J, eventLines as K, isBroken as L, protectedPaths as M, redactor as N, evaluateHooks as O, digest as P, judgedRules as R, findingInWords as S, startTree as T, capped as U, hiddenAt as V, cappedList as W, promiseSources as _, payload as a, stopPolicies as b, writeBrief as c, heardPromise as d, promiseKind as f, hookPresets as g, hookMoments as h, nonce as i, defaultLimits as j, leavesOf as k, checkpointName as l, approvalModes as m, env as n, temp as o, agentNames as p, logLines as q, needed as r, longestBrief as s, brief as t, isCheckpointName as u, rulePresets as v, touchedPaths as w, validationStatuses as x, sessionModes as y, ruleSummary as z };
