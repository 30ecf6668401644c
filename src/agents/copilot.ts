import { asObject, asText, readEvents } from "./printed.ts";

/** `--output-format json`: the last message of the assistant that says something (a tool call has no text). */
export function finalMessage(printed: string): string | null {
  const messages = readEvents(printed)
    .filter((event) => event.type === "assistant.message")
    .map((event) => asText(asObject(event.data)?.content));
  return messages.findLast((message) => message !== null && message !== "") ?? null;
}
