import { writeFile } from "node:fs/promises";
import type { LoopStory } from "../render/loop-story.ts";
import { counted } from "../render/meters.ts";
import { reportPage } from "../render/report/report-page.ts";
import { readArguments } from "./arguments.ts";
import { type Command, done, RefusedInput, type Shell } from "./command.ts";
import { exportedLoops, isFolder } from "./exported.ts";
import { mustFindRemote, orFromDisk, type RemoteRepository, remoteHelp, remoteOptions } from "./remote-repository.ts";
import { issueNumber, type StatusWorld } from "./status.ts";

const help = `rondo report [N] [--out FILE] [--from FILE] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Writes one HTML page over the loop of issue N, or over all loops: their iterations, scores, cost, guards and outcomes.
The page needs nothing but itself, no network and no script.

  --out FILE         where it goes; the default is rondo-report.html, and - is standard output
  --from FILE        what \`rondo stats --json\` printed, or the folder of \`rondo export\`, instead of asking GitHub;
                     - is standard input
${remoteHelp}
  --json             for programs: {"out","loops"}

Examples
  rondo report --out report.html
  rondo stats --json > loops.json && rondo report --from loops.json

Exit codes: 0 done, 1 the input was refused, 2 wrong usage.
`;

export function report(world: StatusWorld): Command {
  return {
    name: "report",
    about: "one HTML page over one loop or all loops",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("report", args, {
        ...remoteOptions,
        out: { type: "string", default: "rondo-report.html" },
        from: { type: "string" },
        json: { type: "boolean", default: false },
      });
      const issue = positionals.length === 0 ? null : issueNumber("report", positionals);
      const told = values.from === undefined ? null : await readExport(values.from, shell);
      const source = told ?? (await ask(await mustFindRemote(values, world, orFromDisk), issue, world.now()));
      const loops = issue === null ? source.loops : source.loops.filter((loop) => loop.issue === issue);
      if (issue !== null && loops.length === 0) throw new RefusedInput(`There is no loop of issue ${issue}.`);
      const made = new Date(world.now()).toISOString().slice(0, 16).replace("T", " ");
      const page = reportPage({ ...source, loops, made: `${made} UTC` });
      if (values.out === "-") return done(page);
      await writeFile(values.out, page);
      const said = { out: values.out, loops: loops.length };
      return done(values.json ? `${JSON.stringify(said)}\n` : `${values.out}: ${counted(loops.length, "loop")}\n`);
    },
  };
}

interface Source {
  readonly repository: string;
  readonly page: string | null;
  readonly loops: readonly LoopStory[];
}

async function ask(remote: RemoteRepository, issue: number | null, now: number): Promise<Source> {
  const { readLoop, readLoops } = await import("./remote.ts");
  const found = issue === null ? await readLoops(remote, now) : [await readLoop(remote, issue, now)];
  const host = remote.apiUrl.replace("https://api.github.com", "https://github.com").replace(/\/api\/v3\/?$/, "");
  const repository = `${remote.owner}/${remote.repo}`;
  return { repository, page: `${host}/${repository}`, loops: found.flatMap((story) => story ?? []) };
}

async function readExport(file: string, shell: Shell): Promise<Source> {
  if (isFolder(file)) return { ...(await exportedLoops([file], shell)), page: null };
  const text = await shell.read(file);
  try {
    const { repository, loops } = JSON.parse(text) as { repository: unknown; loops: unknown };
    if (typeof repository !== "string" || !Array.isArray(loops)) throw new TypeError("no repository and loops in it");
    for (const loop of loops) if (!Array.isArray(loop?.iterations)) throw new TypeError("a loop without iterations");
    return { repository, page: null, loops };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RefusedInput(`${file}: it is not what \`rondo stats --json\` prints (${why}).`);
  }
}
