/** The shipped workflow, filled in as a person would: the keys that the agent gets, and what a checkout needs. */

export interface FilledIn {
  /** Names of secrets. */
  readonly keys: readonly string[];
  readonly setup: string | null;
}

const KEY = /^( +)env:\n +ANTHROPIC_API_KEY: .*\n/m;
const SETUP = /^ +# What the agent needs to build and test the project goes here.*\n/m;
const VALIDATE = /^ +- id: validate # puts the work/m;

export function workflowFile(template: string, { keys, setup }: FilledIn): string {
  const withKeys = template.replace(KEY, (_, indent: string) => environment(keys, indent));
  if (setup === null) return withKeys;
  // Where one job does everything, it has nothing to do in a run that has nothing to do.
  const isOneJob = !VALIDATE.test(template);
  const condition = isOneJob ? "        if: steps.begin.outputs.go == 'true'\n" : "";
  const step = `      - name: set up\n${condition}        run: ${JSON.stringify(setup)}\n`;
  return withKeys.replace(SETUP, () => step).replace(VALIDATE, (line) => `${step}${line}`);
}

function environment(keys: readonly string[], indent: string): string {
  if (keys.length === 0) return "";
  return [`${indent}env:`, ...keys.map((key) => `${indent}  ${key}: \${{ secrets.${key} }}`), ""].join("\n");
}
