/** Workflows for the audit's own tests: a good one, and for each rule what makes it a bad one. */
const pin = "3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";

export const good = `name: rondo
on:
  issues:
    types: [labeled]
  workflow_dispatch:
    inputs:
      issue:
        type: number
        required: true
permissions: {}
concurrency:
  group: \${{ github.event.label.name != 'rondo' && github.run_id || inputs.issue || github.event.issue.number }}
  cancel-in-progress: false
jobs:
  agent:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read # to check out
    steps:
      - uses: actions/checkout@${pin}
        with:
          persist-credentials: false
      - uses: actions/setup-node@${pin}
        with:
          package-manager-cache: false
      - run: npm ci
      - uses: octo/rondo@v1
        with:
          phase: agent
          token: ""
        env:
          ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
  validate:
    needs: agent
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read # to check out
    steps:
      - uses: octo/rondo@v1
        with:
          phase: validate
          token: ""
      - id: tests
        run: npm test
  land:
    needs: [agent, validate]
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write # the commit
      checks: read # rules of the type checks
    steps:
      - uses: octo/rondo@v1
        with:
          phase: land
`;

/** Each: the rule that must trip, the part of the good one, and what stands there instead. */
export const bad: readonly (readonly [rule: string, part: string, instead: string])[] = [
  ["unreadable", "  cancel-in-progress: false", "  cancel-in-progres: false"],
  ["unreadable", "runs-on: ubuntu-latest", "runs-on: [ubuntu-latest"],
  ["dangerous-trigger", "  issues:\n    types: [labeled]", "  pull_request_target:"],
  ["dangerous-trigger", "  issues:\n    types: [labeled]", "  workflow_run:\n    workflows: [x]"],
  ["top-permissions", "permissions: {}\n", ""],
  ["top-permissions", "permissions: {}", "permissions: read-all"],
  ["top-permissions", "permissions: {}", "permissions:\n  contents: read"],
  ["job-permissions", "    permissions:\n      contents: read # to check out\n", ""],
  ["job-permissions", "    permissions:\n      contents: read # to check out\n", "    permissions: write-all\n"],
  [
    "job-permissions",
    "      contents: read # to check out",
    "      contents: read # to check out\n      issues: read # why not",
  ],
  ["job-permissions", "      contents: read # to check out", "      contents: write # to push"],
  ["job-permissions", "      checks: read # rules", "      packages: write # rules"],
  ["job-permissions", "      checks: read # rules", "      id-token: write # rules"],
  ["unexplained-permission", "contents: read # to check out", "contents: read"],
  ["agent-beside-write-token", "      contents: read # to check out", "      contents: write # to push"],
  ["code-beside-write-token", "          phase: land\n", "          phase: land\n      - run: npm test\n"],
  ["unpinned", `actions/checkout@${pin}`, "actions/checkout@v7"],
  ["unpinned", `actions/checkout@${pin}`, "actions/checkout@main"],
  ["unpinned", `actions/checkout@${pin}`, "actions/checkout@3d3c42e # v7.0.1"],
  ["unpinned", "octo/rondo@v1", "octo/rondo@main"],
  ["unpinned", "octo/rondo@v1", "octo/rondo-like@v1"],
  ["unnamed-pin", pin, pin.replace(/ #.*/, "")],
  ["persisted-credentials", "          persist-credentials: false\n", "          fetch-depth: 1\n"],
  ["persisted-credentials", "persist-credentials: false", "persist-credentials: true"],
  ["expression-in-script", "run: npm test", `run: echo \${{ github.event.issue.title }}`],
  ["expression-in-script", "run: npm test", `run: |\n          npm test\n          echo '\${{ inputs.issue }}'`],
  ["command-files", "run: npm test", 'run: echo "A=$(cat a)" >> "$GITHUB_ENV"'],
  ["timeout", "    timeout-minutes: 60\n", ""],
  ["self-hosted", "runs-on: ubuntu-latest", "runs-on: [self-hosted, linux]"],
  [
    "inherited-secrets",
    "jobs:\n",
    "jobs:\n  other:\n    permissions: {}\n    uses: ./.github/workflows/x.yml\n    secrets: inherit\n",
  ],
  ["secret-for-all", "permissions: {}\n", `permissions: {}\nenv:\n  KEY: \${{ secrets.ANTHROPIC_API_KEY }}\n`],
  [
    "secret-in-reach",
    "      - run: npm ci\n",
    `      - run: npm ci\n        env:\n          ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}\n`,
  ],
  ["secret-in-reach", "secrets.ANTHROPIC_API_KEY", "secrets.NPM_TOKEN"],
  ["secret-in-reach", "secrets.ANTHROPIC_API_KEY", "github.token"],
  ["secret-in-reach", "secrets.ANTHROPIC_API_KEY", "toJSON(secrets)"],
  [
    "secret-in-reach",
    "        run: npm test\n",
    `        run: npm test\n        env:\n          KEY: \${{ secrets.ANTHROPIC_API_KEY }}\n`,
  ],
  [
    "secret-in-reach",
    "    needs: agent\n",
    `    needs: agent\n    env:\n      KEY: \${{ secrets.ANTHROPIC_API_KEY }}\n`,
  ],
  ["token-in-reach", '          phase: validate\n          token: ""\n', "          phase: validate\n"],
  ["cache", "          package-manager-cache: false\n", "          node-version: 24\n"],
  [
    "cache",
    "          package-manager-cache: false\n",
    "          package-manager-cache: false\n          cache: npm\n",
  ],
  [
    "cache",
    "      - run: npm ci\n",
    `      - uses: actions/cache@${pin}\n        with:\n          path: a\n          key: b\n`,
  ],
  ["forgeable-condition", `    if: \${{ !cancelled() }}\n`, "    if: github.actor == 'dependabot[bot]'\n"],
  ["forgeable-condition", `    if: \${{ !cancelled() }}\n`, "    if: endsWith(github.actor, '[bot]')\n"],
  [
    "forgeable-condition",
    `    if: \${{ !cancelled() }}\n`,
    `    if: \${{ contains('refs/heads/main refs/heads/next', github.ref) }}\n`,
  ],
  ["concurrency", "  cancel-in-progress: false\n", "  cancel-in-progress: true\n"],
  ["concurrency", "github.event.label.name != 'rondo' && github.run_id || ", ""],
];
