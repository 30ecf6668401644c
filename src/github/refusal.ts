import type { Refused } from "../ports.ts";
import { waitAsked } from "./allowance.ts";

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
  const { status, message, response, errors, headers } = Object(error) as OctokitError;
  const known = errors?.map(({ type }) => statusOfType[type ?? ""] ?? 0).find((each) => each > 0);
  return new ForgeRefusal(
    what,
    known ?? (typeof status === "number" && response ? status : 0),
    (response?.data?.message ?? message ?? String(error)).trim(),
    waitAsked(response?.headers ?? headers ?? {}),
  );
}

/** GraphQL refuses with 200 and a type. */
const statusOfType: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

interface OctokitError {
  readonly status?: number;
  readonly message?: string;
  /** Of GraphQL. */
  readonly errors?: readonly { readonly type?: string }[];
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly response?: {
    readonly data?: { readonly message?: string };
    readonly headers?: Readonly<Record<string, string | undefined>>;
  };
}
