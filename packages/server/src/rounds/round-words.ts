import type { BetWords } from '../bets/lists/bet-words.ts';
import { namesOfRounds } from './store.ts';

/** A round is named by its game's title and its id. */
export const roundWords: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfRounds(db, marketIds);
    return new Map(rows.map(({ market_id, name }) => [market_id, { title: name, market: market_id }]));
  },
};
