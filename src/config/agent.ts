import { type AgentChoice, type AgentName, agentNames } from "../loop/settings.ts";
import { byForm, kindByKey, list, variants } from "./compound-shapes.ts";
import { record } from "./object-shapes.ts";
import { choice, flag, line, text } from "./scalar-shapes.ts";
import { type Fields, type Shape, turned } from "./shape.ts";

const known: Shape<AgentChoice> = record("a map { use, model, args }", {
  use: { key: "use", about: "The agent.", shape: choice(agentNames) },
  model: {
    key: "model",
    about: "The model, by the agent's own name for it. Without it, the agent chooses.",
    shape: line("a model's name", 200),
    absent: null,
  },
  args: {
    key: "args",
    about: "More arguments for the agent's command line.",
    shape: list(text("text, in quotes if it is a number"), "texts"),
    default: [],
  },
} satisfies Fields<{ use: AgentName; model: string | null; args: readonly string[] }>);

const custom: Shape<AgentChoice> = record("a map { command }", {
  command: { key: "command", about: "A command of your own that works as the agent.", shape: text("a command") },
} satisfies Fields<{ command: string }>);

const forms = {
  text: turned<AgentName, AgentChoice>(choice(agentNames), (use) => ({ use, model: null, args: [] })),
  map: variants(
    { known, custom },
    kindByKey(
      [
        ["use", "known"],
        ["command", "custom"],
      ],
      `give it either "command:", or "use:" with one of ${agentNames.join(", ")}`,
    ),
  ),
};

export const agentShape: Shape<AgentChoice> = byForm(forms);

export const optionalAgentShape: Shape<AgentChoice | null> = byForm<AgentChoice | null>({
  ...forms,
  false: flag(false, null),
});
