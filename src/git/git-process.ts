import { spawn } from "node:child_process";

/** What a git process came to. Whether its failure matters is for the caller to say. */
export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitProcess {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly input?: Uint8Array | string;
  readonly signal?: AbortSignal;
}

export class GitFailed extends Error {
  override readonly name = "GitFailed";
  constructor(args: readonly string[], { code, stderr }: GitResult) {
    const command = args.find((arg) => /^[a-z]/.test(arg) && !arg.includes("=")) ?? args[0];
    super(`git ${command} ended with code ${code}: ${stderr.trim() || "it said nothing"}`);
  }
}

/** Rejects only if git can't be started. */
export function runGit({ args, environment, input, signal }: GitProcess): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { env: environment, stdio: "pipe", ...(signal && { signal }) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    // git may end before it has read everything; its exit code tells the story.
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ code: code ?? 128, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString("utf8") });
    });
    child.stdin.end(input);
  });
}
