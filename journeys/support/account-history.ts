import { type AccountId, coins, type MarketOutcome, odds } from '@maidan/betting';
import type { Db } from '../../packages/process/src/db/db.ts';
import { openPostgres } from '../../packages/process/src/db/postgres-db.ts';
import { createLog } from '../../packages/process/src/log.ts';
import { realClock } from '../../packages/process/src/real-clock.ts';
import { findByUsername, replacePassword } from '../../packages/server/src/account/store.ts';
import { createHouseLiability } from '../../packages/server/src/bets/liability/house-liability.ts';
import { insertMarkets } from '../../packages/server/src/bets/markets-store.ts';
import { usualLossLimits } from '../../packages/server/src/brands/brands.ts';
import { createHouse, type House } from '../../packages/server/src/house.ts';
import { quietOutbox } from '../../packages/server/src/live/outbox.ts';
import { defaultLimits } from '../../packages/server/src/products/sports/match-terms.ts';
import { upsertMatch } from '../../packages/server/src/products/sports/store.ts';
import { setCommissionTerms } from '../../packages/server/src/wallet/terms.ts';
import type { NewClient } from './create-client.ts';
import { houseSettings } from './passed-on.ts';

export interface History {
  readonly matchName: string;
  readonly marketId: string;
}

interface BetOrder {
  readonly option?: string;
  readonly name: string;
  readonly side?: 'back' | 'lay';
  readonly stake: number;
  readonly rate: number;
  readonly run?: number;
}

async function place(house: House, client: AccountId, marketId: string, order: BetOrder): Promise<bigint> {
  const leg = {
    option: order.option ?? (order.run === undefined ? '1' : 'fancy'),
    side: order.side ?? 'back',
    stake: coins(BigInt(order.stake * 100)),
    odds: odds(order.rate * 100),
    ...(order.run === undefined ? {} : { run: order.run }),
  } as const;
  const requestId = `${marketId}-${order.name}-${order.rate}-${order.stake}-${order.run ?? 0}`.replaceAll(
    /\W/g,
    '_',
  );
  const placed = await house.bets.place({
    client,
    requestId,
    content: requestId,
    marketId,
    leg,
    shownAs: 'per-hundred',
    limits: () => ({ stakeMin: coins(1n), stakeMax: coins(1_000_000_000n) }),
    delayMs: 0,
    address: '127.0.0.1',
    details: { teamName: order.name, selectionId: leg.option },
    quote: () => ({ state: 'open', odds: leg.odds, ...(order.run === undefined ? {} : { run: order.run }) }),
  });
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.betId;
}

const declaration = (
  marketId: string,
  outcome: MarketOutcome,
  rule: string,
  reason: string,
  balls: object[] = [],
) => ({
  marketId,
  outcome,
  rule,
  reason,
  details: { balls },
  declaredBy: 'journey',
});

async function play(db: Db, client: AccountId, key: string): Promise<History> {
  const liability = createHouseLiability(() => usualLossLimits);
  const house = createHouse(
    db,
    realClock(() => Date.now()),
    quietOutbox,
    { log: createLog('error'), liability },
  );
  const now = house.clock.now();
  const [eventId, marketId, matchName] = [`j${key}`, `1.j${key}`, 'Lions v Tigers'];
  const match = {
    id: eventId,
    sport: 'cricket',
    name: matchName,
    series: 'Cup',
    teams: ['Lions', 'Tigers'],
    startsAt: now,
  } as const;
  await upsertMatch(
    db,
    { ...match, status: 'completed' },
    { room: marketId, source: 'journey', limits: defaultLimits, now },
  );
  const market = (name: string, kind: string, isCommission = false) => ({
    id: `${key}-${kind}-${name}`.replaceAll(/\W/g, '-'),
    product: 'sports',
    eventId,
    room: marketId,
    kind,
    name,
    isCommission,
    hasMatchCommission: kind !== 'fancy',
    ...(kind === 'fancy'
      ? { definition: { shape: 'line' } as const }
      : {
          definition: { shape: 'winner', rule: 'bookmaker', runners: ['1', '2'] } as const,
          runnerNames: { '1': 'Lions', '2': 'Tigers' },
        }),
  });
  const bookmaker = market('Bookmaker', 'bookmaker');
  const toss = market('To Win the Toss', 'toss');
  const six = market('6 over runs LIONS', 'fancy', true);
  const ten = market('10 over runs LIONS', 'fancy');
  await insertMarkets(db, [bookmaker, toss, six, ten], now);
  await setCommissionTerms(db, client, { session: 200, match: 150 });

  await place(house, client, bookmaker.id, { name: 'Lions', stake: 5000, rate: 85 });
  await place(house, client, bookmaker.id, {
    name: 'Tigers',
    option: '2',
    stake: 2000,
    rate: 98,
    side: 'lay',
  });
  await place(house, client, six.id, { name: six.name, stake: 1000, rate: 90, run: 45 });
  const late = await place(house, client, six.id, { name: six.name, stake: 700, rate: 100, run: 44 });
  await place(house, client, ten.id, { name: ten.name, stake: 1500, rate: 110, run: 82, side: 'lay' });
  await place(house, client, toss.id, { name: 'Lions', stake: 1200, rate: 98 });
  // Feeds count from 0: these are the last three balls of the sixth over.
  const over = [3, 4, 5].map((delivery) => ({ innings: 0, over: 5, delivery }));
  await house.takeOut(late, 'deleted', 'Placed after the result was known');
  await house.settling.declare(
    declaration(six.id, { run: 44 }, 'over-session-complete', 'Lions made 44 in 6 overs.', over),
  );
  const penalty = declaration(
    six.id,
    { run: 49 },
    'penalty-runs',
    'Five penalty runs were awarded: 49.',
    over,
  );
  await house.settling.correct({ ...penalty, replaces: 'whatever' });
  await house.settling.declare(
    declaration(bookmaker.id, { winner: '1' }, 'match-winner', 'Lions won by 14 runs.'),
  );
  await house.settling.declare(declaration(toss.id, { winner: '2' }, 'toss-winner', 'Tigers won the toss.'));
  await house.bets.drain();
  return { matchName, marketId };
}

/** Why a journey that needs a played match cannot run. */
export const oneProcessOnly = 'no PostgreSQL here: the embedded database lets nobody else in to play a match';

/**
 * A played match for this client, with one bet left open. Undefined where the database allows one process
 * only.
 */
export async function giveHistory({ username }: NewClient): Promise<History | undefined> {
  const { DATABASE_URL: url } = houseSettings();
  if (url === undefined) return undefined;
  const db = openPostgres(url, createLog('silent'));
  try {
    const account = await findByUsername(db, 'default', username);
    if (account === undefined) throw new Error(`no client ${username}`);
    // A client may not bet with the password it was given: this marks the same one as its own choice.
    const hash = account.password_hash ?? '';
    await replacePassword(db, account.id, { old: hash, next: hash });
    return await play(db, account.id, username.toLowerCase());
  } finally {
    await db.close();
  }
}
