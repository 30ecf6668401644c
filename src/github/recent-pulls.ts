/** The branches of open pull requests, those with the latest news first. REST tells twenty times as much of each. */
export const recentPullsQuery = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(first: 50, states: [OPEN], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { headRefName updatedAt }
    }
  }
}`;

export interface RecentPullsData {
  readonly repository: {
    readonly pullRequests: { readonly nodes: readonly { readonly headRefName: string; readonly updatedAt: string }[] };
  };
}

export function branchesSince({ repository }: RecentPullsData, since: number): readonly string[] {
  const news = repository.pullRequests.nodes.filter(({ updatedAt }) => Date.parse(updatedAt) >= since);
  return news.map(({ headRefName }) => headRefName);
}
