import fs from "node:fs";
import type { RuleCheck, RulePreset } from "../loop/settings.ts";
import { checkCommand } from "./command.ts";
import { checkCoverage } from "./coverage.ts";
import { hasExamples, type Page, readable, structureValid } from "./documents.ts";
import { coverageSources, presetCommand } from "./preset-commands.ts";
import { type Project, readProject } from "./project.ts";
import { readInside } from "./read-inside.ts";
import { error, type RuleWorld, type Verdict } from "./world.ts";

type Preset = Extract<RuleCheck, { readonly type: "preset" }>;

/** A preset that finds nothing to run is an error that says so: it must never pass for want of a test. */
export async function checkPreset(rule: Preset, world: RuleWorld): Promise<Verdict> {
  const { preset, timeoutMs } = rule;
  switch (preset) {
    case "coverage_threshold":
      return checkThreshold(rule, world);
    case "has_examples":
    case "structure_valid":
    case "readability_score":
      return checkPages(preset, await pagesIn(world.folder));
    default: {
      const run = presetCommand(preset, await readProject(world.folder));
      if (run === null) return error(nothingFound(preset));
      return named(run, await checkCommand({ type: "command", run, timeoutMs }, world));
    }
  }
}

async function checkThreshold({ min, timeoutMs, preset }: Preset, world: RuleWorld): Promise<Verdict> {
  const project: Project = await readProject(world.folder);
  const sources = coverageSources(project);
  const run = sources[0]?.run ?? null;
  if (run !== null) {
    const ran = await checkCommand({ type: "command", run, timeoutMs }, world);
    if (ran.result !== "pass") return named(run, ran);
  }
  const found = sources.find(({ file, run: by }) => by === run && fs.existsSync(`${world.folder}/${file}`));
  if (found === undefined) return error(nothingFound(preset));
  return checkCoverage({ type: "coverage", file: found.file, min }, world);
}

function named(run: string, verdict: Verdict): Verdict {
  return verdict.result === "pass" ? verdict : { ...verdict, message: `\`${run}\`: ${verdict.message}` };
}

const pageChecks = { has_examples: hasExamples, structure_valid: structureValid, readability_score: readable } as const;

function checkPages(preset: keyof typeof pageChecks, pages: readonly Page[]): Verdict {
  return pages.length === 0 ? error(nothingFound(preset)) : pageChecks[preset](pages);
}

const mostPages = 500;

async function pagesIn(folder: string): Promise<readonly Page[]> {
  const paths = [
    ...fs.readdirSync(folder).filter((name) => /^readme\.md$/i.test(name)),
    ...(fs.globSync?.("docs/**/*.md", { cwd: folder }) ?? []).toSorted(),
  ];
  const pages = paths.slice(0, mostPages).map(async (path): Promise<readonly Page[]> => {
    const reading = await readInside(folder, path);
    return reading.is === "text" ? [{ path, text: reading.text }] : [];
  });
  return (await Promise.all(pages)).flat();
}

function nothingFound(preset: RulePreset): string {
  return `the preset ${preset} found nothing to run in this repository; write \`${preset}: COMMAND\` under \`rules\` in .github/rondo.yml, or \`${preset}: false\` to do without it`;
}
