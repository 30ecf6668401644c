/** GraphQL's global names: `IC_` and the number, so that `node(id:)` can tell what it asks for. */

const PREFIXES = {
  user: "U",
  app: "A",
  repository: "R",
  issue: "I",
  pull: "PR",
  comment: "IC",
  label: "LA",
  reaction: "REA",
  event: "LE",
  review: "PRR",
  ref: "REF",
  commit: "C",
  blob: "B",
  status: "SC",
  check: "CR",
  workflow: "W",
  run: "WFR",
  job: "CR2",
  artifact: "AR",
} as const;

export type NodeKind = keyof typeof PREFIXES;

export function nodeId(kind: NodeKind, id: number | string): string {
  return `${PREFIXES[kind]}_${Buffer.from(`kw${id}`).toString("base64url")}`;
}

export function readNodeId(node: string): { readonly kind: NodeKind; readonly id: string } | undefined {
  const at = node.indexOf("_");
  const kind = (Object.keys(PREFIXES) as NodeKind[]).find((each) => PREFIXES[each] === node.slice(0, at));
  const text = Buffer.from(node.slice(at + 1), "base64url").toString("utf8");
  return kind === undefined || !text.startsWith("kw") ? undefined : { kind, id: text.slice(2) };
}
