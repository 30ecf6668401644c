import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findProgram, type ProgramRequest } from "../../src/agents/install.ts";
import { script } from "./fake-cli.ts";
import { folder, path } from "./given.ts";

const agent = { name: "claude", package: "@anthropic-ai/claude-code", version: "2.1.326" } as const;

/** Notes its arguments and environment, and installs a CLI that tells its version. */
const NPM = `#!/bin/bash
echo "$*" >> "$(dirname "$0")/asked"
env > "$(dirname "$0")/environment"
[ "$1" = view ] && { echo 9.9.9; exit 0; }
[[ "$*" == *@0.0.0* ]] && { echo "npm error notarget No matching version found" >&2; exit 1; }
[[ "$*" == *@0.0.1* ]] && { printf 'npm error %s\\n' 'code ECONNREFUSED' 'no way there' '' advice more last 'A complete log of this run is in /l' >&2; exit 1; }
while [ "$1" != --prefix ]; do shift; done
mkdir -p "$2/node_modules/.bin"
printf '#!/bin/sh\\necho 2.1.326\\n' > "$2/node_modules/.bin/claude"
chmod +x "$2/node_modules/.bin/claude"
`;

function given(onPath: string | null = null): ProgramRequest & { readonly bin: string; readonly asked: () => string } {
  const bin = folder();
  script(join(bin, "npm"), NPM);
  if (onPath !== null) script(join(bin, "claude"), `#!/bin/sh\necho "${onPath} (Claude Code)"\n`);
  const environment = { PATH: `${bin}:${path}`, HOME: "/home/runner", GITHUB_TOKEN: "t", npm_config_cache: "/c" };
  const asked = (): string => (existsSync(join(bin, "asked")) ? readFileSync(join(bin, "asked"), "utf8") : "");
  return { agent, tools: folder(), scratch: folder(), environment, onLine: () => {}, bin, asked };
}

describe("an agent's CLI", () => {
  it("on PATH is used, whatever its version, and nothing is downloaded", async () => {
    const request = given("1.0.0");
    expect(await findProgram(request)).toMatchObject({ program: join(request.bin, "claude") });
    expect(request.asked()).toBe("");
  });

  it("that is nowhere is installed at the tested version, once", async () => {
    const request = given();
    const program = join(request.tools ?? "", "claude-2.1.326", "node_modules", ".bin", "claude");
    expect(await findProgram(request)).toMatchObject({ program });
    expect(await findProgram(request)).toMatchObject({ program });
    expect(request.asked().trim().split("\n")).toHaveLength(1);
    expect(request.asked()).toContain("@anthropic-ai/claude-code@2.1.326");
    expect(readdirSync(request.tools ?? "")).toEqual(["claude-2.1.326"]);
  });

  it("on PATH at the version that is asked for is used", async () => {
    const request = { ...given("2.1.5"), install: "2.1.5" };
    expect(await findProgram(request)).toMatchObject({ program: join(request.bin, "claude") });
    expect(request.asked()).toBe("");
  });

  it("on PATH at another version is passed over", async () => {
    const request = { ...given("2.1.51"), install: "2.1.5" };
    const program = join(request.tools ?? "", "claude-2.1.5", "node_modules", ".bin", "claude");
    expect(await findProgram(request)).toMatchObject({ program });
  });

  it("at its latest version is cached under the number of that version", async () => {
    const request = { ...given(), install: "latest" };
    await findProgram(request);
    expect(readdirSync(request.tools ?? "")).toEqual(["claude-9.9.9"]);
  });

  it("that can't be installed is a blocking fault which names package and version, and leaves nothing behind", async () => {
    const request = { ...given(), install: "0.0.0" };
    const found = await findProgram(request);
    expect(found).toMatchObject({ fault: { kind: "missing-cli" } });
    expect("fault" in found && found.fault.message).toMatch(/claude-code@0\.0\.0: .*No matching version/);
    expect(readdirSync(request.tools ?? "")).toEqual([]);
  });

  it("that can't be installed for a reason above npm's advice is a fault which names that reason", async () => {
    const found = await findProgram({ ...given(), install: "0.0.1" });
    expect("fault" in found && found.fault.message).toMatch(/@0\.0\.1: code ECONNREFUSED no way there advice more; /);
  });

  it("half installed by a run that died is installed again", async () => {
    const request = given();
    mkdirSync(join(request.tools ?? "", "claude-2.1.326.0000"), { recursive: true });
    expect(await findProgram(request)).toHaveProperty("program");
  });

  it("is installed with npm's settings and without the job's secrets", async () => {
    const request = given();
    await findProgram(request);
    const seen = readFileSync(join(request.bin, "environment"), "utf8");
    expect(seen).toContain("HOME=/home/runner");
    expect(seen).toContain("npm_config_cache=/c");
    expect(seen).not.toContain("GITHUB_TOKEN");
  });

  it("is not found in a folder, or in a file that can't be executed", async () => {
    const request = given();
    mkdirSync(join(request.bin, "claude"));
    expect(await findProgram(request)).not.toMatchObject({ program: join(request.bin, "claude") });
  });
});
