import { isLive, type Status } from "./loop.ts";

/** What is to be done, in this order. The engine does none of it. */
export type Effect =
  | { readonly do: "run-agent"; readonly iteration: number; readonly attempt: number }
  | { readonly do: "record" }
  | { readonly do: "gate"; readonly state: "pending" | "success" | "failure" | "error" }
  | { readonly do: "label"; readonly status: Status }
  | { readonly do: "ready-for-review" }
  | { readonly do: "tell-starter" }
  | { readonly do: "dispatch"; readonly notBefore: number | null };

const gates = {
  running: "pending",
  parked: "pending",
  paused: "pending",
  blocked: "failure",
  escalated: "failure",
  stopped: "failure",
  failed: "error",
  completed: "success",
} as const;

export function effectsOf(status: Status, parkedUntil: number | null): readonly Effect[] {
  const effects: Effect[] = [{ do: "record" }, { do: "gate", state: gates[status] }, { do: "label", status }];
  if (status === "completed") effects.push({ do: "ready-for-review" });
  if (isLive(status)) effects.push({ do: "dispatch", notBefore: parkedUntil });
  else effects.push({ do: "tell-starter" });
  return effects;
}
