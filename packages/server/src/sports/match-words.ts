import type { BetWords } from '../bets/lists/bet-words.ts';
import { namesOfMatches } from './store.ts';

/** A market goes by its match and its own name. */
export const matchWords: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfMatches(db, marketIds);
    return new Map(
      rows.map(({ id, match_name, market_name, seed_hash }) => [
        id,
        { title: match_name, market: market_name, ...(seed_hash === null ? {} : { seedHash: seed_hash }) },
      ]),
    );
  },
};
