import type { Annotation } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import type { CheckRun } from "../model.ts";
import { page } from "../paging.ts";
import { reading } from "../permissions.ts";
import { checkRunsOn, latestCheckRuns } from "../required-checks.ts";
import { commitAt } from "../revisions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { repositoryPage } from "../shapes/repository.ts";
import type { Schemas } from "../shapes/schemas.ts";
import { showCheckRun } from "../shapes/status.ts";

const READ = reading("checks");

async function list(call: RepoCall) {
  const { world, repo, query } = call;
  const { sha } = await commitAt(repo, param(call, "ref"));
  const [name, status] = [query.get("check_name"), query.get("status")];
  const wanted = (run: CheckRun): boolean => (!name || run.name === name) && (!status || run.status === status);
  const all = (query.get("filter") === "all" ? checkRunsOn(repo, sha) : latestCheckRuns(repo, sha)).filter(wanted);
  const { items, headers } = page(call, all);
  const body = { total_count: all.length, check_runs: items.map((run) => showCheckRun(world, repo, run)) };
  return { status: 200 as const, body, headers };
}

function checkRunOf(call: RepoCall): CheckRun {
  const run = call.repo.checkRuns.get(Number(param(call, "check")));
  if (run === undefined) throw new Refusal(404, "Not Found");
  return run;
}

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const;

/** What is said of no file, GitHub puts on the workflows' folder. */
function showAnnotation(call: RepoCall, run: CheckRun, annotation: Annotation): Schemas["check-annotation"] {
  const { level, message, title, file = ".github", line = 1 } = annotation;
  return {
    path: file,
    start_line: line,
    end_line: line,
    start_column: null,
    end_column: null,
    annotation_level: LEVELS[level],
    title: title ?? "",
    message,
    raw_details: "",
    blob_href: `${repositoryPage(call.world, call.repo)}/blob/${run.headSha}/${file}`,
  };
}

export const checkRunRoutes: readonly Route[] = [
  repoRoute("checks/list-for-ref", "GET /commits/{+ref}/check-runs", READ, list),
  repoRoute("checks/get", "GET /check-runs/{check}", READ, (call) => ({
    status: 200,
    body: showCheckRun(call.world, call.repo, checkRunOf(call)),
  })),
  repoRoute("checks/list-annotations", "GET /check-runs/{check}/annotations", READ, (call) => {
    const run = checkRunOf(call);
    const { items, headers } = page(call, call.world.workflows?.annotations(call.repo.fullName, run.id) ?? []);
    return { status: 200, body: items.map((each) => showAnnotation(call, run, each)), headers };
  }),
];
