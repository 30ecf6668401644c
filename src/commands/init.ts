import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { agents } from "../agents/list.ts";
import { agentNames } from "../loop/settings.ts";
import { readProject } from "../rules/project.ts";
import { readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, RefusedInput, UsageError } from "./command.ts";
import { issueForm } from "./init/issue-form.ts";
import { leftToDo, type ToDo } from "./init/left-to-do.ts";
import { type Answers, type Ask, askWhatIsMissing, oneOf } from "./init/questions.ts";
import { settingsFile } from "./init/settings-file.ts";
import { type ActionSource, isMovingTarget, readAction, workflowFile } from "./init/workflow-file.ts";
import { type PlannedFile, type WrittenFile, writeFiles } from "./init/write-files.ts";
import { templates } from "./local/template.ts";
import { runnerTestCommand } from "./project-commands.ts";
import { originOf } from "./repository-address.ts";

const help = `rondo init [--template hardened|simple] [--agent A] [--action USES] [--dir DIR] [--yes] [--force] [--json]

Sets a repository up: writes .github/workflows/rondo.yml, .github/rondo.yml and an issue form, and says what is left to
do on GitHub. On a terminal it asks for the agent, the template and the command that proves finished work.

  --template T   hardened (four jobs; the default) or simple (one job, for private repositories and trusted authors)
  --agent A      ${agentNames.join(", ")}; the default is claude
  --action USES  what stands behind uses: (owner/name@version, or a path in this repository that begins with ./)
  --dir DIR      the repository's folder; the default is here
  --yes          asks nothing: defaults for what is not given, and files that are there stay as they are
  --force        overwrites files that are there
  --json         for programs, asks nothing:
                 {"agent","template","test","secret","files":[{"path","fate"}],
                  "todo":[{"what","where","link"}],"warnings":[]}
                 fate is written, overwritten, kept (it is there and says something else) or unchanged

Examples
  rondo init
  rondo init --yes --agent codex --template simple
  rondo init --dir ../app --action "octo/rondo@0123456789abcdef0123456789abcdef01234567 # v1.2.0"

Exit codes: 0 done, 1 the folder can't be used, 2 wrong usage.
`;

export interface InitWorld {
  /** Where the templates are. */
  readonly packageFolder: string;
  /** Where git is found, as in PATH. */
  readonly path: string;
  readonly ask: Ask;
}

export function init(world: InitWorld): Command {
  return {
    name: "init",
    about: "sets a repository up: workflow, settings, issue form",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("init", args, {
        template: { type: "string" },
        agent: { type: "string" },
        action: { type: "string" },
        dir: { type: "string", default: "." },
        yes: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      });
      if (positionals.length > 0)
        throw new UsageError(
          `rondo init takes no arguments, but got ${positionals.map(oneLine).join(", ")}. A folder is given by --dir.`,
        );
      const said = {
        agent: values.agent === undefined ? null : oneOf("agent", values.agent, agentNames),
        template: values.template === undefined ? null : oneOf("template", values.template, templates),
      };
      const action = values.action === undefined ? ownAction(values.dir) : readAction(values.action);
      mustBeFolder(values.dir);
      const ask = values.yes || values.json ? null : world.ask;
      const answers = await askWhatIsMissing(ask, { ...said, found: runnerTestCommand(await readProject(values.dir)) });
      const files = await writeFiles(values.dir, plan(answers, action, world), overwriting(ask, values.force));
      const secret = secretOf(answers);
      const todo = leftToDo(secret, await originOf(values.dir, world.path));
      const told: Told = { ...answers, secret, files, todo, warnings: warningsOf(answers, action, values.dir) };
      return done(values.json ? `${JSON.stringify(told)}\n` : toText(told, palette(shell.colours)));
    },
  };
}

interface Told extends Answers {
  readonly secret: string;
  readonly files: readonly WrittenFile[];
  readonly todo: readonly ToDo[];
  readonly warnings: readonly string[];
}

function mustBeFolder(folder: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new RefusedInput(`--dir ${folder}: there is no such folder. Give the folder of a repository.`);
}

/** Rondo's own repository runs what is in it. */
function ownAction(folder: string): ActionSource | null {
  const manifest = join(folder, "package.json");
  const isOwn = existsSync(join(folder, "action.yml")) && existsSync(manifest);
  return isOwn && /"name":\s*"rondo-action"/.test(readFileSync(manifest, "utf8")) ? { kind: "path", path: "" } : null;
}

function plan(answers: Answers, action: ActionSource | null, { packageFolder }: InitWorld): readonly PlannedFile[] {
  const template = readFileSync(join(packageFolder, "templates", `${answers.template}.yml`), "utf8");
  return [
    { path: ".github/workflows/rondo.yml", text: workflowFile({ template, action, secret: secretOf(answers) }) },
    { path: ".github/rondo.yml", text: settingsFile(answers) },
    { path: ".github/ISSUE_TEMPLATE/rondo.yml", text: issueForm },
  ];
}

function secretOf({ agent }: Answers): string {
  return agents[agent].keys[0] ?? "";
}

function overwriting(ask: Ask, force: boolean) {
  return async (path: string): Promise<boolean> => {
    if (force || ask === null) return force;
    return /^y(?:es)?$/i.test((await ask(`${path} is there and says something else. Overwrite it? [y/N] `)).trim());
  };
}

function warningsOf({ test, template }: Answers, action: ActionSource | null, folder: string): readonly string[] {
  return [
    ...(existsSync(join(folder, ".git"))
      ? []
      : [
          "This folder is not the top of a git repository: GitHub reads .github only there. --dir names another folder.",
        ]),
    ...(test === null
      ? ["No test command was found: add a rule to .github/rondo.yml, or the agent's word alone counts."]
      : []),
    ...(template === "simple"
      ? ["With the simple template the agent runs beside a token that may write: for private repositories only."]
      : []),
    ...(isMovingTarget(action)
      ? ["--action names something that moves: whoever moves it changes what runs with a token that may write."]
      : []),
  ];
}

const fates = {
  written: "written",
  overwritten: "overwritten",
  kept: "kept: it is there and says something else (--force overwrites it)",
  unchanged: "as it should be already",
} as const;

function toText({ files, todo, warnings }: Told, paint: Palette): string {
  const mark = { written: paint.green("+"), overwritten: paint.yellow("!"), kept: paint.yellow("="), unchanged: "=" };
  return [
    ...files.map(({ path, fate }) => `${mark[fate]} ${path}  ${paint.dim(fates[fate])}`),
    ...warnings.map((warning) => `${paint.yellow("!")} ${warning}`),
    "",
    paint.bold("Two things are left, which only you can do on GitHub"),
    ...todo.flatMap(({ what, where, link }, index) => [
      `  ${index + 1}. ${what}`,
      `     ${link === null ? where : paint.blue(link)}`,
    ]),
    "",
    paint.bold("Then"),
    '  git add .github && git commit -m "Set up Rondo" && git push   # to the default branch',
    "  and put the label rondo on an issue: GitHub offers to create it as you type. Or comment /rondo start.",
    "",
    paint.dim("rondo doctor says whether everything is in place."),
    "",
  ].join("\n");
}
