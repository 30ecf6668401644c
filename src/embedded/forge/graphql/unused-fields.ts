import type { Args, Node } from "./execute.ts";

/** What `gh` asks for and the embedded GitHub has no use for, as GitHub answers it when there is none. */

function none(_args: Args): Node {
  const pageInfo = {
    __typename: "PageInfo",
    hasNextPage: false,
    hasPreviousPage: false,
    endCursor: null,
    startCursor: null,
  };
  return { __typename: "Connection", nodes: [], edges: [], totalCount: 0, pageInfo };
}

const either = {
  milestone: null,
  projectCards: none,
  projectItems: none,
  reactionGroups: [],
  authorAssociation: "NONE",
  isPinned: false,
  activeLockReason: null,
};

export const NOBODY_CARES = {
  issue: either,
  pull: {
    ...either,
    reviewRequests: none,
    reviews: none,
    latestReviews: none,
    reviewThreads: none,
    reviewDecision: "",
    autoMergeRequest: null,
    closingIssuesReferences: none,
    maintainerCanModify: false,
    potentialMergeCommit: null,
    statusCheckRollup: null,
  },
  comment: {
    isMinimized: false,
    minimizedReason: null,
    reactionGroups: [],
  },
  repository: {
    isFork: false,
    isArchived: false,
    isEmpty: false,
    isTemplate: false,
    parent: null,
    hasIssuesEnabled: true,
    hasWikiEnabled: false,
    hasProjectsEnabled: false,
    autoMergeAllowed: false,
    deleteBranchOnMerge: false,
    mergeCommitAllowed: true,
    squashMergeAllowed: true,
    rebaseMergeAllowed: true,
    viewerDefaultMergeMethod: "MERGE",
    milestones: none,
    projects: none,
    projectsV2: none,
    assignableUsers: none,
  },
} as const;
