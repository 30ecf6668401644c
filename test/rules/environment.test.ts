import { describe, expect, it } from "vitest";
import { rulesEnvironment } from "../../src/rules/environment.ts";

describe("what a rule's command finds in its environment", () => {
  it("is what the user's own steps have", () => {
    const job = { PATH: "/bin", HOME: "/home/runner", CI: "true", GITHUB_SHA: "abc", MY_SETTING: "1" };
    expect(rulesEnvironment({ ...job, EMPTY: undefined })).toEqual(job);
  });

  it.each([
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "GH_ENTERPRISE_TOKEN",
    "INPUT_TOKEN",
    "ACTIONS_RUNTIME_TOKEN",
    "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
    "GITHUB_ENV",
    "GITHUB_OUTPUT",
    "GITHUB_PATH",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "STATE_anything",
  ])("is not %s, by which it could speak in the job's name", (name) => {
    expect(rulesEnvironment({ [name]: "x" })).toEqual({});
  });
});
