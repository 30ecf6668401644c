import { type AgentName, agentNames } from "../loop/settings.ts";
import { readArguments } from "./arguments.ts";
import { oneLine } from "./colours.ts";
import { type Command, RefusedInput, type Shell, UsageError } from "./command.ts";
import { type LiveShell, withActions } from "./live-shell.ts";
import { templateNamed } from "./local/template.ts";
import { limitNames, type RunRequest } from "./run/request.ts";

const help = `rondo run "TASK" [--agent A] [--repo DIR] [--template hardened|simple] [--max-iterations N] [--budget X]
rondo run [--file FILE] [the same options]
rondo run --resume ["NOTE"] [--repo DIR] [--max-iterations N] [--budget X]

The loop on your own repository, on this machine: a coding agent works on the task, iteration after iteration, until
its promise is proved or a guard stops it. Your files, index and HEAD are not touched: it works on copies of the
commit that is checked out, and in the end the branch rondo/… is in your repository. The agent and the rules run with
your rights, as if you had started them.

  TASK               what is to be done; - reads it from standard input
  --file FILE        a loop file with the task and its limits; without TASK, .rondo/loop.md or
                     .stravinsky/continuation-loop.md of the repository is taken by itself. While the loop runs, edits
                     of the limits in it count, and \`active: false\` ends it (docs/loop-files.md)
  --agent A          ${agentNames.join(", ")}; without it, what .github/rondo.yml says, else claude
  --repo DIR         the repository; without it, the one around the current folder
  --template T       the workflow: hardened (the rules run on a clean checkout; the default) or simple (one job)
  --setup COMMAND    what a fresh checkout needs, such as "npm ci"; without it, what the project's files tell; "" is nothing
  --max-iterations N, --max-duration T, --budget X
                     limits, over those of .github/rondo.yml: T as in 8h, X in US dollars, on --resume also +5 for more
  --actions DIR      run the actions that are below DIR, as DIR/owner/name, instead of the built-in stand-ins
  --allow-dirty      start though files are not committed: they are not part of it
  --resume           go on with the loop that was paused or stopped last, with a note for the agent if you like
  --json             for programs:
                     {"status","reason","task","branch","base","iterations":[{"iteration","signal","score","cost","sha"}],
                      "cost","unpricedRuns","files","seconds","resumable","records"}
                     branch is null until an iteration landed; cost is null while no run told its price

Settings are those of .github/rondo.yml in the commit; without that file, the defaults, and the project's own test
command as the rule. The agent gets its model's keys from your environment, and no other variable of it.
Ctrl-C pauses: the agent is stopped, and --resume goes on. What that needs is kept in .git/rondo.
Every decision is recorded in .git/rondo-records, as on GitHub: rondo replay, stats --from and report --from read it.

Examples
  rondo run "Make the login form work without JavaScript" --agent claude --max-iterations 5
  rondo run - --budget 2 < task.md
  rondo run --resume "Use the session cookie, not a token"

Exit codes: 0 complete, 2 not complete yet (paused, stopped, blocked, escalated: it says what to do), 1 an error.
`;

/** Loaded when it runs, as the demo is. */
export function run(live: LiveShell): Command {
  return {
    name: "run",
    about: "the loop on your own repository, on this machine",
    help,
    run: async (args, shell) => {
      const request = await readRequest(args, shell).catch((error: unknown) => {
        // 2 means "not complete yet" here.
        throw error instanceof UsageError ? new RefusedInput(error.message) : error;
      });
      const { performRun } = await import("./local.ts");
      return performRun(request, withActions(live, request.actions));
    },
  };
}

async function readRequest(args: readonly string[], shell: Shell): Promise<RunRequest> {
  const { values, positionals } = readArguments("run", args, {
    file: { type: "string" },
    agent: { type: "string" },
    repo: { type: "string", default: "." },
    template: { type: "string", default: "hardened" },
    setup: { type: "string" },
    "max-iterations": { type: "string" },
    "max-duration": { type: "string" },
    budget: { type: "string" },
    actions: { type: "string" },
    "allow-dirty": { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  });
  const [given = "", ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`rondo run takes one TASK, but got ${positionals.length}: put it in quotation marks.`);
  const text = (given === "-" ? await shell.read("-") : given).trim();
  const limits = Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
  const both = { folder: values.repo, json: values.json, limits, actions: values.actions };
  if (values.resume) {
    if (values.agent !== undefined || values.setup !== undefined || values.file !== undefined)
      throw new UsageError("--resume goes on with the agent, the task and the set-up that the loop began with.");
    return { ...both, resume: true, note: text };
  }
  if (positionals.length > 0 && text === "")
    throw new UsageError('The task is empty: rondo run "What is to be done". See `rondo run --help`.');
  if (text !== "" && values.file !== undefined)
    throw new UsageError("rondo run takes a TASK or a --file, and got both: put the task into the file.");
  return {
    ...both,
    resume: false,
    task: text === "" ? null : text,
    file: values.file ?? null,
    agent: values.agent === undefined ? null : agentNamed(values.agent),
    template: templateNamed(values.template),
    setup: values.setup ?? null,
    allowDirty: values["allow-dirty"],
  };
}

function agentNamed(name: string): AgentName {
  const known = agentNames.find((agent) => agent === name);
  if (known) return known;
  throw new UsageError(
    `--agent is "${oneLine(name)}"; it must be one of ${agentNames.join(", ")}. A command of your own goes into .github/rondo.yml: agent: { command: "…" }`,
  );
}
