interface Watched {
  /** Hashes still to do. */
  readonly onLeft: (left: number) => void;
  /** Lets the page draw and answer in between. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Undefined once the signal says that nobody waits for it any more. */
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
