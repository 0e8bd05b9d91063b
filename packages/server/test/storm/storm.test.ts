import { rm } from 'node:fs/promises';
import {
  integerBetween,
  type MarketDefinition,
  type MarketOutcome,
  pick,
  type Random,
  seededRandom,
} from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { describe, expect, test } from 'vitest';
import type { AuditReport } from '../../src/bets/audit/check.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { makeQuickFolder } from '../support/database/quick-folder.ts';
import { prepareTestFolder } from '../support/database/test-db.ts';
import { Killed, type StormHouse, startStormHouse } from './storm-house.ts';
import type { StormBet, StormCashOut } from './storm-process.ts';

const clientCount = 200;
const betCount = 3000;
const concurrency = 128;

const teams = ['lions', 'tigers', 'bears'];
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const markets: [string, MarketDefinition][] = [
  ['hot-match', { shape: 'winner', rule: 'bookmaker', runners: teams }],
  ['odds', { shape: 'winner', rule: 'decimal', runners: teams }],
  ['hot-session', { shape: 'line' }],
  ['session', { shape: 'line' }],
  ['digits', { shape: 'numbers', numbers: digits }],
  ['flight', { shape: 'flight' }],
];

const shapeOfMarket = new Map(markets.map(([id, definition]) => [id, definition.shape]));

function outcomeOf(random: Random, market: string): MarketOutcome {
  if (random.next() < 0.1) return { void: true };
  switch (shapeOfMarket.get(market)) {
    case 'line':
      return { run: integerBetween(random, 0, 120) };
    case 'numbers':
      return { number: pick(random, digits) };
    case 'flight':
      return { crash: integerBetween(random, 100, 600) };
    default:
      return { winner: pick(random, teams) };
  }
}

function betOf(random: Random, clients: readonly string[], index: number): StormBet {
  const market = random.next() < 0.5 ? pick(random, ['hot-match', 'hot-session']) : pick(random, markets)[0];
  const shape = shapeOfMarket.get(market);
  const base = {
    client: random.next() < 0.2 ? (clients[0] ?? '') : pick(random, clients),
    requestId: `storm-${index}`,
    market,
    stake: integerBetween(random, 1, 400),
    odds: integerBetween(random, 1, 300) * 100,
    delayMs: random.next() < 0.1 ? integerBetween(random, 1, 30) : 0,
  };
  if (shape === 'line') {
    const run = integerBetween(random, 20, 90);
    return { ...base, option: market, side: pick(random, ['back', 'lay'] as const), run };
  }
  if (shape === 'numbers') return { ...base, option: pick(random, digits), side: 'back' };
  if (shape === 'flight') return { ...base, option: market, side: 'back', odds: 0 };
  return { ...base, option: pick(random, teams), side: pick(random, ['back', 'lay'] as const) };
}

type Answer = { betId: string } | { refusal: string };
type CashOutAnswer = { multiplier: number } | { refusal: string };

/** The answers that clients got, and the requests that got none. */
interface Heard {
  readonly answers: Map<string, Answer>;
  readonly unanswered: Map<string, StormBet>;
  /** Accepted bets on the flight, by bet id. */
  readonly flying: Map<string, StormBet>;
  readonly cashOuts: Map<string, { readonly request: StormCashOut; readonly answer?: CashOutAnswer }>;
  readonly disagreements: string[];
}

