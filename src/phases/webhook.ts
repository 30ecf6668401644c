import { createHmac } from "node:crypto";
import type { StateRecord } from "../state/record.ts";
import type { Milestone } from "./milestones.ts";
import type { World } from "./world.ts";

/** How a request leaves the runner; rejects where there is no answer. */
export type Post = (request: {
  readonly method: "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly mostMs: number;
}) => Promise<{ readonly status: number }>;

export interface Webhook {
  /** From an input of the action; empty: none was given. */
  readonly secret: string;
  readonly post: Post;
}

const mostMs = 10_000;

/** Tells somebody else's service what was reached. The loop does not depend on it: it is tried once, and never fails. */
export async function tellWebhook(
  world: World,
  { secret, post }: Webhook,
  {
    url,
    state,
    reached,
  }: { readonly url: string; readonly state: StateRecord; readonly reached: readonly Milestone[] },
): Promise<void> {
  const { report, clock } = world;
  const host = URL.canParse(url) ? new URL(url).host : "the webhook";
  if (secret === "")
    return report.warning(
      `Nothing was sent to ${host}: it could not be signed. Give land the input \`webhook-secret\`, from a secret of the repository.`,
    );
  const body = JSON.stringify(messageOf(world, state, reached, clock.now()));
  try {
    const { status } = await post({ method: "POST", url, headers: headersOf(body, secret, state), body, mostMs });
    if (status >= 200 && status < 300) report.info(`${host} was told of ${reached.length} milestones`);
    else report.warning(`${host} was told of a milestone and answered ${status}.`);
  } catch (error) {
    // The address may hold what only its owner should know: of an error, its code is enough.
    report.warning(
      `${host} could not be told of a milestone: ${(error as NodeJS.ErrnoException).code ?? "no answer"}.`,
    );
  }
}

function headersOf(body: string, secret: string, state: StateRecord): Readonly<Record<string, string>> {
  return {
    "content-type": "application/json",
    "user-agent": "rondo",
    "x-rondo-event": "milestone",
    // The same for the same iteration: who hears it twice can tell.
    "x-rondo-delivery": `${state.loopId}.${state.loop.iteration}`,
    "x-rondo-signature-256": signature(body, secret),
  };
}

export function signature(body: string, secret: string): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

function messageOf({ repositoryUrl }: World, state: StateRecord, reached: readonly Milestone[], at: number): object {
  const { repository, issue, pull, loopId, loop } = state;
  return {
    version: 1,
    at: new Date(at).toISOString(),
    repository,
    issue,
    pull,
    url: `${repositoryUrl}/${pull === null ? "issues" : "pull"}/${pull ?? issue}`,
    loop: loopId,
    iteration: loop.iteration,
    status: loop.status,
    cost: loop.cost,
    milestones: reached.map(({ kind, text }) => ({ kind, text })),
  };
}
