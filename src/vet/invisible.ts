const names: Readonly<Record<number, string>> = {
  173: "SOFT HYPHEN",
  1564: "ARABIC LETTER MARK",
  6158: "MONGOLIAN VOWEL SEPARATOR",
  8203: "ZERO WIDTH SPACE",
  8204: "ZERO WIDTH NON-JOINER",
  8205: "ZERO WIDTH JOINER",
  8206: "LEFT-TO-RIGHT MARK",
  8207: "RIGHT-TO-LEFT MARK",
  8234: "LEFT-TO-RIGHT EMBEDDING",
  8235: "RIGHT-TO-LEFT EMBEDDING",
  8236: "POP DIRECTIONAL FORMATTING",
  8237: "LEFT-TO-RIGHT OVERRIDE",
  8238: "RIGHT-TO-LEFT OVERRIDE",
  8288: "WORD JOINER",
  8294: "LEFT-TO-RIGHT ISOLATE",
  8295: "RIGHT-TO-LEFT ISOLATE",
  8296: "FIRST STRONG ISOLATE",
  8297: "POP DIRECTIONAL ISOLATE",
  12644: "HANGUL FILLER",
  65279: "ZERO WIDTH NO-BREAK SPACE",
};

const ranges: readonly (readonly [number, number, string])[] = [
  [0x00, 0x1f, "a control character"],
  [0x7f, 0x9f, "a control character"],
  [0xd800, 0xdfff, "half a character"],
  [0xfe00, 0xfe0f, "a variation selector"],
  [0xe0000, 0xe007f, "a tag character"],
  [0xe0100, 0xe01ef, "a variation selector"],
];

/** `U+202E RIGHT-TO-LEFT OVERRIDE` */
export function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const range = ranges.find(([from, to]) => code >= from && code <= to)?.[2];
  const name = names[code] ?? range;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}${name === undefined ? "" : ` ${name}`}`;
}

const suspicious =
  /[\p{DI}\p{Cs}\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFFF9-\uFFFB]/gu;
const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]$/u;
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]$/u;

/** The first character of a line that no reader sees or that turns the line's order around. */
export function invisibleIn(text: string, line: number): string | undefined {
  for (const { 0: character, index } of text.matchAll(suspicious)) {
    const byteOrderMark = character === "\uFEFF" && line === 1 && index === 0;
    if (!byteOrderMark && !belongs(character, text.slice(Math.max(0, index - 2), index))) return character;
  }
  return undefined;
}

/** Joiners and selectors are part of how people write emoji, Persian and the scripts of India. */
function belongs(character: string, before: string): boolean {
  if (character === "\uFE0F") return emojiBefore.test(before);
  if (character === "\u200D") return emojiBefore.test(before) || before.endsWith("\uFE0F") || joinedScript.test(before);
  return character === "\u200C" && joinedScript.test(before);
}
