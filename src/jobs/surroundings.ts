/** What a job gives to a step: variables, the event, folders, inputs. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as core from "@actions/core";
import { type BriefDocument, readBrief } from "../phases/brief-document.ts";

export const env = process.env;

export function needed(name: string): string {
  const value = env[name];
  if (value === undefined || value === "")
    throw new Error(`The variable ${name} is not set: Rondo runs as a step of GitHub Actions.`);
  return value;
}

export const temp = (name: string): string => join(needed("RUNNER_TEMP"), name);

export function payload(): unknown {
  return JSON.parse(readFileSync(needed("GITHUB_EVENT_PATH"), "utf8"));
}

export const nonce = (): string => randomBytes(6).toString("hex");

export const brief = (): BriefDocument => readBrief(core.getInput("brief"));
