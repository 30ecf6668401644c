import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figure, median, rounded } from "./measure.ts";
import { type Bench, ended, openBench, startLoop } from "./repository.ts";

/** What begin, agent, validate and land of the second iteration take together, against git alone with the same change. */
export async function overheadFigure(packageFolder: string, files: number): Promise<Figure> {
  const bench = await openBench({ packageFolder, files, maxIterations: 4 });
  try {
    const bare = [await bareGit(bench, 1), await bareGit(bench, 2), await bareGit(bench, 3)];
    await startLoop(bench);
    await bench.landed(3);
    bare.push(await bareGit(bench, 4), await bareGit(bench, 5), await bareGit(bench, 6));
    return figure(bench, files, bare);
  } finally {
    await bench.close();
  }
}

function figure({ phases }: Bench, files: number, bare: readonly number[]): Figure {
  const runs = [...new Set(phases.map(({ run }) => run))].slice(1, 3);
  const msOf = (job: string) =>
    median(runs.map((run) => phases.find((phase) => phase.run === run && phase.job === job)?.ms ?? Number.NaN));
  const jobs = ["begin", "agent", "validate", "land"].map((job) => ({ job, ms: msOf(job) }));
  const ms = jobs.reduce((sum, each) => sum + each.ms, 0);
  const parts = jobs.map((each) => `${each.job} ${rounded(each.ms, 0)}`).join(", ");
  return {
    name: `overhead of an iteration at ${files.toLocaleString("en")} files, × bare git`,
    value: rounded(ms / median(bare)),
    unit: "×",
    goal: files >= 100_000 ? 3 : 5,
    counted: false,
    note: `${rounded(ms, 0)} ms (${parts}) against ${rounded(median(bare), 0)} ms for add, commit and push`,
  };
}

/** Five files changed and one new one: `git add -A && git commit && git push`. */
async function bareGit({ clone, folder }: Bench, round: number): Promise<number> {
  for (let index = 1; index <= 5; index++)
    writeFileSync(join(clone, `src/d${index}/f${index}.txt`), `round ${round}\n`);
  writeFileSync(join(clone, `new-${round}.txt`), "new\n");
  const began = performance.now();
  const script = "git add -A && git commit --quiet -m x && git push --quiet";
  await ended("sh", ["-c", script], { folder, cwd: clone });
  return performance.now() - began;
}
