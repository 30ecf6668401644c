/** Which commit a checkout wants: what to fetch, under which name, and how to check it out. */
import { asText } from "../templates.ts";
import type { Git } from "./checkout.ts";
import { input, type StandInCall } from "./stand-in.ts";

export interface WantedRef {
  readonly ref: string;
  readonly refspec: string;
  readonly checkout: readonly string[];
  /** Where it is known beforehand. */
  readonly commit: string | undefined;
}

const SHA = /^[0-9a-f]{40}$/i;

export async function wantedRef(call: StandInCall, git: Git, folder: string, repository: string): Promise<WantedRef> {
  const { facts } = call.session.request;
  const asked = input(call, "ref");
  const own = repository.toLowerCase() === facts.repository.toLowerCase();
  if (asked === "" && own) return named(asText(call.session.github.ref), asText(call.session.github.sha));
  if (SHA.test(asked))
    return { ref: asked, refspec: asked, checkout: ["--detach", asked], commit: asked.toLowerCase() };
  if (asked.startsWith("refs/")) return named(asked, asked);
  return named(...(await lookUp(call, git, folder, asked)));
}

/** A branch before a tag, as the real one does; without a name, the default branch. */
async function lookUp(call: StandInCall, git: Git, folder: string, asked: string): Promise<[string, string]> {
  const listed = await git(call, folder, ["ls-remote", "--symref", "origin"]);
  const refs = new Map(listed.map((line) => line.split("\t")).map(([value = "", name = ""]) => [name, value]));
  if (asked === "") {
    const head = listed.find((line) => line.startsWith("ref: ") && line.endsWith("\tHEAD"));
    const ref = head?.slice("ref: ".length).split("\t")[0];
    if (ref === undefined) throw new Error("The repository has no default branch");
    return [ref, ref];
  }
  for (const ref of [`refs/heads/${asked}`, `refs/tags/${asked}`]) {
    if (refs.has(ref)) return [ref, ref];
  }
  throw new Error(`A branch or tag with the name '${asked}' could not be found`);
}

function named(ref: string, source: string): WantedRef {
  const commit = SHA.test(source) ? source : undefined;
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  if (branch !== undefined) {
    const local = `refs/remotes/origin/${branch}`;
    return { ref, refspec: `+${source}:${local}`, checkout: ["-B", branch, local], commit };
  }
  const local = ref.startsWith("refs/tags/") ? ref : ref.replace(/^refs\//, "refs/remotes/");
  return { ref, refspec: `+${source}:${local}`, checkout: ["--detach", local], commit };
}
