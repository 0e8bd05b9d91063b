import { type RoundRecord, type TableGame, type Verification, verifyInSteps } from '@maidan/games/rules';

interface Watched {
  /** Hashes still to do. */
  readonly onLeft: (left: number) => void;
  /** Lets the page draw and answer in between. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Undefined once the signal says that nobody waits for it any more. */
export async function checkInSteps(
  game: TableGame,
  record: RoundRecord,
  { onLeft, breathe, signal }: Watched,
): Promise<Verification | undefined> {
  const steps = verifyInSteps(game, record);
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    onLeft(step.value);
    await breathe();
  }
  return undefined;
}
