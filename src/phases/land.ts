import { decide } from "../loop/decide.ts";
import { judgedRules } from "../loop/outcome.ts";
import { doneIn } from "../loop/steps.ts";
import type { Git, Pushed } from "../ports.ts";
import type { Move } from "../records/record.ts";
import { markdownLine, markdownLines } from "../render/outgoing.ts";
import type { StateRecord } from "../state/record.ts";
import { branchChanged } from "./branch-changed.ts";
import type { BriefDocument } from "./brief-document.ts";
import { markCheckpoints } from "./checkpoints.ts";
import { asksCi, ciResults } from "./ci-results.ts";
import { commitWork } from "./commit-work.ts";
import { stopSign } from "./facts.ts";
import type { FoundLoop, Loaded } from "./find-loop.ts";
import { hearOrders, trustOf } from "./hear.ts";
import { isMeddled, reasons } from "./hold-back.ts";
import { decideOn, humanWord, type IterationFacts, lostWork, recorded, summaryOf } from "./iteration.ts";
import { type KeepRecord, keepRecord } from "./keep-record.ts";
import { tellHooks, tellOutcome } from "./land-outputs.ts";
import { findingInWords, type Landing, prepareLanding } from "./landing.ts";
import { webhookOf } from "./loop-settings.ts";
import { milestones, type Progress, withMilestones } from "./milestones.ts";
import { dispatchNext } from "./next-run.ts";
import { standingOf } from "./obey.ts";
import { visibleComment } from "./publish.ts";
import { refusedPush } from "./refused-push.ts";
import { type Report, reportDone } from "./report-done.ts";
import { stepsNow } from "./steps.ts";
import { Turn } from "./turn.ts";
import { upToDate } from "./up-to-date.ts";
import { validationResults } from "./validation-results.ts";
import { tellWebhook, type Webhook } from "./webhook.ts";
import { readWork, redactedWork } from "./work.ts";
import { branchOf, type World } from "./world.ts";

export interface LandRequest {
  readonly brief: BriefDocument;
  /** Where the agent's work was put. */
  readonly work: string;
  /** `toJSON(steps)` of the job that validated. */
  readonly steps: string;
  /** `needs.agent.result`, or empty. */
  readonly agentResult: string;
  readonly git: () => Promise<Git>;
  /** The run's own secrets, which may not land. */
  readonly secrets: readonly string[];
  /** Puts the run's record where the workflow uploads it from. */
  readonly keep: KeepRecord;
  /** Who else is told what was reached. */
  readonly webhook?: Webhook;
}

/** Vets, commits, decides, records, and starts the next run. Nothing of the repository runs here. */
export async function land(world: World, request: LandRequest): Promise<void> {
  const { brief } = request;
  const { report } = world;
  const { sight, found } = await upToDate(world, brief.issue, ({ found: now }) => isCurrent(world, now, brief));
  if (found.kind !== "loop" || found.state.loopId !== brief.loopId)
    return finish(world, `The loop ${brief.loopId} is not there any more; nothing was landed.`);
  const turn = await Turn.open(world, sight, found);
  turn.warnings = [...turn.warnings, ...standingWarnings(turn, brief)];
  const { state } = found;
  if (!isClaimed(world, found, brief)) return finish(world, `Iteration ${brief.iteration} has landed already.`);
  if (sight.tip?.sha !== brief.base && sight.tip !== null) {
    report.warning("The branch was changed while the agent worked: its work is kept in the artifact of this run.");
    return finish(world, await branchChanged(turn, state));
  }
  return brief.mode === "check" ? landCheck(turn, request) : landIteration(turn, request);
}

/** This run wrote the claim, or its work is recorded: anything else may be an old picture. */
function isCurrent(world: World, found: FoundLoop, brief: BriefDocument): boolean {
  return found.kind === "loop" && (isClaimed(world, found, brief) || found.state.loop.iteration >= brief.iteration);
}

/** The claim is what makes a run the one that may land: an old run that is started again has lost it. */
function isClaimed(
  { run }: World,
  { state: { claim, loop }, isRebuilt }: Loaded,
  { iteration }: BriefDocument,
): boolean {
  if (loop.iteration + 1 !== iteration) return false;
  // Where the claim was lost with the comment, the branch alone is the fence: it still is where this run began.
  return isRebuilt || (claim?.run === run.id && claim.attempt === run.attempt);
}

