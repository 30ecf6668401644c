import { describe, expect, it } from "vitest";
import { summary, vetted } from "./given.ts";

type Row = readonly [path: string, summary: string];

const denied: readonly Row[] = [
  [".github/workflows/ci.yml", "deny github-folder, flag ci-settings"],
  [".github/copilot-instructions.md", "deny github-folder, flag agent-instructions, flag ci-settings"],
  [".GitHub/workflows/ci.yml", "deny github-folder, flag ci-settings"],
  [".github./x", "deny github-folder, flag ci-settings, flag windows-name"],
  [".github /x", "deny github-folder, flag ci-settings, flag windows-name"],
  ["GITHUB~1/x", "deny github-folder, flag ci-settings"],
  [".g\u0131thub/x", "deny github-folder, flag ci-settings"],
  [".git\u200Chub/x", "deny github-folder, flag ci-settings, flag invisible-name"],
  [".git/config", "deny git-folder"],
  ["sub/.git/hooks/pre-commit", "deny git-folder"],
  [".GIT/config", "deny git-folder"],
  [".git./config", "deny git-folder, flag windows-name"],
  [".git . ./config", "deny git-folder, flag windows-name"],
  ["git~1/config", "deny git-folder"],
  ["GIT~2/config", "deny git-folder"],
  ["gi7eba~1", "deny git-folder"],
  [".git::$INDEX_ALLOCATION/config", "deny unsafe-name, deny git-folder"],
  [".git:stream", "deny unsafe-name, deny git-folder"],
  [".g\u200Cit/config", "deny git-folder, flag invisible-name"],
  [".gi\u200Dt/config", "deny git-folder, flag invisible-name"],
  ["\uFEFF.git/config", "deny git-folder, flag invisible-name"],
  [".\u206Agit/config", "deny git-folder, flag invisible-name"],
  [".gi\u{E0001}t/config", "deny git-folder, flag invisible-name"],
  [".git", "deny git-folder"],
  [".gitmodules", "deny gitmodules"],
  ["sub/.GitModules", "deny gitmodules"],
  ["GITMOD~1", "deny gitmodules"],
  [".gitmodule\u017F", "deny gitmodules"],
  ["CODEOWNERS", "deny codeowners"],
  ["docs/codeowners", "deny codeowners"],
  ["docs/CODEOWNERS.", "deny codeowners, flag windows-name"],
  ["CODEOW~1", "deny codeowners"],
  ["/etc/passwd", "deny outside-repository"],
  ["../x", "deny outside-repository, flag windows-name"],
  ["a/../../x", "deny outside-repository, flag windows-name"],
  ["a/.. /x", "deny outside-repository, flag windows-name"],
  ["a/.../x", "deny outside-repository, flag windows-name"],
  ["./x", "deny outside-repository, flag windows-name"],
  ["a//x", "deny outside-repository"],
  ["a/", "deny outside-repository"],
  ["a/\u200B/x", "deny outside-repository, flag invisible-name"],
  ["C:/x", "deny unsafe-name"],
  ["a\\..\\x", "deny unsafe-name"],
  [".git\\config", "deny unsafe-name"],
  ["a\nb", "deny unsafe-name"],
  ["a\tb", "deny unsafe-name"],
  ["a\u0000b", "deny unsafe-name"],
  ["a\u007Fb", "deny unsafe-name"],
  ["a\u0085b", "deny unsafe-name"],
  ["a\u2028b", "deny unsafe-name"],
  ["a\u001B[31mb", "deny unsafe-name"],
  ["a\uFFFDb", "deny unsafe-name"],
  ["a\uD800b", "deny unsafe-name"],
  [`${"a/".repeat(300)}b`, "deny path-length"],
  ["a".repeat(256), "deny path-length"],
];

