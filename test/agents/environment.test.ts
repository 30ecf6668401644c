import { describe, expect, it } from "vitest";
import { agentEnvironment } from "../../src/agents/environment.ts";
import { agents } from "../../src/agents/list.ts";
import { agentNames } from "../../src/loop/settings.ts";
import { isForbiddenVariable } from "../../src/loop/variables.ts";

const home = "/scratch/home";

describe("an agent's environment", () => {
  it("holds what any program needs, with a HOME of its own", () => {
    const needed = { PATH: "/bin", LANG: "C", LC_ALL: "C", TERM: "xterm", TZ: "UTC", https_proxy: "p", NO_PROXY: "n" };
    expect(agentEnvironment({ ...needed, HOME: "/home/runner" }, { home, names: [] })).toEqual({
      ...needed,
      HOME: home,
    });
  });

  it("holds nothing else that is not named", () => {
    const others = { CI: "1", USER: "u", SECRET: "s", AWS_SECRET_ACCESS_KEY: "k", LC_: "x", PATHS: "x", path: "x" };
    expect(agentEnvironment(others, { home, names: [] })).toEqual({ HOME: home });
  });

  it("holds what is named, exactly so written", () => {
    expect(agentEnvironment({ A: "1", a: "2", AB: "3" }, { home, names: ["A"] })).toEqual({ A: "1", HOME: home });
  });

  it("leaves out a name without a value", () => {
    expect(agentEnvironment({ A: undefined }, { home, names: ["A"] })).toEqual({ HOME: home });
  });

  it("can't be given another HOME by name", () => {
    expect(agentEnvironment({ HOME: "/home/runner" }, { home, names: ["HOME"] })).toEqual({ HOME: home });
  });

  it.each(["GITHUB_TOKEN", "ACTIONS_RUNTIME_TOKEN", "GITHUB_ENV", "RUNNER_TEMP", "NODE_OPTIONS"])(
    "does not hold %s, even if it is named",
    (name) => {
      expect(agentEnvironment({ [name]: "x" }, { home, names: [name] })).toEqual({ HOME: home });
    },
  );
});

describe("the keys of an agent", () => {
  it.each(agentNames)("%s asks for none that no agent gets", (name) => {
    expect(agents[name].keys.filter(isForbiddenVariable)).toEqual([]);
  });
});
