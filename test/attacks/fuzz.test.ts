/** 10,000 inputs of other people's making, always the same ones: no throw, and nothing accepted that it should not be. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finalMessages } from "../../src/agents/list.ts";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import { defaultPromiseRules, detectPromise } from "../../src/loop/promises.ts";
import { agentNames } from "../../src/loop/settings.ts";
import { asData } from "../../src/render/incoming.ts";
import { markdownLine } from "../../src/render/outgoing.ts";
import { readStateComment, writeStateComment } from "../../src/state/comment.ts";
import { readPatch } from "../../src/vet/read-patch.ts";
import { defaultLimits, vetPatch } from "../../src/vet/vet.ts";
import { states } from "../state/loops.ts";
import { newFile } from "./target.ts";

const seed = 20_261_118;
const text = fc.string({ unit: "binary", maxLength: 60 });

/** A text with a few of its characters dropped, doubled or replaced. */
function damaged(whole: string, wounds: readonly (readonly [number, string])[]): string {
  return wounds.reduce((left, [where, put]) => {
    const at = where % (left.length + 1);
    return left.slice(0, at) + put + left.slice(at + (where % 3));
  }, whole);
}

const wounds = (letters: readonly string[]) =>
  fc.array(fc.tuple(fc.nat(1_000_000), fc.oneof(fc.constantFrom(...letters), text)), { minLength: 1, maxLength: 4 });

describe("patches", () => {
  const names =
    ".git .github .GitHub .gitmodules CODEOWNERS .. . src a b.ts .git\u200c GITHUB~1 test golden a:b a\\b".split(" ");
  const path = fc
    .array(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("/"));
  const mode = fc.constantFrom("100644", "100644", "100644", "100755", "120000", "160000", "100600");
  const policy = {
    protect: ["test/golden/**"],
    allow: ["**"],
    limits: defaultLimits,
    secrets: ["correct-horse-battery"],
  };
  const base = [{ path: "src/a", mode: "100644" }];
  const forbidden =
    /(?:^|\/)\.git(?:\/|$)|^\.github(?:\/|$)|(?:^|\/)(?:codeowners|\.gitmodules)$|(?:^|\/)\.\.?(?:\/|$)|^\/|^test\/golden(?:\/|$).|[\\:\p{Cc}]/iu;

  it("that name what is forbidden are denied, however they are mixed with others", () => {
    let [accepted, denied] = [0, 0];
    fc.assert(
      fc.property(fc.array(fc.tuple(path, mode, text), { minLength: 1, maxLength: 3 }), (files) => {
        const patch = files
          .map(([name, fileMode, line]) => newFile(name, `${line.replaceAll("\n", " ")}\n`, fileMode))
          .join("");
        const { verdict } = vetPatch(patch, base, policy);
        const bad = files.some(([name, fileMode]) => forbidden.test(name) || !/^100(644|755)$/.test(fileMode));
        if (verdict === "deny") denied += 1;
        else accepted += 1;
        if (bad) expect(verdict).toBe("deny");
      }),
      { numRuns: 1_500, seed },
    );
    expect(Math.min(accepted, denied)).toBeGreaterThan(100);
  });

  it("that are damaged are read as a whole or not at all", () => {
    const whole = newFile("src/b.ts", "one\ntwo\n") + newFile("docs/ü x.md", "three\n", "100755");
    const letters = [
      "\n",
      "+",
      "-",
      "diff --git a/x b/x\n",
      "rename to .github/x\n",
      "new file mode 120000\n",
      "@@ -1 +1 @@\n",
      '"',
      "\\",
      "\r",
    ];
    fc.assert(
      fc.property(wounds(letters), (all) => {
        const patch = damaged(whole, all);
        const read = readPatch(patch);
        const { verdict, findings } = vetPatch(patch, base, policy);
        if ("problem" in read) expect(findings[0]?.rule).toBe("unreadable-patch");
        else if (verdict !== "deny") expect(read.files.filter((file) => forbidden.test(file.path))).toEqual([]);
      }),
      { numRuns: 1_500, seed },
    );
  });

  it("that are any text at all are judged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (patch) => {
        expect(vetPatch(patch, base, policy).verdict).toBe(patch === "" ? "accept" : "deny");
      }),
      { numRuns: 500, seed },
    );
  });
});

