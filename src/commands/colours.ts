/** ANSI, when the reader is a terminal; plain text otherwise. */
export interface Palette {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
}

type Paint = (text: string) => string;

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
} as const;

export function palette(colours: boolean): Palette {
  const paint = (name: keyof typeof codes): Paint => {
    const [on, off] = codes[name];
    return colours ? (text) => `\u001b[${on}m${text}\u001b[${off}m` : (text) => text;
  };
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    red: paint("red"),
    green: paint("green"),
    yellow: paint("yellow"),
    blue: paint("blue"),
  };
}

/** Text from elsewhere on a terminal: without escape sequences and other control characters, on one line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
