import type { BookmakerPicture } from '@maidan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsentMost } from '../../src/live/connection.ts';
import { behindBytes } from '../../src/live/send-frame.ts';
import { bookmakerRoom } from '../../src/products/sports/live.ts';
import type { CupTie } from '../support/cup-tie.ts';
import { openPollingClient, type PollingClient } from '../support/polling-client.ts';
import type { QuickClient } from '../support/quick-client.ts';
import { openRawSocket, type RawSocket } from '../support/raw-socket.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
let tie: CupTie;
beforeAll(async () => {
  desk = await openSportsDesk();
});
beforeEach(async () => {
  tie = await desk.tie();
});
afterAll(() => desk.close());

const beatBytes = 100_000;
/** The system's own buffers take some megabytes before anything waits in this process. */
const beats = 200;
const filling = 'x'.repeat(beatBytes);
const bigPicture = (n: number) => ({ n, result: { filling } }) as unknown as BookmakerPicture;
const numbersOf = (messages: readonly unknown[]) => messages.map((message) => (message as { n: number }).n);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function watcher() {
  const client = await desk.bettor();
  const socket = await desk.provedSocket(client);
  socket.io.emit('JoinRoom', { room: tie.marketId });
  await socket.next(tie.marketId);
  return { client, socket };
}

async function stalled(): Promise<{ client: QuickClient; socket: RawSocket }> {
  const client = await desk.bettor();
  const socket = await openRawSocket(desk.address);
  await socket.prove(client);
  socket.emit('JoinRoom', { room: tie.marketId });
  await socket.next(`42["${tie.marketId}"`);
  socket.stopReading();
  return { client, socket };
}

/** Big messages to the match's room; gives the numbers a healthy client received, and the most that ever waited. */
async function sendBeats(send: (n: number) => void = sendToRoom) {
  const healthy = await watcher();
  let most = 0;
  const received: unknown[] = [];
  for (const n of upTo(beats)) {
    send(n);
    received.push(await healthy.socket.next(tie.marketId));
    most = Math.max(most, desk.live.unsentBytes());
  }
  healthy.socket.close();
  return { numbers: numbersOf(received), most };
}
const sendToRoom = (n: number) =>
  desk.outbox.toRoom(bookmakerRoom(tie.marketId), tie.marketId, bigPicture(n));

describe('a client that stops reading', () => {
  test('is sent no more of its room once it is behind, and its neighbour receives every number', async () => {
    const { socket } = await stalled();
    const { numbers, most } = await sendBeats();
    expect(numbers).toEqual(upTo(beats));
    expect(most).toBeGreaterThanOrEqual(behindBytes);
    expect(most).toBeLessThan(behindBytes + 2 * beatBytes);
    socket.close();
  });

  test('is disconnected when it stays behind for ten seconds, and what waited for it is released', async () => {
    const { socket } = await stalled();
    await sendBeats();
    desk.clock.advance(500);
    expect(desk.live.unsentBytes()).toBeGreaterThanOrEqual(behindBytes);
    desk.clock.advance(10_000);
    socket.readOn();
    await socket.closed;
    expect(desk.live.unsentBytes()).toBe(0);
  });

  test('and reads on before that is not disconnected, and is sent the picture it asks for', async () => {
    const { socket } = await stalled();
    await sendBeats();
    desk.clock.advance(9000);
    socket.readOn();
    socket.emit('LeaveRoom', tie.marketId);
    socket.emit('JoinRoom', { room: tie.marketId, changes: true });
    let picture = '';
    while (!picture.includes('team_data')) picture = await socket.next(`42["${tie.marketId}"`);
    desk.clock.advance(20_000);
    expect(socket.isClosed()).toBe(false);
    socket.close();
  });

  test('is bounded too when something else is queued before the messages of its room', async () => {
    const { client, socket } = await stalled();
    const { numbers, most } = await sendBeats((n) => {
      desk.outbox.toClient(client.id, 'coinUpdate', { coins: n, exposure: 0 });
      sendToRoom(n);
    });
    expect(numbers).toEqual(upTo(beats));
    expect(most).toBeLessThan(behindBytes + 2 * beatBytes);
    socket.close();
  });

  test('is disconnected at once when messages that cannot be skipped pile up', async () => {
    const { client, socket } = await stalled();
    let most = 0;
    for (const n of upTo(beats)) {
      desk.outbox.toClient(client.id, 'sessionBetUpdate', { marketId: `${n} ${filling}` });
      await new Promise(setImmediate);
      most = Math.max(most, desk.live.unsentBytes());
    }
    socket.readOn();
    await socket.closed;
    expect(most).toBeGreaterThan(behindBytes);
    expect(most).toBeLessThanOrEqual(unsentMost);
  });

  test('and asks for the same picture again and again has only one waiting', async () => {
    const { socket } = await stalled();
    await sendBeats();
    const waiting = desk.live.unsentBytes();
    for (let count = 0; count < 40; count += 1) socket.emit('JoinRoom', { room: tie.marketId });
    await watcher();
    expect(desk.live.unsentBytes()).toBe(waiting);
    socket.close();
  });

  test('and pings without end is disconnected', async () => {
    const { socket } = await stalled();
    socket.ping(2000);
    socket.readOn();
    await socket.closed;
  });
});

describe('a client that polls over HTTP', () => {
  async function pollFor(polls: PollingClient, message: string): Promise<void> {
    while (!(await polls.poll()).includes(message));
  }

  async function poller(): Promise<{ client: QuickClient; polls: PollingClient }> {
    const client = await desk.bettor();
    const polls = await openPollingClient(desk.address);
    await polls.send(`42["login",${JSON.stringify({ ...client, id: undefined, domain: 'localhost' })}]`);
    await pollFor(polls, '42["userLoggedIn"');
    await polls.send(`42["JoinRoom",${JSON.stringify({ room: tie.marketId })}]`);
    await pollFor(polls, `42["${tie.marketId}"`);
    return { client, polls };
  }

  test('is sent what a websocket is sent', async () => {
    const { polls } = await poller();
    sendToRoom(1);
    expect(await polls.poll()).toBe(`42${JSON.stringify([tie.marketId, bigPicture(1)])}`);
    await polls.close();
  });

  test('and stops polling is limited and disconnected like any other', async () => {
    const { polls } = await poller();
    const { most } = await sendBeats();
    expect(most).toBeGreaterThanOrEqual(behindBytes);
    expect(most).toBeLessThan(behindBytes + 2 * beatBytes);
    desk.clock.advance(500);
    desk.clock.advance(10_000);
    expect(desk.live.unsentBytes()).toBe(0);
    await expect(polls.poll()).rejects.toThrow('400');
  });
});
