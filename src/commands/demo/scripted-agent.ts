/** In place of a model: a program that knows its three moves, and needs Rondo's feedback for the last one. */

interface Move {
  /** What the brief must say for the agent to find out about it. */
  readonly needs: string;
  readonly files: Readonly<Record<string, string>>;
  readonly says: string;
}

const plainTitles: Move = {
  needs: "slug.test.js",
  files: {
    "src/slug.js": `// TODO: accents
export function slug(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
`,
    "README.md": `# slugs

Turns a title into the last part of a URL.

## Usage

    import { slug } from "slugs";
    slug("Hello, World!"); // "hello-world"
`,
  },
  says: `Make slugs of plain titles.
The README says how to use them. Next: accents.`,
};

/** Sounds right, and is wrong: ß and Ł carry no mark that could be taken off. */
const accents: Move = {
  needs: "writes accents as plain letters",
  files: {
    "src/slug.js": `export function slug(title) {
  return title
    .normalize("NFD")
    .replace(/\\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
`,
  },
  says: `Accents are gone. Everything should work now.

<promise>COMPLETE</promise>
Summary: Write accents as plain letters`,
};

const otherLetters: Move = {
  needs: "knows letters that are no accents",
  files: {
    "src/slug.js": `const letters = { æ: "ae", đ: "d", ð: "d", ı: "i", ł: "l", œ: "oe", ø: "o", ß: "ss", þ: "th" };

export function slug(title) {
  return title
    .normalize("NFD")
    .replace(/\\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[æđðıłœøßþ]/g, (letter) => letters[letter])
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
`,
  },
  says: `My promise was wrong: ß and Ł are letters of their own. Now they are spelled out.

<promise>COMPLETE</promise>
Summary: Spell out letters that are no accents`,
};

export const scriptedAgent = `// Stands in for a coding agent: reads the brief on stdin, changes files, says what it did.
import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";

const moves = ${JSON.stringify([plainTitles, accents, otherLetters], null, 2)};

const brief = readFileSync(0, "utf8");
const iteration = Number(/This is iteration (\\d+)/.exec(brief)?.[1]);
const move = moves[iteration - 1];

let message = "Nothing in the brief tells me what to do.";
if (move && brief.includes(move.needs)) {
  for (const [path, text] of Object.entries(move.files)) {
    console.log(\`edit \${path}\`);
    writeFileSync(path, text);
  }
  message = move.says;
}
console.log(message);
writeFileSync(env.RONDO_MESSAGE_FILE, message);
writeFileSync(env.RONDO_RESULT_FILE, JSON.stringify({ cost: 0 }));
`;
