import { padded, widthOf } from "../terminal-text.ts";

/** Columns as wide as their widest cell; the last one is not padded. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        if (right.includes(at)) return padded(cell, widths[at] ?? 0, "right");
        return at === columns - 1 ? cell : padded(cell, widths[at] ?? 0);
      })
      .join("  ")
      .trimEnd(),
  );
}
