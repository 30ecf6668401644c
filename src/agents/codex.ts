import { asObject, asText, readEvents } from "./printed.ts";

/** `exec --json`: the last completed item that is a message of the agent. */
export function finalMessage(printed: string): string | null {
  const items = readEvents(printed)
    .filter((event) => event.type === "item.completed")
    .map((event) => asObject(event.item));
  return asText(items.findLast((item) => item?.type === "agent_message")?.text);
}
