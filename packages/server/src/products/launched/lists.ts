import type { BetWords, ListedBet } from '../../bets/lists/bet-words.ts';
import type { ProductLists } from '../../bets/lists/product-lists.ts';
import { pendingRoundBetToWire, roundBetToWire } from '../../rounds/bets-wire.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { namesOfRounds } from './rounds/round-store.ts';

/** A round is named by its game and by its provider's id. */
const words: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfRounds(db, marketIds);
    return new Map(
      rows.map(({ market_id, name, round_id }) => [market_id, { title: name, market: round_id }]),
    );
  },
};

const roundOf = ({ details, market_id }: ListedBet): string => details?.roundId ?? market_id;

export const launchedLists: ProductLists = {
  ...roundLists('internationalCasino'),
  words,
  toBetRow: (bet, bettor) => {
    const result = bet.outcome === null ? '' : (bet.reason ?? '');
    const row = roundBetToWire(bet, bettor, {});
    const own = { roundId: roundOf(bet), showResult: result, result };
    return { list: 'casinoBetData', row: { ...row, ...own } };
  },
  toPending: (bet) => {
    const { title, market } = bet.words;
    return { ...pendingRoundBetToWire(bet), market: `${title} ${market}` };
  },
};
