/**
 * The first moments of the action: the question on whose answer all else waits goes out before the rest is loaded.
 * What can't be asked ahead, for whatever reason, is left to the action itself, which says what is wrong.
 */
import { GitHub } from "./github/github.ts";
import { sendOverHttp } from "./github/transport.ts";
import { issueAhead } from "./phases/issue-ahead.ts";
import { branchOf } from "./phases/world.ts";

const env = process.env;

/** Null: nothing can be asked ahead. */
function githubAhead(onGone: () => void): GitHub | null {
  const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository, GITHUB_EVENT_PATH: file } = env;
  const token = env.INPUT_TOKEN?.trim();
  if (!apiUrl || !repository || !token) return null;
  const issue = issueAhead({
    phase: env.INPUT_PHASE?.trim() ?? "",
    event: env.GITHUB_EVENT_NAME ?? "",
    // Not imported: that would load all of `node:fs`, and half of what is between here and the request.
    payload: () => (file ? process.getBuiltinModule("node:fs").readFileSync(file, "utf8") : ""),
    brief: env.INPUT_BRIEF ?? "",
  });
  if (issue === null) return null;
  const [owner = "", repo = ""] = repository.split("/");
  const github = new GitHub({ apiUrl, owner, repo, token, send: (sent) => sendOverHttp({ ...sent, onGone }) });
  github.lookAhead(issue, branchOf(issue));
  return github;
}

async function start(): Promise<void> {
  let ahead: GitHub | null = null;
  // To load the rest keeps Node busy, and a connection that is being made would wait for it.
  await new Promise<void>((resolve) => {
    ahead = githubAhead(resolve);
    if (ahead === null) resolve();
  });
  const { runPhase } = await import("./action.ts");
  await runPhase(ahead);
}

// Not awaited: the action imports from this very file, which must have ended first.
void start();
