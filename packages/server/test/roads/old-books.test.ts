import type { AccountId, MarketDefinition } from '@maidan/betting';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readLedger } from '../../src/ledger/ledger-store.ts';
import { defaultLimits } from '../../src/products/sports/match-terms.ts';
import { upsertMatch } from '../../src/products/sports/store.ts';
import { setCommissionTerms } from '../../src/wallet/terms.ts';
import { openPostgresHouse } from '../support/database/postgres-house.ts';
import { openEmbeddedTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, testStart, twoTeams } from '../support/test-house.ts';

/** The books as they were before terms, names and lines of the ledger were kept. */
const takeBack = `drop table settled_terms; alter table market drop column runner_names;
  alter table transfer drop column ledger_line; drop function ledger_line;
  create index transfer_from on transfer (from_account, created_at, id) include (coins, kind, market_id);
  create index transfer_to on transfer (to_account, created_at, id) include (coins, kind, market_id);
  delete from migration where name like '0006%' or name like '0007%'`;

/** In ten-thousandths, by what each client bets. */
const rates = { large: 200, small: 200, none: 0 } as const;
type Clients = Record<keyof typeof rates, AccountId>;

async function settleLongAgo(house: TestHouse): Promise<Clients> {
  for (const id of ['session', 'void-session']) await house.market(id, aLine, true);
  for (const id of ['lost', 'won', 'void', 'half-way']) await house.market(id, twoTeams);
  const clients: Clients = {
    large: await house.client(10_000),
    small: await house.client(10_000),
    none: await house.client(10_000),
  };
  for (const name of ['large', 'small', 'none'] as const) {
    const [client, stake] = [clients[name], name === 'small' ? 20 : 500];
    await setCommissionTerms(house.db, client, { session: rates[name], match: rates[name] });
    for (const marketId of ['session', 'void-session'])
      await house.place({ client, marketId, stake, rate: 100, run: 45 });
    for (const marketId of ['lost', 'won', 'void', 'half-way'])
      await house.place({ client, marketId, stake, rate: 100, option: 'lions' });
  }
  await house.declare('session', { run: 44 });
  await house.declare('lost', { winner: 'tigers' });
  await house.correct('lost', { void: true });
  await house.correct('lost', { winner: 'tigers' });
  await house.declare('won', { winner: 'lions' });
  await house.declare('void', { void: true });
  await house.declare('void-session', { void: true });
  await house.declare('half-way', { winner: 'tigers' });
  await house.db.script(`with begun as (
      insert into settlement (market_id, outcome, rule, reason, declared_by, declared_at, corrects, state)
      select id, '{"winner": "lions"}', 'test', 'Misread.', 'test', now(), settlement_id, 'running'
      from market where id = 'half-way' returning id
    )
    update market set state = 'settling', settlement_id = begun.id from begun where market.id = 'half-way'`);
  for (const client of Object.values(clients))
    await setCommissionTerms(house.db, client, { session: 1000, match: 1000 });
  return clients;
}

const match = {
  id: 'old',
  sport: 'cricket',
  name: 'Lions v Tigers',
  series: '',
  teams: ['Lions', 'Tigers'],
  startsAt: testStart,
  status: 'completed',
} as const;

const farAhead = testStart + 86_400_000;

const winnerOf = (...runners: string[]): MarketDefinition => ({ shape: 'winner', rule: 'decimal', runners });

/** How old bets named a runner, and what that shows of the whole market. */
const named: readonly {
  what: string;
  kind: string;
  definition: MarketDefinition;
  betName?: readonly [string, string];
  names: Record<string, string>;
}[] = [
  {
    what: 'sides numbered by the house are the teams, the third the draw',
    kind: 'match-odds',
    definition: winnerOf('1', '2', '3'),
    names: { '1': 'Lions', '2': 'Tigers', '3': 'The Draw' },
  },
  {
    what: 'answers on a tie are yes and no',
    kind: 'tied-match',
    definition: winnerOf('1', '2'),
    names: { '1': 'Yes', '2': 'No' },
  },
  {
    what: 'a bet that calls a runner as the team in its place gives the other',
    kind: 'match-odds',
    definition: winnerOf('30246', '110503'),
    betName: ['30246', 'Lions'],
    names: { '30246': 'Lions', '110503': 'Tigers' },
  },
  {
    what: 'a bet that calls it otherwise gives no more than that',
    kind: 'match-odds',
    definition: winnerOf('7', '8'),
    betName: ['7', 'Yes'],
    names: { '7': 'Yes' },
  },
  {
    what: 'of runners numbered elsewhere that nobody bet on nothing is known',
    kind: 'match-odds',
    definition: winnerOf('30246', '110503'),
    names: {},
  },
  {
    what: 'of a race only the names in bets are known',
    kind: 'match-odds',
    definition: { shape: 'places', runners: ['1', '2'], places: 1 },
    betName: ['2', 'Match My Fire'],
    names: { '2': 'Match My Fire' },
  },
  {
    what: 'a session has no runners',
    kind: 'fancy',
    definition: aLine,
    betName: ['fancy', '6 over runs'],
    names: {},
  },
];

