import type { Page } from "playwright-core";

export async function bodyColours(page: Page): Promise<{ readonly text: string; readonly back: string }> {
  const style = "getComputedStyle(document.body)";
  return page.evaluate(`({ text: ${style}.color, back: ${style}.backgroundColor })`);
}

/** As the guidelines for accessible pages reckon it. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([part]) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface SeenText {
  readonly text: string;
  readonly colour: string;
  readonly back: string;
  readonly isLarge: boolean;
}

/** Every text that is seen below an element, with its colour and what lies behind it. It runs in the page, so it stands alone. */
const seenTexts = String.raw`(root) => {
  const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const back = (element) => {
    if (element === null) return "rgb(255, 255, 255)";
    const own = getComputedStyle(element).backgroundColor;
    const [, , , alpha = 1] = parts(own);
    if (alpha === 1) return own;
    const below = parts(back(element.parentElement));
    const mixed = parts(own).slice(0, 3).map((part, at) => Math.round(part * alpha + below[at] * (1 - alpha)));
    return "rgb(" + mixed.join(", ") + ")";
  };
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (text === "" || !element.checkVisibility() || element.closest("style, script, title")) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const colour = element.namespaceURI.endsWith("svg") ? style.fill : style.color;
    found.push({ text, colour, back: back(element), isLarge: size >= 24 || (size >= 18.66 && style.fontWeight >= 700) });
  }
  return found;
}`;

/** Texts that the guidelines (level AA) call too faint; and how many were looked at. */
export async function faintTexts(
  page: Page,
  below = "body",
): Promise<{ readonly seen: number; readonly faint: readonly string[] }> {
  const texts = await page.evaluate<SeenText[]>(`(${seenTexts})(document.querySelector(${JSON.stringify(below)}))`);
  const faint = texts.filter(({ colour, back, isLarge }) => contrast(colour, back) < (isLarge ? 3 : 4.5));
  return { seen: texts.length, faint: faint.map(({ text, colour, back }) => `${text}: ${colour} on ${back}`) };
}

export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}

export async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
}
