import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { confinedPath } from "./confined-path.ts";

export type Reading =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "missing" }
  | { readonly is: "refused"; readonly why: string };

const LARGEST_FILE = 64 * 1024 * 1024;

export async function readInside(folder: string, path: string): Promise<Reading> {
  const place = confinedPath(folder, path);
  if (place.is !== "inside") return place;
  // Without O_NONBLOCK, a named pipe would keep us waiting for someone to write to it.
  const file = await open(place.path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return { is: "refused", why: `${path} is not a file` };
    if (stat.size > LARGEST_FILE) return { is: "refused", why: `${path} is larger than 64 MB` };
    return { is: "text", text: await file.readFile("utf8") };
  } finally {
    await file.close();
  }
}
