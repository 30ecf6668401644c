import { agents } from "../agents/list.ts";
import type { AgentChoice } from "../loop/settings.ts";
import type { BriefDocument } from "./brief-document.ts";

/** Addresses and switches are no secrets, and would forbid ordinary words. */
const isSecretName = (name: string): boolean => /KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL/i.test(name);

/** The values that the agents of this brief are given: their models' keys, and what `env:` names. */
export function agentSecrets(
  { settings }: BriefDocument,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const keysOf = (choice: AgentChoice): readonly string[] => ("use" in choice ? agents[choice.use].keys : []);
  const choices = [settings.agent, ...settings.fallback, ...(settings.evaluator === null ? [] : [settings.evaluator])];
  const names = [...choices.flatMap(keysOf).filter(isSecretName), ...settings.env];
  return [...new Set(names)].flatMap((name) => environment[name] || []);
}