async function finish({ report }: World, said: string): Promise<void> {
  report.info(said);
  await report.summary(`${markdownLines(said)}\n`);
  report.output("landed", "false");
  report.output("continue", "false");
}

function standingWarnings({ sight, world }: Turn, brief: BriefDocument): readonly string[] {
  const isSimple = brief.job === world.run.job;
  return isSimple && !sight.repository.isPrivate
    ? [
        "The simple template runs the agent beside a token that may write. On a public repository, use the hardened one.",
      ]
    : [];
}

async function landCheck(turn: Turn, request: LandRequest): Promise<void> {
  const { world, loaded } = turn;
  const settings = turn.settingsOf(loaded.state);
  const { rules } = validationResults(request.steps, world.redact);
  const at = { branch: branchOf(request.brief.issue), sha: request.brief.base, isNew: true };
  const all = asksCi(settings) ? [...rules, ...(await ciResults(world, settings, at))] : rules;
  const before = loaded.state.loop;
  const event = { type: "checked", at: world.clock.now(), rules: all } as const;
  const decision = decide(before, event, settings);
  const state = { ...loaded.state, loop: decision.loop, claim: null };
  await conclude(turn, { state, request, move: { before, event, settings, decision } });
}

async function landIteration(turn: Turn, request: LandRequest): Promise<void> {
  const { world, sight, loaded } = turn;
  const { brief } = request;
  const trust = trustOf(world.forge, sight);
  const context = { sight, at: world.clock.now(), settingsOf: turn.settingsOf };
  const heeded = await turn.heedTaskFile();
  const heard = await hearOrders(standingOf(heeded.state), {
    ...context,
    trust,
    forge: world.forge,
    until: "rollback",
  });
  const settings = turn.settingsOf(heard.state);
  const human =
    humanWord(heard.state, loaded.state) ??
    stopSign(sight, settings, { disabled: world.disabled, profile: heard.state.profile }) ??
    (isMeddled(loaded) ? ({ says: "pause", by: "Rondo", why: reasons.meddled } as const) : null) ??
    heeded.human;
  // What people said is decided on together with the iteration: it counts from where the loop stood.
  const state: StateRecord = { ...heard.state, loop: loaded.state.loop };
  const work = await readWork(request.work);
  const done = typeof work === "string" ? lostWork(work, request.agentResult) : redactedWork(work, world.redact);
  const git = await request.git();
  const landing = await prepareLanding({ git, brief, patch: done.patch, settings, secrets: request.secrets });
  const reported = validationResults(request.steps, world.redact);
  const facts: IterationFacts = { turn, brief, state, settings, done, landing, reported, human };
  const first = decideOn(facts, []);
  const landed = await commitWork({
    world,
    git,
    brief,
    landing,
    state,
    settings,
    decided: first.decision,
    said: summaryOf(facts),
    cost: done.report.cost,
  });
  if (landed && !landed.pushed.ok)
    return landed.pushed.refusal === "not-fast-forward"
      ? overtaken(facts)
      : notPushed(facts, landed.pushed, request.keep);
  const head = landed?.sha ?? state.head;
  const at = { branch: branchOf(brief.issue), sha: head, isNew: landed !== null };
  const move =
    asksCi(settings) && landing.denials.length === 0 ? decideOn(facts, await ciResults(world, settings, at)) : first;
  const next: StateRecord = { ...recorded(facts, move.decision, head, landed !== null), head };
  await flagged(turn, next, landing);
  await conclude(turn, { state: next, request, move, facts });
}

/** Somebody pushed in the very moment: a person, or another run of ours. */
async function overtaken({ turn, brief, state }: IterationFacts): Promise<void> {
  const { world, loaded } = turn;
  const { sight, found } = await upToDate(world, brief.issue, () => true);
  if (found.kind === "loop" && found.state.loop.iteration >= brief.iteration)
    return finish(world, `Iteration ${brief.iteration} has landed already.`);
  world.report.warning("The branch was changed while the work landed: it is kept in the artifact of this run.");
  await finish(world, await branchChanged(await Turn.open(world, sight, loaded), state));
}

