import { asText, readDocuments } from "./printed.ts";

/** `--output-format json` prints one object, perhaps among warnings. */
export function finalMessage(printed: string): string | null {
  const answer = readDocuments(printed).findLast((document) => "response" in document);
  return asText(answer?.response);
}
