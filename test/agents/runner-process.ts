/** Stands for the action's own process: started with secrets in its environment, it runs the command in argv as an agent. */
import { runAgent } from "../../src/agents/run.ts";

const [command = "", folder = "", scratch = "", isolate = ""] = process.argv.slice(2);
const report = await runAgent({
  choice: { command },
  prompt: "",
  folder,
  scratch,
  timeoutMs: 20_000,
  environment: process.env,
  session: null,
  onLine: () => {},
  isolate: isolate === "isolate",
});
process.stdout.write(JSON.stringify(report));
