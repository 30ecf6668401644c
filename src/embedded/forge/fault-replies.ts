import type { Clock } from "../clock.ts";
import { Refusal } from "../contract.ts";
import { ConnectionLost, type Fault } from "../faults.ts";
import type { Answer } from "./answer.ts";
import { json, refusalReply } from "./json-reply.ts";

const SECONDARY = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
/** How long a connection hangs before it breaks; a client with a deadline leaves earlier. */
const HANGS = 120_000;

/** What a client sees of a fault. `stale`: the answer that it got to the same question before. */
export async function faultReply(
  fault: Fault,
  given: { readonly clock: Clock; readonly signal: () => AbortSignal; readonly stale: Answer | undefined },
): Promise<Answer | undefined> {
  const wait = { "retry-after": String(fault.retryAfter) };
  switch (fault.kind) {
    case "reset":
      throw new ConnectionLost("The connection was reset by the fault plan.");
    case "timeout":
      await Promise.race([given.clock.sleep(HANGS), aborted(given.signal())]);
      throw new ConnectionLost("The connection timed out by the fault plan.");
    case "500":
      return json(500, { message: "Server Error" });
    case "502":
      return {
        status: 502,
        headers: { "content-type": "text/html" },
        body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
      };
    case "429":
      return refusalReply(new Refusal(429, "Too Many Requests"), wait);
    case "secondary-limit":
      return refusalReply(new Refusal(403, SECONDARY), wait);
    case "404":
      return refusalReply(new Refusal(404, "Not Found"));
    case "409":
      return refusalReply(new Refusal(409, "Conflict"));
    case "422":
      return refusalReply(new Refusal(422, "Validation Failed"));
    case "stale-read":
      return given.stale;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
