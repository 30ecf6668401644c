/**
 * Takes one guard after another out of the code and runs the tests that should notice: `npm run test:mutations`.
 * The tree is never touched: vite hands the tests the changed text.
 *
 *   npm run test:mutations -- [LIST…] [--only WORDS]
 *
 * LIST is a file of test/mutations, without its ending; without one, all of them. WORDS: part of a mutation's name.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startVitest, type TestModule } from "vitest/node";
import { listNames, misfits, mutationsOf } from "../test/mutations/lists.ts";
import type { Mutation } from "../test/mutations/mutation.ts";

const root = resolve(import.meta.dirname, "..");

const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : listNames();
const all = (await Promise.all(names.map(mutationsOf))).flat();
const wanted = all.filter(({ name }) => name.includes(values.only ?? ""));
const problems = [...misfits(wanted), ...(await baseline(wanted))];
if (problems.length === 0) for (const mutation of wanted) problems.push(...(await survival(mutation)));
console.log(`\n${wanted.length} mutations, ${problems.length === 0 ? "every one was noticed" : "and these need you:"}`);
for (const problem of problems) console.log(`  ${problem}`);
process.exit(problems.length === 0 && wanted.length > 0 ? 0 : 1);

/** Tests that fail anyway would notice everything. */
async function baseline(mutations: readonly Mutation[]): Promise<readonly string[]> {
  const seen = await test(null, [...new Set(mutations.flatMap(({ tests }) => tests))]);
  const bad = [...seen.broken, ...seen.failed];
  if (bad.length === 0) console.log(`${seen.passed} tests pass on the code as it is`);
  return bad.map((name) => `without any mutation: ${name}`);
}

async function survival(mutation: Mutation): Promise<readonly string[]> {
  const { name, tests, file } = mutation;
  const { failed, broken, reached } = await test(mutation, tests);
  const [first] = failed;
  if (broken.length > 0) return told(name, `does not even load: ${broken[0]}`);
  if (!reached) return told(name, `no test of ${tests.join(", ")} loads ${file}`);
  if (first === undefined) return told(name, `SURVIVES ${tests.join(", ")}`);
  console.log(`noticed   ${name}\n          by "${first}"`);
  return [];
}

function told(name: string, what: string): readonly string[] {
  console.log(`!!        ${name}: ${what}`);
  return [`${name}: ${what}`];
}

interface Seen {
  readonly passed: number;
  /** Names of tests. */
  readonly failed: readonly string[];
  /** Files whose tests could not even begin, with the reason. */
  readonly broken: readonly string[];
  /** The mutated file was loaded. */
  readonly reached: boolean;
}

async function test(mutation: Mutation | null, tests: readonly string[]): Promise<Seen> {
  let reached = false;
  const isMutated = (id: string) => mutation !== null && id.split("?")[0] === join(root, mutation.file);
  const modules: TestModule[] = [];
  const vitest = await startVitest(
    [],
    {
      root,
      config: false,
      watch: false,
      include: [...tests],
      // Whole loops take time; one failure is enough.
      testTimeout: 180_000,
      bail: mutation === null ? 0 : 1,
      server: { deps: { inline: [/@actions\/(workflow-parser|expressions|languageservice)/] } },
      reporters: [{ onTestRunEnd: (ended) => void modules.push(...ended) }],
    },
    {
      logLevel: "error",
      plugins: [
        {
          name: "mutation",
          enforce: "pre",
          // Vitest keeps what it transformed, for the next run of any tests: a mutated file must never be among it.
          configureVitest: ({ defineCacheKeyGenerator }) =>
            defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : null)),
          transform: (code, id) => {
            if (mutation === null || !isMutated(id)) return null;
            reached = true;
            return { code: code.replace(mutation.find, () => mutation.replace), map: null };
          },
        },
      ],
    },
  );
  const unhandled = vitest.state.getUnhandledErrors().map((error) => String(error));
  await vitest.close();
  return { ...outcome(modules, unhandled, tests.length), reached };
}

function outcome(modules: readonly TestModule[], unhandled: readonly string[], files: number): Omit<Seen, "reached"> {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = cases.filter((each) => each.result().state === "failed").map((each) => each.fullName);
  const errors = modules.flatMap((module) =>
    module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
  );
  const missing = modules.length < files && failed.length === 0 ? ["not every test file was found"] : [];
  return {
    passed: cases.filter((each) => each.result().state === "passed").length,
    failed,
    broken: [...errors, ...(failed.length === 0 ? unhandled : []), ...missing],
  };
}
