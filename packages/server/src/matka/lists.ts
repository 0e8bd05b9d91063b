import { matkaAt } from '@maidan/games/rules';
import type { BetWords, MarketWords } from '../bets/lists/bet-words.ts';
import type { ProductLists } from '../bets/lists/product-lists.ts';
import type { Queries } from '../db/db.ts';
import { roundLists } from '../rounds/round-lists.ts';
import { partName } from './games-wire.ts';
import { readMarketId } from './matka-day.ts';
import { daysNumbered } from './store.ts';

/** A market goes by its matka, and by the draw and its day. */
const words: BetWords = {
  async ofMarkets(db: Queries, marketIds) {
    const places = marketIds.flatMap((marketId) => {
      const place = readMarketId(marketId);
      return place === undefined || matkaAt(place.matka) === undefined ? [] : [{ ...place, marketId }];
    });
    const days = new Map((await daysNumbered(db, places)).map((day) => [`${day.matka}.${day.number}`, day]));
    return new Map(
      places.flatMap(({ marketId, matka, part, number }): [string, MarketWords][] => {
        const [entry, day] = [matkaAt(matka), days.get(`${matka}.${number}`)];
        if (entry === undefined || day === undefined) return [];
        return [[marketId, { title: entry.name, market: `${partName(part)} ${day.day}` }]];
      }),
    );
  },
};

export const matkaLists: ProductLists = { ...roundLists('matka'), words };
