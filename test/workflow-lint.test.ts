/** Every workflow that this repository runs, ships or shows, by the eyes of GitHub's language service and of actionlint. */
import { describe, expect, it } from "vitest";
import { workflowTexts } from "./audit/documents.ts";
import { byActionlint, byLanguageService } from "./audit/lint.ts";

/** What a linter says and we know better, with the reason. */
const falsePositives: readonly (readonly [message: RegExp, reason: string])[] = [
  [
    /^unexpected key "queue" for "concurrency" section/,
    "actionlint's core is older than the key; GitHub's own parser knows it",
  ],
];

const isTrue = ({ message }: { readonly message: string }) => !falsePositives.some(([known]) => known.test(message));

describe.each(workflowTexts())("$where", ({ text }) => {
  it("is fine to GitHub's language service", async () => expect(await byLanguageService(text)).toEqual([]));

  it("is fine to actionlint", async () => expect((await byActionlint(text)).filter(isTrue)).toEqual([]));
});

describe("the linters", () => {
  const bad = `on: push
permissions: {}
concurrency:
  group: a
  queue: max
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ github.event.issue.title }} \${{ steps.nowhere.outputs.x }}
`;

  it("see what is wrong", async () => {
    expect((await byLanguageService(bad)).map(({ message }) => message).join()).toContain("nowhere");
    expect(
      (await byActionlint(bad))
        .filter(isTrue)
        .map(({ message }) => message)
        .join(),
    ).toMatch(/untrusted|nowhere/);
  });

  it("are overruled only where they still need it", async () => {
    const said = (await byActionlint(bad)).map(({ message }) => message);
    for (const [known] of falsePositives) expect(said.some((message) => known.test(message))).toBe(true);
  });
});
