import type { AgentChoice, Price } from "../loop/settings.ts";
import { isForbiddenVariable } from "../loop/variables.ts";
import { agentShape } from "./agent.ts";
import { byForm, list, mapOf, oneOrMany } from "./compound-shapes.ts";
import { nameOf, quote } from "./located.ts";
import { record } from "./object-shapes.ts";
import { flag, line, matching, number } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";

/** Another agent, or several in order. */
export const fallbackShape: Shape<readonly AgentChoice[]> = list(agentShape, "agents");

const variable: Shape<string> = turned(
  matching("a variable's name such as MY_TOKEN", "^[A-Za-z_][A-Za-z0-9_]*$", 100),
  (name, at, report) => {
    if (!isForbiddenVariable(name)) return name;
    const why = "it would let the agent act for the job or the runner";
    return report.problem(at, `${nameOf(at)} is ${quote(name)}, which no agent gets: ${why}; leave it out`);
  },
);

export const envShape: Shape<readonly string[]> = oneOrMany(variable, "variables' names");

export const installShape: Shape<string | null> = byForm<string | null>({
  text: matching("a version such as 2.1.326, or latest", "^(latest|\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?)$", 100),
  false: flag(false, null),
});

type Rate = Omit<Price, "of">;

const rate: Shape<Rate> = record("a map { input, output }", {
  input: { key: "input", about: "US dollars per million input tokens.", shape: number(0) },
  output: { key: "output", about: "US dollars per million output tokens.", shape: number(0) },
} satisfies Fields<Rate>);

export const pricesShape: Shape<readonly Price[]> = turned(
  mapOf("prices by model or agent", line("a model's or an agent's name", 200), rate),
  (prices) => prices.map(({ name, value }) => ({ of: name, ...value })),
);

export const costShape: Shape<number | null> = byForm<number | null>({ number: number(0), false: flag(false, null) });
