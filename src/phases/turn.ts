import { budgetGap } from "../agents/spending.ts";
import { type ProfileText, readProfile } from "../config/agent-profile.ts";
import { type Effect, effectsOf } from "../loop/effects.ts";
import { isLive, type Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Refused, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { thenKey } from "./continuation.ts";
import { escalationIssue } from "./escalation-issue.ts";
import type { Loaded } from "./find-loop.ts";
import { queueFollowers } from "./follow-up.ts";
import { type FrozenTexts, frozenTexts } from "./frozen-texts.ts";
import { loopSettings } from "./loop-settings.ts";
import { passesOn } from "./passes-on.ts";
import { labelOf, type Publication, publish } from "./publish.ts";
import { startWaiting } from "./queue.ts";
import { leavesSteps } from "./steps.ts";
import { type Heeded, heedTaskFile, withTask } from "./task-file.ts";
import { branchOf, type World } from "./world.ts";

/** One loop in the hands of one run: what it sees, and where it writes. */
export class Turn {
  readonly world: World;
  readonly sight: Sight;
  readonly loaded: Loaded;
  readonly #file: string | null;
  readonly #profile: ProfileText | null;
  warnings: readonly string[];

  private constructor(world: World, sight: Sight, loaded: Loaded, texts: FrozenTexts) {
    this.world = world;
    this.sight = sight;
    this.loaded = loaded;
    this.warnings = loaded.repairs;
    this.#file = texts.file;
    this.#profile = texts.profile;
  }

  /** With the settings that the loop began with, whatever the file says now. */
  static async open(world: World, sight: Sight, loaded: Loaded): Promise<Turn> {
    const texts = await frozenTexts(world.forge, loaded.state, sight);
    return new Turn(world, withTask(sight, texts.task), loaded, texts);
  }

  /** What the file that is the task says by now. */
  async heedTaskFile(): Promise<Heeded> {
    const heeded = await heedTaskFile(this.world.forge, this.loaded.state);
    this.warnings = [...this.warnings, ...heeded.warnings];
    return heeded;
  }

  /** What the agent file that is the profile tells the agent. */
  get role(): string | null {
    const { chain } = this.loaded.state;
    const own = chain && this.settingsOf(this.loaded.state).follows.phases[chain.done.length - 2]?.profile;
    return own ? null : ((this.#profile && readProfile(this.#profile)?.body) ?? null);
  }

  settingsOf = ({ profile, limits, issueSettings, readiness, chain }: StateRecord): Settings => {
    const frozen = { file: this.#file, profileFile: this.#profile, issueSettings, readiness, chain };
    const read = loopSettings({ ...frozen, profile, limits });
    if (read.ok) return read.settings;
    // They were read when the loop began: only another version of Rondo can say otherwise.
    throw new Error(
      `This version of Rondo does not accept the settings that the loop began with:\n${read.problems.join("\n")}`,
    );
  };

  publication(state: StateRecord, more: Partial<Publication> = {}): Publication {
    const { sight, world, loaded } = this;
    const settings = this.settingsOf(state);
    const warnings = [...lastingWarnings(world, sight, state, settings), ...this.warnings];
    return { sight, state, settings, comment: loaded.comment, twins: loaded.twins, warnings, ...more };
  }

  /** Writes what the loop has become; `quietly`: to nobody in particular, because a person did it. */
  async settle(state: StateRecord, how: "loudly" | "quietly", more: Partial<Publication> = {}): Promise<Publication> {
    if (passesOn(state)) return this.#handOver(state, more);
    const isPartial = leavesSteps(this.sight, state) && !this.settingsOf(state).allowPartial;
    const left: readonly Effect["do"][] = [
      ...(how === "loudly" ? [] : (["tell-starter"] as const)),
      ...(isPartial ? (["ready-for-review"] as const) : []),
    ];
    const effects = settling(state.loop).filter((effect) => !left.includes(effect.do));
    if (isLive(state.loop.status)) return publish(this.world, this.publication(state, more), effects);
    return this.#end(this.publication(state, more), effects);
  }

  /**
   * What a loop's end means for other issues is done before its labels: as long as those are wrong, the sweep finds what a
   * run left half done.
   */
  async #end(given: Publication, effects: readonly Effect[]): Promise<Publication> {
    const { world } = this;
    const { state, settings } = given;
    const isFirst = ({ do: what }: Effect): boolean => what === "record" || what === "gate";
    const recorded = await publish(world, given, effects.filter(isFirst));
    const about = await escalationIssue(world, state, settings);
    const queued = await queueFollowers(world, state, settings);
    const more = about === null ? "" : ` Its failures are told in #${about}.`;
    const published = await publish(
      world,
      { ...recorded, more },
      effects.filter((effect) => !isFirst(effect)),
    );
    await startWaiting(world, this.sight.settings?.text ?? null, queued.length > 0 ? "always" : "limited");
    return published;
  }

  /** To the next phase: the gate waits for the last one, and the label still says that Rondo is at work. */
  async #handOver(state: StateRecord, more: Partial<Publication>): Promise<Publication> {
    const { world } = this;
    const given = this.publication(state, { ...more, label: labelOf("running") ?? "" });
    const published = await publish(world, given, [
      { do: "record" },
      { do: "gate", state: "pending" },
      { do: "label", status: "running" },
    ]);
    const inputs = { issue: String(state.issue), key: thenKey(state.loopId) };
    try {
      await world.forge.dispatch({ workflow: world.run.workflow, ref: world.run.defaultBranch, inputs });
    } catch (error) {
      world.report.warning(`The next phase could not be started now; the schedule will: ${(error as Refused).message}`);
    }
    return published;
  }
}

/** What stays true until somebody changes it, so that it is said as long. */
function lastingWarnings(world: World, sight: Sight, state: StateRecord, settings: Settings): readonly string[] {
  // A command may tell its cost or not: only once it did not, that is known.
  const isUntold = "use" in settings.agent || state.loop.unpricedRuns > 0;
  const gap = isUntold ? budgetGap(settings.agent, settings) : null;
  const rules =
    settings.rules.length === 0 && settings.ciWorkflows.length === 0 && state.loop.entries.at(-1)?.rules.total === 0;
  const unproved = rules
    ? ["No rule is configured: nothing but the agent's own word says that its work is right."]
    : [];
  return [
    ...unproved,
    ...noPull(world, sight, state),
    ...(gap === null ? [] : [`${gap.charAt(0).toUpperCase()}${gap.slice(1)}.`]),
  ];
}

function noPull(world: World, { pull }: Sight, { pull: known, base, issue }: StateRecord): readonly string[] {
  if (pull !== null || known !== null) return [];
  const compare = `${world.repositoryUrl}/compare/${encodeURIComponent(base)}...${branchOf(issue)}`;
  return [
    `This repository does not let Actions open pull requests: [open it yourself](${compare}), or turn on **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.`,
  ];
}

function settling(loop: Loop): readonly Effect[] {
  return effectsOf(loop.status, loop.parkedUntil);
}
