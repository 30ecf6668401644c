/** Text in columns: as wide as it looks, not as long as it is. */

const ESCAPES = /\u001b\[[0-9;]*m/g;
const WIDE = /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const NO_WIDTH = /\p{Mark}|\u200d|\ufe0f/u;

export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replace(ESCAPES, ""))
    width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

export function padded(text: string, width: number, side: "left" | "right" = "left"): string {
  const gap = " ".repeat(Math.max(0, width - widthOf(text)));
  return side === "left" ? text + gap : gap + text;
}

/** Breaks at spaces; a word that is too long stays whole. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}
