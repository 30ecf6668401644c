import type { NamedFile } from "../ports.ts";

/** Several files of the default branch in one request: which of them there is, nobody knows before. */
export function filesQuery(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const names = numbers.map((index) => `, $file${index}: String!`).join("");
  const asked = numbers.map((index) => `file${index}: object(expression: $file${index}) { oid ... on Blob { text } }`);
  return `query($owner: String!, $name: String!${names}) { repository(owner: $owner, name: $name) { ${asked.join(" ")} } }`;
}

export function filesVariables(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path, index) => [`file${index}`, `HEAD:${path}`]));
}

export interface FilesData {
  readonly repository: Readonly<Record<string, { readonly oid: string; readonly text?: string | null } | null>>;
}

export function toFiles(paths: readonly string[], { repository }: FilesData): readonly NamedFile[] {
  return paths.flatMap((path, index) => {
    const found = repository[`file${index}`];
    return typeof found?.text === "string" ? [{ path, text: found.text, blob: found.oid }] : [];
  });
}