describe("state comments", () => {
  it("that are damaged say what Rondo wrote, or nothing", () => {
    const letters = ["\n", "-->", "<!-- rondo:state:v1:", "e30", "=", "A", "_", "v2"];
    fc.assert(
      fc.property(states, wounds(letters), (state, all) => {
        const read = readStateComment(damaged(writeStateComment("Seen by people", state), all), state);
        if (read.ok) expect(read.state).toEqual(state);
      }),
      { numRuns: 1_200, seed },
    );
  });

  it("of another repository, issue or loop are not ours", () => {
    const other = fc.constantFrom({ repository: "evil/fork" }, { issue: 2_000_000 }, { loopId: "another" });
    fc.assert(
      fc.property(states, other, (state, difference) => {
        const read = readStateComment(writeStateComment("", { ...state, ...difference }), state);
        expect(read).toMatchObject({ ok: false, problem: "foreign" });
      }),
      { numRuns: 300, seed },
    );
  });

  it("that someone else wrote are never states", () => {
    const forged = fc.oneof(
      fc.json(),
      text,
      fc.json().map((json) => json.replace("{", '{"iteration":0,"status":"running",')),
    );
    fc.assert(
      fc.property(forged, text, (payload, before) => {
        const body = `${before}\n<!-- rondo:state:v1:${Buffer.from(payload).toString("base64url")} -->`;
        expect(readStateComment(body).ok).toBe(false);
      }),
      { numRuns: 1_000, seed },
    );
  });
});

describe("settings", () => {
  const sample =
    "agent: claude\nmax-iterations: 10\nbudget: 25\nrules:\n  tests: npm test\nguards:\n  attempts: 3\nprotect: ['a/**']\n";
  const letters = [
    ":",
    "\n",
    "  ",
    "- ",
    "[",
    "{",
    "&a ",
    "*a",
    "!!js ",
    "<<: ",
    "max-iterations: 1e9",
    "__proto__: {}",
    "'",
    "#",
  ];

  it("that are damaged are settings within their limits, or problems", () => {
    fc.assert(
      fc.property(wounds(letters), (all) => {
        const parsed = parseSettings(damaged(sample, all), "rondo.yml");
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
        else expect(resolveSettings([parsed.layer]).maxIterations).toSatisfy((n: number) => n >= 1 && n <= 100);
      }),
      { numRuns: 2_000, seed },
    );
  });
});

describe("what an agent printed", () => {
  const key = fc.constantFrom(
    "type",
    "result",
    "message",
    "content",
    "text",
    "subtype",
    "is_error",
    "item",
    "response",
    "stats",
    "role",
    "data",
    "__proto__",
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom(
        "result",
        "success",
        "assistant",
        "agent_message",
        "turn.completed",
        "text",
        "<promise>COMPLETE</promise>",
        null,
        3,
        true,
      ),
      text,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(key, tie("value"), { maxKeys: 4 }),
    ),
  }));
  const printed = fc.oneof(
    value.map((data) => JSON.stringify(data)),
    fc.array(value, { maxLength: 5 }).map((events) => events.map((event) => JSON.stringify(event)).join("\n")),
    text,
  );

  it("is a message or none, and its promise one that it holds", () => {
    fc.assert(
      fc.property(printed, fc.constantFrom(...agentNames), (output, agent) => {
        const message = finalMessages[agent](output);
        if (message === null) return;
        const { promise } = detectPromise(message, defaultPromiseRules);
        if (promise !== null) expect(message).toMatch(/promise|COMPLETE|BLOCKED|ESCALATE|CONTINUE|ERROR/i);
        expect(markdownLine(message, 100)).not.toMatch(/[\n<]|(?<!\\)\|/);
        expect(asData("result", message, { nonce: "n0nce", most: 200 }).match(/n0nce/g)).toHaveLength(2);
      }),
      { numRuns: 2_000, seed },
    );
  });
});
