import type { FancyBet } from '@maidan/contract/wire';
import { sumCoins } from '../../format/sum-coins.ts';

export interface SettledFancy {
  /** Of its newest bet: a fancy settled again after a correction is another notice. */
  readonly id: string;
  readonly name: string;
  /** Null where it was void. */
  readonly run: number | null;
  /** Of all the client's bets on it. */
  readonly profit: number;
}

type Bet = Pick<FancyBet, '_id' | 'selectionId' | 'sessionName' | 'decisionRun' | 'profitLoss' | 'isDeleted'>;

/** The fancies whose bets are among the completed now and were not before. */
export function newlySettled(before: readonly Bet[], now: readonly Bet[]): readonly SettledFancy[] {
  const known = new Set(before.map(({ _id }) => _id));
  const fresh = now.filter((bet) => !known.has(bet._id) && bet.isDeleted === 0);
  return [...Map.groupBy(fresh, ({ selectionId }) => selectionId).values()].flatMap((bets) => {
    const [first] = bets;
    if (!first) return [];
    return [
      {
        id: first._id,
        name: first.sessionName,
        run: first.decisionRun,
        profit: sumCoins(bets.map(({ profitLoss }) => profitLoss)),
      },
    ];
  });
}
