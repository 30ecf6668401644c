import { mapOf, type Named } from "./compound-shapes.ts";
import type { SettingsLayer } from "./layer.ts";
import { type Located, quote } from "./located.ts";
import { partial } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { eitherCase, line } from "./scalar-shapes.ts";
import type { Field, Fields, Shape } from "./shape.ts";

/** `rondo: done` is a label that Rondo sets itself; as a profile, it would start a loop. */
export const ownLabels: readonly string[] = [
  "running",
  "parked",
  "paused",
  "blocked",
  "escalated",
  "failed",
  "done",
  "stale",
  "needs-human",
  "needs-input",
  "queued",
];
const anyName = line("a name", 40);
const profileName: Shape<string> = {
  allowed: `${anyName.allowed}, and none of ${ownLabels.join(", ")}`,
  schema: { ...anyName.schema, not: { pattern: `^(?:${ownLabels.map(eitherCase).join("|")})$` } },
  read: (value, report) => {
    const name = anyName.read(value, report);
    if (name === undefined || !ownLabels.includes(name.toLowerCase())) return name;
    return report.problem(value, `the profile ${quote(name)} has the name of a status label; choose another name`);
  },
};

/** GitHub takes `rondo: QA` and `rondo: qa` for one label. */
function reportSharedLabels(profiles: Located, report: Report): void {
  const first = new Map<string, string>();
  for (const { key, keyAt } of profiles.form === "map" ? profiles.entries : []) {
    const other = first.get(key.toLowerCase());
    if (other === undefined) first.set(key.toLowerCase(), key);
    else if (other !== key) {
      report.problem(keyAt, `the profiles ${quote(other)} and ${quote(key)} would share a label: labels ignore case`);
    }
  }
}

/** In a profile, the schema of a key is that of the same key at the top. */
function profileShape(fields: Fields<SettingsLayer>): Shape<SettingsLayer> {
  const keys = Object.values<Field<unknown>>(fields).map(({ key }) => key);
  return {
    ...partial("a map of settings", fields),
    schema: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key, { $ref: `#/properties/${key}` }])),
    },
    inner: [],
  };
}

export function profilesShape(fields: Fields<SettingsLayer>): Shape<readonly Named<SettingsLayer>[]> {
  const map = mapOf("profiles by name", profileName, profileShape(fields));
  return {
    ...map,
    read: (value, report) => {
      reportSharedLabels(value, report);
      return map.read(value, report);
    },
  };
}
