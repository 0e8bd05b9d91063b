import { type AccountId, accountId } from '@maidan/betting';
import { type Db, type Param, type Queries, type Statement, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { readLedger } from '../../src/ledger/ledger-store.ts';
import { readStatement } from '../../src/ledger/statement-store.ts';
import { openEmbeddedTestDb, openPostgresTestDb } from '../support/database/test-db.ts';

const few = 200;
const many = 20_000;
const markets = 20;
const period = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2026, 0, 31) };

/** Two clients with the same results on the same markets, of which the last two came to 0 for them. */
const fill = `
  insert into account (brand, role, username, name, created_at)
    select 'default', case name when 'HOUSE' then 'house' else 'client' end, name, name, '2026-01-01'
    from unnest(array['HOUSE', 'FEW', 'MANY']) name;
  insert into wallet (account_id) select id from account on conflict do nothing;
  insert into market (id, product, event_id, room, kind, name, definition, state, created_at)
    select 'm' || n, 'sports', 'e' || n, 'r' || n, 'fancy', 'Runs', '{"shape": "line"}', 'settled', '2026-01-02'
    from generate_series(1, ${markets}) n;
  insert into settlement (market_id, outcome, rule, reason, declared_by, declared_at, state)
    select id, '{"run": 50}', '', '', '', '2026-01-03', 'done' from market;
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, run, odds_seen, state, profit,
    settlement_id, details, address, placed_at)
  select a.id, s.market_id, n, '', 'fancy', case n / ${markets} % 2 when 0 then 'back' else 'lay' end, 100, 10000, 45, 10000,
    'settled', case when s.id <= ${markets - 2} then 100 when n / ${markets} % 2 = 0 then 100 else -100 end, s.id, '{}', '',
    '2026-01-02'
  from account a cross join lateral generate_series(1, case a.username when 'FEW' then ${few} else ${many} end) n
    join settlement s on s.id = n % ${markets} + 1
  where a.role = 'client' order by a.id, n;
  insert into transfer (from_account, to_account, coins, kind, market_id, settlement_id, ledger_line, created_at)
  select h.id, b.client_id, sum(b.profit), 'settlement', m.id, b.settlement_id, m.event_id, '2026-01-03'
  from bet b join market m on m.id = b.market_id, account h where h.role = 'house'
  group by h.id, b.client_id, m.id, b.settlement_id having sum(b.profit) <> 0;
`;

/** The house as it was before it marked what came to 0. */
const takeBack = `alter table bet drop column is_quiet; delete from migration where name like '0040%'`;

interface Explained {
  readonly 'QUERY PLAN': string | readonly Planned[];
}
interface Planned {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** How many pages of the database are visited for all that is asked of it. */
async function pagesVisited(db: Db, ask: (queries: Queries) => Promise<unknown>): Promise<number> {
  const queries: [Statement, readonly Param[] | undefined][] = [];
  await ask({
    query(read, params) {
      queries.push([read, params]);
      return db.query(read, params);
    },
  });
  let pages = 0;
  for (const [{ name, text }, params] of queries) {
    const explain = statement(`t-${name}`, `explain (format json, analyze, buffers) ${text}`);
    for (const { 'QUERY PLAN': plan } of await db.query<Explained>(explain, params)) {
      const [planned] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as readonly Planned[];
      if (planned === undefined) throw new Error(`no plan of ${name}`);
      pages += planned.Plan['Shared Hit Blocks'] + planned.Plan['Shared Read Blocks'];
    }
  }
  return pages;
}

const open = { embedded: openEmbeddedTestDb, PostgreSQL: openPostgresTestDb } as const;

const reads = {
  ledger: (db: Queries, client: AccountId) => readLedger(db, client, period),
  statement: (db: Queries, client: AccountId) =>
    readStatement(db, client, period, 'all', { skip: 0, size: 50 }),
} as const;

describe.each(['embedded', 'PostgreSQL'] as const)('of many bets, on the database %s,', (name) => {
  let db: Db | undefined;
  const clients = new Map<string, AccountId>();
  const clientOf = (username: string) => clients.get(username) ?? accountId(0n);
  beforeAll(async () => {
    db = await open[name]();
    if (db === undefined) return;
    await db.script(fill);
    await db.script(takeBack);
    await migrate(db);
    await db.script('analyze');
    const read = statement('t-clients', 'select id, username from account');
    for (const { id, username } of await db.query<{ id: AccountId; username: string }>(read))
      clients.set(username, id);
  });
  afterAll(() => db?.close());

  test.for(['ledger', 'statement'] as const)(
    'a %s visits no more of the database than one of few bets',
    async (page, { skip }) => {
      if (db === undefined) return skip('no PostgreSQL on this platform');
      const ofFew = await pagesVisited(db, (queries) => reads[page](queries, clientOf('FEW')));
      const ofMany = await pagesVisited(db, (queries) => reads[page](queries, clientOf('MANY')));
      expect(ofMany / ofFew).toBeLessThan(1.5);
    },
  );

  test.for(['ledger', 'statement'] as const)(
    'a %s has each event that came to 0 before these were marked',
    async (page, { skip }) => {
      if (db === undefined) return skip('no PostgreSQL on this platform');
      for (const username of ['FEW', 'MANY']) {
        const { lines } = await reads[page](db, clientOf(username));
        expect(lines).toHaveLength(markets);
        const quiet = lines.filter(({ coins }) => coins === 0n).map(({ market_id }) => market_id);
        expect(quiet.sort()).toEqual([`m${markets - 1}`, `m${markets}`]);
      }
    },
  );
});
