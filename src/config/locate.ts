import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from "yaml";
import { type Located, type LocatedEntry, nameOf, pathOf, quote, type Unreadable } from "./located.ts";
import type { Report, Spot } from "./problems.ts";
import { spotAt, type YamlSource } from "./yaml-source.ts";

/** Values inside of what aliases stand for, at each use: this is what keeps a "billion laughs" file small. */
const mostCopies = 10_000;
const deepest = 20;

interface Walk {
  readonly source: YamlSource;
  readonly report: Report;
  /** What the aliases that we are inside of stand for. */
  readonly inside: ReadonlySet<unknown>;
  readonly depth: number;
  readonly copies: { made: number };
}

/** The node as a tree of values that know where they stand, with aliases replaced by what they stand for. */
export function locate(
  node: unknown,
  at: Spot,
  into: { readonly source: YamlSource; readonly report: Report },
): Located {
  return locateNode(node, at, { ...into, inside: new Set(), depth: 0, copies: { made: 0 } });
}

/** `fallback` is for nodes that have no text of their own. */
function locateNode(node: unknown, fallback: Spot, walk: Walk): Located {
  const at = spotOf(node, fallback, walk);
  if (node === null || node === undefined) return { ...at, form: "scalar", value: null };
  if (walk.depth > deepest) return unreadable(at, `${nameOf(at)} is nested too deeply`, walk);
  if (walk.inside.size > 0 && ++walk.copies.made > mostCopies) return tooManyCopies(at, walk);
  if (isAlias(node)) return locateAlias(node, at, walk);
  const inner = { ...walk, depth: walk.depth + 1 };
  if (isMap(node)) return { ...at, form: "map", entries: locateEntries(node, at, inner) };
  if (isSeq(node)) {
    const items = node.items.map((item, index) => locateNode(item, { ...at, path: `${at.path}[${index}]` }, inner));
    return { ...at, form: "list", items };
  }
  return locateScalar(node, at, walk);
}

function locateScalar(node: unknown, at: Spot, walk: Walk): Located {
  const { value, source = "" } = isScalar(node) ? node : {};
  if (typeof value === "number" && /^[-+]?0\d/.test(source)) {
    return unreadable(at, `${nameOf(at)} is ${source}, which some take for octal; write ${value}`, walk);
  }
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return { ...at, form: "scalar", value };
  }
  return unreadable(at, `${nameOf(at)} is not a plain YAML value`, walk);
}

function locateEntries(map: YAMLMap, at: Spot, walk: Walk): readonly LocatedEntry[] {
  const firstAt = new Map<string, Spot>();
  return map.items.flatMap((pair: Pair) => {
    const keyAt = spotOf(pair.key, at, walk);
    if (!isScalar(pair.key) || pair.key.value === null) {
      walk.report.problem(keyAt, `${nameOf(at)} has a key that is not plain text`);
      return [];
    }
    // As it is written: the key 1.0 is not the key 1.
    const key = pair.key.source ?? String(pair.key.value);
    const spot = { ...keyAt, path: pathOf(at.path, key) };
    if (key === "<<") {
      walk.report.problem(spot, `${nameOf(at)} has a merge key (<<), which is not supported; write the keys out`);
      return [];
    }
    const first = firstAt.get(key);
    if (first === undefined) firstAt.set(key, spot);
    else walk.report.problem(spot, `duplicate key ${quote(key)}; it is already given in line ${first.line}`);
    return [{ key, keyAt: spot, value: locateNode(pair.value, spot, walk) }];
  });
}

function locateAlias(alias: Alias, at: Spot, walk: Walk): Located {
  const target = walk.source.targets.get(alias);
  if (target === undefined) return unreadable(at, `the alias *${alias.source} has no anchor before it`, walk);
  if (walk.inside.has(target)) return unreadable(at, `the alias *${alias.source} stands inside its own anchor`, walk);
  const inside = new Set([...walk.inside, target]);
  const value = locateNode(target, at, { ...walk, inside, depth: walk.depth + 1 });
  // A wrong value is reported where it is used; what is wrong inside of it, where it is written.
  return { ...value, line: at.line, column: at.column };
}

function spotOf(node: unknown, fallback: Spot, walk: Walk): Spot {
  const offset = isNode(node) ? node.range?.[0] : undefined;
  return offset === undefined ? fallback : spotAt(walk.source.lines, offset, fallback.path);
}

/** One problem is enough: a bomb would have a million. */
function tooManyCopies(at: Spot, walk: Walk): Unreadable {
  if (walk.copies.made > mostCopies + 1) return { ...at, form: "unreadable" };
  return unreadable(at, `the aliases stand for more than ${mostCopies} values`, walk);
}

function unreadable(at: Spot, message: string, walk: Walk): Unreadable {
  walk.report.problem(at, message);
  return { ...at, form: "unreadable" };
}
