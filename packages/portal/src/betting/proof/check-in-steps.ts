interface Watched {
  /** Called with the number of steps left. */
  readonly onLeft: (left: number) => void;
  /** Lets the page render and react between steps. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Undefined if the signal was aborted. */
export async function checkInSteps<Verification>(
  steps: Generator<number, Verification>,
  { onLeft, breathe, signal }: Watched,
): Promise<Verification | undefined> {
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    onLeft(step.value);
    await breathe();
  }
  return undefined;
}
