import type { Mutation } from "./mutation.ts";

const order = ["test/loop/queue.test.ts"];
const queue = ["test/phases/queue.test.ts"];
const webhook = ["test/phases/webhook.test.ts"];
const phases = ["test/config/then.test.ts"];
const frontmatter = ["test/config/task-frontmatter.test.ts"];

/** What keeps the queue in order, and others out of it; what comes after a loop, and who hears of it. */
export const mutations: readonly Mutation[] = [
  // The order
  {
    name: "queue: priority labels do not count",
    file: "src/loop/queue.ts",
    find: "const places = labels.map(place).filter((at) => at >= 0);",
    replace: "const places: number[] = [];",
    tests: order,
  },
  {
    name: "queue: nobody is lifted by waiting",
    file: "src/loop/queue.ts",
    find: "return rank - Math.floor(Math.max(0, now - since) / dayMs);",
    replace: "return rank;",
    tests: order,
  },
  {
    name: "queue: the oldest label is not first",
    file: "src/loop/queue.ts",
    find: "|| a.since - b.since ||",
    replace: "||",
    tests: order,
  },
  {
    name: "queue: more are called than there is room for",
    file: "src/loop/queue.ts",
    find: ".slice(0, room)",
    replace: "",
    tests: order,
  },
  {
    name: "queue: one that starts already is called again",
    file: "src/loop/queue.ts",
    find: "const resting = waiting.filter(({ number }) => !active.includes(number));",
    replace: "const resting = waiting;",
    tests: order,
  },
  // Never more than allowed
  {
    name: "queue: who said that it starts does not count the others",
    file: "src/loop/queue.ts",
    find: 'if (others + resting < most) return "start";',
    replace: 'if (hasRoom) return "start";',
    tests: order,
  },
  {
    name: "queue: who is new overtakes those that wait",
    file: "src/loop/queue.ts",
    find: "const resting = before.filter((each) => !isActive(each)).length;",
    replace: "const resting = 0;",
    tests: order,
  },
  {
    name: "queue: nobody says first that it starts",
    file: "src/phases/queue.ts",
    find: "if (!tag.has(queuedLabel)) await tag.put([queuedLabel, running]);",
    replace: "",
    tests: queue,
  },
  {
    name: "queue: it starts without having said so",
    file: "src/phases/queue.ts",
    find: 'if (move === "start" && tag.isStarting) return',
    replace: 'if (move === "start") return',
    tests: queue,
  },
  {
    name: "queue: who yields keeps the place",
    file: "src/phases/queue.ts",
    find: 'if (move === "yield") await tag.takeOff(running);',
    replace: "",
    tests: queue,
  },
  {
    name: "queue: the sweep calls twice",
    file: "src/phases/queue.ts",
    find: "!coming.some(({ title }) => isRunFor(title, number, queueKey))",
    replace: "coming",
    tests: queue,
  },
  {
    name: "queue: a start half done is forgotten",
    file: "src/phases/queue.ts",
    find: "const next = [...half, ...nextUp(",
    replace: "const next = [...half.slice(0, 0), ...nextUp(",
    tests: queue,
  },
  // Who may be in it
  {
    name: "queue: a label that was taken off still asks",
    file: "src/phases/queue.ts",
    find: "hasLabel(labels, label) && isStartLabel(label, trigger)",
    replace: "isStartLabel(label, trigger)",
    tests: queue,
  },
  {
    name: "queue: one of Rondo's own labels asks",
    file: "src/phases/facts.ts",
    find: "if (profile !== undefined) return !ownLabels.includes(profile.toLowerCase());",
    replace: "if (profile !== undefined) return true;",
    tests: queue,
  },
  {
    name: "queue: an issue that needs input is called",
    file: "src/phases/queue.ts",
    find: "|| hasLabel(labels, needsInputLabel)",
    replace: "",
    tests: queue,
  },
  {
    name: "split: anybody's word queues",
    file: "src/phases/asked-elsewhere.ts",
    find: "return trust.inPerson(author);",
    replace: "return author.login !== '';",
    tests: queue,
  },
  {
    name: "split: an outsider may add to the list afterwards",
    file: "src/phases/asked-elsewhere.ts",
    find: "if ((await editedSince({ issue }, updatedAt, trust)) !== null) return false;",
    replace: "",
    tests: queue,
  },
  {
    name: "split: any issue is on the list",
    file: "src/phases/asked-elsewhere.ts",
    find: "|| !listedIssues(issue.body).includes(follower)",
    replace: "|| follower < 0",
    tests: queue,
  },
  {
    name: "split: anybody's comment says where it was asked for",
    file: "src/phases/asked-elsewhere.ts",
    find: "isOurs && on === issue.number && mark.test(",
    replace: "isOurs !== undefined && on === issue.number && mark.test(",
    tests: queue,
  },
  {
    name: "then: any complete loop names what follows",
    file: "src/phases/asked-elsewhere.ts",
    find: "!turn.settingsOf(found.state).follows.issues.includes(follower) ||",
    replace: "",
    tests: queue,
  },
  {
    name: "then: who started it need not write any more",
    file: "src/phases/asked-elsewhere.ts",
    find: "|| !(await trust.stillIn(startedBy))",
    replace: "",
    tests: queue,
  },
  {
    name: "then: whoever may not write sets it in an issue",
    file: "src/config/task-frontmatter.ts",
    find: 'return "only somebody who may write to this repository can set it";',
    replace: "return null;",
    tests: frontmatter,
  },
  {
    name: "then: a later phase's profile adds phases",
    file: "src/config/phases.ts",
    find: "follows: first.follows, phase",
    replace: "phase",
    tests: phases,
  },
  {
    name: "then: an unknown profile is found out too late",
    file: "src/config/phases.ts",
    find: "if (strange) return",
    replace: "if (strange && number !== null) return",
    tests: phases,
  },
  {
    name: "then: a phase before the last is green",
    file: "src/phases/passes-on.ts",
    find: "chain !== null && chain.left.length > 0",
    replace: "chain !== null && chain.left.length > 9",
    tests: ["test/phases/land-outputs.test.ts"],
  },
  // Who hears of it
  {
    name: "webhook: http is spoken",
    file: "src/config/milestones.ts",
    find: "^(?:https://|",
    replace: "^(?:https?://|",
    tests: webhook,
  },
  {
    name: "webhook: unsigned",
    file: "src/phases/webhook.ts",
    find: 'if (secret === "")',
    replace: 'if (secret === "?")',
    tests: webhook,
  },
  {
    name: "webhook: a failure fails the loop",
    file: "src/phases/webhook.ts",
    find: "} catch (error) {",
    replace: "} catch (error) {\n    throw error;",
    tests: webhook,
  },
  {
    name: "milestones: a loop that ended calls again",
    file: "src/phases/milestones.ts",
    find: "milestone.calls && !isOver",
    replace: "milestone.calls",
    tests: ["test/phases/milestones.test.ts"],
  },
];
