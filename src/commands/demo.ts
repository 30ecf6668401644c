import { readArguments } from "./arguments.ts";
import { oneLine } from "./colours.ts";
import { type Command, UsageError } from "./command.ts";
import { type LiveShell, withActions } from "./live-shell.ts";
import { templateNamed } from "./local/template.ts";

const help = `rondo demo [--template hardened|simple] [--actions DIR] [--open] [--json]

Runs the whole loop on a GitHub that lives on this machine: a sample repository with failing tests, an issue, a label,
and a scripted agent that breaks one promise before it keeps the next. Needs Node and git; no model, no account.

  --template T  the workflow: hardened (four jobs; the default) or simple (one job)
  --actions DIR runs the actions that are below DIR, as DIR/owner/name, instead of the built-in stand-ins
  --open        keeps serving the pages of that GitHub until Ctrl-C, and prints their address
  --json        for programs:
                {"status","iterations":[{"iteration","signal","score","sha"}],"pr","gate",
                 "apiCalls":{"total","perIteration"},"seconds"}
                gate is the state of the commit status rondo on the head. apiCalls are the loop's own requests to the
                API: total in all runs, dispatches included; perIteration in the second iteration, which neither
                opens the pull request nor ends the loop

Examples
  rondo demo
  rondo demo --template simple --open

Exit codes: 0 completed, 1 anything else, 2 wrong usage.
`;

/** The embedded GitHub is large, and no other command needs it: it is loaded when the demo runs. */
export function demo(live: LiveShell): Command {
  return {
    name: "demo",
    about: "the whole loop on this machine: a sample repository, a scripted agent",
    help,
    run: async (args) => {
      const { values, positionals } = readArguments("demo", args, {
        template: { type: "string", default: "hardened" },
        actions: { type: "string" },
        open: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      });
      if (positionals.length > 0)
        throw new UsageError(`rondo demo takes no arguments, but got ${positionals.map(oneLine).join(", ")}.`);
      if (values.open && values.json)
        throw new UsageError("--open and --json do not go together: one waits for you, the other for nobody.");
      const { performDemo } = await import("./local.ts");
      const request = { template: templateNamed(values.template), open: values.open, json: values.json };
      return performDemo(request, withActions(live, values.actions));
    },
  };
}
