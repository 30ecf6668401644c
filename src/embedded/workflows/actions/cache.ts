/** `actions/cache`: always a miss, and it says so. */
import { input, type StandIn } from "./stand-in.ts";

export const cache: StandIn = {
  name: "actions/cache",
  inputs: {
    path: "",
    key: "",
    "restore-keys": "",
    "upload-chunk-size": "",
    enableCrossOsArchive: "false",
    "fail-on-cache-miss": "false",
    "lookup-only": "false",
    "save-always": "false",
  },
  async main(call) {
    const key = input(call, "key");
    if (input(call, "fail-on-cache-miss") === "true") {
      throw new Error(`Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`);
    }
    call.session.log(`Cache not found for input keys: ${key} (nothing is cached here)`);
    call.outputs["cache-hit"] = "";
  },
};
