import { PrivateRepository } from "../git/private-repository.ts";
import { needed, temp } from "./surroundings.ts";

/** Git for this job's checkout; with a token it may push. */
export function repositoryBeside(token: string | null): Promise<PrivateRepository> {
  return PrivateRepository.beside({
    folder: temp("rondo-git"),
    checkout: needed("GITHUB_WORKSPACE"),
    remote: { url: `${needed("GITHUB_SERVER_URL")}/${needed("GITHUB_REPOSITORY")}`, token },
    path: needed("PATH"),
  });
}
