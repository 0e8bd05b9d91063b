import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';
import { operateHouse } from './operate-house.ts';

const teen9 = mustGame('3048');

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(() => desk.close());
afterEach(async () => {
  await run('set-table', 'teen9', '--video', 'none', '--stake-min', 'none', '--stake-max', 'none');
  await run('set-table', 'teen9', '--odds-difference', '0');
  await run('open-table', 'teen9');
});

const run = (...argv: string[]) => operateHouse(desk, operatedProducts(desk.products), argv);

let lastClient = 0;
const seat = () => {
  lastClient += 1;
  return desk.client({ username: `GUEST${lastClient}`, coins: 1_000_000 });
};
type Seat = Awaited<ReturnType<typeof seat>>;

const details = async (client: Seat) =>
  (await desk.call('casino/getDiamondCasinoByEventId', { eventId: '3048' }, client)).data;

const onTiger = (roundId: string, overrides: object = {}) => ({
  roundId,
  sid: '11',
  rate: '2.94',
  ...overrides,
});

it('set-table changes what clients are shown of a table, and what it does not name stays', async () => {
  const client = await seat();
  const result = await run('set-table', '3048', '--stake-min', '500', '--stake-max', '2000');
  expect(result.lines).toEqual([
    'Teenpatti Test (teen9): stake from 500 to 2000, odds difference 0, picture our own.',
  ]);
  await run('set-table', 'teen9', '--video', 'https://stream.example/nine', '--odds-difference', '0.05');
  expect(await details(client)).toMatchObject({
    minStake: 500,
    maxStake: 2000,
    videoUrlType: 'videoUrl1',
    videoUrl1: 'https://stream.example/nine',
    setting: { oddsDifference: 0.05 },
  });
  const freed = await run(
    'set-table',
    'teen9',
    '--video',
    'none',
    '--stake-min',
    'none',
    '--stake-max',
    'none',
  );
  expect(freed.lines[0]).toContain("(teen9): stake from the game's least to the game's most, odds");
  expect(await details(client)).toMatchObject({
    minStake: 100,
    maxStake: 300_000,
    videoUrl1: '/table-video/teen9',
    setting: { oddsDifference: 0.05 },
  });
});

it('set-table says whether the table is flagged New Launch', async () => {
  expect((await run('set-table', 'teen9', '--new', 'yes')).lines.join()).toMatch(/, flagged New Launch\.$/);
  expect((await run('set-table', 'teen9', '--new', 'no')).lines.join()).toMatch(
    /, not flagged New Launch\.$/,
  );
});

it('the limits set hold for bets and are in the picture, unless those of an option are tighter', async () => {
  const client = await seat();
  await run('set-table', 'teen9', '--stake-min', '500', '--stake-max', '290000');
  const picture = await desk.freshRound('teen9', 'main');
  expect(picture.data.t1[0]).toMatchObject({ min: 500, max: 290_000 });
  const roundId = roundIdOf(picture);
  const place = (sid: string, amount: number) =>
    desk.place(client, teen9, onTiger(roundId, { sid, amount, rate: sid === '11' ? '2.94' : '404' }));
  expect((await place('11', 499)).message).toBe('Minimum bet is 500');
  expect((await place('11', 290_001)).message).toBe('Maximum bet is 2,90,000');
  const trio = teen9.options.find(({ name }) => name === 'Tiger Trio');
  expect(trio?.stakeMax).toBeLessThan(29_000_000n);
  expect((await place(trio?.sid ?? '', 289_999)).message).toMatch(/^Maximum bet is/);
  expect((await place('11', 500)).error).toBe(false);
});

it('with an odds difference the price asked is the rate sent plus the difference', async () => {
  const client = await seat();
  await run('set-table', 'teen9', '--odds-difference', '0.05');
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  const placed = await desk.place(client, teen9, onTiger(roundId, { rate: '2.89', amount: 100 }));
  expect(placed.error).toBe(false);
  const { data } = await desk.call('casino/diamondBetsList', { eventId: '3048', roundId }, client);
  expect(data?.casinoBetData).toMatchObject([{ odds: 2.94 }]);
  const better = await desk.place(client, teen9, onTiger(roundId, { rate: '2.99', amount: 100 }));
  expect(better.message).toBe('Rate changed from 3.04 to 2.94');
});

it('a shut table refuses bets at once, deals the round to its end and opens no other, until open-table', async () => {
  const client = await seat();
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  expect((await desk.place(client, teen9, onTiger(roundId, { amount: 100 }))).error).toBe(false);
  expect((await run('shut-table', 'teen9')).lines).toEqual([
    'Teenpatti Test (teen9) is shut. The round under way is dealt to its end.',
  ]);
  const late = await desk.place(client, teen9, onTiger(roundId, { amount: 100 }));
  expect(late).toMatchObject({ error: true, refusal: { key: 'market-suspended' } });
  expect(await details(client)).toMatchObject({ cashinoStatus: false, betStatus: true });
  const shut = await desk.picture('teen9');
  expect(shut.table?.phase).toBe('lock');
  expect(new Set(shut.data.t2.map(({ tstatus }) => tstatus))).toEqual(new Set(['False']));
  await desk.advanceTo('teen9', 'over');
  await desk.untilShown('teen9', ({ table }) => table?.result !== undefined);
  const { data } = await desk.call('casino/diamondBetsList', { roundId, isDeclare: true }, client);
  expect(data?.casinoBetData).toHaveLength(1);
  for (let minute = 0; minute < 5; minute += 1) {
    desk.clock.advance(60_000);
    expect(roundIdOf(await desk.picture('teen9'))).toBe(roundId);
  }
  await run('open-table', 'teen9');
  expect(await details(client)).toMatchObject({ cashinoStatus: true });
  // A shut table checks every second whether it is open again.
  await vi.waitFor(() => {
    desk.clock.advance(1_000);
    expect(desk.mustTable('teen9').current()?.roundId).not.toBe(roundId);
  });
  const next = roundIdOf(await desk.freshRound('teen9', 'main'));
  expect((await desk.place(client, teen9, onTiger(next, { amount: 100 }))).error).toBe(false);
});

it('a row changed in the database itself takes effect within seconds', async () => {
  const client = await seat();
  await details(client);
  await desk.db.script("update table_setting set stake_min = 70000 where game = 'teen9'");
  desk.clock.advance(5_000);
  expect(await details(client)).toMatchObject({ minStake: 700 });
});

test.each([
  [['shut-table', 'nowhere'], 'shut-table: There is no table "nowhere". Those dealt here are '],
  [['set-table', 'teen9'], 'set-table: Nothing to set is given.'],
  [['set-table', 'teen9', '--video', 'http://plain.example'], 'set-table: --video is "http://plain.example"'],
  [['set-table', 'teen9', '--video', 'javascript:alert(1)'], 'set-table: --video is "javascript:alert(1)"'],
  [['set-table', 'teen9', '--odds-difference', '0.005'], 'set-table: --odds-difference is "0.005"'],
  [
    ['set-table', 'teen9', '--stake-min', '5000', '--stake-max', '10'],
    'set-table: The least stake would be above the most. Nothing was changed.',
  ],
])('%j is refused with its reason', async (argv, reason) => {
  const result = await run(...argv);
  expect(result.exit).toBe(1);
  expect(result.reason?.slice(0, reason.length)).toBe(reason);
});

it('every change is recorded with who made it', async () => {
  await run('shut-table', 'abj');
  await run('open-table', 'abj');
  const { lines } = await run('list', 'acts', '--verb', 'shut-table');
  expect(lines.join('\n')).toMatch(/asha.+shut-table.+abj/);
});
