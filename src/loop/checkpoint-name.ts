/** What can stand in a ref, in a command and in a sentence. A number alone is an iteration. */
const longest = 30;

export function isCheckpointName(text: string): boolean {
  return text.length <= longest && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text);
}

/** Of any text that a hook gives: the nearest name. */
export function checkpointName(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return isCheckpointName(slug) ? slug : `checkpoint-${slug}`.slice(0, longest).replace(/-+$/, "");
}
