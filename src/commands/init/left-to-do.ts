import { pageOf, type RepositoryAddress } from "../repository-address.ts";

/** What only a person can do, on GitHub's own pages. */
export interface ToDo {
  readonly what: string;
  /** The way through the repository's pages. */
  readonly where: string;
  /** Null: no remote tells where the repository is. */
  readonly link: string | null;
}

export function leftToDo(secret: string, origin: RepositoryAddress | null): readonly ToDo[] {
  const link = (path: string): string | null => (origin === null ? null : `${pageOf(origin)}${path}`);
  return [
    {
      what: `Add the secret ${secret}`,
      where: "Settings → Secrets and variables → Actions → New repository secret",
      link: link("/settings/secrets/actions/new"),
    },
    {
      what: "Turn on “Allow GitHub Actions to create and approve pull requests”",
      where: "Settings → Actions → General",
      link: link("/settings/actions"),
    },
  ];
}
