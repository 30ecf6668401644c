import { UsageError } from "../command.ts";

/** What stands behind `uses:`, as the person gave it: a release, a commit with its version, or a path in the repository. */
export type ActionSource =
  | { readonly kind: "release"; readonly uses: string }
  /** In the repository that the workflow is for. */
  | { readonly kind: "path"; readonly path: string };

export interface WorkflowWish {
  /** The text of one of the templates. */
  readonly template: string;
  /** Null: as in the template. */
  readonly action: ActionSource | null;
  /** The secret that the agent's step is given. */
  readonly secret: string;
}

const released = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+(?: # \S+)?$/;

export function readAction(given: string): ActionSource {
  if (/^\.\/(?:[\w.-]+\/?)*$/.test(given) && !given.split("/").includes(".."))
    return { kind: "path", path: given.replace(/\/+$/, "").replace(/^\.\/?/, "") };
  if (released.test(given)) return { kind: "release", uses: given };
  throw new UsageError(
    `--action is "${given}"; it must be owner/name@version, such as rondo-loop/rondo@v1, or a path in this repository that begins with ./`,
  );
}

/** A name that moves: whoever can move it changes what runs with a token that may write. */
export function isMovingTarget(action: ActionSource | null): boolean {
  return action?.kind === "release" && !/@(?:[0-9a-f]{40}|v\d+(?:\.\d+)*)(?: #.*)?$/.test(action.uses);
}

const usesRondo = /(?<=uses: )rondo-loop\/rondo@\S+/g;
const modelKey = /^( *)ANTHROPIC_API_KEY: \$\{\{ secrets\.ANTHROPIC_API_KEY \}\}$/m;

export function workflowFile({ template, action, secret }: WorkflowWish): string {
  const withKey = template.replace(modelKey, (_, indent: string) => `${indent}${secret}: \${{ secrets.${secret} }}`);
  if (action === null) return withKey;
  return action.kind === "release" ? withKey.replace(usesRondo, () => action.uses) : fromPath(withKey, action.path);
}

/** Where the action stands while the loop's branch is checked out: git, tests and the agent's patch never look in there. */
const aside = ".git/rondo-action";
const defaultBranch = "${{ github.event.repository.default_branch || github.ref_name }}";

/**
 * The loop's branch holds what the agent wrote, the action's own files perhaps included: from there it must never
 * run. So it comes from the default branch each time, into a folder of its own as soon as the loop's branch is there.
 */
function fromPath(template: string, path: string): string {
  const checkout = /uses: (actions\/checkout@.+)/.exec(template)?.[1] ?? "";
  const inFolder = (folder: string): string => `./${[folder, path].filter((part) => part !== "").join("/")}`;
  const step = (condition: string, folder: string): string =>
    [
      `      - ${condition}uses: ${checkout}`,
      "        with:",
      `          ref: ${defaultBranch} # the action itself, never from the loop's branch`,
      ...(folder === "" ? [] : [`          path: ${folder}`]),
      "          persist-credentials: false",
      "",
    ].join("\n");
  return template
    .replace(/^ {6}- id: begin\n/m, (begin) => `${step("", "")}${begin}`)
    .replace(
      /^ {6}- (if: .+\n {8})?uses: actions\/checkout@.+\n {8}with:\n {10}ref: \$\{\{ \w+\.begin\.outputs\.base \}\}\n(?: {10}.+\n)+/gm,
      (base: string, condition: string | undefined) => `${base}${step(condition ?? "", aside)}`,
    )
    .replace(usesRondo, (_, at: number, whole: string) =>
      // The first one is the begin phase, before the loop's branch is there.
      inFolder(whole.slice(0, at).match(usesRondo) === null ? "" : aside),
    );
}
