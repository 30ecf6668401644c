import { spawn } from "node:child_process";
import type { Answer } from "../answer.ts";

export interface BackendRequest {
  readonly gitDir: string;
  readonly method: string;
  /** `/info/refs`, `/git-upload-pack`, `/git-receive-pack` */
  readonly service: string;
  readonly query: string;
  readonly contentType: string;
  readonly protocol: string;
  readonly user: string;
  readonly body: Uint8Array;
}

function variables(request: BackendRequest, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    GIT_HTTP_EXPORT_ALL: "1",
    GIT_PROJECT_ROOT: request.gitDir,
    PATH_INFO: request.service,
    QUERY_STRING: request.query,
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.contentType,
    CONTENT_LENGTH: String(request.body.byteLength),
    REMOTE_ADDR: "127.0.0.1",
    ...(request.user === "" ? {} : { REMOTE_USER: request.user }),
    ...(request.protocol === "" ? {} : { GIT_PROTOCOL: request.protocol }),
  };
}

/** A CGI program's answer: header lines, an empty line, the body. */
function fromCgi(output: Buffer): Answer {
  const end = output.indexOf("\r\n\r\n");
  const headers: Record<string, string> = {};
  let status = 200;
  for (const line of output.toString("latin1", 0, Math.max(end, 0)).split("\r\n")) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    if (name === "status") status = Number(value.split(" ")[0]);
    else if (colon > 0) headers[name] = value;
  }
  if (end < 0) return { status: 500, headers: {}, body: "git http-backend gave no answer" };
  return { status, headers, body: output.subarray(end + 4) };
}

/** Runs `git http-backend` for one request. */
export function runBackend(request: BackendRequest, env: NodeJS.ProcessEnv): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["http-backend"], { env: variables(request, env), stdio: ["pipe", "pipe", "ignore"] });
    const out: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", () => resolve(fromCgi(Buffer.concat(out))));
    child.stdin.end(request.body);
  });
}
