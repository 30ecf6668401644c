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

/** False where GitHub refuses with these words. */
export async function unless(words: RegExp, asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof ForgeRefusal && words.test(error.message)) return false;
    throw error;
  }
}
