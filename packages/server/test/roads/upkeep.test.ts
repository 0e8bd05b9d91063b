import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { createPurges } from '../../src/upkeep/purges.ts';
import { runUpkeep } from '../../src/upkeep/upkeep-runner.ts';
import { severable } from '../support/database/severed-db.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const passMs = 5 * 60_000;
const log = createLog('silent');

let db: Db;
let house: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});
afterAll(() => db.close());
beforeEach(() => db.script('delete from refused_bet; delete from session'));

let counts = 0;
const count = async (table: string, where = 'true'): Promise<number> => {
  counts += 1;
  const text = `select count(*)::int as rows from ${table} where ${where}`;
  const [row] = await db.query<{ rows: number }>({ name: `test-count-${counts}`, text });
  return row?.rows ?? 0;
};

/** This many steps, each followed by its pause. */
async function steps(upkeep: ReturnType<typeof runUpkeep>, howMany: number, pauseMs = 50): Promise<void> {
  for (let step = 0; step < howMany; step += 1) {
    house.clock.advance(step === 0 ? 0 : pauseMs);
    await upkeep.settled();
  }
}

interface Over extends Partial<Parameters<typeof runUpkeep>[0]> {
  readonly sessionDays?: number;
}

function start({ db: through = db, sessionDays = 7, ...over }: Over = {}) {
  const purges = createPurges({ db: through, clock: house.clock, sessionDays });
  return runUpkeep({ db: through, clock: house.clock, log, reusesSpace: false, purges, ...over });
}

/** One whole pass over everything. */
async function pass(over: Over = {}): Promise<void> {
  const upkeep = start(over);
  await steps(upkeep, 30);
  await upkeep.close();
}

async function refuse(howMany: number): Promise<void> {
  const client = await house.client(0);
  for (let bet = 0; bet < howMany; bet += 1) {
    const answer = await house.place({ client, marketId: 'nowhere', stake: 10 });
    expect(answer.ok).toBe(false);
  }
}

describe('refusals', () => {
  it('are answered the same for 48 hours and decided anew afterwards', async () => {
    const client = await house.client(0);
    await house.market('again', twoTeams);
    const order = { client, marketId: 'again', stake: 100, requestId: 'again-1' };
    expect(await house.place(order)).toMatchObject({ ok: false, refusal: { code: 'not-enough-coins' } });
    await house.credit(client, 1000);
    house.clock.advance(47 * hourMs);
    await pass();
    expect(await house.place(order)).toMatchObject({ ok: false, refusal: { code: 'not-enough-coins' } });
    house.clock.advance(2 * hourMs);
    await pass();
    expect(await house.place(order)).toMatchObject({ ok: true });
  });

  it('alone are deleted: an accepted bet is answered the same for ever', async () => {
    const client = await house.client(1000);
    await house.market('for-ever', twoTeams);
    const order = { client, marketId: 'for-ever', stake: 100, requestId: 'for-ever-1' };
    const first = await house.place(order);
    house.clock.advance(400 * dayMs);
    await pass();
    expect(await house.place(order)).toMatchObject({
      ok: true,
      value: { betId: first.ok && first.value.betId },
    });
    expect(await count('bet', `request_id = 'for-ever-1'`)).toBe(1);
  });

  it('are deleted in small steps with a pause between, and none is begun once the house shuts down', async () => {
    await refuse(25);
    house.clock.advance(49 * hourMs);
    const upkeep = start({ stepRows: 10 });
    await steps(upkeep, 1);
    expect(await count('refused_bet')).toBe(15);
    house.clock.advance(49);
    await upkeep.settled();
    expect(await count('refused_bet')).toBe(15);
    house.clock.advance(1);
    await upkeep.settled();
    expect(await count('refused_bet')).toBe(5);
    await upkeep.close();
    house.clock.advance(dayMs);
    await upkeep.settled();
    expect(await count('refused_bet')).toBe(5);
  });

  it('that a stopped house left are deleted by the next', async () => {
    await refuse(25);
    house.clock.advance(49 * hourMs);
    const stopped = start({ stepRows: 10 });
    await steps(stopped, 1);
    await stopped.close();
    await pass({ stepRows: 10 });
    expect(await count('refused_bet')).toBe(0);
  });

  it('are looked for every few minutes, also after a pass that failed', async () => {
    const line = severable(db);
    const upkeep = start({ db: line });
    await steps(upkeep, 10);
    await refuse(3);
    house.clock.advance(49 * hourMs - passMs);
    await upkeep.settled();
    line.cut();
    await steps(upkeep, 10, passMs);
    expect(await count('refused_bet')).toBe(3);
    line.restore();
    await steps(upkeep, 6, passMs);
    await upkeep.close();
    expect(await count('refused_bet')).toBe(0);
  });

  it('are deleted also while other rows cannot be', async () => {
    await refuse(3);
    house.clock.advance(49 * hourMs);
    const failing = { name: 'failing', step: () => Promise.reject(new Error('no such table')) };
    const purges = [failing, ...createPurges({ db, clock: house.clock, sessionDays: 7 })];
    await pass({ purges });
    expect(await count('refused_bet')).toBe(0);
  });
});

