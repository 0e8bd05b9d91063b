import {
  changesChannel,
  type TablesPatch,
  type TablesPicture,
  tablesPicture,
  tablesRoom,
} from '@maidan/contract';
import { games } from '@maidan/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { mustGame, openTableDesk, type TableDesk } from '../support/table-desk.ts';

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(() => desk.close());

async function operate(...argv: string[]): Promise<void> {
  expect(await operateHouse(desk, operatedProducts(desk.products), argv)).toMatchObject({ exit: 0 });
}

const list = async (): Promise<TablesPicture> => JSON.parse((await desk.send('/cache/tables')).text);

async function listed(code: string) {
  const found = (await list()).tables.find((table) => table.code === code);
  if (found === undefined) throw new Error(`${code} is not listed`);
  return found;
}

test('every table is in one picture, with its round and when its bets end', async () => {
  await desk.freshRound('teen9', 'main');
  const picture = await list();
  expect(tablesPicture.parse(picture)).toEqual(picture);
  expect(picture.tables.map(({ code }) => code)).toEqual(games.map(({ entry }) => entry.code));
  const table = desk.mustTable('teen9');
  expect(await listed('teen9')).toMatchObject({
    isNew: true,
    roundId: table.current()?.roundId,
    phase: 'bets',
    betsEndAt: desk.clock.now() + (table.moment()?.msLeft ?? 0),
    secondsTotal: 22,
  });
});

test('a table that deals has no seconds, and its result joins the last five', async () => {
  await desk.advanceTo('teen9', 'lock');
  const dealing = await listed('teen9');
  expect(dealing.phase).toBe('dealing');
  expect(dealing.betsEndAt).toBeUndefined();
  const { roundId } = dealing;
  await desk.freshRound('teen9', 'main');
  const { results } = await listed('teen9');
  expect(results[0]?.mid).toBe(roundId);
  expect(results.length).toBeLessThanOrEqual(5);
});

test('those who watch are sent the time each second, and a table only when it changes', async () => {
  await desk.freshRound('teen9', 'main');
  const socket = await desk.provedSocket(await desk.seat());
  socket.io.emit('JoinRoom', { room: tablesRoom, changes: true });
  const first = (await socket.next(tablesRoom)) as TablesPicture;
  desk.clock.advance(1_000);
  const quiet = (await socket.next(changesChannel(tablesRoom))) as TablesPatch;
  expect(quiet).toEqual({ at: first.at + 1, changed: [], n: first.n + 1 });
  desk.clock.advance(desk.mustTable('teen9').moment()?.msLeft ?? 0);
  const codes: string[] = [];
  for (let patch = quiet; !codes.includes('teen9'); ) {
    desk.clock.advance(250);
    patch = (await socket.next(changesChannel(tablesRoom))) as TablesPatch;
    codes.push(...patch.changed.map(({ code }) => code));
  }
  expect(codes).toContain('teen9');
  socket.close();
});

test('a shut table says so in the list, in its picture and in its details, with the operator’s words', async () => {
  await desk.freshRound('teen9', 'main');
  await operate('shut-table', 'teen9', '--message', 'Back at six');
  expect(await listed('teen9')).toMatchObject({ shut: 'Back at six', phase: 'dealing' });
  expect((await desk.picture('teen9')).table?.shut).toBe('Back at six');
  const reply = await desk.call('casino/getDiamondCasinoByEventId', { eventId: '3048' }, await desk.seat());
  expect(reply.data).toMatchObject({ cashinoStatus: false, setting: { errorMessage: 'Back at six' } });
  await operate('open-table', 'teen9');
  expect((await listed('teen9')).shut).toBeUndefined();
  expect((await desk.picture('teen9')).table?.shut).toBeUndefined();
});

test('an operator says which tables are new', async () => {
  await operate('set-table', 'teen9', '--new', 'no');
  await operate('set-table', 'dt20', '--new', 'yes');
  expect([(await listed('teen9')).isNew, (await listed('dt20')).isNew]).toEqual([false, true]);
  await operate('set-table', 'teen9', '--new', 'yes');
});

test('a socket that joined a table and never signed in is notified when the round has paid, to read its bets', async () => {
  const player = await desk.seat();
  const stranger = await desk.socket();
  stranger.io.emit('JoinRoom', 'teen9');
  await stranger.next('teen9');
  await desk.freshRound('teen9', 'main');
  const bet = { roundId: desk.mustTable('teen9').current()?.roundId ?? '', sid: '11', rate: '2.94' };
  expect((await desk.place(player, mustGame('3048'), bet)).message).toBe('Bet Placed Successfully');
  expect(stranger.heard.map(({ event }) => event)).not.toContain('fetchCasinoBetList');
  await desk.freshRound('teen9', 'main');
  desk.clock.advance(250);
  expect(await stranger.next('fetchCasinoBetList')).toEqual({ fetch: true });
  expect(stranger.heard.map(({ event }) => event)).not.toContain('roundSettled');
});
