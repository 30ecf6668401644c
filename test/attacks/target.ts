/** A repository under attack: patches are judged as `rondo vet` does it, with the real git, against a real commit. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { vetCommand } from "../../src/commands/vet.ts";
import type { Vetted } from "../../src/vet/vet.ts";
import { summary } from "../vet/given.ts";
import { RealGit } from "../vet/real-git.ts";

export const baseFiles: Readonly<Record<string, string>> = {
  "README.md": "# Read me\n",
  "src/a.ts": "const a = 1;\n",
  "src/Größe.ts": "export {};\n",
  "test/golden/a.txt": "golden\n",
  "tools/run.sh": "#!/bin/sh\n",
  "package.json": '{\n  "scripts": {\n    "test": "vitest"\n  },\n  "dependencies": {\n    "zod": "^4.1.0"\n  }\n}\n',
  "cafe\u0301.md": "decomposed\n",
  "app/[slug]/page.tsx": "export {};\n",
  ".github/workflows/ci.yml": "on: push\n",
  ".github/rondo.yml": "max-iterations: 3\n",
};

export class Target {
  readonly repo = new RealGit();

  constructor() {
    for (const [path, text] of Object.entries(baseFiles)) this.repo.write(path, text);
    symlinkSync("/etc", join(this.repo.dir, "link"));
    this.repo.git("add", "-A");
    this.repo.git("update-index", "--chmod=+x", "tools/run.sh");
    this.repo.git("commit", "-q", "-m", "base");
    this.repo.git("update-index", "--add", "--cacheinfo", `160000,${this.repo.git("rev-parse", "HEAD").trim()},module`);
    this.repo.git("commit", "-q", "-m", "with a submodule");
    this.repo.git("reset", "-q", "--hard");
  }

  /** `deny protected, flag binary`, or `accept`. */
  async judge(patch: string | Uint8Array, config = ""): Promise<string> {
    const command = vetCommand({ bytes: async () => Buffer.from(patch), path: process.env.PATH ?? "" });
    const args = ["work.patch", "--base", this.repo.dir, "--config", "rondo.yml", "--json"];
    const { stdout } = await command.run(args, { read: async () => config, colours: false });
    const vetted: Vetted = JSON.parse(stdout);
    return summary(vetted);
  }

  /** What git itself prints for an edit, which is taken back afterwards. */
  patchOf(edit: (repo: RealGit) => void): string {
    edit(this.repo);
    const patch = this.repo.patch();
    this.repo.git("reset", "-q", "--hard");
    this.repo.git("clean", "-qfd");
    return patch;
  }

  dispose(): void {
    this.repo.dispose();
  }
}

/** A name as git writes it: in quotes, byte by byte, where it holds anything unusual. */
function quoted(prefix: string, path: string): string {
  const bytes = [...Buffer.from(prefix + path)];
  if (bytes.every((byte) => byte > 31 && byte < 127 && byte !== 34 && byte !== 92)) return prefix + path;
  const written = bytes.map((byte) =>
    byte > 31 && byte < 127 && byte !== 34 && byte !== 92
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, "0")}`,
  );
  return `"${written.join("")}"`;
}

const hashes = `index ${"1".repeat(40)}..${"2".repeat(40)}`;
const head = (path: string) => `diff --git ${quoted("a/", path)} ${quoted("b/", path)}\n`;
const from = (path: string) => `--- ${quoted("a/", path)}${path.includes(" ") ? "\t" : ""}\n`;
const to = (path: string) => `+++ ${quoted("b/", path)}${path.includes(" ") ? "\t" : ""}\n`;

export function newFile(path: string, text = "x\n", mode = "100644"): string {
  const lines = text.split("\n").slice(0, -1);
  const body = lines.map((line) => `+${line}\n`).join("");
  return `${head(path)}new file mode ${mode}\nindex ${"0".repeat(40)}..${"2".repeat(40)}\n--- /dev/null\n${to(path)}@@ -0,0 +1,${lines.length} @@\n${body}`;
}

/** Replaces the one line of a file by another. */
export function edit(path: string, old: string, text: string): string {
  return `${head(path)}${hashes} 100644\n${from(path)}${to(path)}@@ -1 +1 @@\n-${old}\n+${text}\n`;
}

export function deletion(path: string, old: string): string {
  return `${head(path)}deleted file mode 100644\n${hashes}\n${from(path)}+++ /dev/null\n@@ -1 +0,0 @@\n-${old}\n`;
}

export function move(kind: "rename" | "copy", oldPath: string, path: string): string {
  return `diff --git ${quoted("a/", oldPath)} ${quoted("b/", path)}\nsimilarity index 100%\n${kind} from ${quoted("", oldPath)}\n${kind} to ${quoted("", path)}\n`;
}
