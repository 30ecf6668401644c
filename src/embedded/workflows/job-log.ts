/** One job's log: what was first and what came last, however much there was. */

const HALF = 2 * 1024 * 1024;

export class JobLog {
  readonly #head: string[] = [];
  #headSize = 0;
  #tail: string[] = [];
  #tailSize = 0;
  #dropped = 0;

  append(line: string): void {
    if (this.#headSize + line.length <= HALF && this.#tail.length === 0) {
      this.#head.push(line);
      this.#headSize += line.length + 1;
      return;
    }
    this.#tail.push(line);
    this.#tailSize += line.length + 1;
    if (this.#tailSize > 2 * HALF) this.#trim();
  }

  /** Only at twice the size, so that a long log does not shift the list for every line. */
  #trim(): void {
    let cut = 0;
    while (this.#tailSize > HALF && cut < this.#tail.length - 1) {
      this.#tailSize -= (this.#tail[cut]?.length ?? 0) + 1;
      cut += 1;
    }
    this.#dropped += cut;
    this.#tail = this.#tail.slice(cut);
  }

  text(): string {
    const gap = this.#dropped === 0 ? [] : [`[${this.#dropped} lines left out]`];
    return [...this.#head, ...gap, ...this.#tail].map((line) => `${line}\n`).join("");
  }
}
