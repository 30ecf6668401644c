/** The comment in a real browser: what a person would check by looking. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser } from "../../scripts/browser.ts";
import { type Gallery, openGallery, type SceneName } from "../../scripts/gallery.ts";
import { bodyColours, brightness, contrast, faintTexts } from "./contrast.ts";

if (browserPath === undefined) console.log("No Chromium on this machine: the browser tests are skipped.");

let gallery: Gallery;
let browser: Browser;

interface Look {
  readonly colorScheme?: "light" | "dark";
  readonly width?: number;
}

async function looking(scene: SceneName, { colorScheme = "light", width = 1012 }: Look = {}): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  await page.goto(gallery.pages[scene].url);
  return page;
}

function comment(page: Page, scene: SceneName) {
  return page.locator(`#${gallery.pages[scene].comment}`);
}

describe.skipIf(browserPath === undefined)("the comment in a browser", () => {
  beforeAll(async () => {
    gallery = await openGallery();
    browser = await openBrowser(browserPath ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  it.each([
    ["running", "🔁 Working: iteration 4 of 10", "Note", "You need not do anything"],
    ["completed", "✅ Completed in 4 iterations", "Tip", "ready for your review"],
    ["blocked", "✋ Blocked: the agent has a question", "Important", "Should “ß” become “ss”"],
    ["escalated", "🚧 Needs a person", "Warning", "3 iterations in a row failed"],
  ] as const)(
    "%s: the headline, the box and what to do are the first things seen",
    async (scene, head, kind, words) => {
      const page = await looking(scene);
      const box = comment(page, scene);
      expect(await box.locator("h3").textContent()).toBe(head);
      expect(await box.locator(".alert .title").first().textContent()).toBe(kind);
      expect(await box.locator(".alert").first().textContent()).toContain(words);
      const [heading, table] = [
        await box.locator("h3").boundingBox(),
        await box.locator("table").first().boundingBox(),
      ];
      expect(heading?.y ?? 0).toBeLessThan(table?.y ?? 0);
      await page.close();
    },
  );

  it("what failed is folded, and opens at a click", async () => {
    const page = await looking("running");
    const failed = comment(page, "running").locator("details", { hasText: "What failed" });
    expect(await failed.locator("pre").isVisible()).toBe(false);
    await failed.locator("summary").click();
    expect(await failed.locator("pre").isVisible()).toBe(true);
    expect(await failed.locator("pre").textContent()).toContain("knows letters that are no accents");
    await page.close();
  });

  it("the score's curve is drawn, with a point for each iteration", async () => {
    const page = await looking("completed");
    expect(await comment(page, "completed").locator("svg circle").count()).toBe(4);
    await page.close();
  });

  it("the link of a row leads to the commit", async () => {
    const page = await looking("completed");
    await comment(page, "completed").getByRole("link", { name: "commit" }).first().click();
    expect(page.url()).toMatch(/\/acme\/slugs\/commit\/[0-9a-f]{12}$/);
    expect(await page.textContent("h1")).toMatch(/^[0-9a-f]{10}$/);
    await page.close();
  });

  it("older rows are folded", async () => {
    const page = await looking("long");
    const older = comment(page, "long").locator("details", { has: page.getByText(/^Iterations \d+–\d+$/) });
    expect(await older.locator("table").isVisible()).toBe(false);
    await page.close();
  });

  it.each([320, 390, 1012])("%i pixels wide, only tables scroll, never the page", async (width) => {
    for (const scene of ["running", "completed", "blocked"] as const) {
      const page = await looking(scene, { width });
      const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
      expect(overflow, scene).toBeLessThanOrEqual(0);
      await page.close();
    }
  });

  it("on a phone, a row of the table is one or two lines high", async () => {
    const page = await looking("running", { width: 390 });
    const rows = comment(page, "running").locator("table").nth(1).locator("tbody tr");
    for (const row of await rows.all()) expect((await row.boundingBox())?.height ?? 0).toBeLessThan(70);
    await page.close();
  });

  it.each(["running", "blocked"] as const)(
    "%s, on a phone: signal, rules, score and cost are seen without scrolling; the rest is a swipe away",
    async (scene) => {
      const page = await looking(scene, { width: 390 });
      const table = comment(page, scene).locator("table").nth(1);
      const seen = await table.boundingBox();
      const ends = await table
        .locator("th")
        .evaluateAll((cells) => cells.map((cell) => [cell.textContent, cell.getBoundingClientRect().right] as const));
      const whole = ends.filter(([, right]) => right <= (seen?.x ?? 0) + (seen?.width ?? 0));
      expect(whole.map(([name]) => name)).toEqual(["#", "Signal", "Rules", "Score", "Cost"]);
      await table.getByRole("link", { name: "run" }).first().scrollIntoViewIfNeeded();
      expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await page.close();
    },
  );

  it.each(["light", "dark"] as const)(
    "in %s, no text is too faint to read, and the curve is seen",
    async (colorScheme) => {
      const page = await looking("blocked", { colorScheme });
      const { seen, faint } = await faintTexts(page, `#${gallery.pages.blocked.comment}`);
      expect(seen).toBeGreaterThan(40);
      expect(faint).toEqual([]);
      const line = `#${gallery.pages.blocked.comment} polyline`;
      const curve = await page.evaluate<string>(`getComputedStyle(document.querySelector("${line}")).stroke`);
      const { text, back } = await bodyColours(page);
      expect(contrast(curve, back)).toBeGreaterThan(3);
      expect(contrast(text, back)).toBeGreaterThan(7);
      expect(brightness(back) > 0.5).toBe(colorScheme === "light");
      await page.close();
    },
  );
});
