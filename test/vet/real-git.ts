/** A repository in a folder of its own, made by the real git, which sees nobody's settings. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export class RealGit {
  private readonly home = mkdtempSync(join(tmpdir(), "rondo-vet-"));
  readonly dir = join(this.home, "work");

  constructor() {
    mkdirSync(this.dir);
    writeFileSync(join(this.home, "empty"), "");
    this.git("init", "-q", "-b", "main");
  }

  git(...args: readonly string[]): string {
    return execFileSync("git", args, {
      cwd: this.dir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        PATH: process.env.PATH,
        HOME: this.home,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: join(this.home, "empty"),
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@example.com",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@example.com",
      },
    });
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.dir, path)), { recursive: true });
    writeFileSync(join(this.dir, path), content);
  }

  remove(path: string): void {
    rmSync(join(this.dir, path), { recursive: true, force: true });
  }

  commit(): void {
    this.git("add", "-A");
    this.git("commit", "-q", "--allow-empty", "-m", "base");
  }

  /** Everything since the last commit. */
  patch(...options: readonly string[]): string {
    this.git("add", "-A");
    return this.git("diff", "--cached", "--binary", "--full-index", "-M", "-C", "--find-copies-harder", ...options);
  }

  /** As `git diff --name-status` lists it: `M src/a.ts`, `R a b`. */
  status(): readonly string[] {
    const words = this.git("diff", "--cached", "--name-status", "-z", "-M", "-C", "--find-copies-harder").split("\0");
    const rows: string[] = [];
    for (let at = 0; at + 1 < words.length; ) {
      const letter = words[at]?.charAt(0) ?? "";
      const paths = letter === "R" || letter === "C" ? 2 : 1;
      rows.push([letter, ...words.slice(at + 1, at + 1 + paths)].join(" "));
      at += 1 + paths;
    }
    return rows.sort();
  }

  dispose(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
