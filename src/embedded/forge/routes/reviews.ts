import { emit } from "../events.ts";
import { validationFailed } from "../fields.ts";
import type { Review } from "../model.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { measurePull } from "../pull-measure.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showFullPull, showReview } from "../shapes/pull.ts";
import { pullOf } from "../world.ts";
import { checkActionsMayOpen } from "./pulls.ts";

const STATES = { APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED", COMMENT: "COMMENTED" } as const;

async function create(call: RepoCall): Promise<Review> {
  const { world, repo, by, body } = call;
  const issue = pullOf(repo, param(call, "number"));
  const event = body.choice("event", ["APPROVE", "REQUEST_CHANGES", "COMMENT"]);
  if (event === "APPROVE") checkActionsMayOpen(call);
  if (event !== "COMMENT" && by.user === issue.author) {
    const verb = event === "APPROVE" ? "approve" : "request changes on";
    throw validationFailed({
      resource: "PullRequestReview",
      code: "custom",
      message: `Can not ${verb} your own pull request`,
    });
  }
  const review: Review = {
    id: world.nextId(),
    author: by.user,
    state: event === undefined ? "PENDING" : STATES[event],
    body: body.text("body") ?? "",
    commit: issue.pull.headSha,
    submittedAt: world.now(),
  };
  issue.pull.reviews.push(review);
  const pull = showFullPull(world, repo, issue, await measurePull(world, repo, issue));
  const payload = { review: showReview(world, repo, issue, review), pull_request: pull };
  const at = { ref: `refs/pull/${issue.number}/merge`, sha: issue.pull.test?.commit ?? issue.pull.headSha };
  await emit(world, repo, by, { name: "pull_request_review", action: "submitted", payload, at });
  return review;
}

export const reviewRoutes: readonly Route[] = [
  repoRoute("pulls/list-reviews", "GET /pulls/{number}/reviews", reading("pull_requests"), (call) => {
    const issue = pullOf(call.repo, param(call, "number"));
    const { items, headers } = page(call, issue.pull.reviews);
    return { status: 200, body: items.map((review) => showReview(call.world, call.repo, issue, review)), headers };
  }),
  repoRoute(
    "pulls/create-review",
    "POST /pulls/{number}/reviews",
    needs("read", "pull_requests=write"),
    async (call) => {
      const review = await create(call);
      return { status: 200, body: showReview(call.world, call.repo, pullOf(call.repo, param(call, "number")), review) };
    },
  ),
];
