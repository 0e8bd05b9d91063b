import { odds as asOdds, decimalFromOdds } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { hasMoreToWire, listFromWire } from '../bets/lists/bet-facts-wire.ts';
import { betsOnGames, betsOnMarkets } from '../bets/lists/bet-list-store.ts';
import { type BetWords, type ListedBet, type ProductLists, withWords } from '../bets/lists/product-lists.ts';
import { fine, type HandlersFor } from '../http/answer.ts';
import { periodOf } from '../time/period.ts';
import { type BettorNames, readNames } from '../wallet/accounts.ts';
import { isUnpriced, pendingRoundBetToWire, roundBetToWire } from './bets-wire.ts';
import { namesOfRounds } from './store.ts';

/** A round is named by its game's title and its id. */
const roundWords: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfRounds(db, marketIds);
    return new Map(rows.map(({ market_id, name }) => [market_id, { title: name, market: market_id }]));
  },
};

/** Lists of a product whose markets are rounds of a game. Prices of our games are decimal on the wire. */
export const roundLists = (ledgerType: ProductLists['ledgerType']): ProductLists => ({
  words: roundWords,
  ledgerType,
  toBetRow: (bet, bettor) => ({ list: 'casinoBetData', row: roundBetToWire(bet, bettor) }),
  toPending: pendingRoundBetToWire,
  storyFacts: ({ definition, kind, side, option, odds, odds_seen, cashed_at, details }) => ({
    selectionName: details?.teamName ?? option,
    oddsType: kind,
    isDecimal: true,
    type: side === 'back' ? 'Y' : 'N',
    oddsSeen: decimalFromOdds(asOdds(odds_seen)),
    odds: decimalFromOdds(asOdds(odds)),
    ...(isUnpriced(definition) ? { isUnpriced: true } : {}),
    ...(cashed_at === null ? {} : { cashedOutAt: cashed_at / 100 }),
  }),
});

/** How a product's bets on rounds of a game are listed. */
export interface RoundBets {
  /** The `product` of its markets. */
  readonly product: string;
  /** The codes of its games with this event id; without one, of those that the list of all games has. */
  gamesAt(eventId: string | undefined): readonly string[];
  toRows(tx: Queries, bets: readonly ListedBet[], bettor: BettorNames): Promise<readonly CasinoBet[]>;
}

/** One call for the bets on the rounds of all products. */
export const roundBetsHandlers = (
  db: Db,
  all: readonly RoundBets[],
): HandlersFor<'casino/diamondBetsList'> => ({
  'casino/diamondBetsList': (request, { session: { accountId } }) =>
    db.snapshot(async (tx) => {
      const { eventId, roundId } = request;
      const [list, period] = [listFromWire(request), periodOf(request)];
      const listed = all.filter((product) => product.gamesAt(eventId).length > 0);
      const games = listed.flatMap((product) => product.gamesAt(eventId));
      const page = await (roundId === undefined
        ? betsOnGames(tx, accountId, games, list, period)
        : betsOnMarkets(tx, accountId, [roundId], list, period));
      const wanted = page.bets.filter((bet) => (eventId ?? bet.event_id) === bet.event_id);
      const { bets } = await withWords(tx, [roundWords], { bets: wanted, hasMore: page.hasMore });
      const bettor = await readNames(tx, accountId);
      const rows = new Map<string, CasinoBet>();
      for (const { product, toRows } of listed) {
        const own = bets.filter((bet) => bet.product === product);
        for (const row of await toRows(tx, own, bettor)) rows.set(row._id, row);
      }
      const casinoBetData = bets.flatMap(({ id }) => rows.get(String(id)) ?? []);
      return fine({ casinoBetData, ...hasMoreToWire(page.hasMore) });
    }),
});
