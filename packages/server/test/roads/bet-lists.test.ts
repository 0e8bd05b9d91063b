import { type AccountId, accountId } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betsEverywhere, betsOnGames, betsOnMarkets } from '../../src/bets/lists/bet-list-store.ts';
import { readSettledRounds } from '../../src/ledger/casino-days-store.ts';
import { betsOnMatch } from '../../src/products/sports/lists/sports-lists.ts';
import type { Period } from '../../src/time/period.ts';
import { openEmbeddedTestDb, openPostgresTestDb } from '../support/database/test-db.ts';

const shown = 1000;
const many = accountId(2n);
const few = accountId(3n);
/** A client that also bet on each of twenty thousand rounds, two thousand a day. */
const atTables = accountId(5n);

/**
 * One match with a settled and an open market, on both of which one client bet very often and another three times,
 * among the bets of a thousand others. Some were taken out.
 */
const fill = `
  insert into account (brand, role, username, name, created_at)
  select 'default', 'client', 'C' || n, 'C' || n, '2026-01-01' from generate_series(1, 1000) n;
  insert into match (event_id, market_id, source, sport, name, series, teams, starts_at, status, limits, created_at)
  values ('e', 'm', 'test', 'cricket', 'Lions v Tigers', 'Cup', '["Lions", "Tigers"]', '2026-01-01', 'in-play', '{}', '2026-01-01');
  insert into market (id, product, event_id, room, kind, name, definition, state, created_at, settlement_id)
  select 'old-' || n, 'sports', 'e', 'm', 'fancy', 'old', '{"shape": "line"}', 'settled', '2026-01-01', n from generate_series(1, 40) n;
  insert into market (id, product, event_id, room, kind, name, definition, state, created_at)
  values ('now', 'sports', 'e', 'm', 'fancy', 'now', '{"shape": "line"}', 'open', '2026-01-01');
  insert into settlement (market_id, outcome, rule, reason, declared_by, declared_at, state)
  select 'old-' || n, '{"run": 1}', 'test', 'test', 'test', '2026-01-01', 'done' from generate_series(1, 40) n;
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, run, state, profit,
    settlement_id, details, address, placed_at)
  select client, case when is_old then 'old-1' else 'now' end, 'r' || n, '', 'fancy', 'back', 100, 10000, 10000, 1,
    case when is_old then 'settled' else 'open' end, case when is_old then 1 end, case when is_old then 1 end, '{}', '', '2026-01-01'
  from (
    select n, n % 2 = 0 as is_old,
      case when n <= 6 then 3 when n <= 50000 then 2 else 4 + n % 990 end as client
    from generate_series(1, 100000) n
  ) made;
  update bet set state = 'deleted', remark = 'Late' where id in (1, 2, 7, 8);
  insert into book (client_id, market_id, book, held, bets) values (2, 'now', '{}', 0, 1), (3, 'now', '{}', 0, 1)`;

const fillRounds = `
  insert into game_definition (version, definition) values ('g-v1', '{"shape": "numbers", "numbers": ["1"]}');
  insert into market (id, product, event_id, room, kind, name, definition_version, state, created_at)
  select game || '.' || n, 'tables', game, game, 'digit', 'Digits', 'g-v1', 'settled', '2026-01-01'
  from (values ('g', 20000), ('h', 3)) at (game, rounds) cross join lateral generate_series(1, rounds) n;
  insert into round (market_id, game, number, commitment, opened_at)
  select 'g.' || n, 'g', n, '', '2026-01-01' from generate_series(1, 20000) n;
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit, details,
    address, placed_at)
  select 5, 'h.' || n, 'h' || n, '', '1', 'back', 100, 10000, 10000, (array['open', 'settled', 'void'])[n], 1, '{}', '', '2026-01-01'
  from generate_series(1, 3) n;
  insert into book (client_id, market_id, book, held, bets) values (5, 'h.1', '{}', 0, 1);
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit, details,
    address, placed_at)
  select 5, 'g.' || n, 'g' || n, '', '1', 'back', 100, 10000, 10000, case when n % 2 = 0 then 'settled' else 'open' end, 1, '{}',
    '', timestamptz '2026-01-01' + n / 2000 * interval '1 day'
  from generate_series(1, 20000) n`;

const days = (first: number, last: number): Period => ({
  from: Date.UTC(2026, 0, first),
  until: Date.UTC(2026, 0, last + 1),
});

const rowsRead = statement(
  'test-rows-read',
  `select (pg_stat_get_xact_tuples_fetched('bet'::regclass) + pg_stat_get_xact_tuples_returned('bet'::regclass)
     + (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = 'bet'::regclass))::int as rows`,
);

const countRead = async (tx: Queries) => (await tx.query<{ rows: number }>(rowsRead))[0]?.rows ?? 0;

/** How many rows of the table of bets and of its indexes the read went through. */
function reading(db: Db, read: (tx: Queries) => Promise<unknown>): Promise<number> {
  return db.transaction(async (tx) => {
    const before = await countRead(tx);
    await read(tx);
    return (await countRead(tx)) - before;
  });
}

type List = Parameters<typeof betsOnMatch>[3];
const everywhere = ['open', 'settled', 'taken-out'] as const;
const onMatch: readonly List[] = [...everywhere, 'closed', 'all'];

