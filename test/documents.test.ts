/** What the pages show can be copied: settings, steps, commands and links. Whole workflows: workflow-*.test.ts. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { exampleWorkflows } from "../scripts/example-workflows.ts";
import { parseSettings } from "../src/config/parse.ts";
import { byActionlint, byLanguageService } from "./audit/lint.ts";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

const blocks = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].map(([, indent = "", block = ""], index) => ({
    where: `${file}, block ${index + 1}`,
    text: block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  })),
);
const isSteps = (text: string): boolean => Array.isArray(parse(text));
const isWorkflow = (text: string): boolean => /^jobs:/m.test(text);

function problemsOf(text: string, file: string): readonly unknown[] {
  const read = parseSettings(text, file);
  return read.ok ? read.warnings : read.problems;
}

describe("settings", () => {
  it.each(blocks.filter(({ text }) => !isSteps(text) && !isWorkflow(text)))("$where are valid", ({ text, where }) =>
    expect(problemsOf(text, where)).toEqual([]),
  );

  it.each(globSync("docs/examples/*/rondo.yml").map((file) => ({ file })))("$file is valid", ({ file }) =>
    expect(problemsOf(readFileSync(file, "utf8"), file)).toEqual([]),
  );
});

describe("steps", () => {
  it.each(blocks.filter(({ text }) => isSteps(text)))("$where fit into a job", async ({ text }) => {
    const workflow = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${text.replaceAll(/^(?=.)/gm, "      ")}`;
    expect([...(await byLanguageService(workflow)), ...(await byActionlint(workflow))]).toEqual([]);
  });
});

it("every example's workflow is the hardened template with its own step (npm run docs)", () => {
  const kinds = globSync("docs/examples/*/rondo.yml").map((file) => join(dirname(file), "workflow.yml"));
  expect(exampleWorkflows().map(({ path }) => path)).toEqual(expect.arrayContaining(kinds));
  for (const { path, text } of exampleWorkflows()) expect(readFileSync(path, "utf8"), path).toBe(text);
});

describe("pictures", () => {
  const shown = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/g)].map(([, tag, link]) =>
      join(dirname(file), tag ?? link ?? ""),
    ),
  );

  it("that a page shows are there, in light and dark", () => {
    expect(shown).toEqual(
      expect.arrayContaining([expect.stringMatching(/-light\.png$/), expect.stringMatching(/-dark\.png$/)]),
    );
    expect(shown.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(globSync("docs/pictures/*.png"))("%s is small enough for a page", (file) => {
    expect(statSync(file).size).toBeLessThan(150_000);
  });
});

describe.each(pages)("$file", ({ file, text }) => {
  it("links to files that exist", () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  it("names npm scripts that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = ""]) => name);
    const ofUsers = ["lint", "docs"];
    expect(named.filter((name) => !(name in scripts) && !ofUsers.includes(name))).toEqual([]);
  });

  it("names commands and options of rondo that exist", () => {
    const named = [...text.matchAll(/(?:^|`)rondo ([a-z]+)([^`\n]*)/gm)].filter(
      ([whole]) => !/^rondo \w+ \w+ /.test(whole) || whole.includes("--"),
    );
    const unknown = named.flatMap(([, name = "", rest = ""]) => {
      const source = `src/commands/${name}.ts`;
      if (!existsSync(source)) return [name];
      const help = readFileSync(source, "utf8") + readFileSync("src/commands/remote-repository.ts", "utf8");
      return [...rest.matchAll(/--([a-z-]+)/g)]
        .map(([, option = ""]) => option)
        .filter((option) => !help.includes(option));
    });
    expect(unknown).toEqual([]);
  });
});
