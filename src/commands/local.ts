/** What needs the embedded GitHub, which is large: one file of the package, loaded when it is asked for. */
export { performDemo } from "./demo/perform-demo.ts";
export { performRun } from "./run/perform-run.ts";
