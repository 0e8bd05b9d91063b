import type { InstantRecord } from '../../wire/instant.ts';
import { hundredthsOf, pointsText } from '../points.ts';

/** Its name is that of its word in `round` of the texts. */
export type RoundEnding = 'won' | 'returned' | 'lostAll';

/** What is paid includes the stakes: less than all of them is no win. */
export function roundEnding({ staked, paid }: Pick<InstantRecord, 'staked' | 'paid'>): RoundEnding {
  if (hundredthsOf(paid) === 0n) return 'lostAll';
  return hundredthsOf(paid) > hundredthsOf(staked) ? 'won' : 'returned';
}

/** What goes with its words, in points: of a win, what came in addition to the stakes. */
export function pointsOfEnding(round: Pick<InstantRecord, 'staked' | 'paid'>): string {
  const [staked, paid] = [hundredthsOf(round.staked), hundredthsOf(round.paid)];
  return pointsText(roundEnding(round) === 'won' ? paid - staked : paid);
}
