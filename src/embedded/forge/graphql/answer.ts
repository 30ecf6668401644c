import { Refusal } from "../../contract.ts";
import type { Answer } from "../answer.ts";
import { Fields } from "../fields.ts";
import { failureReply, json, refusalReply } from "../json-reply.ts";
import { authorize, needs, signedIn } from "../permissions.ts";
import { rateHeaders } from "../rate-limits.ts";
import type { Incoming } from "../rest.ts";
import type { World } from "../world.ts";
import { type Args, execute, type Node } from "./execute.ts";
import { mutations } from "./mutations.ts";
import { findIssue } from "./nodes.ts";
import { parseGraphql, SyntaxProblem } from "./parse.ts";
import { repositoryNode } from "./repository-type.ts";
import { type Asking, issueNode, userNode } from "./types.ts";

function rootOf(asking: Asking, type: "query" | "mutation"): Node {
  const { world, actor } = asking;
  if (type === "mutation") return mutations(asking);
  return {
    __typename: "Query",
    // `gh` asks which fields there are, to leave out what an older server does not know
    __type: null,
    viewer: () => userNode(asking, signedIn(actor).user),
    repository: ({ owner, name }: Args) => {
      const repo = world.repositories.get(`${owner}/${name}`.toLowerCase());
      if (repo === undefined) {
        throw new Refusal(404, `Could not resolve to a Repository with the name '${owner}/${name}'.`);
      }
      return repositoryNode(asking, repo);
    },
    user: ({ login }: Args) => userNode(asking, world.user(String(login))),
    node: ({ id }: Args) => {
      const { repo, issue } = findIssue(asking, id);
      authorize(repo, actor, needs("read", "issues=read", "pull_requests=read"));
      return issueNode(asking, repo, issue);
    },
    rateLimit: () => ({ __typename: "RateLimit", ...world.limits.look(actor, "graphql"), cost: 1 }),
  };
}

async function run(world: World, { actor, body }: Incoming): Promise<unknown> {
  const fields = Fields.parse(Buffer.from(body).toString("utf8"));
  const document = parseGraphql(fields.requiredText("query"));
  const wanted = fields.text("operationName");
  const operation = document.operations.find(({ name }) => !wanted || name === wanted);
  if (operation === undefined) throw new SyntaxProblem("No operation named in the document");
  const root = rootOf({ world, actor }, operation.type);
  const { data, errors } = await execute(document, operation, {
    root,
    variables: fields.object("variables")?.json ?? {},
  });
  return errors.length === 0 ? { data } : { data, errors };
}

export async function answerGraphql(world: World, incoming: Incoming): Promise<Answer> {
  if (incoming.actor.kind === "anonymous")
    return refusalReply(new Refusal(401, "This endpoint requires you to be authenticated."));
  const over = world.limits.take(incoming.actor, "graphql");
  const headers = rateHeaders(world.limits.look(incoming.actor, "graphql"));
  if (over !== undefined) return json(200, { errors: [{ type: "RATE_LIMIT", message: over }] }, headers);
  try {
    return json(200, await run(world, incoming), headers);
  } catch (error) {
    if (error instanceof SyntaxProblem) return json(200, { errors: [{ message: error.message }] }, headers);
    return error instanceof Refusal ? refusalReply(error, headers) : failureReply(error);
  }
}
