#!/usr/bin/env node
import { n as __require, t as __commonJSMin } from "./cli-rolldown-runtime.js";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { inflateSync } from "node:zlib";

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
const help$10 = `rondo demo [--template hardened|simple] [--actions DIR] [--open] [--json]

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

Exit codes: 0 completed, 1 anything else, 2 wrong usage.
`;
function demo(live) {
	return {
		name: "demo",
		about: "the whole loop on this machine: a sample repository, a scripted agent",
		help: help$10,
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

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$2(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$2(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$2
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/content-type/dist/index.js
/*!
* content-type
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
const CHAR_MAP = /* @__PURE__ */ new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
const NullObject = /* @__PURE__ */ (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
function parse$1(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = /* @__PURE__ */ new Map();
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};

// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	status;
	request;
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$1);
	const mimetype = parse$1(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$5 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$5} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep$1 = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep$1}${b64url}${sep$1}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook$1(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook$1.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/version.js
const VERSION$4 = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
const noop = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop;
	if (typeof logger.info !== "function") logger.info = noop;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION$4} ${getUserAgent()}`;
var Octokit$1 = class {
	static VERSION = VERSION$4;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/@octokit/plugin-request-log/dist-src/version.js
const VERSION$3 = "6.0.0";

// node_modules/@octokit/plugin-request-log/dist-src/index.js
function requestLog(octokit) {
	octokit.hook.wrap("request", (request, options) => {
		octokit.log.debug("request", options);
		const start = Date.now();
		const requestOptions = octokit.request.endpoint.parse(options);
		const path = requestOptions.url.replace(options.baseUrl, "");
		return request(options).then((response) => {
			const requestId = response.headers["x-github-request-id"];
			octokit.log.info(`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`);
			return response;
		}).catch((error) => {
			const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
			octokit.log.error(`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`);
			throw error;
		});
	});
}
requestLog.VERSION = VERSION$3;

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION$2 = "0.0.0-development";
function normalizePaginatedListResponse(response) {
	if (!response.data) return {
		...response,
		data: []
	};
	if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
	const incompleteResults = response.data.incomplete_results;
	const repositorySelection = response.data.repository_selection;
	const totalCount = response.data.total_count;
	const totalCommits = response.data.total_commits;
	delete response.data.incomplete_results;
	delete response.data.repository_selection;
	delete response.data.total_count;
	delete response.data.total_commits;
	const namespaceKey = Object.keys(response.data)[0];
	response.data = response.data[namespaceKey];
	if (typeof incompleteResults !== "undefined") response.data.incomplete_results = incompleteResults;
	if (typeof repositorySelection !== "undefined") response.data.repository_selection = repositorySelection;
	response.data.total_count = totalCount;
	response.data.total_commits = totalCommits;
	return response;
}
function iterator(octokit, route, parameters) {
	const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
	const requestMethod = typeof route === "function" ? route : octokit.request;
	const method = options.method;
	const headers = options.headers;
	let url = options.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!url) return { done: true };
		try {
			const normalizedResponse = normalizePaginatedListResponse(await requestMethod({
				method,
				url,
				headers
			}));
			url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
			if (!url && "total_commits" in normalizedResponse.data) {
				const parsedUrl = new URL(normalizedResponse.url);
				const params = parsedUrl.searchParams;
				const page = parseInt(params.get("page") || "1", 10);
				if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
					params.set("page", String(page + 1));
					url = parsedUrl.toString();
				}
			}
			return { value: normalizedResponse };
		} catch (error) {
			if (error.status !== 409) throw error;
			url = "";
			return { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(octokit, route, parameters, mapFn) {
	if (typeof parameters === "function") {
		mapFn = parameters;
		parameters = void 0;
	}
	return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
	return iterator2.next().then((result) => {
		if (result.done) return results;
		let earlyExit = false;
		function done() {
			earlyExit = true;
		}
		results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
		if (earlyExit) return results;
		return gather(octokit, results, iterator2, mapFn);
	});
}
var composePaginateRest = Object.assign(paginate, { iterator });
function paginateRest(octokit) {
	return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = VERSION$2;

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/version.js
const VERSION$1 = "17.0.0";

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js
var endpoints_default = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
		addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
		cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
		createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
		createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		createOrgVariable: ["POST /orgs/{org}/actions/variables"],
		createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
		createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
		createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
		createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
		createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
		createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
		deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
		deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
		deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
		deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
		deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
		deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
		deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
		downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
		downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
		downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
		downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
		enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
		enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
		forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
		generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
		generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
		getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
		getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
		getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
		getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
		getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
		getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
		getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
		getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
		getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
		getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
		getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
		getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
		getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
		getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
		getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
		getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
		getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
		getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
		getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
		getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
		getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
		getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
		getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		getRepoPermissions: [
			"GET /repos/{owner}/{repo}/actions/permissions",
			{},
			{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
		],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
		getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
		getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
		getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
		getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
		getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
		getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
		getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
		getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
		getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
		getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
		listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
		listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
		listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
		listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
		listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
		listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
		listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
		listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
		listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
		listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
		listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
		listOrgVariables: ["GET /orgs/{org}/actions/variables"],
		listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
		listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
		listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
		listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
		listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
		listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
		listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
		listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
		listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
		listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
		listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
		listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
		reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
		reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
		reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
		removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
		reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
		reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
		setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
		setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
		setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
		setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
		setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
		setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
		setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
		setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
		setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
		setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
		setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
		updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
		updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
		updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
		updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
		deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
		deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
		getFeeds: ["GET /feeds"],
		getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
		getThread: ["GET /notifications/threads/{thread_id}"],
		getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
		listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
		listNotificationsForAuthenticatedUser: ["GET /notifications"],
		listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
		listPublicEvents: ["GET /events"],
		listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
		listPublicEventsForUser: ["GET /users/{username}/events/public"],
		listPublicOrgEvents: ["GET /orgs/{org}/events"],
		listReceivedEventsForUser: ["GET /users/{username}/received_events"],
		listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
		listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
		listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
		listReposStarredByAuthenticatedUser: ["GET /user/starred"],
		listReposStarredByUser: ["GET /users/{username}/starred"],
		listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
		listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
		listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
		listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
		markNotificationsAsRead: ["PUT /notifications"],
		markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
		markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
		markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
		setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
		setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
		starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
		unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
	},
	apps: {
		addRepoToInstallation: [
			"PUT /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
		],
		addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
		checkToken: ["POST /applications/{client_id}/token"],
		createFromManifest: ["POST /app-manifests/{code}/conversions"],
		createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
		deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
		deleteInstallation: ["DELETE /app/installations/{installation_id}"],
		deleteToken: ["DELETE /applications/{client_id}/token"],
		getAuthenticated: ["GET /app"],
		getBySlug: ["GET /apps/{app_slug}"],
		getInstallation: ["GET /app/installations/{installation_id}"],
		getOrgInstallation: ["GET /orgs/{org}/installation"],
		getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
		getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
		getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
		getUserInstallation: ["GET /users/{username}/installation"],
		getWebhookConfigForApp: ["GET /app/hook/config"],
		getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
		listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
		listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
		listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
		listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
		listInstallations: ["GET /app/installations"],
		listInstallationsForAuthenticatedUser: ["GET /user/installations"],
		listPlans: ["GET /marketplace_listing/plans"],
		listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
		listReposAccessibleToInstallation: ["GET /installation/repositories"],
		listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
		listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
		listWebhookDeliveries: ["GET /app/hook/deliveries"],
		redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
		removeRepoFromInstallation: [
			"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
			{},
			{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
		],
		removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
		resetToken: ["PATCH /applications/{client_id}/token"],
		revokeInstallationAccessToken: ["DELETE /installation/token"],
		scopeToken: ["POST /applications/{client_id}/token/scoped"],
		suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
		unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
		updateWebhookConfigForApp: ["PATCH /app/hook/config"]
	},
	billing: {
		getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
		getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
		getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
		getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
		getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
		getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
		getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
		getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
		getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
		getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
	},
	campaigns: {
		createCampaign: ["POST /orgs/{org}/campaigns"],
		deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
		getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
		listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
		updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
	},
	checks: {
		create: ["POST /repos/{owner}/{repo}/check-runs"],
		createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
		get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
		getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
		listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
		listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
		listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
		listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
		rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
		rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
		setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
		update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
	},
	codeScanning: {
		commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
		createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
		deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
		deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getAlert: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
			{},
			{ renamedParameters: { alert_id: "alert_number" } }
		],
		getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
		getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
		getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
		getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
		getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
		getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
		getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
		listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
		listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
		listAlertsInstances: [
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
			{},
			{ renamed: ["codeScanning", "listAlertInstances"] }
		],
		listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
		listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
		updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
		uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
	},
	codeSecurity: {
		attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
		attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
		createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
		createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
		deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
		deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
		getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
		getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
		getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
		getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
		getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
		getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
		getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
		getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
		getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
		setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
		setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
		updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
		updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
	},
	codesOfConduct: {
		getAllCodesOfConduct: ["GET /codes_of_conduct"],
		getConductCode: ["GET /codes_of_conduct/{key}"]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
		codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
		createForAuthenticatedUser: ["POST /user/codespaces"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
		createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
		createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
		deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
		deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
		exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
		getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
		getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
		getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
		getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
		getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
		listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
		listForAuthenticatedUser: ["GET /user/codespaces"],
		listInOrganization: [
			"GET /orgs/{org}/codespaces",
			{},
			{ renamedParameters: { org_id: "org" } }
		],
		listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
		listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
		listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
		listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
		publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
		removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
		repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
		setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
		startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
		stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
		stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
		updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
	},
	copilot: {
		addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
		addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
		cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
		cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
		copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
		copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
		getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
		getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
		listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
	},
	credentials: { revoke: ["POST /credentials/revoke"] },
	dependabot: {
		addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
		createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
		deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
		getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
		getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
		getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
		listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
		listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
		listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
		listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
		listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
		repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
		setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
		setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
		updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
	},
	dependencyGraph: {
		createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
		diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
		exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
	},
	emojis: { get: ["GET /emojis"] },
	enterpriseTeamMemberships: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
		get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
		list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
		remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
	},
	enterpriseTeamOrganizations: {
		add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
		bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
		getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
	},
	enterpriseTeams: {
		create: ["POST /enterprises/{enterprise}/teams"],
		delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
		get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
		list: ["GET /enterprises/{enterprise}/teams"],
		update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
	},
	gists: {
		checkIsStarred: ["GET /gists/{gist_id}/star"],
		create: ["POST /gists"],
		createComment: ["POST /gists/{gist_id}/comments"],
		delete: ["DELETE /gists/{gist_id}"],
		deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
		fork: ["POST /gists/{gist_id}/forks"],
		get: ["GET /gists/{gist_id}"],
		getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
		getRevision: ["GET /gists/{gist_id}/{sha}"],
		list: ["GET /gists"],
		listComments: ["GET /gists/{gist_id}/comments"],
		listCommits: ["GET /gists/{gist_id}/commits"],
		listForUser: ["GET /users/{username}/gists"],
		listForks: ["GET /gists/{gist_id}/forks"],
		listPublic: ["GET /gists/public"],
		listStarred: ["GET /gists/starred"],
		star: ["PUT /gists/{gist_id}/star"],
		unstar: ["DELETE /gists/{gist_id}/star"],
		update: ["PATCH /gists/{gist_id}"],
		updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
	},
	git: {
		createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
		createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
		createRef: ["POST /repos/{owner}/{repo}/git/refs"],
		createTag: ["POST /repos/{owner}/{repo}/git/tags"],
		createTree: ["POST /repos/{owner}/{repo}/git/trees"],
		deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
		getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
		getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
		getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
		getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
		getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
		listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
		updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
	},
	gitignore: {
		getAllTemplates: ["GET /gitignore/templates"],
		getTemplate: ["GET /gitignore/templates/{name}"]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
		deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
		getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
		listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
		updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
		getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
		getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
		getRestrictionsForYourPublicRepos: [
			"GET /user/interaction-limits",
			{},
			{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
		],
		removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
		removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
		removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
		removeRestrictionsForYourPublicRepos: [
			"DELETE /user/interaction-limits",
			{},
			{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
		],
		setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
		setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
		setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
		setRestrictionsForYourPublicRepos: [
			"PUT /user/interaction-limits",
			{},
			{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
		]
	},
	issues: {
		addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
		checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
		create: ["POST /repos/{owner}/{repo}/issues"],
		createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		createLabel: ["POST /repos/{owner}/{repo}/labels"],
		createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
		deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
		deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
		get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
		getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
		getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
		getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
		getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
		list: ["GET /issues"],
		listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
		listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
		listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
		listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
		listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
		listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
		listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
		listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
		listForAuthenticatedUser: ["GET /user/issues"],
		listForOrg: ["GET /orgs/{org}/issues"],
		listForRepo: ["GET /repos/{owner}/{repo}/issues"],
		listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
		listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
		listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
		listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
		lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
		removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
		removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
		removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
		reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
		setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
		unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
		update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
		updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
		updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
		updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
	},
	licenses: {
		get: ["GET /licenses/{license}"],
		getAllCommonlyUsed: ["GET /licenses"],
		getForRepo: ["GET /repos/{owner}/{repo}/license"]
	},
	markdown: {
		render: ["POST /markdown"],
		renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
	},
	meta: {
		get: ["GET /meta"],
		getAllVersions: ["GET /versions"],
		getOctocat: ["GET /octocat"],
		getZen: ["GET /zen"],
		root: ["GET /"]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
		deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
		downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
		getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
		getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
		getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
		listForAuthenticatedUser: ["GET /user/migrations"],
		listForOrg: ["GET /orgs/{org}/migrations"],
		listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
		listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
		listReposForUser: [
			"GET /user/migrations/{migration_id}/repositories",
			{},
			{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
		],
		startForAuthenticatedUser: ["POST /user/migrations"],
		startForOrg: ["POST /orgs/{org}/migrations"],
		unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
		unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
		updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
	},
	orgs: {
		addSecurityManagerTeam: [
			"PUT /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
		],
		assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		blockUser: ["PUT /orgs/{org}/blocks/{username}"],
		cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
		checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
		checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
		checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
		convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
		createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
		createInvitation: ["POST /orgs/{org}/invitations"],
		createIssueType: ["POST /orgs/{org}/issue-types"],
		createWebhook: ["POST /orgs/{org}/hooks"],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
		customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
		customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
		customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
		customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
		customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
		delete: ["DELETE /orgs/{org}"],
		deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
		deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
		deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
		disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
		get: ["GET /orgs/{org}"],
		getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
		getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
		getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
		getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
		getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
		getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
		getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
		getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
		getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
		list: ["GET /organizations"],
		listAppInstallations: ["GET /orgs/{org}/installations"],
		listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
		listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
		listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedUsers: ["GET /orgs/{org}/blocks"],
		listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
		listForAuthenticatedUser: ["GET /user/orgs"],
		listForUser: ["GET /users/{username}/orgs"],
		listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
		listIssueTypes: ["GET /orgs/{org}/issue-types"],
		listMembers: ["GET /orgs/{org}/members"],
		listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
		listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
		listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
		listOrgRoles: ["GET /orgs/{org}/organization-roles"],
		listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
		listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
		listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
		listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
		listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
		listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
		listPendingInvitations: ["GET /orgs/{org}/invitations"],
		listPublicMembers: ["GET /orgs/{org}/public_members"],
		listSecurityManagerTeams: [
			"GET /orgs/{org}/security-managers",
			{},
			{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
		],
		listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /orgs/{org}/hooks"],
		pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeMember: ["DELETE /orgs/{org}/members/{username}"],
		removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
		removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
		removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
		removeSecurityManagerTeam: [
			"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
			{},
			{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
		],
		reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
		reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
		revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
		revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
		revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
		revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
		setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
		setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
		setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
		setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
		unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
		update: ["PATCH /orgs/{org}"],
		updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
		updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
		updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
		updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
		updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
		updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
	},
	packages: {
		deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
		deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
		deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
		deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			"GET /user/packages/{package_type}/{package_name}/versions",
			{},
			{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
		getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
		getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
		getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
		getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
		getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
		listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
		listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
		listPackagesForAuthenticatedUser: ["GET /user/packages"],
		listPackagesForOrganization: ["GET /orgs/{org}/packages"],
		listPackagesForUser: ["GET /users/{username}/packages"],
		restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
		restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
		restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
	},
	privateRegistries: {
		createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
		deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
		getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
		getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
		listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
		updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
	},
	projects: {
		addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
		addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
		deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
		getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
		getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
		getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
		getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
		listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
		listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
		listForOrg: ["GET /orgs/{org}/projectsV2"],
		listForUser: ["GET /users/{username}/projectsV2"],
		listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
		listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
		updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
		updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
	},
	pulls: {
		checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		create: ["POST /repos/{owner}/{repo}/pulls"],
		createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
		createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
		get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
		getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
		list: ["GET /repos/{owner}/{repo}/pulls"],
		listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
		listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
		listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
		listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
		listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
		listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
		merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
		removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
		submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
		update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
		updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
		updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
		updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
	},
	rateLimit: { get: ["GET /rate_limit"] },
	reactions: {
		createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
		deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
		deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
		deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
		deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
		deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
		listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
		listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
		listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
		listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
		listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
		listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
		listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
	},
	repos: {
		acceptInvitation: [
			"PATCH /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
		],
		acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
		addAppAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
		addStatusCheckContexts: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		addTeamAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		addUserAccessRestrictions: [
			"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
		checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
		checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
		checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
		checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
		checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
		codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
		compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
		compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
		createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
		createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
		createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
		createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
		createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
		createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
		createForAuthenticatedUser: ["POST /user/repos"],
		createFork: ["POST /repos/{owner}/{repo}/forks"],
		createInOrg: ["POST /orgs/{org}/repos"],
		createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
		createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
		createOrgRuleset: ["POST /orgs/{org}/rulesets"],
		createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
		createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
		createRelease: ["POST /repos/{owner}/{repo}/releases"],
		createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
		createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
		createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
		customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
		customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
		declineInvitation: [
			"DELETE /user/repository_invitations/{invitation_id}",
			{},
			{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
		],
		declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
		delete: ["DELETE /repos/{owner}/{repo}"],
		deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
		deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
		deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
		deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
		deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
		deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
		deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
		deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
		deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
		deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
		deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
		disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
		disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
		disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
		disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
		downloadArchive: [
			"GET /repos/{owner}/{repo}/zipball/{ref}",
			{},
			{ renamed: ["repos", "downloadZipballArchive"] }
		],
		downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
		downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
		enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
		enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
		enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
		enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
		generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
		get: ["GET /repos/{owner}/{repo}"],
		getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
		getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
		getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
		getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
		getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
		getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
		getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
		getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
		getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
		getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
		getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
		getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
		getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
		getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
		getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
		getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
		getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
		getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
		getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
		getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
		getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
		getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
		getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
		getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
		getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
		getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
		getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
		getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
		getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
		getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
		getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
		getOrgRulesets: ["GET /orgs/{org}/rulesets"],
		getPages: ["GET /repos/{owner}/{repo}/pages"],
		getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
		getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
		getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
		getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
		getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
		getReadme: ["GET /repos/{owner}/{repo}/readme"],
		getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
		getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
		getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
		getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
		getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
		getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
		getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
		getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
		getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
		getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
		getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
		getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
		getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
		getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
		getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
		listActivities: ["GET /repos/{owner}/{repo}/activity"],
		listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
		listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
		listBranches: ["GET /repos/{owner}/{repo}/branches"],
		listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
		listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
		listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
		listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
		listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
		listCommits: ["GET /repos/{owner}/{repo}/commits"],
		listContributors: ["GET /repos/{owner}/{repo}/contributors"],
		listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
		listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
		listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
		listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
		listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
		listForAuthenticatedUser: ["GET /user/repos"],
		listForOrg: ["GET /orgs/{org}/repos"],
		listForUser: ["GET /users/{username}/repos"],
		listForks: ["GET /repos/{owner}/{repo}/forks"],
		listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
		listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
		listLanguages: ["GET /repos/{owner}/{repo}/languages"],
		listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
		listPublic: ["GET /repositories"],
		listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
		listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
		listReleases: ["GET /repos/{owner}/{repo}/releases"],
		listTags: ["GET /repos/{owner}/{repo}/tags"],
		listTeams: ["GET /repos/{owner}/{repo}/teams"],
		listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
		listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
		merge: ["POST /repos/{owner}/{repo}/merges"],
		mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
		pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
		redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
		removeAppAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
		removeStatusCheckContexts: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		removeTeamAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		removeUserAccessRestrictions: [
			"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
		replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
		requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
		setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
		setAppAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
			{},
			{ mapToData: "apps" }
		],
		setStatusCheckContexts: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
			{},
			{ mapToData: "contexts" }
		],
		setTeamAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
			{},
			{ mapToData: "teams" }
		],
		setUserAccessRestrictions: [
			"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
			{},
			{ mapToData: "users" }
		],
		testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
		transfer: ["POST /repos/{owner}/{repo}/transfer"],
		update: ["PATCH /repos/{owner}/{repo}"],
		updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
		updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
		updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
		updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
		updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
		updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
		updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
		updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
		updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
		updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
		updateStatusCheckPotection: [
			"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
			{},
			{ renamed: ["repos", "updateStatusCheckProtection"] }
		],
		updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
		updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
		updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
		uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
	},
	search: {
		code: ["GET /search/code"],
		commits: ["GET /search/commits"],
		issuesAndPullRequests: ["GET /search/issues"],
		labels: ["GET /search/labels"],
		repos: ["GET /search/repositories"],
		topics: ["GET /search/topics"],
		users: ["GET /search/users"]
	},
	secretScanning: {
		createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
		getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
		listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
		listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
		listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
		listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
		updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
		updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
	},
	securityAdvisories: {
		createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
		createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
		createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
		createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
		getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
		getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
		listGlobalAdvisories: ["GET /advisories"],
		listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
		listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
		updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		create: ["POST /orgs/{org}/teams"],
		createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
		deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
		getByName: ["GET /orgs/{org}/teams/{team_slug}"],
		getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		list: ["GET /orgs/{org}/teams"],
		listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
		listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
		listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
		listForAuthenticatedUser: ["GET /user/teams"],
		listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
		listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
		listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
		removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
		removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
		updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
		updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
		updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
	},
	users: {
		addEmailForAuthenticated: [
			"POST /user/emails",
			{},
			{ renamed: ["users", "addEmailForAuthenticatedUser"] }
		],
		addEmailForAuthenticatedUser: ["POST /user/emails"],
		addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
		block: ["PUT /user/blocks/{username}"],
		checkBlocked: ["GET /user/blocks/{username}"],
		checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
		checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
		createGpgKeyForAuthenticated: [
			"POST /user/gpg_keys",
			{},
			{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
		],
		createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
		createPublicSshKeyForAuthenticated: [
			"POST /user/keys",
			{},
			{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
		],
		createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
		createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
		deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
		deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
		deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
		deleteEmailForAuthenticated: [
			"DELETE /user/emails",
			{},
			{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
		],
		deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
		deleteGpgKeyForAuthenticated: [
			"DELETE /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
		],
		deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
		deletePublicSshKeyForAuthenticated: [
			"DELETE /user/keys/{key_id}",
			{},
			{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
		],
		deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
		deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
		deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
		follow: ["PUT /user/following/{username}"],
		getAuthenticated: ["GET /user"],
		getById: ["GET /user/{account_id}"],
		getByUsername: ["GET /users/{username}"],
		getContextForUser: ["GET /users/{username}/hovercard"],
		getGpgKeyForAuthenticated: [
			"GET /user/gpg_keys/{gpg_key_id}",
			{},
			{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
		],
		getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
		getPublicSshKeyForAuthenticated: [
			"GET /user/keys/{key_id}",
			{},
			{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
		],
		getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
		getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
		list: ["GET /users"],
		listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
		listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
		listBlockedByAuthenticated: [
			"GET /user/blocks",
			{},
			{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
		],
		listBlockedByAuthenticatedUser: ["GET /user/blocks"],
		listEmailsForAuthenticated: [
			"GET /user/emails",
			{},
			{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
		],
		listEmailsForAuthenticatedUser: ["GET /user/emails"],
		listFollowedByAuthenticated: [
			"GET /user/following",
			{},
			{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
		],
		listFollowedByAuthenticatedUser: ["GET /user/following"],
		listFollowersForAuthenticatedUser: ["GET /user/followers"],
		listFollowersForUser: ["GET /users/{username}/followers"],
		listFollowingForUser: ["GET /users/{username}/following"],
		listGpgKeysForAuthenticated: [
			"GET /user/gpg_keys",
			{},
			{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
		],
		listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
		listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
		listPublicEmailsForAuthenticated: [
			"GET /user/public_emails",
			{},
			{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
		],
		listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
		listPublicKeysForUser: ["GET /users/{username}/keys"],
		listPublicSshKeysForAuthenticated: [
			"GET /user/keys",
			{},
			{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
		],
		listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
		listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
		listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
		listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
		listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
		setPrimaryEmailVisibilityForAuthenticated: [
			"PATCH /user/email/visibility",
			{},
			{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
		unblock: ["DELETE /user/blocks/{username}"],
		unfollow: ["DELETE /user/following/{username}"],
		updateAuthenticated: ["PATCH /user"]
	}
};

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/endpoints-to-methods.js
const endpointMethodsMap = /* @__PURE__ */ new Map();
for (const [scope, endpoints] of Object.entries(endpoints_default)) for (const [methodName, endpoint] of Object.entries(endpoints)) {
	const [route, defaults, decorations] = endpoint;
	const [method, url] = route.split(/ /);
	const endpointDefaults = Object.assign({
		method,
		url
	}, defaults);
	if (!endpointMethodsMap.has(scope)) endpointMethodsMap.set(scope, /* @__PURE__ */ new Map());
	endpointMethodsMap.get(scope).set(methodName, {
		scope,
		methodName,
		endpointDefaults,
		decorations
	});
}
const handler = {
	has({ scope }, methodName) {
		return endpointMethodsMap.get(scope).has(methodName);
	},
	getOwnPropertyDescriptor(target, methodName) {
		return {
			value: this.get(target, methodName),
			configurable: true,
			writable: true,
			enumerable: true
		};
	},
	defineProperty(target, methodName, descriptor) {
		Object.defineProperty(target.cache, methodName, descriptor);
		return true;
	},
	deleteProperty(target, methodName) {
		delete target.cache[methodName];
		return true;
	},
	ownKeys({ scope }) {
		return [...endpointMethodsMap.get(scope).keys()];
	},
	set(target, methodName, value) {
		return target.cache[methodName] = value;
	},
	get({ octokit, scope, cache }, methodName) {
		if (cache[methodName]) return cache[methodName];
		const method = endpointMethodsMap.get(scope).get(methodName);
		if (!method) return;
		const { endpointDefaults, decorations } = method;
		if (decorations) cache[methodName] = decorate(octokit, scope, methodName, endpointDefaults, decorations);
		else cache[methodName] = octokit.request.defaults(endpointDefaults);
		return cache[methodName];
	}
};
function endpointsToMethods(octokit) {
	const newMethods = {};
	for (const scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
		octokit,
		scope,
		cache: {}
	}, handler);
	return newMethods;
}
function decorate(octokit, scope, methodName, defaults, decorations) {
	const requestWithDefaults = octokit.request.defaults(defaults);
	function withDecorations(...args) {
		let options = requestWithDefaults.endpoint.merge(...args);
		if (decorations.mapToData) {
			options = Object.assign({}, options, {
				data: options[decorations.mapToData],
				[decorations.mapToData]: void 0
			});
			return requestWithDefaults(options);
		}
		if (decorations.renamed) {
			const [newScope, newMethodName] = decorations.renamed;
			octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
		}
		if (decorations.deprecated) octokit.log.warn(decorations.deprecated);
		if (decorations.renamedParameters) {
			const options2 = requestWithDefaults.endpoint.merge(...args);
			for (const [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
				octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
				if (!(alias in options2)) options2[alias] = options2[name];
				delete options2[name];
			}
			return requestWithDefaults(options2);
		}
		return requestWithDefaults(...args);
	}
	return Object.assign(withDecorations, requestWithDefaults);
}

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js
function restEndpointMethods(octokit) {
	return { rest: endpointsToMethods(octokit) };
}
restEndpointMethods.VERSION = VERSION$1;
function legacyRestEndpointMethods(octokit) {
	const api = endpointsToMethods(octokit);
	return {
		...api,
		rest: api
	};
}
legacyRestEndpointMethods.VERSION = VERSION$1;

// node_modules/@octokit/rest/dist-src/version.js
const VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
const Octokit = Octokit$1.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults({ userAgent: `octokit-rest.js/${VERSION}` });

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

// src/commands/octokit-refusal.ts
function refusalOf(what, error) {
	if (error instanceof ForgeRefusal) return error;
	const { status, message, response } = Object(error);
	const said = (response?.data?.message ?? message ?? String(error)).trim();
	return new ForgeRefusal(what, typeof status === "number" && response ? status : 0, said);
}

// src/commands/doctor/ask-github.ts
var AskGitHub = class {
	#octokit;
	#at;
	constructor({ owner, repo, apiUrl, token }) {
		const silent = () => {};
		this.#at = {
			owner,
			repo
		};
		this.#octokit = new Octokit({
			auth: token,
			baseUrl: apiUrl,
			log: {
				debug: silent,
				info: silent,
				warn: silent,
				error: silent
			}
		});
	}
	repository() {
		return answered(this.#octokit.repos.get(this.#at), ({ default_branch, private: isPrivate, html_url, permissions }) => ({
			defaultBranch: default_branch,
			isPrivate,
			page: html_url,
			mayPush: permissions?.push ?? false,
			mayAdminister: permissions?.admin ?? false
		}));
	}
	workflowState(file) {
		return answered(this.#octokit.actions.getWorkflow({
			...this.#at,
			workflow_id: file
		}), ({ state }) => state);
	}
	async hasFile(path) {
		return thereOrNot(await answered(this.#octokit.repos.getContent({
			...this.#at,
			path
		}), () => true));
	}
	async hasLabel(name) {
		return thereOrNot(await answered(this.#octokit.issues.getLabel({
			...this.#at,
			name
		}), () => true));
	}
	mayOpenPulls() {
		return answered(this.#octokit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(this.#at), ({ can_approve_pull_request_reviews: may }) => may);
	}
	async secretNames() {
		const own = await answered(this.#octokit.actions.listRepoSecrets({
			...this.#at,
			per_page: 100
		}), namesOf$1);
		if (!own.ok) return own;
		const shared = await answered(this.#octokit.actions.listRepoOrganizationSecrets({
			...this.#at,
			per_page: 100
		}), namesOf$1);
		return {
			ok: true,
			data: [...own.data, ...shared.ok ? shared.data : []]
		};
	}
	async variable(name) {
		const asked = await answered(this.#octokit.actions.getRepoVariable({
			...this.#at,
			name
		}), ({ value }) => value);
		return !asked.ok && asked.status === 404 ? {
			ok: true,
			data: null
		} : asked;
	}
	async branchRules(branch) {
		const rulesets = await answered(this.#octokit.repos.getBranchRules({
			...this.#at,
			branch
		}), rulesOfRulesets);
		const older = await answered(this.#octokit.repos.getBranchProtection({
			...this.#at,
			branch
		}), rulesOfProtection);
		const found = [rulesets, older].flatMap((each) => each.ok && each.data !== null ? [each.data] : []);
		if (found.length > 0) return {
			ok: true,
			data: together$1(found)
		};
		if (older.ok || /not protected/i.test(older.why)) return {
			ok: true,
			data: null
		};
		return older;
	}
};
async function answered(asked, read) {
	try {
		return {
			ok: true,
			data: read((await asked).data)
		};
	} catch (error) {
		const { status, message } = refusalOf("answer", error);
		return {
			ok: false,
			status,
			why: message.replace(/^GitHub refused to answer: /, "")
		};
	}
}
function thereOrNot(asked) {
	return !asked.ok && asked.status === 404 ? {
		ok: true,
		data: false
	} : asked;
}
function namesOf$1({ secrets }) {
	return secrets.map(({ name }) => name);
}
function rulesOfRulesets(rules) {
	const all = rules;
	if (all.length === 0) return null;
	const reviews = all.find(({ type }) => type === "pull_request")?.parameters;
	return {
		contexts: all.flatMap(({ parameters }) => (parameters?.required_status_checks ?? []).map(({ context }) => context)),
		approvals: reviews?.required_approving_review_count ?? 0,
		dismissesStale: reviews?.dismiss_stale_reviews_on_push ?? false
	};
}
function rulesOfProtection(data) {
	const { required_status_checks: checks, required_pull_request_reviews: reviews } = data;
	return {
		contexts: checks?.contexts ?? [],
		approvals: reviews ? reviews.required_approving_review_count ?? 1 : 0,
		dismissesStale: reviews?.dismiss_stale_reviews ?? false
	};
}
function together$1(found) {
	return {
		contexts: found.flatMap(({ contexts }) => contexts),
		approvals: Math.max(...found.map(({ approvals }) => approvals)),
		dismissesStale: found.some(({ dismissesStale }) => dismissesStale)
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
		const words = asText(result.result) ?? asList(result.errors).map(asText).join("; ");
		const status = asNumber(result.api_error_status) ?? statusOf$1(asText(result.api_error_type));
		const fault = faultOf(words, {
			status,
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
function statusOf$1(type) {
	return type === "authentication_error" ? 401 : type === "overloaded_error" ? 529 : null;
}
function resetTime(events) {
	const limits = events.filter((event) => event.type === "rate_limit_event").map((event) => asObject(event.rate_limit_info));
	const resetsAt = asNumber(limits.findLast((limit) => limit?.status === "rejected")?.resetsAt);
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
	const items = readEvents(printed).filter((event) => event.type === "item.completed").map((event) => asObject(event.item));
	return asText(items.findLast((item) => item?.type === "agent_message")?.text);
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
	const answer = readDocuments(printed).findLast((document) => "response" in document);
	return asText(answer?.response) ?? lastPieces(readEvents(printed));
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
	const last = readEvents(printed).findLast((event) => event.type === "text");
	return asText(asObject(last?.part)?.text);
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
		cost: sum$1(steps.map((step) => asNumber(step.cost))),
		tokens: tokensOf(steps),
		session: asText(events.find((event) => "sessionID" in event)?.sessionID),
		denied: deniedTools(events),
		isLimit: false,
		fault: faultIn(printed, events)
	};
}
function sum$1(values) {
	const told = values.filter((value) => value !== null);
	return told.length === 0 ? null : told.reduce((total, value) => total + value, 0);
}
function tokensOf(steps) {
	const told = objectsIn(steps.map((step) => step.tokens));
	const cached = objectsIn(told.map((tokens) => tokens.cache));
	const input = sum$1([...told.map((tokens) => asNumber(tokens.input)), ...cached.flatMap((cache) => [asNumber(cache.read), asNumber(cache.write)])]);
	const output = sum$1(told.flatMap((tokens) => [asNumber(tokens.output), asNumber(tokens.reasoning)]));
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
function list$1(item, what, atLeast = 0) {
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
		list: list$1(item, what, atLeast)
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
		...joined$1(all),
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
		...joined$1(all),
		allowed,
		read
	};
}
function kindByKey(kinds, advice) {
	return (map, report) => {
		const [found, second] = kinds.filter(([key]) => entryOf$2(map, key) !== void 0);
		if (found !== void 0 && second === void 0) return found[1];
		const fault = found && second ? `has both "${found[0]}" and "${second[0]}"` : "does not say what to run";
		return report.problem(map, `${nameOf(map)} ${fault}; ${advice}`);
	};
}
function entryOf$2(map, key) {
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
function number$2(min, max) {
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
function choice$1(words) {
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
			const reason = error instanceof Error ? error.message : String(error);
			return refuse(value, `a regular expression (${reason})`, report);
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
		shape: choice$1(agentNames)
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
		shape: list$1(text$1("text, in quotes if it is a number"), "texts"),
		default: []
	}
});
const custom = record("a map { command }", { command: {
	key: "command",
	about: "A command of your own that works as the agent.",
	shape: text$1("a command")
} });
const forms$1 = {
	text: turned(choice$1(agentNames), (use) => ({
		use,
		model: null,
		args: []
	})),
	map: variants({
		known: known$1,
		custom
	}, kindByKey([["use", "known"], ["command", "custom"]], `give it either "command:", or "use:" with one of ${agentNames.join(", ")}`))
};
const agentShape = byForm(forms$1);
const optionalAgentShape = byForm({
	...forms$1,
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
const fallbackShape = list$1(agentShape, "agents");
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
		shape: number$2(0)
	},
	output: {
		key: "output",
		about: "US dollars per million output tokens.",
		shape: number$2(0)
	}
});
const pricesShape = turned(mapOf("prices by model or agent", line("a model's or an agent's name", 200), rate), (prices) => prices.map(({ name, value }) => ({
	of: name,
	...value
})));
const costShape = byForm({
	number: number$2(0),
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
	shape: integer$1(1),
	default: 3
};
const count$1 = {
	number: limit.shape,
	map: turned(record("a map { limit }", { limit: {
		key: "limit",
		about: "How many stop the loop.",
		shape: limit.shape
	} }), (given) => given.limit)
};
const failures$1 = record("a map { limit, reset }", {
	limit,
	reset: {
		key: "reset",
		about: "What ends a row of failures: `pass`, every required rule; `improvement`, a score above the best so far.",
		shape: choice$1(["pass", "improvement"]),
		default: "improvement"
	}
});
const decline = record("a map { window, drop }", {
	window: {
		key: "window",
		about: "Over how many iterations.",
		shape: integer$1(2, 20),
		default: 3
	},
	drop: {
		key: "drop",
		about: "By more than how many points.",
		shape: number$2(0),
		default: 10
	}
});
const guardFields = {
	attempts: guard("attempts", "Tries at one iteration, dead runs included.", {
		default: 3,
		forms: count$1
	}),
	consecutiveFailures: guard("consecutive-failures", "Iterations in a row that fail validation.", {
		default: 3,
		forms: {
			number: turned(limit.shape, (most) => readDefault(failures$1, { limit: most }, "guard")),
			map: failures$1
		}
	}),
	sameError: guard("same-error", "Times in a row that the same failure comes back, numbers and times aside.", {
		default: 3,
		forms: count$1
	}),
	noProgress: guard("no-progress", "Iterations in a row that change nothing.", {
		default: 3,
		forms: count$1
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
		forms: count$1
	})
};
const guardDefaults = Object.fromEntries(Object.values(guardFields).map((field) => [field.key, field.default ?? null]));

// src/config/hooks.ts
const mostSensible = 10;
const when = record("a map { from, to, status, rules }", {
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
		shape: turned(oneOrMany(choice$1(validationStatuses), "results"), (words) => validationStatuses.filter((status) => words.includes(status))),
		default: []
	},
	rules: {
		key: "rules",
		about: "The result that each of these rules must have, as in `{ tests: pass }`.",
		shape: turned(mapOf("results by rule", line("a rule's name", 100), choice$1([
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
		shape: choice$1(["escalate", "continue"]),
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
const preset$1 = turned(record("a map { use }", {
	preset: {
		key: "use",
		about: "A built-in hook: `default` looks at promises, then rules; `validation` at rules; `promise` at promises.",
		shape: choice$1(hookPresets)
	},
	...common
}), (parts) => ({
	...parts,
	kind: "preset"
}));
const run$2 = turned(record("a map { run }", {
	run: {
		key: "run",
		about: "A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout.",
		shape: text$1("a command")
	},
	timeoutMs,
	...common
}), (parts) => ({
	...parts,
	kind: "run"
}));
const modulePath = matching("the path of a .mjs or .js file in the repository", "^(?:\\./)?(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\p{Cc}\\\\]+\\.m?js$", 200);
const module = turned(record("a map { module }", {
	path: {
		key: "module",
		about: "A JavaScript module whose default export gets the context and returns the answer, or a promise of it.",
		shape: modulePath
	},
	timeoutMs,
	...common
}), (parts) => ({
	...parts,
	kind: "module"
}));
const leafKinds = [
	["use", "preset"],
	["run", "run"],
	["module", "module"]
];
const orUse = `"use:" with one of ${hookPresets.join(", ")}`;
const byName = turned(choice$1(hookPresets), (use) => readDefault(preset$1, { use }, "hook"));
const leaf = byForm({
	text: byName,
	map: variants({
		preset: preset$1,
		run: run$2,
		module
	}, kindByKey(leafKinds, `give it either "run: COMMAND", "module: FILE", or ${orUse}`))
});
function group(kind, about) {
	return turned(record(`a map { ${kind} }`, {
		of: {
			key: kind,
			about,
			shape: list$1(leaf, "hooks", 1)
		},
		...common
	}), (parts) => ({
		...parts,
		kind
	}));
}
const hook = byForm({
	text: byName,
	map: variants({
		preset: preset$1,
		run: run$2,
		module,
		all: group("all", "Hooks that only together complete the loop; the first escalation counts."),
		any: group("any", "Hooks of which one is enough to complete the loop.")
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
const hookList = list$1(hook, "hooks");
const hooksShape = {
	...hookList,
	read: readHooks
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
	"needs-input"
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
	list: turned(list$1(alternatives, "texts"), (texts) => [...new Set(texts.flat())])
});

// src/loop/inline.ts
const hidingElement = /<(?:(pre|code|blockquote|script|style|textarea|template)(?=[\s>/])|!--|\?|!\[CDATA\[)/iy;
const tagOrLink = /<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|[a-z][a-z0-9.+-]{1,31}:[^\s<>]*)>/iy;
function asciiLower$1(text) {
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
const heading = /^#{1,6}(?: |$)/;
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
	while (text[end] === " ") end++;
	return end - at;
}
function afterQuoteMark(text, at) {
	return text[at + 1] === " " ? at + 2 : at + 1;
}
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
function closesFence(line, fence) {
	const content = line.replace(/^ {1,3}/, "");
	const length = runLength(content, fence.mark);
	return length >= fence.length && /^ *$/.test(content.slice(length));
}
const marker$1 = /^(?:[-*+]|(\d{1,9})[.)])( *)/;
function openingContainer(content, interruptsParagraph) {
	if (content[0] === ">") return { kind: "quote" };
	const found = marker$1.exec(content);
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
const nothingMatched = {
	at: 0,
	matched: 0
};
const deepest$2 = 32;
const startsPlainly = /^[A-Za-z]/;
const canHide = /`|<(?!\/?(?:promise|loop-complete)>)/i;
var LineReader = class {
	#visit;
	#waiting = [];
	#containers = [];
	#leaf = null;
	#inline = [];
	#open = null;
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
	#leave(matched) {
		if (this.#leaf) this.#endLeaf();
		while (this.#containers.length > matched) this.#containers.pop();
	}
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
		spread$1(lines, hasCodeInHtml ? merged$1([...found.spans, ...findHiddenSpans(text, { code: true }).spans]) : found.spans);
	}
};

// src/loop/markdown.ts
const noSpans = [];
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
const labelled$1 = /^(?:[-*+][ \t]+)?[*_]{0,3}(summary|reason|blocking issue)[*_]{0,3}[ \t]*:[*_]{0,3}[ \t]*(.*)$/i;
const labels$1 = {
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
		const content = line.trim();
		if (/^<context>/i.test(content)) return this.#openContext(content);
		const [, name, value] = content.includes(":") && labelled$1.exec(content) || [];
		if (name !== void 0) {
			this.#label = labels$1[name.toLowerCase()] ?? null;
			if (this.#label) this.#texts[this.#label] ??= value ?? "";
			return "label";
		}
		if (this.#goesOn(line, after)) return this.#append(line.trimEnd());
		return this.readCriterion(content) === "none" ? "other" : "criterion";
	}
	readBlank() {
		if (this.#label && this.#texts[this.#label]) this.#append("");
	}
	readHidden(line, after) {
		return after !== null && this.#isOpenEnded(after) ? this.#append(line.trimEnd()) : "other";
	}
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
const maxShown = 80;
const isProse = /^[^<|]*[\p{L}\p{N}]/u;
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
function short$1(text, limit = 80) {
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
	if (!mayHoldPromise(message, texts)) return nothing$1;
	const reader = new PromiseReader({
		...rules,
		texts
	});
	visitLines(message, (line) => reader.read(line));
	return reader.finish();
}
const nothing$1 = {
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
	if (/<promise|<loop-complete/i.test(message)) return true;
	if (texts.length === 0) return false;
	const folded = foldCase(message);
	return texts.some((text) => folded.includes(foldCase(text)));
}
const promiseTag = "<promise";
const blockTag = "<loop-complete";
const blockEnd = "</loop-complete>";
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
			...nothing$1,
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
	list: turned(list$1(word, "promises"), (found) => [...new Set(found.flat())]),
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
function typeWord(type) {
	const spellings = [.../* @__PURE__ */ new Set([type, type.replaceAll("-", "_")])];
	return turned({
		...choice$1(spellings),
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
		shape: text$1("a command")
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
		shape: path$2
	},
	min: {
		key: "min",
		about: "`coverage`: the least percentage that passes.",
		shape: number$2(0, 100)
	}
});
const contentPattern = record("a map { type: content-pattern, file, pattern }", {
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
});
const fileExists = record("a map { type: file-exists, files }", {
	type: typeField("file-exists"),
	required,
	files: {
		key: "files",
		alias: "file",
		about: "`file-exists`: the files that must all exist.",
		shape: oneOrMany(path$2, "paths in the repository", 1)
	}
});
const checks$1 = record("a map { type: checks, names }", {
	type: typeField("checks"),
	required,
	names: {
		key: "names",
		about: "`checks`: the repository's own checks that must pass on the head commit.",
		shape: oneOrMany(line("the name of a check"), "names of checks", 1)
	}
});
const step$1 = record("a map { type: step }", {
	type: typeField("step"),
	required
});
const presetWord = choice$1(rulePresets);
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
		shape: number$2(0, 100),
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
	checks: checks$1,
	step: step$1,
	preset
};
const ruleTypes = Object.keys(byType);
function pickType(map, report) {
	const type = entryOf$2(map, "type");
	if (type !== void 0) {
		const word = type.form === "scalar" ? String(type.value).replaceAll("_", "-") : "";
		return ruleTypes.find((each) => each === word) ?? refuse(type, `one of ${ruleTypes.join(", ")}`, report);
	}
	if (entryOf$2(map, "run") !== void 0 || entryOf$2(map, "command") !== void 0) return "command";
	if (entryOf$2(map, "preset") !== void 0) return "preset";
	const advice = `give it "run: COMMAND", or "type:" with one of ${ruleTypes.join(", ")}`;
	return report.problem(map, `${nameOf(map)} does not say what to check; ${advice}`);
}
const ruleShape = byForm({
	text: turned(text$1("a command"), (run) => readDefault(command, { run }, "rule")),
	map: variants(byType, pickType),
	false: flag(false, "removed")
}, "a command, a map such as { run: npm test }, or false");
const ruleMap = turned(mapOf("rules by name", line("a name", 100), ruleShape), (rules) => rules.map(({ name, value }) => value === "removed" ? {
	name,
	removed: true
} : {
	name,
	...value
}));
const presetList = turned(list$1(presetWord, "presets", 1), (names) => [...new Set(names)].map((name) => ({
	name,
	...readDefault(preset, { preset: name }, "rule")
})));
const rulesShape = byForm({
	map: ruleMap,
	list: presetList
});

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
		shape: choice$1(stopPolicies),
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
		shape: choice$1(approvalModes),
		default: "never"
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
		shape: choice$1(sessionModes),
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
		about: "Settings by name, each with the same keys as the file. An issue picks one with the label `rondo: NAME`. Built in are engineer, qa, security, docs, infra and backlog (or me, sec, doc, do); your own of that name lies over it. Other names are looked for among agent files, see docs/profiles.md.",
		shape: profilesShape(settingFields),
		default: {}
	}
};
const anyKeys = partial("a map of settings", fileFields);
const fileShape = {
	...anyKeys,
	schema: {
		...anyKeys.schema,
		type: ["object", "null"]
	},
	read: (value, report) => value.form === "scalar" && value.value === null ? {} : anyKeys.read(value, report)
};

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
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
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
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK;
	visitAsync.SKIP = SKIP;
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
			this.docStart = null;
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
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
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
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
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
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
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
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
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
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
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
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
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
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
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
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
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
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
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
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
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
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
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
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
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
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
	const BOM = "﻿";
	const DOCUMENT = "";
	const FLOW_END = "";
	const SCALAR = "";
	const isCollection = (token) => !!token && "items" in token;
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
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
	var Lexer = class {
		constructor() {
			this.atEnd = false;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			this.buffer = "";
			this.flowKey = false;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
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
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			this.addNewLine = (offset) => this.lineStarts.push(offset);
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
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = true;
			this.atScalar = false;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = false;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
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

// src/config/problems.ts
var import_dist = require_dist();
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
const mostCopies = 1e4;
const deepest$1 = 20;
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
	const { profiles = [], ...layer } = read.value;
	return {
		ok: true,
		layer,
		profiles: new Map(profiles.map(({ name, value }) => [name, value])),
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
const number$1 = /\d+(?:[.,:]\d+)*/g;
function failureSignature(rules) {
	const broken = rules.filter((rule) => rule.required && isBroken(rule)).map((rule) => `${rule.name} ${rule.result}: ${withoutNumbers(rule.message)}`);
	return broken.length === 0 ? null : digest(broken.join("\n"));
}
function withoutNumbers(message) {
	return message.slice(0, 2e4).replace(ansi, "").replace(uuid, "#").replace(hexadecimal, "#").replace(number$1, "#").replace(/\s+/g, " ").trim().toLowerCase();
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
		...carryOn$1("No hooks registered for this task")
	};
	const trail = [];
	for (const hook of hooks) {
		const passed = verdict.action !== "continue" ? "not reached" : whyPassedOver(hook, facts);
		if (passed !== null) {
			trail.push({
				id: hook.id,
				action: passed,
				reason: ""
			});
			continue;
		}
		verdict = {
			id: hook.id,
			...answerOf(hook, facts)
		};
		trail.push({
			id: hook.id,
			action: verdict.action,
			reason: verdict.reason
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
function answerOf(hook, facts) {
	return "of" in hook ? together(hook.kind, hook.of, facts) : leafAnswer(hook, facts);
}
function leafAnswer(hook, facts) {
	const answer = hook.kind === "preset" ? presets[hook.preset](facts) : externalAnswer(hook.id, facts.answers);
	if (!("error" in answer)) return answer;
	const reason = `Hook evaluation failed: ${answer.error}`;
	return hook.onError === "continue" ? carryOn$1(reason) : {
		action: "escalate",
		reason,
		nextPrompt: null
	};
}
function together(kind, members, facts) {
	const answers = members.filter((member) => whyPassedOver(member, facts) === null).map((member) => leafAnswer(member, facts));
	const complete = answers.filter(({ action }) => action === "complete");
	const escalation = answers.find(({ action }) => action === "escalate");
	const [agreed] = complete;
	if (agreed && (kind === "any" || complete.length === answers.length)) return {
		...agreed,
		reason: complete.map(({ reason }) => reason).join("; ")
	};
	return escalation ?? answers.findLast(({ action }) => action === "continue") ?? carryOn$1(`No hook of ${kind} applies`);
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

// src/config/hook-files.ts
const pathWord = /^(?:\.\/)?((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.[\w-]+|(?:[\w@.-]+\/)+[\w@.-]+)$/;
function hookFiles(hooks) {
	return leavesOf(hooks).flatMap((hook) => {
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

// src/commands/doctor/read-workflow.ts
function readWorkflow(file, text) {
	const document = (0, import_dist.parseDocument)(text);
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
const phases$2 = [
	"begin",
	"agent",
	"validate",
	"land",
	"sweep"
];
function stepOf(step) {
	const given = mapping(step.with);
	const uses = typeof step.uses === "string" ? step.uses : "";
	const phase = uses !== "" && phases$2.includes(String(given.phase)) ? String(given.phase) : null;
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
	const warnings = parsed.warnings.map((each) => warning("settings", formatProblem(each), "see docs/settings.md"));
	return {
		findings: [...orOk(warnings, "settings", `${settingsPath} is understood`), ...rules$2(settings, read)],
		settings
	};
}
function rules$2({ rules: all, stop }, read) {
	if (all.length === 0) {
		const fix = `add what must be true of finished work under \`rules:\` in ${settingsPath}`;
		const needsRules = stop === "validation";
		return [(needsRules ? problem : warning)("rules", needsRules ? "`stop: validation` without a rule never ends" : "there is no rule to prove work by", fix)];
	}
	const broken = all.flatMap((rule) => {
		const why = rule.type === "command" ? missingIn(rule.run, read) : null;
		return why === null ? [] : [problem("rules", `the rule ${rule.name} runs \`${lastLine(rule)}\`, but ${why}`, fixRule)];
	});
	const named = all.map(({ name }) => name).join(", ");
	return orOk(broken, "rules", `finished work is proved by ${named}`);
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
	const found = [
		agent,
		...fallback,
		...evaluator === null ? [] : [evaluator]
	].filter((choice) => !keysOf(choice).some((key) => key in given) && keysOf(choice).length > 0).map((choice) => {
		const [key = ""] = keysOf(choice);
		const name = "use" in choice ? choice.use : "";
		const fix = `add to the agent's step: env: { ${key}: \${{ secrets.${key} }} }`;
		return problem("key", `${name} is not given a key: ${key} is not in the \`env:\` of the agent's step`, fix);
	});
	return orOk(found, "key", "the agent's step is given the model's key");
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
	phases$1,
	triggers,
	permissions,
	tokens,
	handedOver,
	versions,
	ownFolder,
	pins,
	concurrency
];
function checkWorkflow(workflow) {
	return checks.flatMap((check) => check(workflow));
}
function phases$1(workflow) {
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
	const found = phasesOf(workflow).filter((step) => ["agent", "validate"].includes(step.phase) && step.with.token !== "").map(({ phase }) => problem("tokens", `the phase ${phase} is given a token`, `set \`token: ""\` in its step`));
	return orOk(found, "tokens", "agent and validate get no token");
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
const known = [
	"phase",
	"token",
	"brief",
	"steps",
	"agent-result",
	"disabled"
];
function handedOver(workflow) {
	const found = phasesOf(workflow).flatMap((step) => [...(needed[step.phase] ?? []).filter((name) => step.with[name] === void 0).map((name) => problem("inputs", `the phase ${step.phase} is not given \`${name}\``, again)), ...Object.keys(step.with).filter((name) => !known.includes(name)).map((name) => problem("inputs", `the phase ${step.phase} is given \`${name}\`, which Rondo does not know`, again))]);
	return orOk(found, "inputs", "each phase is given what it needs");
}
function versions(workflow) {
	const all = phasesOf(workflow).map(({ uses }) => uses);
	const released = new Set(all.filter((uses) => !uses.startsWith("./")));
	const isMixed = released.size > 0 && all.some((uses) => uses.startsWith("./"));
	if (released.size <= 1 && !isMixed) return [ok("versions", `all phases run ${[...new Set(all)][0] ?? "nothing"}`)];
	const seen = [...new Set(all)].join(", ");
	return [problem("versions", `the phases run different versions of Rondo: ${seen}`, "use the same one in every step")];
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
	const found = [...new Set(others.map(({ uses }) => uses))].filter((uses) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(uses) && !uses.startsWith("./")).map((uses) => warning("pins", `${uses} can change under you`, "pin it by its commit, with the version in a comment"));
	return orOk(found, "pins", "other actions are pinned by their commits");
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
	return missing.map((name) => problem("secret", `there is no secret ${name}`, `add it: ${place}/new (unless it is in an environment)`));
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
async function mustFindRemote(wish, world) {
	const found = await findRemote(wish, world);
	if (found.ok) return found.remote;
	throw new RefusedInput(`GitHub can't be asked: ${found.why}.`);
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
	if (!token) return { why: `the variable ${name} holds no token` };
	const isKnown = apiUrl === apiOf("github.com") || apiUrl === variable("GITHUB_API_URL");
	if (chosen === void 0 && api === void 0 && !isKnown) return { why: `the token in ${name} may not be for ${apiUrl}: name the right one by --token-env` };
	return { token };
}

// src/commands/doctor.ts
const help$9 = `rondo doctor [--dir DIR] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--offline] [--json]

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
		help: help$9,
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
			const live = found.ok ? await checkLive(new AskGitHub(found.remote), known) : [];
			const checks = [...findings, ...live];
			const isFine = checks.every(({ state }) => state !== "problem");
			const told = {
				ok: isFine,
				live: found.ok,
				checks
			};
			const skipped = found.ok ? null : `Only the files were looked at: ${found.why}.`;
			const stdout = values.json ? `${JSON.stringify(told)}\n` : toText$6(checks, skipped, palette(shell.colours));
			return {
				exitCode: isFine ? 0 : 1,
				stdout,
				stderr: ""
			};
		}
	};
}
function toText$6(checks, skipped, paint) {
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

// src/commands/explain.ts
const help$8 = `rondo explain [FILE] [--agent A] [--promise TEXT] [--lenient] [--json]

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
	help: help$8,
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
		return done(values.json ? toJson$1(detected) : toText$5(detected, palette(shell.colours)));
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
function toText$5(detected, paint) {
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

// src/commands/init/find-tests.ts
const finders = [
	node,
	cargo,
	go,
	python,
	make
];
function findTests(folder) {
	const has = (file) => existsSync(join(folder, file));
	const text = (file) => has(file) ? readFileSync(join(folder, file), "utf8") : "";
	for (const find of finders) {
		const command = find({
			has,
			text
		});
		if (command !== null) return command;
	}
	return null;
}
function node({ has, text }) {
	if (!hasTestScript(text("package.json"))) return null;
	if (has("pnpm-lock.yaml")) return "corepack pnpm install --frozen-lockfile --ignore-scripts && corepack pnpm test";
	if (has("yarn.lock")) return has(".yarnrc.yml") ? "corepack yarn install --immutable --mode=skip-build && corepack yarn test" : "corepack yarn install --frozen-lockfile --ignore-scripts && corepack yarn test";
	const isLocked = has("package-lock.json") || has("npm-shrinkwrap.json");
	const installs = /"(?:dev)?[dD]ependencies"\s*:\s*\{\s*"/.test(text("package.json"));
	if (isLocked) return "npm ci --ignore-scripts && npm test";
	return installs ? "npm install --ignore-scripts && npm test" : "npm test";
}
function hasTestScript(manifest) {
	try {
		const { scripts } = JSON.parse(manifest);
		return typeof scripts?.test === "string" && !scripts.test.includes("no test specified");
	} catch {
		return false;
	}
}
function cargo({ has }) {
	if (!has("Cargo.toml")) return null;
	return has("Cargo.lock") ? "cargo test --locked" : "cargo test";
}
function go({ has }) {
	return has("go.mod") ? "go test ./..." : null;
}
function python({ has, text }) {
	if (!(has("pytest.ini") || has("conftest.py") || [
		"pyproject.toml",
		"pytest.ini",
		"tox.ini",
		"setup.cfg",
		"requirements.txt",
		"requirements-dev.txt"
	].some((file) => /\bpytest\b/.test(text(file))))) return null;
	const lists = ["requirements.txt", "requirements-dev.txt"].filter(has).map((file) => `-r ${file}`);
	const own = has("pyproject.toml") && /^\[(?:build-system|project)\]/m.test(text("pyproject.toml")) ? ["-e ."] : [];
	return `python3 -m venv .venv && .venv/bin/pip install --quiet ${[
		...lists,
		...own,
		"pytest"
	].join(" ")} && .venv/bin/pytest`;
}
function make({ text }) {
	return /^test\s*:/m.test(text("Makefile")) ? "make test" : null;
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
    validations:
      required: true
  - type: textarea
    id: criteria
    attributes:
      label: Success criteria
      description: How will everybody see that it is done? One line each.
      value: "- [ ] "
    validations:
      required: true
  - type: textarea
    id: verification
    attributes:
      label: Verification
      description: The commands or steps that show it, beside the rules of .github/rondo.yml.
  - type: textarea
    id: scope
    attributes:
      label: Scope
      description: Where to work, and what to leave alone.
  - type: textarea
    id: context
    attributes:
      label: Context
      description: What helps to know. Links, errors, earlier attempts.
`;

// src/commands/init/left-to-do.ts
function leftToDo(secret, origin) {
	const link = (path) => origin === null ? null : `${pageOf(origin)}${path}`;
	return [{
		what: `Add the secret ${secret}: Settings → Secrets and variables → Actions → New repository secret`,
		link: link("/settings/secrets/actions/new")
	}, {
		what: "Turn on “Allow GitHub Actions to create and approve pull requests”: Settings → Actions → General",
		link: link("/settings/actions")
	}];
}

// src/commands/init/questions.ts
async function askWhatIsMissing(ask, said) {
	return {
		agent: said.agent ?? await choice(ask, "Which agent?", agentNames),
		template: said.template ?? await choice(ask, "Which template? simple is for private repositories", templates),
		test: await testCommand(ask, said.found)
	};
}
async function choice(ask, question, names) {
	if (ask === null) return names[0];
	for (;;) {
		const answer = (await ask(`${question} (${names.join(", ")}) [${names[0]}] `)).trim().toLowerCase();
		const known = answer === "" ? names[0] : names.find((name) => name === answer);
		if (known !== void 0) return known;
	}
}
async function testCommand(ask, found) {
	if (ask === null) return found;
	const answer = oneLine(await ask(`Which command proves finished work? [${found === null ? "none found; Enter leaves it out" : found}] `));
	return answer === "" ? found : answer;
}
function oneOf$1(option, given, names) {
	const known = names.find((name) => name === given);
	if (known !== void 0) return known;
	throw new UsageError(`--${option} is "${oneLine(given)}"; it must be one of ${names.join(", ")}.`);
}

// src/commands/init/settings-file.ts
function settingsFile$1({ agent, test }) {
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
		`  tests: ${(0, import_dist.stringify)(test, { lineWidth: 0 }).trim()}`,
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
	const written = [];
	for (const file of files) written.push({
		path: file.path,
		fate: await writeOne(folder, file, mayOverwrite)
	});
	return written;
}
async function writeOne(folder, { path, text }, mayOverwrite) {
	const full = join(folder, path);
	const isThere = existsSync(full);
	if (isThere && readFileSync(full, "utf8") === text) return "unchanged";
	if (isThere && !await mayOverwrite(path)) return "kept";
	mkdirSync(dirname(full), { recursive: true });
	writeFileSync(full, text);
	return isThere ? "overwritten" : "written";
}

// src/commands/init.ts
const help$7 = `rondo init [--template hardened|simple] [--agent A] [--action USES] [--dir DIR] [--yes] [--force] [--json]

Sets a repository up: writes .github/workflows/rondo.yml, .github/rondo.yml and an issue form, and says what is left to
do on GitHub. On a terminal it asks for the agent, the template and the command that proves finished work.

  --template T   hardened (four jobs; the default) or simple (one job, for private repositories and trusted authors)
  --agent A      ${agentNames.join(", ")}; the default is claude
  --action USES  what stands behind uses: (owner/name@version, or a path in this repository that begins with ./)
  --dir DIR      the repository's folder; the default is here
  --yes          asks nothing: defaults for what is not given, and files that are there stay as they are
  --force        overwrites files that are there
  --json         for programs, asks nothing:
                 {"agent","template","test","secret","files":[{"path","fate"}],"todo":[{"what","link"}],"warnings":[]}
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
		help: help$7,
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
				agent: values.agent === void 0 ? null : oneOf$1("agent", values.agent, agentNames),
				template: values.template === void 0 ? null : oneOf$1("template", values.template, templates)
			};
			const action = values.action === void 0 ? ownAction(values.dir) : readAction(values.action);
			mustBeFolder(values.dir);
			const ask = values.yes || values.json ? null : world.ask;
			const answers = await askWhatIsMissing(ask, {
				...said,
				found: findTests(values.dir)
			});
			const files = await writeFiles(values.dir, plan(answers, action, world), overwriting(ask, values.force));
			const secret = secretOf(answers);
			const todo = leftToDo(secret, await originOf(values.dir, world.path));
			const told = {
				...answers,
				secret,
				files,
				todo,
				warnings: warningsOf(answers, action)
			};
			return done(values.json ? `${JSON.stringify(told)}\n` : toText$4(told, palette(shell.colours)));
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
	const template = readFileSync(join(packageFolder, "templates", `${answers.template}.yml`), "utf8");
	return [
		{
			path: ".github/workflows/rondo.yml",
			text: workflowFile({
				template,
				action,
				secret: secretOf(answers)
			})
		},
		{
			path: ".github/rondo.yml",
			text: settingsFile$1(answers)
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
function warningsOf({ test, template }, action) {
	return [
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
function toText$4({ files, todo, warnings }, paint) {
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
		...todo.flatMap(({ what, link }, index) => [`  ${index + 1}. ${what}`, ...link === null ? [] : [`     ${paint.blue(link)}`]]),
		"",
		"Then commit these files to the default branch, put the label rondo on an issue or comment /rondo start, and watch.",
		`${paint.dim("rondo doctor says whether everything is in place.")}`,
		""
	].join("\n");
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

// src/loop/paths.ts
function matchesAny(globs, path) {
	return globs.some((glob) => globExpression(glob).test(path));
}
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

// src/loop/guards.ts
const resume = "`/rondo resume`";
const guards$1 = [
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

// src/loop/caps.ts
const caps = {
	reason: 400,
	nextPrompt: 800,
	summary: 120,
	doneBy: 60,
	context: 600,
	feedback: 2e3,
	feedbackItem: 1e3
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
		if (!facts.promised) return notPromised(facts.validation);
		if (facts.validation === "passed") return kept("The promise is kept: every required rule passes");
		if (facts.validation === "none") return kept("The agent promised COMPLETE; no required rule is configured, so nothing verified it");
		return facts.validation === "failed" ? rejected("The promise is rejected: a required rule does not pass") : rejected("The promise is rejected: no required rule ran, so nothing was verified");
	},
	strict: (facts) => policies.verified(facts),
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
function score$1(rules) {
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
function entryOf$1(facts, decided, row) {
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
	const row = {
		iteration: loop.iteration + 1,
		attempt: Math.max(1, loop.attempt),
		at
	};
	return settle(withEntry(folded, entryOf$1(facts, verdict, row)), verdict);
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

// src/commands/replay-file.ts
const name = line("a name", 200);
const anyText = {
	allowed: "a text",
	schema: { type: ["string", "number"] },
	read: (value, report) => value.form === "scalar" && (typeof value.value === "string" || typeof value.value === "number") ? String(value.value) : refuse(value, "a text", report)
};
function orElse$1(missing, shape) {
	return {
		...shape,
		read: (value, report) => value.form === "scalar" && value.value === null ? missing : shape.read(value, report)
	};
}
function optional(shape) {
	return orElse$1(null, shape);
}
function namedOrNone(what, each) {
	return orElse$1([], mapOf(what, name, each));
}
const path$1 = line("a path", 4096);
const iteration$1 = record("an iteration", {
	says: {
		key: "says",
		about: "the agent's final message",
		shape: orElse$1("", anyText),
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
		shape: optional(number$2(0, 1e6)),
		default: null
	},
	minutes: {
		key: "minutes",
		about: "how long it took",
		shape: number$2(0, 1e6),
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
		shape: list$1(iteration$1, "iterations")
	}
});
function readReplayFile(text, file) {
	return readYaml(text, file, replay$1);
}

// src/commands/replay.ts
const help$6 = `rondo replay FILE [--json]

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
	help: help$6,
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
		return done(values.json ? `${JSON.stringify(replayed)}\n` : toText$3(replayed, palette(shell.colours)), warnings);
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
function toText$3({ iterations, status, iteration }, paint) {
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
const guardNames$1 = [
	"max-iterations",
	"max-duration",
	"budget",
	"attempts",
	"consecutive-failures",
	"same-error",
	"no-progress",
	"regression",
	"oscillation",
	"protected-paths"
];
function guardOf({ status, reason, entries }) {
	if (status !== "escalated" && status !== "paused") return null;
	const named = guardNames$1.find((name) => reason.startsWith(`${name}:`));
	const source = entries.at(-1)?.source ?? "";
	return named ?? guardNames$1.find((name) => source === `guard:${name}`) ?? null;
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
		hooks: hookTotals(stories.flatMap(({ iterations }) => iterations))
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
	const hooks = [...Map.groupBy(iterations, ({ source }) => source ?? "")].filter(([source]) => source.startsWith("hook:"));
	return Object.fromEntries(hooks.map(([source, decided]) => [source.slice(5), counts(decided.map(({ signal }) => signal))]));
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
const width = 640;
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
	const step = 598 / Math.max(1, last - first + 1);
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
	].map((score) => html`<line class="grid" x1="${left}" x2="${632}" y1="${fixed(y(score / 100))}" y2="${fixed(y(score / 100))}"/><text x="${28}" y="${fixed(y(score / 100) + 4)}" text-anchor="end">${score}</text>`)}
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
svg { display: block; width: 100%; height: auto; margin: 12px 0 4px; }
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
.bars i { display: block; height: 8px; border-radius: 4px; background: var(--bad); }
@media print { body { max-width: none; } article { break-inside: avoid; } details > summary { display: none; } }
`;

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
${loops.toSorted((a, b) => b.issue - a.issue).map((loop) => article(loop, facts))}
</main>
</body>
</html>
`.html;
}
function overview(totals) {
	const { successRate, toCompletion, costPerCompletion, unpricedRuns } = totals;
	const unpriced = unpricedRuns === 0 ? "" : ` · ${unpricedRuns} runs of unknown cost`;
	return html`<dl class="tiles">
${tile("Loops", totals.loops, statuses$1(totals))}
${tile("Completed", successRate === null ? "–" : `${Math.round(successRate * 100)} %`, "of those that were decided")}
${tile("Iterations to completion", toCompletion?.median ?? "–", toCompletion ? `median; at most ${toCompletion.most}` : "none completed yet")}
${tile("Cost", dollars(totals.cost), `${costPerCompletion === null ? "" : `${dollars(costPerCompletion)} for each completed`}${unpriced}`)}
${tile("Work", duration(totals.activeMs), `${totals.iterations} iterations`)}
</dl>
${guards(totals)}`;
}
function tile(name, value, note) {
	return html`<div><dt>${name}</dt><dd>${value}${note === "" ? "" : html`<small>${note}</small>`}</dd></div>`;
}
function statuses$1({ byStatus }) {
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
${reason === "" ? "" : html`<div>${reason}</div>`}
<ul class="facts soft small">${loopFacts(loop, facts).map((fact) => html`<li>${fact}</li>`)}</ul>
${share === null ? "" : html`<div class="meter ${tone}" role="img" aria-label="${iteration} of ${maxIterations ?? ""} iterations"><i style="width:${share}%"></i></div>`}
${chart(iterations)}
${steps$1(loop, facts)}
</article>`;
}
function chart(iterations) {
	const drawn = scoreChart(iterations);
	return drawn === "" ? "" : html`${drawn}<div class="soft small">line: score · bars: what each iteration cost</div>`;
}
function loopFacts(loop, facts) {
	const { iteration, maxIterations, cost, budget, unpricedRuns, activeMs, startedBy, guard, pull } = loop;
	const unknown = unpricedRuns > 0 ? ` (${unpricedRuns} of unknown cost)` : "";
	return [
		`iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
		`${dollars(cost)}${budget === null ? "" : ` of ${dollars(budget)}`}${unknown}`,
		`${duration(activeMs)} of work`,
		`started by ${startedBy}`,
		...pull === null ? [] : [html`pull request ${link(facts, `pull/${pull}`, `#${pull}`)}`],
		...guard === null ? [] : [`guard: ${guard}`]
	];
}
function steps$1({ iterations }, facts) {
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

// src/github/allowance.ts
var AllowanceSeen = class {
	#byResource = /* @__PURE__ */ new Map();
	see(headers) {
		const remaining = Number(headers["x-ratelimit-remaining"] ?? NaN);
		const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
		if (!Number.isFinite(remaining) || !Number.isFinite(reset)) return;
		this.#byResource.set(String(headers["x-ratelimit-resource"] ?? ""), {
			remaining,
			resetAt: reset * 1e3
		});
	}
	get least() {
		const [scarcest] = [...this.#byResource.values()].sort((a, b) => a.remaining - b.remaining);
		return scarcest ?? null;
	}
};
function waitAsked(headers) {
	const after = Number(headers["retry-after"] ?? NaN);
	if (Number.isFinite(after)) return after;
	if (String(headers["x-ratelimit-remaining"]) !== "0") return null;
	const seconds = Number(headers["x-ratelimit-reset"]) - Date.parse(String(headers.date)) / 1e3;
	return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

// src/github/transport.ts
const patienceMs = 6e4;
const mostRedirects = 3;
const sendOverHttp = async (request) => {
	let sent = request;
	for (let redirects = 0;; redirects++) {
		const reply = await once(sent);
		const { location } = reply.headers;
		if (!([
			301,
			302,
			307,
			308
		].includes(reply.status) && typeof location === "string") || redirects === mostRedirects) return reply;
		const target = new URL(location, sent.url);
		if (target.origin !== new URL(sent.url).origin) return reply;
		sent = {
			...sent,
			url: target.href
		};
	}
};
function once({ method, url, headers, body }) {
	const { request } = process.getBuiltinModule(url.startsWith("https:") ? "node:https" : "node:http");
	return new Promise((resolve, reject) => {
		const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
		const asked = request(url, {
			method,
			headers: {
				...headers,
				...length
			},
			timeout: patienceMs
		});
		asked.on("timeout", () => asked.destroy(/* @__PURE__ */ new Error(`there was no answer for ${patienceMs / 1e3} seconds`)));
		asked.on("error", reject);
		asked.on("response", (response) => {
			const chunks = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				const text = Buffer.concat(chunks).toString("utf8");
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					text
				});
			});
		});
		asked.end(body ?? void 0);
	});
}

// src/github/api.ts
var Api = class {
	#options;
	#send;
	allowance = new AllowanceSeen();
	constructor(options) {
		this.#options = options;
		this.#send = options.send ?? sendOverHttp;
	}
	async ask(what, route, given) {
		const { method, url } = this.#target(route, given);
		return jsonOf(await this.#ask(what, method, url, given.body));
	}
	async askIfThere(what, route, given) {
		try {
			return await this.ask(what, route, given);
		} catch (error) {
			if (error instanceof ForgeRefusal && error.status === 404) return null;
			throw error;
		}
	}
	async askAll(what, route, given, most = Number.POSITIVE_INFINITY) {
		const { method, url } = this.#target(route, given);
		const pages = [];
		for (let next = url; next !== null && pages.length < most;) {
			const reply = await this.#ask(what, method, next);
			pages.push(jsonOf(reply));
			next = nextPage(reply);
		}
		return pages;
	}
	async graphql(what, query, variables) {
		const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, "/api")}/graphql`;
		const reply = await this.#ask(what, "POST", url, {
			query,
			variables
		});
		const { data, errors } = jsonOf(reply);
		if (!errors) return data;
		const status = errors.map(({ type }) => statusOfType[type ?? ""] ?? 0).find((each) => each > 0) ?? 0;
		const said = errors.map(({ message }) => ` - ${message}`).join("\n");
		const wait = status === 429 ? waitAsked(plainHeaders(reply)) : null;
		throw new ForgeRefusal(what, status, `Request failed due to following response errors:\n${said}`, wait);
	}
	#target(route, given) {
		const { apiUrl, owner, repo } = this.#options;
		const [method = "", template = ""] = route.split(" ");
		const names = { ...given.path };
		const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(names[name])));
		const query = new URLSearchParams();
		for (const [name, value] of Object.entries(given.query ?? {})) query.set(name, String(value));
		return {
			method,
			url: `${apiUrl}/repos/${owner}/${repo}${path}${query.size === 0 ? "" : `?${query}`}`
		};
	}
	async #ask(what, method, url, body) {
		const sent = {
			method,
			url,
			headers: {
				accept: "application/vnd.github+json",
				authorization: `token ${this.#options.token}`,
				"user-agent": "rondo",
				"x-github-api-version": "2022-11-28",
				...body !== void 0 && { "content-type": "application/json; charset=utf-8" }
			},
			body: body === void 0 ? null : JSON.stringify(body)
		};
		const reply = await this.#send(sent).catch((error) => {
			throw new ForgeRefusal(what, 0, error instanceof Error ? error.message || error.name : String(error));
		});
		this.allowance.see(plainHeaders(reply));
		if (reply.status >= 200 && reply.status < 300) return reply;
		throw refused$1(what, reply);
	}
};
const statusOfType = {
	NOT_FOUND: 404,
	FORBIDDEN: 403,
	RATE_LIMIT: 429,
	RATE_LIMITED: 429
};
function refused$1(what, reply) {
	const { message } = Object(jsonOf(reply));
	const said = typeof message === "string" ? message : reply.text || "it gave no reason";
	return new ForgeRefusal(what, reply.status, said.trim(), waitAsked(plainHeaders(reply)));
}
function plainHeaders({ headers }) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
}
function jsonOf({ text }) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function nextPage({ headers: { link } }) {
	return /<([^<>]+)>;\s*rel="next"/.exec(String(link ?? ""))?.[1] ?? null;
}

// src/github/files.ts
function filesQuery(count) {
	const numbers = Array.from({ length: count }, (_, index) => index);
	return `query($owner: String!, $name: String!${numbers.map((index) => `, $file${index}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${numbers.map((index) => `file${index}: object(expression: $file${index}) { oid ... on Blob { text } }`).join(" ")} } }`;
}
function filesVariables(paths) {
	return Object.fromEntries(paths.map((path, index) => [`file${index}`, `HEAD:${path}`]));
}
function toFiles(paths, { repository }) {
	return paths.flatMap((path, index) => {
		const found = repository[`file${index}`];
		return typeof found?.text === "string" ? [{
			path,
			text: found.text,
			blob: found.oid
		}] : [];
	});
}

// src/github/status-context.ts
const statusContext = "rondo";

// src/github/look.ts
const lookQuery = `query($owner: String!, $name: String!, $issue: Int!, $branch: String!, $ref: String!, $context: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    isPrivate
    defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }
    settings: object(expression: "HEAD:.github/rondo.yml") { oid ... on Blob { text } }
    issue(number: $issue) {
      number title body state
      author { ...who }
      labels(first: 100) { nodes { name } }
      comments(last: 100) { nodes { ...said } }
    }
    ref(qualifiedName: $ref) {
      target {
        oid
        ... on Commit {
          message
          tree { oid }
          parents(first: 10) { nodes { oid } }
          author { name user { login } }
          status { context(name: $context) { state description targetUrl } }
        }
      }
    }
    pullRequests(headRefName: $branch, first: 5, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes {
        id number state isDraft url
        labels(first: 100) { nodes { name } }
        comments(last: 100) { nodes { ...said } }
      }
    }
  }
}
fragment who on Actor { __typename login }
fragment said on IssueComment {
  databaseId body updatedAt viewerDidAuthor
  author { ...who }
  editor { ...who }
}`;
function lookVariables(issue, branch) {
	return {
		issue,
		branch,
		ref: `refs/heads/${branch}`,
		context: statusContext
	};
}
function toSight({ repository: data }) {
	const { defaultBranchRef: main, settings, issue, ref } = data;
	const pulls = data.pullRequests.nodes;
	const pull = pulls.find(({ state }) => state === "OPEN") ?? pulls[0];
	return {
		repository: {
			fullName: data.nameWithOwner,
			isPrivate: data.isPrivate,
			defaultBranch: main.name,
			head: main.target.oid,
			headTree: main.target.tree.oid
		},
		settings: typeof settings?.text === "string" ? {
			text: settings.text,
			blob: settings.oid
		} : null,
		issue: toIssue(issue),
		tip: ref && toTip(ref.target),
		pull: pull ? toPull$1(pull) : null,
		comments: [...commentsOn(issue), ...pull ? commentsOn(pull) : []].sort((a, b) => a.id - b.id)
	};
}
function toIssue(issue) {
	return {
		number: issue.number,
		title: issue.title,
		body: issue.body,
		isOpen: issue.state === "OPEN",
		labels: issue.labels.nodes.map(({ name }) => name),
		author: toPerson(issue.author).login
	};
}
function toTip({ oid, message, tree, parents, author, status }) {
	const gate = status?.context;
	return {
		sha: oid,
		message,
		tree: tree.oid,
		parents: parents.nodes.map((parent) => parent.oid),
		author: author.user?.login ?? author.name ?? "someone",
		gate: gate ? {
			state: gate.state.toLowerCase(),
			description: gate.description ?? "",
			url: gate.targetUrl
		} : null
	};
}
function toPull$1({ id, number, state, isDraft, url, labels }) {
	return {
		number,
		nodeId: id,
		isOpen: state === "OPEN",
		isMerged: state === "MERGED",
		isDraft,
		url,
		labels: labels.nodes.map(({ name }) => name)
	};
}
function commentsOn({ number, comments }) {
	return comments.nodes.map(({ databaseId, body, updatedAt, viewerDidAuthor, author, editor }) => ({
		id: databaseId,
		on: number,
		body,
		author: toPerson(author),
		isOurs: viewerDidAuthor,
		isForged: editor !== null && toPerson(editor).login !== toPerson(author).login,
		updatedAt: Date.parse(updatedAt)
	}));
}
function toPerson(who) {
	if (who === null) return {
		login: "ghost",
		isBot: false
	};
	const isBot = who.__typename === "Bot";
	return {
		login: isBot ? `${who.login}[bot]` : who.login,
		isBot
	};
}

// src/github/rest-shapes.ts
function toRun({ id, run_attempt: attempt = 1, status, conclusion }) {
	return {
		id: Number(id),
		attempt,
		isDone: status === "completed",
		conclusion
	};
}
function toPull({ number, node_id, state, merged_at, draft, html_url, labels }) {
	return {
		number,
		nodeId: node_id,
		isOpen: state === "open",
		isMerged: merged_at !== null,
		isDraft: draft ?? false,
		url: html_url,
		labels: labels.map(({ name }) => name)
	};
}

// src/github/github.ts
var GitHub = class {
	#api;
	#owner;
	#repo;
	constructor(options) {
		this.#api = new Api(options);
		this.#owner = options.owner;
		this.#repo = options.repo;
	}
	async look(issue, branch) {
		const variables = {
			owner: this.#owner,
			name: this.#repo,
			...lookVariables(issue, branch)
		};
		return toSight(await this.#api.graphql(`look at issue ${issue}`, lookQuery, variables));
	}
	async roleOf(login) {
		const found = await this.#api.askIfThere(`read the role of ${login}`, "GET /collaborators/{username}/permission", { path: { username: login } });
		return roles.find((role) => role === found?.role_name) ?? roles.find((r) => r === found?.permission) ?? "none";
	}
	async blobText(sha) {
		const path = { file_sha: sha };
		const found = await this.#api.askIfThere(`read the blob ${sha}`, "GET /git/blobs/{file_sha}", { path });
		return found && Buffer.from(found.content, "base64").toString("utf8");
	}
	async settingsNow() {
		const found = await this.#api.askIfThere("read .github/rondo.yml", "GET /contents/{path}", { path: { path: ".github/rondo.yml" } });
		const content = found && "content" in found ? found.content : null;
		return typeof content === "string" ? Buffer.from(content, "base64").toString("utf8") : null;
	}
	async filesNow(paths) {
		const variables = {
			owner: this.#owner,
			name: this.#repo,
			...filesVariables(paths)
		};
		const what = `look for ${paths.join(", ")}`;
		return toFiles(paths, await this.#api.graphql(what, filesQuery(paths.length), variables));
	}
	async issuesWith(label, { without = [], closedToo = false, since } = {}) {
		const query = {
			labels: label,
			state: closedToo ? "all" : "open",
			direction: "asc",
			per_page: 100,
			...since === void 0 ? {} : { since: new Date(since).toISOString() }
		};
		const found = (await this.#api.askAll(`list the issues with the label ${label}`, "GET /issues", {
			path: {},
			query
		})).flat();
		const names = (issue) => issue.labels.map((each) => typeof each === "string" ? each : each.name ?? "");
		return found.filter((issue) => issue.pull_request === void 0 && !names(issue).some((name) => without.includes(name))).map((issue) => issue.number);
	}
	async branchOfPull(number) {
		const path = { pull_number: number };
		return (await this.#api.askIfThere(`read pull request ${number}`, "GET /pulls/{pull_number}", { path }))?.head.ref ?? null;
	}
	async addLabels(issue, labels) {
		const given = {
			path: { issue_number: issue },
			body: { labels: [...labels] }
		};
		await this.#api.ask(`label ${issue}`, "POST /issues/{issue_number}/labels", given);
	}
	async removeLabel(issue, label) {
		const path = {
			issue_number: issue,
			name: label
		};
		await this.#api.askIfThere(`remove the label ${label} from ${issue}`, "DELETE /issues/{issue_number}/labels/{name}", { path });
	}
	async createComment(issue, body) {
		const given = {
			path: { issue_number: issue },
			body: { body }
		};
		return Number((await this.#api.ask(`comment on ${issue}`, "POST /issues/{issue_number}/comments", given)).id);
	}
	async updateComment(id, body) {
		const given = {
			path: { comment_id: id },
			body: { body }
		};
		return await this.#api.askIfThere(`change comment ${id}`, "PATCH /issues/comments/{comment_id}", given) !== null;
	}
	async react(comment, reaction) {
		const given = {
			path: { comment_id: comment },
			body: { content: reaction }
		};
		await this.#api.ask(`react to comment ${comment}`, "POST /issues/comments/{comment_id}/reactions", given);
	}
	async history(sha, most) {
		const given = {
			path: {},
			query: {
				sha,
				per_page: 100
			}
		};
		return firstParents((await this.#api.askAll(`read the history of ${sha}`, "GET /commits", given, Math.ceil(most / 100))).flat().map(({ sha: id, commit, parents }) => ({
			sha: id,
			message: commit.message,
			tree: commit.tree.sha,
			parents: parents.map((parent) => parent.sha)
		})), sha).slice(0, most);
	}
	async createCommit({ message, tree, parents }) {
		const body = {
			message,
			tree,
			parents: [...parents]
		};
		return (await this.#api.ask("create a commit", "POST /git/commits", {
			path: {},
			body
		})).sha;
	}
	async createBranch(branch, sha) {
		const body = {
			ref: `refs/heads/${branch}`,
			sha
		};
		return unless(/reference already exists/i, this.#api.ask(`create the branch ${branch}`, "POST /git/refs", {
			path: {},
			body
		}));
	}
	async moveBranch(branch, sha) {
		const given = {
			path: { ref: `heads/${branch}` },
			body: {
				sha,
				force: false
			}
		};
		return unless(/not a fast forward|reference does not exist/i, this.#api.ask(`move the branch ${branch}`, "PATCH /git/refs/{ref}", given));
	}
	async mergeInto(branch, sha, message) {
		const body = {
			base: branch,
			head: sha,
			commit_message: message
		};
		try {
			const merged = await this.#api.ask(`merge ${sha} into ${branch}`, "POST /merges", {
				path: {},
				body
			});
			return merged === void 0 ? { how: "nothing-to-do" } : {
				how: "merged",
				sha: merged.sha
			};
		} catch (error) {
			if (error instanceof ForgeRefusal && error.status === 409) return { how: "conflict" };
			throw error;
		}
	}
	async createPull(pull) {
		const given = {
			path: {},
			body: {
				...pull,
				draft: true
			}
		};
		return toPull(await this.#api.ask("open a pull request", "POST /pulls", given));
	}
	async updatePull(number, change) {
		const given = {
			path: { pull_number: number },
			body: change
		};
		await this.#api.ask(`change pull request ${number}`, "PATCH /pulls/{pull_number}", given);
	}
	async markReady({ nodeId, number }) {
		await this.#api.graphql(`make pull request ${number} ready for review`, "mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }", { id: nodeId });
	}
	async setGate(sha, { state, description, url }) {
		const body = {
			state,
			context: statusContext,
			description,
			...url && { target_url: url }
		};
		await this.#api.ask(`set the status of ${sha}`, "POST /statuses/{sha}", {
			path: { sha },
			body
		});
	}
	async gates(sha) {
		const given = {
			path: { ref: sha },
			query: { per_page: 100 }
		};
		return (await this.#api.askAll(`read the statuses of ${sha}`, "GET /commits/{ref}/statuses", given)).flat().filter((status) => status.context.toLowerCase() === statusContext).map((status) => ({
			state: status.state,
			description: status.description ?? "",
			url: status.target_url
		}));
	}
	async checks(sha) {
		const given = {
			path: { ref: sha },
			query: { per_page: 100 }
		};
		return (await this.#api.askAll(`read the checks of ${sha}`, "GET /commits/{ref}/check-runs", given)).flatMap((page) => page.check_runs.map(({ name, conclusion }) => ({
			name,
			conclusion
		})));
	}
	async run(id) {
		const found = await this.#api.askIfThere(`read run ${id}`, "GET /actions/runs/{run_id}", { path: { run_id: id } });
		return found && toRun(found);
	}
	async latestRun(workflow, sha) {
		const given = {
			path: { workflow_id: workflow },
			query: {
				head_sha: sha,
				event: "workflow_dispatch",
				per_page: 1
			}
		};
		const [newest] = (await this.#api.ask(`list the runs of ${workflow}`, "GET /actions/workflows/{workflow_id}/runs", given)).workflow_runs;
		return newest ? toRun(newest) : null;
	}
	async dispatched(workflow) {
		const given = {
			path: { workflow_id: workflow },
			query: {
				event: "workflow_dispatch",
				per_page: 100
			}
		};
		return (await this.#api.ask(`list the runs of ${workflow}`, "GET /actions/workflows/{workflow_id}/runs", given)).workflow_runs.map((run) => ({
			id: Number(run.id),
			title: run.display_title,
			isDone: run.status === "completed",
			createdAt: Date.parse(run.created_at)
		}));
	}
	async runsWaitingFor(sha) {
		const query = {
			head_sha: sha,
			status: "action_required",
			per_page: 1
		};
		return (await this.#api.ask(`list the runs for ${sha}`, "GET /actions/runs", {
			path: {},
			query
		})).total_count;
	}
	async dispatch({ workflow, ref, inputs }) {
		const given = {
			path: { workflow_id: workflow },
			body: {
				ref,
				inputs
			}
		};
		await this.#api.ask(`dispatch ${workflow}`, "POST /actions/workflows/{workflow_id}/dispatches", given);
	}
	allowance() {
		return this.#api.allowance.least;
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
const roles = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function firstParents(commits, from) {
	const known = new Map(commits.map((commit) => [commit.sha, commit]));
	const line = [];
	for (let next = known.get(from); next !== void 0; next = known.get(next.parents[0] ?? "")) line.push(next);
	return line;
}

// src/render/commit-message.ts
const steps = [
	"iteration",
	"start",
	"merge",
	"rollback"
];
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
	const [, blob, path] = /^([0-9a-f]{7,64}) (.+)$/.exec(found.get("Profile-File") ?? "") ?? [];
	return {
		startedBy,
		task,
		base,
		settings: found.get("Settings") ?? null,
		profile: found.get("Profile") ?? null,
		profileFile: blob === void 0 || path === void 0 ? null : {
			path,
			blob
		},
		chain: readChain(found.get("Chain"))
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
const entryTuple = tuple(integer(1), integer(1), moment, oneOf(signals), source, score, count, count, nullable(count), nullable(money), count, nullable(oneOf(failures)), text(120), nullable(text(12)), nullable(count), list(text(40), 5), nullable(text(60)));
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
	return [
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
const mostMilestones = 8;
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

// src/state/record.ts
const noLimits = {
	maxIterations: null,
	maxDurationMs: null,
	iterationTimeoutMs: null,
	budget: null
};

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
const mark = /#rondo\.(\d{1,6})\.(\d{1,4})(?:\.(\d{1,4}))?$/;
function gateMark(gate) {
	const found = mark.exec(gate.url ?? "");
	return {
		iteration: Number(found?.[1] ?? 0),
		attempt: Number(found?.[2] ?? 0)
	};
}
function rebuildsAfter(gates) {
	const before = gates.map(({ url }) => Number(mark.exec(url ?? "")?.[3] ?? 0));
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
const historyLength$1 = 300;
async function findLoop(forge, sight, now) {
	const read = stateComments(sight);
	const newer = read.find(({ comment, state }) => !state.ok && state.problem === "newer" && !comment.isForged);
	if (newer && !newer.state.ok) return {
		kind: "newer",
		why: newer.state.why
	};
	const { tip } = sight;
	const own = tip && ownCommit(tip);
	const ledger = tip && !own ? readLedger(await forge.history(tip.sha, historyLength$1)) : null;
	const last = own ?? ledger?.commits[0] ?? null;
	const best = newestState(read, sight, last?.loopId ?? null);
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
		now
	});
	const known = made.kind === "none" ? newestState(read, sight, null) : null;
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
async function rebuilt(forge, sight, { read, ledger: known, now }) {
	if (sight.tip === null) return { kind: "none" };
	const ledger = known ?? readLedger(await forge.history(sight.tip.sha, historyLength$1));
	if (ledger === null) return { kind: "none" };
	const gates = await forge.gates(sight.tip.sha);
	const state = rebuild(ledger, sight, {
		loop: rebuildLoop(ledger, gates, now),
		rebuilds: rebuildsAfter(gates)
	});
	const replaced = read.find(({ comment, state: { ok } }) => !ok || comment.isForged)?.comment;
	const repairs = [`The state comment ${replaced ? "was changed by somebody else" : "was gone"}; the history was rebuilt from the commits and statuses.`];
	return {
		kind: "loop",
		state,
		comment: replaced?.id ?? null,
		twins: [],
		isRebuilt: true,
		repairs
	};
}
function stateComments({ comments }) {
	return comments.filter((comment) => comment.isOurs).map((comment) => ({
		comment,
		state: readStateComment(comment.body)
	})).filter(({ state }) => state.ok || state.problem !== "absent");
}
function newestState(read, sight, loopId) {
	const isHere = (state) => state.repository === sight.repository.fullName && state.issue === sight.issue.number && (loopId === null || state.loopId === loopId);
	const ours = read.flatMap(({ comment, state }) => state.ok && !comment.isForged && isHere(state.state) ? [{
		comment,
		state: state.state
	}] : []);
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
		readUpTo: Math.max(0, ...sight.comments.filter(({ isOurs }) => isOurs).map(({ id }) => id)),
		briefedUpTo: 0,
		context: null,
		session: null,
		chain: origin.chain,
		milestones: [],
		...told
	};
}

// src/phases/frozen-texts.ts
async function frozenTexts(forge, { settings, profileFile }, sight) {
	const isSame = settings !== null && sight.settings?.blob === settings;
	const file = settings === null ? null : isSame ? sight.settings?.text ?? null : await forge.blobText(settings);
	const text = profileFile && await forge.blobText(profileFile.blob);
	return {
		file,
		profile: profileFile && text !== null ? {
			path: profileFile.path,
			text: text ?? ""
		} : null
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

// src/config/agent-files.ts
const iteration = record("a map of iteration settings", {
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
		shape: list$1(choice$1(rulePresets), "presets"),
		default: []
	}
});
const tools = byForm({
	text: turned(text$1("tools"), (written) => written.split(/[\s,]+/).filter((name) => name !== "")),
	list: list$1(line("a tool", 200), "tools")
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
			name: plain(at("name")),
			description: plain(at("description")) ?? "",
			tools: quietly(tools, at("tools")) ?? [],
			model: plain(at("model")),
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
function plain(value) {
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

// src/config/built-in-profiles.ts
function profile(name, alias, about, settings) {
	return {
		name,
		alias,
		about,
		layer: readDefault(partial("a map of settings", settingFields), settings, name)
	};
}
const builtInProfiles = [
	profile("engineer", "me", "Features and fixes, driven by tests.", {
		"max-iterations": 15,
		rules: [
			"tests_pass",
			"compiles",
			"lint_clean"
		]
	}),
	profile("qa", null, "Tests: coverage, and tests that hold.", {
		"max-iterations": 10,
		rules: [
			"tests_pass",
			"coverage_threshold",
			"no_flaky_tests"
		]
	}),
	profile("security", "sec", "Vulnerabilities, findings of scanners, secrets.", {
		"max-iterations": 10,
		rules: [
			"vulns_fixed",
			"sast_clean",
			"secrets_clean"
		]
	}),
	profile("docs", "doc", "Documentation with examples, in order, readable.", {
		"max-iterations": 6,
		rules: [
			"has_examples",
			"structure_valid",
			"readability_score"
		]
	}),
	profile("infra", "do", "Infrastructure whose configuration is valid and can be deployed.", {
		"max-iterations": 8,
		rules: ["deployment_succeeds", "config_valid"]
	}),
	profile("backlog", null, "A long list of small things.", { "max-iterations": 100 })
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

// src/phases/loop-settings.ts
const settingsFile = ".github/rondo.yml";
function loopSettings({ file, profile, limits, profileFile = null }) {
	const parsed = parseSettings(file ?? "", settingsFile);
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
	const layers = [
		chosen.under,
		parsed.layer,
		chosen.over,
		asLayer(limits)
	];
	const settings = resolveSettings(layers);
	if (!agentFile) return {
		ok: true,
		settings,
		profiles
	};
	const agent = asAgent(settings.agent, agentFile, profileFile.path);
	return {
		ok: true,
		settings: {
			...settings,
			agent
		},
		profiles: [...profiles, profile ?? agentFile.name]
	};
}
function asLayer(limits) {
	return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
}

// src/phases/world.ts
function branchOf(issue) {
	return `rondo/issue-${issue}`;
}
function issueOfBranch(branch) {
	const found = /^rondo\/issue-(\d{1,9})$/.exec(branch);
	return found ? Number(found[1]) : null;
}

// src/commands/loops/read-loops.ts
const historyLength = 300;
const atOnce = 4;
const mostPages = 10;
function readLoop(remote, issue, now) {
	return orRefused(`look at issue ${issue} of ${remote.owner}/${remote.repo}`, () => storyOf(new GitHub(remote), issue, now));
}
function readLoops(remote, now) {
	return orRefused(`list the loops of ${remote.owner}/${remote.repo}`, async () => {
		const forge = new GitHub(remote);
		const issues = await issuesWithLoops(remote);
		const stories = [];
		for (let from = 0; from < issues.length; from += atOnce) stories.push(...await Promise.all(issues.slice(from, from + atOnce).map((n) => storyOf(forge, n, now))));
		return stories.flatMap((story) => story ?? []);
	});
}
async function orRefused(what, ask) {
	try {
		return await ask();
	} catch (error) {
		throw error instanceof RefusedInput ? error : new RefusedInput(oneLine(refusalOf(what, error).message));
	}
}
async function issuesWithLoops({ owner, repo, apiUrl, token }) {
	const silent = () => {};
	const octokit = new Octokit({
		auth: token,
		baseUrl: apiUrl,
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	});
	const at = {
		owner,
		repo,
		per_page: 100
	};
	const labels = await triggerLabel(octokit, {
		owner,
		repo
	});
	const labelled = await octokit.paginate(octokit.issues.listForRepo, {
		...at,
		labels,
		state: "all"
	});
	const refs = await octokit.paginate(octokit.git.listMatchingRefs, {
		...at,
		ref: "heads/rondo/issue-"
	});
	let pages = 0;
	const pulls = await octokit.paginate(octokit.pulls.list, {
		...at,
		state: "all"
	}, ({ data }, done) => {
		pages += 1;
		if (pages === mostPages) done();
		return data;
	});
	const branches = [...refs.map(({ ref }) => ref.replace("refs/heads/", "")), ...pulls.map(({ head }) => head.ref)];
	const issues = labelled.filter((issue) => issue.pull_request === void 0).map(({ number }) => number);
	return [.../* @__PURE__ */ new Set([...issues, ...branches.flatMap((branch) => issueOfBranch(branch) ?? [])])].sort((a, b) => a - b);
}
async function triggerLabel(octokit, at) {
	try {
		const { data } = await octokit.repos.getContent({
			...at,
			path: settingsFile,
			mediaType: { format: "raw" }
		});
		const parsed = parseSettings(String(data), settingsFile);
		return parsed.ok && parsed.layer.label || "rondo";
	} catch {
		return "rondo";
	}
}
async function storyOf(forge, issue, now) {
	const sight = asReader(await forge.look(issue, branchOf(issue)));
	const found = await findLoop(forge, sight, now);
	if (found.kind === "newer") throw new RefusedInput(`Issue ${issue}: ${found.why}. Use a newer rondo.`);
	return found.kind === "none" ? null : toStory(forge, sight, found);
}
function asReader(sight) {
	const writers = ["github-actions[bot]", ...sight.tip === null ? [] : [sight.tip.author]];
	const comments = sight.comments.map((each) => ({
		...each,
		isOurs: writers.includes(each.author.login)
	}));
	return {
		...sight,
		comments
	};
}
async function toStory(forge, sight, { state }) {
	const { loop } = state;
	const { file, profile: profileFile } = await frozenTexts(forge, state, sight);
	const read = loopSettings({
		file,
		profile: state.profile,
		limits: state.limits,
		profileFile
	});
	return {
		issue: state.issue,
		title: sight.issue.title,
		status: loop.status,
		reason: loop.reason,
		guard: guardOf(loop),
		startedBy: state.startedBy,
		iteration: loop.iteration,
		maxIterations: read.ok ? read.settings.maxIterations : null,
		budget: read.ok ? read.settings.budget : null,
		cost: loop.cost,
		unpricedRuns: loop.unpricedRuns,
		activeMs: loop.activeMs,
		pull: sight.pull?.number ?? null,
		gate: sight.tip?.gate ? {
			state: sight.tip.gate.state,
			description: sight.tip.gate.description
		} : null,
		iterations: [...await earlier(forge, sight, state.loopId, loop.entries[0]?.iteration ?? loop.iteration + 1), ...loop.entries.map(iterationStory)]
	};
}
async function earlier(forge, { tip }, loopId, before) {
	if (before <= 1 || tip === null) return [];
	const ledger = readLedger(await forge.history(tip.sha, historyLength));
	if (ledger?.loopId !== loopId) return [];
	return ledger.commits.filter(({ step, iteration }) => step === "iteration" && iteration < before).toReversed().map(({ iteration, signal, score, cost, run, sha }) => ({
		iteration,
		attempt: 1,
		at: null,
		signal,
		source: null,
		score,
		rules: null,
		changed: null,
		cost,
		ms: null,
		summary: "",
		commit: sha.slice(0, 12),
		run: Number(run.split(".")[0]) || null
	}));
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
const help$5 = `rondo status N [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

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
		help: help$5,
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
			const story = await readLoop(remote, issue, world.now());
			if (story === null) throw new RefusedInput(`Issue ${issue} of ${remote.owner}/${remote.repo} has no loop.`);
			return done(values.json ? `${JSON.stringify(story)}\n` : toText$2(story, palette(shell.colours)));
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
function toText$2(story, paint) {
	const { issue, title, reason, iteration, maxIterations, cost, budget, unpricedRuns, activeMs, startedBy } = story;
	const facts = [
		`iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
		`${dollars(cost)}${budget === null ? "" : ` of ${dollars(budget)}`}${unpricedRuns > 0 ? ` (${unpricedRuns} of unknown cost)` : ""}`,
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

// src/commands/report.ts
const help$4 = `rondo report [N] [--out FILE] [--from FILE] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Writes one HTML page over the loop of issue N, or over all loops: their iterations, scores, cost, guards and outcomes.
The page needs nothing but itself, no network and no script.

  --out FILE         where it goes; the default is rondo-report.html, and - is standard output
  --from FILE        what \`rondo stats --json\` printed, instead of asking GitHub; - is standard input
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
			const source = (values.from === void 0 ? null : await readExport(values.from, shell)) ?? await ask$2(await mustFindRemote(values, world), issue, world.now());
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
			return done(values.json ? `${JSON.stringify(said)}\n` : `${values.out}: ${loops.length} loops\n`);
		}
	};
}
async function ask$2(remote, issue, now) {
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
rondo run --resume ["NOTE"] [--repo DIR] [--max-iterations N] [--budget X]

The loop on your own repository, on this machine: a coding agent works on the task, iteration after iteration, until
its promise is proved or a guard stops it. Your files, index and HEAD are not touched: it works on copies of the
commit that is checked out, and in the end the branch rondo/… is in your repository. The agent and the rules run with
your rights, as if you had started them.

  TASK               what is to be done; - reads it from standard input
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
                      "cost","unpricedRuns","files","seconds","resumable"}
                     branch is null until an iteration landed; cost is null while no run told its price

Settings are those of .github/rondo.yml in the commit; without that file, the defaults, and the project's own test
command as the rule. The agent gets its model's keys from your environment, and no other variable of it.
Ctrl-C pauses: the agent is stopped, and --resume goes on. What that needs is kept in .git/rondo.

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
		if (values.agent !== void 0 || values.setup !== void 0) throw new UsageError("--resume goes on with the agent and the set-up that the loop began with.");
		return {
			...both,
			resume: true,
			note: text
		};
	}
	if (text === "") throw new UsageError("rondo run needs a task: rondo run \"What is to be done\". See `rondo run --help`.");
	return {
		...both,
		resume: false,
		task: text,
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
const help$2 = `rondo stats [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Adds up all loops of a repository: how many were completed, in how many iterations, at what cost, and which guards
ended the others. Each issue counts once, by its last loop. Nothing is changed.

${remoteHelp}
  --json             for programs: {"repository","totals":{"loops","byStatus","successRate","iterations",
                     "toCompletion":{"mean","median","most"},"cost","costPerCompletion","unpricedRuns","activeMs",
                     "guards","byIterations":[{"iterations","loops","completed","successRate"}],
                     "hooks":{ID:{SIGNAL:count}}},"loops":[…]}; each loop is what \`rondo status --json\` prints. successRate is the share of
                     completed loops among those that ended or wait for a person; \`rondo report --from\` reads this

Examples
  rondo stats
  rondo stats --repo octo/app --json > loops.json

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
				json: {
					type: "boolean",
					default: false
				}
			});
			if (positionals.length > 0) throw new UsageError(`rondo stats takes no arguments, but got ${positionals.map(oneLine).join(", ")}. One loop: rondo status N.`);
			const remote = await mustFindRemote(values, world);
			const loops = await readLoops(remote, world.now());
			const repository = `${remote.owner}/${remote.repo}`;
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
function toText$1(repository, totals, loops, paint) {
	if (loops.length === 0) return `${repository} has no loops yet. The label rondo on an issue starts one.\n`;
	const rows = loops.map((loop) => [
		`#${loop.issue}`,
		statusInColour(loop, paint),
		`${loop.iteration}${loop.maxIterations === null ? "" : `/${loop.maxIterations}`}`,
		dollars(loop.cost),
		loop.guard ?? "",
		oneLine(loop.title).slice(0, 60)
	]);
	const [head = "", ...body] = table([[
		"issue",
		"status",
		"iterations",
		"cost",
		"guard",
		"title"
	], ...rows], [2, 3]);
	return `${[
		...summary(repository, totals, paint),
		"",
		paint.dim(head),
		...body
	].join("\n")}\n`;
}
function summary(repository, totals, paint) {
	const { successRate, toCompletion, costPerCompletion, unpricedRuns } = totals;
	const statuses = Object.entries(totals.byStatus).map(([name, count]) => `${count} ${name}`);
	const guards = Object.entries(totals.guards).map(([name, count]) => `${name} ${count}×`);
	const lengths = totals.byIterations.map(({ iterations, completed, loops }) => `${iterations}: ${completed} of ${loops}`);
	const hooks = Object.entries(totals.hooks).map(([id, signals]) => `${oneLine(id)} ${Object.entries(signals).map(([signal, count]) => `${signal} ${count}×`).join(", ")}`);
	const rate = successRate === null ? "" : ` · ${Math.round(successRate * 100)}% completed`;
	return [
		paint.bold(`${repository}: ${totals.loops} loop${totals.loops === 1 ? "" : "s"}${rate}`),
		`  ${statuses.join(", ")}`,
		...toCompletion === null ? [] : [`  iterations to completion: ${toCompletion.mean} on average, median ${toCompletion.median}, at most ${toCompletion.most}`],
		`  ${totals.iterations} iterations in ${duration(totals.activeMs)} for ${dollars(totals.cost)}${costPerCompletion === null ? "" : `, ${dollars(costPerCompletion)} for each completed loop`}${unpricedRuns > 0 ? ` (${unpricedRuns} runs of unknown cost)` : ""}`,
		...lengths.length < 2 ? [] : [`  completed by number of iterations: ${lengths.join(", ")}`],
		...guards.length === 0 ? [] : [`  ended by guards: ${guards.join(", ")}`],
		...hooks.length === 0 ? [] : [`  decided by hooks: ${hooks.join(", ")}`]
	];
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

// src/vet/find-needles.ts
const shortestNeedle = 8;
const factor = 16777619;
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

// src/vet/secret-encodings.ts
const shortestSecret = 8;
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
	const leave = () => process.exit(130);
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

export { palette as _, newLoop as a, resolveSettings as c, require_dist as d, agents as f, oneLine as g, templates as h, readStateComment as i, parseSettings as l, runGit as m, widthOf as n, dollars as o, GitFailed as p, wrapped as r, duration as s, padded as t, formatProblem as u, RefusedInput as v, done as y };