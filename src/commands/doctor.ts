import { existsSync } from "node:fs";
import { readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, RefusedInput, UsageError } from "./command.ts";
import { checkFiles } from "./doctor/check-files.ts";
import { checkLive } from "./doctor/check-live.ts";
import type { Finding } from "./doctor/finding.ts";
import { findRemote, type RemoteWorld, remoteHelp, remoteOptions } from "./remote-repository.ts";

const help = `rondo doctor [--dir DIR] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--offline] [--json]

Says whether a repository is set up as it should be, and how to mend what is not. Without a token it looks at the files
in the folder; with one, also at what GitHub knows: the default branch, labels, secrets' names, settings, protection.
Nothing is changed, neither here nor there. What a token may not see is said to be unknown.

${remoteHelp}
  --offline          looks at the files alone, even if there is a token
  --json             for programs: {"ok","live","checks":[{"check","state","message","fix"}]}
                     state is ok, problem, warning or unknown; fix is null where nothing is to be done

Examples
  rondo doctor
  GH_TOKEN=… rondo doctor --json
  rondo doctor --repo octo/app --token-env MY_TOKEN --api https://ghe.example.com/api/v3

Exit codes: 0 no problems (warnings may be), 1 problems, 2 wrong usage.
`;

export function doctor(world: RemoteWorld): Command {
  return {
    name: "doctor",
    about: "what is wrong with a repository's set-up, and how to mend it",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("doctor", args, {
        ...remoteOptions,
        offline: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      });
      if (positionals.length > 0)
        throw new UsageError(
          `rondo doctor takes no arguments, but got ${positionals.map(oneLine).join(", ")}. A folder is given by --dir.`,
        );
      if (!existsSync(values.dir)) throw new RefusedInput(`--dir ${values.dir}: there is no such folder.`);
      const { findings, ...known } = await checkFiles(values.dir, world.path);
      const found = values.offline ? { ok: false as const, why: "--offline" } : await findRemote(values, world);
      const wanted = values.repo !== undefined || values["token-env"] !== undefined;
      if (!found.ok && wanted && !values.offline) throw new UsageError(`GitHub can't be asked: ${found.why}.`);
      const live = found.ok ? await checkLive(new (await import("./remote.ts")).AskGitHub(found.remote), known) : [];
      const checks = [...findings, ...live];
      const isFine = checks.every(({ state }) => state !== "problem");
      const told = { ok: isFine, live: found.ok, checks };
      const skipped = found.ok ? null : `Only the files were looked at: ${found.why}.`;
      const stdout = values.json ? `${JSON.stringify(told)}\n` : toText(checks, skipped, palette(shell.colours));
      return { exitCode: isFine ? 0 : 1, stdout, stderr: "" };
    },
  };
}

function toText(checks: readonly Finding[], skipped: string | null, paint: Palette): string {
  const marks = { ok: paint.green("✓"), problem: paint.red("✗"), warning: paint.yellow("!"), unknown: paint.dim("?") };
  const width = Math.max(...checks.map(({ check }) => check.length));
  const lines = checks.flatMap(({ check, state, message, fix }) => [
    `${marks[state]} ${check.padEnd(width)}  ${oneLine(message)}`,
    ...(fix === null ? [] : [`  ${" ".repeat(width)}  ${paint.dim("→")} ${oneLine(fix)}`]),
  ]);
  return `${[...lines, "", verdict(checks, paint), ...(skipped === null ? [] : [paint.dim(skipped)])].join("\n")}\n`;
}

function verdict(checks: readonly Finding[], paint: Palette): string {
  const count = (state: Finding["state"]): number => checks.filter((each) => each.state === state).length;
  const [problems, warnings] = [count("problem"), count("warning")];
  const also = warnings === 0 ? "" : `, ${warnings} warning${warnings === 1 ? "" : "s"}`;
  if (problems === 0) return paint.bold(`No problems${also}.`);
  return paint.bold(`${problems} problem${problems === 1 ? "" : "s"}${also}.`);
}
