import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

/** As many as a page might ask for at once. */
const eventsAtOnce = 60;

async function provedRaw() {
  const client = await desk.bettor();
  const socket = await openRawSocket(desk.address);
  await socket.prove(client);
  return { client, socket };
}
const joins = (room: string, count: number): string[] => Array(count).fill(`42["JoinRoom","${room}"]`);
const picturesIn = (heard: readonly string[], room: string) =>
  heard.filter((text) => text.startsWith(`42["${room}"`));

test('2,000 joins in a burst bring no more pictures than a page may ask for, and the socket is disconnected', async () => {
  const [tie, { socket }] = [await desk.tie(), await provedRaw()];
  socket.send(...joins(tie.marketId, 2000));
  await socket.closed;
  expect(picturesIn(socket.heard, tie.marketId).length).toBeLessThanOrEqual(eventsAtOnce);
});

test('events above the limit are dropped, and accepted again after a pause', async () => {
  const [tie, other, { client, socket }] = [await desk.tie(), await desk.tie(), await provedRaw()];
  socket.send(...joins(tie.marketId, 150), ...joins(other.marketId, 1));
  await desk.provedSocket(client);
  desk.clock.advance(1000);
  socket.send(...joins(tie.marketId, 1));
  desk.outbox.toClient(client.id, 'coinUpdate', { coins: 1, exposure: 0 });
  await socket.next('42["coinUpdate"');
  expect(picturesIn(socket.heard, other.marketId)).toEqual([]);
  socket.send(...joins(other.marketId, 1));
  await socket.next(`42["${other.marketId}"`);
  expect(socket.isClosed()).toBe(false);
  socket.close();
});

test('a page that asks for all its rooms at once is answered with each', async () => {
  const ties = [];
  for (let count = 0; count < 10; count += 1) ties.push(await desk.tie());
  const { socket } = await provedRaw();
  const rooms = ties.flatMap(({ marketId, eventId }) => [
    `42["JoinRoom","${marketId}"]`,
    `42["marketByEvent","${eventId}"]`,
  ]);
  socket.send(...rooms);
  for (const { marketId, eventId } of ties) {
    await socket.next(`42["${marketId}"`);
    await socket.next(`42["${eventId}"`);
  }
  socket.close();
});

test('a socket in as many rooms as it may have still gets the picture of one of them again', async () => {
  const ties = [];
  for (let count = 0; count < 21; count += 1) ties.push(await desk.tie());
  const { socket } = await provedRaw();
  socket.send(...ties.map(({ marketId }) => `42["JoinRoom","${marketId}"]`));
  const [first, last] = [ties[0]?.marketId ?? '', ties.at(-1)?.marketId ?? ''];
  await socket.next(`42["${first}"`);
  socket.send(...joins(first, 1));
  await socket.next(`42["${first}"`);
  expect(picturesIn(socket.heard, last)).toEqual([]);
  socket.close();
});

test('a socket that asks for thousands of unknown namespaces is disconnected', async () => {
  const { socket } = await provedRaw();
  socket.send(...Array(2000).fill('40/nowhere,'));
  await socket.closed;
  expect(socket.heard.length).toBeLessThan(400);
});
