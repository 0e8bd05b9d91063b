import {
  type AccountId,
  accountId,
  coins,
  type Leg,
  type MarketDefinition,
  type MarketOutcome,
  odds,
  type Side,
} from '@maidan/betting';
import { createLog } from '@maidan/process/log.ts';
import type { Quoted } from '../../src/bets/act.ts';
import { createHouseLiability } from '../../src/bets/liability/house-liability.ts';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import type { TakeOutReason } from '../../src/bets/take-out-bets.ts';
import { usualLossLimits } from '../../src/brands/brands.ts';
import { createHouse } from '../../src/house.ts';
import { defaultLimits } from '../../src/products/sports/match-terms.ts';
import { upsertMatch } from '../../src/products/sports/store.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';
import { setCommissionTerms } from '../../src/wallet/terms.ts';
import { recordingOutbox } from './recording-outbox.ts';
import { type Overrides, startTestApp, testStart } from './test-app.ts';

const hundredths = (value: number) => coins(BigInt(Math.round(value * 100)));

export interface BetOrder {
  readonly option?: string;
  readonly optionName?: string;
  readonly side?: Side;
  readonly stake: number;
  /** Points of the displayed price. */
  readonly rate: number;
  readonly run?: number;
}

const twoTeams: MarketDefinition = { shape: 'winner', rule: 'bookmaker', runners: ['1', '2'] };

/** A running server whose matches, results and credits the test itself brings about. */
export async function openAccountDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { db, clock } = app;
  const liability = createHouseLiability(() => usualLossLimits);
  const house = createHouse(db, clock, recordingOutbox(), { log: createLog('error'), liability });
  const owner = await createAccount(
    db,
    { brand: 'default', role: 'owner', username: 'UPLINE', name: 'UPLINE' },
    testStart,
  );
  if (owner === undefined) throw new Error('the upline exists');
  let last = 0;
  const next = () => {
    last += 1;
    return `desk-${last}`;
  };

  async function match(eventId: string, teams: readonly [string, string]): Promise<string> {
    const [home, away] = teams;
    const room = `m-${eventId}`;
    await upsertMatch(
      db,
      {
        id: eventId,
        sport: 'cricket',
        name: `${home} v ${away}`,
        series: 'Cup',
        teams,
        startsAt: testStart,
        status: 'in-play',
      },
      { room, source: 'test', limits: defaultLimits, now: clock.now() },
    );
    return room;
  }

  const market = (
    id: string,
    eventId: string,
    more: {
      kind: string;
      name: string;
      definition?: MarketDefinition;
      runnerNames?: Readonly<Record<string, string>>;
      isCommission?: boolean;
      product?: string;
    },
  ) => {
    const definition = more.definition ?? (more.kind === 'fancy' ? { shape: 'line' } : twoTeams);
    return insertMarkets(
      db,
      [
        {
          id,
          eventId,
          product: more.product ?? 'sports',
          room: `m-${eventId}`,
          kind: more.kind,
          name: more.name,
          definition,
          runnerNames: more.runnerNames ?? {},
          isCommission: more.isCommission ?? false,
          hasMatchCommission: definition.shape === 'winner',
        },
      ],
      clock.now(),
    );
  };

  async function place(client: AccountId, marketId: string, order: BetOrder): Promise<bigint> {
    const leg: Leg = {
      option: order.option ?? (order.run === undefined ? '1' : 'fancy'),
      side: order.side ?? 'back',
      stake: hundredths(order.stake),
      odds: odds(Math.round(order.rate * 100)),
      ...(order.run === undefined ? {} : { run: order.run }),
    };
    const priced = { odds: leg.odds, ...(leg.run === undefined ? {} : { run: leg.run }) };
    const present: Quoted = order.rate === 0 ? { state: 'unpriced' } : { state: 'open', ...priced };
    const requestId = next();
    const placed = await house.bets.place({
      client,
      requestId,
      content: requestId,
      marketId,
      leg,
      shownAs: 'per-hundred',
      limits: () => ({ stakeMin: hundredths(1), stakeMax: hundredths(10_000_000) }),
      delayMs: 0,
      address: '127.0.0.1',
      details: { teamName: order.optionName ?? leg.option, selectionId: leg.option },
      quote: () => present,
    });
    if (!placed.ok) throw new Error(placed.refusal.code);
    return placed.value.betId;
  }

  const declaration = (
    marketId: string,
    outcome: MarketOutcome,
    more: { rule?: string; reason?: string; details?: unknown } = {},
  ) => ({
    marketId,
    outcome,
    rule: more.rule ?? 'over-runs-count-all',
    reason: more.reason ?? 'As the score says.',
    declaredBy: 'test',
    ...(more.details === undefined ? {} : { details: more.details }),
  });

  async function move(
    client: AccountId,
    kind: 'credit' | 'debit',
    whole: number,
    remark: string,
    at = clock.now(),
  ): Promise<void> {
    const [from, to] = kind === 'credit' ? [owner, client] : [client, owner];
    if (from === undefined || to === undefined) throw new Error('nobody to move coins between');
    const refused = await moveCoins(
      db,
      { from, to, coins: hundredths(whole), kind, remark, requestId: next(), mayOverdraw: kind === 'credit' },
      at,
    );
    if (refused !== undefined) throw new Error(refused.kind);
  }

  return {
    app,
    db,
    clock,
    match,
    market,
    place,
    declare: (...args: Parameters<typeof declaration>) => house.settling.declare(declaration(...args)),
    correct: (...args: Parameters<typeof declaration>) =>
      house.settling.correct({ ...declaration(...args), replaces: 'whatever' }),
    takeOut: (bet: bigint, state: 'void' | 'deleted', why: TakeOutReason) => house.takeOut(bet, state, why),
    /** `at` may be in the past: moving the clock by weeks would run every timer of the server on the way. */
    credit: (client: AccountId, whole: number, remark = 'Deposit', at?: number) =>
      move(client, 'credit', whole, remark, at),
    debit: (client: AccountId, whole: number, remark = 'Withdrawal') => move(client, 'debit', whole, remark),
    /** Ten-thousandths. */
    setCommission: (client: AccountId, session: number, ofMatch: number) =>
      setCommissionTerms(db, client, { session, match: ofMatch }),
    async client(username: string) {
      const made = await app.client({ username });
      return { ...made, id: accountId(made.id) };
    },
    close: () => app.close(),
  };
}

export type AccountDesk = Awaited<ReturnType<typeof openAccountDesk>>;
