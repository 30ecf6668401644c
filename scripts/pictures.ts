/** Makes docs/pictures: the comment as people see it. `node scripts/pictures.ts`, on a machine with Chromium. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browserPath, openBrowser } from "./browser.ts";
import { openGallery, type SceneName } from "./gallery.ts";

const folder = process.argv[2] ?? "docs/pictures";
// What people meet most; the others are for the browser tests.
const scenes: readonly SceneName[] = ["running", "completed", "blocked"];
const widths = { wide: 1012, phone: 390 } as const;

if (browserPath === undefined) throw new Error("No Chromium on this machine; on Debian: apt-get install chromium.");
mkdirSync(folder, { recursive: true });
const gallery = await openGallery();
const browser = await openBrowser(browserPath);
try {
  for (const scene of scenes)
    for (const colorScheme of ["light", "dark"] as const)
      for (const [size, width] of Object.entries(widths)) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
        const { url, comment } = gallery.pages[scene];
        await page.goto(url);
        const path = join(folder, `comment-${scene}-${colorScheme}-${size}.png`);
        await page.locator(`#${comment}`).screenshot({ path });
        await page.close();
      }
} finally {
  await browser.close();
  await gallery.close();
}
