import * as core from "@actions/core";

core.setFailed("Rondo's phases are not built yet.");
