/** Which iteration of which loop a dispatched run goes on with: a late, doubled or repeated run finds it done. */
export function continuationKey(loopId: string, iteration: number): string {
  return `${loopId}/${iteration}`;
}

/** Null: the key names no iteration. */
export function readKey(key: string): { readonly loopId: string; readonly iteration: number } | null {
  const found = /^([^/]+)\/(\d{1,6})$/.exec(key);
  return found ? { loopId: found[1] ?? "", iteration: Number(found[2]) } : null;
}

/** For a run that only finishes what another left half written. */
export const mendKey = "mend";
