/** The pull request's page, with the final report as its text: what a reviewer would check by looking. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser } from "../../scripts/browser.ts";
import { type Gallery, openGallery, type SceneName } from "../../scripts/gallery.ts";
import { faintTexts, sidewaysOverflow, unfold } from "./contrast.ts";

let gallery: Gallery;
let browser: Browser;

async function looking(scene: SceneName, width = 1012, colorScheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  await page.goto(gallery.pages[scene].url);
  return page;
}

describe.skipIf(browserPath === undefined)("the pull request in a browser", () => {
  beforeAll(async () => {
    gallery = await openGallery();
    browser = await openBrowser(browserPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  it("says in this order which issue it closes, what was done, how it was checked and what it took", async () => {
    const page = await looking("completed");
    const text = page.locator("#description");
    expect(
      await text
        .getByRole("link", { name: /^#\d+$/ })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await text.locator("h2").allTextContents()).toEqual(["What was done", "How it was checked", "What it took"]);
    await page.close();
  });

  it("shows each rule with its sign and its command, and the promise beside them", async () => {
    const page = await looking("completed");
    const rows = page.locator("#description table").first().locator("tbody tr");
    expect(await rows.allTextContents().then((texts) => texts.map((text) => text.replace(/\s+/g, " ").trim()))).toEqual(
      [
        "tests ✅ passes npm run tests",
        "lint ✅ passes npm run lint",
        "docs ✅ passes npm run docs",
        "the agent's promise ✅ kept the agent says that all of it is done",
      ],
    );
    await page.close();
  });

  it("keeps the iterations folded, and opens them at a click", async () => {
    const page = await looking("completed");
    const folded = page.locator("#description details");
    expect(await folded.locator("table").isVisible()).toBe(false);
    await folded.locator("summary").click();
    expect(await folded.locator("tbody tr").count()).toBe(4);
    await page.close();
  });

  it.each([
    ["running", "draft", "pending"],
    ["blocked", "draft", "failure"],
    ["escalated", "draft", "failure"],
    ["completed", "open", "success"],
  ] as const)("%s: it is %s, and its gate is %s", async (scene, state, gate) => {
    const page = await looking(scene);
    expect(await page.locator(".pill").first().textContent()).toBe(state);
    expect(await page.getByText(`${gate} rondo`).first().isVisible()).toBe(true);
    await page.close();
  });

  it.each([320, 390])("%i pixels wide, it never scrolls sideways, folded or open", async (width) => {
    for (const scene of ["completed", "escalated", "long"] as const) {
      const page = await looking(scene, width);
      expect(await sidewaysOverflow(page), scene).toBeLessThanOrEqual(0);
      await unfold(page);
      expect(await sidewaysOverflow(page), `${scene}, open`).toBeLessThanOrEqual(0);
      await page.close();
    }
  });

  it.each(["light", "dark"] as const)("in %s, no text is too faint to read", async (colorScheme) => {
    const page = await looking("escalated", 1012, colorScheme);
    await unfold(page);
    const { seen, faint } = await faintTexts(page);
    expect(seen).toBeGreaterThan(60);
    expect(faint).toEqual([]);
    await page.close();
  });
});
