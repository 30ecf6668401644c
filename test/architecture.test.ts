/** The arrows of docs/design.md: who may import whom, and who may touch the world. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

interface Source {
  readonly file: string;
  /** The folder below src, or the file itself at the top: `loop`, `config`, `cli.ts`. */
  readonly part: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const importSpecifier =
  /(?:^|\n)\s*(?:import|export)\s[^"';]*?from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"|(?:^|\n)\s*import\s*"([^"]+)"/g;

const sources: readonly Source[] = globSync("src/**/*.ts").map((file) => {
  const text = readFileSync(file, "utf8");
  const imports = [...text.matchAll(importSpecifier)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
  return { file, part: partOf(file), text, imports };
});

function partOf(file: string): string {
  const [, part = ""] = file.split("/");
  return part;
}

/** The part of src that an import leads to, or the package that it names. */
function target(source: Source, specifier: string): string {
  return specifier.startsWith(".") ? partOf(normalize(join(dirname(source.file), specifier))) : specifier;
}

/** Beside itself, what a part may import from src. A part that is not named here may not exist. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  loop: [],
  processes: [],
  "ports.ts": ["loop"],
  config: ["loop", "ports.ts"],
  state: ["loop", "ports.ts"],
  agents: ["loop", "ports.ts", "processes"],
  rules: ["loop", "ports.ts", "processes"],
  vet: ["loop", "ports.ts"],
  render: ["loop", "ports.ts"],
  records: ["loop", "ports.ts"],
  github: ["loop", "ports.ts"],
  git: ["loop", "ports.ts"],
  phases: ["loop", "ports.ts", "config", "state", "agents", "rules", "vet", "render", "records"],
  commands: [
    "loop",
    "ports.ts",
    "config",
    "state",
    "agents",
    "rules",
    "vet",
    "render",
    "records",
    "github",
    "git",
    "phases",
    "embedded",
  ],
  embedded: [],
  "reporter.ts": ["ports.ts"],
  "index.ts": ["action.ts", "github", "phases"],
  "action.ts": ["github", "jobs", "reporter.ts"],
  jobs: ["ports.ts", "reporter.ts", "agents", "rules", "vet", "github", "git", "phases"],
  "cli.ts": ["commands", "config"],
};

describe("arrows", () => {
  it("every import follows them", () => {
    const wrong = sources.flatMap((source) =>
      source.imports
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => target(source, specifier))
        .filter((part) => part !== source.part && !(arrows[source.part] ?? []).includes(part))
        .map((part) => `${source.file} imports ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  it("every part of src is in the list", () => {
    expect([...new Set(sources.map(({ part }) => part))].filter((part) => !(part in arrows))).toEqual([]);
  });

  it("sees imports at all", () => {
    expect(sources.find(({ file }) => file === "src/loop/decide.ts")?.imports).toContain("./guards.ts");
  });
});

describe("src/loop is pure", () => {
  const engine = sources.filter(({ part }) => part === "loop");

  it("imports nothing but its siblings", () => {
    expect(engine.flatMap(({ imports }) => imports).filter((specifier) => !specifier.startsWith("./"))).toEqual([]);
  });

  it.each([
    ["a clock", /\bDate\b|performance\.|setTimeout|setInterval|hrtime/],
    ["the environment", /\bprocess\b|import\.meta|globalThis/],
    ["randomness", /Math\.random|crypto|randomUUID/],
    ["logging", /\bconsole\b/],
    ["the network", /\bfetch\(/],
    ["waiting", /\basync\b|\bawait\b|Promise</],
  ])("knows no %s", (_, forbidden) => {
    const code = engine.map(({ file, text }) => ({ file, code: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "") }));
    expect(code.filter((source) => forbidden.test(source.code)).map(({ file }) => file)).toEqual([]);
  });
});

describe("the world", () => {
  const wiring = ["src/index.ts", "src/jobs/surroundings.ts", "src/cli.ts"];
  // The embedded GitHub starts processes of its own and must hand them a PATH; it never runs in the action.
  const others = sources.filter(({ file, part }) => !wiring.includes(file) && part !== "embedded");

  it("process.env is read where things are wired, nowhere else", () => {
    expect(others.filter(({ text }) => /process\.env\b/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("processes are started in three places only", () => {
    const spawning = sources.filter(({ imports }) => imports.includes("node:child_process")).map(({ part }) => part);
    expect(spawning.filter((part) => !["git", "processes", "embedded"].includes(part))).toEqual([]);
  });

  it("the action's bundle does not hold the embedded GitHub", () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      const source = sources.find((candidate) => candidate.file === file);
      for (const specifier of source?.imports ?? [])
        if (specifier.startsWith(".")) visit(normalize(join(dirname(file), specifier)));
    };
    visit("src/index.ts");
    expect([...reached].filter((file) => partOf(file) === "embedded")).toEqual([]);
  });
});

describe("shape", () => {
  it("no file is a drawer for everything", () => {
    const drawers = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\.ts|\/)/;
    expect(sources.filter(({ file }) => drawers.test(file)).map(({ file }) => file)).toEqual([]);
  });

  it("no source file has more than 330 lines", () => {
    expect(sources.filter(({ text }) => text.trimEnd().split("\n").length > 330).map(({ file }) => file)).toEqual([]);
  });
});
