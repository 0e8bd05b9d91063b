import type { FancyBet, MatchBet } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/coins.ts';

export interface SettledFancy {
  /** The id of its newest bet, so that a correction is a new notice. */
  readonly id: string;
  readonly name: string;
  /** Null if it was void. */
  readonly run: number | null;
  /** The profit of all the client's bets on it. */
  readonly profit: number;
}

type BetOnFancy = Pick<
  FancyBet,
  '_id' | 'selectionId' | 'sessionName' | 'decisionRun' | 'profitLoss' | 'isDeleted'
>;

/** The fancies whose bets are newly among the completed ones. */
export function newlySettled(
  before: readonly BetOnFancy[],
  now: readonly BetOnFancy[],
): readonly SettledFancy[] {
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

export interface SettledMarket {
  /** The id of its newest bet. */
  readonly id: string;
  readonly oddsType: MatchBet['oddsType'];
  /** The profit of all the client's bets on it. */
  readonly profit: number;
}

type BetOnRunner = Pick<MatchBet, '_id' | 'oddsType' | 'profitLoss' | 'isDeclare' | 'isDeleted'>;

/** Bets that are no longer open: settled or deleted. */
export function goneBets(
  before: readonly Pick<BetOnRunner, '_id'>[],
  now: readonly Pick<BetOnRunner, '_id'>[],
): ReadonlySet<string> {
  const open = new Set(now.map(({ _id }) => _id));
  return new Set(before.map(({ _id }) => _id).filter((id) => !open.has(id)));
}

/** The markets on runners whose settlement closed these bets. */
export function settledRunners(
  bets: readonly BetOnRunner[],
  gone: ReadonlySet<string>,
): readonly SettledMarket[] {
  const settled = bets.filter((bet) => gone.has(bet._id) && bet.isDeclare === 1 && bet.isDeleted === 0);
  return [...Map.groupBy(settled, ({ oddsType }) => oddsType)].flatMap(([oddsType, ofMarket]) => {
    const [first] = ofMarket;
    if (!first) return [];
    return [{ id: first._id, oddsType, profit: sumCoins(ofMarket.map(({ profitLoss }) => profitLoss)) }];
  });
}
