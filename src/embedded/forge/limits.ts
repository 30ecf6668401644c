import { type FieldError, validationFailed } from "./fields.ts";

/** GitHub counts characters, not UTF-16 units; most texts are far below and need no counting. */
export function longerThan(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
}

export const BODY_LIMIT = 65_536;

export function checkCommentBody(body: string): void {
  if (!longerThan(body, BODY_LIMIT)) return;
  const message = `Body is too long (maximum is ${BODY_LIMIT} characters)`;
  throw validationFailed({ resource: "IssueComment", code: "unprocessable", field: "data", message });
}

export function checkLength(text: string, limit: number, error: Omit<FieldError, "message" | "code">): void {
  if (!longerThan(text, limit)) return;
  const message = `${error.field ?? "text"} is too long (maximum is ${limit} characters)`;
  throw validationFailed({ ...error, code: "custom", message });
}
