import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runGit } from "../../git/git-process.ts";
import type { Settings } from "../../loop/settings.ts";
import { checkSettings, checkTogether, type ReadText } from "./check-settings.ts";
import { checkWorkflow } from "./check-workflow.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";
import { phasesOf, readWorkflow, type Workflow } from "./read-workflow.ts";

export interface CheckedFiles {
  readonly findings: readonly Finding[];
  readonly workflow: Workflow | null;
  readonly settings: Settings | null;
}

const workflows = ".github/workflows";

/** What the folder tells, without any network. */
export async function checkFiles(folder: string, path: string): Promise<CheckedFiles> {
  const read: ReadText = (file) => textOf(join(folder, file));
  const found = findWorkflow(folder, read);
  const { findings: ofSettings, settings } = checkSettings(read);
  const { workflow } = found;
  const findings = [
    ...found.findings,
    ...(workflow === null ? [] : checkWorkflow(workflow)),
    ...ofSettings,
    ...(workflow !== null && settings !== null ? checkTogether(workflow, settings, read) : []),
    ...forms(folder, read, settings?.label ?? "rondo"),
    ...(workflow === null ? [] : await onDefaultBranch(folder, path, workflow.file)),
  ];
  return { findings, workflow, settings };
}

function textOf(file: string): string | null {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : null;
}

function filesIn(folder: string, under: string): readonly string[] {
  const full = join(folder, under);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => `${under}/${name}`);
}

interface FoundWorkflow {
  readonly findings: readonly Finding[];
  readonly workflow: Workflow | null;
}

function findWorkflow(folder: string, read: ReadText): FoundWorkflow {
  const all = filesIn(folder, workflows).map((file) => readWorkflow(file, read(file) ?? ""));
  const broken = all.flatMap((each) =>
    "broken" in each && /rondo/.test(each.file)
      ? [problem("workflow", `${each.file}: ${each.broken}`, "correct the YAML, or run `rondo init --force`")]
      : [],
  );
  const ours = all.filter((each): each is Workflow => !("broken" in each) && phasesOf(each).length > 0);
  const [workflow = null] = ours;
  if (workflow === null) {
    const none = problem("workflow", `no workflow in ${workflows} runs Rondo`, "write it with `rondo init`");
    return { findings: broken.length > 0 ? broken : [none], workflow: null };
  }
  const others = ours.slice(1).map(({ file }) => file);
  if (others.length === 0) return { findings: [...broken, ok("workflow", `${workflow.file} runs Rondo`)], workflow };
  const message = `${others.join(", ")} runs Rondo beside ${workflow.file}: one label would start two loops`;
  return { findings: [...broken, problem("workflow", message, "keep one of them")], workflow };
}

/** A form's labels are set for whoever fills it in. */
function forms(folder: string, read: ReadText, label: string): readonly Finding[] {
  return filesIn(folder, ".github/ISSUE_TEMPLATE")
    .filter((file) =>
      (/^labels:(.*(?:\n\s*-.*)*)/m.exec(read(file) ?? "")?.[1] ?? "")
        .match(/[^"',[\]\n-]+/g)
        ?.some((name) => name.trim() === label),
    )
    .map((file) =>
      warning(
        "issue form",
        `${file} sets the label ${label} for whoever fills it in`,
        "take the label out of it: people who may write set it",
      ),
    );
}

/** As far as the last fetch tells: GitHub runs what is on the default branch, not what is here. */
async function onDefaultBranch(folder: string, path: string, file: string): Promise<readonly Finding[]> {
  const git = (...args: string[]) =>
    runGit({ args, environment: { PATH: path }, cwd: folder }).catch(() => ({ code: 1, stdout: Buffer.alloc(0) }));
  const head = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD");
  if (head.code !== 0) return [];
  const branch = head.stdout.toString("utf8").trim();
  const there = await git("cat-file", "-e", `${branch}:${file}`);
  if (there.code === 0) return [ok("default branch", `${file} is on ${branch}`)];
  return [
    warning(
      "default branch",
      `${file} is not on ${branch}, as of the last fetch`,
      "commit it, and merge it into the default branch: only there it counts",
    ),
  ];
}
