/** A person's repository in a temporary folder, and an agent that does what the test planned for each iteration. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Move {
  readonly files?: Readonly<Record<string, string>>;
  readonly says?: string;
  readonly cost?: number;
  /** It goes on for ever, once its files are written. */
  readonly hangs?: boolean;
  /** It goes on when the test says `go()`. */
  readonly waits?: boolean;
}

export const complete = "All done.\n\n<promise>COMPLETE</promise>\nSummary: Say 42";

const agent = `import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
const here = dirname(process.argv[1]);
const brief = readFileSync(0, "utf8");
const iteration = Number(/This is iteration (\\d+)/.exec(brief)?.[1]);
writeFileSync(join(here, "brief-" + iteration + ".txt"), brief);
writeFileSync(join(here, "variables.json"), JSON.stringify(process.env));
const move = JSON.parse(readFileSync(join(here, "plan.json"), "utf8"))[iteration - 1] ?? {};
for (const [path, text] of Object.entries(move.files ?? {})) writeFileSync(path, text);
console.log("working");
if (move.waits) {
  writeFileSync(join(here, "waits"), "");
  while (!existsSync(join(here, "go"))) await new Promise((resolve) => setTimeout(resolve, 50));
}
if (move.hangs) { writeFileSync(join(here, "hangs"), ""); setInterval(() => {}, 1000); }
else {
  if (move.cost !== undefined) writeFileSync(process.env.RONDO_RESULT_FILE, JSON.stringify({ cost: move.cost }));
  writeFileSync(process.env.RONDO_MESSAGE_FILE, move.says ?? "More to do.");
}
`;

export class OwnRepositoryGiven {
  readonly folder: string;
  readonly #beside: string;

  /** `settings`: lines of `.github/rondo.yml` beside `agent`; null: there is no such file. */
  constructor(home: string, settings: string | null, files: Readonly<Record<string, string>> = {}) {
    this.folder = join(home, "project");
    this.#beside = join(home, "agent");
    mkdirSync(this.folder, { recursive: true });
    mkdirSync(this.#beside);
    writeFileSync(join(this.#beside, "agent.mjs"), agent);
    this.git("init", "--quiet", "-b", "trunk");
    this.git("config", "user.name", "Ann");
    this.git("config", "user.email", "ann@example.com");
    const command = `node ${join(this.#beside, "agent.mjs")}`;
    const own = settings === null ? {} : { ".github/rondo.yml": `agent: { command: "${command}" }\n${settings}` };
    this.write({ "README.md": "# Project\n", ...own, ...files });
    this.git("add", "--all");
    this.git("commit", "--quiet", "-m", "First");
  }

  plan(...moves: readonly Move[]): void {
    writeFileSync(join(this.#beside, "plan.json"), JSON.stringify(moves));
  }

  go(): void {
    writeFileSync(join(this.#beside, "go"), "");
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  git(...args: readonly string[]): string {
    return execFileSync("git", ["-C", this.folder, ...args], { encoding: "utf8" }).trim();
  }

  /** What the agent left beside the repository; null: nothing of that name. */
  left(name: string): string | null {
    const path = join(this.#beside, name);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  }

  /** By its command line, since it may have numbers of its own. */
  agentRuns(): boolean {
    const script = join(this.#beside, "agent.mjs");
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .some((pid) => commandOf(pid).includes(script));
  }

  /** HEAD, its branch, and what differs from it. */
  standing(): string {
    return [this.git("rev-parse", "HEAD"), this.git("symbolic-ref", "HEAD"), this.git("status", "--porcelain")].join(
      "\n",
    );
  }

  branches(): readonly string[] {
    return this.git("for-each-ref", "--format=%(refname:short)", "refs/heads/rondo").split("\n").filter(Boolean);
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}
