import {
  type AccountId,
  coins,
  coinsFromWhole,
  type Leg,
  type MarketDefinition,
  manualClock,
  odds,
  type Side,
} from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import type { BetRequest, Quoted } from '../../src/bets/act.ts';
import { createHouseLiability } from '../../src/bets/liability/house-liability.ts';
import { loadLiability } from '../../src/bets/liability/open-risk-store.ts';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { type LossLimits, usualLossLimits } from '../../src/brands/brands.ts';
import { createHouse } from '../../src/house.ts';
import { notifyOfBets } from '../../src/products/sports/sports.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';
import { readWallet } from '../../src/wallet/wallets.ts';
import { recordingOutbox } from './recording-outbox.ts';

export const testStart = Date.UTC(2026, 0, 1);

export const twoTeams: MarketDefinition = {
  shape: 'winner',
  rule: 'bookmaker',
  runners: ['lions', 'tigers'],
};
export const aLine: MarketDefinition = { shape: 'line' };
export const aFlight: MarketDefinition = { shape: 'flight' };

interface BetOrder {
  readonly client: AccountId;
  readonly marketId: string;
  readonly option?: string;
  readonly side?: Side;
  readonly stake: number;
  readonly rate?: number;
  readonly run?: number;
  readonly cashedAt?: number;
  readonly requestId?: string;
  readonly quote?: () => Quoted;
  readonly delayMs?: number;
  readonly stakeMin?: number;
  readonly stakeMax?: number;
  readonly betsMost?: number;
}

export interface CashOutOrder {
  readonly client: AccountId;
  readonly marketId: string;
  readonly betId: bigint;
  readonly multiplier: number;
  readonly requestId?: string;
  readonly content?: string;
}

/** A house on a given database with an owner, and shorthands that read like sentences. A restarted one reads the open bets. */
export async function createTestHouse(db: Db, ownerName = 'OWNER', { isRestart = false } = {}) {
  const clock = manualClock(testStart);
  const outbox = recordingOutbox();
  const faults: string[] = [];
  const log = createLog('error', { write: (line) => void faults.push(JSON.parse(line).msg) });
  let lossLimits = usualLossLimits;
  const limitsOf = () => lossLimits;
  const liability = isRestart ? await loadLiability(db, limitsOf) : createHouseLiability(limitsOf);
  const house = createHouse(db, clock, outbox, { log, liability });
  house.onBetsChanged('sports', notifyOfBets(outbox));
  let lastName = 0;
  let lastRequest = 0;
  const owner = await mustCreate(db, { brand: 'default', role: 'owner', username: ownerName, name: 'Owner' });

  async function client(whole: number, parentId: AccountId = owner): Promise<AccountId> {
    lastName += 1;
    const username = ownerName === 'OWNER' ? `CLIENT${lastName}` : `${ownerName}${lastName}`;
    const id = await mustCreate(db, { brand: 'default', role: 'client', username, name: username, parentId });
    if (whole > 0) await credit(id, whole);
    return id;
  }

  async function credit(to: AccountId, whole: number): Promise<void> {
    lastRequest += 1;
    const movement = {
      from: owner,
      to,
      coins: coinsFromWhole(whole),
      kind: 'credit',
      remark: 'test',
    } as const;
    await moveCoins(
      db,
      { ...movement, requestId: `credit-${ownerName}-${lastRequest}`, mayOverdraw: true },
      clock.now(),
    );
  }

  async function market(id: string, definition: MarketDefinition, isCommission = false): Promise<string> {
    const kind = definition.shape === 'line' ? 'fancy' : 'bookmaker';
    const hasMatchCommission = definition.shape === 'winner';
    const common = { id, product: 'sports', eventId: 'event' };
    await insertMarkets(
      db,
      [{ ...common, kind, name: id, definition, isCommission, hasMatchCommission }],
      clock.now(),
    );
    return id;
  }

  function request(order: BetOrder): BetRequest {
    lastRequest += 1;
    const leg: Leg = {
      option: order.option ?? (order.run === undefined ? 'lions' : 'fancy'),
      side: order.side ?? 'back',
      stake: coins(BigInt(Math.round(order.stake * 100))),
      odds: odds(Math.round((order.rate ?? 80) * 100)),
      ...(order.run === undefined ? {} : { run: order.run }),
      ...(order.cashedAt === undefined ? {} : { cashedAt: order.cashedAt }),
    };
    const present: Quoted = {
      state: 'open',
      odds: leg.odds,
      ...(leg.run === undefined ? {} : { run: leg.run }),
    };
    return {
      client: order.client,
      requestId: order.requestId ?? `request-${lastRequest}`,
      content: JSON.stringify([order.marketId, leg.option, leg.side, order.stake, leg.odds, order.run]),
      marketId: order.marketId,
      leg,
      shownAs: 'per-hundred',
      limits: () => ({
        stakeMin: coinsFromWhole(order.stakeMin ?? 1),
        stakeMax: coinsFromWhole(order.stakeMax ?? 1_000_000),
      }),
      ...(order.betsMost === undefined ? {} : { betsMost: order.betsMost }),
      delayMs: order.delayMs ?? 0,
      address: '127.0.0.1',
      details: {},
      quote: order.quote ?? (() => present),
    };
  }

  function cashOut(order: CashOutOrder) {
    lastRequest += 1;
    const requestId = order.requestId ?? `request-${lastRequest}`;
    // The client names a bet; the product decides the multiplier.
    const content = order.content ?? JSON.stringify([order.marketId, String(order.betId)]);
    return house.bets.cashOut({ ...order, requestId, content });
  }

  async function wallet(id: AccountId): Promise<{ balance: number; exposure: number }> {
    const row = await readWallet(db, id);
    if (row === undefined) throw new Error(`no wallet ${id}`);
    return { balance: Number(row.balance) / 100, exposure: Number(row.exposure) / 100 };
  }

  const declare = (marketId: string, outcome: Parameters<typeof house.settling.declare>[0]['outcome']) =>
    house.settling.declare({
      marketId,
      outcome,
      rule: 'test',
      reason: 'Because the test says so.',
      declaredBy: 'test',
    });
  const correct = (marketId: string, outcome: Parameters<typeof house.settling.declare>[0]['outcome']) =>
    house.settling.correct({
      marketId,
      outcome,
      rule: 'test',
      reason: 'Because the test says so.',
      declaredBy: 'test',
      replaces: 'whatever',
    });

  return {
    ...house,
    setLossLimits: (changes: Partial<LossLimits>) => {
      lossLimits = { ...usualLossLimits, ...changes };
    },
    clock,
    sent: outbox.sent,
    /** What the house logged as an error. */
    faults,
    owner,
    client,
    credit,
    market,
    wallet,
    declare,
    correct,
    request,
    place: (order: BetOrder) => house.bets.place(request(order)),
    /** Stakes on a flight, which has no price. */
    fly: (order: Omit<BetOrder, 'rate'>) =>
      house.bets.place(
        request({ option: 'flight', quote: () => ({ state: 'unpriced' }), ...order, rate: 0 }),
      ),
    cashOut,
  };
}

export type TestHouse = Awaited<ReturnType<typeof createTestHouse>>;

async function mustCreate(db: Db, account: Parameters<typeof createAccount>[1]): Promise<AccountId> {
  const id = await createAccount(db, account, testStart);
  if (id === undefined) throw new Error(`${account.username} exists`);
  return id;
}
