import type { components } from "@octokit/openapi-types";

export type Schemas = components["schemas"];

export function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export function stampOrNull(date: Date | undefined): string | null {
  return date === undefined ? null : stamp(date);
}
