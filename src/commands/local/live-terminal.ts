/** Lines that stay, and below them, on a terminal only, one that tells what is under way. */
import type { LiveShell } from "../live-shell.ts";

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 120;
const CLEAR = "\r\u001b[K";

/** Longer lines are harder to read, however wide the window is. */
const WIDEST = 100;

export class LiveTerminal {
  readonly width: number;
  readonly #shell: LiveShell;
  #waiting: { readonly what: string; readonly since: number; readonly beside: string } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;

  constructor(shell: LiveShell) {
    this.#shell = shell;
    this.width = Math.min(shell.columns() ?? 80, WIDEST);
  }

  line(text = ""): void {
    this.#shell.print(`${this.#timer ? CLEAR : ""}${text}\n`);
    this.#draw();
  }

  /** Shown with the seconds since then, until the next call or `rest`; `beside` stands after them. */
  waitFor(what: string, beside = ""): void {
    this.#waiting = { what, since: Date.now(), beside };
    if (this.#shell.columns() === null) return;
    this.#timer ??= setInterval(() => this.#draw(), FRAME_MS);
    this.#draw();
  }

  rest(): void {
    clearInterval(this.#timer);
    if (this.#timer) this.#shell.print(CLEAR);
    this.#timer = undefined;
    this.#waiting = undefined;
  }

  #draw(): void {
    if (!this.#timer || !this.#waiting) return;
    const { what, since, beside } = this.#waiting;
    this.#frame = (this.#frame + 1) % FRAMES.length;
    const text = `  ${FRAMES[this.#frame]} ${what} · ${Math.round((Date.now() - since) / 1000)} s${beside}`;
    this.#shell.print(`${CLEAR}${text.slice(0, this.width - 1)}`);
  }
}
