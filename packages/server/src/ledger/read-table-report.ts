import type { AccountId } from '@maidan/betting';
import { type BetPage, betsOnMarkets } from '../bets/lists/bet-list-store.ts';
import { type ListedBet, withWords } from '../bets/lists/bet-words.ts';
import { type ListsByProduct, wordsOf } from '../bets/lists/product-lists.ts';
import type { Queries } from '../db/db.ts';
import type { Period } from './period.ts';
import { type MarketOfDay, marketsOfDays, readTableDays, type TableDay } from './table-days-store.ts';
import { isTableDay } from './table-report-wire.ts';

export interface TableReport {
  readonly days: readonly TableDay[];
  readonly markets: readonly MarketOfDay[];
  readonly page: BetPage<ListedBet>;
}

/** The lines of the ledger of a table's days, with the bets on the rounds that moved coins then. */
export async function readTableReport(
  tx: Queries,
  client: AccountId,
  period: Period,
  eventId: string | undefined,
  lists: ListsByProduct,
): Promise<TableReport> {
  const found = await readTableDays(tx, client, period, eventId);
  const days = found.filter((day) => isTableDay(day, lists));
  const lines = days.map(({ line }) => line);
  const { markets, hasMore } = await marketsOfDays(tx, client, period, lines);
  const ids = new Set(markets.map(({ market_id }) => market_id));
  const page = await withWords(tx, wordsOf(lists), await betsOnMarkets(tx, client, [...ids]));
  return { days, markets, page: { bets: page.bets, hasMore: hasMore || page.hasMore } };
}