describe.each([['the embedded database'], ['PostgreSQL']])('on %s', (kind) => {
  let db: Db | undefined;
  beforeAll(async () => {
    db = await (kind === 'PostgreSQL' ? openPostgresTestDb() : openEmbeddedTestDb());
    await db?.script(fill);
    await db?.script(fillRounds);
  });
  afterAll(async () => db?.close());

  for (const isAnalysed of [false, true]) {
    const known = isAnalysed ? 'with' : 'without';
    it(`a list of a client's bets reads few more rows than it shows, ${known} statistics of the tables`, async ({
      skip,
    }) => {
      if (db === undefined) return skip('no PostgreSQL here');
      const on = db;
      if (isAnalysed) await on.script('analyze');
      const read: Record<string, number> = {};
      const note = async (name: string, client: AccountId, list: (tx: Queries) => Promise<unknown>) => {
        read[`${name} of client ${client}`] = await reading(on, list);
      };
      for (const client of [many, few, atTables]) {
        for (const list of everywhere)
          await note(`${list} everywhere`, client, (tx) => betsEverywhere(tx, client, list));
        for (const list of everywhere)
          for (const games of [['g'], ['h'], ['g', 'h']])
            await note(`${list} at ${games}`, client, (tx) => betsOnGames(tx, client, games, list));
        for (const list of everywhere)
          for (const last of [2, 9])
            await note(`${list} of days 2 to ${last}`, client, (tx) =>
              betsOnGames(tx, client, ['g', 'h'], list, days(2, last)),
            );
        await note('settled rounds', client, (tx) => readSettledRounds(tx, client, days(2, 2), undefined));
        for (const list of onMatch)
          await note(`${list} on a match`, client, (tx) => betsOnMatch(tx, client, 'm', list));
        const rounds = Array.from({ length: shown }, (_, place) => `g.${20_000 - place}`);
        await note('on rounds', client, (tx) => betsOnMarkets(tx, client, rounds));
        await note('on rounds of a day', client, (tx) =>
          betsOnMarkets(tx, client, rounds, 'all', days(9, 9)),
        );
        await note('on a market of a day', client, (tx) =>
          betsOnMarkets(tx, client, ['now'], 'all', days(1, 1)),
        );
      }
      const tooMany = Object.entries(read).filter(([, rows]) => rows > 5 * shown);
      expect(Object.fromEntries(tooMany)).toEqual({});
    });
  }

  it('a list holds the latest of its bets and says when there are more', async ({ skip }) => {
    if (db === undefined) return skip('no PostgreSQL here');
    const first = await betsOnMatch(db, many, 'm', 'all');
    expect([first.bets.length, first.hasMore]).toEqual([shown, true]);
    expect(first.bets.map(({ id }) => id)).toEqual(
      Array.from({ length: shown }, (_, place) => 50_000n - BigInt(place)),
    );
    expect(await betsOnMatch(db, few, 'm', 'all')).toMatchObject({
      bets: [6n, 5n, 4n, 3n, 2n, 1n].map((id) => ({ id })),
      hasMore: false,
    });
    const ids = async (list: List) =>
      (await betsOnMatch(db as Db, few, 'm', list)).bets.map(({ id }) => Number(id));
    expect(await Promise.all(onMatch.map(ids))).toEqual([
      [5, 3],
      [6, 4],
      [2, 1],
      [6, 4, 2, 1],
      [6, 5, 4, 3, 2, 1],
    ]);
    const idsEverywhere = async (list: (typeof everywhere)[number]) =>
      (await betsEverywhere(db as Db, few, list)).bets.map(({ id }) => Number(id));
    expect(await Promise.all(everywhere.map(idsEverywhere))).toEqual([
      [5, 3],
      [6, 4],
      [2, 1],
    ]);
    expect(await betsEverywhere(db, many, 'settled')).toMatchObject({ hasMore: true });
    const { bets } = await betsEverywhere(db, atTables, 'settled');
    expect([bets.length, bets[0]?.market_id, bets[0]?.definition]).toEqual([
      shown,
      'g.20000',
      { shape: 'numbers', numbers: ['1'] },
    ]);
  });

  it('a list of games has their bets, however many later ones there are at others', async ({ skip }) => {
    if (db === undefined) return skip('no PostgreSQL here');
    const marketsOf = async (games: readonly string[], list: (typeof everywhere)[number]) =>
      (await betsOnGames(db as Db, atTables, games, list)).bets.map(({ market_id }) => market_id);
    expect(await Promise.all(everywhere.map((list) => marketsOf(['h'], list)))).toEqual([
      ['h.1'],
      ['h.2'],
      ['h.3'],
    ]);
    const both = await betsOnGames(db, atTables, ['g', 'h'], 'settled');
    expect([both.bets.length, both.bets[0]?.market_id, both.hasMore]).toEqual([shown, 'g.20000', true]);
    expect(await marketsOf([], 'settled')).toEqual([]);
    expect((await betsOnGames(db, few, ['g', 'h'], 'settled')).bets).toEqual([]);
  });

  it('bets of an earlier day are listed however many came later', async ({ skip }) => {
    if (db === undefined) return skip('no PostgreSQL here');
    const on = db;
    const listed = async (first: number, last: number) => {
      const { bets, hasMore } = await betsOnGames(on, atTables, ['g'], 'settled', days(first, last));
      return [bets.length, bets[0]?.market_id, bets.at(-1)?.market_id, hasMore];
    };
    expect(await listed(2, 2)).toEqual([shown, 'g.3998', 'g.2000', false]);
    expect(await listed(2, 3)).toEqual([shown, 'g.5998', 'g.4000', true]);
    expect(await listed(11, 12)).toEqual([1, 'g.20000', 'g.20000', false]);
    expect(await listed(12, 13)).toEqual([0, undefined, undefined, false]);
    const rounds = Array.from({ length: 4000 }, (_, place) => `g.${place + 2000}`);
    const { bets, hasMore } = await betsOnMarkets(on, atTables, rounds, 'settled', days(2, 2));
    expect([bets.length, bets[0]?.market_id, hasMore]).toEqual([shown / 2, 'g.3998', true]);
  });
});
