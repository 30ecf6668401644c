/** An agent that means harm, through `runAgent`: what does not get through, and the one thing that a shared user lets through. */
import { execFile } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { isolation } from "../../src/agents/isolation.ts";
import { carriersOf, isAlive } from "../processes/given.ts";
import { folder, path, runCommand } from "./given.ts";

const NAMES = ["GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"];

/** A runner's environment, with the files that it reads after the step. */
function runner() {
  const at = folder();
  const files = Object.fromEntries(NAMES.map((name) => [name, join(at, name.toLowerCase())]));
  for (const file of Object.values(files)) writeFileSync(file, "kept=1\n");
  const secrets = {
    GITHUB_TOKEN: "ghs_0123456789abcdef",
    GH_TOKEN: "ghs_0123456789abcdef",
    ACTIONS_RUNTIME_TOKEN: "runtime-0123456789",
    ACTIONS_ID_TOKEN_REQUEST_URL: "https://id.invalid",
    ACTIONS_CACHE_URL: "https://cache.invalid",
    RUNNER_TEMP: at,
    INPUT_TOKEN: "ghs_0123456789abcdef",
    DEPLOY_KEY: "deploy-0123456789",
    NODE_OPTIONS: "--require /tmp/evil.js",
  };
  return { at, files, environment: { PATH: path, LANG: "C.UTF-8", ...files, ...secrets } };
}

describe.each([
  ["with a namespace, where the system has one", true],
  ["among the job's processes", false],
])("a hostile agent's processes, %s", (_, isolate) => {
  const marked = () => {
    const mark = `hostile-${process.pid}-${Math.random()}`;
    return { mark, given: { environment: { PATH: path, MARK: mark }, pass: ["MARK"], isolate } };
  };

  it("are gone when the run is over: daemons, in sessions of their own, deaf to SIGTERM", async () => {
    const { mark, given } = marked();
    const daemon = "trap '' TERM HUP INT; echo up >> daemons; while :; do sleep 1; done";
    const command = `
      for i in 1 2 3; do setsid bash -c "${daemon}" < /dev/null > /dev/null 2>&1 & done
      (setsid nohup bash -c "${daemon}" > /dev/null 2>&1 &)
      until [ "$(wc -l < daemons 2> /dev/null)" = 4 ]; do sleep 0.05; done
      echo done`;
    const report = await runCommand(command, given);
    expect(report).toMatchObject({ ended: "finished", failure: null, said: "done\n" });
    expect(carriersOf(mark)).toEqual([]);
  });

  it("are gone after a timeout too, and the report says timeout", async () => {
    const { mark, given } = marked();
    const command = "trap '' TERM; setsid bash -c \"trap '' TERM; sleep 600\" & while :; do sleep 0.1; done";
    const report = await runCommand(command, { ...given, timeoutMs: 2_000 });
    expect(report.ended).toBe("timeout");
    expect(carriersOf(mark)).toEqual([]);
  });

  it("are asked to end first, and may say a last word", async () => {
    const { given } = marked();
    const report = await runCommand("trap 'echo ending; exit 1' TERM; while :; do sleep 0.05; done", {
      ...given,
      timeoutMs: 2_000,
    });
    expect(report).toMatchObject({ ended: "timeout", said: "ending\n" });
  });
});

/** The command as an agent of a process that has a secret in its environment. */
async function runUnderRunner(command: string, isolate: "isolate" | "share"): Promise<string> {
  const script = new URL("./runner-process.ts", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, command, folder(), folder(), isolate], {
    env: { PATH: path, GITHUB_TOKEN: "ghs_of_the_job" },
  });
  return JSON.parse(stdout).said;
}

const LOOK = "cat /proc/[0-9]*/environ 2> /dev/null | tr '\\0' '\\n' | grep ghs_of_the_job || echo nothing";

describe("a hostile agent and its parent's environment", () => {
  const canIsolate = isolation({ PATH: path }).then((prefix) => prefix.length > 0);

  it("it reads nothing there in a namespace of its own, where the system has one", async ({ skip }) => {
    if (!(await canIsolate)) skip();
    expect(await runUnderRunner(LOOK, "isolate")).toBe("nothing\n");
  });

  it("it reads all of it without one: same user, same secrets, whatever its own environment", async () => {
    expect(await runUnderRunner(LOOK, "share")).toContain("GITHUB_TOKEN=ghs_of_the_job");
  });

  it("a daemon that dropped every mark ends with the namespace", async ({ skip }) => {
    if (!(await canIsolate)) skip();
    const name = `hostile-${process.pid}-${Date.now()}`;
    const command = `(setsid env -i bash -c 'exec -a ${name} sleep 600' < /dev/null > /dev/null 2>&1 &); sleep 0.3; pgrep -fc ${name}`;
    expect(Number((await runCommand(command)).said)).toBeGreaterThan(0);
    expect(commandLines().filter((line) => line.includes(name))).toEqual([]);
  });
});

