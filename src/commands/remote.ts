/** What asks GitHub over the network, with the client that this takes: loaded when there is somebody to ask. */
export { AskGitHub } from "./doctor/ask-github.ts";
export { githubArtifacts } from "./loops/github-artifacts.ts";
export { readLoop, readLoops, readState } from "./loops/read-loops.ts";
