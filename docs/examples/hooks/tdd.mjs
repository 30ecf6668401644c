// A command: the context arrives on stdin, the answer leaves on stdout.
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { validationResults } = JSON.parse(text);
const isGreen = validationResults.some(({ ruleName, passed }) => ruleName === "tests_pass" && passed);
console.log(
  JSON.stringify(
    isGreen
      ? { action: "complete", reason: "All tests pass" }
      : { action: "continue", reason: "Tests fail", nextPrompt: "Fix failing tests and run again" },
  ),
);
