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
