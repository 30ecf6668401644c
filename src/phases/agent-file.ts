import { agentFilePaths, parseAgentFile } from "../config/agent-files.ts";
import { formatProblem } from "../config/problems.ts";
import type { Forge, NamedFile } from "../ports.ts";

/** Whether an agent file of the default branch is the profile that somebody named. */
export type AgentFileFound =
  | { readonly kind: "file"; readonly file: NamedFile }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "none" };

/** Asked only where neither Rondo nor the settings know the name: it costs a request. */
export async function findAgentFile(forge: Forge, profile: string): Promise<AgentFileFound> {
  const paths = agentFilePaths(profile);
  const [file] = paths.length === 0 ? [] : await forge.filesNow(paths);
  if (!file) return { kind: "none" };
  const read = parseAgentFile(file.text, file.path);
  switch (read.kind) {
    case "profile":
      return { kind: "file", file };
    case "off":
      return refused(`${file.path} says \`iteration.enabled: false\`: this agent is not to be run in a loop.`);
    case "none":
      return refused(`${file.path} has no \`iteration:\` block in its frontmatter, so it is no profile.`);
    case "wrong":
      return refused(
        `The profile can't be used:\n\n${read.problems.map((each) => `- ${formatProblem(each)}`).join("\n")}`,
      );
  }
}

function refused(why: string): AgentFileFound {
  return { kind: "refused", why: `Nothing was started. ${why}` };
}
