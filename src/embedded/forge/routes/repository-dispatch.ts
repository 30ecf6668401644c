import { Refusal } from "../../contract.ts";
import { emit } from "../events.ts";
import { longerThan } from "../limits.ts";
import { needs } from "../permissions.ts";
import { type RepoCall, type Route, repoRoute } from "../route.ts";

const MOST_PROPERTIES = 10;
const LARGEST = 64 * 1024;

function payloadOf({ body }: RepoCall): Readonly<Record<string, unknown>> {
  const json = body.object("client_payload")?.json ?? {};
  const count = Object.keys(json).length;
  if (count > MOST_PROPERTIES) {
    const rule = `No more than ${MOST_PROPERTIES} properties are allowed; ${count} were supplied.`;
    throw new Refusal(422, `Invalid request.\n\n${rule}`);
  }
  if (Buffer.byteLength(JSON.stringify(json)) >= LARGEST) throw new Refusal(422, "client_payload is too large.");
  return json;
}

export const repositoryDispatchRoutes: readonly Route[] = [
  repoRoute("repos/create-dispatch-event", "POST /dispatches", needs("write", "contents=write"), async (call) => {
    const { world, repo, by, body } = call;
    const action = body.requiredText("event_type");
    if (longerThan(action, 100)) throw new Refusal(422, "event_type is too long (maximum is 100 characters)");
    const payload = { branch: repo.defaultBranch, client_payload: payloadOf(call) };
    await emit(world, repo, by, { name: "repository_dispatch", action, payload });
    return { status: 204, body: null };
  }),
];
