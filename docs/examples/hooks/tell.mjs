// It decides nothing: what it prints is in the log and in the records.
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { issue, iteration, maxIterations, filesModified } = JSON.parse(text);
console.log(`issue ${issue}: iteration ${iteration} of ${maxIterations} changed ${filesModified.length} files`);
