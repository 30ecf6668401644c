/** A stretch of a text that holds a secret; `kind` says what it looks like, in words that quote nothing. */
export interface SecretPlace {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

interface Format {
  readonly kind: string;
  /** Global; nothing may follow an open-ended repetition, or a long line would be read again and again. */
  readonly pattern: RegExp;
}

const formats: readonly Format[] = [
  // An installation's token of 2026 is `ghs_`, the App's number and a JWT: about 520 characters.
  { kind: "a GitHub token", pattern: /ghs_\d{1,20}_eyJ[\w.-]{20,}/g },
  { kind: "a GitHub token", pattern: /gh[pousr]_[A-Za-z0-9]{25,}/g },
  { kind: "a GitHub token", pattern: /github_pat_\w{30,}/g },
  { kind: "an Anthropic key", pattern: /sk-ant-[\w-]{20,}/g },
  { kind: "an OpenAI key", pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{20,}/g },
  // Words with hyphens (`sk-fading-circle`) are no keys: the old form has none.
  { kind: "an OpenAI key", pattern: /(?<![A-Za-z0-9])sk-(?:or-v1-)?[A-Za-z0-9]{32,}/g },
  { kind: "an AWS key", pattern: /(?<![A-Za-z0-9])A(?:KI|SI)A[A-Z2-7]{16}(?![A-Za-z0-9])/g },
  { kind: "an AWS key", pattern: /aws_?secret_?access_?key["']?\s{0,5}[=:]\s{0,5}["']?[A-Za-z0-9/+]{40}/gi },
  { kind: "a Google key", pattern: /AIza[\w-]{35}/g },
  { kind: "a Google key", pattern: /(?:GOCSPX-[\w-]{20,}|ya29\.[\w-]{30,})/g },
  { kind: "a Slack token", pattern: /(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/g },
  { kind: "a Slack web hook", pattern: /hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,}/g },
  { kind: "an npm token", pattern: /npm_[A-Za-z0-9]{36,}/g },
  { kind: "a PyPI token", pattern: /pypi-AgE[\w-]{50,}/g },
  { kind: "a Stripe key", pattern: /(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g },
  { kind: "a GitLab token", pattern: /glpat-[\w-]{20,}/g },
  { kind: "a Hugging Face token", pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g },
];

export function placesOfFormats(text: string): readonly SecretPlace[] {
  const tokens = formats.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !isPlaceholder(found))
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
  return [...tokens, ...placesOfJwt(text), ...placesOfPrivateKeys(text)];
}

/** `sk-ant-xxxxxxxxxxxxxxxxxxxx` and AWS's own `AKIA…EXAMPLE` stand in every manual. */
function isPlaceholder(token: string): boolean {
  return token.endsWith("EXAMPLE") || new Set(token.slice(-16)).size < 4;
}

/** Three parts with dots between, the first two of them JSON. One expression for all three would be quadratic on `eyJeyJeyJ…`. */
function placesOfJwt(text: string): readonly SecretPlace[] {
  if (!text.includes(".eyJ")) return [];
  const places: SecretPlace[] = [];
  for (const run of text.matchAll(/[\w.-]+/g)) {
    const parts = run[0].split(".");
    let start = run.index;
    for (const [i, part] of parts.entries()) {
      const [payload = "", signature = ""] = parts.slice(i + 1, i + 3);
      const from = part.indexOf("eyJ");
      if (from >= 0 && part.length - from >= 10 && /^eyJ.{7}/.test(payload) && signature.length >= 10)
        places.push({
          kind: "a JSON web token",
          start: start + from,
          end: start + part.length + payload.length + signature.length + 2,
        });
      start += part.length + 1;
    }
  }
  return places;
}

const keyBegin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

/** The header alone is what programs that look for keys contain; with a body it is a key. */
function placesOfPrivateKeys(text: string): readonly SecretPlace[] {
  const places: SecretPlace[] = [];
  let done = 0;
  for (const match of text.matchAll(keyBegin)) {
    const body = match.index + match[0].length;
    if (match.index < done || !/[A-Za-z0-9+/]{40}/.test(text.slice(body, body + 400))) continue;
    const end = text.indexOf("-----END", body);
    const footer = /^-----END [A-Z0-9 ]{0,60}(?:-----)?/.exec(text.slice(end, end + 80))?.[0] ?? "";
    done = end < 0 ? text.length : end + footer.length;
    places.push({ kind: "a private key", start: match.index, end: done });
  }
  return places;
}
