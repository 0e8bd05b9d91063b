import type { CasinoReportEntry } from '@maidan/contract';
import { type BettorNames, hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import type { BetPage } from '../bets/lists/bet-list-store.ts';
import type { ListedBet } from '../bets/lists/bet-words.ts';
import { roundBetToWire } from '../rounds/bets-wire.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { ledgerTypeOf } from './ledger-types-wire.ts';
import { dayOf } from './period.ts';
import type { MarketOfDay, TableDay } from './table-days-store.ts';

/** Of the house's own tables: launched games and matka have reports of their own. */
export const isTableDay = ({ product }: TableDay): boolean => ledgerTypeOf(product) === 'diamondCasino';

/** A round whose result was corrected later has its bets on both days, as its coins. */
export function tableReportToWire(
  days: readonly TableDay[],
  markets: readonly MarketOfDay[],
  { bets, hasMore }: BetPage<ListedBet>,
  bettor: BettorNames,
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
      casinoBetData: own.map((bet) => roundBetToWire(bet, bettor)),
      ...hasMoreToWire(hasMore),
    };
  });
}
