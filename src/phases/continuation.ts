/** Which iteration of which loop a dispatched run goes on with: a late, doubled or repeated run finds it done. */
export function continuationKey(loopId: string, iteration: number): string {
  return `${loopId}/${iteration}`;
}
