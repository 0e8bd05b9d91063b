import { legIfWins } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract';
import { matkaAt } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import type { BetWords, ListedBet, MarketWords, ProductLists } from '../../bets/lists/product-lists.ts';
import { legOf } from '../../bets/settling/client-result.ts';
import { roundBetToWire } from '../../rounds/bets-wire.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import { partName } from './games-wire.ts';
import { readMarketId } from './matka-day.ts';
import { daysNumbered } from './store.ts';

/** A market is named by its matka, the draw and the day. */
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

/** Only the bet's own number: otherwise every row would list more than two hundred. */
const ownNumber = (bet: ListedBet): CasinoBet['posArray'] => ({
  [bet.option]: hundredthsToWire(legIfWins(legOf(bet))),
});

export const matkaLists: ProductLists = {
  ...roundLists('matka'),
  words,
  toBetRow: (bet, bettor) => ({
    list: 'casinoBetData',
    row: { ...roundBetToWire(bet, bettor, ownNumber(bet)), roundName: bet.words.market },
  }),
};
