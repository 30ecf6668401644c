import type { PushRefusal } from "../ports.ts";

const causes: readonly (readonly [PushRefusal, RegExp])[] = [
  ["workflow-files", /refusing to allow .* to create or update workflow/i],
  ["protected", /protected branch|GH006|GH013|repository rule violations|push declined due to/i],
  [
    "not-fast-forward",
    /non-fast-forward|fetch first|stale info|cannot lock ref|incorrect old value|failed to update ref/i,
  ],
  [
    "no-permission",
    /returned error: 40[13]|could not read username|terminal prompts disabled|permission to .* denied|authentication failed|write access .* not granted/i,
  ],
];

export function pushRefusal(stderr: string): PushRefusal {
  return causes.find(([, words]) => words.test(stderr))?.[0] ?? "unreachable";
}
