import {
  accountId,
  coinsFromWhole,
  type MarketDefinition,
  type MarketOutcome,
  odds,
  type Side,
} from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import type { BetRequest } from '../../src/bets/act.ts';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { loadLiability } from '../../src/bets/liability/open-risk-store.ts';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { usualLossLimits } from '../../src/brands/brands.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { createHouse } from '../../src/house.ts';
import { quietOutbox } from '../../src/live/outbox.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';

/** A house in a process of its own, so that a storm can kill it without warning. Speaks by process messages. */
export type StormOrder =
  | {
      readonly do: 'setup';
      readonly clients: number;
      readonly markets: readonly [string, MarketDefinition][];
    }
  | { readonly do: 'place'; readonly bet: StormBet }
  | { readonly do: 'cash-out'; readonly cashOut: StormCashOut }
  | { readonly do: 'declare' | 'correct'; readonly market: string; readonly outcome: MarketOutcome }
  | { readonly do: 'take-out'; readonly bet: string; readonly state: 'void' | 'deleted' }
  | { readonly do: 'credit'; readonly client: string; readonly coins: number; readonly requestId: string }
  /** Ten-thousandths, of every client. */
  | { readonly do: 'set-terms'; readonly rate: number }
  | { readonly do: 'audit' }
  | { readonly do: 'stop' };

export interface StormBet {
  readonly client: string;
  readonly requestId: string;
  readonly market: string;
  readonly option: string;
  readonly side: Side;
  readonly stake: number;
  readonly odds: number;
  readonly run?: number;
  readonly delayMs: number;
}

export interface StormCashOut {
  readonly client: string;
  readonly requestId: string;
  readonly market: string;
  readonly bet: string;
  readonly multiplier: number;
}

let now = 0;
const clock = realClock(() => {
  now = Math.max(now + 1, performance.timeOrigin + performance.now());
  return now;
});
const log = createLog('error');
const { DATA_DIR = '', DATABASE_URL: url = '' } = process.env;
const DATABASE_URL = url === '' ? undefined : url;
const db = await openHouseDatabase({ DATA_DIR, DATABASE_URL }, log, () => undefined);
const liability = await loadLiability(db, () => usualLossLimits);
const house = createHouse(db, clock, quietOutbox, { log, liability });
await house.settling.resume();
const owner = accountId(await ownerOf(db));

async function ownerOf(database: Db): Promise<bigint> {
  const made = await createAccount(
    database,
    { brand: 'default', role: 'owner', username: 'OWNER', name: 'Owner' },
    clock.now(),
  );
  const found = await database.query<{ id: bigint }>({
    name: 'storm-owner',
    text: `select id from account where username = 'OWNER'`,
  });
  return made ?? found[0]?.id ?? 0n;
}

function requestOf(bet: StormBet): BetRequest {
  const leg = {
    option: bet.option,
    side: bet.side,
    stake: coinsFromWhole(bet.stake),
    odds: odds(bet.odds),
    ...(bet.run === undefined ? {} : { run: bet.run }),
  };
  return {
    client: accountId(BigInt(bet.client)),
    requestId: bet.requestId,
    content: JSON.stringify({ ...bet, delayMs: 0 }),
    marketId: bet.market,
    leg,
    shownAs: 'per-hundred',
    limits: () => ({ stakeMin: coinsFromWhole(1), stakeMax: coinsFromWhole(100_000) }),
    delayMs: bet.delayMs,
    address: '127.0.0.1',
    details: {},
    // Only flights have no price.
    quote: () =>
      bet.odds === 0
        ? { state: 'unpriced' }
        : { state: 'open', odds: leg.odds, ...(bet.run === undefined ? {} : { run: bet.run }) },
  };
}

const cashOut = ({ client, requestId, market, bet, multiplier }: StormCashOut) =>
  house.bets.cashOut({
    client: accountId(BigInt(client)),
    requestId,
    content: JSON.stringify([market, bet]),
    marketId: market,
    betId: BigInt(bet),
    multiplier,
  });

async function setup(order: Extract<StormOrder, { do: 'setup' }>): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < order.clients; index += 1) {
    const username = `STORM${index}`;
    const id = await createAccount(
      db,
      { brand: 'default', role: 'client', username, name: username, parentId: owner },
      clock.now(),
    );
    if (id === undefined) throw new Error('clients exist');
    ids.push(String(id));
    await credit(String(id), 5000, `first-${index}`);
  }
  const common = { product: 'sports', eventId: 'storm', kind: 'bookmaker', isCommission: true };
  await insertMarkets(
    db,
    order.markets.map(([id, definition]) => ({
      ...common,
      id,
      name: id,
      definition,
      hasMatchCommission: definition.shape === 'winner',
    })),
    clock.now(),
  );
  await db.query({
    name: 'storm-commission',
    text: 'update account set session_commission = 150, match_commission = 200 where id % 3 = 0',
  });
  return ids;
}

/** In order of id, so that two at once do not deadlock. */
const setTerms = {
  name: 'storm-set-terms',
  text: `update account set session_commission = $1, match_commission = $1
    where id in (select id from account order by id for no key update)`,
};

const credit = (client: string, coins: number, requestId: string) =>
  moveCoins(
    db,
    {
      from: owner,
      to: accountId(BigInt(client)),
      coins: coinsFromWhole(coins),
      kind: 'credit',
      remark: 'storm',
      requestId,
      mayOverdraw: true,
    },
    clock.now(),
  );

async function carryOut(order: StormOrder): Promise<unknown> {
  switch (order.do) {
    case 'setup':
      return setup(order);
    case 'place': {
      const answer = await house.bets.place(requestOf(order.bet));
      return answer.ok ? { betId: String(answer.value.betId) } : { refusal: answer.refusal.code };
    }
    case 'cash-out': {
      const answer = await cashOut(order.cashOut);
      return answer.ok ? { multiplier: answer.value.multiplier } : { refusal: answer.refusal.code };
    }
    case 'declare':
    case 'correct': {
      const declaration = {
        marketId: order.market,
        outcome: order.outcome,
        rule: 'storm',
        reason: 'Storm.',
        declaredBy: 'storm',
        replaces: 'whatever',
      } as const;
      return (await house.settling[order.do](declaration)).ok;
    }
    case 'take-out':
      return (await house.takeOut(BigInt(order.bet), order.state, 'Storm')).ok;
    case 'credit':
      return (await credit(order.client, order.coins, order.requestId)) === undefined;
    case 'set-terms':
      await db.query(setTerms, [order.rate]);
      return true;
    case 'audit':
      return auditHouse(db);
    case 'stop':
      await house.bets.drain();
      await db.close();
      return true;
  }
}

process.on('message', ({ id, order }: { id: number; order: StormOrder }) => {
  carryOut(order).then(
    (value) => {
      process.send?.({ id, value });
      if (order.do === 'stop') process.disconnect();
    },
    (error: Error) => process.send?.({ id, fault: error.message, isBusy: error instanceof DatabaseBusy }),
  );
});
process.send?.({ ready: true });
