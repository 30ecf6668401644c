import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * The objects of a checkout under a second name, so that they are still there when an agent removes or repacks its own.
 * Hard links: a checkout of any size costs a few files.
 */
export async function copyObjects(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyObjects(source, target);
    else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target));
  }
}