async function ask(house: StormHouse, bet: StormBet, heard: Heard): Promise<void> {
  heard.unanswered.set(bet.requestId, bet);
  try {
    const answer = await house.ask<Answer>({ do: 'place', bet });
    const earlier = heard.answers.get(bet.requestId);
    if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(answer))
      heard.disagreements.push(bet.requestId);
    heard.answers.set(bet.requestId, answer);
    if ('betId' in answer && bet.market === 'flight') heard.flying.set(answer.betId, bet);
    heard.unanswered.delete(bet.requestId);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

async function askCashOut(house: StormHouse, request: StormCashOut, heard: Heard): Promise<void> {
  const earlier = heard.cashOuts.get(request.requestId);
  if (earlier === undefined) heard.cashOuts.set(request.requestId, { request });
  try {
    const answer = await house.ask<CashOutAnswer>({ do: 'cash-out', cashOut: request });
    const before = heard.cashOuts.get(request.requestId)?.answer;
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer))
      heard.disagreements.push(request.requestId);
    heard.cashOuts.set(request.requestId, { request, answer });
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

/** Everything at once, a bounded number under way. */
async function flood(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const task = tasks[next];
      next += 1;
      await task?.();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

const survive = async (pending: Promise<unknown>): Promise<void> => {
  try {
    await pending;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
};

function disturbances(
  house: StormHouse,
  random: Random,
  clients: readonly string[],
  heard: Heard,
): (() => Promise<void>)[] {
  const credit = () => {
    const order = {
      do: 'credit',
      client: pick(random, clients),
      coins: 10,
      requestId: `c-${random.next()}`,
    } as const;
    return survive(house.ask(order));
  };
  const takeOut = () => {
    const accepted = [...heard.answers.values()].flatMap((answer) =>
      'betId' in answer ? [answer.betId] : [],
    );
    if (accepted.length === 0) return Promise.resolve();
    return survive(
      house.ask({ do: 'take-out', bet: pick(random, accepted), state: pick(random, ['void', 'deleted']) }),
    );
  };
  return [...Array.from({ length: 100 }, () => credit), ...Array.from({ length: 60 }, () => takeOut)];
}

/** Of a bet on the flight that was accepted by then, if there is one. */
async function cashOutAny(house: StormHouse, random: Random, heard: Heard): Promise<void> {
  const [bet, placed] = pick(random, [...heard.flying, undefined]) ?? [];
  if (bet === undefined || placed === undefined) return;
  const requestId = `cash-out-${random.next()}`;
  const multiplier = integerBetween(random, 100, 300);
  await askCashOut(house, { client: placed.client, requestId, market: 'flight', bet, multiplier }, heard);
}

/** Sends every request so far once more, while the flight has gone on: the answers must be the same. */
const cashOutsAgain = (house: StormHouse, heard: Heard): (() => Promise<void>)[] =>
  [...heard.cashOuts.values()].map(
    ({ request }) =>
      () =>
        askCashOut(house, { ...request, multiplier: request.multiplier + 1 }, heard),
  );

/** A cash-out after every few tasks. */
function amongCashOuts(
  tasks: readonly (() => Promise<unknown>)[],
  cashOut: () => Promise<void>,
): (() => Promise<unknown>)[] {
  return tasks.flatMap((task, index) => (index % 8 === 7 ? [task, cashOut] : [task]));
}

async function settleInStorm(house: StormHouse, random: Random): Promise<void> {
  await Promise.all(
    markets.map(async ([market]) => {
      await survive(house.ask({ do: 'declare', market, outcome: outcomeOf(random, market) }));
      await survive(house.ask({ do: 'set-terms', rate: integerBetween(random, 0, 500) }));
      await survive(house.ask({ do: 'correct', market, outcome: outcomeOf(random, market) }));
      await survive(house.ask({ do: 'correct', market, outcome: outcomeOf(random, market) }));
    }),
  );
}

async function storm(env: Record<string, string>, seed: string): Promise<Heard> {
  const random = seededRandom(seed);
  const heard: Heard = {
    answers: new Map(),
    unanswered: new Map(),
    flying: new Map(),
    cashOuts: new Map(),
    disagreements: [],
  };
  let house = await startStormHouse(env);
  const clients = await house.ask<string[]>({ do: 'setup', clients: clientCount, markets });
  const bets = Array.from({ length: betCount }, (_, index) => betOf(random, clients, index));
  const placing = (list: readonly StormBet[]) => list.map((bet) => () => ask(house, bet, heard));

  const firstHalf = bets.slice(0, betCount / 2);
  const killAt = Math.floor(firstHalf.length * 0.7);
  const tasks = placing(firstHalf);
  tasks.splice(killAt, 0, () => house.kill());
  const cashOut = () => cashOutAny(house, random, heard);
  await flood([
    ...tasks.slice(0, 200),
    ...disturbances(house, random, clients, heard),
    ...amongCashOuts(tasks.slice(200), cashOut),
  ]);

  house = await startStormHouse(env);
  // Requests without an answer are sent again, and so are some with one, among new bets and settlements.
  const repeats = firstHalf.filter(() => random.next() < 0.2);
  const again = [...heard.unanswered.values(), ...repeats, ...bets.slice(betCount / 2)];
  const calm = placing(again);
  await Promise.all([
    flood([
      ...cashOutsAgain(house, heard),
      ...amongCashOuts(calm.slice(0, calm.length / 2), cashOut),
      ...disturbances(house, random, clients, heard),
      ...amongCashOuts(calm.slice(calm.length / 2), cashOut),
    ]),
    survive(house.ask({ do: 'declare', market: 'session', outcome: { run: 50 } })),
  ]);

  const settling = settleInStorm(house, random);
  await house
    .ask({ do: 'credit', client: clients[0] ?? '', coins: 1, requestId: 'mid-settlement' })
    .catch(() => undefined);
  await house.kill();
  await settling;
  house = await startStormHouse(env);
  await settleInStorm(house, random);
  await flood([...placing([...heard.unanswered.values()]), ...cashOutsAgain(house, heard)]);
  const report = await house.ask<AuditReport>({ do: 'audit' });
  expect(report.faults).toEqual([]);
  await house.stop();
  return heard;
}

const betRows = (db: Db) =>
  db.query<{ id: bigint; request_id: string }>(statement('storm-bets', 'select id, request_id from bet'));

const cashOutRows = (db: Db) =>
  db.query<{ request_id: string; multiplier: number }>(
    statement(
      'storm-cash-outs',
      'select c.request_id, b.cashed_at as multiplier from cash_out c join bet b on b.id = c.bet_id',
    ),
  );

async function expectCashOutsAreTrue(db: Db, { cashOuts }: Heard): Promise<void> {
  const rows = await cashOutRows(db);
  const accepted = [...cashOuts].flatMap(([id, { answer }]) =>
    answer !== undefined && 'multiplier' in answer ? [[id, answer.multiplier] as const] : [],
  );
  expect([...cashOuts.values()].filter(({ answer }) => answer === undefined)).toEqual([]);
  expect(Object.fromEntries(accepted)).toEqual(
    Object.fromEntries(rows.map((row) => [row.request_id, row.multiplier])),
  );
  expect(accepted.length).toBeGreaterThan(20);
}

async function expectHeardIsTrue(db: Db, heard: Heard): Promise<void> {
  const rows = await betRows(db);
  const booked = new Map(rows.map((row) => [row.request_id, String(row.id)]));
  const accepted = [...heard.answers].filter(([, answer]) => 'betId' in answer);
  expect(heard.disagreements).toEqual([]);
  expect(heard.unanswered.size).toBe(0);
  expect(heard.answers.size).toBe(betCount);
  expect(booked.size).toBe(rows.length);
  expect(Object.fromEntries(booked)).toEqual(
    Object.fromEntries(accepted.map(([id, answer]) => [id, 'betId' in answer ? answer.betId : ''])),
  );
  expect(accepted.length).toBeGreaterThan(betCount / 4);
  await expectCashOutsAreTrue(db, heard);
}

describe('after a storm of bets, cash-outs, settlements, corrections, voids and credits with two kills in it', () => {
  test('the books on the embedded database hold exactly what the clients were answered', async () => {
    const folder = await makeQuickFolder('storm');
    await prepareTestFolder(folder);
    const heard = await storm({ DATA_DIR: folder, DATABASE_URL: '' }, 'embedded storm');
    const db = await openHouseDatabase(
      { DATA_DIR: folder, DATABASE_URL: undefined },
      createLog('silent'),
      () => undefined,
    );
    await expectHeardIsTrue(db, heard);
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('the books on a real PostgreSQL hold exactly what the clients were answered', async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    const heard = await storm({ DATABASE_URL: postgres.url }, 'postgres storm');
    const db = await openHouseDatabase(
      { DATA_DIR: '', DATABASE_URL: postgres.url },
      createLog('silent'),
      () => undefined,
    );
    await expectHeardIsTrue(db, heard);
    await db.close();
    await postgres.stop();
  });
});
