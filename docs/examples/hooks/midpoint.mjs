// Asks for a checkpoint: `/rondo rollback midpoint` comes back to it.
export default ({ iteration }) => ({
  action: "continue",
  reason: "Halfway",
  checkpointData: { executionPhase: "midpoint", executionStep: iteration },
});
