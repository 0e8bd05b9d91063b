import type { MarketDefinition } from '@maidan/betting';
import type { FeedMarket } from '@maidan/feeds';
import type { Queries } from '@maidan/process/db/db.ts';
import { isDecimalKind, isRunnerKind, marketKinds } from '@maidan/sports';
import { insertMarkets, marketsNotOpen, type NewMarket } from '../../../bets/markets-store.ts';
import { type ArrivedChange, roomOf } from '../board/board-state.ts';
import { defaultLimits } from '../match-terms.ts';
import { unsettledMarkets, upsertMatch } from '../store.ts';

type Change = ArrivedChange['change'];

/** Leaves out markets that are offered and decided at once: nobody can have bet on them, unless they are already stored. */
export async function withoutDecidedMarkets(
  db: Queries,
  source: string,
  changes: readonly ArrivedChange[],
): Promise<readonly ArrivedChange[]> {
  const decided = new Set(
    changes.flatMap(({ change }) => (change.kind === 'result' ? [change.marketId] : [])),
  ).intersection(new Set(offeredIn(changes.map(({ change }) => change))));
  if (decided.size === 0) return changes;
  for (const id of (await unsettledMarkets(db, source)).keys()) decided.delete(id);
  return changes.filter(({ change }) => !decided.has(marketOf(change) ?? ''));
}

/** Stores the matches and markets among the changes; existing markets are unchanged. */
export async function storeOffers(
  db: Queries,
  source: string,
  changes: readonly Change[],
  now: number,
): Promise<void> {
  for (const change of changes) {
    if (change.kind !== 'match') continue;
    const room = roomOf(change.match.id);
    await upsertMatch(db, change.match, { room, source, limits: defaultLimits, now });
  }
  const offered = changes.flatMap((change) => (change.kind === 'market' ? [newMarket(change.market)] : []));
  await insertMarkets(db, offered, now);
}

/** Markets among the changes that the house has shut or settled: a restarted feed offers them again. */
export async function overriddenMarkets(
  db: Queries,
  changes: readonly Change[],
): Promise<readonly (readonly [string, 'shut' | 'settled'])[]> {
  const offered = offeredIn(changes);
  if (offered.length === 0) return [];
  const rows = await marketsNotOpen(db, offered);
  return rows.map(({ id, state }) => [id, state === 'shut' ? 'shut' : 'settled'] as const);
}

const offeredIn = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.kind === 'market' ? [change.market.id] : []));

function marketOf(change: Change): string | undefined {
  if (change.kind === 'market') return change.market.id;
  return 'marketId' in change ? change.marketId : undefined;
}

const newMarket = (market: FeedMarket): NewMarket => ({
  id: market.id,
  product: 'sports',
  eventId: market.matchId,
  room: roomOf(market.matchId),
  kind: market.kind,
  name: market.name,
  isCommission: marketKinds[market.kind].commission === 'session' && market.isCommission,
  // Where several win, or runners may be withdrawn, no commission is paid.
  hasMatchCommission: marketKinds[market.kind].commission === 'match' && market.places === undefined,
  definition: definitionOf(market),
  runnerNames: Object.fromEntries(market.runners.map(({ id, name }) => [id, name])),
});

function definitionOf({ kind, runners, places }: FeedMarket): MarketDefinition {
  if (!isRunnerKind(kind)) return { shape: 'line' };
  const ids = runners.map((runner) => runner.id);
  if (places !== undefined) return { shape: 'places', runners: ids, places };
  return { shape: 'winner', rule: isDecimalKind(kind) ? 'decimal' : 'bookmaker', runners: ids };
}
