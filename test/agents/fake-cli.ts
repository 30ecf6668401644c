import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AgentName } from "../../src/loop/settings.ts";
import { captured } from "./captured.ts";
import { folder, path } from "./given.ts";

/** A PATH on which CLIs stand that print what the real ones printed, one story per run, the last one for ever. */
export function fakeClis(stories: Partial<Record<AgentName, readonly string[]>>): string {
  const bin = folder();
  for (const [name, told] of Object.entries(stories)) {
    told.forEach((story, index) => {
      const { stdout, stderr, exit, result } = captured(name as AgentName, story);
      const at = join(bin, `${name}.${index}`);
      mkdirSync(at);
      writeFileSync(join(at, "stdout"), stdout);
      writeFileSync(join(at, "stderr"), stderr);
      writeFileSync(join(at, "result"), result ?? "");
      writeFileSync(join(at, "exit"), String(exit ?? "hang"));
    });
    script(join(bin, name), FAKE.replaceAll("LAST", String(told.length - 1)));
  }
  return `${bin}:${path}`;
}

export function script(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/** Beside what it prints, it notes its arguments and its environment in the checkout. */
const FAKE = `#!/bin/bash
n=$(cat "$0.runs" 2> /dev/null || echo 0)
echo $((n + 1)) > "$0.runs"
at="$0.$((n < LAST ? n : LAST))"
printf '%s\\n' "$*" >> arguments
env > environment
cat > prompt
if [[ "$*" =~ --usage-output-file\\ ([^ ]+) ]]; then cat "$at/result" > "\${BASH_REMATCH[1]}"; fi
cat "$at/stderr" >&2
cat "$at/stdout"
code=$(cat "$at/exit")
[ "$code" = hang ] && exec sleep 600
exit "$code"
`;
