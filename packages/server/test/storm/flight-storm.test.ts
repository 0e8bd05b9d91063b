import { integerBetween, seededRandom } from '@maidan/betting';
import { createClient } from '@maidan/client/client.ts';
import { statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { type ProductHouse, startProductHouse } from './product-house.ts';
import { pause, untilEnough } from './storm-waits.ts';

const kills = 2;
const eventId = '303031';
const speed = 8;

const clientAt = (house: ProductHouse, token?: string) =>
  createClient({ apiBase: `${house.address}/api`, ...(token === undefined ? {} : { token }) });

/** The round after the last that is over. */
async function openRound(house: ProductHouse): Promise<string> {
  const reply = await clientAt(house).call('game/getRoundIdDetails', {});
  const flown = (reply.ok ? reply.data.data[0]?.roundId : undefined) ?? 'aviator.0';
  return `aviator.${Number(flown.split('.')[1]) + 1}`;
}

const standing = statement('flight-storm-bets', 'select id, state, cashed_at from bet');
const unfinished = statement(
  'flight-storm-unfinished',
  `select r.market_id from round r join market m on m.id = r.market_id
   where m.state <> 'settled' and r.number < (select max(number) from round)`,
);

test('flights killed in every phase: what was answered is in the books, every bet is settled once, and the audit is clean', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const random = seededRandom('a storm in the air');
  const start = () => startProductHouse(postgres.url, { product: 'aviator', clients: 6, speed });
  let house = await start();
  const { clients } = house;
  const placed = new Set<string>();
  const cashed = new Map<string, number>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  const playing = clients.map(async ({ token }, player) => {
    while (!isOver) {
      const roundId = await openRound(house);
      const auto = player % 2 === 0 ? { autoCashOut: 1 + integerBetween(random, 5, 90) / 100 } : {};
      const bet = { roundId, amount: 10, eventId, ...auto };
      const reply = await clientAt(house, token).call('casino/avaitorGamePlace', bet);
      const betId = reply.ok ? reply.data.betInsertId : undefined;
      if (betId === undefined) {
        await pause(20);
        continue;
      }
      placed.add(betId);
      // From before take-off to well after most crashes, and each press twice.
      await pause(integerBetween(random, 100, 1_500));
      const cashOut = { roundId, eventId, betId };
      const press = () => clientAt(house, token).call('casino/avaitorCashOut', cashOut);
      for (const answer of await Promise.all([press(), press()]))
        if (answer.ok) cashed.set(betId, answer.data.curentMultiplier);
    }
  });
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(integerBetween(random, 1_200, 2_400));
    await house.kill();
    house = await start();
  }
  await pause(1_000);
  const expectEnough = () => {
    expect(placed.size).toBeGreaterThan(10);
    expect(cashed.size).toBeGreaterThan(2);
  };
  // A slow machine goes on until there are enough flights to check.
  await vi.waitFor(expectEnough, untilEnough);
  isOver = true;
  await Promise.all(playing);
  await house.kill();
  house = await start();
  await pause(300);
  await house.kill();

  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  const rows = await db.query<{ id: bigint; state: string; cashed_at: number | null }>(standing);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  expect([...placed].filter((id) => !byId.has(id))).toEqual([]);
  const stored = [...cashed].map(([id, multiplier]) => [
    id,
    multiplier,
    (byId.get(id)?.cashed_at ?? 0) / 100,
  ]);
  expect(stored.filter(([, answered, kept]) => answered !== kept)).toEqual([]);
  expect(await db.query(unfinished)).toEqual([]);
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
