import type { AccountId } from '@maidan/betting';
import type { CasinoBet, CasinoLedger, CasinoReportEntry, LedgerRow } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import { hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import { type BetPage, betsOnMarkets } from '../bets/lists/bet-list-store.ts';
import { type ListedBet, type ListsByProduct, withWords, wordsOf } from '../bets/lists/product-lists.ts';
import { dayOf, type Period } from '../time/period.ts';
import type { BettorNames } from '../wallet/accounts.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import {
  type CasinoDay,
  type CasinoTotal,
  type MarketOfDay,
  marketsOfDays,
  readCasinoDays,
  readCasinoTotals,
  readSettledRounds,
} from './casino-days-store.ts';

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

interface CasinoReport {
  /** Of all days, even if not all are here. */
  readonly totals: readonly CasinoTotal[];
  readonly days: readonly CasinoDay[];
  readonly markets: readonly MarketOfDay[];
  readonly page: BetPage<ListedBet>;
}

type LedgerType = LedgerRow['ledgerType'];

export interface RequestedReport {
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
  request: RequestedReport,
  lists: ListsByProduct,
): Promise<CasinoReport> {
  const { period, eventId } = request;
  const isWanted = (day: CasinoTotal) => isRequested(request, day, lists.of(day.product).ledgerType);
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

function isRequested(
  { casinoType = '', ledgerTypes }: RequestedReport,
  { kind }: CasinoTotal,
  type: LedgerType,
): boolean {
  const prefix = casinoType.trim().toLowerCase();
  return (
    ledgerTypes.includes(type) && (kind.toLowerCase() === prefix || type.toLowerCase().startsWith(prefix))
  );
}
