import { asObject, asText, readEvents } from "./printed.ts";

/** `run --format json`: the last text part. */
export function finalMessage(printed: string): string | null {
  const last = readEvents(printed).findLast((event) => event.type === "text");
  return asText(asObject(last?.part)?.text);
}
