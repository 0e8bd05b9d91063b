const tickSeconds = 5;

/** The time between two readings of performance.now(), as "0.4 s". */
export const seconds = (fromMs, toMs = performance.now()) => `${((toMs - fromMs) / 1000).toFixed(1)} s`;

/** Prints how long `work` has taken while it runs, so that a long step shows progress. */
export async function withTicks(what, work, write = (text) => process.stdout.write(text)) {
  const startedMs = performance.now();
  const timer = setInterval(() => {
    write(`  … ${what}: ${Math.round((performance.now() - startedMs) / 1000)} s\n`);
  }, tickSeconds * 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
