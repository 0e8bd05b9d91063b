import type { CasinoReportEntry } from '@maidan/contract';
import { type BettorNames, hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import type { BetPage } from '../bets/lists/bet-list-store.ts';
import type { ListedBet } from '../bets/lists/bet-words.ts';
import type { ListsByProduct } from '../bets/lists/product-lists.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { dayOf } from './period.ts';
import type { MarketOfDay, TableDay } from './table-days-store.ts';

/** Of the live tables: other games have reports of their own. */
export const isTableDay = ({ product }: TableDay, lists: ListsByProduct): boolean =>
  lists.of(product).ledgerType === 'diamondCasino';

/** A round whose result was corrected later has its bets on both days, as its coins. */
export function tableReportToWire(
  days: readonly TableDay[],
  markets: readonly MarketOfDay[],
  { bets, hasMore }: BetPage<ListedBet>,
  bettor: BettorNames,
  lists: ListsByProduct,
): CasinoReportEntry[] {
  return days.map((day) => {
    const moved = new Set(markets.flatMap(({ line, market_id }) => (line === day.line ? [market_id] : [])));
    const own = bets.filter(({ market_id }) => moved.has(market_id));
    const commission = hundredthsToWire(day.commission);
    return {
      eventId: day.event_id,
      gameName: own[0]?.words.title ?? day.market_name,
      date: dayOf(day.moved_at),
      amount: hundredthsToWire(day.results),
      totalComm: commission,
      totalAmount: hundredthsToWire(day.results + day.commission),
      clientSessionComm: commission,
      casinoBetData: own.flatMap((bet) => {
        const listed = lists.of(bet.product).toBetRow(bet, bettor);
        return listed.list === 'casinoBetData' ? [listed.row] : [];
      }),
      ...hasMoreToWire(hasMore),
    };
  });
}
