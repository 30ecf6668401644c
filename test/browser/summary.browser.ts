/** The summary of a run that really ran, on the page of that run: the last of a demo. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser } from "../../scripts/browser.ts";
import { type OpenDemo, openDemo } from "../../scripts/open-demo.ts";
import { faintTexts, sidewaysOverflow } from "./contrast.ts";

let demo: OpenDemo;
let browser: Browser;

async function looking(width = 1012, colorScheme: "light" | "dark" = "light"): Promise<{ page: Page; shown: Locator }> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  await page.goto(demo.url);
  await page.locator('a[href*="/actions/runs/"]').first().click();
  return { page, shown: page.locator(".summary").last() };
}

describe.skipIf(browserPath === undefined)("the job's summary in a browser", () => {
  beforeAll(async () => {
    demo = await openDemo();
    browser = await openBrowser(browserPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    demo?.close();
  });

  it("says first how the loop stands, why, and what to do", async () => {
    const { page, shown } = await looking();
    expect(await shown.locator("h3").first().textContent()).toBe("✅ Completed in 3 iterations");
    expect(await shown.locator(".alert").first().textContent()).toContain("ready for your review");
    const [heading, table] = [
      await shown.locator("h3").first().boundingBox(),
      await shown.locator("table").first().boundingBox(),
    ];
    expect(heading?.y ?? 0).toBeLessThan(table?.y ?? 0);
    await page.close();
  });

  it("has meters, a row for each iteration and the score's curve", async () => {
    const { page, shown } = await looking();
    expect(await shown.locator("table").first().locator("tr").count()).toBe(4);
    expect(await shown.locator("table").nth(1).locator("tbody tr").count()).toBe(3);
    expect(await shown.locator("svg circle").count()).toBe(3);
    await page.close();
  });

  it("links each iteration to its commit and its run", async () => {
    const { page, shown } = await looking();
    await shown.getByRole("link", { name: "commit" }).last().click();
    expect(page.url()).toMatch(/\/acme\/slugs\/commit\/[0-9a-f]{12}$/);
    expect(await page.textContent("body")).toContain("Spell out letters that are no accents");
    await page.close();
  });

  it.each([320, 390, 1012])("%i pixels wide, the run's page never scrolls sideways", async (width) => {
    const { page } = await looking(width);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.close();
  });

  it.each(["light", "dark"] as const)("in %s, no text of the run's page is too faint to read", async (colorScheme) => {
    const { page } = await looking(1012, colorScheme);
    const { seen, faint } = await faintTexts(page);
    expect(seen).toBeGreaterThan(40);
    expect(faint).toEqual([]);
    await page.close();
  });
});
