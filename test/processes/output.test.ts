import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeptOutput } from "../../src/processes/kept-output.ts";
import { bash } from "./given.ts";

function keep(head: number, tail: number, chunks: readonly Buffer[]) {
  const output = new KeptOutput(head, tail);
  for (const chunk of chunks) output.add(chunk);
  return output.kept();
}

describe("output", () => {
  it("comes apart as stdout and stderr, and together as the tail", async () => {
    const ended = await bash("echo one; sleep 0.05; echo two >&2; sleep 0.05; echo three");
    expect(ended).toMatchObject({ stdout: { text: "one\nthree\n" }, stderr: { text: "two\n" } });
    expect(ended.tail).toBe("one\ntwo\nthree\n");
  });

  it("is streamed in whole characters", async () => {
    const chunks: string[] = [];
    await bash("printf '\\xe2\\x82'; sleep 0.1; printf '\\xac'; echo oops >&2", {
      onOutput: (chunk, from) => chunks.push(`${from}: ${chunk}`),
    });
    expect(chunks.sort()).toEqual(["stderr: oops\n", "stdout: €"]);
  });

  it("keeps its head and tail when 50 MB come", async () => {
    const ended = await bash("echo first; head -c 50000000 /dev/zero | tr '\\0' x; echo; echo last", {
      keepBytes: 10_000,
    });
    expect(ended).toMatchObject({ how: "exited", code: 0 });
    expect(ended.stdout.text).toMatch(/^first\nx+\n\[… 49990012 bytes left out …\]\nx+\nlast\n$/);
    expect(ended.stdout.text.length).toBeLessThan(10_100);
    expect(ended.tail.length).toBeLessThan(33_000);
  });

  it("does not grow the memory with what it drops", async () => {
    const { stdout, stderr } = await bash("head -c 80000000 /dev/zero; head -c 80000000 /dev/zero >&2");
    expect([stdout.droppedBytes, stderr.droppedBytes]).toEqual([79_000_000, 79_000_000]);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(100_000_000);
  });

  it("that never ends is stopped by the time limit", async () => {
    expect(await bash("yes", { timeoutMs: 300 })).toMatchObject({ how: "timeout" });
  });
});

describe("what is kept", () => {
  it("is everything, if it fits", () => {
    expect(keep(2, 2, [Buffer.from("€")])).toEqual({ text: "€", droppedBytes: 0 });
  });

  it("never ends or begins inside a character", () => {
    expect(keep(4, 4, [Buffer.from("a€€€€€z")])).toEqual({ text: "a€\n[… 9 bytes left out …]\n€z", droppedBytes: 9 });
    expect(keep(5, 5, [Buffer.from("a€€€€€z")])).toEqual({ text: "a€\n[… 9 bytes left out …]\n€z", droppedBytes: 9 });
    expect(keep(3, 3, [Buffer.from("🙂🙂🙂")])).toEqual({ text: "[… 12 bytes left out …]\n", droppedBytes: 12 });
  });

  it("does not depend on how the bytes came", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 200 });
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 30 }), (whole, head, tail, size) => {
        const bytes = Buffer.from(whole);
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        const kept = keep(head, tail, chunks);
        expect(kept).toEqual(keep(head, tail, [bytes]));
        expect(kept.text).not.toContain("\ufffd");
        const gap = `[… ${kept.droppedBytes} bytes left out …]\n`;
        const [start = "", end = ""] = kept.droppedBytes === 0 ? [kept.text] : kept.text.split(gap);
        expect(whole.startsWith(start.replace(/\n$/, "")) && whole.endsWith(end)).toBe(true);
      }),
    );
  });
});
