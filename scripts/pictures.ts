/** Makes docs/pictures: what people see of Rondo. `npm run pictures`, on a machine with Chromium. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { browserPath, openBrowser } from "./browser.ts";
import { galleryReport, openGallery } from "./gallery.ts";
import { openDemo } from "./open-demo.ts";

const folder = process.argv[2] ?? "docs/pictures";
const widths = { wide: 1012, phone: 390 } as const;
const schemes = ["light", "dark"] as const;

interface Look {
  readonly colorScheme: (typeof schemes)[number];
  readonly width?: keyof typeof widths;
}

async function photograph(
  browser: Browser,
  name: string,
  { colorScheme, width = "wide" }: Look,
  find: (page: Page) => Promise<Locator>,
): Promise<void> {
  const page = await browser.newPage({ colorScheme, viewport: { width: widths[width], height: 800 } });
  const shown = await find(page);
  await shown.screenshot({ path: join(folder, `${name}-${colorScheme}${width === "phone" ? "-phone" : ""}.png`) });
  await page.close();
}

/** The comment and the pull request's text, on pages like GitHub's. */
async function comments(browser: Browser): Promise<void> {
  const gallery = await openGallery();
  const looks: readonly Look[] = [
    ...schemes.map((colorScheme) => ({ colorScheme })),
    { colorScheme: "light", width: "phone" },
  ];
  for (const scene of ["running", "completed", "blocked"] as const)
    for (const look of looks)
      await photograph(browser, `comment-${scene}`, look, async (page) => {
        await page.goto(gallery.pages[scene].url);
        return page.locator(`#${gallery.pages[scene].comment}`);
      });
  await photograph(browser, "pull-request", { colorScheme: "light" }, async (page) => {
    await page.goto(gallery.pages.completed.url);
    return page.locator("#description");
  });
  await gallery.close();
}

/** A run's summary: the last one of a real demo. */
async function summaries(browser: Browser): Promise<void> {
  const demo = await openDemo();
  for (const colorScheme of schemes)
    await photograph(browser, "summary", { colorScheme }, async (page) => {
      await page.goto(demo.url);
      await page.locator('a[href*="/actions/runs/"]').first().click();
      return page.locator(".summary").last();
    });
  demo.close();
}

async function report(browser: Browser): Promise<void> {
  for (const colorScheme of schemes)
    await photograph(browser, "report", { colorScheme }, async (page) => {
      await page.setContent(galleryReport());
      // The first of its loops tells how the others look.
      await page.addStyleTag({ content: "article ~ article { display: none }" });
      return page.locator("body");
    });
}

/** A picture of text needs few colours: a third of the bytes. */
function shrink(): void {
  const files = globSync(join(folder, "*.png"));
  try {
    execFileSync("pngquant", ["--ext", ".png", "--force", "--quality", "80-95", ...files], { stdio: "inherit" });
  } catch {
    console.log("Without pngquant the pictures stay large; on Debian: apt-get install pngquant.");
  }
}

/** As on most people's machines: signs in headlines, and letters that are as wide as GitHub's. */
function mustHaveFonts(): void {
  const isThere = (pattern: string): boolean => execFileSync("fc-list", [pattern], { encoding: "utf8" }).trim() !== "";
  if (isThere(":lang=und-zsye") && isThere("Liberation Sans")) return;
  throw new Error("Fonts are missing; on Debian: apt-get install fonts-liberation fonts-noto-color-emoji.");
}

mustHaveFonts();
if (browserPath === undefined) throw new Error("No Chromium on this machine; on Debian: apt-get install chromium.");
mkdirSync(folder, { recursive: true });
const browser = await openBrowser(browserPath);
try {
  await comments(browser);
  await summaries(browser);
  await report(browser);
} finally {
  await browser.close();
}
shrink();