function commandLines(): readonly string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => (isAlive(Number(pid)) ? readFileSync(`/proc/${pid}/cmdline`, "latin1") : ""));
}

describe("a hostile agent's output", () => {
  it("of 200 MB is capped in the message and in the log, with its head and tail", async () => {
    const command = "echo first; { yes 'fill the disk' || true; } | head -c 200000000; echo; echo last";
    const { said, log, failure } = await runCommand(command, { timeoutMs: 120_000 });
    expect(failure).toBeNull();
    expect(said.length).toBeLessThan(1_100_000);
    expect(said.startsWith("first\n") && said.endsWith("last\n")).toBe(true);
    expect(log.length).toBeLessThan(3_000);
    expect([log[0], log.at(-1)]).toEqual(["| first", "| last"]);
    expect(log.some((line) => /lines left out/.test(line))).toBe(true);
  });

  it("without any line end is capped too", async () => {
    const { log } = await runCommand("head -c 20000000 /dev/zero | tr '\\0' x");
    expect(log).toHaveLength(1);
    expect(log[0]?.length).toBeLessThan(1_100);
  });

  it.each([
    ["::set-output name=go::true"],
    ["   ::add-mask::x"],
    ["\\t::error file=a::b"],
    ["\\r::stop-commands::x"],
    ["progress\\r::set-env name=A::b"],
    ["\\033[1m::set-output name=x::y"],
    ["\\033]0;title\\007::group::x"],
    ["\\302\\240::notice::nbsp"],
    ["\\342\\200\\250::notice::line separator"],
    ["##[set-output name=x]y"],
    ["text ##[group]x"],
    ["#\\033[0m#[group]x"],
    ["\\033\\033[[0m::set-output name=x::y"],
    [":\\000:set-output name=x::y"],
  ])("%s commands nothing", async (printed) => {
    const { log } = await runCommand(`printf '${printed}\\n'`);
    // The runner's own reading: TrimStart, then "::"; or "##[" anywhere. A control character may hide either.
    const obeyed = log.flatMap((line) => line.split(/[\r\n]/)).filter((line) => /^\s*::|##\[/u.test(line));
    expect(log.length).toBeGreaterThan(0);
    expect(obeyed).toEqual([]);
    expect(log.join("")).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  });
});

describe("a hostile agent and the runner", () => {
  it("it sees no token, no service of the runner, no command file", async () => {
    const { environment } = runner();
    const { said } = await runCommand("env", { environment, pass: [...NAMES, ...Object.keys(environment)] });
    const names = said.split("\n").map((line) => line.split("=")[0]);
    expect(names).toContain("DEPLOY_KEY");
    expect(names.filter((name) => /^(GITHUB_|GH_|ACTIONS_|RUNNER_|INPUT_)|NODE_OPTIONS/.test(name ?? ""))).toEqual([]);
  });

  it("without a word in the settings, it sees no other secret either", async () => {
    const { environment } = runner();
    expect((await runCommand("env", { environment })).said).not.toContain("0123456789");
  });

  it("what it writes to command files that it found is undone, and said", async () => {
    const { at, files, environment } = runner();
    const command = `cd '${at}'
      echo 'BASH_ENV=/tmp/evil' >> github_env
      rm github_path; ln -s /etc/passwd github_path
      rm github_output; mkfifo github_output
      rm github_state; mkdir -p github_state/x`;
    const { log } = await runCommand(command, { environment });
    for (const file of Object.values(files)) {
      expect(lstatSync(file).isFile()).toBe(true);
      expect(readFileSync(file, "utf8")).toBe("kept=1\n");
    }
    const undone = log.filter((line) => line.endsWith("that is undone"));
    expect(undone.map((line) => /GITHUB_\w+/.exec(line)?.[0])).toEqual(NAMES.slice(0, 4));
  });

  it("a command file that was not there is not there afterwards", async () => {
    const { files, environment } = runner();
    const summary = `${files.GITHUB_STEP_SUMMARY}-new`;
    await runCommand(`echo evil > '${summary}'`, { environment: { ...environment, GITHUB_STEP_SUMMARY: summary } });
    expect(existsSync(summary)).toBe(false);
  });

  it("a key that it was given and says aloud is masked in message, log and failure", async () => {
    const environment = { PATH: path, MY_API_KEY: "sk-very-secret-1" };
    const command = 'echo "the key is $MY_API_KEY"; echo "$MY_API_KEY" >&2; exit 3';
    const { said, log, failure } = await runCommand(command, { environment, pass: ["MY_API_KEY"] });
    expect(said).toBe("the key is ***\n");
    expect(`${log.join("\n")}${failure?.message}`).not.toContain("sk-very-secret-1");
  });
});
