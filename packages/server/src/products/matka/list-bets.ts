import type { AccountId } from '@maidan/betting';
import type { MatkaBet, ParsedRequestOf } from '@maidan/contract';
import { gameOfNumber, laterDay, type MatkaEntry, matkaDayAt } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import { type BetRow, betsOnMarkets, joinPages } from '../../bets/lists/bet-list-store.ts';
import { periodOf } from '../../time/period.ts';
import { isOfFilter, matkaBetToWire } from './games-wire.ts';
import { type MatkaDay, marketOfPart, matkaParts, readMarketId } from './matka-day.ts';
import { daysBetween } from './store.ts';

/** The longest range that is read; of a longer one only the newest days. */
const daysMost = 100;
/** The most days between a bet and its draw, unless the matka was shut meanwhile. */
const daysAhead = 2;

export interface MatkaBets {
  readonly bets: readonly MatkaBet[];
  /** Whether there are older bets, which were not read. */
  readonly hasMore: boolean;
}

/** Bets placed on one of the days or for one of them, newest first. */
export async function listMatkaBets(
  tx: Queries,
  client: AccountId,
  matkas: readonly MatkaEntry[],
  request: ParsedRequestOf<'matka/matkaBetList'>,
  now: number,
): Promise<MatkaBets> {
  const to = queryDay(request.toDate ?? request.fromDate ?? matkaDayAt(now));
  const from = queryDay(later(request.fromDate ?? to, laterDay(to, -daysMost)));
  const days = new Map<string, MatkaDay>();
  for (const { code } of matkas) {
    const found = await daysBetween(tx, code, from, laterDay(to, daysAhead), daysMost + daysAhead);
    for (const day of found) for (const part of matkaParts) days.set(marketOfPart(day, part), day);
  }
  const marketIds = [...days.keys()];
  const isForLater = (marketId: string) => (days.get(marketId)?.day ?? '') > to;
  const placedThen = periodOf({ fromDate: from, toDate: to });
  const page = joinPages([
    await betsOnMarkets(
      tx,
      client,
      marketIds.filter((marketId) => !isForLater(marketId)),
    ),
    await betsOnMarkets(tx, client, marketIds.filter(isForLater), 'all', placedThen),
  ]);
  const bets = page.bets
    .filter((bet) => isRequested(bet, request))
    .flatMap((bet) => {
      const [day, place] = [days.get(bet.market_id), readMarketId(bet.market_id)];
      const entry = matkas.find(({ code }) => code === place?.matka);
      return day && place && entry ? [matkaBetToWire(bet, place, day, entry)] : [];
    });
  return { bets, hasMore: page.hasMore };
}

const isRequested = (
  { option, state }: BetRow,
  { gameType, isDeclare }: ParsedRequestOf<'matka/matkaBetList'>,
): boolean =>
  isOfFilter(gameOfNumber(option), gameType) && (isDeclare ?? state === 'settled') === (state === 'settled');

const later = (one: string, other: string): string => (one > other ? one : other);

/** Databases have no year 0, and days are added to the requested one. */
const [earliest, latest] = ['1970-01-01', '9998-12-31'];

/** The requested day, moved into the range that can be queried; no matka is played on either end. */
export function queryDay(day: string): string {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
}
