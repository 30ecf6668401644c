/** The page of `rondo report` in a real browser, opened from a disk. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser } from "../../scripts/browser.ts";
import { galleryReport } from "../../scripts/gallery.ts";
import { bodyColours, brightness, contrast, faintTexts } from "./contrast.ts";

let browser: Browser;
let folder: string;

async function opened(width = 1012, colorScheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(join(folder, "report.html")).href);
  return page;
}

describe.skipIf(browserPath === undefined)("the report page in a browser", () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "rondo-report-page-"));
    writeFileSync(join(folder, "report.html"), galleryReport());
    browser = await openBrowser(browserPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("asks for nothing but itself", async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    const troubles: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => troubles.push(message.text()));
    await page.goto(pathToFileURL(join(folder, "report.html")).href);
    expect(asked).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("tells outcomes, guards and cost first, then each loop with its curve", async () => {
    const page = await opened();
    expect(await page.locator(".tiles dt").allTextContents()).toEqual([
      "Loops",
      "Completed",
      "Iterations to completion",
      "Cost",
      "Work",
    ]);
    expect(await page.locator("section[aria-label=Guards]").textContent()).toContain("consecutive-failures");
    expect(await page.locator("article").count()).toBe(4);
    expect(await page.locator("article svg").count()).toBe(4);
    await page.close();
  });

  it("a row of the timeline leads to its loop, and its marks stand on its track", async () => {
    const page = await opened();
    for (const track of await page.locator(".track").all()) {
      const box = await track.boundingBox();
      for (const mark of await track.locator("b").all()) {
        const at = await mark.boundingBox();
        expect(at?.x).toBeGreaterThanOrEqual((box?.x ?? 0) - 8);
        expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
      }
    }
    await page.locator(".times a").last().click();
    expect(page.url()).toMatch(/#issue-\d$/);
    await page.close();
  });

  it("a long loop is folded, and opens at a click", async () => {
    const page = await opened();
    const folded = page.locator("article details").first();
    const steps = folded.locator("ol.steps");
    expect(await steps.isVisible()).toBe(false);
    await folded.locator("summary").click();
    expect(await steps.isVisible()).toBe(true);
    await page.close();
  });

  it.each([320, 390, 1012])("%i pixels wide, it never scrolls sideways", async (width) => {
    const page = await opened(width);
    const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
    expect(overflow).toBeLessThanOrEqual(0);
    await page.close();
  });

  it.each(["light", "dark"] as const)("in %s, no text is too faint to read", async (colorScheme) => {
    const page = await opened(1012, colorScheme);
    const { seen, faint } = await faintTexts(page);
    expect(seen).toBeGreaterThan(80);
    expect(faint).toEqual([]);
    const { text, back } = await bodyColours(page);
    expect(contrast(text, back)).toBeGreaterThan(7);
    expect(brightness(back) > 0.5).toBe(colorScheme === "light");
    await page.close();
  });
});
