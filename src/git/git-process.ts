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
  readonly cwd?: string;
  /** Bytes of output, at most: a longer one ends the process. */
  readonly most?: number;
}

export class GitFailed extends Error {
  override readonly name = "GitFailed";
  constructor(args: readonly string[], { code, stderr }: GitResult) {
    const command = args.find((arg) => /^[a-z]/.test(arg) && !arg.includes("=")) ?? args[0];
    super(`git ${command} ended with code ${code}: ${stderr.trim() || "it said nothing"}`);
  }
}

export class TooMuch extends Error {
  override readonly name = "TooMuch";
  constructor(most: number) {
    super(`The changes make a patch of more than ${most / 1e6} MB. Generated files may be missing in .gitignore.`);
  }
}

/** Rejects only if git can't be started, or prints more than it may. */
export function runGit({
  args,
  environment,
  input,
  cwd,
  most = Number.POSITIVE_INFINITY,
}: GitProcess): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { env: environment, stdio: "pipe", ...(cwd && { cwd }) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let left = most;
    child.stdout.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) out.push(chunk);
      else child.kill();
    });
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    // git may end before it has read everything; its exit code tells the story.
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (code) => {
      if (left < 0) return reject(new TooMuch(most));
      resolve({ code: code ?? 128, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString("utf8") });
    });
    child.stdin.end(input);
  });
}
