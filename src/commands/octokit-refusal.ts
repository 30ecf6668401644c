import { ForgeRefusal } from "../github/refusal.ts";

interface OctokitError {
  readonly status?: number;
  readonly message?: string;
  readonly response?: { readonly data?: { readonly message?: string } };
}

/** Whatever Octokit threw, as a refusal. */
export function refusalOf(what: string, error: unknown): ForgeRefusal {
  if (error instanceof ForgeRefusal) return error;
  const { status, message, response } = Object(error) as OctokitError;
  const said = (response?.data?.message ?? message ?? String(error)).trim();
  return new ForgeRefusal(what, typeof status === "number" && response ? status : 0, said);
}
