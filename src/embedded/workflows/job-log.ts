/** One job's log: what was first and what came last, however much there was. */

const HALF = 2 * 1024 * 1024;

interface Line {
  readonly text: string;
  /** The number of the step that it is from; 0 before the first. */
  readonly step: number;
}

export class JobLog {
  readonly #head: Line[] = [];
  #headSize = 0;
  #tail: Line[] = [];
  #tailSize = 0;
  #dropped = 0;

  append(text: string, step = 0): void {
    if (this.#headSize + text.length <= HALF && this.#tail.length === 0) {
      this.#head.push({ text, step });
      this.#headSize += text.length + 1;
      return;
    }
    this.#tail.push({ text, step });
    this.#tailSize += text.length + 1;
    if (this.#tailSize > 2 * HALF) this.#trim();
  }

  /** Only at twice the size, so that a long log does not shift the list for every line. */
  #trim(): void {
    let cut = 0;
    while (this.#tailSize > HALF && cut < this.#tail.length - 1) {
      this.#tailSize -= (this.#tail[cut]?.text.length ?? 0) + 1;
      cut += 1;
    }
    this.#dropped += cut;
    this.#tail = this.#tail.slice(cut);
  }

  /** All of it, or what one step wrote. */
  text(step?: number): string {
    const gap = { text: `[${this.#dropped} lines left out]`, step: this.#head.at(-1)?.step ?? 0 };
    return [...this.#head, ...(this.#dropped === 0 ? [] : [gap]), ...this.#tail]
      .filter((line) => step === undefined || line.step === step)
      .map((line) => `${line.text}\n`)
      .join("");
  }
}
