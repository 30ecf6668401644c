import { asText, readDocuments, readEvents } from "./printed.ts";

/** `--output-format json` prints one object, `stream-json` ends with the same object as its last event. */
export function finalMessage(printed: string): string | null {
  const documents = readDocuments(printed);
  const result =
    readEvents(printed).findLast((event) => event.type === "result") ??
    documents.findLast((document) => "result" in document || document.type === "result");
  // What then stands there are the words of the API or the CLI, under `subtype: "success"`.
  return result?.is_error === true ? null : asText(result?.result);
}
