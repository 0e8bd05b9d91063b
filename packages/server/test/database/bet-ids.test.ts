import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBetIds } from '../../src/bets/lists/bet-list-store.ts';
import { openTestDb } from '../support/database/test-db.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.UTC(2026, 0, 1);

/** A bet a minute, each up to an hour late, and some ids without a bet. */
const fill = `
  insert into account (brand, role, username, name, created_at) values ('default', 'client', 'C', 'C', '2026-01-01');
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, details, address, placed_at)
  select id, 'm', n, '', '1', 'back', 100, 10000, 10000, '{}', '', timestamptz '2026-01-01' + (n - n * 37 % 60) * interval '1 minute'
  from account, generate_series(1, 1000) n where username = 'C';
  delete from bet where id % 7 in (2, 3) or id between 300 and 400`;

const all = statement('test-bet-times', 'select id, placed_at from bet order by id');

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

test('without bets no period has ids', async () => {
  const { from, until } = await findBetIds(db, { from: start, until: start + hourMs });
  expect(from).toBe(until);
});

test('the ids of a period are those of every bet placed in it and of none placed hours before or after', async () => {
  await db.script(fill);
  const bets = await db.query<{ id: bigint; placed_at: number }>(all);
  for (const minutes of [1, 60, 300])
    for (let from = start - 3 * hourMs; from < start + 20 * hourMs; from += 7 * minuteMs) {
      const until = from + minutes * minuteMs;
      const ids = await findBetIds(db, { from, until });
      const found = bets.filter(({ id }) => id >= ids.from && id < ids.until);
      const missed = bets.filter(
        (bet) => bet.placed_at >= from && bet.placed_at < until && !found.includes(bet),
      );
      const far = found.filter(
        ({ placed_at }) => placed_at < from - 2 * hourMs || placed_at >= until + 2 * hourMs,
      );
      expect([missed, far]).toEqual([[], []]);
    }
});
