import { spawn } from "node:child_process";

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** An environment in which nothing of the machine's or the user's git settings counts. */
export function cleanGitEnvironment(emptyConfig: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  return {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_NOSYSTEM: "1",
    // a file of ours: git replaces the file that it writes to, and as root that would replace /dev/null
    GIT_CONFIG_GLOBAL: emptyConfig,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
}

export interface GitOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly input?: Uint8Array | string;
}

export function runGit(args: readonly string[], options: GitOptions): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", [...args], {
      env: options.env,
      stdio: ["pipe", "pipe", "pipe"],
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    // git may refuse before it has read everything; its exit code tells
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code: code ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString("utf8") }),
    );
    child.stdin.end(options.input ?? "");
  });
}

/** Runs git and throws unless it succeeds; for what can only fail if the machine does. */
export async function mustRunGit(args: readonly string[], options: GitOptions): Promise<Buffer> {
  const result = await runGit(args, options);
  if (result.code !== 0) throw new Error(`git ${args.join(" ")} ended with ${result.code}: ${result.stderr.trim()}`);
  return result.stdout;
}
