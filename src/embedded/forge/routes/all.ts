import type { Route } from "../route.ts";
import { artifactRoutes } from "./artifacts.ts";
import { checkRunRoutes } from "./check-runs.ts";
import { commentRoutes } from "./comments.ts";
import { commitRoutes } from "./commits.ts";
import { contentRoutes } from "./contents.ts";
import { gitObjectRoutes } from "./git-objects.ts";
import { issueRoutes } from "./issues.ts";
import { labelRoutes } from "./labels.ts";
import { mergeRoutes } from "./merges.ts";
import { protectionRoutes } from "./protection.ts";
import { pullRoutes } from "./pulls.ts";
import { reactionRoutes } from "./reactions.ts";
import { refRoutes } from "./refs.ts";
import { repositoryRoutes } from "./repositories.ts";
import { repositoryDispatchRoutes } from "./repository-dispatch.ts";
import { reviewRoutes } from "./reviews.ts";
import { runRoutes } from "./runs.ts";
import { settingRoutes } from "./settings.ts";
import { siteRoutes } from "./site.ts";
import { statusRoutes } from "./statuses.ts";
import { variableRoutes } from "./variables.ts";
import { workflowRoutes } from "./workflows.ts";

/** The first whose method and path match is taken, so that what is more exact stands first. */
export const routes: readonly Route[] = [
  ...commentRoutes,
  ...reactionRoutes,
  ...labelRoutes,
  ...issueRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...refRoutes,
  ...gitObjectRoutes,
  ...statusRoutes,
  ...checkRunRoutes,
  ...commitRoutes,
  ...mergeRoutes,
  ...contentRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...variableRoutes,
  ...settingRoutes,
  ...repositoryDispatchRoutes,
  ...protectionRoutes,
  ...repositoryRoutes,
  ...siteRoutes,
];
