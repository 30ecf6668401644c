import type { Refused } from "../ports.ts";

/** What GitHub said no to, with its status and words. Status 0: there was no answer. */
export class ForgeRefusal extends Error implements Refused {
  override readonly name = "ForgeRefusal";
  readonly status: number;
  /** Seconds that GitHub asks to wait. */
  readonly retryAfter: number | null;

  constructor(what: string, status: number, said: string, retryAfter: number | null = null) {
    super(`GitHub refused to ${what}: ${said}${status === 0 ? "" : ` (${status})`}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whatever Octokit threw, as a refusal. */
export function refusalOf(what: string, error: unknown): ForgeRefusal {
  if (error instanceof ForgeRefusal) return error;
  const { status, message, response } = Object(error) as OctokitError;
  const retryAfter = Number(response?.headers?.["retry-after"]);
  return new ForgeRefusal(
    what,
    typeof status === "number" && response ? status : 0,
    (response?.data?.message ?? message ?? String(error)).trim(),
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

interface OctokitError {
  readonly status?: number;
  readonly message?: string;
  readonly response?: {
    readonly data?: { readonly message?: string };
    readonly headers?: Readonly<Record<string, string | undefined>>;
  };
}
