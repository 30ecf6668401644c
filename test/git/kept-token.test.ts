import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentGit, beside, givenCheckout, newFolder } from "./given.ts";

const header = "AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW46Z2hzX3g=";

/** As a job without a token opens the repository: null, or why it does not. */
async function opened(leave: (folder: string) => unknown): Promise<string | null> {
  const { folder, remote } = await givenCheckout();
  await leave(folder);
  const asked = beside(folder, { ...remote, token: null });
  return asked.then(
    () => null,
    (error: Error) => error.message,
  );
}

describe("a checkout that keeps a token is no place for an agent", () => {
  it.each<[string, (folder: string) => unknown]>([
    ["in its own settings", (folder) => agentGit(folder, "config", "http.https://github.com/.extraheader", header)],
    [
      "in a file that they include, as checkout does since v6",
      (folder) => {
        const file = newFolder();
        writeFileSync(file, `[http "https://github.com/"]\n\textraheader = "${header}"\n`);
        appendFileSync(join(folder, ".git/config"), `[includeIf "gitdir:${folder}/.git"]\n\tpath = "${file}"\n`);
      },
    ],
    ["by a helper", (folder) => agentGit(folder, "config", "credential.helper", "store")],
    [
      "in an address",
      (folder) => agentGit(folder, "config", "remote.origin.url", "https://x:ghs_1@github.com/octo/app"),
    ],
  ])("%s", async (_, leave) => {
    const why = await opened(leave);
    expect(why).toMatch(/^The checkout keeps a token .*Set `persist-credentials: false` for actions\/checkout\.$/);
    expect(why).not.toContain("eC1h");
    expect(why).not.toContain("ghs_1");
  });

  it("but one with other settings is", async () => {
    expect(await opened((folder) => agentGit(folder, "config", "http.extraheader", "X-Trace: 1"))).toBeNull();
    expect(await opened((folder) => agentGit(folder, "config", "credential.helper", ""))).toBeNull();
    expect(
      await opened((folder) => agentGit(folder, "config", "remote.origin.url", "https://github.com/octo/app")),
    ).toBeNull();
  });

  it("and the job that lands, with a token of its own, may have it", async () => {
    const { folder, remote } = await givenCheckout();
    await agentGit(folder, "config", "http.extraheader", header);
    await expect(beside(folder, remote)).resolves.toBeDefined();
  });
});
