const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Largest first, each at most once, and more than zero in all. */
export const durationPattern = "^(?=.*[1-9])(?:(\\d{1,6})d)?(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?$";

/** In the order of the pattern's groups. */
const units = [day, hour, minute, second];

/** `1h30m` in milliseconds; undefined if the text is no duration. */
export function parseDuration(text: string): number | undefined {
  const match = new RegExp(durationPattern, "u").exec(text);
  if (match === null) return undefined;
  return units.reduce((total, length, index) => total + Number(match[index + 1] ?? 0) * length, 0);
}
