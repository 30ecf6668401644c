/** The name of the commit status that branch protection can require. */
export const statusContext = "rondo";
