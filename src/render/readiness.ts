import type { PartName, Readiness } from "../loop/readiness.ts";
import { enoughToRunAlone, enoughToStart } from "../loop/readiness.ts";
import { markdownLine } from "./outgoing.ts";

const parts: Readonly<Record<PartName, { readonly name: string; readonly ask: string }>> = {
  goal: { name: "Goal", ask: "What should be different afterwards? One thing, in a sentence or two." },
  criteria: {
    name: "Success criteria",
    ask: "How will everybody see that it is done? What must it return, show or refuse; or a list of `- [ ]` boxes, which become the steps.",
  },
  verification: {
    name: "Verification",
    ask: "Which command or test shows it? Rules in `.github/rondo.yml` count for every issue.",
  },
  scope: { name: "Scope", ask: "Which files, commands or pages is it about, and what should stay as it is?" },
  context: { name: "Context", ask: "Why, since when, what was tried: an error message, a link, an example." },
};

const dots = ["○○", "●○", "●●"] as const;

/** Asks for what is missing, once, in words that somebody who never heard of a rubric can act on. */
export function detailWanted({ score, parts: scored }: Readiness, by: string, label: string): string {
  const lacking = scored.filter(({ points }) => points < 2);
  return [
    `@${by} This issue says too little for an agent that works alone, so nothing was started (${score} of 10 points; it takes ${enoughToStart} to start, and ${enoughToRunAlone} to run without asking a person after each iteration).`,
    [
      "| What is missing | So far | What would help |",
      "|:--|:--|:--|",
      ...lacking.map(({ name, points }) => `| ${parts[name].name} | ${dots[points]} | ${parts[name].ask} |`),
    ].join("\n"),
    `**What you can do:** edit the issue, then put the label \`${markdownLine(label, 60)}\` back on. Or start it as it is: comment \`/rondo start\`.`,
    `<details><summary>An example that is enough</summary>\n\n${example}\n\n</details>`,
    "<sub>The score only looks at what is written. `readiness: off` in `.github/rondo.yml` turns this question off.</sub>",
  ].join("\n\n");
}

const example = `> **Refuse wrong passwords with 401**
>
> A wrong password logs people in, because \`checkPassword()\` in \`src/login.ts\` ignores what it is given.
>
> - [ ] \`POST /login\` must return 401 for a wrong password
> - [ ] the right password still works
> - [ ] \`npm test\` passes, with a test for both
>
> Leave the sign-up form alone.`;