/** Nothing landed, so nothing is proved; only a person can change why. */
async function notPushed(
  facts: IterationFacts,
  pushed: Extract<Pushed, { ok: false }>,
  keep: KeepRecord,
): Promise<void> {
  const { turn, landing, settings } = facts;
  const { report, clock, run } = turn.world;
  const message = refusedPush(pushed, run.url);
  const stayed = {
    ...facts,
    landing: { ...landing, tree: landing.before, touched: [], changesFiles: false },
    isUnlanded: true,
  } as const;
  const failed = decideOn(stayed, [{ name: "landing", result: "fail", message }]);
  const state = recorded(stayed, failed.decision, facts.state.head, false);
  const event = { type: "hindered", at: clock.now(), message } as const;
  const hindered = { before: state.loop, event, settings, decision: decide(state.loop, event, settings) };
  report.warning(message);
  const published = await turn.settle({ ...state, loop: hindered.decision.loop }, "loudly");
  await keepRecord(turn.world, published, { moves: [failed, hindered], keep });
  await finish(turn.world, message);
}

const lookLabel = "rondo: needs-human";

/** What landed, but a person should see: named in the comment, and marked by a label. */
async function flagged(turn: Turn, { pull }: StateRecord, { flags }: Landing): Promise<void> {
  if (flags.length === 0) return;
  turn.warnings = [
    ...turn.warnings,
    `Please look at: ${flags
      .slice(0, 10)
      .map((flag) => markdownLine(findingInWords(flag), 200))
      .join("; ")}`,
  ];
  if (pull !== null && !turn.sight.pull?.labels.includes(lookLabel))
    await turn.world.forge.addLabels(pull, [lookLabel]);
}

/** With what the repository's own checks said, which came after the rules. */
function reportOf(facts: IterationFacts, { event }: Move): Report {
  const results = event.type === "finished" ? event.outcome.rules : [];
  const configured = facts.settings.rules;
  const flags = facts.landing.flags.map(findingInWords);
  return { summary: summaryOf(facts), rules: judgedRules(configured, results), configured, flags };
}

interface Conclusion {
  readonly state: StateRecord;
  readonly move: Move;
  readonly request: LandRequest;
  /** Null after a check of the rules alone. */
  readonly facts?: IterationFacts;
}

/** Comment, gate, labels; then whatever the decision leads to. */
async function conclude(turn: Turn, { state: decided, move, request, facts }: Conclusion): Promise<void> {
  const { world } = turn;
  const { report } = world;
  const { decision } = move;
  const reached = facts ? reachedIn(facts, decided) : [];
  const state = withMilestones(decided, reached);
  const isLast = (state.chain?.left.length ?? 0) === 0;
  if (isLast && (state.loop.status === "completed" || state.loop.waitsFor === "completion"))
    await reportDone(turn, state, facts ? reportOf(facts, move) : null);
  await markCheckpoints(world, state, decision.hooks);
  const published = await turn.settle(state, decision.source === "human" ? "quietly" : "loudly");
  tellHooks(report.info, decision.hooks);
  report.info(`${decision.signal}: ${decision.reason}`);
  tellOutcome(report.output, state, decision, world.clock.now());
  for (const { text } of reached.filter(({ calls }) => calls))
    await world.forge.createComment(state.pull ?? state.issue, `@${state.startedBy} ${text}.`);
  await keepRecord(world, published, { moves: [move], keep: request.keep });
  const trouble = state.loop.status === "running" ? await dispatchNext(turn, published) : null;
  if (trouble !== null) report.warning(trouble);
  const url = reached.length === 0 ? null : webhookOf(turn.sight.settings?.text ?? null);
  if (url !== null && request.webhook) await tellWebhook(world, request.webhook, { url, state, reached });
  await report.summary(`${visibleComment(world, published)}\n`);
}

function reachedIn({ turn: { sight }, state: before, settings }: IterationFacts, after: StateRecord) {
  const progress = (state: StateRecord): Progress => {
    const steps = stepsNow(sight, state);
    return { loop: state.loop, done: doneIn(steps), steps: steps.list.length };
  };
  return milestones(progress(before), progress(after), settings);
}
