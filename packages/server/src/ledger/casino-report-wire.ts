import type { CasinoBet, CasinoLedger, CasinoReportEntry } from '@maidan/contract';
import type { BettorNames } from '../account/names-store.ts';
import { hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import type { ListedBet } from '../bets/lists/bet-words.ts';
import type { ListsByProduct } from '../bets/lists/product-lists.ts';
import { dayOf } from '../time/period.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { CasinoReport } from './read-casino-report.ts';

/** A round with several groups has a result in each, so the reason is shown. */
const resultOf = ({ definition, reason }: ListedBet): string | null =>
  definition.shape === 'options' ? reason : null;

function rowsOf(bets: readonly ListedBet[], bettor: BettorNames, lists: ListsByProduct): CasinoBet[] {
  return bets.flatMap((bet) => {
    const listed = lists.of(bet.product).toBetRow(bet, bettor);
    if (listed.list !== 'casinoBetData') return [];
    return [{ ...listed.row, showResult: resultOf(bet) ?? listed.row.showResult }];
  });
}

/** The bets of a round corrected on a later day are on both days, as its transfers are. */
export function casinoReportToWire(
  { days, markets, page: { bets, hasMore } }: CasinoReport,
  bettor: BettorNames,
  lists: ListsByProduct,
): CasinoReportEntry[] {
  const byLine = Map.groupBy(markets, ({ line }) => line);
  return days.map((day) => {
    const moved = new Set(byLine.get(day.line)?.map(({ market_id }) => market_id));
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
      casinoBetData: rowsOf(own, bettor, lists),
      ...hasMoreToWire(hasMore),
    };
  });
}

/** The report over all days together. */
export function casinoLedgerToWire(
  { totals, page: { bets, hasMore } }: CasinoReport,
  bettor: BettorNames,
  lists: ListsByProduct,
): CasinoLedger {
  const sum = (coins: readonly bigint[]) => hundredthsToWire(coins.reduce((total, each) => total + each, 0n));
  return {
    clientProfitLoss: sum(totals.map(({ results }) => results)),
    clientComm: sum(totals.map(({ commission }) => commission)),
    casinoBetData: rowsOf(bets, bettor, lists),
    ...hasMoreToWire(hasMore),
  };
}