async function offerLongAgo(house: TestHouse): Promise<void> {
  const client = await house.client(10_000);
  const more = { room: 'm-old', source: 'test', limits: defaultLimits, now: testStart };
  await upsertMatch(house.db, match, more);
  for (const { what: id, kind, definition, betName } of named) {
    const market = { id, product: 'sports', eventId: match.id, kind, name: id, definition };
    await insertMarkets(house.db, [{ ...market, isCommission: false }], testStart);
    if (betName === undefined) continue;
    const [option, teamName] = betName;
    const order = { client, marketId: id, stake: 10 };
    await house.place(kind === 'fancy' ? { ...order, run: 45 } : { ...order, option });
    const setDetails = statement('t-set-details', 'update bet set details = $2::jsonb where market_id = $1');
    await house.db.query(setDetails, [id, JSON.stringify({ teamName })]);
  }
}

const open = {
  embedded: async () => {
    const db = await openEmbeddedTestDb();
    return { ...(await createTestHouse(db)), close: () => db.close() };
  },
  PostgreSQL: openPostgresHouse,
} as const;

describe.each(['embedded', 'PostgreSQL'] as const)('books of an older house, on the database %s,', (name) => {
  let house: Awaited<ReturnType<(typeof open)[typeof name]>>;
  let clients: Clients;
  let before: unknown;
  const ledgersOf = ({ db }: TestHouse) =>
    Promise.all(Object.values(clients).map((client) => readLedger(db, client, { from: 0, until: farAhead })));
  beforeAll(async () => {
    house = await open[name]();
    if (house === undefined) return;
    clients = await settleLongAgo(house);
    before = await ledgersOf(house);
    await offerLongAgo(house);
    await house.db.script(takeBack);
    await migrate(house.db);
  });
  afterAll(async () => house?.close());

  const termsOf = (client: AccountId) =>
    house?.db.query(
      statement(
        't-terms',
        `select market_id as market, session_commission as session, match_commission as match from settled_terms
         where client_id = $1 order by market_id`,
      ),
      [client],
    );

  test('are given their rates where the coins allow one alone, and none where they allow several', async ({
    skip,
  }) => {
    if (house === undefined) return skip('no PostgreSQL on this platform');
    const unknown = { session: null, match: null };
    const termsAt = (rate: number | null) => [
      { market: 'half-way', session: null, match: rate },
      { market: 'lost', session: null, match: rate },
      { market: 'session', session: rate, match: null },
      { market: 'void', ...unknown },
      { market: 'void-session', ...unknown },
      { market: 'won', ...unknown },
    ];
    expect(await termsOf(clients.large)).toEqual(termsAt(200));
    expect(await termsOf(clients.none)).toEqual(termsAt(0));
    expect(await termsOf(clients.small)).toEqual(termsAt(null));
  });

  test('show the ledgers they showed', async ({ skip }) => {
    if (house === undefined) return skip('no PostgreSQL on this platform');
    expect(before).toMatchObject([{ lines: [{ kind: 'event' }, { kind: 'credit' }] }, {}, {}]);
    expect(await ledgersOf(house)).toEqual(before);
  });

  test.for(named)('know their runners: $what', async ({ what, names }, { skip }) => {
    if (house === undefined) return skip('no PostgreSQL on this platform');
    const read = statement('t-names', 'select runner_names from market where id = $1');
    expect(await house.db.query(read, [what])).toEqual([{ runner_names: names }]);
  });

  test('pass the audit, which counts the commissions of unknown rate', async ({ skip }) => {
    if (house === undefined) return skip('no PostgreSQL on this platform');
    const { faults, checked } = await auditHouse(house.db);
    expect(faults).toEqual([]);
    expect(checked['commissions of unknown rate']).toBe(3);
  });

  test('are corrected by the rates found, and by the present where none is, which is kept from then', async ({
    skip,
  }) => {
    if (house === undefined) return skip('no PostgreSQL on this platform');
    expect(await house.settling.resume()).toBe(1);
    await house.correct('half-way', { void: true });
    await house.correct('half-way', { winner: 'tigers' });
    await house.correct('session', { run: 43 });
    await house.correct('lost', { void: true });
    const balances = Object.values(clients).map(async (client) => (await house?.wallet(client))?.balance);
    // Lost on the session and on the one half settled, won on the other.
    expect(await Promise.all(balances)).toEqual([
      10_000 - 500 + 10 - 500 + 10 + 500,
      10_000 - 20 + 2 - 20 + 2 + 20,
      10_000 - 500 - 500 + 500,
    ]);
    const { faults, checked } = await auditHouse(house.db);
    expect(faults).toEqual([]);
    expect(checked['commissions of unknown rate']).toBeUndefined();
  });
});
