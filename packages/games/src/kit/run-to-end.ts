/** Runs a generator to its end and returns its result. */
export function runToEnd<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with a turn for whatever else waits after each step. */
export async function runInTurns<Result>(
  steps: Generator<unknown, Result>,
  nextTurn: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
