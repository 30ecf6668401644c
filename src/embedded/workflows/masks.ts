/** Secrets and `add-mask` values, replaced by `***` in everything that is shown. */

export class Masks {
  #values: string[] = [];

  /** A value of several lines is masked line by line too, as logs are written line by line. */
  add(value: string): void {
    const lines = value.split(/\r?\n/).map((line) => line.trim());
    const forms = [value, ...lines].flatMap((text) => (text === "" ? [] : spellings(text)));
    this.#values = [...new Set([...this.#values, ...forms])].sort((a, b) => b.length - a.length);
  }

  apply(text: string): string {
    let masked = text;
    for (const value of this.#values) masked = masked.replaceAll(value, "***");
    return masked;
  }

  hides(text: string): boolean {
    return this.#values.some((value) => text.includes(value));
  }
}

/** As the runner does: the value, and how base64, JSON and a URL would spell it. */
function spellings(value: string): readonly string[] {
  const spelled = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value.toWellFormed())];
  if (value.length < 6) return spelled;
  // In base64, the same bytes have three spellings, by where they begin; edges that neighbours would change are cut off.
  const bytes = Buffer.from(value);
  const shifted = [0, 1, 2].map((skip) =>
    bytes
      .subarray(skip)
      .toString("base64")
      .replace(/.{0,3}={1,2}$/, ""),
  );
  return [...spelled, bytes.toString("base64"), ...shifted.filter((text) => text.length >= 8)];
}
