import type { MatchBet } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';

export interface SettledMarket {
  /** The id of its newest bet. */
  readonly id: string;
  readonly oddsType: MatchBet['oddsType'];
  /** The profit of all the client's bets on it. */
  readonly profit: number;
}

type Bet = Pick<MatchBet, '_id' | 'oddsType' | 'profitLoss' | 'isDeclare' | 'isDeleted'>;

/** Bets that are no longer open: settled or deleted. */
export function goneBets(
  before: readonly Pick<Bet, '_id'>[],
  now: readonly Pick<Bet, '_id'>[],
): ReadonlySet<string> {
  const open = new Set(now.map(({ _id }) => _id));
  return new Set(before.map(({ _id }) => _id).filter((id) => !open.has(id)));
}

/** The markets on runners whose settlement closed these bets. */
export function settledRunners(bets: readonly Bet[], gone: ReadonlySet<string>): readonly SettledMarket[] {
  const settled = bets.filter((bet) => gone.has(bet._id) && bet.isDeclare === 1 && bet.isDeleted === 0);
  return [...Map.groupBy(settled, ({ oddsType }) => oddsType)].flatMap(([oddsType, ofMarket]) => {
    const [first] = ofMarket;
    if (!first) return [];
    return [{ id: first._id, oddsType, profit: sumCoins(ofMarket.map(({ profitLoss }) => profitLoss)) }];
  });
}
