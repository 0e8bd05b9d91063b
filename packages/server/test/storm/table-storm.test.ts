import { randomBytes } from 'node:crypto';
import { manualClock, pick, seededRandom } from '@maidan/betting';
import { createClient } from '@maidan/client/client.ts';
import { noResponseCode, type Reply } from '@maidan/client/reply-wire.ts';
import type { DataOf, RequestOf, TablePicture } from '@maidan/contract';
import { games, roundRandom, type TableGame } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { type ProductHouse, startProductHouse } from './product-house.ts';
import { pause, untilEnough } from './storm-waits.ts';

const clientCount = 6;

const startHouse = (databaseUrl: string): Promise<ProductHouse> =>
  startProductHouse(databaseUrl, { product: 'tables', clients: clientCount, speed: 40 });

type Answer = Reply<DataOf<'casino/casinoBetPlace'>>;

interface SentBet {
  readonly token: string;
  readonly body: RequestOf<'casino/casinoBetPlace'>;
}

async function pictureOf(house: ProductHouse, { entry }: TableGame): Promise<TablePicture | undefined> {
  try {
    const reply = await fetch(`${house.address}/cache/table/${entry.code}`);
    return reply.ok ? ((await reply.json()) as TablePicture) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when the house was killed, or too busy, before it answered. */
async function place(house: ProductHouse, { token, body }: SentBet): Promise<Answer | undefined> {
  const client = createClient({ apiBase: `${house.address}/api`, token });
  const reply = await client.call('casino/casinoBetPlace', body);
  if (reply.ok) return reply;
  const isAnswer = reply.code !== noResponseCode && reply.status === 200;
  return isAnswer && !/at this moment/.test(reply.message) ? reply : undefined;
}

const shutRounds = statement(
  'table-storm-shut',
  `select r.game, r.number from round r join market m on m.id = r.market_id where m.state = 'shut'`,
);

/** Tables whose bets are closed and whose cards have not decided yet, with the number of the round. */
const dealingTables = async (db: Db): Promise<Map<string, number>> =>
  new Map(
    (await db.query<{ game: string; number: number }>(shutRounds)).map((row) => [row.game, row.number]),
  );

/** Kills the house between the deal and the settlement of this table, and of whichever others it finds there. */
async function killWhileDealing(
  house: ProductHouse,
  db: Db,
  target: TableGame,
): Promise<Map<string, number>> {
  for (;;) {
    const phase = (await pictureOf(house, target))?.table?.phase;
    if (phase !== 'lock' && phase !== 'card') {
      await pause(10);
      continue;
    }
    house.freeze();
    const isCaught = (await dealingTables(db)).has(target.entry.code);
    if (!isCaught) {
      house.thaw();
      continue;
    }
    await house.kill();
    return dealingTables(db);
  }
}

const bets = statement('table-storm-bets', 'select id, request_id from bet');
const decisions = statement(
  'table-storm-decisions',
  `select r.game, r.number, r.market_id, m.state,
     (select count(*)::int from settlement s where s.market_id = m.id) as settlements, s.outcome, s.details
   from round r join market m on m.id = r.market_id left join settlement s on s.id = m.settlement_id
   order by r.game, r.number`,
);

interface Decision {
  readonly game: string;
  readonly number: number;
  readonly market_id: string;
  readonly state: string;
  readonly settlements: number;
  readonly outcome: object | null;
  readonly details: { readonly cards: readonly string[] } | null;
}

const lastRounds = statement(
  'table-storm-last',
  'select game, max(number)::int as number from round group by game',
);

async function expectOthersFollowed(db: Db, killedIn: ReadonlyMap<string, number>): Promise<void> {
  for (const { game, number } of await db.query<{ game: string; number: number }>(lastRounds))
    expect(number, game).toBeGreaterThan(killedIn.get(game) ?? Number.POSITIVE_INFINITY);
}

/**
 * All rounds but the last of each table are over, once, with the cards of their seed; numbers have no gap, and others followed the round
 * it was killed in.
 */
async function expectDealtOut(db: Db, killedIn: ReadonlyMap<string, number>): Promise<void> {
  const rows = await db.query<Decision>(decisions);
  const chains = createSeedChains({ db, clock: manualClock(0), randomBytes });
  for (const game of games) {
    const own = rows.filter((row) => row.game === game.entry.code);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
    for (const row of own.slice(0, -1)) {
      const { seed } = await chains.seedOf(row.game, row.number);
      const dealt = game.deal(roundRandom(seed, row.market_id));
      expect([row.state, row.settlements]).toEqual(['settled', 1]);
      expect(row.outcome).toEqual(game.judge(dealt).outcome);
      expect(row.details?.cards).toEqual(dealt.map(({ card }) => card));
    }
    expect(own.length).toBeGreaterThan(killedIn.get(game.entry.code) ?? Number.POSITIVE_INFINITY);
  }
}

test('every table, killed between the deal and the settlement, finishes its round with the cards of its seed, and every bet is in the books once', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const random = seededRandom('a storm at the tables');
  let house = await startHouse(postgres.url);
  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  const { clients } = house;
  const sentBets = new Map<string, SentBet>();
  const heard = new Map<string, string | undefined>();
  const disagreements: string[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  async function ask(requestId: string, bet: SentBet): Promise<void> {
    sentBets.set(requestId, bet);
    const answer = await place(house, bet);
    if (answer === undefined) return;
    const betId = answer.ok ? answer.data.betId : undefined;
    if (heard.has(requestId) && heard.get(requestId) !== betId) disagreements.push(requestId);
    heard.set(requestId, betId);
  }

  const playing = clients.map(async ({ token }, player) => {
    for (let turn = 0; !isOver; turn += 1) {
      const game = pick(random, games);
      const state = await pictureOf(house, game);
      const roundId = state?.data.t1[0]?.mid;
      const window = state?.table?.window;
      // Unhurried, since every request takes processor time from the house, and while it starts there is no answer.
      await pause(60);
      if (roundId === undefined || window === undefined) continue;
      const sid = pick(random, game.opensIn(window));
      const { code, eventId } = game.entry;
      const requestId = `table-storm-${player}-${turn}`;
      const body = { roundId, sid, rate: '1.01', amount: 100, casinoType: code, eventId, requestId };
      await ask(requestId, { token, body });
    }
  });

  const waiting = new Map(games.map((game) => [game.entry.code, game]));
  const killedIn = new Map<string, number>();
  for (const game of games) {
    if (!waiting.has(game.entry.code)) continue;
    const caught = await killWhileDealing(house, db, game);
    for (const [code, number] of caught) {
      waiting.delete(code);
      killedIn.set(code, number);
    }
    house = await startHouse(postgres.url);
  }
  expect([...waiting.keys()]).toEqual([]);
  await pause(1_000);
  const accepted = () => [...heard].filter(([, bet]) => bet !== undefined);
  // A slow machine goes on until there are enough rounds to check.
  await vi.waitFor(async () => {
    expect(accepted().length).toBeGreaterThan(20);
    await expectOthersFollowed(db, killedIn);
  }, untilEnough);
  isOver = true;
  await Promise.all(playing);
  // Requests without an answer are sent again, and so are some with one, though their rounds are long over.
  for (const [requestId, bet] of sentBets) {
    if (heard.has(requestId) && random.next() < 0.1) await ask(requestId, bet);
    while (!heard.has(requestId)) await ask(requestId, bet).then(() => pause(20));
  }
  await house.kill();
  house = await startHouse(postgres.url);
  await pause(500);
  await house.kill();

  expect(disagreements).toEqual([]);
  expect(heard.size).toBe(sentBets.size);
  const booked = await db.query<{ id: bigint; request_id: string }>(bets);
  expect(Object.fromEntries(booked.map(({ id, request_id }) => [request_id, String(id)]))).toEqual(
    Object.fromEntries(accepted()),
  );
  expect(accepted().length).toBeGreaterThan(20);
  await expectDealtOut(db, killedIn);
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