describe('sessions', () => {
  const insert = (name: string, createdHoursAgo: number, usedHoursAgo: number) =>
    db.query(
      {
        name: 'test-session',
        text: `insert into session (token_hash, account_id, brand, created_at, used_at, address)
          values ($1::text::bytea, 1, 'default', $2, $3, '127.0.0.1')`,
      },
      [
        name,
        new Date(house.clock.now() - createdHoursAgo * hourMs),
        new Date(house.clock.now() - usedHoursAgo * hourMs),
      ],
    );

  it('are deleted 12 hours after their last use, or 7 days after they were opened', async () => {
    await insert('used', 100, 11);
    await insert('idle', 100, 13);
    await insert('old', 7 * 24 + 1, 0);
    await insert('fresh', 7 * 24 - 1, 0);
    await pass();
    const text = `select convert_from(token_hash, 'utf8') as name from session order by 1`;
    expect(await db.query({ name: 'test-sessions', text })).toEqual([{ name: 'fresh' }, { name: 'used' }]);
  });

  it('are kept for as many days as the settings say', async () => {
    await insert('older', 10 * 24, 0);
    await pass({ sessionDays: 30 });
    expect(await count('session')).toBe(1);
    await pass({ sessionDays: 9 });
    expect(await count('session')).toBe(0);
  });
});

describe('markets on which nobody ever bet', () => {
  beforeAll(async () => {
    await db.script(`insert into match (event_id, market_id, source, sport, name, series, teams, starts_at, status, limits, created_at)
      values ('event', 'm-event', 'test', 'cricket', 'Lions v Tigers', 'Cup', '["Lions", "Tigers"]', now(), 'in-play', '{}', now())`);
  });
  const known = (id: string) => count('market', `id = '${id}'`);

  it('are deleted with their settlements 30 days after they were opened, once their match is over', async () => {
    const client = await house.client(1000);
    for (const id of ['unused', 'corrected', 'used', 'waiting']) await house.market(id, twoTeams);
    await house.place({ client, marketId: 'used', stake: 10 });
    for (const id of ['unused', 'corrected', 'used']) await house.declare(id, { winner: 'lions' });
    await house.correct('corrected', { winner: 'tigers' });
    house.clock.advance(31 * dayMs);
    await pass();
    expect(await known('unused')).toBe(1);
    await db.script(`update match set status = 'completed'`);
    house.clock.setBy(-2 * dayMs);
    await pass();
    expect(await known('unused')).toBe(1);
    house.clock.setBy(2 * dayMs);
    await pass({ stepRows: 1 });
    expect(await Promise.all(['unused', 'corrected', 'used', 'waiting'].map(known))).toEqual([0, 0, 1, 1]);
    expect(await count('settlement', `market_id in ('unused', 'corrected')`)).toBe(0);
    expect((await auditHouse(db)).faults).toEqual([]);
  });
});

describe('the space of deleted rows is used again, also by a database that does not vacuum itself', () => {
  let sizes = 0;
  const sizeOf = async (table: string) => {
    sizes += 1;
    const text = `select pg_relation_size('${table}')::int as bytes`;
    return (await db.query<{ bytes: number }>({ name: `test-size-${sizes}`, text }))[0]?.bytes ?? 0;
  };
  const rows = 'from generate_series(1, 5000) n';

  it.each([
    ['of refusals', 'refused_bet', `select 1, 'r' || n, repeat('h', 64), '{}', '2026-01-01' ${rows}`],
    ['of books, which settlements delete', 'book', `select 1, 'm' || n, '{}', 0, 1 ${rows}`],
  ])('%s', async (_what, table, made) => {
    const fill = () => db.script(`insert into ${table} ${made}`);
    /** Whether the rows written after a day of upkeep needed more space than those deleted before it. */
    const grows = async () => {
      const full = await sizeOf(table);
      await db.script(`delete from ${table}`);
      const upkeep = start({ reusesSpace: true });
      house.clock.advance(dayMs);
      await steps(upkeep, 30, passMs);
      await upkeep.close();
      await fill();
      return (await sizeOf(table)) > full;
    };
    await fill();
    // Whoever else reads the database meanwhile, such as the server for its statistics, keeps deleted rows for one vacuum.
    let isGrowing = await grows();
    for (let again = 0; isGrowing && again < 5; again += 1) isGrowing = await grows();
    expect(isGrowing).toBe(false);
    await db.script(`delete from ${table}`);
  });
});

it('an hour after the start the space is made reusable, so that a house restarted every day does it too', async () => {
  const vacuumed: string[] = [];
  const watched: Db = {
    ...db,
    async query(statement, params) {
      if (statement.text.startsWith('vacuum')) vacuumed.push(statement.text);
      return db.query(statement, params);
    },
  };
  const upkeep = start({ db: watched, reusesSpace: true });
  await steps(upkeep, 11, passMs);
  expect(vacuumed).toEqual([]);
  await steps(upkeep, 8, passMs);
  await upkeep.close();
  expect(new Set(vacuumed).size).toBe(vacuumed.length);
  expect(vacuumed).toContain('vacuum book');
});
