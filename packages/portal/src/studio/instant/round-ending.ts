import type { InstantRecord } from '@maidan/contract/wire';
import { hundredthsOf } from '../points.ts';

/** Its name is that of its word in `round` of the texts. */
export type RoundEnding = 'won' | 'returned' | 'lostAll';

/** What is paid includes the stakes: less than all of them is no win. */
export function roundEnding({ staked, paid }: Pick<InstantRecord, 'staked' | 'paid'>): RoundEnding {
  if (hundredthsOf(paid) === 0n) return 'lostAll';
  return hundredthsOf(paid) > hundredthsOf(staked) ? 'won' : 'returned';
}
