import { describe, expect, it } from "vitest";
import { GitHub } from "../../src/github/github.ts";
import { ServerTime } from "../../src/github/server-time.ts";

const noon = Date.parse("2026-11-02T12:00:00Z");
const hour = 3_600_000;
const told = (ms: number) => ({ date: new Date(ms).toUTCString() });

describe("the time on GitHub", () => {
  it("is our own until an answer tells it", () => {
    expect(new ServerTime(() => noon).now()).toBe(noon);
  });

  it.each([-hour, hour])("is what the last answer says where our own clock is %i ms off", (off) => {
    let here = noon + off;
    const time = new ServerTime(() => here);
    time.see(told(noon));
    expect(time.now()).toBe(noon);
    here += 5_000;
    expect(time.now()).toBe(noon + 5_000);
  });

  it("does not jump for the second that a date is cut to", () => {
    const time = new ServerTime(() => noon + 1_900);
    time.see(told(noon));
    expect(time.now()).toBe(noon + 1_900);
  });

  it.each([{}, { date: "soon" }])("does not change by an answer without a date: %j", (headers) => {
    const time = new ServerTime(() => noon);
    time.see(headers);
    expect(time.now()).toBe(noon);
  });

  it("is told by every answer, refusals too", async () => {
    const send = async () => ({ status: 404, headers: told(noon), text: "{}" });
    const github = new GitHub({ apiUrl: "http://127.0.0.1", owner: "octo", repo: "app", token: "t", send });
    expect(await github.blobText("abc")).toBeNull();
    expect(Math.abs(github.now() - noon)).toBeLessThan(hour);
  });
});
