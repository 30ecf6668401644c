import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSettings } from "../config/parse.ts";
import { formatProblem } from "../config/problems.ts";
import { resolveSettings } from "../config/resolve.ts";
import { CommittedTree } from "../git/committed-tree.ts";
import { vetApplied } from "../vet/applied.ts";
import type { Finding, Policy, Vetted } from "../vet/vet.ts";
import { defaultLimits, vet, vetPatch } from "../vet/vet.ts";
import { atMostOne, readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, RefusedInput, type Shell, UsageError } from "./command.ts";

const help = `rondo vet PATCH --base DIR [--config FILE] [--json]

Says what landing would say to a patch (the output of git diff --binary) against the commit that is checked out in DIR.
Nothing is written to DIR, and nothing in it is run. With - the patch comes from standard input.

  --base DIR     a git checkout; its last commit counts, not what has changed since
  --config FILE  a rondo.yml, for its protect: and allow:
  --json         for programs: {"verdict","findings":[{"path","rule","severity","message"}]}

Verdicts
  accept  it can land
  flag    it can land, and a person should look at what is listed
  deny    it can't land

Examples
  git diff --binary | rondo vet - --base .
  rondo vet work.patch --base ../checkout --config .github/rondo.yml --json

Exit codes: 0 the patch was judged, whatever the verdict; 1 the input was refused; 2 wrong usage.
`;

/** What the command needs beyond the shell: the patch as bytes, and where git is found, as in PATH. */
export interface VetWorld {
  readonly bytes: (file: string) => Promise<Uint8Array>;
  readonly path: string;
}

export function vetCommand({ bytes, path }: VetWorld): Command {
  return {
    name: "vet",
    about: "what landing would say to a patch",
    help,
    run: async (args, shell) => {
      const { values, positionals } = readArguments("vet", args, {
        base: { type: "string" },
        config: { type: "string" },
        json: { type: "boolean", default: false },
      });
      const file = atMostOne("vet", positionals);
      if (file === undefined) throw new UsageError("rondo vet needs a PATCH, or - for standard input.");
      if (values.base === undefined) throw new UsageError("rondo vet needs --base DIR, the checkout the patch is for.");
      const policy = await readPolicy(values.config, shell);
      const vetted = await vetAgainst(await bytes(file), { folder: values.base, policy, path });
      return done(values.json ? toJson(vetted) : toText(vetted, palette(shell.colours)));
    },
  };
}

async function readPolicy(config: string | undefined, shell: Shell): Promise<Policy> {
  const rest = { limits: defaultLimits, secrets: [] };
  if (config === undefined) return { protect: [], allow: [], ...rest };
  const parsed = parseSettings(await shell.read(config), config === "-" ? "standard input" : config);
  if (!parsed.ok) throw new RefusedInput(parsed.problems.map(formatProblem).join("\n"));
  const { protect, allow } = resolveSettings([parsed.layer]);
  return { protect, allow, ...rest };
}

interface Against {
  readonly folder: string;
  readonly policy: Policy;
  readonly path: string;
}

async function vetAgainst(patch: Uint8Array, { folder, policy, path }: Against): Promise<Vetted> {
  const own = await mkdtemp(join(tmpdir(), "rondo-vet-"));
  try {
    const tree = await CommittedTree.of(folder, { own, path });
    if ("problem" in tree) throw new RefusedInput(`--base ${folder}: ${oneLine(tree.problem)}.`);
    return await judged(patch, policy, tree);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function judged(bytes: Uint8Array, policy: Policy, tree: CommittedTree): Promise<Vetted> {
  // Too large to be read, it may be too large for a string.
  if (bytes.length > policy.limits.bytes) return vet({ files: [], base: [], patchBytes: bytes.length, policy });
  const base = await tree.files();
  const patch = Buffer.from(bytes).toString("utf8");
  const vetted = vetPatch(patch, base, policy);
  return vetted.verdict === "deny" ? vetted : vetApplied(vetted, { patch, base, applied: await tree.apply(bytes) });
}

function toJson({ verdict, findings }: Vetted): string {
  const rows = findings.map(({ path, rule, severity, message }) => ({ path, rule, severity, message }));
  return `${JSON.stringify({ verdict, findings: rows })}\n`;
}

function toText({ verdict, findings }: Vetted, paint: Palette): string {
  const headlines = {
    accept: paint.green("Accept: the patch can land."),
    flag: paint.yellow("Flag: the patch can land, and a person should look at this."),
    deny: paint.red("Deny: the patch can't land."),
  };
  const rows = findings.map((finding) => row(finding, paint));
  return `${[paint.bold(headlines[verdict]), ...rows].join("\n")}\n`;
}

function row({ path, rule, severity, message }: Finding, paint: Palette): string {
  const word = severity === "deny" ? paint.red(severity) : paint.yellow(severity);
  const where = path === "" ? "the whole patch" : visible(path);
  return `  ${word}  ${where}  ${oneLine(message)} ${paint.dim(`(${rule})`)}`;
}

/** A path that hides something shows it. */
function visible(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2028\u2029]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
