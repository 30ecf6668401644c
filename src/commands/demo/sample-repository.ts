/** What the demo works on: a small library whose tests fail, and the issue that says so. */
import { scriptedAgent } from "./scripted-agent.ts";

export const repository = "acme/slugs";
export const person = "mona";

export const issue = {
  title: "Slugs for titles as people write them",
  body: `Titles with capitals, punctuation or accents come out wrong.

- every test in \`test/slug.test.js\` passes
- \`README.md\` has a section \`## Usage\`
- no \`TODO\` stays behind in \`src\`
`,
};

const tests = `import assert from "node:assert/strict";
import { test } from "node:test";
import { slug } from "../src/slug.js";

test("keeps what is a slug already", () => assert.equal(slug("hello"), "hello"));
test("lowers capitals and joins words", () => assert.equal(slug("Hello Big World"), "hello-big-world"));
test("drops punctuation, at the ends too", () => assert.equal(slug(" Ready, set... go! "), "ready-set-go"));
test("writes accents as plain letters", () => assert.equal(slug("Crème Brûlée"), "creme-brulee"));
test("knows letters that are no accents", () => assert.equal(slug("Straße nach Łódź"), "strasse-nach-lodz"));
`;

const settings = `# Every key is described in Rondo's docs/settings.md
agent: { command: node tools/agent.mjs } # a script, so that the demo needs no model; usually: agent: claude
max-iterations: 5
rules:
  tests: node --test
  docs: { type: content-pattern, file: README.md, pattern: "## Usage" }
  no-todo: "! grep -rn TODO src"
`;

export function sampleFiles(workflow: string): Readonly<Record<string, string>> {
  return {
    "README.md": "# slugs\n\nTurns a title into the last part of a URL.\n",
    "package.json": `${JSON.stringify({ name: "slugs", version: "1.0.0", type: "module", scripts: { test: "node --test" } }, null, 2)}\n`,
    "src/slug.js": `export function slug(title) {\n  return title.replace(" ", "-");\n}\n`,
    "test/slug.test.js": tests,
    "tools/agent.mjs": scriptedAgent,
    ".github/rondo.yml": settings,
    ".github/workflows/rondo.yml": workflow,
  };
}
