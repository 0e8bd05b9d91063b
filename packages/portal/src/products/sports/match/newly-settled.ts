import type { FancyBet } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';

export interface SettledFancy {
  /** The id of its newest bet, so that a correction is a new notice. */
  readonly id: string;
  readonly name: string;
  /** Null if it was void. */
  readonly run: number | null;
  /** The profit of all the client's bets on it. */
  readonly profit: number;
}

type Bet = Pick<FancyBet, '_id' | 'selectionId' | 'sessionName' | 'decisionRun' | 'profitLoss' | 'isDeleted'>;

/** The fancies whose bets are newly among the completed ones. */
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
