/** The demo with its pages kept up, as `npm start -- --open` leaves it: a whole loop that really ran. */
import { spawn } from "node:child_process";

export interface OpenDemo {
  /** The sample repository's page. */
  readonly url: string;
  close(): void;
}

export async function openDemo(): Promise<OpenDemo> {
  const demo = spawn(process.execPath, ["dist/cli.js", "demo", "--open"], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of demo.stdout) {
    said += chunk;
    const url = /http:\/\/127\.0\.0\.1:\d+\/acme\/slugs(?=\/pull)/.exec(said)?.[0];
    if (url !== undefined && said.includes("until you press Ctrl-C")) return { url, close: () => demo.kill("SIGINT") };
  }
  throw new Error(`The demo ended without its pages:\n${said}`);
}
