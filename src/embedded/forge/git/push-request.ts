import type { RefChange } from "./object-store.ts";

/** What a `git push` asks for, read from the body of its POST. */
export interface PushRequest {
  readonly changes: readonly RefChange[];
  readonly capabilities: readonly string[];
  readonly pack: Uint8Array;
}

const NOTHING = "0".repeat(40);

function shaOrNothing(text: string): string | undefined {
  return text === NOTHING ? undefined : text;
}

export function readPushRequest(body: Buffer): PushRequest {
  const changes: RefChange[] = [];
  let capabilities: readonly string[] = [];
  let at = 0;
  while (at + 4 <= body.length) {
    const length = Number.parseInt(body.toString("latin1", at, at + 4), 16);
    if (length === 0 || Number.isNaN(length)) {
      at += 4;
      break;
    }
    const [command = "", offered] = body
      .toString("utf8", at + 4, at + length)
      .replace(/\n$/, "")
      .split("\0");
    if (offered !== undefined) capabilities = offered.trim().split(" ");
    const [from = "", to = "", ...ref] = command.split(" ");
    changes.push({ ref: ref.join(" "), from: shaOrNothing(from), to: shaOrNothing(to) });
    at += length;
  }
  return { changes, capabilities, pack: body.subarray(at) };
}

function packet(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

export interface RefusedPush {
  /** Why, by ref; refs without an own reason are refused with the others. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly remote: readonly string[];
}

/** The report that `git receive-pack` would send, with reasons of our own: git's hooks can give only theirs. */
export function refusedReport(request: PushRequest, refused: RefusedPush): Buffer {
  const lines = request.changes.map(
    ({ ref }) => `ng ${ref} ${refused.reasons.get(ref) ?? "pre-receive hook declined"}\n`,
  );
  const report = Buffer.concat([packet("unpack ok\n"), ...lines.map(packet), Buffer.from("0000")]);
  if (!request.capabilities.includes("side-band-64k")) return report;
  const words = refused.remote.map((line) => packet(`\x02${line}\n`));
  return Buffer.concat([...words, packet(Buffer.concat([Buffer.from([1]), report])), Buffer.from("0000")]);
}
