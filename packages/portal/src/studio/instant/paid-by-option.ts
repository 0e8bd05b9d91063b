import type { InstantRecord } from '@maidan/contract/wire';
import { hundredthsOf } from '../points.ts';

/** What each of the player's bets was paid, in hundredths. */
export const paidByOption = (round: InstantRecord): ReadonlyMap<string, bigint> =>
  new Map(round.bets.map(({ option, paid }) => [option, hundredthsOf(paid)]));
