import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventId } from '../support/flights/flight-desk.ts';
import { type NamedClient, quickClient } from '../support/quick-client.ts';
import { startTestApp } from '../support/test-app.ts';

/** One more than a list shows. */
const crowd = 1001;

const market = (id: string, product: string, event: string) =>
  `('${id}', '${product}', '${event}', 'room', 'kind', 'Name', '{"shape": "flight"}', 'open', '2026-01-01')`;

/** First one bet of each state at Lucky7 and on a flight, then very many at Teenpatti and on a match. */
const fill = (client: bigint) => `
  insert into market (id, product, event_id, room, kind, name, definition, state, created_at) values
    ${market('lucky7eu.1', 'tables', '3032')}, ${market('aviator.1', 'aviator', eventId)},
    ${market('teen9.1', 'tables', '3048')}, ${market('1.2345', 'sports', 'match')};
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit, remark,
    details, address, placed_at)
  select ${client}, market, market || state || n, '', '1', 'back', 100, 0, 0, state, case when state = 'settled' then -100 end, '',
    '{}', '', '2026-01-01'
  from (values ('lucky7eu.1', 1, 1), ('aviator.1', 1, 2), ('teen9.1', ${crowd}, 3), ('1.2345', ${crowd}, 4)) at (market, bets, turn)
  cross join lateral generate_series(1, bets) n cross join unnest(array['open', 'settled', 'void']) state
  order by turn, n;
  insert into book (client_id, market_id, book, held, bets)
  select ${client}, id, '{}', 0, 1 from market where id in ('lucky7eu.1', 'aviator.1', 'teen9.1', '1.2345')`;

/** A round of each game for each state: one bet in the first minute of 2 January in India, and very many on the 3rd. */
const fillDays = (client: bigint) => `
  create temporary table day_round as
    select game || '.' || (1 + place) as id, game, product, event_id, state
    from (values ('lucky7eu', 'tables', '3032'), ('aviator', 'aviator', '${eventId}')) at (game, product, event_id)
    cross join unnest(array['open', 'settled', 'void']) with ordinality states (state, place);
  insert into market (id, product, event_id, room, kind, name, definition, state, created_at)
  select id, product, event_id, 'room', 'kind', 'Name', '{"shape": "flight"}', 'open', '2026-01-01' from day_round;
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit, remark,
    details, address, placed_at)
  select ${client}, id, id || n, '', '1', 'back', 100, 0, 0, state, case when state = 'settled' then -100 end, '', '{}', '',
    timestamptz '2026-01-01 18:30Z' + case when n > 1 then interval '1 day' else '0' end
  from generate_series(1, ${crowd + 1}) n cross join day_round order by n;
  insert into book (client_id, market_id, book, held, bets)
  select ${client}, id, '{}', 0, 1 from day_round where state = 'open'`;

let app: Awaited<ReturnType<typeof startTestApp>>;
let client: NamedClient;
let daily: NamedClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await quickClient(app, 'BUSY', 1000);
  daily = await quickClient(app, 'DAILY', 1000);
  await app.db.script(fill(client.id));
  await app.db.script(fillDays(daily.id));
});
afterAll(() => app.close());

const lists = [
  ['open', {}],
  ['settled', { isDeclare: true }],
  ['taken out', { isDeleted: true }],
] as const;

test.each(lists)('a table’s %s bets are listed, whatever else their client plays', async (_, request) => {
  const listed = async (overrides: object) =>
    (await app.call('casino/diamondBetsList', { ...request, ...overrides }, client)).data;
  const lucky = { casinoBetData: [{ roundId: 'lucky7eu.1' }] };
  for (const request of [{ eventId: '3032' }, { roundId: 'lucky7eu.1' }])
    expect(await listed(request)).toMatchObject(lucky);
  expect((await listed({ eventId: '3032' }))?.hasMore).toBeUndefined();
  const everywhere = await listed({});
  expect(new Set(everywhere?.casinoBetData.map(({ eventId: at }) => at))).toEqual(new Set(['3048']));
  expect(everywhere?.hasMore).toBe(true);
  for (const request of [
    { eventId: '9999' },
    { roundId: 'aviator.1' },
    { eventId: '3032', roundId: 'teen9.1' },
  ])
    expect(await listed(request)).toMatchObject({ casinoBetData: [] });
});

test.each([
  ['open', { show: 'mine' }, [0]],
  ['settled and returned', { show: 'mine', isDeclare: true }, [1, 1]],
  ['settled', { isDeclare: true }, [1]],
] as const)('a client’s %s flights are listed, whatever else it plays', async (_, request, states) => {
  const { data } = await app.call('casino/avaitorBetsList', { eventId, ...request }, client);
  expect(data).toMatchObject(states.map((isDeclare) => ({ roundId: 'aviator.1', isDeclare })));
});

const onDays = (fromDate: string, toDate: string) => ({ fromDate, toDate });
/** How many bets there are, and whether more than a list shows. */
const days = [
  [onDays('2026-01-01', '2026-01-01'), 0, undefined],
  [onDays('0001-01-01', '2026-01-02'), 1, undefined],
  [onDays('2026-01-02', '2026-01-02'), 1, undefined],
  [onDays('2026-01-03', '2026-01-03'), crowd, true],
  [onDays('2026-01-02', '9999-12-31'), crowd + 1, true],
  [onDays('2026-01-04', '2026-01-04'), 0, undefined],
] as const;

const listsOfRounds = lists.map(
  ([name, request], index) => [name, request, `lucky7eu.${2 + index}`] as const,
);

test.each(listsOfRounds)(
  'a table’s %s bets of a day are listed, however many came later',
  async (_, request, roundId) => {
    const listed = async (overrides: object) => {
      const { data } = await app.call('casino/diamondBetsList', { ...request, ...overrides }, daily);
      return [data?.casinoBetData.length, data?.hasMore];
    };
    for (const [dates, bets, hasMore] of days)
      for (const request of [{ eventId: '3032' }, { roundId }, {}])
        expect(await listed({ ...request, ...dates })).toEqual([Math.min(bets, 1000), hasMore]);
  },
);

test.each([
  ['open', { show: 'mine' }, 1],
  ['settled and returned', { show: 'mine', isDeclare: true }, 2],
  ['settled', { isDeclare: true }, 1],
] as const)(
  'a client’s %s flights of a day are listed, however many came later',
  async (_, requested, kinds) => {
    for (const [dates, bets, isMore] of days) {
      const request = { eventId, ...requested, ...dates };
      const { data, hasMore } = await app.call('casino/avaitorBetsList', request, daily);
      expect([data?.length, hasMore]).toEqual([Math.min(kinds * bets, 200), isMore]);
    }
  },
);
