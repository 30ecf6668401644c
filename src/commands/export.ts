import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { recordFiles } from "../records/files.ts";
import type { StateFile } from "../records/record.ts";
import type { StateRecord } from "../state/record.ts";
import { readArguments } from "./arguments.ts";
import { oneLine } from "./colours.ts";
import { type Command, done, RefusedInput } from "./command.ts";
import { type Gathered, gatherRecords, missingIterations } from "./loops/gather-records.ts";
import { refusalOf } from "./octokit-refusal.ts";
import { mustFindRemote, type RemoteRepository, remoteHelp, remoteOptions } from "./remote-repository.ts";
import { issueNumber, type StatusWorld } from "./status.ts";

const help = `rondo export N [--out DIR] [--loop ID] [--repo OWNER/NAME] [--token-env NAME] [--api URL] [--json]

Gathers what the runs of the loop of issue N recorded: every iteration with all that was decided on. Artifacts are kept for
90 days, unless the repository says otherwise; what is gone is named. The token needs to read Actions.

  --out DIR          where it goes; the default is rondo-loop-N
  --loop ID          an earlier loop of the same issue, such as 7-123456; the default is the newest
${remoteHelp}
  --json             for programs: {"out","loop","iterations","missing","lost"}

In DIR: state.json (the loop and its settings), iterations.jsonl (one decision per line), events.jsonl (what happened, in
order), summary.md (for people).

Examples
  rondo export 7 && rondo replay rondo-loop-7
  rondo export 7 --out kept/7 && rondo report --from kept/7

Exit codes: 0 done, 1 there is no record or GitHub refused, 2 wrong usage.
`;

export function exportCommand(world: StatusWorld): Command {
  return {
    name: "export",
    about: "gathers the records of a loop: every decision with all that it was made of",
    help,
    run: async (args) => {
      const { values, positionals } = readArguments("export", args, {
        ...remoteOptions,
        out: { type: "string" },
        loop: { type: "string" },
        json: { type: "boolean", default: false },
      });
      const issue = issueNumber("export", positionals);
      const remote = await mustFindRemote(values, world);
      const gathered = await gather({ remote, issue, loop: values.loop, now: world.now() });
      const out = values.out ?? `rondo-loop-${issue}`;
      await writeExport(out, gathered);
      const { loopId } = gathered.state.state;
      const missing = missingIterations(gathered);
      const said = { out, loop: loopId, iterations: gathered.records.length, missing, lost: gathered.lost };
      if (values.json) return done(`${JSON.stringify(said)}\n`);
      const warnings = [...(missing.length === 0 ? [] : [goneInWords(missing)]), ...gathered.lost.map(oneLine)];
      const text = `${out}: ${said.iterations} decisions of loop ${oneLine(loopId)}\n`;
      return done(text, warnings.map((warning) => `warning: ${warning}\n`).join(""));
    },
  };
}

/** A person may have stopped it since the last run that recorded something. */
function withState(gathered: Gathered, now: StateRecord | null): Gathered {
  const { state } = gathered;
  return now?.loopId === state.state.loopId ? { ...gathered, state: { ...state, state: now } } : gathered;
}

function goneInWords(missing: readonly number[]): string {
  return `no record is left of iteration ${missing.join(", ")}: artifacts are kept for a time only, and a run that died left none`;
}

export async function writeExport(folder: string, { state, records, summary }: Gathered): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = recordFiles({ state: state as StateFile, records, summary });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

async function gather(wish: Wish): Promise<Gathered> {
  const { remote, issue, loop, now } = wish;
  const where = `${remote.owner}/${remote.repo}`;
  const { githubArtifacts, readState } = await import("./remote.ts");
  const gathered = await gatherRecords(githubArtifacts(remote), issue, loop).catch((error: unknown) => {
    throw new RefusedInput(oneLine(refusalOf(`list the artifacts of ${where}`, error).message));
  });
  if (gathered !== null) return withState(gathered, await readState(remote, issue, now));
  const which = loop === undefined ? "" : ` of the loop ${oneLine(loop)}`;
  throw new RefusedInput(
    `Issue ${issue} of ${where} has no record${which}: no iteration has landed yet, the artifacts have expired, or the workflow does not upload them (\`rondo doctor\` tells).`,
  );
}

interface Wish {
  readonly remote: RemoteRepository;
  readonly issue: number;
  readonly loop: string | undefined;
  readonly now: number;
}
