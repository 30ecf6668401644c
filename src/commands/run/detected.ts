/** How a project is tested and made ready, told by the files at its top. */

/** The text of a file at the top of the project, or null. */
export type ReadFile = (path: string) => Promise<string | null>;

export async function detectedTest(read: ReadFile): Promise<string | null> {
  const script = (await packageOf(read))?.scripts?.test;
  // What `npm init` writes where there are no tests.
  if (script !== undefined && !/no test specified/.test(script)) return "npm test";
  const others: readonly (readonly [string, RegExp, string])[] = [
    ["Cargo.toml", /./, "cargo test"],
    ["go.mod", /./, "go test ./..."],
    ["pytest.ini", /./, "python3 -m pytest"],
    ["pyproject.toml", /\[tool\.pytest/, "python3 -m pytest"],
    ["Makefile", /^test:/m, "make test"],
  ];
  for (const [path, says, command] of others) if (says.test((await read(path)) ?? "")) return command;
  return null;
}

/** What a fresh checkout needs before anything runs in it. */
export async function detectedSetup(read: ReadFile): Promise<string | null> {
  const found = await packageOf(read);
  if (Object.keys({ ...found?.dependencies, ...found?.devDependencies }).length === 0) return null;
  const locks = [
    ["package-lock.json", "npm ci"],
    ["pnpm-lock.yaml", "pnpm install --frozen-lockfile"],
    ["yarn.lock", "yarn install"],
  ] as const;
  for (const [path, command] of locks) if ((await read(path)) !== null) return command;
  return "npm install";
}

interface Package {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

async function packageOf(read: ReadFile): Promise<Package | null> {
  try {
    const found: unknown = JSON.parse((await read("package.json")) ?? "null");
    return typeof found === "object" ? (found as Package | null) : null;
  } catch {
    return null;
  }
}
