/** Runs never overlap: any number of requests during a run cause one more run. */
export function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let runsAgain = false;
  return async () => {
    runsAgain = isRunning;
    if (isRunning) return;
    do {
      isRunning = true;
      runsAgain = false;
      try {
        await run();
      } finally {
        isRunning = false;
      }
    } while (runsAgain);
  };
}
