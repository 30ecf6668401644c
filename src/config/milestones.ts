import { partial } from "./object-shapes.ts";
import { matching } from "./scalar-shapes.ts";
import type { Field } from "./shape.ts";

export interface MilestoneSettings {
  readonly webhook?: string;
}

/** Over the open network only encrypted, and with no password in it; `http` is for the machine itself. */
const address = "^(?:https://|http://(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s@#]+$";

export const milestonesField: Field<MilestoneSettings> = {
  key: "milestones",
  about: "Who else is told what a loop reaches, see docs/queue.md. What the default branch says now counts.",
  shape: partial<MilestoneSettings>("a map { webhook }", {
    webhook: {
      key: "webhook",
      about: "Where a signed message is sent; land's input `webhook-secret` signs it.",
      shape: matching("an address that begins with https://, without a user name", address, 500),
    },
  }),
  default: {},
};
