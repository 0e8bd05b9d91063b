import type { AccountId } from '@maidan/betting';
import type { LedgerRow } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import { type BetPage, betsOnMarkets } from '../bets/lists/bet-list-store.ts';
import { type ListedBet, withWords } from '../bets/lists/bet-words.ts';
import { type ListsByProduct, wordsOf } from '../bets/lists/product-lists.ts';
import type { Period } from '../time/period.ts';
import {
  type CasinoDay,
  type CasinoTotal,
  type MarketOfDay,
  marketsOfDays,
  readCasinoDays,
  readCasinoTotals,
  readSettledRounds,
} from './casino-days-store.ts';

export interface CasinoReport {
  /** Of all days, even if not all are here. */
  readonly totals: readonly CasinoTotal[];
  readonly days: readonly CasinoDay[];
  readonly markets: readonly MarketOfDay[];
  readonly page: BetPage<ListedBet>;
}

type LedgerType = LedgerRow['ledgerType'];

export interface AskedReport {
  readonly period: Period;
  readonly eventId?: string | undefined;
  /** A ledger type, or the beginning of one, or a game's code. */
  readonly casinoType?: string | undefined;
  /** The ledger types that the call reports; others are left out. */
  readonly ledgerTypes: readonly LedgerType[];
}

/** Days at games, with the bets on rounds that were settled or had transfers then. */
export async function readCasinoReport(
  tx: Queries,
  client: AccountId,
  asked: AskedReport,
  lists: ListsByProduct,
): Promise<CasinoReport> {
  const { period, eventId } = asked;
  const isWanted = (day: CasinoTotal) => isAskedFor(asked, day, lists.of(day.product).ledgerType);
  const totals = (await readCasinoTotals(tx, client, period, eventId)).filter(isWanted);
  const latest = await readCasinoDays(tx, client, period, eventId);
  const moved = latest.days.filter(isWanted);
  const settled = (await readSettledRounds(tx, client, period, eventId)).filter(isWanted);
  const known = await marketsOfDays(
    tx,
    client,
    period,
    moved.map(({ line }) => line),
  );
  const days = [...new Map([...settled, ...moved].map((day) => [day.line, day])).values()];
  const markets = [...known.markets, ...settled];
  const hasMore = latest.hasMore || known.hasMore;
  const ids = new Set(markets.map(({ market_id }) => market_id));
  const page = await withWords(tx, wordsOf(lists), await betsOnMarkets(tx, client, [...ids]));
  days.sort((one, other) => other.moved_at - one.moved_at);
  return { totals, days, markets, page: { bets: page.bets, hasMore: hasMore || page.hasMore } };
}

function isAskedFor(
  { casinoType = '', ledgerTypes }: AskedReport,
  { kind }: CasinoTotal,
  type: LedgerType,
): boolean {
  const asked = casinoType.trim().toLowerCase();
  return ledgerTypes.includes(type) && (kind.toLowerCase() === asked || type.toLowerCase().startsWith(asked));
}
