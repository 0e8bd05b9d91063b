import type { InstantRecord } from '../../wire/instant.ts';
import { hundredthsOf } from '../points.ts';

/** The payment of each of the player's bets, in hundredths. */
export const paidByOption = (round: InstantRecord): ReadonlyMap<string, bigint> =>
  new Map(round.bets.map(({ option, paid }) => [option, hundredthsOf(paid)]));
