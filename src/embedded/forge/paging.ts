import type { Call } from "./route.ts";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly headers: Readonly<Record<string, string>>;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text ?? "");
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** One page of a list, and the `Link` header that leads to the others. */
export function page<Item>(call: Pick<Call, "url" | "query" | "world">, all: readonly Item[]): Page<Item> {
  const size = Math.min(positive(call.query.get("per_page"), 30), 100);
  const current = positive(call.query.get("page"), 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const items = all.slice((current - 1) * size, current * size);
  const to = (number: number, rel: string): string => {
    const query = new URLSearchParams(call.query);
    query.set("page", String(number));
    return `<${call.world.url}${call.url.pathname}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(current > 1 ? [to(Math.min(current - 1, last), "prev")] : []),
    ...(current < last ? [to(current + 1, "next"), to(last, "last")] : []),
    ...(current > 1 ? [to(1, "first")] : []),
  ];
  return { items, headers: links.length === 0 ? {} : { link: links.join(", ") } };
}