const flagged: readonly Row[] = [
  ["package-lock.json", "flag lock-file"],
  ["web/pnpm-lock.yaml", "flag lock-file"],
  ["Cargo.lock", "flag lock-file"],
  ["go.sum", "flag lock-file"],
  [".npmrc", "flag package-manager-settings"],
  [".yarnrc.yml", "flag package-manager-settings"],
  [".yarn/releases/yarn.cjs", "flag package-manager-settings"],
  ["etc/pip.conf", "flag package-manager-settings"],
  ["Makefile", "flag build-file"],
  ["sub/GNUmakefile", "flag build-file"],
  [".envrc", "flag build-file"],
  ["gradle/wrapper/gradle-wrapper.properties", "flag build-file"],
  ["gradlew", "flag build-file"],
  [".mvn/extensions.xml", "flag build-file"],
  ["mise.toml", "flag build-file"],
  [".lfsconfig", "flag git-settings"],
  ["Dockerfile", "flag container"],
  ["Dockerfile.dev", "flag container"],
  ["docker-compose.override.yml", "flag container"],
  ["compose.yaml", "flag container"],
  [".husky/pre-commit", "flag git-hooks"],
  [".githooks/pre-push", "flag git-hooks"],
  ["lefthook.yml", "flag git-hooks"],
  [".pre-commit-config.yaml", "flag git-hooks"],
  [".devcontainer/devcontainer.json", "flag dev-container"],
  [".vscode/tasks.json", "flag editor-settings"],
  [".idea/workspace.xml", "flag editor-settings"],
  ["CLAUDE.md", "flag agent-instructions"],
  ["packages/a/claude.md", "flag agent-instructions"],
  ["AGENTS.md", "flag agent-instructions"],
  ["docs/GEMINI.md", "flag agent-instructions"],
  [".claude/settings.json", "flag agent-instructions"],
  ["a/.cursor/rules/x.mdc", "flag agent-instructions"],
  [".cursorrules", "flag agent-instructions"],
  [".mcp.json", "flag agent-instructions"],
  ["opencode.json", "flag agent-instructions"],
  ["CLAUDE.md.", "flag agent-instructions, flag windows-name"],
  [".gitattributes", "flag git-attributes"],
  ["sub/.gitattributes", "flag git-attributes"],
  [".gitignore", "flag git-settings"],
  ["sub/.GitIgnore", "flag git-settings"],
  [".git-blame-ignore-revs", "flag git-settings"],
  [".gitlab-ci.yml", "flag ci-settings"],
  ["template/.github/workflows/ci.yml", "flag ci-settings"],
  ["action.yml", "flag ci-settings"],
  ["aux.c", "flag windows-name"],
  ["src/NUL", "flag windows-name"],
  ["com1.txt", "flag windows-name"],
  ["what?.md", "flag windows-name"],
  ["pay\u202Egpj.exe", "flag invisible-name"],
];

const innocent = [
  "src/github/x.ts",
  "github/workflows/x.yml",
  "docs/.gitkeep",
  "src/git/config",
  "fixtures/repo.git/HEAD",
  "src/agents/claude.ts",
  "src/codeowners/parse.ts",
  "docs/codeowners.md",
  "src/makefile.ts",
  "docs/dockerfile-tips.md",
  "src/package-lock.ts",
  "app/[...slug]/page.tsx",
  "app/(group)/@modal/page.tsx",
  "src/console.ts",
  "src/auxiliary.ts",
  "com10.txt",
  ".env.example",
  "docs/über/日本語.md",
  "docs/❤️.md",
  "a b/c d.txt",
  "x..y/z",
  "backup~1",
  "README.md",
  "-rf",
];

describe("a path that nobody may touch", () => {
  it.each(denied)("%j: %s", (path, expected) => {
    expect(summary(vetted([{ path }]))).toBe(expected);
  });

  it("is not lifted by `allow:`", () => {
    const policy = { allow: ["**"] };
    for (const [path, expected] of denied) {
      const result = vetted([{ path }], { policy });
      expect(result.verdict).toBe("deny");
      expect(summary(result)).toBe(expected.replace(/, flag .*/, ""));
    }
  });

  it.each(["added", "deleted", "copied"] as const)("nor when it is %s", (kind) => {
    expect(vetted([{ path: ".github/x", kind, oldPath: "y" }]).verdict).toBe("deny");
  });

  it("nor renamed, away or onto", () => {
    expect(vetted([{ path: "x", oldPath: ".github/x", kind: "renamed" }]).findings).toMatchObject([
      { path: ".github/x", rule: "github-folder" },
      { path: ".github/x", rule: "ci-settings" },
    ]);
    expect(vetted([{ path: ".github/x", oldPath: "x", kind: "renamed" }]).verdict).toBe("deny");
  });

  it("may be copied from: that only reads it", () => {
    expect(vetted([{ path: "x", oldPath: ".github/x", kind: "copied" }]).verdict).toBe("accept");
  });
});

describe("a path that a person looks at", () => {
  it.each(flagged)("%j: %s", (path, expected) => {
    expect(summary(vetted([{ path }]))).toBe(expected);
  });

  it("is lifted by `allow:`", () => {
    expect(flagged.map(([path]) => vetted([{ path }], { policy: { allow: [path] } }).verdict)).toEqual(
      // A `?` in a glob is any character, so that every path here allows itself.
      flagged.map(() => "accept"),
    );
  });

  it("is looked at when it is deleted or renamed away, too", () => {
    expect(vetted([{ path: "CLAUDE.md", kind: "deleted" }]).verdict).toBe("flag");
    expect(vetted([{ path: "x.md", oldPath: "CLAUDE.md", kind: "renamed" }]).verdict).toBe("flag");
  });
});

describe("an ordinary path", () => {
  it.each(innocent)("%j is accepted", (path) => {
    expect(summary(vetted([{ path }]))).toBe("accept");
  });
});
