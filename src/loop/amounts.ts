/** Amounts as people write them, in settings and in comments. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor((seconds % 3600) / 60), "m"],
    [seconds % 60, "s"],
  ];
  const shown = parts.filter(([amount]) => amount > 0).slice(0, 2);
  return shown.length === 0 ? "0s" : shown.map(([amount, unit]) => `${amount}${unit}`).join("");
}

export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
