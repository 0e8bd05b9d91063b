import type { MarketKey } from '@maidan/contract';
import { isMarketKind, isRunnerKind, marketKinds, oddsTypeOf } from '@maidan/sports';
import type { BetWords } from '../../../bets/lists/bet-words.ts';
import { type MarketNames, namesOfMatches } from '../store.ts';

/** A market is named by its match and its own name. */
export const matchWords: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfMatches(db, marketIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.match_name,
          market: row.market_name,
          ...keyOf(row),
          ...(row.seed_hash === null ? {} : { seedHash: row.seed_hash }),
        },
      ]),
    );
  },
};

/** A main market with its usual name has a key; the winner market of a race has a name of its own. */
function keyOf({ kind, market_name }: MarketNames): { marketKey?: MarketKey } {
  if (!isMarketKind(kind) || !isRunnerKind(kind)) return {};
  return marketKinds[kind].name === market_name ? { marketKey: oddsTypeOf(kind) } : {};
}
