import { protectedPaths } from "../loop/paths.ts";
import type { Rule } from "./rule.ts";

/** Files that a person looks at before they are merged. The globs are for plain (lower-case) names, anywhere in the tree. */
const watched: readonly { readonly name: string; readonly why: string; readonly globs: readonly string[] }[] = [
  {
    name: "lock-file",
    why: "A lock file says which code of others is installed",
    globs: [
      ..."package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock".split(" "),
      ..."cargo.lock poetry.lock uv.lock pdm.lock pipfile.lock gemfile.lock composer.lock go.sum flake.lock".split(" "),
      ..."mix.lock pubspec.lock podfile.lock packages.lock.json gradle.lockfile package.resolved".split(" "),
    ],
  },
  {
    name: "package-manager-settings",
    why: "It says where packages come from",
    globs: [
      ..."*.npmrc .npmrc .yarnrc .yarnrc.* .yarn .pnpmfile.cjs .pnpmfile.mjs pnpm-workspace.yaml bunfig.toml".split(
        " ",
      ),
      ..."pip.conf pip.ini .pypirc .condarc .netrc nuget.config **/.cargo/config **/.cargo/config.toml".split(" "),
      "**/.bundle/config",
    ],
  },
  {
    name: "build-file",
    why: "Its commands run on other machines",
    globs: [
      ..."makefile gnumakefile *.mk justfile taskfile.{yml,yaml} rakefile .envrc setup.py build.rs binding.gyp".split(
        " ",
      ),
      ..."gradlew gradlew.bat gradle-wrapper.* mvnw mvnw.cmd **/.mvn/** mise.toml .mise.toml".split(" "),
    ],
  },
  {
    name: "container",
    why: "It says what runs in a container",
    globs: [
      ..."dockerfile dockerfile.* *.dockerfile containerfile containerfile.*".split(" "),
      ..."compose.{yml,yaml} compose.*.{yml,yaml} docker-compose*.{yml,yaml}".split(" "),
    ],
  },
  {
    name: "git-hooks",
    why: "It runs when someone commits or pushes",
    globs: [
      ..."**/.husky/** .huskyrc .huskyrc.* **/.githooks/** **/.git-hooks/** .gitconfig .overcommit.yml".split(" "),
      ..."lefthook.* .lefthook.* lefthook-local.* **/.lefthook/** .pre-commit-config.{yml,yaml}".split(" "),
      ..."pre-commit-config.{yml,yaml} .pre-commit-hooks.yaml .lintstagedrc .lintstagedrc.* lint-staged.config.*".split(
        " ",
      ),
      ".simple-git-hooks.*",
    ],
  },
  {
    name: "dev-container",
    why: "It runs when someone opens the project",
    globs: "**/.devcontainer/** .devcontainer.json .gitpod.yml .gitpod.dockerfile **/.codesandbox/**".split(" "),
  },
  {
    name: "editor-settings",
    why: "An editor may run it when someone opens the project",
    globs: "**/.vscode/** **/.idea/** **/.zed/** **/.fleet/** **/.vs/** *.code-workspace .exrc .nvimrc".split(" "),
  },
  {
    name: "agent-instructions",
    why: "It tells coding agents what to do, the next iteration's among them",
    globs: [
      ..."claude.md claude.*.md agents.md agents.*.md agent.md gemini.md qwen.md copilot-instructions.md skill.md".split(
        " ",
      ),
      ..."**/.claude/** **/.cursor/** .cursorrules **/.windsurf/** .windsurfrules **/.clinerules/** .clinerules".split(
        " ",
      ),
      ..."**/.roo/** .roorules .roomodes .aider* **/.continue/** **/.codex/** **/.gemini/** **/.copilot/**".split(" "),
      ..."**/.opencode/** opencode.{json,jsonc} .mcp.json mcp.json **/.agents/** **/.kiro/** **/.junie/**".split(" "),
      ..."**/.crush/** crush.md warp.md **/.amazonq/** **/.trae/** **/.claude-plugin/**".split(" "),
      ..."**/.openhands/** **/.augment/** .goosehints .rules .claude.json *.instructions.md *.prompt.md".split(" "),
    ],
  },
  {
    name: "git-attributes",
    why: "It can hide changes from review and run filters",
    globs: [".gitattributes"],
  },
  {
    name: "git-settings",
    why: "It says which files git leaves out, or how it behaves",
    globs:
      ".gitignore .lfsconfig .git-* .gitmessage .gitreview .gitlint .gitleaks.toml .gitleaksignore .gitsecret".split(
        " ",
      ),
  },
  {
    name: "ci-settings",
    why: "It says what automation does",
    globs: [
      ...".gitlab-ci.yml **/.gitlab/** **/.github/** **/.gitea/** **/.forgejo/** **/.circleci/** .travis.yml".split(
        " ",
      ),
      ..."azure-pipelines.{yml,yaml} jenkinsfile **/.buildkite/** .drone.yml **/.woodpecker/** .woodpecker.yml".split(
        " ",
      ),
      ..."bitbucket-pipelines.yml appveyor.yml action.{yml,yaml} renovate.json renovate.json5 .renovaterc".split(" "),
    ],
  },
];

export const watchedFiles: readonly Rule[] = watched.map(({ name, why, globs }) => ({
  name,
  severity: "flag",
  find: ({ paths }) => {
    const hits = new Set(protectedPaths(globs, [...new Set(paths.map(({ plain }) => plain))]));
    return paths.filter(({ plain }) => hits.has(plain)).map(({ path }) => ({ path, message: why }));
  },
}));
