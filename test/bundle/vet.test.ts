/** `rondo vet` as one file, in another process and folder, with nothing of this repository beside it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RealGit } from "../vet/real-git.ts";

let folder = "";
let repo: RealGit;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rondo-built-"));
  const bundle = await rolldown({ input: "src/cli.ts", platform: "node" });
  await bundle.write({ file: join(folder, "cli.mjs"), format: "esm", codeSplitting: false });
  await bundle.close();
  repo = new RealGit();
  repo.write("src/a.ts", "const a = 1;\n");
  repo.commit();
});
afterAll(() => {
  repo.dispose();
  rmSync(folder, { recursive: true });
});

function rondo(args: readonly string[], input: string | Uint8Array = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["cli.mjs", ...args], {
    cwd: folder,
    env: {},
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("the built command", () => {
  it("judges what `git diff --binary` prints, from standard input or a file", () => {
    repo.write("src/a.ts", "const a = 2;\n");
    repo.write(".github/x.yml", "on: push\n");
    const patch = repo.patch();
    writeFileSync(join(folder, "work.patch"), patch);
    const fromInput = rondo(["vet", "-", "--base", repo.dir, "--json"], patch);
    expect(fromInput).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(fromInput.stdout)).toMatchObject({ verdict: "deny", findings: [{ rule: "github-folder" }, {}] });
    expect(rondo(["vet", "work.patch", "--base", repo.dir, "--json"])).toEqual(fromInput);
  });

  it("ends with 0 when it has judged, 1 when it refuses, 2 on wrong usage", () => {
    expect(rondo(["vet", "-", "--base", repo.dir]).status).toBe(0);
    expect(rondo(["vet", "nowhere.patch", "--base", repo.dir])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "nowhere.patch: it can't be read (ENOENT).\n",
    });
    expect(rondo(["vet", "-"])).toMatchObject({ status: 2, stdout: "" });
    expect(rondo(["vet", "--help"])).toMatchObject({ status: 0, stderr: "" });
  });
});
