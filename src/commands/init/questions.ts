import { type AgentName, agentNames } from "../../loop/settings.ts";
import { oneLine } from "../colours.ts";
import { UsageError } from "../command.ts";
import { type Template, templates } from "../local/template.ts";

/** Resolves with what the person typed. Null: nobody is there to ask. */
export type Ask = ((question: string) => Promise<string>) | null;

export interface Answers {
  readonly agent: AgentName;
  readonly template: Template;
  readonly test: string | null;
}

/** What the command line said; null where it said nothing. */
export interface Said {
  readonly agent: AgentName | null;
  readonly template: Template | null;
  /** The command that was found in the project. */
  readonly found: string | null;
}

export async function askWhatIsMissing(ask: Ask, said: Said): Promise<Answers> {
  return {
    agent: said.agent ?? (await choice(ask, "Which agent?", agentNames)),
    template: said.template ?? (await choice(ask, "Which template? simple is for private repositories", templates)),
    test: await testCommand(ask, said.found),
  };
}

/** Enter takes the first; anything that is no choice asks again. */
async function choice<Name extends string>(ask: Ask, question: string, names: readonly [Name, ...Name[]]) {
  if (ask === null) return names[0];
  for (let refused = ""; ; ) {
    const answer = (await ask(`${refused}${question} (${names.join(", ")}) [${names[0]}] `)).trim().toLowerCase();
    const known = answer === "" ? names[0] : names.find((name) => name === answer);
    if (known !== undefined) return known;
    refused = `"${oneLine(answer)}" is none of them. `;
  }
}

async function testCommand(ask: Ask, found: string | null): Promise<string | null> {
  if (ask === null) return found;
  const hint = found === null ? "none found; Enter leaves it out" : found;
  const answer = oneLine(await ask(`Which command proves finished work? [${hint}] `));
  return answer === "" ? found : answer;
}

export function oneOf<Name extends string>(option: string, given: string, names: readonly Name[]): Name {
  const known = names.find((name) => name === given);
  if (known !== undefined) return known;
  throw new UsageError(`--${option} is "${oneLine(given)}"; it must be one of ${names.join(", ")}.`);
}
