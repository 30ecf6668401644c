/** Concurrency groups of all repositories: one holder each, and who waits behind it. */

export interface GroupRequest {
  readonly repository: string;
  readonly group: string;
  readonly cancelInProgress: boolean;
  readonly queue: "single" | "max";
}

const LONGEST_QUEUE = 100;

/** A place in a group. `evicted` also when it left before its turn. */
export interface Ticket {
  readonly turn: Promise<"admitted" | "evicted">;
  leave(): void;
}

interface Entrant {
  readonly settle: (turn: "admitted" | "evicted") => void;
  readonly cancel: () => void;
}

interface Group {
  holder: Entrant | undefined;
  waiting: Entrant[];
}

export class ConcurrencyGroups {
  readonly #groups = new Map<string, Group>();

  /** `cancel` is called when a later entrant wants this one, already running, to stop. */
  enter(request: GroupRequest, cancel: () => void): Ticket {
    const group = this.#group(request);
    let settle: Entrant["settle"] = () => undefined;
    const turn = new Promise<"admitted" | "evicted">((resolve) => {
      settle = resolve;
    });
    const entrant: Entrant = { settle, cancel };
    this.#place(group, entrant, request);
    return { turn, leave: () => this.#leave(group, entrant) };
  }

  #place(group: Group, entrant: Entrant, request: GroupRequest): void {
    if (group.holder === undefined) {
      group.holder = entrant;
      entrant.settle("admitted");
      return;
    }
    if (request.queue === "max") {
      if (group.waiting.length >= LONGEST_QUEUE) entrant.settle("evicted");
      else group.waiting.push(entrant);
      return;
    }
    for (const older of group.waiting) older.settle("evicted");
    group.waiting = [entrant];
    if (request.cancelInProgress) group.holder.cancel();
  }

  #leave(group: Group, entrant: Entrant): void {
    entrant.settle("evicted");
    group.waiting = group.waiting.filter((other) => other !== entrant);
    if (group.holder !== entrant) return;
    group.holder = group.waiting.shift();
    group.holder?.settle("admitted");
  }

  /** Names are case-insensitive, and shared by all workflows of a repository. */
  #group(request: GroupRequest): Group {
    const key = `${request.repository}\n${request.group.toLowerCase()}`;
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const group: Group = { holder: undefined, waiting: [] };
    this.#groups.set(key, group);
    return group;
  }
}
