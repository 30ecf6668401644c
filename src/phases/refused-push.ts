import type { Pushed } from "../ports.ts";

/** What a person has to do before the work can land; the work itself is in the run's artifact. */
export function refusedPush({ refusal, why }: Extract<Pushed, { ok: false }>, runUrl: string): string {
  const kept = `The work is kept as the artifact rondo-work of ${runUrl}`;
  const said =
    why
      .split("\n")
      .find((line) => /refus|reject|denied|error|declined/i.test(line))
      ?.trim() ?? "";
  switch (refusal) {
    case "workflow-files":
      return `GitHub refused the push, because it changes workflow files, which no token of Actions may. Apply the patch yourself, or use a token with the workflows permission. ${kept}`;
    case "protected":
      return `A rule of the repository refused the push (${said.slice(0, 200)}). Let Rondo push to branches named rondo/**. ${kept}`;
    case "no-permission":
      return `The token may not push. Give the job \`contents: write\` under \`permissions\`. ${kept}`;
    case "not-fast-forward":
      return `Somebody else moved the branch while the work landed. Go on with \`/rondo resume\`. ${kept}`;
    case "unreachable":
      return `The push failed (${said.slice(0, 200)}). Go on with \`/rondo resume\`. ${kept}`;
  }
}
