/** Every command that a page shows: one that is run as it stands, or one that can't be here, with the reason. */
import { globSync, readFileSync } from "node:fs";

export interface ShownCommand {
  readonly page: string;
  readonly command: string;
  /** What it prints, word for word; null: the page shows the command alone. */
  readonly prints: string | null;
}

interface Elsewhere {
  readonly because: string;
  /** What runs it nevertheless, and words of that file by which it is found there. */
  readonly shownBy: string;
  readonly words: string;
}

/** What needs more than a machine without a network. */
export const elsewhere: Readonly<Record<string, Elsewhere>> = {
  "npm ci && npm start": {
    because: "it installs this project, and so is the beginning and the end of what CI does on a clean checkout",
    shownBy: ".ci/run",
    words: "npm start",
  },
  "GH_HOST=github.localhost GH_TOKEN=… HTTP_PROXY=http://127.0.0.1:PORT http_proxy=http://127.0.0.1:PORT gh pr view 2 -R octo/app":
    {
      because: "it needs gh, and an embedded GitHub that is up",
      shownBy: "test/embedded/forge/gh.test.ts",
      words: "github.localhost",
    },
  "rondo doctor --repo octo/app --api https://ghe.example.com/api/v3 --token-env GHE_TOKEN": {
    because: "it needs an Enterprise Server; the embedded GitHub plays one",
    shownBy: "test/commands/doctor.test.ts",
    words: '"--api"',
  },
  "rondo stats --repo octo/app --api https://ghe.example.com/api/v3 --token-env GHE_TOKEN": {
    because: "it needs an Enterprise Server; the embedded GitHub plays one",
    shownBy: "test/commands/status.test.ts",
    words: "--api",
  },
  "rondo export 7 --repo octo/app": {
    because: "it needs a loop on GitHub; the embedded GitHub has one",
    shownBy: "test/scenarios/20-export-and-replay.test.ts",
    words: '"export", "1"',
  },
  "rondo replay rondo-loop-7": {
    because: "it needs what the command before it left",
    shownBy: "test/scenarios/20-export-and-replay.test.ts",
    words: '"replay"',
  },
};

export function shownCommands(): readonly ShownCommand[] {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md")];
  return pages.flatMap((page) => commandsOf(page, readFileSync(page, "utf8")));
}

function commandsOf(page: string, text: string): readonly ShownCommand[] {
  return [...text.matchAll(/^( *)```(console|sh|bash|shell)\n([\s\S]*?)^ *```/gm)].flatMap(
    ([, indent = "", language, block = ""]) => {
      const plain = block.replaceAll(new RegExp(`^${indent}`, "gm"), "");
      return language === "console" ? sessions(page, plain) : lines(page, plain);
    },
  );
}

function sessions(page: string, block: string): readonly ShownCommand[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const [command = "", ...shown] = session.split("\n");
      return { page, command, prints: shown.join("\n").trim() };
    });
}

function lines(page: string, block: string): readonly ShownCommand[] {
  return block
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((command) => ({ page, command, prints: null }));
}
